"""The flares: two halves each, the upper one for a lack of upgraded pieces, the lower one for a lack
of pieces in all."""

from dataclasses import dataclass

from pygames.core.text import _
from pygames.tash_kalar.effects import (
    COMBAT,
    DID_IT,
    EVENLY,
    STANDARD,
    Ask,
    Effect,
    both,
    convert,
    either,
    enemy,
    gain,
    isnt,
    leap,
    may,
    move,
    own,
    place,
    upgrade,
    upto,
    when,
)


@dataclass(frozen=True)
class Flare:
    """`upgraded`, `total`: by how many pieces an opponent must be ahead for each half. The cards
    bear no names; `number` tells them apart."""

    number: int
    upgraded: int
    upper: Effect
    upper_text: str
    total: int
    lower: Effect
    lower_text: str

    @property
    def name(self) -> str:
        return f"Flare {self.number}"


_PLACE = _("Place a common piece on an empty square.")
_PLACE_HEROIC = _("Place a heroic piece on an empty square.")
_PLACE_TWO = _("Place two common pieces on empty squares.")
_GAIN = _("Gain an action.")


def _common(times: int = 1) -> Ask:
    return place("C", times=times)


def _upgrade() -> Ask:
    return upgrade(own("C"))


FLARES: tuple[Flare, ...] = (
    Flare(1, 3, (_common(),), _PLACE, 6, (place("H"),), _PLACE_HEROIC),
    Flare(2, 4, (_common(),), _PLACE, 4, (_common(),), _PLACE),
    Flare(
        3,
        3,
        (upto(3, move(own("C"), STANDARD)),),
        _("You may make up to three standard moves with your common pieces."),
        5,
        (gain(1),),
        _GAIN,
    ),
    Flare(
        4,
        4,
        (_common(),),
        _PLACE,
        5,
        (either(("place", _common()), ("convert", convert(enemy("C"), "C"))),),
        _("Place a common piece on an empty square, or convert a common enemy into one of yours."),
    ),
    Flare(
        5,
        3,
        (either(("move", move(own("C"), STANDARD)), ("upgrade", _upgrade())),),
        _("Make a standard move with a common piece of yours, or upgrade one."),
        6,
        (_common(2),),
        _PLACE_TWO,
    ),
    Flare(
        6,
        4,
        (either(("place", _common()), ("upgrade", _upgrade())),),
        _("Place a common piece on an empty square, or upgrade one of yours."),
        4,
        (may(leap(own("C"), COMBAT)),),
        _("You may make a combat leap with a common piece of yours."),
    ),
    Flare(
        7,
        4,
        (_common(),),
        _PLACE,
        6,
        (_upgrade(), gain(1)),
        _("Upgrade a common piece of yours and gain an action."),
    ),
    Flare(8, 4, (gain(1),), _GAIN, 5, (_common(),), _PLACE),
    Flare(
        9,
        5,
        (place("H"),),
        _PLACE_HEROIC,
        4,
        (upto(2, move(own("C"), COMBAT, even=1)),),
        _("You may make a standard move and a combat move, in either order, with your common pieces."),
    ),
    Flare(10, 5, (_common(2),), _PLACE_TWO, 5, (_common(),), _PLACE),
    Flare(
        11,
        3,
        (_common(),),
        _PLACE,
        4,
        (
            may(move(own("CH"), COMBAT)),
            when(both(DID_IT, isnt(EVENLY)), may(move(own("CH"), STANDARD))),
        ),
        _("You may make one combat move or two standard moves with your common or heroic pieces."),
    ),
    Flare(
        12,
        2,
        (may(leap(own("C"), STANDARD)),),
        _("You may make a standard leap with a common piece of yours."),
        5,
        (gain(1),),
        _GAIN,
    ),
)
