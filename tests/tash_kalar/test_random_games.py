"""Whole games of random decisions: every form, every pair of schools, nothing lost on the way."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from random import Random

import pytest

from pygames.core.game import CHANCE, OptionValue
from pygames.players import GreedyPlayer, IsmctsPlayer
from pygames.tash_kalar import GAME
from pygames.tash_kalar.cards import SCHOOLS

PAIRS = list(combinations_with_replacement([school.lower() for school in SCHOOLS], 2))
FORMS: Mapping[str, tuple[int, Mapping[str, OptionValue]]] = {
    "high form": (2, {"form": "high form"}),
    "duel": (2, {"form": "duel"}),
    "melee of three": (3, {}),
    "melee of four": (4, {}),
    "teams in high form": (4, {"form": "high form", "teams": True}),
    "teams in a duel": (4, {"form": "duel", "teams": True}),
}
OFTEN = 40
"""Every so manieth position is written and read back, which counts all its pieces and cards."""


def play(form: str, number: int) -> None:
    """One game; its number chooses the schools."""
    seats, options = FORMS[form]
    rng = Random(f"{form} {number}")
    schools = (*PAIRS[number % len(PAIRS)], *PAIRS[number * 5 % len(PAIRS)])
    state = GAME.new_state(seats, **options, schools=" ".join(schools[:seats]))
    for moves in range(GAME.max_length):
        if state.is_terminal():
            break
        if moves % OFTEN == 0:
            assert GAME.state_from_json(state.to_json()).key() == state.key()
        chance = state.current_player() == CHANCE
        state.apply_action(state.sample_outcome(rng) if chance else rng.choice(state.legal_actions()))
    assert state.is_terminal()
    outcome = state.outcome()
    assert outcome and outcome.termination in GAME.terminations


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_every_pair_of_schools_plays_to_an_end(number: int) -> None:
    play([*FORMS][number % len(FORMS)], number)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("shift", range(3))
def test_the_computer_plays_every_form_with_every_school(form: str, shift: int) -> None:
    """Every school sits somewhere in one of the shifts; the players see what their seats see."""
    seats, options = FORMS[form]
    schools = [SCHOOLS[(2 * shift + seat) % len(SCHOOLS)].lower() for seat in range(seats)]
    state = GAME.new_state(seats, **options, schools=" ".join(schools))
    rng, players = Random(form), (GreedyPlayer(1), IsmctsPlayer(1, iterations=2))
    for _decision in range(100):
        mover = state.current_player()
        if mover < 0:
            if state.is_terminal():
                break
            state.apply_action(state.sample_outcome(rng))
            continue
        action = players[mover % 2].choose(state.observe(mover))
        assert action in state.legal_actions()
        state.apply_action(action)
    assert min(state.to_json()["turns"]) > 1


@pytest.mark.soak
@pytest.mark.parametrize("form", FORMS)
def test_five_hundred_games_of_each_form(form: str) -> None:
    for number in range(500):
        play(form, number)
