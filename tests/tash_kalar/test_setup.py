"""Before the first turn: forms, schools, hands, tasks, the first pieces."""

from random import Random

import pytest

from pygames.core.game import CHANCE, OptionValue
from pygames.tash_kalar import GAME
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.state import GameState


def dealt(seats: int, seed: int = 0, **options: OptionValue) -> GameState:
    """A new game, as far as chance alone goes."""
    state = GAME.new_state(seats, **options)
    assert isinstance(state, GameState)
    rng = Random(seed)
    while state.current_player() == CHANCE:
        state.apply_action(state.sample_outcome(rng))
    return state


def choices(state: GameState) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def test_hands_of_three_beings_two_legends_one_flare() -> None:
    for seats in (2, 3, 4):
        state = dealt(seats)
        assert [len(hand) for hand in state.hands] == [3, 2, 1] * seats
        assert [len(deck) for deck in state.decks[:-1]] == [15] * seats + [12 - 2 * seats, 12 - seats]


@pytest.mark.parametrize("seed", range(40))
def test_tasks_three_plain_ones_not_of_one_type_and_a_fourth(seed: int) -> None:
    state = dealt(2, seed)
    kinds = [TASKS[task].kind for task in (*state.tasks, state.next_task)]
    assert not any(TASKS[task].advanced for task in state.tasks)
    assert max(kinds.count(kind) for kind in kinds) <= 2


def test_actions_one_in_the_first_turn_of_the_game() -> None:
    state = dealt(2)
    assert state.acts == 1 and state.turn == 0
    state.apply_action(state.string_to_action("place e5"))
    assert state.acts == 2 and state.turn == 1


def test_start_of_a_duel_is_set_up_by_the_second_player() -> None:
    state = dealt(2, form="duel")
    assert state.current_player() == 1 and choices(state) == ["place c5", "place g5"]
    assert state.why_not("place e5").rule == "tk-start"  # type: ignore[union-attr]
    state.apply_action(state.string_to_action("place c5"))
    assert state.board[32] == 5 and state.board[36] == 1 and state.current_player() == 0
    assert state.stock == [15, 3, 15, 3]


def test_start_of_a_melee_of_three_is_set_up_by_the_last_player() -> None:
    state = dealt(3)
    assert state.current_player() == 2 and choices(state) == ["place f2", "place g2"]
    for text in ("place g2", "colour 2", "place b7", "colour 3", "place g6"):
        state.apply_action(state.string_to_action(text))
    assert sorted(piece for piece in state.board if piece) == [1, 5, 9]
    assert state.stock == [14, 3] * 3 and state.current_player() == 0


def test_start_of_a_melee_of_four_leaves_the_second_player_out() -> None:
    state = dealt(4)
    assert state.current_player() == 3
    state.apply_action(state.string_to_action("place f2"))
    assert choices(state) == ["colour 1", "colour 3", "colour 4"]
    for text in ("colour 4", "place c7", "colour 1", "place g7"):
        state.apply_action(state.string_to_action(text))
    assert sorted(piece for piece in state.board if piece) == [1, 9, 13]
    assert state.stock == [13, 3, 14, 3, 13, 3, 13, 3]


def test_teams_share_colour_and_legends() -> None:
    state = dealt(4, teams=True)
    assert state.sides == 2 and [len(hand) for hand in state.hands] == [3, 2, 1, 3, 2, 1, 3, 0, 1, 3, 0, 1]


def test_schools_named_drawn_and_refused() -> None:
    named = GAME.new_state(2, schools="northern, Etherweave")
    assert isinstance(named, GameState) and named.schools == (0, 5)
    drawn = GAME.new_state(2, schools="sylvan")
    assert drawn.current_player() == CHANCE and isinstance(drawn, GameState)
    assert choices(drawn)[0] == "school imperial" and len(choices(drawn)) == 6
    drawn.apply_action(drawn.string_to_action("school nethervoid"))
    assert drawn.schools == (2, 4) and len(drawn.decks[1]) == 18
    with pytest.raises(ValueError, match="'dwarves' is none of imperial, highland"):
        GAME.new_state(2, schools="dwarves")


def test_ban_one_school_by_each_seat_the_last_first() -> None:
    state = GAME.new_state(2, schools="random random", ban=True)
    assert isinstance(state, GameState) and state.current_player() == 1
    state.apply_action(state.string_to_action("ban etherweave"))
    assert state.current_player() == 0 and "ban etherweave" not in choices(state)
    state.apply_action(state.string_to_action("ban imperial"))
    assert choices(state) == ["school highland", "school sylvan", "school everfrost", "school nethervoid"]
    later = dealt(2)
    assert later.why_not("ban sylvan").rule == "tk-ban"  # type: ignore[union-attr]
    assert GAME.new_state(2, ban=True).current_player() == CHANCE
