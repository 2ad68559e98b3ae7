"""`build.py bench`: all measurements, each against a yardstick timed in the same run."""

from __future__ import annotations

import argparse
import importlib

PARTS = ("engines", "boot", "click")
"""Each is the module `bench_<part>`, imported only to be run: it needs tools not yet installed here."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench`."""
    parser.add_argument(
        "--only", action="append", choices=PARTS, help="measure this alone (may be given again)"
    )


def run_command(args: argparse.Namespace) -> int:
    """Measures and prints; nothing here fails but what cannot be measured."""
    for name in args.only or PARTS:
        importlib.import_module(f"buildtools.bench_{name}").main()
    return 0
