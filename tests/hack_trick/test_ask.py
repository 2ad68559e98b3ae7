"""Asking."""

from tests.acting import can, do, rule, told
from tests.hack_trick.table import facts, position

STATE = """
    row: 4
    hands: 1 3 | 2 5
    captured: 1 | 0"""


def test_a_captured_token_buys_the_sum_of_the_opponents_hand() -> None:
    """E15."""
    state = position(STATE)
    assert can(state) == ["play 1", "play 3", "draw", "ask"]
    after = do(state, "ask")
    assert facts(after, "captured", "asked", "turn") == [[0, 0], True, 0]
    assert can(after) == ["play 1", "play 3", "draw"]
    assert after.to_json()["past"].endswith("b=7")
    assert "the hand of Bo sums to 7" in told(state, "ask", 0)


def test_both_hear_the_answer() -> None:
    """R8."""
    assert told(position(STATE), "ask", 0) == told(position(STATE), "ask", 1)


def test_ask_costs_a_captured_token_and_nothing_else() -> None:
    """R6."""
    assert rule(position(STATE.replace("captured: 1", "captured: 0")), "ask") == "ht-ask-token"


def test_ask_once_a_turn() -> None:
    """R8."""
    state = do(position(STATE.replace("captured: 1", "captured: 2")), "ask")
    assert rule(state, "ask") == "ht-ask-once"
    later = do(state, "draw", "deal 0 0", "draw", "deal 1 0")
    assert "ask" in can(later)


def test_ask_comes_before_playing_or_drawing() -> None:
    state = position(STATE.replace("captured: 1", "captured: 2"))
    assert rule(do(state, "play 1"), "ask") == "ht-ask-first"
    assert rule(do(state, "play 1", "mark plain"), "ask") == "ht-ask-first"


def test_the_token_paid_goes_back_to_nobody() -> None:
    """R7."""
    state = position(STATE.replace("captured: 1 | 0", "captured: 1 | 0\n    pools: 9+1 | 5+0"))
    assert facts(do(state, "ask"), "pools", "captured") == [[[9, 1], [5, 0]], [0, 0]]


def test_ask_is_open_to_who_can_only_draw() -> None:
    assert can(position("row: 4\nhands: 4 | 2 5\ncaptured: 1 | 0")) == ["draw", "ask"]


def test_the_sum_of_no_cards_is_nothing() -> None:
    after = do(position("row: 4\nhands: 1 | -\ncaptured: 1 | 0"), "ask")
    assert after.to_json()["past"].endswith("b=0")
