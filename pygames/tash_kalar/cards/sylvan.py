"""The Sylvan school."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.cards import public
from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.effects import (
    COLOUR_CHOSEN,
    COLOURS,
    COMBAT,
    DIAG,
    DID_IT,
    IT,
    LAST_WAY,
    MARKED_WAYS,
    ME,
    NEAR,
    STANDARD,
    Fx,
    Test,
    along,
    anyone,
    choose_card,
    choose_colour,
    convert,
    destroy,
    destroy_all,
    do,
    either,
    enemy,
    for_each,
    gain,
    leap,
    may,
    move,
    near_own,
    of_colour,
    own,
    pick,
    place,
    remember,
    shoot,
    upgrade,
    upto,
    was,
    when,
    within,
)
from pygames.tash_kalar.pieces import COLOUR, SELF, SPARE, START, WAY, has, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def _ahead(s: "GameState", fx: Fx) -> Iterable[int]:
    """The next piece beyond self in the direction of its move."""
    ray = arena.RAY[fx[SELF]][fx[WAY]] if fx[SELF] >= 0 else ()
    return [q for q in ray if s.board[q]][:1]


def _outnumbers(*ranks: int) -> Test:
    """Condition: its owner has more pieces of these ranks than the acting side."""

    def test(s: "GameState", fx: Fx, square: int) -> bool:
        count = [0] * 4
        for piece in s.board:
            if piece & 3 in ranks:
                count[side_of(piece)] += 1
        return count[side_of(s.board[square])] > count[s.turn % s.sides]

    return test


def _can_grow(s: "GameState", fx: Fx, side: int) -> bool:
    """A common piece of this colour can be placed within two squares."""
    return has(s, side, 1) and any(not s.board[q] for q in within(2)(s, fx))


def _of_first_colour(s: "GameState", fx: Fx, square: int) -> bool:
    return side_of(s.board[square]) == fx[SPARE]


def _beside_another(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    """Condition on a landing: next to an own piece other than the mover."""
    side = s.turn % s.sides
    return any(q != origin and s.board[q] and side_of(s.board[q]) == side for q in arena.NEAR[target])


def _around_its_place(s: "GameState", fx: Fx) -> Iterable[int]:
    """The squares beside the summoning square, whatever has become of the being."""
    return arena.NEAR[fx[START]]


def _own_discards(s: "GameState", fx: Fx) -> list[int]:
    return s.discards[s.turn]


def _back_on_top(s: "GameState", fx: Fx, card: int) -> None:
    s.discards[s.turn].remove(card)
    s.decks[s.turn].top.append(public(card))


def _nothing_discarded(s: "GameState", fx: Fx) -> bool:
    return not s.discards[s.turn]


def _draw_more(s: "GameState", fx: Fx) -> None:
    s.extra_own += 1


def _draw_more_of_both(s: "GameState", fx: Fx) -> None:
    s.extra_own += 1
    s.extra_legends += 1


BEINGS = (
    Being(
        "Sapling",
        "C",
        """
        T
        c
        c
        """,
        _("The Sapling becomes heroic."),
        (upgrade(ME),),
    ),
    Being(
        "Kiskin Farseeders",
        "C",
        """
        .Tc
        c..
        """,
        _("You may place a common piece on an empty square adjacent to a piece of yours."),
        (may(place("C", test=near_own)),),
    ),
    Being(
        "Charging Buck",
        "C",
        """
        .T
        cc
        c.
        """,
        _("The Charging Buck makes up to two combat leaps, each to a square exactly two away."),
        (upto(2, leap(ME, COMBAT, reach=arena.RING2)),),
    ),
    Being(
        "Forest Wardens",
        "C",
        """
        c.Tc
        """,
        _(
            "Destroy a common piece of an opponent who has more common pieces than you. Then destroy a"
            " heroic piece of an opponent who has more upgraded pieces than you."
        ),
        (
            destroy(enemy("C", test=_outnumbers(1))),
            destroy(enemy("H", test=_outnumbers(2, 3))),
        ),
    ),
    Being(
        "Naiad",
        "C",
        """
        ..T.
        ccc.
        """,
        _("Make a standard move with each of up to two of your pieces adjacent to the Naiad."),
        (upto(2, move(own("CHL", _around_its_place), STANDARD, fresh=True)),),
    ),
    Being(
        "Kiskin Spirit",
        "H",
        """
        c.T
        c.c
        """,
        _(
            "You may put a card of your discard pile on top of your deck. If you do, or if your discard"
            " pile is empty, draw one being more at the end of the turn."
        ),
        (
            when(
                _nothing_discarded,
                do(_draw_more),
                otherwise=(
                    may(choose_card("return", _own_discards, _back_on_top)),
                    when(DID_IT, do(_draw_more)),
                ),
            ),
        ),
    ),
    Being(
        "Dryad",
        "H",
        """
        c.
        .K
        .c
        """,
        _("You may convert an adjacent enemy that is not legendary into a common piece of yours."),
        (may(convert(enemy("CH", NEAR), "C")),),
    ),
    Being(
        "Centaur Spearman",
        "H",
        """
        T..
        ccc
        ..c
        """,
        _(
            "The Centaur Spearman may make a combat move. If it does, the next piece in that direction,"
            " at any distance, is destroyed unless it is legendary."
        ),
        (may(move(ME, COMBAT)), when(DID_IT, destroy_all(anyone("CH", _ahead)))),
    ),
    Being(
        "Centaur Chieftain",
        "H",
        """
        c...
        .cT.
        ..c.
        ...c
        """,
        _(
            "The Centaur Chieftain may make a combat move. If it does, make up to three combat moves"
            " with your other pieces, all in that same direction."
        ),
        (
            may(move(ME, COMBAT)),
            when(DID_IT, upto(3, move(own("CHL", but_self=True), COMBAT, ways=LAST_WAY))),
        ),
    ),
    Being(
        "Unicorn",
        "H",
        """
        .cT
        cc.
        c..
        """,
        _("The Unicorn may make a combat move, or you gain an action."),
        (either(("move", may(move(ME, COMBAT))), ("act", gain(1))),),
    ),
    Being(
        "Sylvan Queen",
        "H",
        """
        T..
        c.c
        .c.
        .c.
        """,
        _(
            "You may convert a diagonally adjacent enemy that is not legendary into a piece of yours of"
            " the same rank."
        ),
        (may(convert(enemy("CH", DIAG), "=")),),
    ),
    Being(
        "Sylvan Princess",
        "H",
        """
        T.
        c.
        .c
        c.
        """,
        _("You may convert a diagonally adjacent common enemy into a common piece of yours."),
        (may(convert(enemy("C", DIAG), "C")),),
    ),
    Being(
        "Woodland Druid",
        "H",
        """
        c.c
        .T.
        .c.
        """,
        _("Upgrade a common piece of each colour, yours included."),
        (for_each(COLOURS, upgrade(anyone("C", test=of_colour))),),
    ),
    Being(
        "Forest Ancient",
        "H",
        """
        .c.
        cTc
        c..
        """,
        _(
            "Place two common enemy pieces on empty squares at most two away. Then for each of them destroy"
            " a common piece of its colour at most three away, one just placed or another."
        ),
        (
            choose_colour(_can_grow),
            when(
                DID_IT,
                place("C", within(2), COLOUR_CHOSEN),
                remember(lambda s, fx: fx[COLOUR]),
                choose_colour(_can_grow),
                when(
                    DID_IT,
                    place("C", within(2), COLOUR_CHOSEN),
                    destroy(enemy("C", within(3), test=of_colour)),
                ),
                destroy(enemy("C", within(3), test=_of_first_colour)),
            ),
        ),
    ),
    Being(
        "Forest Mystic",
        "H",
        """
        .c.
        cT.
        ..c
        """,
        _("At the end of the turn draw one being and one legend more."),
        (do(_draw_more_of_both),),
    ),
    Being(
        "Kiskin Leafsplitter",
        "H",
        """
        mcm
        cTc
        mcm
        """,
        _("Up to twice, choose a diagonal direction: the first piece that way is destroyed."),
        (upto(2, shoot(MARKED_WAYS, along("CHL", most=1))),),
    ),
    Being(
        "Kiskin Boughrunner",
        "H",
        """
        .T.
        ccc
        .c.
        """,
        _(
            "The Kiskin Boughrunner makes up to three combat moves, each ending next to another piece"
            " of yours."
        ),
        (upto(3, move(ME, COMBAT, onto=_beside_another)),),
    ),
    Being(
        "Tree Shepherd",
        "H",
        """
        cTc
        .cc
        """,
        _(
            "Choose one of your pieces. A common one is upgraded, a heroic one may make a combat move, a"
            " legendary one may make a standard move."
        ),
        (
            pick(own("CHL")),
            when(
                was("C"),
                upgrade(own("C", IT)),
                otherwise=(may(move(own("H", IT), COMBAT, (own("L", IT), STANDARD))),),
            ),
        ),
    ),
)
