"""Who may sit at a new table, and what a filled-in form says about it."""

from collections.abc import Mapping

from pygames.core.game import Game, Option, OptionValue
from pygames.core.record import MAX_NAME, Seat
from pygames.core.text import _
from pygames.players import levels, load_level
from web.layout.lobby import Choice

YOU, HERE, EMPTY = "you", "here", "empty"


def choices(game: Game) -> list[Choice]:
    """The ways to fill a seat of the game."""
    computers = [Choice(level.id, _("Computer, {level}").format(level=level.name)) for level in levels(game)]
    return [Choice(YOU, _("You")), Choice(HERE, _("Someone here")), *computers]


def usual_level(game: Game) -> str:
    """The level of the computer where nobody chose one."""
    ways = choices(game)
    return ways[len(ways) // 2].value


def level_in_play(game: Game, level: str) -> str:
    """The level a computer plays at: one that a record from elsewhere names and nobody knows here
    plays as the usual one."""
    try:
        load_level(game, level)
    except ValueError:
        return usual_level(game)
    return level


def usual_seats(game: Game, count: int | None = None, person: int = 0) -> list[Seat]:
    """One person and computers of the usual level on all other seats."""
    seats = range(game.min_seats if count is None else count)
    level = usual_level(game)
    return [_seat(game, at, YOU if at == person else level, "") for at in seats]


def read_form(game: Game, fields: Mapping[str, str]) -> tuple[list[Seat], dict[str, OptionValue]]:
    """The seats and options of the form of a new table (`layout.new_table` names its fields).

    Raises:
        ValueError: something in it is not possible; the message says what.
    """
    chosen = [fields.get(f"seat-{at}", EMPTY) for at in range(game.max_seats)]
    while chosen and chosen[-1] == EMPTY:
        chosen.pop()
    if EMPTY in chosen:
        raise ValueError(_("Nobody may be missing between two players: leave the last seats empty."))
    if len(chosen) < game.min_seats:
        raise ValueError(_("{game} needs {count} players.").format(game=game.name, count=game.min_seats))
    known = {choice.value for choice in choices(game)}
    if not known.issuperset(chosen):
        raise ValueError(_("There is no such player: {name}.").format(name=min(set(chosen) - known)))
    seats = [_seat(game, at, way, fields.get(f"name-{at}", "").strip()) for at, way in enumerate(chosen)]
    names = [seat.name for seat in seats]
    if len(set(names)) < len(names):
        raise ValueError(_("Two players may not have one name."))
    given = {option.name: _sent(option, fields, len(seats)) for option in game.options}
    return seats, game.read_options(given)


def _sent(option: Option, fields: Mapping[str, str], seats: int) -> OptionValue:
    """What the form says of an option; one that has a field for each seat is their words in order."""
    own = [fields.get(f"option-{option.name}-{at}", "") for at in range(seats)]
    if option.each and all(own):
        return " ".join(own)
    return fields.get(f"option-{option.name}", _unsent(option))


def _unsent(option: Option) -> OptionValue:
    """What a field that a form does not send means: a switch is off, all else as usual."""
    return False if option.values == (False, True) else option.default


def _seat(game: Game, at: int, way: str, name: str) -> Seat:
    if way in (YOU, HERE):
        return Seat("person", (name or game.seat_names(game.max_seats)[at])[:MAX_NAME])
    return Seat("computer", (name or _computer(at))[:MAX_NAME], way)


def _computer(at: int) -> str:
    return _("Computer") if at == 1 else _("Computer {number}").format(number=at + 1)
