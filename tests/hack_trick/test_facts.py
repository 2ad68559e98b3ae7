"""What is proved of the game, watched in random matches. `soak` runs a thousand."""

from collections import Counter
from random import Random

import pytest

from pygames.core.game import CHANCE
from pygames.hack_trick import rules
from pygames.hack_trick.layout import (
    CAPTURED,
    DECK,
    DECK_SIZE,
    DRAWN,
    HAND,
    HAND_NO,
    MAIN,
    MARKERS,
    PHASE,
    PLAIN,
    SCORE,
    SIZE,
    TURN,
    X2,
)
from pygames.hack_trick.state import GameState
from tests.acting import random_step
from tests.hack_trick.table import GAME, new_match


class Hand:
    """What is counted within a hand."""

    def __init__(self) -> None:
        self.plays = [0, 0]
        self.draws = [0, 0]
        self.paid = [0, 0]
        self.row = 0


def check_cards(state: GameState) -> None:
    """Eighteen cards, three of each value, wherever they lie."""
    cells = state.cells
    held = Counter({value: cells[HAND + value] + cells[HAND + 6 + value] for value in range(6)})
    lying = Counter(state.row) + Counter(state.aside) + Counter(dict(enumerate(cells[DECK : DECK + 6])))
    assert held + lying == Counter(dict.fromkeys(range(6), 3))
    assert sum(cells[DECK : DECK + 6]) == cells[DECK_SIZE]
    assert [sum(cells[HAND + 6 * seat : HAND + 6 * seat + 6]) for seat in (0, 1)] == cells[SIZE : SIZE + 2]
    assert all(a != b for a, b in zip(state.row, state.row[1:], strict=False))


def check_markers(state: GameState, hand: Hand) -> None:
    """Ten markers of each colour, wherever they lie; a square holds one colour."""
    cells = state.cells
    boards = [cells[MARKERS + 10 * seat : MARKERS + 10 * seat + 10] for seat in (0, 1)]
    for seat in (0, 1):
        pool = cells[PLAIN + seat] + cells[X2 + seat]
        assert pool + hand.plays[seat] + hand.paid[seat] == 10
        assert pool + sum(boards[seat]) + cells[CAPTURED + 1 - seat] <= 10
    assert not any(mine and theirs for mine, theirs in zip(*boards, strict=True))


def watch(seed: int, endings: Counter[str]) -> None:
    rng = Random(seed)
    state = new_match()
    hand, number, steps = Hand(), 0, 0
    while not state.is_terminal():
        cells = state.cells
        if cells[HAND_NO] != number:
            hand, number = Hand(), cells[HAND_NO]
            assert number <= 9  # F5
        check_cards(state)
        if cells[PHASE] == MAIN:
            seat = cells[TURN]
            check_markers(state, hand)
            assert cells[DECK_SIZE] > 0  # F2
            if cells[SIZE + seat] >= 3:
                assert rules.playable(cells, seat)  # F1
            assert len(state.legal_actions()) <= 5
        score = cells[SCORE : SCORE + 2]
        mover = cells[TURN]
        drawing = cells[PHASE] == DRAWN
        player = state.current_player()
        text = state.action_to_string(random_step(state, rng))
        steps += 1
        if player != CHANCE and text.startswith("play "):
            hand.plays[mover] += 1
        hand.draws[mover] += drawing
        if (text in ("play!", "guard!") and state.to_json()["phase"] != "pay") or text.startswith("pay"):
            hand.paid[mover] += 1
        assert max(hand.plays) <= 10  # F3
        assert all(draws <= plays + 1 for draws, plays in zip(hand.draws, hand.plays, strict=True))
        if state.cells[SCORE : SCORE + 2] != score:
            winner, ending = state.result[:2]
            endings[("line", "triple", "markers")[ending]] += 1
            if ending < 2:
                assert winner == mover  # F4
    assert steps <= GAME.max_length
    assert state.outcome() is not None


def test_the_facts_hold_in_random_matches() -> None:
    endings: Counter[str] = Counter()
    for seed in range(200):
        watch(seed, endings)
    assert set(endings) == {"line", "triple", "markers"}


@pytest.mark.soak
def test_the_facts_hold_in_a_thousand_random_matches() -> None:
    for seed in range(1000, 2000):
        watch(seed, Counter())
