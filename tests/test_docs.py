"""What README, NOTICE and CONTRIBUTING say is so."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pygames
from buildtools.cli import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "docs/architecture.md")


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_code_of_the_readme_runs() -> None:
    # Two fences are two examples to a reader, one session to doctest.
    code = "\n".join(re.findall(r"```python\n(.*?)```", text("README.md"), re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(code, {}, "README.md", "README.md", 0)
    assert len(examples.examples) > 10
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
    assert results.failed == 0


@pytest.mark.parametrize("name", PAGES)
def test_the_commands_named_are_there(name: str) -> None:
    for command in re.findall(r"python3 build\.py (\w+)", text(name)):
        assert command in COMMANDS


def test_the_engine_commands_named_are_there() -> None:
    named = {command for name in PAGES for command in re.findall(r"python3 -m pygames (\w+)", text(name))}
    assert "play" in named
    for command in named:
        asked = subprocess.run(
            [sys.executable, "-m", "pygames", command, "--help"], cwd=ROOT, capture_output=True
        )
        assert asked.returncode == 0, command


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_begins_without_any_package_installed(command: str) -> None:
    asked = subprocess.run(
        [sys.executable, "-S", "build.py", command, "--help"], cwd=ROOT, capture_output=True
    )
    assert asked.returncode == 0, asked.stderr.decode()


@pytest.mark.parametrize("name", PAGES)
def test_the_links_lead_somewhere(name: str) -> None:
    here = (ROOT / name).parent
    for target in re.findall(r'(?:\]\(|src(?:set)?="(?!https))([^)#:"]+)', text(name)):
        assert (here / target).exists(), target


@pytest.mark.parametrize("game_id", pygames.games())
def test_every_game_is_listed_with_its_people(game_id: str) -> None:
    game = pygames.load(game_id)
    assert f"| **{game.name}** |" in text("README.md")
    assert re.search(rf"^{re.escape(game.name.split(':')[0])}", text("NOTICE"), re.MULTILINE)


def test_the_wheel_takes_licence_and_notice_along() -> None:
    assert 'license-files = ["LICENSE", "NOTICE"]' in text("pyproject.toml")
