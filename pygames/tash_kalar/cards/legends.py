"""The legends, common to all."""

from pygames.tash_kalar.cards.being import Being

BEINGS: tuple[Being, ...] = ()
