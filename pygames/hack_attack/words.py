"""A position in words: what is asked, and everything that is to be seen."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.hack_attack import rules
from pygames.hack_attack.board import COLOURS, COLUMNS, FACES, PIECE_SIDE, SQUARE_COLOUR, spoken
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    ENDING,
    FACE_DOWN,
    GAME_NUMBER,
    HANDS,
    HIGH,
    LAID,
    LOW,
    MOVING,
    OVER,
    PAIR,
    PHASE,
    POINTS,
    RESERVE,
    SEAT,
    SIDE,
    SWAPPING,
    TURNS,
    WINNER,
)

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState


def side_name(side: int) -> str:
    """What a side is called."""
    return _("Anti-virus") if side else _("Virus")


@cache
def face_words(face: int) -> str:
    """A board in words.

    >>> face_words(0)
    'green-orange-purple'
    """
    names = {colour[0]: colour for colour in COLOURS}
    return "-".join(names[letter] for letter in FACES[face])


def prompt(state: "GameState", names: Sequence[str]) -> str:
    """What is asked of whom, in one sentence."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == DEALING:
        return _("The boards are dealt.")
    if phase == OVER:
        return _ended(cells, names)
    seat = cells[SIDE] ^ cells[SEAT]
    if state.viewer == seat:
        told = _("You {task}.").format(task=_task(cells, True))
    else:
        told = _("{name} {task}.").format(name=names[seat], task=_task(cells, False))
    return f"{_first_game(cells, names)} {told}" if cells[GAME_NUMBER] and not cells[TURNS] else told


def _first_game(cells: list[int], names: Sequence[str]) -> str:
    """How the first game of a pair ended, for the beginning of the second."""
    for seat, name in enumerate(names):
        if cells[POINTS + seat]:
            return _("{name} has won the first game.").format(name=name)
    return _("The first game is a draw.")


def _task(cells: list[int], own: bool) -> str:
    phase, side = cells[PHASE], cells[SIDE]
    left = any(cells[RESERVE + 3 * side : RESERVE + 3 * side + 3])
    boards = any(cells[HANDS + 6 * side : HANDS + 6 * side + 6]) or cells[FACE_DOWN + side]
    if phase == SWAPPING:
        return _("may swap sides or keep them")
    if phase == LAID:
        if left:
            return _("place a piece on the new board") if own else _("is placing a piece on the new board")
        return (
            _("take a piece over to the new board") if own else _("is taking a piece over to the new board")
        )
    if phase == MOVING:
        colour, square = COLOURS[SQUARE_COLOUR[cells[cells[BEGUN]]]], spoken(cells[BEGUN])
        if own:
            return _("move the {colour} piece from {square} to another {colour} square").format(
                colour=colour, square=square
            )
        return _("is moving the {colour} piece from {square}").format(colour=colour, square=square)
    if not cells[TURNS]:
        return _("lay the first board") if own else _("is to lay the first board")
    if left and boards:
        return (
            _("place a piece, or lay a board at an end") if own else _("is to place a piece or lay a board")
        )
    if left:
        return _("place a piece") if own else _("is to place a piece")
    if boards:
        return _("move a piece, or lay a board at an end") if own else _("is to move a piece or lay a board")
    return _("move a piece") if own else _("is to move a piece")


def _ended(cells: list[int], names: Sequence[str]) -> str:
    if cells[WINNER]:
        side = cells[WINNER] - 1
        shout = _("System Clean!") if side else _("File Corrupt!")
        told = _("{name} has three colours in a row: {shout}").format(
            name=names[side ^ cells[SEAT]], shout=shout
        )
    elif cells[ENDING] == 2:
        told = _("The same position stood three times: a draw.")
    else:
        told = _("So many turns without a line: a draw.")
    if cells[PAIR]:
        told += " " + _("The pair ends {score}.").format(score=f"{cells[POINTS]}–{cells[POINTS + 1]}")
    return told


def square_words(square: int, code: int, owner: str) -> str:
    """A square of the table with what stands on it."""
    colour, side = COLOURS[SQUARE_COLOUR[code]], PIECE_SIDE[code]
    if side < 0:
        return _("{square}, {colour}, empty").format(square=spoken(square), colour=colour)
    return _("{square}, {colour}, {side} of {name}").format(
        square=spoken(square), colour=colour, side=side_name(side), name=owner
    )


def position_lines(state: "GameState", names: Sequence[str]) -> list[str]:
    """All that is to be seen."""
    cells = state.cells
    lines = []
    if cells[PAIR]:
        lines.append(
            _("Game {number} of 2; points: {score}.").format(
                number=cells[GAME_NUMBER] + 1,
                score=", ".join(f"{name} {cells[POINTS + seat]}" for seat, name in enumerate(names)),
            )
        )
    if cells[LOW] == cells[HIGH]:
        lines.append(_("No board is in play."))
    for top in range(cells[LOW], cells[HIGH], 3):
        squares = []
        for square in range(top, top + 3):
            side = PIECE_SIDE[cells[square]]
            colour = COLOURS[SQUARE_COLOUR[cells[square]]]
            squares.append(colour if side < 0 else f"{colour} {side_name(side)}")
        column = COLUMNS[top // 3].upper()
        lines.append(
            _("Column {column}, from the top: {squares}.").format(column=column, squares=", ".join(squares))
        )
    told = _("{name}, {side}: {pieces}; {boards}.")
    return lines + [
        told.format(
            name=names[side ^ cells[SEAT]],
            side=side_name(side),
            pieces=reserve_words(cells, side),
            boards=boards_words(cells, side),
        )
        for side in (0, 1)
    ]


def reserve_words(cells: list[int], side: int) -> str:
    """The pieces a side has not placed."""
    left = [
        f"{cells[RESERVE + 3 * side + colour]} {name}"
        for colour, name in enumerate(COLOURS)
        if cells[RESERVE + 3 * side + colour]
    ]
    if not left:
        return _("all pieces placed")
    return _("pieces to place {pieces}").format(pieces=", ".join(left))


def boards_words(cells: list[int], side: int) -> str:
    """The boards a side has not laid."""
    if cells[FACE_DOWN + side]:
        return _("boards face down: {number}").format(number=cells[FACE_DOWN + side])
    held = [
        (f"{number} " if number > 1 else "") + face_words(kind)
        for kind, number in enumerate(cells[HANDS + 6 * side : HANDS + 6 * side + 6])
        if number
    ]
    return _("boards {boards}").format(boards=", ".join(held)) if held else _("no boards left")


def action_words(cells: list[int], action: int) -> str:
    """A lay in words, for the name of its button."""
    face, end = divmod(action - rules.LAY, 2)
    if not cells[TURNS]:
        return _("Lay {board} as the first board").format(board=face_words(face))
    if end:
        return _("Lay {board} at the right end").format(board=face_words(face))
    return _("Lay {board} at the left end").format(board=face_words(face))
