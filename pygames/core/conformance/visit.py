"""One position of a random game, and what the checks share."""

from collections import Counter
from random import Random

from pygames.core.game import CHANCE, SPECTATOR, Game, State
from pygames.core.history import History

NAMES = ("Ann <b>\"&'", "Bo {p0}", "Cy", "Di")
"""Names of players as nasty as a person may choose them."""


class Broken(AssertionError):
    """What a check found."""


class Visit:
    """A position with the way to it. `ids` are the rule ids of the rulebook, `texts` action texts
    seen in any position, `keys` states by their key, `rules` how often each rule refused."""

    def __init__(self, game: Game, rng: Random, ids: frozenset[str], rules: Counter[str]) -> None:
        self.game = game
        self.rng = rng
        self.ids = ids
        self.rules = rules
        self.texts: list[str] = []
        self.keys: dict[object, str] = {}
        self.written: dict[str, object] = {}
        self.history: History
        self.state: State

    def at(self, history: History, rng: Random) -> "Visit":
        """This context at a position."""
        self.history = history
        self.state = history.state
        self.rng = rng
        return self

    @property
    def player(self) -> int:
        return self.state.current_player()

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.state.seats])

    def viewers(self) -> list[int]:
        """All who may look: the seats and the spectator."""
        return [*range(self.state.seats), SPECTATOR]

    def random_action(self, state: State) -> int:
        """A legal action, chance by its weights."""
        if state.current_player() == CHANCE:
            return state.sample_outcome(self.rng)
        actions = state.legal_actions()
        return actions[int(self.rng.random() * len(actions))]
