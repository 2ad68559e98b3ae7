"""From the lobby's address to its first answered click, against a stock PyScript page's hello world."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import brotli  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from buildtools import PUBLIC, SCRATCH, site
from buildtools.browsers import CHROMIUM_FLAGS, chromium
from buildtools.inside import STOCK
from buildtools.runtime import PYSCRIPT
from buildtools.serve import Handler, serving
from buildtools.tools import PYTHON, requirements_of, run, say

LINE = {"offline": False, "latency": 40, "downloadThroughput": 20e6 / 8, "uploadThroughput": 20e6 / 8}
"""20 Mbit/s both ways and 40 ms, in the units of the browser's network emulation."""
AIMS = {"cold": 0.5, "warm": 0.35, "line": 0.6}
MOST_BYTES = 4_200_000
FOREVER = 60_000

CLICK = """
addEventListener("DOMContentLoaded", () => {
  const seen = new MutationObserver(() => {
    if (document.body.dataset.page !== "table") return;
    seen.disconnect();
    document.documentElement.dataset.answered = performance.now();
  });
  seen.observe(document.body, { attributeFilter: ["data-page"] });
  (function click() {
    if (window.pygamesPage) document.querySelector("[data-do=sit]").click();
    else setTimeout(click, 5);
  })();
});
"""
"""Presses Play as soon as the page's scripts listen, and notes when the table is there."""

SETTLED = """
async () => {
  while (document.body.dataset.page && !(await caches.keys()).includes("pygames-memory"))
    await new Promise((resolve) => setTimeout(resolve, 100));
}
"""
"""Waits until our page has kept what it keeps after a first visit; a stock page keeps nothing itself."""

HELLO = """
from pyscript import document, window
document.querySelector("p").textContent = "hello, world"
document.documentElement.dataset.answered = window.performance.now()
"""


class Cacheable(Handler):
    """Lets the browser keep files for a while, as static hosts do; counts what is sent."""

    cache_control = "max-age=600"
    sent = 0

    def copyfile(self, source, outputfile) -> None:  # type: ignore[no-untyped-def]
        """Counts the bytes of a body on their way."""
        data = source.read()
        type(self).sent += len(data)
        outputfile.write(data)


def main(runs: int = 5) -> None:
    """Measures and prints the boot; takes about three minutes.

    `runs`: how many fresh profiles each page is loaded in, cold and then warm, one page after the other.
    """
    site.build()
    stock = stock_page()
    say(f"Boot: medians of {runs} fresh profiles; the lobby to its first answered click / a stock page.")
    with sync_playwright() as playwright:
        plain = {name: handler({}) for name in ("ours", "stock")}
        packed = {"ours": handler(compressed(PUBLIC)), "stock": handler(compressed(stock))}
        pages = {"ours": PUBLIC, "stock": stock}
        for handlers, line in ((plain, False), (packed, True)):
            times: dict[str, list[tuple[float, float]]] = {name: [] for name in pages}
            for _ in range(runs):
                for name, folder in pages.items():
                    times[name].append(visit(playwright, folder, handlers[name], line))
            cold, warm = ({name: median(pair[at] for pair in times[name]) for name in pages} for at in (0, 1))
            if line:
                _tell("20 Mbit/s, 40 ms", cold, AIMS["line"])
            else:
                _tell("cold", cold, AIMS["cold"])
                _tell("warm", warm, AIMS["warm"])
        _tell_bytes(playwright, packed["ours"])


def visit(playwright: Playwright, folder: Path, kind: type[Cacheable], line: bool) -> tuple[float, float]:
    """Milliseconds to the answer in a fresh profile, then once more in the same."""
    with serving(folder, handler=kind) as address, profile(playwright) as context:
        times = []
        for _ in range(1 if line else 2):
            page = context.new_page()
            if line:
                session = context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", LINE)
            times.append(answered(page, address))
            if not line:
                page.evaluate(SETTLED)
                time.sleep(1.5)  # what the page does afterwards is not the next visit's affair
            page.close()
        return times[0], times[-1]


def answered(page: Page, address: str) -> float:
    """Opens a page and waits for its answer; the milliseconds since the navigation began."""
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html[data-answered]", state="attached", timeout=FOREVER)
    return float(page.get_attribute("html", "data-answered") or "nan")


@contextmanager
def profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """A browser with a profile that nothing has been kept in."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=chromium(), args=CHROMIUM_FLAGS
        )
        context.add_init_script(CLICK)
        yield context
        context.close()


def handler(packed: Mapping[Path, bytes]) -> type[Cacheable]:
    """A handler of its own, so that it counts its own bytes."""
    return type("Counting", (Cacheable,), {"packed": packed, "sent": 0})


def compressed(folder: Path) -> dict[Path, bytes]:
    """Every file of a site as a host serves it with brotli; kept between runs."""
    store = SCRATCH / "brotli"
    store.mkdir(parents=True, exist_ok=True)
    packed = {}
    for path in (path for path in folder.rglob("*") if path.is_file()):
        data = path.read_bytes()
        kept = store / hashlib.sha256(data).hexdigest()
        if not kept.exists():
            kept.write_bytes(brotli.compress(data))
        packed[path] = kept.read_bytes()
    return packed


def stock_page() -> Path:
    """A page as PyScript and Pyodide come: their whole library as source, micropip, hello world."""
    folder = SCRATCH / "stock"
    shutil.rmtree(folder, ignore_errors=True)
    pyodide, wheels = folder / "pyodide", SCRATCH / "wheels"
    pyodide.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(STOCK / name, pyodide)
    shutil.copytree(PYSCRIPT / "dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (micropip,) = (name for name in requirements_of("dev") if name.startswith("micropip"))
    if not list(wheels.glob("micropip-*.whl")):
        run(
            [PYTHON, "-m", "pip", "download", "--no-deps", "--dest", wheels, micropip],
            "micropip, which a stock page loads, could not be had:",
        )
    (wheel,) = wheels.glob("micropip-*.whl")
    shutil.copy(wheel, pyodide)
    lock = json.loads((STOCK / "pyodide-lock.json").read_text("utf-8"))
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    lock["packages"]["micropip"] |= {"file_name": wheel.name, "sha256": digest, "depends": []}
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    config = json.dumps({"interpreter": "./pyodide/pyodide.mjs", "packages": ["micropip"]})
    (folder / "index.html").write_text(
        f"""<!doctype html><meta charset="utf-8"><title>stock</title><link rel="icon" href="data:,">
<script type="module" src="pyscript/core.js"></script><p></p>
<script type="py" config='{config}'>{HELLO}</script>""",
        "utf-8",
    )
    return folder


def _tell(label: str, times: Mapping[str, float], aim: float) -> None:
    ratio = times["ours"] / times["stock"]
    verdict = "reached" if ratio <= aim else "not reached"
    say(
        f"  {label:<17} {times['ours']:>6,.0f} ms / {times['stock']:>6,.0f} ms = {ratio:.2f}; "
        f"the aim of {aim} is {verdict}"
    )


def _tell_bytes(playwright: Playwright, kind: type[Cacheable]) -> None:
    kind.sent = 0
    with serving(PUBLIC, handler=kind) as address, profile(playwright) as context:
        page = context.new_page()
        answered(page, address)
        first = kind.sent
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        everything = kind.sent
    verdict = "reached" if everything <= MOST_BYTES else "not reached"
    say(
        f"  with brotli {first:,} bytes until the first answer, {everything:,} until the site is kept; "
        f"the aim of {MOST_BYTES:,} is {verdict}"
    )
