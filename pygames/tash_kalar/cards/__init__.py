"""Every card, by number.

    0 to 107    the beings of the schools, 18 each, in the order of `SCHOOLS`
    108 to 119  the legends
    120 to 131  the flares

A pattern is a fact of the card, an effect is data in the vocabulary of `effects`, a text says it in
our words.
"""

from pygames.tash_kalar.cards import etherweave, everfrost, highland, imperial, legends, nethervoid, sylvan
from pygames.tash_kalar.cards.being import FROZEN, LOWER, UPPER, WARP, Being
from pygames.tash_kalar.cards.flares import FLARES, Flare
from pygames.tash_kalar.effects import PATTERNS, PROGRAMS, compiled
from pygames.tash_kalar.patterns import Pattern

SCHOOLS = ("Imperial", "Highland", "Sylvan", "Everfrost", "Nethervoid", "Etherweave")
DECK = 18
LEGEND, FLARE, CARDS = 108, 120, 132
"""The first legend, the first flare, one more than the last card."""
NETHERVOID = range(4 * DECK, 5 * DECK)
ETHERWEAVE = range(5 * DECK, 6 * DECK)

_BOOKS = (imperial, highland, sylvan, everfrost, nethervoid, etherweave, legends)
BEINGS: dict[int, Being] = {
    DECK * book + number: being
    for book, module in enumerate(_BOOKS)
    for number, being in enumerate(module.BEINGS)
}

NAMES: dict[int, str] = {
    **{card: being.name for card, being in BEINGS.items()},
    **{FLARE + number: flare.name for number, flare in enumerate(FLARES)},
}

PROGRAMS.extend([()] * 384)
PATTERNS.extend([Pattern("T")] * 384)
for _card, _being in BEINGS.items():
    PROGRAMS[_card] = compiled(_being.effect)
    PROGRAMS[FROZEN + _card] = compiled(_being.frozen)
    PROGRAMS[WARP + _card] = compiled(_being.warp)
    PATTERNS[_card] = _being.pattern
for _number, _flare in enumerate(FLARES):
    PROGRAMS[UPPER + _number] = compiled(_flare.upper)
    PROGRAMS[LOWER + _number] = compiled(_flare.lower)

RANKS = {card: "CHL".index(being.rank) + 1 for card, being in BEINGS.items()}

__all__ = [
    "BEINGS",
    "CARDS",
    "DECK",
    "ETHERWEAVE",
    "FLARE",
    "FLARES",
    "FROZEN",
    "LEGEND",
    "LOWER",
    "NAMES",
    "NETHERVOID",
    "PROGRAMS",
    "RANKS",
    "SCHOOLS",
    "UPPER",
    "WARP",
    "Being",
    "Flare",
]
