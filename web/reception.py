"""The lobby: the tables left standing, new ones, files that come in and go out."""

from collections.abc import Callable
from contextlib import suppress

import pygames
from pygames.core.record import Record
from pygames.core.text import _
from web import layout
from web.keeper import Aside, Keeper, KeepError
from web.saves import Kept
from web.screen import Screen
from web.seating import choices

ASIDE = "aside-"
"""Before the number of what was set aside, where a table's key would stand."""


class Reception:
    """`when` tells a time (ms since 1970) in words."""

    def __init__(self, screen: Screen, keeper: Keeper, when: Callable[[float], str]) -> None:
        self.screen, self.keeper, self.when = screen, keeper, when
        self.tables: dict[str, Kept] = {}
        self.aside: dict[str, Aside] = {}
        self.forgotten: dict[str, Kept] = {}

    def open(self) -> None:
        """Put the lobby, as it was read, on the page, unless the page came with it."""
        saved = self._saved()
        listed = {"saved": layout.saved_list(saved)}
        if self.screen.kind == "lobby":
            self.screen.update(listed)
            return
        games = [pygames.load(name) for name in pygames.games()]
        main = layout.lobby(games, {game.id: choices(game) for game in games}, saved)
        symbols = "".join(game.face.symbols() for game in games)
        self.screen.turn("lobby", "pygames", main, listed, games[0].id, symbols)

    async def show(self) -> None:
        """Show the list of tables anew."""
        await self.read()
        self.screen.update({"saved": layout.saved_list(self._saved())})

    async def read(self) -> None:
        """Read the tables and what was set aside; where that fails, say so."""
        try:
            tables, aside = await self.keeper.tables()
        except KeepError as error:
            tables, aside = list(self.keeper.memory.values()), []
            told = _(
                "This browser keeps no tables ({reason}). "
                "You can play, but save a table as a file before you leave it."
            )
            self.screen.note("save", told.format(reason=error), kind="bad")
        self.tables = {kept.id: kept for kept in tables}
        self.aside = {f"{ASIDE}{entry.number}": entry for entry in aside}

    def _saved(self) -> list[layout.Saved]:
        found = [
            layout.Saved(
                kept.id,
                kept.save.record.game,
                _(" against ").join(seat.name for seat in kept.save.record.seats),
                self.when(kept.updated),
                kept.save.status,
            )
            for kept in self.tables.values()
        ]
        return found + [
            layout.Saved(key, None, "", self.when(entry.when), fault=entry.why)
            for key, entry in self.aside.items()
        ]

    async def forget(self, key: str) -> None:
        """Remove a table, which can be put back while the page is open; or for good what was set aside."""
        if key in self.aside:
            await self.keeper.drop_aside(self.aside[key].number)
        elif key in self.tables:
            await self.keeper.remove(key)
            self.forgotten[key] = self.tables[key]
            name = self.tables[key].save.record.game.name
            told = _("The table of {game} is gone.").format(game=name)
            self.screen.note("forget", told, button=_("Put it back"), verb="unforget", what=key)
        await self.show()

    async def unforget(self, key: str) -> None:
        """Put a table back."""
        kept = self.forgotten.pop(key, None)
        if kept is not None:
            with suppress(KeepError):  # then it is in memory, and `show` says that nothing is kept
                await self.keeper.put_back(kept)
        self.screen.note("forget")
        await self.show()

    def export(self, key: str) -> tuple[str, str] | None:
        """Name and text of the file of a table, or of what was set aside, as it is."""
        if key in self.aside:
            return f"{key}.json", self.aside[key].text
        if key in self.tables:
            record = self.tables[key].save.record
            return file_name(record), record.write()
        return None


def file_name(record: Record) -> str:
    """What a record is called as a file."""
    return f"{record.game.id}-{len(record.actions)}.json"
