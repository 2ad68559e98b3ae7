"""Every rule that can be broken refuses, and allows what it does not forbid."""

import pytest

from pygames.core.notation import MalformedAction
from pygames.core.refusal import Refusal
from pygames.hack_trick import refusals
from pygames.hack_trick.state import GameState
from tests.acting import Refused, all_tried, do, refuses_and_allows, rule
from tests.hack_trick.table import GAME, new_match, position

MAIN = position("row: 3\nhands: 1 3 4 | 0 2")
FOUR = position("row: 3\nhands: 0 1 3 4 | 0 2")
MARK = do(MAIN, "play 4")
END = do(MARK, "mark plain")
PAY = do(END, "guard!")
GUARDED = do(PAY, "pay plain", "play 0", "mark plain")
COMMANDED = do(END, "play!", "pay plain")
TOKENS = position("row: 3\nhands: 1 3 4 | 0 2\ncaptured: 2 | 0")
ASKED = do(TOKENS, "ask")
NO_MARKER = position("row: 3\nhands: 1 3 4 | 0 2\npools: 0+0 | 9+1")
NO_CARDS = position("row: 3\nhands: - | 0 2")
START = position(
    "phase: start\nturn: 1\ndealer: 1\naside: 5 5\nrow: -\nhands: 0 1 2 | 1 2 3 3\npast: a+ a+ a+ b+ b+ b+ b+"
)
DEALT = do(new_match(), "dealer 0")


CASES: list[Refused] = [
    ("ht-deck", MAIN, "play 7", MAIN, "play 4"),
    ("ht-deck", START, "start 6", START, "start 3"),
    ("ht-deck", DEALT, "deal 1 6", DEALT, "deal 1 5"),
    ("ht-deck", DEALT, "deal 0 5", DEALT, "deal 1 5"),
    ("ht-keypad", MARK, "mark 10", MARK, "mark plain"),
    ("ht-start", START, "draw", START, "start 1"),
    ("ht-start", START, "play 1", START, "start 1"),
    ("ht-start", START, "mark plain", START, "start 2"),
    ("ht-start", MAIN, "start 1", START, "start 1"),
    ("ht-one-action", END, "draw", MAIN, "draw"),
    ("ht-one-action", MARK, "play 1", MAIN, "play 1"),
    ("ht-one-action", END, "play 1", MAIN, "play 1"),
    ("ht-one-action", PAY, "draw", PAY, "pay x2"),
    ("ht-hold", MAIN, "play 0", MAIN, "play 1"),
    ("ht-hold", MAIN, "mark 5", MAIN, "play 1"),
    ("ht-hold", START, "start 0", START, "start 1"),
    ("ht-hold", NO_CARDS, "play", NO_CARDS, "draw"),
    ("ht-must-differ", MAIN, "play 3", MAIN, "play 4"),
    ("ht-must-differ", MAIN, "mark 6", MAIN, "play 1"),
    ("ht-place", MARK, "mark 4", MARK, "mark plain"),
    ("ht-place", MAIN, "mark plain", MARK, "mark plain"),
    ("ht-place", MAIN, "mark 1", MAIN, "play 1"),
    ("ht-place", END, "mark x2", MARK, "mark x2"),
    ("ht-place", MARK, "pass", END, "pass"),
    ("ht-no-marker", NO_MARKER, "play 4", NO_MARKER, "draw"),
    ("ht-no-marker", NO_MARKER, "mark 7", MAIN, "play 4"),
    ("ht-four-cards", FOUR, "draw", FOUR, "play 4"),
    ("ht-four-cards", FOUR, "draw", MAIN, "draw"),
    ("ht-ask-token", MAIN, "ask", TOKENS, "ask"),
    ("ht-ask-first", do(TOKENS, "play 1"), "ask", TOKENS, "ask"),
    ("ht-ask-once", ASKED, "ask", ASKED, "draw"),
    ("ht-command", MAIN, "guard!", END, "guard!"),
    ("ht-command", MAIN, "pass", END, "pass"),
    ("ht-commanded", COMMANDED, "draw", COMMANDED, "play 0"),
    ("ht-commanded", COMMANDED, "draw", do(END, "pass"), "draw"),
    ("ht-guard", GUARDED, "play!", GUARDED, "guard!"),
    ("ht-guard", GUARDED, "play!", END, "play!"),
    ("ht-pay", PAY, "pass", PAY, "pay plain"),
    ("ht-pay", END, "pay plain", PAY, "pay plain"),
    ("ht-pay", PAY, "pay captured", PAY, "pay x2"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}: {case[2]}")
def test_the_rule_refuses_and_allows(case: Refused) -> None:
    refuses_and_allows(case)


def test_every_rule_a_refusal_can_name_is_tried_here_and_stands_in_the_rulebook() -> None:
    all_tried(CASES, refusals, "ht", GAME)


@pytest.mark.parametrize(
    ("state", "typed", "action"),
    [
        (MAIN, "play the four", "play 4"),
        (MAIN, "play card 4", "play 4"),
        (MAIN, "4", "play 4"),
        (MAIN, "take a card", "draw"),
        (MAIN, "mark 7", "play 4"),
        (END, "force", "play!"),
        (END, "block", "guard!"),
        (END, "guard", "guard!"),
        (END, "pass my turn", "pass"),
        (MARK, "put the x2 marker", "mark x2"),
        (MARK, "mark 7", "mark plain, mark x2"),
        (START, "begin with the three", "start 3"),
    ],
)
def test_plain_words_are_answered_with_how_it_is_written(state: GameState, typed: str, action: str) -> None:
    assert state.why_not(typed) == Refusal("table-notation", f"That is written: {action}")


def test_what_is_no_action_is_answered_with_the_forms_there_are() -> None:
    for text in ("castle", "play x", "", "mark ten eleven", "pay me", "ask ask ask", "²", "play -1"):
        refusal = MAIN.why_not(text)
        assert refusal is not None
        assert refusal.rule in ("table-notation", "ht-ask-token")
    with pytest.raises(MalformedAction, match="Actions are written"):
        MAIN.string_to_action("castle")


def test_a_finished_match_is_not_played_on() -> None:
    state = do(position("score: 4 3\nrow: 3\nhands: 4 | 0\nmarkers: 7 7 | -"), "play 4", "mark plain")
    assert rule(state, "draw") == "table-over"


def test_only_the_seat_on_turn_decides() -> None:
    for text in ("draw", "play 0", "ask", "mark 5", "deal 0 3"):
        assert rule(MAIN.observe(1), text) == "table-turn"
        assert rule(MAIN.observe(-3), text) == "table-turn"
    assert rule(DEALT, "draw") == "table-turn"
    assert rule(MAIN, "deal 0 3") == "table-turn"
    assert MAIN.observe(1).legal_actions() == []
    assert MAIN.observe(0).legal_actions() == MAIN.legal_actions()
