"""What a computer player wants to know of a position: threats first, then open lines."""

from collections.abc import Sequence
from math import tanh
from typing import TYPE_CHECKING, cast

from pygames.core.game import CHANCE, TERMINAL, State
from pygames.hack_attack import rules
from pygames.hack_attack.board import EMPTY, LINES, OWN, PIECE_SIDE, SQUARE_COLOUR, STRIPS
from pygames.hack_attack.forcing import forced, position, problem
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    GAME_NUMBER,
    HIGH,
    LAID,
    LOW,
    MOVING,
    PAIR,
    PHASE,
    POINTS,
    SIDE,
    SWAPPING,
)
from pygames.hack_attack.threats import lines_between, threats

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState

__all__ = ["ROLLOUT", "evaluate", "forced", "position", "problem", "weigh"]

ROLLOUT = 0

_WIN, _BLOCK, _LINK = 1000.0, 40.0, 3.0


def _open_line(line: tuple[int, int, int]) -> float:
    """What a line is worth to the Virus: nothing once both sides stand on it."""
    if {SQUARE_COLOUR[code] for code in line} != {0, 1, 2}:
        return 0.0
    sides = {PIECE_SIDE[code] for code in line if code not in EMPTY}
    if len(sides) != 1:
        return 0.0
    worth = 1.0 if sum(code in EMPTY for code in line) == 2 else 3.0
    return worth if sides == {0} else -worth


_WORTH = tuple(_open_line((a, b, c)) for a in range(10) for b in range(10) for c in range(10))


def evaluate(state: State) -> list[float]:
    """See `Insight.evaluate`. A turn half played is worth what its best end is."""
    game = cast("GameState", state)
    seat = game.current_player()
    if seat in (CHANCE, TERMINAL):
        return game.returns()
    cells = game.cells
    if cells[PHASE] in (LAID, MOVING):
        value = max(_after(game, action, seat) for action in rules.legal(cells))
    else:
        value = _table(cells, cells[SIDE])
        if cells[PHASE] == SWAPPING:
            value = abs(value)
        if cells[PAIR]:
            value = _match(cells, seat, value)
    return [value, -value] if seat == 0 else [-value, value]


def _after(state: "GameState", action: int, seat: int) -> float:
    after = state.clone()
    rules.apply(after, action)
    return after.returns()[seat] if after.is_terminal() else evaluate(after)[seat]


def _match(cells: list[int], seat: int, value: float) -> float:
    """What a game of a pair is worth to a seat, given the points so far."""
    lead = cells[POINTS + seat] - cells[POINTS + 1 - seat]
    return value if cells[GAME_NUMBER] and not lead else (lead + value) / 2


def _table(cells: list[int], side: int) -> float:
    """What the table is worth to the side about to begin a turn."""
    squares, ends = threats(cells, side)
    if squares or ends:
        return 0.98
    worth = sum(
        _WORTH[100 * cells[a] + 10 * cells[b] + cells[c]]
        for a, b, c in lines_between(cells[LOW], cells[HIGH])
    )
    value = tanh(0.1 * (-worth if side else worth)) * 0.8
    squares, ends = threats(cells, 1 - side)
    facing = len(squares) + len({end // 9 for end in ends})
    if facing > 1:
        return -0.95
    return value - 0.2 if facing else value


def weigh(state: State, actions: Sequence[int]) -> list[float]:
    """See `Insight.weigh`: completing a line, then stopping one, then what stands beside own pieces."""
    game = cast("GameState", state)
    cells = game.cells
    if cells[PHASE] in (DEALING, SWAPPING):
        return [1.0] * len(actions)
    side = cells[SIDE]
    mine, theirs = threats(cells, side), threats(cells, 1 - side)
    weights = []
    for action in actions:
        if action < rules.MOVE:
            weight = _arrive(cells, side, action, mine[0], theirs[0])
        elif action < rules.TO:
            weight = _leave(cells, action - rules.MOVE, mine[0], theirs[0])
        elif action < rules.TAKE:
            weight = _arrive(cells, side, action - rules.TO, mine[0], theirs[0])
        elif action < rules.LAY:
            top = cells[BEGUN]
            square = cells.index(EMPTY[SQUARE_COLOUR[cells[action - rules.TAKE]]], top)
            weight = _arrive(cells, side, square, mine[0], theirs[0])
        else:
            weight = _lay(*divmod(action - rules.LAY, 2), mine[1], theirs[1])
        weights.append(weight)
    return weights


def _arrive(cells: list[int], side: int, square: int, mine: list[int], theirs: list[int]) -> float:
    """A piece of the side comes to an empty square."""
    if square in mine:
        return _WIN
    weight = _BLOCK if square in theirs else 1.0
    own = OWN[side]
    for one, two in LINES[square]:
        if cells[one] in own or cells[two] in own:
            weight += _LINK
    return weight


def _leave(cells: list[int], square: int, mine: list[int], theirs: list[int]) -> float:
    """A piece is taken up: it can go where its colour is."""
    colour = SQUARE_COLOUR[cells[square]]
    for weight, targets in ((_WIN, mine), (_BLOCK, theirs)):
        if any(cells[target] == EMPTY[colour] for target in targets):
            return weight
    return 1.0


def _lay(face: int, end: int, mine: list[int], theirs: list[int]) -> float:
    """A board is laid at an end."""
    strip = STRIPS[face]
    for threat in mine:
        at_end, row, colour = threat // 9, threat // 3 % 3, threat % 3
        if at_end == end and strip[row] == EMPTY[colour]:
            return _WIN
    return _BLOCK / 4 if any(threat // 9 == end for threat in theirs) else 1.0
