"""Moves and searches per second, natively and in Pyodide, against yardsticks timed in the same run."""

from __future__ import annotations

import json
import logging
import subprocess
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from bench import measure
from buildtools import ROOT
from buildtools.tools import program, say

YARDSTICK = "connect-four"
SPIEL_AIMS = {"hack-trick": 2.0, "hack-attack": 1.0}
"""Moves a second, in units of OpenSpiel's fastest Python game of the run."""
YARDSTICK_AIMS = {"tash-kalar": 20_000 / 700_000, "tash-kalar of 4": 20_000 / 700_000}
"""Moves a second, in units of the yardstick's."""
CLONE_AIM = 3.0
"""A copy costs at most as much time as so many moves."""


def main(rounds: int = 7, seconds: float = 0.4) -> None:
    """Measure and print everything; takes about two minutes.

    `rounds`: how often each thing is timed, in turns; `seconds`: for how long each time.
    """
    plays = measure.own_plays()
    spiel = spiel_plays()
    say(f"Engines: median of {rounds} interleaved rounds of {seconds} s; a move is a decision of a seat.")
    rates = measure.middle(measure.interleaved(plays["random"] | spiel, rounds, seconds))
    native = {
        "random": rates,
        "clone": measure.middle(measure.interleaved(plays["clone"], rounds, seconds)),
        "search": measure.middle(measure.interleaved(plays["search"], rounds, seconds)),
    }
    inside = in_pyodide(rounds, seconds)
    for name in plays["random"]:
        say(_line(name, native, inside))
    for name, aim in YARDSTICK_AIMS.items():
        if name in rates:
            _say_aim(name, rates[name] / rates[YARDSTICK], YARDSTICK, aim)
    for name in plays["clone"]:
        cost = rates[name] / native["clone"][name]
        if cost > CLONE_AIM:
            say(f"  {name}: a clone costs {cost:.1f} moves; the aim of {CLONE_AIM:g} is not reached")
    if spiel:
        _against_spiel(rates, list(spiel))
    else:
        say("OpenSpiel is not installed, so it was not measured (pip install open-spiel).")


def spiel_plays() -> dict[str, measure.Play]:
    """Random play of OpenSpiel's turn-based Python games; none if it is not installed."""
    try:
        pyspiel: Any = import_module("pyspiel")
        logging.disable(logging.WARNING)
        import_module("open_spiel.python.games")
    except ImportError:
        return {}
    plays = {}
    for kind in pyspiel.registered_games():
        if kind.short_name.startswith("python_") and kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL:
            game = pyspiel.load_game(kind.short_name)
            play = measure.random_play(game.new_initial_state, _spiel_sample)
            if play(0.02):
                plays[kind.short_name] = play
    return plays


def _spiel_sample(state: Any) -> int:
    """An outcome, all alike: less work than to draw by weight, to OpenSpiel's favour."""
    outcomes = state.chance_outcomes()
    action: int = outcomes[int(measure.RNG.random() * len(outcomes))][0]
    return action


def in_pyodide(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """The figures of the own games inside Pyodide under Node."""
    node = program("node", "it runs Pyodide")
    runner = ROOT / "buildtools/inside/run.mjs"
    done = subprocess.run(
        [
            node,
            runner,
            ROOT / "node_modules/pyodide",
            ROOT / "bench/measure.py",
            f"/host{ROOT}",
            str(rounds),
            str(seconds),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def _line(
    name: str, native: Mapping[str, Mapping[str, float]], inside: Mapping[str, Mapping[str, float]]
) -> str:
    moves, slow = native["random"][name], inside["random"][name]
    line = (
        f"  {name:<15} {moves:>9,.0f} moves/s ({moves / native['random'][YARDSTICK]:.3f} of {YARDSTICK})"
        f" · Pyodide {slow:>9,.0f} ({slow / moves:.2f})"
    )
    if name not in native["clone"]:
        return line
    return line + (
        f" · a clone costs {moves / native['clone'][name]:.2f} moves"
        f" · search {native['search'][name]:>7,.0f} iterations/s, Pyodide {inside['search'][name]:>7,.0f}"
    )


def _against_spiel(rates: Mapping[str, float], names: list[str]) -> None:
    names.sort(key=lambda name: -rates[name])
    best = names[0]
    say("  OpenSpiel's Python games: " + ", ".join(f"{name[7:]} {rates[name]:,.0f}" for name in names))
    for name, aim in SPIEL_AIMS.items():
        _say_aim(name, rates[name] / rates[best], best, aim)


def _say_aim(name: str, ratio: float, unit: str, aim: float) -> None:
    verdict = "reached" if ratio >= aim else "not reached"
    say(f"  {name} is {ratio:.2g} times {unit}; the aim of {aim:.2g} is {verdict}")
