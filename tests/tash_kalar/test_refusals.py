"""Every rule that can be broken refuses, and allows what it does not forbid."""

import pytest

from pygames.core.notation import MalformedAction
from pygames.tash_kalar import GAME, refusals
from pygames.tash_kalar.notation import parse_position
from tests.acting import Refused, all_tried, do, refuses_and_allows, rule
from tests.tash_kalar.test_setup import dealt
from tests.tash_kalar.test_tasks import felled

KNIGHT = parse_position("hand 1: knight, bomb, titan, flare 1\nboard d5:\nc c c\nc . H")
EMPTY = parse_position("hand 1: knight, bomb, titan\nboard e5:\nC")
BUSY = parse_position("actions: 0\nhand 1: knight, flare 12\nboard d4:\nC C C\nC C C")
SPOT = do(KNIGHT, "summon knight")
MOVES = do(SPOT, "at e4")
CHRONICLER = parse_position("hand 1: chronicler\nboard d4:\n. c .\nc . c")
UPGRADES = do(CHRONICLER, "summon chronicler", "at e5")
FULL = parse_position(
    "hand 1: swordmaster\nboard a1:\n- - c c c c c - -\n- c c c c c c . -\nc h c c . . . . .\n"
    ". . . . . . . . .\n. . . . . c . . .\n. . . . . . . . .\n. . . . . c . . ."
)
SHORT = do(FULL, "summon swordmaster", "at f6")
STRONGER = parse_position("hand 1: knight\nboard d4:\n. L .\nc c c\nc . .")
LEGENDS = parse_position("hand 1: time elemental\nboard d4:\nl . l\n. l .\nc . c")
TWO_WAYS = do(
    parse_position("hand 1: time mage\nboard d4:\n. c . c .\nc C c C c\n. c . c ."),
    "summon time mage",
    "at f4",
)
ANYWHERE = do(
    parse_position("schools: etherweave imperial\nhand 1: time traveler\nboard c4:\nc . .\n. c .\n. . c"),
    "summon time traveler",
)
MELEES = "form: melee\nschools: imperial highland sylvan\nhand 1: knight\nimprovised: {} 0 0\n"
MELEE, IMPROVISED = (parse_position(MELEES.format(n) + "board d5:\nc C c\nc . .") for n in (0, 6))
WARPS = "schools: etherweave imperial\nhand 1: translocationist, void summoner, reality patch\nturns: {} 2"
FIRST_TURN, LATER = (parse_position(WARPS.format(turns)) for turns in (1, 2))
WARPED = do(LATER, "warp translocationist")
FROZEN = parse_position("schools: everfrost imperial\nfrozen 1: crystal grower\nboard e5:\nc c")
TWO_FROZEN = do(
    parse_position(
        "schools: everfrost imperial\nhand 1: crystal grower\nfrozen 1: ice queen\nboard d5:\n. .\nc c"
    ),
    "summon crystal grower",
    "at d5",
)
TEAM = parse_position(
    "schools: imperial highland imperial highland\nteams: yes\nhand 1: knight\nboard d5:\nc c c\nc . ."
)
MATE = do(TEAM, "pass")
LAST = parse_position(
    "tasks: destruction, devastation\nnext task: isolation\nactions: 1\nhand 1: bomb\n"
    f"{felled(4)}\nboard e5:\nc"
)
NEW = dealt(2, form="duel")
BANS = dealt(2, ban=True, schools="random random")
DEALING = GAME.new_state()

CASES: list[Refused] = [
    ("tk-deal", KNIGHT, "deal knight", DEALING, "deal bomb"),
    ("tk-start", NEW, "place e5", NEW, "place c5"),
    ("tk-ban", KNIGHT, "ban sylvan", BANS, "ban sylvan"),
    ("tk-actions", BUSY, "place a5", EMPTY, "place a5"),
    ("tk-actions", BUSY, "discard knight", EMPTY, "discard knight"),
    ("tk-all-actions", EMPTY, "end", BUSY, "end"),
    ("tk-square", EMPTY, "place z9", EMPTY, "place e9"),
    ("tk-place-empty", EMPTY, "place e5", EMPTY, "place e4"),
    ("tk-place-shortage", FULL, "place e9", FULL, "pick up b3"),
    ("tk-hand", EMPTY, "summon infantry captain", EMPTY, "discard knight"),
    ("tk-discard-own", EMPTY, "discard titan", EMPTY, "discard bomb"),
    ("tk-discard-once", do(EMPTY, "discard knight", "done"), "discard bomb", EMPTY, "discard bomb"),
    ("tk-return", EMPTY, "return titan", do(EMPTY, "discard knight"), "return titan"),
    ("tk-begun", SPOT, "place a5", SPOT, "at e4"),
    ("tk-summon", KNIGHT, "at e4", SPOT, "at e4"),
    ("tk-pattern", EMPTY, "summon knight", KNIGHT, "summon knight"),
    ("tk-summon-rank", STRONGER, "summon knight", KNIGHT, "summon knight"),
    ("tk-shortage", LEGENDS, "summon time elemental", FULL, "summon swordmaster"),
    ("tk-shortage", SHORT, "pick up f5", SHORT, "pick up b3"),
    ("tk-orientation", TWO_WAYS, "mark a5", TWO_WAYS, "mark g5"),
    ("tk-anywhere", ANYWHERE, "at c3", ANYWHERE, "at a4"),
    ("tk-improvise", KNIGHT, "improvise knight", MELEE, "improvise knight"),
    ("tk-improvise", IMPROVISED, "improvise knight", MELEE, "improvise knight"),
    ("tk-flare", KNIGHT, "flare 1", BUSY, "flare 12"),
    ("tk-effect", KNIGHT, "destroy f6", MOVES, "to f4"),
    ("tk-effect-first", MOVES, "flare 1", MOVES, "skip"),
    ("tk-step", MOVES, "destroy f6", MOVES, "to f4"),
    ("tk-target", UPGRADES, "upgrade a5", UPGRADES, "upgrade e4"),
    ("tk-must", UPGRADES, "skip", do(UPGRADES, "upgrade e4"), "skip"),
    ("tk-thaw", FROZEN, "thaw ice queen", FROZEN, "thaw crystal grower"),
    ("tk-frozen-one", TWO_FROZEN, "keep knight", TWO_FROZEN, "keep ice queen"),
    ("tk-warp", LATER, "warp reality patch", LATER, "warp translocationist"),
    ("tk-warp-first-turn", FIRST_TURN, "warp translocationist", LATER, "warp translocationist"),
    ("tk-warp-one", WARPED, "warp void summoner", LATER, "warp void summoner"),
    ("tk-pending", WARPED, "discard translocationist", WARPED, "discard void summoner"),
    ("tk-team-pass", KNIGHT, "pass", TEAM, "pass"),
    ("tk-team-places", MATE, "summon knight", MATE, "place a5"),
    ("tk-claim", LAST, "claim destruction", do(LAST, "place e9"), "claim destruction"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}: {case[2]}")
def test_the_rule_refuses_and_allows(case: Refused) -> None:
    refuses_and_allows(case)


def test_every_rule_a_refusal_can_name_is_tried_here_and_stands_in_the_rulebook() -> None:
    all_tried(CASES, refusals, "tk", GAME)


def test_what_is_no_action_is_answered_with_the_forms_there_are() -> None:
    for text in ("castle", "", "²", "/resign 0", "mend e5", "summon castle"):
        assert rule(KNIGHT, text) == "table-notation"
    with pytest.raises(MalformedAction, match="place e5, summon knight"):
        KNIGHT.string_to_action("castle")
    for word in ("summon", "flare", "warp", "return", "claim", "at", "pick up"):
        refusal = EMPTY.why_not(word)
        assert refusal is not None and "at e5" in refusal.message, word


def test_no_way_of_a_pattern_is_judged_before_a_being_is_named() -> None:
    for text in ("mark e5", "with e5"):
        assert rule(KNIGHT, text) == "tk-summon"
