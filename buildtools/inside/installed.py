"""Installs the site's wheel by micropip, as a page that is not ours would, and plays a game of each with it.

Arguments: the folder of micropip, the wheel, the page's archive. What the wheel holds must be the very
bytecode the page runs.
"""

import random
import sys
import zipfile

packages, wheel, archive = ("/host" + path for path in sys.argv[1:])
sys.path.append(packages)

import micropip  # noqa: E402 - it lies where the path above says

await micropip.install(f"emfs:{wheel}")  # type: ignore[top-level-await]  # noqa: F704 - Pyodide allows it

import pygames  # noqa: E402

assert "/site-packages/pygames/__init__.pyc" in str(pygames.__file__), pygames.__file__

for name in pygames.games():
    state = pygames.load(name).new_state()
    rng = random.Random(0)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0, name

with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(archive) as page:
    shared = [member for member in page.namelist() if member.startswith("pygames/")]
    assert shared
    assert all(whole.read(member) == page.read(member) for member in shared)
print(f"micropip installs {wheel.rpartition('/')[2]}: {len(shared)} files are those of the page")
