"""Hidden boards, the pie rule, the pair of games."""

from random import Random

import pytest

from tests.acting import can, do, ended, rule, told
from tests.hack_attack.table import FULL, GAME, dealt, new_game, position

VIRUS, ANTI_VIRUS = "gop gop gop gpo gpo ogp", "gop gpo gpo ogp ogp ogp"
MILL = ("lay gop", "place m1", "lay gpo right", "place n1", "place m2", "place n2", "place m3")
"""The Virus lines up on its first board, unhindered."""


# -- hidden boards -----------------------------------------------------------------------------------


def test_hidden_boards_are_counted_but_not_shown() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, hidden_boards=True), "lay gop", "place m1")
    for viewer, hands, down in (
        (0, [["gop", "gop", "gpo", "gpo", "ogp"], []], [0, 6]),
        (1, [[], ANTI_VIRUS.split()], [5, 0]),
        (-3, [[], []], [5, 6]),
    ):
        data = state.observe(viewer).to_json()
        assert data["hands"] == hands
        assert data["face_down"] == down


def test_no_view_tells_what_lies_face_down() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, hidden_boards=True), "lay gop", "place m1")
    for viewer, hidden in ((0, 1), (1, 0), (-3, 0), (-3, 1)):
        view = GAME.face.render(state.observe(viewer), ("Ann", "Bo"))
        assert f"hand-{hidden}-" not in "".join((view.board, view.hand, *view.panels))
        assert "face down" in " ".join(view.text)


def test_a_hidden_deal_is_told_to_its_player_only() -> None:
    state = new_game(hidden_boards=True)
    assert told(state, "deal gop", 0) == "Ann is dealt the board green-orange-purple."
    assert told(state, "deal gop", 1) == told(state, "deal gop") == "Ann is dealt a board."
    assert "green" in told(new_game(), "deal gop")


def test_views_are_equal_where_only_hidden_boards_differ() -> None:
    one = dealt(VIRUS, ANTI_VIRUS, hidden_boards=True)
    other = dealt(ANTI_VIRUS, VIRUS, hidden_boards=True)
    assert one != other
    assert one.observe(-3) == other.observe(-3)
    assert one.observe(0) != other.observe(0)
    half = do(new_game(hidden_boards=True), "deal gop", "deal gpo")
    assert half.observe(0) == do(new_game(hidden_boards=True), "deal gop", "deal ogp").observe(0)


def test_who_sees_six_boards_and_the_table_can_know_the_rest() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, hidden_boards=True), "lay gop", "place m1")
    for seat in (0, 1):
        assert state.observe(seat).determinize(Random(seat)) == state


def test_a_spectators_guess_is_dealt_like_the_boards() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, hidden_boards=True), "lay gop", "place m1")
    rng = Random(5)
    seen = [0, 0, 0]
    for _guess in range(600):
        guess = state.observe(-3).determinize(rng).to_json()
        assert [len(hand) for hand in guess["hands"]] == [5, 6]
        assert sorted(guess["hands"][0] + guess["hands"][1]) == sorted(
            [*["gop"] * 3, *["gpo"] * 4, *["ogp"] * 4]
        )
        for board in guess["hands"][0]:
            seen[("gop", "gpo", "ogp").index(board)] += 1
    for number, expected in zip(seen, (5 * 3 / 11, 5 * 4 / 11, 5 * 4 / 11), strict=True):
        assert number / 600 == pytest.approx(expected, abs=0.12)


def test_boards_are_turned_up_when_the_game_is_over() -> None:
    over = do(dealt(VIRUS, ANTI_VIRUS, hidden_boards=True), *MILL)
    assert over.observe(1).to_json()["hands"] == over.to_json()["hands"]
    assert over.observe(1).to_json()["face_down"] == [0, 0]


# -- the pie rule ------------------------------------------------------------------------------------


def test_the_swap_is_offered_after_the_first_turn_only() -> None:
    state = dealt(VIRUS, ANTI_VIRUS, pie_rule=True)
    assert rule(state, "swap") == "ha-swap"
    asked = do(state, "lay gop", "place m1")
    assert (asked.current_player(), can(asked)) == (1, ["keep", "swap"])
    assert rule(asked, "place m2") == "ha-swap"
    kept = do(asked, "keep")
    assert kept.current_player() == 1
    assert rule(kept, "swap") == "ha-swap"
    assert rule(do(kept, "place m2"), "swap") == "ha-swap"


def test_swapping_takes_over_pieces_boards_and_the_turn() -> None:
    asked = do(dealt(VIRUS, ANTI_VIRUS, pie_rule=True), "lay gop", "place m1")
    swapped = do(asked, "swap")
    assert swapped.current_player() == 0
    assert [text for text in can(swapped) if text.startswith("lay")] == [
        text for text in can(do(asked, "keep")) if text.startswith("lay")
    ]
    over = do(swapped, *MILL[2:])
    assert ended(over) == ("line", (1,))


def test_without_the_pie_rule_there_is_no_swap() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS), "lay gop", "place m1")
    assert rule(state, "swap") == rule(state, "keep") == "ha-swap"
    assert "place m2" in can(state)


# -- the pair ----------------------------------------------------------------------------------------


def test_the_second_game_has_the_same_deal_with_seats_exchanged() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, match="pair"), *MILL)
    assert ended(state) is None
    data = state.to_json()
    assert (data["game"], data["points"], data["virus_seat"]) == (2, [1, 0], 1)
    assert data["hands"] == [VIRUS.split(), ANTI_VIRUS.split()]
    assert data["boards"] == []
    assert state.current_player() == 1
    told = state.game.face.render(state.observe(1), ("Ann", "Bo")).prompt
    assert told == "Ann has won the first game. You lay the first board."


def test_one_point_each_is_a_draw() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, match="pair"), *MILL, *MILL)
    assert ended(state) == ("pair", ())
    assert state.returns() == [0.0, 0.0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 1)


def test_both_games_won_win_the_pair() -> None:
    second = ("lay gop", "place m1", "lay gpo right", "place n1", "lay gop left", "place l1")
    state = do(dealt(VIRUS, ANTI_VIRUS, match="pair"), *MILL, *second, "place n2", "place l2", "place n3")
    assert ended(state) == ("pair", (0,))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (2, 0)


def test_a_drawn_game_is_no_point() -> None:
    state = do(position(FULL + "turns: 198\nmatch: pair"), "move n1", "to k2", "move k3")
    assert "The second game" in told(state, "to o2")
    after = do(state, "to o2")
    assert (after.to_json()["game"], after.to_json()["points"]) == (2, [0, 0])
    assert after.current_player() == 1


def test_hands_lie_open_in_the_second_game() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, match="pair", hidden_boards=True), *MILL)
    assert state.observe(0).to_json()["hands"] == [VIRUS.split(), ANTI_VIRUS.split()]


def test_the_swap_is_offered_in_both_games() -> None:
    state = do(dealt(VIRUS, ANTI_VIRUS, match="pair", pie_rule=True), *MILL[:2], "keep", *MILL[2:])
    asked = do(state, *MILL[:2])
    assert (asked.current_player(), can(asked)) == (0, ["keep", "swap"])
    assert do(asked, "swap").current_player() == 1
