"""A boot that fails ends in a screen that says why and what to do; a click made meanwhile is answered."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import pygames
from e2e.table import BEGINNER, HERE, YOU, Person

READY = "html[data-boot=ready]"
FAILED = ".boot-failed"
NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') }"


def screen(page: Page) -> str:
    """The words of the screen that a failed boot ends in."""
    page.wait_for_selector(FAILED, timeout=60_000)
    return page.inner_text(FAILED)


def answer(status: int) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=status, body="")


@pytest.mark.parametrize(
    "name", ["python_stdlib.zip", "pyodide.asm.wasm", "pyodide.mjs", "page.js", "core.js"]
)
def test_a_missing_file_is_named(bare_page: Page, site: str, name: str) -> None:
    bare_page.route(f"**/{name}", answer(404))
    bare_page.goto(site)
    words = screen(bare_page)
    assert "did not arrive" in words
    assert name in words
    assert "Load the page again" in words


def test_the_screen_loads_the_page_again(bare_page: Page, site: str) -> None:
    bare_page.route("**/core.js", answer(404))
    bare_page.goto(site)
    screen(bare_page)
    bare_page.unroute("**/core.js")
    bare_page.click(f"{FAILED} button")
    bare_page.wait_for_selector(READY, state="attached", timeout=60_000)
    expect(bare_page.locator(FAILED)).to_have_count(0)


@pytest.mark.parametrize(
    ("breakage", "told"),
    [
        ("delete globalThis.WebAssembly", "WebAssembly is switched off"),
        (
            "WebAssembly.instantiate = WebAssembly.instantiateStreaming = WebAssembly.compile = "
            "() => Promise.reject(new WebAssembly.CompileError('blocked by policy'))",
            "WebAssembly is switched off",
        ),
        ("delete globalThis.structuredClone", "too old"),
        (NO_STORAGE, "blocks this page's storage"),
        ("Object.defineProperty(window, 'pygamesPage', { set() {}, get() {} })", "could not be laid"),
    ],
)
def test_what_the_browser_denies_is_named(bare_page: Page, site: str, breakage: str, told: str) -> None:
    bare_page.add_init_script(breakage)
    bare_page.goto(site)
    assert told in screen(bare_page)


def test_a_click_before_python_is_answered(page: Page, site: str) -> None:
    page.goto(site)
    page.wait_for_selector("html:not([data-boot])", state="attached")
    page.locator("[data-do=sit]").first.click()
    expect(page.locator("body")).to_have_attribute("data-page", "table", timeout=60_000)


def test_every_address_is_relative(page: Page, site: str) -> None:
    """The site works wherever it is put: no page names the place it is at."""
    page.goto(site)
    addresses = page.eval_on_selector_all(
        "[href], [src], [action]",
        "all => all.map(e => e.getAttribute('href') ?? e.getAttribute('src') ?? e.getAttribute('action'))",
    )
    assert addresses
    assert not [address for address in addresses if re.match(r"/|[a-z]+://", address)]


PLAY = Path(__file__).parent / "smoke" / "play.js"
MEMORY = "pygames-memory"
REMEMBERED = "performance.getEntriesByName('python remembered').length"


def keep_memory(page: Page, site: str) -> None:
    """A first visit, until Python's memory is kept for the next."""
    page.goto(site)
    page.evaluate(f"{PLAY.read_text('utf-8')}; keepItself()")


def test_a_later_visit_takes_up_the_memory_of_the_first(page: Page, site: str) -> None:
    keep_memory(page, site)
    assert page.evaluate(REMEMBERED) == 0
    person = Person(page, site).goto()
    assert page.evaluate(REMEMBERED) == 1
    for game in pygames.games():
        person.goto().sit(game, YOU, BEGINNER).turn()
        person.act(person.legal()[0]).turn()


def test_two_deals_from_one_memory_differ(page: Page, site: str) -> None:
    keep_memory(page, site)
    person = Person(page, site)
    deals = {person.goto().sit("hack-trick", YOU, HERE).turn().position() for _ in range(3)}
    assert len(deals) > 1


@pytest.mark.parametrize("body", ["''", "'damaged'", "new Uint8Array(32_000_000)"])
def test_a_damaged_memory_is_put_away(page: Page, site: str, body: str) -> None:
    keep_memory(page, site)
    page.evaluate(
        f"caches.open('{MEMORY}').then(store => store.keys()"
        f".then(all => store.put(all[0], new Response({body}))))"
    )
    Person(page, site).goto().sit("hack-attack", YOU, HERE).turn()
    assert page.evaluate(REMEMBERED) == 0
    assert not page.evaluate(f"caches.has('{MEMORY}')")


def test_a_boot_that_fails_puts_the_memory_away(page: Page, bare_page: Page, site: str) -> None:
    keep_memory(page, site)
    bare_page.add_init_script(NO_STORAGE)
    bare_page.goto(site)
    screen(bare_page)
    assert not page.evaluate(f"caches.has('{MEMORY}')")
