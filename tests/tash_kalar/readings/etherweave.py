"""The Etherweave school and its warp effects, read a second time."""

from collections.abc import Callable, Iterable
from itertools import permutations

from tests.tash_kalar.readings.realm import LEGENDS_AND_FLARES, MERCHANT, Realm
from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    SQUARES,
    STANDARD,
    WAYS,
    Arrival,
    Piece,
    Square,
    Way,
    around,
    distance,
    distinct,
    must,
    onward,
    up_to,
)

Worlds = Iterable[Realm]
COLOURLESS = [at for at in SQUARES if at not in RED | GREEN]


def opposite(way: Way) -> Way:
    return -way[0], -way[1]


def with_pending_discarded(w: Realm) -> list[Realm]:
    return [w, *(w.discarded(card) for card in w.touchable())]


# -- warp effects --------------------------------------------------------------------------------


def warped_paradox_worm(w: Realm) -> Worlds:
    for v in must([w.raised(at) for at in w.enemy(COMMON)], w):
        yield from with_pending_discarded(v)


def warped_twin(w: Realm) -> Worlds:
    return must([w.raised(at) for at in w.own(COMMON)], w)


def warped_translocationist(w: Realm) -> Worlds:
    yield w.noted("actions")


def warped_antimatter_spirit(w: Realm) -> Worlds:
    found = [
        x
        for at in COLOURLESS
        for v in w.placed_on([at], w.mine)
        for way in WAYS
        for u in v.moves([at], COMBAT, [way])
        for colour in u.foes
        for t in u.placed_on([at], colour)
        for x in t.moves([at], COMBAT, [opposite(way)])
    ]
    return must(found, w)


def warped_merchant_of_time(w: Realm) -> Worlds:
    def taken(at: Square) -> Realm:
        v = w.copy()
        v.captive = v.board.pop(at)
        return v

    return must([taken(at) for at in w.board if at in COLOURLESS], w)


def warped_gate_of_oblivion(w: Realm) -> Worlds:
    yield w.noted("oblivion")


def warped_void_summoner(w: Realm) -> Worlds:
    return must(w.moves(w.own(COMMON, HEROIC), STANDARD), w)


def emperors(w: Realm) -> list[Realm]:
    return [
        *w.placed_on(SQUARES, w.mine),
        *w.moves(w.own(COMMON), COMBAT),
        *w.moves(w.own(HEROIC, LEGENDARY), STANDARD),
    ]


def warped_eternal_emperor(w: Realm) -> Worlds:
    return must(emperors(w), w)


def warped_polarity_queen(w: Realm) -> Worlds:
    return must(w.placed_on({near for at in w.enemy() for near in around(at)}, w.mine), w)


def warped_ziggurat_sentinel(w: Realm) -> Worlds:
    """One combat move, or two standard moves with the same piece."""
    found = w.moves(w.own(COMMON, HEROIC), COMBAT)
    for at in w.own(COMMON, HEROIC):
        number = w.board[at].number
        for v in w.moves([at], STANDARD):
            found += v.walk(number, STANDARD)
    return must(found, w)


WARPS: dict[str, Callable[[Realm], Worlds]] = {
    "Paradox Worm": warped_paradox_worm,
    "Lesser Shadow Twin": warped_twin,
    "Translocationist": warped_translocationist,
    "Antimatter Spirit": warped_antimatter_spirit,
    MERCHANT: warped_merchant_of_time,
    "Gate of Oblivion": warped_gate_of_oblivion,
    "Greater Shadow Twin": warped_twin,
    "Void Summoner": warped_void_summoner,
    "Eternal Emperor": warped_eternal_emperor,
    "Polarity Queen": warped_polarity_queen,
    "Ziggurat Sentinel": warped_ziggurat_sentinel,
}


# -- as they arrive ------------------------------------------------------------------------------


def doppelganger(w: Realm, a: Arrival) -> Worlds:
    for card in w.touchable():
        return WARPS[card](w)
    return [w]


def paradox_worm(w: Realm, a: Arrival) -> Worlds:
    yield w
    for rank in (COMMON, HEROIC):
        yield from (w.swapped(one, other) for one in w.own(rank) for other in w.enemy(rank))


def lesser_shadow_twin(w: Realm, a: Arrival) -> Worlds:
    if "Greater Shadow Twin" not in w.pile:
        return [w]

    def around_it(centre: Square) -> Worlds:
        return up_to(2, w, lambda v: [v.destroyed(near) for near in around(centre) if v.rank(near) == COMMON])

    return [v for at in w.own() for v in around_it(at)]


def translocationist(w: Realm, a: Arrival) -> Worlds:
    """Up to two pairs, each of pieces that are not in the other."""
    yield w
    for one in w.own(HEROIC):
        for other in w.own(COMMON):
            v = w.swapped(one, other)
            yield v
            for third in w.own(HEROIC):
                for fourth in w.own(COMMON):
                    if third != one and fourth != other:
                        yield v.swapped(third, fourth)


def antimatter_spirit(w: Realm, a: Arrival) -> Worlds:
    yield w


def merchant_of_time(w: Realm, a: Arrival) -> Worlds:
    piece = w.captive
    if piece is None:
        return [w]
    free = w.copy()
    free.captive = None

    def landed(at: Square) -> Realm:
        v = free.destroyed(at) if at in free.board else free.copy()
        v.board[at] = piece
        return v

    return [landed(at) for at in COLOURLESS if w.rank(at) < piece.rank]


def gate_of_oblivion(w: Realm, a: Arrival) -> Worlds:
    """The one marked square that lies between two cells of the pattern is the purple one."""
    [purple] = [
        (x, y)
        for x, y in a.marked
        if {(x - 1, y), (x + 1, y)} <= set(a.axis) or {(x, y - 1), (x, y + 1)} <= set(a.axis)
    ]
    if purple in w.board:
        w = w.destroyed(purple)
    yield w
    for at in a.marked:
        if at != purple and w.rank(at) in (COMMON, HEROIC):
            yield w.destroyed(at)


def time_traveler(w: Realm, a: Arrival) -> Worlds:
    yield w
    for at in around(w.here):
        if w.rank(at) == COMMON:
            v = w.destroyed(at)
            if v.pile:
                v.returned, v.pile = v.pile[-1], v.pile[:-1]
            yield v


def greater_shadow_twin(w: Realm, a: Arrival) -> Worlds:
    yield w
    if "Lesser Shadow Twin" in w.pile:
        for at in w.any(HEROIC):
            if len(set(around(at)) & set(w.own())) >= 2:
                yield w.destroyed(at)


def warpmaster(w: Realm, a: Arrival) -> Worlds:
    yield w
    for card in w.touchable():
        v = w.copy()
        v.hand, v.pending = (*v.hand, card), ""
        yield v
    yield from w.moves([w.here], STANDARD)


def dark_sphere(w: Realm, a: Arrival) -> Worlds:
    centre = w.here
    latest = {(w.key(), frozenset[Piece]()): w}
    for _time in range(3):
        yield from latest.values()
        latest = {
            (u.key(), moved | {piece}): u
            for (_key, moved), v in latest.items()
            for at, piece in v.board.items()
            if piece.rank < LEGENDARY and at != centre and piece not in moved
            if sum(other.colour == piece.colour for other in moved) < 2
            for u in v.moves([at], COMBAT)
            if distance(u.find(piece.number) or centre, centre) == 2
        }
    yield from latest.values()


def void_summoner(w: Realm, a: Arrival) -> Worlds:
    yield w.noted("void", 2)


def eternal_emperor(w: Realm, a: Arrival) -> Worlds:
    """Its warp effect was not played this turn."""
    return [w, *emperors(w)]


def reality_patch(w: Realm, a: Arrival) -> Worlds:
    latest = [w]
    for colour in w.foes:
        latest += [v.destroyed(at) for v in latest for at in v.enemy(HEROIC) if v.board[at].colour == colour]
    for v in distinct(latest):
        for u in with_pending_discarded(v):
            yield from [u, *(u.discarded(card) for card in u.hand)]


def polarity_queen(w: Realm, a: Arrival) -> Worlds:
    movers = [w.board[at].number for at in w.others(COMMON, HEROIC)]
    found = [
        u
        for one, other in permutations(movers, 2)
        for way in WAYS
        for v in w.walk(one, COMBAT, [way])
        for u in v.walk(other, COMBAT, [opposite(way)])
    ]
    return must(found, w)


def singularity(w: Realm, a: Arrival) -> Worlds:
    for centre in COLOURLESS:
        if centre in w.board:
            continue
        latest = [w]
        while latest:
            after = []
            for v in latest:
                drawn = [
                    u for at in around(centre) if v.rank(at) == COMMON for u in v.moved(at, centre, COMBAT)
                ]
                after += drawn
                if not drawn:
                    yield v
            latest = distinct(after)


def ziggurat_sentinel(w: Realm, a: Arrival) -> Worlds:
    yield w
    for card in w.pile:
        if card in WARPS and card != MERCHANT:
            yield from WARPS[card](w)
    [way] = a.arrows
    if onward(w.here, way) in SQUARES:
        yield from up_to(3, w, lambda v: v.moves([v.here], COMBAT, [way]))


def iris_of_eternity(w: Realm, a: Arrival) -> Worlds:
    yield w
    yield from (w.destroyed(at) for at in around(w.here) if w.rank(at) == LEGENDARY)
    v = w.raised(w.here)
    if v is not w:
        v = v.noted("legend summoned")
        v.hand = tuple(card for card in v.hand if card not in LEGENDS_AND_FLARES[:1])
        yield v


READINGS: dict[str, Callable[[Realm, Arrival], Worlds]] = {
    "Doppelganger": doppelganger,
    "Paradox Worm": paradox_worm,
    "Lesser Shadow Twin": lesser_shadow_twin,
    "Translocationist": translocationist,
    "Antimatter Spirit": antimatter_spirit,
    MERCHANT: merchant_of_time,
    "Gate of Oblivion": gate_of_oblivion,
    "Time Traveler": time_traveler,
    "Greater Shadow Twin": greater_shadow_twin,
    "Warpmaster": warpmaster,
    "Dark Sphere": dark_sphere,
    "Void Summoner": void_summoner,
    "Eternal Emperor": eternal_emperor,
    "Reality Patch": reality_patch,
    "Polarity Queen": polarity_queen,
    "Singularity": singularity,
    "Ziggurat Sentinel": ziggurat_sentinel,
    "Iris of Eternity": iris_of_eternity,
}
