"""Playing a flare: whom it may be compared with, and its two halves."""

from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar.cards import FLARE, FLARES, LOWER, UPPER
from pygames.tash_kalar.frames import AFTER, EFFECT, FLARE_FOE, SIDES, Frame, Handlers
from pygames.tash_kalar.pieces import counts, tell

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def ahead(s: "GameState", card: int) -> list[tuple[int, bool, bool]]:
    """The opponents far enough ahead for a half of the flare: (colour, upper half, lower half)."""
    upgraded, total = counts(s)
    flare = FLARES[card - FLARE]
    side = s.side
    least_upgraded = upgraded[side] + flare.upgraded
    least_total = total[side] + flare.total
    return [
        (foe, upgraded[foe] >= least_upgraded, total[foe] >= least_total)
        for foe in range(s.sides)
        if foe != side and (upgraded[foe] >= least_upgraded or total[foe] >= least_total)
    ]


_LEAST_UPGRADED = min(flare.upgraded for flare in FLARES)
_LEAST_TOTAL = min(flare.total for flare in FLARES)


def thinkable(s: "GameState") -> bool:
    """Whether there is any flare that could be played now."""
    upgraded, total = counts(s)
    side = s.side
    return max(upgraded) - upgraded[side] >= _LEAST_UPGRADED or max(total) - total[side] >= _LEAST_TOTAL


def _foes(s: "GameState", frame: Frame) -> list[int] | None:
    found = [SIDES + foe for foe, _upper, _lower in ahead(s, frame[1])]
    if len(found) > 1:
        return found
    _choose_foe(s, frame, found[0])
    return None


def _choose_foe(s: "GameState", frame: Frame, action: int) -> None:
    card = frame[1]
    foe = action - SIDES
    s.stack.pop()
    tell(s, _("{who} plays {card}."), card=FLARES[card - FLARE].name)
    _foe, upper, lower = next(half for half in ahead(s, card) if half[0] == foe)
    if s.aim:
        s.points[4 * foe + (s.side if s.aim == 2 else 0)] += 1
    s.stack.append((AFTER, card))
    if lower:
        s.stack.append((EFFECT, LOWER + card - FLARE, -1, 0, 0))
    if upper:
        s.stack.append((EFFECT, UPPER + card - FLARE, -1, 0, 0))


HANDLERS: Handlers = {FLARE_FOE: (_foes, _choose_foe)}
