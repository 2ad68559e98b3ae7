"""From a checkout to a site: tools, wheel, bytecode, lock, service worker, checks and measurements."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The checkout."""

SCRATCH = ROOT / ".build"
"""What a build keeps for the next one; safe to delete."""

WORK = SCRATCH / f"work-{os.getpid()}"
"""Where this process builds; gone when it is done, and no other's."""

PUBLIC = ROOT / "public"
"""The built site."""


class BuildError(Exception):
    """Something a person has to mend; the message is one clear paragraph that says what and how."""
