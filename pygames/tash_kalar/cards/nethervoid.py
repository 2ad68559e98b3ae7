"""The Nethervoid school. Its beings gather around one piece of theirs, the Gateway."""

from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar.board import GREEN, RED
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.cards.gateway import (
    THE_GATEWAY,
    beside_colour,
    can_possess,
    gateway_on,
    near_gateway,
    not_gateway,
    open_here,
    outnumbered,
    possess,
    self_is_gateway,
    toward_but_not_onto,
    toward_gateway,
)
from pygames.tash_kalar.effects import (
    COLOUR_CHOSEN,
    COMBAT,
    DID_IT,
    DOWNED_L,
    FLARES_HELD,
    LAST_WAY,
    ME,
    MORE_ACTIONS,
    NEAR,
    NEAR_SPOT,
    ON_BOARD,
    STANDARD,
    Fx,
    any_in,
    anyone,
    both,
    choose_colour,
    destroy,
    destroy_all,
    discard_of,
    do,
    downed,
    either,
    enemy,
    gain,
    gateway_of,
    isnt,
    legend_summoned,
    may,
    move,
    own,
    place,
    upgrade,
    upto,
    was,
    when,
)
from pygames.tash_kalar.pieces import LAST, SELF

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def _deck_left(s: "GameState", fx: Fx) -> bool:
    return len(s.decks[s.turn]) > 0


def _bury(s: "GameState", fx: Fx) -> None:
    """The card of this being goes to the bottom of its deck."""
    s.away = 2


BEINGS = (
    Being(
        "Shadow Imp",
        "C",
        """
        c..
        .Tc
        """,
        _(
            "The Shadow Imp may make a combat move. If it does and is not the Gateway, the Gateway may"
            " make a combat move in the same direction."
        ),
        (
            may(move(ME, COMBAT)),
            when(both(DID_IT, isnt(self_is_gateway)), may(move(THE_GATEWAY, COMBAT, ways=LAST_WAY))),
        ),
    ),
    Being(
        "Flame Imp",
        "C",
        """
        c.T
        .c.
        """,
        _("You may destroy a common piece adjacent to the Gateway."),
        (may(destroy(anyone("C", near_gateway))),),
    ),
    Being(
        "Gate Keeper",
        "C",
        """
        .c.
        cTc
        """,
        _(
            "You may upgrade one of your common pieces, or place a common piece on an empty square. That"
            " piece becomes the Gateway."
        ),
        (
            may(either(("upgrade", upgrade(own("C"))), ("place", place("C")))),
            when(DID_IT, open_here(LAST)),
        ),
    ),
    Being(
        "Demon of Gluttony",
        "C",
        """
        .T.
        ccc
        """,
        _(
            "The Demon of Gluttony may make a combat move. If that destroyed a piece, it becomes heroic"
            " and may make another one. If that too destroyed a piece, it becomes the Gateway."
        ),
        (
            may(move(ME, COMBAT)),
            when(
                downed(1),
                upgrade(ME),
                may(move(ME, COMBAT)),
                when(downed(1), open_here(SELF)),
            ),
        ),
    ),
    Being(
        "Demon of Pride",
        "C",
        """
        T.
        c.
        cc
        """,
        _("The Demon of Pride becomes heroic and the Gateway. Then it may make a combat move."),
        (upgrade(ME), open_here(SELF), may(move(ME, COMBAT))),
    ),
    Being(
        "Acolyte of Destruction",
        "H",
        """
        .T.
        c.c
        ...
        .c.
        """,
        _(
            "Destroy a common piece, anywhere. If the Gateway is on a red square, you may also destroy a"
            " heroic piece adjacent to the square of that one."
        ),
        (
            destroy(anyone("C")),
            when(both(DID_IT, gateway_on(RED)), may(destroy(anyone("H", NEAR_SPOT)))),
        ),
    ),
    Being(
        "Acolyte of Growth",
        "H",
        """
        c.c
        cTc
        """,
        _(
            "Place a common piece on an empty square. If the Gateway is on a green square, place a heroic"
            " piece on an empty square adjacent to that one."
        ),
        (place("C"), when(both(DID_IT, gateway_on(GREEN)), place("H", NEAR_SPOT))),
    ),
    Being(
        "Power Seeker",
        "H",
        """
        Tc.c.
        ..c.c
        """,
        _(
            "If the Power Seeker is the Gateway, it may make a standard move. Otherwise it makes any"
            " number of combat moves, each bringing it nearer to the Gateway."
        ),
        (
            when(
                self_is_gateway,
                may(move(ME, STANDARD)),
                otherwise=(upto(9, move(ME, COMBAT, onto=toward_gateway)),),
            ),
        ),
    ),
    Being(
        "Hell Hound",
        "H",
        """
        .ccT
        c..c
        """,
        _(
            "You may destroy an adjacent piece. Unless that was a legendary one, and if your deck is not"
            " empty, this card goes to the bottom of your deck."
        ),
        (
            may(destroy(anyone("CHL", NEAR))),
            when(both(isnt(DOWNED_L), _deck_left), do(_bury)),
        ),
    ),
    Being(
        "Vortexmaster",
        "H",
        """
        .c.
        c.c
        .c.
        .T.
        """,
        _(
            "You may make a combat move with the Gateway. Then you may make a combat move with a piece of"
            " yours adjacent to the Gateway."
        ),
        (may(move(THE_GATEWAY, COMBAT)), may(move(own("CHL", near_gateway), COMBAT))),
    ),
    Being(
        "Gate Master",
        "H",
        """
        .cc.
        cTcc
        """,
        _(
            "Upgrade the Gateway. If it became legendary, this counts as summoning a legend. Then choose"
            " one of your common or heroic pieces to be the Gateway."
        ),
        (
            upgrade(THE_GATEWAY),
            when(both(DID_IT, was("H")), legend_summoned()),
            gateway_of(own("CH")),
        ),
    ),
    Being(
        "Hell Rider",
        "H",
        """
        Kcc
        c..
        """,
        _("The Hell Rider makes up to three combat moves, or only one if it is the Gateway."),
        (
            when(
                self_is_gateway,
                may(move(ME, COMBAT)),
                otherwise=(upto(3, move(ME, COMBAT)),),
            ),
        ),
    ),
    Being(
        "Demon of Wrath",
        "H",
        """
        .Tc
        c.c
        .c.
        """,
        _(
            "All common enemies adjacent to the Gateway are destroyed. If there are none, the Gateway may"
            " make a standard move first."
        ),
        (
            when(
                isnt(any_in(enemy("C", near_gateway))),
                may(move(THE_GATEWAY, STANDARD)),
            ),
            destroy_all(enemy("C", near_gateway)),
        ),
    ),
    Being(
        "Demon of Greed",
        "H",
        """
        cc.
        .T.
        c.c
        """,
        _(
            "Destroy a common and a heroic piece of yours, neither of them the Gateway. Gain an action"
            " for each piece destroyed."
        ),
        (
            destroy(own("C", test=not_gateway)),
            when(DID_IT, gain(1)),
            destroy(own("H", test=not_gateway)),
            when(DID_IT, gain(1)),
        ),
    ),
    Being(
        "Demon of Lust",
        "H",
        """
        T..
        cc.
        .cc
        """,
        _(
            "Make a combat move with each of up to two pieces of any colour, bringing them nearer to the"
            " Gateway but not onto it."
        ),
        (upto(2, move(anyone("CHL"), COMBAT, fresh=True, onto=toward_but_not_onto)),),
    ),
    Being(
        "Demon of Sloth",
        "H",
        """
        .c
        T.
        """,
        _("Lose an action. If you have none left, the Gateway is destroyed instead."),
        (when(MORE_ACTIONS, gain(-1), otherwise=(destroy_all(THE_GATEWAY),)),),
    ),
    Being(
        "Demon of Envy",
        "H",
        """
        c..
        .Kc
        """,
        _(
            "Place a common piece on an empty square adjacent to the Gateway. Repeat this until there is"
            " no such square or no opponent has more pieces than you."
        ),
        (place("C", near_gateway, test=outnumbered, times=8),),
    ),
    Being(
        "Possessed Summoner",
        "H",
        """
        .Tc
        cc.
        .c.
        """,
        _(
            "Place a common enemy piece on an empty square adjacent to a piece of its colour. For the"
            " next being you summon this turn, pieces of that colour count instead of yours. Then you may"
            " discard your flare to gain an action."
        ),
        (
            choose_colour(can_possess),
            when(
                DID_IT,
                place("C", ON_BOARD, COLOUR_CHOSEN, test=beside_colour),
                do(possess),
            ),
            may(discard_of(FLARES_HELD)),
            when(DID_IT, gain(1)),
        ),
    ),
)
