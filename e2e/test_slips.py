"""Hands that slip: double clicks, keys held down, ways taken too fast, questions answered by another."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.table import BEGINNER, HERE, YOU, Person, kept_record


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


def passing(person: Person) -> Person:
    """Two people, one of whom has just been told something and is to pass the device on."""
    person.sit("hack-trick", YOU, HERE, names=("Ann", "Bo"))
    rng, page = random.Random(1), person.page
    for _ in range(60):
        page.wait_for_selector("[data-do=show], [data-do=pass], [data-action].can")
        if page.locator("[data-do=pass]").count():
            return person
        if page.locator("[data-do=show]").count():
            person.do("show")
        else:
            person.act(rng.choice(person.legal()))
    raise AssertionError("nobody was told anything")


def hold_down(page: Page, key: str) -> None:
    for _ in range(6):
        page.keyboard.down(key)
        page.wait_for_timeout(30)
    page.keyboard.up(key)


def click(element: Locator, count: int) -> None:
    """The so-manieth click of a quick row of clicks, wherever the element lies."""
    element.evaluate(
        "(e, detail) => e.dispatchEvent(new MouseEvent('click', {bubbles: true, detail}))", count
    )


def test_a_key_held_down_is_pressed_once(person: Person) -> None:
    person.sit("tash-kalar", YOU, BEGINNER).turn()
    page = person.page
    page.evaluate("window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true)")
    for done, selector in enumerate(("[data-region=tools] [data-what=log]", "[data-action].can"), 1):
        for key in ("Enter",) if done == 1 else ("Enter", " "):
            person.turn()
            page.locator(selector).first.focus()
            page.evaluate("window.clicks = 0")
            hold_down(page, key)
            assert page.evaluate("window.clicks") == 1, (selector, key)


def test_of_a_double_click_on_an_action_one_counts(person: Person) -> None:
    person.sit("tash-kalar", YOU, BEGINNER).turn()
    person.page.locator("[data-region=board] [data-action].can").first.dblclick()
    person.turn()
    expect(person.page.locator("[data-region=notes] .refusal")).to_have_count(0)


def test_a_double_click_to_hand_over_does_not_show_the_next_hand(person: Person) -> None:
    passing(person)
    click(person.page.locator("[data-do=pass]"), 1)
    click(person.page.locator("[data-do=show]"), 2)
    expect(person.page.locator("[data-region=cover] .cover")).to_be_visible()
    click(person.page.locator("[data-do=show]"), 1)
    expect(person.page.locator("[data-region=cover] .cover")).to_have_count(0)


def test_who_resigns_before_passing_on_sees_the_end(person: Person) -> None:
    passing(person).do("resign")
    person.notice("resign").locator("[data-do=resign]").click()
    expect(person.page.locator("[data-region=prompt] .result")).to_be_visible()


def test_nobody_answers_for_another_whether_to_resign(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE, names=("Ann", "Bo")).turn()
    person.do("resign")
    question = person.notice("resign")
    expect(question).to_contain_text("Ann")
    for _ in range(20):
        person.act(person.legal()[0])
        if "Bo" in person.page.locator(".panel.moving bdi").inner_text():
            break
    question.locator("[data-do=resign]").click()
    expect(question).to_contain_text("Bo")
    assert not person.over()


def test_a_card_looked_at_closely_stays_while_the_computer_plays(person: Person) -> None:
    person.sit("tash-kalar", YOU, "strong").turn()
    before = len(person.log())
    person.act("place e1")
    person.page.locator("[data-region=hand] [data-card]").first.click(button="right")
    closeup = person.page.locator(".closeup")
    expect(closeup).to_be_visible()
    person.turn()
    assert len(person.log()) > before + 1
    expect(closeup).to_be_visible()
    person.act(person.legal()[0])
    expect(closeup).to_have_count(0)


def test_the_skip_link_leads_to_the_table_and_not_to_a_new_one(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE).turn()
    person.act(person.legal()[0]).kept()
    before = person.position(), person.page.url
    person.page.locator("a.skip").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#main")).to_be_focused()
    assert (person.position(), person.page.url) == before


def test_a_position_of_the_rulebook_is_tried_at_the_table(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE).turn()
    before = person.position()
    person.page.keyboard.press("r")
    person.page.locator("[data-drawer=rules] [data-do=try]").first.click()
    expect(person.page.locator("[data-region=words]")).not_to_have_text(before)
    person.turn()


@pytest.mark.parametrize("over", [".cover", ".closeup"])
def test_what_lay_over_the_table_goes_with_it(person: Person, over: str) -> None:
    page = person.page
    if over == ".cover":
        person.sit("hack-trick", YOU, HERE)
    else:
        person.sit("tash-kalar", YOU, BEGINNER).turn()
        page.locator("[data-region=hand] [data-card]").first.click(button="right")
    expect(page.locator(over)).to_be_visible()
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(over)).to_have_count(0)
    person.sit("hack-attack", YOU, HERE).turn()


def test_however_fast_one_goes_back_and_on_the_page_is_that_of_the_address(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE).turn()
    person.act(person.legal()[0]).kept()
    person.do("leave")
    expect(person.page.locator(".lobby")).to_be_visible()
    person.sit("hack-trick", YOU, BEGINNER).turn()
    person.act(person.legal()[0]).kept()
    for _ in range(5):
        person.page.evaluate("history.back(); setTimeout(() => history.forward(), 15)")
        person.page.wait_for_timeout(300)
        expect(person.page).to_have_url(re.compile("hack-trick.html#table="))
        expect(person.page.locator("[data-table=hack-trick]")).to_be_visible()
    assert kept_record(person.page).actions
