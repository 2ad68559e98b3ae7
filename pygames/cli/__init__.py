"""The command line: play, replay, arena, perft, check, bench.

A command that cannot be carried out says why in one line and ends with code 2.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import pygames
from pygames.cli import measure, play, replay
from pygames.cli.common import CommandError


class Parser(ArgumentParser):
    """One line for an error."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line (by default that of this process); the exit code."""
    parser = Parser(prog="pygames", description="Modern board and card games in pure Python.")
    parser.add_argument("--version", action="version", version=f"pygames {pygames.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for add in (
        play.add,
        replay.add,
        measure.add_arena,
        measure.add_perft,
        measure.add_check,
        measure.add_bench,
    ):
        add(commands)
    args = parser.parse_args(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A letter the terminal does not have must not end a game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except CommandError as error:
        print(f"pygames {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
