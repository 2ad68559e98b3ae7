"""Actions and positions as text.

A turn is one of
    place m2                            a piece on an empty square of the table
    lay gop left     then  place l1     a board at the left or right end, and a piece on it
    move m2          then  to n3        once all your pieces are placed
    lay gop right    then  take m2      the same, over to the new board
The first board is laid without an end: `lay gop`. `swap` or `keep` answers the pie rule; the dealer
says `deal gop`. A board is named by its colours from top to bottom, as it shall lie.
"""

from typing import TYPE_CHECKING

from pygames.hack_attack.board import FACES, square_name
from pygames.hack_attack.layout import TURNS
from pygames.hack_attack.rules import DEAL, KEEP, LAY, MOVE, TAKE, TO

if TYPE_CHECKING:
    pass

FORMS = "place m2, lay gop left, move m2, to n3, take m2"
ENDS = ("left", "right")


def action_text(cells: list[int], action: int) -> str:
    """The text of an action."""
    if action < MOVE:
        return f"place {square_name(action)}"
    if action < TO:
        return f"move {square_name(action - MOVE)}"
    if action < TAKE:
        return f"to {square_name(action - TO)}"
    if action < LAY:
        return f"take {square_name(action - TAKE)}"
    if action < DEAL:
        face, end = divmod(action - LAY, 2)
        return f"lay {FACES[face]} {ENDS[end]}" if cells[TURNS] else f"lay {FACES[face]}"
    if action < KEEP:
        return f"deal {FACES[action - DEAL]}"
    return "keep" if action == KEEP else "swap"
