"""The tables of a browser whose store cannot be written to."""

import asyncio
import json
from unittest.mock import AsyncMock, Mock

import pytest

import pygames
from pygames.core.table import Table
from web.keeper import Keeper, KeepError
from web.saves import Save, parse_document
from web.seating import usual_seats

FULL = Exception("QuotaExceededError: full")
GAME = pygames.load("hack-attack")
GOOD = json.dumps(
    {
        "id": "good",
        "revision": 3,
        "updated": 5,
        "body": Save(Table(GAME, usual_seats(GAME)).record(), "seed").body(),
    }
)


def test_one_that_cannot_be_read_nor_moved_hides_no_other() -> None:
    bad = json.dumps({"id": "bad", "revision": 1, "updated": 9, "body": "x"})
    page = Mock(
        all=AsyncMock(return_value=json.dumps([bad, GOOD])),
        aside=AsyncMock(return_value="[]"),
        setAside=AsyncMock(side_effect=FULL),
    )
    tables, aside = asyncio.run(Keeper(page).tables())
    assert [table.id for table in tables] == ["good"] and not aside
    page.setAside.assert_awaited_once()


def test_one_that_cannot_be_put_back_stays_in_memory() -> None:
    keeper = Keeper(Mock(putBack=AsyncMock(side_effect=FULL)))
    kept = parse_document(json.loads(GOOD))
    with pytest.raises(KeepError, match="full"):
        asyncio.run(keeper.put_back(kept))
    assert keeper.memory == {"good": kept}


def test_one_that_can_be_read_again_is_there_even_if_it_cannot_be_moved_back() -> None:
    entry = {"number": 1, "why": "newer", "when": 1, "document": GOOD}
    page = Mock(
        all=AsyncMock(return_value="[]"),
        aside=AsyncMock(return_value=json.dumps([entry])),
        restore=AsyncMock(side_effect=FULL),
    )
    tables, aside = asyncio.run(Keeper(page).tables())
    assert [table.id for table in tables] == ["good"] and not aside
