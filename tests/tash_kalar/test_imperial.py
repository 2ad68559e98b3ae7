"""The beings of the Imperial school."""

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
    table.shows(
        "d4",
        """
        c . H
        h . C
        c . .
        """,
    )


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


def test_knight_spares_commons() -> None:
    table = scene("""
        hand 1: knight
        board d3:
        . H C
        . . .
        c c c
        c . .
    """)
    table.act("summon knight", "at e4").offers("to d4", "to f4", "to e3", "to d3", "skip")
    table.act("to e3", "done")
    table.shows(
        "d3",
        """
        . h C
        . . .
        c c c
        """,
    )
