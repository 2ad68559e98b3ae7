"""Steps that discard cards from the hand of the seat on turn."""

from typing import TYPE_CHECKING

from pygames.core.cards import card_of
from pygames.core.text import _
from pygames.tash_kalar.effects.choices import ChooseCard, choose_card
from pygames.tash_kalar.effects.selectors import Fx
from pygames.tash_kalar.pieces import tell

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

BEINGS_HELD, LEGENDS_HELD, FLARES_HELD = range(3)
"""The kinds of cards in a hand."""


def discard_of(*kinds: int) -> ChooseCard:
    """Discard a card of these kinds from the hand; a pending being does not lie there."""

    def source(s: "GameState", fx: Fx) -> list[int]:
        held = (card_of(v) for kind in kinds for v in s.hands[3 * s.turn + kind])
        return [card for card in held if card != s.pending[s.turn]]

    return choose_card("discard", source, discard)


def discard(s: "GameState", fx: Fx, card: int) -> None:
    """Put a card of the hand on its discard pile; a pending being is pending no more."""
    seat = s.turn
    for kind in range(3):
        hand = s.hands[3 * seat + kind]
        for value in hand:
            if card_of(value) == card:
                hand.remove(value)
                s.discards[s.seats + kind - 1 if kind else seat].append(card)
                if s.pending[seat] == card:
                    s.pending[seat] = -1
                tell(s, _("{who} discards {card}."), card=s.card_name(card))
                return
