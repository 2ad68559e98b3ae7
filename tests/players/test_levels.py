"""The levels of every registered game: playable, fair, and each stronger than the one below."""

from itertools import pairwise
from random import Random

import pytest

import pygames
from pygames.core.game import CHANCE, State
from pygames.players import levels, load_level
from pygames.players.arena import play_match


def decisions(game_id: str, seed: int, count: int) -> list[State]:
    """About so many full states where a seat has a choice, from all parts of a random game."""
    rng = Random(seed)
    state = pygames.load(game_id).new_state()
    found = []
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.current_player() == CHANCE:
            state.apply_action(state.sample_outcome(rng))
            continue
        if len(actions) > 1:
            found.append(state.clone())
        state.apply_action(rng.choice(actions))
    return found[:: -(-len(found) // count)]


def test_levels_have_an_id_a_name_and_a_description_of_their_own() -> None:
    for game_id in pygames.games():
        found = levels(pygames.load(game_id))
        for words in ([level.id for level in found], [str(level) for level in found]):
            assert len(set(words)) == len(found) >= 3
        assert all(level.name and level.description and level.seconds > 0 for level in found)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    game = pygames.load("hack-trick")
    assert load_level(game, "casual").id == "casual"
    with pytest.raises(ValueError, match=r"no level 'easy'.*beginner.*casual"):
        load_level(game, "easy")


@pytest.mark.parametrize("game_id", pygames.games())
def test_every_level_answers_with_a_legal_action(game_id: str) -> None:
    for state in decisions(game_id, 4, 6):
        view = state.observe(state.current_player())
        for level in levels(state.game):
            search = level.make(1).search(view)
            for _slice in range(20):
                search.run(0)
            assert search.thinking().action in state.legal_actions()
            assert -1 <= search.thinking().value <= 1


@pytest.mark.parametrize("game_id", pygames.games())
def test_what_a_seat_cannot_know_never_changes_a_choice(game_id: str) -> None:
    for number, state in enumerate(decisions(game_id, 5, 6)):
        view = state.observe(state.current_player())
        other = view.determinize(Random(number)).observe(view.current_player())
        for level in levels(state.game):
            searches = [level.make(1).search(seen) for seen in (view, other)]
            for search in searches:
                for _slice in range(40):
                    search.run(0)
            assert searches[0].thinking() == searches[1].thinking()


@pytest.mark.parametrize(
    "game_id",
    [
        pytest.param(game_id, marks=[pytest.mark.soak] if pygames.load(game_id).max_length > 2000 else [])
        for game_id in pygames.games()
    ],
)
def test_the_quick_levels_stand_in_order(game_id: str) -> None:
    game = pygames.load(game_id)
    below, above = next(pairwise(levels(game)))
    assert play_match(game, [above, below], 6, 3).score(0) > 0.5
