"""The deck: dealing a hand, drawing, shuffling the Row into a new one; what chance may answer.

A deck has no order: it is a count of cards by value, and each card dealt is a chance outcome.
"""

import random
from typing import TYPE_CHECKING

from pygames.core.narration import Log
from pygames.hack_trick import narration
from pygames.hack_trick.board import CARDS, COPIES, PLAIN_MARKERS, VALUES
from pygames.hack_trick.layout import (
    BYTE,
    CELLS,
    DEAL,
    DEALER,
    DEALT,
    DECK,
    DECK_SIZE,
    DREW,
    FIRST,
    HAND,
    HAND_NO,
    HELD,
    LAST,
    NOTHING,
    PHASE,
    PLAIN,
    RESHUFFLED,
    SCORE,
    SEAT_1,
    SIZE,
    SQUARE,
    START,
    TURN,
    X2,
)

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

_FRESH = [0] * CELLS
_FRESH[PHASE] = DEAL
_FRESH[LAST] = NOTHING
_FRESH[DECK_SIZE] = CARDS
_FRESH[DECK : DECK + 6] = [COPIES] * 6
_FRESH[PLAIN : PLAIN + 2] = [PLAIN_MARKERS] * 2
_FRESH[X2 : X2 + 2] = [1, 1]


def fresh_cells() -> list[int]:
    """The cells before the first dealer is chosen."""
    cells = _FRESH[:]
    cells[PHASE] = FIRST
    return cells


def outcomes(cells: list[int]) -> list[tuple[int, int]]:
    """At a chance node: each outcome and its weight."""
    if cells[PHASE] == FIRST:
        return [(0, 1), (1, 1)]
    return [(value, cells[DECK + value]) for value in VALUES if cells[DECK + value]]


def sample(cells: list[int], rng: random.Random) -> int:
    """At a chance node: one outcome, drawn by weight."""
    if cells[PHASE] == FIRST:
        return int(rng.random() * 2)
    at = int(rng.random() * cells[DECK_SIZE]) - cells[DECK]
    value = 0
    while at >= 0:
        value += 1
        at -= cells[DECK + value]
    return value


def new_hand(state: "GameState", log: Log | None) -> None:
    """Take everything back and make the deck anew; scores and dealer stay."""
    old = state.cells
    cells = _FRESH[:]
    cells[DEALER] = old[DEALER]
    cells[HAND_NO] = old[HAND_NO] + 1
    cells[SCORE] = old[SCORE]
    cells[SCORE + 1] = old[SCORE + 1]
    state.cells = cells
    state.row = state.past = state.aside = state.base = b""
    if log is not None:
        narration.new_hand(log, cells)


def _take(cells: list[int], seat: int, value: int) -> None:
    """Move a card from the deck to a hand."""
    cells[DECK + value] -= 1
    cells[DECK_SIZE] -= 1
    cells[HAND + 6 * seat + value] += 1
    cells[HELD + seat] |= 1 << value
    cells[SIZE + seat] += 1


def deal(state: "GameState", value: int, log: Log | None) -> None:
    """Three cards to the player who does not deal, four to the dealer, two aside."""
    cells = state.cells
    dealt = cells[DEALT]
    cells[DEALT] = dealt + 1
    if dealt < 7:
        seat = cells[DEALER] if dealt > 2 else 1 - cells[DEALER]
        _take(cells, seat, value)
        state.past += BYTE[SEAT_1 * seat + DREW]
        if log is not None:
            narration.dealt(log, seat, value)
        return
    cells[DECK + value] -= 1
    cells[DECK_SIZE] -= 1
    state.aside += BYTE[value]
    if log is not None:
        narration.set_aside(log, value, len(state.aside))
    if dealt == 8:
        cells[PHASE] = START
        cells[TURN] = cells[DEALER]


def draw(state: "GameState", value: int, log: Log | None) -> None:
    """A card for the player on turn; with the last one the Row becomes the deck."""
    cells = state.cells
    seat = cells[TURN]
    _take(cells, seat, value)
    state.past += BYTE[SEAT_1 * seat + DREW]
    if log is not None:
        narration.drew(log, seat, value)
    if not cells[DECK_SIZE]:
        _reshuffle(state, log)


def _reshuffle(state: "GameState", log: Log | None) -> None:
    """The whole Row but its last card is the new deck; each player now knows the other's hand."""
    cells = state.cells
    for value in state.row[:-1]:
        cells[DECK + value] += 1
    cells[DECK_SIZE] = len(state.row) - 1
    cells[SQUARE] = 0
    state.row = state.row[-1:]
    state.base = bytes(cells[HAND : HAND + 12])
    state.past += bytes(
        RESHUFFLED + 4 * value + cells[HAND + value] + cells[HAND + 6 + value] for value in VALUES
    )
    if log is not None:
        narration.reshuffled(log, cells[DECK_SIZE], cells[LAST])
