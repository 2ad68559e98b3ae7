"""What the contract itself answers for every game."""

from random import Random

import pytest

import pygames
from pygames.core.face import action_button
from pygames.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Option, Outcome, returns_of
from pygames.core.narration import Event
from pygames.core.notation import (
    AmbiguousAction,
    IllegalAction,
    MalformedAction,
    NotationError,
    PositionError,
    match,
)
from pygames.core.perft import perft
from tests.core.leduc.state import GameState

# -- options, games ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "value"),
    [(True, True), ("yes", True), ("ON", True), ("1", True), (False, False), ("off", False), ("0", False)],
)
def test_a_switch_is_read_from_itself_or_text(given: bool | str, value: bool) -> None:
    assert Option("x", False, "", (False, True)).read(given) is value


@pytest.mark.parametrize("given", [1, 0, "maybe", "", 2])
def test_a_number_is_no_switch(given: int | str) -> None:
    with pytest.raises(ValueError, match=r"option x: .* is none of False, True"):
        Option("x", False, "", (False, True)).read(given)


def test_a_choice_of_numbers_or_words() -> None:
    assert Option("x", 1, "", (1, 2)).read("2") == 2
    assert Option("x", "one", "", ("one", "two")).read("TWO") == "two"
    with pytest.raises(ValueError, match="is none of 1, 2"):
        Option("x", 1, "", (1, 2)).read(True)


def test_a_text_option_takes_any_text_and_nothing_else() -> None:
    assert Option("deck", "", "").read("any text") == "any text"
    with pytest.raises(ValueError, match="option deck: expected text, got 7"):
        Option("deck", "", "").read(7)


def test_a_game_is_for_so_many_seats(game: Game) -> None:
    with pytest.raises(ValueError, match="Leduc is for 2 to 2 seats, not 3"):
        game.new_state(3)


def test_an_unknown_option_is_named_with_those_there_are(game: Game) -> None:
    with pytest.raises(ValueError, match="Leduc has no option 'limit'; it has raises"):
        game.new_state(limit=3)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no game 'go'; the games are hack-trick"):
        pygames.load("go")


@pytest.mark.parametrize("game_id", pygames.games())
def test_a_registered_game_bears_its_id(game_id: str) -> None:
    game = pygames.load(game_id)
    assert game.id == game_id
    assert game.state_type.game is game
    assert pygames.load(game_id) is game


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_a_state_is_an_object(game: Game, data: object) -> None:
    with pytest.raises(PositionError, match="expected an object, got"):
        game.state_from_json(data)


# -- states --------------------------------------------------------------------------------------


@pytest.fixture
def state(game: Game) -> GameState:
    """King against jack, the first decides."""
    state = game.new_state()
    state.apply_action(2)
    state.apply_action(0)
    assert isinstance(state, GameState)
    return state


def test_states_are_equal_by_key_and_viewer(state: GameState) -> None:
    assert state == state.clone()
    assert hash(state) == hash(state.clone())
    assert state != state.observe(0)
    assert state.observe(0) != state.observe(1)
    assert state != "a state"


def test_a_state_writes_itself_so_that_it_can_be_read(state: GameState) -> None:
    data = eval(repr(state).partition(".state_from_json")[2])
    assert state.game.state_from_json(data) == state
    assert str(state).startswith("Player 1: king")


def test_an_information_state_is_what_the_seat_knows(state: GameState) -> None:
    other = state.clone()
    other.hands[1] = 1
    assert state.information_state(0) == other.information_state(0)
    assert state.information_state(1) != other.information_state(1)
    assert state.information_state(SPECTATOR) == other.information_state(SPECTATOR)


def test_a_text_finds_its_action_or_its_error(state: GameState) -> None:
    assert state.string_to_action(" RAISE ") == 6
    with pytest.raises(IllegalAction, match=r"\[ld-level\]") as illegal:
        state.string_to_action("fold")
    assert illegal.value.refusal.rule == "ld-level"
    with pytest.raises(MalformedAction):
        state.string_to_action("bluff")
    start = state.game.new_state()
    with pytest.raises(
        AmbiguousAction, match="'deal' may be any of: deal jack, deal queen, deal king"
    ) as many:
        start.string_to_action("deal")
    assert many.value.candidates == ("deal jack", "deal queen", "deal king")
    assert start.why_not("deal") is None
    for error in (IllegalAction, MalformedAction, AmbiguousAction, NotationError):
        assert issubclass(error, ValueError)


def test_a_finished_game_refuses_everything(state: GameState) -> None:
    state.apply_action(6)
    state.apply_action(3)
    refusal = state.why_not("check")
    assert state.current_player() == TERMINAL
    assert refusal is not None
    assert refusal.rule == "table-over"


def test_chance_is_drawn_by_weight(state: GameState) -> None:
    state.apply_action(4)
    state.apply_action(4)
    assert state.current_player() == CHANCE
    assert state.chance_outcomes() == [(0, 1), (1, 2), (2, 1)]
    rng = Random(1)
    drawn = [state.sample_outcome(rng) for _draw in range(4000)]
    assert abs(drawn.count(1) / 4000 - 0.5) < 0.03
    assert abs(drawn.count(0) / 4000 - 0.25) < 0.03


@pytest.mark.parametrize(
    ("seats", "winners", "returns"),
    [
        (2, (0,), [1.0, -1.0]),
        (2, (), [0.0, 0.0]),
        (2, (0, 1), [0.0, 0.0]),
        (4, (1, 3), [-1.0, 1.0, -1.0, 1.0]),
        (4, (0,), [1.0, -1 / 3, -1 / 3, -1 / 3]),
        (3, (0, 1), [0.5, 0.5, -1.0]),
        (4, (0, 1, 2), [1 / 3, 1 / 3, 1 / 3, -1.0]),
        (1, (0,), [0.0]),
        (1, (), [0.0]),
    ],
)
def test_returns_are_within_bounds_and_sum_to_nothing(
    state: GameState,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    winners: tuple[int, ...],
    returns: list[float],
) -> None:
    monkeypatch.setattr(GameState, "outcome", lambda self: Outcome("end", winners))
    state.seats = seats
    assert state.returns() == pytest.approx(returns)
    assert sum(state.returns()) == pytest.approx(0)


def test_returns_of_scores() -> None:
    assert returns_of([5, 5, 1]) == [0.5, 0.5, -1.0]
    assert returns_of([7]) == [0.0]


# -- words ---------------------------------------------------------------------------------------


def test_a_text_matches_exactly_or_as_a_beginning_of_words() -> None:
    texts = ["play 4", "play 40", "pass"]
    assert match("play", texts) == ["play 4", "play 40"]
    assert match("PLAY  4", texts) == ["play 4"]
    assert match("pl", texts) == []
    assert match("", texts) == []


def test_names_stand_where_the_text_has_seats() -> None:
    event = Event(0, "{p0} looks at {p1}.", {1: "{p0} looks at you."})
    assert event.text_for(0, ["Ann", "Bo"]) == "Ann looks at Bo."
    assert event.text_for(1, ["Ann", "Bo"]) == "Ann looks at you."
    assert event.text_for(0, ["{p1}", "Bo"]) == "{p1} looks at Bo.", "a name is never read as a seat"


def test_a_button_says_whether_it_may_be_pressed() -> None:
    assert action_button("play 4", "<4>", True, key="card-4") == (
        '<button type="button" class="can" data-action="play 4" data-key="card-4">&lt;4&gt;</button>'
    )
    assert 'aria-disabled="true"' in action_button("play 4", "4", False)


def test_perft_counts_the_ways_on(game: Game, state: GameState) -> None:
    assert [perft(state, depth) for depth in (0, 1, 2)] == [1, 2, 5]
    assert perft(state, 3) == 3 + 3 + 3 + 2, "check-check and raise-call wait for a card of three ranks"
