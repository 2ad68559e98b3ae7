"""What each seat may know: hands, decks, returned and shown cards; guesses agree with it."""

from random import Random

from pygames.core.cards import FACE_DOWN, card_of, knows, public
from pygames.core.game import SPECTATOR
from tests.tash_kalar.scenario import scene

POSITION = """
    schools: imperial etherweave
    hand 1: knight, bomb, titan, flare 3
    hand 2: translocationist (all), polarity queen, leviathan, flare 5
    pending 2: translocationist
    bottom 1: herald
    bottom legends: hell bull (2), fire dragon (1)
    discard 1: cannon
"""


def test_hands_of_others_are_face_down_but_for_shown_cards() -> None:
    state = scene(POSITION).state
    seen = state.observe(0)
    assert [card_of(value) for value in seen.hands[0]] == [3, 14]
    assert sorted(card_of(value) for value in seen.hands[3]) == [93, FACE_DOWN]
    assert [card_of(value) for value in seen.hands[4] + seen.hands[5]] == [FACE_DOWN] * 2
    onlooker = state.observe(SPECTATOR)
    assert [card_of(value) for value in onlooker.hands[0]] == [FACE_DOWN] * 2
    assert public(93) in onlooker.hands[3]


def test_pool_of_a_view_holds_all_that_could_be_anywhere() -> None:
    seen = scene(POSITION).state.observe(0)
    legends = seen.decks[2]
    assert len(legends) == 10 and legends.loose == 8
    assert set(legends.pool) == set(range(108, 120)) - {119, 108}
    assert [card_of(value) for value in legends.bottom] == [FACE_DOWN, 108]


def test_guesses_agree_with_what_is_known_and_differ_in_the_rest() -> None:
    state = scene(POSITION).state
    rng = Random(5)
    for viewer in (0, 1, SPECTATOR):
        seen = state.observe(viewer)
        guesses = [seen.determinize(rng) for _guess in range(12)]
        assert all(guess.viewer is None and guess.observe(viewer) == seen for guess in guesses)
        assert len({guess.key() for guess in guesses}) > 6


def test_guesses_are_even_over_the_places_a_card_could_be() -> None:
    seen = scene(POSITION).state.observe(0)
    rng = Random(1)
    guesses = 2000
    found = sum(
        any(card_of(value) == 109 for value in seen.determinize(rng).decks[2].bottom)
        for _guess in range(guesses)
    )
    assert abs(found - guesses / 10) < 60


def test_a_card_drawn_from_a_known_place_stays_known_to_who_knew_it() -> None:
    legends = (
        "fire dragon, angel of death, the eldest tree, bone catapult, fire elemental, leviathan, "
        "two-headed dragon, earth elemental, time elemental"
    )
    table = scene(f"""
        actions: 1
        hand 1: titan
        bottom legends: hell bull (2)
        discard legends: {legends}, storm elemental
    """).act("place a5")
    bull = next(value for value in table.state.hands[1] if card_of(value) == 109)
    assert knows(bull, 0) and knows(bull, 1) and not knows(bull, SPECTATOR)


def test_events_name_drawn_and_returned_cards_to_who_may_know() -> None:
    state = scene("hand 1: knight, bomb, titan").state
    state.apply_action(state.string_to_action("discard knight"))
    log: list[object] = []
    state.apply_action(state.string_to_action("return titan"), log)  # type: ignore[arg-type]
    event = log[0]
    names = ["Ann", "Bo"]
    assert event.text_for(0, names) == "Ann puts Titan at the bottom of its deck."  # type: ignore[attr-defined]
    assert event.text_for(1, names) == "Ann puts a legend at the bottom of its deck."  # type: ignore[attr-defined]


def test_nothing_is_offered_in_the_view_of_who_is_not_on_turn() -> None:
    state = scene(POSITION).state
    assert state.observe(0).legal_actions() == state.legal_actions()
    assert state.observe(1).legal_actions() == state.observe(SPECTATOR).legal_actions() == []


def test_the_pause_after_the_last_action_tells_nothing_about_the_hand() -> None:
    table = scene("""
        actions: 1
        hand 1: flare 10
        board d4:
        C C C
        C C .
    """)
    table.act("place a5").offers("end")
    quiet = scene("actions: 1\nhand 1: flare 10\nboard d4:\nC C C").act("place a5")
    assert quiet.state.turn == 1
