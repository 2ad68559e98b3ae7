"""The heroic beings of the Highland school."""

from tests.tash_kalar.scenario import scene


def test_eagle_lord_leaps_onto_heroic_pieces_too() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: eagle lord
        board c4:
        c . . . c
        . c . c .
        L H . . .
    """)
    table.act("summon eagle lord", "at e4").allows("to d6", "to a5", "skip").lacks("to c6").act("to d6")
    table.shows("c4", "c . . . c", ". c . c .", "L h . . .")
    assert table.state.felled[6] == 1


def test_eagle_lord_may_land_on_its_own_side() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: eagle lord
        board c4:
        c . . . c
        . c . c .
    """)
    table.act("summon eagle lord", "at e4", "to c4").shows("c4", "h . . . c", ". c . c .")
    assert sum(table.state.felled) == 0


def test_wolf_rider_moves_twice() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: wolf rider
        board d3:
        . H L
        . . .
        c c c
        c . .
    """)
    table.act("summon wolf rider", "at d4").allows("to e3", "to d3").lacks("to f3")
    table.act("to e3").lacks("to f3").allows("to f4").act("to f4").shows(
        "d3", ". . L", ". . h", "c c c", "c . ."
    )


def test_wolf_rider_need_not_move() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: wolf rider
        board d4:
        . . .
        c c c
        c . .
    """)
    table.act("summon wolf rider", "at d4", "skip").shows("d4", "h . .", "c c c", "c . .")


def test_blood_shaman_burns_around_a_red_square() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: blood shaman
        board d4:
        C . H . . c
        . H c . . c
        . . C c c .
    """)
    table.act("summon blood shaman", "at h5").lacks("skip").act("destroy e5")
    table.shows("d4", ". . H . . c", ". . . . h c", ". . . c c .")
    assert (table.state.felled[5], table.state.felled[6]) == (2, 1)


def test_blood_shaman_must_strike_its_own_side_if_there_is_no_other() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: blood shaman
        board g4:
        L . c
        . . c
        c c .
    """)
    table.act("summon blood shaman", "at h5")
    table.offers("destroy i4", "destroy h5", "destroy i5", "destroy g6", "destroy h6")
    table.act("destroy h5").shows("g4", "L . c", ". . c", "c c .")
    assert sum(table.state.felled) == 0


def test_blood_shaman_off_red_takes_one() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: blood shaman
        board d3:
        C C . . . .
        . . . . . c
        . . . . . c
        . . . c c .
    """)
    table.act("summon blood shaman", "at h5").act("destroy d3").shows("d3", ". C . .")


def test_war_drummer_orders_one_combat_move() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: war drummer
        board d4:
        c c C
        c c .
    """)
    table.act("summon war drummer", "at d4").allows("move e4", "move e5").lacks("move d4")
    table.act("move e4").allows("to f4").act("to f4").allows("place a5").shows("d4", "h . c", "c c .")


def test_war_drummer_orders_two_standard_moves() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: war drummer
        board d4:
        c c . .
        c c . C
    """)
    table.act("summon war drummer", "at d4", "move e4", "to f4").allows("move f4", "skip").act("move f4")
    table.lacks("to g5").act("to g4").shows("d4", "h . . c", "c c . C")


def test_war_drummer_needs_a_piece_on_its_square() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: war drummer
        board d4:
        . c
        c c
    """)
    table.refuses("summon war drummer", "tk-pattern")


def test_hill_giant_sweeps_the_four_neighbours() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: hill giant
        board d3:
        C H C
        L . c
        . c .
        c c c
    """)
    table.act("summon hill giant", "at e4").shows("d3", "C . C", "L h .", ". . .", "c c c")
    assert sum(table.state.felled) == 1


def test_hill_giant_always_crushes_the_piece_it_stands_on() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: hill giant
        board d4:
        . . .
        . h .
        c c c
    """)
    table.act("summon hill giant", "at e4").shows("d4", ". h .", ". . .", "c c c")


def test_warlord_itself_makes_one_of_three_moves() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: warlord
        board c4:
        . . . . .
        . c c c .
        c . . . c
    """)
    table.act("summon warlord", "at e4", "move c6", "to c5", "move g6", "to g5").allows("to e3", "skip")
    table.lacks("move c5", "move e4").act("to e3").shows("c3", ". . h . .", ". . . . .", "c c c c c")


def test_warlord_having_led_lets_others_finish() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: warlord
        board c4:
        . . . . .
        . c c c .
        c . . . c
    """)
    table.act("summon warlord", "at e4", "move e4", "to e3", "move c6", "to c5").allows("move g6", "move c5")


def test_warlord_stops_at_two_without_itself() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: warlord
        board c4:
        . . . . .
        . c c c .
        c . . . c
    """)
    table.act("summon warlord", "at e4", "move c6", "to c5", "move c5", "to c4", "skip").allows("place a5")


def test_warlord_commands_legends_too() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: warlord
        board c4:
        . . . . .
        . c c c .
        c . . . l
    """)
    table.act("summon warlord", "at e4", "move g6", "to h7", "move h7", "to h8", "to e3")
    table.shows("h7", ".", "l")


def test_war_summoner_lends_one_enemy_piece() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: war summoner, ritual keeper
        board d4:
        c . c
        . c .
        . c .
        . . C
    """)
    table.act("summon war summoner", "at e4").allows("summon ritual keeper")
    assert table.state.acts == 2
    table.act("summon ritual keeper").allows("at f6").act("at f6").shows("d6", ". c c", ". . C")
    assert table.state.wild == 0


def test_war_summoner_licence_goes_with_the_next_being_needed_or_not() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: war summoner, ritual keeper
        board d4:
        c . c
        . c .
        . c .
    """)
    table.act("summon war summoner", "at e4")
    assert table.state.wild == 1
    table.act("summon ritual keeper", "at d5")
    assert table.state.wild == 0


def test_ritual_master_on_green_gains_two_actions() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: ritual master
        board b2:
        c . .
        . . .
        c . c
    """)
    table.act("summon ritual master", "at c3")
    assert table.state.acts == 3


def test_ritual_master_on_red_may_destroy_one_of_each_rank() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: ritual master
        board d4:
        c . . . C
        . . . . L
        c . c . H
    """)
    table.act("summon ritual master", "at e5").offers("destroy e5", "destroy h6", "skip").act("destroy h6")
    table.lacks("destroy h5").act("destroy h4").shows("h4", ".", "L", ".")


def test_ritual_master_elsewhere_does_nothing() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: ritual master
        board d5:
        c . .
        . . H
        c . c
    """)
    table.act("summon ritual master", "at e6").shows("d5", "c . .", ". h H", "c . c")
    assert table.state.acts == 1


def test_legend_slayer_takes_one_legend() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: legend slayer
        board c3:
        L . C
        . . H
        . c c
        . c . c
    """)
    table.act("summon legend slayer", "at d4").offers("destroy c3", "destroy e3", "destroy e5", "skip").act(
        "destroy c3"
    ).allows("place a5").shows("c3", ". . C", ". h H", ". c c")


def test_legend_slayer_takes_two_lesser_pieces_own_ones_too() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: legend slayer
        board c3:
        L . C
        . . H
        . c c
        . c . c
    """)
    table.act("summon legend slayer", "at d4", "destroy e3").offers("destroy e5", "skip").act("destroy e5")
    table.shows("c3", "L . .", ". h H", ". c .")
    assert sum(table.state.felled) == 1


def test_mountain_troll_gains_an_action_for_two() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: mountain troll
        board d3:
        C H C
        . . .
        c c .
        . c c
    """)
    table.act("summon mountain troll", "at e4").shows("d3", ". H .", ". h .")
    assert table.state.acts == 2


def test_mountain_troll_gains_none_for_one() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: mountain troll
        board d3:
        C H L
        . . .
        c c .
        . c c
    """)
    table.act("summon mountain troll", "at e4").shows("d3", ". H L", ". h .")
    assert table.state.acts == 1


def test_hungry_bear_moves_on_after_eating() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: hungry bear
        board d4:
        . c C
        c c H
    """)
    table.act("summon hungry bear", "at d4").allows("to e4", "to d3", "skip").act("to e4").allows(
        "to f4", "skip"
    )
    table.lacks("to f5").act("to f4").shows("d4", ". . h", "c c H")


def test_hungry_bear_stops_on_an_empty_square() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: hungry bear
        board d4:
        . c
        c c
    """)
    table.act("summon hungry bear", "at d4", "to d3").allows("place a5")


def test_werewolf_on_a_coloured_square_moves_three_times() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: werewolf
        board a2:
        . . . . c .
        . . . c . c
        . . . . c .
        H . . . . .
    """)
    table.act("summon werewolf", "at g3", "to g4", "to g5").allows("to g6", "done").act("to g6")
    table.allows("place a6")


def test_werewolf_in_the_centre_makes_one_standard_move() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: werewolf
        board b4:
        . c . H .
        c . c . .
        . c . C .
    """)
    table.act("summon werewolf", "at e5").allows("to e6", "skip").lacks("to e4").act("to e6").allows(
        "place a5"
    )


def test_clan_guardian_upgrades_a_piece_of_its_pattern() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: clan guardian
        board c4:
        c c . c
        . c . .
    """)
    table.act("summon clan guardian", "at e4").offers("upgrade c4", "upgrade d4", "upgrade f4", "skip")
    table.act("upgrade f4").shows("c4", "c c h h", ". c . .")


def test_clan_guardian_finds_none_among_heroic_pieces() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: clan guardian
        board c4:
        h h . l
        . c . .
    """)
    table.act("summon clan guardian", "at e4").allows("place a5").shows("c4", "h h h l", ". c . .")
