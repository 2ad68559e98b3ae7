"""The common beings of the Imperial school."""

from tests.tash_kalar.scenario import scene


def test_swordmaster_becomes_heroic_by_killing() -> None:
    table = scene("""
        hand 1: swordmaster
        board d4:
        c C H
        . . C
        c . .
    """)
    table.act("summon swordmaster", "at d5").offers("destroy e4", "skip").act("destroy e4")
    table.shows("d4", "c . H", "h . C", "c . .")


def test_swordmaster_stays_common_when_it_spares_or_has_no_target() -> None:
    table = scene("""
        hand 1: swordmaster
        board d4:
        c C H
        . C .
        c c .
    """)
    table.act("summon swordmaster", "at d5", "skip").shows("d4", "c C H", "c C .", "c c .")
    lonely = scene("""
        hand 1: swordmaster
        board d4:
        c H
        . C
        c c
    """)
    lonely.act("summon swordmaster", "at d5").allows("place a5").shows("d4", "c H", "c C", "c c")


def test_messenger_charges_in_one_direction() -> None:
    table = scene("""
        hand 1: messenger
        board d2:
        . . . . .
        . . . . h
        . c . . C
        . . c . .
        . . . . C
    """)
    table.act("summon messenger", "at d3", "move h3")
    table.offers("to g2", "to g3", "to h2", "to h4", "to i3", "to i4", "to g4")
    table.act("to h4").offers("to h5", "done").act("to h5", "to h6").offers("to h7", "done")


def test_messenger_never_moves_a_legend_and_stops_at_its_own_rank() -> None:
    table = scene("""
        hand 1: messenger
        board a3:
        . . . . l
        . c . . H
        . . c h c
    """)
    table.act("summon messenger", "at a3").lacks("move e3").act("move d5").allows("to e5").lacks("to e4")
    table.act("to e5").shows("d3", ". l", ". H", ". h")


def test_herald_moves_onto_empty_squares_only() -> None:
    table = scene("""
        hand 1: herald
        board d4:
        . C .
        . c l
        . c .
    """)
    table.act("summon herald", "at d4", "move f5").lacks("to e4", "to e5", "to e6")
    table.act("to g4").allows("done", "move d4").act("move g4", "to h3").shows("g3", ". l", ". .")


def test_herald_may_make_fewer_moves_or_none() -> None:
    position = """
        hand 1: herald
        board d4:
        . . .
        . c c
        . c .
    """
    scene(position).act("summon herald", "at d4", "skip").shows("d4", "c . .", ". c c", ". c .")
    once = scene(position).act("summon herald", "at d4", "move d4", "to c3", "done").allows("place a5")
    once.shows("c3", "c .", ". .")


def test_bomb_takes_all_commons_around_it() -> None:
    table = scene("""
        hand 1: bomb
        board d4:
        . C .
        H c .
        l c C
    """)
    table.act("summon bomb", "at d4").shows("d4", ". . .", "H . .", "l c C")
    assert table.state.felled[5] == 1


def test_bomb_as_the_last_action_does_nothing() -> None:
    table = scene("""
        actions: 1
        hand 1: bomb
        board d4:
        . C
        . c
        . c
    """)
    table.act("summon bomb", "at d4").shows("d4", "c C", ". c", ". c")


def test_chronicler_upgrades_another_piece_which_may_move() -> None:
    table = scene("""
        hand 1: chronicler
        board d4:
        . c C
        c . c
    """)
    table.act("summon chronicler", "at e5").offers("upgrade e4", "upgrade d5", "upgrade f5")
    table.act("upgrade f5").allows("to f4", "to e5", "skip").lacks("to d5").act("to f4")
    table.shows("d4", ". c h", "c c .")


def test_chronicler_must_upgrade_even_if_it_would_rather_not() -> None:
    table = scene("""
        hand 1: chronicler
        board d4:
        . h .
        h . c
    """)
    table.act("summon chronicler", "at e5").shows("d4", ". h .", "h c h").allows("skip", "to g5")
    nobody = scene("""
        hand 1: chronicler
        board d4:
        . h .
        h . h
    """)
    nobody.act("summon chronicler", "at e5").allows("place a5").shows("d4", ". h .", "h c h")
