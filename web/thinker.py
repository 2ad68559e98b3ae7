"""The computer players' worker as the table sees it: started when first needed, asked, broken off."""

import json
from typing import Any

from pygames.core.game import State
from pygames.core.text import _


class ThinkerError(Exception):
    """The computer player cannot think here; the message says why."""


class Thinker:
    """`page` is the browser's side (`js/worker.js`)."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def choose(self, state: State, level: str) -> str | None:
        """The text of what a computer of this level does in an observed state on its turn; None if
        the thought was broken off.

        Raises:
            ThinkerError: the worker does not start, or died twice.
        """
        job = json.dumps({"game": state.game.id, "level": level, "state": state.to_json()})
        try:
            answer = json.loads(await self.page.think(job))
        except Exception as error:
            raise ThinkerError(str(error)) from error
        if "error" in answer:
            raise ThinkerError(_("the computer player failed: {error}").format(error=answer["error"]))
        action: str | None = answer.get("action")
        return action

    def stop(self) -> None:
        """Break off any thought."""
        self.page.stopThinking()
