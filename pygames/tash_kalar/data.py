"""A position as plain data, and back with its form checked; `possible` judges what it says.

What a card's place says is not said twice: every card that lies nowhere else is in its deck.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from pygames.core.cards import Deck
from pygames.core.game import SPECTATOR, Json
from pygames.core.notation import PositionError
from pygames.tash_kalar import AIMS, possible
from pygames.tash_kalar.board import AT
from pygames.tash_kalar.cards import NAMES, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.pieces import MOST_SPARE
from pygames.tash_kalar.words import CARDS as CARD_NUMBERS
from pygames.tash_kalar.words import TASK_NUMBERS, draw_rows, entry_of, entry_text, piece_of, piece_text

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

RANGES = {
    "acts": (0, 99),
    "again": (0, 1),
    "away": (0, 2),
    "banned": (0, 63),
    "discarded": (0, 1),
    "emperor": (0, 1),
    "extra_legends": (0, 99),
    "extra_own": (0, 99),
    "final": (-1, 4),
    "laurels": (0, 99),
    "oblivion": (0, 99),
    "passed": (0, 1),
    "possessed": (-1, 3),
    "triggered": (0, 2),
    "turn": (0, 3),
    "void": (0, 9),
    "wild": (0, 9),
}
"""Single numbers and what they may be."""
TASK_NAMES = {number: task.name for number, task in enumerate(TASKS)}
_NAMES = (
    *("form", "teams", "schools", "viewer", "board", "stock", "points", "hands", "frozen", "pending"),
    *("captive", "tops", "bottoms", "discards", "tasks", "next_task", "felled", "summoned", "improvised"),
    *("malus", "returned", "touched", "turns", "fx", "stack"),
)


def write_data(s: "GameState") -> Json:
    """See `State.to_json`."""
    return {
        "form": AIMS[s.aim],
        "teams": s.sides < s.seats,
        "schools": [SCHOOLS[school].lower() if school >= 0 else "random" for school in s.schools],
        "viewer": s.viewer,
        "board": draw_rows(s.board),
        "stock": [s.stock[2 * side : 2 * side + 2] for side in range(s.sides)],
        "points": [s.points[4 * side : 4 * side + 4] for side in range(s.sides)],
        "hands": [[entry_text(v, number // 3) for v in hand] for number, hand in enumerate(s.hands)],
        "frozen": [card_text(card) for card in s.frozen],
        "pending": [card_text(card) for card in s.pending],
        "captive": [piece_text(piece) for piece in s.captive],
        "tops": [[_deck_entry(s, n, v) for v in deck.top] for n, deck in enumerate(s.decks)],
        "bottoms": [[_deck_entry(s, n, v) for v in deck.bottom] for n, deck in enumerate(s.decks)],
        "discards": [
            [(TASK_NAMES if n == s.seats + 2 else NAMES)[card].lower() for card in pile]
            for n, pile in enumerate(s.discards)
        ],
        "tasks": [TASKS[task].name.lower() for task in s.tasks],
        "next_task": TASKS[s.next_task].name.lower() if s.next_task >= 0 else "",
        "felled": s.felled[:],
        "summoned": s.summoned[:],
        "improvised": s.improvised[:],
        "malus": s.malus[:],
        "returned": s.returned[:],
        "touched": s.touched[:],
        "turns": s.turns[:],
        "fx": s.fx[:],
        "stack": [list(frame) for frame in s.stack],
        **{name: getattr(s, name) for name in RANGES},
    }


def card_text(card: int) -> str:
    return NAMES[card].lower() if card >= 0 else ""


def _deck_entry(s: "GameState", number: int, value: int) -> str:
    return entry_text(value, names=TASK_NAMES if number == s.seats + 2 else None)


def read_terms(data: Json) -> tuple[int, int, int, tuple[int, ...]]:
    """Seats, sides, what is played for, the schools: as `GameState` takes them.

    Raises:
        PositionError: they do not say that.
    """
    schools = data.get("schools")
    words = [*(name.lower() for name in SCHOOLS), "random"]
    if not isinstance(schools, list) or not 2 <= len(schools) <= 4 or any(s not in words for s in schools):
        raise PositionError([f"schools: {schools!r} is no list of 2 to 4 of {', '.join(words)}"])
    teams, form = data.get("teams"), data.get("form")
    if not isinstance(teams, bool):
        raise PositionError([f"teams: {teams!r} is neither true nor false"])
    if form not in AIMS:
        raise PositionError([f"form: {form!r} is none of {', '.join(AIMS)}"])
    seats = len(schools)
    sides = 2 if teams else seats
    if (teams and seats != 4) or (form == "melee") != (sides > 2):
        raise PositionError([f"form: {form} with teams {teams} is not for {seats} seats"])
    found = [words.index(school) for school in schools]
    return seats, sides, AIMS.index(form), tuple(-1 if n == len(SCHOOLS) else n for n in found)


def read_data(s: "GameState", data: Json) -> None:
    """Fill a fresh state of the terms of the data.

    Raises:
        PositionError: with every reason.
    """
    reader = _Reader(s, data)
    reader.fill()
    if not reader.faults:
        possible.check(s, reader.faults)
    if reader.faults:
        raise PositionError(reader.faults)


T = TypeVar("T")


class _Reader:
    """Reads one document; every fault of form is noted."""

    def __init__(self, s: "GameState", data: Json) -> None:
        self.s = s
        self.data = data
        self.faults: list[str] = []

    def fill(self) -> None:
        """Fill the state, as far as the data allow."""
        s, data = self.s, self.data
        known = [*_NAMES, *RANGES]
        self.faults += [f"{name!r} is unknown" for name in data if name not in known]
        self.faults += [f"{name} is missing" for name in known if name not in data]
        viewer = data.get("viewer")
        if viewer is not None and (
            type(viewer) is not int or not (0 <= viewer < s.seats or viewer == SPECTATOR)
        ):
            self.faults.append(f"viewer: {viewer!r} is no seat, nor {SPECTATOR}, nor null")
        else:
            s.viewer = viewer
        for name, (low, high) in RANGES.items():
            setattr(s, name, self._number(name, data.get(name), low, high))
        self._board()
        side_pairs = self._lists("stock", s.sides, self._reading_numbers("stock", 2, 0, 17))
        s.stock = [n for pair in side_pairs for n in pair]
        s.points = [
            n
            for row in self._lists("points", s.sides, self._reading_numbers("points", 4, 0, 999))
            for n in row
        ]
        self._cards()
        s.tasks = self._names("tasks", data.get("tasks"), TASK_NUMBERS)
        following = data.get("next_task")
        s.next_task = self._name("next_task", following, TASK_NUMBERS) if following != "" else -1
        s.felled = self._numbers("felled", data.get("felled"), 16, 0, 999)
        s.summoned = self._numbers("summoned", data.get("summoned"), None, 1, 69 * 4)
        s.improvised = self._numbers("improvised", data.get("improvised"), s.sides, 0, (1 << s.sides) - 1)
        s.malus = self._numbers("malus", data.get("malus"), s.seats, 0, 99)
        s.returned = self._numbers("returned", data.get("returned"), 3 * s.seats, 0, 9999)
        s.touched = self._numbers("touched", data.get("touched"), None, 0, 68)
        s.turns = self._numbers("turns", data.get("turns"), s.seats, 0, 99_999)
        s.fx = self._numbers("fx", data.get("fx"), None, -1, MOST_SPARE)
        s.stack = [
            tuple(frame)
            for frame in self._lists("stack", None, self._reading_numbers("stack", None, -1, 999))
        ]

    def _board(self) -> None:
        for y, row in enumerate(self._lists("board", 9, self._reading_text("board"))):
            words = row.split()
            if len(words) != 9:
                self.faults.append(f"board, row {y + 1}: {len(words)} squares instead of 9")
                continue
            for x, word in enumerate(words):
                piece = self._piece(f"board, row {y + 1}", word)
                if ((x, y) in AT) == (word == "-"):
                    self.faults.append(f"board, row {y + 1}: {word!r} in column {x + 1}")
                elif piece:
                    self.s.board[AT[x, y]] = piece

    def _cards(self) -> None:
        s = self.s
        hands = self._lists("hands", 3 * s.seats, self._reading_list("hands"))
        s.hands = [sorted(self._entries(f"hands {n}", hand, n // 3)) for n, hand in enumerate(hands)]
        for name, target in (("frozen", s.frozen), ("pending", s.pending)):
            for seat, word in enumerate(self._lists(name, s.seats, self._reading_text(name))):
                target[seat] = self._name(name, word, CARD_NUMBERS) if word else -1
        for seat, word in enumerate(self._lists("captive", s.seats, self._reading_text("captive"))):
            s.captive[seat] = self._piece("captive", word)
        decks = s.seats + 3
        tops = self._lists("tops", decks, self._reading_list("tops"))
        bottoms = self._lists("bottoms", decks, self._reading_list("bottoms"))
        piles = self._lists("discards", decks, self._reading_list("discards"))
        s.decks = [Deck() for _deck in range(decks)]
        for n, deck in enumerate(s.decks):
            names = TASK_NUMBERS if n == s.seats + 2 else CARD_NUMBERS
            deck.top = self._entries(f"tops {n}", tops[n] if tops else [], -1, names)
            deck.bottom = self._entries(f"bottoms {n}", bottoms[n] if bottoms else [], -1, names)
            s.discards[n] = self._names(f"discards {n}", piles[n] if piles else [], names)

    # -- the forms of values ---------------------------------------------------------------------

    def _lists(self, name: str, length: int | None, read: Callable[[Any], T]) -> list[T]:
        value = self.data.get(name)
        if not isinstance(value, list) or (length is not None and len(value) != length) or len(value) > 999:
            self.faults.append(f"{name}: expected a list{'' if length is None else f' of {length}'}")
            return []
        before = len(self.faults)
        found = [read(item) for item in value]
        return found if len(self.faults) == before else []

    def _number(self, name: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.faults.append(f"{name}: {value!r} is no number from {low} to {high}")
            return low
        return value

    def _numbers(self, name: str, value: object, length: int | None, low: int, high: int) -> list[int]:
        if not isinstance(value, list) or (length is not None and len(value) != length) or len(value) > 999:
            self.faults.append(
                f"{name}: expected a list{'' if length is None else f' of {length}'} of numbers"
            )
            return [low] * (length or 0)
        return [self._number(name, number, low, high) for number in value]

    def _reading_numbers(
        self, name: str, length: int | None, low: int, high: int
    ) -> Callable[[Any], list[int]]:
        return lambda value: self._numbers(name, value, length, low, high)

    def _reading_text(self, name: str) -> Callable[[Any], str]:
        def read(value: object) -> str:
            if not isinstance(value, str) or len(value) > 99:
                self.faults.append(f"{name}: {value!r} is no short text")
                return ""
            return value

        return read

    def _reading_list(self, name: str) -> Callable[[Any], list[object]]:
        def read(value: object) -> list[object]:
            if not isinstance(value, list) or len(value) > 99:
                self.faults.append(f"{name}: {value!r} is no short list")
                return []
            return value

        return read

    def _piece(self, name: str, word: str) -> int:
        try:
            return piece_of(word)
        except ValueError as error:
            self.faults.append(f"{name}: {error}")
            return 0

    def _name(self, name: str, word: object, names: dict[str, int]) -> int:
        if not isinstance(word, str) or word not in names:
            self.faults.append(f"{name}: there is no {word!r}")
            return 0
        return names[word]

    def _names(self, name: str, words: object, names: dict[str, int]) -> list[int]:
        if not isinstance(words, list):
            self.faults.append(f"{name}: expected a list")
            return []
        return [self._name(name, word, names) for word in words]

    def _entries(
        self, name: str, words: list[Any], holder: int, names: dict[str, int] | None = None
    ) -> list[int]:
        found = []
        for word in words:
            try:
                if not isinstance(word, str):
                    raise ValueError(f"there is no card {word!r}")
                found.append(entry_of(word, holder, names))
            except ValueError as error:
                self.faults.append(f"{name}: {error}")
        return found
