"""What may be done, and what it does. Nothing here reads or writes text.

A turn is one or two decisions: place a piece on a board in play; lay a board and place a piece on
it; take up a piece and put it down; lay a board and take a piece over to it. The numbers of the
actions mean the same in every position.
"""

import random
from typing import TYPE_CHECKING

from pygames.core.game import CHANCE, TERMINAL
from pygames.hack_attack.board import (
    ALL_LINES,
    BOARDS,
    CAP,
    COMPLETES,
    EMPTY,
    FACES,
    KINDS,
    LINES,
    MIDDLE,
    OWN,
    PIECES,
    SQUARE_COLOUR,
    SQUARES,
    STRIPS,
)
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    ENDING,
    ENDINGS,
    FACE_DOWN,
    GAME_NUMBER,
    HANDS,
    HELD_KINDS,
    HIDDEN,
    HIGH,
    LAID,
    LAST,
    LAYER,
    LOW,
    MOVING,
    OVER,
    PAIR,
    PHASE,
    PIE,
    POINTS,
    POOL,
    RESERVE,
    ROTATION,
    SEAT,
    SIDE,
    SIZE,
    SWAPPING,
    TURN,
    TURNS,
    WHO,
    WINNER,
)

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState

PLACE = 0
"""PLACE + square, and so on."""
MOVE = PLACE + SQUARES
TO = MOVE + SQUARES
TAKE = TO + SQUARES
LAY = TAKE + SQUARES
"""LAY + 2 * face + end, end 0 left and 1 right; the first board is laid at end 0."""
DEAL = LAY + 2 * len(FACES)
"""DEAL + kind."""
KEEP = DEAL + len(FACES)
SWAP = KEEP + 1

_STOCKS = [(a, b, c) for a in range(PIECES + 1) for b in range(PIECES + 1) for c in range(PIECES + 1)]
_OPEN = tuple(
    tuple(code in EMPTY and stock[SQUARE_COLOUR[code]] > 0 for code in range(10)) for stock in _STOCKS
)
"""Whether a reserve has a piece for a cell: _OPEN[9 * green + 3 * orange + purple][cell]."""
_MINE = tuple(tuple(code in OWN[side] for code in range(10)) for side in (0, 1))
_TO_MOVE = (b"\0", b"\1")


def _lays(rotation: int, first: int, kinds: int) -> list[int]:
    return [
        LAY + 2 * face + end
        for face in range(len(FACES))
        if kinds >> KINDS[rotation][face] & 1
        for end in ((0,) if first else (0, 1))
    ]


_LAYS = [[[_lays(rotation, first, kinds) for kinds in range(64)] for first in (0, 1)] for rotation in (0, 1)]


def fresh_cells(*, rotation: bool, hidden_boards: bool, pie_rule: bool, pair: bool) -> list[int]:
    """The cells before the deal."""
    cells = [0] * SIZE
    cells[RESERVE : RESERVE + 6] = [PIECES] * 6
    cells[LOW] = cells[HIGH] = MIDDLE
    cells[ROTATION : PAIR + 1] = map(int, (rotation, hidden_boards, pie_rule, pair))
    cells[POOL : POOL + 6] = [copies(cells, kind) for kind in range(6)]
    settle(cells)
    return cells


def kind_of(cells: list[int], face: int) -> int:
    """The kind of board that can show a face: its own, or that of the face turned."""
    return KINDS[cells[ROTATION]][face]


def copies(cells: list[int], kind: int) -> int:
    """How many of the twelve boards are of a kind."""
    return sum(kind_of(cells, FACES.index(board)) == kind for board in BOARDS)


def settle(cells: list[int]) -> None:
    """Work out the cells that follow from the others."""
    for side in (0, 1):
        held = cells[HANDS + 6 * side : HANDS + 6 * side + 6]
        cells[HELD_KINDS + side] = sum(1 << kind for kind, count in enumerate(held) if count)
    phase = cells[PHASE]
    who = CHANCE if phase == DEALING else TERMINAL if phase == OVER else cells[SIDE] ^ cells[SEAT]
    cells[WHO] = who + 2


def hidden_from(cells: list[int], viewer: int) -> list[int]:
    """The sides whose boards lie face down for a viewer: in the first game, until it is over."""
    if not cells[HIDDEN] or cells[GAME_NUMBER] or cells[PHASE] == OVER:
        return []
    return [side for side in (0, 1) if side ^ cells[SEAT] != viewer]


def legal(cells: list[int]) -> list[int]:
    """The legal actions, rising; the possible outcomes while dealing."""
    phase = cells[PHASE]
    if phase in (TURN, LAID):
        side = cells[SIDE]
        at = RESERVE + 3 * side
        stock = 9 * cells[at] + 3 * cells[at + 1] + cells[at + 2]
        if phase == LAID:
            if stock:
                fits = _OPEN[stock]
                top = cells[BEGUN]
                return [square for square in (top, top + 1, top + 2) if fits[cells[square]]]
            mine = _MINE[side]
            return [TAKE + square for square in range(cells[LOW], cells[HIGH]) if mine[cells[square]]]
        if stock:
            fits = _OPEN[stock]
            actions = [square for square in range(cells[LOW], cells[HIGH]) if fits[cells[square]]]
        else:
            actions = _movable(cells, side)
        kinds = cells[HELD_KINDS + side]
        if kinds:
            actions += _LAYS[cells[ROTATION]][cells[TURNS] == 0][kinds]
        return actions
    if phase == MOVING:
        empty = EMPTY[SQUARE_COLOUR[cells[cells[BEGUN]]]]
        return [TO + square for square in range(cells[LOW], cells[HIGH]) if cells[square] == empty]
    if phase == SWAPPING:
        return [KEEP, SWAP]
    if phase == DEALING:
        return [DEAL + kind for kind in range(len(FACES)) if cells[POOL + kind]]
    return []


def _movable(cells: list[int], side: int) -> list[int]:
    mine = _MINE[side]
    low, high = cells[LOW], cells[HIGH]
    if high - low >= 15:  # five squares of each colour, four pieces at most: there is always room
        return [MOVE + square for square in range(low, high) if mine[cells[square]]]
    table = cells[low:high]
    return [
        MOVE + square
        for square in range(low, high)
        if mine[cells[square]] and EMPTY[SQUARE_COLOUR[cells[square]]] in table
    ]


def sample_deal(cells: list[int], rng: random.Random) -> int:
    """One of the boards not dealt yet."""
    pool = cells[POOL : POOL + 6]
    at = int(rng.random() * sum(pool))
    for kind, count in enumerate(pool):
        at -= count
        if at < 0:
            return DEAL + kind
    raise ValueError("no board is left to deal")


def apply(state: "GameState", action: int) -> None:
    """Carry out a legal action."""
    cells = state.cells
    if action < MOVE:
        side, code = cells[SIDE], cells[action]
        cells[action] = OWN[side][code - 1]
        cells[RESERVE + 3 * side + code - 1] -= 1
        state.past.clear()
        _end_turn(state, action)
    elif action < TO:
        if not state.past:
            state.past[position(cells)] = 1
        cells[PHASE], cells[BEGUN] = MOVING, action - MOVE
    elif action < TAKE:
        square, origin = action - TO, cells[BEGUN]
        cells[square], cells[origin] = cells[origin], cells[square]
        _end_turn(state, square)
    elif action < LAY:
        piece = cells[action - TAKE]
        empty = EMPTY[SQUARE_COLOUR[piece]]
        square = cells.index(empty, cells[BEGUN])
        cells[square], cells[action - TAKE] = piece, empty
        _end_turn(state, square)
    elif action < DEAL:
        state.past.clear()
        _lay(cells, *divmod(action - LAY, 2))
    elif action < KEEP:
        _deal(cells, action - DEAL)
    else:
        if action == SWAP:
            cells[SEAT] ^= 1
        cells[PHASE] = TURN
        cells[WHO] = (cells[SIDE] ^ cells[SEAT]) + 2


def _deal(cells: list[int], kind: int) -> None:
    side = cells[SIDE]
    cells[POOL + kind] -= 1
    cells[HANDS + 6 * side + kind] += 1
    cells[HELD_KINDS + side] |= 1 << kind
    cells[SIDE] = 1 - side
    if not any(cells[POOL : POOL + 6]):
        cells[PHASE] = TURN
        cells[WHO] = cells[SEAT] + 2


def _lay(cells: list[int], face: int, end: int) -> None:
    side = cells[SIDE]
    kind = kind_of(cells, face)
    cells[HANDS + 6 * side + kind] -= 1
    if not cells[HANDS + 6 * side + kind]:
        cells[HELD_KINDS + side] -= 1 << kind
    if end or not cells[TURNS]:
        top = cells[HIGH]
        cells[HIGH] = top + 3
    else:
        top = cells[LOW] = cells[LOW] - 3
    cells[top : top + 3] = STRIPS[face]
    cells[LAYER + top // 3] = side + 1
    cells[PHASE], cells[BEGUN] = LAID, top


def position(cells: list[int]) -> bytes:
    """What repeats: where the pieces stand and whose turn it is. Boards and hands stay as they are
    as long as this is asked."""
    return bytes(cells[cells[LOW] : cells[HIGH]]) + _TO_MOVE[cells[SIDE]]


def _end_turn(state: "GameState", square: int) -> None:
    """End the turn in which a piece came to a square: a line, a repetition, the last turn, or the
    other side goes on."""
    cells = state.cells
    turns = cells[TURNS] + 1
    side = 1 - cells[SIDE]
    cells[TURNS], cells[SIDE], cells[BEGUN], cells[PHASE] = turns, side, 0, TURN
    cells[WHO], cells[LAST] = (side ^ cells[SEAT]) + 2, square
    completes = COMPLETES[cells[square]]
    for one, two in LINES[square]:
        if completes[10 * cells[one] + cells[two]]:
            _end_game(state, "line", 2 - side)
            return
    if state.past:
        here = position(cells)
        seen = state.past.get(here, 0) + 1
        state.past[here] = seen
        if seen == 3:
            _end_game(state, "repetition", 0)
            return
    if turns == CAP:
        _end_game(state, "length", 0)
    elif turns == 1 and cells[PIE]:
        cells[PHASE] = SWAPPING


def _end_game(state: "GameState", ending: str, winner: int) -> None:
    cells = state.cells
    if winner:
        cells[POINTS + (winner - 1 ^ cells[SEAT])] += 1
    if cells[PAIR] and not cells[GAME_NUMBER]:
        state.past.clear()
        state.cells = _second_game(cells)
        return
    cells[PHASE], cells[WHO] = OVER, TERMINAL + 2
    cells[WINNER], cells[ENDING] = winner, ENDINGS.index(ending)


def winning_lines(cells: list[int]) -> list[tuple[int, int, int]]:
    """The lines of three colours of one side that stand on the table."""
    return [line for line in ALL_LINES if COMPLETES[cells[line[0]]][10 * cells[line[1]] + cells[line[2]]]]


def winning_squares(cells: list[int]) -> list[int]:
    """The squares of all these lines."""
    return sorted({square for line in winning_lines(cells) for square in line})


def face_at(cells: list[int], top: int) -> int:
    """The face of the board with this top square."""
    return STRIPS.index(tuple(EMPTY[SQUARE_COLOUR[code]] for code in cells[top : top + 3]))


def dealt(cells: list[int], side: int) -> list[int]:
    """How many boards of each kind a side was dealt, as far as they lie face up."""
    numbers = cells[HANDS + 6 * side : HANDS + 6 * side + 6]
    for top in range(cells[LOW], cells[HIGH], 3):
        if cells[LAYER + top // 3] == side + 1:
            numbers[kind_of(cells, face_at(cells, top))] += 1
    return numbers


def _second_game(cells: list[int]) -> list[int]:
    """The second game of a pair: both sides get the boards they were dealt in the first, and the
    seat that began it as second begins."""
    fresh = fresh_cells(
        rotation=bool(cells[ROTATION]),
        hidden_boards=bool(cells[HIDDEN]),
        pie_rule=bool(cells[PIE]),
        pair=True,
    )
    fresh[POOL : POOL + 6] = [0] * 6
    fresh[HANDS : HANDS + 12] = dealt(cells, 0) + dealt(cells, 1)
    fresh[POINTS : POINTS + 2] = cells[POINTS : POINTS + 2]
    fresh[SEAT] = fresh[GAME_NUMBER] = 1
    fresh[PHASE] = TURN
    settle(fresh)
    return fresh


def hide(cells: list[int], viewer: int) -> None:
    """Turn face down what the viewer may not see."""
    for side in hidden_from(cells, viewer):
        for kind in range(len(FACES)):
            cells[POOL + kind] += cells[HANDS + 6 * side + kind]
            cells[FACE_DOWN + side] += cells[HANDS + 6 * side + kind]
            cells[HANDS + 6 * side + kind] = 0
    settle(cells)


def reveal(cells: list[int], rng: random.Random) -> None:
    """Deal the boards that lie face down out of the pool; every way to do so is equally likely."""
    for side in (0, 1):
        while cells[FACE_DOWN + side]:
            kind = sample_deal(cells, rng) - DEAL
            cells[POOL + kind] -= 1
            cells[HANDS + 6 * side + kind] += 1
            cells[FACE_DOWN + side] -= 1
    settle(cells)
