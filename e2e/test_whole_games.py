"""Whole games in the browser, by clicks and by the keyboard alone."""

import random

import pytest
from playwright.sync_api import Page

import pygames
from e2e.table import BEGINNER, YOU, Person

GAMES = pygames.games()


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end_by_clicks(person: Person, game: str) -> None:
    person.sit(game, YOU, BEGINNER)
    assert person.play_to_the_end(random.Random(1)) > 2
    assert person.said() and not person.legal()
    person.do("again").turn()
    assert not person.over()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end_by_the_keyboard(person: Person, game: str) -> None:
    page, rng = person.page, random.Random(2)
    person.goto()
    _tab_to(person, f'summary:has(+ form[data-what="{game}"])')
    page.keyboard.press("Enter")
    _tab_to(person, f'form[data-what="{game}"] [name=seat-1]')
    page.keyboard.type("Computer, B")
    _tab_to(person, f'form[data-what="{game}"] button')
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-table]")
    for _ in range(600):
        person.turn()
        if person.over():
            break
        _tab_to(person, "[data-action].can")
        for _step in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
        page.keyboard.press(rng.choice(("Enter", " ")))
    assert person.over()


def test_a_game_to_its_end_by_typed_notation(person: Person) -> None:
    person.sit("hack-attack", YOU, BEGINNER)
    rng = random.Random(3)
    for _ in range(600):
        person.turn()
        if person.over():
            return
        person.type(rng.choice(person.legal()))
    raise AssertionError("no end")


def _tab_to(person: Person, selector: str) -> None:
    """Go on with the Tab key until the focus is on something the selector names."""
    for _ in range(80):
        if person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {selector}")
