"""Zones and decks: where cards lie and who knows which.

A card is a small int (0 to 254). Where it lies hidden it is an *entry*: the card and the set of
seats (up to seven) that know it, in one int. Who knows a card is public, the card is not: in a
seat's view the entries it does not know are `FACE_DOWN` with the same knowers.

A deck's cards have no order that anybody knows, so none exists: they are a pool, drawn from by
chance. Only cards put on the top or the bottom have a place. In a view the pool holds every card
the viewer cannot place, also those face down in hands; `loose` still counts those in the deck.
"""

import random
from collections.abc import Iterable
from typing import Self

FACE_DOWN = 255
"""The card of an entry its viewer does not know."""


def entry(card: int, seats: Iterable[int]) -> int:
    """A card as the given seats know it.

    >>> card_of(entry(7, [0, 2])), knows(entry(7, [0, 2]), 1), knows(entry(7, [0, 2]), 2)
    (7, False, True)
    """
    value = card
    for seat in seats:
        value |= 256 << seat
    return value


def public(card: int) -> int:
    """A card as everybody knows it, also who only watches.

    >>> knows(public(7), 3), knows(public(7), -3)
    (True, True)
    """
    return card | 0xFF00


def card_of(value: int) -> int:
    """The entry's card, FACE_DOWN where it is not known."""
    return value & 255


def knows(value: int, seat: int) -> bool:
    """Whether the seat knows the entry's card; a spectator (any seat below 0) knows public ones."""
    return bool(value >> 8 >> (seat if seat >= 0 else 7) & 1)


def hidden(values: Iterable[int], seat: int) -> list[int]:
    """The entries as the seat sees them, in the same order."""
    return [value if knows(value, seat) else value | FACE_DOWN for value in values]


class Deck:
    """A pool without order, with known places at its ends.

    `top` and `bottom` are entries; the last of `top` is drawn first, the first of `bottom` is
    drawn first of those (after the pool).
    """

    __slots__ = ("bottom", "loose", "pool", "top")

    def __init__(self, pool: Iterable[int] = ()) -> None:
        self.pool = sorted(pool)
        self.loose = len(self.pool)
        self.top: list[int] = []
        self.bottom: list[int] = []

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        copy.pool = self.pool[:]
        copy.loose = self.loose
        copy.top = self.top[:]
        copy.bottom = self.bottom[:]
        return copy

    def __len__(self) -> int:
        return len(self.top) + self.loose + len(self.bottom)

    def key(self) -> tuple[object, ...]:
        return (tuple(self.pool), self.loose, tuple(self.top), tuple(self.bottom))

    @property
    def by_chance(self) -> bool:
        """Whether the next card is drawn from the pool."""
        return not self.top and self.loose > 0

    def take(self, card: int) -> None:
        """Take a card that chance has drawn out of the pool."""
        self.pool.remove(card)
        self.loose -= 1

    def pop(self) -> int:
        """Take the entry whose place is known: the top one, or of an empty pool the bottom one."""
        return self.top.pop() if self.top else self.bottom.pop(0)

    def shuffle_in(self, cards: Iterable[int]) -> None:
        """Put public cards back and shuffle: every place is forgotten."""
        added = [*cards, *(card_of(value) for value in self.top + self.bottom)]
        self.top.clear()
        self.bottom.clear()
        self.pool = sorted(self.pool + added)
        self.loose += len(added)

    def observe(self, seat: int, elsewhere: Iterable[int] = ()) -> None:
        """Turn this copy into the seat's view; `elsewhere` are all entries of this deck's cards
        that lie hidden outside it."""
        known = self.top + self.bottom
        unknown = [card_of(v) for v in [*known, *elsewhere] if not knows(v, seat) and card_of(v) != FACE_DOWN]
        self.top = hidden(self.top, seat)
        self.bottom = hidden(self.bottom, seat)
        self.pool = sorted(self.pool + unknown)

    def deal(self, rng: random.Random, zones: Iterable[list[int]] = ()) -> None:
        """Turn this view into a full state: deal the pool out at random to the face-down entries
        of the ends and of `zones` (lists of entries, changed in place)."""
        cards = self.pool
        for zone in (self.top, self.bottom, *zones):
            for place, value in enumerate(zone):
                if value & 255 == FACE_DOWN:
                    zone[place] = value ^ FACE_DOWN | cards.pop(int(rng.random() * len(cards)))
