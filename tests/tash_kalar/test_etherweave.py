"""The beings of the Etherweave school and their warp effects."""

from pygames.tash_kalar.cards import NAMES
from tests.tash_kalar.scenario import Scene, scene


def etherweave(text: str) -> Scene:
    """A position in a later turn, since nothing is warped in the first."""
    return scene("        schools: etherweave imperial\n        turns: 2 1" + text)


def pending(table: Scene) -> str:
    card = table.state.pending[0]
    return "" if card < 0 else NAMES[card]


def discards(table: Scene) -> list[str]:
    return [NAMES[card] for card in table.state.discards[0]]


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
    assert (pending(table), table.state.acts) == ("Translocationist", 3)
    table.act("summon doppelganger", "at e4")
    assert (pending(table), table.state.acts) == ("Translocationist", 3)


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


def test_paradox_worm_swaps_pieces_of_one_rank() -> None:
    table = etherweave("""
        hand 1: paradox worm
        board d4:
        . . c . . C
        c c . h . L
    """)
    table.act("summon paradox worm", "at g4").allows("choose d5", "choose g4", "skip").lacks("choose g5")
    table.act("choose d5").shows("d4", ". . c c . c", "C c . h . L")
    assert sum(table.state.felled) == 0


def test_paradox_worm_may_be_discarded_once_warped() -> None:
    table = etherweave("""
        hand 1: paradox worm
        board d4:
        C . H
    """)
    table.act("warp paradox worm").shows("d4", "H . H").offers("discard paradox worm", "skip")
    table.act("discard paradox worm")
    assert (pending(table), discards(table)) == ("", ["Paradox Worm"])


def test_lesser_shadow_twin_strikes_around_a_piece() -> None:
    table = etherweave("""
        hand 1: lesser shadow twin
        discard 1: greater shadow twin
        board d3:
        . . . . .
        . . . C .
        c c c . .
        . . . C H
    """)
    table.act("summon lesser shadow twin", "at d4").lacks("skip").act("choose f5")
    table.offers("destroy g4", "destroy e5", "destroy g6", "skip").act("destroy g4")
    table.allows("destroy g6", "done").act("destroy g6").shows("d4", "c . . . .", "c c c . .", ". . . . H")


def test_lesser_shadow_twin_alone_does_nothing_but_warps() -> None:
    position = """
        hand 1: lesser shadow twin
        board d4:
        . C .
        c c c
    """
    etherweave(position).act("summon lesser shadow twin", "at d4").allows("place a5").shows("d4", "c C .")
    etherweave(position).act("warp lesser shadow twin", "upgrade e5").shows("d5", "c h c")


def test_translocationist_swaps_ranks_twice() -> None:
    table = etherweave("""
        hand 1: translocationist
        board d4:
        . . c h
        c . . .
        c c . .
    """)
    table.act("summon translocationist", "at e5").offers("choose g4", "skip").act("choose g4")
    table.act("choose f4").shows("d4", ". . h c").offers("choose f4", "skip").act("skip")
    table.allows("place a5")


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
    assert pending(table) == "Antimatter Spirit"


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
    assert table.state.stock[0] == 17


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
    assert (table.state.captive[0], pending(table)) == (7, "Merchant of Time")
    table.act("summon merchant of time").act(table.choices[0])
    table.allows("release h3", "release d6").lacks("release e5", "skip").act("release h3").shows("h3", "L")
    assert (table.state.captive[0], pending(table)) == (0, "")


def test_merchant_of_time_is_not_discarded_while_it_waits() -> None:
    table = etherweave("""
        hand 1: merchant of time, dark sphere
        board d4:
        C
    """)
    table.act("warp merchant of time").refuses("discard merchant of time", "tk-pending")


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


def test_gate_of_oblivion_warped_makes_every_kill_count_twice() -> None:
    table = etherweave("""
        hand 1: gate of oblivion, singularity
        board d4:
        C . C
        . . .
        . C .
    """)
    table.act("warp gate of oblivion")
    assert table.state.oblivion == 1


def test_time_traveler_arrives_anywhere_colourless() -> None:
    table = etherweave("""
        hand 1: time traveler
        discard 1: dark sphere, singularity
        board d4:
        c . . . . C
        . c . . . .
        . . c . . .
    """)
    table.act("summon time traveler").allows("at h4", "at a6").lacks(
        "at a5", "at e4 ", "at e5", "at h6", "at i4"
    )
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
    assert pending(table) == ""
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
    assert pending(table) == "Eternal Emperor"
    table.act("summon eternal emperor", "at e5").lacks("place", "move").allows("place b5")
    assert pending(table) == ""


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
    assert discards(table) == ["Translocationist", "Reality Patch"]


def test_reality_patch_leaves_everything_if_you_like() -> None:
    table = etherweave("""
        hand 1: reality patch, titan
        board d4:
        . c C
        c . c
        . c .
    """)
    table.act("summon reality patch", "at e5").offers("discard titan", "skip").act("skip")
    assert discards(table) == ["Reality Patch"]


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


def test_polarity_queen_warps_a_piece_beside_an_enemy() -> None:
    table = etherweave("""
        hand 1: polarity queen
        board d4:
        C . . c
    """)
    table.act("warp polarity queen").allows("place e4", "place c3").lacks("place f4", "skip").act("place e4")
    table.shows("d4", "C c . c")


def test_singularity_swallows_the_commons_around_a_square() -> None:
    table = etherweave("""
        hand 1: singularity
        board d4:
        c . c . . .
        . . . . C .
        c . c . . H
    """)
    table.act("summon singularity", "at e5").allows("choose i5", "choose b4").lacks(
        "choose a5", "choose e4 ", "skip"
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
    assert pending(table) == ""


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


def test_ziggurat_sentinel_warps_moves() -> None:
    position = """
        hand 1: ziggurat sentinel
        board d4:
        h H .
    """
    etherweave(position).act("warp ziggurat sentinel").lacks("skip").act("to e4").allows("place a5")
    twice = etherweave(position).act("warp ziggurat sentinel", "to d5").allows("to d6", "skip").lacks("to e4")
    twice.act("skip").allows("place a5")


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
