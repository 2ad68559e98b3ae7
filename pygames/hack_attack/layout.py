"""Where things stand in `GameState.cells`, one flat list of small ints from 0 to 255.

Sides, not seats, own pieces and boards: side 0, the Virus, has the first turn. `SEAT` says which
seat plays the Virus, so that swapping sides moves nothing else.
"""

from pygames.hack_attack.board import SQUARES

TABLE = 0
"""The squares of the table by number, codes as in `board`."""
LAYER = SQUARES
"""For each column the side that laid its board, + 1; 0 while there is none."""
HANDS = LAYER + SQUARES // 3
"""How many boards of each kind a side holds face up: HANDS + 6 * side + kind."""
POOL = HANDS + 12
"""How many boards of each kind are not dealt yet, or lie face down for the viewer."""
FACE_DOWN = POOL + 6
"""How many boards of each side lie face down for the viewer."""
RESERVE = FACE_DOWN + 2
"""How many pieces of each colour a side has not placed yet: RESERVE + 3 * side + colour."""
HELD_KINDS = RESERVE + 6
"""For each side a bit for every kind of board it holds; follows from HANDS."""
LOW = HELD_KINDS + 2
"""The first square of the leftmost board."""
HIGH = LOW + 1
"""One more than the last square of the rightmost board; LOW while there is no board."""
PHASE = HIGH + 1
SIDE = PHASE + 1
"""The side whose turn it is; while dealing, the side that gets the next board."""
WHO = SIDE + 1
"""`current_player()` + 2; follows from the others."""
TURNS = WHO + 1
"""Turns finished in this game; the Virus takes the even ones."""
BEGUN = TURNS + 1
"""In LAID the top square of the board just laid, in MOVING the square of the piece taken up, else 0."""
SEAT = BEGUN + 1
"""The seat that plays the Virus."""
WINNER = SEAT + 1
"""When over: the side that won, + 1; 0 for a draw."""
ENDING = WINNER + 1
"""When over: how the last game ended, an index of ENDINGS."""
GAME_NUMBER = ENDING + 1
"""0, or 1 in the second game of a pair."""
POINTS = GAME_NUMBER + 1
"""Games won by each seat."""
ROTATION = POINTS + 2
HIDDEN = ROTATION + 1
PIE = HIDDEN + 1
PAIR = PIE + 1
LAST = PAIR + 1
"""The square a piece came to last, 0 before. Only for those who look on: nothing follows from it,
so it stands last, and `cells[:LAST]` is all that matters for play."""
SIZE = LAST + 1

DEALING, TURN, LAID, MOVING, SWAPPING, OVER = range(6)
"""Phases: a board is dealt, a turn begins, a board is laid, a piece is taken up, sides may be
swapped, the end."""
PHASE_NAMES = ("dealing", "turn", "laid", "moving", "swapping", "over")
ENDINGS = ("", "line", "repetition", "length")
