"""The Imperial school, read a second time."""

from collections.abc import Iterable
from itertools import permutations

from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    EMPTY,
    HEROIC,
    LEGENDARY,
    SLANTING,
    STANDARD,
    WAYS,
    Arrival,
    Reading,
    Square,
    World,
    around,
    must,
    onward,
    ray,
    up_to,
)


def swordmaster(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for at in around(w.here, SLANTING):
        if at in w.enemy(COMMON):
            yield w.destroyed(at).raised(w.here)


def messenger(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for start in w.own(COMMON, HEROIC):
        for way in WAYS:
            at, after = start, w
            while then := after.moved(at, onward(at, way), STANDARD):
                at, after = onward(at, way), then[0]
                yield after


def herald(w: World, a: Arrival) -> Iterable[World]:
    return up_to(2, w, lambda v: v.moves(v.own(), EMPTY))


def bomb(w: World, a: Arrival) -> Iterable[World]:
    yield w.destroyed(w.here, *(at for at in around(w.here) if w.rank(at) == COMMON))


def chronicler(w: World, a: Arrival) -> Iterable[World]:
    if not w.others(COMMON):
        yield w
    for at in w.others(COMMON):
        v = w.raised(at)
        yield from [v, *v.moves([at], STANDARD)]


def assassin(w: World, a: Arrival) -> Iterable[World]:
    [mark] = a.marked
    if mark in w.board:
        return [w.destroyed(mark)]
    return [w, *w.moved(w.here, mark, EMPTY)]


def time_mage(w: World, a: Arrival) -> Iterable[World]:
    [mark] = a.marked
    w = w.noted("actions")
    return [w.destroyed(mark) if mark in w.enemy() else w]


def summoner(w: World, a: Arrival) -> Iterable[World]:
    return up_to(2, w, lambda v: v.placed_on(a.marked, v.mine))


def hypnotist(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for colour in w.foes:
        for rank, most in ((COMMON, 3), (HEROIC, 2)):
            numbers = [piece.number for piece in w.board.values() if piece[:2] == (colour, rank)]
            for count in range(1, most + 1):
                for order in permutations(numbers, count):
                    worlds = [w]
                    for number in order:
                        worlds = [then for v in worlds for then in v.walk(number, COMBAT)]
                    yield from worlds


def _shots(w: World, a: Arrival, rank_hit: Iterable[int], most: int, stop: int) -> Iterable[World]:
    """The world after no shot, and after one along each arrow."""
    yield w
    for way in a.arrows:
        hit: list[Square] = []
        for at in ray(a.square, way):
            if w.rank(at) == stop or len(hit) == most:
                break
            if w.rank(at) in rank_hit:
                hit.append(at)
        yield w.destroyed(*hit)


def cannon(w: World, a: Arrival) -> Iterable[World]:
    return _shots(w, a, (COMMON,), most=9, stop=-1)


def champion(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for at in around(w.here):
        if at in w.enemy(LEGENDARY):
            yield w.destroyed(at, w.here).noted("actions")
        elif at in w.enemy():
            yield w.destroyed(at)


def infantry_captain(w: World, a: Arrival) -> Iterable[World]:
    return up_to(2, w, lambda v: v.moves(v.others(), COMBAT))


def cavalry_captain(w: World, a: Arrival) -> Iterable[World]:
    yield w
    kinds = {order[:count] for order in permutations((COMBAT, STANDARD, STANDARD)) for count in (1, 2, 3)}
    for chosen in [w.board[at].number for at in w.others()]:
        for order in kinds:
            worlds = [w]
            for kind in order:
                worlds = [then for v in worlds for then in v.walk(chosen, kind)]
            yield from worlds


def gryphon_rider(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for v in w.leaps(COMBAT):
        yield v
        lower = v.raised(v.here, -1)
        yield from must(lower.placed_on(around(v.here), v.mine), lower)


def knight(w: World, a: Arrival) -> Iterable[World]:
    def ride(v: World) -> Iterable[World]:
        return v.moves([v.here], COMBAT, [way for way in WAYS if v.rank(onward(v.here, way)) != COMMON])

    return up_to(3, w, ride)


def high_priestess(w: World, a: Arrival) -> Iterable[World]:
    for v in [w, *w.moves([w.here], STANDARD)]:
        yield v
        yield from (v.raised(at) for at in around(v.here) if v.rank(at) == COMMON)


def master_of_intrigue(w: World, a: Arrival) -> Iterable[World]:
    def order(v: World) -> Iterable[World]:
        yield from v.walk(v.me, STANDARD)
        for number in a.used:
            at = v.find(number)
            if at is not None and v.rank(at) < LEGENDARY:
                yield from v.moves([at], COMBAT)

    return up_to(3, w, order)


def gun_tower(w: World, a: Arrival) -> Iterable[World]:
    return _shots(w, a, (COMMON, HEROIC), most=2, stop=LEGENDARY)


READINGS: dict[str, Reading] = {
    "Swordmaster": swordmaster,
    "Messenger": messenger,
    "Herald": herald,
    "Bomb": bomb,
    "Chronicler": chronicler,
    "Assassin": assassin,
    "Time Mage": time_mage,
    "Summoner": summoner,
    "Hypnotist": hypnotist,
    "Cannon": cannon,
    "Champion": champion,
    "Infantry Captain": infantry_captain,
    "Cavalry Captain": cavalry_captain,
    "Gryphon Rider": gryphon_rider,
    "Knight": knight,
    "High Priestess": high_priestess,
    "Master of Intrigue": master_of_intrigue,
    "Gun Tower": gun_tower,
}
