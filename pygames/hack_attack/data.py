"""A state as plain data, and back with its form checked; `possible` judges what it says."""

from typing import TYPE_CHECKING, Any

from pygames.core.game import SPECTATOR, Json
from pygames.core.notation import PositionError
from pygames.hack_attack import possible, rules
from pygames.hack_attack.board import (
    BOARDS,
    CAP,
    COLUMNS,
    EMPTY,
    FACES,
    MIDDLE,
    NO_BOARD,
    OWN,
    PIECE_SIDE,
    SIDES,
    SQUARE_COLOUR,
    STRIPS,
    square_name,
    square_number,
)
from pygames.hack_attack.layout import (
    BEGUN,
    DEALING,
    ENDING,
    ENDINGS,
    FACE_DOWN,
    GAME_NUMBER,
    HANDS,
    HIDDEN,
    HIGH,
    LAST,
    LAYER,
    LOW,
    PAIR,
    PHASE,
    PHASE_NAMES,
    PIE,
    POINTS,
    POOL,
    RESERVE,
    ROTATION,
    SEAT,
    SIDE,
    TURNS,
    WINNER,
)

if TYPE_CHECKING:
    from pygames.hack_attack.state import GameState

MATCHES = ("single", "pair")
PIECE_SIGNS = ".va"
"""No piece, a Virus, an Anti-virus."""


def write_data(state: "GameState") -> Json:
    """The state as JSON data. Boards are read from the left, their squares from the top."""
    cells = state.cells
    tops = range(cells[LOW], cells[HIGH], 3)
    return {
        "rotation": bool(cells[ROTATION]),
        "hidden_boards": bool(cells[HIDDEN]),
        "pie_rule": bool(cells[PIE]),
        "match": MATCHES[cells[PAIR]],
        "viewer": state.viewer,
        "game": cells[GAME_NUMBER] + 1,
        "points": cells[POINTS : POINTS + 2],
        "virus_seat": cells[SEAT],
        "phase": PHASE_NAMES[cells[PHASE]],
        "turns": cells[TURNS],
        "left": COLUMNS[cells[LOW] // 3],
        "boards": [board_at(cells, top) for top in tops],
        "layers": [SIDES[cells[LAYER + top // 3] - 1] for top in tops],
        "pieces": [pieces_of(cells[top : top + 3]) for top in tops],
        "begun": square_name(cells[BEGUN]) if cells[BEGUN] else "",
        "last": square_name(cells[LAST]) if cells[LAST] else "",
        "hands": [_boards(cells, HANDS), _boards(cells, HANDS + 6)],
        "face_down": cells[FACE_DOWN : FACE_DOWN + 2],
        "pool": _boards(cells, POOL),
        "past": [_write_past(position, count) for position, count in sorted(state.past.items())],
        "ending": ENDINGS[cells[ENDING]],
        "winner": SIDES[cells[WINNER] - 1] if cells[WINNER] else "",
    }


def board_at(cells: list[int], top: int) -> str:
    """The face of the board with this top square."""
    return FACES[rules.face_at(cells, top)]


def pieces_of(codes: "list[int] | bytes") -> str:
    """The pieces on some squares, one sign each.

    >>> pieces_of([4, 2, 9])
    'v.a'
    """
    return "".join(PIECE_SIGNS[PIECE_SIDE[code] + 1] for code in codes)


def _boards(cells: list[int], at: int) -> list[str]:
    return [FACES[kind] for kind in range(len(FACES)) for _copy in range(cells[at + kind])]


def _write_past(position: bytes, count: int) -> list[Any]:
    return [pieces_of(position[:-1]), SIDES[position[-1]], count]


def read_data(state: "GameState", data: Json) -> None:
    """Fill the state from data.

    Raises:
        PositionError: with every reason.
    """
    faults = possible.Faults()
    reader = _Reader(data, faults)
    reader.fill(state)
    if not faults:
        rules.settle(state.cells)
        possible.check(state, faults)
    if faults:
        raise PositionError(faults)


class _Reader:
    """Reads one document; every fault of form is noted."""

    def __init__(self, data: Json, faults: "possible.Faults") -> None:
        self.data = data
        self.faults = faults

    def fill(self, state: "GameState") -> None:
        """Fill the state, as far as the data allow."""
        self._known_names()
        state.cells = cells = rules.fresh_cells(
            rotation=self._flag("rotation"),
            hidden_boards=self._flag("hidden_boards"),
            pie_rule=self._flag("pie_rule"),
            pair=self._word("match", MATCHES) == 1,
        )
        viewer = self.data.get("viewer")
        if viewer is not None and (type(viewer) is not int or viewer not in (0, 1, SPECTATOR)):
            self.faults.add(f"viewer: {viewer!r} is none of 0, 1, {SPECTATOR} and null")
            viewer = None
        state.viewer = viewer
        cells[GAME_NUMBER] = self._number("game", 1, 2) - 1
        cells[POINTS : POINTS + 2] = self._numbers("points", 0, 2)
        cells[SEAT] = self._number("virus_seat", 0, 1)
        cells[PHASE] = self._word("phase", PHASE_NAMES)
        cells[TURNS] = self._number("turns", 0, CAP)
        cells[SIDE] = cells[TURNS] % 2
        cells[ENDING] = self._word("ending", ENDINGS)
        cells[WINNER] = self._word("winner", ("", *SIDES))
        self._table(cells)
        for side in (0, 1):
            hands = self._list("hands", 2)
            self._kinds(cells, HANDS + 6 * side, f"hands, {SIDES[side]}", hands[side] if hands else [])
        self._kinds(cells, POOL, "pool", self._list("pool"))
        cells[FACE_DOWN : FACE_DOWN + 2] = self._numbers("face_down", 0, 6)
        if cells[PHASE] == DEALING:
            cells[SIDE] = (sum(cells[HANDS : HANDS + 12]) + sum(cells[FACE_DOWN : FACE_DOWN + 2])) % 2
        cells[BEGUN], cells[LAST] = self._square("begun"), self._square("last")
        state.past = self._past(cells)

    def _known_names(self) -> None:
        for name in self.data:
            if name not in NAMES:
                self.faults.add(f"{name!r} is unknown")
        for name in NAMES:
            if name not in self.data:
                self.faults.add(f"{name} is missing")

    def _flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            self.faults.add(f"{name}: {value!r} is neither true nor false")
        return value is True

    def _word(self, name: str, words: tuple[str, ...]) -> int:
        value = self.data.get(name, words[0])
        if not isinstance(value, str) or value not in words:
            self.faults.add(f"{name}: {value!r} is none of {', '.join(map(repr, words))}")
            return 0
        return words.index(value)

    def _number(self, name: str, low: int, high: int) -> int:
        value = self.data.get(name, low)
        if type(value) is not int or not low <= value <= high:
            self.faults.add(f"{name}: {value!r} is no number from {low} to {high}")
            return low
        return value

    def _square(self, name: str) -> int:
        value = self.data.get(name, "")
        square = square_number(value) if isinstance(value, str) and value else 0
        if value != "" and square <= 0:
            self.faults.add(f"{name}: {value!r} is no square")
        return max(square, 0)

    def _list(self, name: str, length: int | None = None) -> list[Any]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or (length is not None and len(value) != length):
            self.faults.add(f"{name}: {value!r} is no list" + (f" of {length}" if length else ""))
            return []
        return value

    def _numbers(self, name: str, low: int, high: int) -> list[int]:
        values = self._list(name, 2)
        if not all(type(value) is int and low <= value <= high for value in values):
            self.faults.add(f"{name}: {values!r} are not two numbers from {low} to {high}")
            return [low, low]
        return values or [low, low]

    def _kinds(self, cells: list[int], at: int, name: str, boards: object) -> None:
        cells[at : at + 6] = [0] * 6
        if not isinstance(boards, list) or len(boards) > len(BOARDS):
            self.faults.add(f"{name}: {boards!r} is no list of boards")
            return
        for board in boards:
            if board not in FACES:
                self.faults.add(f"{name}: {board!r} is no board")
            else:
                cells[at + rules.kind_of(cells, FACES.index(board))] += 1

    def _table(self, cells: list[int]) -> None:
        boards = self._list("boards")
        layers, pieces = self._list("layers", len(boards)), self._list("pieces", len(boards))
        left = self.data.get("left")
        if not isinstance(left, str) or len(left) != 1 or left not in COLUMNS:
            self.faults.add(f"left: {left!r} is no column")
            return
        low = 3 * COLUMNS.index(left)
        high = low + 3 * len(boards)
        if len(boards) > len(BOARDS) or not low <= MIDDLE <= max(low, high - 3):
            self.faults.add(
                f"boards: column m, where the first board lies, is not among {len(boards)} from {left} on"
            )
            return
        cells[LOW], cells[HIGH] = low, high
        if len(layers) != len(boards) or len(pieces) != len(boards):
            return
        for number, board in enumerate(boards):
            top = low + 3 * number
            where = f"column {COLUMNS[top // 3]}"
            if board not in FACES:
                self.faults.add(f"{where}: {board!r} is no board")
                continue
            if layers[number] not in SIDES:
                self.faults.add(f"{where}: {layers[number]!r} lays no boards")
                continue
            cells[LAYER + top // 3] = SIDES.index(layers[number]) + 1
            codes = self._codes(where, STRIPS[FACES.index(board)], pieces[number])
            cells[top : top + 3] = codes
            for code in codes:
                if code not in EMPTY:
                    cells[RESERVE + 3 * PIECE_SIDE[code] + SQUARE_COLOUR[code]] -= 1

    def _codes(self, where: str, squares: tuple[int, ...], pieces: object) -> list[int]:
        if not isinstance(pieces, str) or len(pieces) != len(squares) or set(pieces) - set(PIECE_SIGNS):
            self.faults.add(f"{where}: {pieces!r} are not {len(squares)} of the signs {PIECE_SIGNS}")
            return list(squares)
        return [
            square if sign == "." else OWN[PIECE_SIGNS.index(sign) - 1][SQUARE_COLOUR[square]]
            for square, sign in zip(squares, pieces, strict=True)
        ]

    def _past(self, cells: list[int]) -> dict[bytes, int]:
        past: dict[bytes, int] = {}
        squares = tuple(
            EMPTY[SQUARE_COLOUR[code]] for code in cells[cells[LOW] : cells[HIGH]] if code != NO_BOARD
        )
        for entry in self._list("past"):
            match entry:
                case [pieces, ("virus" | "anti-virus") as side, 1 | 2 | 3 as count] if type(count) is int:
                    codes = self._codes("past", squares, pieces)
                    past[bytes([*codes, SIDES.index(side)])] = count
                case _:
                    self.faults.add(f"past: {entry!r} is not [pieces, side, how often]")
        return past


NAMES = (
    *("rotation", "hidden_boards", "pie_rule", "match", "viewer", "game", "points", "virus_seat"),
    *("phase", "turns", "left", "boards", "layers", "pieces", "begun", "last", "hands", "face_down", "pool"),
    *("past", "ending", "winner"),
)
