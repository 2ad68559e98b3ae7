"""`build.py build`: the wheel and the whole static site, into public/."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import time

from buildtools import PUBLIC, ROOT, SCRATCH, WORK
from buildtools.tools import NODE_MODULES, program, run, say

STAGE = WORK / "site"
STAMP = SCRATCH / "site.stamp"
INPUTS = (
    "pygames",
    "web",
    "buildtools",
    "build.py",
    "pyproject.toml",
    "package-lock.json",
    "LICENSE",
    "NOTICE",
)
VENDORED = {
    "idiomorph/dist/idiomorph.esm.js": "vendor/idiomorph.js",
    "idb/build/index.js": "vendor/idb/index.js",
    "idb/build/wrap-idb-value.js": "vendor/idb/wrap-idb-value.js",
}
"""Libraries of the page's own scripts: in node_modules, in the site."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `build`."""
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")


def run_command(args: argparse.Namespace) -> int:
    """Builds the site and says where it is."""
    build(force=args.force)
    say(f"the site is in {PUBLIC.relative_to(ROOT)}/: put it on any static host")
    return 0


def build(*, force: bool = False) -> None:
    """Builds the site into public/ unless nothing it is made of has changed.

    Raises:
        BuildError: what is wrong, in words; public/ is as it was.
    """
    key = fingerprint()
    if not force and STAMP.exists() and STAMP.read_text("utf-8") == key and (PUBLIC / "sw.js").exists():
        return
    started = time.monotonic()
    say("building the site ...")
    STAGE.mkdir(parents=True)
    try:
        _build_stage()
        STAMP.unlink(missing_ok=True)
        _publish()
        STAMP.write_text(key, "utf-8")
    finally:
        shutil.rmtree(WORK, ignore_errors=True)
    say(f"built in {time.monotonic() - started:.0f} s")


def fingerprint() -> str:
    """Changes with any file the site is made of."""
    digest = hashlib.sha256()
    for name in INPUTS:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _build_stage() -> None:
    # Imported late: they need what `tools.ensure` installs.
    from buildtools import app, lock, pages, runtime
    from buildtools.inside import compile_archives
    from web.pages import site

    wheel = app.build_wheel()
    page = app.page_archive(wheel, STAGE / "app.zip")
    bytecode = app.bytecode_wheel(wheel, STAGE / wheel.name)
    compile_archives([page, bytecode])
    core = runtime.build_pyscript(STAGE / "vendor" / "pyscript")
    folder = runtime.build_pyodide(STAGE / "vendor", page)
    lock.write(folder / "pyodide-lock.json", bytecode.target)
    archive = page.target.rename(STAGE / f"app-{runtime.content_hash(page.target)}.zip")
    shutil.copytree(ROOT / "web" / "js", STAGE / "js")
    shutil.copytree(ROOT / "web" / "boot", STAGE, dirs_exist_ok=True)
    for source, target in VENDORED.items():
        (STAGE / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(NODE_MODULES / source, STAGE / target)
    place = pages.Runtime(
        folder.relative_to(STAGE).as_posix(),
        "vendor/pyscript",
        core,
        archive.name,
        (*pages.modules(STAGE, "boot.js"), *pages.modules(STAGE, "js/page.js")),
    )
    (STAGE / "runtime.mjs").write_text(place.module(), "utf-8")
    (STAGE / "worker.py").write_text(pages.WORKER, "utf-8")
    for name, data in site().items():
        if name.endswith(".html"):
            data = pages.with_boot(data.decode(), place).encode()
        (STAGE / name).write_bytes(data)
    for name in ("LICENSE", "NOTICE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, STAGE / f"{name}.txt")
    node = program("node", "workbox writes the service worker with it")
    run([node, "buildtools/serviceworker.mjs", STAGE], "workbox could not write the service worker:")


def _publish() -> None:
    for old in PUBLIC.iterdir():
        if old.name == ".gitignore":
            continue
        if old.is_dir():
            shutil.rmtree(old)
        else:
            old.unlink()
    for new in STAGE.iterdir():
        shutil.move(new, PUBLIC / new.name)
