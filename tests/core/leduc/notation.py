"""Actions and positions of Leduc poker as text."""

from typing import TYPE_CHECKING, Any

from pygames.core.notation import PositionError

if TYPE_CHECKING:
    from tests.core.leduc.state import GameState

WORDS = ("deal jack", "deal queen", "deal king", "fold", "check", "call", "raise")


def action_to_string(action: int) -> str:
    return WORDS[action]


def parse_position(text: str) -> "GameState":
    """A position of lines `name number [number]`."""
    from tests.core.leduc.state import GameState

    data: dict[str, Any] = {"viewer": None}
    for number, line in enumerate(text.splitlines(), 1):
        name, *words = line.split() or [""]
        if not name.isalpha() or not all(word.lstrip("-").isdecimal() and len(word) < 4 for word in words):
            raise PositionError([f"line {number}: expected a name and numbers"])
        try:
            values = [int(word) for word in words]
        except ValueError:
            raise PositionError([f"line {number}: not a number"]) from None
        data[name] = values[0] if len(values) == 1 else values
    return GameState.from_json(data)


def format_position(state: "GameState") -> str:
    data = state.to_json()
    del data["viewer"]
    lines = []
    for name, value in data.items():
        lines.append(f"{name} {' '.join(map(str, value if isinstance(value, list) else [value]))}")
    return "\n".join(lines)
