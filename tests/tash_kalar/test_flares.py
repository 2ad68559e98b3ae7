"""The flares: each half by itself, and what bars it.

Seat 1 has five common pieces and a heroic one in row 7, seat 2 as many more as a half asks for.
"""

import pytest

from pygames.tash_kalar.cards import FLARES
from tests.tash_kalar.scenario import Scene, scene

PRINTED = [(3, 6), (4, 4), (3, 5), (4, 5), (3, 6), (4, 4), (4, 6), (4, 5), (5, 4), (5, 5), (3, 4), (2, 5)]


def facing(number: int, heroic: int, total: int) -> Scene:
    """Seat 1 with the flare against an enemy of so many heroic pieces, so many in all."""
    ranks = ["H"] * heroic + ["C"] * (total - heroic)
    ranks += ["."] * (14 - len(ranks))
    return scene(f"""
        hand 1: flare {number}
        board b2:
        {" ".join(ranks[:7])}
        {" ".join(ranks[7:])}
        . . . . . . .
        . . . . . . .
        . . . . . . .
        c c c c c h .
    """)


def upper(number: int) -> Scene:
    """The flare played for its upper half alone."""
    heroic = 1 + PRINTED[number - 1][0]
    return facing(number, heroic, max(heroic, 6)).act(f"flare {number}")


def lower(number: int) -> Scene:
    """The flare played for its lower half alone."""
    return facing(number, 1, 6 + PRINTED[number - 1][1]).act(f"flare {number}")


@pytest.mark.parametrize("number", range(1, 13))
def test_a_flare_asks_for_the_printed_deficits(number: int) -> None:
    upgraded, total = PRINTED[number - 1]
    flare = FLARES[number - 1]
    assert (flare.number, flare.upgraded, flare.total) == (number, upgraded, total)
    facing(number, upgraded, 5 + total).refuses(f"flare {number}", "tk-flare")


def places(table: Scene, piece: str) -> Scene:
    """One piece of the rank is placed, on any empty square."""
    table.allows("place e5", "place a5").lacks("place b7", "skip").act("place e5").shows("e5", piece)
    return table


def test_flare_1_places_a_common_piece() -> None:
    assert places(upper(1), "c").state.acts == 2


def test_flare_1_places_a_heroic_piece() -> None:
    places(lower(1), "h")


def test_flare_1_does_both_halves_upper_first() -> None:
    both = facing(1, 4, 12).act("flare 1", "place e5").lacks("end").act("place f5").shows("e5", "c h")
    assert both.state.acts == 2


def test_flare_2_places_a_common_piece() -> None:
    places(upper(2), "c")


def test_flare_2_places_another_one_for_the_total() -> None:
    places(lower(2), "c")


def test_flare_3_moves_commons_three_times() -> None:
    table = upper(3).allows("move b7", "move f7", "skip").lacks("move g7")
    table.act("move b7", "to b6", "move b6", "to b5", "move f7", "to f6").allows("place a5").shows("b5", "c")


def test_flare_3_may_move_nothing() -> None:
    upper(3).act("skip").shows("b7", "c c c c c h")


def test_flare_3_gains_an_action() -> None:
    assert lower(3).state.acts == 3


def test_flare_4_places_a_common_piece() -> None:
    places(upper(4), "c")


def test_flare_4_places_or_converts() -> None:
    places(lower(4).offers("place", "convert").act("place"), "c")
    table = lower(4).act("convert").allows("convert c2").lacks("convert b2").act("convert c2")
    table.shows("b2", "H c C")
    assert table.state.felled[5] == 1


def test_flare_5_moves_or_upgrades_a_common_piece() -> None:
    table = upper(5).offers("move", "upgrade").act("move").lacks("move g7", "skip").act("move b7", "to b6")
    table.shows("b6", "c", ".")
    upper(5).act("upgrade", "upgrade c7").shows("b7", "c h c c c h")


def test_flare_5_places_two_common_pieces() -> None:
    lower(5).act("place e5", "place f5").allows("place a5").shows("e5", "c c")


def test_flare_6_places_or_upgrades() -> None:
    places(upper(6).offers("place", "upgrade").act("place"), "c")
    upper(6).act("upgrade", "upgrade b7").shows("b7", "h c")


def test_flare_6_makes_a_combat_leap() -> None:
    table = lower(6).allows("move b7", "skip").lacks("move g7").act("move b7").allows("to c2", "to e5")
    table.lacks("to b2").act("to c2").shows("b2", "H c")
    assert table.state.felled[5] == 1


def test_flare_7_places_a_common_piece() -> None:
    places(upper(7), "c")


def test_flare_7_upgrades_and_gains_an_action() -> None:
    assert lower(7).act("upgrade b7").shows("b7", "h c").state.acts == 3


def test_flare_8_gains_an_action() -> None:
    assert upper(8).state.acts == 3


def test_flare_8_places_a_common_piece() -> None:
    places(lower(8), "c")


def test_flare_9_places_a_heroic_piece() -> None:
    places(upper(9), "h")


def test_flare_9_makes_a_standard_and_a_combat_move() -> None:
    table = lower(9).allows("move b7", "skip").lacks("move g7")
    table.act("move b7", "to c8", "move c8", "to d8").allows("place a5")


def test_flare_9_lands_on_one_equal_rank_only() -> None:
    lower(9).act("move b7", "to c7").allows("move c7", "done").act("move c7").lacks("to d7")


def test_flare_10_places_two_common_pieces() -> None:
    upper(10).act("place e5", "place f5").allows("place a5").shows("e5", "c c")


def test_flare_10_places_a_common_piece() -> None:
    places(lower(10), "c")


def test_flare_11_places_a_common_piece() -> None:
    places(upper(11), "c")


def test_flare_11_makes_one_combat_move_or_two_standard_moves() -> None:
    lower(11).act("move b7", "to c7").allows("place a5")
    lower(11).act("move g7", "to h8").allows("move b7", "skip").act("move b7").lacks("to c7")


def test_flare_12_makes_a_standard_leap() -> None:
    table = upper(12).allows("move b7", "skip").lacks("move g7").act("move b7").lacks("to e2", "to c7")
    table.act("to e5").shows("e5", "c")


def test_flare_12_gains_an_action() -> None:
    assert lower(12).state.acts == 3


def test_flare_1_in_a_melee_does_the_half_of_the_opponent_chosen() -> None:
    position = """
        form: melee
        schools: imperial highland sylvan
        hand 1: flare 1
        board b2:
        H H H . . .
        c3 c3 c3 c3 c3 c3
    """
    upgraded = scene(position).act("flare 1").offers("colour 2", "colour 3").act("colour 2", "place e5")
    assert upgraded.shows("e5", "c").state.points[4] == 1
    total = scene(position).act("flare 1", "colour 3", "place e5").shows("e5", "h")
    assert total.state.points[8] == 1


def test_flare_2_adds_no_two_opponents_together() -> None:
    table = scene("""
        form: melee
        schools: imperial highland sylvan
        hand 1: flare 2
        board b2:
        C C C
        c3 c3 c3
    """)
    table.refuses("flare 2", "tk-flare")


def test_flare_2_judges_both_halves_before_the_first() -> None:
    table = scene("""
        hand 1: flare 2
        board b2:
        H H H H
    """)
    table.act("flare 2", "place e5", "place f5").shows("e5", "c c")


def test_flare_7_gains_its_action_even_with_nothing_to_upgrade() -> None:
    table = scene("""
        hand 1: flare 7
        board b2:
        C C C C C C
    """)
    assert table.act("flare 7").state.acts == 3


def test_flare_11_makes_both_standard_moves_with_other_pieces_too() -> None:
    table = scene("""
        hand 1: flare 11
        board b2:
        C C C C C H H
        . . . . . . .
        l h c . . . .
    """)
    table.act("flare 11").allows("move c4", "move d4").lacks("move b4").act("move d4", "to e4")
    table.allows("move c4", "move e4", "skip").lacks("move b4").act("move c4", "to d4").allows("place a5")
