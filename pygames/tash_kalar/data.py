"""A position as plain data."""

from typing import TYPE_CHECKING

from pygames.core.game import Json

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def write_data(s: "GameState") -> Json:
    """See `State.to_json`."""
    raise NotImplementedError


def read_terms(data: Json) -> tuple[int, int, int, tuple[int, ...]]:
    """What `GameState` takes."""
    raise NotImplementedError


def read_data(s: "GameState", data: Json) -> None:
    """Fill a fresh state; see `State.from_json`."""
    raise NotImplementedError
