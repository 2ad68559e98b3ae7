"""Dealers: random, fixed in advance, replaying."""

from collections import Counter

import pytest

from pygames.core.dealer import DealError, FixedDealer, RandomDealer
from pygames.core.game import Game
from pygames.core.table import Table
from tests.core.people import PERSONS


def test_one_seed_is_one_luck(game: Game) -> None:
    state = game.new_state()
    assert [RandomDealer(7).deal(state, n) for n in range(20)] == [
        RandomDealer(7).deal(state, n) for n in range(20)
    ]


def test_seeds_differ_and_no_seed_is_a_new_one(game: Game) -> None:
    state = game.new_state()
    lucks = {tuple(dealer.deal(state, n) for n in range(40)) for dealer in (RandomDealer(), RandomDealer())}
    assert len(lucks) == 2


def test_random_deals_follow_the_weights(game: Game) -> None:
    state = game.new_state()
    state.apply_action(0)
    dealt = Counter(RandomDealer(3).deal(state, n) for n in range(2000))
    assert 0.15 < dealt[0] / 2000 < 0.25
    assert 0.35 < dealt[1] / 2000 < 0.45


def test_a_fixed_dealer_deals_what_it_was_given(game: Game) -> None:
    table = Table(game, PERSONS, dealer=FixedDealer(["deal king", "deal jack"], then=RandomDealer(1)))
    assert table.history.entries == ["deal king", "deal jack"]
    table.push("check")
    table.push("check")
    assert table.history.deals() == 3


def test_a_fixed_dealer_that_has_no_more_says_so(game: Game) -> None:
    with pytest.raises(DealError, match="deal 1: all 1 fixed outcomes are used up"):
        Table(game, PERSONS, dealer=FixedDealer(["deal king"]))


def test_a_fixed_outcome_that_is_impossible_is_named(game: Game) -> None:
    with pytest.raises(DealError, match="deal 0: 'deal ace' is none of deal jack, deal queen, deal king"):
        Table(game, PERSONS, dealer=FixedDealer(["deal ace"]))
