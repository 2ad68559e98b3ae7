"""How these tests set a table."""

import pygames
from pygames.core.game import OptionValue
from pygames.hack_attack.state import GameState
from tests.acting import do

GAME = pygames.load("hack-attack")

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
