"""Warp effects and the pending beings they leave."""

from pygames.core.narration import Log
from tests.tash_kalar.scenario import etherweave, scene


def test_warps_wait_for_the_second_turn() -> None:
    table = scene("""
        schools: etherweave imperial
        turns: 1 0
        hand 1: translocationist
        board d4:
        c
    """)
    table.refuses("warp translocationist", "tk-warp-first-turn")


def test_doppelganger_copies_the_pending_warp() -> None:
    table = etherweave("""
        hand 1: doppelganger, translocationist
        board d4:
        c . .
        c c .
    """)
    table.act("warp translocationist")
    assert (table.pending, table.state.acts) == ("Translocationist", 3)
    table.act("summon doppelganger", "at e4")
    assert (table.pending, table.state.acts) == ("Translocationist", 3)


def test_doppelganger_never_copies_the_merchant_of_time() -> None:
    table = etherweave("""
        hand 1: doppelganger, merchant of time
        board d4:
        c . C
        c c .
    """)
    table.act("warp merchant of time", "take f4", "summon doppelganger", "at e4").allows("place a5")
    assert table.state.captive[0] & 15 == 5


def test_doppelganger_without_a_pending_being_does_nothing() -> None:
    table = etherweave("""
        hand 1: doppelganger
        board d4:
        c . .
        c c .
    """)
    table.act("summon doppelganger", "at e4").allows("place a5")


def test_paradox_worm_may_be_discarded_once_warped() -> None:
    table = etherweave("""
        hand 1: paradox worm
        board d4:
        C . H
    """)
    table.act("warp paradox worm").shows("d4", "H . H").offers("discard paradox worm", "skip")
    table.act("discard paradox worm")
    assert table.pending == "" and table.state.discards[0] == [91]


def test_translocationist_warps_for_an_action() -> None:
    table = etherweave("""
        hand 1: translocationist
        board d4:
        c
    """)
    table.act("warp translocationist")
    assert table.state.acts == 3
    table.refuses("warp translocationist", "tk-warp-one")


def test_antimatter_spirit_parts_two_commons() -> None:
    table = etherweave("""
        hand 1: antimatter spirit
        board d4:
        . . .
        . . C
    """)
    table.act("warp antimatter spirit").lacks("place e5", "skip").act("place e4")
    table.allows("to f5", "to f4", "to e3").act("to f5").shows("d3", "C . .", ". . .", ". . c")
    assert table.state.felled[5] == 1
    assert table.pending == "Antimatter Spirit"


def test_antimatter_spirit_is_all_or_nothing() -> None:
    table = etherweave("""
        hand 1: antimatter spirit
        board b2:
        . H H H H H H
        . H H H H H H
        . . . . . . .
        . H H H H H .
    """)
    assert table.state.stock[2] == 0
    table.act("warp antimatter spirit")
    assert table.state.stock[0] == 17 and table.pending == "Antimatter Spirit"


def test_merchant_of_time_takes_a_piece_and_releases_it() -> None:
    table = etherweave("""
        hand 1: merchant of time
        board d3:
        . . . . L
        . . . . .
        . c . c .
        c . c . C
    """)
    table.act("warp merchant of time").allows("take h3", "take d6").lacks("take e5", "skip").act("take h3")
    table.shows("h3", ".")
    assert (table.state.captive[0], table.pending) == (7, "Merchant of Time")
    table.act("summon merchant of time").act(table.choices[0])
    table.allows("release h3", "release d6").lacks("release e5", "skip").act("release h3").shows("h3", "L")
    assert (table.state.captive[0], table.pending) == (0, "")


def test_merchant_of_time_is_not_discarded_while_it_waits() -> None:
    table = etherweave("""
        hand 1: merchant of time, dark sphere
        board d4:
        C
    """)
    table.act("warp merchant of time").refuses("discard merchant of time", "tk-pending")


def test_warpmaster_takes_the_pending_being_back() -> None:
    table = etherweave("""
        hand 1: warpmaster, translocationist
        board d3:
        . c .
        . . .
        c . .
        . c .
    """)
    table.act("warp translocationist", "summon warpmaster", "at f5").offers("return", "move", "skip").act(
        "return"
    )
    assert table.pending == ""
    table.allows("warp translocationist")


def test_warpmaster_without_a_pending_being_may_move() -> None:
    table = etherweave("""
        hand 1: warpmaster
        board d3:
        . c .
        . . .
        c . .
        . c .
    """)
    table.act("summon warpmaster", "at f5").offers("move", "skip").act("move", "to g5").shows("f5", ". h")


def test_void_summoner_warps_a_standard_move() -> None:
    table = etherweave("""
        hand 1: void summoner
        board d4:
        c C . l
    """)
    table.act("warp void summoner").lacks("skip", "to e4", "move g4").act("to d5").shows("d4", ". C", "c .")


def test_eternal_emperor_does_its_warp_as_it_arrives() -> None:
    table = etherweave("""
        hand 1: eternal emperor
        board d4:
        c . .
        c . .
        c c .
    """)
    table.act("summon eternal emperor", "at e5").offers("place", "move", "skip").act("place", "place a5")
    assert table.state.acts == 1


def test_eternal_emperor_does_it_once_a_turn() -> None:
    table = etherweave("""
        hand 1: eternal emperor
        board d4:
        c . .
        c . .
        c c .
    """)
    table.act("warp eternal emperor", "place", "place a5").allows("summon eternal emperor")
    assert table.pending == "Eternal Emperor"
    table.act("summon eternal emperor", "at e5").lacks("place", "move").allows("place b5")
    assert table.pending == ""


def test_polarity_queen_warps_a_piece_beside_an_enemy() -> None:
    table = etherweave("""
        hand 1: polarity queen
        board d4:
        C . . c
    """)
    table.act("warp polarity queen").allows("place e4", "place c3").lacks("place f4", "skip").act("place e4")
    table.shows("d4", "C c . c")


def test_ziggurat_sentinel_copies_a_discarded_warp() -> None:
    table = etherweave("""
        hand 1: ziggurat sentinel
        discard 1: translocationist, merchant of time, time traveler
        board d4:
        . . .
        . . c
        . c c
        c c .
    """)
    table.act("summon ziggurat sentinel", "at f4").offers("copy", "move", "skip").act("copy")
    assert table.state.acts == 2
    assert table.pending == ""


def test_ziggurat_sentinel_warps_moves() -> None:
    position = """
        hand 1: ziggurat sentinel
        board d4:
        h H .
    """
    etherweave(position).act("warp ziggurat sentinel").lacks("skip").act("to e4").allows("place a5")
    twice = etherweave(position).act("warp ziggurat sentinel", "to d5").allows("to d6", "skip").lacks("to e4")
    twice.act("skip").allows("place a5")


def test_warp_is_free_after_the_last_action_and_may_bring_another() -> None:
    table = etherweave("""
        actions: 1
        hand 1: translocationist
        board d4:
        c
    """)
    table.act("place a5").offers("end", "warp translocationist").act("warp translocationist")
    assert table.allows("place e5").state.acts == 1


def test_doppelganger_lets_a_paradox_worm_be_discarded_later() -> None:
    table = etherweave("""
        hand 1: doppelganger, paradox worm
        board d4:
        c . C C
        c c . .
    """)
    table.act("warp paradox worm", "upgrade f4", "skip", "summon doppelganger", "at e4").shows("f4", "H H")
    table.offers("discard paradox worm", "skip").act("discard paradox worm")
    assert table.pending == ""


def test_doppelganger_does_not_use_up_what_the_eternal_emperor_does_once() -> None:
    table = etherweave("""
        hand 1: doppelganger, eternal emperor (all)
        pending 1: eternal emperor
        board d4:
        c . .
        c c .
        c c .
    """)
    table.act("summon doppelganger", "at e4", "place", "place a5", "summon eternal emperor", "at e5")
    table.offers("place", "move", "skip")


def test_paradox_worm_without_a_common_enemy_may_still_be_discarded() -> None:
    table = etherweave("""
        hand 1: paradox worm
        board d4:
        H c
    """)
    assert table.act("warp paradox worm").offers("discard paradox worm", "skip").act("skip").pending


def test_antimatter_spirit_needs_squares_on_both_sides() -> None:
    table = etherweave("""
        hand 1: antimatter spirit
        board d4:
        H
    """)
    table.act("warp antimatter spirit").allows("place d1").lacks("place c3", "place d4", "skip").act(
        "place e4"
    )
    table.lacks("to d4", "to f4").act("to e3").shows("d3", ". c", "H .", ". C")


def test_antimatter_spirit_may_use_the_enemy_piece_its_first_half_frees() -> None:
    table = etherweave("""
        hand 1: antimatter spirit
        board c1:
        H H H H H
        H H H H H
        H H H H H
        C . . . .
        . H . . .
    """)
    table.act("warp antimatter spirit").offers("place b4", "place d4", "place b5", "place c5")
    table.act("place d4").shows("c4", "c . C")


def test_antimatter_spirit_chooses_the_other_colour_in_a_melee() -> None:
    table = scene("""
        form: melee
        schools: etherweave imperial sylvan
        hand 1: antimatter spirit
        board d4:
        C . c3
    """)
    table.act("warp antimatter spirit", "place e4", "to d4").offers("colour 2", "colour 3").act("colour 2")
    table.shows("d4", "c . C")
    assert (table.state.felled[5], table.state.felled[9]) == (1, 1)


def test_merchant_of_time_releases_a_common_piece_on_empty_squares_only() -> None:
    table = etherweave("""
        hand 1: merchant of time
        board d3:
        . . c . L
        . . C . .
        . c . c .
        c . c . C
    """)
    table.act("warp merchant of time", "take f3", "summon merchant of time", "at f4")
    table.allows("release e4").lacks("release h3", "release h6", "release d6", "release e5", "skip")
    table.act("release e4").shows("e4", "c")


def test_merchant_of_time_finds_nothing_on_coloured_squares_and_waits_all_the_same() -> None:
    table = etherweave("""
        hand 1: merchant of time
        board e5:
        C
    """)
    table.act("warp merchant of time").allows("place a5").shows("e5", "C")
    assert table.pending == "Merchant of Time"


def test_merchant_of_time_is_neither_discarded_nor_returned_by_effects() -> None:
    patch = etherweave("""
        hand 1: merchant of time, reality patch
        board d4:
        . c . C
        c . c .
        . c . .
    """)
    patch.act("warp merchant of time", "take g4", "summon reality patch", "at e5").allows("place a5")
    master = etherweave("""
        hand 1: merchant of time, warpmaster
        board d3:
        . c . .
        . . . C
        c . . .
        . c . .
    """)
    master.act("warp merchant of time", "take g4", "summon warpmaster", "at f5").offers("move", "skip")


def test_merchant_of_time_is_told_of() -> None:
    state = etherweave("""
        hand 1: merchant of time
        board d4:
        C
    """).state
    log: Log = []
    state.apply_action(state.string_to_action("warp merchant of time"), log)
    assert log[-1].where == ("d4",) and "d4 is taken away" in log[-1].text


def test_gate_of_oblivion_warped_makes_every_kill_count_twice() -> None:
    table = scene("""
        form: duel
        schools: etherweave imperial
        hand 1: gate of oblivion, singularity
        actions: 1
        board d4:
        c . c . C
        . . . . .
        c . c C C
    """)
    table.act("warp gate of oblivion", "summon singularity", "at e5", "choose h5").act("move g6", "move h6")
    assert table.state.points[0] == 2


def test_gate_of_oblivion_copied_adds_another_time() -> None:
    table = etherweave("""
        hand 1: ziggurat sentinel, singularity
        discard 1: gate of oblivion
        oblivion: 1
        board d4:
        . . . C
        . . c .
        . c c .
        c c . .
    """)
    table.act("summon ziggurat sentinel", "at f4", "copy")
    assert table.state.oblivion == 2


def test_gate_of_oblivion_makes_none_of_the_titans_victims_count() -> None:
    table = etherweave("""
        hand 1: gate of oblivion, titan
        board d3:
        C C C
        . . .
        . h .
        . h .
        c c c
    """)
    assert sum(table.act("warp gate of oblivion", "summon titan", "at e4").state.felled) == 0


def test_void_summoner_warps_a_heroic_piece_onto_a_lower_one() -> None:
    table = etherweave("""
        hand 1: void summoner
        board d4:
        h C c H
    """)
    table.act("warp void summoner", "move d4", "to e4")
    assert table.state.felled[5] == 1


def test_eternal_emperor_moves_a_common_piece_harder_than_an_upgraded_one() -> None:
    table = etherweave("""
        hand 1: eternal emperor
        board d4:
        c C
        l L
        h C
    """)
    table.act("warp eternal emperor", "move", "move d4").allows("to e4").lacks("to e5").act("to e4")
    other = etherweave("""
        hand 1: eternal emperor
        board d4:
        h H
        . C
    """)
    other.act("warp eternal emperor", "move").lacks("to e4", "skip").act("to e5").shows("d4", ". H", ". h")
