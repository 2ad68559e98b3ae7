"""Placing and moving pieces."""

from tests.acting import can, do, rule
from tests.hack_attack.table import FULL, position

FIVE_PLACED = """
   k   l   m   n   o
1  P   Ga  Oa  Ov  Oa
2  O   Ov  Gv  P   G
3  Ga  Pa  Pv  Gv  P
layers: anti-virus anti-virus virus virus anti-virus
"""
NO_ROOM = """
   j   k   l   m
1  Ov  Ov  Gv  Oa
2  Pa  Ga  Pa  Pv
3  Gv  Pv  Oa  Ga
last: l2
layers: anti-virus virus anti-virus virus
"""


def test_a_piece_is_placed_on_a_square_of_its_colour() -> None:
    state = do(position(FIVE_PLACED), "place k1")
    assert state.to_json()["pieces"][0] == "v.a"


def test_pieces_move_only_when_all_six_are_placed() -> None:
    """Worked example 10."""
    state = position(FIVE_PLACED)
    assert rule(state, "move n1") == "ha-all-placed"
    assert not any(text.startswith("move") for text in can(state))
    assert [text for text in can(state) if text.startswith("place")] == ["place k1", "place n2", "place o3"]


def test_each_player_moves_as_soon_as_the_own_six_are_placed() -> None:
    """R9: the Virus has placed all six, the Anti-virus has one piece left."""
    state = position(FULL.replace("Pa  G", "P   G").replace("last: l3", "last: m3\nturns: 11"))
    assert rule(state, "move l1") == "ha-all-placed"
    after = do(state, "place n2")
    assert after.to_json()["turns"] == 12
    assert "move n1" in can(after)
    assert rule(after, "place k1") == "ha-reserve"


def test_a_piece_taken_up_goes_to_another_empty_square_of_its_colour() -> None:
    """R7, R16."""
    up = do(position(FULL), "move n1")
    assert can(up) == ["to k2"]
    assert rule(up, "to n1") == "ha-new-position"
    assert rule(up, "to m1") == "ha-occupied"
    assert rule(up, "to k1") == "ha-colour"
    after = do(up, "to k2")
    assert after.to_json()["pieces"] == [".va", "ava", "avv", ".av", "a.v"]


def test_nobody_may_pass() -> None:
    """R8."""
    for text in (FULL, FIVE_PLACED, NO_ROOM):
        assert rule(position(text), "pass") == "ha-no-pass"


def test_a_piece_without_a_square_to_go_to_stays() -> None:
    """F2: with four boards all twelve squares may be full; then there are boards to lay."""
    state = position(NO_ROOM)
    assert rule(state, "move j1") == "ha-no-room"
    assert can(state)
    assert all(text.startswith("lay") for text in can(state))
    assert len(can(do(state, "lay gop left"))) == 6


def test_any_of_the_own_pieces_may_move_and_no_other() -> None:
    state = position(FULL)
    moves = [text for text in can(state) if text.startswith("move")]
    assert moves == ["move l2", "move m2", "move m3", "move n1", "move n3", "move o3"]
    assert rule(state, "move l1") == "ha-own-piece"
    assert rule(state, "move k1") == "ha-own-piece"
