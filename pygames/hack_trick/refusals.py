"""Why something may not be done: the rule, by its id in the rulebook, and what it says here."""

from typing import TYPE_CHECKING

from pygames.core.game import CHANCE
from pygames.core.refusal import Refusal
from pygames.core.text import _
from pygames.hack_trick import rules
from pygames.hack_trick.board import HAND_LIMIT, SQUARES, VALUES
from pygames.hack_trick.layout import (
    ASKED,
    HELD,
    LAST,
    MAIN,
    MARK,
    PAY,
    PHASE,
    SIZE,
    SQUARE,
    START,
    TURN,
)

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

_NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_FILLERS = {"a", "an", "the", "card", "my", "with", "on", "square", "marker", "turn", "your", "it", "for"}
_SAME = {
    "put": "mark", "place": "mark", "take": "draw", "force": "play!", "block": "guard!", "guard": "guard!",
    "pass!": "pass", "begin": "start", "end": "pass",
}  # fmt: skip
_KINDS = {"plain", "x2"}
_ALONE = {"draw", "ask", "pass", "play!", "guard!"}
_CHANCE = {"deal", "aside", "dealer"}


def _understand(text: str) -> tuple[str, str] | None:
    """A verb and its object, of the words a person may type; None if they are no action.

    >>> _understand("play the four"), _understand("force"), _understand("castle")
    (('play', '4'), ('play!', ''), None)
    """
    words = [str(_NUMBERS.index(word)) if word in _NUMBERS else word for word in text.split()]
    words = [_SAME.get(word, word) for word in words if word not in _FILLERS] or [""]
    verb, rest = words[0], " ".join(words[1:])
    if verb.isdecimal() and not rest:
        return "play", verb
    if verb in _ALONE:
        return verb, ""
    if verb in _CHANCE or (verb in ("play", "start") and (not rest or rest.isdecimal())):
        return verb, rest
    if verb in ("mark", "pay") and (not rest or rest.isdecimal() or rest in {*_KINDS, "captured"}):
        return verb, rest
    return None


def refuse(state: "GameState", text: str) -> Refusal:
    """See `State.refuse`."""
    cells = state.cells
    player = rules.player(cells)
    understood = _understand(text)
    if understood is None:
        forms = "start 3, ask, play 4, draw, mark plain, mark x2, pass, play!, guard!, pay plain, pay x2"
        return Refusal("table-notation", _("Actions are written: {forms}.").format(forms=forms))
    verb, rest = understood
    if state.viewer not in (None, player):
        return Refusal("table-turn", _("Another decides now."))
    if player == CHANCE:
        return _refuse_dealer(state, verb)
    if verb in _CHANCE:
        return Refusal("table-turn", _("A player decides now; nothing is dealt."))
    written = f"{verb} {rest}".strip()
    if written in map(state.action_to_string, state.legal_actions()):
        return _written(written)
    if cells[PHASE] == START and verb != "start":
        return Refusal("ht-start", _("First the dealer starts the Row with a card: start 3."))
    return _BY_VERB[verb](cells, verb, rest)


def _written(action: str) -> Refusal:
    return Refusal("table-notation", _("That is written: {action}").format(action=action))


def _refuse_dealer(state: "GameState", verb: str) -> Refusal:
    if verb in _CHANCE:
        outcomes = ", ".join(map(state.action_to_string, rules.legal(state.cells)))
        return Refusal("ht-deck", _("The dealer can deal: {outcomes}.").format(outcomes=outcomes))
    return Refusal("table-turn", _("First the dealer deals."))


def _is_value(rest: str) -> bool:
    return rest in map(str, VALUES)


def _no_such_card(rest: str) -> Refusal:
    return Refusal("ht-deck", _("The cards are 0 to 5; there is no {card}.").format(card=rest))


def _not_held(value: int) -> Refusal:
    return Refusal("ht-hold", _("You play from your hand, and hold no {value}.").format(value=value))


def _same_as_last(value: int) -> Refusal:
    return Refusal(
        "ht-must-differ",
        _("A card must differ from the last one in the Row, which is a {value}.").format(value=value),
    )


def _no_marker() -> Refusal:
    return Refusal("ht-no-marker", _("You have no marker left to place, so you cannot play a card."))


def _already_played() -> Refusal:
    return Refusal("ht-one-action", _("A turn has one card, played or drawn; you have played yours."))


def _play(cells: list[int], _verb: str, rest: str) -> Refusal:
    seat = cells[TURN]
    if rest and not _is_value(rest):
        return _no_such_card(rest)
    if cells[PHASE] != MAIN:
        return _already_played()
    if not cells[SIZE + seat]:
        return Refusal("ht-hold", _("You hold no card to play: draw one."))
    if rest and not cells[HELD + seat] >> int(rest) & 1:
        return _not_held(int(rest))
    if int(rest or cells[LAST]) == cells[LAST] and (rest or not rules.playable(cells, seat)):
        return _same_as_last(cells[LAST])
    return _no_marker()


def _start(cells: list[int], _verb: str, rest: str) -> Refusal:
    if cells[PHASE] != START:
        return Refusal("ht-start", _("The Row is started once a hand, by the dealer; it is started."))
    return _not_held(int(rest)) if _is_value(rest) else _no_such_card(rest)


def _draw(cells: list[int], _verb: str, _rest: str) -> Refusal:
    if cells[PHASE] != MAIN:
        return _already_played()
    if cells[SIZE + cells[TURN]] == HAND_LIMIT:
        return Refusal("ht-four-cards", _("With four cards in hand you must play one."))
    return Refusal("ht-commanded", _("You are commanded to play, and hold a card you can play."))


def _ask(cells: list[int], _verb: str, _rest: str) -> Refusal:
    if cells[PHASE] != MAIN:
        return Refusal("ht-ask-first", _("You may Ask only before you play or draw."))
    if cells[ASKED]:
        return Refusal("ht-ask-once", _("You may Ask once a turn, and have asked."))
    return Refusal("ht-ask-token", _("To Ask costs one captured token; you have none."))


def _end(cells: list[int], verb: str, _rest: str) -> Refusal:
    phase = cells[PHASE]
    if phase == MAIN:
        return Refusal(
            "ht-command", _("Pass, Play! and Guard! come after playing a card; play or draw first.")
        )
    if phase == MARK:
        return Refusal("ht-place", _("First place your marker: mark plain or mark x2."))
    if phase == PAY:
        return Refusal("ht-pay", _("Your command is given; pay for it: pay plain or pay x2."))
    assert verb == "play!", verb
    return Refusal("ht-guard", _("Your opponent said Guard!, so you may not say Play! this turn."))


def _mark(cells: list[int], _verb: str, rest: str) -> Refusal:
    if rest.isdecimal():
        return _mark_square(cells, int(rest))
    if cells[PHASE] == MAIN:
        return Refusal("ht-place", _("A marker is placed after a card is played. Play or draw first."))
    return Refusal("ht-place", _("A card played places one marker; yours is placed."))


def _mark_square(cells: list[int], square: int) -> Refusal:
    seat, last = cells[TURN], cells[LAST]
    if square not in SQUARES:
        return Refusal("ht-keypad", _("The squares are 1 to 9; there is no {square}.").format(square=square))
    if cells[PHASE] == MARK and square == cells[SQUARE]:
        return _written("mark plain, mark x2")
    if cells[PHASE] != MAIN:
        return Refusal(
            "ht-place",
            _("The last two cards of the Row make {square}; no other square can be marked.").format(
                square=cells[SQUARE]
            ),
        )
    value = square - last
    if value not in VALUES:
        return Refusal(
            "ht-place",
            _("A marker goes on the sum of the last two cards; none makes {square} after a {last}.").format(
                square=square, last=last
            ),
        )
    if value == last:
        return _same_as_last(last)
    if not cells[HELD + seat] >> value & 1:
        return Refusal(
            "ht-hold",
            _("Only a {value} makes {square} after a {last}, and you hold none.").format(
                value=value, square=square, last=last
            ),
        )
    if not rules.has_marker(cells, seat):
        return _no_marker()
    return _written(f"play {value}")


def _pay(cells: list[int], _verb: str, rest: str) -> Refusal:
    if rest == "captured":
        return Refusal("ht-pay", _("Captured tokens pay for Ask alone; a command costs an unplayed marker."))
    if cells[PHASE] == PAY:
        return _written("pay plain, pay x2")
    return Refusal("ht-pay", _("You pay with a marker when you have said Play! or Guard!."))


_BY_VERB = {
    "play": _play,
    "start": _start,
    "draw": _draw,
    "ask": _ask,
    "pass": _end,
    "play!": _end,
    "guard!": _end,
    "mark": _mark,
    "pay": _pay,
}
