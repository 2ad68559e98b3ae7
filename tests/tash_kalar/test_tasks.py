"""The tasks of the High Form: each where its condition just holds, and where it just does not."""

from pygames.tash_kalar.board import BY_NAME
from tests.tash_kalar.scenario import scene

# What seat 1 has destroyed this turn, by piece of seat 2: common at 5, heroic at 6, legendary at 7.
NOTHING = [0] * 16


def felled(common: int = 0, heroic: int = 0, legendary: int = 0) -> str:
    row = NOTHING[:]
    row[5:8] = [common, heroic, legendary]
    return "felled: " + " ".join(map(str, row))


def summoned(*beings: str) -> str:
    """Beings summoned this turn, as `e5 h`."""
    numbers = [BY_NAME[being[:2]] * 4 + ".chl".index(being[3]) for being in beings]
    return "summoned: " + " ".join(map(str, numbers))


def claimable(task: str, lines: str) -> bool:
    table = scene(f"tasks: {task}\nactions: 1\n{lines}").act("place e9")
    return f"claim {task}" in table.choices


def test_destruction_three_enemies() -> None:
    assert claimable("destruction", felled(2, 1))
    assert not claimable("destruction", felled(2))


def test_devastation_four_enemies() -> None:
    assert claimable("devastation", felled(3, 0, 1))
    assert not claimable("devastation", felled(3))


def test_heroic_destruction_three_one_upgraded() -> None:
    assert claimable("heroic destruction", felled(2, 1))
    assert not claimable("heroic destruction", felled(5))


def test_heroic_devastation_four_two_upgraded() -> None:
    assert claimable("heroic devastation", felled(2, 1, 1))
    assert not claimable("heroic devastation", felled(3, 1))
    assert not claimable("heroic devastation", felled(1, 2))


def test_end_of_legends_one_legend_or_two_heroes() -> None:
    assert claimable("end of legends", felled(0, 0, 1))
    assert claimable("end of legends", felled(0, 2))
    assert not claimable("end of legends", felled(4, 1))


def test_red_conquest_three_two_upgraded() -> None:
    assert claimable("red conquest", board("d2 h, e5 h, h6 c"))
    assert not claimable("red conquest", board("d2 h, e5 c, h6 c"))


def test_green_conquest_three_two_upgraded() -> None:
    assert claimable("green conquest", board("c3 h, g3 l, i4 c"))
    assert not claimable("green conquest", board("c3 h, g3 h, e5 h"))


def test_color_conquest_five_three_upgraded() -> None:
    assert claimable("color conquest", board("c3 h, g3 h, e5 h, d2 c, a5 c"))
    assert not claimable("color conquest", board("c3 h, g3 h, e5 c, d2 c, a5 c"))


def test_red_legends_two_upgraded_one_a_legend() -> None:
    assert claimable("red legends", board("d2 h, e5 l"))
    assert not claimable("red legends", board("d2 h, e5 h"))


def test_green_legends_two_upgraded_one_a_legend() -> None:
    assert claimable("green legends", board("c3 l, g3 h"))
    assert not claimable("green legends", board("c3 l, g3 c"))


def board(pieces: str) -> str:
    """A drawing line for each piece, as `e5 c`."""
    return "\n".join(f"board {piece.split()[0]}:\n{piece.split()[1]}" for piece in pieces.split(", "))


def test_rainbow_dominance_more_upgraded_on_both_colours() -> None:
    assert claimable("rainbow dominance", board("d2 h, c3 h, e5 C, g3 C"))
    assert not claimable("rainbow dominance", board("d2 h, c3 h, e5 H"))
    assert not claimable("rainbow dominance", board("d2 h, c3 c"))


def test_red_summoning_two_beings_one_on_red() -> None:
    assert claimable("red summoning", summoned("e5 h", "a5 c"))
    assert not claimable("red summoning", summoned("a5 h", "b5 c"))
    assert not claimable("red summoning", summoned("e5 h"))


def test_green_summoning_two_beings_one_on_green() -> None:
    assert claimable("green summoning", summoned("a5 h", "b5 c"))
    assert not claimable("green summoning", summoned("e5 h", "b5 c"))


def test_colored_summoning_two_on_coloured_squares_even_the_same() -> None:
    assert claimable("colored summoning", summoned("e5 h", "e5 c"))
    assert not claimable("colored summoning", summoned("e5 h", "b5 c"))


def test_legendary_summoning_two_beings_one_a_legend() -> None:
    assert claimable("legendary summoning", summoned("e4 l", "b5 c"))
    assert not claimable("legendary summoning", summoned("e4 l"))
    assert not claimable("legendary summoning", summoned("e4 h", "b5 c"))


def test_central_dominance_five_in_the_middle_two_upgraded() -> None:
    assert claimable("central dominance", "board d4:\nc . h\n. h .\nc . c")
    assert not claimable("central dominance", "board d4:\nc . h\n. c .\nc . c")


def test_center_cross_upright_or_slanting() -> None:
    assert claimable("center cross", "board d4:\n. c .\nc c c\n. c .")
    assert claimable("center cross", "board d4:\nc . c\n. c .\nc . c")
    assert not claimable("center cross", "board d4:\nc c c\nc . c\nc c c")


def test_line_dominance_six_more_in_a_middle_line() -> None:
    assert claimable("line dominance", "board a4:\nc c c c c c c C")
    assert not claimable("line dominance", "board a4:\nc c c c c c C")
    assert not claimable("line dominance", "board a3:\nc c c c c c c")
    assert claimable("line dominance", "board f1:\nc\nc\nc\nc\nc\nc")


def test_diagonals_four_on_each_one_upgraded() -> None:
    both = "board b2:\nc . . . . . c\n. c . . . c .\n. . c . c . .\n. . . {} . . ."
    assert claimable("diagonals", both.format("h"))
    assert not claimable("diagonals", both.format("c"))
    assert not claimable("diagonals", both.format("."))


def test_side_chain_joins_opposite_sides() -> None:
    chain = "board a4:\nc . . . {} . . . .\n. c . c . c . c .\n. . c . . . c . c"
    assert claimable("side chain", chain.format("c"))
    assert not claimable("side chain", chain.format("C"))


def test_corner_chain_joins_opposite_corners() -> None:
    rows = ["." * at + "c" + "." * (6 - at) for at in range(7)]
    rows[3] = "...{}..."
    chain = "board b2:\n" + "\n".join(" ".join(row).replace("{ }", "{}") for row in rows)
    assert claimable("corner chain", chain.format("h"))
    assert not claimable("corner chain", chain.format("H"))


def test_imprisonment_six_around_one() -> None:
    assert claimable("imprisonment", "board d4:\nc c c\nc C .\nc c .")
    assert not claimable("imprisonment", "board d4:\nc c c\nc C .\nc . .")
    assert not claimable("imprisonment", "board a5:\nC c\nc c")


def test_envelopment_seven_around_one() -> None:
    assert claimable("envelopment", "board d4:\nc c c\nc L c\nc c .")
    assert not claimable("envelopment", "board d4:\nc c c\nc L c\nc . .")


def test_isolation_near_but_cut_off() -> None:
    assert claimable("isolation", "board c2:\nc c c c c\nc C c C c\nc c c c c")
    assert not claimable("isolation", "board c2:\nc c c c c\nc C . C c\nc c c c c")
    assert not claimable("isolation", "board c2:\nc c c\nc C c\nc c c")


def test_claim_one_task_at_the_end_of_the_turn() -> None:
    table = scene(f"tasks: destruction, devastation\nnext task: isolation\nactions: 1\n{felled(4)}")
    table.refuses("claim destruction", "tk-claim").act("place e9")
    table.offers("skip", "claim destruction", "claim devastation").refuses("claim isolation", "tk-claim")
    table.act("claim devastation")
    assert table.state.points[0] == 2 and table.state.turn == 1
    assert len(table.state.tasks) == 2 and table.state.next_task >= 0


def test_claim_may_be_left() -> None:
    table = scene(f"tasks: destruction\nactions: 1\n{felled(4)}").act("place e9", "skip")
    assert table.state.points[0] == 0 and table.state.tasks == [0]


def test_next_task_is_never_the_third_of_a_type() -> None:
    table = scene(f"""
        tasks: destruction, red conquest, imprisonment
        next task: heroic destruction
        actions: 1
        {felled(4)}
    """).act("place e9", "claim destruction")
    assert table.state.tasks == [5, 21, 2] and table.state.next_task == 1
    again = scene(f"""
        tasks: imprisonment, destruction, devastation
        next task: red conquest
        actions: 1
        {felled(4)}
        board d4:
        c c c
        c C c
        c c .
    """).act("place e9", "claim imprisonment")
    assert again.state.next_task == 6 and again.state.decks[-1].bottom == [2 + 0xFF00, 3 + 0xFF00, 4 + 0xFF00]
