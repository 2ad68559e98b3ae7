"""What only the cards of the Etherweave school speak of: swaps, pending beings, pieces taken away."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.cards import card_of, public
from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import COLOURLESS
from pygames.tash_kalar.cards.being import WARP
from pygames.tash_kalar.effects import (
    ANY_WAY,
    COMBAT,
    LEGENDS_HELD,
    PROGRAMS,
    STANDARD,
    Ask,
    Branches,
    Fx,
    Guard,
    Move,
    Selector,
    Target,
    anyone,
    choose_card,
    discard,
    either,
    go_on_with,
    may,
    move,
    own,
    place,
)
from pygames.tash_kalar.pieces import (
    AT,
    HAND,
    KEPT,
    LAST,
    SELF,
    SPARE,
    START,
    WAS,
    has,
    side_of,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

FIRST = 90
"""The school's first card."""
LESSER, MERCHANT, GREATER = FIRST + 2, FIRST + 5, FIRST + 8


# -- cards ---------------------------------------------------------------------------------------


def pending(s: "GameState", fx: Fx) -> list[int]:
    """The pending being, but for the Merchant of Time, which nothing touches while it waits."""
    card = s.pending[s.turn]
    return [card] if card >= 0 and card != MERCHANT else []


def is_pending(s: "GameState", fx: Fx) -> bool:
    return bool(pending(s, fx))


def copy_pending(s: "GameState", fx: Fx) -> None:
    go_on_with(s, fx, WARP + s.pending[s.turn])


def no_longer_pending(s: "GameState", fx: Fx, card: int) -> None:
    s.pending[s.turn] = -1


def discard_pending() -> Ask:
    return may(choose_card("discard", pending, discard))


def in_discards(card: int) -> Guard:
    return lambda s, fx: card in s.discards[s.turn]


def discarded_warps(s: "GameState", fx: Fx) -> list[int]:
    return [
        card for card in s.discards[s.turn] if card >= FIRST and card != MERCHANT and PROGRAMS[WARP + card]
    ]


def keep_card(s: "GameState", fx: Fx, card: int) -> None:
    fx[SPARE] = card


def copy_kept(s: "GameState", fx: Fx) -> None:
    go_on_with(s, fx, WARP + fx[SPARE])


def last_discard_to_deck(s: "GameState", fx: Fx) -> None:
    if s.discards[s.turn]:
        s.decks[s.turn].top.append(public(s.discards[s.turn].pop()))


def discard_legends(s: "GameState", fx: Fx) -> None:
    for value in s.hands[3 * s.turn + LEGENDS_HELD][:]:
        discard(s, fx, card_of(value))


# -- squares and pieces --------------------------------------------------------------------------


def swap(s: "GameState", fx: Fx) -> None:
    """The piece kept and the one chosen change places."""
    pieces.swap(s, fx[KEPT], fx[AT])


def has_match(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: there is an enemy piece of the same rank."""
    piece = s.board[square]
    return any(other & 3 == piece & 3 and side_of(other) != side_of(piece) for other in s.board)


def of_rank_chosen(s: "GameState", fx: Fx, square: int) -> bool:
    return s.board[square] & 3 == fx[WAS] & 3


def has_common(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: its side has a common piece too."""
    return any(other & 15 == (s.turn % s.sides) << 2 | 1 for other in s.board)


def self_is_legend(s: "GameState", fx: Fx) -> bool:
    return fx[SELF] >= 0 and s.board[fx[SELF]] & 3 == 3


class Point(Ask):
    """Point at an empty colourless square."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("choose")

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        return sorted(q for q in COLOURLESS if not s.board[q])

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        fx[AT] = action
        self.count(s, fx)

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose an empty colourless square")


def onto_kept(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    return target == fx[KEPT]


# Antimatter Spirit: two common pieces part from one square.


def can_part(s: "GameState", square: int, way: int) -> bool:
    """An own common piece on the square can move that way, one of another colour the other way."""
    there, back = arena.STEP[square][way], arena.STEP[square][(way + 4) % 8]
    if there < 0 or back < 0 or s.board[there] & 3 > 1 or s.board[back] & 3 > 1:
        return False
    side = s.turn % s.sides
    freed = side_of(s.board[there]) if s.board[there] else side
    return any(other != side and (has(s, other, 1) or other == freed) for other in range(s.sides))


def parts(s: "GameState", fx: Fx, square: int) -> bool:
    return any(can_part(s, square, way) for way in range(8))


def parting(s: "GameState", fx: Fx) -> Iterable[int]:
    return [way for way in range(8) if can_part(s, fx[LAST], way)]


def in_stock(s: "GameState", fx: Fx, side: int) -> bool:
    return has(s, side, 1)


# Merchant of Time: a piece lies on the card.


def take(sel: Selector) -> Target:
    return Target("take", sel, lambda s, fx, q: pieces.capture(s, q))


class Release(Ask):
    """The piece on the card leaps back onto a colourless square, empty or of lower rank."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("release")

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        rank = s.captive[s.turn] & 3
        return sorted(q for q in COLOURLESS if s.board[q] & 3 < rank)

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        pieces.release(s, action)
        fx[AT] = fx[LAST] = action
        self.count(s, fx)

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose where the piece on the card goes")


# Dark Sphere: at most two pieces of a colour, counted in SPARE, two bits a colour.


class Sphere(Move):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ((anyone("CH", but_self=True, test=colour_left), COMBAT),),
            times=3,
            fresh=True,
            one=False,
            alike=False,
            even=99,
            ways=ANY_WAY,
            reach=None,
            onto=two_from_self,
        )

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        if fx[HAND] >= 0:
            fx[SPARE] += 1 << 2 * side_of(s.board[fx[HAND]])
        super().choose(s, fx, action)


def colour_left(s: "GameState", fx: Fx, square: int) -> bool:
    return fx[SPARE] >> 2 * side_of(s.board[square]) & 3 < 2


def two_from_self(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    return fx[SELF] >= 0 and arena.DISTANCE[fx[SELF]][target] == 2


# Polarity Queen: two moves in opposite directions or none.


def has_counterpart(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    """Condition on a landing: another piece could then move the opposite way."""
    side = s.turn % s.sides
    back = (arena.TOWARD[origin][target] + 4) % 8
    board = s.board[:]
    board[target], board[origin] = board[origin], 0
    for q, piece in enumerate(board):
        if piece & 3 in (1, 2) and side_of(piece) == side and q not in (target, fx[SELF]):
            goal = arena.STEP[q][back]
            if goal >= 0 and board[goal] & 3 <= piece & 3:
                return True
    return False


def not_kept(s: "GameState", fx: Fx, square: int) -> bool:
    return square != fx[KEPT]


# -- what happens to the turn --------------------------------------------------------------------


def more_oblivion(s: "GameState", fx: Fx) -> None:
    s.oblivion += 1


def two_empty_squares(s: "GameState", fx: Fx) -> None:
    s.void = 2


def emperor_has_warped(s: "GameState", fx: Fx) -> bool:
    return bool(s.emperor)


def mark_emperor(s: "GameState", fx: Fx) -> None:
    """The warp itself is remembered, a copy of it (which has a being) is not."""
    if fx[START] < 0:
        s.emperor = 1


def emperors_choice() -> Branches:
    return either(
        ("place", place("C")),
        ("move", move(own("C"), COMBAT, (own("HL"), STANDARD))),
    )
