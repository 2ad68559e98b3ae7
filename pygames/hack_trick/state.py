"""A position of Hack Trick: what it holds, what each seat may see of it, and its data form."""

import random
from collections.abc import Hashable, Mapping, Sequence
from typing import Self

from pygames.core.game import CHANCE, SPECTATOR, Json, OptionValue, Outcome, State
from pygames.core.narration import Log
from pygames.core.refusal import Refusal
from pygames.hack_trick import GAME, belief, dealing, notation, refusals, rules
from pygames.hack_trick.board import VALUES
from pygames.hack_trick.data import read_data, write_data
from pygames.hack_trick.layout import (
    DECK,
    ENDINGS,
    HAND,
    HELD,
    OVER,
    PHASE,
    RESHUFFLED,
    SCORE,
)


class GameState(State):
    """A position of a match.

    `cells`: a flat list of small ints, see `layout`. `row`, `aside`: the values of the face-up cards,
    oldest first. `past`: what both seats saw of the hidden hands (`belief`). `base`: both hands by
    value at the last reshuffle of this hand, when each player knew the other's; empty before one, or
    for a spectator. `result`: how the last finished hand was won, and its board:
    (winner, ending, points, squares of the combination, x2 square of each seat, 9 marker counts of
    each seat), empty before the first.
    """

    __slots__ = ("aside", "base", "cells", "past", "result", "row", "viewer")

    game = GAME
    seats = 2
    cells: list[int]
    row: bytes
    aside: bytes
    past: bytes
    base: bytes
    result: tuple[int, ...]
    viewer: int | None

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.row = self.aside = self.past = self.base = b""
        self.result = ()
        self.viewer = None

    @classmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        return cls(dealing.fresh_cells())

    # -- whose decision, which actions -----------------------------------------------------------

    def current_player(self) -> int:
        return rules.player(self.cells)

    def legal_actions(self) -> list[int]:
        """See `State.legal_actions`; in an observed state nothing but on the viewer's own turn."""
        if self.viewer is not None and self.viewer != rules.player(self.cells):
            return []
        return rules.legal(self.cells)

    def apply_action(self, action: int, log: Log | None = None) -> None:
        rules.apply(self, action, log)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """See `State.chance_outcomes`."""
        if self.viewer is not None or rules.player(self.cells) != CHANCE:
            raise ValueError("not a chance node of a full state")
        return dealing.outcomes(self.cells)

    def sample_outcome(self, rng: random.Random) -> int:
        return dealing.sample(self.cells, rng)

    def outcome(self) -> Outcome | None:
        if self.cells[PHASE] != OVER:
            return None
        score = self.cells[SCORE], self.cells[SCORE + 1]
        return Outcome(ENDINGS[self.result[1]], (self.result[0],), score)

    # -- copies, views ---------------------------------------------------------------------------

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.cells = self.cells[:]
        new.row = self.row
        new.aside = self.aside
        new.past = self.past
        new.base = self.base
        new.result = self.result
        new.viewer = self.viewer
        return new

    def observe(self, seat: int) -> Self:
        """See `State.observe`. A card face down lies in the pool of the deck."""
        new = self.clone()
        if self.viewer == seat:
            return new
        if self.viewer is not None:
            raise ValueError("an observed state shows one viewer's knowledge only")
        new.viewer = seat
        for owner in (0, 1):
            if owner != seat:
                _hide_hand(new.cells, owner)
        if seat == SPECTATOR:
            new.base = b""
        return new

    def determinize(self, rng: random.Random) -> Self:
        """See `State.determinize`: by the exact belief of the viewer, see `belief`."""
        new = self.clone()
        new.viewer = None
        if self.viewer is None:
            return new
        pool = bytes(self.cells[DECK : DECK + 6])
        if self.viewer == SPECTATOR:
            *base, first, second = belief.sample_world(rng, self.past, pool)
            if max(self.past, default=0) >= RESHUFFLED:
                new.base = bytes(belief.counts(base[0]) + belief.counts(base[1]))
            _deal_hand(new.cells, 0, first)
            _deal_hand(new.cells, 1, second)
        else:
            other = 1 - self.viewer
            _deal_hand(new.cells, other, belief.sample_hand(rng, self.past, self.base, other, pool))
        return new

    def key(self) -> Hashable:
        return (tuple(self.cells), self.row, self.aside, self.past, self.base, self.result)

    # -- text and data ---------------------------------------------------------------------------

    def action_to_string(self, action: int) -> str:
        return notation.action_text(self.cells, action)

    def refuse(self, text: str) -> Refusal:
        return refusals.refuse(self, text)

    def to_json(self) -> Json:
        return write_data(self)

    @classmethod
    def from_json(cls, data: Json) -> Self:
        new = cls(dealing.fresh_cells())
        read_data(new, data)
        return new

    # -- knowledge -------------------------------------------------------------------------------

    def possible_hands(self, seat: int) -> dict[tuple[int, ...], int]:
        """The other player's exact belief about the hand of `seat`: each possible hand, a rising
        tuple of values, with its weight (the number of deals that lead to it). A full state, or
        one observed by the other player."""
        if self.viewer not in (None, 1 - seat):
            raise ValueError("this viewer does not hold the other hand")
        pool = bytes(self.cells[DECK + value] + self.cells[HAND + 6 * seat + value] for value in VALUES)
        return dict(belief.hand_weights(self.past, self.base, seat, pool))


def _hide_hand(cells: list[int], seat: int) -> None:
    """Turn a hand face down: its cards may be anywhere in the pool of the deck."""
    for value in VALUES:
        cells[DECK + value] += cells[HAND + 6 * seat + value]
        cells[HAND + 6 * seat + value] = 0
    cells[HELD + seat] = 0


def _deal_hand(cells: list[int], seat: int, hand: Sequence[int]) -> None:
    """Turn a hand face up as these cards, out of the pool of the deck."""
    for value in hand:
        cells[DECK + value] -= 1
        cells[HAND + 6 * seat + value] += 1
        cells[HELD + seat] |= 1 << value
