"""Finished games of every kind replay for ever."""

from pathlib import Path

import pytest

import pygames
from pygames.core.reading import expand, read
from tests.endings import RECORDS, ending, missing

FILES = sorted(RECORDS.glob("*/*.json"))


@pytest.mark.parametrize("game_id", pygames.games())
def test_every_way_to_end_has_a_record(game_id: str) -> None:
    assert not missing(pygames.load(game_id)), f"python3 -m tests.endings {game_id}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_record_replays(path: Path) -> None:
    record = read(path.read_bytes())
    assert record.game.id == path.parent.name
    assert record.replay().state.seats == len(record.seats)
    assert record.result is not None
    assert record.result.termination == ending(path)
    assert record.write() == path.read_text("utf-8")
    assert expand(record.compact()) == record
