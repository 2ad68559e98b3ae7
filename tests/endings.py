"""Records of every way a game can end.

    python3 -m tests.endings [GAME ...]

looks for the shortest of many random games for each ending without a record in `tests/records`,
and writes it there. Records are kept: they must replay for ever under their rules.
"""

import sys
from pathlib import Path
from random import Random

import pygames
from pygames.core.conformance import random_options
from pygames.core.dealer import RandomDealer
from pygames.core.game import TERMINAL, Game
from pygames.core.record import Record, Seat
from pygames.core.table import Table
from pygames.players import GreedyPlayer

RECORDS = Path(__file__).parent / "records"
GAMES = 400
RESIGNATION = "resignation"


def missing(game: Game) -> set[str]:
    """The endings of a game that have no record."""
    return {*game.terminations, RESIGNATION} - {ending(path) for path in records(game)}


def records(game: Game) -> list[Path]:
    return sorted((RECORDS / game.id).glob("*.json"))


def ending(path: Path) -> str:
    """The ending a file is named by: `line.json`, `line-2.json`."""
    return path.stem.rstrip("0123456789").rstrip("-").replace("-", " ")


def random_game(game: Game, seed: int) -> Record:
    """A game of players who now and then do what looks best; every tenth is given up."""
    rng = Random(seed)
    seats = [Seat("person", name) for name in game.seat_names(rng.randint(game.min_seats, game.max_seats))]
    table = Table(game, seats, random_options(game, rng), dealer=RandomDealer(seed))
    sense = rng.choice((0.0, 0.5, 0.9))
    greedy = GreedyPlayer(seed, samples=1)
    while (player := table.current_player()) != TERMINAL:
        view = table.observe(player)
        actions = view.legal_actions()
        action = greedy.choose(view) if rng.random() < sense else actions[int(rng.random() * len(actions))]
        table.push(view.action_to_string(action))
        if seed % 10 == 0 and len(table.history.steps) > 10 and not table.state.is_terminal():
            table.resign(player)
    return table.record()


def main(ids: list[str]) -> None:
    for game in map(pygames.load, ids or pygames.games()):
        wanted = missing(game)
        best: dict[str, Record] = {}
        for seed in range(GAMES if wanted else 0):
            record = random_game(game, seed)
            assert record.result is not None
            name = record.result.termination
            if name in wanted and (name not in best or len(record.actions) < len(best[name].actions)):
                best[name] = record
        (RECORDS / game.id).mkdir(parents=True, exist_ok=True)
        for name, record in best.items():
            path = RECORDS / game.id / f"{name.replace(' ', '-')}.json"
            path.write_text(record.write(), "utf-8")
        if missing(game):
            print(f"{game.name}: in {GAMES} games none ended by {', '.join(sorted(missing(game)))}")


if __name__ == "__main__":
    main(sys.argv[1:])
