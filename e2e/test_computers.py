"""Computers think in a worker: the page stays free, a thought is broken off at once, a worker may die."""

import pytest
from playwright.sync_api import Page, expect

from e2e.table import YOU, Person

THOUGHT = 20_000
"""Milliseconds in which a master has thought, its worker's start included."""


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


def until_thinking(person: Person) -> None:
    """Play until the computer says how many lines it has read."""
    for _ in range(6):
        person.turn(THOUGHT)
        person.act(person.legal()[0])
        thinking = person.page.locator("[data-region=notes] .thinking")
        person.page.wait_for_selector("[data-region=notes] .thinking, [data-action].can", timeout=THOUGHT)
        if thinking.count():
            expect(thinking).to_contain_text("lines read", timeout=THOUGHT)
            return
    raise AssertionError("the computer is never seen to think")


def test_the_page_is_free_while_a_computer_thinks(person: Person) -> None:
    person.sit("hack-attack", YOU, "master")
    until_thinking(person)
    turns = person.page.evaluate(
        """() => new Promise((resolve) => {
          let turns = 0;
          const until = performance.now() + 1500;
          const turn = () => {
            const thinking = document.querySelector("[data-region=notes] .thinking");
            if (!thinking || performance.now() > until) return resolve(turns);
            turns++;
            setTimeout(turn, 0);
          };
          turn();
        })"""
    )
    assert turns > 5, "the page has no turn while the computer thinks"


def test_a_takeback_breaks_a_thought_off_at_once(person: Person) -> None:
    person.sit("hack-attack", YOU, "master")
    until_thinking(person)
    person.do("takeback")
    expect(person.page.locator("[data-region=notes] .thinking")).to_have_count(0, timeout=1000)
    person.act(person.legal()[0])
    person.turn(THOUGHT)
    assert not person.over()


def test_leaving_a_table_breaks_a_thought_off(person: Person) -> None:
    person.sit("hack-attack", YOU, "master")
    until_thinking(person)
    person.do("leave")
    expect(person.page.locator("body[data-page=lobby]")).to_have_count(1)
    person.page.locator("[data-do=resume]").click()
    person.turn(THOUGHT)
    assert person.legal() or person.over()


def test_a_worker_that_does_not_start_is_told_and_can_be_tried_again(bare_page: Page, site: str) -> None:
    bare_page.route("**/worker.py", lambda route: route.abort())
    person = Person(bare_page, site).sit("hack-attack", YOU, "beginner").turn()
    bare_page.evaluate(
        "() => { window.Worker = class { constructor() { throw new Error('no workers'); } }; }"
    )
    while person.legal():
        person.act(person.legal()[0])
    expect(person.notice("thinker")).to_be_visible(timeout=THOUGHT)
    before = person.log()
    person.do("takeback").turn()
    assert len(person.log()) <= len(before)
    assert person.legal()
