"""`pygames play`: a table in the terminal."""

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from typing import Any

from pygames.cli.common import (
    CommandError,
    add_options,
    find_game,
    read_options,
    read_record,
    told,
    whole_number,
)
from pygames.core.dealer import RandomDealer
from pygames.core.game import SPECTATOR, TERMINAL, Game
from pygames.core.notation import IllegalAction, NotationError
from pygames.core.record import RecordError, Seat
from pygames.core.refusal import TABLE_RULES
from pygames.core.table import Table
from pygames.players import Player, levels, load_level

WIDTH = 96
HELP = """\
Type an action as the list of `moves` has it; a unique beginning is enough.
  moves        what can be done now
  look         the table again
  log          all that happened
  rule ID      a rule of the book by its id, or all ids
  undo         take your last decision back
  save FILE    keep the game so far as a record
  resign       give up
  quit         leave the table"""


def add(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser("play", help="play a game in the terminal")
    parser.add_argument("game", metavar="GAME", nargs="?", help="which game")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--seat",
        metavar="WHO",
        action="append",
        default=[],
        help="who takes the next seat: `person`, `person:NAME` or a level of the computer; "
        "by default one person and the computer",
    )
    parser.add_argument("--seed", type=whole_number(0), help="fixes the luck of the deal")
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    dealer = RandomDealer(args.seed)
    try:
        if args.resume is not None:
            if args.game is not None or args.seat or args.option:
                raise CommandError("--resume goes with neither a game nor seats nor options")
            table = Table.resume(read_record(args.resume), dealer=dealer)
        elif args.game is None:
            raise CommandError("name a game, or --resume FILE")
        else:
            game = find_game(args.game)
            seats = read_seats(game, args.seat)
            table = Table(game, seats, read_options(game, args.option), dealer=dealer)
    except RecordError as error:
        raise CommandError(str(error)) from error
    Terminal(table, args.seed).play()
    return 0


def read_seats(game: Game, given: list[str]) -> list[Seat]:
    """The seats of `--seat` arguments; those not given are the computer's, but the first."""
    strengths = levels(game)
    middle = strengths[(len(strengths) - 1) // 2].id
    wanted = [*given, *(["person"] if not given else [])]
    wanted += [middle] * (game.min_seats - len(wanted))
    if len(wanted) > game.max_seats:
        raise CommandError(f"--seat: {game.name} has at most {game.max_seats} seats")
    seats = []
    for number, who in enumerate(wanted, 1):
        kind, _colon, name = who.partition(":")
        try:
            if kind == "person":
                seats.append(Seat("person", name or f"Player {number}"))
            else:
                level = load_level(game, who)
                seats.append(Seat("computer", f"Computer {number} ({level.name})", level.id))
        except ValueError as error:
            raise CommandError(f"--seat {who!r}: {error}") from error
    return seats


def listed(items: list[str]) -> str:
    """The items in lines that break between them only."""
    whole = ", ".join(item.replace(" ", "\0") for item in items)
    return fill(whole, WIDTH, break_on_hyphens=False).replace("\0", " ")


class Terminal:
    """One table, played through `input` and `print`."""

    def __init__(self, table: Table, seed: int | None) -> None:
        self.table = table
        self.persons = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
        self.players: dict[int, tuple[Player, float]] = {}
        for number, seat in enumerate(table.seats):
            if seat.kind == "computer":
                try:
                    level = load_level(table.game, seat.level)
                except ValueError as error:
                    raise CommandError(f"seat {number}: {error}") from error
                self.players[number] = level.make(None if seed is None else f"{seed}/{number}"), level.seconds
        self.read = dict.fromkeys(range(len(table.seats)), 0)
        self.shown: int | None = None
        self.words: dict[str, Callable[[str], None]] = {
            "help": lambda _rest: print(HELP),
            "moves": self.moves,
            "look": lambda _rest: self.look(),
            "log": lambda _rest: print("\n".join(table.log(self.seat))),
            "rule": self.rule,
            "undo": self.undo,
            "save": self.save,
            "resign": self.resign,
        }

    @property
    def seat(self) -> int:
        """Whose eyes the terminal looks through."""
        return self.shown if self.shown is not None else (self.persons or [SPECTATOR])[0]

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        table = self.table
        while (player := table.current_player()) != TERMINAL:
            if player in self.players:
                self.think(player)
                continue
            if not self.hand_over(player):
                return
            self.news()
            self.look()
            if not self.decide():
                return
        self.news()
        print("\n".join(table.view(self.seat).text))
        end = table.outcome()
        assert end is not None, "the game is over"
        print(told(end, table.names))

    def think(self, player: int) -> None:
        computer, seconds = self.players[player]
        view = self.table.observe(player)
        self.table.push(view.action_to_string(computer.choose(view, budget=seconds)))
        if not self.persons:
            self.news()

    def hand_over(self, player: int) -> bool:
        """Before another person sits down, nothing of the last one's may stay in sight. Whether
        that person came."""
        last, self.shown = self.shown, player
        if last in (None, player) or self.table.free():
            return True
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        name = self.table.names[player]
        return self.ask(f"{name}, press Enter when you alone can see the screen. ") is not None

    def news(self) -> None:
        """What happened since this seat last looked."""
        log = self.table.log(self.seat)
        for line in log[self.read.get(self.seat, 0) :]:
            print(f"  {line}")
        self.read[self.seat] = len(log)

    def look(self) -> None:
        view = self.table.view(self.seat)
        print("", *view.text, sep="\n")
        if view.prompt not in view.text:
            print(view.prompt)

    def ask(self, prompt: str) -> str | None:
        try:
            return input(prompt)
        except EOFError:
            print()
            return None

    def decide(self) -> bool:
        """Read until something is decided; whether the person stays."""
        before = len(self.table.history.entries)
        while len(self.table.history.entries) == before:
            text = self.ask("> ")
            if text is None:
                return False
            word, _space, rest = text.strip().partition(" ")
            refusal = self.table.why_not(text)
            if word.lower() in self.words and refusal is not None:
                self.words[word.lower()](rest.strip())
            elif word.lower() == "quit" and refusal is not None:
                return False
            elif text.strip():
                self.push(text)
        self.read[self.seat] = min(self.read[self.seat], len(self.table.log(self.seat)))
        return True

    def push(self, text: str) -> None:
        try:
            self.table.push(text)
        except NotationError as error:
            print(f"{error} (`help` lists the commands)")

    def moves(self, _rest: str) -> None:
        state = self.table.observe(self.seat)
        print(listed([state.action_to_string(action) for action in state.legal_actions()]))

    def rule(self, rest: str) -> None:
        book = self.table.game.rulebook()
        found = re.search(rf"\{{#{re.escape(rest)}\}}(.*?)(?=\n\s*\n|\n[-*] |\n\d+\. |\Z)", book, re.DOTALL)
        text = found.group(1) if found else TABLE_RULES.get(rest)
        if text is None:
            print("the rules are", listed(re.findall(r"\{#([^}]+)\}", book)))
        else:
            plain = re.sub(r"\[([^]]*)\]\([^)]*\)|[*`]", r"\1", text)
            print(fill(" ".join(plain.split()), WIDTH))

    def undo(self, _rest: str) -> None:
        try:
            for event in self.table.take_back(self.seat):
                print(event.text_for(self.seat, self.table.names))
        except IllegalAction as error:
            print(error)

    def save(self, rest: str) -> None:
        if not rest:
            print("save FILE: which file?")
            return
        try:
            Path(rest).write_text(self.table.record().write(), "utf-8")
            print(f"saved as {rest}")
        except OSError as error:
            print(f"{rest}: {error.strerror}; nothing was saved")

    def resign(self, _rest: str) -> None:
        self.table.resign(self.seat)
