"""Faults of what a seat knows are caught."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pygames.core.game import CHANCE
from pygames.core.narration import Event, Log
from pygames.core.refusal import Refusal
from tests.core.conformance.broken import Endless, caught
from tests.core.leduc.state import HIDDEN, NONE, GameState


class OpenHands(GameState):
    def observe(self, seat: int) -> Any:
        seen = self.clone()
        seen.viewer = seat
        return seen


class NoViewer(GameState):
    def observe(self, seat: int) -> Any:
        seen = super().observe(seat)
        seen.viewer = 0
        return seen


class BlindFolded(GameState):
    def observe(self, seat: int) -> Any:
        seen = super().observe(seat)
        if self.viewer is not None:
            seen.hands = [HIDDEN if card >= 0 else card for card in seen.hands]
        return seen


class OtherTurn(GameState):
    def observe(self, seat: int) -> Any:
        seen = super().observe(seat)
        seen.player = 0
        return seen


class OtherActions(GameState):
    def legal_actions(self) -> list[int]:
        found = super().legal_actions()
        return found[:-1] if self.viewer is not None and len(found) > 2 else found


class Reshuffles(GameState):
    """Guesses its own hand too."""

    def determinize(self, rng: Random) -> Any:
        full = super().determinize(rng)
        if self.viewer == 0 and self.raised and self.board == NONE:
            full.hands[0] = rng.choice([rank for rank in range(3) if rank != full.hands[1]])
        return full


class HalfGuess(GameState):
    def determinize(self, rng: Random) -> Any:
        return self.clone()


class OwnLuck(GameState):
    def determinize(self, rng: Random) -> Any:
        return super().determinize(Random())


class Pessimist(GameState):
    """Always guesses the highest card."""

    def determinize(self, rng: Random) -> Any:
        full = self.clone()
        full.viewer = None
        for seat in (0, 1):
            if full.hands[seat] == HIDDEN:
                full.hands[seat] = max(rank for rank, count in enumerate(full.pool()) if count)
        return full


class Even(GameState):
    """Forgets that one card of a rank seen is one less to guess."""

    def determinize(self, rng: Random) -> Any:
        full = self.clone()
        full.viewer = None
        for seat in (0, 1):
            if full.hands[seat] == HIDDEN:
                full.hands[seat] = rng.choice([rank for rank, count in enumerate(full.pool()) if count])
        return full


class Gossip(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log[-1] = Event(CHANCE, f"Card {rank} is dealt.")


class Pointing(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log[-1] = replace(log[-1], where=(f"card-{rank}",))


class Mumbling(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log[-1] = Event(CHANCE, "A card is dealt.")


class Template(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log.append(Event(CHANCE, "{p7} sighs."))


class Confiding(GameState):
    """Its refusal gives the other's hand away."""

    def refuse(self, text: str) -> Refusal:
        refusal = super().refuse(text)
        return replace(refusal, message=f"{refusal.message} {self.hands[1 - self.player]}")


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (OpenHands, "events", "sees different things, but is told the same"),
        (NoViewer, "json", ""),
        (BlindFolded, "observe", "twice is not the same as once"),
        (OtherTurn, "observe", "another turn"),
        (OtherActions, "observe", "in its view"),
        (Endless, "determinize", "longer than max_length 15"),
        (HalfGuess, "determinize", "no full position"),
        (Reshuffles, "determinize", "looks different"),
        (OwnLuck, "determinize", "luck from elsewhere"),
        (Pessimist, "weights", "guesses of viewer"),
        (Even, "weights", "guesses of viewer"),
        (Gossip, "events", "sees the same but is told"),
        (Pointing, "events", "sees the same but is told"),
        (Mumbling, "events", "sees different things"),
        (Template, "events", "a text of an event is '{p7} sighs.'"),
        (Confiding, "refusals", "answered differently"),
    ],
)
def test_a_fault_of_knowledge(state: type[GameState], name: str, detail: str) -> None:
    failure = caught(state)
    assert failure.check == name or not detail
    assert detail in failure.detail
