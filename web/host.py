"""The table on the page: shows it after every wish, keeps it, lets the computers play."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Any

from pygames.core.dealer import RandomDealer
from pygames.core.game import SPECTATOR
from pygames.core.narration import Event
from pygames.core.record import RecordError
from pygames.core.table import Table
from pygames.core.text import _
from web import layout
from web.keeper import Keeper, KeepError
from web.layout import Scene
from web.play import Play, moves
from web.saves import Kept, Save, SaveError
from web.screen import Screen
from web.seating import level_in_play
from web.thinker import Thinker, ThinkerError

PAUSE = 0.4
"""Seconds between two actions of a computer, so that they can be seen."""


@dataclass(frozen=True)
class House:
    """What every table of the page shares; `later` runs a coroutine after the wish has been answered."""

    screen: Screen
    keeper: Keeper
    thinker: Thinker
    later: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Host:
    """One table on the page.

    `seed` is its dealer's, `revision` how often it was written. A table that nobody has acted at
    is not kept; `placed` is called once it is.
    """

    def __init__(
        self, house: House, play: Play, seed: str, revision: int, placed: Callable[[], None]
    ) -> None:
        self.screen, self.keeper, self.thinker, self.later = (
            house.screen,
            house.keeper,
            house.thinker,
            house.later,
        )
        self.play, self.seed, self.revision, self.placed = play, seed, revision, placed
        self.saving: asyncio.Task[None] | None = None
        self.computing: asyncio.Task[None] | None = None
        self.entries = len(play.table.history.entries)
        self.dirty = False
        self.left = False

    # -- showing ---------------------------------------------------------------------------------

    def open(self, kind: str) -> None:
        """Put the whole table on the page."""
        scene, game = self.play.scene(), self.play.table.game
        title = f"{game.name} · pygames"
        self.screen.turn(
            kind, title, layout.table(scene), layout.regions(scene), game.id, game.face.symbols()
        )
        self.screen.show({}, self._cover())
        self.screen.say(self.play.told([], scene))
        self.compute()

    def show(self, events: Sequence[Event] = (), *, aloud: bool = True) -> None:
        """Show the table as it is now, after these events."""
        play = self.play
        scene = play.glance()
        self.screen.show(layout.at_once(scene), self._cover(), moves(events))
        if aloud:
            self.screen.say(play.told(events, scene))
        self.later(self._late(play, scene))

    async def _late(self, play: Play, scene: Scene) -> None:
        if self.play is play and not self.left:
            self.screen.update(layout.late(play.completed(scene)))

    def _cover(self) -> str:
        seat = self.play.sitting.cover
        return "" if seat is None else layout.cover(seat, self.play.table.names[seat])

    # -- wishes ----------------------------------------------------------------------------------

    def did(self, events: Sequence[Event]) -> None:
        """Something may have been done (also a silent half of an action): show it, keep it, let the
        next one play."""
        entries = len(self.play.table.history.entries)
        if entries == self.entries:
            self.show(events)
            return
        self.entries = entries
        self.keep()
        self.show(events)
        self.compute()

    def take_back(self) -> None:
        """Take back, also while a computer thinks."""
        self.thinker.stop()
        self.did(self.play.take_back())
        self.compute()

    def leave(self) -> None:
        """The table goes off the page: from now on it is still kept, but no longer shown."""
        self.left = True
        self.thinker.stop()
        if self.computing:
            self.computing.cancel()

    # -- keeping ---------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the table as it is now; several wishes within one write are one write."""
        self.dirty = True
        if self.saving is None or self.saving.done():
            self.saving = self.later(self._keep())

    async def _keep(self) -> None:
        while self.dirty and self.play.holding:
            self.dirty = False
            try:
                written = await self.keeper.save(self.play.key, self.revision, self.save(), time() * 1000)
            except KeepError as error:
                told = _(
                    "This browser does not keep the table ({reason}). "
                    "You can play on; save it as a file before you leave."
                )
                self.screen.note(
                    "save", told.format(reason=error), button=_("Save as a file"), verb="save", kind="bad"
                )
                return
            self.screen.note("save")
            if not written:
                await self.follow()
                continue
            first, self.revision = self.revision == 0, written
            if first and not self.left:
                self.placed()

    def part(self) -> None:
        """The page goes away: what is not yet written is handed on to the next one."""
        if self.saving is not None and not self.saving.done() and self.play.holding:
            self.screen.page.handOn(self.play.key, self.revision, self.save().body())

    def save(self) -> Save:
        """The table as it is kept."""
        return Save(self.play.table.record(), self.seed, self.play.status())

    async def follow(self) -> None:
        """Another tab has played on: show what it did."""
        try:
            kept = await self.keeper.load(self.play.key)
        except (KeepError, SaveError):
            return
        if self.left or kept is None or kept.revision <= self.revision:
            return
        try:
            table = seat(kept)
        except RecordError:
            return
        self.thinker.stop()
        viewer, holding = self.play.viewer, self.play.holding
        self.revision, self.play = kept.revision, Play(self.play.key, table)
        self.play.holding = holding
        self.entries = len(table.history.entries)
        if viewer == SPECTATOR or not holding:
            self.play.sitting.leave()
        self.show(aloud=False)

    async def hold(self, held: bool) -> None:
        """This tab plays at the table now, or only looks on."""
        if held == self.play.holding:
            return
        self.play.holding = held
        await self.follow()
        if self.left or self.play.holding != held:  # the other tab was faster than the store
            return
        if held:
            self.screen.note("hold")
            self.play.sitting.follow(self.play.table.state)
        else:
            self.play.sitting.leave()
            told = _("Another tab plays at this table; this one looks on.")
            self.screen.note("hold", told, button=_("Play here"), verb="hold")
        self.show(aloud=False)
        self.compute()

    # -- computers -------------------------------------------------------------------------------

    def compute(self) -> None:
        """Let a computer play if it is its turn."""
        if self.play.computer() and self.play.holding and (self.computing is None or self.computing.done()):
            self.computing = self.later(self._compute())

    async def _compute(self) -> None:
        while (player := self.play.computer()) and self.play.holding:
            play, table, steps = self.play, self.play.table, len(self.play.table.history.steps)
            play.thinking = _("thinking")
            self.show(aloud=False)
            started = monotonic()
            try:
                level = level_in_play(table.game, player.level)
                text = await self.thinker.choose(table.observe(table.current_player()), level)
            except ThinkerError as error:
                play.thinking = ""
                told = _("The computer player does not answer ({reason}). The table is as it was.")
                self.screen.note(
                    "thinker", told.format(reason=error), button=_("Try again"), verb="retry", kind="bad"
                )
                self.show(aloud=False)
                return
            self.screen.note("thinker")
            await asyncio.sleep(max(0.0, self.screen.pause(PAUSE) - (monotonic() - started)))
            if (
                text is None
                or self.play is not play
                or not play.holding
                or steps != len(table.history.steps)
                or play.computer() is None
            ):
                play.thinking = ""
                continue
            self.did(play.answer_for(text))


def seat(kept: Kept) -> Table:
    """The table that was kept, its luck the same as before.

    Raises:
        RecordError: it does not replay.
    """
    return Table.resume(kept.save.record, dealer=RandomDealer(kept.save.seed))
