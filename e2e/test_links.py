"""Addresses: records and positions in links, the broken ones too; any path of any host."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import pygames
from buildtools import PUBLIC
from buildtools.browsers import CHROMIUM_FLAGS, chromium
from buildtools.serve import address, make_server, start
from e2e.table import BEGINNER, HERE, YOU, Person
from pygames.core.dealer import RandomDealer
from pygames.core.table import Table
from web.seating import usual_seats


def record() -> str:
    """A record of a few actions, compact."""
    game, rng = pygames.load("hack-attack"), random.Random(5)
    table = Table(game, usual_seats(game), dealer=RandomDealer(5))
    for _ in range(6):
        table.push(table.state.action_to_string(rng.choice(table.state.legal_actions())))
    return table.record().compact()


def test_a_link_holds_a_whole_record(page: Page, site: str) -> None:
    person = Person(page, site).goto(f"hack-attack.html#record={record()}")
    expect(page.locator("[data-table=hack-attack]")).to_be_visible()
    assert len(person.log()) >= 6
    person.kept()
    person.goto()
    expect(page.locator("[data-region=saved] li")).to_have_count(1)


def test_a_link_is_copied_and_opens_elsewhere(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = Person(page, site).sit("hack-attack", YOU, HERE)
    for _ in range(3):
        person.turn().act(person.legal()[0])
    before = person.position()
    person.do("link")
    expect(person.notice("link")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(site)
    person.goto(link.removeprefix(site))
    expect(page.locator("[data-region=words]")).to_have_text(before)


def test_a_damaged_link_is_refused_and_the_lobby_stands(page: Page, site: str) -> None:
    person = Person(page, site).sit("hack-attack", YOU, HERE)
    person.act(person.legal()[0]).kept()
    good, rng = record(), random.Random(6)
    for _ in range(5):
        at = rng.randrange(len(good))
        bad = good[:at] + rng.choice(("", "A", "_", "%", "<", "é", "%00")) + good[at + 1 + rng.randrange(3) :]
        page.goto(f"{site}hack-attack.html#record={bad}")
        person.ready()
    for what in ("table=none", "table=%3Cscript%3E", "position=x"):
        page.goto(f"{site}hack-trick.html#{what}")
        person.ready()
        expect(person.notice("error")).to_be_visible()
    person.goto()
    expect(page.locator("[data-region=saved] li:not(.faulty)").first).to_be_visible()


@pytest.mark.parametrize("what", ["game=chess", "game=hack-attack&record=x", "game=hack-attack&position=x"])
def test_in_a_frame_a_damaged_link_leads_to_a_table_and_not_to_the_lobby(
    page: Page, site: str, what: str
) -> None:
    person = Person(page, site).goto(f"embed.html#{what}")
    expect(person.notice("error")).to_be_visible()
    expect(page.locator("[data-table]")).to_be_visible()
    assert page.evaluate("document.body.dataset.page") == "embed"
    if "hack-attack" in what:
        person.turn().act(person.legal()[0])


def test_a_host_without_https_serves_too(browser: Browser, site: str) -> None:
    """A browser trusts such a page less: no service worker, no locks, no clipboard, no cache."""
    flags = [*CHROMIUM_FLAGS, "--host-resolver-rules=MAP table.test 127.0.0.1"]
    other = browser.browser_type.launch(executable_path=chromium(), args=flags)
    page = other.new_page(reduced_motion="reduce")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = Person(page, site.replace("127.0.0.1", "table.test")).sit("hack-trick", YOU, BEGINNER).turn()
    assert not page.evaluate("isSecureContext")
    for _ in range(3):
        person.act(person.legal()[0]).turn()
    person.kept()
    before = person.position()
    person.do("link")
    expect(person.notice("link")).to_contain_text("save the table as a file")
    page.reload()
    person.ready().turn()
    assert person.position() == before and faults == []
    other.close()


@pytest.mark.parametrize("prefix", ["/", "/a/b.c/d_e/"])
def test_the_site_works_under_any_path(page: Page, site: str, prefix: str) -> None:
    server = make_server(Path(PUBLIC), prefix=prefix)
    start(server)
    try:
        person = Person(page, address(server, prefix))
        person.sit("hack-trick", YOU, BEGINNER).turn()
        person.act(person.legal()[0]).turn().kept()
        before = person.position()
        page.reload()
        person.ready().turn()
        assert person.position() == before
    finally:
        server.stop()
