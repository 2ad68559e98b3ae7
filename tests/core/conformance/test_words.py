"""Faults of words are caught."""

from collections.abc import Callable

import pytest

from pygames.core.refusal import Refusal
from tests.core.conformance.broken import caught
from tests.core.leduc import GAME
from tests.core.leduc.state import CALL, GameState


class SameText(GameState):
    def action_to_string(self, action: int) -> str:
        return super().action_to_string(action).replace("call", "fold")


class Loud(GameState):
    def action_to_string(self, action: int) -> str:
        return super().action_to_string(action).title()


class Deaf(GameState):
    def string_to_action(self, text: str) -> int:
        return super().string_to_action(text.strip().replace("   ", "  ")) if text.islower() else CALL


class Shrug(GameState):
    def why_not(self, text: str) -> Refusal | None:
        return None


class Stumble(GameState):
    def refuse(self, text: str) -> Refusal:
        return Refusal("ld-level", text.split()[0])


class Unruly(GameState):
    def refuse(self, text: str) -> Refusal:
        return Refusal("ld-because", "Because.")


class Silent(GameState):
    def refuse(self, text: str) -> Refusal:
        return Refusal("ld-level", " ")


class Yielding(GameState):
    def string_to_action(self, text: str) -> int:
        return (*self.legal_actions(), 0)[0] if "call" in text else super().string_to_action(text)


class Harsh(GameState):
    def why_not(self, text: str) -> Refusal | None:
        return Refusal("ld-level", "No.") if text == "raise" else super().why_not(text)


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (SameText, "notation", "two actions share a text"),
        (Loud, "notation", "is no text for an action"),
        (Deaf, "notation", "does not find its action"),
        (Shrug, "refusals", "nothing refuses it"),
        (Stumble, "refusals", "raised IndexError"),
        (Unruly, "refusals", "ld-because, which the rulebook does not have"),
        (Silent, "refusals", "with the message ' '"),
        (Yielding, "refusals", "refused, but taken"),
        (Harsh, "notation", "does not find its action"),
    ],
)
def test_a_fault_of_words(state: type[GameState], name: str, detail: str) -> None:
    failure = caught(state)
    assert failure.check == name
    assert detail in failure.detail


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (lambda book: book.replace("{#", "{"), "no rule has an id"),
        (lambda book: book.replace("ld-limit", "ld-level"), "stand twice: ['ld-level']"),
        (lambda book: book.replace("ld-limit", "le-limit"), "several prefixes"),
        (lambda book: book.replace("ld-limit", "ld-Limit"), "is no id"),
        (lambda book: book.replace("hands 0 2", "hands 0 9"), "raised PositionError"),
    ],
)
def test_a_fault_of_the_rulebook(change: Callable[[str], str], detail: str) -> None:
    failure = caught(rulebook=change(GAME.rulebook()))
    assert failure.check == "rulebook"
    assert detail in failure.detail
