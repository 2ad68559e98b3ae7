"""What only the cards of the Everfrost school speak of: mirrored squares, frozen cards, sliding."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import AT, XY
from pygames.tash_kalar.cards.being import FROZEN
from pygames.tash_kalar.effects import MARKED_WAYS, PATTERNS, PROGRAMS, Fx
from pygames.tash_kalar.frames import KEEP
from pygames.tash_kalar.pieces import (
    COLOUR,
    COUNT,
    FORM,
    LAST,
    PROGRAM,
    RAN,
    SELF,
    SPARE,
    START,
    WAY,
    has,
    side_of,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


# Crystal Mirror: its axis is the three-cell column of the pattern.


def mirrored(fx: Fx, square: int) -> tuple[int, int]:
    """The mirror image of a square (-1 off the board), and the side of the axis the square is on."""
    x, y = XY[square]
    across, down = XY[fx[START]]
    cells = PATTERNS[fx[PROGRAM]].orientations[fx[FORM]].cells
    if all(dx == 0 for dx, _dy, _rank in cells):
        return AT.get((2 * across - x, y), -1), 1 if x > across else 2
    return AT.get((x, 2 * down - y), -1), 1 if y > down else 2


def reflects(s: "GameState", fx: Fx, square: int) -> bool:
    """A piece of the rank can be placed on the mirror image; the second piece is a common one on
    the side of the first."""
    image, side = mirrored(fx, square)
    rank = s.board[square] & 3
    if image < 0 or s.board[image] or not has(s, s.turn % s.sides, rank):
        return False
    return not fx[COUNT] or (rank == 1 and side == fx[SPARE])


def reflect(s: "GameState", fx: Fx, square: int) -> None:
    """Place the mirror image of a piece; SPARE keeps the side it is on."""
    image, fx[SPARE] = mirrored(fx, square)
    pieces.place(s, image, s.turn % s.sides, s.board[square] & 3)


def destroyed_before(s: "GameState", fx: Fx) -> bool:
    """The Winter Whisperer destroyed a piece, as `remember` kept it."""
    return fx[SPARE] > 0


def frozen_discards(s: "GameState", fx: Fx) -> list[int]:
    """The cards of the own discard pile with a frozen effect, as Frozen Chest takes them."""
    return [card for card in s.discards[s.turn] if PROGRAMS[FROZEN + card]]


def into_play(s: "GameState", fx: Fx, card: int) -> None:
    """Make a discarded card the frozen one; of two its player keeps one."""
    seat = s.turn
    s.discards[seat].remove(card)
    if s.frozen[seat] < 0:
        s.frozen[seat] = card
    else:
        s.stack.append((KEEP, card))


def ran_over_enemy(s: "GameState", fx: Fx) -> bool:
    """The arrival destroyed an enemy piece."""
    return fx[RAN] > 0 and side_of(fx[RAN]) != s.turn % s.sides


def slow_others(s: "GameState", fx: Fx) -> None:
    """The next turn of every other side, for a team that of one member, has one action fewer."""
    met = {s.turn % s.sides}
    for step in range(1, s.seats):
        seat = (s.turn + step) % s.seats
        if seat % s.sides not in met:
            met.add(seat % s.sides)
            s.malus[seat] += 1


def one_further(s: "GameState", fx: Fx) -> Iterable[int]:
    """The next square in the direction of self's move."""
    q = arena.STEP[fx[SELF]][fx[WAY]] if fx[SELF] >= 0 and fx[WAY] >= 0 else -1
    return (q,) if q >= 0 else ()


def steering(s: "GameState", fx: Fx) -> Iterable[int]:
    """The War Sled's directions: the marked ones first, then at most 45 degrees off the last."""
    if not fx[COUNT]:
        return MARKED_WAYS(s, fx)
    return ((fx[WAY] + turn) % 8 for turn in (-1, 0, 1))


def slide_on(s: "GameState", fx: Fx) -> None:
    """What the Frost Imp pushed goes on as far as it can."""
    while (q := arena.STEP[fx[LAST]][fx[WAY]]) >= 0 and not s.board[q]:
        pieces.move(s, fx[LAST], q)


def surrounded(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition for the Deathbringer's victim: enough own pieces beside it, by its rank."""
    side = s.turn % s.sides
    beside = sum(
        1 for q in arena.NEAR[square] if q != fx[SELF] and s.board[q] and side_of(s.board[q]) == side
    )
    return beside >= (0, 0, 1, 3)[s.board[square] & 3]


def in_stock(s: "GameState", fx: Fx, side: int) -> bool:
    """Condition on a colour: it has a common piece left."""
    return has(s, side, 1)


def change_sides(s: "GameState", fx: Fx) -> None:
    """Self becomes a common piece of the colour chosen."""
    pieces.convert(s, fx[SELF], fx[COLOUR], 1)
