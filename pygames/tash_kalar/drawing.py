"""The pictures: the arena, pieces, patterns, cards. No position is judged here."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape

from pygames.core.face import attr
from pygames.core.text import _
from pygames.tash_kalar.board import GREEN, MIDDLE, NAMES, RED, XY
from pygames.tash_kalar.cards import BEINGS, DECK, FLARE, FLARES, LEGEND, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.pieces import GATE, RANKS, rank_of, side_of

SIDE_SHAPES = (
    '<circle cx="50" cy="50" r="40"/>',
    '<rect x="13" y="13" width="74" height="74" rx="9"/>',
    '<path d="M50 5 96 91H4z" stroke-linejoin="round"/>',
    '<path d="m50 3 14 18 22-6-6 22 18 13-18 13 6 22-22-6-14 18-14-18-22 6 6-22L2 50l18-13-6-22 22 6z"/>',
)
"""The outline of each colour's pieces, as its seat is known by: disc, square, triangle, star."""
_MARK_AT = ((14, 72), (14, 72), (23, 54), (16, 68))
"""Where on the outline the mark of the rank lies: its left edge and its width."""
_RANK_MARKS = (
    '<circle cx="50" cy="50" r="10"/>',
    '<path d="M28 48 50 30 72 48v13L50 43 28 61zM28 66 50 48 72 66v9L50 60 28 75z"/>',
    '<path d="m26 36 12 12 12-20 12 20 12-12-5 32H31zM31 72h38v6H31z"/>',
)
"""What a rank is known by: a dot, a double chevron, a crown."""
_GATEWAY = '<path d="M50 2 57 9 50 16 43 9zM50 84l7 7-7 7-7-7zM2 50l7-7 7 7-7 7zM84 50l7-7 7 7-7 7z"/>'
_MARKS = {
    "red": '<path d="M50 34 66 50 50 66 34 50z"/>',
    "green": '<path d="M50 34c14 8 14 24 0 32-14-8-14-24 0-32z"/>',
}


def symbols() -> str:
    """The outlines of the colours, the marks of the ranks, the Gateway, the coloured squares."""
    named = {
        **{f"side-{side}": shape for side, shape in enumerate(SIDE_SHAPES)},
        **{f"rank-{rank}": mark for rank, mark in enumerate(_RANK_MARKS, 1)},
        "gateway": _GATEWAY,
        **_MARKS,
    }
    return "".join(
        f'<symbol id="tash-kalar-{name}" viewBox="0 0 100 100">{inside}</symbol>'
        for name, inside in named.items()
    )


def emblem() -> str:
    """A formation and the being it calls; its colours stand in it."""
    helpers = ((22, 58), (40, 58), (58, 58), (22, 40))
    small = "".join(f'<circle cx="{x}" cy="{y}" r="6.5" fill="#d8b25c"/>' for x, y in helpers)
    return (
        '<svg viewBox="0 0 80 80" role="img" aria-label="Tash-Kalar" class="emblem-tash-kalar">'
        '<rect x="2" y="2" width="76" height="76" rx="16" fill="#2a1620"/>'
        '<path d="M13 31h54M13 49h54M13 67h54M13 31v36M31 13v54M49 13v54M67 31v36M31 13h36v18" fill="none"'
        ' stroke="#5c3447" stroke-width="1.6"/>'
        f'{small}<path d="m44 32-3-15 8 6 8-12 8 12 8-6-3 15z" transform="translate(-9 2)" fill="#f0d48a"/>'
        "</svg>"
    )


@cache
def piece(code: int) -> str:
    """A piece in a box of 100 by 100."""
    side, rank = side_of(code), rank_of(code)
    left, width = _MARK_AT[side]
    top = 40 if side == 2 else 50 - width // 2
    gate = '<use class="gate" href="#tash-kalar-gateway" width="100" height="100"/>' if code & GATE else ""
    return (
        f'<g class="piece seat-{side} rank-{rank}">'
        f'<use href="#tash-kalar-side-{side}" width="100" height="100"/>'
        f'<use class="mark" href="#tash-kalar-rank-{rank}" x="{left}" y="{top}" width="{width}"'
        f' height="{width}"/>{gate}</g>'
    )


def icon(side: int, rank: int) -> str:
    """A piece as big as the text."""
    drawn = piece(side << 2 | rank)
    return f'<svg class="pip" viewBox="0 0 100 100" aria-hidden="true" focusable="false">{drawn}</svg>'


def square_kind(square: int) -> str:
    """What a square is besides a square: red, green, of the centre."""
    if square in RED:
        return "red"
    if square in GREEN:
        return "green"
    return "centre" if square in MIDDLE else ""


def square(number: int, classes: str, label: str, action: str, inside: str) -> str:
    """A square of the arena; a button where an action is given."""
    x, y = XY[number]
    kind = square_kind(number)
    button = ' role="img"'
    if action:
        off = "" if " can" in classes else ' aria-disabled="true"'
        button = f' role="button" tabindex="0"{off} data-action={attr(action)}'
    mark = (
        f'<use class="ground" href="#tash-kalar-{kind}" width="100" height="100"/>' if kind in _MARKS else ""
    )
    return (
        f'<g class="square {kind}{classes}" transform="translate({40 + 100 * x} {40 + 100 * y})"{button}'
        f' data-key="{NAMES[number]}" aria-label={attr(label)}>'
        f'<rect x="1.5" y="1.5" width="97" height="97" rx="10"/>{mark}{inside}'
        '<circle class="spot" cx="50" cy="50" r="13"/></g>'
    )


_COORDINATES = "".join(
    f'<text x="{90 + 100 * x}" y="28">{letter}</text>' for x, letter in enumerate("abcdefghi")
) + "".join(f'<text x="20" y="{102 + 100 * y}">{y + 1}</text>' for y in range(9))


def arena(squares: Iterable[str]) -> str:
    """The whole board of 69 squares with its coordinates."""
    return (
        f'<svg class="board arena" viewBox="0 0 948 948" role="group" aria-label={attr(_("Arena"))}>'
        f'<g class="coordinates" aria-hidden="true">{_COORDINATES}</g>{"".join(squares)}</svg>'
    )


_CELL = {"c": 1, "h": 2, "K": 1, "G": 2}


@cache
def pattern(card: int) -> str:
    """The pattern of a being: its cells, where it arrives, the squares its effect speaks of."""
    rows = BEINGS[card].pattern.rows
    height, width = len(rows), len(rows[0])
    parts = []
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == ".":
                continue
            kind = {"T": "target", "K": "target", "G": "target", "m": "marked", "n": "marked other"}.get(
                letter, ""
            )
            rank = _CELL.get(letter)
            dot = (
                f'<use class="need" href="#tash-kalar-rank-{rank}" width="100" height="100"/>' if rank else ""
            )
            sign = '<circle class="aim" cx="50" cy="50" r="14"/>' if letter in "mn" else ""
            parts.append(
                f'<g class="cell {kind}" transform="translate({100 * x} {100 * y})">'
                f'<rect x="6" y="6" width="88" height="88" rx="12"/>{dot}{sign}</g>'
            )
    return (
        f'<svg class="pattern" viewBox="0 0 {100 * width} {100 * height}" role="img"'
        f" aria-label={attr(pattern_words(card))}>{''.join(parts)}</svg>"
    )


def pattern_words(card: int) -> str:
    """A pattern row by row, for who does not see it."""
    words = {
        "c": _("common"),
        "h": _("heroic"),
        "T": _("arrival"),
        "K": _("arrival on a common piece of yours"),
        "G": _("arrival on a heroic piece of yours"),
        "m": _("marked"),
        "n": _("marked otherwise"),
        ".": _("any"),
    }
    rows = "; ".join(", ".join(words[letter] for letter in row) for row in BEINGS[card].pattern.rows)
    return _("Pattern, row by row: {rows}.").format(rows=rows)


def kind_words(card: int) -> str:
    """What kind of card it is: `heroic being, Imperial`."""
    if card >= FLARE:
        return _("flare")
    rank = RANKS["CHL".index(BEINGS[card].rank) + 1]
    school = _("legend") if card >= LEGEND else SCHOOLS[card // DECK]
    return _("{rank} being, {school}").format(rank=rank, school=school)


def card_text(card: int) -> list[tuple[str, str]]:
    """The effects of a card, each with the word that names it (empty for the plain effect)."""
    if card >= FLARE:
        flare = FLARES[card - FLARE]
        lack = _("{count} upgraded fewer"), _("{count} pieces fewer")
        return [
            (lack[0].format(count=flare.upgraded), flare.upper_text),
            (lack[1].format(count=flare.total), flare.lower_text),
        ]
    being = BEINGS[card]
    told = [("", being.text)]
    if being.frozen_text:
        told.append((_("Frozen"), being.frozen_text))
    if being.warp_text:
        told.append((_("Warp"), being.warp_text))
    return told


@cache
def card_face(card: int) -> str:
    """The inside of a card: name, kind, pattern, effects."""
    name = BEINGS[card].name if card < FLARE else FLARES[card - FLARE].name
    drawn = pattern(card) if card < FLARE else ""
    told = "".join(
        f"<p>{f'<b>{escape(word)}:</b> ' if word else ''}{escape(text)}</p>" for word, text in card_text(card)
    )
    return f'<h3>{escape(name)}</h3><p class="kind">{escape(kind_words(card))}</p>{drawn}{told}'


def large_card(card: int) -> str:
    return (
        f'<div class="large-being rank-{BEINGS[card].rank if card < FLARE else "F"}">{card_face(card)}</div>'
    )


def task_face(task: int) -> str:
    """A task with its points."""
    found = TASKS[task]
    points = _("{points} points").format(points=found.points) if found.points > 1 else _("1 point")
    return (
        f'<b>{escape(found.name)}</b> <span class="chip">{points}</span> <small>{escape(found.text)}</small>'
    )


def buttons(parts: Sequence[tuple[str, str, bool, str]]) -> str:
    """Small buttons of a card: (action, label, legal, accessible name)."""
    found = []
    for action, label, legal, name in parts:
        mark = ' class="can"' if legal else ' aria-disabled="true"'
        found.append(
            f'<button type="button"{mark} data-action={attr(action)} aria-label={attr(name)}>'
            f"{escape(label)}</button>"
        )
    return f'<div class="deeds">{"".join(found)}</div>' if found else ""
