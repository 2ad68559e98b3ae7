"""How many scenarios each being, legend, flare and task has: counted in the tests themselves."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from pygames.tash_kalar.cards import BEINGS, DECK, FLARE, LEGEND, NAMES, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS

GROUPS = {
    **{school: [NAMES[card] for card in BEINGS if card // DECK == n] for n, school in enumerate(SCHOOLS)},
    "Legends": [NAMES[card] for card in range(LEGEND, FLARE)],
    "Flares": [NAMES[card] for card in NAMES if card >= FLARE],
    "Tasks": [task.name for task in TASKS],
}
"""All names, by school or kind."""


def _slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "_", name.lower())


def _called(node: ast.AST) -> list[str]:
    """The names of the functions called inside."""
    calls = (call.func for call in ast.walk(node) if isinstance(call, ast.Call))
    return [call.id for call in calls if isinstance(call, ast.Name)]


def _drawn() -> Counter[str]:
    """How many scenarios each test draws, by itself or through a helper of its file."""
    found: Counter[str] = Counter()
    for path in Path(__file__).parent.glob("test_*.py"):
        functions = [
            node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
        ]
        drawing = {"scene", "everfrost", "nethervoid", "etherweave"}
        for _depth in range(3):
            drawing |= {node.name for node in functions if drawing & set(_called(node))}
        for node in functions:
            found[node.name] += sum(name in drawing for name in _called(node))
    return found


def scenarios() -> dict[str, int]:
    """Of each name the scenarios of the tests named after it."""
    drawn = _drawn()
    return {
        name: sum(count for test, count in drawn.items() if test.startswith(f"test_{_slug(name)}_"))
        for names in GROUPS.values()
        for name in names
    }


def table(columns: int = 4) -> Iterator[str]:
    """The counts as lines, each group from a line of its own."""
    counts = scenarios()
    wide = max(map(len, counts))
    for group, names in GROUPS.items():
        for start in range(0, len(names), columns):
            cells = [f"{name:{wide}} {counts[name]:2}" for name in names[start : start + columns]]
            yield f"{'' if start else group:11} {'   '.join(cells)}"
