"""Your turn: playing a card, drawing a card."""

import pytest

from tests.acting import can, do, rule, told
from tests.hack_trick.table import facts, position

PLAIN = """
    row: 3
    hands: 1 2 4 | 0 0 2"""


def test_a_card_played_ends_the_row_and_marks_the_sum() -> None:
    """E1."""
    after = do(position(PLAIN), "play 4", "mark plain")
    assert facts(after, "row", "hands", "markers", "pools") == [
        [3, 4],
        [[1, 2], [0, 0, 2]],
        [["7"], []],
        [[8, 1], [9, 1]],
    ]
    assert can(after) == ["pass", "play!", "guard!"]
    for command in ("play!", "guard!"):
        assert can(do(after, command)) == ["pay plain", "pay x2"]


def test_the_square_is_the_sum_of_the_last_two_cards() -> None:
    for last in range(6):
        for value in range(6):
            if value != last:
                state = position(f"row: {last}\nhands: {value} | 0\naside: 2 3")
                after = do(state, f"play {value}", "mark x2")
                assert after.to_json()["markers"][0] == [f"{value + last}x2"]


def test_the_kind_of_marker_is_a_choice_only_where_there_is_one() -> None:
    assert can(do(position(PLAIN), "play 4")) == ["mark plain", "mark x2"]
    only_x2 = position(PLAIN + "\npools: 0+1 | 9+1")
    assert do(only_x2, "play 4").to_json()["markers"][0] == ["7x2"]
    only_plain = position(PLAIN + "\npools: 9+0 | 9+1")
    assert do(only_plain, "play 4").to_json()["markers"][0] == ["7"]


@pytest.mark.parametrize("last", range(6))
def test_a_card_must_differ_from_the_last_one(last: int) -> None:
    """R21: from the first play on."""
    state = position(f"row: {last}\nhands: {last} | 0\naside: 3 4")
    assert can(state) == ["draw"]
    assert rule(state, f"play {last}") == "ht-must-differ"


def test_who_holds_only_cards_like_the_last_must_draw() -> None:
    """E2."""
    assert can(position("row: 3\nhands: 3 3 | 0")) == ["draw"]


def test_markers_of_the_opponent_on_the_square_are_all_captured() -> None:
    """E7 and R18: x2 among them is gone, and counts as one captured token."""
    state = position("row: 2\nhands: 4 | 0\nmarkers: - | 6 6x2")
    after = do(state, "play 4", "mark plain")
    assert facts(after, "captured", "markers", "pools") == [[2, 0], [["6"], []], [[8, 1], [8, 0]]]
    assert after.outcome() is None
    assert after.to_json()["phase"] == "end"
    assert "Ann captures 2 on 6." in told(do(state, "play 4"), "mark plain")


def test_what_was_captured_counts_for_nobodys_lines() -> None:
    """R18: nor do two captured and one placed make three."""
    state = position("row: 2\nhands: 4 | 3 5\nmarkers: 8 | 6 6 7")
    after = do(state, "play 4", "mark plain", "pass", "play 3", "mark plain")
    assert facts(after, "hand", "markers") == [1, [["6", "8"], ["7", "7"]]]


def test_a_player_may_draw_instead_and_the_turn_ends_without_a_command() -> None:
    """Deviation 5: no command after drawing."""
    after = do(position(PLAIN), "draw", "deal 0 4")
    assert facts(after, "hands", "turn", "phase") == [[[1, 2, 4, 4], [0, 0, 2]], 1, "main"]


@pytest.mark.parametrize("command", ["pass", "play!", "guard!"])
def test_no_command_before_playing(command: str) -> None:
    """Deviation 5."""
    assert rule(position(PLAIN), command) == "ht-command"


def test_without_cards_one_must_draw() -> None:
    state = position("row: 3\nhands: - | 0")
    assert can(state) == ["draw"]
    assert rule(state, "play 1") == "ht-hold"


def test_with_four_cards_one_must_play() -> None:
    """E16."""
    state = position("row: 4\nhands: 1 3 3 4 | 0\naside: 0 2")
    assert can(state) == ["play 1", "play 3"]
    assert can(do(state, "play 3")) == ["mark plain", "mark x2"]
    assert rule(state, "draw") == "ht-four-cards"
    assert rule(state, "play 4") == "ht-must-differ"


def test_without_a_marker_one_may_only_draw() -> None:
    """R12 and R14: nobody loses who may draw. Deviation 1: nor when the last marker is placed."""
    state = position("row: 3\nhands: 1 2 4 | 0\npools: 0+0 | 9+1")
    assert can(state) == ["draw"]
    assert rule(state, "play 4") == "ht-no-marker"
    after = do(position("row: 3\nhands: 1 2 4 | 0\npools: 1+0 | 9+1"), "play 4")
    assert facts(after, "hand", "turn", "phase") == [1, 1, "main"]


LAST_OF_THE_DECK = """
    aside: 5 5
    row: 0 1 2 3 4 0 1 2 3 4
    hands: 1 3 | 0 2 5"""


def test_the_last_card_drawn_shuffles_the_row_at_once() -> None:
    """E11, R22; deviation 4: not at the next draw."""
    after = do(position(LAST_OF_THE_DECK), "draw", "deal 0 4")
    assert facts(after, "hands", "row", "turn", "aside") == [[[1, 3, 4], [0, 2, 5]], [4], 1, [5, 5]]
    again = do(after, "draw")
    assert again.chance_outcomes() == [(0, 2), (1, 2), (2, 2), (3, 2), (4, 1)]
    assert rule(after, "play 4") == "ht-hold"
    assert do(after, "play 5", "mark plain").to_json()["markers"][1] == ["9"]


def test_the_shuffle_is_told() -> None:
    state = do(position(LAST_OF_THE_DECK), "draw")
    assert told(state, "deal 0 4") == (
        "Ann draws a card. The deck is empty: 9 cards of the Row are shuffled into a new one; the 4 stays."
    )


def test_only_who_draws_is_told_the_card() -> None:
    state = do(position(PLAIN), "draw")
    assert told(state, "deal 0 4", 0) == "Ann draws a 4."
    assert told(state, "deal 0 4", 1) == told(state, "deal 0 4") == "Ann draws a card."
