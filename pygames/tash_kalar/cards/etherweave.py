"""The Etherweave school. Its warp effects come before the being does."""

from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar.board import COLOURLESS
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.cards.weaving import (
    GREATER,
    LESSER,
    Point,
    Release,
    Sphere,
    beside_enemy,
    beside_two_own,
    colour_left,
    copy_kept,
    copy_pending,
    discard_legends,
    discard_pending,
    discarded_warps,
    emperor_has_warped,
    emperors_choice,
    has_common,
    has_counterpart,
    has_match,
    in_discards,
    in_stock,
    is_pending,
    keep_card,
    keep_mover,
    keep_spot,
    kept,
    last_discard_to_deck,
    mark_emperor,
    more_oblivion,
    near_kept,
    no_longer_pending,
    not_kept,
    of_rank_chosen,
    onto_kept,
    parting,
    parts,
    pending,
    self_is_legend,
    swap,
    take,
    two_empty_squares,
    two_from_self,
)
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
    Target,
    anyone,
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

if TYPE_CHECKING:
    pass

BEINGS = (
    Being(
        "Doppelganger",
        "C",
        """
        cT
        c.
        """,
        _("If you have a pending being, do a copy of its warp effect."),
        (when(is_pending, do(copy_pending)),),
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
            may(pick(own("CH", test=has_match))),
            when(DID_IT, remember(keep_spot), pick(enemy("CH", test=of_rank_chosen)), do(swap)),
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
                in_discards(GREATER),
                pick(own("CHL")),
                remember(keep_spot),
                upto(2, destroy(anyone("C", near_kept))),
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
            may(pick(own("H", test=has_common))),
            when(
                DID_IT,
                remember(keep_spot),
                pick(own("C")),
                do(swap),
                may(pick(own("H"))),
                when(DID_IT, remember(keep_spot), pick(own("C")), do(swap)),
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
            place("C", of(COLOURLESS), test=parts),
            when(
                DID_IT,
                remember(keep_spot),
                move(own("C", IT), COMBAT, ways=parting),
                choose_colour(in_stock),
                place("C", kept, COLOUR_CHOSEN),
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
        (when(lambda s, fx: s.captive[s.turn] > 0, Release("release")),),
        warp=(Target("take", anyone("CHL", of(COLOURLESS)), take),),
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
        warp=(do(more_oblivion),),
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
        (may(destroy(anyone("C", NEAR))), when(DID_IT, do(last_discard_to_deck))),
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
        (when(in_discards(LESSER), may(destroy(anyone("H", test=beside_two_own)))),),
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
                    ("return", choose_card("return", pending, no_longer_pending)),
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
                Sphere(
                    ((anyone("CH", but_self=True, test=colour_left), COMBAT),),
                    times=3,
                    fresh=True,
                    one=False,
                    alike=False,
                    even=99,
                    ways=ANY_WAY,
                    reach=None,
                    onto=two_from_self,
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
        (do(two_empty_squares),),
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
        (when(isnt(emperor_has_warped), may(emperors_choice())),),
        warp=(do(mark_emperor), emperors_choice()),
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
            move(own("CH", but_self=True), COMBAT, onto=has_counterpart),
            when(
                DID_IT,
                remember(keep_mover),
                move(own("CH", but_self=True, test=not_kept), COMBAT, ways=BACK),
            ),
        ),
        warp=(place("C", test=beside_enemy),),
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
        (Point("choose"), when(DID_IT, move(anyone("C", near_kept), COMBAT, times=8, onto=onto_kept))),
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
                    ("copy", choose_card("copy", discarded_warps, keep_card), do(copy_kept)),
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
            when(self_is_legend, legend_summoned(), do(discard_legends)),
        ),
    ),
)
