"""A person at the page, as the tests need one: sits down, acts, reads."""

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

from pygames.core.game import SPECTATOR
from pygames.core.reading import read
from pygames.core.record import Record

READY = 60_000
"""Milliseconds in which Python has started."""
T = TypeVar("T")
YOU, HERE, BEGINNER = "you", "here", "beginner"


class Person:
    """Someone at a page of the site, whose address is `site`."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def goto(self, address: str = "") -> "Person":
        """Open a page and wait until its program answers."""
        self.page.goto("about:blank")
        self.page.goto(self.site + address)
        return self.ready()

    def ready(self) -> "Person":
        """Wait until the page's program answers."""
        self.page.wait_for_selector("html[data-boot=ready]", timeout=READY)
        return self

    def sit(self, game: str, *seats: str, names: Sequence[str] = (), **options: Any) -> "Person":
        """A new table from the lobby's form."""
        if self.page.evaluate("document.body.dataset.page") != "lobby":
            self.goto()
        form = self.page.locator(f'form[data-do=sit][data-what="{game}"]')
        form.locator("xpath=ancestor::details/summary").click()
        for at, seat in enumerate(seats):
            form.locator(f"[name=seat-{at}]").select_option(seat)
        for at, name in enumerate(names):
            form.locator(f"[name=name-{at}]").fill(name)
        for name, value in options.items():
            own = form.locator(f"[name^=option-{name}-]")
            if own.count():
                for at, word in enumerate(value.split()):
                    own.nth(at).select_option(word)
                continue
            field = form.locator(f"[name=option-{name}]")
            if isinstance(value, bool):
                field.set_checked(value)
            elif field.evaluate("field => field.localName") == "select":
                field.select_option(str(value))
            else:
                field.fill(str(value))
        form.locator("button").click()
        expect(self.page.locator("[data-table]")).to_be_visible()
        return self

    # -- what is seen ----------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The texts of what can be done now, each once."""
        texts = self.page.locator("[data-action].can").evaluate_all("all => all.map(a => a.dataset.action)")
        return sorted(set(texts))

    def kept(self) -> "Person":
        """Wait until the store holds the table as it is on the page, and the table has an address."""
        self.page.wait_for_url(re.compile("#table="))
        key = self.page.url.partition("#table=")[2]

        def same() -> bool:
            found = next(table for table in tables(self.page) if table["id"] == key)
            state = read(json.loads(found["body"])["record"]).replay().state
            names = [name.inner_text() for name in self.page.locator(".panel bdi").all()]
            shown = self.position().split()
            views = (
                state.game.face.render(state.observe(seat), names)
                for seat in (SPECTATOR, *range(state.seats))
            )
            return any("".join(view.text).split() == shown for view in views)

        until(self.page, same, "the store never holds the table as it is on the page")
        return self

    def action(self, text: str) -> Locator:
        """What stands for an action."""
        return self.page.locator(f'[data-action="{text}"]').first

    def prompt(self) -> str:
        """What is asked."""
        return self.page.locator("[data-region=prompt]").inner_text()

    def note(self) -> str:
        """What stands below the prompt."""
        return self.page.locator("[data-region=notes]").inner_text()

    def said(self) -> str:
        """What a screen reader was told last."""
        return self.page.locator("[data-region=live]").inner_text()

    def settled(self) -> "Person":
        """Wait for what follows a click a moment later: the log and the position in words."""
        self.page.evaluate(
            """() => new Promise((done) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => setTimeout(done, 20);
              port2.postMessage("after all that was posted before");
            })"""
        )
        return self

    def log(self) -> list[str]:
        """The lines of the log."""
        self.settled()
        lines: list[str] = self.page.locator("[data-region=log] li").all_text_contents()
        return lines

    def position(self) -> str:
        """The whole position in words."""
        self.settled()
        return self.page.locator("[data-region=words]").text_content() or ""

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("[data-region=prompt] .result").count() > 0

    # -- what is done ----------------------------------------------------------------------------

    def turn(self) -> "Person":
        """Wait until there is something to decide here, or the game is over."""
        self.page.wait_for_selector(
            "[data-action].can, [data-region=prompt] .result, [data-do=show], [data-do=pass]", timeout=READY
        )
        return self

    def act(self, text: str) -> "Person":
        """Click what stands for an action."""
        self.action(text).click()
        return self

    def do(self, verb: str) -> "Person":
        """Click what stands for a verb of the page, also in the table's menu."""
        button = self.page.locator(f'[data-do="{verb}"]').first
        if not button.is_visible():
            self.page.locator("details.menu > summary").click()
        button.click()
        return self

    def type(self, text: str) -> "Person":
        """Type at the table."""
        self.page.keyboard.press("/")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        return self

    def notice(self, key: str) -> Locator:
        """A line above the page."""
        return self.page.locator(f'[data-notice="{key}"]')

    def play_to_the_end(self, rng: random.Random, limit: int = 600) -> int:
        """Play any legal actions by clicks; how many there were."""
        for done in range(limit):
            self.turn()
            if self.over():
                return done
            self.act(rng.choice(self.legal()))
        raise AssertionError(f"no end after {limit} actions")


def until(page: Page, found: Callable[[], T | None], complaint: str) -> T:
    """What is found, once there is something; for what the page alone cannot tell."""
    for _ in range(READY // 50):
        if result := found():
            return result
        page.wait_for_timeout(50)
    raise AssertionError(complaint)


def tables(page: Page) -> list[dict[str, Any]]:
    """The documents of the store, as the page reads it."""
    return [json.loads(text) for text in json.loads(page.evaluate("pygamesPage.all()"))]


def kept_record(page: Page, longer_than: int = -1) -> Record:
    """The record of the one table in the store, once it is longer than so many actions."""

    def longer() -> Record | None:
        found = tables(page)
        record = read(json.loads(found[0]["body"])["record"]) if found else None
        return record if record and len(record.actions) > longer_than else None

    return until(page, longer, f"no record of more than {longer_than} actions is kept")


def put(page: Page, document: Any) -> None:
    """Write a document to the store, whatever it is; the page has made the store before."""
    tables(page)
    page.evaluate(
        """document => new Promise((resolve, reject) => {
          const opening = indexedDB.open("pygames");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction("tables", "readwrite");
            writing.objectStore("tables").put(document);
            writing.oncomplete = () => { opening.result.close(); resolve(); };
            writing.onerror = () => reject(writing.error);
          };
        })""",
        document,
    )
