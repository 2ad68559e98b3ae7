"""What the table shows."""

import re

import pytest

from pygames.core.face import View
from pygames.hack_attack.state import GameState
from tests.acting import NAMES, do
from tests.hack_attack.table import FULL, GAME, dealt, new_game, position

START = dealt("gop gop gop gop ogp ogp", "gpo gpo gpo gpo ogp ogp")
ONE = do(START, "lay gop", "place m1")


def seen(state: GameState, viewer: int, names: tuple[str, str] = NAMES) -> View:
    return GAME.face.render(state.observe(viewer), names)


def offered(view: View) -> tuple[set[str], set[str]]:
    """The actions a view lets one try: those marked as possible, and the others."""
    can: set[str] = set()
    rest: set[str] = set()
    for tag in re.findall(r"<(?:button|g)\b[^>]*data-action=[^>]*>", view.board + view.hand + view.choices):
        text = re.search(r'data-action="([^"]*)"', tag)
        assert text is not None
        assert ("aria-disabled" in tag) != bool(re.search(r'class="[^"]*\bcan\b', tag))
        (rest if "aria-disabled" in tag else can).add(text[1])
    return can, rest


@pytest.mark.parametrize(
    "state",
    [
        START,
        ONE,
        do(ONE, "lay gpo right"),
        position(FULL),
        do(position(FULL), "move n1"),
        do(position(FULL), "lay gop left"),
        do(dealt("gop gop gop gop ogp ogp", "gpo gpo gpo gpo ogp ogp", pie_rule=True), "lay gop", "place m1"),
    ],
)
def test_what_may_be_done_is_marked_and_nothing_else(state: GameState) -> None:
    legal = {state.action_to_string(action) for action in state.legal_actions()}
    can, rest = offered(seen(state, state.current_player()))
    assert can == legal
    assert all(state.why_not(text) for text in rest)


def test_who_is_not_on_turn_may_touch_the_table_and_is_answered() -> None:
    can, rest = offered(seen(ONE, 0))
    assert not can
    assert "place m2" in rest


def test_a_spectator_has_nothing_to_touch() -> None:
    assert offered(seen(ONE, -3)) == (set(), set())


def test_a_finished_game_shows_its_line() -> None:
    over = do(ONE, "lay gpo right", "place n1", "place m2", "place n2", "place m3")
    view = seen(over, 1)
    assert view.board.count("chosen") == 3
    assert view.board.count('class="streak"') == 1
    assert view.prompt == "Ann has three colours in a row: File Corrupt!"
    assert offered(view) == (set(), set())


def test_boards_in_a_hand_are_shown_in_every_way_they_can_lie() -> None:
    assert {"lay gop", "lay pog", "lay ogp", "lay pgo"} == offered(seen(START, 0))[0]
    stiff = dealt("gop gop gpo gpo ogp ogp", "opg opg pgo pgo pog pog", rotation=False)
    assert offered(seen(stiff, 0)) == ({"lay gop", "lay gpo", "lay ogp"}, set())


def test_the_other_players_boards_lie_in_its_panel() -> None:
    view = seen(ONE, 0)
    assert 'data-key="hand-1-gpo"' in view.panels[1]
    assert 'data-key="hand-0-gop"' in view.hand
    assert "hand-0" not in view.panels[0]


def test_colour_is_never_alone() -> None:
    """Every square has its letter and its mark; every piece the shape of its side."""
    board = seen(ONE, 1).board
    for colour in ("green", "orange", "purple"):
        assert f"#hack-attack-{colour}" in board
        assert f">{colour[0].upper()}</text>" in board
    assert board.count("#hack-attack-virus") == 1
    assert "#hack-attack-anti-virus" not in board
    assert 'aria-label="Place M2, orange, empty"' in board


def test_names_are_escaped() -> None:
    view = seen(ONE, 0, ("<b>&", '"x"'))
    drawn = "".join((view.board, view.hand, view.choices, *view.panels))
    assert "<b>" not in drawn
    assert '"x"' not in drawn
    assert any("<b>&" in line for line in view.text)


def test_prompts_say_what_is_asked_of_whom() -> None:
    assert seen(START, 0).prompt == "You lay the first board."
    assert seen(START, 1).prompt == "Ann is to lay the first board."
    assert seen(ONE, 1).prompt == "You place a piece, or lay a board at an end."
    assert seen(do(ONE, "lay gpo left"), 1).prompt == "You place a piece on the new board."
    assert seen(position(FULL), 0).prompt == "You move a piece, or lay a board at an end."
    up = do(position(FULL), "move n1")
    assert seen(up, 0).prompt == "You move the orange piece from N1 to another orange square."
    assert seen(up, 1).prompt == "Ann is moving the orange piece from N1."
    assert seen(new_game(), 0).prompt == "The boards are dealt."


def test_the_whole_position_stands_in_words() -> None:
    assert seen(ONE, 1).text == [
        "You place a piece, or lay a board at an end.",
        "Column M, from the top: green Virus, orange, purple.",
        "Ann, Virus: pieces to place 1 green, 2 orange, 2 purple;"
        " boards 3 green-orange-purple, 2 orange-green-purple.",
        "Bo, Anti-virus: pieces to place 2 green, 2 orange, 2 purple;"
        " boards 4 green-purple-orange, 2 orange-green-purple.",
    ]


def test_a_board_can_be_looked_at_closely() -> None:
    large = GAME.face.card("board-gop")
    assert "green, orange, purple" in large
    assert "purple, orange, green" in large
    assert GAME.face.card("board-ggg") == GAME.face.card("x") == ""


def test_a_wide_table_scrolls() -> None:
    assert 'class="scroll"' not in seen(do(ONE, "lay gpo right"), 0).board
    assert 'class="scroll"' in seen(position(FULL), 0).board
