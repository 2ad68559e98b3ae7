"""Who answers the chance nodes: luck lives here, outside the states."""

from collections.abc import Iterable
from random import Random, SystemRandom
from typing import Protocol

from pygames.core.game import State


class DealError(ValueError):
    """A fixed deal that does not fit the position."""


class Dealer(Protocol):
    """Answers chance nodes."""

    def deal(self, state: State, number: int) -> int:
        """The outcome at a chance node with `number` chance nodes before it. The same question
        is always answered alike, so that taking back does not change the luck.

        Raises:
            DealError: nothing possible here is left to deal.
        """


class RandomDealer:
    """Deals by the weights of the rules. The same seed gives the same luck, at any table: two
    pairs can play one deal and compare (duplicate play)."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed: int | str = SystemRandom().getrandbits(64) if seed is None else seed

    def deal(self, state: State, number: int) -> int:
        return state.sample_outcome(Random(f"{self.seed}/{number}"))


class FixedDealer:
    """Deals outcomes given in advance as action texts: a set-up deal, or those of a record.

    `then` answers once they are used up; without it, and where an outcome is not possible, it
    is an error.
    """

    def __init__(self, outcomes: Iterable[str], then: Dealer | None = None) -> None:
        self.outcomes = tuple(outcomes)
        self.then = then

    def deal(self, state: State, number: int) -> int:
        if number >= len(self.outcomes):
            if self.then is None:
                raise DealError(f"deal {number}: all {len(self.outcomes)} fixed outcomes are used up")
            return self.then.deal(state, number)
        wanted = self.outcomes[number]
        for outcome, _weight in state.chance_outcomes():
            if state.action_to_string(outcome) == wanted:
                return outcome
        possible = ", ".join(state.action_to_string(outcome) for outcome, _weight in state.chance_outcomes())
        raise DealError(f"deal {number}: {wanted!r} is none of {possible}")
