"""Why an action is not allowed, in the rulebook's words."""

import re
from typing import TYPE_CHECKING

from pygames.core.game import CHANCE
from pygames.core.refusal import Refusal
from pygames.core.text import _
from pygames.hack_attack.board import (
    COLOURS,
    EMPTY,
    FACES,
    KINDS,
    NO_BOARD,
    PIECE_SIDE,
    SQUARE_COLOUR,
    SQUARES,
    TURNED,
    spoken,
    square_number,
)
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    HANDS,
    LAID,
    MOVING,
    PHASE,
    PIE,
    RESERVE,
    ROTATION,
    SIDE,
    SWAPPING,
    TURN,
    TURNS,
)

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState

_FORMS = re.compile(
    r"(?P<verb>place|move|to|take)(?: (?P<colour>green|orange|purple))?(?: (?P<square>[a-z]-?\d+))?"
    r"|(?P<lay>lay)(?: (?P<face>[gop]{3}))?(?P<end> .+)?"
    r"|(?P<other>pass|swap|keep)|(?P<deal>deal)(?: (?P<kind>[gop]{3}))?"
)


def not_your_turn(dealing: bool) -> Refusal:
    """Another seat decides, or the dealer."""
    if dealing:
        return Refusal("table-turn", _("The boards are still being dealt."))
    return Refusal("table-turn", _("It is the other player's turn."))


def refuse(state: "GameState", text: str) -> Refusal:
    """The rule against a folded text that is not legal now; the game is not over."""
    found = _FORMS.fullmatch(text)
    if found is None:
        forms = _("Write for example place m2, lay gop left, move m2, to n3 or take m2.")
        return Refusal("table-notation", forms)
    cells = state.cells
    if found["deal"]:
        return Refusal("ha-deal", _deal_fault(cells))
    if state.current_player() == CHANCE:
        return not_your_turn(True)
    if found["other"] in ("swap", "keep"):
        return Refusal("ha-swap", _swap_fault(cells))
    if cells[PHASE] == SWAPPING:
        return Refusal("ha-swap", _("First say whether you swap sides or keep yours."))
    if found["other"]:
        return Refusal("ha-no-pass", _("Nobody may pass: a piece must be placed or moved in every turn."))
    if found["lay"]:
        return _refuse_lay(cells, found["face"], found["end"])
    return _refuse_piece(cells, found["verb"], found["colour"], found["square"])


def _deal_fault(cells: list[int]) -> str:
    if cells[PHASE] != DEALING:
        return _("The boards are dealt once, before the first turn.")
    return _("No such board is left to deal.")


def _swap_fault(cells: list[int]) -> str:
    if not cells[PIE]:
        return _("This table plays without the swap.")
    if cells[PHASE] == SWAPPING:
        return _("Say swap or keep.")
    return _("Sides may be swapped only right after the first turn.")


def _refuse_lay(cells: list[int], face: str | None, end: str | None) -> Refusal:
    if cells[PHASE] == LAID:
        return Refusal("ha-new-board", _("You have laid a board: now a piece of yours must come to it."))
    if cells[PHASE] == MOVING:
        return _touched(cells)
    at = HANDS + 6 * cells[SIDE]
    if not any(cells[at : at + 6]):
        return Refusal("ha-own-board", _("You have no boards left: play on the boards in play."))
    if face not in FACES:
        return Refusal("ha-own-board", _("A board shows green, orange and purple once each, as in gop."))
    number = FACES.index(face)
    if not cells[at + KINDS[cells[ROTATION]][number]]:
        if not cells[ROTATION] and cells[at + TURNED[number]]:
            return Refusal("ha-turning", _("At this table boards are not turned end for end."))
        return Refusal("ha-own-board", _("You have no board {board}.").format(board=face))
    if not cells[TURNS]:
        return Refusal("ha-first-board", _("The first board is laid in the middle, so no end is named."))
    return Refusal("ha-ends", _("A board is laid at the left or right end, never between or across."))


def _touched(cells: list[int]) -> Refusal:
    square = spoken(cells[BEGUN])
    text = _("You have taken up the piece on {square}: say where it goes.").format(square=square)
    return Refusal("ha-touched", text)


def _refuse_piece(cells: list[int], verb: str, colour: str | None, name: str | None) -> Refusal:
    side = cells[SIDE]
    left = sum(cells[RESERVE + 3 * side : RESERVE + 3 * side + 3])
    wrong = _wrong_verb(cells, verb, left)
    if wrong is not None:
        return wrong
    if name is None:
        return Refusal("table-notation", _("Name the square, as in {text}.").format(text=f"{verb} m2"))
    square = square_number(name)
    code = cells[square] if square >= 0 else NO_BOARD
    if code == NO_BOARD:
        return Refusal("ha-square", _("No board in play has a square {square}.").format(square=name.upper()))
    if verb in ("move", "take"):
        if PIECE_SIDE[code] != side:
            return Refusal(
                "ha-own-piece", _("On {square} stands no piece of yours.").format(square=name.upper())
            )
        if verb == "move" and colour in (None, COLOURS[SQUARE_COLOUR[code]]) and not _room(cells, code):
            text = _("No {colour} square is empty.").format(colour=COLOURS[SQUARE_COLOUR[code]])
            return Refusal("ha-no-room", text)
    elif (fault := _target_fault(cells, verb, square, colour)) is not None:
        return fault
    return Refusal("table-notation", _("Write {text}.").format(text=f"{verb} {name}"))


def _room(cells: list[int], code: int) -> bool:
    return EMPTY[SQUARE_COLOUR[code]] in cells[:SQUARES]


def _wrong_verb(cells: list[int], verb: str, left: int) -> Refusal | None:
    """The rule against what the verb stands for, wherever it may be tried."""
    phase = cells[PHASE]
    if phase == MOVING:
        return None if verb == "to" else _touched(cells)
    if not cells[TURNS] and phase == TURN:
        return Refusal("ha-first-board", _("No board is in play yet: lay the first one."))
    if left:
        if verb == "place":
            return None
        text = _("Pieces may be moved only when all six of yours are placed; {number} are left.")
        return Refusal("ha-all-placed", text.format(number=left))
    if verb == "place":
        return Refusal("ha-reserve", _("All six pieces of yours are placed: move one of them."))
    if phase == LAID and verb != "take":
        return Refusal("ha-new-board", _("You have laid a board: take one of your pieces over to it."))
    if phase == TURN and verb == "to":
        return Refusal("ha-turn", _("First say which piece you move."))
    if phase == TURN and verb == "take":
        return Refusal("ha-turn", _("First lay the board the piece goes to."))
    return None


def _target_fault(cells: list[int], verb: str, square: int, colour: str | None) -> Refusal | None:
    """The rule against putting a piece of a colour on a square that lies on the table."""
    phase, code, name = cells[PHASE], cells[square], spoken(square)
    here = SQUARE_COLOUR[code]
    if phase == LAID and square // 3 != cells[BEGUN] // 3:
        return Refusal("ha-new-board", _("You have laid a board: the piece must be placed on it."))
    if phase == MOVING and square == cells[BEGUN]:
        return Refusal("ha-new-position", _("The piece must come to a new square."))
    if code not in EMPTY:
        return Refusal("ha-occupied", _("{square} is occupied.").format(square=name))
    piece = SQUARE_COLOUR[cells[cells[BEGUN]]] if verb == "to" else here
    if colour is not None:
        piece = COLOURS.index(colour)
    if piece != here:
        text = _("A {piece} piece may not stand on {square}, which is {colour}.")
        return Refusal("ha-colour", text.format(piece=COLOURS[piece], square=name, colour=COLOURS[here]))
    if verb == "place" and not cells[RESERVE + 3 * cells[SIDE] + here]:
        return Refusal(
            "ha-reserve", _("You have no {colour} piece left to place.").format(colour=COLOURS[here])
        )
    return None
