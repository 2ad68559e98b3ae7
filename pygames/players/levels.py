"""The strengths to choose from, weakest first, the same words for every game."""

from collections.abc import Callable
from functools import partial

from pygames.core.game import Game
from pygames.core.text import _
from pygames.players.ismcts import IsmctsPlayer
from pygames.players.player import Level, Player
from pygames.players.proof import Forcing
from pygames.players.prover import ProofPlayer
from pygames.players.simple import GreedyPlayer, RandomPlayer


def levels(game: Game) -> list[Level]:
    """The levels a game can be played at, weakest first."""
    first_sight = partial(RandomPlayer, sense=0.7)
    quick = partial(IsmctsPlayer, iterations=200)
    proves = isinstance(game.insight, Forcing)
    patient: Callable[..., Player] = partial(ProofPlayer if proves else IsmctsPlayer, iterations=3000)
    longest = _("Thinks for seconds and proves wins.") if proves else _("Thinks ahead for some seconds.")
    return [
        Level("beginner", _("Beginner"), _("Plays at first sight and often slips."), first_sight, 1.0),
        Level("casual", _("Casual"), _("Takes what looks best now."), GreedyPlayer, 1.0),
        Level("strong", _("Strong"), _("Thinks ahead for a moment."), quick, 1.5),
        Level("master", _("Master"), longest, patient, 5.0),
    ]


def load_level(game: Game, level_id: str) -> Level:
    """The level with this id.

    Raises:
        ValueError: there is no such level; the message lists those there are.
    """
    for level in levels(game):
        if level.id == level_id:
            return level
    names = ", ".join(level.id for level in levels(game))
    raise ValueError(f"{game.name} has no level {level_id!r}; the levels are {names}")
