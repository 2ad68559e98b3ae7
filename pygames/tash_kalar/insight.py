"""What a computer player wants to know of a position: points, pieces, and how near its hand is to a
summoning."""

from collections.abc import Callable, Sequence
from math import tanh
from typing import TYPE_CHECKING, cast

from pygames.core.cards import FACE_DOWN
from pygames.core.game import TERMINAL, State
from pygames.tash_kalar import closing, effects, summoning
from pygames.tash_kalar.board import CENTRE, GREEN, MIDDLE, NEAR, RED, STEP
from pygames.tash_kalar.cards import BEINGS, FLARE, RANKS
from pygames.tash_kalar.cards.tasks import DIAGONALS, LINES, TASKS, fulfilled
from pygames.tash_kalar.frames import (
    CARD,
    CLAIM,
    DISCARD,
    DONE,
    EFFECT,
    END,
    HIGH_FORM,
    IMPROVISE,
    MELEE,
    PASS,
    PICK_UP,
    RETURN,
    SPOT,
    TOKEN,
    TURN,
    TURNED,
    WARP,
    WAYS,
)
from pygames.tash_kalar.patterns import BIT, EVERYWHERE, mask_of
from pygames.tash_kalar.pieces import HAND, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

ROLLOUT = 0

_PIECE = (0.0, 0.1, 0.3, 0.6)
"""What a piece on the board is worth in points, by rank."""
_READY = (0.0, 0.25, 0.5, 1.2)
"""What a card that can be summoned is worth, by rank; one piece short of it, a third."""
_ACTION = 0.15
"""What an action left is worth."""
_COLOURED = tuple(0.04 * (q in RED or q in GREEN) + 0.02 * (q in MIDDLE) for q in range(69))


def evaluate(state: State) -> list[float]:
    """See `Insight.evaluate`."""
    s = cast("GameState", state)
    if s.current_player() == TERMINAL:
        return s.returns()
    sets = summoning.Sets(s.board)
    worth = [_points(s, side) + _hand(s, sets, side) for side in range(s.sides)]
    for q, piece in enumerate(s.board):
        if piece:
            worth[side_of(piece)] += _PIECE[piece & 3] + _COLOURED[q] * (1 + (piece & 2))
    worth[s.side] += _ACTION * s.acts + _arriving(s)
    if s.aim == HIGH_FORM:
        worth[s.side] += max((TASKS[task].points for task in s.tasks if fulfilled(s, task)), default=0) * 0.8
        for task in s.tasks:
            near = _NEAR_TASK.get(TASKS[task].name)
            if near is not None:
                for side in range(s.sides):
                    worth[side] += 0.4 * TASKS[task].points * near(sets, side) ** 3
    else:
        worth[s.side] += _felled(s)
    values = []
    for seat in range(s.seats):
        mine = worth[seat % s.sides]
        others = [value for side, value in enumerate(worth) if side != seat % s.sides]
        values.append(0.95 * tanh((mine - (max(others) + sum(others) / len(others)) / 2) / 4))
    return values


def _arriving(s: "GameState") -> float:
    """What a being about to be summoned is worth."""
    frame = s.stack[-1]
    if frame[0] not in (SPOT, PICK_UP, TURNED, TOKEN):
        return 0.0
    rank = RANKS[frame[1]]
    return _PIECE[rank] + (0.15, 0.25, 1.1)[rank - 1]


def _held(mask: int, total: int, upgraded: int, legendary: int = 0) -> Callable[[summoning.Sets, int], float]:
    """How far a side is from holding so many squares of a set, so many with pieces of each rank."""

    def near(sets: summoning.Sets, side: int) -> float:
        common, heroic = sets.common[side] & mask, sets.heroic[side] & mask
        held = min(common.bit_count(), total) + min(heroic.bit_count(), upgraded)
        held += min((heroic & sets.legend).bit_count(), legendary)
        return held / (total + upgraded + legendary)

    return near


def _best(*nears: Callable[[summoning.Sets, int], float]) -> Callable[[summoning.Sets, int], float]:
    return lambda sets, side: max(near(sets, side) for near in nears)


def _line(mask: int) -> Callable[[summoning.Sets, int], float]:
    def near(sets: summoning.Sets, side: int) -> float:
        own = (sets.common[side] & mask).bit_count()
        return max(0, 2 * own - (sum(sets.common) & mask).bit_count()) / 6

    return near


def _diagonals(sets: summoning.Sets, side: int) -> float:
    return sum(_held(mask_of(line), 4, 1)(sets, side) for line in DIAGONALS) / 2


_CROSSES = [mask_of([CENTRE, *STEP[CENTRE][start::2]]) for start in (0, 1)]
_NEAR_TASK = {
    "Red Conquest": _held(mask_of(RED), 3, 2),
    "Green Conquest": _held(mask_of(GREEN), 3, 2),
    "Color Conquest": _held(mask_of(RED | GREEN), 5, 3),
    "Red Legends": _held(mask_of(RED), 2, 2, 1),
    "Green Legends": _held(mask_of(GREEN), 2, 2, 1),
    "Central Dominance": _held(mask_of(MIDDLE), 5, 2),
    "Center Cross": _best(*(_held(mask, 5, 0) for mask in _CROSSES)),
    "Line Dominance": _best(*(_line(mask_of(line)) for line in LINES)),
    "Diagonals": _diagonals,
}
"""How near a side is to some of the tasks, 0 to 1."""


def _points(s: "GameState", side: int) -> float:
    points = closing.score(s, side)
    if s.aim != MELEE:
        return float(points[0]) if s.aim == HIGH_FORM else 0.6 * points[0]
    return 0.6 * min(points) + 0.4 * sum(points) / len(points)


def _felled(s: "GameState") -> float:
    """What the pieces destroyed this turn will bring."""
    worth = (0.0, 0.25, 0.5, 1.0)
    return sum(worth[piece & 3] * number for piece, number in enumerate(s.felled) if number)


def _hand(s: "GameState", sets: summoning.Sets, side: int) -> float:
    """How near the beings in a side's hands are to being summoned."""
    common, heroic = sets.common[side], sets.heroic[side]
    empty = EVERYWHERE & ~sum(sets.common)
    worth = 0.0
    for seat in range(side, s.seats, s.sides):
        for value in (*s.hands[3 * seat], *s.hands[3 * seat + 1]):
            card = value & 255
            if card == FACE_DOWN:
                continue
            pattern = BEINGS[card].pattern
            if pattern.places(common, heroic):
                worth += _READY[RANKS[card]]
            elif pattern.lacking_one(common, heroic, empty):
                worth += _READY[RANKS[card]] / 3
    return worth


# -- how promising actions look ------------------------------------------------------------------


def weigh(state: State, actions: Sequence[int]) -> list[float]:
    """See `Insight.weigh`."""
    s = cast("GameState", state)
    kind = s.stack[-1][0] if s.stack else -1
    if kind == TURN:
        return _weigh_turn(s, actions)
    if kind == EFFECT:
        return _weigh_effect(s, actions)
    if kind == CLAIM:
        return [0.01 if action == DONE else 5.0 * TASKS[action - CARD].points for action in actions]
    if kind == RETURN:
        return [3.0 if action == DONE else 0.2 for action in actions]
    if kind == SPOT:
        return [2.0 + _landing(s, action, 2.0) + 20 * _COLOURED[action] for action in actions]
    return [1.0] * len(actions)


def _weigh_turn(s: "GameState", actions: Sequence[int]) -> list[float]:
    wanted, touching = _wanted(s) if s.acts > 0 else ({}, set())
    weights = []
    for action in actions:
        if action < DONE:
            weight = 0.1 + 0.4 * (action in touching) + 5 * _COLOURED[action] + 5.0 * wanted.get(action, 0.0)
            weights.append(weight if not s.board[action] else weight / 2)
        elif action == END:
            weights.append(1.0)
        elif action == PASS:
            weights.append(0.05)
        elif action >= IMPROVISE:
            weights.append(15.0 * RANKS[action - IMPROVISE])
        elif action >= WARP:
            weights.append(3.0)
        elif action >= DISCARD:
            weights.append(0.5)
        elif action - CARD >= FLARE:
            weights.append(20.0)
        elif action >= CARD:
            weights.append(25.0 * RANKS[action - CARD])
        else:
            weights.append(5.0)
    return weights


def _wanted(s: "GameState") -> tuple[dict[int, float], set[int]]:
    """The squares where a piece would complete a pattern, and those beside own pieces."""
    side = s.side
    sets = summoning.Sets(s.board)
    empty = EVERYWHERE & ~sum(sets.common)
    found: dict[int, float] = {}
    for value in (*s.hands[3 * s.turn], *s.hands[3 * s.turn + 1]):
        card = value & 255
        if card == FACE_DOWN:
            continue
        mask = BEINGS[card].pattern.lacking_one(sets.common[side], sets.heroic[side], empty)
        if mask:
            for q, bit in enumerate(BIT):
                if mask & bit:
                    found[q] = found.get(q, 0.0) + RANKS[card]
    touching = {q for own, p in enumerate(s.board) if p and side_of(p) == side for q in NEAR[own]}
    return found, touching


def _landing(s: "GameState", square: int, scale: float) -> float:
    """What destroying the piece on a square is worth, below 0 for an own one."""
    piece = s.board[square]
    if not piece:
        return 0.0
    rank = piece & 3
    return -0.6 * rank if side_of(piece) == s.side else scale * rank


def _weigh_effect(s: "GameState", actions: Sequence[int]) -> list[float]:
    step = effects.asking(s)
    moving = isinstance(step, effects.Move) and s.fx[HAND] >= 0
    weights = []
    for action in actions:
        if action == DONE:
            weights.append(0.6)
        elif action == PASS:
            weights.append(0.02)
        elif action < DONE:
            weights.append(max(0.05, _weigh_square(s, step, action, moving)))
        elif isinstance(step, effects.Shoot):
            hits = step.hits(s, s.fx, action - WAYS)
            weights.append(max(0.05, 0.5 + sum(_landing(s, q, 3.0) for q in hits)))
        else:
            weights.append(1.0)
    return weights


def _weigh_square(s: "GameState", step: effects.Ask, square: int, moving: bool) -> float:
    piece = s.board[square]
    own = piece > 0 and side_of(piece) == s.side
    if moving:
        return 1.0 + _landing(s, square, 3.0) + 10 * _COLOURED[square]
    if step.verb in ("destroy", "convert"):
        return 0.5 + _landing(s, square, 4.0)
    if step.verb in ("upgrade", "downgrade"):
        return 4.0 if own == (step.verb == "upgrade") else 0.1
    return 1.0 + 10 * _COLOURED[square]
