"""How a game ends other than by a line, and facts of every game."""

from random import Random

import pytest

from pygames.core.game import TERMINAL, OptionValue
from pygames.hack_attack import rules
from pygames.hack_attack.board import CAP, PIECE_SIDE
from tests.acting import do, ended, random_step, told
from tests.hack_attack.table import FULL, GAME, new_game, position

ROUND = ("move n1", "to k2", "move k3", "to o2", "move k2", "to n1", "move o2", "to k3")


def test_the_third_time_a_position_stands_is_a_draw() -> None:
    """Worked example 15; R10."""
    once = do(position(FULL), *ROUND)
    assert ended(once) is None
    twice = do(once, *ROUND[:-1])
    assert ended(twice) is None
    assert told(twice, ROUND[-1]).endswith("The same position for the third time: a draw.")
    drawn = do(twice, ROUND[-1])
    assert ended(drawn) == ("repetition", ())
    assert drawn.returns() == [0.0, 0.0]


def test_positions_differ_by_who_is_to_move() -> None:
    """R10: the same pieces with the other side to move are another position."""
    past = do(position(FULL), *ROUND).to_json()["past"]
    assert len({pieces for pieces, _side, _count in past}) == len(past) == 4
    assert {side for _pieces, side, _count in past} == {"virus", "anti-virus"}


def test_laying_a_board_makes_every_position_new() -> None:
    """R10: boards laid never come back, so what stood before is forgotten."""
    state = do(position(FULL), *ROUND)
    assert state.past
    assert not do(state, "lay gop left").past
    assert do(state, "lay gop left", "take n1").to_json()["past"] == []


def test_a_mirror_image_is_another_position() -> None:
    """R10: compared as they lie."""
    state = do(position(FULL), *ROUND)
    assert len(state.past) == 8 // 2
    assert sorted(state.past.values()) == [1, 1, 1, 2]


def test_two_hundred_turns_are_a_draw() -> None:
    """R11."""
    state = position(FULL + "turns: 198")
    state = do(state, "move n1", "to k2")
    assert ended(state) is None
    assert told(do(state, "move k3"), "to o2").endswith("200 turns without a line: a draw.")
    assert ended(do(state, "move k3", "to o2")) == ("length", ())


def test_a_line_in_the_last_turn_wins() -> None:
    """R11, R13."""
    assert ended(do(position(FULL + "turns: 198"), "lay gpo right", "take n1")) == ("line", (0,))


OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"rotation": False},
    {"hidden_boards": True},
    {"pie_rule": True},
    {"match": "pair", "pie_rule": True},
]


def _play(seed: int) -> int:
    """One random game, its facts checked at every step; how long it was."""
    rng = Random(seed)
    state = new_game(**OPTIONS[seed % len(OPTIONS)])
    length = turns = 0
    while state.current_player() != TERMINAL:
        assert state.legal_actions(), "F2: there is always something to do"
        side = state.to_json()["turns"] % 2
        before = state.cells
        random_step(state, rng)
        length += 1
        owners = {PIECE_SIDE[before[square]] for square in rules.winning_squares(before)}
        assert owners <= {side}, "F1: only who moves completes a line"
        turns = state.to_json()["turns"]
        if state.is_terminal() and state.to_json()["match"] != "pair":
            assert 5 <= turns <= CAP, "F5, R11"
    assert length <= GAME.max_length
    assert sum(state.returns()) == 0
    return length


@pytest.mark.parametrize("part", range(10))
def test_two_hundred_random_games(part: int) -> None:
    for seed in range(20 * part, 20 * part + 20):
        _play(seed)


@pytest.mark.soak
def test_a_thousand_random_games() -> None:
    assert max(map(_play, range(1000, 2000))) <= GAME.max_length


def test_no_game_is_longer_than_its_proved_length() -> None:
    """Twelve boards dealt; in each game at most 200 turns of two decisions and one answer to the swap."""
    assert GAME.max_length == 12 + 2 * (2 * CAP + 1)
