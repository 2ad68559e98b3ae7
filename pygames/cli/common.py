"""What several commands read from their arguments and files, and how they tell a result."""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path

from pygames.core.game import Game, OptionValue, Outcome, State
from pygames.core.notation import PositionError
from pygames.core.reading import expand, read
from pygames.core.record import Record, RecordError
from pygames.registry import games, load


class CommandError(Exception):
    """A command that cannot be carried out; the message names the place."""


def whole_number(least: int) -> Callable[[str], int]:
    """An argument type: a whole number from `least` on."""

    def number(text: str) -> int:
        if not (text.isascii() and text.lstrip("-").isdecimal() and len(text) < 10 and int(text) >= least):
            raise ArgumentTypeError(f"expected a whole number from {least} on, got {text!r}")
        return int(text)

    return number


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, may be given several times",
    )


def find_game(game_id: str) -> Game:
    try:
        return load(game_id)
    except ValueError as error:
        raise CommandError(str(error)) from error


def read_options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options of `NAME=VALUE` arguments, complete."""
    named: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(f"--option {text!r}: expected NAME=VALUE")
        named[name] = value
    try:
        return game.read_options(named)
    except ValueError as error:
        raise CommandError(str(error)) from error


def new_state(game: Game, seats: int | None, given: Sequence[str]) -> State:
    try:
        return game.new_state(seats, **read_options(game, given))
    except ValueError as error:
        raise CommandError(str(error)) from error


def read_file(name: str) -> bytes:
    """A file's content, `-` being the standard input."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}") from error


def read_record(name: str) -> Record:
    """The record of a file, of the standard input (`-`), or in compact form."""
    try:
        return expand(name[1:]) if name.startswith("#") else read(read_file(name))
    except RecordError as error:
        raise CommandError(f"{'link' if name.startswith('#') else name}: {error}") from error


def read_position(game: Game, name: str) -> State:
    try:
        return game.positions.parse_position(read_file(name).decode())
    except UnicodeDecodeError as error:
        raise CommandError(f"{name}: byte {error.start}: this is not UTF-8 text") from error
    except PositionError as error:
        raise CommandError(f"{name}: {error}") from error


def told(outcome: Outcome, names: Sequence[str]) -> str:
    """How a game ended, in one sentence.

    >>> told(Outcome("line", (0,), (3, 1)), ["Ann", "Bo"])
    'Ann wins by line, 3 to 1.'
    """
    scores = f", {' to '.join(map(str, outcome.scores))}" if outcome.scores else ""
    if not outcome.winners:
        return f"A draw by {outcome.termination}{scores}."
    winners = " and ".join(names[seat] for seat in outcome.winners)
    return f"{winners} {'wins' if len(outcome.winners) == 1 else 'win'} by {outcome.termination}{scores}."
