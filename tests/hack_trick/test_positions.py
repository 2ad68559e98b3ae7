"""Positions as text and as data: what is read back, and what is refused with every reason."""

from typing import Any

import pytest

from pygames.core.notation import PositionError
from tests.acting import do
from tests.hack_trick.table import GAME, facts, position

STATE = "aside: 5 5\nrow: 3\nhands: 1 2 4 | 0 0 2\nmarkers: 8x2 1 | 7 7"


def reasons(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.positions.parse_position(text)
    return "; ".join(caught.value.reasons)


def reasons_of(**changes: Any) -> str:
    data = position(STATE).to_json()
    with pytest.raises(PositionError) as caught:
        GAME.state_from_json({**data, **changes})
    return "; ".join(caught.value.reasons)


def test_what_is_left_out_is_as_in_a_hand_just_begun() -> None:
    state = position(STATE)
    assert facts(state, "phase", "turn", "dealer", "hand", "score", "order") == [
        "main",
        0,
        1,
        1,
        [0, 0],
        "none",
    ]
    assert facts(state, "pools", "captured") == [[[8, 0], [7, 1]], [0, 0]]


@pytest.mark.parametrize(
    "text",
    [
        STATE,
        STATE.replace("0 0 2", "? ? ?") + "\nviewer: 0",
        "phase: first dealer\naside: -\nrow: -\nhands: - | -\nhand: 0\nturn: 0\ndealer: 0",
        "aside: 5 5\nrow: 4\nhands: 1 | 2\nbase: 1 | 4\npast: a+ b+ ~1,4 b4 b+",
        STATE + "\nscore: 3 4\nresult: 0 line 2 / 1 6 8 / 8x2 1 6 | 7",
    ],
)
def test_a_position_is_written_as_it_is_read(text: str) -> None:
    state = GAME.positions.parse_position(text)
    written = GAME.positions.format_position(state)
    again = GAME.positions.parse_position(written)
    assert again == state
    assert again.viewer == state.viewer
    assert GAME.positions.format_position(again) == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("row: 3\nhands: 1 | 2\nthing: 1\naside: 5 5", "line 3: expected one of viewer, phase"),
        ("row 3\nhands: 1 | 2", "line 1: expected one of"),
        ("row: 3\nrow: 3\nhands: 1 | 2\naside: 5 5", "line 2: row is given twice"),
        ("row: x\nhands: 1 | 2\naside: 5 5", "line 1: row: cannot read 'x'"),
        ("row: 3\nhands: 1 2\naside: 5 5", "line 2: hands: cannot read"),
        ("row: 3\nhands: 1 | 2\naside: 5 5\nasked: maybe", "line 4: asked: cannot read 'maybe'"),
        ("row: 3\nhands: 1 | 2\naside: 5 5\nresult: 0", "line 4: result: cannot read"),
        ("row: 3\naside: 5 5", "hands: missing"),
        ("", "aside: missing; row: missing; hands: missing"),
    ],
)
def test_a_text_that_is_no_position_names_the_line(text: str, reason: str) -> None:
    assert reason in reasons(text)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("row: 3 3\nhands: 1 | 2", "row: neighbours must differ"),
        ("row: 1 2 1\nhands: 1 1 | 2", "more than 3 cards of value 1"),
        ("row: 3\nhands: 1 2 3 4 0 | 2", "hands: expected two hands of at most four cards"),
        ("row: 9\nhands: 1 | 2", "row: expected cards from 0 to 5"),
        ("row: 3\nhands: 1 | 2\nmarkers: 8 1 6 | -", "seat 0 has a line and would have won"),
        ("row: 3\nhands: 1 | 2\nmarkers: 8 8 8 | -", "three of seat 0 on one square"),
        ("row: 3\nhands: 1 | 2\nmarkers: 8 | 8", "both seats on one square"),
        ("row: 3\nhands: 1 | 2\nmarkers: 8x2 1x2 | -", "more than one x2 marker"),
        ("row: 3\nhands: 1 | 2\nmarkers: 8 | -\npools: 9+1 | 9+1", "more than nine plain markers"),
        ("row: 3\nhands: 1 | 2\ncaptured: 0 | 1\npools: 9+1 | 9+1", "more than ten markers"),
        ("row: 3\nhands: 1 | ?", "of the hand of seat 1 give cards"),
        ("viewer: 0\nrow: 3\nhands: 1 | 2", "of the hand of seat 1 give the number of its cards"),
        ("row: 3\nhands: 1 | 2\nphase: end", "row: too few cards for this phase"),
        ("row: 3 4\nhands: 1 | 2\nphase: end", "markers: none on the square just played"),
        ("row: 3 4\nhands: 1 | 2\nphase: mark\npools: 9+0 | 9+1", "no choice of kinds"),
        (
            "row: 3 4\nhands: 1 | 2\nphase: end\npools: 0+0 | 9+1\nmarkers: 7 | -",
            "without a marker the turn has ended",
        ),
        ("row: 3 4\nhands: 0 1 2 3 | 2\nphase: mark", "has just played and cannot hold four"),
        ("row: 3 4\nhands: 1 | 2\nphase: pay\nmarkers: 7 | -", "command: named only while it is paid for"),
        (
            "row: 3 4\nhands: 1 | 2\nphase: pay\nmarkers: 7 | -\ncommand: play!\norder: guard!",
            "command: the other seat is guarded",
        ),
        ("row: 3\nhands: 1 2 4 0 | 2\npools: 0+0 | 9+1", "must play without a marker, and has lost"),
        ("row: 3\nhands: 1 2 4 0 | 2\nphase: drawn", "may not draw a fifth card"),
        ("row: 3\nhands: 1 2 | 2\nphase: drawn\norder: play!", "must play and cannot have drawn"),
        ("row: 3\nhands: 1 | 2\nscore: 5 0", "score: 5 points end the match"),
        ("row: 3\nhands: 1 | 2\nscore: 3 0\nhand: 2", "each finished hand gives one or two points"),
        ("row: 3\nhands: 1 | 2\nhand: 0", "hand: 0 before the first dealer is known"),
        ("row: 3\nhands: 1 | 2\nphase: over\nscore: 5 0\nhand: 4", "result: missing"),
        ("row: 3\nhands: 1 | 2\npast: a+", "past: it does not lead to hands of this size"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ a=2", "past: the hand of seat 0 does not agree with it"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ b:3", "past: the hand of seat 1 does not agree with it"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ b!2", "past: the hand of seat 1 does not agree with it"),
        ("row: 3\nhands: 1 | 2\npast: a+ a1 a1 a+ b+", "too few or too many cards"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ ~1,2", "base: the hands at the last reshuffle"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ ~1,2\nbase: 1 | 3", "base: not the hands of the reshuffle"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ ~1", "past: not all cards at a reshuffle"),
        ("row: 3\nhands: 1 | 2\npast: a? b+", "past: 'a?' is nothing that can be seen"),
        ("row: 3\nhands: 1 | 2\npast: a+ b+ ~9", "past: '~9' is no set of cards"),
        ("row: 3\nhands: 1 | 2\npast: " + "a+ a1 " * 99, "past: longer than any hand"),
        ("viewer: spectator\nrow: 3\nhands: ? | ?\npast: a+ b+ a=9", "past: no hands agree with it"),
        (
            "phase: start\nrow: -\nhands: 1 2 3 | 0 1 2",
            "hands: first three cards to one, then four to the dealer",
        ),
        ("phase: deal\nturn: 0\nrow: 1\nhands: - | -\naside: -", "phase: deal comes before all play"),
        ("phase: castle\nrow: 3\nhands: 1 | 2", "phase: expected one of first dealer, deal"),
        ("row: 3\nhands: 1 | 2\naside: 5", "aside: two cards lie aside"),
        ("row: 3\nhands: 1 | 2\nresult: 0 line 3 / 1 / - | -", "result: points: expected 1 or 2"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(lines: str, reason: str) -> None:
    if "aside:" not in lines:
        lines += "\naside: 5 5"
    assert reason in reasons(lines)


def test_every_reason_is_named() -> None:
    found = reasons("aside: 5 5\nrow: 3 3\nhands: 1 | 2\nmarkers: 8 | 8\nscore: 5 0")
    for reason in ("row: neighbours must differ", "both seats on one square", "5 points end the match"):
        assert reason in found


def test_entries_that_do_not_belong_or_are_missing_are_named() -> None:
    assert "surprise: there is no such entry" in reasons_of(surprise=1)
    data = position(STATE).to_json()
    del data["row"]
    with pytest.raises(PositionError, match="row: missing"):
        GAME.state_from_json(data)
    with pytest.raises(PositionError, match="expected an object"):
        GAME.state_from_json([])


@pytest.mark.parametrize("junk", [None, True, 2.0, "x", [], [[]], [None, None], -1, 10**30])
@pytest.mark.parametrize("name", list(position(STATE).to_json()))
def test_an_entry_of_another_kind_is_refused(name: str, junk: Any) -> None:
    data = position(STATE).to_json()
    if type(data[name]) is type(junk) or (junk is None and name in ("viewer", "base", "result")):
        return
    assert f"{name}: expected" in reasons_of(**{name: junk})


def test_the_state_says_what_it_is() -> None:
    state = position(STATE)
    assert eval(repr(state), {"pygames": __import__("pygames")}) == state
    after = do(state, "draw", "deal 0 3")
    assert after != state
    assert len({state, state.clone(), after}) == 2
