"""Counting the ways a game can go: the proof of move generation."""

from pygames.core.dealer import Dealer
from pygames.core.game import CHANCE, State


def perft(state: State, depth: int, dealer: Dealer | None = None) -> int:
    """How many ways there are to play on for `depth` actions; ways that end sooner don't count.

    Without a dealer every outcome of chance is an action like any other. With one, the dealer
    answers, and chance adds nothing to the depth.

    >>> import pygames
    >>> perft(pygames.load("hack-trick").new_state(), 1)
    2
    """
    return _count(state, depth, dealer, 0)


def _count(state: State, depth: int, dealer: Dealer | None, deals: int) -> int:
    if dealer is not None and state.current_player() == CHANCE:
        state = state.clone()
        while state.current_player() == CHANCE:
            state.apply_action(dealer.deal(state, deals))
            deals += 1
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply_action(action)
        total += _count(after, depth - 1, dealer, deals)
    return total
