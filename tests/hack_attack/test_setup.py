"""The boards, the deal, the first turn."""

from collections import Counter

import pytest

from pygames.core.game import CHANCE
from pygames.hack_attack.board import ALL_LINES, BOARDS, COMPLETES, FACES, OWN
from tests.acting import can, do, ended
from tests.hack_attack.table import dealt, new_game

VIRUS, ANTI_VIRUS = "gop gop gpo gpo ogp ogp", "gop gop gpo gpo ogp ogp"


def test_twelve_boards_each_order_of_the_three_colours_twice() -> None:
    """R18."""
    assert Counter(BOARDS) == dict.fromkeys(("gop", "gpo", "ogp", "opg", "pgo", "pog"), 2)


def test_each_player_has_two_pieces_of_each_colour() -> None:
    state = dealt(VIRUS, ANTI_VIRUS)
    state = do(state, "lay gop", "place m1", "lay gop left", "place l1", "lay gop left", "place k1")
    assert can(do(state, "place m2", "lay ogp left")) == ["place j1", "place j3"]


def test_the_boards_are_dealt_in_turn_six_to_each_player() -> None:
    state = new_game()
    for number in range(12):
        assert state.current_player() == CHANCE
        state.apply_action(state.legal_actions()[0])
        hands = [len(hand) for hand in state.to_json()["hands"]]
        assert hands == [(number + 2) // 2, (number + 1) // 2]
    assert state.current_player() == 0


def test_every_board_not_dealt_yet_is_equally_likely() -> None:
    state = new_game()
    assert [weight for _outcome, weight in state.chance_outcomes()] == [4, 4, 4]
    state = do(state, "deal gop", "deal gop", "deal ogp")
    assert [weight for _outcome, weight in state.chance_outcomes()] == [2, 4, 3]


def test_boards_that_can_lie_the_same_way_are_one_kind() -> None:
    """R3: turned end for end, gop is pog."""
    assert can(new_game()) == ["deal gop", "deal gpo", "deal ogp"]
    assert can(new_game(rotation=False)) == [f"deal {board}" for board in FACES]
    assert [weight for _outcome, weight in new_game(rotation=False).chance_outcomes()] == [2] * 6


def test_all_boards_lie_open() -> None:
    """R1."""
    state = dealt(VIRUS, ANTI_VIRUS)
    for viewer in (0, 1, -3):
        assert state.observe(viewer).to_json()["hands"] == state.to_json()["hands"]


def test_the_first_player_lays_a_board_and_places_a_piece_on_it() -> None:
    """Worked example 1: two ways to turn the board, three squares on each."""
    state = dealt(VIRUS, ANTI_VIRUS)
    ways = [
        (lay, place) for lay in can(state) if lay in ("lay gop", "lay pog") for place in can(do(state, lay))
    ]
    assert len(ways) == 6
    assert all(text.startswith("lay") for text in can(state))
    assert len(can(state)) == 6


def test_the_second_player_may_play_on_the_same_board_or_lay_another() -> None:
    """Worked example 2."""
    state = do(dealt(VIRUS, ANTI_VIRUS), "lay gop", "place m1")
    assert state.current_player() == 1
    places = [text for text in can(state) if text.startswith("place")]
    lays = [text for text in can(state) if text.startswith("lay")]
    assert places == ["place m2", "place m3"]
    assert len(lays) == 6 * 2
    assert "lay gop left" in lays
    assert "lay pog right" in lays


def test_the_earliest_win_is_the_first_players_third_piece() -> None:
    """F5."""
    state = do(dealt(VIRUS, ANTI_VIRUS), "lay gop", "place m1", "lay gop left", "place l1", "place m2")
    state = do(state, "place l2", "place m3")
    assert state.to_json()["turns"] == 5
    assert ended(state) == ("line", (0,))


@pytest.mark.parametrize("first", range(10))
def test_three_codes_are_a_line_only_as_three_colours_of_one_side(first: int) -> None:
    for second in range(10):
        for third in range(10):
            whole = any(sorted((first, second, third)) == sorted(own) for own in OWN)
            assert COMPLETES[first][10 * second + third] == whole


def test_lines_are_boards_and_rows_of_three_boards_side_by_side() -> None:
    """R2, R14."""
    for a, b, c in ALL_LINES:
        same_board = a // 3 == b // 3 == c // 3
        same_row = a % 3 == b % 3 == c % 3 and (a // 3 + 1, a // 3 + 2) == (b // 3, c // 3)
        assert same_board != same_row
    assert len(ALL_LINES) == 26 + 24 * 3
