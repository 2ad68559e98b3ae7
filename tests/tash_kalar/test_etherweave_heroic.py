"""The heroic beings of the Etherweave school as they arrive; their warp effects are in `test_warps`."""

from pygames.tash_kalar.cards import NAMES
from tests.tash_kalar.scenario import etherweave, scene


def test_gate_of_oblivion_swallows_two_pieces() -> None:
    table = etherweave("""
        hand 1: gate of oblivion
        board c3:
        . . C . L
        . c . c .
        . c L c H
    """)
    table.act("summon gate of oblivion", "at e4").offers("destroy e3", "destroy g5", "skip").act("destroy g5")
    table.shows("c3", ". . C . L", ". c h c .", ". c . c .")
    assert table.state.felled[7] == 1


def test_gate_of_oblivion_swallows_an_own_legend_unasked() -> None:
    table = etherweave("""
        hand 1: gate of oblivion
        board d4:
        c . c
        c l c
    """)
    table.act("summon gate of oblivion", "at e4").allows("place a5").shows("d4", "c h c", "c . c")
    assert sum(table.state.felled) == 0


def test_gate_of_oblivion_over_an_empty_square_still_strikes_beside_it() -> None:
    table = etherweave("""
        hand 1: gate of oblivion
        board c3:
        . . C . L
        . c . c .
        . c . c H
    """)
    table.act("summon gate of oblivion", "at e4").offers("destroy e3", "destroy g5", "skip").act("skip")
    table.shows("c3", ". . C . L", ". c h c .", ". c . c H")


def test_time_traveler_arrives_anywhere_colourless() -> None:
    table = etherweave("""
        hand 1: time traveler
        discard 1: dark sphere, singularity
        board d4:
        c . . . . C
        . c . . . .
        . . c . . .
    """)
    table.act("summon time traveler").allows("at h4", "at a6").lacks("at a5", "at e5", "at h6", "at i4")
    table.act("at h4").offers("destroy i4", "skip").act("destroy i4")
    assert [NAMES[value & 255] for value in table.state.decks[0].top] == ["Singularity"]


def test_time_traveler_needs_three_in_a_diagonal() -> None:
    table = etherweave("""
        hand 1: time traveler
        board d4:
        c . .
        . c .
        . . C
    """)
    table.refuses("summon time traveler", "tk-pattern")


def test_time_traveler_that_destroyed_nothing_leaves_the_discards() -> None:
    table = etherweave("""
        hand 1: time traveler
        discard 1: dark sphere
        board d4:
        c . .
        . c .
        . . c
    """)
    table.act("summon time traveler", "at e4").offers("destroy d4", "destroy e5", "skip").act("skip")
    assert not table.state.decks[0].top


def test_time_traveler_improvised_lets_you_choose_whose_piece_helps() -> None:
    table = scene("""
        form: melee
        schools: etherweave imperial sylvan
        hand 1: time traveler
        board d4:
        c . . c .
        . c . . c
        . . C . . c3
    """)
    table.act("improvise time traveler", "at a4").offers("colour 2", "colour 3").act("colour 3")
    assert table.state.improvised == [0b100, 0, 0]


def test_greater_shadow_twin_strikes_a_heroic_piece_between_two() -> None:
    table = etherweave("""
        hand 1: greater shadow twin
        discard 1: lesser shadow twin
        board d3:
        H . . H .
        . c c c .
        . . H . .
    """)
    table.act("summon greater shadow twin", "at d4").allows("destroy f5", "destroy d3", "skip").act(
        "destroy f5"
    )
    assert table.state.felled[6] == 1


def test_greater_shadow_twin_alone_does_nothing() -> None:
    table = etherweave("""
        hand 1: greater shadow twin
        board d4:
        . c c c
        . . H .
    """)
    table.act("summon greater shadow twin", "at d4").allows("place a5").lacks("skip")


def test_greater_shadow_twin_may_take_a_piece_of_its_own_or_itself() -> None:
    table = etherweave("""
        hand 1: greater shadow twin
        discard 1: lesser shadow twin
        board d4:
        c . c c c
        h . . . .
    """)
    table.act("summon greater shadow twin", "at e4").offers("destroy d5", "destroy e4", "skip")


def test_dark_sphere_draws_pieces_into_its_orbit() -> None:
    table = etherweave("""
        hand 1: dark sphere
        board d4:
        c c . . C C
        c c . . C .
    """)
    table.act("summon dark sphere", "at e4")
    table.allows("move h4", "move h5", "move d4", "skip").lacks("move e4")
    table.act("move h4", "to g4", "move h5", "to g5").lacks("move i4").allows("done")


def test_dark_sphere_moves_no_legend_and_itself_neither() -> None:
    table = etherweave("""
        hand 1: dark sphere
        board d4:
        c c . L
        c c . .
    """)
    table.act("summon dark sphere", "at e4").lacks("move g4", "move e4").allows("skip")


def test_dark_sphere_takes_a_third_piece_of_another_colour_only() -> None:
    table = etherweave("""
        hand 1: dark sphere
        board d4:
        c c . . C h
        c c . . C .
        . . . . C .
    """)
    table.act("summon dark sphere", "at e4", "move h4").offers("to g3", "to g4", "to g5").act("to g3")
    table.act("move h5", "to g4").lacks("move h6", "move g3").allows("done").act("move e5")
    table.offers("to d6", "to e6", "to f6").act("to e6").allows("place a5")


def test_void_summoner_lends_two_empty_squares() -> None:
    table = etherweave("""
        hand 1: void summoner, polarity queen
        board d4:
        . . c
        . c .
        c . c
    """)
    table.act("summon void summoner", "at e4")
    assert table.state.void == 2
    table.allows("summon polarity queen").act("summon polarity queen")
    assert table.state.void == 2


def test_void_summoner_lends_squares_to_one_being_and_one_turn() -> None:
    position = """
        hand 1: void summoner, polarity queen
        board d4:
        . . c
        . c .
        c . c
    """
    table = etherweave(position).act("summon void summoner", "at e4", "summon polarity queen")
    assert table.lacks("at a5").act("at e2").state.void == 0
    assert etherweave(position).act("summon void summoner", "at e4", "place a5", "end").state.void == 0


def test_void_summoner_lends_the_white_square_too() -> None:
    table = etherweave("""
        hand 1: void summoner, dark sphere
        board d4:
        . . c
        . c .
        c . c
    """)
    table.act("summon void summoner", "at e4", "summon dark sphere").allows("at d5", "at d4").lacks("at a5")


def test_reality_patch_mends_what_it_likes() -> None:
    table = etherweave("""
        hand 1: reality patch, translocationist, titan
        board d4:
        . c H
        c . c
        H c .
    """)
    table.act("warp translocationist", "summon reality patch", "at e5")
    table.offers("destroy f4", "destroy d6", "skip").act("destroy f4")
    table.offers("discard translocationist", "skip").act("discard translocationist")
    table.allows("discard titan", "skip").act("discard titan")
    assert table.discards == ["Translocationist", "Reality Patch"]


def test_reality_patch_leaves_everything_if_you_like() -> None:
    table = etherweave("""
        hand 1: reality patch, titan
        board d4:
        . c C
        c . c
        . c .
    """)
    table.act("summon reality patch", "at e5").offers("discard titan", "skip").act("skip")
    assert table.discards == ["Reality Patch"]


def test_polarity_queen_pulls_two_apart() -> None:
    table = etherweave("""
        hand 1: polarity queen
        board d4:
        . . .
        c . c
        . c .
        . c .
    """)
    table.act("summon polarity queen", "at e4").lacks("skip", "move e4").act("move d5", "to c5")
    table.allows("move f5").lacks("move c5").act("move f5").shows("c4", ". . h . .", "c . . . c")


def test_polarity_queen_does_neither_where_both_cannot() -> None:
    table = etherweave("""
        hand 1: polarity queen
        board d4:
        . . .
        l . l
        . l .
        . c .
    """)
    table.act("summon polarity queen", "at e4").allows("place a5").shows(
        "d4", ". h .", "l . l", ". l .", ". c ."
    )


def test_polarity_queen_may_be_run_over_by_her_own() -> None:
    table = etherweave("""
        hand 1: polarity queen
        board d4:
        . . .
        c . h
        . c .
        . c .
    """)
    table.act("summon polarity queen", "at e4", "move f5", "to e4").offers("move d5", "move e6", "move e7")
    table.act("move d5").shows("d4", ". h .", ". . .", ". c .")


def test_singularity_swallows_the_commons_around_a_square() -> None:
    table = etherweave("""
        hand 1: singularity
        board d4:
        c . c . . .
        . . . . C .
        c . c . . H
    """)
    table.act("summon singularity", "at e5").allows("choose i5", "choose b4").lacks(
        "choose a5", "choose e5", "skip"
    )
    table.act("choose g5").offers("move f4", "move h5", "move f6").act("move h5").offers("move f4", "move f6")
    table.act("move f4").shows("d4", "c . . . . .", ". h . c . .", "c . . . . H")
    assert table.state.felled[5] == 1


def test_singularity_may_choose_a_square_with_nobody_around() -> None:
    table = etherweave("""
        hand 1: singularity
        board d4:
        c . c
        . . .
        c . c
    """)
    table.act("summon singularity", "at e5", "choose b7").allows("place a5")


def test_singularity_draws_own_pieces_onto_each_other() -> None:
    table = etherweave("""
        hand 1: singularity
        board d4:
        c . c
        . . .
        c . c
    """)
    table.act("summon singularity", "at e5", "choose d5").offers("move d4", "move d6").act("move d6")
    table.shows("d4", ". . c", "c h .", ". . c")
    assert sum(table.state.felled) == 0


def test_ziggurat_sentinel_moves_in_its_marked_direction() -> None:
    table = etherweave("""
        hand 1: ziggurat sentinel
        board d4:
        . . .
        . . c
        . c c
        c c .
    """)
    table.act("summon ziggurat sentinel", "at f4").offers("move", "skip").act("move").offers("to e5", "skip")
    table.act("to e5").offers("to d6", "done").act("to d6").allows("to c7", "done")


def test_ziggurat_sentinel_runs_over_its_equals() -> None:
    table = etherweave("""
        hand 1: ziggurat sentinel
        board d4:
        . . .
        . H c
        L c c
        c c .
    """)
    table.act("summon ziggurat sentinel", "at f4", "move", "to e5").allows("place a5")
    assert table.state.felled[6] == 1


def test_iris_of_eternity_becomes_a_legend_and_gives_up_the_others() -> None:
    table = etherweave("""
        hand 1: iris of eternity, titan, hell bull
        board c4:
        . c c .
        c . . .
        . c c .
    """)
    table.act("summon iris of eternity", "at f5", "upgrade").shows("f5", "l")
    assert table.state.summoned[-1] & 3 == 3
    assert not table.state.hands[1]


def test_iris_of_eternity_destroys_a_legend_beside_it() -> None:
    table = etherweave("""
        hand 1: iris of eternity, titan
        board c4:
        . c c L
        c . . .
        . c c .
    """)
    table.act("summon iris of eternity", "at f5").offers("destroy", "upgrade", "skip").act("destroy")
    table.shows("c4", ". c c .", "c . . h")
    assert len(table.state.hands[1]) == 1


def test_iris_of_eternity_scores_as_a_legend_in_a_duel() -> None:
    table = scene("""
        form: duel
        schools: etherweave imperial
        hand 1: iris of eternity
        board c4:
        . c c .
        c . . .
        . c c .
    """)
    assert table.act("summon iris of eternity", "at f5").offers("upgrade", "skip").state.points[0] == 0
    assert table.act("upgrade").state.points[0] == 1


def test_iris_of_eternity_stays_heroic_without_a_legend_in_stock() -> None:
    table = etherweave("""
        hand 1: iris of eternity, titan
        board c4:
        . c c .
        c . . .
        . c c .
        l l l .
    """)
    table.act("summon iris of eternity", "at f5").allows("place a5")
    assert len(table.state.hands[1]) == 1 and table.state.summoned[-1] & 3 == 2
