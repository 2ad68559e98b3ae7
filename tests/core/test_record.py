"""Records: written, read, replayed; and what is done with everything that is none."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core import reading
from pygames.core.dealer import RandomDealer
from pygames.core.game import CHANCE, TERMINAL, Game, Outcome
from pygames.core.reading import expand, read
from pygames.core.record import Record, RecordError
from pygames.core.table import Table
from tests.core.leduc import GAME
from tests.core.people import ALONE, PERSONS


def load(game_id: str) -> Game:
    if game_id != GAME.id:
        raise ValueError(f"there is no game {game_id!r}")
    return GAME


def played(seed: int = 3, actions: int = 99, comment: str = "", undo: bool = False) -> Record:
    """A random game, whole or broken off."""
    rng = Random(seed)
    table = Table(GAME, ALONE, {"raises": 1 + seed % 3}, dealer=RandomDealer(seed))
    for number in range(actions):
        if table.current_player() == TERMINAL:
            break
        table.push(table.state.action_to_string(rng.choice(table.state.legal_actions())))
        if undo and number == 0:
            table.take_back(table.history.steps[-1].player if table.history.steps[-1].player != CHANCE else 1)
    if comment:
        table.comment(comment)
    return table.record()


SAMPLE = played(4, comment="a “bold” raise", undo=True)


def reason(document: Any) -> str:
    """Why a document is refused."""
    with pytest.raises(RecordError) as caught:
        read(json.dumps(document), load).replay()
    assert str(caught.value) == f"{caught.value.place}: {caught.value.reason}"
    return str(caught.value)


def changed(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in (SAMPLE.to_json() | fields).items() if value is not None}


# -- round trips ---------------------------------------------------------------------------------

records = st.builds(
    played,
    st.integers(0, 500),
    st.integers(0, 20),
    st.text(st.characters(exclude_categories=("C", "Z")), max_size=20),
)


@given(records)
def test_reading_what_was_written_gives_the_same_record(record: Record) -> None:
    assert read(record.write(), load) == record
    assert read(record.write().encode(), load) == record
    assert expand(record.compact(), load) == record
    assert Table.resume(record).record() == record


def test_a_compact_record_fits_in_a_link() -> None:
    assert len(SAMPLE.compact()) < 250 < len(SAMPLE.write())
    assert SAMPLE.compact().replace("-", "").replace("_", "").isalnum()


def test_the_document_is_plain_and_complete() -> None:
    data = SAMPLE.to_json()
    assert list(data) == [
        "format", "game", "rules", "options", "seats", "actions", "comments", "result"
    ]  # fmt: skip
    assert data["options"] == {"raises": 2}
    assert "/takeback 1" in data["actions"]


# -- what is no record ---------------------------------------------------------------------------


@given(st.data())
def test_any_changed_byte_of_a_record_is_read_or_refused(data: st.DataObject) -> None:
    text = SAMPLE.write().encode()
    at = data.draw(st.integers(0, len(text) - 1))
    byte = data.draw(st.integers(0, 255))
    try:
        record = read(text[:at] + bytes([byte]) + text[at + 1 :], load)
        record.replay()
    except RecordError:
        return
    assert read(record.write(), load) == record


def test_no_changed_letter_of_a_link_alters_the_record() -> None:
    link = SAMPLE.compact()
    noticed = 0
    for at in range(len(link)):
        for other in "AQz_9!":
            try:
                assert expand(link[:at] + other + link[at + 1 :], load) == SAMPLE
            except RecordError:
                noticed += 1
    assert noticed > 5.8 * len(link)


def test_every_cut_of_a_record_is_noticed() -> None:
    link, text = SAMPLE.compact(), SAMPLE.write().rstrip()
    for at in range(len(link)):
        with pytest.raises(RecordError):
            expand(link[:at], load)
    for at in range(len(text)):
        with pytest.raises(RecordError):
            read(text[:at], load)


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_politely(noise: bytes) -> None:
    with pytest.raises(RecordError):
        read(noise, load)
    with pytest.raises(RecordError):
        expand(noise.decode("latin-1"), load)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(st.sampled_from(sorted(SAMPLE.to_json())), plain)
def test_any_value_in_any_field_is_read_or_refused(name: str, value: Any) -> None:
    try:
        read(json.dumps(SAMPLE.to_json() | {name: value}), load).replay()
    except RecordError as error:
        assert error.place


@given(st.lists(st.text(max_size=12) | st.sampled_from(["/takeback 1", "/resign 0", "call"]), max_size=4))
def test_any_actions_are_replayed_or_refused(actions: list[str]) -> None:
    document = changed(actions=["deal jack", "deal king", *actions], comments=None, result=None)
    try:
        read(json.dumps(document), load).replay()
    except RecordError as error:
        assert error.place.startswith(("actions[", "result"))


# -- each fault named in its place ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 1: this is not JSON"),
        ("[1, 2", "line 1, column 6"),
        ('{"a": 1, "a": 2}', "'a' stands twice"),
        ("[" * 100_000, "character 8: nested deeper than 8"),
        ('{"a": NaN}', "NaN is no number"),
        ("9" * 5000, "record: a number in it is too long"),
        ("[]", "record: expected an object, got a list"),
        ("null", "record: expected an object, got null"),
        ("1.5", "record: expected an object, got a fraction"),
        (" " * (reading.MAX_TEXT + 1), "longer than"),
    ],
)
def test_what_is_no_document(text: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text, load)
    assert place in str(caught.value)


def test_text_that_is_not_utf8_names_the_byte() -> None:
    with pytest.raises(RecordError, match="byte 2: this is not UTF-8 text"):
        read(b"{}\xff", load)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": "chess"}, "format: expected 'pygames record 1', got 'chess'"),
        ({"format": None}, "format: is missing"),
        ({"format": 7}, "format: expected 'pygames record 1', got 7"),
        ({"format": "pygames record 2", "clock": 60}, "format: expected 'pygames record 1', got"),
        ({"game": "go"}, "game: there is no game 'go'"),
        ({"game": "\ud800"}, "game: expected 1 to 2000 printable characters"),
        ({"colour": 1}, "record: 'colour' is no field of it"),
        ({"rules": True}, "rules: expected a whole number, got a switch"),
        ({"options": {"raises": 9}}, "options: option raises: 9 is none of 1, 2, 3"),
        ({"options": {"raises": "2"}}, "options.raises: expected 2, got '2'"),
        ({"options": {"raises": None}}, "options.raises: expected a switch, a number or a text, got null"),
        ({"options": {"limit": 2}}, "options: Leduc has no option 'limit'"),
        ({"options": {"\n": 2}}, "options: expected 1 to 2000 printable"),
        ({"seats": []}, "seats: Leduc is for 2 to 2, not 0"),
        ({"seats": [1, 2]}, "seats[0]: expected an object, got a whole number"),
        ({"seats": [{"kind": "person"}] * 2}, "seats[0].name: is missing"),
        ({"seats": [{"kind": "cat", "name": "x"}] * 2}, "seats[0]: kind 'cat' is none of person, computer"),
        ({"seats": [{"kind": "person", "name": "x" * 41}] * 2}, "seats[0]: a name is at most 40 characters"),
        ({"seats": [{"kind": "person", "name": "a\u202eb"}] * 2},
         "seats[0]: a name is of printable characters, and '\\u202e' is none"),
        ({"seats": [{"kind": "person", "name": "\u200d"}] * 2}, "seats[0]: a seat has a name"),
        ({"actions": ["deal king", 7]}, "actions[1]: expected a text, got a whole number"),
        ({"actions": ["x" * 2001]}, "actions[0]: expected 1 to 2000 printable"),
        ({"actions": ["x"] * 20_001}, "actions: more than 20000"),
        ({"comments": {"99": "late"}}, "comments: '99' is the number of none of"),
        ({"comments": {"01": "odd"}}, "comments: '01' is the number of none of"),
        ({"comments": {"0": ""}}, "comments.0: expected 1 to"),
        ({"result": {"termination": "fold", "winners": [0]}}, "result.scores: is missing"),
        ({"result": {"termination": "fold", "winners": [2], "scores": []}}, "result.winners: the seats are"),
        ({"result": {"termination": "fold", "winners": [0.5], "scores": []}}, "result.winners[0]: "),
        ({"position": "a\tb"}, "position: expected lines of printable"),
    ],
)  # fmt: skip
def test_a_fault_is_named_in_its_place(fields: dict[str, Any], message: str) -> None:
    assert reason(changed(**fields)).startswith(message)


def test_the_limits_of_links() -> None:
    with pytest.raises(RecordError, match="longer than"):
        expand("A" * (reading.MAX_LINK + 1), load)
    with pytest.raises(RecordError, match="character 3: '!' does not belong in a link"):
        expand("eNp!", load)
    bomb = Record(GAME, PERSONS, {}, " " * 10_000_000).compact()
    with pytest.raises(RecordError, match="link: holds more than 1000000 characters"):
        expand(bomb, load)


def test_records_of_other_rules_are_refused_with_a_word() -> None:
    assert "version 2 of Leduc is newer than the version 1 known here" in reason(changed(rules=2))
    old = json.dumps(SAMPLE.to_json())
    with pytest.raises(RecordError, match="version 1 of Leduc is no longer played, only version 2"):
        read(old, lambda game_id: replace(GAME, rules_version=2))


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (["raise"], "actions[0]: 'raise': This round has been raised 0 times. [ld-limit]"),
        (["deal king", "deal king", "call"],
         "actions[2]: 'call': The stakes are level, there is nothing to call. [ld-level]"),
        (["deal"], "actions[0]: 'deal': this is not the whole text of an action"),
        (["Deal King"], "actions[0]: 'Deal King': this is not the whole text"),
        (["deal king", "bluff"], "actions[1]: 'bluff': The actions are"),
        (["/takeback 1"], "actions[0]: '/takeback 1': from 1 to 0 actions"),
        (["deal king", "/takeback 2"], "actions[1]: '/takeback 2': from 1 to 1 actions"),
        (["deal king", "/takeback x"], "actions[1]: '/takeback x': from 1 to 1 actions"),
        (["/resign 2"], "actions[0]: '/resign 2': the seats are 0 to 1"),
        (["/resign 0", "deal king"], "actions[1]: 'deal king': the game was over by a resignation"),
        (["/pause"], "actions[0]: '/pause': the entries of the table are"),
        (["deal king", "deal jack", "raise", "fold", "check"], "actions[4]: 'check': The game is over."),
        (["deal king", "deal jack", "raise", "fold", "/resign 0"], "actions[4]: '/resign 0': the game is"),
    ],
)  # fmt: skip
def test_an_entry_that_is_not_possible_is_named(actions: list[str], message: str) -> None:
    assert reason(changed(actions=actions, comments=None, result=None)).startswith(message)


def test_a_result_must_be_that_of_the_game() -> None:
    won = {"termination": "fold", "winners": [0], "scores": [1, -1]}
    fold = ["deal king", "deal jack", "raise", "fold"]
    read(json.dumps(changed(actions=fold, comments=None, result=won)), load).replay()
    assert "result: expected none" in reason(changed(actions=fold[:3], comments=None, result=won))
    assert "got none" in reason(changed(actions=fold, comments=None, result=None))
    wrong = won | {"winners": [1]}
    told = "result: expected 'fold', winners 0, scores 1 -1, got 'fold', winners 1, scores 1 -1"
    assert told in reason(changed(actions=fold, comments=None, result=wrong))


def test_a_position_must_be_one_and_for_its_seats() -> None:
    assert "position: line 1: expected a name" in reason(changed(position="???"))
    text = GAME.positions.format_position(GAME.new_state())
    record = read(json.dumps(changed(position=text, actions=[], comments=None, result=None)), load)
    assert record.replay().state == GAME.new_state()


def test_a_takeback_is_kept_and_replays() -> None:
    history = SAMPLE.replay()
    assert history.outcome() == SAMPLE.result
    assert isinstance(SAMPLE.result, Outcome)
    assert len(history.steps) < len(history.entries)
