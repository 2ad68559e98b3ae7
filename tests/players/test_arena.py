"""Matches: every seating of every deal, the same result again, an honest interval."""

import pytest

import pygames
from pygames.players import GreedyPlayer, Level, RandomPlayer
from pygames.players.arena import play_game, play_match, wilson
from tests.players.toys import toy

RANDOM = Level("random", "Random", "", RandomPlayer, 1.0)
GREEDY = Level("greedy", "Greedy", "", GreedyPlayer, 1.0)


def test_a_match_counts_every_game_once_for_each_entrant() -> None:
    result = play_match(toy("tic-tac-toe"), [RANDOM, RANDOM], 20, 1)
    assert result.games == 20
    assert sum(result.wins) + result.draws[0] == 20
    assert result.draws[0] == result.draws[1]
    assert result.score(0) + result.score(1) == pytest.approx(1)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert play_match(toy("tic-tac-toe"), [RANDOM, GREEDY], 3, 1).games == 4
    assert play_match(toy("sticks", 3), [RANDOM, RANDOM, RANDOM], 4, 1).games == 6


def test_the_same_seed_gives_the_same_match() -> None:
    game = toy("tic-tac-toe")
    assert play_match(game, [GREEDY, RANDOM], 10, 5) == play_match(game, [GREEDY, RANDOM], 10, 5)
    assert any(
        play_match(game, [GREEDY, RANDOM], 10, 5) != play_match(game, [GREEDY, RANDOM], 10, seed)
        for seed in range(6, 12)
    )


def test_several_processes_give_the_result_of_one() -> None:
    game = pygames.load("hack-attack")
    assert play_match(game, [RANDOM, GREEDY], 6, 3, jobs=2) == play_match(game, [RANDOM, GREEDY], 6, 3)


def test_a_deal_is_fixed_by_its_seed_alone() -> None:
    game = toy("kuhn")

    class Seen(RandomPlayer):
        def search(self, state, seconds=None):  # type: ignore[no-untyped-def]
            seen.append(state.cells[:2])
            return super().search(state, seconds)

    seen: list[list[int]] = []
    play_game(game, [Seen(1), Seen(1)], "deal 3")
    first = seen[0]
    seen.clear()
    play_game(game, [Seen(9), Seen(8)], "deal 3")
    assert seen[0] == first


def test_greedy_wins_the_match_against_random() -> None:
    result = play_match(toy("tic-tac-toe"), [GREEDY, RANDOM], 60, 2)
    low, _high = result.interval(0)
    assert low > 0.65
    assert "greedy" in str(result)


@pytest.mark.parametrize(
    ("count", "games", "jobs", "reason"),
    [(1, 2, 1, "2 entrants"), (3, 2, 1, "seats"), (2, 0, 1, "1 or more"), (2, 2, 0, "1 or more")],
)
def test_a_match_that_cannot_be_is_refused(count: int, games: int, jobs: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        play_match(toy("tic-tac-toe"), [RANDOM] * count, games, 1, seats=2, jobs=jobs)


def test_wilson_by_known_values() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
