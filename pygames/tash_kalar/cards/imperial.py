"""The Imperial school, which both the Northern and the Southern Empire use."""

from pygames.core.text import _
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.effects import (
    COMBAT,
    DIAG,
    DID_IT,
    DOWNED_L,
    EMPTY,
    IT,
    MARKED,
    MARKED_WAYS,
    ME,
    MORE_ACTIONS,
    NEAR,
    STANDARD,
    USED_PIECES,
    along,
    any_in,
    anyone,
    destroy,
    destroy_all,
    downgrade,
    enemy,
    gain,
    leap,
    may,
    move,
    own,
    place,
    shoot,
    spares_common,
    straight,
    upgrade,
    upto,
    when,
)

BEINGS = (
    Being(
        "Swordmaster",
        "C",
        """
        c
        T
        c
        """,
        _("You may destroy a common enemy diagonally adjacent. If you do, the Swordmaster becomes heroic."),
        (may(destroy(enemy("C", DIAG))), when(DID_IT, upgrade(ME))),
    ),
    Being(
        "Messenger",
        "C",
        """
        T..
        .c.
        ..c
        """,
        _(
            "You may take one of your common or heroic pieces and make any number of standard moves"
            " with it, all in one direction."
        ),
        (upto(8, move(own("CH"), STANDARD, one=True, ways=straight())),),
    ),
    Being(
        "Herald",
        "C",
        """
        T..
        .cc
        .c.
        """,
        _("Make up to two moves with your pieces, each onto an empty square."),
        (upto(2, move(own("CHL"), EMPTY)),),
    ),
    Being(
        "Bomb",
        "C",
        """
        T.
        .c
        .c
        """,
        _(
            "Unless this was your last action of the turn, the Bomb and all common pieces adjacent to"
            " it are destroyed."
        ),
        (when(MORE_ACTIONS, destroy_all(ME, anyone("C", NEAR))),),
    ),
    Being(
        "Chronicler",
        "C",
        """
        .c.
        cTc
        """,
        _("Upgrade another of your common pieces. You may then make a standard move with that piece."),
        (upgrade(own("C", but_self=True)), when(DID_IT, may(move(own("H", IT), STANDARD)))),
    ),
    Being(
        "Assassin",
        "H",
        """
        ..c.
        .c..
        c.m.
        ...T
        """,
        _(
            "The piece on the marked square is destroyed, whatever it is. If the square was empty, the"
            " Assassin may move onto it."
        ),
        (
            when(
                any_in(anyone("CHL", MARKED)),
                destroy_all(anyone("CHL", MARKED)),
                otherwise=(may(move(ME, EMPTY, ways=MARKED_WAYS)),),
            ),
        ),
    ),
    Being(
        "Time Mage",
        "H",
        """
        .cT
        cmc
        .c.
        """,
        _("Gain an action. An enemy piece on the marked square is destroyed."),
        (gain(1), destroy_all(enemy("CHL", MARKED))),
    ),
    Being(
        "Summoner",
        "H",
        """
        m.m.m
        .mmm.
        mmTmm
        .ccc.
        """,
        _("You may place up to two common pieces on empty marked squares."),
        (upto(2, place("C", MARKED)),),
    ),
    Being(
        "Hypnotist",
        "H",
        """
        ..c
        cTc
        c..
        """,
        _(
            "Choose an enemy colour: make a combat move with each of up to three of its common pieces,"
            " or with each of up to two of its heroic ones."
        ),
        (upto((0, 3, 2), move(enemy("CH"), COMBAT, fresh=True, alike=True)),),
    ),
    Being(
        "Cannon",
        "H",
        """
        .mmm
        .cKm
        cmmm
        """,
        _("You may choose a marked direction: all common pieces that way are destroyed, up to the edge."),
        (may(shoot(MARKED_WAYS, along("C"))),),
    ),
    Being(
        "Champion",
        "H",
        """
        cT
        cc
        .c
        """,
        _(
            "You may destroy an adjacent enemy piece. If it was legendary, the Champion is destroyed"
            " too and you gain an action."
        ),
        (may(destroy(enemy("CHL", NEAR))), when(DOWNED_L, destroy_all(ME), gain(1))),
    ),
    Being(
        "Infantry Captain",
        "H",
        """
        ..T..
        cc.cc
        """,
        _("Make up to two combat moves with your other pieces."),
        (upto(2, move(own("CHL", but_self=True), COMBAT)),),
    ),
    Being(
        "Cavalry Captain",
        "H",
        """
        .T.
        c.c
        c.c
        """,
        _(
            "Choose another of your pieces and make up to three moves with it: two standard moves and"
            " one combat move, in any order."
        ),
        (upto(3, move(own("CHL", but_self=True), COMBAT, one=True, even=1)),),
    ),
    Being(
        "Gryphon Rider",
        "H",
        """
        .cT.
        c.c.
        ...c
        """,
        _(
            "The Gryphon Rider may make a combat leap to any square. If it does, you may downgrade it;"
            " if you do that, place a common piece on an empty square adjacent to it."
        ),
        (
            may(leap(ME, COMBAT)),
            when(DID_IT, may(downgrade(ME)), when(DID_IT, place("C", NEAR))),
        ),
    ),
    Being(
        "Knight",
        "H",
        """
        .T.
        ccc
        c..
        """,
        _("The Knight makes up to three combat moves, but never onto a common piece."),
        (upto(3, move(ME, COMBAT, onto=spares_common)),),
    ),
    Being(
        "High Priestess",
        "H",
        """
        .K.
        ...
        c.c
        """,
        _("She may make a standard move. Then you may upgrade a common piece adjacent to her."),
        (may(move(ME, STANDARD)), may(upgrade(anyone("C", NEAR)))),
    ),
    Being(
        "Master of Intrigue",
        "H",
        """
        c.c
        .T.
        c.c
        """,
        _(
            "Make up to three moves in all: standard moves with the Master of Intrigue, combat moves"
            " with common or heroic pieces used to summon it."
        ),
        (upto(3, move(ME, STANDARD, (anyone("CH", USED_PIECES), COMBAT))),),
        tracks=True,
    ),
    Being(
        "Gun Tower",
        "H",
        """
        mTm
        .cc
        .cc
        """,
        _(
            "You may choose a marked direction: the first two pieces that way are destroyed. A"
            " legendary piece is spared and ends the shot."
        ),
        (may(shoot(MARKED_WAYS, along("CH", most=2, stop="L"))),),
    ),
)
