"""Whole positions as text, for rulebook and tests: a drawing of the board and lines `name: value`.

    form: duel                    high form if not given; with `teams: yes` four seats in two teams
    schools: imperial sylvan      imperial for both seats if not given; as many as there are seats
    turn: 2                       the seat on turn, 1 if not given; `actions: 1` it has left, else 2
    hand 1: knight, titan         own cards, legends and flare; the rest of the cards is in the decks
    tasks: destruction, isolation     `next task: diagonals`
    points 1: 4                   in the melee four numbers, by the colours of all seats
    frozen 1: ice queen           likewise `pending 1`, `discard 1`, `discard legends`, `bottom 1`
    stock 1: 3 0                  if not given, all pieces not on the board
    board d4:                     rows of squares, the first one at d4 (a1 if not given)
    . c .
    C . h*

In the drawing `c h l` are common, heroic and legendary pieces of seat 1, `C H L` those of seat 2;
`c3 h4` belong to seats 3 and 4. A `*` behind marks the Gateway, `.` is empty, `-` no square at all.
A hidden card may be followed by the seats that know it, as in `knight (1 2)` or `knight (all)`; if
it is not, only its holder does. Everything else a state holds has a line under its own name, in
numbers.
"""

from typing import TYPE_CHECKING, Any

from pygames.core.game import Json
from pygames.core.notation import PositionError
from pygames.tash_kalar import AIMS
from pygames.tash_kalar.board import AT
from pygames.tash_kalar.cards import FLARE, LEGEND
from pygames.tash_kalar.data import RANGES
from pygames.tash_kalar.frames import MELEE, TURN
from pygames.tash_kalar.pieces import side_of, store_of
from pygames.tash_kalar.words import CARDS, piece_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

_USUAL = {"acts": 2, "final": -1, "possessed": -1, "turn": 0}
"""What single numbers are where no line gives them, if not 0."""
_ROWS = ("felled", "summoned", "improvised", "malus", "returned", "touched", "turns", "fx")
_ENDS = {"top": "tops", "bottom": "bottoms", "discard": "discards"}


def format_position(s: "GameState") -> str:
    """See `Positions.format_position`."""
    data = s.to_json()
    lines = [f"form: {data['form']}", f"schools: {' '.join(data['schools'])}"]
    if data["teams"]:
        lines.append("teams: yes")
    if data["viewer"] is not None:
        lines.append(f"viewer: {data['viewer'] + 1}")
    lines += [f"turn: {data['turn'] + 1}", f"actions: {data['acts']}"]
    for seat in range(s.seats):
        entries = [word for hand in data["hands"][3 * seat : 3 * seat + 3] for word in hand]
        lines.append(f"hand {seat + 1}: {', '.join(entries)}")
        for name in ("frozen", "pending", "captive"):
            if data[name][seat] not in ("", "."):
                lines.append(f"{name} {seat + 1}: {data[name][seat]}")
    for number, word in enumerate(_deck_words(s.seats)):
        for line, name in _ENDS.items():
            if data[name][number]:
                lines.append(f"{line} {word}: {', '.join(data[name][number])}")
    for side in range(s.sides):
        lines.append(f"stock {side + 1}: {_row(data['stock'][side])}")
        lines.append(f"points {side + 1}: {_row(data['points'][side])}")
    if data["tasks"]:
        lines.append(f"tasks: {', '.join(data['tasks'])}")
    if data["next_task"]:
        lines.append(f"next task: {data['next_task']}")
    for name in RANGES:
        if name not in ("turn", "acts") and data[name] != _USUAL.get(name, 0):
            lines.append(f"{name.replace('_', ' ')}: {data[name]}")
    for name in _ROWS:
        if any(data[name]) or (data[name] and name == "touched"):
            lines.append(f"{name}: {_row(data[name])}")
    lines.append("stack: " + "; ".join(_row(frame) for frame in data["stack"]))
    return "\n".join([*lines, "board:", *data["board"]])


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _deck_words(seats: int) -> list[str]:
    return [*(str(seat + 1) for seat in range(seats)), "legends", "flares", "tasks"]


def parse_position(text: str) -> "GameState":
    """See `Positions.parse_position`."""
    from pygames.tash_kalar.state import GameState  # the state's own modules import this one

    reader = _Reader(text)
    data = reader.data()
    if reader.faults:
        raise PositionError(reader.faults)
    return GameState.from_json(data)


class _Reader:
    """Makes of a text the data it stands for, collecting what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.faults: list[str] = []
        self.lines: dict[str, tuple[int, str]] = {}
        self.drawn: list[tuple[int, str, list[str]]] = []
        for number, line in enumerate(text.split("\n"), 1):
            name, colon, value = line.strip().partition(":")
            name = " ".join(name.lower().split())
            if colon and name.split()[:1] == ["board"]:
                self.drawn.append((number, name.removeprefix("board").strip() or "a1", []))
            elif colon:
                if name in self.lines:
                    self.fault(number, f"{name!r} is given twice")
                self.lines[name] = (number, value.strip())
            elif line.strip() and self.drawn:
                self.drawn[-1][2].append(line)
            elif line.strip():
                self.fault(number, f"expected 'name: value', got {line.strip()[:99]!r}")

    def fault(self, line: int, message: str) -> None:
        self.faults.append(f"line {line}: {message}")

    def data(self) -> Json:
        """The whole data."""
        schools = self.words("schools", "imperial imperial", " ")
        seats = max(2, min(len(schools), 4))
        teams = self.word("teams", "no") == "yes"
        sides = 2 if teams else seats
        form = self.word("form", AIMS[0] if sides == 2 else AIMS[MELEE])
        board = self.board()
        captive = [self.lines.pop(f"captive {seat + 1}", (0, "."))[1] for seat in range(seats)]
        found: Json = {
            "form": form,
            "teams": teams,
            "schools": schools,
            "viewer": None if (viewer := self.number("viewer", 99)) == 99 else viewer - 1,
            "board": self.rows(board),
            "stock": self.stock(board, captive, sides, form),
            "points": [(self.numbers(f"points {side + 1}") + [0] * 4)[:4] for side in range(sides)],
            "hands": [hand for seat in range(seats) for hand in self.hand(seat)],
            "captive": captive,
            "tasks": self.words("tasks"),
            "next_task": self.word("next task"),
        }
        for name in ("frozen", "pending"):
            found[name] = [self.word(f"{name} {seat + 1}") for seat in range(seats)]
        for line, name in _ENDS.items():
            found[name] = [self.words(f"{line} {deck}") for deck in _deck_words(seats)]
        lengths = {"felled": 16, "improvised": sides, "malus": seats, "returned": 3 * seats, "turns": seats}
        for name in _ROWS:
            usual = [2 * (name == "turns")] * lengths.get(name, 0)
            found[name] = self.numbers(name) if name in self.lines else usual
        found["stack"] = [[TURN]] if "stack" not in self.lines else self.stack()
        for name in RANGES:
            if name not in ("turn", "acts"):
                found[name] = self.number(name.replace("_", " "), _USUAL.get(name, 0))
        found["turn"] = self.number("turn", 1) - 1
        found["acts"] = self.number("actions", 2)
        for name, (number, _value) in self.lines.items():
            self.fault(number, f"{name[:99]!r} is nothing a position has")
        return found

    # -- lines -----------------------------------------------------------------------------------

    def word(self, name: str, usual: str = "") -> str:
        return self.lines.pop(name, (0, usual))[1].lower()

    def words(self, name: str, usual: str = "", between: str = ",") -> list[str]:
        return [word.strip() for word in self.word(name, usual).split(between) if word.strip()]

    def numbers(self, name: str) -> list[int]:
        line, value = self.lines.pop(name, (0, ""))
        return self.ints(line, value)

    def ints(self, line: int, value: str) -> list[int]:
        words = value.split()
        if not all(word.removeprefix("-").isascii() and word.removeprefix("-").isdigit() for word in words):
            self.fault(line, f"expected whole numbers, got {value[:99]!r}")
            return []
        return [int(word[:9]) for word in words]

    def number(self, name: str, usual: int) -> int:
        if name not in self.lines:
            return usual
        line = self.lines[name][0]
        found = self.numbers(name)
        if len(found) != 1:
            self.fault(line, f"{name}: expected one whole number")
        return found[0] if found else usual

    def stack(self) -> list[list[int]]:
        line, value = self.lines.pop("stack")
        return [self.ints(line, frame) for frame in value.split(";") if frame.strip()]

    def hand(self, seat: int) -> list[list[str]]:
        """The own cards, legends and flares of a hand; face-down ones by their kind: `?`, `? legend`."""
        found: list[list[str]] = [[], [], []]
        for word in self.words(f"hand {seat + 1}"):
            card = CARDS.get(word.partition("(")[0].strip(), 0)
            found[(card >= LEGEND) + (card >= FLARE)].append(word)
        return found

    def board(self) -> dict[tuple[int, int], str]:
        """The words of the squares drawn."""
        found: dict[tuple[int, int], str] = {}
        for line, corner, rows in self.drawn:
            if len(corner) != 2 or corner[0] not in "abcdefghi" or corner[1] not in "123456789":
                self.fault(line, f"{corner[:99]!r} is no corner of a drawing")
                continue
            x0, y0 = "abcdefghi".index(corner[0]), int(corner[1]) - 1
            for down, row in enumerate(rows):
                for right, word in enumerate(row.split()):
                    at = x0 + right, y0 + down
                    if at in AT and word != "-":
                        found[at] = word
                    elif at in AT or word not in (".", "-"):
                        self.fault(line + 1 + down, f"{word[:99]!r} in column {right + 1} of the drawing")
        return found

    def rows(self, board: dict[tuple[int, int], str]) -> list[str]:
        return [" ".join(board.get((x, y), ".") if (x, y) in AT else "-" for x in range(9)) for y in range(9)]

    def stock(
        self, board: dict[tuple[int, int], str], captive: list[str], sides: int, form: str
    ) -> list[list[int]]:
        """As given, else what is not on the board."""
        stock = [17 if form == AIMS[0] else 18 - sides, 3] * sides
        for word in [*board.values(), *captive]:
            try:
                piece = piece_of(word)
            except ValueError as error:
                self.faults.append(f"board: {error}")
                continue
            if piece and side_of(piece) < sides:
                stock[store_of(side_of(piece), piece & 3)] -= 1
        found: list[list[int]] = []
        for side in range(sides):
            given: Any = self.numbers(f"stock {side + 1}")
            found.append(given or stock[2 * side : 2 * side + 2])
        return found
