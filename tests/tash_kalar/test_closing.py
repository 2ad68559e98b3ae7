"""Scores, the end of the game, and who wins."""

from pygames.tash_kalar import describe
from tests.tash_kalar.scenario import Scene, scene

LAST = "final: 0\ntriggered: 1\nactions: 1\n"
"""The last action of the game is to be done."""


def ended(lines: str) -> Scene:
    """The game after its last action, a piece of seat 1 or of the last seat placed."""
    return scene(LAST + lines).act("place e9")


def test_score_of_the_high_form_counts_tasks_and_legends_on_the_board() -> None:
    table = ended("turn: 2\npoints 1: 4\npoints 2: 6\nboard d4:\nl l l L")
    end = table.state.outcome()
    assert end is not None and end.scores == (7, 7)


def test_score_of_the_duel_pairs_of_commons_heroes_and_legends() -> None:
    row = "felled: 0 0 0 0 0 3 2 1 0 0 0 0 0 0 0 0"
    table = scene(f"form: duel\nactions: 1\n{row}").act("place e9")
    assert table.state.points[0] == 1 + 2 + 2 and table.state.felled == [0] * 16


def test_score_of_commons_does_not_carry_over() -> None:
    row = "felled: 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0"
    table = scene(f"form: duel\nactions: 1\n{row}").act(
        "place e9", "place e8", "place d9", "place a5", "place a4"
    )
    assert table.state.points == [0] * 8


def test_score_of_a_legend_summoned_in_a_duel_is_kept() -> None:
    table = scene("""
        form: duel
        hand 1: time elemental
        board d5:
        h . h
        . h .
        c . c
    """)
    table.act("summon time elemental", "at e4")
    assert table.state.points[0] == 1


def test_score_of_the_melee_by_colour_and_one_odd_pair() -> None:
    table = scene("""
        form: melee
        schools: imperial highland sylvan
        actions: 1
        felled: 0 0 0 0 0 3 1 0 0 1 0 1 0 0 0 0
    """)
    table.act("place e9").offers("colour 2", "colour 3").act("colour 3")
    assert table.state.points[:4] == [0, 1 + 1, 2 + 1, 0]


def test_score_of_a_single_odd_common_in_the_melee_is_nothing() -> None:
    table = scene("""
        form: melee
        schools: imperial highland sylvan
        actions: 1
        felled: 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0
    """)
    table.act("place e9")
    assert table.state.points[:4] == [0, 1, 0, 0] and table.state.turn == 1


def test_pending_being_costs_two_points_at_the_end() -> None:
    table = ended("""
        schools: etherweave imperial
        turn: 2
        hand 1: translocationist (all)
        pending 1: translocationist
        points 1: 5
        points 2: 4
    """)
    end = table.state.outcome()
    assert end is not None and end.scores == (3, 4) and end.winners == (1,)


def test_end_in_sight_with_nine_points_then_one_more_turn_each() -> None:
    table = scene("points 1: 8\nactions: 1\nboard e5:\nl").act("place e9")
    assert table.state.final == 1 and table.state.turn == 1
    table.act("place d9", "place f9")
    assert table.state.final == 0 and table.state.turn == 0
    table.act("place c9", "place g9")
    end = table.state.outcome()
    assert end is not None and end.termination == "points" and end.winners == (0,)


def test_end_is_not_called_off_when_points_are_lost() -> None:
    table = scene("""
        turn: 2
        actions: 1
        hand 2: champion
        final: 1
        triggered: 1
        points 1: 8
        board d4:
        C . l
        C C .
        . C .
    """)
    table.act("summon champion", "at e4", "destroy f4").act("place e9", "place d9")
    assert table.state.final == 0
    table.act("place c9")
    end = table.state.outcome()
    assert end is not None and end.scores == (8, 0)


def test_end_of_a_duel_at_eighteen() -> None:
    table = scene("form: duel\npoints 2: 17\nactions: 1\nboard e5:\nC").act("place e9")
    assert table.state.final == -1
    table = scene("form: duel\npoints 2: 18\nactions: 1\nboard e5:\nC").act("place e9")
    assert table.state.final == 1


def test_end_of_a_melee_at_twelve_or_ten_in_one_colour() -> None:
    three = "form: melee\nschools: imperial highland sylvan\nactions: 1\npoints 1: 0 {} 0 0"
    assert scene(three.format(11)).act("place e9").state.final == -1
    assert scene(three.format(12)).act("place e9").state.final == 2
    four = "form: melee\nschools: imperial highland sylvan imperial\nactions: 1\npoints 1: 0 {} 0 0"
    assert scene(four.format(10)).act("place e9").state.final == 3


def test_end_by_the_last_card_of_an_own_deck() -> None:
    used = (
        "swordmaster, messenger, herald, bomb, chronicler, assassin, time mage, summoner, hypnotist, cannon, "
        "champion, infantry captain, cavalry captain, gryphon rider"
    )
    table = scene(f"actions: 1\nhand 1: knight\ndiscard 1: {used}").act("place e9")
    assert table.state.final == -1 and len(table.state.decks[0]) == 1
    table = scene(f"actions: 1\nhand 1: knight\ndiscard 1: {used}, gun tower").act("place e9")
    assert (
        table.state.triggered == 2
        and table.state.final == 1
        and table.state.hands[0] == [14 + 256, 15 + 256, 16 + 256]
    )


def test_own_deck_is_never_shuffled_anew_but_legends_are() -> None:
    legends = (
        "fire dragon, hell bull, angel of death, the eldest tree, bone catapult, fire elemental, leviathan, "
        "two-headed dragon, earth elemental, time elemental, storm elemental, titan"
    )
    table = scene(f"actions: 1\ndiscard legends: {legends}").act("place e9")
    assert len(table.state.hands[1]) == 2 and table.state.discards[2] == []
    assert len(table.state.decks[2]) == 10


def test_extra_turn_follows_the_end_of_this_one_even_in_the_last_round() -> None:
    table = scene(LAST + "again: 1\nfelled: 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0\nboard e5:\nc").act("place e9")
    assert table.state.turn == 0 and table.state.acts == 2 and sum(table.state.felled) == 0
    table.act("place d9", "place f9")
    assert table.state.is_terminal()


def test_extra_turn_is_no_turn_of_the_last_round() -> None:
    table = scene("final: 1\ntriggered: 1\nagain: 1\nactions: 1\nboard e5:\nc").act("place e9")
    assert table.state.final == 1 and table.state.turn == 0
    table.act("place d9", "place f9")
    assert table.state.final == 0 and table.state.turn == 1


def test_winner_most_points() -> None:
    end = ended("turn: 2\npoints 1: 4\npoints 2: 3").state.outcome()
    assert end is not None and end.winners == (0,)


def test_tie_upgraded_pieces_then_all_pieces_then_shared() -> None:
    upgraded = ended("turn: 2\nboard d4:\nh C C C").state.outcome()
    assert upgraded is not None and upgraded.winners == (0,)
    total = ended("turn: 2\nboard d4:\nh c c c H C").state.outcome()
    assert total is not None and total.winners == (0,)
    shared = ended("turn: 2\nboard d4:\nh c c H C").state.outcome()
    assert shared is not None and shared.winners == (0, 1) and shared.scores == (0, 0)


def test_tie_in_a_melee_of_three_by_the_second_lowest_colour() -> None:
    end = ended("""
        form: melee
        schools: imperial highland sylvan
        turn: 3
        points 1: 0 3 5 0
        points 2: 3 0 6 0
        points 3: 2 9 0 0
    """).state.outcome()
    assert end is not None and end.winners == (1,) and end.scores == (3, 3, 2)


def test_tie_in_a_melee_of_four_by_the_third_colour_then_pieces() -> None:
    position = """
        form: melee
        schools: imperial highland sylvan imperial
        turn: 4
        points 1: 0 3 5 6
        points 2: 3 0 5 {}
        points 3: 1 9 0 9
        points 4: 1 9 9 0
        board d4:
        h
    """
    third = ended(position.format(7)).state.outcome()
    assert third is not None and third.winners == (1,)
    pieces = ended(position.format(6)).state.outcome()
    assert pieces is not None and pieces.winners == (0,)


def test_tie_of_all_in_a_melee_is_shared() -> None:
    end = ended("""
        form: melee
        schools: imperial highland sylvan
        turn: 3
        board d4:
        c C . . .
    """).state.outcome()
    assert end is not None and end.winners == (0, 1, 2)


def test_end_is_told_with_what_brought_it_about() -> None:
    def told(lines: str, by: int) -> str:
        table = scene(LAST.replace("triggered: 1", f"triggered: {by}") + lines).act("place e9")
        return describe.prompt(table.state, ("Ann", "Bo"), 0)

    points, deck = 1, 2
    assert told("turn: 2\npoints 1: 9\npoints 2: 3", points) == "9 points were reached: Ann won."
    assert told("turn: 2\npoints 1: 4\npoints 2: 3", deck) == "A deck has run out: Ann won."
    tied = told("turn: 2\nboard d4:\nh C C C", deck)
    assert tied == "A deck has run out; the points are equal, and the tie goes to Ann."
    shared = told("turn: 2\nboard d4:\nh c c H C", points)
    assert shared == "9 points were reached: the victory is shared."


def test_last_turn_is_told() -> None:
    last = scene(LAST.replace("actions: 1", "actions: 2")).state
    assert describe.prompt(last, ("Ann", "Bo"), 0).startswith("2 actions of the last turn: ")
    assert describe.prompt(last, ("Ann", "Bo"), 1).startswith("Ann has 2 actions of the last turn: ")
