"""Two people on one device: nothing of one hand is anywhere on the page while the other may look."""

import random

import pytest
from playwright.sync_api import Page, expect

from e2e.table import HERE, YOU, Person, kept_record
from pygames.core.game import SPECTATOR, State

NAMES = ("Ann", "Bo")


@pytest.fixture
def person(page: Page, site: str) -> Person:
    return Person(page, site).sit("hack-trick", YOU, HERE, names=NAMES)


def take_over(person: Person) -> None:
    """Pass the device on if somebody is to have it."""
    if person.page.locator("[data-do=pass]").count():
        person.do("pass")
    if person.page.locator("[data-do=show]").count():
        person.do("show")


def hand(person: Person) -> list[str]:
    """The cards of the hand on the page."""
    cards: list[str] = person.page.locator("[data-region=hand] [data-card]").evaluate_all(
        "all => all.map(card => card.dataset.card)"
    )
    return cards


SHAPE = """(root, html) => {
  if (html !== null) {
    root = document.createElement("template");
    root.innerHTML = html;
    root = root.content;
  }
  const ours = ["id", "tabindex", "data-touched"]; // what the page adds to a face's markup
  return [root.textContent, ...[...root.querySelectorAll("*")].map((element) =>
    [element.localName, ...element.getAttributeNames().filter((name) => !ours.includes(name)).sort()
      .map((name) => `${name}=${element.getAttribute(name)}`)].join(" "))];
}"""
"""All the words and every element with its attributes, of a region or of markup."""


def expect_view(person: Person, state: State, viewer: int) -> None:
    """The page shows what is drawn from what the viewer may know, and nothing else: every word of
    the position and of the log, and the markup of the board and the hand."""
    page = person.page
    view = state.game.face.render(state.observe(viewer), NAMES)
    expect(page.locator("[data-region=words]")).to_have_text("".join(view.text))
    for name, markup in (("board", view.board), ("hand", view.hand)):
        region = page.locator(f"[data-region={name}]")
        assert region.evaluate(SHAPE, None) == page.locator("body").evaluate(SHAPE, markup)


def test_the_cover_hides_all_until_the_next_one_is_there(person: Person) -> None:
    cover = person.page.locator("[data-region=cover] .cover")
    expect(cover).to_be_visible()
    assert hand(person) == []
    assert person.legal() == []
    assert person.page.evaluate("document.getElementById('main').inert")
    person.do("show")
    expect(cover).to_have_count(0)
    assert hand(person)


def test_the_page_is_drawn_from_what_its_viewer_knows_and_from_nothing_else(person: Person) -> None:
    """Checked against the record in the store, at every cover and every turn of a good part of a game."""
    rng, covers, page = random.Random(4), 0, person.page
    take_over(person)
    person.act(rng.choice(person.legal()))
    length = 0
    for _ in range(30):
        page.wait_for_selector("[data-do=show], [data-do=pass], [data-action].can, .result")
        history = kept_record(page, length).replay()
        covered = page.locator("[data-do=show]").count() > 0
        passing = page.locator("[data-do=pass]").count() > 0
        mover = history.state.current_player()
        viewer = SPECTATOR if covered else 1 - mover if passing else mover
        expect_view(person, history.state, viewer)
        told = [event.text_for(viewer, NAMES) for event in history.events()]
        expect(page.locator("[data-region=log] li")).to_have_text(told)
        covers += covered
        length = len(history.steps)
        if covered or passing:
            person.do("show" if covered else "pass")
            length -= 1
        else:
            person.act(rng.choice(person.legal()))
    assert covers > 3


def test_what_one_has_half_typed_the_next_does_not_read(person: Person) -> None:
    take_over(person)
    field = person.page.locator("[data-do=type] input")
    field.fill("play 5")
    person.act(person.legal()[0])
    expect(person.page.locator("[data-region=cover] .cover")).to_be_visible()
    expect(field).to_have_value("")


def test_a_reload_shows_nobody_a_hand(person: Person) -> None:
    take_over(person)
    person.act(person.legal()[0])
    person.kept()
    person.page.reload()
    person.ready()
    expect(person.page.locator("[data-region=cover] .cover")).to_be_visible()
    assert hand(person) == []


def test_one_person_alone_is_never_covered(page: Page, site: str) -> None:
    person = Person(page, site).sit("hack-trick", YOU, "beginner")
    for _ in range(6):
        person.turn()
        assert not page.locator("[data-region=cover] .cover").count()
        person.act(person.legal()[0])


def test_with_nothing_to_hide_nobody_waits(page: Page, site: str) -> None:
    person = Person(page, site).sit("hack-attack", YOU, HERE, names=NAMES)
    for _ in range(6):
        person.turn()
        assert not page.locator("[data-do=show], [data-do=pass]").count()
        person.act(person.legal()[0])
