"""The pictures of the README and the icon for phones: `python3 -m buildtools.pictures` draws them anew.

Needs the development tools and Chromium. A picture is a table some decisions into a game between
two greedy players, the same at every run.
"""

import shutil
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

import pygames
from pygames.core.game import CHANCE, Game, State
from pygames.core.narration import Log
from pygames.players import GreedyPlayer
from web import pages
from web.layout import Entry, Place, Scene, document, table

DOCS = pages.HERE.parent / "docs"
SIZE = (1200, 800)
PLAIN = ":is(.table, .table-bar) { background: var(--paper) !important }"
"""A soft gradient makes a picture five times as large."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def played(game: Game, decisions: int, seed: int) -> tuple[State, Log]:
    """A game so many decisions old, and on from there until the first seat decides."""
    state, log, rng = game.new_state(), Log(), Random(seed)
    while (player := state.current_player()) != 0 or decisions > 0:
        if player == CHANCE:
            state.apply_action(state.sample_outcome(rng), log)
        else:
            state.apply_action(GreedyPlayer(rng.random().hex()).choose(state.observe(player)), log)
            decisions -= 1
    return state, log


def page(game: Game, decisions: int, seed: int) -> str:
    """The first seat's table of that game as a page."""
    state, log = played(game, decisions, seed)
    places = [Place("Ann", "you"), Place("Bo", "strong computer")]
    names = [place.name for place in places]
    lines = [Entry(event.who, event.text_for(0, names), at) for at, event in enumerate(log)]
    scene = Scene(game, game.face.render(state.observe(0), names), places, mover=0, log=lines, takeback=True)
    return document(title=game.name, description="", main=table(scene), page="table", games=[game])


def draw(browser: Browser, folder: Path, name: str, scheme: str, target: Path) -> None:
    width, height = SIZE
    view = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    view.goto((folder / name).as_uri())
    view.add_style_tag(content=PLAIN)
    view.screenshot(path=target)
    view.close()


def icon(browser: Browser, target: Path, side: int = 180) -> None:
    """The icon for phones that take no SVG."""
    view = browser.new_page(viewport={"width": side, "height": side})
    view.set_content(
        f"<style>body{{margin:0}}svg{{width:{side}px;height:{side}px;display:block}}</style>"
        + (pages.HERE / "icons" / "icon-maskable.svg").read_text("utf-8")
    )
    view.screenshot(path=target)
    view.close()


def main() -> None:
    games = [pygames.load("hack-trick"), pygames.load("hack-attack")]
    chromium = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        folder = Path(made)
        (folder / "style.css").write_text(pages.style(games), "utf-8")
        (folder / "table.html").write_text(page(games[0], 17, 3), "utf-8")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        draw(browser, folder, "table.html", "light", DOCS / "table.png")
        draw(browser, folder, "table.html", "dark", DOCS / "table-dark.png")
        icon(browser, pages.HERE / "icons" / "icon-180.png")
        browser.close()


if __name__ == "__main__":
    main()
