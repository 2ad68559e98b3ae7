"""Puts into the site's pages what boots them: the security policy, preload links, PyScript's script tag."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

INSIDE = "/home/pyodide/app.zip"
"""Where PyScript puts what the page and its worker import."""

PLUGINS = ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
"""PyScript's plugins, all of them left out; `guard.js` shows the errors."""
NO_PLUGINS = {"plugins": [f"!{name}" for name in PLUGINS]}

POLICY = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",  # PyScript starts its worker from a blob
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
)

HEAD_STARTS = '<meta charset="utf-8">\n'
BOOT_MARK = '<script type="module" src="boot.js"></script>\n'
"""What a page holds that comes alive."""

BEGIN = f"""
import sys
sys.path.insert(0, "{INSIDE}")
from web.main import begin
await begin()
"""

WORKER = f"""import sys

sys.path.insert(0, "{INSIDE}")
from web.worker import __export__, stop, think
"""
"""The worker of the computer players, as PyScript starts it."""


@dataclass(frozen=True)
class Runtime:
    """Where the runtime lies in the site: the folders of Pyodide and PyScript, the name of its core, the
    archive of what the page imports, and the page's own scripts."""

    pyodide: str
    pyscript: str
    core: str
    archive: str
    modules: tuple[str, ...]

    def config(self) -> str:
        """PyScript's configuration, for the page and its worker alike."""
        facts = {"interpreter": "./start.mjs", "files": {f"./{self.archive}": INSIDE}}
        return json.dumps(facts | NO_PLUGINS)

    def module(self) -> str:
        """`runtime.mjs`: what the scripts in `web/boot` that start Python know of it."""
        facts = {
            "pyodide": self.pyodide,
            "archive": self.archive,
            "inside": INSIDE,
            "store": "pygames-memory",  # what holds the memory of a started Python, one alone
            "memory": f"memory/{self.pyodide}/{self.archive}",  # its address there, of this version
        }
        return f'export * from "./{self.pyodide}/pyodide.mjs";\n' + "".join(
            f"export const {name} = {json.dumps(value)};\n" for name, value in facts.items()
        )

    def scripts(self) -> str:
        """What a page that comes alive runs; Python waits in a data block, which is no script."""
        return (
            f'<script src="guard.js"></script>\n{BOOT_MARK}'
            # PyScript loads the plugins for MicroPython too, unless told otherwise.
            f'<mpy-config type="json" hidden>{json.dumps(NO_PLUGINS)}</mpy-config>\n'
            f'<script type="py" config="{escape(self.config())}">{BEGIN}</script>\n'
        )

    def preloads(self) -> str:
        """All that the boot asks for, asked for at once."""
        modules = (
            "runtime.mjs",
            "start.mjs",
            f"{self.pyodide}/pyodide.mjs",
            f"{self.pyodide}/pyodide.asm.mjs",
            f"{self.pyscript}/{self.core}",
            *self.modules,
        )
        data = (
            f"{self.pyodide}/pyodide.asm.wasm",
            f"{self.pyodide}/python_stdlib.zip",
            self.archive,
            f"{self.pyodide}/pyodide-lock.json",
        )
        return "".join(
            [f'<link rel="preload" href="{name}" as="fetch" crossorigin>\n' for name in data]
            + [f'<link rel="modulepreload" href="{name}">\n' for name in modules]
        )


IMPORT = re.compile(r"""^import .* from ["'](.+?)["'];?$""", re.MULTILINE)


def modules(folder: Path, name: str) -> list[str]:
    """A script of the site and all that it imports, each once, as paths in the site's folder."""
    found = [name]
    for at in found:  # which grows on the way
        for other in IMPORT.findall((folder / at).read_text("utf-8")):
            path = (folder / at).parent.joinpath(other).resolve().relative_to(folder.resolve()).as_posix()
            found += [path] if path not in found else []
    return found


def with_boot(page: str, runtime: Runtime) -> str:
    """The page with its policy and, where it comes alive, all that boots it."""
    alive = BOOT_MARK in page
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(POLICY)}">\n'
    head = HEAD_STARTS + policy + (runtime.preloads() if alive else "")
    return page.replace(HEAD_STARTS, head, 1).replace(BOOT_MARK, runtime.scripts(), 1)
