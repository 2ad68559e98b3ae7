"""`pygames arena`, `perft`, `check` and `bench`: what a game and its players are worth."""

import sys
from argparse import ArgumentParser, Namespace
from time import perf_counter
from typing import Any

from pygames.cli.common import (
    CommandError,
    add_game,
    add_options,
    find_game,
    new_state,
    read_options,
    read_position,
    read_record,
    told,
    whole_number,
)
from pygames.core.conformance import Failure, Report, check
from pygames.core.dealer import RandomDealer
from pygames.core.game import Game
from pygames.core.perft import perft
from pygames.core.record import RecordError
from pygames.players import load_level
from pygames.players.arena import Result, play_match
from pygames.registry import games, load


def add_arena(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser("arena", help="let levels of the computer play a match")
    add_game(parser)
    parser.add_argument(
        "levels", metavar="LEVEL", nargs="+", help="two or more levels, which take the seats in turn"
    )
    parser.add_argument("--games", type=whole_number(1), default=200, help="how many (200)")
    parser.add_argument("--seed", type=whole_number(0), default=0, help="fixes deals and players (0)")
    parser.add_argument("--jobs", type=whole_number(1), default=1, help="processes at once (1)")
    parser.add_argument(
        "--seconds", type=float, help="time for a decision (by default each player's own limit)"
    )
    add_options(parser)
    parser.set_defaults(run=run_arena)


def run_arena(args: Namespace) -> int:
    game = find_game(args.game)
    if args.seconds is not None and not 0 < args.seconds < 3600:
        raise CommandError(f"--seconds {args.seconds}: expected more than 0 and less than 3600")
    try:
        entrants = [load_level(game, level) for level in args.levels]
        result: Result = play_match(
            game,
            entrants,
            args.games,
            args.seed,
            options=read_options(game, args.option),
            seconds=args.seconds,
            jobs=args.jobs,
            progress=_progress,
        )
    except ValueError as error:
        raise CommandError(str(error)) from error
    print(result)
    return 0


def _progress(so_far: Result | Report) -> None:
    """How far a long run is, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r{so_far.games} games \r", end="", file=sys.stderr, flush=True)


def add_perft(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser("perft", help="count the ways a game can go")
    add_game(parser)
    parser.add_argument("--depth", type=whole_number(1), default=4, help="how many actions (4)")
    parser.add_argument("--seed", type=whole_number(0), default=0, help="the luck of the deal (0)")
    parser.add_argument("--all-deals", action="store_true", help="count every outcome of chance as an action")
    parser.add_argument("--position", metavar="FILE", help="begin there")
    add_options(parser)
    parser.set_defaults(run=run_perft)


def run_perft(args: Namespace) -> int:
    game = find_game(args.game)
    if args.position:
        if args.option:
            raise CommandError("--position goes with no --option: a position says all that counts")
        state = read_position(game, args.position)
    else:
        state = new_state(game, None, args.option)
    if state.viewer is not None:
        raise CommandError(f"{args.position}: what one seat sees cannot be played on")
    dealer = None if args.all_deals else RandomDealer(args.seed)
    for depth in range(1, args.depth + 1):
        started = perf_counter()
        count = perft(state, depth, dealer)
        print(f"{depth:3} {count:14,}  {perf_counter() - started:8.2f} s", flush=True)
    return 0


def add_check(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser(
        "check", help="check a game's conformance, a record, or a position"
    )
    parser.add_argument(
        "what", metavar="GAME|FILE", nargs="+", help="games, or files of records or positions"
    )
    parser.add_argument("--game", help="the game the positions are of")
    parser.add_argument("--games", type=whole_number(1), default=20, help="random games of a game (20)")
    parser.add_argument("--seed", type=whole_number(0), default=0, help="of the random games (0)")
    parser.add_argument(
        "--often", type=float, default=0.1, help="the part of positions that get the dear checks too (0.1)"
    )
    parser.set_defaults(run=run_check)


def run_check(args: Namespace) -> int:
    of = find_game(args.game) if args.game else None
    if not 0 <= args.often <= 1:
        raise CommandError(f"--often {args.often}: expected 0 to 1")
    sound = True
    for what in args.what:
        if what in games():
            sound = _check_game(load(what), args) and sound
        elif of is not None:
            state = read_position(of, what)
            print(f"{what}: a position of {of.name}, player {state.current_player()} decides")
        else:
            record = read_record(what)
            try:
                history = record.replay()
            except RecordError as error:
                raise CommandError(f"{what}: {error}") from error
            end = history.outcome()
            names = [seat.name for seat in record.seats]
            so_far = told(end, names) if end else "Not finished."
            print(f"{what}: {record.game.name}, {len(history.steps)} actions. {so_far}")
    return 0 if sound else 1


def _check_game(game: Game, args: Namespace) -> bool:
    try:
        print(check(game, args.games, args.seed, args.often, _progress), flush=True)
    except Failure as failure:
        print(f"{game.name}: {failure}")
        return False
    return True


def add_bench(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser(
        "bench", help="moves per second of every game in random play"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game and round (1)")
    parser.add_argument(
        "--rounds", type=whole_number(1), default=3, help="rounds, of which the median counts (3)"
    )
    parser.set_defaults(run=run_bench)


def run_bench(args: Namespace) -> int:
    if not 0 < args.seconds < 600:
        raise CommandError(f"--seconds {args.seconds}: expected more than 0 and less than 600")
    try:
        from bench.connect_four import GAME as YARDSTICK
        from bench.measure import interleaved, middle, random_play
    except ImportError as error:
        raise CommandError("the yardstick is in the folder bench of a checkout; run it there") from error
    plays = {game.id: random_play(game.new_state) for game in (YARDSTICK, *map(load, games()))}
    rates = middle(interleaved(plays, args.rounds, args.seconds))
    for name, rate in rates.items():
        print(f"{name:<14} {rate:12,.0f} moves/s  {rate / rates[YARDSTICK.id]:6.2f} of {YARDSTICK.id}")
    return 0
