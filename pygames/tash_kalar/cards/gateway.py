"""What only the cards of the Nethervoid school speak of: the Gateway, and an enemy possessed."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import ALL
from pygames.tash_kalar.effects import Do, Fx, Guard, do, own
from pygames.tash_kalar.pieces import COLOUR, COUNT, SELF, has, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def at_gateway(s: "GameState", fx: Fx) -> Iterable[int]:
    square = pieces.gateway(s, s.turn % s.sides)
    return (square,) if square >= 0 else ()


def near_gateway(s: "GameState", fx: Fx) -> Iterable[int]:
    return [near for square in at_gateway(s, fx) for near in arena.NEAR[square]]


THE_GATEWAY = own("CHL", at_gateway)


def self_is_gateway(s: "GameState", fx: Fx) -> bool:
    return fx[SELF] in at_gateway(s, fx)


def gateway_on(squares: frozenset[int]) -> Guard:
    return lambda s, fx: any(q in squares for q in at_gateway(s, fx))


def not_gateway(s: "GameState", fx: Fx, square: int) -> bool:
    return square not in at_gateway(s, fx)


def toward_gateway(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    """Condition on a landing: nearer to the Gateway than before."""
    return any(arena.DISTANCE[target][q] < arena.DISTANCE[origin][q] for q in at_gateway(s, fx))


def toward_but_not_onto(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    return not_gateway(s, fx, target) and toward_gateway(s, fx, origin, target)


def open_here(register: int) -> Do:
    """The piece a register points at becomes the Gateway, unless it is gone or legendary."""

    def act(s: "GameState", fx: Fx) -> None:
        square = fx[register]
        if square >= 0 and s.board[square] & 3 in (1, 2):
            pieces.become_gateway(s, square)

    return do(act)


def outnumbered(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition for every repetition: an opponent has more pieces."""
    if not fx[COUNT]:
        return True
    _upgraded, total = pieces.counts(s)
    return max(total) > total[s.turn % s.sides]


# -- an enemy colour possessed -------------------------------------------------------------------


def _beside(s: "GameState", side: int, square: int) -> bool:
    return any(s.board[q] and side_of(s.board[q]) == side for q in arena.NEAR[square])


def beside_colour(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: adjacent to a piece of the colour chosen."""
    return _beside(s, fx[COLOUR], square)


def can_possess(s: "GameState", fx: Fx, side: int) -> bool:
    """Whether a common piece of this colour can be placed beside another one."""
    return has(s, side, 1) and any(not s.board[q] and _beside(s, side, q) for q in ALL)


def possess(s: "GameState", fx: Fx) -> None:
    s.possessed = fx[COLOUR]
