"""The heroic beings of the Nethervoid school; more of them in `test_gateway`."""

from pygames.tash_kalar.cards import NAMES as CARDS
from tests.tash_kalar.scenario import nethervoid


def test_acolyte_of_destruction_strikes_twice_with_the_gateway_on_red() -> None:
    table = nethervoid("""
        hand 1: acolyte of destruction
        board d2:
        . . . C
        c . c H
        . . . .
        . h* . .
    """)
    table.act("summon acolyte of destruction", "at e2").offers("destroy g2", "destroy d3", "destroy f3")
    table.act("destroy g2").offers("destroy g3", "skip").act("destroy g3").shows("d2", ". h . .", "c . c .")
    assert (table.state.felled[5], table.state.felled[6]) == (1, 1)


def test_acolyte_of_destruction_must_take_a_common_piece() -> None:
    table = nethervoid("""
        hand 1: acolyte of destruction
        board d4:
        c . c
        . . .
        . c .
    """)
    table.act("summon acolyte of destruction", "at e3").lacks("skip").act("destroy d4").allows("place a5")
    assert sum(table.state.felled) == 0


def test_acolyte_of_growth_plants_twice_with_the_gateway_on_green() -> None:
    table = nethervoid("""
        hand 1: acolyte of growth
        board b2:
        c . c
        c . c
    """)
    table.act("summon acolyte of growth", "at c3")
    assert table.gate() == "c3"
    table.lacks("skip").act("place e5").offers(
        *(f"place {q}" for q in ("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"))
    )
    table.act("place f5").shows("e5", "c h")


def test_acolyte_of_growth_elsewhere_plants_once() -> None:
    table = nethervoid("""
        hand 1: acolyte of growth
        board d4:
        c . c
        c . c
    """)
    table.act("summon acolyte of growth", "at e5", "place a5")
    assert (table.gate(), table.state.acts) == ("e5", 1)
    assert table.state.stock[0] == 17 - 6


def test_power_seeker_runs_toward_the_gateway() -> None:
    table = nethervoid("""
        hand 1: power seeker
        board c4:
        . c . c . .
        . . c . c .
        . . . . . .
        h* . . . . .
    """)
    table.act("summon power seeker", "at c4").offers("to c5", "to d5", "to b5", "skip").act("to c5")
    table.offers("to b6", "to c6", "to d6", "done").act("to c6").allows("to c7", "done")


def test_power_seeker_that_is_the_gateway_makes_a_standard_move() -> None:
    table = nethervoid("""
        hand 1: power seeker
        board c4:
        . c . c .
        H . c . c
    """)
    table.act("summon power seeker", "at c4").lacks("to c5").allows("to b4", "to d4", "skip").act("to b4")
    table.allows("place a5")


def test_hell_hound_returns_to_the_bottom_of_the_deck() -> None:
    table = nethervoid("""
        hand 1: hell hound
        board c4:
        . c c . C
        c . . c .
    """)
    table.act("summon hell hound", "at f4").allows("destroy g4", "skip").act("destroy g4")
    assert [CARDS[value & 255] for value in table.state.decks[0].bottom] == ["Hell Hound"]
    assert not table.state.discards[0]


def test_hell_hound_that_killed_a_legend_is_discarded() -> None:
    table = nethervoid("""
        hand 1: hell hound
        board c4:
        . c c . L
        c . . c .
    """)
    table.act("summon hell hound", "at f4", "destroy g4")
    assert [CARDS[card] for card in table.state.discards[0]] == ["Hell Hound"]


def test_vortexmaster_moves_the_gateway_then_a_neighbour_of_it() -> None:
    table = nethervoid("""
        hand 1: vortexmaster
        board d3:
        . c .
        c . c
        . c .
        . . .
        . . . h*
    """)
    table.act("summon vortexmaster", "at e6").allows("to g6", "to f7", "skip").act("to f6")
    table.allows("move e5", "move e6", "skip").lacks("move e3").act("move e5", "to d5")
    table.shows("d5", "c . .", ". h h*")


def test_vortexmaster_may_leave_the_gateway_and_move_beside_it() -> None:
    table = nethervoid("""
        hand 1: vortexmaster
        board d3:
        . c .
        c . c
        . c .
    """)
    table.act("summon vortexmaster", "at e6", "skip").offers(
        "to d4", "to e4", "to f4", "to d5", "to f5", "to d6", "to f6", "skip"
    )


def test_gate_master_makes_a_legend_of_a_heroic_gateway() -> None:
    table = nethervoid("""
        form: duel
        hand 1: gate master
        board d4:
        . c c .
        c . c c
        h* . . .
    """)
    table.act("summon gate master", "at e5")
    assert table.state.points[0] == 0
    table.offers("gateway e4", "gateway f4", "gateway d5", "gateway e5", "gateway f5", "gateway g5")
    table.act("gateway e5").shows("d4", ". c c .", "c h* c c", "l . . .")
    assert table.state.points[0] == 1
    assert table.state.summoned[-1] & 3 == 3


def test_gate_master_without_a_spare_legend_only_moves_the_gateway() -> None:
    table = nethervoid("""
        hand 1: gate master
        board d4:
        . c c l
        c . c c
        h* . l l
    """)
    table.act("summon gate master", "at e5", "gateway e4").shows("d4", ". c* c l", "c h c c", "h . l l")
    assert table.state.summoned[-1] & 3 == 2


def test_hell_rider_rides_three_times_unless_it_is_the_gateway() -> None:
    table = nethervoid("""
        hand 1: hell rider
        board d4:
        c c c .
        c . . h*
    """)
    table.act("summon hell rider", "at d4", "to d3", "to d2").allows("to d1", "done").act("to d1")
    table.allows("place a5")


def test_hell_rider_as_the_gateway_rides_once() -> None:
    table = nethervoid("""
        hand 1: hell rider
        board d4:
        c c c
        c . .
    """)
    table.act("summon hell rider", "at d4", "to d3").allows("place a5").shows("d3", "h*")


def test_demon_of_wrath_burns_around_the_gateway() -> None:
    table = nethervoid("""
        hand 1: demon of wrath
        board d4:
        . . c . .
        c . c . .
        . c . h* C
        . . . C H
    """)
    table.act("summon demon of wrath", "at e4").lacks("skip")
    table.shows("d4", ". h c . .", "c . c . .", ". c . h* .", ". . . . H")
    assert table.state.felled[5] == 2


def test_demon_of_wrath_moves_the_gateway_when_nothing_burns() -> None:
    table = nethervoid("""
        hand 1: demon of wrath
        board d3:
        . . . C
        . . c .
        c . c .
        . c . .
    """)
    table.act("summon demon of wrath", "at e4").allows("to f3", "skip").act("to f3").shows("d3", ". . h* .")
    assert table.state.felled[5] == 1


def test_demon_of_greed_sells_two_pieces_for_two_actions() -> None:
    table = nethervoid("""
        hand 1: demon of greed
        board d4:
        c c .
        . . .
        c . c h*
    """)
    table.act("summon demon of greed", "at e5").lacks("skip", "destroy g6").act("destroy d4")
    assert table.state.acts == 3
    table.shows("d4", ". c . .", ". . . .", "c . c h*")


def test_demon_of_greed_spares_the_gateway_even_itself() -> None:
    table = nethervoid("""
        hand 1: demon of greed
        board d4:
        c c .
        . . .
        c . c
    """)
    table.act("summon demon of greed", "at e5", "destroy d4").shows("d4", ". c .", ". h* .")
    assert table.state.acts == 2


def test_demon_of_lust_draws_pieces_toward_the_gateway() -> None:
    table = nethervoid("""
        hand 1: demon of lust
        board c4:
        . . . . . L
        c c . . . .
        . c c . . .
    """)
    table.act("summon demon of lust", "at c4").allows("move h4", "move d6", "skip").lacks(
        "move c4", "move d5"
    )
    table.act("move h4").offers("to g3", "to g4", "to g5").act("to g4").lacks("move g4").act("done")
    table.shows("c4", "h* . . . L .")


def test_demon_of_lust_never_lands_on_the_gateway() -> None:
    table = nethervoid("""
        hand 1: demon of lust
        board c4:
        . L . .
        c c . .
        . c c .
    """)
    table.act("summon demon of lust", "at c4").lacks("move d4").allows("move e6", "skip")


def test_demon_of_sloth_eats_a_further_action() -> None:
    table = nethervoid("""
        actions: 3
        hand 1: demon of sloth
        board d4:
        . c
        . .
    """)
    table.act("summon demon of sloth", "at d5").shows("d4", ". c", "h* .")
    assert (table.state.turn, table.state.acts) == (0, 1)


def test_demon_of_sloth_without_an_action_destroys_the_gateway() -> None:
    table = nethervoid("""
        actions: 1
        hand 1: demon of sloth
        board d4:
        . c
        . .
    """)
    table.act("summon demon of sloth", "at d5").shows("d4", ". c", ". .")
    assert table.gate() == ""


def test_demon_of_envy_places_until_nobody_has_more() -> None:
    table = nethervoid("""
        hand 1: demon of envy
        board d4:
        c . . C C C
        . c c C C .
    """)
    table.act("summon demon of envy", "at e5").lacks("skip").act("place d5", "place e4", "place f4")
    table.allows("place a5").shows("d4", "c c c C C C", "c h* c C C .")


def test_demon_of_envy_places_one_even_when_ahead() -> None:
    table = nethervoid("""
        hand 1: demon of envy
        board d4:
        c . .
        . c c
    """)
    table.act("summon demon of envy", "at e5").lacks("skip", "place a5").act("place d5").allows("place a5")
    assert table.state.acts == 1


def test_possessed_summoner_uses_the_enemy_instead() -> None:
    table = nethervoid("""
        hand 1: possessed summoner, flame imp, flare 2
        board d4:
        . . c .
        c c . .
        . c . C
    """)
    table.act("summon possessed summoner", "at e4").lacks("place a5", "skip").act("place h7", "skip")
    table.act("summon flame imp").allows("at i6", "at g8").lacks("at f5", "at d7").act("at g8").shows(
        "g8", "c"
    )
    assert table.state.possessed == -1


def test_possessed_summoner_may_discard_the_flare_for_an_action() -> None:
    table = nethervoid("""
        hand 1: possessed summoner, flare 2
        board d4:
        . . c .
        c c . .
        . c . .
        . . . C
    """)
    table.act("summon possessed summoner", "at e4", "place g6").offers("discard flare 2", "skip")
    table.act("discard flare 2")
    assert (table.state.acts, table.state.possessed) == (2, 1)
    plain = nethervoid("""
        hand 1: possessed summoner, flare 2
        board d4:
        . . c .
        c c . .
        . c . .
    """)
    plain.act("summon possessed summoner", "at e4", "skip")
    assert (plain.state.acts, plain.state.possessed) == (1, -1)
