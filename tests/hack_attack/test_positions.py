"""Positions as text and as data: what is impossible is refused with every reason."""

from typing import Any

import pytest

from pygames.core.notation import PositionError
from tests.acting import do
from tests.hack_attack.table import FULL, GAME, dealt, new_game, position

ONE = do(dealt("gop gop gop gop ogp ogp", "gpo gpo gpo gpo ogp ogp"), "lay gop", "place m1")


def reasons(text: str) -> list[str]:
    with pytest.raises(PositionError) as error:
        position(text)
    return list(error.value.reasons)


def data_reasons(state: Any, **changes: Any) -> list[str]:
    with pytest.raises(PositionError) as error:
        GAME.state_from_json({**state.to_json(), **changes})
    return list(error.value.reasons)


def test_a_drawing_is_enough() -> None:
    state = position("""
           m
        1  Gv
        2  O
        3  P""")
    assert state.to_json()["turns"] == 1
    assert state.current_player() == 1
    assert [len(hand) for hand in state.to_json()["hands"]] == [5, 6]


def test_an_empty_text_is_the_first_turn_after_a_deal() -> None:
    state = position("")
    assert state.to_json()["hands"] == [["gop", "gop", "gpo", "gpo", "ogp", "ogp"]] * 2


def test_hands_may_be_given() -> None:
    state = position("virus: pog pog gop gop ogp ogp")
    assert state.to_json()["hands"] == [["gop"] * 4 + ["ogp"] * 2, ["gpo"] * 4 + ["ogp"] * 2]


def test_a_position_is_written_as_it_is_drawn() -> None:
    text = GAME.positions.format_position(ONE)
    assert text.splitlines() == [
        "   m",
        "1  Gv",
        "2  O",
        "3  P",
        "virus: gop gop gop ogp ogp",
    ]
    assert position(text) == ONE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("what: 3", "line 1: 'what' is none of virus"),
        ("turns: x", "line 1: turns: cannot read 'x'"),
        ("turns: 0\nturns: 0", "line 2: turns is given twice"),
        ("  m m\n1 G G\n2 O O\n3 P P", "line 1: expected the letters of neighbouring columns"),
        ("  m\n1 G\n2 O", "line 1: expected three rows below it"),
        ("  m\n1 G\n2 O O\n3 P", "line 3: 2 squares in 1 columns"),
        ("  m\n1 Gx\n2 O\n3 P", "line 2: 'gx' is no square"),
    ],
)
def test_a_fault_of_writing_names_its_line(text: str, reason: str) -> None:
    assert reasons(text)[0].startswith(reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("  m\n1 Gv\n2 G\n3 P", "column m: 'ggp' is no board"),
        ("  l\n1 Gv\n2 O\n3 P", "boards: column m, where the first board lies, is not among 1 from l on"),
        ("  m\n1 Gv\n2 Ov\n3 P", "virus: 2 pieces placed after 2 turns, not 1"),
        ("  m\n1 Gv\n2 Ov\n3 P\nturns: 1", "virus: 2 pieces placed after 1 turns, not 1"),
        ("  m n\n1 Gv G\n2 O O\n3 P P", "column n: no piece of anti-virus, which laid it"),
        ("  m n\n1 Gv G\n2 O O\n3 P P", "anti-virus: 1 boards laid in 0 turns"),
        ("virus: gop gop gop gop gop ogp", "5 boards gop, not 4"),
        ("virus: gop", "virus: 1 boards held and laid, not 6"),
        ("pool: gop", "pool: 1 boards are neither dealt nor face down"),
        ("turns: 200", "turns: a game ends after 200"),
        ("game: 2", "game: only a pair has a second game"),
        ("points: 1 0", "points: not from the games played"),
        ("virus seat: 1", "virus_seat: the sides cannot have been swapped"),
        ("phase: moving", "begun: names no piece of the side on turn"),
        ("phase: laid", "begun: names no end board just laid"),
        ("phase: swapping", "swapping: only by the pie rule, after the first turn"),
        ("begun: m1", "begun: nothing is begun"),
        ("ending: length", "ending: by length after 200 turns only"),
        ("  m\n1 Gv\n2 O\n3 P\nlast: m2", "last: names no piece of the side that played last"),
        (FULL + "past: vvv virus 1", "past: 'vvv' are not 15 of the signs .va"),
        (FULL + "past: ............... virus 1", "past: a position with other pieces than now"),
        (FULL + "phase: moving\nbegun: m2\npast: -", "past: the position now is missing"),
        (FULL.replace("Ga  Oa  Ov", "Ga  Oa  Pv"), "column n: 'ppg' is no board"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(text: str, reason: str) -> None:
    assert reason in reasons(text)


def test_all_reasons_are_given_at_once() -> None:
    assert len(reasons("virus: gop\npool: ogp\ngame: 2\npoints: 1 1")) > 3


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rotation", 1),
        ("match", "triple"),
        ("viewer", 2),
        ("viewer", True),
        ("turns", -1),
        ("turns", True),
        ("left", "mm"),
        ("boards", "gop"),
        ("pieces", ["v"]),
        ("layers", ["nobody"]),
        ("hands", [["gop"]]),
        ("hands", [["xyz"], []]),
        ("face_down", [0]),
        ("points", [0, "0"]),
        ("begun", 3),
        ("last", "m7"),
        ("past", [["v..", "virus", 4]]),
        ("past", [["v..", "virus", True]]),
        ("ending", "rain"),
        ("surprise", 1),
    ],
)
def test_data_of_a_wrong_form_name_their_place(name: str, value: Any) -> None:
    assert any(name in reason or "column" in reason for reason in data_reasons(ONE, **{name: value}))


def test_missing_data_are_named() -> None:
    with pytest.raises(PositionError, match="pool is missing"):
        GAME.state_from_json({name: value for name, value in ONE.to_json().items() if name != "pool"})


def test_hidden_hands_must_lie_as_the_viewer_sees_them() -> None:
    state = dealt("gop gop gop gop ogp ogp", "gpo gpo gpo gpo ogp ogp", hidden_boards=True)
    assert "anti-virus: 6 boards lie the wrong way up for the viewer" in data_reasons(state, viewer=0)
    view = state.observe(0)
    assert "anti-virus: 6 boards lie the wrong way up for the viewer" in data_reasons(view, viewer=None)


def test_dealing_is_a_position_too() -> None:
    state = do(new_game(), "deal gop", "deal gpo", "deal gop")
    assert position(GAME.positions.format_position(state)) == state
    assert "dealing: 2 and 0 boards" in data_reasons(
        state, hands=[["gop", "gop"], []], pool=state.to_json()["pool"] + ["gpo"]
    )
