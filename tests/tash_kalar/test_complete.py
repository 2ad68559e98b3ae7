"""Every being, flare and task is there, does something, and has its scenarios.

Run with `-s` to see the table.
"""

import ast
import re
from collections import Counter
from pathlib import Path

from pygames.tash_kalar.cards import BEINGS, CARDS, FROZEN, NAMES, PROGRAMS, WARP
from pygames.tash_kalar.cards.tasks import TASKS


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "_", name.lower())


def called(node: ast.AST) -> list[str]:
    """The names of the functions called inside."""
    calls = (call.func for call in ast.walk(node) if isinstance(call, ast.Call))
    return [call.id for call in calls if isinstance(call, ast.Name)]


def scenarios() -> Counter[str]:
    """How many scenarios each test draws, by itself or through a helper of its file."""
    found: Counter[str] = Counter()
    for path in Path(__file__).parent.glob("test_*.py"):
        functions = [
            node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
        ]
        drawing = {"scene"}
        for _depth in range(3):
            drawing |= {node.name for node in functions if drawing & set(called(node))}
        for node in functions:
            found[node.name] += sum(name in drawing for name in called(node))
    return found


def test_every_card_has_at_least_two_scenarios() -> None:
    tests = scenarios()
    names = [*NAMES.values(), *(task.name for task in TASKS)]
    counts = {
        name: sum(count for test, count in tests.items() if test.startswith(f"test_{slug(name)}_"))
        for name in names
    }
    print()
    for name, count in counts.items():
        print(f"{name:24} {count} scenarios")
    assert len(counts) == CARDS + len(TASKS) == 156
    assert not [name for name, count in counts.items() if count < 2]


def test_every_card_does_something() -> None:
    for card, being in BEINGS.items():
        assert PROGRAMS[card] or PROGRAMS[FROZEN + card] or PROGRAMS[WARP + card], being.name
        assert being.text or being.frozen_text or being.warp_text, being.name
