"""Records of every way a game can end.

    python3 -m tests.endings [GAME ...]

looks through many games for the shortest of each ending that has no record in `tests/records`, and
writes it there. What is not found so is played by hand. Records are kept: they must replay for ever
under their rules.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygames
from pygames.core.conformance import random_setup
from pygames.core.dealer import RandomDealer
from pygames.core.game import TERMINAL, Game, State
from pygames.core.record import Record, Seat
from pygames.core.table import Table
from pygames.players import GreedyPlayer

RECORDS = Path(__file__).parent / "records"
RESIGNATION = "resignation"


def missing(game: Game) -> set[str]:
    """The endings of a game that have no record."""
    return {*game.terminations, RESIGNATION} - {ending(path) for path in records(game)}


def records(game: Game) -> list[Path]:
    return sorted((RECORDS / game.id).glob("*.json"))


def ending(path: Path) -> str:
    """The ending a file is named by: `line.json`, `line-2.json`."""
    return path.stem.rstrip("0123456789").rstrip("-").replace("-", " ")


def random_game(game: Game, seed: int, choose: Callable[[Table, Random], int]) -> Record:
    """A game of one way to choose; every tenth is given up."""
    rng = Random(seed)
    count, options = random_setup(game, rng)
    seats = [Seat("person", name) for name in game.seat_names(count)]
    table = Table(game, seats, options, dealer=RandomDealer(seed))
    while (player := table.current_player()) != TERMINAL:
        table.push(table.state.action_to_string(choose(table, rng)))
        if seed % 10 == 0 and len(table.history.steps) > 10 and not table.state.is_terminal():
            table.resign(player)
    return table.record()


def any_action(table: Table, rng: Random) -> int:
    return rng.choice(table.state.legal_actions())


def now_and_then_the_best(table: Table, rng: Random) -> int:
    if rng.random() < 0.5:
        return any_action(table, rng)
    return GreedyPlayer(rng.random().hex(), samples=1).choose(table.observe(table.current_player()))


def no_end(table: Table, rng: Random) -> int:
    """Anything after which nobody has won."""
    return max(table.state.legal_actions(), key=lambda action: (not _won(table.state, action), rng.random()))


def _won(state: State, action: int) -> bool:
    after = state.clone()
    after.apply_action(action)
    end = after.outcome()
    return end is not None and bool(end.winners)


WAYS = {any_action: 200, now_and_then_the_best: 200, no_end: 20}
"""The ways to choose, and how many games of each are looked through."""


def main(ids: list[str]) -> None:
    for game in map(pygames.load, ids or pygames.games()):
        folder = RECORDS / game.id
        folder.mkdir(parents=True, exist_ok=True)
        for choose, count in WAYS.items():
            wanted = missing(game)
            best: dict[str, Record] = {}
            for seed in range(count if wanted else 0):
                record = random_game(game, seed, choose)
                assert record.result is not None
                name = record.result.termination
                best[name] = min(record, best.get(name, record), key=lambda one: len(one.actions))
            for name in wanted & best.keys():
                (folder / f"{name.replace(' ', '-')}.json").write_text(best[name].write(), "utf-8")
        if missing(game):
            print(f"{game.name}: no game was found that ends by {', '.join(sorted(missing(game)))}")


if __name__ == "__main__":
    main(sys.argv[1:])
