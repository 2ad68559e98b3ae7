"""What the table shows beside the position itself."""

import re

from pygames.tash_kalar import face, prompts
from pygames.tash_kalar.cards import FLARES, FROZEN, NAMES, PROGRAMS, UPPER
from tests.tash_kalar.scenario import Scene, scene


def gate_keeper() -> Scene:
    return scene("""
        schools: nethervoid imperial
        hand 1: gate keeper
        board d4:
        . c .
        c . c
    """).act("summon gate keeper", "at e5")


def choices(table: Scene, viewer: int) -> str:
    return face.render(table.state.observe(viewer), ("Ann", "Bo")).choices


def test_the_words_of_an_effect_in_progress_stand_before_everybody() -> None:
    table = gate_keeper()
    for viewer in (0, 1):
        assert '<p class="effect" data-card="card-' in choices(table, viewer)
    assert "effect" not in choices(table.act("place", "place a5"), 0)


def test_what_leads_on_without_a_deed_stands_last() -> None:
    actions = re.findall('data-action="([^"]*)"', choices(gate_keeper(), 0))
    assert sorted(actions) == ["place", "skip", "upgrade"] and actions[-1] == "skip"


def test_the_words_of_every_effect_are_found_on_its_card() -> None:
    for number, program in enumerate(PROGRAMS):
        if program:
            card, text = prompts.effect_of(number)
            assert text and prompts.effect_name(number).startswith(NAMES[card])
    halves = {prompts.effect_of(number)[1] for number in range(UPPER, FROZEN)}
    assert halves == {text for flare in FLARES for text in (flare.upper_text, flare.lower_text)}
