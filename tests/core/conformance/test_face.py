"""Faults of the face are caught."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from pygames.core.face import View
from tests.core.conformance.broken import caught
from tests.core.leduc import face
from tests.core.leduc.state import GameState


def rendered(change: Callable[[Any], Any], where: str = "board") -> dict[str, Any]:
    """The face with a part of its view changed."""

    def render(state: GameState, names: Sequence[str]) -> View:
        view = face.render(state, names)
        changed: Any = {where: change(getattr(view, where))}
        return replace(view, **changed)

    return {"face_render": render}


def full_look(state: GameState, names: Sequence[str]) -> View:
    view = face.render(state, names)
    return replace(view, choices=view.choices.replace('aria-disabled="true"', 'class="can"'))


@pytest.mark.parametrize(
    ("parts", "detail"),
    [
        (rendered(lambda board: board + "<p>"), "<p> is not closed"),
        (rendered(lambda board: board + "</p>"), "</p> closes nothing"),
        (rendered(lambda board: f"<b><i>{board}</b></i>"), "</b> closes <i>"),
        (rendered(lambda board: board + '<p class="a" class="b">x</p>'), "attribute twice"),
        (rendered(lambda board: board + '<p style="color: red">x</p>'), "has the attribute style"),
        (rendered(lambda board: board + '<p id="x">x</p>'), "has the attribute id"),
        (rendered(lambda board: board + '<p onclick="x()">x</p>'), "has the attribute onclick"),
        (rendered(lambda board: board + board), "stands twice"),
        (rendered(lambda board: board + '<p data-card="ace">x</p>'), "no card 'ace'"),
        (rendered(lambda board: ""), "there is no board"),
        (rendered(lambda board: board + '<p class="can">x</p>'), "stands for no action"),
        (rendered(lambda prompt: " ", "prompt"), "the prompt is"),
        (rendered(lambda text: ["a\nb"], "text"), "the text is"),
        (rendered(lambda html: html.replace(' type="button"', ""), "choices"), "is no button"),
        (rendered(lambda html: html.replace(">Fold<", "><"), "choices"), "has no name"),
        (rendered(lambda html: html.replace(' aria-disabled="true"', ""), "choices"), "neither lit"),
        (rendered(lambda html: html.replace("raise", "reraise"), "choices"), "lit"),
        (rendered(lambda html: "", "choices"), "nothing stands for"),
        ({"face_render": full_look}, "lit"),
        ({"face_card": lambda key: "<p>"}, "a card of no key"),
        ({"face_symbols": lambda: '<symbol id="card"></symbol>'}, "a symbol's id is 'card'"),
        ({"face_emblem": lambda: ""}, "no emblem"),
        ({"face_ACCENT": "#333"}, "ACCENT is '#333'"),
        ({"style": ".card { color: red }"}, "a style is for '.card'"),
        ({"style": "@media (x) { .game-leduc a, b { color: red } }"}, "a style is for 'b'"),
    ],
)  # fmt: skip
def test_a_fault_of_the_face(parts: dict[str, Any], detail: str) -> None:
    failure = caught(**parts)
    assert failure.check in ("face", "parts")
    assert detail in failure.detail


def test_a_name_must_be_escaped() -> None:
    def render(state: GameState, names: Sequence[str]) -> View:
        view = face.render(state, names)
        return replace(view, panels=(f"<p>{names[0]}</p>",))

    assert caught(face_render=render).detail == "a player's name is not escaped"


def test_a_face_that_knows_more_is_caught() -> None:
    class Marked(GameState):
        """A hidden card keeps a mark on its back."""

        __slots__ = ("back",)

        def observe(self, seat: int) -> Any:
            seen: Any = super().observe(seat)
            seen.back = self.hands[1]
            return seen

    def render(state: GameState, names: Sequence[str]) -> View:
        view = face.render(state, names)
        return replace(view, prompt=f"{view.prompt} {getattr(state, 'back', '')}")

    failure = caught(Marked, face_render=render)
    assert failure.check in ("determinize", "face")
