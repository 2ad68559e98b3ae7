"""A table in play on the page, without a browser."""

import re

import pytest

from pygames.core.game import SPECTATOR, Game, Outcome
from pygames.core.table import Table
from tests.core.people import ALONE, PERSONS
from tests.core.test_table import KING_JACK
from web.layout import at_once, regions
from web.play import Play, moves


@pytest.fixture
def play(game: Game) -> Play:
    return Play("k", Table(game, ALONE, dealer=KING_JACK))


@pytest.fixture
def two(game: Game) -> Play:
    return Play("k", Table(game, PERSONS, dealer=KING_JACK))


def test_a_refusal_is_kept_to_be_shown_and_changes_nothing(play: Play) -> None:
    before = play.table.record()
    assert play.act("call") == []
    assert play.refusal is not None and play.refusal.rule == "ld-level"
    assert play.table.record() == before
    assert play.told([], play.scene()) == [play.refusal.message]
    assert play.act("check")
    assert play.refusal is None


def test_text_that_is_no_action_is_refused_as_such(play: Play) -> None:
    play.typed("bluff")
    assert play.refusal is not None and play.refusal.rule == "table-notation"


def test_a_word_is_answered_and_nothing_is_done(play: Play) -> None:
    before = play.table.record()
    play.typed("moves")
    assert play.answer == ["check, raise"]
    assert play.table.record() == before
    assert play.told([], play.scene()) == play.answer


def test_out_of_turn_nothing_can_be_done(play: Play) -> None:
    play.act("check")
    assert play.computer() is play.table.seats[1]
    assert play.act("check") == []
    assert play.refusal is not None and play.refusal.rule == "table-turn"


def test_the_computer_is_shown_only_what_its_seat_sees(play: Play) -> None:
    play.act("check")
    assert play.answer_for("check")
    assert play.computer() is None


def test_a_tab_that_looks_on_shows_nobodys_hand_and_does_nothing(play: Play) -> None:
    play.holding = False
    assert play.viewer == SPECTATOR
    assert play.scene().view == play.table.view(SPECTATOR)
    assert play.act("check") == []
    assert play.refusal is not None and "Another tab" in play.refusal.message
    assert play.undoer() is None


def test_while_covered_the_page_holds_no_seats_view(two: Play) -> None:
    assert two.sitting.cover == 0
    assert regions(two.scene())["hand"] == two.table.view(SPECTATOR).hand
    two.sitting.uncover()
    assert two.scene().view == two.table.view(0)
    two.act("check")
    assert two.scene().view == two.table.view(SPECTATOR)
    assert two.told([], two.scene()) == []


def test_the_log_is_that_of_the_viewer(two: Play) -> None:
    assert [entry.text for entry in two.log()] == two.table.log(SPECTATOR)
    two.sitting.uncover()
    assert [entry.text for entry in two.log()] == two.table.log(0)


def test_a_decision_is_taken_back_also_while_the_computer_thinks(play: Play) -> None:
    play.act("check")
    play.thinking = "thinking"
    assert play.take_back()
    assert play.thinking == ""
    assert play.mine()
    assert play.take_back() == []
    assert play.refusal is not None and play.refusal.rule == "table-takeback-none"


def test_a_look_back_shows_what_the_viewer_saw_then(play: Play) -> None:
    before = play.scene().view
    play.act("raise")
    play.look(2)
    scene = play.scene()
    assert scene.view == before and scene.at == 2 and scene.mover == -1
    play.look(len(play.table.history.steps))
    assert play.at is None
    play.look(-5)
    assert play.at is None


def test_resigning_ends_the_game(play: Play) -> None:
    assert play.resign()
    scene = play.scene()
    assert (scene.result, scene.ending) == ("Computer wins", "Ann resigns.")
    assert play.resign() == []
    assert play.refusal is not None and play.refusal.rule == "table-over"


def test_who_resigns_has_nothing_to_pass_on(two: Play) -> None:
    two.sitting.uncover()
    two.sitting.passing = 1
    two.resign()
    assert two.scene().passing == "" and two.scene().result


def test_the_status_says_nothing_private(play: Play) -> None:
    assert play.status() == "Ann to move"
    play.resign()
    assert play.status() == "Computer wins"


def test_what_moved_goes_from_its_first_to_its_last_place(play: Play) -> None:
    from pygames.core.narration import Event

    assert moves([Event(0, "", where=("a", "b", "c")), Event(0, "", where=("d",)), Event(0, "")]) == [
        ("a", "c")
    ]


def test_a_result_names_the_winners_score_first(play: Play) -> None:
    assert play.result(Outcome("line", (1,), (0, 6))) == "Computer wins, 6 to 0"
    assert play.result(Outcome("line", (0,), (5, 1))) == "You win, 5 to 1"
    assert play.result(Outcome("pair", (0, 1), (1, 1))) == "A draw, 1 to 1"
    assert play.result(Outcome("length", ())) == "Nobody wins"


def test_what_brought_the_end_about_is_told(play: Play) -> None:
    play.act("raise")
    play.answer_for("fold")
    scene = play.scene()
    assert scene.result and scene.ending == scene.view.prompt


def test_looking_back_leaves_a_refusal_behind(play: Play) -> None:
    play.act("check")
    play.act("check")
    assert play.refusal is not None
    play.look(1)
    assert play.refusal is None and play.at == 1


def test_at_a_position_looked_back_at_nothing_can_be_done(play: Play) -> None:
    play.act("raise")
    play.answer_for("call")
    play.look(2)
    assert 'class="can"' in play.scene().view.hand + play.scene().view.choices
    assert not re.search(r"\bcan\b", "".join(at_once(play.scene()).values()))
    assert play.act("check") == [] and play.at is None
    assert play.refusal is not None and play.refusal.rule == "table-look-back"
    assert play.act("check")


def test_what_the_others_touched_is_marked_until_the_viewer_acts(play: Play) -> None:
    play.act("raise")
    assert play.scene().touched == []
    play.answer_for("call")
    assert play.scene().touched == ["board", "stake-1"]
    play.look(2)
    assert play.scene().touched == ["hand-1"]
    play.look(None)
    play.act("check")
    assert play.scene().touched == []
