"""Words for playing without sight: a question typed at the table, answered in plain lines."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import unescape

from pygames.core.face import View
from pygames.core.notation import fold
from pygames.core.text import _

Answer = list[str]


@dataclass(frozen=True, slots=True)
class Asked:
    """What an answer is made of: all that the viewer may read, and nothing else.

    `me` is the viewer's seat (below 0 for a spectator), `actions` what may be done now, `log` all
    that was told, `since` how much of it had been told at the viewer's last action.
    """

    view: View
    me: int
    actions: Sequence[str]
    log: Sequence[str]
    since: int


def answer(text: str, asked: Asked) -> Answer | None:
    """The answer to a typed question; None if it is not one of the words."""
    word, _space, rest = fold(text).partition(" ")
    if word not in WORDS:
        return None
    return WORDS[word][1](asked, rest)


def plain(markup: str) -> str:
    """What a piece of our own markup says.

    >>> plain('<b>Markers</b><span aria-label="9 left">9</span>')
    'Markers 9 left'
    """
    named = re.sub(r'<[^>]*aria-label="([^"]*)"[^>]*>[^<]*', r" \1 ", markup)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", named)).split())


def _help(asked: Asked, rest: str) -> Answer:
    return [f"{word}: {about()}" for word, (about, _answer) in WORDS.items()]


def _board(asked: Asked, rest: str) -> Answer:
    return list(asked.view.text)


def _where(asked: Asked, rest: str) -> Answer:
    if not rest:
        return [_("Where is what? For example: where 4.")]
    wanted = re.compile(rf"(?<!\w){re.escape(rest)}", re.IGNORECASE)
    found = [line for line in asked.view.text if wanted.search(line)]
    return found or [_("Nothing here is called {name}.").format(name=rest)]


def _moves(asked: Asked, rest: str) -> Answer:
    found = [action for action in asked.actions if action.startswith(rest)]
    return [", ".join(found)] if found else [_("There is nothing to decide for you now.")]


def _last(asked: Asked, rest: str) -> Answer:
    count = int(rest) if rest.isdecimal() and len(rest) < 6 else len(asked.log) - asked.since
    return list(asked.log[-max(1, count) :]) or [_("Nothing has happened yet.")]


def _me(asked: Asked, rest: str) -> Answer:
    if asked.me < 0:
        return [_("You look on.")]
    panel = asked.view.panels[asked.me] if asked.me < len(asked.view.panels) else ""
    return [line for line in (plain(panel), plain(asked.view.hand)) if line]


def _turn(asked: Asked, rest: str) -> Answer:
    return [asked.view.prompt]


WORDS: Mapping[str, tuple[Callable[[], str], Callable[[Asked, str], Answer]]] = {
    "board": (lambda: _("the whole position"), _board),
    "where": (lambda: _("where something is: where 4"), _where),
    "moves": (lambda: _("what you may do; moves play, what of it begins so"), _moves),
    "last": (lambda: _("what happened since your last action; last 5, the last five lines"), _last),
    "me": (lambda: _("your own cards, pieces and counts"), _me),
    "turn": (lambda: _("what is asked of whom"), _turn),
    "help": (lambda: _("these words"), _help),
}
"""Each word with what it tells."""
