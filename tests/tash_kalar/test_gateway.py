"""The Gateway of the Nethervoid: where it opens, where it goes, what its beings do at the margins."""

from pygames.tash_kalar.cards import NAMES as CARDS
from pygames.tash_kalar.cards import NETHERVOID
from tests.tash_kalar.scenario import nethervoid, scene


def test_the_gateway_opens_where_there_is_none() -> None:
    table = nethervoid("""
        hand 1: flame imp
        board d4:
        c . .
        . c .
    """)
    table.act("summon flame imp", "at f4").shows("d4", "c . c*", ". c .")


def test_the_gateway_goes_to_a_newcomer_of_higher_rank_only() -> None:
    heroic = nethervoid("""
        hand 1: demon of sloth
        board d4:
        . c*
        . .
    """)
    assert heroic.act("summon demon of sloth", "at d5").gate() == "d5"
    common = nethervoid("""
        hand 1: flame imp
        board d4:
        c* . .
        . c .
    """)
    assert common.act("summon flame imp", "at f4").gate() == "d4"


def test_the_gateway_run_over_or_picked_up_is_gone_before_the_being_arrives() -> None:
    over = nethervoid("""
        hand 1: flame imp
        board d4:
        c . c*
        . c .
    """)
    assert over.act("summon flame imp", "at f4").gate() == "f4"
    lifted = nethervoid("""
        hand 1: flame imp
        board a1:
        - - h h h h h - -
        - h h h h h h* h -
        . . . . . . . . .
        . . . c . . . . .
        . . . . c c . . .
        . . . . . . . . c
        . . . . . . . . c
    """)
    lifted.act("summon flame imp", "at f4", "pick up g2")
    assert lifted.gate() == "f4"


def test_the_gateway_is_never_a_legend() -> None:
    table = nethervoid("""
        hand 1: time elemental
        board d4:
        h . h
        . h .
        c . c
    """)
    assert table.act("summon time elemental", "at e3").gate() == ""


def test_the_gateway_taken_away_keeps_its_mark_until_another_opens() -> None:
    position = """
        schools: etherweave nethervoid
        hand 1: merchant of time
        hand 2: flame imp
        board c4:
        . . c . c
        . c . c .
        H* . . . .
        . . . . .
        . . C . .
        . . . C .
    """
    table = scene(position).act("warp merchant of time", "take c6")
    assert table.gate(1) == "" and table.state.captive[0] == 64 + 4 + 2
    kept = table.act("summon merchant of time", "at f3", "release b6").shows("b6", "H* .")
    assert kept.gate(1) == "b6"
    table = scene(position).act("warp merchant of time", "take c6", "place a5", "place a4")
    table.act("summon flame imp", "at g8", "skip")
    assert table.gate(1) == "g8" and table.state.captive[0] == 4 + 2


def test_shadow_imp_that_ate_the_gateway_is_followed_by_nothing() -> None:
    table = nethervoid("""
        hand 1: shadow imp
        board c4:
        c . .
        . . c
        . c* .
    """)
    table.act("summon shadow imp", "at d5", "to d6").allows("place a5").shows("c4", "c . .", ". . c", ". c .")
    assert table.gate() == ""


def test_shadow_imp_may_be_run_over_by_the_gateway_behind_it() -> None:
    table = nethervoid("""
        hand 1: shadow imp
        board d4:
        c . .
        . . c
        . h* .
    """)
    table.act("summon shadow imp", "at e5", "to e4").offers("to e5", "skip").act("to e5")
    table.shows("d4", "c c .", ". h* c", ". . .")


def test_shadow_imp_leads_no_gateway_off_the_board() -> None:
    table = nethervoid("""
        hand 1: shadow imp
        board c4:
        c . .
        . . c
        board c1:
        h*
    """)
    table.act("summon shadow imp", "at d5", "to d4").allows("place a5")


def test_gate_keeper_only_upgrades_when_the_stock_is_empty() -> None:
    table = nethervoid("""
        hand 1: gate keeper
        board a1:
        - - h h h h h - -
        - h h h h h h h -
        . . . . . . . . .
        . . . . . . . . .
        c . . c . . . . .
        . . c . c . . . .
    """)
    table.act("summon gate keeper", "at d6").offers("upgrade", "skip").act("upgrade", "upgrade d6")
    table.shows("c6", "c h* c")


def test_demon_of_gluttony_grows_by_its_own_pieces_too() -> None:
    table = nethervoid("""
        hand 1: demon of gluttony
        board c5:
        . . H
        c* c c
    """)
    table.act("summon demon of gluttony", "at d5").lacks("to e5").act("to d6").allows("to e5", "skip")
    table.act("skip").shows("c6", "c* h c")
    assert sum(table.state.felled) == 0


def test_acolyte_of_destruction_may_be_its_own_second_victim() -> None:
    table = nethervoid("""
        hand 1: acolyte of destruction
        board d6:
        c . c
        . . .
        . c .
    """)
    table.act("summon acolyte of destruction", "at e5", "destroy d6").offers("destroy e5", "skip")
    assert table.act("destroy e5").gate() == ""


def test_power_seeker_may_end_on_the_gateway_itself() -> None:
    table = nethervoid("""
        hand 1: power seeker
        board c4:
        . c . c . .
        . . c . c .
        h* . . . . .
    """)
    table.act("summon power seeker", "at c4", "to c5").offers("to c6", "done").act("to c6").shows("c6", "h")
    assert table.allows("place a5").gate() == ""


def test_hell_hound_returns_even_if_it_destroyed_nothing() -> None:
    table = nethervoid("""
        hand 1: hell hound
        board c4:
        . c c .
        c . . c
    """)
    table.act("summon hell hound", "at f4").offers("destroy e4", "destroy f5", "skip").act("skip")
    assert [CARDS[value & 255] for value in table.state.decks[0].bottom] == ["Hell Hound"]


def test_gate_master_that_is_the_gateway_becomes_the_legend() -> None:
    table = nethervoid("""
        hand 1: gate master
        board d4:
        . c c .
        c . c c
    """)
    table.act("summon gate master", "at e5").lacks("gateway e5", "skip").act("gateway e4")
    table.shows("d4", ". c* c .", "c l c c")


def test_gate_master_scores_in_a_colour_of_choice_in_the_melee() -> None:
    table = scene("""
        form: melee
        schools: nethervoid imperial sylvan
        hand 1: gate master
        board d4:
        . c c .
        c . c c
    """)
    table.act("summon gate master", "at e5", "gateway e4").offers("colour 2", "colour 3").act("colour 3")
    assert table.state.points[:4] == [0, 0, 1, 0]


def test_demon_of_wrath_spares_what_is_not_a_common_enemy() -> None:
    table = nethervoid("""
        hand 1: demon of wrath
        board d4:
        C . c C .
        c . c . .
        . c . h* C
        . . . c H
    """)
    table.act("summon demon of wrath", "at e4").lacks("skip")
    table.shows("d4", "C h c C .", "c . c . .", ". c . h* .", ". . . c H")


def test_demon_of_greed_gains_one_action_from_one_kind() -> None:
    table = nethervoid("""
        hand 1: demon of greed
        board d4:
        h h .
        . . .
        h . h*
    """)
    table.act("summon demon of greed", "at e5").offers("destroy d4", "destroy e4", "destroy d6", "destroy e5")
    assert table.act("destroy e5").state.acts == 2


def test_demon_of_lust_may_let_an_enemy_run_over_an_own_piece() -> None:
    table = nethervoid("""
        hand 1: demon of lust
        board c4:
        . . c C . .
        c c . . . .
        . c c . . .
    """)
    table.act("summon demon of lust", "at c4", "move f4", "to e4").lacks("move e4").shows("c4", "h* . C .")
    assert sum(table.state.felled) == 0


def test_demon_of_lust_that_is_not_the_gateway_may_go_itself() -> None:
    table = nethervoid("""
        hand 1: demon of lust
        board c4:
        . . . h* . .
        c c . . . .
        . c c . . .
    """)
    table.act("summon demon of lust", "at c4").allows("move c4").lacks("move f4").act("move c4")
    table.offers("to d3", "to d4", "to d5")


def test_demon_of_sloth_destroys_a_heroic_gateway_elsewhere() -> None:
    table = nethervoid("""
        actions: 1
        hand 1: demon of sloth
        board d4:
        . c h*
    """)
    table.act("summon demon of sloth", "at d5").shows("d4", ". c .", "h . .")


def test_demon_of_envy_stops_where_no_square_is_empty() -> None:
    table = nethervoid("""
        hand 1: demon of envy
        board a1:
        - - C C C C C - -
        - C C C C C C C -
        . . . . . . . . .
        . . . c C C . . .
        . . . C c c . . .
        . . . C . . . . .
    """)
    table.act("summon demon of envy", "at e5").offers("place e6", "place f6").act("place e6")
    table.allows("place a5").shows("d4", "c C C", "C h* c", "C c c")


def test_possessed_summoner_lets_nothing_of_your_own_count_for_one_turn() -> None:
    table = nethervoid("""
        hand 1: possessed summoner, flame imp
        board d4:
        . . c . .
        c c . . .
        . c . . C
    """)
    table.act("summon possessed summoner", "at e4", "place i6").lacks("summon flame imp")
    table.refuses("summon flame imp", "tk-pattern").act("place a5")
    assert (table.state.turn, table.state.possessed) == (1, -1)


def test_possessed_summoner_tramples_the_enemy_piece_its_next_being_needs() -> None:
    table = nethervoid("""
        hand 1: possessed summoner, demon of envy
        board d4:
        . . c . . .
        c c . . . .
        . c . C . .
        . . . . C .
    """)
    table.act("summon possessed summoner", "at e4", "place i7", "summon demon of envy", "at h7")
    assert table.state.felled[5] == 1


def test_possessed_summoner_that_can_place_nothing_possesses_nobody() -> None:
    table = nethervoid("""
        hand 1: possessed summoner, flare 2
        board d4:
        . . c .
        c c . .
        . c . .
        board a1:
        - - C C C C C - -
        - C C C C C C C -
        C C C C C . . . .
    """)
    table.act("summon possessed summoner", "at e4").offers("discard flare 2", "skip").act("skip")
    assert table.state.possessed == -1


def test_shadow_imp_lets_the_gateway_run_over_its_equal() -> None:
    table = nethervoid("""
        hand 1: shadow imp
        board c4:
        c . . . H
        . . c h* .
    """)
    table.act("summon shadow imp", "at d5", "to e4").offers("to g4", "skip").act("to g4")
    assert table.shows("c4", "c . c . h*").state.felled[6] == 1


def test_hell_hound_of_an_empty_deck_is_discarded() -> None:
    others = ", ".join(CARDS[card].lower() for card in NETHERVOID if CARDS[card] != "Hell Hound")
    table = nethervoid(f"""
        triggered: 2
        final: 1
        hand 1: hell hound
        discard 1: {others}
        board d4:
        . c c .
        c . . c
    """)
    table.act("summon hell hound", "at g4", "skip")
    assert len(table.state.decks[0]) == 0 and CARDS[table.state.discards[0][-1]] == "Hell Hound"
