"""How these tests set a table: positions, actions and answers as text."""

from random import Random

import pygames
from pygames.core.game import CHANCE
from pygames.core.narration import Log
from pygames.hack_trick.state import GameState

GAME = pygames.load("hack-trick")
NAMES = ("Ann", "Bo")


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


def do(state: GameState, *texts: str) -> GameState:
    """The state after these actions, chance included; the state itself stays as it is."""
    after = state.clone()
    for text in texts:
        after.apply_action(after.string_to_action(text))
    return after


def can(state: GameState) -> list[str]:
    """The texts of the legal actions."""
    return [state.action_to_string(action) for action in state.legal_actions()]


def rule(state: GameState, text: str) -> str:
    """The id of the rule that refuses the text, empty if none does."""
    refusal = state.why_not(text)
    return refusal.rule if refusal else ""


def told(state: GameState, text: str, viewer: int = -3) -> str:
    """What a viewer is told of an action."""
    log: Log = []
    state.clone().apply_action(state.string_to_action(text), log)
    return " ".join(event.text_for(viewer, NAMES) for event in log)


def random_step(state: GameState, rng: Random) -> int:
    """Take a random action; which."""
    if state.current_player() == CHANCE:
        action = state.sample_outcome(rng)
    else:
        actions = state.legal_actions()
        action = actions[int(rng.random() * len(actions))]
    state.apply_action(action)
    return action


def facts(state: GameState, *names: str) -> list[object]:
    """Some entries of the state's data."""
    data = state.to_json()
    return [data[name] for name in names]
