"""A game's rulebook, from its small grammar to HTML, at build time.

The grammar is in `docs/architecture.md`: CommonMark with tables; a paragraph or list item that
begins with `{#id}` is a rule; a fenced block `position` is drawn by the game's face, the rest of
its info line is what is written below the drawing.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pygames.core.face import attr
from pygames.core.game import Game
from pygames.core.notation import PositionError
from pygames.core.text import _

_RULE = re.compile(r"\{#([a-z0-9-]+)\}\s*")
_NO_HEAD = re.compile(r"<thead>\s*<tr>\s*(?:<th[^>]*></th>\s*)+</tr>\s*</thead>\s*")
_ALIVE = re.compile(r' (?:data-action|data-key|data-card|tabindex|aria-disabled)="[^"]*"| role="button"')


class RulebookError(ValueError):
    """A rulebook that breaks its grammar; the message names the game and the line."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """`html`: the article's inside. `rules`: the ids in order. `headings`: (id, words) of each `##`."""

    html: str
    rules: tuple[str, ...]
    headings: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Reader:
    """One pass over the tokens: gives rules and headings their ids, notes what there is."""

    game: Game
    rules: list[str] = field(default_factory=list)
    headings: list[tuple[str, str]] = field(default_factory=list)

    def fail(self, token: Token, words: str) -> RulebookError:
        line = token.map[0] + 1 if token.map else 0
        return RulebookError(f"{self.game.id}: rulebook.md, line {line}: {words}")

    def read(self, tokens: Sequence[Token]) -> None:
        for at, token in enumerate(tokens):
            if token.type == "inline" and tokens[at - 1].type == "heading_open":
                self._heading(tokens[at - 1], token)
            elif token.type == "inline":
                self._rule(tokens, at)

    def _heading(self, opening: Token, inside: Token) -> None:
        slug = "-".join(re.findall(r"[a-z0-9]+", inside.content.lower()))
        opening.attrSet("id", f"{self.game.id}-{slug}")
        if opening.tag == "h2":
            self.headings.append((f"{self.game.id}-{slug}", inside.content))

    def _rule(self, tokens: Sequence[Token], at: int) -> None:
        inside = tokens[at]
        found = _RULE.match(inside.content)
        if found is None or not inside.children:
            if "{#" in inside.content:
                raise self.fail(inside, "a rule's id stands at the very beginning, as in {#ht-must-differ}")
            return
        rule = found[1]
        if rule in self.rules:
            raise self.fail(inside, f"the id {rule} is there twice")
        self.rules.append(rule)
        # A tight list hides its paragraphs: the item itself then carries the id.
        opening = tokens[at - 2] if tokens[at - 1].hidden else tokens[at - 1]
        opening.attrSet("id", rule)
        opening.attrSet("class", "rule")
        first = inside.children[0]
        first.content = first.content[found.end() :]
        anchor = Token("html_inline", "", 0)
        label = _("Link to {rule}").format(rule=rule)
        anchor.content = f'<a class="anchor" href="#{rule}" aria-label={attr(label)}>{rule}</a>'
        inside.children.append(anchor)

    def fence(self, token: Token) -> str:
        kind, _space, caption = token.info.partition(" ")
        if kind != "position":
            return f"<pre><code>{escape(token.content)}</code></pre>\n"
        try:
            return position(self.game, token.content, caption.strip())
        except PositionError as error:
            raise self.fail(token, f"no position: {error}") from error


def read(game: Game) -> Rulebook:
    """The game's rulebook as HTML.

    Raises:
        RulebookError: naming the line.
    """
    reader = _Reader(game)
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")

    def fence(_renderer: Any, tokens: Sequence[Token], at: int, _options: Any, _env: Any) -> str:
        return reader.fence(tokens[at])

    parser.add_render_rule("fence", fence)
    parser.add_render_rule("table_open", _wide)
    parser.add_render_rule("table_close", lambda *_given: "</table></div>\n")
    tokens = parser.parse(game.rulebook())
    reader.read(tokens)
    if tokens and tokens[0].tag == "h1":
        del tokens[:3]  # the page and the drawer have their own title
    html = str(parser.renderer.render(tokens, parser.options, {}))
    return Rulebook(_NO_HEAD.sub("", html), tuple(reader.rules), tuple(reader.headings))


def _wide(*_given: Any) -> str:
    """A table wider than the page scrolls by itself, also by the keyboard."""
    return f'<div class="wide" tabindex="0" role="group" aria-label={attr(_("Table"))}><table>\n'


def position(game: Game, text: str, caption: str) -> str:
    """A position drawn where it stands, with the way to play it.

    Raises:
        PositionError: the text is no position of the game.
    """
    state = game.positions.parse_position(text)
    view = game.face.render(state, game.seat_names(state.seats))
    where = f"embed.html#game={game.id}&position={quote(text.strip())}"
    drawn = f'<div class="drawn-board">{still(view.board)}</div>'
    if view.hand:
        drawn += f'<div class="drawn-hand">{still(view.hand)}</div>'
    words = escape(caption or view.prompt)
    return (
        f'<figure class="position game-{game.id}"><div class="drawing" inert>{drawn}</div>'
        f'<p class="unseen">{escape(" ".join(view.text))}</p>'
        f"<figcaption><span>{words}</span>"
        f'<a class="button small" href={attr(where)} data-do="try" data-what={attr(text.strip())}>'
        f'{_("Try it")}<span class="unseen">: {words}</span></a></figcaption></figure>\n'
    )


def still(markup: str) -> str:
    """A face's markup with nothing to press, speak of or look at closely, for a drawing.

    >>> still('<g role="button" tabindex="0" class="can" data-action="play 4"><circle r="4"/></g>')
    '<g class="can"><circle r="4"/></g>'
    """
    return _ALIVE.sub("", markup)
