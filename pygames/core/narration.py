"""What happened, told to each seat in the words that seat may read."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

EVERYONE = -3
"""A reader with no seat; the same number as `SPECTATOR`."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `who` is the seat that did it (or CHANCE). `text` is what everybody may read; `private` gives
    single seats a fuller text. Texts name seats as `{p0}`, `{p1}`, ...: the table fills in names.
    `where` holds the keys (`data-key`) of the drawn elements it touched, oldest first: a piece
    that moved is its origin, then its destination.
    """

    who: int
    text: str
    private: Mapping[int, str] = field(default_factory=dict)
    where: tuple[str, ...] = ()

    def text_for(self, seat: int, names: Sequence[str]) -> str:
        """The text this seat may read, with the players' names.

        >>> Event(0, "{p0} draws.", {0: "{p0} draws a 3."}).text_for(0, ["Ann", "Bo"])
        'Ann draws a 3.'
        """
        return _named(self.private.get(seat, self.text), tuple(names))


@lru_cache(maxsize=1024)  # a page writes its whole log anew after every action
def _named(text: str, names: tuple[str, ...]) -> str:
    by_mark = {f"{{p{number}}}": name for number, name in enumerate(names)}
    return re.sub(r"\{p[0-9]\}", lambda mark: by_mark.get(mark[0], mark[0]), text)


Log = list[Event]
