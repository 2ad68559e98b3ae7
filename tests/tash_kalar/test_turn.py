"""The rules of a turn: actions, placing, discarding, flares, what is free, its end."""

from tests.tash_kalar.scenario import scene

FULL = """
    hand 1: knight, bomb, titan
    board a1:
    - - c c c c c - -
    - c c c c c c . -
    c h c c c c . . l
    . . . . . . . . .
"""
"""All seventeen pieces of seat 1 on the board."""


def test_actions_two_each_turn() -> None:
    table = scene("board e5:\nC")
    table.act("place a5").allows("place a4").act("place a4")
    assert table.state.turn == 1 and table.state.acts == 2


def test_actions_none_left() -> None:
    table = scene("""
        actions: 0
        hand 1: knight, flare 12
        board d4:
        C C C
        C C C
    """)
    table.refuses("place a5", "tk-actions").refuses("discard knight", "tk-actions")
    table.allows("flare 12", "end")


def test_all_actions_must_be_used_before_the_end() -> None:
    table = scene("hand 1: knight")
    table.refuses("end", "tk-all-actions").act("place a5", "place a4")
    assert table.state.turn == 1


def test_place_empty_square_only() -> None:
    table = scene("board e5:\nC").refuses("place e5", "tk-place-empty").allows("place e4")
    table.refuses("place a1", "tk-square").refuses("place z9", "tk-square")


def test_place_shortage_picks_up_a_piece_first() -> None:
    table = scene(FULL).lacks("place e9").refuses("place e9", "tk-place-shortage")
    table.allows("pick up b3", "pick up c1").refuses("pick up i3", "tk-place-shortage")
    table.act("pick up b3").refuses("summon knight", "tk-begun").act("place e9").shows("e9", "c")
    assert table.state.board.count(1) == 17


def test_place_shortage_is_no_reason_while_there_are_pieces() -> None:
    scene("board e5:\nc").refuses("pick up e5", "tk-place-shortage").allows("place a5")


def test_hand_only_cards_in_hand() -> None:
    table = scene("hand 1: knight").refuses("summon titan", "tk-hand").refuses("discard bomb", "tk-hand")
    table.allows("discard knight")


def test_discard_own_beings_only() -> None:
    table = scene("hand 1: knight, titan, flare 1")
    table.refuses("discard titan", "tk-discard-own").refuses("discard flare 1", "tk-discard-own")
    table.allows("discard knight")


def test_discard_once_a_turn() -> None:
    table = scene("hand 1: knight, bomb").act("discard knight", "done")
    table.refuses("discard bomb", "tk-discard-once").allows("place a5")


def test_return_cards_only_with_a_discard() -> None:
    table = scene("hand 1: knight, bomb, titan, flare 1")
    table.refuses("return titan", "tk-return").act("discard knight")
    table.offers("done", "return bomb", "return titan", "return flare 1")
    table.refuses("place a5", "tk-begun").act("return titan", "return flare 1", "done")
    state = table.state
    assert [value & 255 for value in state.decks[2].bottom] == [119]
    assert state.hands[1] == state.hands[2] == []


def test_returned_cards_are_drawn_last_and_known_to_who_put_them_back() -> None:
    table = scene("""
        form: duel
        actions: 1
        hand 1: knight, bomb, titan, angel of death
        discard 1: swordmaster, messenger, herald, chronicler, assassin, time mage, summoner, hypnotist,
        bottom 1: cannon
    """)
    table.act("discard knight", "return bomb", "return titan", "done")
    state = table.state
    assert [value & 255 for value in state.decks[0].bottom] == [9, 3]
    assert state.observe(0).decks[0].bottom[1] == 3 + 256
    assert state.observe(1).decks[0].bottom[1] == 255 + 256


def test_flare_needs_an_opponent_ahead() -> None:
    table = scene("""
        hand 1: flare 1
        board d4:
        H H C
        C C .
    """)
    table.refuses("flare 1", "tk-flare")
    scene("""
        hand 1: flare 1
        board d4:
        H H C
        C C C
    """).allows("flare 1")


def test_flare_is_free_and_may_follow_the_last_action() -> None:
    table = scene("""
        actions: 1
        hand 1: flare 12
        board d4:
        H H C
        C C C
    """)
    table.act("place a5").offers("end", "flare 12").act("end")
    assert table.state.turn == 1


def test_flare_halves_are_both_judged_when_it_is_played() -> None:
    table = scene("""
        hand 1: flare 2
        board d4:
        H H H
        H . .
    """)
    table.act("flare 2", "place a5").allows("place a4", "place i3").lacks("skip", "discard knight")
    table.act("place a4").shows("a3", ".", "c", "c").refuses("flare 2", "tk-hand")


def test_flare_gives_the_opponent_a_point_in_a_duel() -> None:
    table = scene("""
        form: duel
        hand 1: flare 12
        board d4:
        C C C
        C C .
    """)
    table.act("flare 12")
    assert table.state.points[4] == 1 and table.state.acts == 3


def test_effect_comes_to_its_end_before_anything_else() -> None:
    table = scene("""
        hand 1: swordmaster, knight
        board d4:
        c C
        .
        c
    """)
    table.refuses("destroy e4", "tk-effect").act("summon swordmaster", "at d5")
    table.refuses("flare 1", "tk-effect-first").refuses("end", "tk-effect-first")
    table.refuses("upgrade e4", "tk-step").refuses("destroy d4", "tk-target").refuses(
        "destroy z1", "tk-square"
    )
    table.act("destroy e4").allows("discard knight")


def test_must_means_must() -> None:
    table = scene("""
        hand 1: chronicler
        board d4:
        . c .
        c . c
    """)
    table.refuses("skip", "tk-must").act("summon chronicler", "at e5").refuses("skip", "tk-must")
    table.act("upgrade e4").allows("skip")


def test_begun_is_finished() -> None:
    table = scene("""
        hand 1: knight
        board d5:
        c c c
        c . .
    """)
    table.refuses("at e4", "tk-summon").act("summon knight").refuses("place a5", "tk-begun")
    table.allows("at e4")


def test_thaw_one_that_is_frozen() -> None:
    table = scene("""
        schools: everfrost imperial
        frozen 1: crystal grower
        board e5:
        c c
    """)
    table.refuses("thaw ice queen", "tk-thaw").act("thaw crystal grower").offers("upgrade e5", "upgrade f5")
    table.act("upgrade e5").refuses("thaw crystal grower", "tk-thaw")
    assert table.state.discards[0] == [3 * 18 + 3] and table.state.acts == 2


def test_frozen_one_effect_at_a_time() -> None:
    table = scene("""
        schools: everfrost imperial
        hand 1: crystal grower
        frozen 1: ice queen
        board d5:
        . .
        c c
    """)
    table.act("summon crystal grower")
    table.act(table.choices[0]).offers("keep crystal grower", "keep ice queen")
    table.refuses("keep knight", "tk-frozen-one").act("keep crystal grower")
    assert table.state.frozen[0] == 3 * 18 + 3 and table.state.discards[0] == [3 * 18 + 5]


def test_warp_not_in_the_first_turn_and_one_at_a_time() -> None:
    position = """
        schools: etherweave imperial
        hand 1: translocationist, void summoner, reality patch
        turns: {turns} 2
    """
    first = scene(position.format(turns=1))
    first.refuses("warp translocationist", "tk-warp-first-turn")
    table = scene(position.format(turns=2)).refuses("warp reality patch", "tk-warp")
    table.act("warp translocationist").refuses("warp void summoner", "tk-warp-one")
    assert table.state.acts == 3 and table.state.pending[0] == 5 * 18 + 3


def test_pending_being_is_neither_discarded_nor_returned() -> None:
    table = scene("""
        schools: etherweave imperial
        hand 1: translocationist (all), void summoner, reality patch
        pending 1: translocationist
    """)
    table.refuses("discard translocationist", "tk-pending").act("discard void summoner")
    table.offers("done", "return reality patch").refuses("return translocationist", "tk-pending")


def test_pending_being_is_summoned_as_from_the_hand() -> None:
    table = scene("""
        schools: etherweave imperial
        hand 1: translocationist (all)
        pending 1: translocationist
        board d4:
        . . c
        c . .
        c c .
    """)
    table.act("summon translocationist")
    assert table.state.pending[0] == -1


def test_deal_is_no_choice() -> None:
    scene("hand 1: knight").refuses("deal knight", "tk-deal").refuses("task diagonals", "tk-deal")
