"""The Highland school."""

from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar.board import CENTRE, GREEN, NEAR_GREEN, RED
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.effects import (
    COMBAT,
    DIAG,
    DID_IT,
    DOWNED_L,
    EVENLY,
    ME,
    NEAR,
    NEAR_SPOT,
    ON_GREEN,
    ON_RED,
    ORTH,
    STANDARD,
    USED_PIECES,
    Fx,
    anyone,
    both,
    count_enemy,
    destroy,
    destroy_all,
    downed,
    enemy,
    gain,
    isnt,
    leap,
    may,
    move,
    of,
    own,
    place,
    remember,
    upgrade,
    upto,
    when,
)
from pygames.tash_kalar.pieces import AT, LAST, SELF, SPARE, START

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def _spot_is_red(s: "GameState", fx: Fx) -> bool:
    """The square last chosen is red."""
    return fx[AT] in RED


def _wild_place(s: "GameState", fx: Fx) -> bool:
    """Summoned on a coloured square other than the centre."""
    return fx[START] in (GREEN | RED) - {CENTRE}


def _led(s: "GameState", fx: Fx) -> int:
    """Whether the summoned being has made one of the moves so far."""
    return int(fx[SPARE] or (fx[SELF] >= 0 and fx[LAST] == fx[SELF]))


def _warlord_leads(s: "GameState", fx: Fx, square: int) -> bool:
    """The third move is the Warlord's unless it has moved before."""
    return bool(fx[SPARE]) or square == fx[SELF]


BEINGS = (
    Being(
        "Wild Eagle",
        "C",
        """
        .T.
        c.c
        """,
        _("The Wild Eagle may make a combat leap to any square."),
        (may(leap(ME, COMBAT)),),
    ),
    Being(
        "Clan Axeman",
        "C",
        """
        ..c
        .T.
        c..
        """,
        _("You may destroy an orthogonally adjacent piece that is not legendary."),
        (may(destroy(anyone("CH", ORTH))),),
    ),
    Being(
        "Clan Healer",
        "C",
        """
        ..c
        cTc
        """,
        _("You may place up to two common pieces on empty squares, each adjacent to a green square."),
        (upto(2, place("C", of(NEAR_GREEN))),),
    ),
    Being(
        "Dire Wolf",
        "C",
        """
        ..T
        .cc
        c..
        """,
        _("The Dire Wolf makes up to two combat moves."),
        (upto(2, move(ME, COMBAT)),),
    ),
    Being(
        "Ritual Keeper",
        "C",
        """
        .c
        cT
        """,
        _(
            "Summoned on a green square: upgrade one of your common pieces. On a red square: you may"
            " make a combat move with one of your pieces."
        ),
        (
            when(ON_GREEN, upgrade(own("C"))),
            when(ON_RED, may(move(own("CHL"), COMBAT))),
        ),
    ),
    Being(
        "Eagle Lord",
        "H",
        """
        c.T.c
        .c.c.
        """,
        _("The Eagle Lord may make a combat leap to any square."),
        (may(leap(ME, COMBAT)),),
    ),
    Being(
        "Wolf Rider",
        "H",
        """
        T..
        ccc
        c..
        """,
        _("The Wolf Rider makes up to two combat moves."),
        (upto(2, move(ME, COMBAT)),),
    ),
    Being(
        "Blood Shaman",
        "H",
        """
        ..c
        .Tc
        cc.
        """,
        _(
            "Destroy a piece that is not legendary, anywhere. If it stood on a red square, all common"
            " pieces adjacent to that square are destroyed as well."
        ),
        (
            destroy(anyone("CH")),
            when(both(DID_IT, _spot_is_red), destroy_all(anyone("C", NEAR_SPOT))),
        ),
    ),
    Being(
        "War Drummer",
        "H",
        """
        Kc
        cc
        """,
        _("Make one combat move or up to two standard moves with your other pieces."),
        (
            may(move(own("CHL", but_self=True), COMBAT)),
            when(both(DID_IT, isnt(EVENLY)), may(move(own("CHL", but_self=True), STANDARD))),
        ),
    ),
    Being(
        "Hill Giant",
        "H",
        """
        .T.
        .c.
        ccc
        """,
        _("All orthogonally adjacent pieces that are not legendary are destroyed."),
        (destroy_all(anyone("CH", ORTH)),),
    ),
    Being(
        "Warlord",
        "H",
        """
        ..T..
        .ccc.
        c...c
        """,
        _(
            "Make up to three combat moves with your pieces. If you make all three, the Warlord itself"
            " must make at least one of them."
        ),
        (
            may(move(own("CHL"), COMBAT)),
            when(
                DID_IT,
                remember(_led),
                may(move(own("CHL"), COMBAT)),
                when(DID_IT, remember(_led), may(move(own("CHL", test=_warlord_leads), COMBAT))),
            ),
        ),
    ),
    Being(
        "War Summoner",
        "H",
        """
        cTc
        .c.
        .c.
        """,
        _(
            "Gain an action. The next being you summon this turn may count one enemy piece as yours"
            " for its pattern."
        ),
        (gain(1), count_enemy()),
    ),
    Being(
        "Ritual Master",
        "H",
        """
        c..
        .T.
        c.c
        """,
        _(
            "Summoned on a green square: gain two actions. On a red square: you may destroy one heroic"
            " piece, one common piece or one of each, anywhere."
        ),
        (
            when(ON_GREEN, gain(2)),
            when(ON_RED, may(destroy(anyone("H"))), may(destroy(anyone("C")))),
        ),
    ),
    Being(
        "Legend Slayer",
        "H",
        """
        T..
        cc.
        c.c
        """,
        _(
            "Of the pieces diagonally adjacent you may destroy one legendary piece, or up to two that"
            " are not legendary."
        ),
        (
            may(destroy(anyone("CHL", DIAG))),
            when(both(DID_IT, isnt(DOWNED_L)), may(destroy(anyone("CH", DIAG)))),
        ),
    ),
    Being(
        "Mountain Troll",
        "H",
        """
        .T.
        cc.
        .cc
        """,
        _("All adjacent common enemies are destroyed. If there were two or more of them, gain an action."),
        (destroy_all(enemy("C", NEAR)), when(downed(2), gain(1))),
    ),
    Being(
        "Hungry Bear",
        "H",
        """
        Tc
        cc
        """,
        _("The Hungry Bear makes up to two standard moves; it stops after a move onto an empty square."),
        (may(move(ME, STANDARD)), when(downed(1), may(move(ME, STANDARD)))),
    ),
    Being(
        "Werewolf",
        "H",
        """
        .c..
        c..T
        .c..
        """,
        _(
            "Summoned on a coloured square other than the centre, the Werewolf makes up to three combat"
            " moves. Otherwise it may make a standard move."
        ),
        (when(_wild_place, upto(3, move(ME, COMBAT)), otherwise=(may(move(ME, STANDARD)),)),),
    ),
    Being(
        "Clan Guardian",
        "H",
        """
        ccTc
        """,
        _("You may upgrade a common piece that was used to summon the Clan Guardian."),
        (may(upgrade(anyone("C", USED_PIECES))),),
        tracks=True,
    ),
)
