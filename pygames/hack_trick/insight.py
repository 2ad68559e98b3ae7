"""What a computer player wants to know: how a position looks, and which actions promise most.

Squares are bits of a mask throughout, so the squares a hand reaches are the hand's values shifted by
the last card of the Row.
"""

from collections.abc import Sequence
from math import comb, exp
from typing import TYPE_CHECKING, cast

from pygames.core.game import State
from pygames.hack_trick import rules
from pygames.hack_trick.board import COMPLETES, GOAL, HAND_LIMIT, SQUARES, VALUES, bit
from pygames.hack_trick.layout import (
    ASK,
    CAPTURED,
    DEAL,
    DEALER,
    DECK,
    DECK_SIZE,
    DRAW,
    END,
    FIRST,
    HAND,
    HELD,
    LAST,
    MAIN,
    MARK,
    MARK_PLAIN,
    MARKERS,
    MASK,
    ORDER,
    OVER,
    PASS,
    PAY,
    PAY_PLAIN,
    PHASE,
    PLAIN,
    PLAY_COMMAND,
    SCORE,
    SIZE,
    START,
    TURN,
    X2,
    X2_AT,
)

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

ROLLOUT = 0

_ONES = tuple(mask.bit_count() for mask in range(512))
_FINISH = tuple(sum(bit(square) for square in SQUARES if COMPLETES[square][mask]) for mask in range(512))
"""For each mask of own squares those that would complete a line."""
_HOLDS = tuple(
    tuple(
        tuple(1 - comb(max(0, pool - copies), hand) / comb(max(pool, hand), hand) for copies in range(4))
        for pool in range(19)
    )
    for hand in range(5)
)
"""How likely a hand of so many cards out of a pool of so many has one of so many copies."""


def _pairs(cells: list[int], seat: int) -> int:
    """The squares with two markers of the seat, on which a third wins."""
    at = MARKERS + 10 * seat
    counts = cells[at + 1 : at + 10]
    if 2 not in counts:
        return 0
    return sum(1 << square for square, count in enumerate(counts) if count == 2)


def _reach(values: int, last: int) -> int:
    """The squares that the values, as bits, make after the last card."""
    return (values & rules.OTHERS[last]) << last >> 1


# -- which actions promise most ----------------------------------------------------------------------


def weigh(state: State, actions: Sequence[int]) -> list[float]:
    """See `Insight.weigh`. Judges by what the player on turn sees alone."""
    cells = cast("GameState", state).cells
    phase = cells[PHASE]
    if phase == MAIN:
        return _weigh_main(cells, actions)
    if phase == END:
        few = cells[PLAIN + cells[TURN]] + cells[X2 + cells[TURN]] < 4
        command = 0.3 if few else 1.0
        return [3.0 if action == PASS else command for action in actions]
    if phase == PAY:
        return [5.0, 1.0]
    return [1.0] * len(actions)


def _weigh_main(cells: list[int], actions: Sequence[int]) -> list[float]:
    seat = cells[TURN]
    other = 1 - seat
    last = cells[LAST]
    my_mask, their_mask, their_pairs = cells[MASK + seat], cells[MASK + other], _pairs(cells, other)
    mine = _FINISH[my_mask] | _pairs(cells, seat)
    theirs = _FINISH[their_mask] | their_pairs
    holds = _HOLDS[cells[SIZE + other]][cells[DECK_SIZE] + cells[SIZE + other]]
    hidden = HAND + 6 * other
    chances = [holds[cells[DECK + value] + cells[hidden + value]] for value in VALUES]
    weights = []
    for action in actions:
        if action == ASK:
            weights.append(0.3)
        elif action == DRAW:
            weights.append(0.9 * _safety(theirs, last, chances) + 0.02)
        else:
            square = 1 << (last + action - 1)
            if mine & square:
                weights.append(300.0)
                continue
            good = 1.0 + 0.6 * (_ONES[_FINISH[my_mask | square]] - _ONES[_FINISH[my_mask]])
            left = theirs
            if their_mask & square:
                good += 0.8 * cells[MARKERS + 10 * other + last + action]
                left = _FINISH[their_mask & ~square] | their_pairs & ~square
            weights.append(good * _safety(left, action, chances) + 0.02)
    return weights


def _safety(finishing: int, last: int, chances: list[float]) -> float:
    """How likely the opponent, with the Row ending so, does not win at once; squared."""
    if not finishing:
        return 1.0
    safe = 1.0
    bits = finishing << 1 >> last
    for value in VALUES:
        if bits >> value & 1 and value != last:
            safe *= 1 - chances[value]
    return safe * safe


# -- how a position looks ----------------------------------------------------------------------------

_DOUBLE = 0.45
"""How often a hand won with the x2 marker still there gives two points."""
_STARTS = 0.52
"""How often the player who does not deal wins the hand."""
_WINS, _LOSES = 0.99, 0.01
"""The hand for who can win it at once, and for who must let the other do so."""

# Log odds of winning the hand for the seat that acts on cards next, fitted to 20,000 positions of
# searching players. Of a pair the first is for what is one's own, the second for the other's.
_TEMPO = -0.89
_EXPOSED = -0.51
_CAPTURE = 0.59
_FINISHES = (0.24, -0.14)
_SQUARES = (0.41, -0.3)
_MARKERS = (0.54, -0.41)
_LAST_MARKER = (-1.03, 1.11)
_CARDS = (0.44, -0.38)
_TOKENS = (0.22, -0.17)
_ENOUGH = 5
"""Markers beyond so many count no more."""


def _match_odds() -> list[list[float]]:
    """For both scores the odds that the first wins the match, hands being even."""
    odds = [[1.0] * (GOAL + 2) for _mine in range(GOAL + 2)]
    for mine in range(GOAL - 1, -1, -1):
        odds[mine][GOAL:] = [0.0, 0.0]
        for theirs in range(GOAL - 1, -1, -1):
            one = odds[mine + 1][theirs] + odds[mine][theirs + 1]
            two = odds[mine + 2][theirs] + odds[mine][theirs + 2]
            odds[mine][theirs] = ((1 - _DOUBLE) * one + _DOUBLE * two) / 2
    return odds


_MATCH = _match_odds()


def evaluate(state: State) -> list[float]:
    """See `Insight.evaluate`: the odds of the hand, then of the match from the scores it may lead to."""
    cells = cast("GameState", state).cells
    phase = cells[PHASE]
    if phase in (MARK, PAY):  # look at what comes of it
        state = state.clone()
        state.apply_action(MARK_PLAIN if phase == MARK else PAY_PLAIN)
        return evaluate(state)
    if phase == OVER:
        return state.returns()
    if phase in (FIRST, DEAL, START):
        first = 1 - cells[DEALER]
        odds = _STARTS if phase != FIRST else 0.5
    else:
        first = cells[TURN] if phase == MAIN else 1 - cells[TURN]
        odds = _hand_odds(cells, first)
    value = 2 * _match_value(cells, first, odds) - 1
    return [value, -value] if first == 0 else [-value, value]


def _match_value(cells: list[int], seat: int, odds: float) -> float:
    """The odds of the match for a seat with these odds of the hand."""
    other = 1 - seat
    mine, theirs = cells[SCORE + seat], cells[SCORE + other]
    double = _DOUBLE if cells[X2 + seat] or cells[X2_AT + seat] else 0.0
    won = (1 - double) * _MATCH[mine + 1][theirs] + double * _MATCH[mine + 2][theirs]
    double = _DOUBLE if cells[X2 + other] or cells[X2_AT + other] else 0.0
    lost = (1 - double) * _MATCH[mine][theirs + 1] + double * _MATCH[mine][theirs + 2]
    return odds * won + (1 - odds) * lost


def _hand_odds(cells: list[int], first: int) -> float:
    """The odds of the hand for the seat that acts on cards next, both hands seen."""
    other = 1 - first
    last = cells[LAST]
    my_markers = cells[PLAIN + first] + cells[X2 + first]
    their_markers = cells[PLAIN + other] + cells[X2 + other]
    held = cells[HELD + first] if my_markers else 0
    answers = cells[HELD + other] if their_markers else 0
    my_mask, their_mask = cells[MASK + first], cells[MASK + other]
    their_pairs = _pairs(cells, other)
    mine, theirs = _FINISH[my_mask] | _pairs(cells, first), _FINISH[their_mask] | their_pairs
    reach = _reach(held, last)
    if reach & mine:
        return _WINS
    size = cells[SIZE + first]
    forced = size == HAND_LIMIT or (cells[ORDER] == PLAY_COMMAND and cells[PHASE] == MAIN)
    safe = exposed = capture = 0
    if not forced or not reach:
        exposed = int(_reach(answers, last) & theirs > 0)
        safe = 1 - exposed
    for value in VALUES:
        square = 1 << value << last >> 1
        if reach & square:
            left, taken = theirs, 0
            if their_mask & square:
                left = _FINISH[their_mask & ~square] | their_pairs & ~square
                taken = cells[MARKERS + 10 * other + last + value]
            if _reach(answers, value) & left:
                exposed += 1
            else:
                safe += 1
                capture = max(capture, taken)
    if not safe:
        return _LOSES
    pairs = (
        (_FINISHES, _ONES[mine], _ONES[theirs]),
        (_SQUARES, _ONES[my_mask], _ONES[their_mask]),
        (_MARKERS, min(_ENOUGH, my_markers), min(_ENOUGH, their_markers)),
        (_LAST_MARKER, my_markers < 2, their_markers < 2),
        (_CARDS, size, cells[SIZE + other]),
        (_TOKENS, cells[CAPTURED + first], cells[CAPTURED + other]),
    )
    total = _TEMPO + _EXPOSED * exposed + _CAPTURE * capture
    for (plus, minus), count, their_count in pairs:
        total += plus * count + minus * their_count
    return 1 / (1 + exp(-total))
