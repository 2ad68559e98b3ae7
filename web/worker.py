"""The worker of the computer players: thinks in slices, listens in between, tells how far it is.

It is given what one seat sees and a level, never a full position. `pygames` runs in it as it is;
the page knows it through the functions below, all of which take and give text.
"""

import asyncio
import json
from collections.abc import Callable

import pygames
from pygames.core.text import _
from pygames.players import Search, load_level

SLICE = 0.02
"""Seconds between two looks at the messages."""
TELL = 0.25
"""Seconds between two words on how far it is."""

__export__ = ["stop", "think"]

_job = 0


async def think(text: str, channel: str) -> str:
    """The answer to a job, see `work`; how far it is goes to the BroadcastChannel of this name."""
    from js import BroadcastChannel

    told = BroadcastChannel.new(channel)
    try:
        return await work(text, told.postMessage)
    finally:
        told.close()


async def work(text: str, tell: Callable[[str], object]) -> str:
    """The answer to a job (`game`, `level`, `state`): `action`, `error`, or nothing when it was
    broken off by `stop` or by a newer job. `tell` is called with how far it is."""
    global _job
    _job += 1
    mine = _job
    try:
        job = json.loads(text)
        game = pygames.load(job["game"])
        state = game.state_from_json(job["state"])
        level = load_level(game, job["level"])
        search = level.make(None).search(state, level.seconds)
        told = 0.0
        while not search.run(SLICE):
            await asyncio.sleep(0)
            if mine != _job:
                return "{}"
            if search.used - told >= TELL:
                told = search.used
                tell(progress(search))
        await asyncio.sleep(0)
        if mine != _job:
            return "{}"
        return json.dumps({"action": state.action_to_string(search.thinking().action)})
    except Exception as error:  # whatever it is, the table is told and goes on
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


def stop() -> None:
    """Break off the thought."""
    global _job
    _job += 1


def progress(search: Search) -> str:
    """How far a search has come, in words."""
    return _("thinking, {count} lines read").format(count=f"{search.iterations:,}")
