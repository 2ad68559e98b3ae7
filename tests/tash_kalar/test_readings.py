"""What a being's effect can lead to, played out from random positions, is what its second reading says.

The reading gives every position that can follow; the game is made to go through every choice it offers.
Summoning itself, and what is about cards alone, is in other files.
"""

import random
from functools import partial

import pytest

from pygames.tash_kalar.cards import BEINGS, DECK, SCHOOLS
from pygames.tash_kalar.notation import parse_position
from pygames.tash_kalar.state import GameState
from tests.tash_kalar.readings import everfrost, highland, imperial, sylvan
from tests.tash_kalar.readings.playing import (
    Picture,
    act,
    arrivals,
    drawn,
    laid_out,
    outcomes,
    pictured,
    seen,
    spot,
)
from tests.tash_kalar.readings.world import Reading

READINGS: dict[str, Reading] = imperial.READINGS | highland.READINGS | sylvan.READINGS | everfrost.READINGS
SCHOOL_OF = {being.name: SCHOOLS[card // DECK] for card, being in BEINGS.items() if card < 4 * DECK}
ABOUT_CARDS = {"Kiskin Spirit", "Frozen Chest"}
POSITIONS, ENOUGH = 60, 2000
"""So many positions for each card, fewer once so many steps were taken."""


def test_every_being_of_the_four_schools_is_read_twice() -> None:
    assert READINGS.keys() == SCHOOL_OF.keys() - ABOUT_CARDS
    assert everfrost.THAWED.keys() == {being.name for being in BEINGS.values() if being.frozen}


@pytest.mark.parametrize("name", READINGS)
def test_being_does_what_its_second_reading_says(name: str) -> None:
    being = next(being for being in BEINGS.values() if being.name == name)
    rng = random.Random(name)
    taken = 0
    for _position in range(POSITIONS):
        world, square, wild = laid_out(rng, being)
        text = (
            f"hand {world.mine + 1}: {name.lower()}, flare 3\nwild: {wild}\n{drawn(world, SCHOOL_OF[name])}"
        )
        state = parse_position(text)
        act(state, f"summon {name.lower()}", spot(square))
        found, count = outcomes(state, partial(seen_on, actions=2))
        ways = arrivals(world, being, square, wild)
        assert found == {pictured(w) for v, arrival in ways for w in READINGS[name](v, arrival)}, text
        taken += count
        if taken > ENOUGH:
            break


@pytest.mark.parametrize("name", everfrost.THAWED)
def test_frozen_effect_does_what_its_second_reading_says(name: str) -> None:
    rng = random.Random(name)
    for _position in range(POSITIONS):
        world, _square, _wild = laid_out(rng, BEINGS[0])
        me = world.mine + 1
        text = f"hand {me}: flare 3\nfrozen {me}: {name.lower()}\n{drawn(world, SCHOOL_OF[name])}"
        state = parse_position(text)
        act(state, f"thaw {name.lower()}")
        found, _count = outcomes(state, partial(seen_on, actions=3))
        assert found == {pictured(w) for w in everfrost.THAWED[name](world)}, text


def seen_on(s: GameState, actions: int) -> Picture:
    """With so many actions left at the start of the effect."""
    return seen(
        s,
        {
            "actions": s.acts - actions,
            "wild": s.wild,
            "beings": s.extra_own,
            "legends": s.extra_legends,
            "slowed": sum(s.malus),
            "flares": len(s.hands[3 * s.turn + 2]) - 1,
        },
    )
