"""What a table answers: refusals, takebacks, words, a look back, a rematch."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from e2e.table import BEGINNER, HERE, YOU, Person


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found
    return found


def test_a_refusal_names_its_rule_and_opens_it(person: Person) -> None:
    person.sit("hack-trick", YOU, BEGINNER).turn()
    before = person.position(), person.log()
    person.page.locator(
        "[data-region=hand] [data-action], [data-region=board] [data-action]"
    ).first.wait_for()
    person.type("guard plain")
    line = person.page.locator("[data-region=notes] .refusal")
    expect(line).to_be_visible()
    assert person.said().strip() in line.inner_text()
    rule = (line.locator("a").get_attribute("href") or "").partition("#")[2]
    assert rule.startswith("ht-")
    assert (person.position(), person.log()) == before
    line.locator("a").click()
    drawer = person.page.locator("[data-drawer=rules]")
    expect(drawer).to_be_visible()
    expect(drawer.locator(f"#{rule}")).to_be_in_viewport()
    person.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_every_illegal_click_is_answered(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE).turn()
    person.act(person.legal()[0])
    clicked = 0
    for text in person.page.locator("[data-action][aria-disabled=true]").evaluate_all(
        "all => all.map(a => a.dataset.action)"
    )[:8]:
        person.page.locator(f'[data-action="{text}"][aria-disabled=true]').first.click(force=True)
        expect(person.page.locator("[data-region=notes] .refusal")).to_be_visible()
        clicked += 1
    assert clicked


def test_nonsense_is_refused_too(person: Person) -> None:
    person.sit("hack-trick", YOU, BEGINNER).turn()
    for text in ("xyzzy", "play", "play 99", "<b>bold</b>", "'; drop table", "play " + "9" * 500):
        person.type(text)
        expect(
            person.page.locator("[data-region=notes] .refusal, [data-region=notes] .answer")
        ).to_be_visible()
        assert "<b>" not in person.page.locator("[data-region=notes]").inner_html()


def test_a_decision_is_taken_back(person: Person) -> None:
    person.sit("hack-trick", YOU, BEGINNER).turn()
    before = person.legal(), person.position()
    person.act(person.legal()[0]).turn()
    person.do("takeback").turn()
    assert (person.legal(), person.position()) == before


def test_a_takeback_that_is_not_possible_says_why(person: Person) -> None:
    person.sit("hack-trick", YOU, BEGINNER).turn()
    person.page.locator("[data-do=takeback]").click(force=True)
    expect(person.page.locator("[data-region=notes] .refusal")).to_contain_text("no decision of yours")


def test_the_words_for_playing_without_sight(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE).turn()
    person.act(person.legal()[0])
    for word in ("board", "where reserve", "moves", "last", "me", "turn", "help"):
        person.type(word)
        expect(person.page.locator("[data-region=notes] .answer")).to_be_visible()
        assert person.said().split() == person.note().split()
        if word == "moves":
            assert all(text in person.said() for text in person.legal())


def test_a_look_back_shows_an_earlier_position_and_returns(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE)
    for _ in range(4):
        person.turn().act(person.legal()[0])
    end = person.position()
    person.do("open")
    lines = person.page.locator("[data-region=log] [data-do=look]")
    lines.nth(lines.count() - 3).click()
    assert person.position() != end
    assert person.legal() == [] or person.page.locator("[data-region=choices] .can").count() == 0
    person.page.locator("[data-region=prompt] [data-do=look]").click()
    assert person.position() == end


def test_resigning_asks_once_and_a_rematch_moves_the_seats_on(person: Person) -> None:
    person.sit("hack-attack", YOU, BEGINNER, names=("Ann",)).turn()
    person.do("resign")
    assert not person.over()
    person.notice("resign").locator("[data-do=resign]").click()
    expect(person.page.locator(".result")).to_be_visible()
    person.do("again")
    expect(person.page.locator(".panel bdi").first).not_to_have_text("Ann")


def test_text_that_people_wrote_stays_text(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE, names=("<b>Ann</b>", "{p0} & Bo"))
    for _ in range(2):
        person.turn().act(person.legal()[0])
    assert person.page.locator("bdi b").count() == 0
    expect(person.page.locator(".panel bdi").first).to_have_text("<b>Ann</b>")


@pytest.mark.parametrize("width", [320, 1280])
def test_long_names_widen_nothing(person: Person, width: int) -> None:
    page = person.page
    page.set_viewport_size({"width": width, "height": 800})
    person.sit("tash-kalar", YOU, HERE, HERE, HERE, names=("W" * 24, "M" * 24, "x" * 24, "Oo" * 12))
    person.do("show").turn()
    panels, board = (box(page.locator(f"[data-region={name}]")) for name in ("panels", "board"))
    assert max(box(panel)["width"] for panel in page.locator(".panel").all()) <= panels["width"]
    assert panels["x"] + panels["width"] <= board["x"] or panels["y"] + panels["height"] <= board["y"]
    wide = "document.documentElement.scrollWidth"
    assert page.evaluate(wide) <= width
    person.act(person.legal()[0]).kept()
    page.go_back()
    expect(page.locator("[data-region=saved] li")).to_have_count(1)
    assert page.evaluate(wide) <= width


def test_keys_open_the_drawers(person: Person) -> None:
    person.sit("hack-attack", YOU, BEGINNER).turn()
    for key, name in (("l", "log"), ("r", "rules")):
        person.page.keyboard.press(key)
        expect(person.page.locator(f"[data-drawer={name}]")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.locator(f"[data-drawer={name}]")).to_be_hidden()


def test_the_focus_stays_through_a_click(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE).turn()
    for _ in range(5):
        first = person.page.locator("[data-action].can").first
        first.focus()
        person.page.keyboard.press("Enter")
        assert person.page.evaluate("document.activeElement !== document.body")


def test_what_moved_glides_with_all_that_lies_on_it(person: Person) -> None:
    glides = """async (text) => {
      const gliding = () => document.getAnimations().filter((a) => a.constructor === Animation);
      await Promise.allSettled(gliding().map((a) => a.finished));
      const action = document.querySelector(`[data-action="${text}"]`);
      action.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return gliding().map((a) => a.effect.target.dataset.key);
    }"""

    def glided(beginning: str) -> list[str]:
        text = next(text for text in person.turn().legal() if text.startswith(beginning))
        keys: list[str] = person.page.evaluate(glides, text)
        return sorted(
            key for key in keys if person.page.locator(f"[data-region=board] [data-key='{key}']").count()
        )

    person.page.emulate_media(reduced_motion="no-preference")
    person.sit("hack-attack", YOU, HERE)
    assert glided("lay") == ["board-m"]
    assert glided("place m1") == ["piece-m1"], "the square stays where it is"
    laid = glided("lay")
    assert len(laid) == 2 and "board-m" in laid, "its piece goes with it"
    person.page.emulate_media(reduced_motion="reduce")
    assert glided("place") == []
