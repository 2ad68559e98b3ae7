"""Before the first turn: forms, schools, the deal, the tasks, the pieces a deathmatch begins with."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygames.core.cards import Deck
from pygames.core.game import OptionValue
from pygames.core.text import _
from pygames.tash_kalar import AIMS, closing
from pygames.tash_kalar.board import DUEL_START, MELEE_START
from pygames.tash_kalar.cards import BEINGS, DECK, FLARE, FLARES, LEGEND, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.frames import (
    BAN,
    CARD,
    DRAW,
    DUEL,
    HIGH_FORM,
    MELEE,
    SCHOOL,
    SIDES,
    START_DUEL,
    START_MELEE,
    TASK,
    TURN,
    Frame,
    Handlers,
)
from pygames.tash_kalar.patterns import COMMON
from pygames.tash_kalar.pieces import place, tell

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

ALIASES = {"northern": "imperial", "southern": "imperial"}
RANDOM = -1


def read_schools(text: str, seats: int) -> tuple[int, ...]:
    """The school of each seat, RANDOM where chance is to say; names beyond the seats are left out.

    Raises:
        ValueError: a word that is no school.

    >>> read_schools("northern sylvan", 3)
    (0, 2, -1)
    """
    names = [name.lower() for name in SCHOOLS]
    found = []
    for word in text.lower().replace(",", " ").split():
        name = ALIASES.get(word, word)
        if name != "random" and name not in names:
            raise ValueError(f"option schools: {word!r} is none of {', '.join(names)}, random")
        found.append(RANDOM if name == "random" else names.index(name))
    return (*found[:seats], *[RANDOM] * (seats - len(found)))


def terms(seats: int, options: Mapping[str, OptionValue]) -> tuple[int, int, int, tuple[int, ...]]:
    """Seats, sides, what is played for, the schools: as `GameState` takes them.

    Raises:
        ValueError: a word in the schools that is none.
    """
    sides = 2 if seats == 4 and options["teams"] else seats
    aim = MELEE if sides > 2 else AIMS.index(str(options["form"]))
    return seats, sides, aim, read_schools(str(options["schools"]), seats)


def prepare(s: "GameState", ban: bool = False) -> None:
    """Make the decks, and the list of all that comes before the first turn."""
    s.decks = [Deck(_school_cards(school)) for school in s.schools]
    s.decks += [
        Deck(card for card in BEINGS if card >= LEGEND),
        Deck(range(FLARE, FLARE + len(FLARES))),
        Deck(range(len(TASKS)) if s.aim == HIGH_FORM else ()),
    ]
    s.stack = _agenda(s, ban)


def _school_cards(school: int) -> list[int]:
    return [] if school == RANDOM else [card for card in BEINGS if card // DECK == school]


def _agenda(s: "GameState", ban: bool) -> list[Frame]:
    """Everything to be done before and in the first turn, the last first."""
    agenda: list[Frame] = [(TURN,)]
    closing.begin_turn(s, 0)
    if s.aim == MELEE:
        agenda.append((START_MELEE, 0, -1, 0))
    elif s.aim == DUEL:
        agenda.append((START_DUEL,))
    else:
        agenda += [(TASK, 0), (TASK, 1), (TASK, 1), (TASK, 1)]
    for seat in reversed(range(s.seats)):
        agenda.append((DRAW, s.seats + 1, seat))
        if seat < s.sides:
            agenda += [(DRAW, s.seats, seat)] * 2
        agenda += [(DRAW, seat, seat)] * 3
    drawing = [seat for seat in reversed(range(s.seats)) if s.schools[seat] == RANDOM]
    agenda += [(SCHOOL, seat) for seat in drawing]
    if ban and drawing:
        agenda += [(BAN, seat) for seat in range(s.seats)]
    return agenda


def _bans(s: "GameState", frame: Frame) -> list[int]:
    """The last seat bans first."""
    s.turn = frame[1]
    return _schools(s, frame)


def _choose_ban(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    s.banned |= 1 << (action - CARD)
    s.turn = 0
    tell(s, _("{who} bans a school: {school}."), school=SCHOOLS[action - CARD])


def _schools(s: "GameState", frame: Frame) -> list[int]:
    return [CARD + school for school in range(len(SCHOOLS)) if not s.banned >> school & 1]


def _choose_school(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    seat = frame[1]
    schools = list(s.schools)
    schools[seat] = action - CARD
    tell(s, _("{seat} plays the school {school}."), seat=f"{{p{seat}}}", school=SCHOOLS[action - CARD])
    s.schools = tuple(schools)
    s.decks[seat] = Deck(_school_cards(action - CARD))


def _starts(s: "GameState", frame: Frame) -> list[int]:
    """The last seat sets up: where its own piece stands, the other colour's is on the other mark."""
    s.turn = s.seats - 1
    return sorted(DUEL_START)


def _choose_start(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    other = sum(DUEL_START) - action
    place(s, action, s.side, COMMON)
    place(s, other, 1 - s.side, COMMON)
    s.turn = 0


def _melee_starts(s: "GameState", frame: Frame) -> list[int] | None:
    """The last seat sets up: for each symbol one of its two squares, then the colour there. With
    four players the second to play has no piece."""
    _kind, symbol, square, placed = frame
    s.turn = s.seats - 1
    if square < 0:
        return sorted(MELEE_START[symbol])
    colours = [side for side in range(s.sides) if not placed >> side & 1 and (s.sides == 3 or side != 1)]
    if len(colours) == 1:
        _choose_melee_start(s, frame, SIDES + colours[0])
        return None
    return [SIDES + side for side in colours]


def _choose_melee_start(s: "GameState", frame: Frame, action: int) -> None:
    _kind, symbol, square, placed = frame
    s.stack.pop()
    if square < 0:
        s.stack.append((START_MELEE, symbol, action, placed))
        return
    place(s, square, action - SIDES, COMMON)
    if symbol < 2:
        s.stack.append((START_MELEE, symbol + 1, -1, placed | 1 << (action - SIDES)))
    else:
        s.turn = 0


HANDLERS: Handlers = {
    BAN: (_bans, _choose_ban),
    SCHOOL: (_schools, _choose_school),
    START_DUEL: (_starts, _choose_start),
    START_MELEE: (_melee_starts, _choose_melee_start),
}
