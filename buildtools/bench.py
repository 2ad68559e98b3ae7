"""`build.py bench`: all measurements, each against a yardstick timed in the same run."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from buildtools import bench_boot, bench_click, bench_engines

PARTS: dict[str, Callable[[], None]] = {
    "engines": bench_engines.main,
    "boot": bench_boot.main,
    "click": bench_click.main,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench`."""
    parser.add_argument(
        "--only", action="append", choices=PARTS, help="measure this alone (may be given again)"
    )


def run_command(args: argparse.Namespace) -> int:
    """Measures and prints; nothing here fails but what cannot be measured."""
    for name in args.only or PARTS:
        PARTS[name]()
    return 0
