"""The words for playing without sight."""

import pytest

from pygames.core.face import View
from web.words import WORDS, Asked, answer

VIEW = View(
    prompt="You play.",
    board="",
    hand='<button data-action="play 4">4</button>',
    panels=("<p>9 markers</p>", "<p>7 markers</p>"),
    text=["Row: 1, 4.", "Square 4: empty.", "Square 14: taken."],
)
ASKED = Asked(VIEW, 0, ("play 4", "play 5", "draw"), ("a", "b", "c"), 1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("board", VIEW.text),
        ("where square 4", ["Square 4: empty."]),
        ("where 4", ["Row: 1, 4.", "Square 4: empty."]),
        ("where nothing", ["Nothing here is called nothing."]),
        ("WHERE  Row", ["Row: 1, 4."]),
        ("moves", ["play 4, play 5, draw"]),
        ("moves play", ["play 4, play 5"]),
        ("last", ["b", "c"]),
        ("last 1", ["c"]),
        ("last 99", ["a", "b", "c"]),
        ("me", ["9 markers", "4"]),
        ("turn", ["You play."]),
    ],
)
def test_a_word_is_answered(text: str, told: list[str]) -> None:
    assert answer(text, ASKED) == told


def test_help_names_every_word() -> None:
    told = answer("help", ASKED)
    assert told is not None and [line.partition(":")[0] for line in told] == list(WORDS)


def test_an_action_is_no_word() -> None:
    assert answer("play 4", ASKED) is None
    assert answer("", ASKED) is None


def test_a_spectator_holds_nothing() -> None:
    assert answer("me", Asked(VIEW, -3, (), (), 0)) == ["You look on."]
