"""What a computer player is: something that begins to think about what one seat sees.

Thinking is a `Search`, an object that is run in slices, so that a browser's worker can listen
between two slices and a thought can be broken off at any of them. `Player.choose` is the same for
a caller who waits.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from pygames.core.game import State

SLICE = 0.01
"""Seconds `choose` thinks between two looks at `should_stop`."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Thinking:
    """How far a search has come.

    `action`: the best action so far. `value`: what the player expects to gain by it, a return in
    [-1, 1]. `iterations`: how much was tried. `done`: how much of its time or work is used, 0 to 1.
    """

    action: int
    value: float
    iterations: int
    done: float


class Search(ABC):
    """Thinking about one decision, resumable.

    `seconds` is the time for the whole thought, counted only while it runs (None: no limit but the
    player's own). The clock is a parameter so that tests can turn it by hand.
    """

    def __init__(self, state: State, seconds: float | None = None, clock: Clock = perf_counter) -> None:
        seat = state.current_player()
        if state.viewer is None:
            raise ValueError("a player is shown what its seat sees: state.observe(state.current_player())")
        if state.viewer != seat:
            raise ValueError(f"seat {state.viewer} looks on, but current_player() is {seat}")
        self.state = state
        self.seat = seat
        self.actions = state.legal_actions()
        self.seconds = seconds
        self.used = 0.0
        self.iterations = 0
        self.finished = len(self.actions) == 1
        self._clock = clock

    def run(self, for_seconds: float) -> bool:
        """Think for about this long, at least one step; whether there is nothing left to think."""
        started = now = self._clock()
        earlier = self.used
        while not self.finished:
            self.step()
            self.iterations += 1
            now = self._clock()
            self.used = earlier + now - started
            if (self.seconds is not None and self.used >= self.seconds) or self.settled():
                self.finished = True
            elif now - started >= for_seconds:
                break
        return self.finished

    @abstractmethod
    def step(self) -> None:
        """Do the smallest piece of work, at most a few milliseconds."""

    @abstractmethod
    def settled(self) -> bool:
        """Whether more steps would be wasted."""

    @abstractmethod
    def best(self) -> tuple[int, float]:
        """The best action so far and what it is worth to the player; some legal action even
        before the first step."""

    @abstractmethod
    def share(self) -> float:
        """How much of the player's own limit is used, 0 to 1; 0 where it has none."""

    def thinking(self) -> Thinking:
        """How far the search has come."""
        action, value = self.best()
        done = self.share()
        if self.seconds:
            done = max(done, self.used / self.seconds)
        return Thinking(action, value, self.iterations, 1.0 if self.finished else min(1.0, done))


class Player(ABC):
    """A way to choose actions, for any game of the contract."""

    @abstractmethod
    def search(self, state: State, seconds: float | None = None) -> Search:
        """Begin to think about an observed state whose viewer is on turn.

        Raises:
            ValueError: a full state, or the view of a seat that is not on turn.
        """

    def choose(
        self,
        state: State,
        *,
        budget: float | None = None,
        should_stop: Callable[[], bool] = lambda: False,
        progress: Callable[[Thinking], None] = lambda thinking: None,
    ) -> int:
        """The chosen action, after at most `budget` seconds (None: the player's own limit).

        `should_stop` is asked, and `progress` told, every `SLICE` seconds; a stopped player
        answers with the best action so far.

        Raises:
            ValueError: as `search`.
        """
        search = self.search(state, budget)
        while not search.run(SLICE) and not should_stop():
            progress(search.thinking())
        return search.thinking().action


def draw(actions: Sequence[int], weights: Sequence[float], rng: Random) -> int:
    """An action drawn by weight; any, all alike, if no weight is above 0."""
    at = rng.random() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    return actions[int(rng.random() * len(actions))]


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to choose at the table.

    `make` builds the player from a seed (None: a different one each time). `seconds` is the time
    the table gives it for a decision, so that a slow machine is not waited for.
    """

    id: str
    name: str
    description: str
    make: Callable[[int | str | None], Player]
    seconds: float
