"""Golden playthroughs: one whole random game of each game as plain text.

    python3 -m tests.playthrough [GAME ...]

writes them anew into `tests/golden`; read the difference before it is kept.
"""

import sys
from pathlib import Path
from random import Random
from textwrap import wrap

import pygames
from pygames.core.dealer import RandomDealer
from pygames.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from pygames.core.narration import Log
from pygames.core.perft import perft

GOLDEN = Path(__file__).parent / "golden"
SEED = 1
LARGE = 3000
LOOK = 40
"""After so many actions the table is shown again."""


def playthrough(game: Game) -> str:
    """A whole game, with what each seat sees and is told."""
    rng = Random(SEED)
    state = game.new_state()
    options = ", ".join(f"{name}={value}" for name, value in game.read_options({}).items())
    lines = [f"{game.name}, rules {game.rules_version}, options: {options or 'none'}"]
    lines.append(f"perft of one deal: {', '.join(map(str, _perfts(state)))}")
    number = 0
    while (player := state.current_player()) != TERMINAL:
        if number % LOOK == 0:
            lines += _tables(state)
        number += 1
        actions = state.legal_actions()
        action = state.sample_outcome(rng) if player == CHANCE else actions[int(rng.random() * len(actions))]
        who = "dealer" if player == CHANCE else f"seat {player}"
        lines.append(f"{number}. {who}: {state.action_to_string(action)}")
        named = "   of " + ", ".join(map(state.action_to_string, actions))
        lines += wrap(named, 96, subsequent_indent="      ")
        log: Log = []
        state.apply_action(action, log)
        lines += _told(log, game.seat_names(state.seats))
    lines += _tables(state)
    lines += [str(state.outcome()), f"returns {state.returns()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _perfts(state: State) -> list[int]:
    """The counts of rising depth, up to the first that is large."""
    counts = [1]
    while 0 < counts[-1] < LARGE:
        counts.append(perft(state, len(counts), RandomDealer(SEED)))
    return counts[1:]


def _tables(state: State) -> list[str]:
    names = state.game.seat_names(state.seats)
    lines = []
    for viewer in (*range(state.seats), SPECTATOR):
        view = state.game.face.render(state.observe(viewer), names)
        lines += ["", "spectator sees:" if viewer == SPECTATOR else f"seat {viewer} sees:"]
        prompt = [] if view.prompt in view.text else [view.prompt]
        lines += [f"   | {line}" for line in (*prompt, *view.text)]
    return [*lines, ""]


def _told(log: Log, names: list[str]) -> list[str]:
    lines = []
    for event in log:
        lines.append(f"   {event.text_for(SPECTATOR, names)}")
        lines += [f"   (seat {seat}: {event.text_for(seat, names)})" for seat in sorted(event.private)]
    return lines


def main(ids: list[str]) -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game_id in ids or pygames.games():
        (GOLDEN / f"{game_id}.txt").write_text(playthrough(pygames.load(game_id)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
