"""The site's own lock file: Pyodide's facts and the one package the site brings, the wheel itself."""

from __future__ import annotations

import logging
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from buildtools.inside import STOCK


def write(target: Path, wheel: Path) -> None:
    """Writes a lock file that lists the wheel alone, by its way from the lock file."""
    spec = PyodideLockSpec.from_json(STOCK / "pyodide-lock.json")
    spec.packages = {}
    up = "../" * len(target.parent.relative_to(wheel.parent).parts)
    # The library looks for sources to learn what can be imported, and warns that there are none.
    logging.getLogger("pyodide_lock.utils").setLevel(logging.ERROR)
    spec = add_wheels_to_spec(spec, [wheel], base_path=wheel.parent, base_url=up)
    spec.packages["pygames"].imports = ["pygames"]
    spec.to_json(target)
