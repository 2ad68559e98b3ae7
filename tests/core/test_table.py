"""A game in play."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from pygames.core.dealer import DealError, FixedDealer, RandomDealer
from pygames.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Outcome
from pygames.core.notation import AmbiguousAction, IllegalAction, MalformedAction
from pygames.core.reading import read
from pygames.core.record import Record, RecordError, Seat
from pygames.core.refusal import TABLE_RULES
from pygames.core.table import FULL, Table
from tests.core.people import ALONE, PERSONS

KING_JACK = FixedDealer(["deal king", "deal jack", "deal queen"])


@pytest.fixture
def table(game: Game) -> Table:
    return Table(game, PERSONS, dealer=KING_JACK)


def refusal(caught: pytest.ExceptionInfo[IllegalAction]) -> str:
    assert caught.value.refusal.rule in TABLE_RULES
    return caught.value.refusal.rule


def test_the_dealer_answers_at_once(table: Table) -> None:
    assert table.current_player() == 0
    assert table.state.current_player() != CHANCE


def test_push_tells_what_happened_the_deal_included(table: Table) -> None:
    table.push("check")
    told = [event.text for event in table.push(" CHECK ")]
    assert told == ["{p1}: check.", "A queen is turned up."]


def test_an_illegal_action_changes_nothing(table: Table) -> None:
    before = table.record()
    with pytest.raises(IllegalAction, match=r"nothing to call. \[ld-level\]"):
        table.push("call")
    with pytest.raises(MalformedAction):
        table.push("bluff")
    assert table.record() == before


def test_an_ambiguous_text_changes_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(table.state), "action_to_string", lambda self, action: f"do {action}")
    with pytest.raises(AmbiguousAction):
        table.push("do")
    assert len(table.history.steps) == 2


def test_a_full_record_takes_no_more_than_a_resignation(game: Game) -> None:
    """However long it is played at, what a table keeps can be read back."""
    table = Table(game, ALONE, dealer=KING_JACK)
    while not table.full():
        if table.current_player() == 0:
            table.push("check")
        else:
            table.take_back(0)
    assert len(table.history.entries) == FULL
    with pytest.raises(IllegalAction, match="is full") as caught:
        table.push("check")
    assert refusal(caught) == "table-full"
    with pytest.raises(IllegalAction, match="is full"):
        table.take_back(0)
    table.resign(0)
    assert read(table.record().write(), lambda _id: game) == table.record()


def test_only_the_seat_on_turn_decides(table: Table) -> None:
    with pytest.raises(IllegalAction, match="for Ann to decide") as caught:
        table.push("check", seat=1)
    assert refusal(caught) == "table-turn"
    table.push("check", seat=0)


@pytest.mark.parametrize("seat", [-1, 2, SPECTATOR])
def test_only_seats_of_the_table_act(table: Table, seat: int) -> None:
    acts: list[Callable[[], object]] = [
        lambda: table.push("check", seat),
        lambda: table.resign(seat),
        lambda: table.take_back(seat),
    ]
    for act in acts:
        with pytest.raises(IllegalAction) as caught:
            act()
        assert refusal(caught) == "table-seat"


def test_a_deal_that_fails_takes_the_action_back_too(game: Game) -> None:
    table = Table(game, PERSONS, dealer=FixedDealer(["deal king", "deal jack"]))
    table.push("check")
    before = table.record()
    with pytest.raises(DealError):
        table.push("check")
    assert table.record() == before
    assert table.current_player() == 1


def test_a_finished_game_is_not_played_on(table: Table) -> None:
    for text in ("raise", "fold"):
        table.push(text)
    assert table.outcome() == Outcome("fold", (0,), (1, -1))
    acts: list[Callable[[], object]] = [lambda: table.push("check"), lambda: table.resign(0)]
    for act in acts:
        with pytest.raises(IllegalAction) as caught:
            act()
        assert refusal(caught) == "table-over"


def test_a_resignation_ends_the_game_for_its_seat(table: Table) -> None:
    told = table.resign(1)
    assert [event.text_for(SPECTATOR, table.names) for event in told] == ["Bo resigns."]
    assert table.outcome() == Outcome("resignation", (0,))
    assert table.current_player() == TERMINAL
    assert table.log(0)[-1] == "Bo resigns."
    with pytest.raises(IllegalAction) as caught:
        table.take_back(0)
    assert refusal(caught) == "table-over"


def test_each_seat_reads_its_own_log(table: Table) -> None:
    assert table.log(0)[:2] == ["Ann is dealt a king.", "Bo is dealt a card."]
    assert table.log(1)[:2] == ["Ann is dealt a card.", "Bo is dealt a jack."]
    assert table.log(SPECTATOR)[:2] == ["Ann is dealt a card.", "Bo is dealt a card."]


def test_each_seat_sees_its_own_view(table: Table) -> None:
    assert "jack" not in table.view(0).board
    assert "king" not in table.view(1).board
    assert "Ann: king" in table.view(0).text[0]


# -- taking back ---------------------------------------------------------------------------------


def test_the_last_decision_is_taken_back(table: Table) -> None:
    state = table.state.clone()
    table.push("raise")
    told = table.take_back(0)
    assert table.state == state
    assert [told[0].text_for(seat, table.names) for seat in (0, 1)] == [
        "You take back: raise.",
        "Ann takes back a decision.",
    ]
    assert table.record().actions[-2:] == ("raise", "/takeback 1")
    assert table.log(1)[-1] == "Bo is dealt a jack."


def test_nothing_to_take_back(table: Table) -> None:
    with pytest.raises(IllegalAction) as caught:
        table.take_back(0)
    assert refusal(caught) == "table-takeback-none"


def test_no_taking_back_once_the_other_has_decided(table: Table) -> None:
    table.push("check")
    table.push("raise")
    before = table.record()
    with pytest.raises(IllegalAction, match="Bo has decided since") as caught:
        table.take_back(0)
    assert refusal(caught) == "table-takeback-seat"
    assert table.record() == before


def test_no_taking_back_once_something_was_dealt(table: Table) -> None:
    table.push("check")
    table.push("check")
    with pytest.raises(IllegalAction) as caught:
        table.take_back(1)
    assert refusal(caught) == "table-takeback-chance"


def test_no_taking_back_what_showed_something(table: Table) -> None:
    for text in ("check", "check", "raise", "call"):
        table.push(text)
    assert table.outcome() == Outcome("showdown", (0,), (5, -5))
    with pytest.raises(IllegalAction) as caught:
        table.take_back(1)
    assert refusal(caught) == "table-takeback-seen"


def test_alone_anything_is_taken_back_and_the_luck_stays(game: Game) -> None:
    table = Table(game, ALONE, dealer=RandomDealer(5))
    table.push("check")
    table.push("check")
    entries = table.history.entries[-2:]
    table.take_back(0)
    assert table.log(0) == Table(game, ALONE, dealer=RandomDealer(5)).log(0)
    table.push("check")
    table.push("check")
    assert table.history.entries[-2:] == entries


def test_one_person_at_both_seats_is_alone(game: Game) -> None:
    assert Table(game, (PERSONS[0], PERSONS[0])).free()
    assert not Table(game, PERSONS).free()


# -- saving, resuming, again ---------------------------------------------------------------------


def test_every_change_is_told_with_its_record(game: Game) -> None:
    told: list[Record] = []
    table = Table(game, PERSONS, dealer=KING_JACK, on_change=told.append)
    table.push("raise")
    table.take_back(0)
    table.comment("better so")
    table.resign(0)
    assert [len(record.actions) for record in told] == [2, 3, 4, 4, 5]
    assert told[-1] == table.record()
    assert told[-1].comments == {3: "better so"}
    assert told[-1].result == Outcome("resignation", (1,))


def test_a_table_is_resumed_as_it_was(table: Table) -> None:
    table.push("raise")
    table.comment("bold")
    again = Table.resume(table.record())
    assert again.record() == table.record()
    assert again.state == table.state
    assert again.log(1) == table.log(1)
    again.push("call")


def test_a_record_that_stops_before_a_deal_is_dealt_on(table: Table) -> None:
    table.push("check")
    table.push("check")
    record = table.record()
    cut = Record(record.game, record.seats, record.options, "", record.actions[:-1])
    assert Table.resume(cut, dealer=KING_JACK).record() == record


def test_a_record_that_does_not_replay_is_no_table(game: Game) -> None:
    with pytest.raises(RecordError, match=r"actions\[0\]"):
        Table.resume(Record(game, PERSONS, {}, "", ("raise",)))


def test_a_table_may_begin_in_the_middle(table: Table, game: Game) -> None:
    table.push("raise")
    text = game.positions.format_position(table.state)
    middle = Table(game, PERSONS, position=text)
    assert middle.state == table.state
    middle.push("call")
    assert Table.resume(middle.record()).state == middle.state


def test_wrong_options_open_no_table(game: Game) -> None:
    with pytest.raises(ValueError, match="raises"):
        Table(game, PERSONS, {"raises": 9})


def test_in_a_rematch_the_seats_move_on(table: Table, game: Game) -> None:
    table.resign(0)
    again = table.rematch(dealer=RandomDealer(1))
    assert again.names == ["Bo", "Ann"]
    assert again.options == table.options
    assert Table(replace(game, alternate=False), PERSONS).rematch().names == ["Ann", "Bo"]


@pytest.mark.parametrize(
    "wrong",
    [
        ("robot", "Ann", ""),
        ("person", "", ""),
        ("person", "x" * 41, ""),
        ("person", "a\nb", ""),
        ("person", "Ann", "easy"),
        ("computer", "Ann", ""),
    ],
)
def test_impossible_seats(wrong: tuple[str, str, str]) -> None:
    with pytest.raises(ValueError, match=r"kind|name|level"):
        Seat(*wrong)
