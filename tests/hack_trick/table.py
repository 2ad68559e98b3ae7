"""How these tests set a table."""

import pygames
from pygames.hack_trick.state import GameState

GAME = pygames.load("hack-trick")


def position(text: str) -> GameState:
    """A position; where nothing is said, fives lie aside."""
    if "aside:" not in text:
        text += "\naside: 5 5"
    state = GAME.positions.parse_position(text)
    assert isinstance(state, GameState)
    return state


def new_match() -> GameState:
    state = GAME.new_state()
    assert isinstance(state, GameState)
    return state


def facts(state: GameState, *names: str) -> list[object]:
    """Some entries of the state's data."""
    data = state.to_json()
    return [data[name] for name in names]
