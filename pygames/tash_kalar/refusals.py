"""Why an action is not allowed, in the words of the rulebook."""

from typing import TYPE_CHECKING

from pygames.core.refusal import Refusal
from pygames.core.text import _

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def refuse(s: "GameState", text: str) -> Refusal:
    """See `State.refuse`."""
    return Refusal("table-notation", _("There is no such action."))
