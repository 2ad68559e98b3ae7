"""Why something may not be done."""

from typing import TYPE_CHECKING

from pygames.core.refusal import Refusal

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState


def refuse(state: "GameState", text: str) -> Refusal:
    """x"""
    return Refusal("table-notation", "x")
