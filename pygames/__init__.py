"""Five modern board and card games: exact rules behind one small contract.

>>> import pygames
>>> "hack-trick" in pygames.games()
True
>>> state = pygames.load("hack-trick").new_state()
>>> state.current_player() == pygames.CHANCE
True
"""

from pygames.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Option, Outcome, State
from pygames.core.notation import (
    AmbiguousAction,
    IllegalAction,
    MalformedAction,
    NotationError,
    PositionError,
)
from pygames.core.refusal import Refusal
from pygames.registry import games, load

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "TERMINAL",
    "AmbiguousAction",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "NotationError",
    "Option",
    "Outcome",
    "PositionError",
    "Refusal",
    "State",
    "games",
    "load",
]
