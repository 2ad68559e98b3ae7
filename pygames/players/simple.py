"""Players that look no further than the next action."""

from random import Random

from pygames.core.game import CHANCE, TERMINAL, State
from pygames.players.player import Player, Search, draw


class RandomPlayer(Player):
    """Any legal action, all alike; in a share `sense` of its decisions one drawn by how promising it
    looks at first sight."""

    def __init__(self, seed: int | str | None = None, sense: float = 0.0) -> None:
        self.rng = Random(seed)
        self.sense = sense

    def search(self, state: State, seconds: float | None = None) -> Search:
        return _Pick(state, self.rng, self.sense)


class _Pick(Search):
    def __init__(self, state: State, rng: Random, sense: float) -> None:
        super().__init__(state)
        self.finished = True
        weights = [1.0] * len(self.actions)
        if rng.random() < sense:
            weights = state.game.insight.weigh(state.determinize(rng), self.actions)
        self._action = draw(self.actions, weights, rng)

    def step(self) -> None:
        raise AssertionError("nothing to think about")

    def settled(self) -> bool:
        return True

    def best(self) -> tuple[int, float]:
        return self._action, 0.0

    def share(self) -> float:
        return 1.0


class GreedyPlayer(Player):
    """The action after which the position looks best, averaged over `samples` guesses of what
    the seat cannot see."""

    def __init__(self, seed: int | str | None = None, samples: int = 4) -> None:
        self.rng = Random(seed)
        self.samples = samples

    def search(self, state: State, seconds: float | None = None) -> Search:
        return _Lookahead(state, self.rng, self.samples, seconds)


class _Lookahead(Search):
    """One step is one action tried in one guess."""

    def __init__(self, state: State, rng: Random, samples: int, seconds: float | None) -> None:
        super().__init__(state, seconds)
        self._rng = rng
        self._limit = samples * len(self.actions)
        self._guess = state
        self._insight = state.game.insight
        self._totals = [0.0] * len(self.actions)
        self._tries = [0] * len(self.actions)
        self._weights = [0.0] * len(self.actions)

    def step(self) -> None:
        at = self.iterations % len(self.actions)
        if at == 0:
            self._guess = self.state.determinize(self._rng)
            for number, weight in enumerate(self._insight.weigh(self._guess, self.actions)):
                self._weights[number] += weight
        after = self._guess.clone()
        after.apply_action(self.actions[at])
        while (player := after.current_player()) == CHANCE:
            after.apply_action(after.sample_outcome(self._rng))
        values = after.returns() if player == TERMINAL else self._insight.evaluate(after)
        self._totals[at] += values[self.seat]
        self._tries[at] += 1

    def settled(self) -> bool:
        return self.iterations >= self._limit

    def best(self) -> tuple[int, float]:
        value, _weight, at = max(
            (total / tries if tries else -1.0, weight, number)
            for number, (total, tries, weight) in enumerate(
                zip(self._totals, self._tries, self._weights, strict=True)
            )
        )
        return self.actions[at], value

    def share(self) -> float:
        return self.iterations / self._limit
