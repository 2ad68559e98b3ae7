"""A world with what the Nethervoid and the Etherweave add: a Gateway, cards, a piece taken away."""

from typing import Self

from tests.tash_kalar.readings.world import LEGENDARY, Piece, Square, World

MERCHANT = "Merchant of Time"


class Realm(World):
    """`gate`: the number of the Gateway of the colour that acts, -1. `hand`: what the seat holds
    besides, `pending` one more; `pile`: its discards, the last one on top; `returned`: the card put
    on top of its deck; `captive`: the piece on the Merchant of Time."""

    gate = -1
    hand: tuple[str, ...] = ()
    pending = ""
    pile: tuple[str, ...] = ()
    returned = ""
    captive: Piece | None = None

    def copy(self) -> Self:
        new = super().copy()
        new.gate = self.gate
        new.hand, new.pending, new.pile = self.hand, self.pending, self.pile
        new.returned, new.captive = self.returned, self.captive
        return new

    def key(self) -> tuple[object, object, str]:
        board, stock, other = super().key()
        cards = f"{self.hand} {self.pending} {self.pile} {self.returned} {self.captive}"
        return board, stock, f"{other} {self.gate} {cards}"

    @property
    def gateway(self) -> Square | None:
        """Its square; a legendary piece is none."""
        at = self.find(self.gate)
        return None if at is None or self.rank(at) == LEGENDARY else at

    def lead(self, foe: int, least: int) -> int:
        """By how many pieces of at least this rank the foe is ahead."""
        sizes = [
            sum(p.colour == colour and p.rank >= least for p in self.board.values())
            for colour in self.colours
        ]
        return sizes[foe] - sizes[self.mine]

    def opened(self, square: Square) -> Self:
        """The piece there becomes the Gateway."""
        new = self.copy()
        new.gate = new.board[square].number
        return new

    def swapped(self, one: Square, other: Square) -> Self:
        new = self.copy()
        new.board[one], new.board[other] = self.board[other], self.board[one]
        return new

    def discarded(self, card: str) -> Self:
        """A card of the hand, or the pending being; a legend or a flare goes elsewhere."""
        new = self.copy()
        new.hand = tuple(held for held in self.hand if held != card)
        if card == self.pending:
            new.pending = ""
        if card not in LEGENDS_AND_FLARES:
            new.pile = (*self.pile, card)
        return new

    def touchable(self) -> list[str]:
        """The pending being, where effects may do something to it."""
        return [self.pending] if self.pending not in ("", MERCHANT) else []


LEGENDS_AND_FLARES = ("Titan", "Flare 3")
"""The cards of common decks a hand holds here."""
