"""The common beings of the Sylvan school."""

from tests.tash_kalar.scenario import Scene, scene


def sylvan(text: str) -> Scene:
    return scene("        schools: sylvan imperial" + text)


def test_sapling_arrives_common_and_becomes_heroic() -> None:
    table = sylvan("""
        hand 1: sapling
        board d3:
        C
        c
        c
    """)
    table.act("summon sapling", "at d3").shows("d3", "h", "c", "c")
    assert table.state.summoned[-1] & 3 == 1


def test_sapling_cannot_be_summoned_onto_a_heroic_piece() -> None:
    table = sylvan("""
        hand 1: sapling
        board d3:
        H
        c
        c
    """)
    table.act("summon sapling").offers("at d6")


def test_kiskin_farseeders_place_beside_any_own_piece() -> None:
    table = sylvan("""
        hand 1: kiskin farseeders
        board d4:
        . . c . . C
        c . . . . .
    """)
    table.act("summon kiskin farseeders", "at e4").allows("place d4", "place g4", "place c6", "skip")
    table.lacks("place h4", "place i4", "place f4").act("place g4").shows("d4", ". c c c . C")


def test_kiskin_farseeders_have_nothing_to_place_from_an_empty_stock() -> None:
    table = sylvan("""
        hand 1: kiskin farseeders
        board b2:
        . . h h h h h
        h h h h h h h
        . . . . . . h
        . . . . . . .
        . . . . . . .
        . . c . c c .
        . c . . . . .
    """)
    table.act("summon kiskin farseeders", "at c2", "pick up h4").lacks("skip")
    assert table.state.stock[0] == 0


def test_charging_buck_leaps_exactly_two_squares_twice() -> None:
    table = sylvan("""
        hand 1: charging buck
        board c2:
        . . . . C
        . . . . .
        . . . H .
        . c c . .
        . c . . .
    """)
    table.act("summon charging buck", "at e4").allows("to g2", "to c2", "to e6", "skip")
    table.lacks("to f4", "to f5", "to d3").act("to g2").allows("to e4", "done").act("to e4")
    table.shows("c2", ". . . . .").shows("e4", "c H")
    assert table.state.felled[5] == 1


def test_charging_buck_may_run_over_its_own_or_stay() -> None:
    position = """
        hand 1: charging buck
        board d4:
        . . . c
        c c . .
        c . . .
    """
    sylvan(position).act("summon charging buck", "at e4", "skip").shows("d4", ". c . c")
    own = sylvan(position).act("summon charging buck", "at e4", "to g4", "done").shows("d4", ". . . c")
    assert sum(own.state.felled) == 0


def test_forest_wardens_thin_out_whoever_is_ahead() -> None:
    table = sylvan("""
        hand 1: forest wardens
        board d3:
        C C C C H
        c . . c .
    """)
    table.act("summon forest wardens", "at f4").offers(
        "destroy d3", "destroy e3", "destroy f3", "destroy g3"
    ).act("destroy d3")
    table.shows("d3", ". C C C .", "c . c c .")
    assert (table.state.felled[5], table.state.felled[6]) == (1, 1)


def test_forest_wardens_leave_equal_numbers_alone() -> None:
    table = sylvan("""
        hand 1: forest wardens
        board d3:
        C C C . H
        c . . c h
    """)
    table.act("summon forest wardens", "at f4").shows("d3", "C C C . H", "c . c c h")


def test_naiad_moves_two_different_neighbours() -> None:
    table = sylvan("""
        hand 1: naiad
        board d4:
        . . . .
        c c c .
        . . . c
    """)
    table.act("summon naiad", "at f4").offers("move e5", "move f5", "skip").act("move e5", "to e4")
    table.lacks("move e4", "to d5").act("to f6").shows("d4", ". c c .", "c . . .", ". . c c")


def test_naiad_standard_moves_spare_equal_ranks() -> None:
    table = sylvan("""
        hand 1: naiad
        board d4:
        C C . C
        h c c C
    """)
    table.act("summon naiad", "at f4", "move e5").lacks("to e4", "to d4").allows("to e6")


def test_naiad_run_over_by_the_first_still_lets_the_second_move() -> None:
    table = sylvan("""
        hand 1: naiad
        board d4:
        . . . .
        c c h .
        . . . c
    """)
    table.act("summon naiad", "at f4", "move f5", "to f4").shows("f4", "h", ".")
    table.offers("to d4", "to d6", "to e4", "to e6", "to f5", "to f6", "done").act("to f5")
    table.allows("place a5").shows("d4", ". . h .", "c . c .", ". . . c")
