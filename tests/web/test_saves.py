"""A kept table as text, and everything that is none."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pygames
from pygames.core.dealer import RandomDealer
from pygames.core.record import RecordError
from pygames.core.table import Table
from web.host import seat
from web.saves import Save, SaveError, parse_body, parse_document
from web.seating import usual_seats

GAME = pygames.load("hack-trick")


def save() -> Save:
    table = Table(GAME, usual_seats(GAME), dealer=RandomDealer("a"))
    for _ in range(12):
        table.push(table.observe(table.current_player()).action_to_string(table.state.legal_actions()[0]))
    return Save(table.record(), "seed", "Ann to move")


BODY = save().body()
DOCUMENT = {"id": "a", "revision": 3, "updated": 5, "body": BODY}


def test_a_save_is_read_back() -> None:
    kept = save()
    assert parse_body(kept.body()) == kept


def test_a_document_names_its_table() -> None:
    kept = parse_document(DOCUMENT)
    assert (kept.id, kept.revision, kept.updated) == ("a", 3, 5.0)


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        {},
        {"id": 1, "revision": 1, "updated": 1, "body": BODY},
        {"id": "a", "revision": True, "updated": 1, "body": BODY},
        {"id": "a", "revision": 1, "updated": "now", "body": BODY},
        {"id": "a", "revision": 1, "updated": 1, "body": None},
        {"id": "a", "revision": 1, "updated": 1, "body": "[" * 100_000},
    ],
)
def test_a_foreign_document_is_refused(document: Any) -> None:
    with pytest.raises(SaveError):
        parse_document(document)


def test_a_newer_version_is_refused_in_so_many_words() -> None:
    newer = json.loads(BODY) | {"format": "pygames table 2"}
    with pytest.raises(SaveError, match="newer version"):
        parse_body(json.dumps(newer))


@pytest.mark.parametrize("name", ["seed", "status", "record"])
def test_a_missing_part_is_named(name: str) -> None:
    data = json.loads(BODY)
    del data[name]
    with pytest.raises(SaveError, match=name):
        parse_body(json.dumps(data))


def test_every_changed_letter_is_read_or_refused() -> None:
    """A table that cannot be read or does not replay is refused with a reason; nothing else is raised."""
    rng = Random(0)
    for at in range(len(BODY)):
        for letter in (chr(rng.randrange(32, 127)), chr(rng.randrange(0x3000))):
            try:
                seat(parse_document(DOCUMENT | {"body": BODY[:at] + letter + BODY[at + 1 :]}))
            except (SaveError, RecordError) as error:
                assert str(error)


@given(cut=st.integers(0, len(BODY) - 1))
def test_a_save_cut_off_is_refused(cut: int) -> None:
    with pytest.raises(SaveError):
        parse_body(BODY[:cut])
