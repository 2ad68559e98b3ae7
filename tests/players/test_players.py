"""The players on games whose best action is known; what they may see, when they must stop."""

from collections.abc import Callable, Sequence
from typing import NoReturn

import pytest

from pygames.core.game import State
from pygames.players import GreedyPlayer, IsmctsPlayer, Player, RandomPlayer, Search
from pygames.players.ismcts import Ismcts
from tests.players.toys import Flat, Kuhn, Sticks, TicTacToe, toy

ALL: list[Callable[[int], Player]] = [RandomPlayer, GreedyPlayer, IsmctsPlayer]


def choose(player: Player, state: State) -> int:
    return player.choose(state.observe(state.current_player()))


def tic_tac_toe(text: str) -> TicTacToe:
    toy("tic-tac-toe")
    return TicTacToe.of(2, [".xo".index(cell) for cell in text.replace("/", "")])


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("xx./oo./...", {2}),
        ("xx./.o./...", {2}),
        ("x../.o./..x", {1, 3, 5, 7}),
        ("x../.../...", {4}),
    ],
)
def test_the_search_finds_the_best_square(text: str, best: set[int]) -> None:
    assert choose(IsmctsPlayer(1, 1500), tic_tac_toe(text)) in best


class Centred(Flat):
    """One who loves the middle square."""

    def weigh(self, state: State, actions: Sequence[int]) -> list[float]:
        return [100.0 if action == 4 else 1.0 for action in actions]


def test_random_play_with_sense_follows_first_sight() -> None:
    toy("tic-tac-toe", insight=Centred())
    view = TicTacToe.of(2, [0] * 9).observe(0)
    assert sum(RandomPlayer(seed, 1.0).choose(view) == 4 for seed in range(50)) > 40
    assert 15 < sum(RandomPlayer(seed, 0.5).choose(view) == 4 for seed in range(50)) < 40
    assert sum(RandomPlayer(seed).choose(view) == 4 for seed in range(50)) < 15


def test_greedy_takes_a_line_that_is_there() -> None:
    assert choose(GreedyPlayer(1), tic_tac_toe("xx./oo./...")) == 2


@pytest.mark.parametrize(
    ("cards", "bets", "best"),
    [
        ([0, 1], [0, 1], 0),
        ([2, 1], [0, 1], 1),
        ([1, 0], [1], 0),
        ([1, 2], [1], 1),
        ([0, 2], [0], 1),
    ],
)
def test_the_search_plays_kuhn_poker_where_one_action_dominates(
    cards: list[int], bets: list[int], best: int
) -> None:
    toy("kuhn")
    for seed in range(3):
        assert choose(IsmctsPlayer(seed, 500), Kuhn.of(2, cards + bets)) == best


def test_the_search_cannot_tell_apart_what_its_seat_cannot() -> None:
    toy("kuhn")
    for bets in ([], [0, 1]):
        low, high = (IsmctsPlayer(7, 200).search(Kuhn.of(2, [1, card, *bets]).observe(0)) for card in (0, 2))
        low.run(1e9)
        high.run(1e9)
        assert low.thinking() == high.thinking()


@pytest.mark.parametrize(("seats", "sticks", "best"), [(3, 2, 2), (3, 5, 1), (3, 6, 2), (4, 2, 2), (4, 6, 1)])
def test_the_search_serves_every_number_of_seats(seats: int, sticks: int, best: int) -> None:
    toy("sticks", seats)
    for seat in range(seats):
        assert choose(IsmctsPlayer(1, 600), Sticks.of(seats, [sticks, seat])) == best


@pytest.mark.parametrize("make", ALL)
def test_the_same_seed_gives_the_same_choices(make: Callable[[int], Player]) -> None:
    state = tic_tac_toe("x../.../...")
    one, other = make(5), make(5)
    for _again in range(3):
        assert choose(one, state) == choose(other, state)


def test_another_seed_may_choose_otherwise() -> None:
    state = tic_tac_toe(".../.../...")
    assert len({choose(RandomPlayer(seed), state) for seed in range(20)}) > 3


@pytest.mark.parametrize("make", ALL)
def test_a_player_is_shown_observed_states_of_its_own_turn_only(make: Callable[[int], Player]) -> None:
    state = tic_tac_toe(".../.../...")
    with pytest.raises(ValueError, match="observe"):
        make(1).search(state)
    with pytest.raises(ValueError, match="seat 1"):
        make(1).search(state.observe(1))


class Veiled(Kuhn):
    """A view that cries out when it is played on or asked for more than a seat may know."""

    __slots__ = ()

    def _hidden(self, *_args: object, **_kwargs: object) -> NoReturn:
        raise AssertionError("a player looked behind the veil")

    clone = apply_action = returns = outcome = chance_outcomes = sample_outcome = to_json = _hidden

    def current_player(self) -> int:
        return len(self.cells) % 2

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def determinize(self, rng):  # type: ignore[no-untyped-def]
        return Kuhn.of(2, self.cells, self.viewer).determinize(rng)


@pytest.mark.parametrize("make", ALL)
def test_a_player_never_looks_behind_the_veil(make: Callable[[int], Player]) -> None:
    toy("kuhn")
    view = Veiled.of(2, [2, -1, 0, 1], 0)
    with pytest.raises(AssertionError, match="veil"):
        view.clone()
    assert make(1).choose(view) in (0, 1)


@pytest.mark.parametrize("make", ALL)
def test_a_single_legal_action_is_answered_at_once(make: Callable[[int], Player]) -> None:
    search = make(1).search(tic_tac_toe("xox/oxo/ox.").observe(0))
    assert search.run(0) and search.iterations == 0
    assert search.thinking().action == 8
    assert search.thinking().done == 1


class Clock:
    """A clock that goes on by `tick` at every look."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def ismcts(limit: int, seconds: float | None, tick: float) -> Search:
    state = tic_tac_toe(".../.../...")
    player = IsmctsPlayer(1)
    return Ismcts(state.observe(0), player.rng, limit, seconds, Clock(tick))


def test_a_slice_ends_with_the_step_in_which_its_time_is_over() -> None:
    search = ismcts(10_000, None, 0.001)
    assert not search.run(0.010)
    assert search.iterations == 10
    assert not search.run(0.005)
    assert search.iterations == 15


def test_every_slice_makes_a_step() -> None:
    search = ismcts(10_000, None, 0.001)
    search.run(0)
    assert search.iterations == 1


def test_the_time_of_all_slices_together_is_kept() -> None:
    search = ismcts(10_000, 0.030, 0.001)
    slices = 1
    while not search.run(0.004):
        slices += 1
    assert search.iterations == 30
    assert slices == 8
    assert search.thinking().done == 1


def test_the_limit_of_iterations_is_kept_without_a_clock() -> None:
    search = ismcts(100, None, 0.0)
    assert search.run(1)
    assert 50 < search.iterations <= 100


def test_a_clear_best_action_ends_the_thought_early() -> None:
    state = tic_tac_toe("xx./oo./...")
    search = IsmctsPlayer(1, 10_000).search(state.observe(0))
    search.run(1e9)
    assert search.thinking().action == 2
    assert search.iterations < 6_000


def test_a_thought_is_broken_off_when_asked() -> None:
    state = tic_tac_toe(".../.../...")
    asked: list[int] = []
    told: list[int] = []

    def should_stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    action = IsmctsPlayer(1, 10**9).choose(
        state.observe(0), should_stop=should_stop, progress=lambda thinking: told.append(thinking.iterations)
    )
    assert action in range(9)
    assert len(told) == 2 and 0 < told[0] < told[1]


def test_the_search_tells_what_it_expects() -> None:
    search = IsmctsPlayer(1, 400).search(tic_tac_toe("xx./oo./...").observe(0))
    search.run(1e9)
    assert search.thinking().value > 0.9
    lost = IsmctsPlayer(1, 400).search(tic_tac_toe("x.x/.o./x.o").observe(1))
    assert lost.thinking().iterations == 0
    lost.run(1e9)
    assert lost.thinking().value < -0.7
