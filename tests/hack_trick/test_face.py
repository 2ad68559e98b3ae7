"""The table as it is seen: what conformance cannot know of it."""

import re

import pytest

from pygames.core.face import View
from pygames.hack_trick.state import GameState
from tests.acting import NAMES, do
from tests.hack_trick.table import GAME, position

STATE = "row: 3\nhands: 1 3 4 | 0 2\nmarkers: 8x2 1 | 7 7\ncaptured: 0 | 1\naside: 5 5"


def view(state: GameState, viewer: int | None = 0) -> View:
    return GAME.face.render(state if viewer is None else state.observe(viewer), NAMES)


def element(markup: str, key: str) -> str:
    found = re.search(rf'<[a-z]+ [^>]*data-key="{key}"[^>]*>', markup)
    assert found, key
    return found[0]


def test_a_square_says_what_stands_on_it_and_which_card_marks_it() -> None:
    board = view(position(STATE)).board
    assert "Square 7: Bo: 2 markers, a 4 marks it" in element(board, "square-7")
    assert "Square 8: Ann: the x2 marker, a 5 marks it" in element(board, "square-8")
    assert "Square 9: empty" in element(board, "square-9")


def test_a_square_a_card_of_the_hand_makes_plays_that_card() -> None:
    board = view(position(STATE)).board
    assert 'data-action="play 4"' in element(board, "square-7")
    assert "can" in element(board, "square-7")
    assert 'data-action="mark 8"' in element(board, "square-8")
    assert 'aria-disabled="true"' in element(board, "square-8")


def test_a_card_says_which_square_it_makes() -> None:
    hand = view(position(STATE)).hand
    assert "Play the 4, for square 7" in element(hand, "card-0-4-1")
    assert "the same as the last card" in element(hand, "card-0-3-1")
    assert 'aria-disabled="true"' in element(hand, "card-0-3-1")


def test_the_markers_of_the_seats_differ_in_shape_and_x2_in_its_sign() -> None:
    board = view(position(STATE)).board
    for name in ("hack-trick-x2-0", "hack-trick-plain-0", "hack-trick-plain-1"):
        assert f'href="#{name}"' in board
        assert f'id="{name}"' in GAME.face.symbols()


def test_the_hand_of_the_other_is_shown_as_backs() -> None:
    panel = view(position(STATE)).panels[1]
    assert panel.count('class="card back"') == 2
    assert "2 cards in hand" in panel
    assert "data-card" not in panel


def test_a_spectator_sees_no_hand_and_can_do_nothing() -> None:
    seen = view(position(STATE), -3)
    assert not seen.hand
    assert not seen.choices
    assert "data-action" not in seen.board


@pytest.mark.parametrize(
    ("state", "prompt"),
    [
        (position(STATE), "You play after the 3, or draw."),
        (position("row: 3\nhands: 1 2 3 4 | 0"), "With four cards you must play after the 3."),
        (position("row: 3\nhands: 1 | 0\norder: play!"), "You are commanded to play after the 3."),
        (position("row: 3\nhands: 3 | 0"), "You cannot follow the 3: draw."),
        (position("row: 3\nhands: - | 0"), "You have no cards: draw one."),
        (
            position("row: 3\nhands: 1 | 0\npools: 0+0 | 9+1"),
            "You have no marker left: draw.",
        ),
        (do(position("row: 3\nhands: 4 | 0"), "play 4"), "You mark 7: with which marker?"),
        (
            position("row: 3 1\nhands: 4 | 0\nphase: end\nmarkers: 4 | 9"),
            "You end your turn.",
        ),
        (
            position("row: 3 1\nhands: 4 | 0\nphase: pay\nmarkers: 4 | 9\ncommand: guard!"),
            "You pay for Guard! With which marker?",
        ),
        (position(STATE + "\nturn: 1"), "Bo plays or draws."),
    ],
)
def test_the_prompt_says_what_is_asked_of_whom(state: GameState, prompt: str) -> None:
    assert view(state).prompt == prompt


def test_a_finished_hand_stays_to_be_seen_until_the_next_row_is_started() -> None:
    state = position("row: 3\nhands: 4 | 0\nmarkers: 7 7 | 1\naside: 5 5\ndealer: 1")
    after = do(state, "play 4", "mark plain")
    assert view(after).board.count("piece seat-0") == 3
    assert "chosen" in element(view(after).board, "square-7")
    dealt = do(
        after, *["deal 1 0", "deal 1 1", "deal 1 2", *["deal 0 3"] * 3, "deal 0 4", "aside 4", "aside 4"]
    )
    assert "Hand 1 went to Ann with three markers on 7: 1 point." in view(dealt).board
    started = do(dealt, "start 4")
    assert "piece" not in view(started).board
    assert "Hand 1 went to Ann" in view(started).board
    marked = do(started, "play 0", "mark plain")
    assert "Hand 1 went to Ann" not in view(marked).board


def test_the_text_tells_the_whole_position() -> None:
    text = "\n".join(view(position(STATE + "\npast: a+ a+ a+ b+ b+ b+ a=8 b=2 b0")).text)
    for part in (
        "Match to 5: Ann 0, Bo 0.",
        "Row, oldest first: 3.",
        "Cards in the deck: 10. Aside: 5, 5.",
        "7: Bo 2",
        "8: Ann x2",
        "Ann: holds 1, 3, 4; sum 8; 7 plain markers; 0 captured.",
        "Bo: 2 in hand; sum 2−0; 7 plain markers and x2; 1 captured.",
    ):
        assert part in text


def test_a_card_is_drawn_large_with_the_squares_it_makes() -> None:
    assert "<td>5</td><td>9</td>" in GAME.face.card("4")
    assert "<td>4</td><td>–</td>" in GAME.face.card("4")
    assert "2 + 5, 3 + 4" in GAME.face.card("square-7")
    for key in ("6", "-1", "square-0", "square-10", "square", "x"):
        assert GAME.face.card(key) == ""
