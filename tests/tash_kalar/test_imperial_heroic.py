"""The heroic beings of the Imperial school."""

from tests.tash_kalar.scenario import scene


def test_assassin_destroys_whatever_is_marked() -> None:
    for victim in "CHLchl":
        table = scene(f"""
            hand 1: assassin
            board c3:
            . . c .
            . c . .
            c . {victim} .
        """)
        table.act("summon assassin", "at f6").shows("c3", ". . c .", ". c . .", "c . . .", ". . . h")


def test_assassin_may_move_onto_an_empty_marked_square() -> None:
    table = scene("""
        hand 1: assassin
        board c3:
        . . c .
        . c . .
        c . . .
    """)
    table.act("summon assassin", "at f6").offers("skip", "to e5").act("to e5").shows("e5", "h .", ". .")


def test_assassin_chooses_between_two_orientations() -> None:
    table = scene("""
        hand 1: assassin
        board c3:
        . . c . c . .
        . c . . . c .
        c . L . C . c
        . . . . . . .
        . . . . . . .
    """)
    table.act("summon assassin", "at f6").offers("mark e5", "mark g5").act("mark g5")
    table.shows("e5", "L . . .", ". h . .")


def test_time_mage_gains_an_action_and_destroys_an_enemy() -> None:
    table = scene("""
        hand 1: time mage
        board d4:
        . c .
        c L c
        . c .
    """)
    table.act("summon time mage", "at f4").shows("d4", ". c h", "c . c", ". c .")
    assert table.state.acts == 2


def test_time_mage_spares_an_own_piece() -> None:
    table = scene("""
        hand 1: time mage
        board d4:
        . c .
        c c c
        . c .
    """)
    table.act("summon time mage", "at f4").shows("d4", ". c h", "c c c", ". c .")


def test_summoner_places_two_commons_on_marked_squares() -> None:
    table = scene("""
        hand 1: summoner
        board c3:
        . . C . .
        . . . . .
        . . . . .
        . c c c .
    """)
    table.act("summon summoner", "at e5")
    table.offers(
        *("place c3", "place g3", "place d4", "place e4", "place f4"),
        *("place c5", "place d5", "place f5", "place g5", "skip"),
    )
    table.act("place c3", "place d5").shows("c3", "c . C . .", ". . . . .", ". c h . .", ". c c c .")


def test_summoner_needs_pieces_in_stock() -> None:
    table = scene("""
        hand 1: summoner
        board a1:
        - - c c c c c - -
        - c c c c c . . -
        c c c . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . c c c . . .
    """)
    table.act("summon summoner", "at e5").allows("pick up c1").shows("c4", ". . .", ". . h")


def test_summoner_places_within_one_orientation() -> None:
    table = scene("""
        hand 1: summoner
        board d4:
        c c c
        . . .
        c c c
    """)
    table.act("summon summoner", "at e5").offers(
        "mark c3 e3 g3 d4 e4 f4 c5 d5 f5 g5", "mark c5 d5 f5 g5 d6 e6 f6 c7 e7 g7"
    )
    table.act("mark c3").lacks("place c7", "place e7").act("place c3", "place e3").allows("place a5")


def test_hypnotist_moves_enemies_of_one_colour_and_rank() -> None:
    table = scene("""
        hand 1: hypnotist
        board c3:
        . C . . .
        . . . . c
        . . c . c
        . . c . C
        . . . . H
    """)
    table.act("summon hypnotist", "at f5").allows("move d3", "move g6", "move g7", "skip")
    table.act("move g6").lacks("to g7").act("to g5").lacks("move g7", "move g5").allows("to d4", "done")


def test_hypnotist_lets_enemies_destroy_each_other() -> None:
    table = scene("""
        hand 1: hypnotist
        board d4:
        . . c C .
        c . c H H
        c . . . .
    """)
    table.act("summon hypnotist", "at e5", "move g5", "to h5").shows("g4", "C .", ". H")
    assert table.state.felled[6] == 1
    table.allows("place a5")


def test_hypnotist_moves_three_commons_or_two_heroes_at_most() -> None:
    position = """
        hand 1: hypnotist
        board b4:
        . . . . . c . .
        {0} . {0} c . c {0} .
        . . . c . . . {0}
    """
    commons = scene(position.format("C")).act("summon hypnotist", "at f5", "move b5", "to a4")
    commons.act("move d5", "to d4").lacks("move d4").act("move h5", "to h4")
    commons.allows("place b5").lacks("move i6")
    heroes = scene(position.format("H")).act("summon hypnotist", "at f5", "move b5", "to a4")
    heroes.act("move d5", "to d4").allows("place b5").lacks("move h5")


def test_cannon_shoots_all_commons_of_a_direction() -> None:
    table = scene("""
        hand 1: cannon
        board c4:
        . . . . . . .
        . c c C H c L
        c . . . . . .
    """)
    table.act("summon cannon", "at e5", "toward e").shows("c5", ". c h . H . L")


def test_cannon_needs_an_own_piece_to_stand_on_and_may_hold_its_fire() -> None:
    table = scene("""
        hand 1: cannon
        board c5:
        . c . C
        c
    """)
    table.lacks("summon cannon")
    held = scene("""
        hand 1: cannon
        board c5:
        . c c C
        c
    """)
    held.act("summon cannon", "at e5", "skip").shows("c5", ". c h C")


def test_champion_dies_with_a_legend_and_gains_an_action() -> None:
    table = scene("""
        hand 1: champion
        board d4:
        c . L
        c c .
        . c H
    """)
    table.act("summon champion", "at e4").allows("destroy f4", "skip").act("destroy f4")
    table.shows("d4", "c . .", "c c .", ". c H")
    assert table.state.acts == 2


def test_champion_survives_lesser_victims_and_spares_own_pieces() -> None:
    table = scene("""
        hand 1: champion
        board d4:
        c . H
        c c .
        . c .
    """)
    table.act("summon champion", "at e4").offers("destroy f4", "skip").act("destroy f4")
    table.shows("d4", "c h .", "c c .", ". c .")
    assert table.state.acts == 1


def test_infantry_captain_commands_others_twice() -> None:
    table = scene("""
        hand 1: infantry captain
        board c4:
        . . . . .
        c c . c c
        . C . . .
    """)
    table.act("summon infantry captain", "at e4").lacks("move e4").act("move c5").allows("to d6", "to d5")
    table.act("to d6", "move d6", "to c7").shows("c5", ". c . c c", ". . . . .", "c . . . .")


def test_infantry_captain_may_run_over_own_pieces_or_stop() -> None:
    table = scene("""
        hand 1: infantry captain
        board c5:
        c c . c c
    """)
    table.act("summon infantry captain", "at e4", "move c5", "to d5", "done").shows("c5", ". c . c c")


def test_infantry_captain_commands_legends_anywhere() -> None:
    table = scene("""
        hand 1: infantry captain
        board b5:
        . c c . c c .
        . . . . . . .
        l . . . . . C
    """)
    table.act("summon infantry captain", "at e4", "move b7", "to b8", "move b8", "to c9").shows("c9", "l")


def test_cavalry_captain_makes_one_combat_and_two_standard_moves() -> None:
    table = scene("""
        hand 1: cavalry captain
        board d4:
        . . . . .
        c . c C C
        c . c . .
    """)
    table.act("summon cavalry captain", "at e4", "move f5").lacks("to e4")
    table.act("to g5").lacks("to h5").allows("to h6", "done").act("to h6", "to i6")
    table.shows("f5", ". . C .", "c . . c")


def test_cavalry_captain_moves_another_piece_than_itself() -> None:
    table = scene("""
        hand 1: cavalry captain
        board d5:
        c . c
        c . c
    """)
    table.act("summon cavalry captain", "at e4").lacks("move e4").act("move d5", "to c5", "done")
    table.allows("place a5").shows("c4", ". . h .", "c . . c")


def test_cavalry_captain_commands_a_legend_far_from_its_pattern() -> None:
    table = scene("""
        hand 1: cavalry captain
        board d5:
        c . c . H .
        c . c . . l
    """)
    table.act("summon cavalry captain", "at e4", "move i6", "to h5", "to h4", "to h3").allows("place a5")
    table.shows("h3", "l", ".", ".")


def test_gryphon_rider_leaps_and_breeds() -> None:
    table = scene("""
        hand 1: gryphon rider
        board d4:
        . c . . .
        c . c . .
        . . . c H
    """)
    table.act("summon gryphon rider", "at f4", "to h6").offers("downgrade h6", "skip").act("downgrade h6")
    table.allows("place h5", "place i6").lacks("skip", "place g6").act("place h5").shows("h5", "c .", "c .")


def test_gryphon_rider_that_stays_breeds_nothing() -> None:
    table = scene("""
        hand 1: gryphon rider
        board d4:
        . c . . .
        c . c . .
        . . . c L
    """)
    table.act("summon gryphon rider", "at f4").lacks("to h6").act("skip").allows("place a5")


def test_knight_spares_commons() -> None:
    table = scene("""
        hand 1: knight
        board d3:
        . H C
        . . .
        c c c
        c . .
    """)
    table.act("summon knight", "at e4").offers("to d4", "to f4", "to e3", "to d3", "skip")
    table.act("to e3", "done").shows("d3", ". h C", ". . .", "c c c")


def test_knight_may_run_over_own_heroes_three_times_at_most() -> None:
    table = scene("""
        hand 1: knight
        board d2:
        . h .
        . h .
        . . L
        c c c
        c . .
    """)
    table.act("summon knight", "at e4").lacks("to f4").act("to e3", "to e2", "to e1").allows("place a5")
    table.shows("d1", ". h .", ". . .", ". . .", ". . L")


def test_high_priestess_moves_then_upgrades_beside_her() -> None:
    table = scene("""
        hand 1: high priestess
        board d3:
        . . C
        . c .
        . . .
        c . c
    """)
    table.act("summon high priestess", "at e4", "to e5").offers("upgrade d6", "upgrade f6", "skip")
    table.act("upgrade d6").shows("d5", ". h .", "h . c")


def test_high_priestess_may_upgrade_an_enemy_from_where_she_stands() -> None:
    table = scene("""
        hand 1: high priestess
        board d3:
        . . C
        . c .
        . . .
        c . c
    """)
    table.act("summon high priestess", "at e4", "skip").offers("upgrade f3", "skip").act("upgrade f3")
    table.shows("d3", ". . H", ". h .")


def test_master_of_intrigue_sends_the_pieces_of_its_pattern() -> None:
    table = scene("""
        hand 1: master of intrigue
        board c3:
        . . . . C
        . c . c .
        . . . . .
        . c . l .
        . . . c .
    """)
    table.act("summon master of intrigue", "at e5").lacks("move f6", "move f7").act("move f4", "to g3")
    table.allows("move g3", "move d4", "move e5", "done").act("move g3", "to h2", "move h2", "to i3")
    table.allows("place a5").shows("g2", ". .", ". .", ". .").shows("i3", "c")


def test_master_of_intrigue_itself_moves_by_the_standard() -> None:
    table = scene("""
        hand 1: master of intrigue
        board d4:
        c C c
        . . H
        c . c
    """)
    table.act("summon master of intrigue", "at e5", "move e5").lacks("to f5").act("to d4")
    table.lacks("move e5").allows("move d4").shows("d4", "h C c", ". . H")


def test_master_of_intrigue_sends_the_enemy_piece_that_helped() -> None:
    table = scene("""
        hand 1: master of intrigue
        wild: 1
        board d4:
        c . C .
        . . . C
        c . c .
    """)
    table.act("summon master of intrigue", "at e5").allows("move f4", "move d4").lacks("move g5")
    table.act("move f4", "to g5", "done").shows("d4", "c . . .", ". h . C")
    assert table.state.felled[5] == 1


def test_gun_tower_destroys_the_first_two_of_a_direction() -> None:
    table = scene("""
        hand 1: gun tower
        board c4:
        . . . C . c H
        . . c c . . .
        . . c c . . .
    """)
    table.act("summon gun tower", "at e4").offers("toward e", "skip").act("toward e")
    table.shows("c4", ". . h . . . H")
    assert sum(table.state.felled) == 1


def test_gun_tower_is_stopped_by_a_legend() -> None:
    table = scene("""
        hand 1: gun tower
        board c4:
        . L . C L C .
        . . c c . . .
        . . c c . . .
    """)
    table.act("summon gun tower", "at e4").offers("toward e", "skip").act("toward e")
    table.shows("c4", ". L h . L C .")
