"""Games small enough to know the best action of by heart, for the players to be tried on."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Self

from pygames.core.face import Insight
from pygames.core.game import CHANCE, TERMINAL, Game, Json, OptionValue, Outcome, State
from pygames.core.narration import Log
from pygames.core.refusal import Refusal


class Flat:
    """The insight of one who knows nothing: every action and every position looks alike."""

    ROLLOUT = 20

    def evaluate(self, state: State) -> list[float]:
        return [0.0] * state.seats

    def weigh(self, state: State, actions: Sequence[int]) -> list[float]:
        return [1.0] * len(actions)


class Toy(Game):
    """A game that stands in one class, with an insight given as it is."""

    @cached_property
    def state_type(self) -> type[State]:
        return STATES[self.id]

    @cached_property
    def insight(self) -> Insight:
        return INSIGHTS.get(self.id, Flat())


class ToyState(State):
    """A position is a list of ints, `cells`; the texts of actions are their numbers."""

    __slots__ = ("cells", "seats", "viewer")
    cells: list[int]

    @classmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        return cls.of(seats, cls.start())

    @classmethod
    def of(cls, seats: int, cells: list[int], viewer: int | None = None) -> Self:
        state = cls()
        state.seats, state.cells, state.viewer = seats, cells, viewer
        return state

    @staticmethod
    def start() -> list[int]:
        raise NotImplementedError

    def clone(self) -> Self:
        return self.of(self.seats, self.cells[:], self.viewer)

    def observe(self, seat: int) -> Self:
        return self.of(self.seats, self.cells[:], seat)

    def determinize(self, rng: Random) -> Self:
        return self.of(self.seats, self.cells[:])

    def key(self) -> Hashable:
        return tuple(self.cells)

    def action_to_string(self, action: int) -> str:
        return str(action)

    def refuse(self, text: str) -> Refusal:
        return Refusal("table-notation", "an action is a number")

    def to_json(self) -> Json:
        return {"seats": self.seats, "cells": self.cells, "viewer": self.viewer}

    @classmethod
    def from_json(cls, data: Json) -> Self:
        return cls.of(data["seats"], data["cells"], data["viewer"])


class TicTacToe(ToyState):
    """Cells hold 0 or the seat + 1."""

    LINES: ClassVar = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

    @staticmethod
    def start() -> list[int]:
        return [0] * 9

    def current_player(self) -> int:
        return TERMINAL if self.outcome() else (9 - self.cells.count(0)) % 2

    def legal_actions(self) -> list[int]:
        return [] if self.outcome() else [at for at in range(9) if not self.cells[at]]

    def apply_action(self, action: int, log: Log | None = None) -> None:
        self.cells[action] = self.current_player() + 1

    def outcome(self) -> Outcome | None:
        for a, b, c in self.LINES:
            if self.cells[a] and self.cells[a] == self.cells[b] == self.cells[c]:
                return Outcome("line", (self.cells[a] - 1,))
        return None if 0 in self.cells else Outcome("full", ())


class Kuhn(ToyState):
    """Kuhn poker. Cells: the two cards (0 to 2; -1 not dealt or face down), then the bets so far,
    0 pass and 1 bet. A pot of one ante returns half, of two a whole."""

    @staticmethod
    def start() -> list[int]:
        return [-1, -1]

    def current_player(self) -> int:
        if self.viewer is None and self.cells[1] < 0:
            return CHANCE
        return TERMINAL if self.outcome() else len(self.cells) % 2

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(3) if card != self.cells[0]]

    def legal_actions(self) -> list[int]:
        if self.current_player() == CHANCE:
            return [card for card, _weight in self.chance_outcomes()]
        return [] if self.outcome() else [0, 1]

    def apply_action(self, action: int, log: Log | None = None) -> None:
        if self.current_player() == CHANCE:
            self.cells[self.cells.index(-1)] = action
        else:
            self.cells.append(action)

    def outcome(self) -> Outcome | None:
        bets = self.cells[2:]
        if bets in ([1, 0], [0, 1, 0]):
            return Outcome("fold", (len(bets) % 2,))
        if bets in ([0, 0], [1, 1], [0, 1, 1]):
            return Outcome("showdown", (int(self.cells[1] > self.cells[0]),))
        return None

    def returns(self) -> list[float]:
        end = self.outcome()
        if end is None:
            return [0.0, 0.0]
        won = 1.0 if self.cells[2:].count(1) == 2 else 0.5
        return [won if seat in end.winners else -won for seat in range(2)]

    def observe(self, seat: int) -> Self:
        known = [card if at == seat else -1 for at, card in enumerate(self.cells[:2])]
        return self.of(2, known + self.cells[2:], seat)

    def determinize(self, rng: Random) -> Self:
        assert self.viewer is not None
        cells = self.cells[:]
        cells[1 - self.viewer] = rng.choice([card for card in range(3) if card != cells[self.viewer]])
        return self.of(2, cells)


class Sticks(ToyState):
    """Three or more seats take one or two sticks in turn; who takes the last one wins. Cells: the
    sticks left and the seat on turn."""

    @staticmethod
    def start() -> list[int]:
        return [8, 0]

    def current_player(self) -> int:
        return self.cells[1] if self.cells[0] else TERMINAL

    def legal_actions(self) -> list[int]:
        return list(range(1, min(2, self.cells[0]) + 1))

    def apply_action(self, action: int, log: Log | None = None) -> None:
        self.cells[0] -= action
        self.cells[1] = (self.cells[1] + 1) % self.seats

    def outcome(self) -> Outcome | None:
        return None if self.cells[0] else Outcome("last stick", ((self.cells[1] - 1) % self.seats,))


class Lines(Flat):
    """Tic-tac-toe seen by one who counts lines still open."""

    ROLLOUT = 0

    def evaluate(self, state: Any) -> list[float]:
        free = [0, 0]
        for line in TicTacToe.LINES:
            held = {state.cells[at] for at in line}
            free[0] += 2 not in held
            free[1] += 1 not in held
        lead = (free[0] - free[1]) / 8
        return [lead, -lead]


class Forced(Lines):
    """The same one, who offers proofs."""

    def problem(self, state: State) -> State:
        return state

    def position(self, state: State) -> Hashable:
        return state.key()

    def forced(self, state: State) -> tuple[int, list[int]]:
        return -1, state.legal_actions()


STATES: dict[str, type[State]] = {"tic-tac-toe": TicTacToe, "kuhn": Kuhn, "sticks": Sticks}
INSIGHTS: dict[str, Insight] = {"tic-tac-toe": Lines()}


def toy(game_id: str, seats: int = 2, insight: Insight | None = None) -> Toy:
    """The toy game, its state class bound to it; `insight` takes the place of its own."""
    game = Toy(game_id, game_id, "tests.players.toys", 1, seats, 4 if game_id == "sticks" else seats, 20, "")
    if insight:
        game.__dict__["insight"] = insight
    STATES[game_id].game = game
    return game
