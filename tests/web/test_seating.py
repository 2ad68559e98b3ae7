"""The form of a new table."""

import pytest

import pygames
from pygames.core.record import Seat
from web.seating import choices, level_in_play, read_form, usual_level, usual_seats

GAME = pygames.load("hack-attack")


def test_the_form_says_who_sits_where() -> None:
    seats, options = read_form(GAME, {"seat-0": "you", "name-0": " Ann ", "seat-1": "beginner"})
    assert seats == [Seat("person", "Ann"), Seat("computer", "Computer", "beginner")]
    assert set(options) == {option.name for option in GAME.options}


def test_a_switch_that_is_not_sent_is_off() -> None:
    switches = [option.name for option in GAME.options if option.values == (False, True)]
    _seats, options = read_form(GAME, {"seat-0": "you", "seat-1": "here"})
    assert switches and not any(options[name] for name in switches)


def test_a_long_name_is_cut() -> None:
    seats, _options = read_form(GAME, {"seat-0": "you", "name-0": "x" * 100, "seat-1": "here"})
    assert seats[0].name == "x" * 40


@pytest.mark.parametrize("name", ["علی\u200cرضا", "👨\u200d👩\u200d👧", "Zoë", "{p1}", "<b>"])
def test_names_of_many_scripts(name: str) -> None:
    seats, _options = read_form(GAME, {"seat-0": "you", "name-0": name, "seat-1": "here"})
    assert seats[0].name == name


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "needs 2 players"),
        ({"seat-1": "you"}, "leave the last seats empty"),
        ({"seat-0": "you", "seat-1": "genius"}, "no such player: genius"),
        ({"seat-0": "you", "name-0": "A", "seat-1": "here", "name-1": "A"}, "one name"),
        ({"seat-0": "you", "seat-1": "here", "name-1": "a\u0007b"}, "printable"),
        (
            {"seat-0": "you", "seat-1": "here", f"option-{GAME.options[0].name}": "perhaps"},
            GAME.options[0].name,
        ),
    ],
)
def test_what_is_not_possible_is_said(fields: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_form(GAME, fields)


def test_a_level_nobody_knows_plays_as_the_usual_one() -> None:
    usual = usual_level(GAME)
    assert level_in_play(GAME, "grandmaster") == usual
    assert {level_in_play(GAME, choice.value) for choice in choices(GAME)[2:]} > {usual}


@pytest.mark.parametrize("name", pygames.games())
def test_the_usual_table_has_one_person(name: str) -> None:
    game = pygames.load(name)
    assert usual_level(game) in {choice.value for choice in choices(game)}
    seats = usual_seats(game, person=1)
    assert [seat.kind for seat in seats[:2]] == ["computer", "person"]


def test_an_option_of_each_seat_is_read_from_a_field_of_each() -> None:
    game = pygames.load("tash-kalar")
    fields = {"seat-0": "you", "option-schools-0": "sylvan", "seat-1": "here", "option-schools-1": "random"}
    _seats, options = read_form(game, fields | {"option-schools-2": "imperial"})
    assert options["schools"] == "sylvan random"


@pytest.mark.parametrize("name", pygames.games())
def test_every_word_an_option_of_each_seat_offers_is_taken(name: str) -> None:
    game = pygames.load(name)
    for option in game.options:
        for word in option.each:
            game.new_state(game.min_seats, **{option.name: " ".join([word] * game.min_seats)})
