"""`build.py soak`: long runs - random games with every check at every position, then the tests marked so."""

from __future__ import annotations

import argparse
import subprocess

import pygames
from buildtools import ROOT
from buildtools.tools import PYTHON, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `soak`."""
    parser.add_argument(
        "--games", type=int, default=1000, help="random games of each game (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the first of them (default: %(default)s)")
    parser.add_argument("game", nargs="*", metavar="GAME", help="which games (default: all)")


def run_command(args: argparse.Namespace) -> int:
    """Runs everything, whatever fails, and returns 1 if something did."""
    games = [str(PYTHON), "-m", "pygames", "check", "--games", str(args.games), "--seed", str(args.seed)]
    commands = [[*games, game] for game in args.game or pygames.games()]
    commands.append([str(PYTHON), "-m", "pytest", "-q", "-m", "soak"])
    failed = 0
    for command in commands:
        say(f"== {' '.join(command[2:])}")
        failed |= subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode != 0
    return failed
