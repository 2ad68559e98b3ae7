"""The static pages: whole, linked among themselves, asking no other site."""

import json
import re
from functools import cache
from urllib.parse import urlsplit

import pytest

import pygames
from tests.web.test_layout import Markup
from web import pages, rulebook

GAMES = pygames.games()
MADE_BY_THE_BUILD = {"boot.js"}
"""What the pages name that is no page, style or icon, besides the scripts in `web/js`."""


@cache
def site() -> dict[str, bytes]:
    return pages.site()


def page(name: str) -> str:
    return site()[name].decode()


def names() -> list[str]:
    fixed = ["index.html", "embed.html", "embed-sizes.html", "404.html"]
    cards = [f"{game}-cards.html" for game in GAMES if pygames.load(game).face.gallery()]
    return fixed + cards + [f"{game}{kind}.html" for game in GAMES for kind in ("", "-rules")]


def test_every_card_stands_on_the_page_of_cards() -> None:
    for game in map(pygames.load, GAMES):
        groups = game.face.gallery()
        text = page(f"{game.id}-cards.html") if groups else ""
        for keys in groups.values():
            for key in keys:
                assert game.face.card(key)
                assert game.face.card(key) in text


def test_the_site_has_these_pages_and_no_other() -> None:
    assert sorted(name for name in site() if name.endswith(".html")) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_a_page_has_its_title_its_landmark_and_one_main_heading(name: str) -> None:
    text = page(name)
    tags = [tag for tag, _attributes in Markup(text).elements]
    assert text.startswith("<!doctype html>\n<html lang=")
    for single in ("title", "main", "h1"):
        assert tags.count(single) == 1, single
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", names())
def test_a_page_runs_under_a_strict_policy_and_asks_no_other_site(name: str) -> None:
    for tag, attributes in Markup(page(name)).elements:
        assert "style" not in attributes, tag
        assert not [attribute for attribute in attributes if attribute.startswith("on")], tag
        for attribute in ("src", "href", "action"):
            address = urlsplit(attributes.get(attribute) or "")
            assert not address.scheme, attributes
            assert not address.netloc, attributes
            assert not address.path.startswith("/"), attributes
    assert not re.search(r"<script(?![^>]* src=)", page(name))


@pytest.mark.parametrize("name", names())
def test_every_link_leads_to_a_file_and_a_place_in_it(name: str) -> None:
    scripts = {f"js/{path.name}" for path in (pages.HERE / "js").iterdir()} | MADE_BY_THE_BUILD
    for _tag, attributes in Markup(page(name)).elements:
        for attribute in ("src", "href", "action"):
            address = urlsplit(attributes.get(attribute) or "")
            path = "index.html" if address.path == "./" else address.path or name
            assert path in site() or path in scripts, attributes
            if address.fragment and not path.startswith("embed"):
                assert f'id="{address.fragment}"' in page(path), attributes


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_table_is_drawn_by_the_games_own_face(game_id: str) -> None:
    game = pygames.load(game_id)
    view = game.face.render(game.new_state().observe(0), [place.name for place in pages.places(game)])
    assert view.board
    assert view.board in page(f"{game_id}.html")
    assert game.face.symbols() in page(f"{game_id}.html")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_can_be_linked_to_on_its_page(game_id: str) -> None:
    book = rulebook.read(pygames.load(game_id))
    assert len(book.rules) > 10
    for rule in book.rules:
        assert f' id="{rule}" class="rule"' in page(f"{game_id}-rules.html")


def test_every_symbol_used_is_drawn() -> None:
    for name in names():
        text = page(name)
        for symbol in set(re.findall(r'<use href="#([^"]+)"', text)):
            assert f'<symbol id="{symbol}"' in text, (name, symbol)


def test_the_manifest_names_icons_there_are() -> None:
    manifest = json.loads(site()["site.webmanifest"])
    assert manifest["start_url"] == manifest["scope"] == "./"
    for icon in manifest["icons"]:
        assert icon["src"] in site()
    assert site()["icon-180.png"].startswith(b"\x89PNG")


def test_the_code_for_a_frame_is_shown_as_text() -> None:
    assert "&lt;iframe src=&quot;https://your.site/embed.html#game=" in page("embed-sizes.html")


def test_every_size_of_frame_is_styled() -> None:
    for width, height in pages.SIZES:
        assert f"width: {width}px;\n  height: {height}px;" in page("style.css")
