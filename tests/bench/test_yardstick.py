"""The yardstick plays Connect Four by its rules, and the loops count what they say."""

from random import Random

import pytest

from bench.connect_four import GAME
from bench.connect_four.state import GameState
from bench.measure import cloning, interleaved, middle, random_play, searching
from pygames.core.game import State
from pygames.core.perft import perft
from pygames.players import IsmctsPlayer, Level, RandomPlayer
from pygames.players.arena import play_match


def drop(columns: str) -> State:
    state = GAME.new_state()
    for column in columns:
        assert int(column) in state.legal_actions()
        state.apply_action(int(column))
    return state


@pytest.mark.parametrize(("depth", "leaves"), [(1, 7), (2, 49), (5, 16807), (6, 117649), (7, 823536)])
def test_the_number_of_games_of_a_length_is_the_known_one(depth: int, leaves: int) -> None:
    assert perft(GAME.new_state(), depth) == leaves


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("0101010", 0),  # a column
        ("0616263", 0),  # a row
        ("01122323363", 0),  # rising
        ("65544343303", 0),  # falling
        ("50516263", 1),
        ("0112233", None),
        ("605040", None),
    ],
)
def test_four_in_a_line_win(columns: str, winner: int | None) -> None:
    assert drop(columns[:-1]).outcome() is None
    end = drop(columns).outcome()
    assert (end.winners if end else None) == (None if winner is None else (winner,))


def test_a_full_board_is_a_draw() -> None:
    found = set()
    for seed in range(400):
        state, rng = GAME.new_state(), Random(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        end = state.outcome()
        assert end is not None
        found.add(end.termination)
        if end.termination == "full":
            assert isinstance(state, GameState) and 0 not in state.cells[:42]
            assert state.returns() == [0, 0]
    assert found == {"line", "full"}


def test_a_search_beats_random_play_clearly() -> None:
    def searcher(seed: int | str | None) -> IsmctsPlayer:
        return IsmctsPlayer(seed, 60)

    entrants = [Level("search", "", "", searcher, 1.0), Level("random", "", "", RandomPlayer, 1.0)]
    assert play_match(GAME, entrants, 12, 1).score(0) > 0.8


def test_the_loops_report_rates_by_name() -> None:
    plays = {"random": random_play(GAME.new_state), "clone": cloning(GAME), "search": searching(GAME)}
    rates = interleaved(plays, 2, 0.002)
    assert {name: len(found) for name, found in rates.items()} == {"random": 2, "clone": 2, "search": 2}
    assert all(rate > 0 for rate in middle(rates).values())
