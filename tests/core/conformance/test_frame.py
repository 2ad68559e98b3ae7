"""Faults of the rules' frame are caught."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pygames.core import conformance
from pygames.core.conformance import check
from pygames.core.game import CHANCE, OptionValue, Outcome
from pygames.core.narration import Log
from tests.core.conformance.broken import Endless, caught, variant
from tests.core.leduc import GAME
from tests.core.leduc.state import CALL, HIDDEN, RAISE, GameState


def test_the_sound_game_passes_and_reports() -> None:
    report = check(variant(), games=40)
    assert report.games == 40
    assert set(report.endings) == {"fold", "showdown"}
    assert set(report.rules) >= {
        "ld-level",
        "ld-facing",
        "ld-limit",
        "ld-deal",
        "table-notation",
        "table-over",
    }
    assert "Leduc: 40 games" in str(report)


def test_a_failure_names_its_check_and_the_way() -> None:
    class State(GameState):
        def legal_actions(self) -> list[int]:
            return super().legal_actions()[::-1]

    failure = caught(State)
    assert failure.check == "actions"
    assert str(failure).startswith("actions: legal_actions() are not rising: [2, 1, 0]\nleduc, 2 seats, ")
    assert str(failure).endswith("after: nothing")


class NoAction(GameState):
    def legal_actions(self) -> list[int]:
        return [] if self.current_player() == 1 else super().legal_actions()


class ActionAtEnd(GameState):
    def legal_actions(self) -> list[int]:
        return super().legal_actions() or [CALL]


class NamedActions(GameState):
    def legal_actions(self) -> list[Any]:
        return [str(action) for action in super().legal_actions()]


class ThirdSeat(GameState):
    def current_player(self) -> int:
        return 2 if super().current_player() == 1 else super().current_player()


class LazyChance(GameState):
    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(rank, count) for rank, count in enumerate(self.pool()) if count]


class Zero(GameState):
    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(rank, weight - 2) for rank, weight in super().chance_outcomes()]

    def sample_outcome(self, rng: Random) -> int:
        return self.chance_outcomes()[0][0]


class Misdeal(GameState):
    def sample_outcome(self, rng: Random) -> int:
        return HIDDEN + 1


class EarlyOutcome(GameState):
    def outcome(self) -> Outcome | None:
        return super().outcome() or Outcome("fold", (0,))


class Generous(GameState):
    def returns(self) -> list[float]:
        return [1.0, 1.0] if self.is_terminal() else [0.0, 0.0]


class Ahead(GameState):
    def returns(self) -> list[float]:
        return super().returns() if self.is_terminal() else [0.5, -0.5]


class Upside(GameState):
    def returns(self) -> list[float]:
        return [-value for value in super().returns()]


class Unnamed(GameState):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome("collapse", end.winners, end.scores)


class SharedHands(GameState):
    def clone(self) -> Any:
        other = super().clone()
        other.stakes = self.stakes
        return other


class LogCheats(GameState):
    def apply_action(self, action: int, log: Log | None = None) -> None:
        super().apply_action(action, log)
        if log is not None and action == RAISE:
            self.raised = self.raises


class Curious(GameState):
    def legal_actions(self) -> list[int]:
        self.checked = 1
        return super().legal_actions()


class Forgetful(GameState):
    def key(self) -> tuple[object, ...]:
        return super().key()[:-2]


class TwoKeys(GameState):
    def key(self) -> tuple[object, ...]:
        return (*super().key(), id(self))


class Crash(GameState):
    def apply_action(self, action: int, log: Log | None = None) -> None:
        if action == CALL:
            raise KeyError("call")
        super().apply_action(action, log)


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (Endless, "length", "longer than max_length 15"),
        (NoAction, "actions", "are [] for player 1"),
        (ActionAtEnd, "actions", "are [5] for player -2"),
        (NamedActions, "actions", "not small ints"),
        (ThirdSeat, "actions", "current_player() is 2"),
        (LazyChance, "actions", "where nothing is dealt"),
        (Zero, "actions", "not positive whole numbers"),
        (Misdeal, "actions", "none of the outcomes"),
        (Curious, "actions", "changed the state"),
        (EarlyOutcome, "outcome", "outcome() is Outcome"),
        (Generous, "outcome", "do not sum to 0"),
        (Ahead, "outcome", "before the end"),
        (Upside, "outcome", "for winners"),
        (Unnamed, "outcome", "does not name 'collapse'"),
        (SharedHands, "clone", "changed"),
        (LogCheats, "clone", "with and without a log"),
        (TwoKeys, "clone", "not equal"),
        (Forgetful, "key", "one key for two positions"),
        (Crash, "clone", "raised KeyError: 'call'"),
    ],
)
def test_a_fault_of_the_frame(
    state: type[GameState], name: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for others in ("GAME_CHECKS", "SOME_POSITIONS"):
        monkeypatch.setattr(conformance, others, {})
    failure = caught(state)
    assert failure.check == name
    assert detail in failure.detail


def test_an_old_position_must_stay_as_it_was() -> None:
    old: list[GameState] = []

    class Haunted(GameState):
        def apply_action(self, action: int, log: Log | None = None) -> None:
            super().apply_action(action, log)
            if log is not None and self.is_terminal():
                for state in old:
                    state.stakes[0] += 1

        def clone(self) -> Any:
            if self.viewer is None and self.current_player() == CHANCE and len(old) < 500:
                old.append(self)
            return super().clone()

    failure = caught(Haunted)
    assert failure.check in ("clone", "actions", "key")


def test_a_game_names_its_ends() -> None:
    assert "names no way to end" in caught(terminations=()).detail


def test_every_value_of_an_option_and_number_of_seats_begins_a_game() -> None:
    class Picky(GameState):
        @classmethod
        def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Any:
            if options["raises"] == 3:
                raise ValueError("not three")
            return super().initial(seats, options)

    assert caught(Picky).detail == "option raises=3 begins no game"

    class Two(GameState):
        @classmethod
        def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Any:
            return super().initial(2, options)

    assert caught(Two, max_seats=3).detail == "no game begins for 3 seats"


def test_a_default_is_one_of_the_values() -> None:
    wrong = replace(GAME.options[0], default=7)
    assert "default of option raises" in caught(options=(wrong,)).detail


def meddle(state: GameState) -> list[float]:
    state.stakes[0] += 1
    return [0.0, 0.0]


@pytest.mark.parametrize(
    ("parts", "detail"),
    [
        ({"insight_evaluate": lambda state: [2.0, -2.0]}, "evaluate() gives"),
        ({"insight_evaluate": lambda state: [0.0]}, "evaluate() gives"),
        ({"insight_weigh": lambda state, actions: [1.0]}, "weigh() gives"),
        ({"insight_weigh": lambda state, actions: [-1.0 for _action in actions]}, "weigh() gives"),
        ({"insight_weigh": lambda state, actions: [0.0 for _action in actions]}, "every action nothing"),
        ({"insight_evaluate": meddle}, "changed"),
    ],
)  # fmt: skip
def test_a_fault_of_insight(parts: dict[str, Any], detail: str) -> None:
    failure = caught(**parts)
    assert failure.check == "insight"
    assert detail in failure.detail
