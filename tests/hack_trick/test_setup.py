"""What you need, and beginning a hand."""

from collections import Counter
from itertools import combinations, permutations

from pygames.hack_trick.board import LINES, PAIRS, ROWS
from tests.acting import can, do, told
from tests.hack_trick.table import facts, new_match, position

DEALT = (
    "dealer 1",
    "deal 0 0",
    "deal 0 3",
    "deal 0 4",
    "deal 1 1",
    "deal 1 2",
    "deal 1 2",
    "deal 1 5",
    "aside 0",
    "aside 4",
)


def test_the_deck_has_three_cards_of_each_value() -> None:
    state = do(new_match(), "dealer 0")
    assert state.chance_outcomes() == [(value, 3) for value in range(6)]


def test_each_row_column_and_diagonal_sums_to_15() -> None:
    columns = list(zip(*ROWS, strict=True))
    diagonals = [tuple(ROWS[n][n] for n in range(3)), tuple(ROWS[n][2 - n] for n in range(3))]
    drawn = {tuple(sorted(line)) for line in [*ROWS, *columns, *diagonals]}
    assert drawn == set(LINES)
    assert len(drawn) == 8
    assert {sum(line) for line in drawn} == {15}


def test_every_turn_and_reflection_of_the_square_has_the_same_lines() -> None:
    assert {line for line in combinations(range(1, 10), 3) if sum(line) == 15} == set(LINES)


def test_two_different_cards_always_make_a_square() -> None:
    for one, other in permutations(range(6), 2):
        assert (min(one, other), max(one, other)) in PAIRS[one + other]
    assert [len(PAIRS[square]) for square in range(1, 10)] == [1, 1, 2, 2, 3, 2, 2, 1, 1]


def test_the_first_dealer_is_chosen_by_chance() -> None:
    assert new_match().chance_outcomes() == [(0, 1), (1, 1)]
    assert can(new_match()) == ["dealer 0", "dealer 1"]


def test_three_cards_for_one_four_for_the_dealer_two_aside_nine_left() -> None:
    """Deviation 3: a digital version lays none aside and starts the Row by chance."""
    state = do(new_match(), *DEALT)
    assert facts(state, "hands", "aside", "row", "turn") == [[[0, 3, 4], [1, 2, 2, 5]], [0, 4], [], 1]
    assert Counter(dict(enumerate(state.observe(-3).cells[27:33]))).total() == 16
    assert "Cards in the deck: 9." in str(state)


def test_all_markers_return_and_the_keypad_is_empty() -> None:
    state = do(new_match(), *DEALT)
    assert facts(state, "pools", "captured", "markers") == [[[9, 1], [9, 1]], [0, 0], [[], []]]


def test_the_dealer_starts_the_row_with_any_of_the_four_cards() -> None:
    state = do(new_match(), *DEALT)
    assert can(state) == ["start 1", "start 2", "start 5"]
    after = do(state, "start 5")
    assert facts(after, "row", "hands", "markers") == [[5], [[0, 3, 4], [1, 2, 2]], [[], []]]


def test_both_announce_the_sum_of_three_cards_after_the_row_is_started() -> None:
    """R5 and deviation 3: neither sum is of four cards."""
    state = do(new_match(), *DEALT)
    assert "=" not in state.to_json()["past"]
    assert told(state, "start 5") == (
        "Bo starts the Row with a 5. Ann announces a sum of 7. Bo announces a sum of 5."
    )
    assert do(state, "start 5").to_json()["past"].endswith("b5 a=7 b=5")


def test_the_player_who_did_not_deal_takes_the_first_turn() -> None:
    assert do(new_match(), *DEALT, "start 5").current_player() == 0


def test_the_deal_passes_on_whoever_won() -> None:
    """R20."""
    state = position("dealer: 1\nrow: 3\nhands: 4 | 0 1 2 4\nmarkers: 7 7 | -")
    assert facts(do(state, "play 4", "mark plain"), "score", "dealer", "phase") == [[1, 0], 0, "deal"]
    state = position("dealer: 1\nrow: 3\nhands: 4 | 0 1 2 4\npools: 9+1 | 0+0")
    after = do(state, "play 4", "mark plain", "pass")
    assert facts(after, "score", "dealer", "phase") == [[1, 0], 0, "deal"]
    state = position("turn: 1\ndealer: 1\nrow: 3\nhands: 0 | 4\nmarkers: - | 7 7")
    assert facts(do(state, "play 4", "mark plain"), "score", "dealer", "phase") == [[0, 1], 0, "deal"]
