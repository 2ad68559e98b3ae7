"""Positions to play a reading out from, and what every way to play leads to."""

import random
from collections.abc import Callable, Iterator

from pygames.core.game import State
from pygames.tash_kalar.board import XY
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.frames import TURN
from pygames.tash_kalar.patterns import Orientation
from pygames.tash_kalar.pieces import GATE
from pygames.tash_kalar.state import GameState
from pygames.tash_kalar.words import piece_text
from tests.tash_kalar.readings.world import (
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    SQUARES,
    Arrival,
    Piece,
    Square,
    W,
    World,
    distance,
)

Picture = tuple[object, ...]
"""What is compared: pieces, stocks, what was felled, what else happened."""

# -- positions -----------------------------------------------------------------------------------


def laid_out(rng: random.Random, being: Being) -> tuple[World, Square, int]:
    """A position in which the being can be summoned on the square, and with how many enemy pieces."""
    colours = rng.choice((2, 2, 3))
    mine = rng.randrange(colours)
    square, cells = pattern_somewhere(rng, being)
    board: dict[Square, tuple[int, int]] = {
        at: (mine, max(rank, some_rank(rng))) for at, rank in cells.items()
    }
    wild = int(being.tracks and rng.random() < 0.5)
    if wild:
        at = rng.choice(list(cells))
        board[at] = ((mine + 1) % colours, board[at][1])
    for _piece in range(rng.randrange(1, 11 - len(cells))):
        reach = rng.choice((1, 1, 2, 3, 9))
        at = rng.choice([at for at in SQUARES if distance(at, square) <= reach])
        if at not in board:
            board[at] = (rng.choice((*range(colours), (mine + 1) % colours)), some_rank(rng))
    if square in board and board[square][1] > "CHL".index(being.rank) + 1:
        board[square] = (board[square][0], COMMON)
    count = [[0, 0, 0, 0] for _colour in range(colours)]
    for at, (colour, rank) in board.items():
        if rank == LEGENDARY and count[colour][LEGENDARY] == 3:
            rank = HEROIC
            board[at] = (colour, rank)
        count[colour][rank] += 1
    plenty = 17 if colours == 2 else 15
    stock = []
    for colour, (_none, common, heroic, legendary) in enumerate(count):
        plain, legends = plenty - common - heroic, 3 - legendary
        if rng.random() < 0.25:
            plain, legends = int(colour == mine) + rng.randrange(2), min(legends, rng.randrange(2))
        stock.append((plain, legends))
    numbered = {at: Piece(*piece, number) for number, (at, piece) in enumerate(board.items(), 1)}
    return World(mine, numbered, stock), square, wild


def pattern_somewhere(rng: random.Random, being: Being) -> tuple[Square, dict[Square, int]]:
    """A summoning square, often a coloured one, and the ranks to hold around it."""
    while True:
        square = rng.choice(sorted(RED | GREEN) if rng.random() < 0.5 else SQUARES)
        cells = held(rng.choice(being.pattern.orientations), square)
        if all(at in SQUARES for at in cells):
            return square, cells


def some_rank(rng: random.Random) -> int:
    return rng.choice((COMMON, COMMON, COMMON, COMMON, HEROIC, HEROIC, LEGENDARY))


def held(orientation: Orientation, square: Square) -> dict[Square, int]:
    return {(square[0] + dx, square[1] + dy): rank for dx, dy, rank in orientation.cells}


def arrivals(w: W, being: Being, square: Square, wild: int) -> Iterator[tuple[W, Arrival]]:
    """The being arrives, by every way its pattern lies around the square."""
    for orientation in being.pattern.orientations:
        cells = held(orientation, square)
        foreign = [at for at in cells if at in w.enemy()]
        if len(foreign) > wild or any(w.rank(at) < rank for at, rank in cells.items()):
            continue
        over = w.board[square].colour if square in w.board else -1
        v = w.destroyed(square) if over >= 0 else w
        v = v.placed(square, v.mine, "CHL".index(being.rank) + 1)
        v.me = v.board[square].number
        used = [w.board[at].number for at in cells if at != square]
        marked = [(square[0] + dx, square[1] + dy) for dx, dy, _kind in orientation.marks]
        yield v, Arrival(square, list(cells), used, marked, over)


def drawn(w: World, school: str, gate: int = -1) -> str:
    """The position as text, the Gateway's number given; a school of the others lets pieces be out of
    the game."""
    schools = ["everfrost"] * len(w.stock)
    schools[w.mine] = school.lower()
    lines = [f"schools: {' '.join(schools)}", f"turn: {w.mine + 1}", "actions: 3"]
    lines += [f"stock {colour + 1}: {plain} {legends}" for colour, (plain, legends) in enumerate(w.stock)]
    lines.append("board:")
    for y in range(9):
        row = [w.board.get((x, y)) for x in range(9)]
        lines.append(
            " ".join(
                piece_text(p.colour << 2 | p.rank | GATE * (p.number == gate)) if p else "." for p in row
            )
        )
    return "\n".join(lines)


# -- outcomes ------------------------------------------------------------------------------------


def act(state: State, *texts: str) -> None:
    for text in texts:
        state.apply_action(state.string_to_action(text))


def spot(square: Square) -> str:
    """The action that names it as the summoning square."""
    return f"at {'abcdefghi'[square[0]]}{square[1] + 1}"


def outcomes(state: GameState, seen: Callable[[GameState], Picture]) -> tuple[set[Picture], int]:
    """What every way to choose leads to, as it is seen; and how many steps that took."""
    found: set[Picture] = set()
    reached = set()
    waiting = [state]
    steps = 0
    while waiting:
        s = waiting.pop()
        if s.stack == [(TURN,)]:
            found.add(seen(s))
        elif (key := s.key()) not in reached:
            reached.add(key)
            for action in s.legal_actions():
                after = s.clone()
                after.apply_action(action)
                waiting.append(after)
                steps += 1
    return found, steps


def pictured(w: World) -> Picture:
    """Pieces, stocks, what was felled, what else happened."""
    return (
        frozenset((at, piece.colour, piece.rank) for at, piece in w.board.items()),
        tuple(w.stock),
        frozenset((piece, count) for piece, count in w.felled.items() if count),
        frozenset((word, count) for word, count in w.notes.items() if count),
    )


def seen(s: GameState, notes: dict[str, int]) -> Picture:
    """The same of a state, what else happened given."""
    return (
        frozenset((XY[q], p >> 2 & 3, p & 3) for q, p in enumerate(s.board) if p),
        tuple(zip(s.stock[::2], s.stock[1::2], strict=True)),
        frozenset(((piece >> 2, piece & 3), count) for piece, count in enumerate(s.felled) if count),
        frozenset((word, count) for word, count in notes.items() if count),
    )
