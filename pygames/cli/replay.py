"""`pygames replay`: a record step by step."""

from argparse import ArgumentParser, Namespace
from typing import Any

from pygames.cli.common import CommandError, read_record, told, whole_number
from pygames.core.game import CHANCE, SPECTATOR, State
from pygames.core.record import RecordError


def add(commands: Any) -> None:
    parser: ArgumentParser = commands.add_parser("replay", help="show a record step by step")
    parser.add_argument(
        "record", metavar="FILE", help="a record; `-` for the standard input, or #... from a link"
    )
    parser.add_argument("--seat", type=whole_number(0), help="see what this seat saw (by default everything)")
    parser.add_argument("--to", metavar="N", type=whole_number(0), help="stop after N entries")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each step")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record = read_record(args.record)
    if args.seat is not None and args.seat >= len(record.seats):
        raise CommandError(f"--seat {args.seat}: the seats are 0 to {len(record.seats) - 1}")
    names = [seat.name for seat in record.seats]
    seat = args.seat

    def look(state: State) -> None:
        seen = state if seat is None else state.observe(seat)
        print("\n".join(record.game.face.render(seen, names).text), end="\n\n")

    try:
        history = record.start()
        print(f"{record.game.name}: {', '.join(names)}")
        look(history.state)
        for number, (text, events) in enumerate(record.follow(history)):
            if number == args.to:
                return 0
            player = history.steps[-1].player if history.steps else CHANCE
            who = "table" if text.startswith("/") else "dealer" if player == CHANCE else names[player]
            # What a seat may not know includes the text of others' actions.
            shown = text if seat in (None, player) or text.startswith("/") else "..."
            print(f"{number + 1}. {who}: {shown}")
            for event in events:
                print(f"   {event.text_for(SPECTATOR if seat is None else seat, names)}")
            if number in record.comments:
                print(f"   ({record.comments[number]})")
            look(history.state)
            if args.step:
                input("Enter for the next step ")
    except RecordError as error:
        raise CommandError(f"{args.record}: {error}") from error
    except EOFError:
        return 0
    end = history.outcome()
    print(told(end, names) if end is not None else "The game goes on.")
    return 0
