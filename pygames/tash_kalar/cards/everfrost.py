"""The Everfrost school. Its frozen effects wait in front of their player until thawed."""

from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.cards import frost
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.effects import (
    COMBAT,
    DID_IT,
    EMPTY,
    ENEMIES,
    FLARES_HELD,
    MARKED,
    MARKED_WAYS,
    ME,
    NEAR,
    RAN_OVER,
    STANDARD,
    Target,
    anyone,
    beside,
    both,
    choose_card,
    choose_colour,
    convert,
    count_enemy,
    destroy,
    destroy_all,
    discard_of,
    do,
    downed,
    downgrade,
    enemy,
    for_each,
    gain,
    isnt,
    leap,
    may,
    move,
    near_own,
    of_colour,
    own,
    place,
    remember,
    straight,
    upgrade,
    upto,
    when,
    within,
)
from pygames.tash_kalar.pieces import DID

BEINGS = (
    Being(
        "Snow Fox",
        "C",
        """
        Tc.
        ..c
        """,
        _("The Snow Fox makes up to two standard moves."),
        (upto(2, move(ME, STANDARD)),),
    ),
    Being(
        "Royal Reindeer",
        "C",
        """
        .T.
        cc.
        ..c
        """,
        _(
            "The Royal Reindeer may make a combat leap to a square exactly two away. If neither its"
            " arrival nor its leap destroyed a piece, it becomes heroic."
        ),
        (
            may(leap(ME, COMBAT, reach=arena.RING2)),
            when(both(isnt(RAN_OVER), isnt(downed(1))), upgrade(ME)),
        ),
    ),
    Being(
        "Crystal Mirror",
        "C",
        """
        mmcmm
        mmTmm
        mmcmm
        """,
        _(
            "You may choose a heroic piece or up to two common pieces of any colour on the marked squares"
            " of one side. For each, place a piece of yours of the same rank on its mirror image, if that"
            " square is empty."
        ),
        (
            upto(
                (0, 2, 1),
                Target("mirror", anyone("CH", MARKED), frost.reflect, frost.reflects, fresh=True),
            ),
        ),
    ),
    Being(
        "Crystal Grower",
        "C",
        """
        .T
        cc
        """,
        _("Upgrade a common piece of each enemy colour."),
        (for_each(ENEMIES, upgrade(enemy("C", test=of_colour))),),
        frozen=(upgrade(own("C")),),
        frozen_text=_("Upgrade one of your common pieces."),
    ),
    Being(
        "Ice Princess",
        "C",
        """
        .T.
        .c.
        c.c
        """,
        _("You may make a combat move with another of your common pieces."),
        (may(move(own("C", but_self=True), COMBAT)),),
        frozen=(move(own("C"), STANDARD),),
        frozen_text=_("Make a standard move with one of your common pieces."),
    ),
    Being(
        "Ice Queen",
        "H",
        """
        .K.
        .c.
        c.c
        """,
        _("You may make a combat move with another of your heroic pieces."),
        (may(move(own("H", but_self=True), COMBAT)),),
        frozen=(move(own("H"), STANDARD),),
        frozen_text=_("Make a standard move with one of your heroic pieces."),
    ),
    Being(
        "Frostweave Summoner",
        "H",
        """
        c.
        .T
        .c
        .c
        """,
        _("It does nothing when it arrives."),
        frozen=(count_enemy(),),
        frozen_text=_(
            "The next being you summon this turn may count one enemy piece as yours for its pattern."
        ),
    ),
    Being(
        "Winter Whisperer",
        "H",
        """
        .T..
        cccc
        """,
        _("It does nothing when it arrives."),
        frozen=(
            may(destroy(own("C"))),
            remember(lambda s, fx: fx[DID]),
            may(discard_of(FLARES_HELD)),
            when(both(DID_IT, frost.destroyed_before), gain(1)),
        ),
        frozen_text=_(
            "You may destroy one of your common pieces. You may discard your flare. If you do both, gain an"
            " action."
        ),
    ),
    Being(
        "Frozen Chest",
        "H",
        """
        cKc
        """,
        _("You may put a card with a frozen effect from your discard pile into play as your frozen effect."),
        (may(choose_card("freeze", frost.frozen_discards, frost.into_play)),),
    ),
    Being(
        "Everfrost Sentinel",
        "H",
        """
        T.
        c.
        cc
        .c
        """,
        _(
            "If its arrival destroyed an enemy piece, you may downgrade the Everfrost Sentinel. If you do,"
            " every other player or team has one action fewer in their next turn."
        ),
        (when(frost.ran_over_enemy, may(downgrade(ME)), when(DID_IT, do(frost.slow_others))),),
    ),
    Being(
        "Glacier Giant",
        "H",
        """
        .T.
        mcm
        ccc
        """,
        _(
            "The Glacier Giant may make any number of combat moves in one marked direction. If it moved, it"
            " may go on one square to destroy a legendary piece there; that destroys the Giant too."
        ),
        (
            upto(8, move(ME, COMBAT, ways=straight(MARKED_WAYS))),
            when(
                DID_IT,
                may(destroy(anyone("L", frost.one_further))),
                when(DID_IT, destroy_all(ME)),
            ),
        ),
    ),
    Being(
        "Polar Bear",
        "H",
        """
        Tcc.
        .c.c
        """,
        _(
            "The Polar Bear may make a combat move. If that destroyed a piece, it may make a standard move."
            " If that destroyed a piece too, it may move onto an empty square."
        ),
        (
            may(move(ME, COMBAT)),
            when(downed(1), may(move(ME, STANDARD)), when(downed(1), may(move(ME, EMPTY)))),
        ),
    ),
    Being(
        "War Sled",
        "H",
        """
        ...m
        c.Tm
        cccm
        """,
        _(
            "The War Sled makes up to three combat moves: the first in a marked direction, each later one at"
            " most an eighth of a turn off the one before."
        ),
        (upto(3, move(ME, COMBAT, ways=frost.steering)),),
    ),
    Being(
        "Snow Monster",
        "H",
        """
        .Kc.
        c..c
        """,
        _("All common enemies at most two squares away and adjacent to a piece of yours are destroyed."),
        (destroy_all(enemy("C", within(2), test=near_own)),),
    ),
    Being(
        "Frost Imp",
        "H",
        """
        cT.
        .c.
        ..c
        """,
        _(
            "You may choose an adjacent common piece and a direction: it makes as many standard moves"
            " that way as it can."
        ),
        (may(move(anyone("C", NEAR), STANDARD)), when(DID_IT, do(frost.slide_on))),
    ),
    Being(
        "Ice Wyvern",
        "H",
        """
        Tc.
        c..
        .cc
        """,
        _(
            "The Ice Wyvern may make a combat leap to any square. If the leap destroyed a piece, the Ice"
            " Wyvern is destroyed."
        ),
        (may(leap(ME, COMBAT)), when(downed(1), destroy_all(ME))),
        frozen=(place("C", test=beside("own", "H")),),
        frozen_text=_("Place a common piece on an empty square adjacent to one of your heroic pieces."),
    ),
    Being(
        "Deathbringer",
        "H",
        """
        .cT
        ...
        ccc
        """,
        _(
            "You may destroy an adjacent piece: a heroic one only if another piece of yours is adjacent to"
            " it, a legendary one only if three are. It counts as two pieces and leaves the game."
        ),
        (
            may(
                Target(
                    "destroy",
                    anyone("CHL", NEAR),
                    lambda s, fx, q: pieces.destroy(s, q, 2, gone=True),
                    frost.surrounded,
                )
            ),
        ),
    ),
    Being(
        "Frostweave Illusionist",
        "H",
        """
        cTc
        ...
        .c.
        """,
        _("The Frostweave Illusionist is converted into a common piece of an enemy colour you choose."),
        (choose_colour(frost.in_stock), when(DID_IT, do(frost.change_sides))),
        frozen=(convert(enemy("C"), "C"),),
        frozen_text=_("Convert a common enemy, anywhere, into a common piece of yours."),
    ),
)
