"""What a computer player wants to know of Leduc poker."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.core.leduc.state import GameState

ROLLOUT = 4


def evaluate(state: "GameState") -> list[float]:
    lead = 0.3 * (state.hands[0] - state.hands[1])
    return [lead, -lead]


def weigh(state: "GameState", actions: Sequence[int]) -> list[float]:
    return [0.1 if action == 3 else 1.0 for action in actions]
