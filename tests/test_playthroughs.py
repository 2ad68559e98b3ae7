"""Every game plays as it did when its playthrough was last read and kept."""

import pytest

import pygames
from tests.playthrough import GOLDEN, playthrough


@pytest.mark.parametrize("game_id", pygames.games())
def test_the_game_plays_as_it_is_written(game_id: str) -> None:
    path = GOLDEN / f"{game_id}.txt"
    assert path.exists(), f"write it with: python3 -m tests.playthrough {game_id}"
    assert playthrough(pygames.load(game_id)) == path.read_text("utf-8"), (
        f"if this is meant: python3 -m tests.playthrough {game_id}"
    )


def test_no_playthrough_is_left_of_a_game_that_is_none() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(pygames.games())
