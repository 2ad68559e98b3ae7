"""The common beings of the Nethervoid school; more of them in `test_gateway`."""

from tests.tash_kalar.scenario import nethervoid


def test_shadow_imp_drags_the_gateway_along() -> None:
    table = nethervoid("""
        hand 1: shadow imp
        board c4:
        c . . . .
        . . c . .
        . c* . C .
    """)
    table.act("summon shadow imp", "at d5", "to d4").offers("to d5", "skip").act("to d5")
    table.shows("c4", "c c . . .", ". c* c . .", ". . . C .")


def test_shadow_imp_that_is_the_gateway_moves_alone() -> None:
    table = nethervoid("""
        hand 1: shadow imp
        board c4:
        c . .
        . . c
    """)
    table.act("summon shadow imp", "at d5", "to d4").allows("place a5").shows("c4", "c c* .", ". . c")


def test_flame_imp_burns_beside_the_gateway() -> None:
    table = nethervoid("""
        hand 1: flame imp
        board c3:
        . C . . .
        c c* . . C
        H . c . .
    """)
    table.act("summon flame imp", "at f4").offers("destroy d3", "destroy c4", "destroy e5", "skip")
    table.act("destroy d3").shows("c3", ". . . . .", "c c* . c C")


def test_flame_imp_finds_nothing_beside_the_gateway() -> None:
    table = nethervoid("""
        hand 1: flame imp
        board d4:
        h . .
        . h .
    """)
    table.act("summon flame imp", "at f4").allows("place a5").lacks("skip")


def test_gate_keeper_opens_the_gateway_in_a_new_piece() -> None:
    table = nethervoid("""
        hand 1: gate keeper
        board d4:
        . c* .
        c . c
    """)
    table.act("summon gate keeper", "at e5").offers("upgrade", "place", "skip").act("place", "place a5")
    assert table.gate() == "a5"


def test_gate_keeper_upgrades_a_piece_into_the_gateway() -> None:
    table = nethervoid("""
        hand 1: gate keeper
        board d4:
        . c .
        c . c
    """)
    table.act("summon gate keeper", "at e5", "upgrade", "upgrade f5").shows("d4", ". c .", "c c h*")


def test_gate_keeper_may_leave_the_gateway_where_it_is() -> None:
    table = nethervoid("""
        hand 1: gate keeper
        board d4:
        . c* .
        c . c
    """)
    assert table.act("summon gate keeper", "at e5", "skip").gate() == "e4"


def test_demon_of_gluttony_grows_by_eating() -> None:
    table = nethervoid("""
        hand 1: demon of gluttony
        board c3:
        . . . H
        . . C .
        . . . .
        . c* c c
    """)
    table.act("summon demon of gluttony", "at e5", "to e4").allows("to f3", "skip").act("to f3")
    table.shows("c3", ". . . h*", ". . . .")


def test_demon_of_gluttony_that_ate_nothing_stays_common() -> None:
    table = nethervoid("""
        hand 1: demon of gluttony
        board c5:
        . . .
        c* c c
    """)
    table.act("summon demon of gluttony", "at d5", "to d4").allows("place a5").shows("d4", "c")
    assert table.gate() == "c6"


def test_demon_of_pride_is_summoned_common_then_takes_the_gateway() -> None:
    table = nethervoid("""
        hand 1: demon of pride
        board d3:
        . H
        c* .
        c c
    """)
    table.act("summon demon of pride", "at d3").allows("to e3", "skip").act("to e3").shows(
        "d3", ". h*", "c ."
    )
    assert table.state.summoned[-1] & 3 == 1


def test_demon_of_pride_cannot_arrive_on_a_heroic_piece() -> None:
    table = nethervoid("""
        hand 1: demon of pride
        board d3:
        H .
        c* .
        c c
    """)
    table.act("summon demon of pride").lacks("at d3")
