"""What is on the page: regions patched when they change, lines above, covers, words said aloud."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygames.core.game import Game
from web import layout


class Screen:
    """`page` is the browser's side (`js/page.js`), `kind` what is on it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.kind: str = page.kind()
        self.shown: dict[str, str] = {}
        self.notices: dict[str, str] = {}

    def turn(
        self, kind: str, title: str, main: str, parts: Mapping[str, str], game: str = "", symbols: str = ""
    ) -> None:
        """Another page: its kind, its title, the inside of `main` and of the regions in it. What lay
        over the old one goes with it."""
        self.kind = kind
        self.page.turn(kind, title, game, symbols)
        self._patch({"main": main}, quiet=True)
        self.shown = {name: text for name, text in self.shown.items() if name in ("notice", "cover")} | dict(
            parts
        )
        self.put_away()
        self.show({}, "")

    def update(self, parts: Mapping[str, str], glides: Sequence[tuple[str, str]] = ()) -> None:
        """Patch what has changed."""
        changed = {name: text for name, text in parts.items() if self.shown.get(name) != text}
        if changed:
            self._patch(changed, glides)
            self.shown |= changed

    def show(self, parts: Mapping[str, str], cover: str, glides: Sequence[tuple[str, str]] = ()) -> None:
        """Patch a table and what hides all of it, also the picture of a card; no cover takes that away."""
        before = self.shown.get("cover", "")
        if cover == before or (not cover and self._closeup()):
            self.update(parts, glides)
            return
        if not cover:
            self.page.cover(False)
        self.update({**parts, "cover": cover}, glides)
        if cover:
            self.page.cover(True)

    def note(
        self, key: str, text: str = "", *, button: str = "", verb: str = "", what: str = "", kind: str = ""
    ) -> None:
        """Put a line above the page, in place of the one of the same key; no text takes it away."""
        if text:
            self.notices[key] = layout.notice(key, text, button=button, verb=verb, what=what, kind=kind)
            self.say([text])
        elif self.notices.pop(key, None) is None:
            return
        self.update({"notice": "".join(self.notices.values())})

    def card(self, game: Game, key: str) -> None:
        """Lay the picture of a card beside the table, if there is one of that key."""
        picture = game.face.card(key)
        if picture:
            self.update({"cover": layout.drawn_card(game, picture)})

    def put_away(self) -> None:
        """Take the picture of a card away, but no cover of a hand-over."""
        if self._closeup():
            self.update({"cover": ""})

    def _closeup(self) -> bool:
        return 'class="closeup ' in self.shown.get("cover", "")

    def say(self, lines: Iterable[str]) -> None:
        """Say lines to a screen reader."""
        self.page.announce(json.dumps(list(lines)))

    def pause(self, seconds: float) -> float:
        """How long to wait for an eye that follows; not at all where nothing is to move."""
        return 0.0 if self.page.still() else seconds

    def _patch(
        self, changes: Mapping[str, str], glides: Sequence[tuple[str, str]] = (), quiet: bool = False
    ) -> None:
        self.page.show(json.dumps(changes), json.dumps(glides), quiet)
