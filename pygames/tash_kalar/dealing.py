"""Cards of hands and decks: where each belongs, taking it, drawing."""

from typing import TYPE_CHECKING

from pygames.core.cards import card_of, knows, public
from pygames.core.narration import Event
from pygames.core.text import _
from pygames.tash_kalar import closing
from pygames.tash_kalar.cards import FLARE, LEGEND, NAMES
from pygames.tash_kalar.frames import CARD, DRAW, Frame, Handlers

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def hand_of(s: "GameState", card: int) -> list[int]:
    """The hand of the seat on turn such a card lies in."""
    return s.hands[3 * s.turn + (card >= LEGEND) + (card >= FLARE)]


def deck_of(s: "GameState", card: int) -> int:
    """The deck such a card of the seat on turn comes from, and the pile it goes to."""
    return s.turn if card < LEGEND else s.seats + (card >= FLARE)


def take(s: "GameState", card: int) -> int:
    """Take a card out of the hand of the seat on turn: its entry."""
    hand = hand_of(s, card)
    value = next(v for v in hand if v & 255 == card)
    hand.remove(value)
    return value


def reveal(s: "GameState", card: int) -> None:
    """Everybody knows this card in the hand of the seat on turn."""
    take(s, card)
    hand = hand_of(s, card)
    hand.append(public(card))
    hand.sort()


def _draws(s: "GameState", frame: Frame) -> list[int] | None:
    """At a chance node the cards of the pool; a card whose place is known is drawn unasked."""
    number = frame[1]
    deck = s.decks[number]
    if not len(deck) and number >= s.seats:
        deck.shuffle_in(s.discards[number])
        s.discards[number].clear()
    if deck.by_chance:
        return [CARD + card for card in deck.pool]
    if len(deck):
        _draw(s, frame, deck.pop())
    else:
        s.stack.pop()
    return None


def _choose_draw(s: "GameState", frame: Frame, action: int) -> None:
    s.decks[frame[1]].take(action - CARD)
    _draw(s, frame, action - CARD)


def _draw(s: "GameState", frame: Frame, value: int) -> None:
    _kind, number, seat = frame
    s.stack.pop()
    _tell_draw(s, number, seat, value)
    hand = s.hands[3 * seat + max(0, number - s.seats + 1)]
    hand.append(value | 256 << seat)
    hand.sort()
    if number < s.seats and len(s.decks[number]) <= closing.reserve(s) and not s.triggered:
        s.triggered = closing.BY_DECK


def _tell_draw(s: "GameState", number: int, seat: int, value: int) -> None:
    """Who knows the card reads which it is."""
    if s.log is None:
        return
    who = f"{{p{seat}}}"
    kind = (_("a being"), _("a legend"), _("a flare"))[max(0, number - s.seats + 1)]
    known = _("{who} draws {card}.").replace("{who}", who).replace("{card}", NAMES[card_of(value)])
    plain = _("{who} draws {card}.").replace("{who}", who).replace("{card}", kind)
    knowers = [reader for reader in range(s.seats) if reader == seat or knows(value, reader)]
    s.log.append(Event(seat, plain, dict.fromkeys(knowers, known)))


def hands_of_deck(s: "GameState", number: int) -> list[list[int]]:
    """The hands in which cards of a deck lie."""
    if number < s.seats:
        return [s.hands[3 * number]]
    if number == s.seats + 2:
        return []
    return s.hands[number - s.seats + 1 :: 3]


HANDLERS: Handlers = {DRAW: (_draws, _choose_draw)}
