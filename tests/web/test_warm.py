"""What a kept memory holds: see `web/warm.py`."""

import subprocess
import sys

WARM_THEN_PLAY = """
import sys
from web.warm import warm
warm()
known = set(sys.modules)
import pygames
from pygames.core.dealer import RandomDealer
from pygames.core.table import Table
from web import layout
from web.play import Play
from web.seating import choices, usual_seats
for game in map(pygames.load, pygames.games()):
    layout.lobby([game], {game.id: choices(game)})
    play = Play("", Table(game, usual_seats(game), dealer=RandomDealer("deal")))
    layout.regions(play.scene())
print(sorted(set(sys.modules) - known))
print(sorted(known & {"js", "pyscript", "pyodide", "pyodide_js"}))
"""


def test_a_first_table_imports_nothing_more_and_nothing_of_the_browser() -> None:
    told = subprocess.run([sys.executable, "-c", WARM_THEN_PLAY], capture_output=True, text=True, check=True)
    assert told.stdout.split("\n")[:2] == ["[]", "[]"]
