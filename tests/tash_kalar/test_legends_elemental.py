"""The legends that are elementals and dragons."""

from tests.tash_kalar.scenario import scene


def test_fire_dragon_burns_a_cone_but_spares_legends() -> None:
    table = scene("""
        hand 1: fire dragon
        board c1:
        . h . h .
        . . c . .
        . . h . .
        . . . . .
        . H C L .
        H . C . C
    """)
    table.act("summon fire dragon", "at e4")
    table.offers("toward w", "toward e", "toward sw", "toward s", "toward se").act("toward s")
    table.shows("c4", ". . l . .", ". . . L .", ". . . . .")
    assert (table.state.felled[5], table.state.felled[6], table.state.felled[7]) == (3, 2, 0)


def test_fire_dragon_must_breathe_even_on_its_own_side() -> None:
    table = scene("""
        hand 1: fire dragon
        board c1:
        . h . h .
        . . c . .
        . . h . .
        c . . . .
    """)
    table.act("summon fire dragon", "at e4").lacks("skip").act("toward w").shows("c4", ". . l . .")
    assert sum(table.state.felled) == 0


def test_fire_dragon_breathes_no_way_that_leaves_the_arena_at_once() -> None:
    table = scene("""
        hand 1: fire dragon
        board c6:
        h . h .
        . c . C
        . h C .
        . . C L
    """)
    table.act("summon fire dragon", "at d9").offers("toward w", "toward e").act("toward e")
    table.shows("c7", ". c . .", ". h . .", ". l . L")


def test_fire_elemental_clears_its_neighbours() -> None:
    table = scene("""
        hand 1: fire elemental
        board c2:
        C . . . C
        . L C c .
        . . . H .
        . h . c .
        h . c . c
    """)
    table.act("summon fire elemental", "at e4").offers("adjacent", "common").act("adjacent")
    table.shows("c2", "C . . . C", ". L . c .", ". . l . .", ". h . c .")


def test_fire_elemental_burns_commons_up_to_two_squares_away() -> None:
    table = scene("""
        hand 1: fire elemental
        board c2:
        C . . . C
        . L C c .
        . . . H .
        . h . c .
        h . c . c
    """)
    table.act("summon fire elemental", "at e4", "common").shows("c2", ". . . . .", ". L . c .", ". . l H .")
    assert table.state.felled[5] == 3


def test_two_headed_dragon_upgrades_a_helper_and_bites_beside_it() -> None:
    table = scene("""
        hand 1: two-headed dragon
        board d3:
        . . h . H
        . h . . .
        h . c H .
        . . . c .
    """)
    table.act("summon two-headed dragon", "at d3").allows("upgrade f3", "upgrade f5", "skip").act(
        "upgrade f5"
    )
    table.offers("destroy e4", "destroy g5", "skip").act("destroy g5")
    table.shows("d3", "l . h . H", ". h . . .", "h . h . .")


def test_two_headed_dragon_needs_a_spare_legend_to_upgrade_a_heroic_piece() -> None:
    table = scene("""
        hand 1: two-headed dragon
        board d3:
        . . h . l
        . h . . l
        h . c . .
        . . . c .
    """)
    table.act("summon two-headed dragon", "at d3").offers("upgrade f5", "upgrade g6", "skip")


def test_two_headed_dragon_may_upgrade_the_enemy_that_helped() -> None:
    table = scene("""
        form: melee
        schools: imperial highland sylvan
        hand 1: two-headed dragon
        board d3:
        . . h . h3
        . H . . .
        h . c . .
        . . . c .
    """)
    table.act("improvise two-headed dragon", "at d3").allows("upgrade e4", "skip").lacks("upgrade h3")
    table.act("upgrade e4").offers("destroy f3", "destroy d5", "skip").shows("d3", "l . h . h3", ". L . . .")


def test_earth_elemental_destroys_upgrades_and_settles() -> None:
    table = scene("""
        hand 1: earth elemental
        board d3:
        . . . . . .
        . . c . . .
        . c c . . C
        h . . h . .
    """)
    table.act("summon earth elemental", "at e4").lacks("skip", "destroy e4").act("destroy i5")
    table.offers("to e5", "skip").act("to e5").shows("d4", ". . h", ". l c", "h . .")


def test_earth_elemental_must_strike_its_own_side_if_there_is_no_other() -> None:
    table = scene("""
        hand 1: earth elemental
        board c6:
        . . c . . .
        . c c . . .
        h . . h . .
    """)
    table.act("summon earth elemental", "at d6").lacks("skip").act("destroy c8")
    table.offers("to e5", "skip").act("skip").shows("c6", ". l c . . .", ". c h . . .", ". . . h . .")


def test_earth_elemental_settles_even_on_a_legend() -> None:
    table = scene("""
        hand 1: earth elemental
        board c2:
        . L . .
        . . c .
        . c c .
        h . . h
        . . . .
        . . . .
        C . . .
    """)
    table.act("summon earth elemental", "at d3", "destroy c8").offers("to d2", "to c3", "skip").act("to d2")
    assert table.state.felled[7] == 1


def test_time_elemental_takes_another_whole_turn() -> None:
    table = scene("""
        hand 1: time elemental
        board d4:
        h . h
        . h .
        c . c
    """)
    table.act("summon time elemental", "at e3", "place a5")
    assert (table.state.turn, table.state.acts) == (0, 2)


def test_time_elemental_gives_a_turn_even_after_the_last_round() -> None:
    table = scene("""
        final: 0
        triggered: 1
        hand 1: time elemental
        board d4:
        h . h
        . h .
        c . c
    """)
    table.act("summon time elemental", "at e3", "place a5")
    assert not table.state.is_terminal()
    assert (table.state.turn, table.state.acts) == (0, 2)


def test_storm_elemental_sends_a_piece_through_its_enemies() -> None:
    table = scene("""
        hand 1: storm elemental
        board d3:
        h . . . . .
        h . h . . .
        . c . . C C
    """)
    table.act("summon storm elemental", "at e5").offers("common", "heroic", "legendary", "skip")
    table.act("common", "place g5", "to h5").offers("to i5", "done").act("to i5")
    table.shows("d5", ". l . . . .")
    assert table.state.felled[5] == 2


def test_storm_elemental_is_bound_by_its_stock() -> None:
    table = scene("""
        hand 1: storm elemental
        board d3:
        h . . . l l
        h . h . . .
        . c . . C C
    """)
    table.act("summon storm elemental", "at e5").offers("common", "heroic", "skip").act("heroic", "place g5")
    table.act("skip").shows("d5", ". l . . C C")


def test_storm_elemental_may_be_run_over_by_its_own_storm() -> None:
    table = scene("""
        hand 1: storm elemental
        board d3:
        h . . . . .
        h . h . . .
        . c . . C C
    """)
    table.act("summon storm elemental", "at e5", "legendary").allows("place b5", "place h2")
    table.lacks("place e9", "place i5", "place h5").act("place f5", "to e5").shows("d5", ". . .")
    assert table.state.stock[1] == 3
