"""Threats, what stops them, and what a position is worth."""

from random import Random

from pygames.hack_attack import forcing, insight, rules
from pygames.hack_attack.layout import HELD_KINDS, PHASE, SIDE, TURN
from pygames.hack_attack.state import GameState
from pygames.hack_attack.threats import threats
from tests.acting import can, do, ended, random_step
from tests.hack_attack.table import FULL, new_game, position

FORK = position("""
   j   k   l   m
1  O   O   Ga  G
2  G   G   O   Pv
3  Pa  Pv  P   O
virus: gop gpo gpo ogp
""")


def careful(seed: int, turns: int) -> GameState:
    """A position in which nobody has missed a line or left a threat, if it could be stopped."""
    rng = Random(seed)
    while True:
        state = new_game()
        while not state.is_terminal():
            if state.current_player() < 0:
                random_step(state, rng)
                continue
            if state.to_json()["turns"] == turns and state.cells[PHASE] == TURN:
                return state
            actions = forcing.forced(state)[1]
            state.apply_action(actions[int(rng.random() * len(actions))])


def wins_now(state: GameState) -> bool:
    """Whether the side on turn can complete a line in this very turn, tried out."""
    side = state.cells[SIDE]
    seat = state.current_player()
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        if after.is_terminal():
            if after.returns()[seat] > 0:
                return True
        elif after.cells[SIDE] == side and wins_now(after):
            return True
    return False


def test_threats_are_all_ways_to_complete_a_line() -> None:
    for seed in range(150):
        state = careful(seed, 4 + seed % 13)
        assert any(threats(state.cells, state.cells[SIDE])) == wins_now(state)


def test_a_player_who_can_complete_a_line_is_seen_to_win_and_shown_how() -> None:
    found = 0
    for seed in range(250):
        state = careful(seed, 4 + seed % 13)
        winner, actions = forcing.forced(state)
        if winner == state.current_player():
            seat = winner
            while not state.is_terminal():
                assert state.current_player() == seat
                state.apply_action(forcing.forced(state)[1][0])
            assert state.returns()[seat] == 1
            found += 1
        assert set(actions) <= set(state.legal_actions()) or state.is_terminal()
    assert found > 20


def test_what_is_left_out_loses_at_once() -> None:
    left_out = 0
    for seed in range(60):
        state = careful(seed, 5 + seed % 11)
        side = state.cells[SIDE]
        winner, kept = forcing.forced(state)
        if winner == state.current_player():
            continue
        for action in set(state.legal_actions()) - set(kept if winner < 0 else []):
            begun = state.clone()
            begun.apply_action(action)
            ends = [begun] if begun.cells[SIDE] != side else []
            for second in begun.legal_actions() if not ends else []:
                ends.append(begun.clone())
                ends[-1].apply_action(second)
            assert all(wins_now(end) for end in ends)
            left_out += 1
    assert left_out > 100


def test_one_square_that_makes_two_threats_wins() -> None:
    after = do(FORK, "place k2")
    assert len(threats(after.cells, 0)[0]) == 2
    assert forcing.forced(after)[0] == 0
    assert insight.evaluate(after)[0] > 0.9


def test_an_end_threat_needs_a_board_that_shows_the_colour_in_the_row() -> None:
    state = position(FULL)
    assert threats(state.cells, 0) == ([], [9 + 3 * 2 + 1])
    bare = state.clone()
    bare.cells[HELD_KINDS] = 0
    assert threats(bare.cells, 0) == ([], [])


def test_a_value_is_as_good_for_one_as_it_is_bad_for_the_other() -> None:
    rng = Random(8)
    for seed in range(12):
        state = new_game(match=("single", "pair")[seed % 2], pie_rule=seed % 3 == 0)
        while not state.is_terminal():
            values = insight.evaluate(state)
            assert values[0] == -values[1]
            assert -1 <= values[0] <= 1
            if state.current_player() >= 0:
                weights = insight.weigh(state, state.legal_actions())
                assert len(weights) == len(state.legal_actions())
                assert min(weights) >= 0
            random_step(state, rng)
        assert insight.evaluate(state) == state.returns()


def test_the_most_promising_action_completes_a_line_or_stops_one() -> None:
    tried = 0
    for seed in range(200):
        state = careful(seed, 4 + seed % 9)
        seat = state.current_player()
        winner, kept = forcing.forced(state)
        actions = state.legal_actions()
        weights = insight.weigh(state, actions)
        best = actions[weights.index(max(weights))]
        if winner == seat:
            begun = do(state, state.action_to_string(best))
            assert ended(begun) or any(ended(do(begun, text)) for text in can(begun))
            tried += 1
        elif winner < 0 and len(kept) < len(actions) and all(action < rules.MOVE for action in kept):
            assert best in kept
            tried += 1
    assert tried > 30


def test_in_a_pair_the_game_being_played_is_the_problem() -> None:
    state = new_game(match="pair")
    rng = Random(1)
    while state.to_json()["game"] == 1:
        random_step(state, rng)
    alone = forcing.problem(state)
    data = alone.to_json()
    assert (data["match"], data["game"], data["points"]) == ("single", 1, [0, 0])
    assert alone.legal_actions() == state.legal_actions()
    assert alone.current_player() == state.current_player() == 1
