"""The pictures: markers, keypad, cards, the emblem. No position is judged here."""

from collections.abc import Sequence

from pygames.core.face import attr
from pygames.core.text import _
from pygames.hack_trick.board import LINES, PAIRS, ROWS, VALUES

CELL, GAP, EDGE = 100, 6, 3
SPAN = 2 * EDGE + 3 * CELL + 2 * GAP

_SHAPES = (
    "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19z",
    "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z",
)
"""A disc for the first seat and a square for the second, as everywhere on the page."""
_TIMES_TWO = "m6.4 9.6 4 4.8m0-4.8-4 4.8M13.3 10.6q0-2 2.1-2t2.1 1.9c0 2.2-4.2 2.4-4.2 5.1h4.3"


def symbols() -> str:
    """The markers: a plain one is its shape, an x2 marker wears a ring and the sign. And the values,
    for where a number is a hint in a picture and no text."""
    sheet = []
    sign = (
        f'<path d="{_TIMES_TWO}" fill="none" stroke="var(--raised, #fff)" stroke-width="2"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    for seat, shape in enumerate(_SHAPES):
        plain = f'<path d="{shape}"/>'
        ring = (
            f'<path d="{shape}" fill="none" stroke="currentColor" stroke-width="1.4"'
            ' transform="translate(-2.6 -2.6) scale(1.2167)"/>'
        )
        sheet.append(
            f'<symbol id="hack-trick-plain-{seat}" viewBox="0 0 24 24">{plain}</symbol>'
            f'<symbol id="hack-trick-x2-{seat}" viewBox="-2 -2 28 28">{plain}{sign}{ring}</symbol>'
        )
    sheet += [
        f'<symbol id="hack-trick-{value}" viewBox="0 0 22 30"><text x="11" y="21">{value}</text></symbol>'
        for value in VALUES
    ]
    return "".join(sheet)


def emblem() -> str:
    """The keypad with a line of three; its colours stand in it, so that it can stand alone."""
    dots = "".join(
        f'<circle cx="{20 + 20 * x}" cy="{20 + 20 * y}" r="{6.6 if x + y == 2 else 4}"'
        f' fill="{"#5fd6bd" if x + y == 2 else "#3f5a5c"}"/>'
        for y in range(3)
        for x in range(3)
        if x + y < 4
    )
    return (
        '<svg viewBox="0 0 80 80" role="img" aria-label="Hack Trick" class="emblem-hack-trick">'
        '<rect x="2" y="2" width="76" height="76" rx="16" fill="#12282b"/>'
        '<path d="M20 60 60 20" stroke="#5fd6bd" stroke-width="3" stroke-linecap="round"/>'
        f"{dots}"
        '<text x="60" y="66.5" text-anchor="middle" font-family="system-ui, sans-serif" font-size="18"'
        ' font-weight="700" fill="#f4b942">15</text></svg>'
    )


def marker(seat: int, x2: bool, *, at: Sequence[int] = (), key: str = "") -> str:
    """A marker: within a drawing where `at` is (x, y, width), else by itself, as big as the text."""
    name = f"#hack-trick-{'x2' if x2 else 'plain'}-{seat}"
    if at:
        x, y, width = at
        place = f' x="{x}" y="{y}" width="{width}" height="{width}"'
        keyed = f" data-key={attr(key)}" if key else ""
        return f'<g class="piece seat-{seat}"{keyed}><use href="{name}"{place}/></g>'
    return (
        f'<svg class="marker seat-{seat}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
        f'<use href="{name}"/></svg>'
    )


def stack(square: int, seat: int, count: int, x2: bool) -> str:
    """The markers on a square, one beside the other; the x2 marker last, and larger."""
    wide = 34 if count > 2 else 40
    pieces = []
    left = (CELL - count * wide) // 2
    for number in range(count):
        double = x2 and number == count - 1
        grow = 4 if double else 0
        place = (left + number * wide - grow, 54 - grow, wide - 3 + 2 * grow)
        pieces.append(marker(seat, double, at=place, key=f"piece-{square}-{number + 1}"))
    return "".join(pieces)


def need(value: int, held: bool) -> str:
    """The card that would mark the square now, in its corner; solid if it is in the hand."""
    return (
        f'<g class="need{" held" if held else ""}" aria-hidden="true">'
        f'<rect x="68" y="10" width="22" height="30" rx="4"/>'
        f'<use href="#hack-trick-{value}" x="68" y="10" width="22" height="30"/></g>'
    )


def square(number: int, classes: str, label: str, action: str, inside: str) -> str:
    """A key of the keypad; a button where an action is given."""
    button = ' role="img"'
    if action:
        off = "" if " can" in classes else ' aria-disabled="true"'
        button = f' role="button" tabindex="0"{off} data-action={attr(action)}'
    return (
        f'<g class="square{classes}" transform="translate({_corner(number)})"{button}'
        f' data-key="square-{number}" data-card="square-{number}" aria-label={attr(label)}>'
        f'<rect width="{CELL}" height="{CELL}" rx="12"/>'
        f'<text class="numeral" x="14" y="42" aria-hidden="true">{number}</text>{inside}</g>'
    )


def _corner(number: int) -> str:
    row = next(y for y, values in enumerate(ROWS) if number in values)
    column = ROWS[row].index(number)
    return f"{EDGE + column * (CELL + GAP)} {EDGE + row * (CELL + GAP)}"


def keypad(squares: Sequence[str], label: str, extra: str = "") -> str:
    """The whole keypad of its nine squares."""
    inside = "".join(squares)
    return (
        f'<svg class="board keypad{extra}" viewBox="0 0 {SPAN} {SPAN}" role="group" aria-label={attr(label)}>'
        f"{inside}</svg>"
    )


def small_card(value: int, classes: str = "", key: str = "") -> str:
    """A face-up card that is only looked at."""
    keyed = f" data-key={attr(key)}" if key else ""
    label = _("card {value}").format(value=value)
    return (
        f'<span class="card{classes}" role="img" aria-label={attr(label)} data-card="{value}"{keyed}>'
        f"<b>{value}</b></span>"
    )


def back(key: str = "") -> str:
    """A card face down; what it belongs to says how many there are."""
    keyed = f" data-key={attr(key)}" if key else ""
    return f'<span class="card back" aria-hidden="true"{keyed}></span>'


def card_button(value: int, action: str, label: str, mark: str, key: str, can: bool) -> str:
    """A card of the hand; `mark` is the line below its value, drawn and not text: the label says it."""
    state = ' class="card can"' if can else ' class="card" aria-disabled="true"'
    return (
        f'<button type="button"{state} data-action={attr(action)} data-card="{value}" data-key={attr(key)}'
        f" aria-label={attr(label)}><b>{value}</b><small data-mark={attr(mark)}></small></button>"
    )


def large_card(value: int) -> str:
    """A card drawn large, with the square it makes after each other card."""
    rows = "".join(
        f"<tr><td>{other}</td><td>{value + other if other != value else '–'}</td></tr>" for other in VALUES
    )
    after, makes = _("after a"), _("makes")
    return (
        f'<div class="large-card"><span class="card"><b>{value}</b></span>'
        f"<table><thead><tr><th>{after}</th><th>{makes}</th></tr></thead><tbody>{rows}</tbody></table></div>"
    )


def large_square(number: int) -> str:
    """A square drawn large: the cards that make it, and its lines."""
    pairs = ", ".join(f"{a} + {b}" for a, b in PAIRS[number])
    lines = "; ".join(" ".join(map(str, line)) for line in LINES if number in line)
    made, through = _("Made by"), _("Lines")
    return (
        f'<div class="large-card"><svg class="board" viewBox="0 0 {CELL} {CELL}"><g class="square">'
        f'<rect width="{CELL}" height="{CELL}" rx="12"/>'
        f'<text class="numeral alone" x="50" y="66">{number}</text></g></svg>'
        f"<dl><dt>{made}</dt><dd>{pairs}</dd><dt>{through}</dt><dd>{lines}</dd></dl></div>"
    )
