"""The page's own symbols: its mark, line icons on a grid of 24, and a shape for each seat."""

_ICONS = {
    "back": '<path d="M14.5 5.5 8 12l6.5 6.5"/>',
    "card": '<rect x="6" y="3.5" width="12" height="17" rx="2"/><path d="M9.5 8h5M9.5 12h5"/>',
    "close": '<path d="m6.5 6.5 11 11m0-11-11 11"/>',
    "computer": '<rect x="4" y="5" width="16" height="11" rx="2"/><path d="M9 20h6m-3-4v4"/>',
    "flag": '<path d="M6.5 20.5v-16c4-2 7 2 11 0v9c-4 2-7-2-11 0"/>',
    "help": '<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7m0 2.7v.1"/>',
    "link": '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>',
    "load": '<path d="M12 15.5v-11m-4.5 4.5L12 4.5 16.5 9M4.5 15v4.5h15V15"/>',
    "log": '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1"/>',
    "menu": '<path stroke-width="3" d="M12 5.5h.01M12 12h.01M12 18.5h.01"/>',
    "people": '<circle cx="9" cy="8.5" r="3.5"/><path d="M3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4m2.5 3c2 .8 3 2.5 3 4.8"/>',
    "play": '<path d="M8 5.5v13l10.5-6.5z"/>',
    "plus": '<path d="M12 5.5v13M5.5 12h13"/>',
    "rules": '<path d="M12 6.5c-2-1.5-4.5-2-7.5-2v13.5c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2V4.5c-3 0-5.5.5-7.5 2zm0 0V20"/>',
    "save": '<path d="M12 4.5v11m-4.5-4.5 4.5 4.5 4.5-4.5M4.5 15v4.5h15V15"/>',
    "takeback": '<path d="M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11H9"/>',
    "theme": '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 0 0 0-17z" fill="currentColor"/>',
    "trash": '<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7"/>',
}

_SHAPES = (
    '<circle cx="12" cy="12" r="9"/>',
    '<rect x="4" y="4" width="16" height="16" rx="2.5"/>',
    '<path d="M12 2.8 21.8 20.5H2.2z" stroke-linejoin="round"/>',
    '<path d="m12 2 3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.5l-6.1 3.4 1.2-6.9-5-4.8L9 8.3z"/>',
)
"""Circle, square, triangle, star: a seat is known by its shape as well as by its colour."""

_MARK = (
    '<rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor" opacity=".16"/>'
    '<circle cx="8" cy="8" r="3" fill="currentColor"/>'
    '<rect x="13.2" y="13.2" width="5.6" height="5.6" rx="1" fill="currentColor"/>'
    '<circle cx="16" cy="8" r="2.3" fill="none" stroke="currentColor" stroke-width="1.4"/>'
    '<rect x="5.7" y="13.7" width="4.6" height="4.6" rx="1" fill="none" stroke="currentColor" stroke-width="1.4"/>'
)


def _symbol(name: str, inside: str, extra: str = "") -> str:
    return f'<symbol id="{name}" viewBox="0 0 24 24"{extra}>{inside}</symbol>'


_LINE = (
    ' fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
)

SHEET = (
    _symbol("mark", _MARK)
    + "".join(_symbol(f"icon-{name}", lines, _LINE) for name, lines in _ICONS.items())
    + "".join(_symbol(f"shape-{seat}", shape, ' fill="currentColor"') for seat, shape in enumerate(_SHAPES))
)
"""Drawn once a page; used as `#icon-<name>` and `#shape-<seat>`. Faces may use the shapes too."""
