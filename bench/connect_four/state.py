"""The state of Connect Four: one flat list of small ints."""

from collections.abc import Hashable, Mapping
from random import Random
from typing import Self

from bench.connect_four import GAME
from pygames.core.game import TERMINAL, Json, OptionValue, Outcome, State
from pygames.core.narration import Log
from pygames.core.refusal import Refusal

COLUMNS, ROWS = 7, 6
SQUARES = COLUMNS * ROWS
"""Cell `column * ROWS + row` is 0 or the seat + 1, row 0 lowest."""
HEIGHT = SQUARES
"""From here on, for each column the cell its next piece falls on."""
PLAYER = HEIGHT + COLUMNS
WINNER = PLAYER + 1
"""0: none; the seat + 1."""
PLAYED = WINNER + 1

_START = [0] * SQUARES + [column * ROWS for column in range(COLUMNS)] + [0, 0, 0]


def _lines_through() -> list[list[tuple[int, int, int]]]:
    through: list[list[tuple[int, int, int]]] = [[] for _square in range(SQUARES)]
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if column + 3 * right < COLUMNS and 0 <= row + 3 * up < ROWS:
                    line = [(column + n * right) * ROWS + row + n * up for n in range(4)]
                    for square in line:
                        a, b, c = (other for other in line if other != square)
                        through[square].append((a, b, c))
    return through


_LINES = _lines_through()
"""For each square the other three squares of each line of four through it."""


class GameState(State):
    """A position; nothing in it is hidden. An action is a column, 0 to 6."""

    __slots__ = ("cells", "seats", "viewer")
    game = GAME
    cells: list[int]

    @classmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        return cls._of(_START[:], None)

    @classmethod
    def _of(cls, cells: list[int], viewer: int | None) -> Self:
        state = cls.__new__(cls)
        state.cells = cells
        state.seats = 2
        state.viewer = viewer
        return state

    def current_player(self) -> int:
        return self.cells[PLAYER]

    def legal_actions(self) -> list[int]:
        cells = self.cells
        if cells[PLAYER] == TERMINAL:
            return []
        return [column for column in range(COLUMNS) if cells[HEIGHT + column] < (column + 1) * ROWS]

    def apply_action(self, action: int, log: Log | None = None) -> None:
        cells = self.cells
        square = cells[HEIGHT + action]
        mine = cells[PLAYER] + 1
        cells[square] = mine
        cells[HEIGHT + action] = square + 1
        cells[PLAYED] += 1
        for a, b, c in _LINES[square]:
            if cells[a] == mine and cells[b] == mine and cells[c] == mine:
                cells[WINNER] = mine
                cells[PLAYER] = TERMINAL
                return
        cells[PLAYER] = TERMINAL if cells[PLAYED] == SQUARES else 2 - mine

    def outcome(self) -> Outcome | None:
        if self.cells[PLAYER] != TERMINAL:
            return None
        winner = self.cells[WINNER]
        return Outcome("line", (winner - 1,)) if winner else Outcome("full", ())

    def clone(self) -> Self:
        return self._of(self.cells[:], self.viewer)

    def observe(self, seat: int) -> Self:
        return self._of(self.cells[:], seat)

    def determinize(self, rng: Random) -> Self:
        return self._of(self.cells[:], None)

    def key(self) -> Hashable:
        return tuple(self.cells)

    def action_to_string(self, action: int) -> str:
        return f"drop {action + 1}"

    def refuse(self, text: str) -> Refusal:
        return Refusal("table-notation", "drop 1 to drop 7; a full column takes no more")

    def to_json(self) -> Json:
        return {"cells": self.cells, "viewer": self.viewer}

    @classmethod
    def from_json(cls, data: Json) -> Self:
        return cls._of(data["cells"], data["viewer"])
