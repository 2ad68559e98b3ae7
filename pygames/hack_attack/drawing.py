"""The pictures: boards, squares, pieces, the emblem. No position is judged here."""

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from pygames.core.face import attr
from pygames.core.text import _
from pygames.hack_attack.board import COLOURS, FACES, SIDES
from pygames.hack_attack.words import face_words

WIDTH, HEIGHT = 106, 310
"""A board on the table; its squares are 96 by 96."""
_EDGE, _HEAD = 40, 36
_MARKS = (
    "M14 68h26l10 10h36M14 82h14M62 64h24",
    "M44 86 86 44M62 90 90 62M26 86 86 26",
    "M68 58v28M54 72h28M88 46v12M82 52h12M46 86v8M42 90h8",
)
"""What marks a square besides its colour: traces, stripes, crosses."""
_VIRUS = (("M50 14 82 76 50 88z", "dark"), ("M50 14 18 76 50 88z", "light"))
_ANTI_VIRUS = (
    ("M50 14 80 30 50 46 20 30z", "pale"),
    ("M20 30 50 46V84L20 68z", "light"),
    ("M80 30 50 46V84L80 68z", "dark"),
)
_FIXED = (
    {"dark": "#1c7a46", "light": "#35b06c", "pale": "#8fdcb1"},
    {"dark": "#c76505", "light": "#f2912f", "pale": "#ffc98d"},
    {"dark": "#5f35a8", "light": "#9166dc", "pale": "#c7aff4"},
)


def symbols() -> str:
    """The marks of the three colours and the two pieces; a piece takes its colour where it is used."""
    marks = "".join(
        f'<symbol id="hack-attack-{colour}" viewBox="0 0 100 100"><path d="{path}" fill="none"'
        ' stroke="currentColor" stroke-width="5" stroke-linecap="round"/></symbol>'
        for colour, path in zip(COLOURS, _MARKS, strict=True)
    )
    pieces = "".join(
        f'<symbol id="hack-attack-{side}" viewBox="0 0 100 100">'
        + "".join(
            f'<path d="{path}" fill="var(--{shade})" stroke="var(--rim)" stroke-width="3"'
            ' stroke-linejoin="round"/>'
            for path, shade in solid
        )
        + "</symbol>"
        for side, solid in zip(SIDES, (_VIRUS, _ANTI_VIRUS), strict=True)
    )
    return marks + pieces


def emblem() -> str:
    """Three squares in a row with a pyramid, a cube, a pyramid; its colours stand in it."""
    parts = []
    for at, (solid, shades) in enumerate(zip((_VIRUS, _ANTI_VIRUS, _VIRUS), _FIXED, strict=True)):
        inside = "".join(f'<path d="{path}" fill="{shades[shade]}"/>' for path, shade in solid)
        parts.append(
            f'<g transform="translate({8 + 22 * at} 26)">'
            f'<rect width="20" height="28" rx="4" fill="{shades["dark"]}"/>'
            '<circle cx="10" cy="14" r="9" fill="#f6f3ec"/>'
            f'<g transform="translate(2 6) scale(.16)">{inside}</g></g>'
        )
    return (
        '<svg viewBox="0 0 80 80" role="img" aria-label="Hack Attack" class="emblem-hack-attack">'
        '<rect x="2" y="2" width="76" height="76" rx="16" fill="#1d1830"/>'
        '<path d="M6 18h20l8 8M74 18H54l-8 8M6 62h20l8-8M74 62H54l-8-8" fill="none" stroke="#5b4a8c"'
        ' stroke-width="2.5"/>'
        f"{''.join(parts)}</svg>"
    )


def icon(side: int, colour: int | None = None) -> str:
    """A piece by itself, as big as the text; without a colour it stands for its side."""
    hue = COLOURS[colour] if colour is not None else "plain"
    return (
        f'<svg class="hue {hue}" viewBox="10 8 80 84" aria-hidden="true" focusable="false">'
        f'<use href="#hack-attack-{SIDES[side]}"/></svg>'
    )


def piece(side: int, seat: int, colour: int, key: str) -> str:
    """A piece on its square, on a disc ringed in the colour of its seat."""
    return (
        f'<g class="piece seat-{seat} hue {COLOURS[colour]}" data-key={attr(key)}>'
        '<circle cx="54" cy="54" r="36"/>'
        f'<use href="#hack-attack-{SIDES[side]}" x="22" y="21" width="64" height="64"/></g>'
    )


def square(row: int, colour: int, classes: str, label: str, action: str, key: str, inside: str) -> str:
    """A square of a board on the table; a button where an action is given."""
    button = ' role="img"'
    if action:
        off = "" if " can" in classes else ' aria-disabled="true"'
        button = f' role="button" tabindex="0"{off} data-action={attr(action)}'
    name = COLOURS[colour]
    return (
        f'<g class="square {name}{classes}" transform="translate(5 {5 + 102 * row})"{button}'
        f' data-key={attr(key)} aria-label={attr(label)}><rect width="96" height="96" rx="9"/>'
        f'<use href="#hack-attack-{name}" width="96" height="96"/>'
        f'<text class="letter" x="7" y="25" aria-hidden="true">{name[0].upper()}</text>'
        f'{inside}<circle class="spot" cx="54" cy="54" r="13"/></g>'
    )


def strip(place: float, column: str, key: str, label: str, squares: Sequence[str]) -> str:
    """A board on the table, `place` boards from the left edge, with the letter of its column."""
    return (
        f'<g class="strip" transform="translate({_EDGE + WIDTH * place:g} {_HEAD})" data-key={attr(key)}'
        f' role="group" aria-label={attr(label)}>'
        f'<text class="coordinate" x="53" y="-12" aria-hidden="true">{column}</text>'
        f'<rect class="edge" width="{WIDTH}" height="{HEIGHT}" rx="12"/>{"".join(squares)}</g>'
    )


def slot(place: float, sign: str) -> str:
    """A place where a board may be laid."""
    return (
        f'<g class="slot" transform="translate({_EDGE + WIDTH * place:g} {_HEAD})" aria-hidden="true">'
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="12"/>'
        f'<text x="53" y="170">{sign}</text></g>'
    )


def streak(ends: Sequence[tuple[float, int]]) -> str:
    """A stroke through a finished line, from (place, row) to (place, row)."""
    (x1, y1), (x2, y2) = ((_EDGE + 59 + WIDTH * x, _HEAD + 59 + 102 * y) for x, y in ends)
    return f'<path class="streak" d="M{x1:g} {y1} {x2:g} {y2}" aria-hidden="true"/>'


def table(parts: Sequence[str], places: int, left: float, label: str) -> str:
    """The whole table, so many boards wide, the numbers of the rows `left` boards from its edge."""
    x = _EDGE / 2 + WIDTH * left
    rows = "".join(
        f'<text class="coordinate" x="{x:g}" y="{_HEAD + 66 + 102 * row}" aria-hidden="true">{row + 1}</text>'
        for row in range(3)
    )
    width = 2 * _EDGE + WIDTH * places
    return (
        f'<svg class="board strips places-{places}" viewBox="0 0 {width} {_HEAD + HEIGHT + 4}" role="group"'
        f" aria-label={attr(label)}>{rows}{''.join(parts)}</svg>"
    )


_MINI_EDGE = '<rect class="edge" width="36" height="100" rx="6"/>'


@lru_cache(maxsize=64)
def mini(face: int, key: str = "") -> str:
    """A board in a hand, as it would lie."""
    keyed = f" data-key={attr(key)}" if key else ""
    squares = "".join(
        f'<g class="square {colour}" transform="translate(3 {3 + 32 * row})">'
        '<rect width="30" height="30" rx="4"/>'
        f'<text class="letter" x="15" y="21.5">{colour[0].upper()}</text></g>'
        for row, colour in enumerate(face_words(face).split("-"))
    )
    return (
        f'<svg class="mini" viewBox="0 0 36 100" role="img" aria-label={attr(face_words(face))}'
        f' data-card="board-{FACES[face]}"{keyed}>{_MINI_EDGE}{squares}</svg>'
    )


def back(count: int, key: str) -> str:
    """Boards that lie face down."""
    one = (
        f'<svg class="mini" viewBox="0 0 36 100" aria-hidden="true">{_MINI_EDGE}'
        '<path class="hatch" d="M6 30 30 6M6 54 30 30M6 78 30 54M8 96 30 74"/></svg>'
    )
    return f'<span class="backs" data-key={attr(key)}>{one * count}</span>'


def lay_button(action: str, sign: str, label: str, can: bool) -> str:
    """A button that lays a board at an end."""
    state = ' class="can"' if can else ' aria-disabled="true"'
    return (
        f'<button type="button"{state} data-action={attr(action)} aria-label={attr(label)}>'
        f"{escape(sign)}</button>"
    )


def large_board(face: int, turned: int | None) -> str:
    """A board drawn large, with the way it lies turned, if it may be."""
    looks = [mini(face)] if turned is None else [mini(face), mini(turned)]
    told = _("From the top: {colours}.").format(colours=face_words(face).replace("-", ", "))
    if turned is not None:
        told += " " + _("Turned end for end: {colours}.").format(
            colours=face_words(turned).replace("-", ", ")
        )
    line = _("A board shows each colour once, so its three squares make a line for whoever holds them all.")
    drawn = "".join(looks)
    return f'<div class="large-board"><div>{drawn}</div><p>{escape(told)}</p><p>{escape(line)}</p></div>'
