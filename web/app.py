"""The page's program: what the address asks for, and what becomes of every wish of the person."""

import asyncio
import json
import traceback
from collections.abc import Coroutine, Sequence
from random import SystemRandom
from typing import Any

import pygames
from pygames.core.dealer import RandomDealer
from pygames.core.game import Game, OptionValue
from pygames.core.reading import expand, read
from pygames.core.record import Record, RecordError, Seat
from pygames.core.table import Table
from pygames.core.text import _
from web import layout
from web.address import Address, address_of, table_address
from web.host import Host, House, seat
from web.keeper import Keeper, KeepError
from web.play import Play
from web.reception import Reception, file_name
from web.saves import SaveError
from web.screen import Screen
from web.seating import read_form, usual_seats
from web.thinker import Thinker


class App:
    """`page` is the browser's side (`js/page.js`)."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.screen = Screen(page)
        self.keeper = Keeper(page)
        self.thinker = Thinker(page)
        self.reception = Reception(self.screen, self.keeper, page.when)
        self.host: Host | None = None
        self.house = House(self.screen, self.keeper, self.thinker, self.later)
        self.embedded = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.ways = 0
        """How often the page became another one: who waits for the store must not come too late."""

    # -- addresses -------------------------------------------------------------------------------

    async def go(self) -> None:
        """Show what the address asks for."""
        where = address_of(self.page.path(), self.page.fragment(), pygames.games())
        self.embedded = where.page == "embed"
        if where.page == "lobby":
            await self._to_lobby()
        elif where.page in ("table", "embed"):
            await self._table(where)

    async def _table(self, where: Address) -> None:
        self.leave()
        try:
            game = pygames.load(where.game or pygames.games()[0])
            if where.table:
                await self._resume(where.table)
            elif where.record:
                self._from_record(expand(where.record))
            else:
                self._fresh(game, position=where.position)
        except (ValueError, SaveError, KeepError) as error:
            self._refuse(_("That table cannot be opened"), error)
            if self.embedded:  # no lobby in a frame on someone else's page
                self._fresh(pygames.load(where.game if where.game in pygames.games() else pygames.games()[0]))
            else:
                await self._lobby()

    async def _resume(self, key: str) -> None:
        way = self.ways
        kept = await self.keeper.load(key)
        if way != self.ways:
            return
        if kept is None:
            raise ValueError(_("it is not kept in this browser"))
        try:
            table = seat(kept)
        except RecordError as error:
            await self.keeper.set_aside(key, str(error))
            raise
        self._sit(table, kept.save.seed, key, kept.revision)

    def _fresh(self, game: Game, position: str = "") -> None:
        """A table for one person against the computer, perhaps at a position of the rulebook."""
        seats = usual_seats(game)
        if position:
            state = game.positions.parse_position(position)
            person = state.current_player() if state.viewer is None else state.viewer
            if state.viewer is not None:  # what one seat sees: something that fits it is dealt
                position = game.positions.format_position(state.determinize(SystemRandom()))
            seats = usual_seats(game, state.seats, max(0, person))
        self._new(game, seats, {}, position)

    def _new(
        self, game: Game, seats: Sequence[Seat], options: dict[str, OptionValue], position: str = ""
    ) -> None:
        seed = _random_key()
        self._sit(Table(game, seats, options, position=position, dealer=RandomDealer(seed)), seed)

    def _from_record(self, record: Record) -> None:
        """A new table that goes on from a record someone else wrote."""
        seed = _random_key()
        self._sit(Table.resume(record, dealer=RandomDealer(seed)), seed)
        assert self.host is not None
        self.screen.say([_("The record has been opened as a new table.")])
        self.host.keep()

    def _sit(self, table: Table, seed: str, key: str = "", revision: int = 0) -> None:
        self.leave()
        key = key or _random_key()
        self.host = Host(self.house, Play(key, table), seed, revision, self._placed)
        self.host.open("embed" if self.embedded else "table")
        if not self.embedded:
            self.page.address(table_address(table.game.id, **({"table": key} if revision else {})))
        self.page.hold(key, False)

    def _placed(self) -> None:
        """The table is kept now: its address finds it again."""
        if not self.embedded:
            self.page.address(table_address(self._host.play.table.game.id, table=self._host.play.key))

    def leave(self) -> None:
        """Whatever table there is goes off the page."""
        self.ways += 1
        if self.host is not None:
            self.host.leave()
            self.page.release()
            self.host = None
        for key in ("hold", "resign", "thinker"):
            self.screen.note(key)

    async def _lobby(self) -> None:
        self.page.address("./")
        await self._to_lobby()

    async def _to_lobby(self) -> None:
        self.leave()
        way = self.ways
        await self.reception.read()
        if way == self.ways:
            self.reception.open()

    def _refuse(self, what: str, error: Exception) -> None:
        self.screen.note("error", f"{what}: {error}", kind="bad")

    # -- wishes ----------------------------------------------------------------------------------

    def wish(self, kind: str, verb: str, what: str, data: str) -> None:
        """Answer a wish (see `js/listen.js`). Nothing a wish does may end the program."""
        try:
            if kind == "action":
                self._act(verb)
            elif kind == "key":
                self._key(verb)
            elif kind == "card":
                self._card(verb)
            elif kind == "go":
                self.later(self.go())
            else:
                self._do(verb, what, data)
        except Exception as error:
            self._failed(error)

    def _act(self, text: str) -> None:
        self.screen.put_away()
        if self.host and self.host.play.sitting.cover is None:
            self.host.did(self.host.play.act(text))

    def _key(self, key: str) -> None:
        if key == "Escape":
            self.screen.put_away()
            for name in ("log", "rules"):
                self.page.drawer(name, False)
        elif key in "?r":
            self._open("rules")
        elif key == "l":
            self._open("log")
        elif key == "u" and self.host:
            self.host.take_back()

    def _card(self, key: str) -> None:
        if self.host and self.host.play.sitting.cover is None:
            self.screen.card(self.host.play.table.game, key)

    def _do(self, verb: str, what: str, data: str) -> None:
        table = {
            "takeback": self._take_back,
            "show": self._uncover,
            "pass": self._pass,
            "again": self._again,
            "resign": self._resign,
            "link": self._link,
            "retry": self._retry,
            "hold": self._hold,
            "try": self._try,
        }
        if verb in table:
            if self.host is not None:
                table[verb](what)
        elif verb == "look" and self.host:
            self.host.play.look(int(what) if what.isdecimal() else None)
            self.host.show(aloud=False)
        elif verb == "type" and self.host:
            self.host.did(self.host.play.typed(json.loads(data).get("text", "").lstrip("/:")))
        elif verb == "open":
            self._open(what, data)
        elif verb == "close":
            self._close(what)
        elif verb == "save":
            self._save(what)
        elif verb == "load":
            self._load(what, data)
        elif verb == "sit":
            self._new_table(what, data)
        elif verb == "leave":
            self.later(self._lobby())
        elif verb == "resume":
            self.later(self._table(Address("table", table=what)))
        elif verb == "forget":
            self.later(self.reception.forget(what))
        elif verb == "unforget":
            self.later(self.reception.unforget(what))
        elif verb == "update":
            self.page.update()
        elif verb == "reload":
            self.page.reload()

    # -- wishes at a table -----------------------------------------------------------------------

    def _take_back(self, what: str) -> None:
        self._host.take_back()

    def _uncover(self, what: str) -> None:
        self._host.play.sitting.uncover()
        self._host.show()

    def _pass(self, what: str) -> None:
        self._host.play.sitting.hand_over()
        self._host.show()

    def _again(self, what: str) -> None:
        old, seed = self._host.play.table, _random_key()
        self._sit(old.rematch(dealer=RandomDealer(seed)), seed)

    def _try(self, what: str) -> None:
        self._fresh(self._host.play.table.game, position=what)

    def _resign(self, what: str) -> None:
        """Ask once, and by name: who answers may be another one by then."""
        play = self._host.play
        if play.viewer >= 0 and what != str(play.viewer):
            told = _("{name}, do you give up this game?").format(name=play.table.names[play.viewer])
            self.screen.note("resign", told, button=_("Resign"), verb="resign", what=str(play.viewer))
            return
        self.screen.note("resign")
        self.thinker.stop()
        self._host.did(self._host.play.resign())

    def _link(self, what: str) -> None:
        record = self._host.play.table.record()
        self.later(self._copy(table_address(record.game.id, record=record.compact())))

    async def _copy(self, address: str) -> None:
        copied = await self.page.copy(address)
        told = (
            _("The link to the whole record is in the clipboard.")
            if copied
            else _("The clipboard is closed to this page; save the table as a file.")
        )
        self.screen.note("link", told, kind="" if copied else "bad")

    def _retry(self, what: str) -> None:
        self.screen.note("thinker")
        self._host.compute()

    def _hold(self, what: str) -> None:
        self.page.hold(self._host.play.key, True)

    @property
    def _host(self) -> Host:
        assert self.host is not None, "asked of a table alone"
        return self.host

    # -- wishes anywhere -------------------------------------------------------------------------

    def _open(self, name: str, rule: str = "") -> None:
        if self.host is None:
            return
        if self.page.drawer(name, True if rule else None) and name == "rules":
            self.page.find(rule)
            self.later(self._rules(self.host, rule))

    async def _rules(self, host: Host, rule: str) -> None:
        try:
            article = await self.page.fetchArticle(layout.rules_page(host.play.table.game.id))
        except Exception as error:
            self._refuse(_("The rulebook cannot be read"), error)
            return
        if host is self.host:
            self.screen.update({"rules": article})
            self.page.find(rule)

    def _close(self, what: str) -> None:
        if what == "card":
            self.screen.put_away()
        elif not self.page.drawer(what, False):
            self.screen.note(what)

    def _save(self, what: str) -> None:
        if self.host is not None:
            record = self.host.play.table.record()
            self.page.download(file_name(record), record.write())
        elif found := self.reception.export(what):
            self.page.download(*found)

    def _load(self, name: str, text: str) -> None:
        try:
            self._from_record(read(text))
        except ValueError as error:
            self._refuse(_("{name} cannot be opened").format(name=name), error)

    def _new_table(self, game_id: str, data: str) -> None:
        try:
            game = pygames.load(game_id)
            if not data:
                self._fresh(game)
            else:
                self._new(game, *read_form(game, json.loads(data)))
            self.screen.note("error")
        except ValueError as error:
            self._refuse(_("No table can be laid so"), error)

    # -- what comes from outside -----------------------------------------------------------------

    def heard(self, key: str, revision: int) -> None:
        """Another tab has written a table (`revision` 0: removed it)."""
        if self.host is None:
            self.later(self.reception.show())
        elif self.host.play.key == key:
            if revision > self.host.revision:
                self.later(self.host.follow())
            elif 0 < revision < self.host.revision:
                self.host.keep()  # an older copy was put back

    def held(self, key: str, held: bool) -> None:
        """This tab plays at its table now, or only looks on."""
        if self.host is not None and self.host.play.key == key:
            self.later(self.host.hold(held))

    def parting(self) -> None:
        """The page goes away."""
        if self.host is not None:
            self.host.part()

    def update_ready(self) -> None:
        """A new version of the page waits."""
        self.screen.note(
            "update", _("A new version of this page is ready."), button=_("Use it now"), verb="update"
        )

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine after the wish has been answered."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, KeepError):
            self._refuse(_("This browser keeps no tables"), error)
        elif isinstance(error, Exception):
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        traceback.print_exception(error)
        told = _("Something went wrong ({error}). The table is kept as it was.")
        self.screen.note(
            "error", told.format(error=error), button=_("Load the page again"), verb="reload", kind="bad"
        )


def _random_key() -> str:
    return f"{SystemRandom().getrandbits(64):016x}"
