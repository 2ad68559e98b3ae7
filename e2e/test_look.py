"""The look of a table: what is decided is in sight, nothing moves under a thumb, nothing stays open."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

import pygames
from e2e.table import BEGINNER, YOU, Person

GAMES = pygames.games()
NARROW = 320
"""Pixels of the narrowest screen anything is made for."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


@pytest.fixture
def person(page: Page, site: str) -> Person:
    return Person(page, site)


def box(page: Page, name: str) -> FloatRect:
    """Where a region lies, from the top of the page."""
    page.evaluate("scrollTo(0, 0)")
    found = page.locator(f"[data-region={name}]").bounding_box()
    assert found, name
    return found


def runs_off(page: Page) -> int:
    """How many pixels the page can be pushed sideways."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


@pytest.mark.parametrize("game", GAMES)
def test_the_narrowest_screen_shows_all_of_a_table_with_every_seat_taken(person: Person, game: str) -> None:
    page, seats = person.page, pygames.load(game).max_seats
    page.set_viewport_size({"width": NARROW, "height": 568})
    person.goto()
    assert runs_off(page) <= 0
    names = ["A name as long as they come"[:24], *(f"Computer {seat}" for seat in range(1, seats))]
    person.sit(game, YOU, *[BEGINNER] * (seats - 1), names=names[:1]).turn()
    rng = random.Random(4)
    for _step in range(6):
        if not person.turn().over():
            assert runs_off(page) <= 0
            person.act(rng.choice(person.legal()))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_question_stands_in_sight_between_the_board_and_the_hand(
    person: Person, game: str
) -> None:
    page = person.page
    person.sit(game, YOU, BEGINNER).turn()
    board, asked, hand = box(page, "board"), box(page, "prompt"), box(page, "hand")
    assert board["y"] + board["height"] <= asked["y"] < asked["y"] + asked["height"] <= hand["y"]
    assert hand["y"] < 844 and board["height"] > 2 * asked["height"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_desk_the_board_and_the_question_are_in_sight_with_a_drawer_open_or_not(
    person: Person, game: str
) -> None:
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 800})
    person.sit(game, YOU, BEGINNER).turn()
    for _drawer in range(2):
        drawn = page.locator("[data-region=board] svg").first.bounding_box()
        asked = box(page, "prompt")
        assert drawn and drawn["y"] + drawn["height"] <= 800 and asked["y"] + asked["height"] <= 800
        assert drawn["height"] > 280
        page.keyboard.press("l")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is(person: Person, game: str) -> None:
    """Whatever becomes known of the players above it."""
    page, rng, tops = person.page, random.Random(3), set()
    page.set_viewport_size({"width": 360, "height": 760})
    person.sit(game, YOU, BEGINNER)
    for _step in range(12):
        if person.turn().over():
            break
        tops.add(box(page, "board")["y"])
        person.act(rng.choice(person.legal()))
    assert len(tops) == 1


def test_a_table_begins_at_its_top(person: Person) -> None:
    page = person.goto().page
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.sit(GAMES[-1], YOU, BEGINNER)
    assert page.evaluate("scrollY") == 0


def test_one_drawer_is_open_and_a_menu_closes_by_itself(person: Person) -> None:
    page = person.sit(GAMES[0], YOU, BEGINNER).turn().page
    person.do("open")
    rules = page.locator('[data-do=open][data-what="rules"]').first
    rules.click()
    expect(page.locator(".drawer:visible")).to_have_count(1)
    expect(page.locator('[data-drawer="rules"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer:visible")).to_have_count(0)
    menu = page.locator("details.menu")
    for key in ("Escape", ""):
        menu.locator("summary").click()
        expect(menu).to_have_attribute("open", "")
        if key:
            page.keyboard.press(key)
        else:
            page.mouse.click(5, 300)
        expect(menu).not_to_have_attribute("open", "")


def test_a_rule_looked_up_is_lit(person: Person) -> None:
    page = person.sit(GAMES[0], YOU, BEGINNER).turn().page
    person.type("play 7")
    page.locator(".refusal a").click()
    ground = "rule => getComputedStyle(rule).backgroundColor"
    lit, plain = (page.locator(f"[data-drawer=rules] .rule{kind}") for kind in (".found", ":not(.found)"))
    expect(lit).to_be_in_viewport()
    assert lit.evaluate(ground) != plain.first.evaluate(ground)
