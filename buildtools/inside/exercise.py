"""Uses all that the page uses and prints as JSON what that took: `modules` in memory afterwards, and by
module `made`, the texts it made functions from that were not compiled before.

Arguments: the page's archive, then modules to import. Runs first on the whole standard library, to find
what is in use, then on the one cut down to it: whatever is missing there fails the build.
"""

import asyncio
import contextlib
import importlib
import importlib.util
import json
import random
import sys
import traceback
import zipfile
from time import perf_counter

archive, *names = sys.argv[1:]
sys.path.insert(0, "/host" + archive)


def check_bytecode() -> None:
    """Every .pyc must bear the magic number of this interpreter."""
    for path in (entry for entry in sys.path if entry.endswith(".zip")):
        with zipfile.ZipFile(path) as bundle:
            for name in bundle.namelist():
                if name.endswith(".pyc") and bundle.read(name)[:4] != importlib.util.MAGIC_NUMBER:
                    sys.exit(f"{path}: {name} was compiled by another Python than {sys.version.split()[0]}")


def import_all() -> None:
    for name in names:
        importlib.import_module(name)
    with zipfile.ZipFile("/host" + archive) as bundle:
        shell = [name[:-4].replace("/", ".").removesuffix(".__init__") for name in bundle.namelist()]
    for name in shell:
        if name not in ("web.main",):  # it needs the page itself
            importlib.import_module(name)


def play_games() -> None:
    """Random play of every game through a table, drawn at every step, with records and computers."""
    import pygames
    from pygames.core.dealer import RandomDealer
    from pygames.core.reading import expand, read
    from pygames.core.record import Seat
    from pygames.core.table import Table
    from pygames.players import levels

    for game in map(pygames.load, pygames.games()):
        rng, end = random.Random(game.id), perf_counter() + 1.5
        seats = [Seat("person", "someone")] * game.new_state().seats
        table = Table(game, seats, dealer=RandomDealer(game.id))
        for level in levels(game):
            search = level.make(None).search(table.observe(table.current_player()), 0.05)
            while not search.run(0.02):
                pass
            search.thinking()
        while not table.state.is_terminal() and perf_counter() < end:
            seat = table.current_player()
            table.view(seat)
            state = table.observe(seat)
            game.state_from_json(json.loads(json.dumps(state.to_json())))
            table.why_not("nonsense", seat)
            table.push(table.state.action_to_string(rng.choice(table.state.legal_actions())), seat)
        record = table.record()
        assert read(record.write()) == expand(record.compact()) == record


async def use_asyncio() -> None:
    """What the shell does with the browser's event loop."""
    task = asyncio.ensure_future(asyncio.sleep(0, "slept"))
    await asyncio.gather(task, asyncio.sleep(0.001))
    waiting = asyncio.ensure_future(asyncio.sleep(60))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    async with asyncio.Lock():
        pass
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.Event().wait(), 0.05)


def tell_an_error() -> None:
    """A traceback is written by modules that nothing else needs."""
    try:
        json.loads("{")
    except ValueError as error:
        try:
            raise RuntimeError("told") from error
        except RuntimeError as told:
            assert "told" in "".join(traceback.format_exception(told))


check_bytecode()
import_all()
play_games()
await use_asyncio()  # noqa: F704 - Pyodide runs the file as one coroutine
tell_an_error()
makers = {"dataclasses.py": "dataclasses", "collections/__init__.py": "collections"}
made = {name: getattr(sys.modules[module], "_unmade", []) for name, module in makers.items()}
print(json.dumps({"modules": sorted(sys.modules), "made": made}))
