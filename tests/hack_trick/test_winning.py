"""Winning a hand, points, the match."""

import pytest

from pygames.core.game import Outcome
from pygames.hack_trick.board import LINES, PAIRS
from tests.acting import can, do, told
from tests.hack_trick.table import facts, position


@pytest.mark.parametrize("line", LINES)
def test_the_third_square_of_a_line_wins(line: tuple[int, int, int]) -> None:
    for last in line:
        others = [square for square in line if square != last]
        before, card = PAIRS[last][0]
        aside = [value for value in range(6) if value not in (before, card)][:2]
        state = position(f"""
            row: {before}
            hands: {card} | {card}
            aside: {aside[0]} {aside[1]}
            markers: {others[0]} {others[1]} | -""")
        after = do(state, f"play {card}", "mark plain")
        assert facts(after, "score", "phase", "hand") == [[1, 0], "deal", 2]
        assert after.to_json()["result"]["squares"] == sorted(line)
        assert after.to_json()["result"]["ending"] == "line"


def test_two_markers_on_one_square_and_one_on_another_are_no_line() -> None:
    """E6, R1: 7 + 7 + 1 = 15 all the same."""
    after = do(position("row: 0\nhands: 1 | 0\nmarkers: 7 7 | -"), "play 1", "mark plain")
    assert facts(after, "score", "phase") == [[0, 0], "end"]


def test_the_third_marker_on_a_square_wins() -> None:
    after = do(position("row: 3\nhands: 4 | 0\nmarkers: 7 7 | -"), "play 4", "mark plain")
    assert facts(after, "score") == [[1, 0]]
    assert after.to_json()["result"]["ending"] == "triple"


def test_after_a_capture_the_square_holds_one_marker() -> None:
    """R18."""
    after = do(position("row: 3\nhands: 4 | 0\nmarkers: 1 | 7 7"), "play 4", "mark plain")
    assert facts(after, "score", "markers") == [[0, 0], [["1", "7"], []]]


def test_the_winning_marker_may_capture_too() -> None:
    after = do(position("row: 3\nhands: 4 | 0\nmarkers: 3 5 | 7 7"), "play 4", "mark plain")
    assert facts(after, "score") == [[1, 0]]


def test_a_win_ends_the_hand_without_a_command() -> None:
    after = do(position("row: 3\nhands: 4 | 0\nmarkers: 7 7 | -"), "play 4", "mark plain")
    assert after.to_json()["phase"] == "deal"


def test_a_win_with_the_last_marker_wins() -> None:
    """R19, deviation 9."""
    after = do(position("row: 3\nhands: 4 | 0\nmarkers: 7 7 | -\npools: 1+0 | 9+1"), "play 4")
    assert after.to_json()["result"]["winner"] == 0
    assert after.to_json()["result"]["ending"] == "triple"


COMMANDING = "turn: 1\nphase: end\nmarkers: - | 4\n"


def test_who_must_play_by_command_without_a_marker_loses() -> None:
    """E10, R13: when the turn begins, before an Ask."""
    state = position(COMMANDING + "row: 0 4\nhands: 1 | 2\npools: 0+0 | 7+1\ncaptured: 1 | 0")
    log = told(do(state, "play!"), "pay plain")
    assert "Ann must play and has no marker left." in log
    after = do(state, "play!", "pay plain")
    assert facts(after, "score", "phase") == [[0, 1], "deal"]
    assert after.to_json()["result"]["ending"] == "markers"
    assert after.to_json()["result"]["points"] == 1


def test_who_may_draw_does_not_lose_without_a_marker() -> None:
    """E10b, R14."""
    state = position(COMMANDING + "row: 0 4\nhands: 1 | 2\npools: 0+0 | 8+1")
    assert can(do(state, "pass")) == ["draw"]


def test_who_holds_four_cards_without_a_marker_loses() -> None:
    """E10c."""
    state = position(COMMANDING + "row: 0 4\nhands: 1 3 4 5 | 2\naside: 0 5\npools: 0+0 | 8+1")
    assert facts(do(state, "pass"), "score") == [[0, 1]]


def test_who_is_commanded_but_cannot_play_shows_and_draws_without_a_marker() -> None:
    state = position(COMMANDING + "row: 0 4\nhands: 4 4 | 2\npools: 0+0 | 8+1")
    after = do(state, "play!", "pay plain")
    assert facts(after, "score") == [[0, 0]]
    assert can(after) == ["draw"]


def test_a_pool_running_out_is_no_loss_by_itself() -> None:
    """Deviation 1."""
    state = position("row: 3\nhands: 1 4 | 0\npools: 1+0 | 9+1")
    after = do(state, "play 4")
    assert facts(after, "score", "turn") == [[0, 0], 1]


def test_x2_placed_earlier_makes_two_points() -> None:
    """E3."""
    after = do(position("row: 0 1\nhands: 5 | 0\nmarkers: 8x2 1 | -"), "play 5")
    assert facts(after, "score") == [[2, 0]]


def test_x2_placed_last_makes_one_point() -> None:
    """E4."""
    state = position("row: 0 1\nhands: 5 | 0\nmarkers: 8 1 | -")
    assert facts(do(state, "play 5", "mark x2"), "score") == [[1, 0]]
    assert facts(do(state, "play 5", "mark plain"), "score") == [[1, 0]]


def test_x2_elsewhere_makes_one_point() -> None:
    after = do(position("row: 0 1\nhands: 5 | 0\nmarkers: 8 1 9x2 | -"), "play 5")
    assert facts(after, "score") == [[1, 0]]


def test_three_on_a_square_with_x2_placed_earlier_make_two_points() -> None:
    after = do(position("row: 3\nhands: 4 | 0\nmarkers: 7 7x2 | -"), "play 4")
    assert facts(after, "score") == [[2, 0]]
    last = do(position("row: 3\nhands: 4 | 0\nmarkers: 7 7 | -"), "play 4", "mark x2")
    assert facts(last, "score") == [[1, 0]]


def test_two_combinations_at_once_are_one_win_doubled_by_either() -> None:
    """R16."""
    after = do(position("row: 0\nhands: 5 | 0\naside: 2 3\nmarkers: 8 2 4x2 6 | -"), "play 5")
    assert facts(after, "score") == [[2, 0]]
    assert after.to_json()["result"]["squares"] == [2, 4, 5, 6, 8]
    plain = do(position("row: 0\nhands: 5 | 0\naside: 2 3\nmarkers: 8 2 4 6 | -"), "play 5", "mark plain")
    assert facts(plain, "score") == [[1, 0]]


def test_a_line_may_use_x2_where_it_shares_its_square() -> None:
    """R17."""
    after = do(position("row: 0 1\nhands: 5 | 0\nmarkers: 8 8x2 1 | -"), "play 5")
    assert facts(after, "score") == [[2, 0]]


def test_a_captured_x2_doubles_nothing() -> None:
    state = position("row: 3\nhands: 5 | 5\naside: 2 2\nmarkers: - | 8x2 1")
    captured = do(state, "play 5", "mark plain", "pass")
    assert captured.to_json()["pools"][1] == [8, 0]
    assert "x2" not in str(captured.to_json()["markers"][1])


def test_five_points_or_more_win_the_match() -> None:
    """E18, R23: four and two are six."""
    state = position("score: 4 3\nrow: 0 1\nhands: 5 | 0\nmarkers: 8x2 1 | -")
    after = do(state, "play 5")
    assert after.outcome() == Outcome("line", (0,), (6, 3))
    assert after.returns() == [1.0, -1.0]
    assert after.is_terminal()
    assert after.legal_actions() == []


def test_exactly_five_points_win_the_match() -> None:
    state = position("turn: 1\nscore: 0 4\nrow: 3\nhands: 0 | 4\nmarkers: - | 7 7")
    after = do(state, "play 4", "mark plain")
    assert after.outcome() == Outcome("triple", (1,), (0, 5))
    assert after.returns() == [-1.0, 1.0]


def test_a_match_may_end_by_lack_of_markers() -> None:
    state = position(COMMANDING + "score: 2 4\nrow: 0 4\nhands: 1 | 2\npools: 0+0 | 1+0")
    assert do(state, "play!").outcome() == Outcome("markers", (1,), (2, 5))


def test_four_points_do_not_end_the_match() -> None:
    state = position("score: 3 3\nrow: 3\nhands: 4 | 0\nmarkers: 7 7 | -")
    after = do(state, "play 4", "mark plain")
    assert after.outcome() is None
    assert after.returns() == [0.0, 0.0]
