"""What every visit does first, done once: later visits take up a memory that holds its traces.

See `boot/remember.mjs`. Nothing here may touch the browser, whose objects no such memory can hold,
nor keep anything of a deal.
"""

import pygames
from pygames.core.dealer import RandomDealer
from pygames.core.table import Table
from web import app, layout  # noqa: F401 - the page's program, with all that it imports
from web.play import Play
from web.seating import choices, usual_seats


def warm() -> None:
    """Import every game, lay the lobby and a table of each."""
    games = [pygames.load(name) for name in pygames.games()]
    layout.lobby(games, {game.id: choices(game) for game in games})
    for game in games:
        scene = Play("", Table(game, usual_seats(game), dealer=RandomDealer("warm"))).scene()
        layout.table(scene)
        layout.regions(scene)
        game.face.symbols()
