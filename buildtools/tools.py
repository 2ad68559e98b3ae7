"""The tools of a build: a virtual environment, npm packages and, for the checks, Debian's browsers.

Each is installed once and again only when its list changes (a stamp beside it holds the list's hash).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

from buildtools import ROOT, BuildError

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_MODULES = ROOT / "node_modules"
MINIMUM_NODE = 20

BROWSER_PACKAGES = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
}
"""Program -> the Debian package that holds it."""


NO_NETWORK = r"from versions: none|NewConnectionError|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT"
"""What pip and npm say where there is no network."""


def say(text: str) -> None:
    """Prints one line of progress at once, also when the output is a pipe."""
    print(text, flush=True)


def inside_venv() -> bool:
    """Whether this very interpreter is the one of the checkout's .venv."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def ensure(group: str) -> None:
    """Installs what `group` ("site" or "dev") needs; raises BuildError naming what is missing."""
    _ensure_node()
    _once(
        VENV,
        group,
        lambda name: sys.version + "\n".join(requirements_of(name)),
        lambda: _install_python(requirements_of(group)),
    )
    lists = "".join((ROOT / name).read_text("utf-8") for name in ("package.json", "package-lock.json"))
    _once(NODE_MODULES, group, lambda name: name + lists, lambda: _install_npm(group))
    if group == "dev":
        _ensure_browsers()


def requirements_of(group: str) -> list[str]:
    """The requirements of a dependency group in pyproject.toml, groups it includes first."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    found: list[str] = []
    for entry in groups[group]:
        found += requirements_of(entry["include-group"]) if isinstance(entry, dict) else [entry]
    return found


def program(name: str, purpose: str) -> str:
    """The path of a program, or BuildError saying what it is wanted for."""
    path = shutil.which(name)
    if path is None:
        raise BuildError(f"{name} is missing: {purpose}.")
    return path


def run(command: Sequence[str | Path], failure: str, **options: object) -> None:
    """Runs a quiet command; when it fails, its output and `failure` become a BuildError."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        **options,
    )  # type: ignore[call-overload]
    if done.returncode:
        offline = re.search(NO_NETWORK, done.stdout)
        said = " the network cannot be reached." if offline else f"\n{done.stdout.strip()}"
        raise BuildError(failure + said)


def _once(folder: Path, group: str, wanted: Callable[[str], str], install: Callable[[], None]) -> None:
    """Installs unless the stamp names this group's list, or that of "dev", which holds every other."""
    stamp = folder / ".stamp"
    keys = {name: hashlib.sha256(wanted(name).encode()).hexdigest() for name in (group, "dev")}
    if not stamp.exists() or stamp.read_text("utf-8") not in keys.values():
        stamp.unlink(missing_ok=True)
        install()
        stamp.write_text(keys[group], "utf-8")


def _ensure_node() -> None:
    node = program(
        "node", f"install Node.js {MINIMUM_NODE} or newer (it compiles the site's Python in Pyodide)"
    )
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    major = re.match(r"v(\d+)", version)
    if major is None or int(major[1]) < MINIMUM_NODE:
        raise BuildError(
            f"Node.js {MINIMUM_NODE} or newer is needed; this is {version.strip() or 'unknown'}."
        )


def _install_python(requirements: Sequence[str]) -> None:
    say("installing the Python tools into .venv ...")
    try:
        if not _same_python():
            venv.create(VENV, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(
            f"could not make .venv ({error}); Debian keeps it in the package python3-venv."
        ) from error
    run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements],
        "the Python tools could not be installed:",
    )


def _same_python() -> bool:
    """Whether .venv was made with the Python that runs this; one made with another is made anew."""
    if not PYTHON.exists():
        return False
    told = subprocess.run(
        [str(PYTHON), "-c", "import sys; print(sys.version)"], capture_output=True, text=True
    )
    return told.stdout.strip() == sys.version


def _install_npm(group: str) -> None:
    say("installing the npm packages ...")
    npm = program("npm", "install it with Node.js")
    omit = [] if group == "dev" else ["--omit=dev"]
    run(
        [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", *omit],
        "the npm packages could not be installed:",
    )


def _ensure_browsers() -> None:
    missing = [package for name, package in BROWSER_PACKAGES.items() if _browser_program(name) is None]
    if not missing:
        return
    wish = "the checks in browsers need " + ", ".join(missing)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise BuildError(f"{wish}: install them (on Debian: apt-get install {' '.join(missing)}).")
    say(f"installing {', '.join(missing)} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], "the list of Debian's packages could not be read:", env=quiet)
    run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *missing], f"{wish}, but:", env=quiet)


def _browser_program(name: str) -> str | None:
    """WebKitWebDriver lies outside PATH on some Debian releases."""
    return shutil.which(name, path=os.environ.get("PATH", "") + os.pathsep + "/usr/lib/webkit2gtk-4.1")
