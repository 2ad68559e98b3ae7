"""Conditions for `when`."""

from typing import TYPE_CHECKING

from pygames.tash_kalar import board as arena
from pygames.tash_kalar.effects.selectors import (
    RANK,
    Fx,
    Guard,
    Selector,
)
from pygames.tash_kalar.pieces import DID, DOWN, EVEN, RAN, START, TOP, WAS

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def DID_IT(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    """The last asking step did something."""
    return fx[DID] > 0


def DOWNED_L(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    """The latest step destroyed a legendary piece."""
    return fx[TOP] == 3


def downed(n: int) -> Guard:
    """The latest step destroyed at least n pieces, of any colour."""
    return lambda s, fx: fx[DOWN] >= n


def was(ranks: str) -> Guard:
    """The piece last chosen was of one of these ranks."""
    wanted = {RANK[letter] for letter in ranks}
    return lambda s, fx: fx[WAS] & 3 in wanted


def EVENLY(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    """The latest step landed on a piece of the mover's own rank."""
    return fx[EVEN] > 0


def ON_RED(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    """Summoned on a red square."""
    return fx[START] in arena.RED


def ON_GREEN(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    return fx[START] in arena.GREEN


def MORE_ACTIONS(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    """There is a further action this turn."""
    return s.acts > 0


def both(*guards: Guard) -> Guard:
    return lambda s, fx: all(guard(s, fx) for guard in guards)


def isnt(guard: Guard) -> Guard:
    return lambda s, fx: not guard(s, fx)


def any_in(sel: Selector) -> Guard:
    """There is a piece of the selector."""
    return lambda s, fx: bool(sel.squares(s, fx))


def RAN_OVER(s: "GameState", fx: Fx) -> bool:  # noqa: N802
    """The arrival destroyed a piece, of any colour."""
    return fx[RAN] > 0
