"""Main-thread work of one click at a table, from the event to the patched page, in Chromium."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page, sync_playwright

import pygames
from buildtools import PUBLIC, site
from buildtools.browsers import CHROMIUM_FLAGS, chromium
from buildtools.serve import serving
from buildtools.tools import say

CLICKS = 120
MEDIAN, WORST = 16, 50
"""Milliseconds that the median click and the worst may take."""


def main() -> None:
    """Plays against someone at the same device and prints the work of a click of each game."""
    site.build()
    say(f"Main-thread work of {CLICKS} clicks at a table:")
    with sync_playwright() as playwright, serving(PUBLIC) as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for game in pygames.games():
            page = browser.new_page()
            page.goto(f"{address}{game}.html")
            page.wait_for_selector("html[data-boot=ready]", state="attached", timeout=60_000)
            times = clicks(page)
            middle, worst = median(times), max(times)
            verdict = "reached" if middle < MEDIAN and worst < WORST else "not reached"
            say(
                f"  {game:<12} median {middle:.1f} ms, worst {worst:.1f} ms of {len(times)}; "
                f"the aims of {MEDIAN} and {WORST} are {verdict}"
            )
            page.close()
        browser.close()


def clicks(page: Page) -> list[float]:
    """Presses whatever can be done, a new table after each end; the milliseconds each press took.

    The page measures itself: see `act` in `web/js/listen.js`.
    """
    for _ in range(CLICKS):
        page.wait_for_selector(".can[data-action], [data-do=again]", timeout=30_000)
        page.evaluate(
            """() => {
              const can = [...document.querySelectorAll(".can[data-action]")];
              const again = document.querySelector("[data-do=again]");
              const next = can[Math.floor(Math.random() * can.length)] ?? again;
              next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
            }"""
        )
    times = page.evaluate("performance.getEntriesByName('click').map((entry) => entry.duration)")
    return [float(time) for time in times]
