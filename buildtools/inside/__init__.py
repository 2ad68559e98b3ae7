"""What is done inside Pyodide under Node: compiling, finding the modules in use, trying the result.

The Python files beside this one run there, by `run.mjs`; they are not imported here.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from buildtools import ROOT, WORK, BuildError
from buildtools.tools import NODE_MODULES, program

HERE = Path(__file__).parent
STOCK = (NODE_MODULES / "pyodide").resolve()
"""The runtime as npm brings it."""


@dataclass(frozen=True)
class Archive:
    """A zip to be made: where, for each file inside its path or (zip, member), and the texts
    that modules of the library make functions from."""

    target: Path
    sources: dict[str, str | tuple[str, str]] = field(repr=False)
    made: dict[str, list[str]] = field(default_factory=dict, repr=False)


def run_inside(script: str, *arguments: str | Path, runtime: Path = STOCK, quiet: bool = True) -> str:
    """Runs a Python file of this folder inside the runtime; gives what it printed.

    Raises BuildError with the program's own words when it fails.
    """
    node = program("node", "it runs Pyodide")
    command = [node, str(HERE / "run.mjs"), str(runtime), str(HERE / script), *map(str, arguments)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if quiet else None,
    )
    if done.returncode:
        words = "\n".join(
            line[:400] for line in f"{done.stdout}\n{done.stderr or ''}".strip().splitlines()[-25:]
        )
        raise BuildError(f"{script} failed inside Pyodide:\n{words}")
    return done.stdout


def compile_archives(archives: Sequence[Archive]) -> None:
    """Makes the archives, their Python as bytecode of the runtime that will load it."""
    plan = WORK / "plan.json"
    plan.parent.mkdir(parents=True, exist_ok=True)
    for archive in archives:
        archive.target.parent.mkdir(parents=True, exist_ok=True)
    plan.write_text(json.dumps([{**asdict(a), "target": str(a.target)} for a in archives]), "utf-8")
    run_inside("compile.py", plan)
