"""A kept table as text: what the browser stores for each table, and reading it back with care."""

import json
from dataclasses import dataclass
from typing import Any

from pygames.core.reading import read
from pygames.core.record import Record, RecordError
from pygames.core.text import _

FORMAT = "pygames table "
VERSION = 1
MAX_STATUS = 200


class SaveError(ValueError):
    """A kept document that is no table; the message says why."""


@dataclass(frozen=True, slots=True)
class Save:
    """A table as it is kept: its record, the seed of its dealer (so that luck is the same after a
    reload) and one line on how it stands, for the list of tables."""

    record: Record
    seed: str
    status: str = ""

    def body(self) -> str:
        """The text that is stored."""
        data = {
            "format": f"{FORMAT}{VERSION}",
            "seed": self.seed,
            "status": self.status,
            "record": self.record.write(),
        }
        return json.dumps(data, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Kept:
    """A stored document: where, how often and when (milliseconds since 1970) it was written."""

    id: str
    revision: int
    updated: float
    save: Save


def parse_body(body: object) -> Save:
    """The table a stored text holds, its actions not yet played through.

    Raises:
        SaveError: damaged, foreign, or written by a newer version of the page.
    """
    data = _object(body)
    form = data.get("format")
    if not isinstance(form, str) or not form.startswith(FORMAT):
        raise SaveError(_("this is not a table of this page"))
    if form != f"{FORMAT}{VERSION}":
        raise SaveError(_("a newer version of this page has written it"))
    for name in ("seed", "status", "record"):
        if not isinstance(data.get(name), str):
            raise SaveError(_("{name} is missing or damaged").format(name=name))
    try:
        return Save(read(data["record"]), data["seed"], data["status"][:MAX_STATUS])
    except RecordError as error:
        raise SaveError(str(error)) from error


def parse_document(data: object) -> Kept:
    """A document of the store.

    Raises:
        SaveError: as `parse_body`.
    """
    if not isinstance(data, dict):
        raise SaveError(_("this is not a table of this page"))
    number, revision, updated = data.get("id"), data.get("revision"), data.get("updated")
    if not isinstance(number, str) or type(revision) is not int or not isinstance(updated, int | float):
        raise SaveError(_("this is not a table of this page"))
    return Kept(number, revision, float(updated), parse_body(data.get("body")))


def _object(text: object) -> dict[str, Any]:
    if not isinstance(text, str):
        raise SaveError(_("this is not a table of this page"))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(_("it is damaged: {error}").format(error=error)) from error
    if not isinstance(data, dict):
        raise SaveError(_("this is not a table of this page"))
    return data
