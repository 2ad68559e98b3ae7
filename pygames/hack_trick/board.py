"""The keypad and the deck: facts, and the tables made from them.

The keypad is the magic square of 1 to 9. Its eight mirror images have the same eight lines, so which
way round it lies decides nothing; this is the way it is drawn here.
"""

from itertools import combinations

ROWS = ((8, 1, 6), (3, 5, 7), (4, 9, 2))
SQUARES = range(1, 10)
LINES = tuple(line for line in combinations(SQUARES, 3) if sum(line) == 15)
"""The rows, columns and diagonals: exactly the triples of different squares that sum to 15."""

VALUES = range(6)
COPIES = 3
"""Cards of each value; 18 in all."""
CARDS = COPIES * len(VALUES)
ASIDE = 2
"""Cards laid face up out of play each hand."""
HAND_LIMIT = 4
"""With this many cards a player must play."""
PLAIN_MARKERS = 9
"""Plain markers of a player; one x2 marker comes on top."""
GOAL = 5
"""Points that win the match."""

PAIRS = {square: tuple((a, b) for a, b in combinations(VALUES, 2) if a + b == square) for square in SQUARES}
"""For each square the pairs of cards that mark it."""

NEIGHBOURS = tuple(
    tuple(tuple(other for other in line if other != square) for line in LINES if square in line)
    for square in range(10)
)
"""For each square the other two squares of each line through it."""


def bit(square: int) -> int:
    """The square as a bit of a mask of squares."""
    return 1 << (square - 1)


COMPLETES = tuple(
    bytes(any(mask & bit(a) and mask & bit(b) for a, b in NEIGHBOURS[square]) for mask in range(512))
    for square in range(10)
)
"""`COMPLETES[square][mask]`: whether a marker on the square makes a line with the squares of the mask."""
