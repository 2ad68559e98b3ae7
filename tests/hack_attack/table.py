"""How these tests set a table: positions, actions and answers as text."""

from random import Random

import pygames
from pygames.core.game import CHANCE, OptionValue
from pygames.core.narration import Log
from pygames.hack_attack.state import GameState

GAME = pygames.load("hack-attack")
NAMES = ("Ann", "Bo")

FULL = """
   k   l   m   n   o
1  P   Ga  Oa  Ov  Oa
2  O   Ov  Gv  Pa  G
3  Ga  Pa  Pv  Gv  Pv
last: l3
layers: anti-virus anti-virus virus virus anti-virus
"""
"""All pieces are placed; the Virus is to move, and holds boards."""


def position(text: str) -> GameState:
    state = GAME.positions.parse_position(text)
    assert isinstance(state, GameState)
    return state


def new_game(**options: OptionValue) -> GameState:
    state = GAME.new_state(None, **options)
    assert isinstance(state, GameState)
    return state


def dealt(virus: str, anti_virus: str, **options: OptionValue) -> GameState:
    """A game in which these boards were dealt."""
    state = new_game(**options)
    for one, two in zip(virus.split(), anti_virus.split(), strict=True):
        state = do(state, f"deal {one}", f"deal {two}")
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


def ended(state: GameState) -> tuple[str, tuple[int, ...]] | None:
    """How the game ended and who won."""
    outcome = state.outcome()
    return (outcome.termination, outcome.winners) if outcome else None


def random_step(state: GameState, rng: Random) -> int:
    """Take a random action; which."""
    if state.current_player() == CHANCE:
        action = state.sample_outcome(rng)
    else:
        actions = state.legal_actions()
        action = actions[int(rng.random() * len(actions))]
    state.apply_action(action)
    return action
