"""The Sylvan school, read a second time."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    SLANTING,
    SQUARES,
    STANDARD,
    WAYS,
    Arrival,
    Reading,
    World,
    around,
    distance,
    must,
    ray,
    up_to,
)


def sapling(w: World, a: Arrival) -> Iterable[World]:
    yield w.raised(w.here)


def kiskin_farseeders(w: World, a: Arrival) -> Iterable[World]:
    return [w, *w.placed_on({there for at in w.own() for there in around(at)}, w.mine)]


def charging_buck(w: World, a: Arrival) -> Iterable[World]:
    return up_to(2, w, lambda v: v.leaps(COMBAT, least=2, most=2))


def _of_those_ahead(w: World, rank: int, *counted: int) -> list[World]:
    """Destroy a piece of this rank of an opponent with more pieces of the ranks counted."""
    count = Counter(piece.colour for piece in w.board.values() if piece.rank in counted)
    return must([w.destroyed(at) for at in w.enemy(rank) if count[w.board[at].colour] > count[w.mine]], w)


def forest_wardens(w: World, a: Arrival) -> Iterable[World]:
    for v in _of_those_ahead(w, COMMON, COMMON):
        yield from _of_those_ahead(v, HEROIC, HEROIC, LEGENDARY)


def naiad(w: World, a: Arrival) -> Iterable[World]:
    yield w
    beside = [w.board[at].number for at in around(w.here) if at in w.own()]
    for one, other in permutations([*beside, -1], 2):
        for v in w.walk(one, STANDARD):
            yield from [v, *v.walk(other, STANDARD)]


def dryad(w: World, a: Arrival) -> Iterable[World]:
    return _conversions(w, WAYS, COMMON, HEROIC)


def _conversions(w: World, ways: Iterable[tuple[int, int]], *ranks: int, same: bool = False) -> list[World]:
    """One adjacent enemy piece of these ranks converted, to a common one or one of its rank; or none."""
    near = [at for at in around(w.here, ways) if at in w.enemy(*ranks) and w.has(w.mine, COMMON)]
    return [w, *(w.converted(at, w.mine, w.rank(at) if same else COMMON) for at in near)]


def centaur_spearman(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for way in WAYS:
        for v in w.moves([w.here], COMBAT, [way]):
            struck = next((at for at in ray(v.here, way) if at in v.board), None)
            yield v if struck is None or v.rank(struck) == LEGENDARY else v.destroyed(struck)


def centaur_chieftain(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for way in WAYS:
        for v in w.moves([w.here], COMBAT, [way]):
            yield from _follow(v, (way,))


def _follow(w: World, ways: tuple[tuple[int, int]]) -> list[World]:
    return up_to(3, w, lambda v: v.moves(v.others(), COMBAT, ways))


def unicorn(w: World, a: Arrival) -> Iterable[World]:
    moves = w.moves([w.here], COMBAT)
    return [w.noted("actions"), *moves, *([w] if moves else [])]


def sylvan_queen(w: World, a: Arrival) -> Iterable[World]:
    return _conversions(w, SLANTING, COMMON, HEROIC, same=True)


def sylvan_princess(w: World, a: Arrival) -> Iterable[World]:
    return _conversions(w, SLANTING, COMMON)


def woodland_druid(w: World, a: Arrival) -> Iterable[World]:
    worlds = [w]
    for colour in w.colours:
        worlds = [v for u in worlds for v in raised_of(u, colour)]
    return worlds


def raised_of(w: World, colour: int) -> list[World]:
    """A common piece of a colour upgraded, if it has one."""
    return must([w.raised(at) for at in w.any(COMMON) if w.board[at].colour == colour], w)


def forest_ancient(w: World, a: Arrival) -> Iterable[World]:
    near = [at for at in SQUARES if distance(at, w.here) <= 2]
    for first, v in [(colour, v) for colour in w.foes for v in w.placed_on(near, colour)] or [(-1, w)]:
        second = [(colour, u) for colour in v.foes if v is not w for u in v.placed_on(near, colour)]
        for other, u in second or [(-1, v)]:
            for t in _felled_nearby(u, first):
                yield from _felled_nearby(t, other)


def _felled_nearby(w: World, colour: int) -> list[World]:
    near = [at for at in w.any(COMMON) if w.board[at].colour == colour and distance(at, w.here) <= 3]
    return must([w.destroyed(at) for at in near], w)


def forest_mystic(w: World, a: Arrival) -> Iterable[World]:
    yield w.noted("beings").noted("legends")


def kiskin_leafsplitter(w: World, a: Arrival) -> Iterable[World]:
    def shoot(v: World) -> Iterable[World]:
        firsts = [next((at for at in ray(v.here, way) if at in v.board), None) for way in SLANTING]
        return [v.destroyed(at) for at in firsts if at is not None]

    return up_to(2, w, shoot)


def kiskin_boughrunner(w: World, a: Arrival) -> Iterable[World]:
    def run(v: World) -> Iterable[World]:
        return [u for u in v.moves([v.here], COMBAT) if set(around(u.here)) & set(u.own())]

    return up_to(3, w, run)


def tree_shepherd(w: World, a: Arrival) -> Iterable[World]:
    yield from (w.raised(at) for at in w.own(COMMON))
    if w.own(HEROIC, LEGENDARY):
        yield w
    yield from w.moves(w.own(HEROIC), COMBAT)
    yield from w.moves(w.own(LEGENDARY), STANDARD)


READINGS: dict[str, Reading] = {
    "Sapling": sapling,
    "Kiskin Farseeders": kiskin_farseeders,
    "Charging Buck": charging_buck,
    "Forest Wardens": forest_wardens,
    "Naiad": naiad,
    "Dryad": dryad,
    "Centaur Spearman": centaur_spearman,
    "Centaur Chieftain": centaur_chieftain,
    "Unicorn": unicorn,
    "Sylvan Queen": sylvan_queen,
    "Sylvan Princess": sylvan_princess,
    "Woodland Druid": woodland_druid,
    "Forest Ancient": forest_ancient,
    "Forest Mystic": forest_mystic,
    "Kiskin Leafsplitter": kiskin_leafsplitter,
    "Kiskin Boughrunner": kiskin_boughrunner,
    "Tree Shepherd": tree_shepherd,
}
"""All but the Kiskin Spirit, which is about cards alone."""
