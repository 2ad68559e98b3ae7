"""Whole positions as text, for rulebook and tests: a drawing of the board and lines `name: value`.

    form: duel                    high form if not given
    schools: imperial sylvan      imperial for both seats if not given; their number is that of the seats
    turn: 2                       the seat on turn, 1 if not given; `actions: 1` it has left, else 2
    hand 1: knight, titan         own cards, legends and flare; the rest of the cards is in the decks
    tasks: destruction, isolation     `next: diagonals`
    points 1: 4                   in the melee by enemy colour
    frozen 1: ice queen           likewise `pending 1`, `discard 1`, `discard legends`, `bottom 1`
    stock 1: 3 0                  if not given, all pieces not on the board
    board d4:                     rows of squares, the first one at d4 (a1 if not given)
    . c .
    C . h*

In the drawing `c h l` are common, heroic and legendary pieces of seat 1, `C H L` those of seat 2;
`c3 h4` belong to seats 3 and 4. A `*` behind marks the Gateway, `.` is empty, `-` no square at all.
An entry of hidden cards may end in the seats that know it, as in `knight (1 2)`; if it does not, only
its holder does. Everything else a state holds has a line under its own name, in numbers.
"""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.cards import FACE_DOWN, card_of, entry
from pygames.core.notation import PositionError
from pygames.tash_kalar.board import AT, SQUARES
from pygames.tash_kalar.cards import FLARE, LEGEND, NAMES, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.frames import TURN
from pygames.tash_kalar.pieces import GATE, store_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

FORMS = ("high form", "duel", "melee", "team high form", "team duel")
NUMBERS = [
    "again",
    "away",
    "discarded",
    "emperor",
    "extra_legends",
    "extra_own",
    "final",
    "laurels",
    "oblivion",
    "passed",
    "possessed",
    "triggered",
    "void",
    "wild",
]
ROWS = ["felled", "fx", "improvised", "malus", "summoned", "turns"]
_CARDS = {name.lower(): card for card, name in NAMES.items()}
_TASKS = {task.name.lower(): number for number, task in enumerate(TASKS)}


def piece_text(piece: int) -> str:
    """A piece as it is drawn.

    >>> piece_text(1), piece_text(4 + 2), piece_text(8 + 3), piece_text(0)
    ('c', 'H', 'l3', '.')
    """
    if not piece:
        return "."
    rank, side = ".chl"[piece & 3], piece >> 2 & 3
    word = (rank, rank.upper(), f"{rank}3", f"{rank}4")[side]
    return word + "*" * bool(piece & GATE)


def piece_of(word: str) -> int:
    """The piece a word draws.

    Raises:
        ValueError: it draws none.
    """
    found = re.fullmatch(r"([chl])([34]?)(\*?)|([CHL])(\*?)", word)
    if word in (".", "-"):
        return 0
    if not found:
        raise ValueError(f"{word!r} is no piece")
    low, seat, gate, high, high_gate = found.groups()
    side = 1 if high else int(seat) - 1 if seat else 0
    return ".chl".index((low or high).lower()) | side << 2 | GATE * bool(gate or high_gate)


def draw_board(board: list[int], corner: str = "a1", width: int = 9, height: int = 9) -> str:
    """A part of the board, its upper left square given."""
    x0, y0 = "abcdefghi".index(corner[0]), int(corner[1]) - 1
    rows = []
    for y in range(y0, y0 + height):
        words = [piece_text(board[AT[x, y]]) if (x, y) in AT else "-" for x in range(x0, x0 + width)]
        rows.append(" ".join(f"{word:2}" for word in words).rstrip())
    return "\n".join(rows)


def format_position(s: "GameState") -> str:
    """See `Positions.format_position`."""
    lines = [f"form: {FORMS[s.aim if s.sides == s.seats else 3 + s.aim]}"]
    lines.append("schools: " + " ".join(SCHOOLS[n].lower() if n >= 0 else "random" for n in s.schools))
    lines += [f"turn: {s.turn + 1}", f"actions: {s.acts}"]
    if s.viewer is not None:
        lines.append(f"viewer: {s.viewer + 1}")
    for seat in range(s.seats):
        entries = [v for kind in range(3) for v in s.hands[3 * seat + kind]]
        if entries:
            lines.append(f"hand {seat + 1}: " + _entries(entries, seat))
        for name in ("frozen", "pending"):
            if (card := getattr(s, name)[seat]) >= 0:
                lines.append(f"{name} {seat + 1}: {NAMES[card].lower()}")
        if s.captive[seat]:
            lines.append(f"captive {seat + 1}: {piece_text(s.captive[seat])}")
    for number, word in enumerate(_deck_words(s)):
        deck = s.decks[number]
        names = TASKS if word == "tasks" else None
        for end, entries in (("top", deck.top), ("bottom", deck.bottom)):
            if entries:
                lines.append(
                    f"{end} {word}: " + _entries(entries, number if number < s.seats else -1, bool(names))
                )
        if s.discards[number]:
            lines.append(f"discard {word}: " + ", ".join(NAMES[card].lower() for card in s.discards[number]))
        if s.aim == 0 and word == "tasks":
            lines.append("pool tasks: " + ", ".join(TASKS[task].name.lower() for task in deck.pool))
    for side in range(s.sides):
        lines.append(f"stock {side + 1}: {s.stock[2 * side]} {s.stock[2 * side + 1]}")
        lines.append(f"points {side + 1}: " + " ".join(map(str, s.points[4 * side : 4 * side + 4])))
    if s.tasks:
        lines.append("tasks: " + ", ".join(TASKS[task].name.lower() for task in s.tasks))
    if s.next_task >= 0:
        lines.append(f"next: {TASKS[s.next_task].name.lower()}")
    lines += [f"{name}: {getattr(s, name)}" for name in NUMBERS]
    lines += [f"{name}: " + " ".join(map(str, getattr(s, name))) for name in ROWS]
    lines.append("stack: " + "; ".join(" ".join(map(str, frame)) for frame in s.stack))
    lines.append("marks: " + " ".join(str(piece >> 4 & ~(GATE >> 4)) for piece in s.board))
    return "\n".join([*lines, "board:", draw_board(s.board)])


def _deck_words(s: "GameState") -> list[str]:
    return [*(str(seat + 1) for seat in range(s.seats)), "legends", "flares", "tasks"]


def _entries(values: Iterable[int], holder: int, tasks: bool = False) -> str:
    words = []
    for value in values:
        card = card_of(value)
        word = "?" if card == FACE_DOWN else (TASKS[card].name if tasks else NAMES[card]).lower()
        knowers = value >> 8
        if knowers != (1 << holder if holder >= 0 else 0):
            word += " (" + " ".join(str(seat + 1) for seat in range(4) if knowers >> seat & 1) + ")"
        words.append(word)
    return ", ".join(words)


def parse_position(text: str) -> "GameState":
    """See `Positions.parse_position`."""
    return _Reader(text).state()


class _Reader:
    """Reads one text, collecting what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.faults: list[str] = []
        self.lines: dict[str, tuple[int, str]] = {}
        self.drawn: list[tuple[int, str, list[str]]] = []
        for number, line in enumerate(text.splitlines(), 1):
            name, colon, value = line.strip().partition(":")
            name = " ".join(name.lower().split())
            if colon and name.split()[:1] == ["board"]:
                self.drawn.append((number, name.removeprefix("board").strip() or "a1", []))
            elif colon:
                if name in self.lines:
                    self.faults.append(f"line {number}: {name!r} is given twice")
                self.lines[name] = (number, value.strip())
            elif line.strip() and self.drawn:
                self.drawn[-1][2].append(line)
            elif line.strip():
                self.faults.append(f"line {number}: expected 'name: value', got {line.strip()!r}")

    def take(self, name: str) -> tuple[int, str] | None:
        return self.lines.pop(name, None)

    def fault(self, line: int, message: str) -> None:
        self.faults.append(f"line {line}: {message}")

    def stop(self) -> None:
        if self.faults:
            raise PositionError(self.faults)

    def numbers(self, name: str) -> list[int] | None:
        given = self.take(name)
        if given is None:
            return None
        try:
            return [int(word) for word in given[1].split()]
        except ValueError:
            self.fault(given[0], f"{name}: expected whole numbers, got {given[1]!r}")
            return None

    def number(self, name: str, default: int) -> int:
        found = self.numbers(name)
        if found is None:
            return default
        if len(found) != 1:
            self.faults.append(f"{name}: expected one whole number")
            return default
        return found[0]

    def cards(self, name: str, holder: int, names: dict[str, int]) -> list[int]:
        """Entries of a line."""
        given = self.take(name)
        found = []
        for word in given[1].split(",") if given and given[1] else ():
            read = re.fullmatch(r"\s*(.*?)\s*(?:\(([1-4 ]*)\))?\s*", word.lower())
            assert read is not None and given is not None
            title, seats = read.groups()
            if title != "?" and title not in names:
                self.fault(given[0], f"there is no card {title!r}")
                continue
            knowers = [holder] * (holder >= 0) if seats is None else [int(seat) - 1 for seat in seats.split()]
            found.append(entry(FACE_DOWN if title == "?" else names[title], knowers))
        return found

    def state(self) -> "GameState":
        from pygames.tash_kalar import rules, setup  # the state's module imports this one
        from pygames.tash_kalar.state import GameState

        self.stop()
        form = (self.take("form") or (0, "high form"))[1]
        schools = (self.take("schools") or (0, "imperial imperial"))[1]
        seats = len(schools.split())
        try:
            s = GameState(*setup.terms(seats, {"form": form, "schools": schools}))
        except ValueError as error:
            raise PositionError([str(error)]) from None
        setup.prepare(s)
        s.turn = self.number("turn", 1) - 1
        s.acts = self.number("actions", 2)
        viewer = self.number("viewer", 99)
        s.viewer = None if viewer == 99 else viewer - 1
        if not 0 <= s.turn < seats:
            raise PositionError(["turn: there is no such seat"])
        s.turns = [2] * seats
        s.stack = [(TURN,)]
        self._board(s)
        self._cards(s)
        self._tasks(s)
        for side in range(s.sides):
            points = self.numbers(f"points {side + 1}") or []
            s.points[4 * side : 4 * side + 4] = [*points, 0, 0, 0, 0][:4]
        for name in NUMBERS:
            setattr(s, name, self.number(name, getattr(s, name)))
        for name in ROWS:
            if (row := self.numbers(name)) is not None:
                setattr(s, name, row)
        self._stack(s)
        self.faults += [
            f"line {line}: {name!r} is nothing a position has" for name, (line, _v) in self.lines.items()
        ]
        self.stop()
        if s.viewer is not None and s.viewer != rules.player(s):
            s.todo = []
        else:
            rules.settle(s)
        return s

    def _board(self, s: "GameState") -> None:
        for line, corner, rows in self.drawn:
            if not re.fullmatch("[a-i][1-9]", corner):
                self.fault(line, f"{corner!r} is no corner of a drawing")
                continue
            x0, y0 = "abcdefghi".index(corner[0]), int(corner[1]) - 1
            for down, row in enumerate(rows):
                for right, word in enumerate(row.split()):
                    self._piece(s, line + 1 + down, (x0 + right, y0 + down), word)
        for seat in range(s.seats):
            if given := self.take(f"captive {seat + 1}"):
                try:
                    s.captive[seat] = piece_of(given[1])
                except ValueError as error:
                    self.fault(given[0], str(error))
        for piece in (*s.board, *s.captive):
            if piece:
                s.stock[store_of(piece >> 2 & 3, piece & 3)] -= 1
        for side in range(s.sides):
            if stock := self.numbers(f"stock {side + 1}"):
                s.stock[2 * side : 2 * side + 2] = [*stock, 0, 0][:2]
            if min(s.stock[2 * side : 2 * side + 2]) < 0:
                self.faults.append(f"seat {side + 1} has more pieces than there are")
        marks = self.numbers("marks") or []
        for square, mark in zip(range(SQUARES), marks, strict=False):
            s.board[square] |= mark << 4

    def _piece(self, s: "GameState", line: int, xy: tuple[int, int], word: str) -> None:
        try:
            piece = piece_of(word)
        except ValueError as error:
            self.fault(line, str(error))
            return
        if xy in AT:
            s.board[AT[xy]] = piece
            if piece >> 2 & 3 >= s.sides:
                self.fault(line, f"{word!r}: there is no such seat")
        elif piece:
            self.fault(line, f"{word!r} does not stand on a square")

    def _cards(self, s: "GameState") -> None:
        gone: list[list[int]] = [[] for _deck in s.decks]
        for seat in range(s.seats):
            for value in self.cards(f"hand {seat + 1}", seat, _CARDS):
                card = card_of(value)
                kind = 0 if card == FACE_DOWN else (card >= LEGEND) + (card >= FLARE)
                s.hands[3 * seat + kind].append(value)
                gone[seat if not kind else s.seats + kind - 1].append(card)
            for name in ("frozen", "pending"):
                for value in self.cards(f"{name} {seat + 1}", seat, _CARDS):
                    getattr(s, name)[seat] = card_of(value)
                    if name == "frozen":
                        gone[seat].append(card_of(value))
        for hand in s.hands:
            hand.sort()
        for number, word in enumerate(_deck_words(s)[:-1]):
            deck = s.decks[number]
            holder = number if number < s.seats else -1
            deck.top = self.cards(f"top {word}", holder, _CARDS)
            deck.bottom = self.cards(f"bottom {word}", holder, _CARDS)
            s.discards[number] = [card_of(v) for v in self.cards(f"discard {word}", -1, _CARDS)]
            gone[number] += [card_of(v) for v in deck.top + deck.bottom] + s.discards[number]
            for card in gone[number]:
                if card in deck.pool:
                    deck.take(card)
                else:
                    self.faults.append(
                        f"deck {word}: {NAMES.get(card, '?').lower()} is not in it, or there twice"
                    )

    def _tasks(self, s: "GameState") -> None:
        s.tasks = [card_of(v) for v in self.cards("tasks", -1, _TASKS)]
        following = [card_of(v) for v in self.cards("next", -1, _TASKS)]
        s.next_task = following[0] if following else -1
        deck = s.decks[-1]
        deck.top = self.cards("top tasks", -1, _TASKS)
        deck.bottom = self.cards("bottom tasks", -1, _TASKS)
        out = {*s.tasks, *following, *(card_of(v) for v in deck.top + deck.bottom)}
        pool = self.cards("pool tasks", -1, _TASKS) if "pool tasks" in self.lines else deck.pool
        deck.pool = sorted(task for task in pool if task not in out)
        deck.loose = len(deck.pool)

    def _stack(self, s: "GameState") -> None:
        given = self.take("stack")
        if given is not None:
            try:
                s.stack = [
                    tuple(int(word) for word in frame.split())
                    for frame in given[1].split(";")
                    if frame.strip()
                ]
            except ValueError:
                self.fault(given[0], "stack: expected whole numbers")
