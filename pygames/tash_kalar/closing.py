"""The end of a turn and of the game: claims, scores, refilling hands, the last round, who wins."""

from typing import TYPE_CHECKING

from pygames.core.cards import public
from pygames.core.game import Outcome
from pygames.core.text import _
from pygames.tash_kalar.cards.tasks import TASKS, fulfilled
from pygames.tash_kalar.frames import (
    CARD,
    CLAIM,
    CLOSE,
    DONE,
    DRAW,
    DUEL,
    HIGH_FORM,
    LAUREL,
    MELEE,
    ODD_ONE,
    SIDES,
    TASK,
    TURN,
    Frame,
    Handlers,
)
from pygames.tash_kalar.patterns import COMMON, HEROIC, LEGENDARY
from pygames.tash_kalar.pieces import CHOSEN, USED, counts, tell

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

BY_POINTS, BY_DECK = 1, 2
SIDEWAYS = 6
"""So many cards of a deck lie sideways in a team game: the game's end comes before them."""


def improvising(s: "GameState") -> bool:
    """Whether the seat on turn has an improvised summoning left."""
    return s.aim == MELEE and s.improvised[s.side] | 1 << s.side != (1 << s.sides) - 1


def reserve(s: "GameState") -> int:
    """How many cards are left in a deck when its last one that counts is drawn."""
    return SIDEWAYS if s.sides < s.seats else 0


_MARKS = (0, USED, CHOSEN, USED | CHOSEN)
"""Marks a legendary piece may bear while an effect is carried out."""

# -- scores --------------------------------------------------------------------------------------


def score(s: "GameState", side: int) -> list[int]:
    """The points of a side: one number, in the melee one for each enemy colour in order."""
    owing = 2 * sum(s.pending[seat] >= 0 for seat in range(side, s.seats, s.sides))
    if s.aim == MELEE:
        return [s.points[4 * side + foe] - owing for foe in range(s.sides) if foe != side]
    points = s.points[4 * side] - owing
    if s.aim == HIGH_FORM:
        points += sum(s.board.count(side << 2 | LEGENDARY | marks) for marks in _MARKS)
    return [points]


def goal(s: "GameState") -> int:
    """The points that bring the end in sight."""
    if s.aim == MELEE:
        return 12 if s.sides == 3 else 10
    return 9 if s.aim == HIGH_FORM else 18


def standing(s: "GameState", side: int) -> tuple[int, ...]:
    """What decides between sides, most important first: the lowest score, the next, ...; upgraded
    pieces on the board; all pieces on the board."""
    upgraded, total = counts(s)
    return (*sorted(score(s, side)), upgraded[side], total[side])


def outcome(s: "GameState") -> Outcome:
    """How the game that is over ended."""
    ranks = [standing(s, side) for side in range(s.sides)]
    best = max(ranks)
    winners = tuple(seat for seat in range(s.seats) if ranks[seat % s.sides] == best)
    scores = tuple(ranks[seat % s.sides][0] for seat in range(s.seats))
    return Outcome("deck" if s.triggered == BY_DECK else "points", winners, scores)


def score_laurels(s: "GameState") -> bool:
    """Score legends summoned; whether a choice is needed first."""
    if not s.laurels:
        return False
    if s.aim == MELEE:
        s.stack.append((LAUREL,))
        return True
    if s.aim == DUEL:
        s.points[4 * s.side] += s.laurels
    s.laurels = 0
    return False


def _enemy_colours(s: "GameState", frame: Frame) -> list[int]:
    return [SIDES + side for side in range(s.sides) if side != s.side]


def _choose_laurel(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    s.points[4 * s.side + action - SIDES] += 1
    s.laurels -= 1


# -- the steps of the end of a turn --------------------------------------------------------------

_REWARD, _REFILL, _NEXT = range(3)


def _close(s: "GameState", frame: Frame) -> None:
    stage = frame[1]
    if stage == _REWARD:
        s.stack[-1] = (CLOSE, _REFILL)
        if s.aim == HIGH_FORM:
            if any(fulfilled(s, task) for task in s.tasks):
                s.stack.append((CLAIM,))
        else:
            _score_felled(s)
    elif stage == _REFILL:
        _refill(s)
    else:
        _next_turn(s)


def _score_felled(s: "GameState") -> None:
    odd = 0
    for foe in range(s.sides):
        common, heroic, legendary = (s.felled[foe * 4 + rank] for rank in (COMMON, HEROIC, LEGENDARY))
        s.points[4 * s.side + (foe if s.aim == MELEE else 0)] += 2 * legendary + heroic + common // 2
        odd += common % 2
    if s.aim == MELEE and odd > 1:
        s.stack.append((ODD_ONE,))


def _odd_ones(s: "GameState", frame: Frame) -> list[int]:
    return [SIDES + foe for foe in range(s.sides) if s.felled[foe * 4 + COMMON] % 2]


def _choose_odd_one(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    s.points[4 * s.side + action - SIDES] += 1


def _claims(s: "GameState", frame: Frame) -> list[int]:
    return [DONE, *sorted(CARD + task for task in s.tasks if fulfilled(s, task))]


def _choose_claim(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    if action == DONE:
        return
    task = TASKS[action - CARD]
    s.points[4 * s.side] += task.points
    s.tasks.remove(action - CARD)
    tell(s, _("{who} claims {task}."), task=task.name)
    s.discards[s.seats + 2].append(action - CARD)
    if s.next_task >= 0:
        s.tasks.append(s.next_task)
        s.next_task = -1
        s.stack.append((TASK, 0))


def _tasks(s: "GameState", frame: Frame) -> list[int] | None:
    """A task is turned up: in the opening only ones that are not advanced."""
    deck = s.decks[s.seats + 2]
    if deck.by_chance:
        opening = frame[1]
        return [CARD + task for task in deck.pool if not (opening and TASKS[task].advanced)]
    if len(deck):
        _turn_up(s, frame, deck.pop() & 255)
    else:
        s.stack.pop()
    return None


def _choose_task(s: "GameState", frame: Frame, action: int) -> None:
    s.decks[s.seats + 2].take(action - CARD)
    _turn_up(s, frame, action - CARD)


def _turn_up(s: "GameState", frame: Frame, task: int) -> None:
    kind = TASKS[task].kind
    same = [TASKS[other].kind for other in s.tasks].count(kind)
    deck = s.decks[s.seats + 2]
    tell(s, _("The task {task} is turned up."), task=TASKS[task].name)
    if frame[1]:
        if same == 2:
            s.discards[s.seats + 2].append(task)
            return
        s.tasks.append(task)
        s.stack.pop()
    elif same >= 2 and _other_kind_left(s, kind):
        deck.bottom.append(public(task))
    else:
        s.next_task = task
        s.stack.pop()


def _other_kind_left(s: "GameState", kind: str) -> bool:
    deck = s.decks[s.seats + 2]
    return any(TASKS[value & 255].kind != kind for value in deck.pool + deck.bottom)


def _refill(s: "GameState") -> None:
    """Draw the next card that is due: 3 beings, 2 legends, 1 flare, then extra ones."""
    seat = s.turn
    legends_seat = (seat + s.sides) % s.seats
    if s.sides < s.seats:
        _hand_over_legends(s, seat, legends_seat)
    if len(s.hands[3 * seat]) < 3 and len(s.decks[seat]):
        s.stack.append((DRAW, seat, seat))
    elif len(s.hands[3 * legends_seat + 1]) < 2 and _left(s, s.seats):
        s.stack.append((DRAW, s.seats, legends_seat))
    elif not s.hands[3 * seat + 2] and _left(s, s.seats + 1):
        s.stack.append((DRAW, s.seats + 1, seat))
    elif s.extra_own and len(s.decks[seat]):
        s.extra_own -= 1
        s.stack.append((DRAW, seat, seat))
    elif s.extra_legends and _left(s, s.seats):
        s.extra_legends -= 1
        s.stack.append((DRAW, s.seats, legends_seat))
    else:
        s.stack[-1] = (CLOSE, _NEXT)


def _left(s: "GameState", deck: int) -> bool:
    return len(s.decks[deck]) > 0 or bool(s.discards[deck])


def _hand_over_legends(s: "GameState", seat: int, mate: int) -> None:
    legends = s.hands[3 * seat + 1]
    s.hands[3 * mate + 1] = sorted(v | 256 << mate for v in s.hands[3 * mate + 1] + legends)
    legends.clear()


def pass_control(s: "GameState") -> None:
    """The team mate goes on in place of the seat on turn: he finishes the effect, then only places."""
    s.passed = 1
    tell(s, _("{who} hands over to the team mate."))


def _next_turn(s: "GameState") -> None:
    if not s.triggered and any(max(score(s, side)) >= goal(s) for side in range(s.sides)):
        s.triggered = BY_POINTS
    if s.triggered and s.final < 0:
        s.final = s.seats
    if s.again:
        seat = s.turn
    elif s.final == 0:
        s.stack.clear()
        return
    else:
        seat = (s.turn + 1) % s.seats
        s.final -= s.final > 0
    s.passed = 0
    begin_turn(s, seat)


def begin_turn(s: "GameState", seat: int) -> None:
    """Set everything of a turn anew."""
    s.turn = seat
    s.turns[seat] += 1
    first = sum(s.turns) == 1
    s.acts = max(0, (1 if first else 2) - s.malus[seat])
    s.malus[seat] = 0
    s.discarded = s.again = s.extra_own = s.extra_legends = 0
    s.laurels = s.wild = s.void = s.oblivion = s.emperor = s.passed = 0
    s.possessed = -1
    s.felled = [0] * 16
    s.summoned = []
    s.stack[:] = [(TURN,)]


HANDLERS: Handlers = {
    CLOSE: (lambda s, frame: _close(s, frame), lambda s, frame, action: None),
    CLAIM: (_claims, _choose_claim),
    TASK: (_tasks, _choose_task),
    ODD_ONE: (_odd_ones, _choose_odd_one),
    LAUREL: (_enemy_colours, _choose_laurel),
}
