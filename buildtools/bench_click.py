"""One click at a table in Chromium: its main-thread work, and how soon it stops a computer that thinks."""

from __future__ import annotations

import json
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import pygames
from buildtools import PUBLIC, ROOT, site
from buildtools.browsers import CHROMIUM_FLAGS, chromium
from buildtools.serve import serving
from buildtools.tools import say
from pygames.core.record import Seat
from pygames.core.table import Table

PLAY = ROOT / "e2e" / "smoke" / "play.js"
"""Sits two people down at one device and plays a game to its end, in the page."""
CLICKS = 60
"""So many clicks at least are timed, in as many games as it takes."""
MEDIAN, WORST = 16, 50
"""Milliseconds that the median click and the worst may take."""
STOPS, STOPPED = 5, 100
"""So many thoughts are broken off in each way, and the milliseconds that may take."""

LAY_OUT = """addEventListener("click", () => {
  const timed = (name) => performance.getEntriesByName(name).length;
  if (timed("click") === timed("layout")) return;
  const start = performance.now();
  document.body.offsetHeight;
  performance.measure("layout", { start });
})"""
"""After every timed click the page is laid out at once, so that the browser's share is timed with it."""
TIMES = (
    """["click", "layout"].map((name) => performance.getEntriesByName(name).map((entry) => entry.duration))"""
)

TRACED = ["-*", "devtools.timeline", "blink.user_timing"]

SIT = """(game) => {
  const form = document.querySelector(`form[data-do=sit][data-what="${game}"]`);
  form.querySelector("[name=seat-0]").value = "you";
  form.querySelector("[name=seat-1]").value = "master";
  form.querySelector("button").click();
}"""
AWAIT_THOUGHT = """async () => {
  const thinks = () => /[0-9]/.test(document.querySelector(".thinking")?.textContent);
  for (let acted = false, tries = 0; !acted || !thinks(); tries++) {
    if (tries > 1500) throw new Error(document.querySelector("main").textContent.slice(0, 300));
    const again = document.querySelector("[data-region=prompt] [data-do=again]");
    if (again) acted = false;
    again?.click();
    const can = document.querySelectorAll(".can[data-action]");
    can[Math.floor(Math.random() * can.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    acted ||= can.length > 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""
"""Plays until the computer, after an action of the person, tells how far it has thought."""
ANSWERED = """async ([button, job]) => {
  const start = performance.now();
  if (button) document.querySelector(button).click();
  const { action } = JSON.parse(await pygamesPage.think(job));
  if (!action) throw new Error("the worker was broken off");
  return performance.now() - start;
}"""
"""Milliseconds from the click on a button until the worker of the computers has answered a small job."""


def main() -> None:
    """Measures every game and prints what comes out, against the aims."""
    site.build()
    with sync_playwright() as playwright, serving(PUBLIC) as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        say("Work of the main thread for one click, layout included, two people playing to the end:")
        for game in pygames.games():
            _tell_clicks(browser, address, game)
        say("A thought of the level master broken off, from the click until its worker answers a small job:")
        for game in pygames.games():
            _tell_stops(browser, address, game)
        browser.close()


def _open(visitor: Browser | BrowserContext, address: str) -> Page:
    page = visitor.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-boot=ready]", state="attached", timeout=60_000)
    return page


def _acquainted(browser: Browser, address: str) -> BrowserContext:
    """A browser that has been here: the page has kept itself and all that it keeps after a first start."""
    visitor = browser.new_context()
    page = _open(visitor, address)
    page.evaluate(f"{PLAY.read_text('utf-8')}; keepItself()")
    page.close()
    return visitor


# -- clicks ------------------------------------------------------------------------------------------


def _tell_clicks(browser: Browser, address: str, game: str) -> None:
    times: list[float] = []
    busy: list[float] = []
    games = 0
    visitor = _acquainted(browser, address)
    while len(times) < CLICKS:
        page = _open(visitor, address)
        browser.start_tracing(page=page, categories=TRACED)
        times += clicks(page, game)
        busy += processor_times(browser.stop_tracing())
        page.close()
        games += 1
    visitor.close()
    middle, worst = median(busy), max(busy)
    verdict = "reached" if middle < MEDIAN and worst < WORST else "not reached"
    say(
        f"  {game:<12} median {middle:.1f} ms, worst {worst:.1f} ms of {len(busy)} clicks in {games} games; "
        f"the aims of {MEDIAN} and {WORST} are {verdict} "
        f"(by the clock, with all else the machine does, {median(times):.1f} and {max(times):.1f} ms)"
    )


def clicks(page: Page, game: str) -> list[float]:
    """The milliseconds each click on an action took in a whole game, as `web/js/listen.js` measures it,
    and the browser to lay out what it changed."""
    page.evaluate(LAY_OUT)
    page.evaluate(f"{PLAY.read_text('utf-8')}; playToTheEnd({json.dumps(game)})")
    answered, laid_out = page.evaluate(TIMES)
    return [float(work + layout) for work, layout in zip(answered, laid_out, strict=True)]


def processor_times(trace: bytes) -> list[float]:
    """The milliseconds of the processor the same clicks took, whatever else the machine had to do."""
    events = json.loads(trace)["traceEvents"]
    starts = [event["ts"] for event in events if event["name"] == "layout" and event["ph"] == "b"]
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "click"
        if any(event["ts"] <= start <= event["ts"] + event["dur"] for start in starts)
    ]


# -- broken off --------------------------------------------------------------------------------------


def _tell_stops(browser: Browser, address: str, game: str) -> None:
    page = _open(browser, address)
    page.evaluate(SIT, game)
    page.wait_for_selector("[data-table]")
    job = small_job(game)
    idle, times = [], []
    for _time in range(STOPS):
        page.evaluate(AWAIT_THOUGHT)
        times.append(_answered(page, "[data-do=takeback]", job))
        idle.append(_answered(page, "", job))
    for _time in range(STOPS):
        page.evaluate(AWAIT_THOUGHT)
        page.evaluate("document.querySelector('[data-do=resign]').click()")
        times.append(_answered(page, "[data-notice=resign] [data-do=resign]", job))
    page.close()
    verdict = "reached" if max(times) < STOPPED else "not reached"
    say(
        f"  {game:<12} median {median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)} "
        f"(an idle worker: {median(idle):.0f} ms); the aim of {STOPPED} is {verdict}"
    )


def _answered(page: Page, button: str, job: str) -> float:
    return float(page.evaluate(ANSWERED, [button, job]))


def small_job(game: str) -> str:
    """A job for `web/worker.py` that a beginner decides at first sight."""
    table = Table(pygames.load(game), [Seat("person", "Ann"), Seat("person", "Bo")])
    state = table.observe(table.current_player()).to_json()
    return json.dumps({"game": game, "level": "beginner", "state": state})
