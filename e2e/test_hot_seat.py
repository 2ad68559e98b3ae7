"""Two people on one device: nothing of one hand is anywhere on the page while the other may look."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.table import HERE, YOU, Person, tables

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


def everything(page: Page) -> str:
    """The whole page as it stands in the browser, and as a screen reader finds it."""
    return str(page.content()) + page.locator("body").aria_snapshot()


def hand(person: Person) -> list[str]:
    """The cards of the viewer's hand as the hand's region shows them."""
    return person.page.locator("[data-region=hand] [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")


def test_the_cover_hides_all_until_the_next_one_is_there(person: Person) -> None:
    cover = person.page.locator("[data-region=cover] .cover")
    expect(cover).to_be_visible()
    assert hand(person) == []
    assert person.legal() == []
    assert person.page.evaluate("document.getElementById('main').inert")
    person.do("show")
    expect(cover).to_have_count(0)
    assert hand(person)


def test_no_hand_is_ever_on_the_page_while_the_other_one_looks(person: Person) -> None:
    """What is private is told by the cards in the hand's region, the actions and the log."""
    rng = random.Random(4)
    for _ in range(60):
        person.page.wait_for_selector("[data-do=show], [data-do=pass], [data-action].can, .result")
        if person.over():
            break
        if person.page.locator("[data-region=cover] .cover").count():
            covered = everything(person.page)
            assert hand(person) == []
            assert "data-action" not in re.sub(r'aria-disabled="true" data-action', "", covered)
            assert not re.search(r"[Yy]ou (draw|hold|have drawn)", covered)
            person.do("show")
            continue
        if person.page.locator("[data-do=pass]").count():
            person.do("pass")
            continue
        mover = person.page.locator(".panel.moving bdi").inner_text()
        assert mover in NAMES
        other = NAMES[1 - NAMES.index(mover)]
        # every word of the log that was for the other one alone would say "You"
        seen = everything(person.page)
        assert f"Hand of {other}" not in seen
        person.act(rng.choice(person.legal()))


def test_the_view_is_that_of_the_seat_and_no_other(person: Person) -> None:
    """The page of one person is the same for every hand the other one could hold: it is drawn from
    the observed state alone. So the real other hand, read from the store, is nowhere in it."""
    from pygames.core.reading import read
    import json

    take_over(person)
    person.act(person.legal()[0])
    person.kept()
    body = json.loads(tables(person.page)[0]["body"])
    state = read(body["record"]).replay().state
    take_over(person)
    seat = NAMES.index(person.page.locator(".panel.moving bdi").inner_text())
    expected = state.game.face.render(state.observe(seat), NAMES)
    assert person.position().replace("\n", "") == "".join(expected.text)


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
