"""The flares: two halves each, the upper one for a lack of upgraded pieces, the lower one for a lack
of pieces in all."""

from dataclasses import dataclass

from pygames.tash_kalar.effects import Effect


@dataclass(frozen=True)
class Flare:
    """`upgraded`, `total`: by how many pieces an opponent must be ahead for each half."""

    upgraded: int
    upper: Effect
    upper_text: str
    total: int
    lower: Effect
    lower_text: str

    @property
    def name(self) -> str:
        return f"Flare {self.upgraded}/{self.total}"


FLARES: tuple[Flare, ...] = ()
