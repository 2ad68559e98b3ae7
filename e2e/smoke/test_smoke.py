"""Firefox and WebKit play the site as Chromium does."""

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver

from buildtools import ROOT
from buildtools.serve import Server, address
from buildtools.tools import program
from e2e.smoke import KEPT, PLAY, READY, SIT

Run = Callable[[str], Any]
"""Runs the body of a function in the page; `reload` loads the page anew."""
PATIENCE = 90.0
"""Seconds until what does not come fails the test."""


def until(run: Run, body: str, wanted: object = True) -> None:
    """Run a function in the page until it answers as wanted."""
    end = time.monotonic() + PATIENCE
    while (answer := run(body)) != wanted:
        if time.monotonic() > end:
            raise AssertionError(f"{answer!r} instead of {wanted!r} after {PATIENCE:.0f} s: {body}")
        time.sleep(0.05)


@contextmanager
def firefox(url: str) -> Iterator[Run]:
    """Debian's Firefox, driven from Node."""
    command = [program("node", "it drives Firefox"), str(Path(__file__).with_name("firefox.mjs"))]
    command += [program("firefox-esr", "the checks play in it"), url]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as driver:
        assert driver.stdin is not None
        assert driver.stdout is not None
        talk, answers = driver.stdin, driver.stdout
        assert answers.readline(), "Firefox did not start"

        def run(body: str) -> Any:
            talk.write(json.dumps(body) + "\n")
            talk.flush()
            return json.loads(answers.readline())

        yield run
        talk.close()


@contextmanager
def webkit(url: str) -> Iterator[Run]:
    """WebKitGTK's small browser on a screen nobody sees."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        [program("Xvfb", "WebKit needs a screen"), "-displayfd", str(writing), "-screen", "0", "1280x900x24"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser")))
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(
        program("WebKitWebDriver", "the checks play in it"),
        env={**os.environ, "DISPLAY": f":{number}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
    )
    try:
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.get(url)

            def run(body: str) -> Any:
                return driver.refresh() if body == "reload" else driver.execute_script(body)

            yield run
        finally:
            driver.quit()
    finally:
        screen.terminate()
        screen.wait()


BROWSERS = {"firefox": firefox, "webkit": webkit}


@pytest.mark.parametrize("name", BROWSERS)
def test_a_game_to_its_end_and_a_visit_without_the_server(name: str, own_server: Server) -> None:
    with BROWSERS[name](address(own_server)) as run:
        until(run, READY)
        run(SIT)
        end = time.monotonic() + 2 * PATIENCE
        while (state := run(PLAY)) != "over":
            assert time.monotonic() < end, f"still {state}"
            time.sleep(0.02)
        until(run, KEPT)
        own_server.stop()
        run("reload")
        until(run, READY)
        until(run, "return !!document.querySelector('[data-region=prompt] .result');")
