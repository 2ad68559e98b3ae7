"""What every page has: head, symbols, landmarks, the live region, and what may lie over a page."""

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from pygames.core.face import attr
from pygames.core.game import Game
from pygames.core.text import _
from web.layout.symbols import SHEET

DO = (
    "theme",  # go on to the next of: as the system, light, dark
    "open",  # show or hide a drawer of the table; data-what: log, rules
    "close",  # shut the drawer or the picture of a card that this stands in
    "takeback",  # take the last decision back
    "look",  # look back; data-what: the step, without it the present
    "hold",  # play here at a table that another tab plays at
    "pass",  # the viewer has seen enough and passes the device on
    "show",  # the cover of a hand-over: the next person is here
    "type",  # (a form) the typed text of an action
    "again",  # the same table anew; in a paired match with seats swapped
    "resign",
    "leave",  # back to the lobby
    "save",  # the record of this table (lobby: data-what is the table) as a file
    "load",  # (a file input) open a record from a file
    "link",  # copy a link that holds the record
    "resume",  # data-what: the table
    "forget",  # data-what: the table
    "unforget",  # put it back
    "retry",  # start the computer player again
    "sit",  # (a form) a new table
    "try",  # data-what: a position of the rulebook, as a table to try things on
    "update",  # the new version is wanted now
    "reload",  # after a failure
)
"""The verbs of `data-do`."""


def table_page(game_id: str) -> str:
    """The address of a game's table, relative to the site."""
    return f"{game_id}.html"


def rules_page(game_id: str, rule: str = "") -> str:
    """The address of a game's rulebook, at a rule.

    >>> rules_page("hack-trick", "ht-must-differ")
    'hack-trick-rules.html#ht-must-differ'
    """
    return f"{game_id}-rules.html" + (f"#{rule}" if rule else "")


def cards_page(game_id: str) -> str:
    """The address of the page of a game's cards, for a game that has one."""
    return f"{game_id}-cards.html"


def icon(name: str) -> str:
    """One of the page's own line icons (`symbols.py`); says nothing to a screen reader."""
    return f'<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-{name}"/></svg>'


@lru_cache(maxsize=256)
def do_button(
    verb: str, label: str, *, symbol: str = "", what: str = "", kind: str = "", bare: bool = False
) -> str:
    """A button for a verb of `DO`; `bare` shows its symbol alone and keeps the label as its name."""
    classes = " ".join(filter(None, ("button", kind, "bare" if bare else "")))
    target = f" data-what={attr(what)}" if what else ""
    name = f" aria-label={attr(label)} title={attr(label)}" if bare else ""
    inside = (icon(symbol) if symbol else "") + ("" if bare else f"<span>{escape(label)}</span>")
    return f'<button type="button" class="{classes}" data-do="{verb}"{target}{name}>{inside}</button>'


def document(
    *,
    title: str,
    description: str,
    main: str,
    page: str,
    games: Iterable[Game] = (),
    head: str = "",
    scripts: str = "",
) -> str:
    """A whole page. `page` is what it is (`lobby`, `table`, `rules`, `embed`, ...), `main` the
    inside of its main landmark, `games` those whose symbols it draws with; `head` goes into the
    head, `scripts` to the end of the body."""
    symbols = SHEET + "".join(game.face.symbols() for game in games)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{escape(title)}</title>
<meta name="description" content={attr(description)}>
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f3f0e9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#15171b" media="(prefers-color-scheme: dark)">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icon-180.png">
<link rel="manifest" href="site.webmanifest">
<link rel="stylesheet" href="style.css">
<script type="module" src="js/theme.js" blocking="render"></script>
{head}</head>
<body data-page="{page}">
<a class="skip" href="#main">{_("Skip to the content")}</a>
<svg class="sheet" width="0" height="0" aria-hidden="true" focusable="false">{symbols}</svg>
<div data-region="notice"></div>
<main id="main" tabindex="-1" data-region="main">
{main}
</main>
<div data-region="cover"></div>
<div data-region="live" class="unseen" role="log" aria-live="polite"></div>
{scripts}</body>
</html>
"""


def site_bar(here: str = "") -> str:
    """The quiet bar above a page that is no table."""
    current = ' aria-current="page"' if here == "lobby" else ""
    return (
        f'<header class="site-bar"><a class="mark" href="./"{current}>'
        f'<svg class="icon" aria-hidden="true"><use href="#mark"/></svg>pygames</a>'
        f"{do_button('theme', _('Light or dark'), symbol='theme', kind='quiet', bare=True)}</header>"
    )


def notice(key: str, text: str, *, button: str = "", verb: str = "", what: str = "", kind: str = "") -> str:
    """A line above the page: an update that waits, a save that failed. `key` names it, so that it
    can be closed; `kind`: empty or `bad`."""
    press = do_button(verb, button, what=what, kind="small") if button else ""
    close = do_button("close", _("Close"), symbol="close", kind="quiet", bare=True)
    return f'<div class="notice {kind}" data-notice={attr(key)}><p>{escape(text)}</p>{press}{close}</div>'


def cover(seat: int, name: str, news: Iterable[str] = ()) -> str:
    """The hand-over screen, which stands alone on the page: pass the device on. `news` is what
    happened since this seat looked last, as that seat may read it."""
    told = "".join(f"<li>{escape(line)}</li>" for line in news)
    return (
        f'<div class="cover seat-{seat}" role="dialog" aria-modal="true" aria-label={attr(_("Hand over"))}>'
        f'<svg class="shape" aria-hidden="true"><use href="#shape-{seat}"/></svg>'
        f"<h2>{escape(_('{name}, it is your turn').format(name=name))}</h2>"
        f"<p>{_('Pass the device on. The hands are hidden until you say so.')}</p>"
        f"{do_button('show', _('Show my hand'), kind='main')}"
        f"{f'<ul>{told}</ul>' if told else ''}</div>"
    )


def drawn_card(game: Game, picture: str) -> str:
    """A card looked at closely: lies beside the table, goes at a tap or a key."""
    close = do_button("close", _("Close"), symbol="close", kind="quiet", bare=True)
    return f'<div class="closeup game-{game.id}" role="group" aria-label={attr(_("Card"))}>{close}{picture}</div>'
