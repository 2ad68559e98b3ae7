"""The Etherweave school."""

from pygames.tash_kalar.cards.being import Being

BEINGS: tuple[Being, ...] = ()
