"""What a viewer may conclude is exactly what the deal makes likely.

Proved by playing every possible deal: from the first card on all positions that may be are kept with
the number of deals that lead to them, and those a viewer can tell from the true one are dropped.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb, prod
from random import Random

import pytest

from pygames.core.game import CHANCE, SPECTATOR
from pygames.core.notation import PositionError
from pygames.hack_trick import belief
from pygames.hack_trick.layout import DECK, HAND, HAND_NO
from pygames.hack_trick.state import GameState
from tests.acting import do, random_step
from tests.hack_trick.table import new_match, position

Worlds = dict[GameState, int]


def follow(worlds: Worlds, truth: GameState, action: int, after: GameState, viewer: int) -> Worlds:
    """The positions that may be after the true one became `after` by the action, as the viewer sees it."""
    dealt = truth.current_player() == CHANCE
    words = truth.action_to_string(action).split()
    hidden = words[0] == "deal" and words[1] != str(viewer)
    found: Worlds = defaultdict(int)
    for state, deals in worlds.items():
        steps = state.chance_outcomes() if dealt else [(step, 1) for step in state.legal_actions()]
        for step, weight in steps:
            if hidden or step == action:
                new = state.clone()
                new.apply_action(step)
                if new.observe(viewer) == after.observe(viewer):
                    found[new] += deals * weight
    return dict(found)


def shares(weights: dict[object, int]) -> dict[object, Fraction]:
    total = sum(weights.values())
    return {what: Fraction(weight, total) for what, weight in weights.items() if weight}


def hand(state: GameState, seat: int) -> belief.Hand:
    return belief.hand_of(state.cells[HAND + 6 * seat : HAND + 6 * seat + 6])


def check(worlds: Worlds, truth: GameState, viewer: int) -> None:
    due: dict[object, int] = Counter()
    said: dict[object, int] = Counter()
    if viewer == SPECTATOR:
        for state, deals in worlds.items():
            due[hand(state, 0), hand(state, 1)] += deals
        pool = bytes(truth.observe(viewer).cells[DECK : DECK + 6])
        for (_base_0, _base_1, first, second), weight in belief.world_weights(truth.past, pool).items():
            said[first, second] += weight
    else:
        for state, deals in worlds.items():
            due[hand(state, 1 - viewer)] += deals
        for cards, weight in truth.observe(viewer).possible_hands(1 - viewer).items():
            said[cards] += weight
        assert truth.possible_hands(1 - viewer) == truth.observe(viewer).possible_hands(1 - viewer)
    assert shares(due) == shares(said)


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seed", range(6))
def test_the_belief_of_a_player_is_exact(seed: int, viewer: int) -> None:
    rng = Random(seed)
    truth = new_match()
    worlds: Worlds = {truth.clone(): 1}
    while truth.cells[HAND_NO] < 3:
        before = truth.clone()
        action = random_step(truth, rng)
        worlds = follow(worlds, before, action, truth, viewer)
        if truth.current_player() != CHANCE:
            check(worlds, truth, viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(8))
def test_the_belief_is_exact_across_a_reshuffle(seed: int, viewer: int) -> None:
    """R22, R25: the cards shuffled back are known, and to a player the other's hand with them."""
    rng = Random(seed)
    truth = position("aside: 5 5\nrow: 0 1 2 3 4 0 1 2\nhands: 1 3 4 | 0 2 5\nmarkers: 1 | 9")
    worlds = all_deals(truth, viewer)
    checked_after = 0
    for _step in range(30):
        if truth.cells[HAND_NO] > 1:
            break
        before = truth.clone()
        action = random_step(truth, rng)
        worlds = follow(worlds, before, action, truth, viewer)
        if truth.current_player() != CHANCE and truth.cells[HAND_NO] == 1:
            check(worlds, truth, viewer)
            checked_after += bool(truth.base)
    assert checked_after


def all_deals(state: GameState, viewer: int) -> Worlds:
    """All hands of three that the viewer may not see, with the number of deals, cards told apart."""
    data = state.to_json()
    every = [list(cards) for cards in combinations_with_replacement(range(6), 3)]
    worlds: Worlds = {}
    for hands in product(*([data["hands"][seat]] if seat == viewer else every for seat in (0, 1))):
        try:
            world = GameState.from_json({**data, "hands": list(hands)})
        except PositionError:
            continue
        left = state.observe(viewer).cells[DECK : DECK + 6]
        hidden = Counter(card for seat in (0, 1) if seat != viewer for card in hands[seat])
        deals = prod(comb(left[card], count) for card, count in hidden.items())
        if viewer == SPECTATOR:
            deals *= prod(comb(count, hands[0].count(card)) for card, count in hidden.items())
        worlds[world] = deals
    return worlds


def test_the_announced_sum_leaves_few_hands() -> None:
    state = position("aside: 5 5\nrow: 3\nhands: 1 2 4 | 0 0 1\npast: a+ a+ a+ b+ b+ b+ b+ b3 a=7 b=1")
    assert set(state.possible_hands(1)) == {(0, 0, 1)}


def test_a_card_played_may_be_one_that_was_announced_or_one_drawn() -> None:
    """Sum 1 of three cards, one drawn, a 0 played: the ways to have got there all count."""
    state = position(
        "aside: 5 5\nrow: 3 0\nhands: 2 4 4 | 0 0 1\nturn: 0\npast: a+ a+ a+ b+ b+ b+ b=1 a=10 b+ b0"
    )
    hands = state.possible_hands(1)
    assert set(hands) == {(0, 0, 1), *((0, 1, value) for value in (1, 2, 3, 4, 5))}


def test_an_answer_to_ask_counts() -> None:
    state = position("row: 4\nhands: 1 3 | 2 5\naside: 0 0\ncaptured: 1 | 0")
    assert len(state.possible_hands(1)) > 3
    after = do(state, "ask")
    assert set(after.possible_hands(1)) == {(2, 5), (3, 4)}


def test_what_is_known_lasts_until_cards_come_and_go() -> None:
    state = do(
        position("turn: 1\nrow: 4\nhands: 1 3 | 2 5\naside: 0 0\ncaptured: 0 | 1"), "ask", "draw", "deal 1 0"
    )
    assert all(sum(cards) == 4 for cards in state.possible_hands(0))
    after = do(state, "draw", "deal 0 5")
    assert {sum(cards) for cards in after.possible_hands(0)} == {5, 6, 7, 8, 9}  # the viewer sees all 0s


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_guesses_are_drawn_by_the_weights(viewer: int) -> None:
    state = position("aside: 5 5\nrow: 3\nhands: 1 2 4 | 0 1 4\npast: a+ a+ a+ b+ b+ b+ b+ b3 a=7 b=5")
    seen = state.observe(viewer)
    rng = Random(7)
    samples = 4000
    found: Counter[object] = Counter()
    for _sample in range(samples):
        guess = seen.determinize(rng)
        assert guess.observe(viewer) == seen
        found[hand(guess, 0), hand(guess, 1)] += 1
    if viewer == SPECTATOR:
        weights = belief.world_weights(state.past, bytes(seen.cells[DECK : DECK + 6]))
        due = shares({(first, second): weight for (_a, _b, first, second), weight in weights.items()})
    else:
        due = shares({((1, 2, 4), cards): weight for cards, weight in seen.possible_hands(1).items()})
    assert set(found) <= set(due)
    for hands, share in due.items():
        p = float(share)
        assert abs(found[hands] - samples * p) < 5 * (samples * p * (1 - p)) ** 0.5 + 1


def test_only_who_holds_the_other_hand_may_ask_for_a_belief() -> None:
    state = position("row: 3\nhands: 1 | 2")
    with pytest.raises(ValueError, match="does not hold"):
        state.observe(0).possible_hands(0)
    with pytest.raises(ValueError, match="one viewer's"):
        state.observe(0).observe(1)


def test_an_observation_never_holds_the_other_hand_or_the_deck() -> None:
    """Deviation 8."""
    rng = Random(3)
    for _match in range(3):
        state = new_match()
        while not state.is_terminal():
            random_step(state, rng)
            for viewer in (0, 1, SPECTATOR):
                seen = state.observe(viewer)
                for seat in (0, 1):
                    if seat != viewer:
                        assert not any(seen.cells[HAND + 6 * seat : HAND + 6 * seat + 6])
                        assert isinstance(seen.to_json()["hands"][seat], int)
                guess = seen.determinize(rng)
                assert guess.observe(viewer) == seen
                assert seen.information_state(viewer) == guess.information_state(viewer)
