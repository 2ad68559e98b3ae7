"""The arena: 69 squares, their colours and neighbours, as tables.

A square is a number 0 to 68, counted row by row from the top; its name is the column a to i from
left to right, then the row 1 to 9 **from the top down**: `c1` is the left end of the top row, `e5`
the centre. The grid is 9 by 9 without three squares in each corner.

Directions are numbers 0 to 7 clockwise from the top: n ne e se s sw w nw; even ones are orthogonal,
odd ones diagonal; the opposite of `d` is `(d + 4) % 8`.
"""

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
VECTORS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def on_board(x: int, y: int) -> bool:
    """Whether column x, row y (both 0 to 8) is a square of the arena.

    >>> on_board(1, 0), on_board(2, 0)
    (False, True)
    """
    return min(x, 8 - x) >= 0 <= min(y, 8 - y) and min(x, 8 - x) + min(y, 8 - y) >= 2


XY = tuple((x, y) for y in range(9) for x in range(9) if on_board(x, y))
SQUARES = len(XY)
AT = {xy: square for square, xy in enumerate(XY)}
NAMES = tuple(f"{'abcdefghi'[x]}{y + 1}" for x, y in XY)
BY_NAME = {name: square for square, name in enumerate(NAMES)}
ALL = tuple(range(SQUARES))


def _squares(*names: str) -> frozenset[int]:
    return frozenset(BY_NAME[name] for name in names)


RED = _squares("d2", "e5", "h6", "c8")
GREEN = _squares("c3", "g3", "i4", "a5", "f8")
CENTRE = BY_NAME["e5"]
COLOURLESS = frozenset(ALL) - RED - GREEN
MIDDLE = frozenset(AT[x, y] for x in (3, 4, 5) for y in (3, 4, 5))
"""The nine squares of the marked centre."""

DUEL_START = (BY_NAME["c5"], BY_NAME["g5"])
MELEE_START = tuple((BY_NAME[a], BY_NAME[b]) for a, b in (("f2", "g2"), ("b7", "c7"), ("g6", "g7")))

STEP = tuple(tuple(AT.get((x + dx, y + dy), -1) for dx, dy in VECTORS) for x, y in XY)
"""`STEP[square][direction]`: the next square that way, -1 beyond the edge."""
NEAR = tuple(tuple(sorted(q for q in row if q >= 0)) for row in STEP)
"""The adjacent squares, all eight ways."""
ORTHOGONAL = tuple(tuple(sorted(q for q in row[::2] if q >= 0)) for row in STEP)
DIAGONAL = tuple(tuple(sorted(q for q in row[1::2] if q >= 0)) for row in STEP)
DISTANCE = tuple(tuple(max(abs(x - u), abs(y - v)) for u, v in XY) for x, y in XY)
"""`DISTANCE[a][b]`: moves from a to b over an empty board without corners."""
WITHIN = tuple(tuple(tuple(q for q in ALL if 0 < row[q] <= n) for row in DISTANCE) for n in range(4))
"""`WITHIN[n][square]`: the squares at distance 1 to n (n up to 3)."""
RING2 = tuple(tuple(q for q in ALL if row[q] == 2) for row in DISTANCE)
"""`RING2[square]`: the squares at distance exactly 2."""


def _ray(square: int, direction: int) -> tuple[int, ...]:
    found = []
    while (square := STEP[square][direction]) >= 0:
        found.append(square)
    return tuple(found)


RAY = tuple(tuple(_ray(square, d) for d in range(8)) for square in ALL)
"""`RAY[square][direction]`: all squares that way to the edge, the nearest first."""
TOWARD = tuple({STEP[square][d]: d for d in range(8) if STEP[square][d] >= 0} for square in ALL)
"""`TOWARD[a][b]`: the direction from a to an adjacent b."""


def _near_any(squares: frozenset[int]) -> frozenset[int]:
    return frozenset(q for square in squares for q in NEAR[square])


NEAR_RED = _near_any(RED)
NEAR_GREEN = _near_any(GREEN)
"""Squares adjacent to a green one; no green square is among them."""
