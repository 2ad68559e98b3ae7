"""Where beings can be summoned, by rule: rank, edge, orientation, shortage, improvising."""

from pygames.tash_kalar.board import BY_NAME
from pygames.tash_kalar.summoning import Sets, nearest
from tests.tash_kalar.scenario import scene


def test_pattern_in_any_rotation_and_mirror_image() -> None:
    for drawing in ("c . .|c c c", ". . c|c c c", "c c c|c . .", "c c|. c|. c"):
        table = scene("hand 1: knight\nboard d5:\n" + drawing.replace("|", "\n"))
        table.allows("summon knight").act("summon knight")


def test_pattern_missing() -> None:
    scene("hand 1: knight\nboard d5:\nc c c\n. c .").refuses("summon knight", "tk-pattern")
    table = scene("hand 1: knight\nboard d5:\nc c c\nc . .").act("summon knight")
    table.refuses("at a5", "tk-pattern").refuses("at z5", "tk-square")


def test_pattern_higher_rank_for_lower_but_never_the_reverse() -> None:
    scene("hand 1: knight\nboard d5:\nh l c\nc . .").allows("summon knight")
    legend = "hand 1: time elemental\nboard d4:\n{}\n. h .\nc . c"
    scene(legend.format("h . h")).allows("summon time elemental")
    scene(legend.format("h . c")).refuses("summon time elemental", "tk-pattern")


def test_pattern_of_enemy_pieces_does_not_count() -> None:
    scene("hand 1: knight\nboard d5:\nc C c\nc . .").refuses("summon knight", "tk-pattern")


def test_summon_rank_destroys_lower_and_equal_pieces_of_anybody() -> None:
    for there in "cChH":
        table = scene(f"hand 1: knight\nboard d4:\n. {there} .\nc c c\nc . .")
        table.act("summon knight", "at e4", "skip").shows("d4", ". h .", "c c c", "c . .")


def test_summon_rank_is_forbidden_by_a_higher_piece() -> None:
    scene("hand 1: knight\nboard d4:\n. L .\nc c c\nc . .").refuses("summon knight", "tk-summon-rank")
    scene("hand 1: swordmaster\nboard d4:\nc\nH\nc").refuses("summon swordmaster", "tk-summon-rank")
    scene("hand 1: swordmaster\nboard d4:\nc\nC\nc").allows("summon swordmaster")


def test_square_of_a_missing_corner_ends_an_orientation() -> None:
    inside = scene("hand 1: knight\nboard d2:\nc c c\nc . .").act("summon knight")
    inside.allows("at e1")
    edge = scene("hand 1: knight\nboard d1:\nc c c\nc . .")
    edge.refuses("summon knight", "tk-pattern")


def test_own_piece_must_stand_where_the_pattern_says_so() -> None:
    scene("hand 1: high priestess\nboard d4:\n. c .\n. . .\nc . c").allows("summon high priestess")
    scene("hand 1: high priestess\nboard d4:\n. C .\n. . .\nc . c").lacks("summon high priestess")
    table = scene("hand 1: high priestess\nboard d4:\n. c .\n. . .\nc . c")
    table.act("summon high priestess", "at e4")
    assert table.state.stock[0] == 17 - 3


def test_shortage_picks_up_a_piece_outside_the_pattern() -> None:
    table = scene("""
        hand 1: swordmaster
        board a1:
        - - c c c c c - -
        - c c c c c c . -
        c h c c . . . . .
        . . . . . . . . .
        . . . . . c . . .
        . . . . . . . . .
        . . . . . c . . .
    """)
    assert table.state.stock[0] == 0
    table.act("summon swordmaster", "at f6").lacks("pick up f5", "pick up f7").refuses(
        "pick up f5", "tk-shortage"
    )
    table.act("pick up b3").shows("f5", "c", "c", "c").shows("a3", "c .")


def test_shortage_uses_the_piece_that_stands_there() -> None:
    table = scene("""
        hand 1: swordmaster
        board a1:
        - - c c c c c - -
        - c c c c c . . -
        c h c c . . . . .
        . . . . . . . . .
        . . . . . c . . .
        . . . . . c . . .
        . . . . . c . . .
    """)
    assert table.state.stock[0] == 0
    table.act("summon swordmaster", "at f6").allows("pick up f5").shows("f5", "c", "c", "c")


def test_shortage_of_legends_needs_a_legend_outside_the_pattern() -> None:
    position = """
        hand 1: time elemental
        board c3:
        . . {} . .
        . h . {} .
        . . h . .
        . c . c .
        . . . . .
        . {} . {} .
    """
    none = scene(position.format(".", "l", "l", "l"))
    none.act("summon time elemental", "at e3").offers("pick up d8", "pick up f8")
    own = scene(position.format("l", "h", "l", "l")).act("summon time elemental", "at e3")
    own.allows("place a5").shows("e3", "l")
    scene(position.format(".", "h", ".", ".")).act("summon time elemental", "at e3").allows("place a5")


def test_shortage_forbids_where_every_legend_is_needed() -> None:
    table = scene("""
        hand 1: time elemental
        board d4:
        l . l
        . l .
        c . c
    """)
    table.refuses("summon time elemental", "tk-shortage")


def test_orientation_is_asked_only_where_it_matters() -> None:
    knight = scene("hand 1: knight\nboard d3:\nc . c\nc . c\nc c c\nc . c").act("summon knight", "at e4")
    knight.allows("skip")
    table = scene("""
        hand 1: time mage
        board d4:
        . c . c .
        c C c C c
        . c . c .
    """)
    table.act("summon time mage", "at f4").offers("mark e5", "mark g5").refuses("mark a5", "tk-orientation")
    table.act("mark g5").shows("d5", "c C c . c")


def test_anywhere_a_colourless_empty_square() -> None:
    table = scene("""
        schools: etherweave imperial
        hand 1: time traveler
        board c4:
        c . .
        . c .
        . . c
    """)
    table.act("summon time traveler").lacks("at c3", "at c4").refuses("at c3", "tk-anywhere").allows("at a4")


MELEE = """
    form: melee
    schools: imperial highland sylvan
    hand 1: knight
    improvised: {}
    board d5:
    c {} {}
    c . .
"""


def test_improvise_with_one_enemy_piece() -> None:
    table = (
        scene(MELEE.format("0 0 0", "C", "c")).lacks("summon knight").act("improvise knight", "at e4", "skip")
    )
    assert table.state.improvised == [2, 0, 0]
    table.shows("d4", ". h .", "c C c", "c . .")


def test_improvise_once_with_each_colour() -> None:
    scene(MELEE.format("2 0 0", "C", "c")).refuses("improvise knight", "tk-pattern")
    scene(MELEE.format("6 0 0", "c3", "c")).refuses("improvise knight", "tk-improvise")
    scene(MELEE.format("2 0 0", "c3", "c")).allows("improvise knight")


def test_improvise_with_one_piece_only() -> None:
    scene(MELEE.format("0 0 0", "C", "c3")).refuses("improvise knight", "tk-pattern")


def test_improvise_belongs_to_the_melee() -> None:
    scene("hand 1: knight\nboard d5:\nc C c\nc . .").refuses("improvise knight", "tk-improvise")


def test_improvise_counts_the_piece_by_its_rank_and_as_an_enemy() -> None:
    position = """
        form: melee
        schools: imperial highland sylvan
        hand 1: time elemental
        board d5:
        h . {}
        . h .
        c . c
    """
    scene(position.format("C")).refuses("improvise time elemental", "tk-pattern")
    table = scene(position.format("H")).act("improvise time elemental", "at e4")
    table.offers("colour 2", "colour 3").act("colour 3")
    assert table.state.points[:4] == [0, 0, 1, 0]


def test_improvise_and_war_summoning_are_two_things() -> None:
    position = """
        form: melee
        schools: imperial highland sylvan
        hand 1: knight
        wild: {}
        board d5:
        C c3 c
        c . .
    """
    scene(position.format(0)).lacks("improvise knight")
    table = scene(position.format(1)).lacks("summon knight").act("improvise knight", "at e4")
    table.offers("colour 2", "colour 3").act("colour 3")
    assert table.state.improvised == [4, 0, 0] and table.state.wild == 0


def test_licence_lapses_with_the_next_summoning_and_at_the_end_of_the_turn() -> None:
    position = """
        hand 1: knight, bomb
        wild: 1
        board d5:
        C c c
        c . .
    """
    table = scene(position).act("summon knight", "at e4", "skip")
    assert table.state.wild == 0
    scene(position).act("place a5", "place a4").lacks("summon knight")
    assert scene(position).act("place a5", "place a4").state.wild == 0


def test_nearest_places_and_what_they_lack() -> None:
    table = scene("hand 1: knight\nboard d5:\nc . c\n. . .")
    found = nearest(table.state, Sets(table.state.board), 14, 99)
    assert {len(lacking) for _square, lacking in found} == {2}
    assert (BY_NAME["e4"], [BY_NAME["e5"], BY_NAME["d6"]]) in found
    ready = scene("hand 1: knight\nboard d5:\nc c c\nc . .")
    assert nearest(ready.state, Sets(ready.state.board), 14) == [(BY_NAME["e4"], [])]
