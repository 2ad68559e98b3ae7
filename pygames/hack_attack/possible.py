"""Which positions are possible: the facts that hold in every game."""

from typing import TYPE_CHECKING

from pygames.hack_attack import rules
from pygames.hack_attack.board import (
    CAP,
    COLOURS,
    COLUMNS,
    EMPTY,
    FACES,
    HAND,
    PIECE_SIDE,
    SIDES,
    SQUARE_COLOUR,
    square_name,
)
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    ENDING,
    ENDINGS,
    FACE_DOWN,
    GAME_NUMBER,
    HANDS,
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
    SEAT,
    SIDE,
    SWAPPING,
    TURN,
    TURNS,
    WINNER,
)

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState


class Faults(list[str]):
    """The reasons against a position, each once."""

    def add(self, fault: str) -> None:
        """Note a reason."""
        if fault not in self:
            self.append(fault)

    def require(self, holds: bool, fault: str) -> None:
        """Note a reason unless something holds."""
        if not holds:
            self.add(fault)


def check(state: "GameState", faults: Faults) -> None:
    """Note everything that cannot be in a state of the right form."""
    cells = state.cells
    _check_boards(cells, faults)
    _check_face_down(state, faults)
    _check_pieces(cells, faults)
    _check_begun(cells, faults)
    _check_last(cells, faults)
    _check_match(cells, faults)
    _check_end(state, faults)
    _check_past(state, faults)


def _laid_by(cells: list[int], side: int) -> int:
    return cells[LAYER : LAYER + len(COLUMNS)].count(side + 1)


def _check_boards(cells: list[int], faults: Faults) -> None:
    numbers = cells[POOL : POOL + 6]
    for side in (0, 1):
        for kind, number in enumerate(rules.dealt(cells, side)):
            numbers[kind] += number
        laid = _laid_by(cells, side)
        dealt = sum(cells[HANDS + 6 * side : HANDS + 6 * side + 6]) + cells[FACE_DOWN + side] + laid
        right = dealt <= HAND if cells[PHASE] == DEALING else dealt == HAND
        faults.require(right, f"{SIDES[side]}: {dealt} boards held and laid, not {HAND}")
        turns = (cells[TURNS] + 1 - side) // 2 + (cells[PHASE] == LAID and cells[SIDE] == side)
        faults.require(laid <= turns, f"{SIDES[side]}: {laid} boards laid in {turns} turns")
    for kind, face in enumerate(FACES):
        there = rules.copies(cells, kind)
        faults.require(numbers[kind] == there, f"{numbers[kind]} boards {face}, not {there}")
    first = cells[LAYER + COLUMNS.index("m")]
    laid_first = cells[TURNS] > 0 or cells[PHASE] in (LAID, MOVING)
    faults.require(first == int(laid_first), "the Virus lays the first board in its first turn")


def _check_face_down(state: "GameState", faults: Faults) -> None:
    cells = state.cells
    hidden = [] if state.viewer is None else rules.hidden_from(cells, state.viewer)
    for side in (0, 1):
        up, down = sum(cells[HANDS + 6 * side : HANDS + 6 * side + 6]), cells[FACE_DOWN + side]
        wrong = up if side in hidden else down
        faults.require(not wrong, f"{SIDES[side]}: {wrong} boards lie the wrong way up for the viewer")
    undealt = sum(cells[POOL : POOL + 6]) - sum(cells[FACE_DOWN : FACE_DOWN + 2])
    if cells[PHASE] == DEALING:
        faults.require(undealt > 0, "dealing: no board is left to deal")
        counts = [sum(rules.dealt(cells, side)) + cells[FACE_DOWN + side] for side in (0, 1)]
        faults.require(counts[0] - counts[1] == cells[SIDE], f"dealing: {counts[0]} and {counts[1]} boards")
        faults.require(cells[TURNS] == 0, "dealing: turns have been played")
    else:
        faults.require(undealt == 0, f"pool: {undealt} boards are neither dealt nor face down")


def _check_pieces(cells: list[int], faults: Faults) -> None:
    turns = cells[TURNS]
    for side in (0, 1):
        reserve = cells[RESERVE + 3 * side : RESERVE + 3 * side + 3]
        for colour, left in enumerate(reserve):
            faults.require(left >= 0, f"{SIDES[side]}: {2 - left} {COLOURS[colour]} pieces, not 2")
        placed, due = 6 - sum(reserve), min(6, (turns + 1 - side) // 2)
        faults.require(placed == due, f"{SIDES[side]}: {placed} pieces placed after {turns} turns, not {due}")
    if turns > 12:
        return
    for top in range(cells[LOW], cells[HIGH], 3):
        layer = cells[LAYER + top // 3] - 1
        if not (cells[PHASE] == LAID and cells[BEGUN] == top):
            stands = any(PIECE_SIDE[code] == layer for code in cells[top : top + 3])
            faults.require(stands, f"column {COLUMNS[top // 3]}: no piece of {SIDES[layer]}, which laid it")


def _check_begun(cells: list[int], faults: Faults) -> None:
    phase, begun, side = cells[PHASE], cells[BEGUN], cells[SIDE]
    if phase == LAID:
        ends = (cells[LOW], cells[HIGH] - 3)
        fresh = begun in ends and cells[LAYER + begun // 3] == side + 1
        fresh = fresh and all(code in EMPTY for code in cells[begun : begun + 3])
        faults.require(fresh, "begun: names no end board just laid")
    elif phase == MOVING:
        code = cells[begun]
        faults.require(begun > 0 and PIECE_SIDE[code] == side, "begun: names no piece of the side on turn")
        faults.require(EMPTY[SQUARE_COLOUR[code]] in cells[:LAYER], "begun: the piece has no square to go to")
        faults.require(
            not any(cells[RESERVE + 3 * side : RESERVE + 3 * side + 3]), "begun: pieces are left to place"
        )
    else:
        faults.require(begun == 0, "begun: nothing is begun")


def _check_last(cells: list[int], faults: Faults) -> None:
    stands = PIECE_SIDE[cells[cells[LAST]]] == 1 - cells[SIDE]
    right = stands if cells[TURNS] and cells[PHASE] != DEALING else cells[LAST] == 0
    faults.require(right, "last: names no piece of the side that played last")
    won = rules.winning_squares(cells)
    faults.require(not won or cells[LAST] in won, "last: the piece that ended the game is in no line")


def _check_match(cells: list[int], faults: Faults) -> None:
    game, phase = cells[GAME_NUMBER], cells[PHASE]
    faults.require(game <= cells[PAIR], "game: only a pair has a second game")
    faults.require(not (game and phase == DEALING), "game: boards are dealt in the first game only")
    may_swap = cells[PIE] and cells[TURNS] > 0 and phase != SWAPPING
    faults.require(cells[SEAT] == game or bool(may_swap), "virus_seat: the sides cannot have been swapped")
    if phase == SWAPPING:
        faults.require(
            bool(cells[PIE]) and cells[TURNS] == 1, "swapping: only by the pie rule, after the first turn"
        )
    earlier = cells[POINTS : POINTS + 2]
    if cells[WINNER]:
        earlier[cells[WINNER] - 1 ^ cells[SEAT]] -= 1
    faults.require(min(earlier) >= 0 and sum(earlier) <= game, "points: not from the games played")


def _check_end(state: "GameState", faults: Faults) -> None:
    cells = state.cells
    ending = ENDINGS[cells[ENDING]]
    over = cells[PHASE] == OVER
    faults.require(over == bool(ending), "ending: is given exactly when the game is over")
    faults.require(
        (cells[WINNER] > 0) == (ending == "line"), "winner: is given exactly when a line ended the game"
    )
    faults.require(over or cells[TURNS] < CAP, f"turns: a game ends after {CAP}")
    faults.require(ending != "length" or cells[TURNS] == CAP, f"ending: by length after {CAP} turns only")
    owners = {PIECE_SIDE[cells[square]] for square in rules.winning_squares(cells)}
    if ending == "line":
        last = 1 - cells[SIDE]
        faults.require(cells[WINNER] == last + 1 and owners == {last}, "ending: the last to play has no line")
    else:
        for side in owners:
            names = ", ".join(square_name(square) for square in rules.winning_squares(cells))
            faults.add(f"{SIDES[side]} has a line on {names}: the game would be over")
    if ending == "repetition":
        faults.require(3 in state.past.values(), "ending: no position stood three times")


def _check_past(state: "GameState", faults: Faults) -> None:
    cells, past = state.cells, state.past
    here = rules.position(cells)
    thrice = ENDINGS[cells[ENDING]] == "repetition"
    for position, count in past.items():
        alike = sorted(position[:-1]) == sorted(here[:-1])
        faults.require(alike, "past: a position with other pieces than now")
        faults.require(
            count < 3 or (thrice and position == here), "past: a position stood three times before the end"
        )
    if cells[PHASE] == MOVING or thrice:
        faults.require(here in past, "past: the position now is missing")
    if past:
        moves = sum(past.values()) - 1
        faults.require(moves <= max(0, cells[TURNS] - 12), f"past: {moves} moves in {cells[TURNS]} turns")
        faults.require(cells[PHASE] in (TURN, MOVING, OVER), "past: nothing repeats in this phase")
