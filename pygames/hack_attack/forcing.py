"""What is decided at a glance, for the proof search: who completes a line next turn, and which
actions still stop it."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, cast

from pygames.core.game import State
from pygames.hack_attack import rules
from pygames.hack_attack.board import CAP, EMPTY, FACES, OWN, STRIPS
from pygames.hack_attack.layout import (
    GAME_NUMBER,
    HIGH,
    LAID,
    LAST,
    LOW,
    MOVING,
    PAIR,
    PHASE,
    POINTS,
    RESERVE,
    SEAT,
    SIDE,
    TURN,
    TURNS,
)
from pygames.hack_attack.threats import Threats, threats

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState


def problem(state: State) -> State:
    """See `Forcing.problem`: of a pair, the game being played."""
    alone = cast("GameState", state.clone())
    alone.cells[PAIR] = alone.cells[GAME_NUMBER] = 0
    alone.cells[POINTS : POINTS + 2] = [0, 0]
    return alone


def position(state: State) -> Hashable:
    """See `Forcing.position`: all but which piece came last."""
    game = cast("GameState", state)
    return bytes(game.cells[:LAST]), frozenset(game.past.items())


def forced(state: State) -> tuple[int, list[int]]:
    """See `Forcing.forced`. A line that can be completed is; a threat must be stopped."""
    game = cast("GameState", state)
    cells = game.cells
    actions = rules.legal(cells)
    if cells[PHASE] == TURN:
        mine = threats(cells, cells[SIDE])
        if mine[0] or mine[1]:
            return cells[SIDE] ^ cells[SEAT], [_completing(cells, mine)]
        theirs = threats(cells, 1 - cells[SIDE])
        if not (theirs[0] or theirs[1]) or _may_be_drawn(game):
            return -1, actions
        actions = [action for action in actions if _may_stop(game, action, theirs)]
    elif cells[PHASE] in (LAID, MOVING):
        return _second_half(game, actions)
    if actions:
        return -1, actions
    return 1 - (cells[SIDE] ^ cells[SEAT]), rules.legal(cells)[:1]


def _may_be_drawn(state: "GameState") -> bool:
    """Whether this turn may end the game as a draw, so that nothing need be stopped."""
    return state.cells[TURNS] >= CAP - 1 or 2 in state.past.values()


def _completing(cells: list[int], mine: Threats) -> int:
    """An action that begins to complete a line."""
    squares, ends = mine
    side = cells[SIDE]
    if squares:
        colour = cells[squares[0]] - EMPTY[0]
        if cells[RESERVE + 3 * side + colour]:
            return rules.PLACE + squares[0]
        return rules.MOVE + cells.index(OWN[side][colour], cells[LOW], cells[HIGH])
    end, row, colour = ends[0] // 9, ends[0] // 3 % 3, ends[0] % 3
    faces = [face for face in range(len(FACES)) if STRIPS[face][row] == EMPTY[colour]]
    lays = {rules.LAY + 2 * face + end for face in faces}
    return next(action for action in rules.legal(cells) if action in lays)


def _may_stop(state: "GameState", action: int, theirs: Threats) -> bool:
    """Whether some way to end the turn begun so leaves the other side no line to complete."""
    squares, ends = theirs
    if action < rules.LAY:
        if ends or len(squares) > 1:
            return False
        return action == squares[0] if action < rules.MOVE else _ends_safely(state, action)
    if squares or any(end // 9 != (action - rules.LAY) % 2 for end in ends):
        return False
    return _ends_safely(state, action)


def _ends_safely(state: "GameState", action: int) -> bool:
    begun = state.clone()
    rules.apply(begun, action)
    return _second_half(begun, rules.legal(begun.cells))[0] != 1 - (state.cells[SIDE] ^ state.cells[SEAT])


def _second_half(state: "GameState", actions: list[int]) -> tuple[int, list[int]]:
    """As `forced`, with a board laid or a piece taken up."""
    side = state.cells[SIDE]
    seat = side ^ state.cells[SEAT]
    drawn = _may_be_drawn(state)
    safe = []
    for action in actions:
        after = state.clone()
        rules.apply(after, action)
        if after.is_terminal() and after.returns()[seat] > 0:
            return seat, [action]
        if drawn or not any(threats(after.cells, 1 - side)):
            safe.append(action)
    return (-1, safe) if safe else (1 - seat, actions[:1])
