"""What the computer players are told makes sense."""

from random import Random

import pytest

from pygames.players.simple import GreedyPlayer
from tests.acting import do, random_step
from tests.hack_trick.table import GAME, new_match, position

WIN = "row: 3\nhands: 1 2 4 | 0 0 2\nmarkers: 7 7 | 1"
THREAT = "row: 1\nhands: 2 4 5 | 3 3 4\naside: 0 0\nmarkers: 1 | 7 7 4\nturn: 0"


def choice(text: str, seed: int = 1) -> str:
    state = position(text)
    action = GreedyPlayer(seed).choose(state.observe(state.current_player()))
    return state.action_to_string(action)


def test_a_win_is_taken() -> None:
    assert choice(WIN) == "play 4"
    state = position(WIN)
    weights = dict(zip(state.legal_actions(), GAME.insight.weigh(state, state.legal_actions()), strict=True))
    assert max(weights, key=lambda action: weights[action]) == state.string_to_action("play 4")


def test_a_card_that_lets_the_other_win_weighs_less() -> None:
    state = position(THREAT)
    actions = [state.string_to_action(text) for text in ("play 4", "play 5")]
    four, five = GAME.insight.weigh(state, actions)
    assert four < five  # after the 4 a 3 makes 7


def test_who_can_win_at_once_stands_best() -> None:
    winning = GAME.insight.evaluate(position(WIN))
    quiet = GAME.insight.evaluate(position("row: 3\nhands: 1 2 4 | 0 0 2\nmarkers: 7 | 1"))
    assert (
        winning[0]
        > quiet[0]
        > GAME.insight.evaluate(position(WIN.replace("hands: 1 2 4", "hands: 1 2 3")))[0] - 0.3
    )
    assert winning[0] > 0.2


def test_points_count_for_more_near_the_end_of_the_match() -> None:
    level = GAME.insight.evaluate(position(WIN))[0]
    close = GAME.insight.evaluate(position(WIN + "\nscore: 4 4"))[0]
    assert close > level


@pytest.mark.parametrize("seed", range(5))
def test_odds_sum_to_nothing_and_stay_within_bounds(seed: int) -> None:
    rng = Random(seed)
    state = new_match()
    while not state.is_terminal():
        random_step(state, rng)
        values = GAME.insight.evaluate(state)
        assert abs(sum(values)) < 1e-9
        assert -1 <= values[0] <= 1
        if state.current_player() >= 0:
            weights = GAME.insight.weigh(state, state.legal_actions())
            assert len(weights) == len(state.legal_actions())
            assert min(weights) > 0
    assert GAME.insight.evaluate(state) == state.returns()


def test_a_choice_half_made_is_judged_by_what_comes_of_it() -> None:
    state = do(position(WIN), "play 4")
    assert GAME.insight.evaluate(state) == GAME.insight.evaluate(do(state, "mark plain"))


def test_weighing_does_not_look_at_the_other_hand() -> None:
    state = position(THREAT)
    rng = Random(5)
    weights = {
        tuple(GAME.insight.weigh(guess, guess.legal_actions()))
        for guess in (state.observe(0).determinize(rng) for _guess in range(20))
    }
    assert len(weights) == 1
