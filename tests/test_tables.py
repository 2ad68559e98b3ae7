"""Tables of every registered game: played, taken back, saved and resumed at random."""

from random import Random

import pytest

import pygames
from pygames.core.conformance import random_setup
from pygames.core.dealer import FixedDealer, RandomDealer
from pygames.core.game import CHANCE, SPECTATOR, TERMINAL
from pygames.core.notation import IllegalAction
from pygames.core.reading import expand
from pygames.core.record import Record, Seat
from pygames.core.table import Table

ALL = pytest.mark.parametrize("game_id", pygames.games())


def seats(count: int, alone: bool) -> list[Seat]:
    return [Seat("person", "Ann" if alone else f"Ann {number}") for number in range(count)]


@ALL
@pytest.mark.parametrize("alone", [True, False])
def test_a_table_is_played_taken_back_and_resumed(game_id: str, alone: bool) -> None:
    game = pygames.load(game_id)
    for seed in range(3):
        rng = Random(seed)
        saved: list[Record] = []
        count, options = random_setup(game, rng)
        table = Table(game, seats(count, alone), options, dealer=RandomDealer(seed), on_change=saved.append)
        for _turn in range(3 * game.max_length):
            player = table.current_player()
            if player == TERMINAL:
                break
            view = table.observe(player)
            table.push(view.action_to_string(rng.choice(view.legal_actions())), player)
            if rng.random() < 0.2:
                before = table.record()
                try:
                    table.take_back(player)
                except IllegalAction:
                    assert table.record() == before
                else:
                    assert table.current_player() == player
            if rng.random() < 0.05:
                again = Table.resume(expand(saved[-1].compact()), dealer=table.dealer)
                assert again.record() == table.record()
                assert again.state == table.state
                assert [again.log(seat) for seat in (0, SPECTATOR)] == [
                    table.log(seat) for seat in (0, SPECTATOR)
                ]
        assert table.outcome() is not None
        assert saved[-1] == table.record()
        assert saved[-1].replay().state == table.state


@ALL
def test_one_deal_is_played_at_two_tables(game_id: str) -> None:
    game = pygames.load(game_id)
    first, second = (Table(game, seats(game.min_seats, True), dealer=RandomDealer("deal")) for _table in "ab")
    assert first.state == second.state
    dealt = [step.text for step in first.history.steps if step.player == CHANCE]
    third = Table(game, seats(game.min_seats, True), dealer=FixedDealer(dealt, RandomDealer(1)))
    assert third.state == first.state
