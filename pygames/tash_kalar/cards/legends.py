"""The legends, a deck all seats draw from."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import GREEN, NAMES, NEAR_GREEN, NEAR_RED, RAY, RED
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.effects import (
    COMBAT,
    DID_IT,
    IT,
    MARKED_WAYS,
    ME,
    NEAR,
    NEAR_IT,
    NEAR_SPOT,
    USED_PIECES,
    Ask,
    Fx,
    Target,
    anyone,
    destroy,
    destroy_all,
    do,
    downgrade,
    either,
    enemy,
    may,
    move,
    of,
    own,
    pick,
    place,
    shoot,
    straight,
    upgrade,
    upto,
    when,
    within,
)
from pygames.tash_kalar.pieces import AT, COUNT, SELF, SPARE, TOP, has, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def _cone(s: "GameState", fx: Fx, way: int) -> list[int]:
    """What the Fire Dragon's breath reaches: two squares that way and on both rays beside it."""
    rays = RAY[fx[SELF]]
    return [q for turn in (-1, 0, 1) for q in rays[(way + turn) % 8][:2] if s.board[q] & 3 in (1, 2)]


def _no_legend_yet(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    """Condition on a landing: the charge has not destroyed a legendary piece."""
    return not fx[COUNT] or fx[TOP] < 3


def _descend(s: "GameState", fx: Fx) -> None:
    """The Angel of Death: what was chosen is upgraded where it can be, then landed on."""
    square = fx[AT]
    rank = (s.board[square] & 3) + 1
    if pieces.can_rerank(s, s.board[square], rank):
        pieces.rerank(s, square, rank)
    pieces.move(s, fx[SELF], square)


class _Tend(Ask):
    """The Eldest Tree's choice of an adjacent square; what happens there depends on what stands
    there. SPARE keeps the directions already chosen, since a square emptied may not be filled."""

    __slots__ = ()

    def choices(self, s: "GameState", fx: Fx) -> list[int]:
        side = s.turn % s.sides
        found = []
        for way, q in enumerate(arena.STEP[fx[SELF]]) if fx[SELF] >= 0 else ():
            if q < 0 or fx[SPARE] >> way & 1:
                continue
            piece = s.board[q] & 15
            if not piece:
                possible = has(s, side, 1)
            elif side_of(piece) == side:
                possible = piece & 3 == 1
            else:
                possible = piece & 3 < 3
            if possible:
                found.append(q)
        return sorted(found)

    def choose(self, s: "GameState", fx: Fx, action: int) -> None:
        side = s.turn % s.sides
        fx[SPARE] |= 1 << arena.TOWARD[fx[SELF]][action]
        piece = s.board[action] & 15
        if not piece:
            pieces.place(s, action, side, 1)
        elif side_of(piece) == side:
            pieces.rerank(s, action, 2)
        else:
            pieces.destroy(s, action)
        self.count(s, fx)

    def say(self, s: "GameState", fx: Fx, action: int) -> str:
        piece = s.board[action] & 15
        verb = "place" if not piece else "upgrade" if side_of(piece) == s.turn % s.sides else "destroy"
        return f"{verb} {NAMES[action]}"

    def ask(self, s: "GameState", fx: Fx) -> str:
        return _("choose an adjacent square")


def _marked_rays(s: "GameState", fx: Fx) -> Iterable[int]:
    return [q for way in MARKED_WAYS(s, fx) for q in RAY[fx[SELF]][way]] if fx[SELF] >= 0 else ()


def _group(step: Target) -> Target:
    """The pieces chosen form a connected group; SPARE keeps their squares, base 70."""
    act = step.op

    def op(s: "GameState", fx: Fx, square: int) -> None:
        fx[SPARE] = fx[SPARE] * 70 + square + 1
        act(s, fx, square)

    step.op = op
    return step


def _joined(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition: adjacent to a square of the group so far."""
    group = fx[SPARE]
    if not group:
        return True
    while group:
        group, chosen = divmod(group, 70)
        if arena.DISTANCE[square][chosen - 1] == 1:
            return True
    return False


def _onto_colour(s: "GameState", fx: Fx, origin: int, target: int) -> bool:
    return target in RED or target in GREEN


def _extra_turn(s: "GameState", fx: Fx) -> None:
    s.again = 1


def _crush(s: "GameState", fx: Fx) -> None:
    """The Titan's victims count for nobody."""
    near = arena.NEAR[fx[SELF]]
    for q in near:
        rank = s.board[q] & 3
        if rank and (rank < 3 or q in arena.ORTHOGONAL[fx[SELF]]):
            pieces.destroy(s, q, 0)


BEINGS = (
    Being(
        "Fire Dragon",
        "L",
        """
        h.h
        .c.
        .h.
        mTm
        mmm
        """,
        _(
            "Choose a marked direction. All pieces that are not legendary are destroyed at most two"
            " squares away, that way and on both rays beside it."
        ),
        (shoot(MARKED_WAYS, _cone),),
    ),
    Being(
        "Hell Bull",
        "L",
        """
        c.c
        hKh
        .c.
        """,
        _(
            "The Hell Bull makes any number of combat moves, all in one direction. It stops once it has"
            " destroyed a legendary piece."
        ),
        (upto(8, move(ME, COMBAT, ways=straight(), onto=_no_legend_yet)),),
    ),
    Being(
        "Angel of Death",
        "L",
        """
        .c.c.
        c.G.c
        ..c..
        """,
        _(
            "You may choose another piece, anywhere: it is upgraded if it can be, then the Angel of"
            " Death makes a combat leap onto its square."
        ),
        (may(pick(anyone("CHL", but_self=True))), when(DID_IT, do(_descend))),
    ),
    Being(
        "The Eldest Tree",
        "L",
        """
        ...h.
        c.T.c
        .h...
        """,
        _(
            "On each of up to three adjacent squares: destroy an enemy that is not legendary, or upgrade"
            " a common piece of yours, or place a common piece where there is none."
        ),
        (upto(3, _Tend("tend")),),
    ),
    Being(
        "Bone Catapult",
        "L",
        """
        cmm
        mTm
        hhh
        """,
        _(
            "You may choose a piece in one of the marked directions, at any distance: it is destroyed,"
            " and so are all common pieces adjacent to it."
        ),
        (
            may(destroy(anyone("CHL", _marked_rays))),
            when(DID_IT, destroy_all(anyone("C", NEAR_SPOT))),
        ),
    ),
    Being(
        "Fire Elemental",
        "L",
        """
        ..T..
        .h.c.
        h.c.c
        """,
        _(
            "All adjacent enemies that are not legendary are destroyed, or all common enemies at most"
            " two squares away."
        ),
        (
            either(
                ("adjacent", destroy_all(enemy("CH", NEAR))),
                ("common", destroy_all(enemy("C", within(2)))),
            ),
        ),
    ),
    Being(
        "Leviathan",
        "L",
        """
        ....T
        ..hh.
        hc...
        """,
        _(
            "Downgrade a connected group of up to three upgraded pieces, or destroy a connected group of"
            " up to four common pieces. A group may mix colours."
        ),
        (
            either(
                ("downgrade", upto(3, _group(downgrade(anyone("HL", test=_joined), fresh=True)))),
                ("destroy", upto(4, _group(destroy(anyone("C", test=_joined))))),
            ),
        ),
    ),
    Being(
        "Two-Headed Dragon",
        "L",
        """
        T.h.
        .h..
        h.c.
        ...c
        """,
        _(
            "You may upgrade a piece that was used to summon it. If you do, you may destroy a heroic"
            " piece adjacent to that one."
        ),
        (
            may(upgrade(anyone("CH", USED_PIECES))),
            when(DID_IT, may(destroy(anyone("H", NEAR_IT)))),
        ),
        tracks=True,
    ),
    Being(
        "Earth Elemental",
        "L",
        """
        .Tc.
        .cc.
        h..h
        """,
        _(
            "Destroy a piece that is not legendary on or adjacent to a red square. Then upgrade a common"
            " piece on or adjacent to a green square. Then the Earth Elemental may make a combat move"
            " onto a red or green square."
        ),
        (
            destroy(anyone("CH", of(RED | NEAR_RED))),
            upgrade(anyone("C", of(GREEN | NEAR_GREEN))),
            may(move(ME, COMBAT, onto=_onto_colour)),
        ),
    ),
    Being(
        "Time Elemental",
        "L",
        """
        .T.
        h.h
        .h.
        c.c
        """,
        _("Take an extra turn after this one, even when the end of the game is in sight."),
        (do(_extra_turn),),
    ),
    Being(
        "Storm Elemental",
        "L",
        """
        h..
        h.h
        .K.
        """,
        _(
            "You may place a piece of yours on an empty square at most three away. Make up to five (a"
            " common piece), three (heroic) or one (legendary) combat moves with it, all in one"
            " direction. Then it is destroyed."
        ),
        (
            may(
                either(
                    ("common", place("C", within(3))),
                    ("heroic", place("H", within(3))),
                    ("legendary", place("L", within(3))),
                )
            ),
            when(
                DID_IT,
                upto((0, 5, 3, 1), move(own("CHL", IT), COMBAT, one=True, ways=straight())),
                destroy_all(own("CHL", IT)),
            ),
        ),
    ),
    Being(
        "Titan",
        "L",
        """
        .T.
        .h.
        .h.
        ccc
        """,
        _(
            "All orthogonally adjacent pieces are destroyed, and all diagonally adjacent ones that are"
            " not legendary. They count for nobody."
        ),
        (do(_crush),),
    ),
)
