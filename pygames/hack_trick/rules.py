"""What may be done, what it does, and when it ends; no text.

Everything works on the cells of `layout`. Nothing here checks that an action is legal.
"""

from typing import TYPE_CHECKING

from pygames.core.game import CHANCE, TERMINAL
from pygames.core.narration import Log
from pygames.hack_trick import narration
from pygames.hack_trick.board import (
    COMPLETES,
    GOAL,
    HAND_LIMIT,
    NEIGHBOURS,
    SQUARES,
    VALUES,
    bit,
)
from pygames.hack_trick.dealing import deal, draw, new_hand
from pygames.hack_trick.layout import (
    ABLE,
    ASK,
    ASKED,
    BYTE,
    CAPTURED,
    COMMAND,
    COMMAND_GUARD,
    COMMAND_PLAY,
    DEAL,
    DEALER,
    DECK,
    DRAW,
    DRAWN,
    END,
    FIRST,
    GUARD_COMMAND,
    HAND,
    HELD,
    LAST,
    LINE,
    MAIN,
    MARK,
    MARK_PLAIN,
    MARK_X2,
    MARKERS,
    MARKERS_OUT,
    MASK,
    NONE,
    ORDER,
    OVER,
    PASS,
    PAY,
    PAY_PLAIN,
    PAY_X2,
    PHASE,
    PLAIN,
    PLAY_COMMAND,
    SCORE,
    SEAT_1,
    SHOWED,
    SIZE,
    SQUARE,
    START,
    START_ROW,
    TOLD,
    TRIPLE,
    TURN,
    X2,
    X2_AT,
)

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

_ALL = 0b111111
OTHERS = (*(_ALL & ~(1 << value) for value in VALUES), _ALL)
"""For each last card of the Row the values that differ from it, as bits."""
_MAY_DRAW, _MAY_ASK = 64, 128


def _values(bits: int) -> list[int]:
    return [value for value in VALUES if bits >> value & 1]


_MAIN_ACTIONS = tuple(
    _values(bits) + [DRAW] * bool(bits & _MAY_DRAW) + [ASK] * bool(bits & _MAY_ASK) for bits in range(256)
)
_START_ACTIONS = tuple([START_ROW + value for value in _values(bits)] for bits in range(64))

# -- what may be done --------------------------------------------------------------------------------


def player(cells: list[int]) -> int:
    """Whose decision it is, or CHANCE, or TERMINAL."""
    phase = cells[PHASE]
    if phase > OVER:
        return cells[TURN]
    return TERMINAL if phase == OVER else CHANCE


def playable(cells: list[int], seat: int) -> int:
    """The values the seat holds that differ from the last card of the Row, as bits."""
    return cells[HELD + seat] & OTHERS[cells[LAST]]


def must_play(cells: list[int]) -> bool:
    """Whether the player on turn may not draw: four cards, or commanded and able to play."""
    seat = cells[TURN]
    return cells[SIZE + seat] == HAND_LIMIT or (cells[ORDER] == PLAY_COMMAND and playable(cells, seat) > 0)


def has_marker(cells: list[int], seat: int) -> bool:
    """Whether the seat has a marker left in its pool."""
    return cells[PLAIN + seat] + cells[X2 + seat] > 0


def legal(cells: list[int]) -> list[int]:
    """The legal actions, rising; the possible outcomes at a chance node."""
    phase = cells[PHASE]
    if phase == MAIN:
        seat = cells[TURN]
        bits = cells[HELD + seat] & OTHERS[cells[LAST]]
        if not cells[PLAIN + seat] + cells[X2 + seat]:
            bits = _MAY_DRAW  # who must play without a marker has lost before this is asked
        elif cells[SIZE + seat] < HAND_LIMIT and not (bits and cells[ORDER] == PLAY_COMMAND):
            bits |= _MAY_DRAW
        if cells[CAPTURED + seat] and not cells[ASKED]:
            bits |= _MAY_ASK
        return _MAIN_ACTIONS[bits][:]
    if phase == END:
        return [PASS, COMMAND_GUARD] if cells[ORDER] == GUARD_COMMAND else [PASS, COMMAND_PLAY, COMMAND_GUARD]
    if phase == MARK:
        return [MARK_PLAIN, MARK_X2]
    if phase == PAY:
        return [PAY_PLAIN, PAY_X2]
    if phase == START:
        return _START_ACTIONS[cells[HELD + cells[TURN]]][:]
    if phase == FIRST:
        return [0, 1]
    if phase == OVER:
        return []
    return [value for value in VALUES if cells[DECK + value]]


# -- what it does ------------------------------------------------------------------------------------


def apply(state: "GameState", action: int, log: Log | None) -> None:
    """Carry out a legal action or outcome."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == MAIN:
        if action < DRAW:
            _play(state, action, log)
        elif action == DRAW:
            cells[PHASE] = DRAWN
        else:
            _ask(state, log)
    elif phase == END:
        if action == PASS:
            if log is not None:
                narration.passed(log, cells[TURN])
            _end_turn(state, NONE, log)
        else:
            _command(state, action - PASS, log)
    elif phase == MARK:
        _place(state, action == MARK_X2, log)
    elif phase == DRAWN:
        draw(state, action, log)
        _end_turn(state, NONE, log)
    elif phase == DEAL:
        deal(state, action, log)
    elif phase == PAY:
        _pay(state, action == PAY_X2, log)
    elif phase == START:
        _start(state, action - START_ROW, log)
    else:
        cells[DEALER] = action
        if log is not None:
            narration.first_dealer(log, action)
        new_hand(state, log)


def _add_to_row(state: "GameState", seat: int, value: int) -> None:
    """Move a card from a hand to the end of the Row."""
    cells = state.cells
    at = HAND + 6 * seat + value
    cells[at] -= 1
    if not cells[at]:
        cells[HELD + seat] ^= 1 << value
    cells[SIZE + seat] -= 1
    cells[LAST] = value
    state.row += BYTE[value]
    state.past += BYTE[SEAT_1 * seat + value]


def hand_sum(cells: list[int], seat: int) -> int:
    """The sum of the cards in a hand that is not face down."""
    return sum(value * cells[HAND + 6 * seat + value] for value in VALUES)


def _start(state: "GameState", value: int, log: Log | None) -> None:
    """The dealer starts the Row; then both announce the sum of their three cards."""
    cells = state.cells
    dealer = cells[TURN]
    _add_to_row(state, dealer, value)
    if log is not None:
        narration.started(log, dealer, value)
    for seat in (0, 1):
        total = hand_sum(cells, seat)
        state.past += BYTE[SEAT_1 * seat + TOLD + total]
        if log is not None:
            narration.announced(log, seat, total)
    _begin_turn(state, 1 - dealer, log)


def _begin_turn(state: "GameState", seat: int, log: Log | None) -> None:
    cells = state.cells
    cells[PHASE] = MAIN
    cells[TURN] = seat
    cells[ASKED] = 0
    if cells[ORDER] == PLAY_COMMAND:
        able = playable(cells, seat) > 0
        if cells[SIZE + seat]:
            state.past += BYTE[SEAT_1 * seat + (ABLE if able else SHOWED) + cells[LAST]]
        if not able:
            if log is not None:
                narration.showed(log, seat, cells[SIZE + seat], cells[LAST])
            return
    elif cells[SIZE + seat] < HAND_LIMIT:
        return
    if not has_marker(cells, seat):
        if log is not None:
            narration.out_of_markers(log, seat)
        _end_hand(state, 1 - seat, MARKERS_OUT, 1, 0, log)


def _end_turn(state: "GameState", command: int, log: Log | None) -> None:
    cells = state.cells
    cells[ORDER] = command
    _begin_turn(state, 1 - cells[TURN], log)


def _ask(state: "GameState", log: Log | None) -> None:
    """The token paid leaves the hand's play; the answer is heard by both."""
    cells = state.cells
    seat = cells[TURN]
    cells[CAPTURED + seat] -= 1
    cells[ASKED] = 1
    total = hand_sum(cells, 1 - seat)
    state.past += BYTE[SEAT_1 * (1 - seat) + TOLD + total]
    if log is not None:
        narration.asked(log, seat, total)


def _play(state: "GameState", value: int, log: Log | None) -> None:
    cells = state.cells
    seat = cells[TURN]
    cells[SQUARE] = value + cells[LAST]
    _add_to_row(state, seat, value)
    if log is not None:
        narration.played(log, seat, value, cells[SQUARE], len(state.row))
    if cells[PLAIN + seat] and cells[X2 + seat]:
        cells[PHASE] = MARK
    else:
        _place(state, cells[X2 + seat] > 0, log)


def _place(state: "GameState", x2: bool, log: Log | None) -> None:
    """Capture what stands on the square, mark it, and see whether the hand is won."""
    cells = state.cells
    seat = cells[TURN]
    other = 1 - seat
    square = cells[SQUARE]
    theirs = MARKERS + 10 * other + square
    taken = cells[theirs]
    if taken:
        cells[theirs] = 0
        cells[CAPTURED + seat] += taken
        cells[MASK + other] &= ~bit(square)
        if cells[X2_AT + other] == square:
            cells[X2_AT + other] = 0
    earlier = cells[X2_AT + seat]
    if x2:
        cells[X2 + seat] = 0
        cells[X2_AT + seat] = square
    else:
        cells[PLAIN + seat] -= 1
    mask = cells[MASK + seat] | bit(square)
    cells[MASK + seat] = mask
    cells[MARKERS + 10 * seat + square] += 1
    if log is not None:
        narration.marked(log, seat, square, x2, taken)
    triple = cells[MARKERS + 10 * seat + square] == 3
    if triple or COMPLETES[square][mask]:
        _win(state, earlier, triple, log)
    elif has_marker(cells, seat):
        cells[PHASE] = END
    else:
        _end_turn(state, NONE, log)  # a command costs a marker, so only Pass is left


def _win(state: "GameState", earlier: int, triple: bool, log: Log | None) -> None:
    """Two points if any combination holds the x2 marker and it was not the marker just placed."""
    cells = state.cells
    seat = cells[TURN]
    square = cells[SQUARE]
    mask = cells[MASK + seat]
    combination = bit(square)
    double = triple and earlier == square
    for a, b in NEIGHBOURS[square]:
        if mask & bit(a) and mask & bit(b):
            combination |= bit(a) | bit(b)
            double |= earlier in (a, b)
    ending = LINE if combination != bit(square) else TRIPLE
    _end_hand(state, seat, ending, 1 + double, combination, log)


def _end_hand(
    state: "GameState", winner: int, ending: int, points: int, combination: int, log: Log | None
) -> None:
    """Score it; the deal passes to the other player unless the match is over."""
    cells = state.cells
    cells[SCORE + winner] += points
    state.result = (
        winner,
        ending,
        points,
        combination,
        *cells[X2_AT : X2_AT + 2],
        *(cells[MARKERS + 10 * seat + square] for seat in (0, 1) for square in SQUARES),
    )
    if log is not None:
        narration.hand_won(log, state.result, cells)
    if cells[SCORE + winner] >= GOAL:
        cells[PHASE] = OVER
        return
    cells[DEALER] = 1 - cells[DEALER]
    new_hand(state, log)


def _command(state: "GameState", command: int, log: Log | None) -> None:
    cells = state.cells
    seat = cells[TURN]
    cells[COMMAND] = command
    if cells[PLAIN + seat] and cells[X2 + seat]:
        cells[PHASE] = PAY
    else:
        _pay(state, cells[X2 + seat] > 0, log)


def _pay(state: "GameState", x2: bool, log: Log | None) -> None:
    """The marker paid leaves the hand's play."""
    cells = state.cells
    seat = cells[TURN]
    if x2:
        cells[X2 + seat] = 0
    else:
        cells[PLAIN + seat] -= 1
    command = cells[COMMAND]
    cells[COMMAND] = NONE
    if log is not None:
        narration.commanded(log, seat, command, x2)
    _end_turn(state, command, log)
