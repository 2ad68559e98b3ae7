"""Every registered game passes every check."""

import pytest

import pygames
from pygames.core.conformance import check

ALL = pygames.games()


@pytest.mark.parametrize("game_id", ALL)
def test_the_game_conforms(game_id: str) -> None:
    """A few games, fewer where they are long."""
    game = pygames.load(game_id)
    games = max(3, min(12, 12_000 // game.max_length))
    assert check(game, games, often=0.03).games == games


@pytest.mark.soak
@pytest.mark.parametrize("game_id", ALL)
def test_the_game_conforms_at_length(game_id: str) -> None:
    game = pygames.load(game_id)
    report = check(game, max(10, min(100, 100_000 // game.max_length)), seed=1)
    assert set(report.endings) <= set(game.terminations)
