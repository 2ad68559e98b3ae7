"""What the hidden cards may be: the exact belief of each viewer.

A hand is a rising tuple of values. `past` is what both seats saw of the two hands (`layout`): how many
cards came in unseen, which were played, which sums were told, what was shown, and that a commanded
player could play. A hand is as likely as the number of deals, every card told apart, that lead to it
and agree with all of that:

    weight(hand) = ways(hand) x product over the values of U(U-1)...(U-n+1)

where U counts the cards of the value that the viewer does not see, n those in the hand, and `ways` the
orders of values in which the hidden cards may have come in. `ways` knows nothing of the pool, the
product nothing of the past, so each is kept for itself.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, groupby
from math import perm
from random import Random
from typing import TypeVar

from pygames.hack_trick.board import VALUES
from pygames.hack_trick.layout import ABLE, DREW, RESHUFFLED, SEAT_1, SHOWED, TOLD

Hand = tuple[int, ...]
Ways = dict[Hand, int]

_NO_CARDS: Hand = ()
_Lot = TypeVar("_Lot")


def counts(hand: Hand) -> list[int]:
    """How many cards of each value.

    >>> counts((1, 3, 3))
    [0, 1, 0, 2, 0, 0]
    """
    return [hand.count(value) for value in VALUES]


def hand_of(numbers: Sequence[int]) -> Hand:
    """The hand with so many cards of each value.

    >>> hand_of([0, 1, 0, 2, 0, 0])
    (1, 3, 3)
    """
    return tuple(value for value in VALUES for _copy in range(numbers[value]))


def _with(hand: Hand, value: int) -> Hand:
    return tuple(sorted((*hand, value)))


def _without(hand: Hand, value: int) -> Hand:
    at = hand.index(value)
    return hand[:at] + hand[at + 1 :]


def _step(before: Ways, seen: int) -> Ways:
    if seen == DREW:
        after: Ways = {}
        for hand, ways in before.items():
            for value in VALUES:
                longer = _with(hand, value)
                after[longer] = after.get(longer, 0) + ways
        return after
    if seen < DREW:
        return {_without(hand, seen): ways for hand, ways in before.items() if seen in hand}
    if seen >= ABLE:
        return {hand: ways for hand, ways in before.items() if not set(hand) <= {seen - ABLE}}
    if seen >= TOLD:
        return {hand: ways for hand, ways in before.items() if sum(hand) == seen - TOLD}
    return {hand: ways for hand, ways in before.items() if set(hand) <= {seen - SHOWED}}


@lru_cache(maxsize=4096)
def ways(start: Hand, seen: bytes) -> Ways:
    """The hands that may have become of `start`, each with the number of orders of values in which
    the cards drawn may have come in. Don't change the answer: it is shared."""
    return _step(ways(start, seen[:-1]), seen[-1]) if seen else {start: 1}


def chapters(past: bytes) -> tuple[list[tuple[bytes, bytes]], list[Hand]]:
    """The past cut at each reshuffle: for each part what was seen of either hand, and for each
    reshuffle the cards of both hands together."""
    parts: list[list[int]] = [[]]
    unions: list[Hand] = []
    for is_reshuffle, run in groupby(past, lambda seen: seen >= RESHUFFLED):
        if is_reshuffle:
            unions.append(hand_of([number % 4 for number in run]))
            parts.append([])
        else:
            parts[-1] = list(run)
    return [(_of_seat(part, 0), _of_seat(part, 1)) for part in parts], unions


def _of_seat(events: Sequence[int], seat: int) -> bytes:
    return bytes(event % SEAT_1 for event in events if event // SEAT_1 == seat)


def _deals(numbers: Sequence[int], pool: Sequence[int]) -> int:
    product = 1
    for number, unseen in zip(numbers, pool, strict=True):
        product *= perm(unseen, number)
    return product


def hand_ways(past: bytes, base: bytes, seat: int) -> Ways:
    """The hands `seat` may hold after all that was seen of it, with their `ways`."""
    start = hand_of(base[6 * seat : 6 * seat + 6]) if base else _NO_CARDS
    return ways(start, chapters(past)[0][-1][seat])


@lru_cache(maxsize=1024)
def hand_weights(past: bytes, base: bytes, seat: int, pool: bytes) -> dict[Hand, int]:
    """The other player's belief about the hand of `seat`: every possible hand with its weight.

    `base` holds both hands at the last reshuffle, `pool` by value the cards the other player does
    not see. Don't change the answer: it is shared.
    """
    orders = hand_ways(past, base, seat)
    weights = {hand: number * _deals(counts(hand), pool) for hand, number in orders.items()}
    return {hand: weight for hand, weight in sorted(weights.items()) if weight}


World = tuple[Hand, Hand, Hand, Hand]
"""The hands of both at the last reshuffle, and the hands of both now."""


@lru_cache(maxsize=16)
def world_weights(past: bytes, pool: bytes) -> dict[World, int]:
    """A spectator's belief: every possible pair of hands with its weight."""
    parts, unions = chapters(past)
    starts = {(_NO_CARDS, _NO_CARDS): 1}
    for (seen_0, seen_1), both in zip(parts, unions, strict=False):
        ends: dict[tuple[Hand, Hand], int] = {}
        for (start_0, start_1), weight in starts.items():
            theirs = ways(start_1, seen_1)
            for hand, number in ways(start_0, seen_0).items():
                rest = hand_of([max(0, n - m) for n, m in zip(counts(both), counts(hand), strict=True)])
                if len(rest) + len(hand) == len(both) and rest in theirs:
                    pair = hand, rest
                    ends[pair] = ends.get(pair, 0) + weight * number * theirs[rest]
        starts = ends
    worlds: dict[World, int] = {}
    for (start_0, start_1), weight in starts.items():
        for hand_0, number_0 in ways(start_0, parts[-1][0]).items():
            for hand_1, number_1 in ways(start_1, parts[-1][1]).items():
                deals = _deals(counts(hand_0 + hand_1), pool)
                if deals:
                    worlds[start_0, start_1, hand_0, hand_1] = weight * number_0 * number_1 * deals
    return dict(sorted(worlds.items()))


@lru_cache(maxsize=1024)
def _hand_lots(past: bytes, base: bytes, seat: int, pool: bytes) -> tuple[list[Hand], list[int]]:
    weights = hand_weights(past, base, seat, pool)
    return list(weights), list(accumulate(weights.values()))


@lru_cache(maxsize=16)
def _world_lots(past: bytes, pool: bytes) -> tuple[list[World], list[int]]:
    weights = world_weights(past, pool)
    return list(weights), list(accumulate(weights.values()))


def _draw_lot(rng: Random, lots: tuple[list[_Lot], list[int]]) -> _Lot:
    names, sums = lots
    return names[bisect_right(sums, int(rng.random() * sums[-1]))]


def sample_hand(rng: Random, past: bytes, base: bytes, seat: int, pool: bytes) -> Hand:
    """A hand of `seat` drawn by the weights of `hand_weights`."""
    return _draw_lot(rng, _hand_lots(past, base, seat, pool))


def sample_world(rng: Random, past: bytes, pool: bytes) -> World:
    """Hands drawn by the weights of `world_weights`."""
    return _draw_lot(rng, _world_lots(past, pool))
