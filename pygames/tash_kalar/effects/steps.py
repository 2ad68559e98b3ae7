"""The instructions of a program, and the steps that ask for a piece or a square."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import ALL, NAMES
from pygames.tash_kalar.effects.selectors import ON_BOARD, RANK, Area, Fx, Guard, Selector, Test
from pygames.tash_kalar.pieces import (
    AT,
    CHOSEN,
    COLOUR,
    COUNT,
    DID,
    DOWN,
    FIRM,
    HAND,
    LAST,
    PC,
    TOP,
    WAS,
    become_gateway,
    can_rerank,
    has,
    rerank,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


class Node:
    """One instruction of a program."""

    __slots__ = ()

    def run(self, s: "GameState", fx: Fx) -> None:
        """Carry it out, unasked, and set PC."""
        raise NotImplementedError


class Do(Node):
    __slots__ = ("act",)

    def __init__(self, act: Callable[["GameState", Fx], None]) -> None:
        self.act = act

    def run(self, s: "GameState", fx: Fx) -> None:
        fx[PC] += 1
        fx[DOWN] = fx[TOP] = 0
        self.act(s, fx)


class Unless(Node):
    """Jump where the guard fails."""

    __slots__ = ("guard", "target")

    def __init__(self, guard: Guard, target: int) -> None:
        self.guard = guard
        self.target = target

    def run(self, s: "GameState", fx: Fx) -> None:
        fx[PC] = fx[PC] + 1 if self.guard(s, fx) else self.target


class Jump(Node):
    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: "GameState", fx: Fx) -> None:
        fx[PC] = self.target


class NextColour(Node):
    """Begin the round of the next colour, or leave the loop. COLOUR is -1 before the first."""

    __slots__ = ("enemies", "target")

    def __init__(self, enemies: bool, target: int) -> None:
        self.enemies = enemies
        self.target = target

    def run(self, s: "GameState", fx: Fx) -> None:
        colour = fx[COLOUR] + 1
        if self.enemies and colour == s.turn % s.sides:
            colour += 1
        if colour < s.sides:
            fx[COLOUR] = colour
            fx[PC] += 1
        else:
            fx[COLOUR] = -1
            fx[PC] = self.target


class Ask(Node):
    """A step with choices. Subclasses give `choices` and `choose`."""

    __slots__ = ("fresh", "optional", "times", "verb")

    def __init__(self, verb: str, times: int | tuple[int, ...] = 1, fresh: bool = False) -> None:
        self.verb = verb
        self.times = times
        self.fresh = fresh
        self.optional = False

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        """What can be chosen now, as actions in rising order (without DONE)."""
        raise NotImplementedError

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        """Carry out a choice; call `count` once it is complete."""
        raise NotImplementedError

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        """The text of a choice."""
        return f"{self.verb} {NAMES[action]}"

    def ask(self, s: "GameState", fx: Fx) -> str:
        """What is asked, in a few words."""
        return _("choose what to {verb}").format(verb=self.verb)

    def stops(self, fx: Fx) -> bool:
        """Whether DONE may be chosen now."""
        return self.optional and not fx[FIRM]

    def count(self, s: "GameState", fx: Fx) -> None:
        """One choice is complete; the step ends when that was the last."""
        fx[COUNT] += 1
        times = self.times if isinstance(self.times, int) else self.times[fx[WAS] & 3]
        if fx[COUNT] >= times:
            finish(s, fx)


def finish(s: "GameState", fx: Fx) -> None:
    """End the asking step now in progress."""
    fx[DID] = fx[COUNT]
    fx[COUNT] = fx[FIRM] = 0
    fx[HAND] = -1
    fx[PC] += 1
    board = s.board
    if fx[DID]:
        for q in ALL:
            if board[q] & CHOSEN:
                board[q] &= ~CHOSEN


class Target(Ask):
    """Choose a piece and do something to it."""

    __slots__ = ("can", "op", "sel")

    def __init__(
        self,
        verb: str,
        sel: Selector,
        op: Callable[["GameState", Fx, int], None],
        can: Test | None = None,
        times: int | tuple[int, ...] = 1,
        fresh: bool = False,
    ) -> None:
        super().__init__(verb, times, fresh)
        self.sel = sel
        self.op = op
        self.can = can

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        found = self.sel.squares(s, fx)
        if self.fresh and fx[COUNT]:
            found = [q for q in found if not s.board[q] & CHOSEN]
        if self.can is not None:
            can = self.can
            found = [q for q in found if can(s, fx, q)]
        return found

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        fx[AT] = fx[LAST] = action
        fx[WAS] = s.board[action] & 15
        if self.fresh:
            s.board[action] |= CHOSEN
        self.op(s, fx, action)
        self.count(s, fx)

    def ask(self, s: "GameState", fx: Fx) -> str:
        if self.verb == "choose":
            return _("choose a piece")
        if self.verb == "gateway":
            return _("choose the piece that becomes the Gateway")
        return _("choose a piece to {verb}").format(verb=self.verb)


def destroy(sel: Selector, *, times: int | tuple[int, ...] = 1) -> Target:
    return Target("destroy", sel, lambda s, fx, q: pieces.destroy(s, q), times=times)


def upgrade(sel: Selector, *, times: int = 1, fresh: bool = False) -> Target:
    def can(s: "GameState", fx: Fx, q: int) -> bool:
        return can_rerank(s, s.board[q], (s.board[q] & 3) + 1)

    return Target("upgrade", sel, lambda s, fx, q: rerank(s, q, (s.board[q] & 3) + 1), can, times, fresh)


def downgrade(sel: Selector, *, times: int = 1, fresh: bool = False) -> Target:
    def can(s: "GameState", fx: Fx, q: int) -> bool:
        return can_rerank(s, s.board[q], (s.board[q] & 3) - 1)

    return Target("downgrade", sel, lambda s, fx, q: rerank(s, q, (s.board[q] & 3) - 1), can, times, fresh)


def convert(sel: Selector, rank: str, *, times: int = 1) -> Target:
    """Into an own piece of this rank ("=": of its own rank)."""

    def new_rank(s: "GameState", q: int) -> int:
        return s.board[q] & 3 if rank == "=" else RANK[rank]

    def can(s: "GameState", fx: Fx, q: int) -> bool:
        return has(s, s.turn % s.sides, new_rank(s, q))

    def op(s: "GameState", fx: Fx, q: int) -> None:
        pieces.convert(s, q, s.turn % s.sides, new_rank(s, q))
        fx[LAST] = q

    return Target("convert", sel, op, can, times)


def gateway_of(sel: Selector) -> Target:
    return Target("gateway", sel, lambda s, fx, q: become_gateway(s, q), lambda s, fx, q: s.board[q] & 3 < 3)


def pick(sel: Selector) -> Target:
    """Point at a piece: it becomes LAST, its square AT, what it is WAS."""
    return Target("choose", sel, lambda s, fx, q: None)


OWN, COLOUR_CHOSEN = 0, 1


class Place(Ask):
    """Put a piece from the stock on an empty square."""

    __slots__ = ("rank", "test", "where", "whose")

    def __init__(self, rank: str, where: Area, whose: int, test: Test | None, times: int) -> None:
        super().__init__("place", times)
        self.rank = RANK[rank]
        self.where = where
        self.whose = whose
        self.test = test

    def side(self, s: "GameState", fx: Fx) -> int:
        return fx[COLOUR] if self.whose == COLOUR_CHOSEN else s.turn % s.sides

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        side = self.side(s, fx)
        if side < 0 or not has(s, side, self.rank):
            return []
        found = [q for q in self.where(s, fx) if not s.board[q]]
        if self.test is not None:
            test = self.test
            found = [q for q in found if test(s, fx, q)]
        return found

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        pieces.place(s, action, self.side(s, fx), self.rank)
        fx[AT] = fx[LAST] = action
        fx[WAS] = s.board[action] & 15
        self.count(s, fx)

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose where to place a {rank} piece").format(rank=pieces.RANKS[self.rank])


def place(
    rank: str, where: Area = ON_BOARD, whose: int = OWN, *, test: Test | None = None, times: int = 1
) -> Place:
    return Place(rank, where, whose, test, times)
