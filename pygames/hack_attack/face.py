"""The table of Hack Attack as text: an observed state in, marked-up regions out."""

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, cast

from pygames.core.face import View, action_button
from pygames.core.game import SPECTATOR, State
from pygames.core.text import _
from pygames.hack_attack import drawing, rules
from pygames.hack_attack.board import COLOURS, COLUMNS, FACES, PIECE_SIDE, SQUARE_COLOUR, TURNED, square_name
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    FACE_DOWN,
    HANDS,
    HIGH,
    LAID,
    LAST,
    LOW,
    MOVING,
    OVER,
    PAIR,
    PHASE,
    POINTS,
    RESERVE,
    ROTATION,
    SEAT,
    SIDE,
    SWAPPING,
    TURNS,
)
from pygames.hack_attack.narration import board_key, hand_key, reserve_key
from pygames.hack_attack.words import (
    action_words,
    boards_words,
    face_words,
    position_lines,
    prompt,
    reserve_words,
    side_name,
    square_words,
)

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState

ACCENT = "light-dark(#6a3fb5, #b79cf2)"

symbols = drawing.symbols
emblem = drawing.emblem

_ENDS = (("◀", "left"), ("▶", "right"))


def card(key: str) -> str:
    """See `Face.card`; a key is `board-` and a board."""
    kind, _dash, name = key.partition("-")
    if kind != "board" or name not in FACES:
        return ""
    face = FACES.index(name)
    return drawing.large_board(face, TURNED[face])


def gallery() -> dict[str, list[str]]:
    """See `Face.gallery`: the table shows all there is."""
    return {}


def render(state: State, names: Sequence[str]) -> View:
    """See `Face.render`. In a full state the seat on turn is the one to act."""
    game = cast("GameState", state)
    cells = game.cells
    actor = game.viewer if game.viewer is not None else cells[SIDE] ^ cells[SEAT]
    if cells[PHASE] in (DEALING, OVER):
        actor = SPECTATOR
    can = {state.action_to_string(action) for action in state.legal_actions()} if actor >= 0 else set()
    told = prompt(game, names)
    return View(
        prompt=told,
        board=_table(cells, names, actor, can),
        hand=_hand(cells, actor, can),
        choices=_choices(cells, actor, can),
        panels=(_panel(cells, 0, actor), _panel(cells, 1, actor)),
        text=[told, *position_lines(game, names)],
    )


# -- the table ---------------------------------------------------------------------------------------


def _table(cells: list[int], names: Sequence[str], actor: int, can: set[str]) -> str:
    boards = (cells[HIGH] - cells[LOW]) // 3
    left = sum(cells[HANDS : HANDS + 12]) + sum(cells[FACE_DOWN : FACE_DOWN + 2]) > 0
    slots = 2 if left and cells[PHASE] != OVER and boards else 0
    places = max(5, boards + slots)
    first = (places - boards) / 2
    won = rules.winning_squares(cells)
    parts = []
    if not boards:
        parts.append(drawing.slot(2, ""))
    elif slots:
        parts += [drawing.slot(first - 1, _ENDS[0][0]), drawing.slot(first + boards, _ENDS[1][0])]
    for number in range(boards):
        top = cells[LOW] + 3 * number
        squares = [_square(cells, square, names, actor, can, square in won) for square in range(top, top + 3)]
        column = COLUMNS[top // 3].upper()
        label = _("Board in column {column}").format(column=column)
        parts.append(drawing.strip(first + number, column, board_key(top), label, squares))
    for line in rules.winning_lines(cells):
        ends = [(first + (at - cells[LOW]) // 3, at % 3) for at in (line[0], line[2])]
        parts.append(drawing.streak(ends))
    drawn = drawing.table(parts, places, first - slots / 2 if boards else 2, _("Table"))
    if places <= 6:
        return drawn
    label = _("Table, may be scrolled")
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{label}">{drawn}</div>'


def _square(cells: list[int], square: int, names: Sequence[str], actor: int, can: set[str], won: bool) -> str:
    side = PIECE_SIDE[cells[square]]
    verb = _verb(cells, side, actor) if actor >= 0 else ""
    classes = " can" if verb and f"{verb} {square_name(square)}" in can else ""
    if won or (cells[PHASE] == MOVING and square == cells[BEGUN]):
        classes += " chosen"
    elif square == cells[LAST]:
        classes += " last"
    seat = side ^ cells[SEAT] if side >= 0 else -1
    return _drawn(square, cells[square], seat, names[seat] if seat >= 0 else "", classes, verb)


@lru_cache(maxsize=512)  # few squares look other than before
def _drawn(square: int, code: int, seat: int, owner: str, classes: str, verb: str) -> str:
    name, colour, side = square_name(square), SQUARE_COLOUR[code], PIECE_SIDE[code]
    inside = drawing.piece(side, seat, colour, f"piece-{name}") if side >= 0 else ""
    action = f"{verb} {name}" if verb else ""
    label = square_words(square, code, owner)
    if action:
        label = _("{verb} {square}").format(verb=verb.capitalize(), square=label)
    return drawing.square(square % 3, colour, classes, label, action, name, inside)


def _verb(cells: list[int], side: int, actor: int) -> str:
    """What a person means who touches a square with a piece of this side on it (-1: none)."""
    mine = actor ^ cells[SEAT]
    placed = not any(cells[RESERVE + 3 * mine : RESERVE + 3 * mine + 3])
    if mine == cells[SIDE]:
        if cells[PHASE] == MOVING:
            return "to"
        if cells[PHASE] == LAID:
            return "take" if placed else "place"
    return "move" if placed or side == mine else "place"


# -- the hand and the choices ------------------------------------------------------------------------


def _hand(cells: list[int], actor: int, can: set[str]) -> str:
    if actor < 0:
        return ""
    side = actor ^ cells[SEAT]
    parts = []
    for kind in range(len(FACES)):
        number = cells[HANDS + 6 * side + kind]
        if number:
            faces = [kind, TURNED[kind]] if cells[ROTATION] else [kind]
            looks = "".join(
                _lay(cells, face, hand_key(side, kind) if face == kind else "", can) for face in faces
            )
            count = f'<span class="chip">× {number}</span>' if number > 1 else ""
            label = _("{number} of this board").format(number=number) if number > 1 else face_words(kind)
            parts.append(f'<div class="kind" role="group" aria-label="{escape(label)}">{looks}{count}</div>')
    inside = "".join(parts) or f"<p>{_('No boards left')}</p>"
    return f'<div class="lays" role="group" aria-label="{_("Your boards")}">{inside}</div>'


def _lay(cells: list[int], face: int, key: str, can: set[str]) -> str:
    buttons = ""
    for end, (sign, word) in enumerate(_ENDS if cells[TURNS] else (("▼", ""),)):
        action = f"lay {FACES[face]} {word}".strip()
        label = action_words(cells, rules.LAY + 2 * face + end)
        buttons += drawing.lay_button(action, sign, label, action in can)
    return f'<div class="lay">{drawing.mini(face, key)}<div>{buttons}</div></div>'


def _choices(cells: list[int], actor: int, can: set[str]) -> str:
    if actor < 0 or cells[PHASE] != SWAPPING:
        return ""
    labels = {"keep": _("Keep the sides"), "swap": _("Swap sides")}
    return "".join(action_button(text, label, text in can) for text, label in labels.items())


# -- the panels --------------------------------------------------------------------------------------


def _panel(cells: list[int], seat: int, actor: int) -> str:
    side = seat ^ cells[SEAT]
    head = f"{drawing.icon(side)}{side_name(side)}"
    if cells[PAIR]:
        points = cells[POINTS + seat]
        told = _("1 point") if points == 1 else _("{points} points").format(points=points)
        head += f' <span class="chip">{told}</span>'
    chips = "".join(
        f'<span class="chip" data-key="{reserve_key(side, colour)}">{drawing.icon(side, colour)}'
        f'<span class="unseen">{COLOURS[colour]}</span>{cells[RESERVE + 3 * side + colour]}</span>'
        for colour in range(3)
    )
    label = escape(reserve_words(cells, side))
    reserve = f'<p class="reserve" role="group" aria-label="{label}">{chips}</p>'
    return f'<p class="side">{head}</p>{reserve}{_panel_boards(cells, side, seat == actor)}'


def _panel_boards(cells: list[int], side: int, in_hand: bool) -> str:
    """The boards of a seat that are not in the viewer's own hand region."""
    if in_hand:
        return ""
    label = escape(boards_words(cells, side))
    if cells[FACE_DOWN + side]:
        drawn = drawing.back(cells[FACE_DOWN + side], f"hand-{side}")
    else:
        drawn = "".join(
            drawing.mini(kind, hand_key(side, kind)) + (f"<span>×{number}</span>" if number > 1 else "")
            for kind, number in enumerate(cells[HANDS + 6 * side : HANDS + 6 * side + 6])
            if number
        )
    return f'<p class="boards" role="group" aria-label="{label}">{drawn or label}</p>'
