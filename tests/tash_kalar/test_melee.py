"""What is different with three or four colours on the board."""

from tests.tash_kalar.scenario import scene

THREE = """
    form: melee
    schools: {} highland sylvan
"""


def test_flare_compares_with_one_opponent_who_scores() -> None:
    table = scene(
        THREE.format("imperial")
        + """
        hand 1: flare 12
        board d4:
        C C C C C
        c3 c3 c3 c3 c3
        """
    )
    table.act("flare 12").offers("colour 2", "colour 3").act("colour 3")
    assert table.state.points == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] and table.state.acts == 3


def test_flare_scores_once_even_for_both_halves() -> None:
    table = scene(
        THREE.format("imperial")
        + """
        hand 1: flare 2
        board d4:
        H H H H C
        """
    )
    table.act("flare 2", "place a5", "place a4")
    assert table.state.points[4] == 1


def test_hypnotist_keeps_to_one_enemy_colour() -> None:
    table = scene(
        THREE.format("imperial")
        + """
        hand 1: hypnotist
        board d4:
        . . c C .
        c . c . c3
        c . . . .
        """
    )
    table.act("summon hypnotist", "at e5").offers("move g4", "move h5", "skip").act("move g4", "to g3")
    table.allows("place a5")


def test_woodland_druid_upgrades_one_of_each_colour() -> None:
    table = scene("""
        form: melee
        schools: sylvan highland imperial
        hand 1: woodland druid
        board d4:
        c . c C C
        . . . c3 .
        . c . . .
    """)
    table.act("summon woodland druid", "at e5", "upgrade d4").offers("upgrade g4", "upgrade h4")
    table.act("upgrade h4").shows("d4", "h . c C H", ". h . h3 .")


def test_reality_patch_takes_a_hero_of_each_enemy_colour() -> None:
    table = scene("""
        form: melee
        schools: etherweave highland imperial
        hand 1: reality patch
        board d4:
        . c . H
        c . c h3
        . c . H
    """)
    table.act("summon reality patch", "at e5").offers("destroy g4", "destroy g6", "skip").act("destroy g4")
    table.offers("destroy g5", "skip").act("destroy g5")
    assert table.state.felled[6] == table.state.felled[10] == 1


def test_forest_wardens_thin_out_only_who_is_ahead() -> None:
    table = scene("""
        form: melee
        schools: sylvan highland imperial
        hand 1: forest wardens
        board d4:
        c . c c . .
        C C C C C .
        c3 c3 c3 c3 H .
    """)
    table.act("summon forest wardens", "at e4").allows("destroy d5", "destroy h5").lacks("destroy d6")
    table.act("destroy d5")
    assert table.state.felled[5] == 1


def test_possessed_summoner_names_a_colour() -> None:
    table = scene("""
        form: melee
        schools: nethervoid highland imperial
        hand 1: possessed summoner
        board d4:
        . . c C
        c c . c3
        . c . .
    """)
    table.act("summon possessed summoner", "at e4").offers("colour 2", "colour 3").act("colour 3")
    table.allows("place h5", "place g6").lacks("place i4").act("place g6")
    assert table.state.possessed == 2


def test_legend_scores_in_a_colour_of_choice() -> None:
    table = scene(
        THREE.format("imperial")
        + """
        hand 1: time elemental
        board d5:
        h . h
        . h .
        c . c
        """
    )
    table.act("summon time elemental", "at e4").offers("colour 2", "colour 3").act("colour 2")
    assert table.state.points[1] == 1


def test_iris_of_eternity_scores_as_a_legend_in_a_colour() -> None:
    table = scene("""
        form: melee
        schools: etherweave highland imperial
        hand 1: iris of eternity, titan
        board d4:
        . c c .
        c . . .
        . c c .
    """)
    table.act("summon iris of eternity", "at g5", "upgrade").offers("colour 2", "colour 3")
    assert table.state.hands[1] == []


def test_everfrost_sentinel_slows_every_other_player() -> None:
    table = scene("""
        form: melee
        schools: everfrost highland imperial
        hand 1: everfrost sentinel
        board d3:
        C . .
        c . .
        c c .
        . c .
    """)
    table.act("summon everfrost sentinel", "at d3", "downgrade").act("place a5")
    assert table.state.malus == [0, 0, 1] and table.state.acts == 1
