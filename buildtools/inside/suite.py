"""Runs the engines' tests inside Pyodide, on the whole standard library, with the host's own pytest.

Arguments: the folder of pytest and hypothesis, the checkout. What needs processes or threads (the command
line, the documents' commands, the arena) stays outside: a browser has none.
"""

import os
import sys

packages, root = ("/host" + path for path in sys.argv[1:])
sys.path += [root, packages]
sys.dont_write_bytecode = True
os.chdir(root)
os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "HYPOTHESIS_NO_PLUGINS": "1"}

import pytest  # noqa: E402 - it lies where the path above says

import pygames  # noqa: E402

FOLDERS = ["core", *(name.replace("-", "_") for name in pygames.games())]
SHARED = ["test_conformance.py", "test_playthroughs.py", "test_records.py", "test_tables.py"]

folders = [f"tests/{name}" for name in FOLDERS if os.path.isdir(f"tests/{name}")]
shared = [f"tests/{name}" for name in SHARED if os.path.exists(f"tests/{name}")]
options = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:threadexception"]
sys.exit(int(pytest.main([*options, *folders, *shared])))
