"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), many observers.

Every iteration guesses what the seat on turn cannot see, and plays down through the decisions of
that guess. A node stands for what the seat deciding there knows, so two positions which that seat
cannot tell apart share one node, and nobody in the tree acts on what it could not know. What is
legal may differ from guess to guess, so an action is compared with those available beside it. Every
seat maximises its own return (max^n), whoever is on turn next and however many seats there are;
chance is drawn, not searched.
"""

from math import sqrt
from random import Random
from time import perf_counter

from pygames.core.game import CHANCE, TERMINAL, State
from pygames.players.player import Clock, Player, Search, draw

EXPLORATION = 0.4
"""Weight of the bias towards promising and little tried actions, in units of the spread between the
best and the worst that the search has met with."""
UNIFORM = 0.2
"""Part of the bias that all actions share alike, whatever `Insight.weigh` says."""


class IsmctsPlayer(Player):
    """Searches for at most `iterations`, and at most the time it is given."""

    def __init__(self, seed: int | str | None = None, iterations: int = 2000) -> None:
        self.rng = Random(seed)
        self.iterations = iterations

    def search(self, state: State, seconds: float | None = None) -> "Ismcts":
        return Ismcts(state, self.rng, self.iterations, seconds)


class _Edge:
    """One action at one node."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0


_Node = dict[int, _Edge]


class Ismcts(Search):
    """The search; one step is one iteration."""

    def __init__(
        self,
        state: State,
        rng: Random,
        limit: int,
        seconds: float | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        super().__init__(state, seconds, clock)
        self._rng = rng
        self._limit = limit
        self._insight = state.game.insight
        self._nodes: list[dict[object, _Node]] = [{} for _seat in range(state.seats)]
        self._root: _Node = self._nodes[self.seat].setdefault(state.key(), {})
        self._lowest = self._highest = 0.0

    def step(self) -> None:
        rng = self._rng
        state = self.state.determinize(rng)
        node: _Node | None = self._root
        path: list[tuple[int, _Edge]] = []
        player = self.seat
        while node is not None:
            action, edge = self._select(node, state)
            path.append((player, edge))
            state.apply_action(action)
            player = _deal(state, rng)
            if player == TERMINAL:
                break
            table = self._nodes[player]
            key = state.observe(player).key()
            node = table.get(key)
            if node is None:
                table[key] = {}
        values = self._play_out(state, player)
        self._lowest = min(self._lowest, *values)
        self._highest = max(self._highest, *values)
        for seat, edge in path:
            edge.visits += 1
            edge.total += values[seat]

    def _select(self, node: _Node, state: State) -> tuple[int, _Edge]:
        """The action to try among those available in this guess."""
        actions = state.legal_actions()
        edges = [node[action] for action in actions if action in node]
        if len(edges) < len(actions):
            edges = self._grow(node, state, actions)
        visits = 0
        total = 0.0
        for edge in edges:
            visits += edge.visits
            total += edge.total
        unknown = total / visits if visits else 0.0
        bias = EXPLORATION * (self._highest - self._lowest) * sqrt(visits + 1)
        best = -9e9
        chosen = 0
        for number, edge in enumerate(edges):
            tried = edge.visits
            score = (edge.total / tried if tried else unknown) + bias * edge.prior / (1 + tried)
            if score > best:
                best, chosen = score, number
        return actions[chosen], edges[chosen]

    def _grow(self, node: _Node, state: State, actions: list[int]) -> list[_Edge]:
        """The edges of all the actions, those that were never available before made now."""
        for action, share in zip(actions, _shares(self._insight.weigh(state, actions)), strict=True):
            if action not in node:
                node[action] = _Edge(share)
        return [node[action] for action in actions]

    def _play_out(self, state: State, player: int) -> list[float]:
        """The returns of a game played on for a while by the look of the actions, then judged."""
        rng = self._rng
        weigh = self._insight.weigh
        for _decision in range(self._insight.ROLLOUT):
            if player == TERMINAL:
                break
            actions = state.legal_actions()
            if len(actions) == 1:
                state.apply_action(actions[0])
            else:
                state.apply_action(draw(actions, weigh(state, actions), rng))
            player = _deal(state, rng)
        return state.returns() if player == TERMINAL else self._insight.evaluate(state)

    def settled(self) -> bool:
        left = float(self._limit - self.iterations)
        if left <= 0:
            return True
        if self.iterations % 32:
            return False
        if self.seconds is not None and self.used:
            left = min(left, self.iterations * (self.seconds / self.used - 1))
        first, second = sorted((edge.visits for edge in self._root.values()), reverse=True)[:2]
        return first - second > left

    def best(self) -> tuple[int, float]:
        return self.ranking()[0]

    def ranking(self) -> list[tuple[int, float]]:
        """All actions, the most tried first, each with what it is worth to the player."""
        if not self._root:
            return [(action, 0.0) for action in self.actions]
        tried = sorted(self._root.items(), key=lambda item: (item[1].visits, item[1].prior), reverse=True)
        return [(action, edge.total / edge.visits if edge.visits else 0.0) for action, edge in tried]

    def share(self) -> float:
        return self.iterations / self._limit


def _deal(state: State, rng: Random) -> int:
    """Draw what chance decides until a seat decides or the game has ended; who is on turn."""
    while (player := state.current_player()) == CHANCE:
        state.apply_action(state.sample_outcome(rng))
    return player


def _shares(weights: list[float]) -> list[float]:
    """The weights as probabilities, a part of them spread evenly.

    >>> _shares([2.0, 0.0])
    [0.9, 0.1]
    """
    even = 1 / len(weights)
    scale = sum(weights)
    if not scale:
        return [even] * len(weights)
    return [UNIFORM * even + (1 - UNIFORM) * weight / scale for weight in weights]
