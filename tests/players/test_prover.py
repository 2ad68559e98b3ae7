"""The player who proves: wins found, losses left out, and no proof where something is hidden."""

import pytest

import pygames
from pygames.core.game import State
from pygames.players import IsmctsPlayer, ProofPlayer, Search
from pygames.players.ismcts import Ismcts
from tests.players.toys import Forced, Kuhn, TicTacToe, toy


def search(text: str, iterations: int = 400) -> Search:
    toy("tic-tac-toe", insight=Forced())
    state = TicTacToe.of(2, [".xo".index(cell) for cell in text.replace("/", "")])
    return ProofPlayer(1, iterations).search(state.observe(state.current_player()))


def answer(found: Search) -> tuple[int, float]:
    found.run(1e9)
    return found.thinking().action, found.thinking().value


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("xx./oo./...", {2}),
        ("x.o/.../...", {3, 6, 8}),  # x forks in two turns
        ("xo./.../...", {3, 4, 6}),
    ],
)
def test_a_forced_win_is_proved_and_played(text: str, wins: set[int]) -> None:
    action, value = answer(search(text, 2000))
    assert value == 1
    assert action in wins


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("x../.../...", {4}),
        ("x../.o./..x", {1, 3, 5, 7}),
        ("xx./.o./...", {2}),
    ],
)
def test_what_loses_by_force_is_left_out(text: str, safe: set[int]) -> None:
    action, value = answer(search(text, 4000))
    assert action in safe
    assert value > -1


def test_the_last_action_not_known_to_lose_is_played_at_once() -> None:
    found = search("x.x/.o./x.o", 4000)  # x threatens two lines: every answer loses
    action, value = answer(found)
    assert action in {1, 3, 5, 7}
    assert value < 1
    assert found.iterations < 200


def test_a_proof_ends_the_thought() -> None:
    found = search("xx./oo./...", 10_000)
    found.run(1e9)
    assert found.iterations < 100
    assert found.thinking().done == 1


def test_the_time_is_kept_while_proving() -> None:
    found = search(".../.../...", 10**9)
    assert not found.run(0)
    assert found.iterations == 1
    assert found.thinking().action in range(9)


def test_nothing_is_proved_of_a_guess() -> None:
    toy("kuhn", insight=Forced())
    view = Kuhn.of(2, [0, 2, 1]).observe(1)
    found = ProofPlayer(1, 300).search(view)
    assert isinstance(found, Ismcts)
    assert answer(found)[0] == 1


def test_a_game_without_proofs_is_searched() -> None:
    toy("tic-tac-toe")
    state = TicTacToe.of(2, [0] * 9)
    assert isinstance(ProofPlayer(1).search(state.observe(0)), type(IsmctsPlayer(1).search(state.observe(0))))


def dealt(**options: bool) -> State:
    state = pygames.load("hack-attack").new_state(**options)
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    return state.observe(state.current_player())


def test_hack_attack_is_proved_with_open_boards_only() -> None:
    assert not isinstance(ProofPlayer(1).search(dealt()), Ismcts)
    assert isinstance(ProofPlayer(1).search(dealt(hidden_boards=True)), Ismcts)
