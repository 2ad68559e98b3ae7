"""Keeps tables in the browser's store, and in memory where the browser refuses."""

import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from pygames.core.record import RecordError
from web.saves import Kept, Save, SaveError, parse_document


class KeepError(Exception):
    """The browser does not keep tables; the message is the browser's own."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A document that was set aside: its number, why, when (ms since 1970), and itself as text."""

    number: int
    why: str
    when: float
    text: str


class Keeper:
    """`page` is the browser's side (`js/store.js`). Every document that cannot be read is set aside,
    and given back as soon as a version of the page can read it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.memory: dict[str, Kept] = {}

    async def tables(self) -> tuple[list[Kept], list[Aside]]:
        """All tables, the latest first, and what was set aside.

        Raises:
            KeepError: nothing can be read; `memory` still holds what was played here.
        """
        found: list[Kept] = []
        try:
            for text in json.loads(await self.page.all()):
                data = json.loads(text)
                try:
                    found.append(parse_document(data))
                except SaveError as error:
                    with suppress(Exception):  # on a full disk it stays where it is
                        await self.page.setAside(text, str(error))
            aside = await self._aside(found)
        except Exception as error:
            raise KeepError(reason(error)) from error
        kept = {table.id: table for table in found} | self.memory
        return sorted(kept.values(), key=lambda table: -table.updated), aside

    async def _aside(self, found: list[Kept]) -> list[Aside]:
        left = []
        for entry in json.loads(await self.page.aside()):
            data = json.loads(entry["document"])
            try:
                kept = parse_document(data)
                kept.save.record.replay()
                found.append(kept)
                with suppress(Exception):
                    await self.page.restore(entry["number"])
            except (SaveError, RecordError):
                left.append(
                    Aside(entry["number"], str(entry["why"]), float(entry["when"]), entry["document"])
                )
        return left

    async def load(self, key: str) -> Kept | None:
        """A table, or None if there is none of this key.

        Raises:
            SaveError: it could not be read and has been set aside.
            KeepError: nothing can be read.
        """
        if key in self.memory:
            return self.memory[key]
        try:
            text = await self.page.read(key)
        except Exception as error:
            raise KeepError(reason(error)) from error
        if not text:
            return None
        try:
            return parse_document(json.loads(text))
        except SaveError as error:
            await self.set_aside(key, str(error))
            raise

    async def save(self, key: str, revision: int, save: Save, now: float) -> int:
        """Keep a table last written as `revision`; its new revision, 0 if another tab was first.

        Raises:
            KeepError: the browser refuses; the table is kept in memory.
        """
        try:
            written = await self.page.write(key, revision, save.body())
        except Exception as error:
            self.memory[key] = Kept(key, revision, now, save)
            raise KeepError(reason(error)) from error
        self.memory.pop(key, None)
        return int(written)

    async def put_back(self, kept: Kept) -> None:
        """Keep a table again that was removed.

        Raises:
            KeepError: the browser refuses; the table is kept in memory.
        """
        try:
            await self.page.putBack(kept.id, kept.revision, kept.save.body())
        except Exception as error:
            self.memory[kept.id] = kept
            raise KeepError(reason(error)) from error

    async def remove(self, key: str) -> None:
        """Remove a table.

        Raises:
            KeepError: the browser refuses; what is in memory alone needs it not.
        """
        alone = self.memory.pop(key, None)
        try:
            await self.page.remove(key)
        except Exception as error:
            if alone is None:
                raise KeepError(reason(error)) from error

    async def drop_aside(self, number: int) -> None:
        """Remove for good something that was set aside.

        Raises:
            KeepError: the browser refuses.
        """
        try:
            await self.page.dropAside(number)
        except Exception as error:
            raise KeepError(reason(error)) from error

    async def set_aside(self, key: str, why: str) -> None:
        """Move a table out of the way, untouched."""
        try:
            await self.page.setAside(json.dumps({"id": key}), why)
        except Exception as error:
            raise KeepError(reason(error)) from error


def reason(error: Exception) -> str:
    """What the browser says, in one line.

    >>> reason(Exception("QuotaExceededError: full"))
    'QuotaExceededError: full'
    """
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
