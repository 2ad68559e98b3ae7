"""The legends, but for the elementals and dragons."""

from tests.tash_kalar.scenario import scene


def test_hell_bull_tramples_in_one_direction_until_a_legend_falls() -> None:
    table = scene("""
        hand 1: hell bull
        board b4:
        c . c . . . .
        h c h C L H .
        . c . . . . .
    """)
    table.act("summon hell bull", "at c5").allows("to d5", "to b4", "skip").act("to d5")
    table.offers("to e5", "done").act("to e5", "to f5").lacks("to g5").shows("b5", "h . . . l H .")
    assert (table.state.felled[5], table.state.felled[7]) == (1, 1)


def test_hell_bull_may_stand_still() -> None:
    table = scene("""
        hand 1: hell bull
        board b4:
        c . c
        h c h
        . c .
    """)
    table.act("summon hell bull", "at c5", "skip").shows("b4", "c . c", "h l h", ". c .")


def test_hell_bull_tramples_its_own_and_stops_after_its_own_legend() -> None:
    table = scene("""
        hand 1: hell bull
        board b4:
        c . c . . . .
        h c h c l H .
        . c . . . . .
    """)
    table.act("summon hell bull", "at c5", "to d5", "to e5", "to f5").allows("place a5")
    assert sum(table.state.felled) == 0


def test_angel_of_death_upgrades_and_takes_an_enemy() -> None:
    table = scene("""
        hand 1: angel of death
        board c4:
        . c . c .
        c . h . c
        . . c . .
        H . . . C
    """)
    table.act("summon angel of death", "at e5").allows("choose c7", "choose g7", "choose d4", "skip")
    table.lacks("choose e5").act("choose c7").shows("c7", "l . . . C")
    assert table.state.felled[7] == 1


def test_angel_of_death_leaps_even_where_nothing_can_be_upgraded() -> None:
    table = scene("""
        hand 1: angel of death
        board a4:
        . . . c . c . L L
        . . c . h . c L .
        . . . . c . . . .
        . . H . . . . . .
    """)
    table.act("summon angel of death", "at e5", "choose c7").shows("c7", "l")
    assert (table.state.felled[6], table.state.felled[7]) == (1, 0)


def test_angel_of_death_may_take_one_of_its_own_or_none() -> None:
    position = """
        hand 1: angel of death
        board c4:
        . c . c .
        c . h . c
        . . c . .
    """
    scene(position).act("summon angel of death", "at e5", "skip").shows("e5", "l")
    own = scene(position).act("summon angel of death", "at e5", "choose d4").shows("d4", "l . c", ". . .")
    assert sum(own.state.felled) == 0


def test_the_eldest_tree_tends_three_different_squares() -> None:
    table = scene("""
        hand 1: the eldest tree
        board c3:
        . . C . .
        . L . h .
        c . . . c
        . h . H .
    """)
    table.act("summon the eldest tree", "at e5")
    table.allows("destroy f6", "place e4", "place d5", "skip").lacks("destroy d4", "upgrade d6", "upgrade f4")
    table.act("destroy f6").lacks("place f6", "destroy f6").act("place e4", "place d5").allows("place a5")
    table.shows("c4", ". L c h .", "c c l . c", ". h . . .")


def test_the_eldest_tree_upgrades_its_own_and_may_stop() -> None:
    table = scene("""
        hand 1: the eldest tree
        board c4:
        . c . h .
        c . . . c
        . h . . .
    """)
    table.act("summon the eldest tree", "at e5", "upgrade d4", "done")
    table.shows("d4", "h . h", ". l .", "h . .")


def test_the_eldest_tree_places_nothing_from_an_empty_stock() -> None:
    table = scene("""
        hand 1: the eldest tree
        board c3:
        h h h h h h
        h . . h . h
        c . . . c h
        h h . . . h
        h h . . . .
    """)
    table.act("summon the eldest tree", "at e5")
    assert table.state.stock[0] == 0
    table.lacks("place e4", "place d5")


def test_bone_catapult_hits_one_piece_and_commons_around_it() -> None:
    table = scene("""
        hand 1: bone catapult
        board d4:
        c . . . C .
        . . . . C H
        h h h . . c
    """)
    table.act("summon bone catapult", "at e5").offers("destroy h5", "destroy i5", "skip").act("destroy h5")
    table.shows("d4", "c . . . . .", ". l . . . H", "h h h . . .")
    assert table.state.felled[5] == 2


def test_bone_catapult_takes_a_legend_and_its_own_common_beside_it() -> None:
    table = scene("""
        hand 1: bone catapult
        board d2:
        . C .
        . L .
        c . .
        . . .
        h h h
    """)
    table.act("summon bone catapult", "at e5", "destroy e3").shows("d2", ". . .", ". . .", ". . .", ". l .")
    assert (table.state.felled[5], table.state.felled[7]) == (1, 1)


def test_bone_catapult_shoots_over_pieces_and_along_slants() -> None:
    table = scene("""
        hand 1: bone catapult
        board d2:
        . . . . C
        . . . . .
        c . . . .
        C . h C L
        h h h . .
    """)
    table.act("summon bone catapult", "at e5").offers(
        "destroy h2", "destroy d5", "destroy f5", "destroy g5", "destroy h5", "skip"
    )
    table.act("destroy h5").shows("d5", "C l h . .")


def test_leviathan_destroys_a_connected_group_of_commons() -> None:
    table = scene("""
        hand 1: leviathan
        board c2:
        C c C H C
        . . . . .
        . . . . .
        . . h h .
        h c . . .
    """)
    table.act("summon leviathan", "at g4").offers("downgrade", "destroy")
    table.act("destroy").allows("destroy g2", "destroy d6", "skip").act("destroy c2")
    table.offers("destroy d2", "done").act("destroy d2", "destroy e2").shows("c2", ". . . H C")


def test_leviathan_downgrades_as_far_as_the_stock_allows() -> None:
    table = scene("""
        hand 1: leviathan
        board b2:
        . . . H H L .
        . . . . . . .
        . . . . . . .
        . . . h h . .
        . h c . . . .
    """)
    table.act("summon leviathan", "at g4", "downgrade", "downgrade e2").offers("downgrade f2", "done")
    table.act("downgrade f2", "downgrade g2").shows("e2", "C C H")


def test_leviathan_leaves_a_legend_whose_stock_is_empty() -> None:
    table = scene("""
        hand 1: leviathan
        board c2:
        H H H H H L
        H H H H H .
        C . . . . .
        C . h h . .
        h c . . C C
        . . C C C .
    """)
    assert table.state.stock[2] == 0
    table.act("summon leviathan", "at g4", "downgrade").lacks("downgrade h2").allows("downgrade g2")


def test_leviathan_downgrades_itself_and_its_own() -> None:
    table = scene("""
        hand 1: leviathan
        board c4:
        . . . . .
        . . h h L
        h c . . .
    """)
    table.act("summon leviathan", "at g4", "downgrade").allows("downgrade g4", "skip").act("downgrade g4")
    table.offers("downgrade f5", "downgrade g5", "done").act("downgrade g5", "downgrade f5")
    table.allows("place a5").shows("c4", ". . . . h", ". . h c H")


def test_leviathan_remembers_a_group_anywhere_on_the_arena() -> None:
    table = scene("""
        hand 1: leviathan
        board b5:
        . . . h h
        . h c . .
        . . . . C
        . . . . C C
        . . C C C
    """)
    table.act("summon leviathan", "at g4", "destroy", "destroy f9", "destroy g8").offers(
        "destroy f7", "destroy f8", "destroy e9", "done"
    )


def test_leviathan_destroys_four_commons_and_no_fifth() -> None:
    table = scene("""
        hand 1: leviathan
        board b2:
        C C c C C
        . . . . .
        . . . . .
        . . . h h .
        . h c . . .
    """)
    table.act("summon leviathan", "at g4", "destroy", "destroy d2", "destroy c2", "destroy b2")
    table.offers("destroy e2", "done").act("destroy e2").allows("place a5").shows("b2", ". . . . C")
    assert table.state.felled[5] == 3


def test_titan_crushes_everything_beside_it() -> None:
    table = scene("""
        hand 1: titan
        board d3:
        C L L
        H . c
        . h .
        . h .
        c c c
    """)
    table.act("summon titan", "at e4").shows("d3", ". . L", ". l .", ". . .", ". h .")


def test_titan_counts_for_nobody() -> None:
    table = scene("""
        form: duel
        hand 1: titan
        board d3:
        C L C
        H . C
        . h .
        . h .
        c c c
    """)
    table.act("summon titan", "at e4")
    assert sum(table.state.felled) == 0


def test_titan_crushes_legends_beside_it_but_not_at_its_corners() -> None:
    table = scene("""
        hand 1: titan
        board d3:
        l l .
        . . .
        . h .
        . h .
        c c c
    """)
    table.act("summon titan", "at e4").shows("d3", "l . .", ". l .", ". . .")
