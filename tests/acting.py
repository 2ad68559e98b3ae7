"""Trying a game out by texts, as the tests of every game do."""

import re
from collections.abc import Sequence
from inspect import getsource
from random import Random
from types import ModuleType
from typing import TypeVar

import pytest

from pygames.core.conformance.texts import rule_ids
from pygames.core.game import CHANCE, Game, State
from pygames.core.narration import Log
from pygames.core.notation import IllegalAction

S = TypeVar("S", bound=State)
NAMES = ("Ann", "Bo")


def do(state: S, *texts: str) -> S:
    """The state after these actions, chance included; the state itself stays as it is."""
    after = state.clone()
    for text in texts:
        after.apply_action(after.string_to_action(text))
    return after


def can(state: State) -> list[str]:
    """The texts of the legal actions."""
    return [state.action_to_string(action) for action in state.legal_actions()]


def rule(state: State, text: str) -> str:
    """The id of the rule that refuses the text, empty if none does."""
    refusal = state.why_not(text)
    return refusal.rule if refusal else ""


def told(state: State, text: str, viewer: int = -3, names: Sequence[str] = NAMES) -> str:
    """What a viewer is told of an action."""
    log: Log = []
    state.clone().apply_action(state.string_to_action(text), log)
    return " ".join(event.text_for(viewer, names) for event in log)


def ended(state: State) -> tuple[str, tuple[int, ...]] | None:
    """How the game ended and who won."""
    outcome = state.outcome()
    return (outcome.termination, outcome.winners) if outcome else None


def random_step(state: State, rng: Random) -> int:
    """Take a random action; which."""
    if state.current_player() == CHANCE:
        action = state.sample_outcome(rng)
    else:
        actions = state.legal_actions()
        action = actions[int(rng.random() * len(actions))]
    state.apply_action(action)
    return action


Refused = tuple[str, State, str, State, str]
"""A rule, what it refuses and where, and what it allows and where."""


def refuses_and_allows(case: Refused) -> None:
    """Assert that the rule refuses one action in a state, and nothing another where it is allowed."""
    id_, state, refused, allowing, allowed = case
    assert rule(state, refused) == id_
    with pytest.raises(IllegalAction, match=re.escape(f"[{id_}]")):
        state.string_to_action(refused)
    assert rule(allowing, allowed) == ""
    assert allowed in can(allowing)


def all_tried(cases: Sequence[Refused], module: ModuleType, prefix: str, game: Game) -> None:
    """Assert that the cases try each rule that a module's source names, and that the rulebook has it."""
    named = set(re.findall(rf'"({prefix}-[a-z0-9-]+)"', getsource(module)))
    assert named == {case[0] for case in cases}
    assert named <= rule_ids(game)
