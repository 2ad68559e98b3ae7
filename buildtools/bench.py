"""`build.py bench`: all measurements, each against a yardstick timed in the same run."""

from __future__ import annotations

import argparse
from importlib import import_module

PARTS = ("engines", "boot", "click")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench`."""
    parser.add_argument(
        "--only", action="append", choices=PARTS, help="measure this alone (may be given again)"
    )


def run_command(args: argparse.Namespace) -> int:
    """Measures and prints; nothing here fails but what cannot be measured."""
    for name in args.only or PARTS:
        import_module(f"buildtools.bench_{name}").main()
    return 0
