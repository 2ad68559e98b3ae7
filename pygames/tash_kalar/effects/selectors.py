"""Which squares and pieces a step speaks of: areas, selectors, conditions."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from pygames.tash_kalar import board as arena
from pygames.tash_kalar.board import ALL
from pygames.tash_kalar.patterns import Pattern
from pygames.tash_kalar.pieces import AT, COLOUR, FORM, KEPT, LAST, PROGRAM, SELF, START, USED, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


Fx = list[int]
Area = Callable[["GameState", Fx], Iterable[int]]
Guard = Callable[["GameState", Fx], bool]
Test = Callable[["GameState", Fx, int], bool]
RANK = {"C": 1, "H": 2, "L": 3}

PATTERNS: list[Pattern] = []
"""The pattern of the being whose effect it is, by the number of the program, see `cards`."""

# -- areas ---------------------------------------------------------------------------------------


def ON_BOARD(s: "GameState", fx: Fx) -> Iterable[int]:  # noqa: N802 - areas and guards are words of the vocabulary
    return ALL


def _around(table: Sequence[tuple[int, ...]], register: int) -> Area:
    def area(s: "GameState", fx: Fx) -> Iterable[int]:
        square = fx[register]
        return table[square] if square >= 0 else ()

    return area


def _spot(register: int) -> Area:
    def area(s: "GameState", fx: Fx) -> Iterable[int]:
        square = fx[register]
        return (square,) if square >= 0 else ()

    return area


def within(n: int) -> Area:
    """The squares at distance 1 to n from self."""
    return _around(arena.WITHIN[n], SELF)


NEAR = _around(arena.NEAR, SELF)
ORTH = _around(arena.ORTHOGONAL, SELF)
DIAG = _around(arena.DIAGONAL, SELF)
NEAR_IT = _around(arena.NEAR, LAST)
NEAR_SPOT = _around(arena.NEAR, AT)
NEAR_KEPT = _around(arena.NEAR, KEPT)
HERE = _spot(SELF)
IT = _spot(LAST)
THE_KEPT = _spot(KEPT)


def _marked(kind: int) -> Area:
    def area(s: "GameState", fx: Fx) -> Iterable[int]:
        return PATTERNS[fx[PROGRAM]].orientations[fx[FORM]].marked[fx[START]][kind]

    return area


MARKED = _marked(0)
MARKED2 = _marked(1)


def USED_PIECES(s: "GameState", fx: Fx) -> Iterable[int]:  # noqa: N802
    return [q for q in ALL if s.board[q] & USED]


def of(squares: Iterable[int]) -> Area:
    """A fixed set of squares."""
    fixed = tuple(sorted(squares))
    return lambda s, fx: fixed


# -- selectors -----------------------------------------------------------------------------------


class Selector:
    """Which pieces a step may choose: whose, of which ranks, where."""

    __slots__ = ("but_self", "fits", "test", "where")

    def __init__(self, whose: str, ranks: str, where: Area, but_self: bool, test: Test | None) -> None:
        wanted = {RANK[letter] for letter in ranks}
        self.fits = tuple(
            tuple(
                p & 3 in wanted and {"own": p >> 2 == side, "enemy": p >> 2 != side, "any": True}[whose]
                for p in range(16)
            )
            for side in range(4)
        )
        """`fits[side][piece & 15]`, for the side that acts."""
        self.where = where
        self.but_self = but_self
        self.test = test

    def squares(self, s: "GameState", fx: Fx) -> list[int]:
        fits = self.fits[s.turn % s.sides]
        board = s.board
        found = [q for q in self.where(s, fx) if fits[board[q] & 15]]
        if self.but_self and fx[SELF] in found:
            found.remove(fx[SELF])
        if self.test is not None:
            test = self.test
            found = [q for q in found if test(s, fx, q)]
        return found


def own(ranks: str, where: Area = ON_BOARD, *, but_self: bool = False, test: Test | None = None) -> Selector:
    return Selector("own", ranks, where, but_self, test)


def enemy(
    ranks: str, where: Area = ON_BOARD, *, but_self: bool = False, test: Test | None = None
) -> Selector:
    return Selector("enemy", ranks, where, but_self, test)


def anyone(
    ranks: str, where: Area = ON_BOARD, *, but_self: bool = False, test: Test | None = None
) -> Selector:
    return Selector("any", ranks, where, but_self, test)


ME = anyone("CHL", HERE)


def of_colour(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: of the colour of this `for_each` round, or chosen by `choose_colour`."""
    return side_of(s.board[square]) == fx[COLOUR]


def beside(whose: str, ranks: str = "CHL", least: int = 1) -> Test:
    """Condition: adjacent to at least so many pieces, `own`, `enemy` or `any`, of these ranks."""
    fits = Selector(whose, ranks, ON_BOARD, False, None).fits

    def test(s: "GameState", fx: Fx, square: int) -> bool:
        wanted = fits[s.turn % s.sides]
        return sum(wanted[s.board[q] & 15] for q in arena.NEAR[square]) >= least

    return test


near_own = beside("own")


def spares_common(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    """Condition on a landing: not on a common piece."""
    return s.board[target] & 3 != 1
