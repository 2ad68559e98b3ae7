"""Before the first turn: forms, schools, the deal, the tasks, the pieces a deathmatch begins with."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygames.core.cards import Deck
from pygames.core.game import OptionValue
from pygames.tash_kalar import closing
from pygames.tash_kalar.board import DUEL_START, MELEE_START
from pygames.tash_kalar.cards import BEINGS, DECK, FLARE, FLARES, LEGEND, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.closing import DUEL, HIGH_FORM, MELEE
from pygames.tash_kalar.frames import (
    CARD,
    DRAW,
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
from pygames.tash_kalar.pieces import place

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

ALIASES = {"northern": "imperial", "southern": "imperial"}
RANDOM = -1
_AIMS = {"high form": HIGH_FORM, "duel": DUEL, "melee": MELEE}


def read_schools(text: str, seats: int) -> tuple[int, ...]:
    """The school of each seat, RANDOM where chance is to say; one word is for all seats.

    Raises:
        ValueError: a word that is no school, or another number of words than seats.

    >>> read_schools("northern sylvan", 2)
    (0, 2)
    """
    words = [ALIASES.get(word, word) for word in text.lower().replace(",", " ").split()]
    names = [name.lower() for name in SCHOOLS]
    for word in words:
        if word != "random" and word not in names:
            raise ValueError(f"option schools: {word!r} is none of {', '.join(names)}, random")
    found = [RANDOM if word == "random" else names.index(word) for word in words]
    if len(found) == 2 < seats:
        found = [*found, *found][:seats] if seats == 4 else [*found, RANDOM]
    if len(found) == 1:
        found *= seats
    if len(found) != seats:
        raise ValueError(f"option schools: {len(found)} schools for {seats} seats")
    return tuple(found)


def terms(seats: int, options: Mapping[str, OptionValue]) -> tuple[int, int, int, tuple[int, ...]]:
    """Seats, sides, what is played for, the schools: as `GameState` takes them.

    Raises:
        ValueError: a form for another number of seats, or schools that are none.
    """
    form = str(options["form"])
    teams = form.startswith("team ")
    aim = _AIMS[form.removeprefix("team ")]
    wanted = (4,) if teams else (3, 4) if aim == MELEE else (2,)
    if seats not in wanted:
        raise ValueError(f"option form: {form} is for {' or '.join(map(str, wanted))} seats, not {seats}")
    return seats, 2 if teams else seats, aim, read_schools(str(options["schools"]), seats)


def prepare(s: "GameState") -> None:
    """Make the decks, and the list of all that comes before the first turn."""
    s.decks = [Deck(_school_cards(school)) for school in s.schools]
    s.decks += [
        Deck(card for card in BEINGS if card >= LEGEND),
        Deck(range(FLARE, FLARE + len(FLARES))),
        Deck(range(len(TASKS)) if s.aim == HIGH_FORM else ()),
    ]
    s.stack = _agenda(s)


def _school_cards(school: int) -> list[int]:
    return [] if school == RANDOM else [card for card in BEINGS if card // DECK == school]


def _agenda(s: "GameState") -> list[Frame]:
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
    agenda += [(SCHOOL, seat) for seat in reversed(range(s.seats)) if s.schools[seat] == RANDOM]
    return agenda


def _schools(s: "GameState", frame: Frame) -> list[int]:
    return [CARD + school for school in range(len(SCHOOLS))]


def _choose_school(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    seat = frame[1]
    schools = list(s.schools)
    schools[seat] = action - CARD
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
    SCHOOL: (_schools, _choose_school),
    START_DUEL: (_starts, _choose_start),
    START_MELEE: (_melee_starts, _choose_melee_start),
}
