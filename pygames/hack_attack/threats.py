"""Who could complete a line in the next turn, and how that is stopped.

A line with two pieces of one side and an empty square is a *threat* if the side can bring a piece of
that square's colour: out of its reserve, or, once all six are placed, one of the two it has. An *end
threat* is the same with a board still to be laid: two pieces side by side in a row at an end of the
table, and a board in hand that can show the third colour there.
"""

from functools import lru_cache

from pygames.hack_attack.board import ALL_LINES, EMPTY, FACES, KINDS, OWN, PIECE_SIDE, SQUARE_COLOUR
from pygames.hack_attack.layout import HELD_KINDS, HIGH, LOW, RESERVE, ROTATION

Line = tuple[int, int, int]
Threats = tuple[list[int], list[int]]
"""Squares of the table, and end threats as 9 * end + 3 * row + colour (end 0 left, 1 right)."""


@lru_cache(maxsize=512)
def lines_between(low: int, high: int) -> tuple[Line, ...]:
    """The lines all of whose squares lie on a table of these bounds."""
    return tuple(line for line in ALL_LINES if low <= line[0] and line[2] < high)


def _gap(side: int, line: Line) -> int:
    """Where in a line a side misses one piece: 1, 2 or 3; 0 if it does not miss exactly one."""
    if {SQUARE_COLOUR[code] for code in line} != {0, 1, 2}:
        return 0
    empty = [place for place, code in enumerate(line, 1) if code in EMPTY]
    mine = [code for code in line if PIECE_SIDE[code] == side]
    return empty[0] if len(empty) == 1 and len(mine) == 2 else 0


_CODES = [(a, b, c) for a in range(10) for b in range(10) for c in range(10)]
_GAP = tuple(bytes(_gap(side, line) for line in _CODES) for side in (0, 1))
"""_gap by side and by the three cells read as one number of three digits."""

_THIRD = tuple(
    bytes(
        3 - SQUARE_COLOUR[a] - SQUARE_COLOUR[b] if a in own and b in own and a != b else 9
        for a in range(10)
        for b in range(10)
    )
    for own in OWN
)
"""The colour two pieces of a side lack, by 10 * one cell + the other; 9 if they are not of two colours."""


def _showing(rotation: int, row: int, colour: int) -> int:
    faces = [number for number, face in enumerate(FACES) if face[row] == "gop"[colour]]
    return sum(1 << kind for kind in {KINDS[rotation][number] for number in faces})


SHOWS = tuple(
    tuple(_showing(rotation, row, colour) for row in range(3) for colour in range(3)) for rotation in (0, 1)
)
"""The kinds of board that can show a colour in a row, a bit each: SHOWS[rotation][3 * row + colour]."""


def supply(cells: list[int], side: int) -> tuple[int, int, int] | list[int]:
    """For each colour, whether the side can bring a piece: what its reserve holds of it, and once
    the reserve is empty 1 for each."""
    at = RESERVE + 3 * side
    stock = cells[at : at + 3]
    return stock if any(stock) else (1, 1, 1)


def threats(cells: list[int], side: int) -> Threats:
    """All ways in which the side would complete a line if it were to begin a turn now."""
    low, high = cells[LOW], cells[HIGH]
    brings = supply(cells, side)
    gap = _GAP[side]
    squares = []
    for line in lines_between(low, high):
        one, two, three = line
        place = gap[100 * cells[one] + 10 * cells[two] + cells[three]]
        if place:
            square = line[place - 1]
            if brings[cells[square] - 1] and square not in squares:
                squares.append(square)
    ends = []
    kinds = cells[HELD_KINDS + side]
    if kinds and high - low >= 6:
        third, shows = _THIRD[side], SHOWS[cells[ROTATION]]
        for row in range(3):
            colour = third[10 * cells[low + row] + cells[low + row + 3]]
            if colour < 9 and brings[colour] and kinds & shows[3 * row + colour]:
                ends.append(3 * row + colour)
            colour = third[10 * cells[high - 3 + row] + cells[high - 6 + row]]
            if colour < 9 and brings[colour] and kinds & shows[3 * row + colour]:
                ends.append(9 + 3 * row + colour)
    return squares, ends
