"""Summoning patterns: drawn as rows of text, matched all squares at once.

A drawing uses these letters, the rows from top to bottom:

    T  the summoning square            c  own piece, common or better
    K  the same, holding an own piece  h  own piece, heroic or better
    G  the same, heroic or better      m, n  squares the effect speaks of (two kinds)
    .  any square

Any rotation or mirror image will do. A pattern without T, K or G may lie anywhere: the card itself
says where its being arrives.

**Matching.** A set of squares is one whole number, a bit for each square on a grid whose rows are
13 apart, so that a pattern (which reaches at most 4 sideways) never wraps from one row into the
next. Shifting the set of own pieces by a cell's offset and intersecting over the cells gives all
summoning squares of one orientation at once; a card is matched against the whole board in a few
dozen such operations, and no square is ever tried by itself.
"""

from dataclasses import dataclass
from functools import cached_property

from pygames.tash_kalar.board import AT, SQUARES, XY

COMMON, HEROIC, LEGENDARY = 1, 2, 3

_STRIDE = 13
_BIT_OF = tuple(y * _STRIDE + x for x, y in XY)
BIT = tuple(1 << bit for bit in _BIT_OF)
"""`BIT[square]`: the square as a set."""
EVERYWHERE = sum(BIT)
_SQUARE_OF = [0] * (9 * _STRIDE)
for _square, _bit in enumerate(_BIT_OF):
    _SQUARE_OF[_bit] = _square


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in rising order.

    >>> squares_of(BIT[3] | BIT[50])
    [3, 50]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(_SQUARE_OF[low.bit_length() - 1])
        mask ^= low
    return found


def mask_of(squares: "list[int] | tuple[int, ...] | frozenset[int]") -> int:
    """The squares as a set."""
    return sum(BIT[square] for square in squares)


Cell = tuple[int, int, int]
"""(dx, dy, what): an offset from the summoning square and a rank, or for a mark 1 (m) or 2 (n)."""


@dataclass(frozen=True)
class Orientation:
    """One way to turn a pattern: the cells to hold, and the marked squares."""

    cells: tuple[Cell, ...]
    marks: tuple[Cell, ...]

    @cached_property
    def shifts(self) -> tuple[tuple[int, int], ...]:
        """(bits to shift right, rank) of each cell, the pickiest first."""
        shifts = [(dy * _STRIDE + dx, rank) for dx, dy, rank in self.cells]
        return tuple(sorted(shifts, key=lambda shift: (-shift[1], -abs(shift[0]))))

    @cached_property
    def held(self) -> tuple[tuple[tuple[int, int], ...] | None, ...]:
        """For each summoning square the (square, rank) of its cells; None where it does not fit."""
        return tuple(self._held(square) for square in range(SQUARES))

    def _held(self, square: int) -> tuple[tuple[int, int], ...] | None:
        x, y = XY[square]
        cells = tuple((AT.get((x + dx, y + dy), -1), rank) for dx, dy, rank in self.cells)
        return None if any(q < 0 for q, _rank in cells) else cells

    @cached_property
    def marked(self) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """For each summoning square the marked squares of the first and of the second kind, as far
        as they are on the board."""
        return tuple((self._marked(square, 1), self._marked(square, 2)) for square in range(SQUARES))

    def _marked(self, square: int, kind: int) -> tuple[int, ...]:
        x, y = XY[square]
        found = [AT.get((x + dx, y + dy), -1) for dx, dy, mark in self.marks if mark == kind]
        return tuple(sorted(q for q in found if q >= 0))


class Pattern:
    """A pattern in all its orientations.

    >>> knight = Pattern('''
    ... .T.
    ... ccc
    ... c..
    ... ''')
    >>> len(knight.orientations), knight.size
    (8, 4)
    """

    __slots__ = ("anywhere", "heroic", "orientations", "rows", "size", "stand")

    def __init__(self, drawing: str) -> None:
        self.rows = tuple(drawing.split())
        letters = {
            (x, y): letter for y, row in enumerate(self.rows) for x, letter in enumerate(row) if letter != "."
        }
        centre = next((at for at, letter in letters.items() if letter in "TKG"), None)
        self.anywhere = centre is None
        self.stand = {"T": 0, "K": COMMON, "G": HEROIC}[letters[centre]] if centre else 0
        """The rank of the own piece the summoning square must hold; 0: none."""
        x0, y0 = centre or (len(self.rows[0]) // 2, len(self.rows) // 2)
        cells, marks = [], []
        for (x, y), letter in letters.items():
            if letter in "cK":
                cells.append((x - x0, y - y0, COMMON))
            elif letter in "hG":
                cells.append((x - x0, y - y0, HEROIC))
            elif letter in "mn":
                marks.append((x - x0, y - y0, " mn".index(letter)))
            elif letter != "T":
                raise ValueError(f"unknown letter {letter!r} in a pattern")
        self.size = len(cells)
        self.heroic = sum(rank == HEROIC for _dx, _dy, rank in cells)
        """How many cells it has, how many of them for heroic pieces or better."""
        turned = {(_turn(cells, way), _turn(marks, way)): None for way in range(8)}
        self.orientations = tuple(Orientation(c, m) for c, m in turned)

    def places(self, common: int, heroic: int) -> int:
        """The set of summoning squares, given the own pieces (all; heroic or better)."""
        if common.bit_count() < self.size or heroic.bit_count() < self.heroic:
            return 0
        found = 0
        for orientation in self.orientations:
            here = EVERYWHERE
            for shift, rank in orientation.shifts:
                own = common if rank == COMMON else heroic
                here &= own >> shift if shift >= 0 else own << -shift
                if not here:
                    break
            found |= here
        return found

    def lacking_one(self, common: int, heroic: int, empty: int) -> int:
        """The set of empty squares where one more common piece would complete the pattern."""
        if common.bit_count() < self.size - 1 or heroic.bit_count() < self.heroic:
            return 0
        found = 0
        for orientation in self.orientations:
            shifts = orientation.shifts
            whole = EVERYWHERE
            # For each cell the squares where all the others hold, as anchors.
            without: list[tuple[int, int, int]] = []
            for shift, rank in shifts:
                own = common if rank == COMMON else heroic
                own = own >> shift if shift >= 0 else own << -shift
                without = [(at, kind, mask & own) for at, kind, mask in without if mask & own]
                if whole:
                    without.append((shift, rank, whole))
                    whole &= own
                if not without:
                    break
            for shift, rank, mask in without:
                if rank == COMMON:
                    found |= (mask << shift if shift >= 0 else mask >> -shift) & empty
        return found

    def nearest(self, common: int, heroic: int) -> tuple[int, int]:
        """How many cells are not held where the fewest are not, and the set of those squares."""
        reached = [0] * (self.size + 1)
        for orientation in self.orientations:
            here = [EVERYWHERE] + [0] * self.size
            for shift, rank in orientation.shifts:
                own = common if rank == COMMON else heroic
                free = EVERYWHERE & ~own
                if shift >= 0:
                    own, free = own >> shift, free >> shift
                else:
                    own, free = own << -shift, free << -shift
                for short in range(self.size, 0, -1):
                    here[short] = here[short] & own | here[short - 1] & free
                here[0] &= own
            reached = [a | b for a, b in zip(reached, here, strict=True)]
        return next((short, mask) for short, mask in enumerate(reached) if mask)

    def places_with(self, common: int, heroic: int, others: list[tuple[int, int]]) -> list[int]:
        """The same where pieces (or squares) that are not own may stand in for own ones.

        `others` lists up to three licences as (all, heroic or better), each good for one cell.
        Entry i of the answer is the set of summoning squares using exactly the licences whose bits
        are set in i; entry 0 uses none.
        """
        if len(others) == 1:
            return self._places_with_one(common, heroic, *others[0])
        found = [0] * (1 << len(others))
        for orientation in self.orientations:
            here = [0] * len(found)
            here[0] = EVERYWHERE
            for shift, rank in orientation.shifts:
                own = common if rank == COMMON else heroic
                own = own >> shift if shift >= 0 else own << -shift
                after = [mask & own for mask in here]
                for bit, licence in enumerate(others):
                    stand = licence[rank - 1]
                    stand = stand >> shift if shift >= 0 else stand << -shift
                    for used, mask in enumerate(here):
                        if mask and not used >> bit & 1:
                            after[used | 1 << bit] |= mask & stand
                here = after
            found = [a | b for a, b in zip(found, here, strict=True)]
        return found

    def _places_with_one(self, common: int, heroic: int, all_others: int, heroic_others: int) -> list[int]:
        """`places_with` for a single licence, the usual case of the melee."""
        if common.bit_count() < self.size - 1 or heroic.bit_count() + (heroic_others > 0) < self.heroic:
            return [0, 0]
        none = one = 0
        for orientation in self.orientations:
            own_only, with_other = EVERYWHERE, 0
            for shift, rank in orientation.shifts:
                own, other = (common, all_others) if rank == COMMON else (heroic, heroic_others)
                if shift >= 0:
                    own >>= shift
                    other >>= shift
                else:
                    own <<= -shift
                    other <<= -shift
                with_other = with_other & own | own_only & other
                own_only &= own
                if not (with_other or own_only):
                    break
            none |= own_only
            one |= with_other
        return [none, one]


def _turn(cells: list[Cell], way: int) -> tuple[Cell, ...]:
    """The cells mirrored (way 4 to 7) and turned by quarter turns (way % 4), sorted."""
    turned = [(-x, y, what) for x, y, what in cells] if way >= 4 else cells
    for _quarter in range(way % 4):
        turned = [(-y, x, what) for x, y, what in turned]
    return tuple(sorted(turned))
