"""A position of Hack Attack: what it holds, what each seat may see of it."""

import random
from collections.abc import Hashable, Mapping
from typing import Self

from pygames.core.game import CHANCE, Json, OptionValue, Outcome, State
from pygames.core.narration import Log
from pygames.core.refusal import Refusal
from pygames.hack_attack import GAME, data, narration, notation, refusals, rules
from pygames.hack_attack.layout import (
    DEALING,
    ENDING,
    ENDINGS,
    OVER,
    PAIR,
    PHASE,
    POINTS,
    POOL,
    SEAT,
    WHO,
    WINNER,
)


class GameState(State):
    """A position of one game, or of the games of a pair.

    `cells`: a flat list of small ints, see `layout`. `past`: the positions since a piece was last
    placed or a board laid, each with how often it has stood; empty until a piece is moved.
    """

    __slots__ = ("cells", "past", "viewer")

    game = GAME
    seats = 2
    cells: list[int]
    past: dict[bytes, int]
    viewer: int | None

    def __init__(self, cells: list[int], past: dict[bytes, int], viewer: int | None = None) -> None:
        self.cells = cells
        self.past = past
        self.viewer = viewer

    @classmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        cells = rules.fresh_cells(
            rotation=bool(options["rotation"]),
            hidden_boards=bool(options["hidden_boards"]),
            pie_rule=bool(options["pie_rule"]),
            pair=options["match"] == "pair",
        )
        return cls(cells, {})

    # -- whose decision, which actions -----------------------------------------------------------

    def current_player(self) -> int:
        return self.cells[WHO] - 2

    def legal_actions(self) -> list[int]:
        """See `State.legal_actions`; in an observed state nothing but on the viewer's own turn."""
        if self.viewer is not None and self.viewer != self.cells[WHO] - 2:
            return []
        return rules.legal(self.cells)

    def apply_action(self, action: int, log: Log | None = None) -> None:
        if log is None:
            rules.apply(self, action)
        else:
            narration.tell(self, action, log)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """See `State.chance_outcomes`: every board not dealt yet is equally likely."""
        if self.viewer is not None or self.cells[PHASE] != DEALING:
            raise ValueError("not a chance node of a full state")
        pool = self.cells[POOL : POOL + 6]
        return [(rules.DEAL + kind, count) for kind, count in enumerate(pool) if count]

    def sample_outcome(self, rng: random.Random) -> int:
        return rules.sample_deal(self.cells, rng)

    def outcome(self) -> Outcome | None:
        """See `State.outcome`. The scores of a pair are the games each seat won."""
        cells = self.cells
        if cells[PHASE] != OVER:
            return None
        if cells[PAIR]:
            points = cells[POINTS], cells[POINTS + 1]
            return Outcome("pair", tuple(seat for seat in (0, 1) if points[seat] > points[1 - seat]), points)
        winners = (cells[WINNER] - 1 ^ cells[SEAT],) if cells[WINNER] else ()
        return Outcome(ENDINGS[cells[ENDING]], winners)

    # -- copies, views ---------------------------------------------------------------------------

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.cells = self.cells[:]
        new.past = self.past.copy()
        new.viewer = self.viewer
        return new

    def observe(self, seat: int) -> Self:
        """See `State.observe`. Boards that lie face down are in the pool of those not dealt."""
        if self.viewer not in (None, seat):
            raise ValueError("an observed state shows one viewer's knowledge only")
        new = self.clone()
        if self.viewer is None:
            new.viewer = seat
            rules.hide(new.cells, seat)
        return new

    def determinize(self, rng: random.Random) -> Self:
        new = self.clone()
        new.viewer = None
        rules.reveal(new.cells, rng)
        return new

    def key(self) -> Hashable:
        return bytes(self.cells), frozenset(self.past.items())

    # -- text and data ---------------------------------------------------------------------------

    def action_to_string(self, action: int) -> str:
        return notation.action_text(self.cells, action)

    def refuse(self, text: str) -> Refusal:
        if self.viewer is not None and self.viewer != self.current_player():
            return refusals.not_your_turn(self.current_player() == CHANCE)
        return refusals.refuse(self, text)

    def to_json(self) -> Json:
        return data.write_data(self)

    @classmethod
    def from_json(cls, data_: Json) -> Self:
        new = cls([], {})
        data.read_data(new, data_)
        return new
