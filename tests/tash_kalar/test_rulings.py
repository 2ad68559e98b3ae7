"""Rulings that belong to no single card, or to how cards meet.

What a single card does is in the file of its school, what a rule forbids in the file of the rule.
"""

import pytest

from pygames.core.notation import PositionError
from pygames.tash_kalar import GAME
from pygames.tash_kalar.cards import NAMES, NETHERVOID
from pygames.tash_kalar.pieces import KEPT
from tests.tash_kalar.scenario import scene

HAND = ("Hell Hound", "Demon of Envy", "Demon of Sloth")


def test_an_own_piece_on_the_white_square_is_simply_destroyed() -> None:
    table = scene("""
        hand 1: knight
        board d4:
        . h .
        c c c
        c . .
    """)
    table.act("summon knight", "at e4", "skip").shows("d4", ". h .")
    assert sum(table.state.felled) == 0 and table.state.stock[0] == 17 - 5


def test_a_place_effect_never_picks_up_a_piece() -> None:
    table = scene("""
        hand 1: flare 8
        board a1:
        - - c c c c c - -
        - c c c c c . . -
        c c c c c c c . .
        H H H H C C C C C
        C C C C C C C C .
        . . L L L . . . .
    """)
    assert table.state.stock[0] == 0
    table.act("flare 8")
    assert table.state.acts == 3 and table.state.board.count(1) == 17


def test_upgrading_needs_a_legend_in_stock() -> None:
    position = """
        hand 1: two-headed dragon
        board a1:
        - - {} l l . . - -
        - . . . . . . . -
        . . . . . . . . .
        . . . . . h . . .
        . . . . h . . . .
        . . . h . c . . .
        . . . . . . c . .
    """
    spare = scene(position.format(".")).act("summon two-headed dragon", "at d4")
    spare.allows("upgrade f6").lacks("upgrade e5")
    table = scene(position.format("l")).act("summon two-headed dragon", "at d4", "pick up c1")
    table.allows("upgrade f6", "skip").lacks("upgrade e5", "upgrade d6")


def test_converting_counts_at_the_old_rank() -> None:
    table = scene("""
        schools: sylvan imperial
        hand 1: dryad
        board d4:
        c . .
        . c H
        . c .
    """)
    table.act("summon dryad", "at e5", "convert f5").shows("d4", "c . .", ". h c", ". c .")
    assert table.state.felled[6] == 1 and table.state.stock[2] == 17


def test_a_bomb_with_an_action_gained_explodes() -> None:
    table = scene("""
        hand 1: time mage, bomb
        actions: 1
        board d4:
        . c . .
        c . c .
        . c C .
        . . . .
        . . . .
    """)
    table.act("summon time mage", "at f4")
    assert table.state.acts == 1
    last = scene("""
        hand 1: bomb
        actions: 2
        board d4:
        . C
        . c
        . c
    """)
    last.act("place a5", "summon bomb", "at d4").shows("d4", "c C")


def test_what_titan_crushes_costs_its_owner_but_counts_for_nobody() -> None:
    table = scene("""
        form: duel
        hand 1: titan
        actions: 1
        board d3:
        . L .
        C . C
        . h .
        . h .
        c c c
    """)
    table.act("summon titan", "at e4")
    assert table.state.points == [1, 0, 0, 0, 0, 0, 0, 0] and table.state.stock[2:] == [16, 3]


def test_a_flare_gives_its_point_even_if_it_can_do_nothing() -> None:
    table = scene("""
        form: duel
        hand 1: flare 9
        board a1:
        - - C C C C C - -
        - . . . . . . . -
    """)
    table.act("flare 9")
    assert table.state.points[4] == 1 and table.state.discards[3] == [128]


def test_the_end_is_looked_for_after_every_turn_for_all_players() -> None:
    table = scene("""
        turn: 2
        actions: 1
        points 1: 9
        board e5:
        C
    """)
    table.act("place e9")
    assert table.state.triggered == 1 and table.state.final == 1


def test_legends_change_nothing_about_the_end_in_the_middle_of_a_turn() -> None:
    table = scene("""
        hand 1: time elemental
        points 1: 8
        board d5:
        h . h
        . h .
        c . c
    """)
    table.act("summon time elemental", "at e4")
    assert table.state.triggered == 0 and table.state.turn == 0


def test_destroyed_and_summoned_are_counted_anew_in_an_extra_turn() -> None:
    table = scene("""
        hand 1: time elemental
        actions: 1
        board d4:
        . C .
        h . h
        . h .
        c . c
    """)
    table.act("summon time elemental", "at e4")
    assert table.state.turn == 0 and table.state.summoned == [] and sum(table.state.felled) == 0


def test_merchant_of_time_keeps_his_piece_out_of_the_stock() -> None:
    table = scene("""
        schools: etherweave imperial
        hand 1: merchant of time
        board e4:
        C
    """)
    table.act("warp merchant of time")
    assert table.state.captive[0] == 5 and table.state.stock[2] == 16
    assert sum(piece > 0 for piece in table.state.board) == 0


def test_hell_hound_keeps_the_deck_from_running_out() -> None:
    discarded = ", ".join(
        NAMES[card].lower() for card in NETHERVOID if NAMES[card] not in (*HAND, "Possessed Summoner")
    )
    position = f"""
        schools: nethervoid imperial
        actions: 1
        hand 1: {", ".join(HAND).lower()}
        discard 1: {discarded}
        board d4:
        . c c .
        c . . c
    """
    table = scene(position).act("summon hell hound", "at g4", "skip")
    assert table.state.triggered == 0 and len(table.state.decks[0]) == 1
    assert scene(position).act("discard demon of envy", "done").state.triggered == 2


def test_everfrost_frozen_effect_may_be_thawed_after_the_last_action() -> None:
    table = scene("""
        schools: everfrost imperial
        actions: 1
        frozen 1: crystal grower
        board e5:
        c
    """)
    table.act("place a5").offers("end", "thaw crystal grower").act("thaw crystal grower", "upgrade a5")
    assert table.state.turn == 1 and table.state.frozen[0] == -1


def test_swapping_takes_the_gateway_along() -> None:
    table = scene("""
        schools: etherweave imperial
        hand 1: translocationist
        board d4:
        . . c* h
        c . . .
        c c . .
    """)
    table.act("summon translocationist", "at e5", "choose g4", "choose f4").shows("d4", ". . h c*")


def test_a_frozen_effect_found_in_the_chest_is_a_position_that_can_be_kept() -> None:
    table = scene("""
        schools: everfrost imperial
        hand 1: frozen chest
        frozen 1: ice princess
        discard 1: ice queen
        board d4:
        c c c
    """)
    table.act("summon frozen chest", "at e4", "freeze ice queen").offers(
        "keep ice queen", "keep ice princess"
    )
    assert GAME.state_from_json(table.state.to_json()) == table.state


def test_an_effect_that_keeps_no_square_of_the_arena_is_no_position() -> None:
    table = scene("""
        schools: etherweave imperial
        hand 1: singularity
        board d4:
        c . c . . .
        . . . . C .
        c . c . . H
    """)
    data = table.act("summon singularity", "at e5", "choose g5").state.to_json()
    for square in (-2, 69, 500):
        data["fx"][KEPT] = square
        with pytest.raises(PositionError, match="fx"):
            GAME.state_from_json(data)
