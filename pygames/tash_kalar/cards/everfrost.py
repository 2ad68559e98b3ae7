"""The Everfrost school. Its frozen effects wait in front of their player until thawed."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar import board as arena
from pygames.tash_kalar import pieces
from pygames.tash_kalar.board import AT as SQUARE_AT
from pygames.tash_kalar.board import XY
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
    PATTERNS,
    RAN_OVER,
    STANDARD,
    Fx,
    Target,
    anyone,
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
from pygames.tash_kalar.frames import KEEP
from pygames.tash_kalar.pieces import (
    COLOUR,
    COUNT,
    DID,
    FORM,
    LAST,
    PROGRAM,
    RAN,
    SELF,
    SPARE,
    START,
    WAY,
    has,
    side_of,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


# Crystal Mirror: its axis is the three-cell column of the pattern.


def _mirrored(fx: Fx, square: int) -> tuple[int, int]:
    """The mirror image of a square (-1 off the board), and the side of the axis the square is on."""
    x, y = XY[square]
    across, down = XY[fx[START]]
    cells = PATTERNS[fx[PROGRAM]].orientations[fx[FORM]].cells
    if all(dx == 0 for dx, _dy, _rank in cells):
        return SQUARE_AT.get((2 * across - x, y), -1), 1 if x > across else 2
    return SQUARE_AT.get((x, 2 * down - y), -1), 1 if y > down else 2


def _reflects(s: "GameState", fx: Fx, square: int) -> bool:
    """A piece of the rank can be placed on the mirror image; the second piece is a common one on
    the side of the first."""
    image, side = _mirrored(fx, square)
    rank = s.board[square] & 3
    if image < 0 or s.board[image] or not has(s, s.turn % s.sides, rank):
        return False
    return not fx[COUNT] or (rank == 1 and side == fx[SPARE])


def _reflect(s: "GameState", fx: Fx, square: int) -> None:
    image, fx[SPARE] = _mirrored(fx, square)
    pieces.place(s, image, s.turn % s.sides, s.board[square] & 3)


def _destroyed_before(s: "GameState", fx: Fx) -> bool:
    return fx[SPARE] > 0


def _has_frozen_effect(s: "GameState", fx: Fx) -> list[int]:
    """The cards of the own discard pile with a frozen effect, as Frozen Chest takes them."""
    first = 3 * 18
    return [card for card in s.discards[s.turn] if first <= card < first + 18 and BEINGS[card - first].frozen]


def _into_play(s: "GameState", fx: Fx, card: int) -> None:
    seat = s.turn
    s.discards[seat].remove(card)
    if s.frozen[seat] < 0:
        s.frozen[seat] = card
    else:
        s.stack.append((KEEP, card))


def _ran_over_enemy(s: "GameState", fx: Fx) -> bool:
    return fx[RAN] > 0 and side_of(fx[RAN]) != s.turn % s.sides


def _slow_others(s: "GameState", fx: Fx) -> None:
    """The next turn of every other side has one action fewer."""
    met = {s.turn % s.sides}
    for step in range(1, s.seats):
        seat = (s.turn + step) % s.seats
        if seat % s.sides not in met:
            met.add(seat % s.sides)
            s.malus[seat] += 1


def _one_further(s: "GameState", fx: Fx) -> Iterable[int]:
    """The next square in the direction of self's move."""
    q = arena.STEP[fx[SELF]][fx[WAY]] if fx[SELF] >= 0 and fx[WAY] >= 0 else -1
    return (q,) if q >= 0 else ()


def _steering(s: "GameState", fx: Fx) -> Iterable[int]:
    """The War Sled's directions: the marked ones first, then at most 45 degrees off the last."""
    if not fx[COUNT]:
        return MARKED_WAYS(s, fx)
    return ((fx[WAY] + turn) % 8 for turn in (-1, 0, 1))


def _slide(s: "GameState", fx: Fx) -> None:
    """What the Frost Imp pushed goes on as far as it can."""
    while (q := arena.STEP[fx[LAST]][fx[WAY]]) >= 0 and not s.board[q]:
        pieces.move(s, fx[LAST], q)


def _near_own_heroic(s: "GameState", fx: Fx, square: int) -> bool:
    heroic = (s.turn % s.sides) << 2 | 2
    return any(s.board[q] & 15 == heroic for q in arena.NEAR[square])


def _surrounded(s: "GameState", fx: Fx, square: int) -> bool:
    """Condition for the Deathbringer's victim: enough own pieces beside it, by its rank."""
    side = s.turn % s.sides
    beside = sum(
        1 for q in arena.NEAR[square] if q != fx[SELF] and s.board[q] and side_of(s.board[q]) == side
    )
    return beside >= (0, 0, 1, 3)[s.board[square] & 3]


def _in_stock(s: "GameState", fx: Fx, side: int) -> bool:
    return has(s, side, 1)


def _change_sides(s: "GameState", fx: Fx) -> None:
    pieces.convert(s, fx[SELF], fx[COLOUR], 1)


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
                Target("mirror", anyone("CH", MARKED), _reflect, _reflects, fresh=True),
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
            when(both(DID_IT, _destroyed_before), gain(1)),
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
        (may(choose_card("freeze", _has_frozen_effect, _into_play)),),
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
            " all others have one action fewer in their next turn."
        ),
        (when(_ran_over_enemy, may(downgrade(ME)), when(DID_IT, do(_slow_others))),),
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
                may(destroy(anyone("L", _one_further))),
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
        (upto(3, move(ME, COMBAT, ways=_steering)),),
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
        (may(move(anyone("C", NEAR), STANDARD)), when(DID_IT, do(_slide))),
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
        frozen=(place("C", test=_near_own_heroic),),
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
                    _surrounded,
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
        (choose_colour(_in_stock), when(DID_IT, do(_change_sides))),
        frozen=(convert(enemy("C"), "C"),),
        frozen_text=_("Convert a common enemy, anywhere, into a common piece of yours."),
    ),
)
