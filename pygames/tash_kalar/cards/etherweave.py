"""The Etherweave school. Its warp effects come before the being does."""

from pygames.core.text import _
from pygames.tash_kalar.board import COLOURLESS
from pygames.tash_kalar.cards import weaving
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.effects import (
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
    NEAR_KEPT,
    STANDARD,
    THE_KEPT,
    anyone,
    beside,
    both,
    choose_card,
    choose_colour,
    destroy,
    discard_of,
    do,
    either,
    enemy,
    for_each,
    gain,
    isnt,
    keep,
    legend_summoned,
    may,
    move,
    of,
    of_colour,
    own,
    pick,
    place,
    straight,
    upgrade,
    upto,
    when,
)
from pygames.tash_kalar.pieces import AT, LAST

BEINGS = (
    Being(
        "Doppelganger",
        "C",
        """
        cT
        c.
        """,
        _("If you have a pending being, do a copy of its warp effect."),
        (when(weaving.is_pending, do(weaving.copy_pending)),),
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
            may(pick(own("CH", test=weaving.has_match))),
            when(DID_IT, keep(AT), pick(enemy("CH", test=weaving.of_rank_chosen)), do(weaving.swap)),
        ),
        warp=(upgrade(enemy("C")), weaving.discard_pending()),
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
                weaving.in_discards(weaving.GREATER),
                pick(own("CHL")),
                keep(AT),
                upto(2, destroy(anyone("C", NEAR_KEPT))),
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
            may(pick(own("H", test=weaving.has_common))),
            when(
                DID_IT,
                keep(AT),
                pick(own("C")),
                do(weaving.swap),
                may(pick(own("H"))),
                when(DID_IT, keep(AT), pick(own("C")), do(weaving.swap)),
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
            place("C", of(COLOURLESS), test=weaving.parts),
            when(
                DID_IT,
                keep(AT),
                move(own("C", IT), COMBAT, ways=weaving.parting),
                choose_colour(weaving.in_stock),
                place("C", THE_KEPT, COLOUR_CHOSEN),
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
        (when(lambda s, fx: s.captive[s.turn] > 0, weaving.Release()),),
        warp=(weaving.take(anyone("CHL", of(COLOURLESS))),),
        warp_text=_(
            "Take a piece from a colourless square and put it on this card. The card cannot be copied, nor"
            " discarded or returned to your hand while it is pending."
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
        warp=(do(weaving.more_oblivion),),
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
        (may(destroy(anyone("C", NEAR))), when(DID_IT, do(weaving.last_discard_to_deck))),
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
        (when(weaving.in_discards(weaving.LESSER), may(destroy(anyone("H", test=beside("own", least=2))))),),
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
                    ("return", choose_card("return", weaving.pending, weaving.no_longer_pending)),
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
        (upto(3, weaving.Sphere()),),
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
        (do(weaving.two_empty_squares),),
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
        (when(isnt(weaving.emperor_has_warped), may(weaving.emperors_choice())),),
        warp=(do(weaving.mark_emperor), weaving.emperors_choice()),
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
            weaving.discard_pending(),
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
            move(own("CH", but_self=True), COMBAT, onto=weaving.has_counterpart),
            when(
                DID_IT,
                keep(LAST),
                move(own("CH", but_self=True, test=weaving.not_kept), COMBAT, ways=BACK),
            ),
        ),
        warp=(place("C", test=beside("enemy")),),
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
        (
            weaving.Point(),
            when(DID_IT, keep(AT), move(anyone("C", NEAR_KEPT), COMBAT, times=8, onto=weaving.onto_kept)),
        ),
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
                    (
                        "copy",
                        choose_card("copy", weaving.discarded_warps, weaving.keep_card),
                        do(weaving.copy_kept),
                    ),
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
            when(weaving.self_is_legend, legend_summoned(), do(weaving.discard_legends)),
        ),
    ),
)
