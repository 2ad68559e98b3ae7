"""Every rule that can be broken refuses, and allows what it does not forbid."""

import pytest

from pygames.core.notation import AmbiguousAction, MalformedAction
from pygames.hack_attack import refusals
from tests.acting import Refused, all_tried, do, refuses_and_allows, rule
from tests.hack_attack.table import FULL, GAME, dealt, new_game, position
from tests.hack_attack.test_moving import FIVE_PLACED, NO_ROOM

DEALING = do(new_game(), "deal gop")
START = dealt("gop gop gop gop ogp ogp", "gpo gpo gpo gpo ogp ogp")
ONE = do(START, "lay gop", "place m1")
STIFF = dealt("gop gop gpo gpo ogp ogp", "opg opg pgo pgo pog pog", rotation=False)
PIE = do(dealt("gop gop gop gop ogp ogp", "gpo gpo gpo gpo ogp ogp", pie_rule=True), "lay gop", "place m1")
LAID = do(ONE, "lay ogp left")
FIVE = position(FIVE_PLACED)
MOVES = position(FULL)
UP = do(MOVES, "move m2")
OVER_TO = do(MOVES, "lay gop left")

CASES: list[Refused] = [
    ("ha-deal", ONE, "deal gop", DEALING, "deal gop"),
    ("ha-deal", DEALING, "deal pog", DEALING, "deal gpo"),
    ("ha-turn", MOVES, "to k2", do(MOVES, "move n1"), "to k2"),
    ("ha-turn", MOVES, "take n1", OVER_TO, "take n1"),
    ("ha-no-pass", START, "pass", START, "lay gop"),
    ("ha-no-pass", MOVES, "pass", MOVES, "move n1"),
    ("ha-touched", UP, "move n1", MOVES, "move n1"),
    ("ha-touched", UP, "lay gop left", MOVES, "lay gop left"),
    ("ha-touched", UP, "place k1", UP, "to o2"),
    ("ha-touched", UP, "move", MOVES, "move n1"),
    ("ha-first-board", START, "place m1", ONE, "place m2"),
    ("ha-first-board", START, "move m1", START, "lay gop"),
    ("ha-first-board", START, "lay gop left", ONE, "lay gpo left"),
    ("ha-own-board", START, "lay gpo", ONE, "lay gpo left"),
    ("ha-own-board", START, "lay ggg", START, "lay ogp"),
    ("ha-own-board", ONE, "lay gop left", do(ONE, "place m2"), "lay gop left"),
    ("ha-turning", STIFF, "lay pog", STIFF, "lay gop"),
    ("ha-turning", STIFF, "lay pog", START, "lay pog"),
    ("ha-ends", ONE, "lay ogp middle", ONE, "lay ogp left"),
    ("ha-ends", ONE, "lay ogp at m", ONE, "lay ogp right"),
    ("ha-new-board", LAID, "place m2", ONE, "place m2"),
    ("ha-new-board", LAID, "lay gpo right", LAID, "place l1"),
    ("ha-new-board", OVER_TO, "move n1", OVER_TO, "take n1"),
    ("ha-new-board", OVER_TO, "to k2", OVER_TO, "take l2"),
    ("ha-colour", ONE, "place green m2", ONE, "place m2"),
    ("ha-colour", UP, "to k1", UP, "to o2"),
    ("ha-reserve", FIVE, "place k2", FIVE, "place k1"),
    ("ha-reserve", MOVES, "place k1", MOVES, "move n1"),
    ("ha-reserve", OVER_TO, "place j1", OVER_TO, "take n1"),
    ("ha-occupied", ONE, "place m1", ONE, "place m2"),
    ("ha-occupied", UP, "to l1", UP, "to o2"),
    ("ha-square", ONE, "place n1", do(ONE, "lay gpo right"), "place n1"),
    ("ha-square", ONE, "place m4", ONE, "place m3"),
    ("ha-square", MOVES, "move a1", MOVES, "move o3"),
    ("ha-all-placed", FIVE, "move n1", MOVES, "move n1"),
    ("ha-all-placed", LAID, "take m1", OVER_TO, "take n1"),
    ("ha-all-placed", ONE, "to m2", do(MOVES, "move n1"), "to k2"),
    ("ha-own-piece", MOVES, "move l1", MOVES, "move l2"),
    ("ha-own-piece", MOVES, "move k1", MOVES, "move m3"),
    ("ha-own-piece", OVER_TO, "take k3", OVER_TO, "take m2"),
    ("ha-new-position", UP, "to m2", UP, "to o2"),
    ("ha-no-room", position(NO_ROOM), "move j1", MOVES, "move n1"),
    ("ha-swap", ONE, "swap", PIE, "swap"),
    ("ha-swap", PIE, "place m2", do(PIE, "keep"), "place m2"),
    ("ha-swap", PIE, "lay gpo left", PIE, "keep"),
    ("ha-swap", do(PIE, "keep"), "swap", PIE, "swap"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}: {case[2]}")
def test_the_rule_refuses_and_allows(case: Refused) -> None:
    refuses_and_allows(case)


def test_every_rule_a_refusal_can_name_is_tried_here_and_stands_in_the_rulebook() -> None:
    all_tried(CASES, refusals, "ha", GAME)


def test_what_is_no_action_is_answered_with_the_forms_there_are() -> None:
    for text in ("castle", "place it there", "place 7", "laying", "²", "/resign 0", "place M"):
        assert rule(ONE, text) == "table-notation"
    with pytest.raises(MalformedAction, match="place m2, lay gop left"):
        ONE.string_to_action("castle")


def test_what_is_meant_but_written_otherwise_is_answered_with_how_it_is_written() -> None:
    refusal = ONE.why_not("place orange m2")
    assert refusal is not None
    assert str(refusal) == "Write place m2. [table-notation]"


def test_a_beginning_that_fits_several_actions_is_ambiguous() -> None:
    with pytest.raises(AmbiguousAction) as error:
        ONE.string_to_action("lay gpo")
    assert error.value.candidates == ("lay gpo left", "lay gpo right")


def test_refusals_name_what_stands_in_the_way() -> None:
    for state, text, message in (
        (ONE, "place m1", "M1 is occupied."),
        (UP, "to k1", "A green piece may not stand on K1, which is purple."),
        (FIVE, "move n1", "Pieces may be moved only when all six of yours are placed; 1 are left."),
        (FIVE, "place k2", "You have no orange piece left to place."),
        (UP, "move n1", "You have taken up the piece on M2: say where it goes."),
    ):
        refusal = state.why_not(text)
        assert refusal is not None
        assert refusal.message == message


def test_only_the_seat_on_turn_decides() -> None:
    for text in ("place m2", "lay gpo left", "move m1", "pass"):
        for viewer in (0, -3):
            assert rule(ONE.observe(viewer), text) == "table-turn"
        assert rule(DEALING, text) == "table-turn"
    assert ONE.observe(0).legal_actions() == []
    assert ONE.observe(1).legal_actions() == ONE.legal_actions()
