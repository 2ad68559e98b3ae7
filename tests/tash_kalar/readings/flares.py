"""The flares, each half read a second time."""

from collections.abc import Callable, Iterable

from tests.tash_kalar.readings.realm import Realm
from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    HEROIC,
    SQUARES,
    STANDARD,
    distance,
    must,
    up_to,
)

Worlds = Iterable[Realm]


def placing(rank: int = COMMON, times: int = 1) -> Callable[[Realm], Worlds]:
    def half(w: Realm) -> Worlds:
        latest = [w]
        for _time in range(times):
            latest = [u for v in latest for u in must(v.placed_on(SQUARES, v.mine, rank), v)]
        return latest

    return half


def gaining(w: Realm) -> Worlds:
    yield w.noted("actions")


def up_to_three_standard_moves(w: Realm) -> Worlds:
    return up_to(3, w, lambda v: v.moves(v.own(COMMON), STANDARD))


def placing_or_converting(w: Realm) -> Worlds:
    converted = [w.converted(at, w.mine, COMMON) for at in w.enemy(COMMON) if w.has(w.mine, COMMON)]
    return must([*w.placed_on(SQUARES, w.mine), *converted], w)


def upgraded(w: Realm) -> list[Realm]:
    return [w.raised(at) for at in w.own(COMMON)]


def moving_or_upgrading(w: Realm) -> Worlds:
    return must([*w.moves(w.own(COMMON), STANDARD), *upgraded(w)], w)


def placing_or_upgrading(w: Realm) -> Worlds:
    return must([*w.placed_on(SQUARES, w.mine), *upgraded(w)], w)


def leaping(kind: int) -> Callable[[Realm], Worlds]:
    def half(w: Realm) -> Worlds:
        yield w
        for at in w.own(COMMON):
            yield from (v for there in SQUARES if distance(at, there) for v in w.moved(at, there, kind))

    return half


def upgrading_and_gaining(w: Realm) -> Worlds:
    return [v.noted("actions") for v in must(upgraded(w), w)]


def a_standard_and_a_combat_move(w: Realm) -> Worlds:
    """Neither need be done."""
    for kinds in ((STANDARD, COMBAT), (COMBAT, STANDARD)):
        latest = [w]
        for kind in kinds:
            yield from latest
            latest = [u for v in latest for u in v.moves(v.own(COMMON), kind)]
        yield from latest


def a_combat_or_two_standard_moves(w: Realm) -> Worlds:
    yield w
    yield from w.moves(w.own(COMMON, HEROIC), COMBAT)
    yield from up_to(2, w, lambda v: v.moves(v.own(COMMON, HEROIC), STANDARD))


HALVES: tuple[tuple[int, Callable[[Realm], Worlds], int, Callable[[Realm], Worlds]], ...] = (
    (3, placing(), 6, placing(HEROIC)),
    (4, placing(), 4, placing()),
    (3, up_to_three_standard_moves, 5, gaining),
    (4, placing(), 5, placing_or_converting),
    (3, moving_or_upgrading, 6, placing(times=2)),
    (4, placing_or_upgrading, 4, leaping(COMBAT)),
    (4, placing(), 6, upgrading_and_gaining),
    (4, gaining, 5, placing()),
    (5, placing(HEROIC), 4, a_standard_and_a_combat_move),
    (5, placing(times=2), 5, placing()),
    (3, placing(), 4, a_combat_or_two_standard_moves),
    (2, leaping(STANDARD), 5, gaining),
)
"""Of each flare by how many upgraded pieces, by how many in all an opponent must be ahead, and what
either half does."""
