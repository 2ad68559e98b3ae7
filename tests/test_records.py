"""Finished games of every kind replay for ever."""

from pathlib import Path
from random import Random

import pytest

import pygames
from pygames.core.reading import expand, read
from pygames.core.record import RecordError
from tests.endings import RECORDS, ending, missing

FILES = sorted(RECORDS.glob("*/*.json"))


@pytest.mark.parametrize("game_id", pygames.games())
def test_every_way_to_end_has_a_record(game_id: str) -> None:
    assert not missing(pygames.load(game_id)), f"python3 -m tests.endings {game_id}"


EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


@EACH
def test_the_record_replays(path: Path) -> None:
    record = read(path.read_bytes())
    assert record.game.id == path.parent.name
    assert record.replay().state.seats == len(record.seats)
    assert record.result is not None
    assert record.result.termination == ending(path)
    assert record.write() == path.read_text("utf-8")
    assert expand(record.compact()) == record


def try_damage(path: Path, rng: Random, at: int) -> None:
    """Whatever byte stands there: the record is refused, or replays."""
    text = bytearray(path.read_bytes())
    text[at] = rng.randrange(256)
    try:
        read(bytes(text)).replay()
    except RecordError as error:
        assert error.place
        assert error.reason


@EACH
def test_a_damaged_record_is_refused_in_its_place(path: Path) -> None:
    rng = Random(path.name)
    for _damage in range(60):
        try_damage(path, rng, rng.randrange(path.stat().st_size))


@pytest.mark.soak
@EACH
def test_every_damaged_byte_is_refused_in_its_place(path: Path) -> None:
    rng = Random(path.name)
    for at in range(path.stat().st_size):
        for _byte in range(4):
            try_damage(path, rng, at)
