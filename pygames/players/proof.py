"""Proof-number search (Allis, 1994): whether a seat can force a win, for two-player games without chance.

A node's proof number is the least number of open positions that must turn out won to prove the win,
its disproof number the least that must not be. The search opens the position that counts for most.
A seat that decides several times in a turn is nothing special: each node asks whose decision it is.
"""

from collections.abc import Hashable
from typing import Protocol, runtime_checkable

from pygames.core.game import TERMINAL, State

INFINITY = 1 << 29
"""The disproof number of a won position, the proof number of one not won."""


@runtime_checkable
class Forcing(Protocol):
    """What the insight of a game may offer so that its wins can be proved."""

    def problem(self, state: State) -> State:
        """The full state a proof is about, whose end is what is to be won: of a match, the game."""

    def position(self, state: State) -> Hashable:
        """All of a state that matters for who wins; shorter than `key()`."""

    def forced(self, state: State) -> tuple[int, list[int]]:
        """The seat that wins for certain, as far as seen at a glance (else -1), and the actions of the
        player on turn worth looking at: those left out surely lose, or win no sooner than the one
        given."""


class _Node:
    __slots__ = ("actions", "children", "disproof", "proof", "wins")

    def __init__(self, wins: bool, actions: list[int], proof: int, disproof: int) -> None:
        self.wins = wins
        """Whether the seat that wants to win decides here."""
        self.actions = actions
        self.children: list[_Node] = []
        self.proof = proof
        self.disproof = disproof


class Proof:
    """Tries to prove that `seat` wins from a full state; `step` by step, to be broken off anywhere.

    `proved` and `disproved` tell when it has come to an end. What is not proved a win may be a draw.
    """

    def __init__(self, state: State, seat: int) -> None:
        insight = state.game.insight
        if state.seats != 2 or not isinstance(insight, Forcing):
            raise ValueError(f"{state.game.name} offers no proofs")
        self.seat = seat
        self.opened = 0
        """Positions opened so far."""
        self._insight: Forcing = insight
        self._start = self._insight.problem(state)
        self._nodes: dict[Hashable, _Node] = {}
        self._root = self._node(self._start)

    def __len__(self) -> int:
        """Positions seen so far."""
        return len(self._nodes)

    @property
    def proved(self) -> bool:
        return self._root.proof == 0

    @property
    def disproved(self) -> bool:
        return self._root.disproof == 0

    @property
    def done(self) -> bool:
        return self.proved or self.disproved

    def step(self) -> None:
        """Open one more position."""
        state = self._start.clone()
        node = self._root
        path = [node]
        while node.children and node.proof and node.disproof:
            at = self._most_telling(node)
            state.apply_action(node.actions[at])
            node = node.children[at]
            path.append(node)
        if node.proof and node.disproof:
            self._open(node, state)
        else:  # solved on another way here
            path.pop()
        for node in reversed(path):
            _sum_up(node)

    def _open(self, node: _Node, state: State) -> None:
        self.opened += 1
        for action in node.actions:
            after = state.clone()
            after.apply_action(action)
            node.children.append(self._node(after))

    def _most_telling(self, node: _Node) -> int:
        """The child that decides the node's smaller number."""
        if node.wins:
            numbers = [child.proof for child in node.children]
        else:
            numbers = [child.disproof for child in node.children]
        return numbers.index(min(numbers))

    def _node(self, state: State) -> _Node:
        key = self._insight.position(state)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = self._judge(state)
        return node

    def _judge(self, state: State) -> _Node:
        player = state.current_player()
        if player == TERMINAL:
            won = state.returns()[self.seat] > 0
            return _Node(False, [], 0 if won else INFINITY, INFINITY if won else 0)
        winner, actions = self._insight.forced(state)
        wins = player == self.seat
        if winner >= 0:
            won = winner == self.seat
            return _Node(wins, actions, 0 if won else INFINITY, INFINITY if won else 0)
        return _Node(wins, actions, 1 if wins else len(actions), len(actions) if wins else 1)

    def action(self) -> int:
        """What the seat plays from the start, once the win is proved.

        Raises:
            ValueError: not proved, or another seat decides.
        """
        if not self.proved or self._start.current_player() != self.seat:
            raise ValueError("no win is proved for the player on turn")
        return self._winning(self._root)

    def _winning(self, node: _Node) -> int:
        won = [action for action, child in zip(node.actions, node.children, strict=False) if child.proof == 0]
        return won[0] if won else node.actions[0]

    def strategy(self) -> dict[Hashable, int]:
        """A proved win in full: by `Forcing.position`, what the seat plays wherever it may come to decide."""
        plan: dict[Hashable, int] = {}
        open_states = [self._start] if self.proved else []
        while open_states:
            state = open_states.pop()
            key = self._insight.position(state)
            node = self._nodes.get(key)
            if key in plan or node is None or state.is_terminal():
                continue
            actions = node.actions
            if node.wins:
                actions = [self._winning(node)]
                plan[key] = actions[0]
            for action in actions:
                after = state.clone()
                after.apply_action(action)
                open_states.append(after)
        return plan


def _sum_up(node: _Node) -> None:
    """A node's numbers from those of its children."""
    if node.wins:
        node.proof = min(child.proof for child in node.children)
        node.disproof = min(INFINITY, sum(child.disproof for child in node.children))
    else:
        node.proof = min(INFINITY, sum(child.proof for child in node.children))
        node.disproof = min(child.disproof for child in node.children)
