"""The legends, read a second time."""

from collections.abc import Callable, Iterable
from itertools import islice

from tests.tash_kalar.readings.realm import Realm
from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    SQUARES,
    STRAIGHT,
    WAYS,
    Arrival,
    Square,
    around,
    distance,
    must,
    onward,
    ray,
)


def fire_dragon(w: Realm, a: Arrival) -> Iterable[Realm]:
    for way in a.arrows:
        if onward(w.here, way) not in SQUARES:
            continue
        turn = WAYS.index(way)
        cone = [at for by in (-1, 0, 1) for at in islice(ray(w.here, WAYS[(turn + by) % 8]), 2)]
        yield w.destroyed(*(at for at in cone if w.rank(at) in (COMMON, HEROIC)))


def hell_bull(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w
    for way in WAYS:
        v = w
        for at in ray(w.here, way):
            felled_legend = v.rank(at) == LEGENDARY
            v = v.moves([v.here], COMBAT, [way])[0]
            yield v
            if felled_legend:
                break


def angel_of_death(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w
    for at in w.board:
        if at != w.here:
            v = w.raised(at) if w.rank(at) < LEGENDARY else w
            yield from v.moved(v.here, at, COMBAT)


def the_eldest_tree(w: Realm, a: Arrival) -> Iterable[Realm]:
    def tended(v: Realm, at: Square) -> list[Realm]:
        if at not in v.board:
            return v.placed_on([at], v.mine)
        if at in v.own(COMMON):
            return [v.raised(at)]
        return [v.destroyed(at)] if at in v.enemy(COMMON, HEROIC) else []

    beside = around(w.here)
    yield w
    for first in beside:
        for v in tended(w, first):
            yield v
            for second in (at for at in beside if at != first):
                for u in tended(v, second):
                    yield u
                    for third in (at for at in beside if at not in (first, second)):
                        yield from tended(u, third)


def bone_catapult(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w
    for way in a.arrows:
        for at in ray(w.here, way):
            if at in w.board:
                yield w.destroyed(at, *(near for near in around(at) if w.rank(near) == COMMON))


def fire_elemental(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w.destroyed(*(at for at in w.enemy(COMMON, HEROIC) if distance(at, w.here) == 1))
    yield w.destroyed(*(at for at in w.enemy(COMMON) if distance(at, w.here) <= 2))


def leviathan(w: Realm, a: Arrival) -> Iterable[Realm]:
    def lowered(v: Realm, at: Square) -> Realm:
        return v.raised(at, -1)

    yield w
    for ranks, most, act in (
        ((HEROIC, LEGENDARY), 3, lowered),
        ((COMMON,), 4, lambda v, at: v.destroyed(at)),
    ):
        # each world with the squares of its group
        latest: list[tuple[Realm, frozenset[Square]]] = [(w, frozenset())]
        for _piece in range(most):
            found = {}
            for v, group in latest:
                for at in w.any(*ranks):
                    joined = not group or any(distance(at, other) == 1 for other in group)
                    if joined and at not in group and (u := act(v, at)) is not v:
                        found[u.key(), group | {at}] = (u, group | {at})
            latest = list(found.values())
            yield from (v for v, _group in latest)


def two_headed_dragon(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w
    for number in a.used:
        at = w.find(number)
        if at is None or w.rank(at) == LEGENDARY:
            continue
        v = w.raised(at)
        if v is not w:
            yield v
            yield from (v.destroyed(near) for near in around(at) if v.rank(near) == HEROIC)


def earth_elemental(w: Realm, a: Arrival) -> Iterable[Realm]:
    def about(colour: set[Square]) -> set[Square]:
        return colour | {near for at in colour for near in around(at)}

    for v in must([w.destroyed(at) for at in w.any(COMMON, HEROIC) if at in about(RED)], w):
        for u in must([v.raised(at) for at in v.any(COMMON) if at in about(GREEN)], v):
            yield u
            for at in around(u.here):
                if at in RED | GREEN:
                    yield from u.moved(u.here, at, COMBAT)


def time_elemental(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w.noted("turns")


def storm_elemental(w: Realm, a: Arrival) -> Iterable[Realm]:
    yield w
    for at in (at for at in SQUARES if 1 <= distance(at, w.here) <= 3):
        for rank, most in ((COMMON, 5), (HEROIC, 3), (LEGENDARY, 1)):
            for v in w.placed_on([at], w.mine, rank):
                for way in WAYS:
                    there, u = at, v
                    yield u.destroyed(there)
                    for _step in range(most):
                        then = u.moved(there, onward(there, way), COMBAT)
                        if not then:
                            break
                        there, u = onward(there, way), then[0]
                        yield u.destroyed(there)


def titan(w: Realm, a: Arrival) -> Iterable[Realm]:
    straight = around(w.here, STRAIGHT)
    near = [at for at in around(w.here) if w.rank(at) and (at in straight or w.rank(at) < LEGENDARY)]
    yield w.destroyed(*near, times=0)


READINGS: dict[str, Callable[[Realm, Arrival], Iterable[Realm]]] = {
    "Fire Dragon": fire_dragon,
    "Hell Bull": hell_bull,
    "Angel of Death": angel_of_death,
    "The Eldest Tree": the_eldest_tree,
    "Bone Catapult": bone_catapult,
    "Fire Elemental": fire_elemental,
    "Leviathan": leviathan,
    "Two-Headed Dragon": two_headed_dragon,
    "Earth Elemental": earth_elemental,
    "Time Elemental": time_elemental,
    "Storm Elemental": storm_elemental,
    "Titan": titan,
}
