"""The command line of build.py: reads the arguments, sees to the tools, hands over to the module."""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from collections.abc import Sequence

from buildtools import ROOT, BuildError, tools

DESCRIPTION = """\
Builds, checks and measures the table. Everything a command needs (a .venv, npm packages, for the
checks Debian's browsers) is installed on its first run; what cannot be is named in one line."""

COMMANDS = {
    "play": ("serve", "site", "build the site if needed, serve it on this machine and open it"),
    "build": ("site", "site", "build the wheel and the static site into public/"),
    "test": ("checks", "dev", "run every check: lint, types, unit, in Pyodide, in three browsers"),
    "bench": ("bench", "dev", "measure moves per second, searches, boot, bytes and the work of one click"),
    "soak": ("soak", "dev", "play many random games with every check at every position"),
}


def main(argv: Sequence[str]) -> int:
    """Runs one command and returns its exit code."""
    parser = argparse.ArgumentParser(prog="build.py", description=DESCRIPTION)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (module, _, summary) in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        importlib.import_module(f"buildtools.{module}").add_arguments(sub)
    args = parser.parse_args(argv)
    module, group, _ = COMMANDS[args.command]
    try:
        tools.ensure(group)
        if not tools.inside_venv():
            return subprocess.call([str(tools.PYTHON), str(ROOT / "build.py"), *argv])
        code: int = importlib.import_module(f"buildtools.{module}").run_command(args)
        return code
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
