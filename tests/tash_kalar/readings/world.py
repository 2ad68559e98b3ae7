"""The plain model the second reading speaks of: every change gives a new world."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Self, TypeVar

Square = tuple[int, int]
Way = tuple[int, int]

WAYS: tuple[Way, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
STRAIGHT, SLANTING = WAYS[::2], WAYS[1::2]
SQUARES = [(x, y) for x in range(9) for y in range(9) if 2 <= x + y <= 14 and -6 <= x - y <= 6]
ARENA = frozenset(SQUARES)
RED = {(3, 1), (4, 4), (7, 5), (2, 7)}
GREEN = {(2, 2), (6, 2), (8, 3), (0, 4), (5, 7)}
COMMON, HEROIC, LEGENDARY = 1, 2, 3
EMPTY, STANDARD, COMBAT = range(3)
"""What a move may land on: nothing, lower ranks too, equal ones too."""


class Piece(NamedTuple):
    colour: int
    rank: int
    number: int
    """By which it is known again wherever it goes."""


def onward(square: Square, way: Way) -> Square:
    return square[0] + way[0], square[1] + way[1]


def around(square: Square, ways: Iterable[Way] = WAYS) -> list[Square]:
    return [there for way in ways if (there := onward(square, way)) in ARENA]


def ray(square: Square, way: Way) -> Iterator[Square]:
    while (square := onward(square, way)) in ARENA:
        yield square


def distance(one: Square, other: Square) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class World:
    """Pieces by square, the stock of each colour (common or heroic, legendary), what was felled, and
    what else happened (`notes`). `me` is the number of the being, `mine` the colour that acts."""

    def __init__(self, mine: int, board: dict[Square, Piece], stock: list[tuple[int, int]]) -> None:
        self.mine = mine
        self.me = -1
        self.board = dict(board)
        self.stock = list(stock)
        self.felled: Counter[tuple[int, int]] = Counter()
        self.notes: Counter[str] = Counter()
        self.last_number = len(board)

    def copy(self) -> Self:
        new = type(self)(self.mine, self.board, self.stock)
        new.me = self.me
        new.felled = self.felled.copy()
        new.notes = self.notes.copy()
        new.last_number = self.last_number
        return new

    def key(self) -> tuple[object, ...]:
        """Tells worlds apart, pieces of one kind too."""
        done = frozenset(self.felled.items()), frozenset(self.notes.items())
        return frozenset(self.board.items()), tuple(self.stock), done

    # -- what is where ---------------------------------------------------------------------------

    def rank(self, square: Square) -> int:
        """0 for an empty square."""
        return self.board[square].rank if square in self.board else 0

    def own(self, *ranks: int) -> list[Square]:
        """The squares of the own pieces of these ranks, or of all."""
        return [
            at for at, p in self.board.items() if p.colour == self.mine and p.rank in (ranks or (1, 2, 3))
        ]

    def enemy(self, *ranks: int) -> list[Square]:
        return [
            at for at, p in self.board.items() if p.colour != self.mine and p.rank in (ranks or (1, 2, 3))
        ]

    def any(self, *ranks: int) -> list[Square]:
        return [at for at, p in self.board.items() if p.rank in (ranks or (1, 2, 3))]

    def others(self, *ranks: int) -> list[Square]:
        """The own pieces but the being."""
        return [at for at in self.own(*ranks) if self.board[at].number != self.me]

    def find(self, number: int) -> Square | None:
        return next((at for at, piece in self.board.items() if piece.number == number), None)

    @property
    def here(self) -> Square:
        """Where the being stands."""
        found = self.find(self.me)
        assert found is not None
        return found

    @property
    def colours(self) -> range:
        return range(len(self.stock))

    @property
    def foes(self) -> list[int]:
        return [colour for colour in self.colours if colour != self.mine]

    def has(self, colour: int, rank: int) -> bool:
        return self.stock[colour][rank == LEGENDARY] > 0

    # -- what happens ----------------------------------------------------------------------------

    def _store(self, colour: int, rank: int, count: int) -> None:
        plain, legendary = self.stock[colour]
        at = rank == LEGENDARY
        self.stock[colour] = (plain + count * (not at), legendary + count * at)

    def destroyed(self, *squares: Square, times: int = 1, gone: bool = False) -> Self:
        new = self.copy()
        for square in squares:
            piece = new.board.pop(square)
            new._store(piece.colour, piece.rank, not gone)
            if piece.colour != self.mine:
                new.felled[piece.colour, piece.rank] += times
        return new

    def placed(self, square: Square, colour: int, rank: int) -> Self:
        new = self.copy()
        new.last_number += 1
        new.board[square] = Piece(colour, rank, new.last_number)
        new._store(colour, rank, -1)
        return new

    def placed_on(self, squares: Iterable[Square], colour: int, rank: int = COMMON) -> list[Self]:
        """Every way to place one on an empty one of these squares."""
        if not self.has(colour, rank):
            return []
        return [self.placed(at, colour, rank) for at in squares if at in ARENA and at not in self.board]

    def raised(self, square: Square, by: int = 1) -> Self:
        """The piece upgraded, or with -1 downgraded; itself where the stock forbids it."""
        colour, rank, number = self.board[square]
        new = self.copy()
        new._store(colour, rank, 1)
        if not new.has(colour, rank + by):
            return self
        new._store(colour, rank + by, -1)
        new.board[square] = Piece(colour, rank + by, number)
        return new

    def converted(self, square: Square, colour: int, rank: int) -> Self:
        return self.destroyed(square).placed(square, colour, rank)

    def noted(self, word: str, count: int = 1) -> Self:
        new = self.copy()
        new.notes[word] += count
        return new

    def moved(self, origin: Square, target: Square, kind: int) -> list[Self]:
        """The world after a move or leap, if it may be."""
        most = {EMPTY: 0, STANDARD: self.rank(origin) - 1, COMBAT: self.rank(origin)}[kind]
        if target not in ARENA or target == origin or self.rank(target) > most:
            return []
        new = self.destroyed(target) if target in self.board else self.copy()
        new.board[target] = new.board.pop(origin)
        return [new]

    def moves(self, origins: Iterable[Square], kind: int, ways: Iterable[Way] = WAYS) -> list[Self]:
        """Every single move with one of these pieces."""
        return [new for at in origins for way in ways for new in self.moved(at, onward(at, way), kind)]

    def leaps(self, kind: int, least: int = 1, most: int = 9) -> list[Self]:
        """Every leap of the being over such a distance."""
        here = self.here
        targets = [at for at in SQUARES if least <= distance(here, at) <= most]
        return [new for at in targets for new in self.moved(here, at, kind)]

    def walk(self, number: int, kind: int, ways: Iterable[Way] = WAYS) -> list[Self]:
        """Every single move with the piece of this number; none if it is gone."""
        at = self.find(number)
        return [] if at is None else self.moves([at], kind, ways)


class Arrival(NamedTuple):
    """What a being knows of its summoning."""

    square: Square
    axis: list[Square]
    """The cells of the pattern."""
    used: list[int]
    """The numbers of the pieces there, but for one on the summoning square."""
    marked: list[Square]
    """The marked squares, those beyond the edge too."""
    over: int
    """The colour of the piece it ran over, -1 for none."""

    @property
    def arrows(self) -> list[Way]:
        """The marked directions: those of the marked squares beside it."""
        found = [(x - self.square[0], y - self.square[1]) for x, y in self.marked]
        return [way for way in found if way in WAYS]


Reading = Callable[[World, Arrival], Iterable[World]]


W = TypeVar("W", bound=World)


def distinct(worlds: Iterable[W]) -> list[W]:
    return list({world.key(): world for world in worlds}.values())


def up_to(times: int, world: W, step: Callable[[W], Iterable[W]]) -> list[W]:
    """All that comes of a step done 0 to so many times."""
    found = latest = [world]
    for _time in range(times):
        latest = distinct(after for before in latest for after in step(before))
        found = found + latest
    return found


def must(worlds: list[W], otherwise: W) -> list[W]:
    """A mandatory step is passed over where nothing allows it."""
    return worlds or [otherwise]
