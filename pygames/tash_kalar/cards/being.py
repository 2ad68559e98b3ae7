"""What a card is."""

from dataclasses import dataclass
from functools import cached_property

from pygames.tash_kalar.effects import Effect
from pygames.tash_kalar.patterns import Pattern

UPPER, LOWER, FROZEN, WARP = 120, 132, 144, 264
"""Where the programs of the other effects begin: upper and lower halves by the number of the flare,
frozen and warp effects by card. The main effects come first, by card."""


@dataclass(frozen=True)
class Being:
    """A being: its rank as C, H or L, its pattern drawn as in `patterns`, and what it does.

    `tracks`: the effect speaks of the pieces used in the pattern. `frozen` and `warp` are effects
    of their own that wait or come before (Everfrost, Etherweave), with their texts.
    """

    name: str
    rank: str
    drawing: str
    text: str
    effect: Effect = ()
    tracks: bool = False
    frozen: Effect = ()
    frozen_text: str = ""
    warp: Effect = ()
    warp_text: str = ""

    @cached_property
    def pattern(self) -> Pattern:
        return Pattern(self.drawing)

    @cached_property
    def marks(self) -> bool:
        """Whether the pattern has marked squares."""
        return bool(self.pattern.orientations[0].marks)
