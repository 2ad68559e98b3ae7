"""What happened in a game, told in words."""

from typing import TYPE_CHECKING

from pygames.core.game import CHANCE
from pygames.core.narration import Event, Log
from pygames.core.text import _
from pygames.hack_attack import rules
from pygames.hack_attack.board import (
    CAP,
    COLOURS,
    COLUMNS,
    EMPTY,
    FACES,
    KINDS,
    SQUARE_COLOUR,
    spoken,
    square_name,
)
from pygames.hack_attack.layout import (
    BEGUN,
    GAME_NUMBER,
    HIDDEN,
    HIGH,
    LOW,
    OVER,
    PHASE,
    POINTS,
    ROTATION,
    SEAT,
    SIDE,
    TURNS,
)
from pygames.hack_attack.words import face_words

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState


def hand_key(side: int, kind: int) -> str:
    """The `data-key` of a kind of board in a hand."""
    return f"hand-{side}-{FACES[kind]}"


def board_key(top: int) -> str:
    """The `data-key` of the board with this top square."""
    return f"board-{COLUMNS[top // 3]}"


def reserve_key(side: int, colour: int) -> str:
    """The `data-key` of the pieces of a colour not placed yet."""
    return f"reserve-{side}-{COLOURS[colour]}"


def tell(state: "GameState", action: int, log: Log) -> None:
    """Carry out a legal action and append what happened."""
    before = state.cells
    side, game, points = before[SIDE], before[GAME_NUMBER], sum(before[POINTS : POINTS + 2])
    seat = side ^ before[SEAT]
    log.append(_event(before, action, side, seat))
    rules.apply(state, action)
    now = state.cells
    if now[PHASE] != OVER and now[GAME_NUMBER] == game:
        return
    if sum(now[POINTS : POINTS + 2]) > points:
        shout = _("System Clean!") if side else _("File Corrupt!")
        text = _("{player} has three colours in a row: {shout}").format(player=f"{{p{seat}}}", shout=shout)
        log.append(Event(seat, text, where=tuple(map(square_name, rules.winning_squares(before)))))
    elif before[TURNS] == CAP:
        log.append(Event(seat, _("{number} turns without a line: a draw.").format(number=CAP)))
    else:
        log.append(Event(seat, _("The same position for the third time: a draw.")))
    if now[GAME_NUMBER] != game:
        log.append(Event(CHANCE, _("The second game: the same boards, and {p1} begins as the Virus.")))


def _event(cells: list[int], action: int, side: int, seat: int) -> Event:
    player = f"{{p{seat}}}"
    if action < rules.MOVE:
        colour = SQUARE_COLOUR[cells[action]]
        text = _("{player} places {colour} on {square}.")
        where: tuple[str, ...] = (reserve_key(side, colour), square_name(action))
        words = {"colour": COLOURS[colour], "square": spoken(action)}
    elif action < rules.TO:
        where = (square_name(action - rules.MOVE),)
        text = _("{player} takes up the piece on {square}.")
        words = {"square": spoken(action - rules.MOVE)}
    elif action < rules.LAY:
        if action < rules.TAKE:
            origin, square = cells[BEGUN], action - rules.TO
        else:
            origin = action - rules.TAKE
            square = cells.index(EMPTY[SQUARE_COLOUR[cells[origin]]], cells[BEGUN])
        where = square_name(origin), square_name(square)
        text = _("{player} moves the {colour} piece from {origin} to {square}.")
        colour = SQUARE_COLOUR[cells[origin]]
        words = {"colour": COLOURS[colour], "origin": spoken(origin), "square": spoken(square)}
    elif action < rules.DEAL:
        face, end = divmod(action - rules.LAY, 2)
        top = cells[HIGH] if end or not cells[TURNS] else cells[LOW] - 3
        where = hand_key(side, KINDS[cells[ROTATION]][face]), board_key(top)
        if not cells[TURNS]:
            text = _("{player} lays the first board, {board}.")
        elif end:
            text = _("{player} lays {board} at the right end.")
        else:
            text = _("{player} lays {board} at the left end.")
        words = {"board": face_words(face)}
    elif action < rules.KEEP:
        kind = action - rules.DEAL
        text = _("{player} is dealt the board {board}.").format(player=player, board=face_words(kind))
        if cells[HIDDEN]:
            public = _("{player} is dealt a board.").format(player=player)
            return Event(CHANCE, public, {seat: text})
        return Event(CHANCE, text, where=(hand_key(side, kind),))
    else:
        text = _("{player} keeps the sides.") if action == rules.KEEP else _("{player} swaps sides.")
        where, words = (), {}
    return Event(seat, text.format(player=player, **words), where=where)
