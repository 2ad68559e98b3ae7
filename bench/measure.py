"""Timed loops over engines and searches, the same natively and inside Pyodide.

As a program (`measure.py ROOT ROUNDS SECONDS`) it measures the table's own games and prints the
figures as one line of JSON; it runs under any interpreter that sees the checkout at ROOT.
"""

import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

RNG = Random(1)

Play = Callable[[float], float]
"""Plays for about so many seconds; how many things it did in a second."""


def interleaved(plays: Mapping[str, Play], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The rates of every play in each round; the plays take turns, so that a change of the
    machine's speed falls on all of them alike."""
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _round in range(rounds):
        for name, play in plays.items():
            rates[name].append(play(seconds))
    return rates


def middle(rates: Mapping[str, list[float]]) -> dict[str, float]:
    """The median of each play's rates."""
    return {name: median(found) for name, found in rates.items()}


def random_play(new_state: Callable[[], Any], sample: Callable[[Any], int] | None = None) -> Play:
    """Games of random decisions, one after the other. Counted are decisions; chance takes time but
    does not count. Works on everything that speaks OpenSpiel's verbs; `sample` draws at a chance
    node where a state cannot."""
    random = RNG.random

    def play(seconds: float) -> float:
        decisions = 0
        started = perf_counter()
        end = started + seconds
        while (now := perf_counter()) < end:
            state = new_state()
            while (player := state.current_player()) >= -1:
                if player == -1:
                    state.apply_action(sample(state) if sample else state.sample_outcome(RNG))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions / (now - started)

    return play


def _positions(game: Any, count: int) -> list[Any]:
    """Positions with a real choice, from random games, spread over their length."""
    rng = Random(2)
    found: list[Any] = []
    while len(found) < count:
        state, seen = game.new_state(), []
        while (player := state.current_player()) != -2:
            if player == -1:
                state.apply_action(state.sample_outcome(rng))
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                seen.append(state.clone())
            state.apply_action(rng.choice(actions))
        if seen:
            found.append(seen[len(found) * (len(seen) - 1) // count])
    return found


def searching(game: Any) -> Play:
    """Iterations of information-set search, over positions from all parts of a game."""
    from pygames.players.ismcts import IsmctsPlayer

    positions = _positions(game, 8)
    player = IsmctsPlayer(1, 10**9)

    def play(seconds: float) -> float:
        iterations = 0
        used = 0.0
        for state in positions:
            search = player.search(state.observe(state.current_player()), seconds / len(positions))
            search.run(seconds)
            iterations += search.iterations
            used += search.used
        return iterations / used

    return play


def cloning(game: Any) -> Play:
    """Copies of positions from all parts of a game."""
    positions = _positions(game, 8)

    def play(seconds: float) -> float:
        copies = 0
        started = perf_counter()
        while (now := perf_counter()) < started + seconds:
            for state in positions:
                for _copy in range(50):
                    state.clone()
            copies += 50 * len(positions)
        return copies / (now - started)

    return play


def own_plays() -> dict[str, dict[str, Play]]:
    """The plays of the yardstick and of every registered game, by kind and game: `random` also with
    all seats taken where fewer would do."""
    import pygames
    from bench.connect_four import GAME

    games = [GAME, *map(pygames.load, pygames.games())]
    full = {
        f"{game.id} of {game.max_seats}": random_play(partial(game.new_state, game.max_seats))
        for game in games
        if game.max_seats > game.min_seats
    }
    return {
        "random": {game.id: random_play(game.new_state) for game in games} | full,
        "clone": {game.id: cloning(game) for game in games},
        "search": {game.id: searching(game) for game in games},
    }


def main(root: str, rounds: int, seconds: float) -> None:
    """Measure the own games and print the medians as JSON."""
    sys.path.insert(0, root)
    found = {kind: middle(interleaved(plays, rounds, seconds)) for kind, plays in own_plays().items()}
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
