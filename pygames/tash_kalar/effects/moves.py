"""Steps that move pieces."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import ALL, NAMES, STEP, TOWARD
from pygames.tash_kalar.effects.selectors import (
    MARKED,
    Fx,
    Selector,
)
from pygames.tash_kalar.effects.steps import Ask
from pygames.tash_kalar.pieces import AT, CHOSEN, COUNT, EVEN, FIRM, HAND, LAST, START, WAS, WAY

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


STANDARD, COMBAT, EMPTY = 0, 1, 2
"""Kinds of moves: onto empty or lower rank; onto empty, equal or lower rank; onto empty only."""

Ways = Callable[["GameState", Fx], Iterable[int]]
Reach = Callable[["GameState", Fx, int], bool]


def ANY_WAY(s: "GameState", fx: Fx) -> Iterable[int]:  # noqa: N802
    return range(8)


def LAST_WAY(s: "GameState", fx: Fx) -> Iterable[int]:  # noqa: N802
    """The direction of the last move."""
    return (fx[WAY],) if fx[WAY] >= 0 else ()


def BACK(s: "GameState", fx: Fx) -> Iterable[int]:  # noqa: N802
    """Opposite to the last move."""
    return ((fx[WAY] + 4) % 8,) if fx[WAY] >= 0 else ()


def MARKED_WAYS(s: "GameState", fx: Fx) -> Iterable[int]:  # noqa: N802
    """From the summoning square toward its marked neighbours."""
    toward = TOWARD[fx[START]]
    return sorted(toward[q] for q in MARKED(s, fx) if q in toward)


def straight(first: Ways = ANY_WAY) -> Ways:
    """All moves of the step in the direction of its first, which is one of `first`."""
    return lambda s, fx: LAST_WAY(s, fx) if fx[COUNT] else first(s, fx)


Mover = tuple[Selector, int]


class Move(Ask):
    """Choose a piece (unless there is but one), then where it goes."""

    __slots__ = ("alike", "even", "movers", "one", "onto", "reach", "ways")

    def __init__(
        self,
        movers: tuple[Mover, ...],
        *,
        times: int | tuple[int, ...],
        fresh: bool,
        one: bool,
        alike: bool,
        even: int,
        ways: Ways,
        reach: Sequence[tuple[int, ...]] | None,
        onto: Callable[["GameState", Fx, int, int], bool] | None,
    ) -> None:
        super().__init__("move", times, fresh)
        self.movers = movers
        self.one = one
        self.alike = alike
        self.even = even
        self.ways = ways
        self.reach = reach
        self.onto = onto

    def targets(self, s: "GameState", fx: Fx, origin: int, kind: int) -> list[int]:
        """Where the piece may go."""
        board = s.board
        rank = board[origin] & 3
        if kind == COMBAT and fx[EVEN] < self.even:
            most = rank
        else:
            most = 0 if kind == EMPTY else rank - 1
        if self.reach is not None:
            found = [q for q in self.reach[origin] if board[q] & 3 <= most and q != origin]
        else:
            steps = STEP[origin]
            found = sorted(q for d in self.ways(s, fx) if (q := steps[d]) >= 0 and board[q] & 3 <= most)
        if self.onto is not None:
            onto = self.onto
            found = [q for q in found if onto(s, fx, origin, q)]
        return found

    def _candidates(self, s: "GameState", fx: Fx) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        board = s.board
        for sel, kind in self.movers:
            for origin in sel.squares(s, fx):
                if self.fresh and board[origin] & CHOSEN:
                    continue
                if self.alike and fx[COUNT] and board[origin] & 15 != fx[WAS]:
                    continue
                if self.one and fx[COUNT] and origin != fx[LAST]:
                    continue
                targets = self.targets(s, fx, origin, kind)
                if targets:
                    found[origin] = sorted({*found.get(origin, ()), *targets})
        return found

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        candidates = self._candidates(s, fx)
        if fx[FIRM]:
            return candidates.get(fx[HAND], [])
        if len(candidates) == 1:
            fx[HAND], targets = next(iter(candidates.items()))
            return targets
        fx[HAND] = -1
        return sorted(candidates)

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        origin = fx[HAND]
        if origin < 0:
            fx[HAND] = action
            fx[FIRM] = 1
            return
        board = s.board
        piece = board[origin]
        fx[EVEN] += board[action] & 3 == piece & 3
        fx[WAY] = TOWARD[origin].get(action, -1)
        fx[LAST] = origin
        fx[WAS] = piece & 15
        if self.fresh:
            board[origin] |= CHOSEN
        pieces.move(s, origin, action)
        fx[AT] = action
        fx[HAND] = -1
        fx[FIRM] = 0
        self.count(s, fx)

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        return f"{'move' if fx[HAND] < 0 else 'to'} {NAMES[action]}"

    def ask(self, s: "GameState", fx: Fx) -> str:
        if fx[HAND] < 0:
            return _("choose a piece to move")
        return _("choose where the piece on {at} goes").format(at=NAMES[fx[HAND]])


def move(
    sel: Selector,
    kind: int,
    *more: Mover,
    times: int | tuple[int, ...] = 1,
    fresh: bool = False,
    one: bool = False,
    alike: bool = False,
    even: int = 99,
    ways: Ways = ANY_WAY,
    reach: Sequence[tuple[int, ...]] | None = None,
    onto: Callable[["GameState", Fx, int, int], bool] | None = None,
) -> Move:
    """A move of one square with a piece of `sel`.

    `more`: further (selector, kind) that may move instead. `times`: how often, a tuple by the
    mover's rank (index 1 to 3). `fresh`: a different piece each time; `one`: the same piece each
    time; `alike`: all of the colour and rank of the first. `even`: so many landings on an equal
    rank are allowed, then combat moves become standard ones. `ways`: the directions allowed.
    `onto`: a condition on (state, registers, from, to).
    """
    return Move(
        ((sel, kind), *more),
        times=times,
        fresh=fresh,
        one=one,
        alike=alike,
        even=even,
        ways=ways,
        reach=reach,
        onto=onto,
    )


ANYWHERE = (ALL,) * arena.SQUARES


def leap(
    sel: Selector,
    kind: int,
    *,
    times: int = 1,
    reach: Sequence[tuple[int, ...]] = ANYWHERE,
    onto: Callable[["GameState", Fx, int, int], bool] | None = None,
) -> Move:
    """A leap with a piece of `sel`, within `reach` (a table of squares by origin)."""
    return move(sel, kind, times=times, reach=reach, onto=onto)
