"""What the address of a page asks for: the lobby, a table, a record or a position in a link."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, unquote

from web.layout import table_page


@dataclass(frozen=True, slots=True)
class Address:
    """`page`: `lobby`, `table`, `embed` or `other`. `game`: a game's id, empty if none is named.
    At most one of `table` (the key of a kept table), `record` (compact) and `position` counts."""

    page: str
    game: str = ""
    table: str = ""
    record: str = ""
    position: str = ""


def address_of(path: str, fragment: str, games: Sequence[str]) -> Address:
    """Read the path and the part behind `#` of an address; what it does not know is left out.

    >>> address_of("/some/where/hack-trick.html", "#table=a1", ["hack-trick"])
    Address(page='table', game='hack-trick', table='a1', record='', position='')
    >>> address_of("/some/where/", "", ["hack-trick"]).page
    'lobby'
    """
    name = path.rpartition("/")[2].removesuffix(".html")
    fields = {}
    for part in fragment.removeprefix("#").split("&"):
        key, equals, value = part.partition("=")
        if equals and key in ("game", "table", "record", "position"):
            fields[key] = unquote(value, errors="replace")
    if name in games:
        return Address("table", **(fields | {"game": name}))
    if name == "embed":
        return Address("embed", **fields)
    return Address("lobby" if name in ("", "index") else "other")


def table_address(game: str, **what: str) -> str:
    """The address of a table relative to the site.

    >>> table_address("hexal", table="a1")
    'hexal.html#table=a1'
    """
    fields = "&".join(f"{key}={quote(value, safe='')}" for key, value in what.items())
    return table_page(game) + (f"#{fields}" if fields else "")
