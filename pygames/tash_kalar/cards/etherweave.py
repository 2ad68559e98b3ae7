"""The Etherweave school. Its warp effects come before the being does."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.cards import card_of, public
from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import COLOURLESS
from pygames.tash_kalar.cards.being import WARP, Being
from pygames.tash_kalar.effects import (
    ANY_WAY,
    BACK,
    BEINGS_HELD,
    COLOUR_CHOSEN,
    COMBAT,
    DID_IT,
    ENEMIES,
    EVENLY,
    FLARES_HELD,
    IT,
    LEGENDS_HELD,
    MARKED,
    MARKED2,
    MARKED_WAYS,
    ME,
    NEAR,
    STANDARD,
    Ask,
    Branches,
    Fx,
    Guard,
    Move,
    Target,
    anyone,
    both,
    choose_card,
    choose_colour,
    destroy,
    discard,
    discard_of,
    do,
    either,
    enemy,
    for_each,
    gain,
    go_on_with,
    isnt,
    legend_summoned,
    may,
    move,
    of,
    of_colour,
    own,
    pick,
    place,
    remember,
    straight,
    upgrade,
    upto,
    when,
)
from pygames.tash_kalar.pieces import (
    AT,
    CHOSEN,
    GATE,
    HAND,
    LAST,
    SELF,
    SPARE,
    START,
    USED,
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


def _pending(s: "GameState", fx: Fx) -> list[int]:
    """The pending being, but for the Merchant of Time, which nothing touches while it waits."""
    card = s.pending[s.turn]
    return [card] if card >= 0 and card != MERCHANT else []


def _is_pending(s: "GameState", fx: Fx) -> bool:
    return bool(_pending(s, fx))


def _copy_pending(s: "GameState", fx: Fx) -> None:
    go_on_with(s, fx, WARP + s.pending[s.turn])


def _no_longer_pending(s: "GameState", fx: Fx, card: int) -> None:
    s.pending[s.turn] = -1


def discard_pending() -> Ask:
    return may(choose_card("discard", _pending, discard))


def _in_discards(card: int) -> Guard:
    return lambda s, fx: card in s.discards[s.turn]


def _discarded_warps(s: "GameState", fx: Fx) -> list[int]:
    return [
        card
        for card in s.discards[s.turn]
        if card >= FIRST and card != MERCHANT and BEINGS[card - FIRST].warp
    ]


def _keep_card(s: "GameState", fx: Fx, card: int) -> None:
    fx[SPARE] = card


def _copy_kept(s: "GameState", fx: Fx) -> None:
    go_on_with(s, fx, WARP + fx[SPARE])


def _last_discard_to_deck(s: "GameState", fx: Fx) -> None:
    if s.discards[s.turn]:
        s.decks[s.turn].top.append(public(s.discards[s.turn].pop()))


def _discard_legends(s: "GameState", fx: Fx) -> None:
    for value in s.hands[3 * s.turn + LEGENDS_HELD][:]:
        discard(s, fx, card_of(value))


# -- squares and pieces --------------------------------------------------------------------------


def _kept(s: "GameState", fx: Fx) -> Iterable[int]:
    """The square kept in SPARE."""
    return (fx[SPARE],)


def _near_kept(s: "GameState", fx: Fx) -> Iterable[int]:
    return arena.NEAR[fx[SPARE]]


def _keep_spot(s: "GameState", fx: Fx) -> int:
    return fx[AT]


def _keep_mover(s: "GameState", fx: Fx) -> int:
    return fx[LAST]


def _swap(s: "GameState", fx: Fx) -> None:
    pieces.swap(s, fx[SPARE], fx[AT])


def _has_match(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: there is an enemy piece of the same rank."""
    piece = s.board[square]
    return any(other & 3 == piece & 3 and side_of(other) != side_of(piece) for other in s.board)


def _of_rank_chosen(s: "GameState", fx: Fx, square: int) -> bool:
    return s.board[square] & 3 == fx[WAS] & 3


def _has_common(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: its side has a common piece too."""
    return any(other & 15 == (s.turn % s.sides) << 2 | 1 for other in s.board)


def _beside_two_own(s: "GameState", fx: Fx, square: int) -> bool:
    side = s.turn % s.sides
    return sum(1 for q in arena.NEAR[square] if s.board[q] and side_of(s.board[q]) == side) >= 2


def _beside_enemy(s: "GameState", fx: Fx, square: int) -> bool:
    side = s.turn % s.sides
    return any(s.board[q] and side_of(s.board[q]) != side for q in arena.NEAR[square])


def _self_is_legend(s: "GameState", fx: Fx) -> bool:
    return fx[SELF] >= 0 and s.board[fx[SELF]] & 3 == 3


class _Point(Ask):
    """Point at an empty colourless square; SPARE keeps it."""

    __slots__ = ()

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        return sorted(q for q in COLOURLESS if not s.board[q])

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        fx[AT] = fx[SPARE] = action
        self.count(s, fx)

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose an empty colourless square")


def _onto_kept(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    return target == fx[SPARE]


# Antimatter Spirit: two common pieces part from one square.


def _can_part(s: "GameState", square: int, way: int) -> bool:
    """An own common piece on the square can move that way, one of another colour the other way."""
    there, back = arena.STEP[square][way], arena.STEP[square][(way + 4) % 8]
    if there < 0 or back < 0 or s.board[there] & 3 > 1 or s.board[back] & 3 > 1:
        return False
    side = s.turn % s.sides
    freed = side_of(s.board[there]) if s.board[there] else side
    return any(other != side and (has(s, other, 1) or other == freed) for other in range(s.sides))


def _parts(s: "GameState", fx: Fx, square: int) -> bool:
    return any(_can_part(s, square, way) for way in range(8))


def _parting(s: "GameState", fx: Fx) -> Iterable[int]:
    return [way for way in range(8) if _can_part(s, fx[LAST], way)]


def _in_stock(s: "GameState", fx: Fx, side: int) -> bool:
    return has(s, side, 1)


# Merchant of Time: a piece lies on the card.


def _take(s: "GameState", fx: Fx, square: int) -> None:
    s.captive[s.turn] = s.board[square] & ~(USED | CHOSEN)
    s.board[square] = 0


class _Release(Ask):
    """The piece on the card leaps back onto a colourless square, empty or of lower rank."""

    __slots__ = ()

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        rank = s.captive[s.turn] & 3
        return sorted(q for q in COLOURLESS if s.board[q] & 3 < rank)

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        piece = s.captive[s.turn]
        if s.board[action]:
            pieces.destroy(s, action)
        if piece & GATE and pieces.gateway(s, side_of(piece)) >= 0:
            piece &= ~GATE
        s.board[action] = piece
        s.captive[s.turn] = 0
        fx[AT] = fx[LAST] = action
        self.count(s, fx)

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose where the piece on the card goes")


# Dark Sphere: at most two pieces of a colour, counted in SPARE, two bits a colour.


class _Sphere(Move):
    __slots__ = ()

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        if fx[HAND] >= 0:
            fx[SPARE] += 1 << 2 * side_of(s.board[fx[HAND]])
        super().choose(s, fx, action)


def _colour_left(s: "GameState", fx: Fx, square: int) -> bool:
    return fx[SPARE] >> 2 * side_of(s.board[square]) & 3 < 2


def _two_from_self(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    return fx[SELF] >= 0 and arena.DISTANCE[fx[SELF]][target] == 2


# Polarity Queen: two moves in opposite directions or none.


def _has_counterpart(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
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


def _not_kept(s: "GameState", fx: Fx, square: int) -> bool:
    return square != fx[SPARE]


# -- what happens to the turn --------------------------------------------------------------------


def _more_oblivion(s: "GameState", fx: Fx) -> None:
    s.oblivion += 1


def _two_empty_squares(s: "GameState", fx: Fx) -> None:
    s.void = 2


def _emperor_has_warped(s: "GameState", fx: Fx) -> bool:
    return bool(s.emperor)


def _mark_emperor(s: "GameState", fx: Fx) -> None:
    """The warp itself is remembered, a copy of it (which has a being) is not."""
    if fx[START] < 0:
        s.emperor = 1


def _emperors_choice() -> Branches:
    return either(
        ("place", place("C")),
        ("move", move(own("C"), COMBAT, (own("HL"), STANDARD))),
    )


BEINGS = (
    Being(
        "Doppelganger",
        "C",
        """
        cT
        c.
        """,
        _("If you have a pending being, do a copy of its warp effect."),
        (when(_is_pending, do(_copy_pending)),),
    ),
    Being(
        "Paradox Worm",
        "C",
        """
        ..cT
        cc..
        """,
        _("You may let one of your common or heroic pieces change places with an enemy of the same rank."),
        (
            may(pick(own("CH", test=_has_match))),
            when(DID_IT, remember(_keep_spot), pick(enemy("CH", test=_of_rank_chosen)), do(_swap)),
        ),
        warp=(upgrade(enemy("C")), discard_pending()),
        warp_text=_("Upgrade a common enemy. Then you may discard your pending being."),
    ),
    Being(
        "Lesser Shadow Twin",
        "C",
        """
        T..
        ccc
        """,
        _(
            "If the Greater Shadow Twin is in your discard pile, choose one of your pieces: destroy up to"
            " two common pieces adjacent to it."
        ),
        (
            when(
                _in_discards(GREATER),
                pick(own("CHL")),
                remember(_keep_spot),
                upto(2, destroy(anyone("C", _near_kept))),
            ),
        ),
        warp=(upgrade(own("C")),),
        warp_text=_("Upgrade one of your common pieces."),
    ),
    Being(
        "Translocationist",
        "C",
        """
        ..c
        cT.
        cc.
        """,
        _("Up to twice, one of your heroic pieces and one of your common pieces change places."),
        (
            may(pick(own("H", test=_has_common))),
            when(
                DID_IT,
                remember(_keep_spot),
                pick(own("C")),
                do(_swap),
                may(pick(own("H"))),
                when(DID_IT, remember(_keep_spot), pick(own("C")), do(_swap)),
            ),
        ),
        warp=(gain(1),),
        warp_text=_("Gain an action."),
    ),
    Being(
        "Antimatter Spirit",
        "C",
        """
        ..c
        .T.
        c..
        """,
        _("It does nothing when it arrives."),
        warp=(
            place("C", of(COLOURLESS), test=_parts),
            when(
                DID_IT,
                remember(_keep_spot),
                move(own("C", IT), COMBAT, ways=_parting),
                choose_colour(_in_stock),
                place("C", _kept, COLOUR_CHOSEN),
                move(anyone("C", IT), COMBAT, ways=BACK),
            ),
        ),
        warp_text=_(
            "Place a common piece of yours on an empty colourless square and make a combat move with it."
            " Place a common piece of another colour on the same square and make a combat move with it in"
            " the opposite direction. Do all of this or nothing."
        ),
    ),
    Being(
        "Merchant of Time",
        "H",
        """
        ..T.
        .c.c
        c.c.
        """,
        _("If a piece lies on this card, it makes a standard leap to a colourless square."),
        (when(lambda s, fx: s.captive[s.turn] > 0, _Release("release")),),
        warp=(Target("take", anyone("CHL", of(COLOURLESS)), _take),),
        warp_text=_(
            "Take a piece from a colourless square and put it on this card, which cannot be discarded or"
            " returned while it waits."
        ),
    ),
    Being(
        "Gate of Oblivion",
        "H",
        """
        .nnn.
        ncTcn
        ncmcn
        """,
        _(
            "A piece on the square marked between the pattern's own is destroyed. Then you may destroy a"
            " piece that is not legendary on one of the other marked squares."
        ),
        (destroy(anyone("CHL", MARKED)), may(destroy(anyone("CH", MARKED2)))),
        warp=(do(_more_oblivion),),
        warp_text=_("For the rest of the turn each piece you destroy counts as one piece more of its kind."),
    ),
    Being(
        "Time Traveler",
        "H",
        """
        c..
        .c.
        ..c
        """,
        _(
            "It arrives on any empty colourless square. You may destroy an adjacent common piece. If you"
            " do, put the top card of your discard pile on top of your deck."
        ),
        (may(destroy(anyone("C", NEAR))), when(DID_IT, do(_last_discard_to_deck))),
    ),
    Being(
        "Greater Shadow Twin",
        "H",
        """
        Tccc
        """,
        _(
            "If the Lesser Shadow Twin is in your discard pile, you may destroy a heroic piece adjacent to"
            " at least two of your pieces."
        ),
        (when(_in_discards(LESSER), may(destroy(anyone("H", test=_beside_two_own)))),),
        warp=(upgrade(own("C")),),
        warp_text=_("Upgrade one of your common pieces."),
    ),
    Being(
        "Warpmaster",
        "H",
        """
        .c.
        ...
        c.T
        .c.
        """,
        _("Your pending being may return to your hand, or the Warpmaster may make a standard move."),
        (
            may(
                either(
                    ("return", choose_card("return", _pending, _no_longer_pending)),
                    ("move", move(ME, STANDARD)),
                )
            ),
        ),
    ),
    Being(
        "Dark Sphere",
        "H",
        """
        cK
        cc
        """,
        _(
            "Make a combat move with each of up to three common or heroic pieces, at most two of one"
            " colour; each must end exactly two squares away from the Dark Sphere."
        ),
        (
            upto(
                3,
                _Sphere(
                    ((anyone("CH", but_self=True, test=_colour_left), COMBAT),),
                    times=3,
                    fresh=True,
                    one=False,
                    alike=False,
                    even=99,
                    ways=ANY_WAY,
                    reach=None,
                    onto=_two_from_self,
                ),
            ),
        ),
    ),
    Being(
        "Void Summoner",
        "H",
        """
        .Tc
        .c.
        c.c
        """,
        _(
            "For the next being you summon this turn up to two empty squares may count as common pieces of"
            " yours."
        ),
        (do(_two_empty_squares),),
        warp=(move(own("CH"), STANDARD),),
        warp_text=_("Make a standard move with one of your common or heroic pieces."),
    ),
    Being(
        "Eternal Emperor",
        "H",
        """
        c.
        cT
        cc
        """,
        _("Unless you have played its warp effect this turn, you may do that effect now."),
        (when(isnt(_emperor_has_warped), may(_emperors_choice())),),
        warp=(do(_mark_emperor), _emperors_choice()),
        warp_text=_(
            "Place a common piece on an empty square, or make a combat move with a common piece or a"
            " standard move with an upgraded one."
        ),
    ),
    Being(
        "Reality Patch",
        "H",
        """
        .c.
        cTc
        .c.
        """,
        _(
            "You may destroy one heroic piece of each enemy colour. You may discard your pending being. You"
            " may discard a card from your hand."
        ),
        (
            for_each(ENEMIES, may(destroy(enemy("H", test=of_colour)))),
            discard_pending(),
            may(discard_of(BEINGS_HELD, LEGENDS_HELD, FLARES_HELD)),
        ),
    ),
    Being(
        "Polarity Queen",
        "H",
        """
        .T.
        c.c
        .c.
        .c.
        """,
        _(
            "Choose two of your other common or heroic pieces and make a combat move with each, in opposite"
            " directions. If both cannot be done, do neither."
        ),
        (
            move(own("CH", but_self=True), COMBAT, onto=_has_counterpart),
            when(
                DID_IT,
                remember(_keep_mover),
                move(own("CH", but_self=True, test=_not_kept), COMBAT, ways=BACK),
            ),
        ),
        warp=(place("C", test=_beside_enemy),),
        warp_text=_("Place a common piece on an empty square adjacent to an enemy."),
    ),
    Being(
        "Singularity",
        "H",
        """
        c.c
        .T.
        c.c
        """,
        _(
            "Choose an empty colourless square. All common pieces adjacent to it make a combat move onto"
            " it, in the order you choose."
        ),
        (_Point("choose"), when(DID_IT, move(anyone("C", _near_kept), COMBAT, times=8, onto=_onto_kept))),
    ),
    Being(
        "Ziggurat Sentinel",
        "H",
        """
        ..T
        .mc
        .cc
        cc.
        """,
        _(
            "You may copy a warp effect of a card in your discard pile, or the Ziggurat Sentinel makes up"
            " to three combat moves in the marked direction."
        ),
        (
            may(
                either(
                    ("copy", choose_card("copy", _discarded_warps, _keep_card), do(_copy_kept)),
                    ("move", upto(3, move(ME, COMBAT, ways=straight(MARKED_WAYS)))),
                )
            ),
        ),
        warp=(
            move(own("CH"), COMBAT),
            when(both(DID_IT, isnt(EVENLY)), may(move(own("CH", IT), STANDARD))),
        ),
        warp_text=_("Make one combat move or two standard moves with one of your common or heroic pieces."),
    ),
    Being(
        "Iris of Eternity",
        "H",
        """
        .cc.
        c..T
        .cc.
        """,
        _(
            "You may destroy an adjacent legendary piece, or upgrade the Iris of Eternity. If it becomes"
            " legendary, this counts as summoning a legend, and you discard all legends in your hand."
        ),
        (
            may(either(("destroy", destroy(anyone("L", NEAR))), ("upgrade", upgrade(ME)))),
            when(_self_is_legend, legend_summoned(), do(_discard_legends)),
        ),
    ),
)
