"""Actions and positions as text.

A position is a few lines, `word: what it is`, of which only the first three here are needed:

    aside: 5 5
    row: 3
    hands: 1 2 4 | ? ? ?
    viewer: 0
    markers: 8x2 1 | 7 7

The words are those of `data`; what is left out is as in a first hand just begun, the first seat to
move, both hands unknown to the other but for their size, and the pools holding what is not placed.
A bar parts the seats, `-` is an empty hand, a question mark a card face down, `8x2` the x2 marker
on square 8.
"""

from collections.abc import Callable
from typing import Any

from pygames.core.game import SPECTATOR, Json, State
from pygames.core.notation import PositionError
from pygames.hack_trick import GAME
from pygames.hack_trick.board import PLAIN_MARKERS
from pygames.hack_trick.layout import (
    ASK,
    COMMAND_GUARD,
    COMMAND_PLAY,
    DEALER,
    DEALT,
    DRAW,
    DRAWN,
    FIRST,
    MARK_PLAIN,
    MARK_X2,
    OVER,
    PASS,
    PAY_PLAIN,
    PAY_X2,
    PHASE,
    PLAY,
    START_ROW,
    TURN,
)

_TEXTS = {
    DRAW: "draw",
    ASK: "ask",
    MARK_PLAIN: "mark plain",
    MARK_X2: "mark x2",
    PASS: "pass",
    COMMAND_PLAY: "play!",
    COMMAND_GUARD: "guard!",
    PAY_PLAIN: "pay plain",
    PAY_X2: "pay x2",
    **{PLAY + value: f"play {value}" for value in range(6)},
    **{START_ROW + value: f"start {value}" for value in range(6)},
}


def action_text(cells: list[int], action: int) -> str:
    """The text of an action or a chance outcome: `dealer 1`, `deal 0 3` (to a seat), `aside 5`."""
    phase = cells[PHASE]
    if phase > OVER:
        return _TEXTS[action]
    if phase == FIRST:
        return f"dealer {action}"
    if phase == DRAWN:
        return f"deal {cells[TURN]} {action}"
    dealt = cells[DEALT]
    if dealt >= 7:
        return f"aside {action}"
    return f"deal {cells[DEALER] if dealt > 2 else 1 - cells[DEALER]} {action}"


# -- writing a position ------------------------------------------------------------------------------

_PLAIN_WORDS = ("phase", "turn", "dealer", "hand", "order", "command")


def format_position(state: State) -> str:
    """See `Positions.format_position`."""
    data = state.to_json()
    lines = {word: str(data[word]) for word in _PLAIN_WORDS}
    lines["asked"] = "yes" if data["asked"] else "no"
    if data["viewer"] is not None:
        lines["viewer"] = "spectator" if data["viewer"] == SPECTATOR else str(data["viewer"])
    lines["score"] = _cards(data["score"])
    lines["aside"] = _cards(data["aside"])
    lines["row"] = _cards(data["row"])
    lines["hands"] = _both(data["hands"])
    lines["pools"] = " | ".join(f"{plain}+{double}" for plain, double in data["pools"])
    lines["captured"] = " | ".join(map(str, data["captured"]))
    lines["markers"] = _both(data["markers"])
    lines["past"] = data["past"] or "-"
    if data["base"]:
        lines["base"] = _both(data["base"])
    result = data["result"]
    if result:
        lines["result"] = " / ".join(
            (
                f"{result['winner']} {result['ending']} {result['points']}",
                _cards(result["squares"]),
                _both(result["markers"]),
            )
        )
    return "".join(f"{word}: {text}\n" for word, text in lines.items())


def _cards(values: list[Any]) -> str:
    return " ".join(map(str, values)) or "-"


def _both(hands: list[Any]) -> str:
    return " | ".join(_cards(["?"] * hand if isinstance(hand, int) else hand) for hand in hands)


# -- reading a position ------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """See `Positions.parse_position`."""
    data: Json = {}
    reasons = []
    for number, line in enumerate(text.splitlines(), 1):
        word, colon, rest = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon or word not in _READERS:
            reasons.append(f"line {number}: expected one of {', '.join(_READERS)}, then a colon")
        elif word in data:
            reasons.append(f"line {number}: {word} is given twice")
        else:
            try:
                data[word] = _READERS[word](rest)
            except (ValueError, KeyError):
                reasons.append(f"line {number}: {word}: cannot read {rest!r:.60}")
    if not reasons:
        reasons = [f"{word}: missing" for word in ("aside", "row", "hands") if word not in data]
    if reasons:
        raise PositionError(reasons)
    return GAME.state_from_json(_complete(data))


def _numbers(text: str) -> list[int]:
    return [] if text == "-" else [int(word) for word in text.split()]


def _seats(text: str) -> list[str]:
    first, second = text.split("|")
    return [first.strip(), second.strip()]


def _hand(text: str) -> list[int] | int:
    words = text.split()
    if words and set(words) == {"?"}:
        return len(words)
    return sorted(_numbers(text))


def _pool(text: str) -> list[int]:
    plain, double = text.split("+")
    return [int(plain), int(double)]


def _squares(text: str) -> list[str]:
    return sorted([] if text == "-" else text.split(), key=lambda word: ("x" in word, word))


def _result(text: str) -> Json:
    how, squares, markers = text.split(" / ")
    winner, ending, points = how.split()
    return {
        "winner": int(winner),
        "ending": ending,
        "points": int(points),
        "squares": _numbers(squares),
        "markers": [_squares(part) for part in _seats(markers)],
    }


_READERS: dict[str, Callable[[str], Any]] = {
    "viewer": lambda text: SPECTATOR if text == "spectator" else int(text),
    "phase": str,
    "turn": int,
    "dealer": int,
    "hand": int,
    "order": str,
    "asked": lambda text: {"yes": True, "no": False}[text],
    "command": str,
    "score": _numbers,
    "aside": _numbers,
    "row": _numbers,
    "hands": lambda text: [_hand(part) for part in _seats(text)],
    "pools": lambda text: [_pool(part) for part in _seats(text)],
    "captured": lambda text: [int(part) for part in _seats(text)],
    "markers": lambda text: [_squares(part) for part in _seats(text)],
    "past": lambda text: "" if text == "-" else " ".join(text.split()),
    "base": lambda text: [_hand(part) for part in _seats(text)],
    "result": _result,
}


def _complete(given: Json) -> Json:
    """The data with everything left out put in."""
    markers = given.get("markers", [[], []])
    captured = given.get("captured", [0, 0])
    score = given.get("score", [0, 0])
    pools = []
    for seat, placed in enumerate(markers):
        doubles = sum("x" in text for text in placed)
        pools.append([max(0, PLAIN_MARKERS - len(placed) + doubles - captured[1 - seat]), int(not doubles)])
    sizes = [hand if isinstance(hand, int) else len(hand) for hand in given["hands"]]
    turn = given.get("turn", 0)
    return {
        "viewer": None,
        "phase": "main",
        "turn": turn,
        "dealer": 1 - turn,
        "hand": sum(score) + 1,
        "order": "none",
        "asked": False,
        "command": "none",
        "score": score,
        "pools": pools,
        "captured": captured,
        "markers": markers,
        "past": " ".join(["a+"] * sizes[0] + ["b+"] * sizes[1]),
        "base": None,
        "result": None,
        **given,
    }
