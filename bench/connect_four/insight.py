"""No insight: plain rollouts to the end of the game."""

from collections.abc import Sequence

from pygames.core.game import State

ROLLOUT = 42


def evaluate(state: State) -> list[float]:
    """A draw, for all that is known."""
    return [0.0, 0.0]


def weigh(state: State, actions: Sequence[int]) -> list[float]:
    """All actions alike."""
    return [1.0] * len(actions)
