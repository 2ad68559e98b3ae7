"""The runtime of the site: Pyodide with a standard library cut down to what is used, and PyScript's core.

Most of a stock boot is Python compiling its own library, then PyScript's; here both are bytecode in the one
archive that Pyodide loads anyway. Whatever is missing from it fails the build (`inside/exercise.py`).
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from buildtools import BuildError
from buildtools.inside import STOCK, Archive, compile_archives, run_inside
from buildtools.tools import NODE_MODULES

PYSCRIPT = (NODE_MODULES / "@pyscript" / "core").resolve()
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
NEVER_LOADED = re.compile(r"(ssl|bz2|lzma|compression)(/.*|\.py)$")
"""What other modules import where it is there, and a page cannot or need not use."""

STDLIB_WRITTEN = re.compile(
    r'\w+\("\.",\{pyscript:\{.*?\}\}\),(?=\w+\.push\("import pyscript as _pyscript"\))', re.DOTALL
)
"""Where PyScript's core writes the source of its own Python package into the file system."""


def build_pyodide(parent: Path, page: Archive) -> Path:
    """Puts Pyodide into a folder of `parent`, its library cut down to what the page's archive uses.

    The folder's name changes with what is in it, so that a browser may keep it for good.
    """
    target = parent / "pyodide"
    target.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copy(STOCK / name, target / name)
    with zipfile.ZipFile(STOCK / STDLIB) as stock:
        library = {_module(name): name for name in stock.namelist() if name.endswith(".py")}
    package = pyscript_package()
    roots = sorted(
        {name for name in imported([*page.sources.values(), *package.values()]) if name in library}
    )

    def used(runtime: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            run_inside("exercise.py", page.target, *roots, runtime=runtime).splitlines()[-1]
        )
        return found

    shutil.copy(STOCK / "pyodide-lock.json", target)
    names = [library[name] for name in used(STOCK)["modules"] if name in library]
    kept = {name: (str(STOCK / STDLIB), name) for name in names if not NEVER_LOADED.match(name)}
    lean = Archive(target / STDLIB, {**kept, **package})
    compile_archives([lean])
    compile_archives([replace(lean, made=used(target)["made"])])
    if any(left := used(target)["made"].values()):
        raise BuildError(f"the library still makes functions from text on the page: {list(left)}")
    return target.rename(parent / f"pyodide-{content_hash(target)}")


def build_pyscript(target: Path) -> str:
    """Puts what PyScript asks for into `target`: its core without plugins; gives the core's file name."""
    target.mkdir(parents=True)
    core = _only(PYSCRIPT / "dist", "core-*.js")
    text = core.read_text("utf-8")
    lean, count = STDLIB_WRITTEN.subn("", text)
    if count != 1:
        raise BuildError(
            f"{core.name} of PyScript no longer writes its Python package the way this build knows; "
            "see STDLIB_WRITTEN in buildtools/runtime.py."
        )
    (target / core.name).write_text(_without_map(lean), "utf-8")
    for path in (PYSCRIPT / "dist" / "core.js", _only(PYSCRIPT / "dist", "error-*.js")):
        (target / path.name).write_text(_without_map(path.read_text("utf-8")), "utf-8")
    return core.name


def pyscript_package() -> dict[str, str]:
    """The files of PyScript's own Python package, by their name in an archive."""
    source = PYSCRIPT / "src" / "stdlib"
    return {path.relative_to(source).as_posix(): str(path) for path in (source / "pyscript").rglob("*.py")}


def imported(origins: Iterable[str | tuple[str, str]]) -> Iterator[str]:
    """The absolute names that Python files import, at any depth."""
    for origin in origins:
        source = _text(origin)
        for node in ast.walk(ast.parse(source)) if source else ():
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def content_hash(place: Path) -> str:
    """Eight hex digits that change with a file, or with any file of a folder."""
    digest = hashlib.sha256()
    for path in [place] if place.is_file() else sorted(place.rglob("*")):
        if path.is_file():
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


def _text(origin: str | tuple[str, str]) -> str:
    name = origin if isinstance(origin, str) else origin[1]
    if not name.endswith(".py"):
        return ""
    if isinstance(origin, str):
        return Path(origin).read_text("utf-8")
    with zipfile.ZipFile(origin[0]) as archive:
        return archive.read(origin[1]).decode()


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _without_map(script: str) -> str:
    return re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", script)


def _only(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise BuildError(f"{folder} holds {len(found)} files {pattern} where one was expected.")
    return found[0]
