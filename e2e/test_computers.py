"""Computers think in a worker: the page stays free, a thought is broken off at once, a worker may die."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.table import READY, YOU, Person


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


def until_thinking(person: Person) -> None:
    """Play until the computer says how many lines it has read."""
    reading = "[data-region=notes] .thinking:has-text('lines read')"
    for _ in range(12):
        person.turn()
        person.act(person.legal()[0])
        person.page.wait_for_selector(f"{reading}, [data-action].can", timeout=READY)
        if person.page.locator(reading).count():
            return
    raise AssertionError("the computer is never seen to think")


def test_the_page_is_free_while_a_computer_thinks(person: Person) -> None:
    person.sit("tash-kalar", YOU, "master")
    person.page.evaluate(
        """() => {
          window.turns = 0;
          setInterval(() => {
            const thinking = document.querySelector("[data-region=notes] .thinking");
            if (thinking?.textContent.includes("lines read")) window.turns++;
          }, 0);
        }"""
    )
    until_thinking(person)
    person.turn()
    assert person.page.evaluate("turns") > 5, "the page has no turn while the computer thinks"


def test_a_takeback_breaks_a_thought_off_at_once(person: Person) -> None:
    person.sit("tash-kalar", YOU, "master")
    until_thinking(person)
    acted = person.position()
    person.do("takeback")
    expect(person.page.locator("[data-region=notes] .thinking")).to_have_count(0)
    assert person.legal() and person.position() != acted
    person.act(person.legal()[0])
    person.turn()
    assert not person.over()


def test_leaving_a_table_breaks_a_thought_off(person: Person) -> None:
    person.sit("tash-kalar", YOU, "master")
    until_thinking(person)
    person.do("leave")
    expect(person.page.locator("body[data-page=lobby]")).to_have_count(1)
    person.page.locator("[data-do=resume]").click()
    person.turn()
    assert person.legal() or person.over()


def test_a_worker_that_does_not_start_is_told_and_can_be_tried_again(browser: Browser, site: str) -> None:
    context = browser.new_context(service_workers="block", reduced_motion="reduce")  # it would have the file
    page = context.new_page()
    page.route("**/worker.py", lambda route: route.abort())
    person = Person(page, site).sit("hack-attack", YOU, "beginner").turn()
    while person.legal():
        person.act(person.legal()[0])
    expect(person.notice("thinker")).to_be_visible()
    before = person.log()
    person.do("takeback").turn()
    assert len(person.log()) <= len(before)
    while person.legal():
        person.act(person.legal()[0])
    expect(person.notice("thinker")).to_be_visible()
    page.unroute("**/worker.py")
    person.notice("thinker").locator("[data-do=retry]").click()
    person.turn()
    expect(person.notice("thinker")).to_have_count(0)
    context.close()
