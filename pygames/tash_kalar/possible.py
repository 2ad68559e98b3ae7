"""Whether what a position says can be: pieces and cards counted, everything in progress sound."""

from collections import Counter
from typing import TYPE_CHECKING

from pygames.core.cards import FACE_DOWN, card_of, knows
from pygames.tash_kalar import dealing, effects, flares, rules, summoning
from pygames.tash_kalar.board import NAMES as SQUARE_NAMES
from pygames.tash_kalar.cards import BEINGS, CARDS, DECK, FLARE, LEGEND, NAMES, PROGRAMS, SCHOOLS, UPPER
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.frames import (
    AFTER,
    BAN,
    CLAIM,
    CLOSE,
    DRAW,
    EFFECT,
    FLARE_FOE,
    HIGH_FORM,
    KEEP,
    LAUREL,
    MELEE,
    ODD_ONE,
    PICK_UP,
    PUT,
    RETURN,
    SCHOOL,
    SPOT,
    START_DUEL,
    START_MELEE,
    TASK,
    TOKEN,
    TURN,
    TURNED,
)
from pygames.tash_kalar.pieces import CHOSEN, FORM, GATE, MOST_SPARE, PC, PROGRAM, START, USED, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

_SQUARE, _MAYBE, _CARD, _FLAG = (0, 68), (-1, 68), (0, CARDS - 1), (0, 1)
_FRAMES = {
    BAN: ((0, 3),),
    SCHOOL: ((0, 3),),
    DRAW: ((0, 5), (0, 3)),
    TASK: (_FLAG,),
    START_DUEL: (),
    START_MELEE: ((0, 2), _MAYBE, (0, 15)),
    TURN: (),
    PUT: (),
    SPOT: (_CARD, _FLAG),
    PICK_UP: (_CARD, _FLAG, _SQUARE),
    TURNED: (_CARD, _FLAG, _SQUARE, _MAYBE),
    TOKEN: (_CARD, _SQUARE, _MAYBE, (0, 7)),
    EFFECT: ((0, len(PROGRAMS) - 1), _MAYBE, (0, 15), (0, 7)),
    AFTER: (_CARD,),
    KEEP: (_CARD,),
    RETURN: (),
    FLARE_FOE: (_CARD,),
    CLOSE: ((0, 2),),
    CLAIM: (),
    ODD_ONE: (),
    LAUREL: (),
}
"""What the numbers of each kind of frame may be."""
HOLDING = (SPOT, PICK_UP, TURNED, TOKEN, AFTER, KEEP, FLARE_FOE)
"""Frames that hold a card."""
_REGISTERS = (
    *((0, len(PROGRAMS) - 1), (0, 99), _MAYBE, _MAYBE, (0, 15), (0, 7), _MAYBE, _MAYBE, (0, 15), (-1, 7)),
    *((0, 99), _MAYBE, (0, 99), (0, 99), (0, 99), (0, 3), (-1, 3), (0, MOST_SPARE), _FLAG, _MAYBE),
)


def check(s: "GameState", faults: list[str]) -> None:
    """Fill the decks with what lies nowhere else, and note every reason why this cannot be."""
    _pieces(s, faults)
    _turn(s, faults)
    _frames(s, faults)
    if faults:
        return
    _cards(s, faults)
    _tasks(s, faults)
    if faults:
        return
    _progress(s, faults)


def _pieces(s: "GameState", faults: list[str]) -> None:
    everything = [*s.board, *s.captive]
    for square, piece in enumerate(s.board):
        if piece and side_of(piece) >= s.sides:
            faults.append(f"board: there is no seat for the piece on {SQUARE_NAMES[square]}")
        if piece & (USED | CHOSEN) and not s.fx:
            faults.append(
                f"board: the mark on {SQUARE_NAMES[square]} belongs to an effect, and there is none"
            )
        if piece & GATE and piece & 3 == 3:
            faults.append(f"board: the legendary piece on {SQUARE_NAMES[square]} cannot be a Gateway")
    removable = SCHOOLS.index("Everfrost") in s.schools or -1 in s.schools
    most = (17 if s.aim == HIGH_FORM else 18 - s.sides, 3)
    for side in range(s.sides):
        mine = [p for p in everything if p and side_of(p) == side]
        if sum(bool(p & GATE) for p in mine) > 1:
            faults.append(f"board: seat {side + 1} has several Gateways")
        for kind in (0, 1):
            count = s.stock[2 * side + kind] + sum((p & 3 == 3) == bool(kind) for p in mine)
            if count > most[kind] or (count < most[kind] and not removable):
                faults.append(
                    f"seat {side + 1} has {count} {('pieces', 'legendary pieces')[kind]} of {most[kind]}"
                )
    if any(piece and (side_of(piece) >= s.sides or piece & (USED | CHOSEN)) for piece in s.captive):
        faults.append("captive: there is no such piece")


def _turn(s: "GameState", faults: list[str]) -> None:
    if s.turn >= s.seats:
        faults.append(f"turn: there is no seat {s.turn + 1}")
    elif not s.turns[s.turn] and not any(
        frame[:1] and frame[0] in (BAN, START_DUEL, START_MELEE) for frame in s.stack
    ):
        faults.append("turns: the seat on turn has begun none")
    if s.passed and s.sides == s.seats:
        faults.append("passed: there are no team mates")
    if s.possessed >= s.sides or s.possessed == s.turn % s.sides:
        faults.append("possessed: no enemy colour")
    if s.final > s.seats or (s.final >= 0 and not s.triggered):
        faults.append("final: the end is not in sight")
    if s.aim != MELEE and any(s.improvised):
        faults.append("improvised: only in a melee")
    if not s.stack and (s.final != 0 or s.again):
        faults.append("stack: the game is not over")
    if any(
        s.felled[piece]
        for piece in range(16)
        if not piece & 3 or piece >> 2 >= s.sides or piece >> 2 == s.turn % s.sides
    ):
        faults.append("felled: no such enemy pieces")
    if any(not being & 3 for being in s.summoned):
        faults.append("summoned: a being without rank")


def _frames(s: "GameState", faults: list[str]) -> None:
    for number, frame in enumerate(s.stack):
        spec = _FRAMES.get(frame[0]) if frame else None
        if spec is None or len(frame) != len(spec) + 1:
            faults.append(f"stack {number}: no frame is {list(frame)}")
        elif any(not low <= value <= high for value, (low, high) in zip(frame[1:], spec, strict=True)):
            faults.append(f"stack {number}: {list(frame)} is out of bounds")
        elif (frame[0] in (TURN, CLOSE)) != (number == 0):
            faults.append(f"stack {number}: a turn lies below everything, and nothing else does")
        elif not _sound(s, frame):
            faults.append(f"stack {number}: {list(frame)} cannot be here")
    if s.fx and not faults:
        _registers(s, faults)


def _registers(s: "GameState", faults: list[str]) -> None:
    """The registers belong to the effect at the top of the stack, or below a choice it has called."""
    fx = s.fx
    effect = next((frame for frame in reversed(s.stack) if frame[0] == EFFECT), ())
    if len(fx) != len(_REGISTERS) or not effect or s.stack[-1][0] not in (EFFECT, KEEP):
        faults.append("fx: belongs to no effect")
    elif any(not low <= value <= high for value, (low, high) in zip(fx, _REGISTERS, strict=True)):
        faults.append("fx: out of bounds")
    elif (fx[PROGRAM], fx[START], fx[FORM]) != (effect[1], effect[2], effect[4]):
        faults.append("fx: belongs to another effect")


def _sound(s: "GameState", frame: tuple[int, ...]) -> bool:
    """Whether a frame speaks of what there is."""
    kind = frame[0]
    if kind in HOLDING:
        return (frame[1] >= FLARE) == (kind == FLARE_FOE) or kind == AFTER
    if kind == DRAW:
        return frame[1] < s.seats + 2 and frame[2] < s.seats and (frame[1] >= s.seats or frame[1] == frame[2])
    if kind in (BAN, SCHOOL):
        return frame[1] < s.seats
    if kind == EFFECT:
        program, square, _ran, form = frame[1:]
        if program < UPPER:
            return square >= 0 and program in BEINGS and form < len(BEINGS[program].pattern.orientations)
        return True
    if kind == LAUREL:
        return s.aim == MELEE and s.laurels > 0
    if kind == START_MELEE:
        return s.aim == MELEE and frame[3].bit_count() == frame[1] and not frame[3] >> s.sides
    if kind == ODD_ONE:
        return s.aim == MELEE
    if kind in (TASK, CLAIM):
        return s.aim == HIGH_FORM
    return kind != START_DUEL or s.sides == 2


# -- cards ---------------------------------------------------------------------------------------


def _cards(s: "GameState", faults: list[str]) -> None:
    held = [frame[1] for frame in s.stack if frame[0] in HOLDING]
    for number in range(s.seats + 2):
        zones = dealing.hands_of_deck(s, number)
        deck = s.decks[number]
        hidden = [v for zone in (*zones, deck.top, deck.bottom) for v in zone]
        known = [card_of(v) for v in hidden if card_of(v) != FACE_DOWN]
        known += s.discards[number]
        if number < s.seats:
            known += [card for card in (s.frozen[number],) if card >= 0]
            if s.pending[number] >= 0 and all(card_of(v) != s.pending[number] for v in zones[0]):
                faults.append(f"pending: {NAMES[s.pending[number]]} is not in hand")
        known += [card for card in held if dealing.deck_of(s, card) == number]
        _fill_deck(s, number, known, sum(card_of(v) == FACE_DOWN for v in hidden), faults)
        _views(s, hidden, faults)


def universe(s: "GameState", number: int) -> list[int]:
    """All cards of a deck."""
    if number >= s.seats:
        return [card for card in NAMES if (card >= FLARE) == (number > s.seats) and card >= LEGEND]
    return [card for card in BEINGS if card // DECK == s.schools[number]]


def _fill_deck(s: "GameState", number: int, known: list[int], face_down: int, faults: list[str]) -> None:
    pool = Counter(universe(s, number))
    pool.subtract(known)
    wrong = [card for card, count in pool.items() if count < 0]
    faults += [f"deck {number + 1}: {NAMES[card]} is not in it, or there twice" for card in wrong]
    deck = s.decks[number]
    deck.pool = sorted(pool.elements())
    deck.loose = len(deck.pool) - face_down
    if deck.loose < 0:
        faults.append(f"deck {number + 1}: more cards face down than there are")


def _views(s: "GameState", hidden: list[int], faults: list[str]) -> None:
    for value in hidden:
        if value >> 8 >> s.seats and value >> 8 != 255:
            faults.append(f"cards: known to seats there are not: {value >> 8}")
        if (card_of(value) == FACE_DOWN) != (s.viewer is not None and not knows(value, s.viewer)):
            faults.append("cards: shown to a viewer who does not know them, or the other way round")


def _tasks(s: "GameState", faults: list[str]) -> None:
    deck = s.decks[-1]
    out = [*s.tasks, *s.discards[-1], *(card_of(v) for v in deck.top + deck.bottom)]
    out += [s.next_task] * (s.next_task >= 0)
    if FACE_DOWN in out or len(set(out)) < len(out) or (out and s.aim != HIGH_FORM) or len(s.tasks) > 3:
        faults.append("tasks: a task twice, or where there are none")
    deck.pool = [task for task in range(len(TASKS)) if task not in out] if s.aim == HIGH_FORM else []
    deck.loose = len(deck.pool)


# -- what is in progress -------------------------------------------------------------------------


def _progress(s: "GameState", faults: list[str]) -> None:
    """The position is one where somebody is asked something."""
    if not s.stack:
        return
    top = s.stack[-1]
    if not _askable(s, top):
        faults.append(f"stack: nothing can be asked of {list(top)}")
        return
    if s.viewer is not None and s.viewer != rules.player(s):
        return
    trial = s.clone()
    found = rules.HANDLERS[top[0]][0](trial, top)
    if not found or trial.key() != s.key():
        faults.append("stack: nothing is asked here")
    else:
        s.todo = found


def _askable(s: "GameState", top: tuple[int, ...]) -> bool:
    kind = top[0]
    if kind == EFFECT:
        return bool(s.fx) and _effect_askable(s, top)
    if kind in (SPOT, PICK_UP, TURNED, TOKEN):
        return _summoning_askable(s, top)
    if kind == FLARE_FOE:
        return len(flares.ahead(s, top[1])) > 1
    if kind == KEEP:
        return s.frozen[s.turn] >= 0 and bool(BEINGS[top[1]].frozen)
    return True


def _effect_askable(s: "GameState", top: tuple[int, ...]) -> bool:
    program = PROGRAMS[top[1]]
    return s.fx[PC] < len(program) and isinstance(program[s.fx[PC]], effects.Ask)


def _summoning_askable(s: "GameState", top: tuple[int, ...]) -> bool:
    if top[1] not in BEINGS:
        return False
    if top[0] == PICK_UP:
        return bool(summoning.spare_pieces(s, top[1], top[3], bool(top[2])))
    if top[0] == TURNED:
        return len(summoning.forms(s, top)) > 1
    return top[0] == SPOT or len(summoning.token_colours(s, top)) > 1
