"""The common beings of the Etherweave school as they arrive; their warp effects are in `test_warps`."""

from tests.tash_kalar.scenario import etherweave


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


def test_paradox_worm_finds_no_enemy_of_the_same_rank() -> None:
    table = etherweave("""
        hand 1: paradox worm
        board d4:
        . . c . L
        c c . . H
    """)
    table.act("summon paradox worm", "at g4").allows("place a5").lacks("skip")


def test_paradox_worm_that_names_a_piece_must_swap_it() -> None:
    table = etherweave("""
        hand 1: paradox worm
        board d4:
        . . c . C
        c c . . C
    """)
    table.act("summon paradox worm", "at g4", "choose d5").offers("choose h4", "choose h5")


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


def test_lesser_shadow_twin_finds_the_other_one_among_this_turns_discards() -> None:
    table = etherweave("""
        hand 1: lesser shadow twin, greater shadow twin
        board d4:
        . . .
        c c c
    """)
    table.act("discard greater shadow twin", "done", "summon lesser shadow twin", "at d4").lacks("skip")
    table.act("choose d4").offers("destroy d5", "destroy e5", "skip").act("skip").shows(
        "d4", "c . .", "c c c"
    )


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


def test_translocationist_without_a_heroic_piece_swaps_nothing() -> None:
    table = etherweave("""
        hand 1: translocationist
        board d4:
        . . c .
        c . . .
        c c . .
    """)
    table.act("summon translocationist", "at e5").allows("place a5").lacks("skip")


def test_translocationist_swaps_two_pairs() -> None:
    table = etherweave("""
        hand 1: translocationist
        board d4:
        . . c h
        c . . h
        c c . .
    """)
    table.act("summon translocationist", "at e5", "choose g4", "choose f4", "choose g5", "choose d6")
    table.shows("d4", ". . h c", "c c . c", "h c . .").allows("place a5")
