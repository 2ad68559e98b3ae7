"""The Everfrost school, read a second time, and what its frozen effects do when thawed."""

from collections.abc import Iterable
from itertools import permutations

from tests.tash_kalar.readings.sylvan import raised_of
from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    EMPTY,
    HEROIC,
    LEGENDARY,
    STANDARD,
    WAYS,
    Arrival,
    Reading,
    Square,
    Way,
    World,
    around,
    distance,
    must,
    onward,
    up_to,
)


def nothing(w: World, a: Arrival) -> Iterable[World]:
    yield w


def snow_fox(w: World, a: Arrival) -> Iterable[World]:
    return up_to(2, w, lambda v: v.moves([v.here], STANDARD))


def royal_reindeer(w: World, a: Arrival) -> Iterable[World]:
    for v in [w, *w.leaps(COMBAT, least=2, most=2)]:
        harmless = a.over < 0 and len(v.board) == len(w.board)
        yield v.raised(v.here) if harmless else v


def crystal_mirror(w: World, a: Arrival) -> Iterable[World]:
    x, y = a.square
    upright = all(column == x for column, _row in a.axis)

    def image(at: Square) -> Square:
        return (2 * x - at[0], at[1]) if upright else (at[0], 2 * y - at[1])

    def mirrored(v: World, at: Square) -> World:
        return (v.placed_on([image(at)], v.mine, v.rank(at)) or [v])[0]

    yield w
    for side in (-1, 1):
        yellow = [at for at in a.marked if (at[0] - x if upright else at[1] - y) * side > 0]
        yield from (mirrored(w, at) for at in yellow if w.rank(at) in (COMMON, HEROIC))
        for one, other in permutations([at for at in yellow if w.rank(at) == COMMON], 2):
            yield mirrored(mirrored(w, one), other)


def crystal_grower(w: World, a: Arrival) -> Iterable[World]:
    worlds = [w]
    for colour in w.foes:
        worlds = [v for u in worlds for v in raised_of(u, colour)]
    return worlds


def ice_princess(w: World, a: Arrival) -> Iterable[World]:
    return [w, *w.moves(w.others(COMMON), COMBAT)]


def ice_queen(w: World, a: Arrival) -> Iterable[World]:
    return [w, *w.moves(w.others(HEROIC), COMBAT)]


def everfrost_sentinel(w: World, a: Arrival) -> Iterable[World]:
    yield w
    if a.over in w.foes:
        yield w.raised(w.here, -1).noted("slowed", len(w.foes))


def glacier_giant(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for way in a.arrows:
        v = w
        while then := v.moves([v.here], COMBAT, [way]):
            v = then[0]
            yield v
            if v.rank(onward(v.here, way)) == LEGENDARY:
                yield v.destroyed(onward(v.here, way), v.here)


def polar_bear(w: World, a: Arrival) -> Iterable[World]:
    def after_eating(v: World, before: World, kind: int) -> list[World]:
        return v.moves([v.here], kind) if len(v.board) < len(before.board) else []

    yield w
    for v in w.moves([w.here], COMBAT):
        yield v
        for u in after_eating(v, w, STANDARD):
            yield from [u, *after_eating(u, v, EMPTY)]


def war_sled(w: World, a: Arrival) -> Iterable[World]:
    yield w
    latest = [(w, a.arrows)]
    for _time in range(3):
        found: list[tuple[World, list[Way]]] = []
        for v, ways in latest:
            for way in ways:
                turn = WAYS.index(way)
                ahead = [WAYS[(turn + by) % 8] for by in (-1, 0, 1)]
                found += [(u, ahead) for u in v.moves([v.here], COMBAT, [way])]
        latest = found
        yield from (v for v, _ways in found)


def snow_monster(w: World, a: Arrival) -> Iterable[World]:
    near = [at for at in w.enemy(COMMON) if distance(at, w.here) <= 2]
    yield w.destroyed(*(at for at in near if set(around(at)) & set(w.own())))


def frost_imp(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for start in around(w.here):
        if w.rank(start) == COMMON:
            for way in WAYS:
                at, v = start, w
                while then := v.moved(at, onward(at, way), STANDARD):
                    at, v = onward(at, way), then[0]
                if at != start:
                    yield v


def ice_wyvern(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for v in w.leaps(COMBAT):
        yield v.destroyed(v.here) if len(v.board) < len(w.board) else v


def deathbringer(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for at in around(w.here):
        if at in w.board:
            helpers = set(around(at)) & set(w.others())
            if len(helpers) >= {COMMON: 0, HEROIC: 1, LEGENDARY: 3}[w.rank(at)]:
                yield w.destroyed(at, times=2, gone=True)


def frostweave_illusionist(w: World, a: Arrival) -> Iterable[World]:
    return must([w.converted(w.here, colour, COMMON) for colour in w.foes if w.has(colour, COMMON)], w)


READINGS: dict[str, Reading] = {
    "Snow Fox": snow_fox,
    "Royal Reindeer": royal_reindeer,
    "Crystal Mirror": crystal_mirror,
    "Crystal Grower": crystal_grower,
    "Ice Princess": ice_princess,
    "Ice Queen": ice_queen,
    "Frostweave Summoner": nothing,
    "Winter Whisperer": nothing,
    "Everfrost Sentinel": everfrost_sentinel,
    "Glacier Giant": glacier_giant,
    "Polar Bear": polar_bear,
    "War Sled": war_sled,
    "Snow Monster": snow_monster,
    "Frost Imp": frost_imp,
    "Ice Wyvern": ice_wyvern,
    "Deathbringer": deathbringer,
    "Frostweave Illusionist": frostweave_illusionist,
}
"""All but the Frozen Chest, which is about cards alone."""


def thawed_crystal_grower(w: World) -> Iterable[World]:
    return raised_of(w, w.mine)


def thawed_ice_princess(w: World) -> Iterable[World]:
    return must(w.moves(w.own(COMMON), STANDARD), w)


def thawed_ice_queen(w: World) -> Iterable[World]:
    return must(w.moves(w.own(HEROIC), STANDARD), w)


def thawed_frostweave_summoner(w: World) -> Iterable[World]:
    yield w.noted("wild")


def thawed_winter_whisperer(w: World) -> Iterable[World]:
    """The flare is in the hand."""
    for v in [w, *(w.destroyed(at) for at in w.own(COMMON))]:
        yield v
        thrown = v.noted("flares", -1)
        yield thrown if v is w else thrown.noted("actions")


def thawed_ice_wyvern(w: World) -> Iterable[World]:
    beside = {there for at in w.own(HEROIC) for there in around(at)}
    return must(w.placed_on(beside, w.mine), w)


def thawed_frostweave_illusionist(w: World) -> Iterable[World]:
    victims = w.enemy(COMMON) if w.has(w.mine, COMMON) else []
    return must([w.converted(at, w.mine, COMMON) for at in victims], w)


THAWED = {
    "Crystal Grower": thawed_crystal_grower,
    "Ice Princess": thawed_ice_princess,
    "Ice Queen": thawed_ice_queen,
    "Frostweave Summoner": thawed_frostweave_summoner,
    "Winter Whisperer": thawed_winter_whisperer,
    "Ice Wyvern": thawed_ice_wyvern,
    "Frostweave Illusionist": thawed_frostweave_illusionist,
}
