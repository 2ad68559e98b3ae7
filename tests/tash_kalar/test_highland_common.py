"""The common beings of the Highland school."""

from tests.tash_kalar.scenario import scene


def test_wild_eagle_leaps_onto_empty_squares_and_common_pieces() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: wild eagle
        board d4:
        C . H
        . . .
        c . c
    """)
    table.act("summon wild eagle", "at e5").allows("to a5", "to d4", "to d6", "to i6", "skip").lacks("to f4")
    table.act("to d4").shows("d4", "c . H", ". . .", "c . c")
    assert table.state.felled[5] == 1


def test_wild_eagle_may_stay() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: wild eagle
        board d4:
        . . .
        c . c
    """)
    table.act("summon wild eagle", "at e4", "skip").shows("d4", ". c .", "c . c")


def test_clan_axeman_destroys_orthogonally_even_its_own() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: clan axeman
        board d4:
        C H c
        c . L
        c . .
    """)
    table.act("summon clan axeman", "at e5").offers("destroy e4", "destroy d5", "skip")
    table.act("destroy d5").shows("d4", "C H c", ". c L", "c . .")
    assert sum(table.state.felled) == 0


def test_clan_axeman_with_nobody_beside_it() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: clan axeman
        board d4:
        C . c
        . . L
        c . .
    """)
    table.act("summon clan axeman", "at e5").allows("place a5")


def test_clan_healer_places_beside_green_squares() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: clan healer
        board b2:
        C . c
        c . c
    """)
    table.act("summon clan healer", "at c3").allows("place c2", "place i3", "place a4", "skip")
    table.lacks("place c3", "place b2", "place e5", "place f8")
    table.act("place c2", "place i3").allows("place a5")
    table.shows("b2", "C c c", "c c c").shows("i3", "c")


def test_clan_healer_places_what_the_stock_still_has() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: clan healer
        board b2:
        . . c . . .
        c . c . . .
        . . . . . .
        . . . . . .
        h h h h h h
        h h h h h h
    """)
    table.act("summon clan healer", "at c3", "place c2").lacks("done", "place c3")
    assert table.state.stock[0] == 0


def test_dire_wolf_makes_two_combat_moves() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: dire wolf
        board d3:
        . . C H
        . . . .
        . c c .
        c . . .
    """)
    table.act("summon dire wolf", "at f4").allows("to f3", "to e5", "skip").lacks("to g3")
    table.act("to f3", "to e4").shows("d3", ". . . H", ". c . .", ". c c .", "c . . .")


def test_dire_wolf_stops_after_one_move_or_none() -> None:
    position = """
        schools: highland imperial
        hand 1: dire wolf
        board d4:
        . . .
        . c c
        c . .
    """
    scene(position).act("summon dire wolf", "at f4", "skip").shows("d4", ". . c", ". c c", "c . .")
    once = scene(position).act("summon dire wolf", "at f4", "to e4").allows("done").act("done")
    once.shows("d4", ". c .", ". c c", "c . .")


def test_ritual_keeper_on_green_must_upgrade() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: ritual keeper
        board b2:
        . c
        c .
    """)
    table.act("summon ritual keeper", "at c3").offers("upgrade c2", "upgrade b3", "upgrade c3")
    table.act("upgrade c3").shows("b2", ". c", "c h")


def test_ritual_keeper_on_red_may_move_one_piece() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: ritual keeper
        board d4:
        C c L
        c . .
        . . l
    """)
    table.act("summon ritual keeper", "at e5").allows("move e4", "move f6", "move e5", "skip")
    table.act("move f6").allows("to f5", "to e5").lacks("to f4").act("to e5")
    table.shows("d4", "C c L", "c l .", ". . .")


def test_ritual_keeper_elsewhere_does_nothing() -> None:
    table = scene("""
        schools: highland imperial
        hand 1: ritual keeper
        board d3:
        . c
        c .
    """)
    table.act("summon ritual keeper", "at e4").allows("place a5").shows("d3", ". c", "c c")
