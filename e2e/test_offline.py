"""Without the network, and with a new version of the site."""

import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from buildtools import PUBLIC
from buildtools.serve import Server, address, make_server, start
from e2e.table import BEGINNER, YOU, Person


def keep(page: Page) -> None:
    """Wait until the page has kept itself."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")


def test_the_second_visit_plays_on_with_the_server_stopped(page: Page, own_server: Server) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = Person(page, address(own_server)).sit("hack-trick", YOU, BEGINNER).turn()
    person.act(person.legal()[0]).turn().kept()
    keep(page)
    before = person.position()
    own_server.stop()
    page.reload()
    person.ready().turn()
    assert person.position() == before
    for _ in range(6):
        person.turn()
        if person.over():
            break
        person.act(person.legal()[0])
    person.do("leave")
    page.locator('[data-do=sit][data-what="hack-attack"]').first.click()
    person.turn().act(person.legal()[0])
    person.page.keyboard.press("r")
    expect(page.locator("[data-drawer=rules] [id^=ha-]").first).to_be_attached()


def test_a_new_version_waits_for_a_word_and_comes_whole(context: BrowserContext, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(PUBLIC, folder)
    server = make_server(folder)
    start(server)
    try:
        page = context.new_page()
        person = Person(page, address(server)).sit("hack-trick", YOU, BEGINNER).turn()
        person.act(person.legal()[0]).kept()
        keep(page)
        person.goto(page.url.removeprefix(person.site)).turn()
        worker = folder / "sw.js"
        worker.write_text(worker.read_text("utf-8") + "\n// another version\n", "utf-8")
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 0)"
        )
        expect(person.notice("update")).to_be_visible()
        before = person.position()
        person.act(person.legal()[0]).turn()
        person.do("takeback").turn()
        with page.expect_navigation():
            person.notice("update").locator("[data-do=update]").click()
        person.ready().turn()
        assert person.position() == before
        expect(person.notice("update")).to_have_count(0)
    finally:
        server.stop()
