"""The Python of the site: the wheel, and the archive of what the page and its worker import."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from pathlib import Path

import pygames
from buildtools import ROOT, WORK, BuildError
from buildtools.inside import STOCK, Archive
from buildtools.tools import PYTHON, run

WHEELS = WORK / "wheel"

NOT_ON_THE_PAGE = (
    re.compile(r"pygames/(__main__\.py|core/conformance|players/arena)"),  # of the command line and the tests
    re.compile(r"pygames/.*\.(md|css|typed)$"),  # drawn into pages and the style sheet at build time
    re.compile(r"web/(pages|rulebook)\.py"),  # what draws them
)


def build_wheel() -> Path:
    """Builds the wheel with hatchling and returns its path."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    run([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WHEELS], "the wheel could not be built:")
    found = list(WHEELS.glob("*.whl"))
    if len(found) != 1:
        raise BuildError(f"hatchling made {len(found)} wheels where one was expected.")
    return found[0]


def members(wheel: Path) -> list[str]:
    """The names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def page_archive(wheel: Path, target: Path) -> Archive:
    """What the page imports: the wheel's engines and the shell, without what only a build needs."""
    folders = {"core", "players", *map(folder_of, pygames.games())}
    sources: dict[str, str | tuple[str, str]] = {}
    for name in members(wheel):
        package, _, inside = name.partition("/")
        if package == "pygames" and ("/" not in inside or inside.split("/")[0] in folders):
            sources[name] = (str(wheel), name)
    for path in (ROOT / "web").rglob("*.py"):
        sources[path.relative_to(ROOT).as_posix()] = str(path)
    return Archive(target, {n: o for n, o in sources.items() if not any(p.match(n) for p in NOT_ON_THE_PAGE)})


def folder_of(game_id: str) -> str:
    """The folder of a game below `pygames/`."""
    return pygames.load(game_id).state_type.__module__.split(".")[1]


def bytecode_wheel(wheel: Path, target: Path) -> Archive:
    """The whole wheel as bytecode, for whoever loads `pygames` into Pyodide by the lock file. It says of
    itself that it is for that Python alone, so that no other installs it."""
    sources: dict[str, str | tuple[str, str]] = {name: (str(wheel), name) for name in members(wheel)}
    (facts,) = (name for name in sources if name.endswith(".dist-info/METADATA"))
    runtime = json.loads((STOCK / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    with zipfile.ZipFile(wheel) as archive:
        told = archive.read(facts).decode()
    only = f"Requires-Python: =={runtime.rpartition('.')[0]}.*"
    changed = WHEELS / "METADATA"
    changed.write_text(re.sub(r"^Requires-Python: .*$", only, told, flags=re.MULTILINE), "utf-8")
    return Archive(target, sources | {facts: str(changed)})
