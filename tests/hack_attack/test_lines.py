"""What is a line, and what is none."""

from random import Random

import pytest

from pygames.hack_attack import rules
from pygames.hack_attack.board import square_name
from tests.acting import can, do, ended, random_step, rule, told
from tests.hack_attack.table import FULL, new_game, position

TWO_BOARDS = """
   m   n
1  Gv  Oa
2  Ov  Ga
3  {}  P
turns: 4
"""
THREE_BOARDS = """
   l   m   n
1  Gv  {}  {}
2  O   {}   Ga
3  Pa  G   {}
turns: 4
"""


def test_three_colours_on_one_board_win() -> None:
    """Worked example 3."""
    state = position(TWO_BOARDS.format("P"))
    assert ended(do(state, "place m3")) == ("line", (0,))
    assert do(state, "place m3").returns() == [1.0, -1.0]
    assert told(state, "place m3").endswith("Ann has three colours in a row: File Corrupt!")


def test_a_line_with_a_piece_of_the_other_side_is_dead() -> None:
    """Worked example 4."""
    state = position(TWO_BOARDS.format("Pa").replace("Oa", "O"))
    assert rule(state, "place m3") == "ha-occupied"
    for text in can(state):
        if text.startswith("place"):
            assert ended(do(state, text)) is None


def test_three_colours_in_a_row_of_three_boards_win() -> None:
    """Worked example 5."""
    state = position(THREE_BOARDS.format("Ov", "P", "P", "O"))
    assert ended(do(state, "place n1")) == ("line", (0,))


def test_the_anti_virus_wins_likewise() -> None:
    state = do(position(TWO_BOARDS.format("P")), "lay gop left", "place l1")
    assert ended(do(state, "place n3")) == ("line", (1,))
    assert told(state, "place n3").endswith("Bo has three colours in a row: System Clean!")


def test_a_diagonal_is_no_line() -> None:
    """Worked example 8."""
    state = position(THREE_BOARDS.format("O", "P", "Pv", "O"))
    assert ended(do(state, "place n3")) is None


def test_a_line_has_no_gap() -> None:
    """Worked example 9."""
    state = position("""
           l   m   n   o
        1  Gv  Ov  G   P
        2  O   P   Pa  Ga
        3  P   G   O   O
        turns: 4""")
    assert ended(do(state, "place o1")) is None


def test_two_pieces_of_one_colour_are_in_no_line_together() -> None:
    """R15, F3: boards side by side may show a colour twice in a row, and then no line is there."""
    state = position("""
           l   m   n
        1  Gv  G   O
        2  O   Pv  Pa
        3  P   Oa  G
        turns: 4""")
    for first, second in (("place n1", "place m1"), ("place m1", "place n1")):
        after = do(state, first, "lay gop left", "place k1")
        assert ended(do(after, second)) is None


def test_a_line_completed_by_moving_wins() -> None:
    """R13."""
    state = position(FULL.replace("Ov  Oa", "O   Oa").replace("2  O ", "2  Ov"))
    assert ended(do(state, "lay pgo right", "take k2")) == ("line", (0,))


def test_the_square_a_piece_leaves_is_no_part_of_the_line() -> None:
    """F4, on every line that random games complete by a move."""
    moved = 0
    for seed in range(60):
        rng, state = Random(seed), new_game()
        while not state.is_terminal():
            before = state.clone()
            text = before.action_to_string(random_step(state, rng))
        if text.startswith("to"):
            origin = before.to_json()["begun"]
            won = [square_name(square) for square in rules.winning_squares(state.cells)]
            assert text.removeprefix("to ") in won
            assert origin not in won
            moved += 1
    assert moved > 10


def test_laying_a_board_and_moving_to_it_may_complete_a_line() -> None:
    """Worked example 14: green and purple in row 3 at the right end, an orange square beside them."""
    state = position(FULL)
    after = do(state, "lay gpo right")
    assert can(after) == ["take l2", "take m2", "take m3", "take n1", "take n3", "take o3"]
    assert ended(do(after, "take n1")) == ("line", (0,))
    assert ended(do(after, "take m2")) is None


@pytest.mark.parametrize("text", ["place a1", "lay gop left", "move m1", "swap", "deal gop"])
def test_the_game_ends_at_once(text: str) -> None:
    over = do(position(TWO_BOARDS.format("P")), "place m3")
    assert can(over) == []
    assert rule(over, text) == "table-over"
