"""The page's program, with a page that only listens."""

import asyncio
from collections.abc import Callable
from unittest.mock import AsyncMock, Mock

import pygames
from web.app import App

FIRST, LAST = pygames.games()[0], pygames.games()[-1]


def rules_asked(meanwhile: Callable[[App], None] = lambda app: None) -> App:
    """The rulebook is asked for at a table, and something else happens until it comes."""

    async def main() -> App:
        page = Mock(
            kind=Mock(return_value="lobby"),
            still=Mock(return_value=True),
            fetchArticle=AsyncMock(return_value="<p>the rules</p>"),
            write=AsyncMock(return_value=1),
        )
        page.drawer = Mock(side_effect=lambda name, shown: shown is not False)
        app = App(page)
        app.wish("do", "sit", FIRST, "")
        app.wish("do", "open", "rules", "")
        meanwhile(app)
        await asyncio.gather(*app.tasks, return_exceptions=True)
        return app

    return asyncio.run(main())


def test_an_older_copy_that_another_tab_puts_back_is_overwritten() -> None:
    app = rules_asked()
    host = app.host
    assert host is not None
    host.revision, host.keep, key = 3, Mock(), host.play.key  # type: ignore[method-assign]
    for other, revision in ((key, 0), (key, 3), ("other", 2)):
        app.heard(other, revision)
        host.keep.assert_not_called()
    app.heard(key, 2)
    host.keep.assert_called_once()


def test_rules_that_come_are_shown() -> None:
    assert rules_asked().screen.shown["rules"] == "<p>the rules</p>"


def test_rules_that_come_late_do_not_open_the_drawer_again() -> None:
    app = rules_asked(lambda app: app.wish("key", "Escape", "", ""))
    assert [call.args for call in app.page.drawer.call_args_list if call.args[0] == "rules"] == [
        ("rules", None),
        ("rules", False),
    ]


def test_rules_that_come_late_are_not_those_of_another_game() -> None:
    app = rules_asked(lambda app: app.wish("do", "sit", LAST, ""))
    assert "rules" not in app.screen.shown
