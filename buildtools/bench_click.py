"""Main-thread work of one click at a table, from the event to the patched page, in Chromium."""

from __future__ import annotations

import json
from statistics import median

from playwright.sync_api import Page, sync_playwright

import pygames
from buildtools import PUBLIC, ROOT, site
from buildtools.browsers import CHROMIUM_FLAGS, chromium
from buildtools.serve import serving
from buildtools.tools import say

PLAY = ROOT / "e2e" / "smoke" / "play.js"
"""Sits two people down at one device and plays a game to its end, in the page."""
MEDIAN, WORST = 16, 50
"""Milliseconds that the median click and the worst may take."""


def main() -> None:
    """Plays each game to its end and prints the work of its clicks."""
    site.build()
    say("Main-thread work of one click at a table, two people playing a game to its end:")
    with sync_playwright() as playwright, serving(PUBLIC) as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for game in pygames.games():
            page = browser.new_page()
            page.goto(address)
            page.wait_for_selector("html[data-boot=ready]", state="attached", timeout=60_000)
            times = clicks(page, game)
            middle, worst = median(times), max(times)
            verdict = "reached" if middle < MEDIAN and worst < WORST else "not reached"
            say(
                f"  {game:<12} median {middle:.1f} ms, worst {worst:.1f} ms of {len(times)}; "
                f"the aims of {MEDIAN} and {WORST} are {verdict}"
            )
            page.close()
        browser.close()


def clicks(page: Page, game: str) -> list[float]:
    """The milliseconds each click of a whole game took; the page measures them in `web/js/listen.js`."""
    page.evaluate(f"{PLAY.read_text('utf-8')}; playToTheEnd({json.dumps(game)})")
    times = page.evaluate("performance.getEntriesByName('click').map((entry) => entry.duration)")
    return [float(time) for time in times]
