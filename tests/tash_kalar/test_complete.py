"""Every being, legend, flare and task is there, does something, and has its scenarios."""

from pygames.tash_kalar.cards import BEINGS, CARDS, FROZEN, PROGRAMS, WARP
from pygames.tash_kalar.cards.tasks import TASKS
from tests.tash_kalar.counting import scenarios


def test_every_card_has_at_least_two_scenarios() -> None:
    counts = scenarios()
    assert len(counts) == CARDS + len(TASKS) == 156
    assert not [name for name, count in counts.items() if count < 2]


def test_every_card_does_something() -> None:
    for card, being in BEINGS.items():
        assert PROGRAMS[card] or PROGRAMS[FROZEN + card] or PROGRAMS[WARP + card], being.name
        assert being.text or being.frozen_text or being.warp_text, being.name


def test_every_frozen_and_warp_effect_has_its_words() -> None:
    for being in BEINGS.values():
        assert bool(being.frozen) == bool(being.frozen_text)
        assert bool(being.warp) == bool(being.warp_text)
