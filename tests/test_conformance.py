"""Every registered game passes every check."""

import pytest

import pygames
from pygames.core.conformance import check

ALL = pygames.games()


@pytest.mark.parametrize("game_id", ALL)
def test_the_game_conforms(game_id: str) -> None:
    report = check(pygames.load(game_id), games=12, often=0.03)
    assert report.games == 12


@pytest.mark.soak
@pytest.mark.parametrize("game_id", ALL)
def test_the_game_conforms_at_length(game_id: str) -> None:
    game = pygames.load(game_id)
    report = check(game, games=100, seed=1, often=0.1)
    assert set(report.endings) <= set(game.terminations)
