"""Every screen for everybody: axe finds nothing, all can be hit by a thumb, nothing runs off a phone."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import pygames
from e2e.table import BEGINNER, HERE, YOU, Person
from web.layout import cards_page, rules_page, table_page

AXE = (Path(__file__).parents[1] / "node_modules/axe-core/axe.min.js").read_text("utf-8")
GAMES = pygames.games()
READ = [
    "404.html",
    "embed-sizes.html",
    *(rules_page(game) for game in GAMES),
    *(cards_page(game) for game in GAMES if pygames.load(game).face.gallery()),
]
THUMB = 44
"""Pixels; a line of text with links in it is excepted."""
SQUARE = 34
"""Pixels a square of a board has at least, where nine stand side by side on a phone."""


def faults(page: Page) -> list[str]:
    """What axe finds on the page, and whatever runs off its side."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    told = [f"{rule['id']}: {rule['nodes'][0]['html'][:200]}" for rule in found["violations"]]
    beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return told + ([f"{beyond} px run off the side"] if beyond > 0 else [])


@pytest.fixture(params=[("light", 360), ("dark", 1280)], ids=["light-phone", "dark-desktop"])
def worn(request: pytest.FixtureRequest, browser: Browser) -> Any:
    scheme, width = request.param
    context = browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 760}, reduced_motion="reduce"
    )
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.parametrize("address", READ)
def test_a_page_to_read(worn: Page, site: str, address: str) -> None:
    worn.goto(site + address)
    assert faults(worn) == []


@pytest.mark.parametrize("width", [280, 320, 360])
def test_no_button_cuts_its_word_off(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    Person(page, site).goto()
    cut = "all => all.filter(b => b.scrollWidth > b.clientWidth).map(b => b.textContent)"
    assert page.locator(".button:visible").evaluate_all(cut) == []


def test_the_lobby(worn: Page, site: str) -> None:
    person = Person(worn, site).goto()
    for summary in worn.locator("details.sitting > summary").all():
        summary.click()
    assert faults(worn) == []
    person.goto().sit(GAMES[0], YOU, BEGINNER).turn()
    person.act(person.legal()[0])
    expect(worn).to_have_url(re.compile("#table="))
    person.goto()
    expect(worn.locator(".saved li")).to_have_count(1)
    assert faults(worn) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_its_opening_to_its_end(worn: Page, site: str, game: str) -> None:
    person = Person(worn, site).goto(table_page(game)).turn()
    assert faults(worn) == []
    person.type("castle")
    expect(worn.locator(".refusal")).to_be_visible()
    worn.locator("details.menu > summary").click()
    assert faults(worn) == []
    worn.keyboard.press("r")
    expect(worn.locator('[data-drawer="rules"] .rule').first).to_be_visible()
    assert faults(worn) == []
    worn.keyboard.press("Escape")
    worn.keyboard.press("l")
    assert faults(worn) == []
    worn.keyboard.press("Escape")
    rng = random.Random(5)
    for _step in range(8):
        if not person.turn().over():
            person.act(rng.choice(person.legal()))
    assert faults(worn) == []
    if not person.turn().over():
        person.do("resign")
        worn.locator("[data-notice=resign] [data-do=resign]").click()
    expect(worn.locator(".result")).to_be_visible()
    assert faults(worn) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_pressed_is_as_large_as_a_thumb(worn: Page, site: str, game: str) -> None:
    person = Person(worn, site).goto().sit(game, YOU, BEGINNER)
    rng = random.Random(2)
    for _step in range(6):
        person.turn()
        if person.over():
            break
        small = worn.locator("main :is(button, a, summary, input, [role=button]):visible").evaluate_all(
            """(all, [thumb, square]) => all.filter((one) => {
                const box = one.getBoundingClientRect();
                const inText = one.closest("p, [data-region=log], .unseen");
                const least = one.matches("svg *") ? square : thumb;
                return box.width && Math.min(box.width, box.height) < least - 0.5 && !inText;
            }).map((one) => one.outerHTML.slice(0, 120))""",
            [THUMB, SQUARE],
        )
        assert small == []
        person.act(rng.choice(person.legal()))


def test_the_hand_over_hides_the_table(worn: Page, site: str) -> None:
    person = Person(worn, site).goto().sit("hack-trick", YOU, HERE, names=["Ann", "Bo"])
    worn.wait_for_selector("[data-do=show]")
    assert faults(worn) == []
    assert worn.evaluate("document.activeElement.dataset.do") == "show"
    person.do("show")
    expect(worn.locator(".card.can").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_the_rulebook_comes_alive(page: Page, site: str, game: str) -> None:
    page.goto(site + rules_page(game))
    figure = page.locator("figure.position").first
    figure.locator("[data-do=try]").click()
    board = figure.frame_locator("iframe").locator("[data-region=board] svg").first
    expect(board).to_be_visible(timeout=60_000)


def test_light_and_dark_are_remembered_from_page_to_page(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(site + rules_page(GAMES[0]))
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.locator("[data-do=theme]").click()
    page.locator("[data-do=theme]").click()
    assert page.evaluate(ground) != light
    page.goto(site + "404.html")
    assert page.evaluate(ground) != light
