"""Ending your turn: Pass, Play!, Guard!"""

import pytest

from tests.acting import can, do, rule, told
from tests.hack_trick.table import facts, position

END = """
    phase: end
    row: 1 3
    hands: 1 2 | 0 2 5
    markers: 4 | 8"""


def test_pass_is_free() -> None:
    after = do(position(END), "pass")
    assert facts(after, "turn", "order", "pools") == [1, "none", [[8, 1], [8, 1]]]


@pytest.mark.parametrize("command", ["play!", "guard!"])
@pytest.mark.parametrize(("kind", "pool"), [("plain", [7, 1]), ("x2", [8, 0])])
def test_a_command_costs_an_unplayed_marker_of_the_kind_chosen(
    command: str, kind: str, pool: list[int]
) -> None:
    """R9."""
    after = do(position(END), command, f"pay {kind}")
    assert facts(after, "turn", "order", "pools") == [1, command, [pool, [8, 1]]]


def test_the_kind_to_pay_is_a_choice_only_where_there_is_one() -> None:
    assert do(position(END + "\npools: 3+0 | 8+1"), "play!").current_player() == 1
    assert do(position(END + "\npools: 0+1 | 8+1"), "guard!").to_json()["pools"][0] == [0, 0]


def test_the_last_marker_may_be_spent() -> None:
    """R11, deviation 2."""
    for pools in ("1+0 | 8+1", "0+1 | 8+1"):
        state = position(END + f"\npools: {pools}")
        assert can(state) == ["pass", "play!", "guard!"]
        assert do(state, "play!").to_json()["pools"][0] == [0, 0]


def test_captured_tokens_do_not_pay_for_commands() -> None:
    """R6: with nothing left but captured tokens only Pass remains, and is not asked for."""
    state = position("row: 1\nhands: 1 3 | 0 2 5\npools: 1+0 | 8+0\ncaptured: 1 | 0")
    after = do(state, "play 3")
    assert facts(after, "turn", "phase", "captured") == [1, "main", [1, 0]]
    assert rule(position(END), "pay captured") == "ht-pay"


def test_who_has_no_marker_left_passes_without_being_asked() -> None:
    """E12b."""
    after = do(position("row: 1\nhands: 1 3 | 0 2 5\npools: 1+0 | 8+1"), "play 3")
    assert facts(after, "turn", "phase", "order") == [1, "main", "none"]


def test_play_forbids_drawing_to_who_can_play() -> None:
    after = do(position(END), "play!", "pay plain")
    assert can(after) == ["play 0", "play 2", "play 5"]
    assert rule(after, "draw") == "ht-commanded"


def test_the_command_is_used_up_by_one_turn() -> None:
    after = do(
        position(END), "play!", "pay plain", "play 0", "mark plain", "pass", "play 2", "mark plain", "pass"
    )
    assert "draw" in can(after)


@pytest.mark.parametrize("cards", ["2", "2 2"])
def test_who_cannot_play_shows_the_hand_and_draws(cards: str) -> None:
    """E9."""
    state = position(f"phase: end\nrow: 1 2\nhands: 1 3 | {cards}\nmarkers: 3 | 8")
    paying = do(state, "play!")
    assert f"Bo cannot play, and shows the hand: {cards.replace(' ', ', ')}." in told(paying, "pay plain", 0)
    after = do(paying, "pay plain")
    assert can(after) == ["draw"]
    assert after.observe(0).possible_hands(1) == {tuple(map(int, cards.split())): 2}
    assert rule(after, "draw") == ""


def test_the_card_drawn_after_showing_is_hidden() -> None:
    """R24."""
    state = position("phase: end\nrow: 1 2\nhands: 1 3 | 2 2\nmarkers: 3 | 8")
    after = do(state, "play!", "pay plain", "draw", "deal 1 4")
    hands = after.observe(0).possible_hands(1)
    assert set(hands) == {(0, 2, 2), (1, 2, 2), (2, 2, 3), (2, 2, 4), (2, 2, 5)}
    assert "draws a card" in told(do(state, "play!", "pay plain", "draw"), "deal 1 4", 0)


def test_play_may_be_said_to_an_empty_hand() -> None:
    """E9b, R10; deviations 6 and 7: it shows nothing and must draw."""
    state = position("phase: end\nrow: 1 2\nhands: 1 3 | -\nmarkers: 3 | 8")
    assert "play!" in can(state)
    after = do(state, "play!", "pay plain")
    assert can(after) == ["draw"]
    assert "having no cards" in told(do(state, "play!"), "pay plain")


def test_guard_forbids_play_on_the_next_turn() -> None:
    """E12, R15."""
    guarded = do(position(END), "guard!", "pay plain", "play 0", "mark plain")
    assert can(guarded) == ["pass", "guard!"]
    assert rule(guarded, "play!") == "ht-guard"


def test_guard_lasts_for_one_turn_of_the_opponent() -> None:
    """R15."""
    state = do(
        position(END), "guard!", "pay plain", "play 0", "mark plain", "pass", "play 2", "mark plain", "pass"
    )
    later = do(state, "play 5", "mark plain")
    assert can(later) == ["pass", "play!", "guard!"]


def test_guard_does_not_forbid_guard() -> None:
    state = do(position(END), "guard!", "pay plain", "play 0", "mark plain", "guard!", "pay plain")
    assert rule(do(state, "play 2", "mark plain"), "play!") == "ht-guard"


def test_a_guarded_opponent_leaves_the_choice_to_draw() -> None:
    guarded = do(position(END), "guard!", "pay plain")
    assert can(guarded) == ["play 0", "play 2", "play 5", "draw"]


def test_one_command_a_turn() -> None:
    """Deviation 5: never both."""
    after = do(position(END), "guard!")
    assert rule(after, "play!") == rule(after, "pass") == "ht-pay"
