"""Laying boards."""

from tests.acting import can, do, ended, rule
from tests.hack_attack.table import FULL, dealt, position

GAME_ = dealt("gop gop gop gpo gpo ogp", "gop gpo gpo ogp ogp ogp")
ONE = do(GAME_, "lay gop", "place m1")


def test_boards_are_laid_at_the_ends_only() -> None:
    """R4."""
    after = do(ONE, "lay ogp left", "place l1", "lay gpo right", "place n1")
    assert after.to_json()["left"] == "l"
    assert after.to_json()["boards"] == ["ogp", "gop", "gpo"]
    assert rule(after, "lay ogp between l and m") == "ha-ends"


def test_squares_are_aligned_and_keep_their_names() -> None:
    """R2."""
    after = do(ONE, "lay ogp left", "place l2", "lay gpo left")
    assert after.to_json()["pieces"] == ["...", ".a.", "v.."]
    assert can(after) == ["place k1", "place k2", "place k3"]


def test_a_board_may_be_turned_end_for_end() -> None:
    """R3."""
    after = do(ONE, "lay pgo left")
    assert after.to_json()["boards"] == ["pgo", "gop"]
    assert after.to_json()["hands"][1] == ["gop", "gpo", "gpo", "ogp", "ogp"]


def test_without_rotation_a_board_lies_as_it_was_dealt() -> None:
    """R3."""
    state = dealt("gop gop gpo gpo ogp ogp", "opg opg pgo pgo pog pog", rotation=False)
    assert can(state) == ["lay gop", "lay gpo", "lay ogp"]
    assert rule(state, "lay pog") == "ha-turning"
    assert rule(state, "lay opg") == "ha-turning"
    after = do(state, "lay gop", "place m1")
    assert rule(after, "lay gop left") == "ha-turning"
    assert "lay pog left" in can(after)


def test_a_board_laid_needs_a_piece_and_the_piece_goes_to_it() -> None:
    """R5, R6."""
    laid = do(ONE, "lay ogp right")
    assert laid.current_player() == 1
    assert can(laid) == ["place n1", "place n2", "place n3"]
    for text in ("place m2", "lay gpo left", "lay ogp left"):
        assert rule(laid, text) == "ha-new-board"
    assert rule(laid, "pass") == "ha-no-pass"
    assert do(laid, "place n3").current_player() == 0


def test_equal_boards_are_one_choice() -> None:
    assert [text for text in can(ONE) if "ogp" in text or "pgo" in text] == [
        "lay ogp left",
        "lay ogp right",
        "lay pgo left",
        "lay pgo right",
    ]


def test_a_side_with_pieces_to_place_has_a_board_to_lay() -> None:
    """Worked example 12 cannot come about: six boards are laid only with six pieces on them."""
    state = GAME_
    for number in range(12):
        assert len(state.to_json()["hands"][number % 2]) == 6 - number // 2
        ways = [(lay, place) for lay in can(state) if lay[:3] == "lay" for place in can(do(state, lay))]
        state = next(after for way in ways if not ended(after := do(state, *way)))
    assert state.to_json()["hands"] == [[], []]
    assert all(text.startswith("move") for text in can(state))
    assert rule(state, "lay gop left") == "ha-own-board"


def test_with_boards_left_a_piece_may_be_moved_to_a_new_board() -> None:
    state = position(FULL)
    assert {text.split()[0] for text in can(state)} == {"move", "lay"}
    laid = do(state, "lay pog left")
    assert laid.current_player() == 0
    after = do(laid, "take l2")
    assert after.to_json()["pieces"][:3] == [".v.", "..a", "a.a"]
    assert after.current_player() == 1


def test_a_laid_board_takes_the_piece_to_the_square_of_its_colour() -> None:
    laid = do(position(FULL), "lay opg left")
    for text, row in (("take n1", 0), ("take o3", 1), ("take m2", 2)):
        assert do(laid, text).to_json()["pieces"][0] == "..."[:row] + "v" + "..."[row + 1 :]
