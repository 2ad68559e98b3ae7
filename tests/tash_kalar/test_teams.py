"""Two against two: one colour and the legends for both, control handed over."""

from tests.tash_kalar.scenario import scene

TEAM = """
    schools: imperial highland imperial highland
    teams: yes
"""


def test_team_pass_hands_over_the_placing_of_pieces() -> None:
    table = scene(TEAM + "hand 1: knight, bomb\nboard d5:\nc c c\nc . .")
    table.act("pass")
    assert table.state.current_player() == 2
    table.refuses("summon knight", "tk-team-places").refuses("discard knight", "tk-team-places")
    table.refuses("pass", "tk-team-places").act("place a5", "place a4")
    assert table.state.current_player() == 1 and table.state.turn == 1


def test_team_pass_in_an_effect_leaves_it_to_the_mate() -> None:
    table = scene(TEAM + "hand 1: knight\nboard d5:\nc c c\nc . .").act("summon knight", "at e4", "pass")
    assert table.state.current_player() == 2
    table.act("to e3", "done").act("place a5")
    assert table.state.current_player() == 1


def test_team_pass_needs_a_team_mate() -> None:
    scene("hand 1: knight").refuses("pass", "tk-team-pass")
    scene(TEAM).act("place a5").allows("pass")


def test_team_legends_go_to_the_mate_who_refills_them() -> None:
    table = scene(TEAM + "actions: 1\nhand 1: titan").act("place a5")
    state = table.state
    assert state.hands[1] == [] and len(state.hands[7]) == 2
    titan = next(value for value in state.hands[7] if value & 255 == 119)
    assert titan >> 8 == 0b101


def test_team_end_comes_before_the_six_sideways_cards() -> None:
    used = "swordmaster, messenger, herald, bomb, chronicler, assassin, time mage, summoner"
    position = TEAM + "actions: 1\nhand 1: knight\ndiscard 1: {}"
    assert scene(position.format(used)).act("place a5").state.triggered == 0
    assert scene(position.format(f"{used}, cannon")).act("place a5").state.triggered == 2


def test_team_mates_win_together_and_share_the_score() -> None:
    table = scene(TEAM + "turn: 4\nfinal: 0\ntriggered: 1\nactions: 1\npoints 1: 5\npoints 2: 4").act(
        "place a5"
    )
    end = table.state.outcome()
    assert end is not None and end.winners == (0, 2) and end.scores == (5, 4, 5, 4)
    assert table.state.returns() == [1.0, -1.0, 1.0, -1.0]


def test_team_mates_see_their_own_hands_only() -> None:
    table = scene(TEAM + "hand 1: knight\nhand 3: bomb")
    seen = table.state.observe(2)
    assert seen.hands[0][0] & 255 == 255 and seen.hands[6][0] & 255 == 3


def test_team_mate_finishes_all_but_what_lies_in_a_hand() -> None:
    table = scene("""
        schools: everfrost highland imperial sylvan
        teams: yes
        hand 1: frozen chest
        frozen 1: ice princess
        discard 1: ice queen
        board d4:
        c c c
    """)
    table.act("summon frozen chest", "at e4", "pass")
    assert table.state.current_player() == 0
    table.act("freeze ice queen")
    assert table.state.current_player() == 2
    table.act("keep ice queen").act("place a5")
    assert table.state.frozen[0] == 3 * 18 + 5
