"""Where everything stands in a state's flat list of small ints, and the numbers used in it."""

from typing import Final

# Phases, cell PHASE: three at which the dealer decides, the end, then the decisions.
FIRST: Final = 0
"""Chance: who deals first."""
DEAL: Final = 1
"""Chance: the next card of the deal."""
DRAWN: Final = 2
"""Chance: the card that was drawn."""
OVER: Final = 3
START: Final = 4
"""The dealer chooses the card that starts the Row."""
MAIN: Final = 5
"""The turn: Ask, play or draw."""
MARK: Final = 6
"""Which kind of marker to place."""
END: Final = 7
"""Pass, Play! or Guard!"""
PAY: Final = 8
"""Which kind of marker to pay for the command."""

PHASE_NAMES = ("first dealer", "deal", "drawn", "over", "start", "main", "mark", "end", "pay")

# Cells.
PHASE: Final = 0
TURN: Final = 1
"""Whose turn it is; in START the dealer."""
DEALER: Final = 2
HAND_NO: Final = 3
"""Hands begun, counting from 1."""
DEALT: Final = 4
"""Cards of the deal already dealt, 0 to 9."""
ORDER: Final = 5
"""The command in force for this turn: given by the opponent at the end of the turn before."""
ASKED: Final = 6
COMMAND: Final = 7
"""In PAY, the command being paid for."""
LAST: Final = 8
"""Value of the last card of the Row; NOTHING while there is no Row."""
SQUARE: Final = 9
"""The square of the last two cards of the Row; 0 while there are no two."""
DECK_SIZE: Final = 10
# Pairs of cells, one for each seat.
SCORE: Final = 11
SIZE: Final = 13
"""Cards in hand."""
PLAIN: Final = 15
"""Plain markers in the pool."""
X2: Final = 17
"""The x2 marker in the pool, 0 or 1."""
CAPTURED: Final = 19
X2_AT: Final = 21
"""Square the x2 marker stands on, or 0."""
MASK: Final = 23
"""Squares with markers, as bits."""
HELD: Final = 25
"""Values in hand, as bits; 0 where the hand is face down."""
# Longer runs.
DECK: Final = 27
"""Six counts by value; in an observed state of all cards the viewer does not see."""
HAND: Final = 33
"""Twice six counts by value; zeros where the hand is face down."""
MARKERS: Final = 45
"""Twice ten counts by square, the first of each ten unused."""
CELLS: Final = 65

NOTHING: Final = 6
"""In LAST: no card."""

# Commands, cells ORDER and COMMAND.
NONE: Final = 0
PLAY_COMMAND: Final = 1
GUARD_COMMAND: Final = 2

# Actions. `play` and `start` add the card's value; a chance outcome is a value or, in FIRST, a seat.
PLAY: Final = 0
DRAW: Final = 6
ASK: Final = 7
MARK_PLAIN: Final = 8
MARK_X2: Final = 9
PASS: Final = 10
COMMAND_PLAY: Final = 11
COMMAND_GUARD: Final = 12
PAY_PLAIN: Final = 13
PAY_X2: Final = 14
START_ROW: Final = 15

# How a hand was won.
LINE: Final = 0
TRIPLE: Final = 1
MARKERS_OUT: Final = 2
ENDINGS = ("line", "triple", "markers")

# What both seats saw of a hidden hand, one byte each in `past`; for seat 1 add SEAT_1.
PLAYED: Final = 0
"""Adds the value."""
DREW: Final = 6
SHOWED: Final = 8
"""Adds the value all cards of the hand had."""
TOLD: Final = 16
"""Adds the sum of the hand."""
ABLE: Final = 48
"""Adds the last card of the Row, from which some card of the hand differed."""
SEAT_1: Final = 64
RESHUFFLED: Final = 128
"""Six bytes, for each value 4 x value + the number of its cards in both hands together."""

BYTE = tuple(bytes((number,)) for number in range(256))
