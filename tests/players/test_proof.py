"""Proofs: sound and complete where the whole game can be searched, and followed to the end."""

from random import Random

import pytest

import pygames
from pygames.core.game import State
from pygames.hack_attack import forcing, rules
from pygames.players.proof import Proof
from tests.hack_attack.table import dealt
from tests.hack_attack.test_threats import FORK, careful
from tests.players import toys


def noughts() -> toys.Toy:
    return toys.toy("tic-tac-toe", insight=toys.Forced())


def solve(proof: Proof, steps: int = 100_000) -> Proof:
    while not proof.done and proof.opened < steps:
        proof.step()
    return proof


def wins(state: State, seat: int) -> bool:
    """Whether the seat can force a win, by trying everything."""
    if state.is_terminal():
        return state.returns()[seat] > 0
    after = []
    for action in state.legal_actions():
        after.append(state.clone())
        after[-1].apply_action(action)
    return (any if state.current_player() == seat else all)(wins(child, seat) for child in after)


def test_a_proof_agrees_with_trying_everything() -> None:
    rng = Random(6)
    found = set()
    for _game in range(60):
        state = noughts().new_state()
        for _move in range(rng.randint(2, 6)):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        for seat in (0, 1):
            tried = solve(Proof(state, seat))
            assert tried.proved == wins(state, seat) != tried.disproved
            found.add(tried.proved)
    assert found == {True, False}


def test_nobody_can_force_a_win_from_the_start() -> None:
    for seat in (0, 1):
        assert solve(Proof(noughts().new_state(), seat)).disproved


def test_only_games_that_offer_proofs_are_proved() -> None:
    with pytest.raises(ValueError, match="Hack Trick offers no proofs"):
        Proof(pygames.load("hack-trick").new_state(), 0)


def test_a_win_of_two_threats_is_proved() -> None:
    tried = solve(Proof(FORK, 0))
    assert tried.proved
    assert FORK.action_to_string(tried.action()) == "place k2"
    assert not solve(Proof(FORK, 1)).proved
    with pytest.raises(ValueError, match="no win is proved"):
        Proof(FORK, 1).action()


def test_a_proved_win_is_won_against_anything() -> None:
    """Whatever the other side does, the strategy has an answer, until the game is won."""
    quick = [state for seed in range(8) if solve(Proof(state := careful(seed, 4), 0), 2000).proved]
    assert len(quick) > 3
    for state in quick:
        _follow(state, 0)


def _follow(state: State, seat: int) -> None:
    tried = solve(Proof(state, seat))
    plan = tried.strategy()
    rng = Random(7)
    for _game in range(20):
        game = state.clone()
        while not game.is_terminal():
            if game.current_player() == seat and forcing.position(game) in plan:
                game.apply_action(plan[forcing.position(game)])
            elif game.current_player() == seat:
                winner, actions = forcing.forced(game)
                assert winner == seat
                game.apply_action(actions[0])
            else:
                game.apply_action(
                    rng.choice(forcing.forced(game)[1] if rng.random() < 0.8 else game.legal_actions())
                )
        assert game.returns()[seat] == 1


DEALS = {
    "4-2-0": ("gop gop gop gop gpo gpo", "gpo gpo ogp ogp ogp ogp"),
    "4-1-1": ("gop gop gop gop gpo ogp", "gpo gpo gpo ogp ogp ogp"),
    "3-3-0": ("gop gop gop gpo gpo gpo", "gop gpo ogp ogp ogp ogp"),
    "3-2-1": ("gop gop gop gpo gpo ogp", "gop gpo gpo ogp ogp ogp"),
}
"""The first player's boards by middle colour, and the other's; 2-2-2 takes far longer."""


@pytest.mark.parametrize("deal", DEALS)
def test_the_first_player_wins_from_the_empty_table(deal: str) -> None:
    tried = solve(Proof(dealt(*DEALS[deal]), 0), 6000)
    assert tried.proved


@pytest.mark.soak
@pytest.mark.parametrize(
    ("deal", "turns", "won"),
    [
        *((deal, 5, False) for deal in DEALS),
        ("4-2-0", 7, False),
        ("4-1-1", 7, True),
        ("3-3-0", 7, False),
        *((deal, 9, True) for deal in DEALS),
    ],
)
def test_how_soon_the_first_player_wins(
    deal: str, turns: int, won: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every game ended as a draw after so many turns."""
    for module in (rules, forcing):
        monkeypatch.setattr(module, "CAP", turns)
    tried = solve(Proof(dealt(*DEALS[deal]), 0), 400_000)
    assert (tried.proved, tried.disproved) == (won, not won)
