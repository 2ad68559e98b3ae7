"""What may be in progress: the kinds of frames on a state's stack, and the action numbers.

A frame is a tuple of ints whose first is its kind; the top one decides what is asked. Each kind has
a pair of functions: the choices it offers (None: it has settled itself and the new top is to be
looked at), and what a choice does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

HIGH_FORM, DUEL, MELEE = range(3)
"""What is played for: tasks and legends; pieces destroyed; pieces destroyed of each colour."""

Frame = tuple[int, ...]
Choices = Callable[["GameState", Frame], list[int] | None]
Choose = Callable[["GameState", Frame, int], None]
Handlers = dict[int, tuple[Choices, Choose]]

(
    BAN,  # (seat): the seat bans a school
    SCHOOL,  # (seat): chance gives the seat a school
    DRAW,  # (deck, seat): a card is drawn from the deck to the seat's hand
    TASK,  # (opening): a task is turned up
    START_DUEL,  # the two common pieces on the marked squares
    START_MELEE,  # (symbol, square or -1): the three common pieces beside the symbols
    TURN,  # the actions of a turn
    PUT,  # place the piece for which another was picked up
    SPOT,  # (card, improvised): where the being is summoned
    PICK_UP,  # (card, improvised, square): which piece is picked up for it
    TURNED,  # (card, improvised, square, picked up or -1): which way the pattern lies
    TOKEN,  # (card, square, picked up or -1, form): which enemy colour the improvised piece is of
    EFFECT,  # (program, square, ran, form): an effect
    AFTER,  # (card): what becomes of the card
    KEEP,  # (card): which of two frozen cards stays
    RETURN,  # other cards put back after a discard
    FLARE_FOE,  # (card): the opponent the flare compares with
    CLOSE,  # (stage): the end of a turn
    CLAIM,  # a task may be claimed
    ODD_ONE,  # in a melee: the colour of the odd common pieces that scores
    LAUREL,  # in a melee: the colour in which a legend scores
) = range(21)

DONE = 69
"""Decline, or stop choosing; 0 to 68 are squares."""
END = 70
WAYS = 71
"""WAYS + direction."""
BRANCH = 79
"""BRANCH + number of a branch of `either`."""
SIDES = 87
"""SIDES + colour."""
FORMS = 91
"""FORMS + orientation of a pattern."""
CARD = 100
"""CARD + card: summon it; deal it; take it."""
PASS = 232
"""Hand control to the team mate."""
THAW = 99
DISCARD = 240
"""DISCARD + card."""
WARP = 380
"""WARP + card."""
IMPROVISE = 520
"""IMPROVISE + card: summon with the help of an enemy piece."""
ACTIONS = IMPROVISE + 120
