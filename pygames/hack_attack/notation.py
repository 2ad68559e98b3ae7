"""Actions and positions as text.

A turn is one of

    place m2                            a piece on an empty square of the table
    lay gop left     then  place l1     a board at the left or right end, and a piece on it
    move m2          then  to n3        once all your pieces are placed
    lay gop right    then  take m2      the same, over to the new board

The first board is laid without an end: `lay gop`. `swap` or `keep` answers the pie rule; the dealer
says `deal gop`. A board is named by its colours from top to bottom, as it shall lie.

A position is a drawing of the table, then lines of a word, a colon and a text; whatever follows from
the rest may be left out:

         l   m   n
    1    G   Ov  P          v: a Virus, a: an Anti-virus
    2    Oa  P   G
    3    P   G   O
    virus: gop gpo ogp      boards not laid, by default what is left, dealt in turn
    turns: 3
"""

from collections.abc import Callable
from typing import Any

from pygames.core.game import SPECTATOR, Json, State
from pygames.core.notation import PositionError
from pygames.hack_attack import GAME
from pygames.hack_attack.board import (
    ALL_LINES,
    BOARDS,
    COLUMNS,
    FACES,
    HAND,
    KINDS,
    SIDES,
    square_name,
)
from pygames.hack_attack.layout import TURNS
from pygames.hack_attack.rules import DEAL, KEEP, LAY, MOVE, TAKE, TO

ENDS = ("left", "right")


def action_text(cells: list[int], action: int) -> str:
    """The text of an action."""
    if action < MOVE:
        return f"place {square_name(action)}"
    if action < TO:
        return f"move {square_name(action - MOVE)}"
    if action < TAKE:
        return f"to {square_name(action - TO)}"
    if action < LAY:
        return f"take {square_name(action - TAKE)}"
    if action < DEAL:
        face, end = divmod(action - LAY, 2)
        return f"lay {FACES[face]} {ENDS[end]}" if cells[TURNS] else f"lay {FACES[face]}"
    if action < KEEP:
        return f"deal {FACES[action - DEAL]}"
    return "keep" if action == KEEP else "swap"


# -- writing a position ------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """See `Positions.format_position`."""
    data = state.to_json()
    given = {name: data[name] for name in ("left", "boards", "pieces")}
    lines = _draw(data)
    whole = _complete(given)
    for word, (name, write, _read) in _LINES.items():
        if whole[name] != data[name]:
            given[name] = data[name]
            whole = _complete(given)
            lines.append(f"{word}: {write(data[name]) or '-'}")
    for side, word in enumerate(SIDES):
        if whole["hands"][side] != data["hands"][side]:
            given[word] = data["hands"][side]
            whole = _complete(given)
            lines.append(f"{word}: {' '.join(given[word]) or '-'}")
    return "".join(f"{line}\n" for line in lines)


def _draw(data: Json) -> list[str]:
    if not data["boards"]:
        return []
    first = COLUMNS.index(data["left"])
    rows = [COLUMNS[first : first + len(data["boards"])]]
    drawn = ["   " + "".join(f"{column:<4}" for column in rows[0]).rstrip()]
    for row in range(3):
        squares = [
            board[row].upper() + pieces[row].replace(".", "")
            for board, pieces in zip(data["boards"], data["pieces"], strict=True)
        ]
        drawn.append(f"{row + 1}  " + "".join(f"{square:<4}" for square in squares).rstrip())
    return drawn


# -- reading a position ------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """See `Positions.parse_position`."""
    given: Json = {}
    reasons: list[str] = []
    drawing: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        word, colon, rest = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon:
            drawing.append((number, line))
        elif word in SIDES and word not in given:
            given[word] = _words(rest)
        elif word in _LINES and _LINES[word][0] not in given:
            try:
                given[_LINES[word][0]] = _LINES[word][2](rest)
            except (ValueError, KeyError):
                reasons.append(f"line {number}: {word}: cannot read {rest!r:.60}")
        elif word in SIDES or word in _LINES:
            reasons.append(f"line {number}: {word} is given twice")
        else:
            reasons.append(f"line {number}: {word!r:.40} is none of {', '.join((*SIDES, *_LINES))}")
    _read_drawing(drawing, given, reasons)
    if reasons:
        raise PositionError(reasons)
    return GAME.state_from_json(_complete(given))


def _read_drawing(drawing: list[tuple[int, str]], given: Json, reasons: list[str]) -> None:
    given.update(left="m", boards=[], pieces=[])
    if not drawing:
        return
    number, head = drawing[0]
    columns = head.lower().split()
    if "".join(columns) not in COLUMNS or any(len(column) != 1 for column in columns):
        reasons.append(f"line {number}: expected the letters of neighbouring columns, as in l m n")
        return
    rows = [(number, line.lower().split()) for number, line in drawing[1:]]
    if [words[0] for _number, words in rows] != ["1", "2", "3"]:
        reasons.append(f"line {number}: expected three rows below it, which begin with 1, 2 and 3")
        return
    for number, words in rows:
        if len(words) != len(columns) + 1:
            reasons.append(f"line {number}: {len(words) - 1} squares in {len(columns)} columns")
        reasons.extend(
            f"line {number}: {word!r:.40} is no square; write G, O or P, then v, a or nothing"
            for word in words[1:]
            if word[0] not in "gop" or word[1:] not in ("", "v", "a")
        )
    if not reasons:
        squares = list(zip(*(words[1:] for _number, words in rows), strict=True))
        given["left"] = columns[0]
        given["boards"] = ["".join(word[0] for word in board) for board in squares]
        given["pieces"] = ["".join(word[1:] or "." for word in board) for board in squares]


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.lower().split()


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _flag(text: str) -> bool:
    return {"yes": True, "no": False}[text]


def _write_flag(value: bool) -> str:
    return "yes" if value else "no"


def _spaced(values: list[Any]) -> str:
    return " ".join(map(str, values))


def _read_past(text: str) -> list[list[Any]]:
    entries = [entry.split() for entry in text.split("|")] if text != "-" else []
    return [[pieces, side, int(count)] for pieces, side, count in entries]


_LINES: dict[str, tuple[str, Callable[[Any], str], Callable[[str], Any]]] = {
    "rotation": ("rotation", _write_flag, _flag),
    "hidden boards": ("hidden_boards", _write_flag, _flag),
    "pie rule": ("pie_rule", _write_flag, _flag),
    "match": ("match", str, str),
    "viewer": (
        "viewer",
        lambda seat: "spectator" if seat == SPECTATOR else str(seat),
        lambda text: SPECTATOR if text == "spectator" else int(text),
    ),
    "game": ("game", str, int),
    "turns": ("turns", str, int),
    "ending": ("ending", str, str),
    "winner": ("winner", str, str),
    "phase": ("phase", str, str),
    "begun": ("begun", str, str),
    "last": ("last", str, str),
    "layers": ("layers", _spaced, str.split),
    "pool": ("pool", _spaced, _words),
    "face down": ("face_down", _spaced, _numbers),
    "virus seat": ("virus_seat", str, int),
    "points": ("points", _spaced, _numbers),
    "past": ("past", lambda past: " | ".join(map(_spaced, past)), _read_past),
}
"""The word of a line, the name in the data, how to write and how to read it."""


def _complete(given: Json) -> Json:
    """The data with everything left out put in."""
    data = {name: value for name, value in given.items() if name not in SIDES}
    placed = sum(len(pieces) - pieces.count(".") for pieces in data["pieces"])
    lines = _finished(data)
    data.setdefault("rotation", True)
    for name in ("hidden_boards", "pie_rule"):
        data.setdefault(name, False)
    defaults: Json = {"match": "single", "viewer": None, "game": 1, "turns": placed, "pool": [], "begun": ""}
    data = defaults | {"ending": "line" if lines else "", "face_down": [0, 0]} | data
    last_side = 1 - data["turns"] % 2
    won = data["ending"] == "line"
    data.setdefault("winner", SIDES[last_side] if won else "")
    data.setdefault("phase", "over" if data["ending"] else "turn")
    data.setdefault("virus_seat", data["game"] - 1)
    points = [0, 0]
    if won and data["virus_seat"] in (0, 1):
        points[last_side ^ data["virus_seat"]] = 1
    data.setdefault("points", points)
    data.setdefault("last", _last(data, last_side, lines) if data["turns"] else "")
    data.setdefault("layers", _layers(data))
    data["hands"] = _hands(data, given)
    here = ["".join(data["pieces"]), SIDES[1 - last_side], 1]
    data.setdefault("past", [here] if data["phase"] == "moving" else [])
    return data


def _squares(data: Json) -> list[tuple[int, str, str]]:
    """Each square of the drawing: its number, colour and piece."""
    first = 3 * COLUMNS.index(data["left"])
    looks = zip("".join(data["boards"]), "".join(data["pieces"]), strict=False)
    return [(first + at, colour, piece) for at, (colour, piece) in enumerate(looks)]


def _finished(data: Json) -> list[int]:
    """The squares of the first line of one side and three colours, if there is any."""
    looks = {square: (colour, piece) for square, colour, piece in _squares(data)}
    for line in ALL_LINES:
        if all(square in looks for square in line):
            colours, pieces = zip(*(looks[square] for square in line), strict=True)
            if len(set(colours)) == 3 and len(set(pieces)) == 1 and pieces[0] != ".":
                return list(line)
    return []


def _last(data: Json, side: int, line: list[int]) -> str:
    if line:
        return square_name(line[0])
    squares = [square for square, _colour, piece in _squares(data) if piece == "va"[side]]
    return square_name(squares[0]) if squares else ""


def _layers(data: Json) -> list[str]:
    """Who may have laid the boards: whoever alone stands on one, else who laid fewer."""
    layers: list[str] = []
    for number, pieces in enumerate(data["pieces"]):
        signs = set(pieces) - {"."}
        first = COLUMNS.index(data["left"]) + number == COLUMNS.index("m")
        side = int(layers.count(SIDES[0]) > layers.count(SIDES[1]))
        layers.append(SIDES[0] if first else SIDES[signs == {"a"}] if len(signs) == 1 else SIDES[side])
    return layers


def _hands(data: Json, given: Json) -> list[list[str]]:
    """The hands given; those that are not get the boards that are left, in turn."""
    kinds = KINDS[data["rotation"] is not False]
    left = sorted(kinds[FACES.index(board)] for board in BOARDS)
    away = [*data["boards"], *data["pool"], *(board for side in SIDES for board in given.get(side, ()))]
    for board in away:
        if board in FACES and kinds[FACES.index(board)] in left:
            left.remove(kinds[FACES.index(board)])
    hands: list[list[str]] = [given.get(side, []) for side in SIDES]
    room = [
        HAND - data["layers"].count(side) - down for side, down in zip(SIDES, data["face_down"], strict=False)
    ]
    for kind in left:
        open_sides = [
            side for side in range(len(room)) if SIDES[side] not in given and len(hands[side]) < room[side]
        ]
        if open_sides:
            side = min(open_sides, key=lambda side: len(hands[side]) - room[side])
            hands[side] = [*hands[side], FACES[kind]]
    return hands
