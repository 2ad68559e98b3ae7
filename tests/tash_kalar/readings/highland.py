"""The Highland school, read a second time."""

from collections.abc import Iterable
from itertools import combinations

from tests.tash_kalar.readings.world import (
    COMBAT,
    COMMON,
    GREEN,
    HEROIC,
    RED,
    SLANTING,
    SQUARES,
    STANDARD,
    STRAIGHT,
    WAYS,
    Arrival,
    Reading,
    World,
    around,
    distance,
    onward,
    up_to,
)

CENTRE = (4, 4)


def eagle(w: World, a: Arrival) -> Iterable[World]:
    return [w, *w.leaps(COMBAT)]


def wolf(w: World, a: Arrival) -> Iterable[World]:
    return up_to(2, w, lambda v: v.moves([v.here], COMBAT))


def clan_axeman(w: World, a: Arrival) -> Iterable[World]:
    return [w, *(w.destroyed(at) for at in around(w.here, STRAIGHT) if at in w.any(COMMON, HEROIC))]


def clan_healer(w: World, a: Arrival) -> Iterable[World]:
    beside_green = [at for at in SQUARES if any(distance(at, green) == 1 for green in GREEN)]
    return up_to(2, w, lambda v: v.placed_on(beside_green, v.mine))


def ritual_keeper(w: World, a: Arrival) -> Iterable[World]:
    if a.square in GREEN:
        return [w.raised(at) for at in w.own(COMMON)]
    return [w, *w.moves(w.own(), COMBAT)] if a.square in RED else [w]


def blood_shaman(w: World, a: Arrival) -> Iterable[World]:
    for at in w.any(COMMON, HEROIC):
        v = w.destroyed(at)
        yield v.destroyed(*(q for q in around(at) if v.rank(q) == COMMON)) if at in RED else v


def war_drummer(w: World, a: Arrival) -> Iterable[World]:
    return [*w.moves(w.others(), COMBAT), *up_to(2, w, lambda v: v.moves(v.others(), STANDARD))]


def hill_giant(w: World, a: Arrival) -> Iterable[World]:
    yield w.destroyed(*(at for at in around(w.here, STRAIGHT) if at in w.any(COMMON, HEROIC)))


def warlord(w: World, a: Arrival) -> Iterable[World]:
    yield w
    latest = [(w, False)]
    for last in (False, False, True):
        found: dict[object, tuple[World, bool]] = {}
        for v, led in latest:
            for at in v.own():
                leads = led or v.board[at].number == v.me
                if leads or not last:
                    found |= {(u.key(), leads): (u, leads) for u in v.moves([at], COMBAT)}
        latest = list(found.values())
        yield from (u for u, _leads in latest)


def war_summoner(w: World, a: Arrival) -> Iterable[World]:
    yield w.noted("actions").noted("wild")


def ritual_master(w: World, a: Arrival) -> Iterable[World]:
    if a.square in GREEN:
        return [w.noted("actions", 2)]
    if a.square in RED:
        heroic = [w, *(w.destroyed(at) for at in w.any(HEROIC))]
        return [u for v in heroic for u in (v, *(v.destroyed(at) for at in v.any(COMMON)))]
    return [w]


def legend_slayer(w: World, a: Arrival) -> Iterable[World]:
    near = around(w.here, SLANTING)
    yield w
    yield from (w.destroyed(at) for at in near if at in w.board)
    for pair in combinations([at for at in near if at in w.any(COMMON, HEROIC)], 2):
        yield w.destroyed(*pair)


def mountain_troll(w: World, a: Arrival) -> Iterable[World]:
    victims = [at for at in around(w.here) if at in w.enemy(COMMON)]
    w = w.destroyed(*victims)
    yield w.noted("actions") if len(victims) >= 2 else w


def hungry_bear(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for way in WAYS:
        at = onward(w.here, way)
        for v in w.moved(w.here, at, STANDARD):
            yield v
            if at in w.board:
                yield from v.moves([at], STANDARD)


def werewolf(w: World, a: Arrival) -> Iterable[World]:
    if a.square in RED | GREEN and a.square != CENTRE:
        return up_to(3, w, lambda v: v.moves([v.here], COMBAT))
    return [w, *w.moves([w.here], STANDARD)]


def clan_guardian(w: World, a: Arrival) -> Iterable[World]:
    yield w
    for number in a.used:
        at = w.find(number)
        if at is not None and w.rank(at) == COMMON:
            yield w.raised(at)


READINGS: dict[str, Reading] = {
    "Wild Eagle": eagle,
    "Clan Axeman": clan_axeman,
    "Clan Healer": clan_healer,
    "Dire Wolf": wolf,
    "Ritual Keeper": ritual_keeper,
    "Eagle Lord": eagle,
    "Wolf Rider": wolf,
    "Blood Shaman": blood_shaman,
    "War Drummer": war_drummer,
    "Hill Giant": hill_giant,
    "Warlord": warlord,
    "War Summoner": war_summoner,
    "Ritual Master": ritual_master,
    "Legend Slayer": legend_slayer,
    "Mountain Troll": mountain_troll,
    "Hungry Bear": hungry_bear,
    "Werewolf": werewolf,
    "Clan Guardian": clan_guardian,
}
