"""The heroic beings of the Everfrost school and their frozen effects."""

from pygames.tash_kalar.cards import NAMES
from tests.tash_kalar.scenario import everfrost


def test_ice_queen_moves_another_heroic_piece_now_and_later() -> None:
    table = everfrost("""
        hand 1: ice queen
        board d4:
        . c H
        . h C
        c . c
    """)
    table.act("summon ice queen", "at e4").offers(
        "to d4", "to f4", "to e4", "to d5", "to f5", "to d6", "to e6", "to f6", "skip"
    )
    table.act("to f4", "thaw", "move f4").allows("to f5").lacks("to e4").act("to f5").shows(
        "d4", ". h .", ". . h"
    )


def test_ice_queen_needs_a_piece_on_her_square() -> None:
    table = everfrost("""
        hand 1: ice queen
        board d4:
        . . .
        . c .
        c . c
    """)
    table.refuses("summon ice queen", "tk-pattern")


def test_frostweave_summoner_lends_an_enemy_piece_when_thawed() -> None:
    table = everfrost("""
        hand 1: frostweave summoner, crystal grower
        board d4:
        c . .
        . . .
        . c C
        . c .
    """)
    table.act("summon frostweave summoner", "at e5")
    assert table.frozen == "Frostweave Summoner"
    table.act("thaw")
    assert table.state.wild == 1
    table.act("summon crystal grower").allows("at f5")


def test_frostweave_summoner_frozen_lends_nothing() -> None:
    table = everfrost("""
        hand 1: crystal grower
        frozen 1: frostweave summoner
        board d4:
        c C
    """)
    table.lacks("summon crystal grower").act("thaw").allows("summon crystal grower")


def test_winter_whisperer_trades_a_piece_and_a_flare_for_an_action() -> None:
    table = everfrost("""
        hand 1: flare 3
        frozen 1: winter whisperer
        board d4:
        c h C
    """)
    table.act("thaw").offers("destroy d4", "skip").act("destroy d4").offers("discard flare 3", "skip")
    table.act("discard flare 3")
    assert table.state.acts == 3
    assert sum(table.state.felled) == 0


def test_winter_whisperer_gives_nothing_for_half_the_price() -> None:
    position = """
        hand 1: flare 3
        frozen 1: winter whisperer
        board d4:
        c h C
    """
    assert everfrost(position).act("thaw", "destroy d4", "skip").state.acts == 2
    assert everfrost(position).act("thaw", "skip", "discard flare 3").state.acts == 2


def test_frozen_chest_puts_a_frozen_card_back_into_play() -> None:
    table = everfrost("""
        hand 1: frozen chest
        discard 1: ice queen, snow fox, ice wyvern
        board d4:
        c c c
    """)
    table.act("summon frozen chest", "at e4").offers("freeze ice queen", "freeze ice wyvern", "skip")
    table.act("freeze ice wyvern")
    assert table.frozen == "Ice Wyvern"


def test_frozen_chest_leaves_one_frozen_card_only() -> None:
    table = everfrost("""
        hand 1: frozen chest
        discard 1: ice queen
        frozen 1: ice princess
        board d4:
        c c c
    """)
    table.act("summon frozen chest", "at e4", "freeze ice queen").offers(
        "keep ice queen", "keep ice princess"
    )
    table.act("keep ice princess")
    assert table.frozen == "Ice Princess"
    assert "Ice Queen" in [NAMES[card] for card in table.state.discards[0]]


def test_everfrost_sentinel_slows_the_others_down() -> None:
    table = everfrost("""
        hand 1: everfrost sentinel
        board d3:
        C .
        c .
        c c
        . c
    """)
    table.act("summon everfrost sentinel", "at d3").offers("downgrade d3", "skip").act("downgrade d3")
    assert table.state.malus == [0, 1]
    table.act("place a5")
    assert (table.state.turn, table.state.acts) == (1, 1)


def test_everfrost_sentinel_asks_for_an_enemy_below_it() -> None:
    position = """
        hand 1: everfrost sentinel
        board d3:
        {} .
        c .
        c c
        . c
    """
    everfrost(position.format(".")).act("summon everfrost sentinel", "at d3").lacks("downgrade d3")
    own = everfrost(position.format("c")).act("summon everfrost sentinel", "at d3").lacks("downgrade d3")
    assert own.state.malus == [0, 0]


def test_everfrost_sentinel_waits_through_an_extra_turn() -> None:
    table = everfrost("""
        again: 1
        hand 1: everfrost sentinel
        board d3:
        C .
        c .
        c c
        . c
    """)
    table.act("summon everfrost sentinel", "at d3", "downgrade d3", "place a5")
    assert (table.state.turn, table.state.acts) == (0, 2)
    table.act("place b5", "place b6")
    assert (table.state.turn, table.state.acts) == (1, 1)


def test_glacier_giant_rolls_on_and_may_die_with_a_legend() -> None:
    table = everfrost("""
        hand 1: glacier giant
        board c4:
        . . . . .
        . . . c .
        . C c c c
        L . . . .
    """)
    table.act("summon glacier giant", "at f4").offers("to e5", "to g5", "skip").act("to e5")
    table.offers("to d6", "done").act("to d6").offers("destroy c7", "skip").act("destroy c7")
    table.shows("c4", ". . . . .", ". . . c .", ". . c c c", ". . . . .")
    assert (table.state.felled[5], table.state.felled[7]) == (1, 1)


def test_glacier_giant_stays_when_it_did_not_move() -> None:
    table = everfrost("""
        hand 1: glacier giant
        board d4:
        . . .
        L c .
        c c c
    """)
    table.act("summon glacier giant", "at e4", "skip").shows("d4", ". h .", "L c .").allows("place a5")


def test_polar_bear_goes_on_as_long_as_it_eats() -> None:
    table = everfrost("""
        hand 1: polar bear
        board b4:
        . H . c c .
        C H . c . c
    """)
    table.act("summon polar bear", "at d4", "to c4").allows("to b5", "skip").lacks("to c5").act("to b5")
    table.allows("to b4", "skip").lacks("to c5").act("to b4").shows("b4", "h . . c c .", ". H . c . c")


def test_polar_bear_that_ate_nothing_rests() -> None:
    table = everfrost("""
        hand 1: polar bear
        board d4:
        . c c .
        . c . c
    """)
    table.act("summon polar bear", "at d4", "to d3").allows("place a5").lacks("skip")


def test_war_sled_steers_within_an_eighth_of_a_turn() -> None:
    table = everfrost("""
        hand 1: war sled
        board d4:
        . . . .
        c . . .
        c c c .
    """)
    table.act("summon war sled", "at f5").offers("to g4", "to g5", "to g6", "skip").act("to g4")
    table.offers("to g3", "to h3", "to h4", "done").act("to g3").offers("to f2", "to g2", "to h2", "done")


def test_war_sled_stops_at_the_edge() -> None:
    table = everfrost("""
        hand 1: war sled
        board g4:
        . . .
        c . .
        c c c
    """)
    table.act("summon war sled", "at i5").allows("place a5").lacks("skip")


def test_snow_monster_freezes_commons_near_its_side() -> None:
    table = everfrost("""
        hand 1: snow monster
        board c3:
        C . . . C
        . . C . .
        C . c c .
        . c . H c
    """)
    table.act("summon snow monster", "at e5")
    table.shows("c3", "C . . . C", ". . . . .", ". . h c .", ". c . H c")


def test_snow_monster_needs_a_piece_on_its_square_and_spares_heroes() -> None:
    table = everfrost("""
        hand 1: snow monster
        board d5:
        . . c .
        c . . c
    """)
    table.refuses("summon snow monster", "tk-pattern")


def test_frost_imp_sends_a_common_piece_sliding() -> None:
    table = everfrost("""
        hand 1: frost imp
        board d4:
        c . C . . H
        . c . . . .
        . . c . . .
    """)
    table.act("summon frost imp", "at e4").allows("move f4", "move d4", "move e5", "skip")
    table.act("move f4").allows("to g4").act("to g4").shows("d4", "c h . . C H")


def test_frost_imp_finds_only_blocked_pieces() -> None:
    table = everfrost("""
        hand 1: frost imp
        board d4:
        h . .
        . h .
        . . h
    """)
    table.act("summon frost imp", "at e4").allows("place a5").lacks("skip")


def test_ice_wyvern_dies_with_what_it_strikes() -> None:
    table = everfrost("""
        hand 1: ice wyvern
        board d4:
        . c .
        c . H
        . c c
    """)
    table.act("summon ice wyvern", "at d4", "to f5").shows("d4", ". c .", "c . .", ". c c")
    assert table.state.felled[6] == 1
    table.act("thaw")
    table.lacks("skip")


def test_ice_wyvern_thawed_places_beside_a_heroic_piece() -> None:
    table = everfrost("""
        frozen 1: ice wyvern
        board d4:
        h . . c . l
    """)
    table.act("thaw").allows("place c3", "place e5").lacks("place g5", "place i5").act("place e5")
    table.shows("d4", "h .", ". c")


def test_deathbringer_takes_a_heroic_piece_held_by_another() -> None:
    table = everfrost("""
        hand 1: deathbringer
        board d4:
        . c . C
        . . . H
        c c c .
    """)
    table.act("summon deathbringer", "at f4").offers("destroy e4", "destroy g4", "destroy g5", "skip")
    table.act("destroy g5")
    assert table.state.felled[6] == 2
    assert table.state.stock[2] == 15


def test_deathbringer_needs_three_beside_a_legend() -> None:
    position = """
        hand 1: deathbringer
        board d4:
        . c . .
        . . L .
        c c c {}
    """
    near = everfrost(position.format("."))
    near.act("summon deathbringer", "at f4").allows("destroy f5")
    far = everfrost("""
        hand 1: deathbringer
        board d4:
        . c . L
        . . . .
        c c c .
    """)
    far.act("summon deathbringer", "at f4").lacks("destroy g4").allows("destroy e4")


def test_frostweave_illusionist_goes_over_to_the_enemy() -> None:
    table = everfrost("""
        hand 1: frostweave illusionist
        board d4:
        c . c
        . . C
        . c .
    """)
    table.act("summon frostweave illusionist", "at e4").shows("d4", "c C c")
    assert sum(table.state.felled) == 0
    table.act("thaw").offers("convert e4", "convert f5").act("convert f5").shows("d5", ". . c")
    assert table.state.felled[5] == 1


def test_frostweave_illusionist_stays_when_the_enemy_has_no_piece_left() -> None:
    table = everfrost("""
        hand 1: frostweave illusionist
        board b2:
        . H H H H H H
        . H H H H H H
        . . c . c . .
        . . . . . . .
        . . . c . H H
        . H H H . . .
    """)
    assert table.state.stock[2] == 0
    table.act("summon frostweave illusionist", "at e4").shows("d4", "c h c")
