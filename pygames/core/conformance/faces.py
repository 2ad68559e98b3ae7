"""Checks of a game's face: sound markup that offers exactly what can be done and shows no more."""

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

from pygames.core.conformance.visit import Broken, Visit
from pygames.core.face import View
from pygames.core.game import Game, State

VOID = frozenset({"area", "br", "col", "hr", "img", "input", "wbr"})


@dataclass
class Element:
    """One element of a fragment, `text` with that of all inside it."""

    tag: str
    attrs: dict[str, str]
    text: str = ""
    line: str = field(default="", repr=False)


@lru_cache(maxsize=4096)
def parse(fragment: str) -> tuple[Element, ...]:
    """The elements of a fragment, parsed strictly."""
    parser = _Parser()
    parser.feed(fragment)
    parser.close()
    if parser.open:
        raise Broken(f"<{parser.open[-1].tag}> is not closed")
    return tuple(parser.elements)


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(self._add(tag, attrs))
        else:
            self._add(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._add(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1].tag != tag:
            inside = f"<{self.open[-1].tag}>" if self.open else "nothing"
            raise Broken(f"</{tag}> closes {inside}")
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def _add(self, tag: str, attrs: list[tuple[str, str | None]]) -> Element:
        names = [name for name, _value in attrs]
        if len(set(names)) < len(names):
            raise Broken(f"<{tag}> has an attribute twice: {names}")
        element = Element(
            tag, {name: value or "" for name, value in attrs}, line=self.get_starttag_text() or ""
        )
        self.elements.append(element)
        return element


def parts(game: Game) -> None:
    """Symbols, emblem and styles are sound and keep to the game's own names."""
    for element in parse(game.face.symbols()):
        if "id" in element.attrs and not element.attrs["id"].startswith(game.id):
            raise Broken(f"a symbol's id is {element.attrs['id']!r}")
    if not parse(game.face.emblem()):
        raise Broken("there is no emblem")
    if not re.fullmatch(r"light-dark\([^,]+, *[^,]+\)", game.face.ACCENT):
        raise Broken(f"ACCENT is {game.face.ACCENT!r}")
    if game.face.card("no such card"):
        raise Broken("a card of no key is drawn")
    style = re.sub(r"/\*.*?\*/", "", game.style(), flags=re.DOTALL)
    for rule in re.findall(r"([^{};]+)\{", style):
        for selector in re.sub(r"\([^)]*\)", "", rule).split(","):
            if not re.match(rf"(\.game-{game.id}\b|@|&|from$|to$|[\d.]+%$)", selector.strip()):
                raise Broken(f"a style is for {selector.strip()!r}, not below .game-{game.id}")


def render(visit: Visit) -> None:
    """Every viewer's table, and the full position's, is sound; see `core.face` for the rules."""
    state = visit.state
    before = state.key()
    for seen in (state, *(state.observe(viewer) for viewer in visit.viewers())):
        view = visit.game.face.render(seen, visit.names)
        elements = _elements(view)
        _check_words(view)
        _check_keys(elements, visit)
        _check_actions(elements, seen, visit)
        if visit.game.face.render(seen, visit.names) != view:
            raise Broken("the same position is drawn differently")
    if state.key() != before:
        raise Broken("drawing changed the state")


def _elements(view: View) -> list[Element]:
    elements: list[Element] = []
    for fragment in (view.board, view.hand, view.choices, *view.panels):
        if "<b>\"&'" in fragment:
            raise Broken("a player's name is not escaped")
        elements += parse(fragment)
    for element in elements:
        for name in element.attrs:
            if name in ("id", "style") or name.startswith("on"):
                raise Broken(f"{element.line} has the attribute {name}")
    return elements


def _check_words(view: View) -> None:
    if not view.prompt.strip() or "\n" in view.prompt:
        raise Broken(f"the prompt is {view.prompt!r}")
    if not view.board:
        raise Broken("there is no board")
    if not any(line.strip() for line in view.text) or any("\n" in line for line in view.text):
        raise Broken(f"the text is {view.text}")


def _check_keys(elements: list[Element], visit: Visit) -> None:
    keys = Counter(element.attrs["data-key"] for element in elements if "data-key" in element.attrs)
    if keys and max(keys.values()) > 1:
        raise Broken(f"data-key {keys.most_common(1)[0][0]!r} stands twice")
    for element in elements:
        key = element.attrs.get("data-card")
        if key is not None and not parse(visit.game.face.card(key)):
            raise Broken(f"{element.line}: there is no card {key!r}")


def _check_actions(elements: list[Element], seen: State, visit: Visit) -> None:
    mine = seen.viewer == visit.player or (seen.viewer is None and visit.player >= 0)
    offered = set()
    for element in elements:
        can = "can" in element.attrs.get("class", "").split()
        text = element.attrs.get("data-action")
        if text is None:
            if can:
                raise Broken(f"{element.line} is lit but stands for no action")
            continue
        _check_button(element)
        if can and not mine:
            raise Broken(f"{element.line} is lit for a viewer who does not decide")
        if can == (element.attrs.get("aria-disabled") == "true"):
            raise Broken(f"{element.line} is neither lit nor disabled, or both")
        if mine and can != (seen.why_not(text) is None):
            raise Broken(f"{element.line} is {'lit' if can else 'not lit'}: {seen.why_not(text)}")
        offered.add(text)
    if mine:
        for action in seen.legal_actions():
            if seen.action_to_string(action) not in offered:
                raise Broken(f"nothing stands for {seen.action_to_string(action)!r}")


def _check_button(element: Element) -> None:
    attrs = element.attrs
    button = element.tag == "button" and attrs.get("type") == "button"
    if not button and not (attrs.get("role") == "button" and attrs.get("tabindex") == "0"):
        raise Broken(f"{element.line} is no button")
    if not (attrs.get("aria-label") or element.text).strip():
        raise Broken(f"{element.line} has no name")
