"""The site's own lock file: Pyodide's facts and the one package the site brings, the wheel itself."""

from __future__ import annotations

from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from buildtools.inside import STOCK


def write(target: Path, wheel: Path) -> None:
    """Writes a lock file that lists the wheel alone, by its way from the lock file."""
    spec = PyodideLockSpec.from_json(STOCK / "pyodide-lock.json")
    spec.packages = {}
    up = "../" * len(target.parent.relative_to(wheel.parent).parts)
    spec = add_wheels_to_spec(spec, [wheel], base_path=wheel.parent, base_url=up)
    spec.packages["pygames"].imports = ["pygames"]  # which the library reads off sources, and there are none
    spec.to_json(target)
