"""Steps that ask for a direction, a colour, a card or a branch."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import RAY
from pygames.tash_kalar.effects.moves import Ways
from pygames.tash_kalar.effects.selectors import (
    RANK,
    Fx,
    Test,
)
from pygames.tash_kalar.effects.steps import Ask, Node, finish
from pygames.tash_kalar.frames import BRANCH, CARD, SIDES, WAYS
from pygames.tash_kalar.pieces import AT, COLOUR, DID, HAND, PC, SELF, WAS, WAY

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


Hits = Callable[["GameState", Fx, int], list[int]]


class Shoot(Ask):
    """Choose a direction; what it hits is destroyed."""

    __slots__ = ("hits", "origin", "ways")

    def __init__(self, ways: Ways, hits: Hits, times: int) -> None:
        super().__init__("toward", times)
        self.ways = ways
        self.hits = hits

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        ways = sorted(self.ways(s, fx))
        return [WAYS + way for way in ways if not self.optional or self.hits(s, fx, way)]

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        fx[WAY] = action - WAYS
        for q in self.hits(s, fx, fx[WAY]):
            fx[AT] = q
            fx[WAS] = s.board[q] & 15
            pieces.destroy(s, q)
        self.count(s, fx)

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        return f"toward {arena.DIRECTIONS[action - WAYS]}"

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose a direction")


def shoot(ways: Ways, hits: Hits, *, times: int = 1) -> Shoot:
    return Shoot(ways, hits, times)


def along(ranks: str, most: int = 99, stop: str = "") -> Hits:
    """The first `most` pieces of these ranks on the ray from self; a rank of `stop` ends it."""
    wanted = {RANK[letter] for letter in ranks}
    stops = {RANK[letter] for letter in stop}

    def hits(s: "GameState", fx: Fx, way: int) -> list[int]:
        found: list[int] = []
        for q in RAY[fx[SELF]][way] if fx[SELF] >= 0 else ():
            rank = s.board[q] & 3
            if rank in stops or len(found) == most:
                break
            if rank in wanted:
                found.append(q)
        return found

    return hits


class ChooseColour(Ask):
    """Choose an enemy colour."""

    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        super().__init__("colour")
        self.test = test

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        mine = s.turn % s.sides
        return [SIDES + side for side in range(s.sides) if side != mine and self.test(s, fx, side)]

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        fx[COLOUR] = action - SIDES
        self.count(s, fx)

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        return f"colour {action - SIDES + 1}"

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose a colour")


def choose_colour(test: Test) -> ChooseColour:
    """An enemy colour for which `test(state, registers, colour)` holds; kept in COLOUR."""
    return ChooseColour(test)


class ChooseCard(Ask):
    """Choose a card of those `source` gives, and use it."""

    __slots__ = ("source", "use")

    def __init__(
        self,
        verb: str,
        source: Callable[["GameState", Fx], Iterable[int]],
        use: Callable[["GameState", Fx, int], None],
    ) -> None:
        super().__init__(verb)
        self.source = source
        self.use = use

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        return sorted({CARD + card for card in self.source(s, fx)})

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        self.use(s, fx, action - CARD)
        self.count(s, fx)

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        return f"{self.verb} {s.card_name(action - CARD)}"

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose a card to {verb}").format(verb=self.verb)


def choose_card(
    verb: str,
    source: Callable[["GameState", Fx], Iterable[int]],
    use: Callable[["GameState", Fx, int], None],
) -> ChooseCard:
    """One of the cards of `source(state, registers)`, given to `use(state, registers, card)`."""
    return ChooseCard(verb, source, use)


class Either(Ask):
    """Choose one of several branches that can do something."""

    __slots__ = ("starts", "words")

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__("either")
        self.words = words
        self.starts: list[tuple[int, Node]] = []
        """Where each branch begins, filled in by `compiled`."""

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        return [BRANCH + i for i, (_pc, node) in enumerate(self.starts) if possible(node, s, fx)]

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        finish(s, fx)
        fx[DID] = 1
        fx[PC] = self.starts[action - BRANCH][0]

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        return self.words[action - BRANCH]

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose what to do: {words}").format(words=_(" or ").join(self.words))


def possible(node: Node, s: "GameState", fx: Fx) -> bool:
    """Whether a step could do something now."""
    if not isinstance(node, Ask):
        return True
    hand = fx[HAND]
    found = bool(node.choices(s, fx))
    fx[HAND] = hand
    return found
