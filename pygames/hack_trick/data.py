"""A state as plain data, and back with everything checked."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygames.core.game import SPECTATOR, Json
from pygames.core.notation import PositionError
from pygames.hack_trick import belief
from pygames.hack_trick.board import (
    ASIDE,
    CARDS,
    COPIES,
    GOAL,
    HAND_LIMIT,
    PLAIN_MARKERS,
    SQUARES,
    VALUES,
    bit,
)
from pygames.hack_trick.layout import (
    ABLE,
    ASKED,
    CAPTURED,
    COMMAND,
    DEAL,
    DEALER,
    DEALT,
    DECK,
    DECK_SIZE,
    DREW,
    ENDINGS,
    FIRST,
    HAND,
    HAND_NO,
    HELD,
    LAST,
    MARKERS,
    MASK,
    NOTHING,
    ORDER,
    PHASE,
    PHASE_NAMES,
    PLAIN,
    RESHUFFLED,
    SCORE,
    SEAT_1,
    SHOWED,
    SIZE,
    SQUARE,
    TOLD,
    TURN,
    X2,
    X2_AT,
)
from pygames.hack_trick.possible import Faults, check

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

COMMANDS = ("none", "play!", "guard!")
PAST_LIMIT = 128
"""More bytes than any hand leaves behind: 29 cards drawn, 21 played, 22 sums told, 20 hands shown, and
two reshuffles of six bytes."""


# -- small texts -------------------------------------------------------------------------------------


def marker_texts(counts: Sequence[int], x2_at: int) -> list[str]:
    """Markers as texts, one each: the square, `8x2` for the x2 marker.

    >>> marker_texts([1, 0, 0, 0, 0, 0, 2, 0, 0], 7)
    ['1', '7', '7x2']
    """
    plain = [[str(square)] * (counts[square - 1] - (square == x2_at)) for square in SQUARES]
    return [text for texts in plain for text in texts] + ([f"{x2_at}x2"] if x2_at else [])


def past_text(past: bytes) -> str:
    """What was seen of the hands, a word each: `a+` the first seat's hand got a card, `b4` the second
    played a 4, `a=9` it summed to 9, `b:2` only 2s were shown, `b!2` it held
    something else, being able to play, `~1,3,3` the hands at a reshuffle.

    >>> past_text(bytes([DREW, SEAT_1 + DREW, SEAT_1 + 4, TOLD + 9]))
    'a+ b+ b4 a=9'
    """
    words = []
    union: list[int] = []
    for seen in past:
        if seen >= RESHUFFLED:
            union.append(seen % 4)
            if len(union) == len(VALUES):
                words.append("~" + ",".join(map(str, belief.hand_of(union))))
                union = []
            continue
        what = seen % SEAT_1
        if what < DREW:
            word = str(what)
        elif what == DREW:
            word = "+"
        elif what < TOLD:
            word = f":{what - SHOWED}"
        elif what < ABLE:
            word = f"={what - TOLD}"
        else:
            word = f"!{what - ABLE}"
        words.append("ab"[seen // SEAT_1] + word)
    return " ".join(words)


_SEEN = (*range(DREW + 1), *range(SHOWED, SHOWED + 6), *range(TOLD, TOLD + 21), *range(ABLE, ABLE + 6))
_PAST_WORDS = {past_text(bytes([code])): code for seen in _SEEN for code in (seen, SEAT_1 + seen)}


def read_past(text: str) -> bytes:
    """The past written as `past_text` writes it.

    Raises:
        ValueError: a word that stands for nothing.
    """
    past: list[int] = []
    for word in text.split():
        if word.startswith("~"):
            cards = word[1:].split(",") if word[1:] else []
            numbers = [cards.count(str(value)) for value in VALUES]
            if sum(numbers) != len(cards) or max(numbers) > COPIES:
                raise ValueError(f"{word!r} is no set of cards")
            past += [RESHUFFLED + 4 * value + number for value, number in enumerate(numbers)]
        elif word in _PAST_WORDS:
            past.append(_PAST_WORDS[word])
        else:
            raise ValueError(f"{word!r} is nothing that can be seen of a hand")
    if len(past) > PAST_LIMIT:
        raise ValueError("longer than any hand")
    return bytes(past)


# -- writing -----------------------------------------------------------------------------------------


def write_data(state: "GameState") -> Json:
    """All of the state; a hand face down is the number of its cards. The deck is what is left."""
    cells = state.cells
    seats = (0, 1)
    counts = [cells[MARKERS + 10 * seat + 1 : MARKERS + 10 * seat + 10] for seat in seats]
    hands = [cells[HAND + 6 * seat : HAND + 6 * seat + 6] for seat in seats]
    return {
        "viewer": state.viewer,
        "phase": PHASE_NAMES[cells[PHASE]],
        "turn": cells[TURN],
        "dealer": cells[DEALER],
        "hand": cells[HAND_NO],
        "order": COMMANDS[cells[ORDER]],
        "asked": bool(cells[ASKED]),
        "command": COMMANDS[cells[COMMAND]],
        "score": cells[SCORE : SCORE + 2],
        "aside": list(state.aside),
        "row": list(state.row),
        "hands": [
            list(belief.hand_of(hand)) if state.viewer in (None, seat) else cells[SIZE + seat]
            for seat, hand in zip(seats, hands, strict=True)
        ],
        "pools": [[cells[PLAIN + seat], cells[X2 + seat]] for seat in seats],
        "captured": cells[CAPTURED : CAPTURED + 2],
        "markers": [marker_texts(counts[seat], cells[X2_AT + seat]) for seat in seats],
        "past": past_text(state.past),
        "base": [list(belief.hand_of(state.base[at : at + 6])) for at in (0, 6)] if state.base else None,
        "result": _write_result(state.result),
    }


def _write_result(result: Sequence[int]) -> Json | None:
    if not result:
        return None
    winner, ending, points, mask, x2_0, x2_1, *counts = result
    return {
        "winner": winner,
        "ending": ENDINGS[ending],
        "points": points,
        "squares": [square for square in SQUARES if mask & bit(square)],
        "markers": [marker_texts(counts[:9], x2_0), marker_texts(counts[9:], x2_1)],
    }


# -- reading -----------------------------------------------------------------------------------------


def _is_count(value: object, most: int, least: int = 0) -> bool:
    return type(value) is int and least <= value <= most


def _is_cards(value: object, most: int) -> bool:
    return isinstance(value, list) and len(value) <= most and all(_is_count(card, 5) for card in value)


def _is_pair(value: object, each: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(each, value))


def _is_markers(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= 10
        and all(
            isinstance(text, str) and text[:1] in set("123456789") and text[1:] in ("", "x2")
            for text in value
        )
    )


_SHAPES: dict[str, tuple[Callable[[Any], bool], str]] = {
    "viewer": (
        lambda v: v is None or (type(v) is int and v in (0, 1, SPECTATOR)),
        f"nothing, 0, 1 or {SPECTATOR} for a spectator",
    ),
    "phase": (lambda v: v in PHASE_NAMES, f"one of {', '.join(PHASE_NAMES)}"),
    "turn": (lambda v: _is_count(v, 1), "0 or 1"),
    "dealer": (lambda v: _is_count(v, 1), "0 or 1"),
    "hand": (lambda v: _is_count(v, 9), "a number from 0 to 9"),
    "order": (lambda v: v in COMMANDS, f"one of {', '.join(COMMANDS)}"),
    "asked": (lambda v: isinstance(v, bool), "yes or no"),
    "command": (lambda v: v in COMMANDS, f"one of {', '.join(COMMANDS)}"),
    "score": (lambda v: _is_pair(v, lambda n: _is_count(n, GOAL + 1)), "two numbers from 0 to 6"),
    "aside": (lambda v: _is_cards(v, ASIDE), "at most two cards from 0 to 5"),
    "row": (lambda v: _is_cards(v, CARDS), "cards from 0 to 5"),
    "hands": (
        lambda v: _is_pair(v, lambda h: _is_count(h, HAND_LIMIT) or _is_cards(h, HAND_LIMIT)),
        "two hands of at most four cards from 0 to 5, or their numbers",
    ),
    "pools": (
        lambda v: _is_pair(v, lambda p: _is_pair(p, lambda n: _is_count(n, PLAIN_MARKERS)) and p[1] <= 1),
        "for each seat 0 to 9 plain and 0 or 1 x2 markers",
    ),
    "captured": (lambda v: _is_pair(v, lambda n: _is_count(n, 10)), "two numbers from 0 to 10"),
    "markers": (lambda v: _is_pair(v, _is_markers), "for each seat squares like 7 or 8x2"),
    "past": (lambda v: isinstance(v, str), "text"),
    "base": (
        lambda v: v is None or _is_pair(v, lambda h: _is_cards(h, HAND_LIMIT)),
        "nothing or two hands of at most four cards",
    ),
    "result": (lambda v: v is None or isinstance(v, dict), "nothing or how the last hand was won"),
}
_RESULT_SHAPES: dict[str, tuple[Callable[[Any], bool], str]] = {
    "winner": _SHAPES["turn"],
    "ending": (lambda v: v in ENDINGS, f"one of {', '.join(ENDINGS)}"),
    "points": (lambda v: _is_count(v, 2, 1), "1 or 2"),
    "squares": (
        lambda v: isinstance(v, list) and len(v) <= 9 and all(_is_count(n, 9, 1) for n in v),
        "squares from 1 to 9",
    ),
    "markers": _SHAPES["markers"],
}


def _check_shapes(
    faults: Faults, data: Json, shapes: dict[str, tuple[Callable[[Any], bool], str]], what: str = ""
) -> None:
    for name in data:
        faults.need(name in shapes, f"{what}{name!s:.40}: there is no such entry")
    for name, (fits, wanted) in shapes.items():
        if faults.need(name in data, f"{what}{name}: missing"):
            try:
                good = fits(data[name])
            except TypeError:  # an unhashable or uncountable value
                good = False
            faults.need(good, f"{what}{name}: expected {wanted}")


def read_data(state: "GameState", data: Json) -> None:
    """Fill a fresh state from its data.

    Raises:
        PositionError: an impossible position, with every reason; the state is then of no use.
    """
    faults = Faults()
    _check_shapes(faults, data, _SHAPES)
    if not faults and data["result"] is not None:
        _check_shapes(faults, data["result"], _RESULT_SHAPES, "result: ")
    try:
        state.past = read_past(data.get("past", "")) if not faults else b""
    except ValueError as error:
        faults.append(f"past: {error}")
    if faults:
        raise PositionError(faults)
    _fill(state, data)
    check(faults, state, data)
    if faults:
        raise PositionError(faults)


def _place_markers(texts: Sequence[str]) -> tuple[list[int], int, int]:
    """Counts by square, the square of the x2 marker or 0, and how many x2 markers there are."""
    counts = [0] * 9
    for text in texts:
        counts[int(text[0]) - 1] += 1
    doubles = [int(text[0]) for text in texts if len(text) > 1]
    return counts, doubles[0] if doubles else 0, len(doubles)


def _fill(state: "GameState", data: Json) -> None:
    """Put data of the right shape into the state, as it stands."""
    cells = state.cells
    cells[PHASE] = PHASE_NAMES.index(data["phase"])
    cells[TURN] = data["turn"]
    cells[DEALER] = data["dealer"]
    cells[HAND_NO] = data["hand"]
    cells[ORDER] = COMMANDS.index(data["order"])
    cells[ASKED] = int(data["asked"])
    cells[COMMAND] = COMMANDS.index(data["command"])
    cells[SCORE : SCORE + 2] = data["score"]
    cells[CAPTURED : CAPTURED + 2] = data["captured"]
    state.viewer = data["viewer"]
    state.aside = bytes(data["aside"])
    state.row = row = bytes(data["row"])
    cells[LAST] = row[-1] if row else NOTHING
    # Equal neighbours make no square; `possible` refuses them.
    cells[SQUARE] = row[-1] + row[-2] if len(set(row[-2:])) > 1 else 0
    for value in (*row, *state.aside):
        cells[DECK + value] -= 1
    for seat, hand in enumerate(data["hands"]):
        cards = hand if isinstance(hand, list) else []
        cells[SIZE + seat] = len(cards) if isinstance(hand, list) else hand
        for value in cards:
            cells[DECK + value] -= 1
            cells[HAND + 6 * seat + value] += 1
            cells[HELD + seat] |= 1 << value
        cells[PLAIN + seat], cells[X2 + seat] = data["pools"][seat]
        counts, x2_at, doubles = _place_markers(data["markers"][seat])
        cells[MARKERS + 10 * seat] = doubles  # an unused cell, until it is checked
        cells[MARKERS + 10 * seat + 1 : MARKERS + 10 * seat + 10] = counts
        cells[X2_AT + seat] = x2_at
        cells[MASK + seat] = sum(bit(square) for square in SQUARES if counts[square - 1])
    cells[DECK_SIZE] = CARDS - len(row) - len(state.aside) - cells[SIZE] - cells[SIZE + 1]
    if cells[PHASE] == DEAL:
        cells[DEALT] = cells[SIZE] + cells[SIZE + 1] + len(state.aside)
    elif cells[PHASE] != FIRST:
        cells[DEALT] = 9
    if data["base"]:
        state.base = bytes(belief.counts(tuple(data["base"][0])) + belief.counts(tuple(data["base"][1])))
    result = data["result"]
    if result:
        boards = [_place_markers(texts) for texts in result["markers"]]
        state.result = (
            result["winner"],
            ENDINGS.index(result["ending"]),
            result["points"],
            sum(bit(square) for square in set(result["squares"])),
            *(x2_at for _counts, x2_at, _doubles in boards),
            *(count for counts, _x2_at, _doubles in boards for count in counts),
        )
