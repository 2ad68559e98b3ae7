"""The built site, served under a path on a free port, and pages of Chromium that forgive nothing.

A `page` fails its test when it writes an error to the console, throws, or asks any other host for
anything. Tests that break the page on purpose take a `bare_page`.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from buildtools import PUBLIC, site
from buildtools.browsers import CHROMIUM_FLAGS, chromium
from buildtools.serve import Server, address, make_server, start

PATIENCE = 30_000
"""Milliseconds until an element that does not come fails its test; the first boot is the slowest."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site_server() -> Iterator[Server]:
    """The built site's server for all tests that leave it running."""
    site.build()
    server = make_server(PUBLIC)
    start(server)
    yield server
    server.stop()


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server of the built site for one test, which may stop it."""
    site.build()
    server = make_server(PUBLIC)
    start(server)
    yield server
    server.stop()


@pytest.fixture(name="site", scope="session")
def site_address(site_server: Server) -> str:
    """The address of the built site's lobby."""
    return address(site_server)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile: nothing kept, nothing cached."""
    made = browser.new_context()
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


@pytest.fixture
def bare_page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that fails its test on any console error, exception or request to another host."""
    made = context.new_page()
    complaints: list[str] = []
    watch(made, complaints)
    yield made
    assert not complaints, complaints


def watch(page: Page, complaints: list[str]) -> None:
    """Collects what a page must never do."""

    def told(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    def asked(request: Request) -> None:
        if not local(request.url):
            complaints.append(f"asked for {request.url}")

    page.on("console", told)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", asked)


def local(url: str) -> bool:
    """Whether an address is this machine's or no host's at all."""
    return url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:", "about:"))
