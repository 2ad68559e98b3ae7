"""Variants of the small game with one fault each."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from pygames.core.conformance import Failure, check
from pygames.core.game import Game
from pygames.core.narration import Log
from tests.core.leduc import GAME, face, insight, notation
from tests.core.leduc.state import NONE, GameState


def variant(state: type[GameState] = GameState, **parts: Any) -> Game:
    """Leduc poker with some parts replaced: facts of the game, or `face`, `insight`,
    `positions`, `rulebook`, `style` functions by name, as `face_render=...`."""
    modules = {"face": face, "insight": insight, "positions": notation}
    known = {name: value for name, value in parts.items() if name in GAME.__dataclass_fields__}
    game = replace(GAME, **known)
    for name, module in modules.items():
        changed = {key[len(name) + 1 :]: value for key, value in parts.items() if key.startswith(name + "_")}
        game.__dict__[name] = SimpleNamespace(**{**vars(module), **changed})
    for name in ("rulebook", "style"):
        if name in parts:
            game.__dict__[name] = lambda text=parts[name]: text
    kind = type("Variant", (state,), {"__slots__": (), "game": game})
    game.__dict__["state_type"] = kind
    parse = game.positions.parse_position
    game.__dict__["positions"].parse_position = lambda text: turned(parse(text), kind)
    return game


def turned(state: Any, kind: type[GameState]) -> GameState:
    """The state as one of another class."""
    other = kind.__new__(kind)
    for name in GameState.__slots__:
        setattr(other, name, getattr(state, name))
    return other


def caught(state: type[GameState] = GameState, **parts: Any) -> Failure:
    with pytest.raises(Failure) as failure:
        check(variant(state, **parts), games=40)
    return failure.value


class Endless(GameState):
    def apply_action(self, action: int, log: Log | None = None) -> None:
        super().apply_action(action, log)
        if self.round == 2:
            self.round, self.board = 1, NONE
