"""The page as text: every region is there, names are words, what people wrote stays text."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from pygames.core.game import Game, Option
from pygames.core.refusal import Refusal
from tests.core import leduc
from web import layout
from web.layout import Choice, Entry, Place, Saved, Scene

EVIL = '<img src=x onerror="alert(1)">'
CHOICES = [Choice("you", "You"), Choice("here", "Someone here"), Choice("casual", "Computer, casual")]
VOID = {"br", "hr", "img", "input", "link", "meta"}


class Markup(HTMLParser):
    """Every element of a text with its attributes; elements that are not closed in order fail."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, (self.open, tag)
        self.open.pop()

    def having(self, name: str) -> Iterator[tuple[str, dict[str, str | None]]]:
        return (element for element in self.elements if name in element[1])


def scene(game: Game, **more: object) -> Scene:
    state = game.new_state()
    view = game.face.render(state.observe(0), ["Ann", EVIL])
    return Scene(game, view, [Place("Ann", "you"), Place(EVIL, EVIL)], **more)  # type: ignore[arg-type]


def document(main: str) -> str:
    return layout.document(title=EVIL, description=EVIL, main=main, page="table", games=[leduc.GAME])


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"thinking": EVIL, "mover": 1, "takeback": True},
        {"refusal": Refusal("ld-facing", EVIL), "mover": 0},
        {"result": EVIL, "log": [Entry(-1, EVIL, 0), Entry(1, EVIL, 2)]},
        {"answer": [EVIL, EVIL]},
        {"passing": EVIL},
        {"at": 3},
    ],
)
def test_a_table_is_whole_and_keeps_words_as_text(game: Game, more: dict[str, object]) -> None:
    page = Markup(document(layout.table(scene(game, **more))))
    assert not [tag for tag, _attributes in page.elements if tag == "img"]
    assert not [name for _tag, attributes in page.elements for name in attributes if name.startswith("on")]
    assert not list(page.having("style"))


def test_every_region_of_a_table_stands_in_its_skeleton_once(game: Game) -> None:
    text = document(layout.table(scene(game)))
    for name in layout.regions(scene(game)):
        assert text.count(f'data-region="{name}"') == 1, name
    for name in ("notice", "main", "cover", "live"):
        assert text.count(f'data-region="{name}"') == 1, name


def test_there_is_one_live_region(game: Game) -> None:
    assert document(layout.table(scene(game))).count("aria-live") == 1


def test_every_verb_is_known(game: Game) -> None:
    told = {"thinking": "...", "takeback": True, "log": [Entry(0, "Ann plays.", 1)]}
    saved = [Saved("a", game, "Ann", "today"), Saved("b", None, "", "", fault="damaged")]
    texts = [
        layout.table(scene(game, **told)),
        layout.table(scene(game, result="Ann wins")),
        layout.table(scene(game, passing="Bo")),
        layout.table(scene(game, at=1)),
        layout.lobby([game], {game.id: CHOICES}, saved),
        layout.cover(1, "Bo"),
    ]
    verbs = {verb for text in texts for verb in re.findall(r'data-do="([a-z]+)"', text)}
    assert verbs <= set(layout.DO)
    assert {"look", "pass", "takeback", "sit", "forget", "resume", "show", "type"} <= verbs


def test_a_refusal_leads_to_its_rule(game: Game) -> None:
    notes = layout.regions(scene(game, refusal=Refusal("ld-facing", "No.")))["notes"]
    assert 'href="leduc-rules.html#ld-facing"' in notes


def test_a_refusal_of_the_table_itself_has_no_rule_to_show(game: Game) -> None:
    assert "<a " not in layout.regions(scene(game, refusal=Refusal("table-turn", "Wait.")))["notes"]


@pytest.mark.parametrize("text", [layout.cover(2, EVIL, [EVIL])])
def test_what_lies_over_the_page_is_whole(text: str) -> None:
    assert not [tag for tag, _attributes in Markup(text).elements if tag == "img"]


def test_a_new_table_asks_for_every_seat_and_option(game: Game) -> None:
    form = Markup(layout.new_table(game, CHOICES))
    names = {attributes["name"] for _tag, attributes in form.having("name")}
    wanted = {f"seat-{seat}" for seat in range(game.max_seats)} | {
        f"name-{seat}" for seat in range(game.max_seats)
    }
    for option in game.options:
        own = {f"option-{option.name}-{seat}" for seat in range(game.max_seats)}
        wanted |= own if option.each else {f"option-{option.name}"}
    assert names == wanted


@pytest.mark.parametrize(
    ("option", "field"),
    [
        (
            Option("turn", True, "Turn", (False, True)),
            '<input type="checkbox" name="option-turn" value="yes" checked>',
        ),
        (
            Option("size", 5, "Size", (3, 5)),
            '<option value="3">3</option><option value="5" selected>5</option>',
        ),
        (Option("deck", EVIL, "Deck"), "&lt;img"),
        (
            Option("suits", "red", "Suits", each=("red", "any")),
            '<select name="option-suits-1"><option value="red">Red</option><option value="any" selected>',
        ),
    ],
)
def test_an_option_is_a_field_with_its_default(option: Option, field: str) -> None:
    assert field in layout.new_table(replace(leduc.GAME, options=(option,)), CHOICES)


def test_every_control_has_a_name(game: Game) -> None:
    lobby = layout.lobby([game], {game.id: CHOICES}, [Saved("a", game, "Ann", "today")])
    for text in (layout.table(scene(game, takeback=True)), lobby):
        for inside in re.findall(
            r"<(?:button|a|summary)\b([^>]*>.*?)</(?:button|a|summary)>", text, re.DOTALL
        ):
            attributes, _end, content = inside.partition(">")
            words = re.sub(r"<[^>]*>", "", content).strip()
            assert words or "aria-label=" in attributes or 'aria-hidden="true"' in attributes, inside
        for inside in re.findall(r"<label[^>]*>(.*?)</label>", text, re.DOTALL):
            assert re.sub(r"<[^>]*>", "", inside).strip() or "<input" in inside


def test_what_was_touched_is_marked_on_the_board_once() -> None:
    view = replace(scene(leduc.GAME).view, board='<b data-key="stake-1"></b><b data-key="stake-10"></b>')
    shown = replace(scene(leduc.GAME), view=view, touched=["stake-1", "hand-0"])
    board = layout.regions(shown)["board"]
    assert board == '<b data-key="stake-1" data-touched></b><b data-key="stake-10"></b>'
