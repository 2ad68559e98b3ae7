"""The table on the page, with a page that only listens."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from unittest.mock import AsyncMock, Mock

from pygames.core.game import Game, State
from pygames.core.table import Table
from tests.core.people import ALONE
from tests.core.test_table import KING_JACK
from web.host import Host, House
from web.play import Play
from web.saves import Kept
from web.screen import Screen


class Slow:
    """A computer player that checks once it is told to; `text` is what it says."""

    def __init__(self) -> None:
        self.asked, self.ready = asyncio.Event(), asyncio.Event()
        self.stop = Mock()

    async def choose(self, state: State, level: str) -> str:
        self.asked.set()
        await self.ready.wait()
        return "check"


def at_a_table(game: Game, act: Callable[[Host, Slow], Coroutine[Any, Any, None]]) -> Host:
    """Lay a table for one person and let things happen to it; how it stands then."""

    async def main() -> Host:
        keeper = Mock(load=AsyncMock(return_value=None), save=AsyncMock(return_value=1))
        page = Mock(still=Mock(return_value=True), kind=Mock(return_value="table"))
        thinker: Any = Slow()
        house = House(Screen(page), keeper, thinker, asyncio.ensure_future)
        host = Host(house, Play("k", Table(game, ALONE, dealer=KING_JACK)), "seed", 1, Mock())
        host.open("table")
        await act(host, thinker)
        for _ in range(20):
            await asyncio.sleep(0)
        return host

    return asyncio.run(main())


def test_the_last_word_on_who_plays_counts(game: Game) -> None:
    async def lost_and_won(host: Host, _thinker: Slow) -> None:
        await asyncio.gather(host.hold(False), host.hold(True))

    async def lost_again(host: Host, thinker: Slow) -> None:
        await lost_and_won(host, thinker)
        await asyncio.gather(host.hold(False), host.hold(True), host.hold(False))

    assert at_a_table(game, lost_and_won).play.holding
    host = at_a_table(game, lost_again)
    assert not host.play.holding and "hold" in host.screen.notices


def test_a_computer_asked_by_a_tab_that_no_longer_plays_is_not_heard(game: Game) -> None:
    async def act(host: Host, thinker: Slow) -> None:
        host.did(host.play.act("check"))
        await thinker.asked.wait()
        await host.hold(False)
        thinker.ready.set()

    host = at_a_table(game, act)
    assert host.play.table.current_player() == 1
    assert host.play.thinking == ""


def test_a_computer_is_heard(game: Game) -> None:
    async def act(host: Host, thinker: Slow) -> None:
        host.did(host.play.act("check"))
        thinker.ready.set()
        await thinker.asked.wait()
        await asyncio.sleep(0.01)

    assert at_a_table(game, act).play.table.current_player() == 0


def test_a_table_left_before_it_was_written_is_kept_but_has_no_address(game: Game) -> None:
    async def act(host: Host, _thinker: Slow) -> None:
        host.revision = 0
        host.did(host.play.act("check"))
        host.leave()

    host = at_a_table(game, act)
    assert host.revision == 1
    host.placed.assert_not_called()  # type: ignore[attr-defined]


def test_what_comes_late_for_a_table_left_is_not_shown(game: Game) -> None:
    async def act(host: Host, _thinker: Slow) -> None:
        kept = Kept("k", 2, 0.0, host.save())
        host.keeper.load = AsyncMock(return_value=kept)  # type: ignore[method-assign]
        host.show()
        late = [asyncio.ensure_future(host.follow()), asyncio.ensure_future(host.hold(False))]
        host.leave()
        host.screen.page.show.reset_mock()
        await asyncio.gather(*late)

    host = at_a_table(game, act)
    host.screen.page.show.assert_not_called()
    assert "hold" not in host.screen.notices


def test_a_page_that_goes_away_hands_on_what_is_not_yet_written(game: Game) -> None:
    async def act(host: Host, thinker: Slow) -> None:
        host.did(host.play.act("check"))
        host.part()
        thinker.ready.set()

    host = at_a_table(game, act)
    handed_on = host.screen.page.handOn
    (key, revision, body), _ = handed_on.call_args
    assert (key, revision) == ("k", 1) and "check" in body
    host.part()
    handed_on.assert_called_once()
