"""How the browsers of this machine are started in checks and measurements."""

from __future__ import annotations

from buildtools.tools import program

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""A container's root has no sandbox; the rest keeps the browser from calling home."""


def chromium() -> str:
    """The path of Debian's Chromium."""
    return program("chromium", "the checks play in it")
