"""The tasks, read a second time: what a world, the enemies felled and the beings summoned fulfil."""

from collections.abc import Callable, Iterable

from tests.tash_kalar.readings.world import (
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    SQUARES,
    Square,
    World,
    around,
    distance,
)

Summoned = list[tuple[Square, int]]
COLOURED = RED | GREEN
CENTRE = [(x, y) for x in (3, 4, 5) for y in (3, 4, 5)]


def felled(w: World, *ranks: int) -> int:
    return sum(count for (_colour, rank), count in w.felled.items() if rank in (ranks or (1, 2, 3)))


def upgraded(w: World, squares: Iterable[Square]) -> list[Square]:
    return [at for at in squares if w.rank(at) >= HEROIC]


def held(w: World, squares: Iterable[Square], least: int, upgraded_least: int, legends: int = 0) -> bool:
    mine = [at for at in squares if at in w.own()]
    return (
        len(mine) >= least
        and len(upgraded(w, mine)) >= upgraded_least
        and sum(w.rank(at) == LEGENDARY for at in mine) >= legends
    )


def rainbow(w: World) -> bool:
    def ahead(colour: set[Square]) -> bool:
        mine, theirs = set(w.own()) & colour, set(w.enemy()) & colour
        return len(upgraded(w, mine)) > len(upgraded(w, theirs))

    return ahead(RED) and ahead(GREEN)


def cross(w: World) -> bool:
    upright, slanting = ({(3, 4), (5, 4), (4, 3), (4, 5)}, {(3, 3), (5, 5), (3, 5), (5, 3)})
    return (4, 4) in w.own() and (upright <= set(w.own()) or slanting <= set(w.own()))


def line(w: World) -> bool:
    def lead(axis: int, at: int) -> int:
        return sum(s[axis] == at for s in w.own()) - sum(s[axis] == at for s in w.enemy())

    return max(lead(axis, at) for axis in (0, 1) for at in (3, 4, 5)) >= 6


def diagonals(w: World) -> bool:
    down, up = [(i, i) for i in range(1, 8)], [(i, 8 - i) for i in range(1, 8)]
    return held(w, down, 4, 1) and held(w, up, 4, 1)


def chained(w: World, one: Callable[[Square], bool], other: Callable[[Square], bool]) -> bool:
    reached = {at for at in w.own() if one(at)}
    while more := {near for at in reached for near in around(at) if near in w.own()} - reached:
        reached |= more
    return any(other(at) for at in reached)


def side_chain(w: World) -> bool:
    across = chained(w, lambda at: at[0] == 0, lambda at: at[0] == 8)
    return across or chained(w, lambda at: at[1] == 0, lambda at: at[1] == 8)


def corner_chain(w: World) -> bool:
    falling = chained(w, lambda at: at[0] + at[1] == 2, lambda at: at[0] + at[1] == 14)
    return falling or chained(w, lambda at: at[0] - at[1] == 6, lambda at: at[0] - at[1] == -6)


def surrounded(w: World, least: int) -> bool:
    return any(len(set(around(at)) & set(w.own())) >= least for at in w.enemy())


def isolated(w: World) -> bool:
    def cut_off(at: Square) -> bool:
        others = [other for other in w.enemy() if other != at]
        reach = {at}
        for _move in range(3):
            reach |= {near for here in reach for near in around(here) if near not in w.board}
        return not any(distance(here, other) == 1 for here in reach for other in others)

    return any(any(0 < distance(at, other) <= 2 for other in w.enemy()) and cut_off(at) for at in w.enemy())


def fulfilled(w: World, summoned: Summoned) -> dict[str, bool]:
    """Of each task whether it could be claimed."""

    def on(colour: set[Square]) -> int:
        return sum(square in colour for square, _rank in summoned)

    two = len(summoned) >= 2
    better = felled(w, HEROIC, LEGENDARY)
    return {
        "Destruction": felled(w) >= 3,
        "Devastation": felled(w) >= 4,
        "Heroic Destruction": felled(w) >= 3 and better >= 1,
        "Heroic Devastation": felled(w) >= 4 and better >= 2,
        "End of Legends": felled(w, LEGENDARY) >= 1 or felled(w, HEROIC) >= 2,
        "Red Conquest": held(w, RED, 3, 2),
        "Green Conquest": held(w, GREEN, 3, 2),
        "Color Conquest": held(w, COLOURED, 5, 3),
        "Red Legends": held(w, RED, 2, 2, 1),
        "Green Legends": held(w, GREEN, 2, 2, 1),
        "Rainbow Dominance": rainbow(w),
        "Red Summoning": two and on(RED) >= 1,
        "Green Summoning": two and on(GREEN) >= 1,
        "Colored Summoning": on(COLOURED) >= 2,
        "Legendary Summoning": two and any(rank == LEGENDARY for _square, rank in summoned),
        "Central Dominance": held(w, CENTRE, 5, 2),
        "Center Cross": cross(w),
        "Line Dominance": line(w),
        "Diagonals": diagonals(w),
        "Side Chain": side_chain(w),
        "Corner Chain": corner_chain(w),
        "Imprisonment": surrounded(w, 6),
        "Envelopment": surrounded(w, 7),
        "Isolation": isolated(w),
    }


def haunts() -> list[list[Square]]:
    """Where the tasks want pieces: random positions are drawn there more often."""
    return [
        sorted(COLOURED),
        CENTRE,
        [(i, i) for i in range(1, 8)] + [(i, 8 - i) for i in range(1, 8)],
        [at for at in SQUARES if at[0] in (3, 4, 5)],
        [at for at in SQUARES if at[1] == 4],
    ]
