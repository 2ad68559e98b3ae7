"""Actions and positions of Tash-Kalar as text."""

from typing import TYPE_CHECKING

from pygames.tash_kalar import effects
from pygames.tash_kalar.board import NAMES
from pygames.tash_kalar.cards import BEINGS, FLARE, SCHOOLS
from pygames.tash_kalar.cards import NAMES as CARD_NAMES
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.frames import (
    BAN,
    CARD,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    EFFECT,
    END,
    FORMS,
    IMPROVISE,
    KEEP,
    PASS,
    PICK_UP,
    RETURN,
    SCHOOL,
    SIDES,
    SPOT,
    TASK,
    THAW,
    TURN,
    TURNED,
    WARP,
)
from pygames.tash_kalar.pieces import COUNT
from pygames.tash_kalar.positions import format_position, parse_position
from pygames.tash_kalar.summoning import forms

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

SEAT_COLOURS = ("blue", "orange", "green", "purple")


def card_text(card: int) -> str:
    """A card's name in lower case: `time mage`, `flare 3`."""
    return CARD_NAMES[card].lower()


def action_text(s: "GameState", action: int) -> str:
    """See `State.action_to_string`."""
    frame = s.stack[-1]
    kind = frame[0]
    if action == PASS:
        return "pass"
    if kind == EFFECT:
        step = effects.asking(s)
        if action == DONE:
            return "done" if s.fx[COUNT] else "skip"
        return step.say(s, s.fx, action)
    if action < DONE:
        return f"{_square_verb(s, kind, action)} {NAMES[action]}"
    if action == DONE:
        return "skip" if kind == CLAIM else "done"
    if action == END:
        return "end"
    if action == THAW:
        return f"thaw {card_text(s.frozen[s.turn])}"
    if kind == TURNED:
        return _turned_text(s, frame, action - FORMS)
    if SIDES <= action < FORMS:
        return f"colour {action - SIDES + 1}"
    if action >= IMPROVISE:
        return f"improvise {card_text(action - IMPROVISE)}"
    if action >= WARP:
        return f"warp {card_text(action - WARP)}"
    if action >= DISCARD:
        return f"discard {card_text(action - DISCARD)}"
    return _card_action(kind, action - CARD)


def _square_verb(s: "GameState", kind: int, square: int) -> str:
    if kind == SPOT:
        return "at"
    if kind == PICK_UP or (kind == TURN and s.board[square]):
        return "pick up"
    return "place"


def _card_action(kind: int, card: int) -> str:
    if kind == BAN:
        return f"ban {SCHOOLS[card].lower()}"
    if kind == SCHOOL:
        return f"school {SCHOOLS[card].lower()}"
    if kind == TASK:
        return f"task {TASKS[card].name.lower()}"
    if kind == CLAIM:
        return f"claim {TASKS[card].name.lower()}"
    if kind == KEEP:
        return f"keep {card_text(card)}"
    if kind == RETURN:
        return f"return {card_text(card)}"
    if kind == DRAW:
        return f"deal {card_text(card)}"
    return card_text(card) if card >= FLARE else f"summon {card_text(card)}"


def _turned_text(s: "GameState", frame: tuple[int, ...], form: int) -> str:
    """How a pattern lies: by its marked squares, else by the pieces it uses."""
    being = BEINGS[frame[1]]
    _form, used, _foreign = forms(s, frame)[form]
    marked = being.pattern.orientations[form].marked[frame[3]]
    words = ["mark", *(NAMES[q] for q in marked[0] + marked[1])] if being.marks else []
    if being.tracks or not being.marks or frame[2]:
        words += ["with", *(NAMES[q] for q in used)]
    return " ".join(words)


__all__ = ["action_text", "card_text", "format_position", "parse_position"]
