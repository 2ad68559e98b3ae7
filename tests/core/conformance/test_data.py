"""Faults of positions as data are caught."""

from typing import Any

import pytest

from pygames.core.notation import PositionError
from tests.core.conformance.broken import caught
from tests.core.leduc import notation
from tests.core.leduc.state import GameState


class Tuples(GameState):
    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"hands": tuple(self.hands)}


class Dropped(GameState):
    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        state = super().from_json(data)
        state.raised = 0
        return state


class Trusting(GameState):
    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        state = cls.initial(2, {"raises": 2})
        for name, value in data.items():
            setattr(state, name, value)
        return state


class Speechless(GameState):
    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        try:
            return super().from_json(data)
        except PositionError:
            raise PositionError([]) from None


class Lenient(GameState):
    """Takes a switch for a number."""

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        checked = data.get("checked")
        state = super().from_json(data | {"checked": int(checked)} if isinstance(checked, bool) else data)
        state.checked = data["checked"]
        return state


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (Tuples, "json", "not plain JSON"),
        (Dropped, "json", "read back as"),
        (Trusting, "corrupt json", "raised "),
        (Speechless, "corrupt json", "refused without a reason"),
        (Lenient, "corrupt json", "one key for two positions"),
    ],
)
def test_a_fault_of_the_data(state: type[GameState], name: str, detail: str) -> None:
    failure = caught(state)
    assert failure.check == name
    assert detail in failure.detail


def test_a_position_written_must_read_back() -> None:
    def forget(state: GameState) -> str:
        return notation.format_position(state).replace("raised 1", "raised 0")

    assert caught(positions_format_position=forget).check == "position"


def test_a_damaged_position_must_be_refused_properly() -> None:
    def trust(text: str) -> GameState:
        return parse(text) if "\n" in text else parse(str(int(text)))

    parse = notation.parse_position

    def careless(text: str) -> GameState:
        for line in text.splitlines():
            int(line.split()[1])
        return parse(text)

    failure = caught(positions_parse_position=careless)
    assert failure.check == "position"
    assert "raised" in failure.detail
