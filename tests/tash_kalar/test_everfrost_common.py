"""The common beings of the Everfrost school and their frozen effects."""

from pygames.tash_kalar.cards import NAMES
from tests.tash_kalar.scenario import everfrost


def test_snow_fox_makes_two_standard_moves() -> None:
    table = everfrost("""
        hand 1: snow fox
        board d4:
        . c . C
        . . c .
    """)
    table.act("summon snow fox", "at d4").allows("to c4", "to d5", "to e5", "skip").lacks("to e4").act(
        "to e5"
    )
    table.allows("to f4", "done").lacks("to f5").act("to f4").allows("place a5").shows("d4", ". c c C")


def test_snow_fox_may_stay() -> None:
    table = everfrost("""
        hand 1: snow fox
        board d4:
        . c .
        . . c
    """)
    table.act("summon snow fox", "at d4", "skip").shows("d4", "c c .", ". . c")


def test_royal_reindeer_that_harms_nobody_becomes_heroic() -> None:
    position = """
        hand 1: royal reindeer
        board d4:
        . . .
        c c .
        . . c
    """
    everfrost(position).act("summon royal reindeer", "at e4", "skip").shows("e4", "h")
    everfrost(position).act("summon royal reindeer", "at e4", "to g4").shows("e4", ". . h")


def test_royal_reindeer_that_destroys_even_its_own_stays_common() -> None:
    leapt = everfrost("""
        hand 1: royal reindeer
        board d4:
        . . . c
        c c . .
        . . c .
    """)
    leapt.act("summon royal reindeer", "at e4", "to g4").shows("e4", ". . c")
    arrived = everfrost("""
        hand 1: royal reindeer
        board d4:
        . C .
        c c .
        . . c
    """)
    arrived.act("summon royal reindeer", "at e4", "skip").shows("e4", "c")


def test_crystal_mirror_reflects_two_commons_of_one_side() -> None:
    table = everfrost("""
        hand 1: crystal mirror
        board c4:
        C . c H .
        . C . . .
        . . c . .
    """)
    table.act("summon crystal mirror", "at e5").offers("mirror c4", "mirror d5", "mirror f4", "skip")
    table.act("mirror d5").offers("mirror c4", "done").act("mirror c4")
    table.shows("c4", "C . c H c", ". C c c .", ". . c . .")


def test_crystal_mirror_reflects_one_heroic_piece() -> None:
    table = everfrost("""
        hand 1: crystal mirror
        board c4:
        C . c H .
        . C . . .
        . . c . .
    """)
    table.act("summon crystal mirror", "at e5", "mirror f4").shows("c4", "C h c H .").allows("place a5")


def test_crystal_mirror_reflects_nothing_onto_an_occupied_square() -> None:
    table = everfrost("""
        hand 1: crystal mirror
        board c4:
        C . c . C
        . L . . .
        . . c . .
    """)
    table.act("summon crystal mirror", "at e5").allows("place a5").lacks("skip")


def test_crystal_grower_helps_the_enemy_first() -> None:
    table = everfrost("""
        hand 1: crystal grower
        board d4:
        . . C
        c c C
    """)
    table.act("summon crystal grower", "at e4").offers("upgrade f4", "upgrade f5").act("upgrade f4")
    assert table.frozen == "Crystal Grower"
    table.act("thaw").offers("upgrade e4", "upgrade d5", "upgrade e5").act("upgrade d5")
    table.shows("d4", ". c H", "h c C")
    assert table.frozen == ""
    assert "Crystal Grower" in [NAMES[card] for card in table.state.discards[0]]


def test_crystal_grower_thawed_without_a_common_piece_does_nothing() -> None:
    table = everfrost("""
        frozen 1: crystal grower
        board d4:
        h
    """)
    table.act("thaw").shows("d4", "h").allows("place a5")
    assert table.frozen == ""


def test_ice_princess_moves_another_common_piece_now_and_later() -> None:
    table = everfrost("""
        hand 1: ice princess
        board d3:
        . . C .
        . . . .
        . c . H
        c . c .
    """)
    table.act("summon ice princess", "at e4").allows("move e5", "move d6", "skip").lacks("move e4")
    table.act("move e5", "to f4", "thaw").allows("move f4", "move e4").lacks("skip").act("move f4")
    table.lacks("to f3", "to g5").act("to f5").shows("d3", ". . C .", ". c . .", ". . c H")


def test_ice_princess_finds_no_common_piece_to_send() -> None:
    table = everfrost("""
        hand 1: ice princess
        board d5:
        . h .
        h . h
    """)
    table.act("summon ice princess", "at e4").allows("place a5", "thaw ice princess")
