"""The boards, the squares of the table, and the lines on them.

A board is a strip of three squares, written from top to bottom: `gop` is green, orange, purple.
The boards lie side by side. A column has a letter: the first board lies in column m, the middle
one, and the table grows to l, k, ... and n, o, ...; rows are 1, 2, 3 from the top. So a square
keeps its name, `m2`, however the table grows. Its number is 3 * column + row, both from 0.
"""

COLOURS = ("green", "orange", "purple")
SIDES = ("virus", "anti-virus")

BOARDS = ("gop", "gpo", "ogp", "opg", "pgo", "pog") * 2
"""The twelve boards. The rules say no more than that the colours lie differently: each of the six
orders twice is our ruling, see the rulebook."""
FACES = tuple(dict.fromkeys(BOARDS))
"""The different looks of a board; a face is its number in this list."""
TURNED = tuple(FACES.index(face[::-1]) for face in FACES)
"""The same board turned end for end."""
KINDS = (
    tuple(range(len(FACES))),
    tuple(min(face, turned) for face, turned in enumerate(TURNED)),
)
"""The kind of board that shows a face: KINDS[rotation][face]. If boards may be turned, two faces
are one kind, named by the first."""

HAND = 6
"""Boards dealt to each player."""
PIECES = 2
"""Pieces of each colour each player has."""
CAP = 200
"""A game of so many turns is drawn."""

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
SQUARES = 3 * len(COLUMNS)
MIDDLE = 3 * COLUMNS.index("m")
"""The top square of the first board."""

NO_BOARD = 0
EMPTY = (1, 2, 3)
"""What a cell of the table holds: no board, an empty square of a colour, or a piece on it."""
OWN = ((4, 5, 6), (7, 8, 9))
"""A piece of a side on a square of its colour: OWN[side][colour]."""
SQUARE_COLOUR = (-1, 0, 1, 2, 0, 1, 2, 0, 1, 2)
"""The colour of the square for each of these codes."""
PIECE_SIDE = (-1, -1, -1, -1, 0, 0, 0, 1, 1, 1)
"""The side of the piece for each of these codes, -1 for none."""

STRIPS = tuple(tuple(EMPTY["gop".index(letter)] for letter in face) for face in FACES)
"""The three cells of a board just laid."""


def square_name(square: int) -> str:
    """The name of a square.

    >>> square_name(MIDDLE + 1)
    'm2'
    """
    return f"{COLUMNS[square // 3]}{square % 3 + 1}"


def spoken(square: int) -> str:
    """The name as it stands in a sentence, where a small l would look like a 1.

    >>> spoken(MIDDLE - 3)
    'L1'
    """
    return square_name(square).upper()


def square_number(name: str) -> int:
    """The number of a square, -1 if the name is none.

    >>> square_number("m2") == MIDDLE + 1, square_number("m4")
    (True, -1)
    """
    if len(name) == 2 and name[0] in COLUMNS and name[1] in "123":
        return 3 * COLUMNS.index(name[0]) + int(name[1]) - 1
    return -1


def _lines() -> list[tuple[int, int, int]]:
    boards = [(top, top + 1, top + 2) for top in range(0, SQUARES, 3)]
    rows = [(left, left + 3, left + 6) for left in range(SQUARES - 6)]
    return sorted(boards + rows)


ALL_LINES = tuple(_lines())
"""Every three squares in a row: the squares of a board, and the same row of three boards side by side."""
LINES = tuple(
    tuple((a, b) if c == at else (a, c) if b == at else (b, c) for a, b, c in ALL_LINES if at in (a, b, c))
    for at in range(SQUARES)
)
"""For each square, the other two squares of every line through it."""


def _completes(code: int) -> tuple[bool, ...]:
    if code < OWN[0][0]:
        return (False,) * 100
    side, colour = PIECE_SIDE[code], SQUARE_COLOUR[code]
    one, two = (OWN[side][other] for other in range(3) if other != colour)
    return tuple(pair in (10 * one + two, 10 * two + one) for pair in range(100))


COMPLETES = tuple(_completes(code) for code in range(10))
"""Whether a piece completes a line: COMPLETES[its cell][10 * one other cell + the last cell]."""
