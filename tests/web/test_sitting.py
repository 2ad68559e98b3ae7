"""Who may look at the table when several people share one device."""

from pygames.core.game import SPECTATOR, Game
from pygames.core.narration import Event
from pygames.core.record import Seat
from pygames.core.table import Table
from tests.core.people import ALONE, PERSONS
from tests.core.test_table import KING_JACK
from web.sitting import Sitting, hides


def seated(game: Game, seats: tuple[Seat, ...] = PERSONS) -> tuple[Table, Sitting]:
    table = Table(game, seats, dealer=KING_JACK)
    sitting = Sitting(seats)
    sitting.follow(table.state)
    return table, sitting


def test_at_first_nobody_looks_and_the_one_on_turn_is_asked(game: Game) -> None:
    _table, sitting = seated(game)
    assert (sitting.viewer, sitting.cover) == (SPECTATOR, 0)
    sitting.uncover()
    assert (sitting.viewer, sitting.cover) == (0, None)


def test_the_turn_of_another_person_covers_the_table(game: Game) -> None:
    table, sitting = seated(game)
    sitting.uncover()
    events = table.push("check")
    sitting.follow(table.state, events)
    assert (sitting.viewer, sitting.cover) == (SPECTATOR, 1)


def test_who_was_told_something_may_read_it_first(game: Game) -> None:
    table, sitting = seated(game)
    sitting.uncover()
    table.push("check")
    sitting.follow(table.state, [Event(0, "{p0} looks.", {0: "You see a king."})])
    assert (sitting.viewer, sitting.cover, sitting.passing) == (0, None, 1)
    sitting.hand_over()
    assert (sitting.viewer, sitting.cover, sitting.passing) == (SPECTATOR, 1, None)


def test_what_another_one_was_told_keeps_nobody(game: Game) -> None:
    table, sitting = seated(game)
    sitting.uncover()
    table.push("check")
    sitting.follow(table.state, [Event(0, "{p0} looks.", {1: "You are seen."})])
    assert (sitting.viewer, sitting.cover) == (SPECTATOR, 1)


def test_a_takeback_gives_the_turn_back_to_the_viewer(game: Game) -> None:
    table, sitting = seated(game)
    sitting.uncover()
    sitting.passing = 1
    sitting.follow(table.state)
    assert sitting.viewer == 0
    assert not sitting.passing


def test_one_person_among_computers_always_looks(game: Game) -> None:
    table, sitting = seated(game, ALONE)
    events = table.push("check")
    sitting.follow(table.state, events)
    assert (sitting.viewer, sitting.cover) == (0, None)
    sitting.leave()
    assert sitting.viewer == 0


def test_computers_alone_are_looked_at_by_a_spectator(game: Game) -> None:
    _table, sitting = seated(game, (ALONE[1], Seat("computer", "Other", "easy")))
    assert (sitting.viewer, sitting.cover) == (SPECTATOR, None)


def test_people_who_leave_are_asked_for_again(game: Game) -> None:
    table, sitting = seated(game)
    sitting.uncover()
    sitting.leave()
    sitting.follow(table.state)
    assert sitting.cover == 0


def test_a_hand_is_something_to_hide(game: Game) -> None:
    table, _sitting = seated(game)
    assert hides(table.state, (0, 1))
    assert not hides(table.state, (0,))
    assert not hides(table.state, ())


def test_with_nothing_to_hide_the_device_simply_goes_on(game: Game) -> None:
    import pygames

    state = pygames.load("hack-attack").new_state()
    sitting = Sitting(PERSONS)
    sitting.follow(state)
    assert sitting.cover is None
