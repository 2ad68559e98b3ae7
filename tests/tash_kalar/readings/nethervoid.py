"""The Nethervoid school, read a second time."""

from collections.abc import Callable, Iterable

from tests.tash_kalar.readings.realm import Realm
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
    Square,
    around,
    distance,
    must,
    up_to,
)

Worlds = Iterable[Realm]


def beside_gateway(w: Realm) -> list[Square]:
    return around(w.gateway) if w.gateway else []


def gateway_moves(w: Realm, kind: int, ways: Iterable[tuple[int, int]] = WAYS) -> list[Realm]:
    return w.moves([w.gateway], kind, ways) if w.gateway else []


def is_gateway(w: Realm) -> bool:
    return w.gateway == w.here


def ate(after: Realm, before: Realm) -> bool:
    return len(after.board) < len(before.board)


def shadow_imp(w: Realm, a: Arrival) -> Worlds:
    yield w
    for way in WAYS:
        for v in w.moves([w.here], COMBAT, [way]):
            yield v
            if not is_gateway(v):
                yield from gateway_moves(v, COMBAT, [way])


def flame_imp(w: Realm, a: Arrival) -> Worlds:
    yield w
    yield from (w.destroyed(at) for at in beside_gateway(w) if w.rank(at) == COMMON)


def gate_keeper(w: Realm, a: Arrival) -> Worlds:
    yield w
    yield from (w.raised(at).opened(at) for at in w.own(COMMON))
    for at in SQUARES:
        yield from (v.opened(at) for v in w.placed_on([at], w.mine))


def demon_of_gluttony(w: Realm, a: Arrival) -> Worlds:
    yield w
    for v in w.moves([w.here], COMBAT):
        if not ate(v, w):
            yield v
            continue
        v = v.raised(v.here)
        yield v
        yield from (u.opened(u.here) if ate(u, v) else u for u in v.moves([v.here], COMBAT))


def demon_of_pride(w: Realm, a: Arrival) -> Worlds:
    w = w.raised(w.here).opened(w.here)
    yield w
    yield from w.moves([w.here], COMBAT)


def acolyte_of_destruction(w: Realm, a: Arrival) -> Worlds:
    if not w.any(COMMON):
        yield w
    for at in w.any(COMMON):
        v = w.destroyed(at)
        yield v
        if v.gateway in RED:
            yield from (v.destroyed(near) for near in around(at) if v.rank(near) == HEROIC)


def acolyte_of_growth(w: Realm, a: Arrival) -> Worlds:
    if not w.has(w.mine, COMMON):
        yield w
    for at in SQUARES:
        for v in w.placed_on([at], w.mine):
            yield from must(v.placed_on(around(at), v.mine, HEROIC), v) if v.gateway in GREEN else [v]


def nearer(w: Realm, origins: Iterable[Square]) -> Worlds:
    """The combat moves toward the Gateway."""
    goal = w.gateway
    if goal:
        for at in origins:
            for there in around(at):
                if distance(there, goal) < distance(at, goal):
                    yield from w.moved(at, there, COMBAT)


def power_seeker(w: Realm, a: Arrival) -> Worlds:
    if is_gateway(w):
        return [w, *w.moves([w.here], STANDARD)]
    return up_to(9, w, lambda v: nearer(v, [v.here]))


def hell_hound(w: Realm, a: Arrival) -> Worlds:
    """The deck is not empty."""
    yield w.noted("buried")
    for at in around(w.here):
        if w.rank(at) == LEGENDARY:
            yield w.destroyed(at)
        elif w.rank(at):
            yield w.destroyed(at).noted("buried")


def vortexmaster(w: Realm, a: Arrival) -> Worlds:
    for v in [w, *gateway_moves(w, COMBAT)]:
        yield v
        yield from v.moves([at for at in beside_gateway(v) if at in v.own()], COMBAT)


def gate_master(w: Realm, a: Arrival) -> Worlds:
    at = w.gateway
    if at:
        w = w.raised(at)
        if w.rank(at) == LEGENDARY:
            w = w.noted("legend summoned")
    return must([w.opened(at) for at in w.own(COMMON, HEROIC)], w)


def hell_rider(w: Realm, a: Arrival) -> Worlds:
    return up_to(1 if is_gateway(w) else 3, w, lambda v: v.moves([v.here], COMBAT))


def demon_of_wrath(w: Realm, a: Arrival) -> Worlds:
    def burnt(v: Realm) -> list[Square]:
        return [at for at in beside_gateway(v) if at in v.enemy(COMMON)]

    for v in [w] if burnt(w) else [w, *gateway_moves(w, STANDARD)]:
        yield v.destroyed(*burnt(v))


def demon_of_greed(w: Realm, a: Arrival) -> Worlds:
    def sold(v: Realm, rank: int) -> list[Realm]:
        victims = [at for at in v.own(rank) if at != v.gateway]
        return must([v.destroyed(at).noted("actions") for at in victims], v)

    for v in sold(w, COMMON):
        yield from sold(v, HEROIC)


def demon_of_lust(w: Realm, a: Arrival) -> Worlds:
    def drawn(v: Realm, but: int) -> Worlds:
        for at, piece in v.board.items():
            if piece.number != but:
                for u in nearer(v, [at]):
                    if u.gateway:
                        yield u.noted("mover", piece.number - u.notes["mover"])

    yield w
    for v in drawn(w, -1):
        mover = v.notes["mover"]
        for u in [v, *drawn(v, mover)]:
            u = u.copy()
            del u.notes["mover"]
            yield u


def demon_of_sloth(w: Realm, a: Arrival) -> Worlds:
    """Two more actions are left."""
    yield w.noted("actions", -1)


def demon_of_envy(w: Realm, a: Arrival) -> Worlds:
    def outnumbered(v: Realm) -> bool:
        sizes = [sum(piece.colour == colour for piece in v.board.values()) for colour in v.colours]
        return max(sizes) > sizes[v.mine]

    latest = [w]
    first = True
    while latest:
        after: list[Realm] = []
        for v in latest:
            more = v.placed_on(beside_gateway(v), v.mine) if first or outnumbered(v) else []
            after += more
            if not more:
                yield v
        latest, first = distinct_positions(after), False


def distinct_positions(worlds: list[Realm]) -> list[Realm]:
    """Pieces just placed are all alike."""
    return list({frozenset(v.board): v for v in worlds}.values())


def possessed_summoner(w: Realm, a: Arrival) -> Worlds:
    possessed = [
        v.noted("possessed", colour + 1)
        for colour in w.foes
        for v in w.placed_on(
            {near for at, piece in w.board.items() if piece.colour == colour for near in around(at)}, colour
        )
    ]
    for v in must(possessed, w):
        yield v
        yield v.discarded("Flare 3").noted("actions")


READINGS: dict[str, Callable[[Realm, Arrival], Worlds]] = {
    "Shadow Imp": shadow_imp,
    "Flame Imp": flame_imp,
    "Gate Keeper": gate_keeper,
    "Demon of Gluttony": demon_of_gluttony,
    "Demon of Pride": demon_of_pride,
    "Acolyte of Destruction": acolyte_of_destruction,
    "Acolyte of Growth": acolyte_of_growth,
    "Power Seeker": power_seeker,
    "Hell Hound": hell_hound,
    "Vortexmaster": vortexmaster,
    "Gate Master": gate_master,
    "Hell Rider": hell_rider,
    "Demon of Wrath": demon_of_wrath,
    "Demon of Greed": demon_of_greed,
    "Demon of Lust": demon_of_lust,
    "Demon of Sloth": demon_of_sloth,
    "Demon of Envy": demon_of_envy,
    "Possessed Summoner": possessed_summoner,
}
