"""Computer players for every game of the contract. They see what their seat sees, no more.

>>> import pygames
>>> from pygames.players import levels
>>> [level.id for level in levels(pygames.load("hack-trick"))]
['beginner', 'casual', 'strong', 'master']
"""

from pygames.players.ismcts import IsmctsPlayer
from pygames.players.levels import levels, load_level
from pygames.players.player import Level, Player, Search, Thinking
from pygames.players.prover import ProofPlayer
from pygames.players.simple import GreedyPlayer, RandomPlayer

__all__ = [
    "GreedyPlayer",
    "IsmctsPlayer",
    "Level",
    "Player",
    "ProofPlayer",
    "RandomPlayer",
    "Search",
    "Thinking",
    "levels",
    "load_level",
]
