"""`build.py test`: every check, the quick ones first; the first that fails ends the run."""

from __future__ import annotations

import argparse
import os
import subprocess
import time
from collections.abc import Callable, Sequence

from buildtools import PUBLIC, ROOT, BuildError, site
from buildtools.inside import run_inside
from buildtools.tools import PYTHON, program, say

BROWSER = ("-q", "--timeout=300", "--reruns=1", "-rR")
"""pytest with a browser: a page that never answers fails its test after so many seconds, instead of holding
up the run; a test that fails is run once more, and named at the end as one that wants mending."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `test`."""
    names = ", ".join(CHECKS)
    parser.add_argument("--only", action="append", choices=CHECKS, help=f"run this check alone ({names})")


def run_command(args: argparse.Namespace) -> int:
    """Runs the checks in order and says how long each took."""
    for name in args.only or CHECKS:
        say(f"== {name}")
        started = time.monotonic()
        CHECKS[name]()
        say(f"== {name}: passed in {time.monotonic() - started:.0f} s")
    return 0


def _tool(*command: str) -> None:
    _run([str(PYTHON), "-m", *command])


def _run(command: Sequence[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, env=environment)
    if done.returncode:
        raise BuildError(f"{' '.join(command)} failed; what is wrong stands above.")


def lint() -> None:
    """ruff: errors, imports and the one way lines are broken."""
    _tool("ruff", "check", ".")
    _tool("ruff", "format", "--check", ".")


def types() -> None:
    """mypy, strict."""
    _tool("mypy")


def unit() -> None:
    """pytest: rules, conformance, doctests, the documents' commands."""
    _tool("pytest", "-q", "-n", "2")


def build() -> None:
    """The site, with all that its build refuses."""
    site.build()


def engines() -> None:
    """The site's wheel installed by micropip, then the engines' own suite, inside the site's Python."""
    site.build()
    (wheel,), (archive,) = PUBLIC.glob("*.whl"), PUBLIC.glob("app-*.zip")
    say(run_inside("installed.py", _pure_packages(), wheel, archive).strip())
    say(run_inside("suite.py", _pure_packages(), ROOT).strip())


def browser() -> None:
    """The site in Chromium."""
    _tool("pytest", *BROWSER, "e2e", "--ignore=e2e/smoke")


def smoke() -> None:
    """The site in Firefox and WebKit: boot, one game to its end, the network off. WebKit needs a screen."""
    xvfb = program("xvfb-run", "WebKit needs a screen; install Debian's xvfb and xauth")
    _run([xvfb, "-a", str(PYTHON), "-m", "pytest", *BROWSER, "e2e/smoke"])


CHECKS: dict[str, Callable[[], None]] = {
    "lint": lint,
    "types": types,
    "unit": unit,
    "build": build,
    "engines": engines,
    "browser": browser,
    "smoke": smoke,
}


def _pure_packages() -> str:
    """Where pytest, hypothesis and micropip lie in .venv: pure Python, so Pyodide can import them there."""
    told = subprocess.run(
        [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.strip()
