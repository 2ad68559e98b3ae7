"""A player who proves: a forced win where there is one, and which actions lose by force.

For games whose insight offers proofs (`proof.Forcing`), and only in positions in which nothing is
hidden from anybody. Everywhere else it plays as the information-set search that guides it.
"""

from random import Random

from pygames.core.game import State
from pygames.players.ismcts import Ismcts
from pygames.players.player import Player, Search
from pygames.players.proof import Forcing, Proof


class ProofPlayer(Player):
    """Searches as `IsmctsPlayer`, and opens as many positions of proofs as it makes iterations."""

    def __init__(self, seed: int | str | None = None, iterations: int = 2000) -> None:
        self.rng = Random(seed)
        self.iterations = iterations

    def search(self, state: State, seconds: float | None = None) -> Search:
        guide = Ismcts(state, self.rng, self.iterations, seconds)
        full = state.determinize(self.rng)
        if isinstance(state.game.insight, Forcing) and _open(full):
            return _Proving(state, full, guide, self.iterations, seconds)
        return guide


def _open(state: State) -> bool:
    """Whether every seat sees the whole of a full state."""
    return all(state.observe(seat).key() == state.key() for seat in range(state.seats))


class _Proving(Search):
    """One step is an iteration of the guide and a step of a proof: of the own win, and by turns of
    the other seat's win after the action that the guide likes best."""

    def __init__(self, state: State, full: State, guide: Ismcts, limit: int, seconds: float | None) -> None:
        super().__init__(state, seconds)
        self._limit = limit
        self._full = full
        self._guide = guide
        self._win = Proof(full, self.seat)
        self._losses: dict[int, Proof] = {}
        self._lost: set[int] = set()

    def step(self) -> None:
        if not self._guide.finished:
            self._guide.run(0)
        if self.iterations % 2 and not self._win.done:
            self._win.step()
        else:
            self._refute(self._favourite()[0])

    def _refute(self, action: int) -> None:
        proof = self._losses.get(action)
        if proof is None:
            after = self._full.clone()
            after.apply_action(action)
            proof = self._losses[action] = Proof(after, 1 - self.seat)
        if not proof.done:
            proof.step()
        if proof.proved:
            self._lost.add(action)

    def _favourite(self) -> tuple[int, float]:
        """The most tried action that is not known to lose, and what it is worth."""
        return next(liked for liked in self._guide.ranking() if liked[0] not in self._lost)

    def settled(self) -> bool:
        """See `Search.settled`. The last action not known to lose needs no thought, even if it loses."""
        if self._win.proved or self.share() >= 1 or len(self._lost) == len(self.actions) - 1:
            return True
        proof = self._losses.get(self._favourite()[0])
        return self._guide.finished and self._win.done and proof is not None and proof.done

    def best(self) -> tuple[int, float]:
        if self._win.proved:
            return self._win.action(), 1.0
        return self._favourite()

    def share(self) -> float:
        return self.iterations / self._limit
