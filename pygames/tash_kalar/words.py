"""Pieces and hidden cards as words, as the drawn and the written position use them."""

import re

from pygames.core.cards import FACE_DOWN, card_of, entry, public
from pygames.tash_kalar.board import AT
from pygames.tash_kalar.cards import NAMES
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.pieces import CHOSEN, GATE, USED

CARDS = {name.lower(): card for card, name in NAMES.items()}
TASK_NUMBERS = {task.name.lower(): number for number, task in enumerate(TASKS)}
MARKS = {"*": GATE, "+": USED, "!": CHOSEN}


def piece_text(piece: int) -> str:
    """A piece as it is drawn.

    >>> piece_text(1), piece_text(4 + 2), piece_text(8 + 3), piece_text(0)
    ('c', 'H', 'l3', '.')
    """
    if not piece:
        return "."
    rank, side = ".chl"[piece & 3], piece >> 2 & 3
    word = (rank, rank.upper(), f"{rank}3", f"{rank}4")[side]
    return word + "".join(sign for sign, mark in MARKS.items() if piece & mark)


def piece_of(word: str) -> int:
    """The piece a word draws.

    Raises:
        ValueError: it draws none.
    """
    if word in (".", "-"):
        return 0
    found = re.fullmatch(r"([chl])([34]?)(\*?\+?!?)|([CHL])(\*?\+?!?)", word)
    if not found:
        raise ValueError(f"{word!r} is no piece")
    low, seat, marks, high, high_marks = found.groups()
    side = 1 if high else int(seat) - 1 if seat else 0
    piece = ".chl".index((low or high).lower()) | side << 2
    for sign in marks or high_marks or "":
        piece |= MARKS[sign]
    return piece


def draw_rows(board: list[int], corner: str = "a1", width: int = 9, height: int = 9) -> list[str]:
    """The rows of a part of the board, its upper left square given."""
    x0, y0 = "abcdefghi".index(corner[0]), int(corner[1]) - 1
    rows = []
    for y in range(y0, y0 + height):
        words = [piece_text(board[AT[x, y]]) if (x, y) in AT else "-" for x in range(x0, x0 + width)]
        rows.append(" ".join(f"{word:2}" for word in words).rstrip())
    return rows


def entry_text(value: int, holder: int = -1, names: dict[int, str] | None = None) -> str:
    """A hidden card and who knows it, if that is not just its holder.

    >>> entry_text(entry(0, [0]), 0), entry_text(entry(0, [0, 1]), 0), entry_text(FACE_DOWN, 1)
    ('swordmaster', 'swordmaster (1 2)', '? ()')
    """
    card = card_of(value)
    word = "?" if card == FACE_DOWN else (NAMES if names is None else names)[card].lower()
    if value >> 8 == 255:
        return f"{word} (all)"
    knowers = [seat for seat in range(4) if value >> 8 >> seat & 1]
    return word if knowers == [holder] else f"{word} ({' '.join(str(seat + 1) for seat in knowers)})"


def entry_of(text: str, holder: int = -1, names: dict[str, int] | None = None) -> int:
    """The entry a text stands for.

    Raises:
        ValueError: there is no such card.
    """
    found = re.fullmatch(r"\s*([^()]*?)\s*(?:\((all|[1-4 ]*)\))?\s*", text)
    known = CARDS if names is None else names
    title = found[1].lower() if found else ""
    if not found or (title != "?" and title not in known):
        raise ValueError(f"there is no card {text.strip()!r}")
    card = FACE_DOWN if title == "?" else known[title]
    if found[2] == "all":
        return public(card)
    knowers = [holder] * (holder >= 0) if found[2] is None else [int(seat) - 1 for seat in found[2].split()]
    return entry(card, knowers)
