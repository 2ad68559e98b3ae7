"""The heroic beings of the Sylvan school."""

from pygames.tash_kalar.cards import NAMES
from tests.tash_kalar.scenario import Scene, scene


def sylvan(text: str) -> Scene:
    return scene("        schools: sylvan imperial" + text)


def test_kiskin_spirit_brings_a_card_back_and_draws_more() -> None:
    table = sylvan("""
        hand 1: kiskin spirit
        discard 1: naiad, dryad
        board d4:
        c . .
        c . c
    """)
    table.act("summon kiskin spirit", "at f4").offers("return naiad", "return dryad", "skip").act(
        "return dryad"
    )
    assert [NAMES[value & 255] for value in table.state.decks[0].top] == ["Dryad"]
    assert table.state.extra_own == 1
    assert "Kiskin Spirit" in [NAMES[card] for card in table.state.discards[0]]


def test_kiskin_spirit_draws_more_when_nothing_was_discarded() -> None:
    table = sylvan("""
        hand 1: kiskin spirit
        board d4:
        c . .
        c . c
    """)
    table.act("summon kiskin spirit", "at f4").allows("place a5")
    assert table.state.extra_own == 1


def test_kiskin_spirit_declining_draws_nothing_more() -> None:
    table = sylvan("""
        hand 1: kiskin spirit
        discard 1: naiad
        board d4:
        c . .
        c . c
    """)
    table.act("summon kiskin spirit", "at f4", "skip")
    assert table.state.extra_own == 0


def test_dryad_converts_a_neighbour_into_a_common_piece() -> None:
    table = sylvan("""
        hand 1: dryad
        board d4:
        c . H
        . c L
        . c C
    """)
    table.act("summon dryad", "at e5").offers("convert f4", "convert f6", "skip").act("convert f4")
    table.shows("d4", "c . c", ". h L", ". c C")
    assert table.state.felled[6] == 1


def test_dryad_cannot_convert_without_a_piece_in_stock() -> None:
    table = sylvan("""
        hand 1: dryad
        board b2:
        . h h h h h h
        h h h h h h h
        . . c . H . h
        . . . c . . .
        . . . c . . .
    """)
    assert table.state.stock[0] == 0
    table.act("summon dryad", "at e5").lacks("convert f4", "skip").shows("d4", "c . H", ". h .")


def test_centaur_spearman_throws_ahead_of_its_charge() -> None:
    table = sylvan("""
        hand 1: centaur spearman
        board d4:
        . . . C H
        c c c . .
        . . c . .
    """)
    table.act("summon centaur spearman", "at d4", "to e4").shows("d4", ". h . . H", "c c c . .")
    assert table.state.felled[5] == 1


def test_centaur_spearman_spares_a_legend_and_hits_its_own() -> None:
    position = """
        hand 1: centaur spearman
        board d4:
        . . . L H
        c c c . .
        . . c . .
    """
    sylvan(position).act("summon centaur spearman", "at d4", "to e4").shows("d4", ". h . L H")
    own = sylvan(position).act("summon centaur spearman", "at d4", "to e4")
    assert sum(own.state.felled) == 0
    sylvan(position).act("summon centaur spearman", "at d4", "skip").shows("d4", "h . . L H")


def test_centaur_chieftain_leads_a_charge_in_one_direction() -> None:
    table = sylvan("""
        hand 1: centaur chieftain
        board c3:
        c . . . .
        . c . . C
        . . c . .
        . . . c .
    """)
    table.act("summon centaur chieftain", "at e4", "to f4").allows("move d4", "move c3", "skip").lacks(
        "move f4"
    )
    table.act("move d4").allows("move c3", "move e5", "done").lacks("move f4")
    table.act("move c3", "done").shows("c3", ". c . . .", ". . c h C")


def test_centaur_chieftain_at_rest_leads_nobody() -> None:
    table = sylvan("""
        hand 1: centaur chieftain
        board c3:
        c . . .
        . c . .
        . . c .
        . . . c
    """)
    table.act("summon centaur chieftain", "at e4", "skip").allows("place a5")


def test_unicorn_moves_or_gains_an_action() -> None:
    position = """
        hand 1: unicorn
        board d4:
        . c . H
        c c . .
        c . . .
    """
    moved = sylvan(position).act("summon unicorn", "at f4").offers("move", "act")
    moved.act("move").allows("to g4", "skip").act("to g4").shows("d4", ". c . h")
    assert moved.state.acts == 1
    acted = sylvan(position).act("summon unicorn", "at f4", "act")
    assert acted.state.acts == 2


def test_unicorn_may_decline_its_move() -> None:
    table = sylvan("""
        hand 1: unicorn
        board d4:
        . c .
        c c .
        c . .
    """)
    table.act("summon unicorn", "at f4", "move", "skip").shows("d4", ". c h")
    assert table.state.acts == 1


def test_sylvan_queen_converts_at_the_same_rank() -> None:
    table = sylvan("""
        hand 1: sylvan queen
        board c3:
        H . L .
        . . C .
        C c . c
        . . c .
        . . c .
    """)
    table.act("summon sylvan queen", "at d4").offers("convert c3", "convert c5", "skip").act("convert c3")
    table.shows("c3", "h . L .", ". h C .")
    assert table.state.felled[6] == 1


def test_sylvan_queen_has_nobody_diagonally() -> None:
    table = sylvan("""
        hand 1: sylvan queen
        board d3:
        C . .
        . C .
        c . c
        . c .
        . c .
    """)
    table.act("summon sylvan queen", "at d4").allows("place a5").shows("d3", "C . .", "h C .")


def test_sylvan_princess_converts_a_common_piece() -> None:
    table = sylvan("""
        hand 1: sylvan princess
        board c3:
        C . H
        . . .
        . c .
        . . c
        . c .
    """)
    table.act("summon sylvan princess", "at d4").offers("convert c3", "skip").act("convert c3")
    table.shows("c3", "c . H", ". h .")
    assert table.state.felled[5] == 1


def test_sylvan_princess_leaves_heroic_pieces_alone() -> None:
    table = sylvan("""
        hand 1: sylvan princess
        board c3:
        H . H
        . . .
        . c .
        . . c
        . c .
    """)
    table.act("summon sylvan princess", "at d4").allows("place a5").shows("c3", "H . H")


def test_woodland_druid_upgrades_one_of_every_colour() -> None:
    table = sylvan("""
        hand 1: woodland druid
        board d4:
        c . c
        . . .
        C c .
        C . .
    """)
    table.act("summon woodland druid", "at e5").offers("upgrade d4", "upgrade f4", "upgrade e6")
    table.act("upgrade f4").offers("upgrade d6", "upgrade d7").act("upgrade d7")
    table.shows("d4", "c . h", ". h .", "C c .", "H . .")


def test_woodland_druid_passes_over_a_colour_without_commons() -> None:
    table = sylvan("""
        hand 1: woodland druid
        board d4:
        h . h
        . . .
        H c .
    """)
    table.act("summon woodland druid", "at e5").shows("d4", "h . h", ". h .", "H h .")


def test_forest_ancient_plants_and_fells_the_same_colour() -> None:
    table = sylvan("""
        hand 1: forest ancient
        board d4:
        . c .
        c . c
        c . .
        . . .
        . . C
    """)
    table.act("summon forest ancient", "at e5").allows("place d4", "place g7").lacks("place f8", "skip")
    table.act("place d4", "place f4").offers("destroy d4", "destroy f4", "destroy f8").act("destroy f8")
    table.offers("destroy d4", "destroy f4").act("destroy d4").shows("d4", ". c C")
    assert table.state.felled[5] == 2


def test_forest_ancient_fells_as_many_as_it_could_plant() -> None:
    table = sylvan("""
        hand 1: forest ancient
        board a2:
        . H H H H H H .
        . H H H H H H H
        . H H . c . . .
        . . . c . c . .
        . . . c . . . .
    """)
    assert table.state.stock[2] == 2
    table.act("summon forest ancient", "at e5", "place d4", "place f4", "destroy d4")
    assert table.state.felled[5] == 2


def test_forest_ancient_without_enemy_stock_does_nothing() -> None:
    table = sylvan("""
        hand 1: forest ancient
        board a2:
        . H H H H H H .
        . H H H H H H H
        . H H . c . H H
        . . . c . c . .
        . . . c . . . .
    """)
    assert table.state.stock[2] == 0
    table.act("summon forest ancient", "at e5").lacks("destroy d5").shows("d4", ". c .", "c h c")


def test_forest_ancient_plants_and_fells_each_colour_once() -> None:
    table = scene("""
        schools: sylvan imperial imperial
        hand 1: forest ancient
        board a4:
        C . . . c . . . .
        . . . c . c . H .
        . . . c . . . c3 .
    """)
    table.act("summon forest ancient", "at e5", "colour 2", "place d4", "colour 3", "place f4")
    table.offers("destroy f4", "destroy h6").act("destroy h6").shows("d4", ". c c3")
    table.allows("place a5")
    assert (table.state.felled[5], table.state.felled[9]) == (1, 1)


def test_forest_ancient_with_one_enemy_piece_in_stock_fells_one() -> None:
    table = scene("""
        schools: sylvan everfrost
        hand 1: forest ancient
        stock 2: 1 3
        board d4:
        . c .
        c . c
        c . C
    """)
    table.act("summon forest ancient", "at e5", "place d4").offers("destroy d4", "destroy f6")
    table.act("destroy f6").allows("place a5")


def test_forest_mystic_draws_a_being_and_a_legend_more() -> None:
    table = sylvan("""
        hand 1: forest mystic
        board d4:
        . c .
        c . .
        . . c
    """)
    table.act("summon forest mystic", "at e5")
    assert (table.state.extra_own, table.state.extra_legends) == (1, 1)


def test_forest_mystic_surplus_is_kept_beyond_the_next_turn() -> None:
    table = sylvan("""
        hand 1: forest mystic
        board d4:
        . c .
        c . .
        . . c
    """)
    table.act("summon forest mystic", "at e5", "place a5")
    assert table.state.turn == 1
    assert [len(hand) for hand in table.state.hands[:3]] == [4, 3, 1]


def test_kiskin_leafsplitter_shoots_twice_the_same_way() -> None:
    table = sylvan("""
        hand 1: kiskin leafsplitter
        board c3:
        H . . . .
        . L c . .
        . c . c .
        . . c . c
    """)
    table.act("summon kiskin leafsplitter", "at e5", "toward nw").allows("toward nw", "done").act("toward nw")
    table.shows("c3", ". . . . .", ". . c . .")
    assert (table.state.felled[6], table.state.felled[7]) == (1, 1)


def test_kiskin_leafsplitter_hits_its_own_pieces_too() -> None:
    table = sylvan("""
        hand 1: kiskin leafsplitter
        board d4:
        . c .
        c . c
        . c l
    """)
    table.act("summon kiskin leafsplitter", "at e5").offers("toward se", "skip").act("toward se")
    table.shows("d4", ". c .", "c h c", ". c .")
    assert sum(table.state.felled) == 0


def test_kiskin_boughrunner_keeps_to_its_own() -> None:
    table = sylvan("""
        hand 1: kiskin boughrunner
        board d4:
        . . . .
        c c c .
        . c . .
    """)
    table.act("summon kiskin boughrunner", "at e4").offers(
        "to d4", "to f4", "to d5", "to e5", "to f5", "skip"
    )
    table.act("to f4").lacks("to g3", "to f3").allows("to g4", "to g5", "done")


def test_kiskin_boughrunner_may_stand_still() -> None:
    table = sylvan("""
        hand 1: kiskin boughrunner
        board d4:
        . C .
        c c c
        . c .
    """)
    table.act("summon kiskin boughrunner", "at e4", "skip").shows("d4", ". h .", "c c c")


def test_tree_shepherd_tends_each_rank_its_own_way() -> None:
    position = """
        hand 1: tree shepherd
        board d4:
        c . c l
        . c c H
    """
    common = sylvan(position).act("summon tree shepherd", "at e4", "choose d4")
    common.shows("d4", "h h c l").allows("place a5")
    heroic = (
        sylvan(position).act("summon tree shepherd", "at e4", "choose e4").allows("to e5", "to d4", "skip")
    )
    heroic.act("skip").shows("d4", "c h c l")
    legend = (
        sylvan(position).act("summon tree shepherd", "at e4", "choose g4").allows("to g5", "to h4", "skip")
    )
    legend.act("to g5").shows("d4", "c h c .", ". c c l")


def test_tree_shepherd_must_choose_and_may_choose_itself() -> None:
    table = sylvan("""
        hand 1: tree shepherd
        board d4:
        c . c
        . c c
    """)
    table.act("summon tree shepherd", "at e4").lacks("skip").allows("choose e4")
