"""The checks every game must pass, on random games of it.

>>> import pygames
>>> check(pygames.load("hack-trick"), games=1, often=0).games
1
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random

from pygames.core.conformance import faces, facts, knowledge, positions, texts
from pygames.core.conformance.visit import Broken, Visit
from pygames.core.game import TERMINAL, Game, OptionValue, State
from pygames.core.history import History

__all__ = ["Failure", "Report", "check"]


class Failure(AssertionError):
    """A check a game does not pass: which one, what is wrong, and the way to the position."""

    def __init__(self, name: str, detail: str, way: str) -> None:
        super().__init__(f"{name}: {detail}\n{way}".rstrip())
        self.check = name
        self.detail = detail


@dataclass
class Report:
    """What a run has seen."""

    game: Game
    games: int = 0
    positions: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        endings = ", ".join(f"{name} {count}" for name, count in self.endings.most_common())
        return (
            f"{self.game.name}: {self.games} games, {self.positions} positions, the longest "
            f"{self.longest} actions of at most {self.game.max_length}; endings: {endings}; "
            f"{len(self.rules)} rules refused something"
        )


GameCheck = Callable[[Game], None]
VisitCheck = Callable[[Visit], None]

GAME_CHECKS: dict[str, GameCheck] = {
    "options": facts.options,
    "rulebook": texts.rulebook,
    "parts": faces.parts,
}
EVERY_POSITION: dict[str, VisitCheck] = {
    "actions": facts.actions,
    "outcome": facts.outcome,
    "clone": facts.clone,
    "notation": texts.notation,
    "key": positions.key,
}
SOME_POSITIONS: dict[str, VisitCheck] = {
    "json": positions.json_round_trip,
    "observe": knowledge.observe,
    "determinize": knowledge.determinize,
    "events": knowledge.events,
    "weights": knowledge.weights,
    "refusals": texts.refusals,
    "insight": facts.insight,
    "face": faces.render,
    "position": positions.text_round_trip,
    "corrupt json": positions.corrupt_json,
}


def check(
    game: Game,
    games: int = 20,
    seed: int = 0,
    often: float = 0.1,
    told: Callable[[Report], None] = lambda report: None,
) -> Report:
    """Play random games and check every position; the dear checks at a part `often` of them, and
    always at the first and the last. `told` hears of the report after every game.

    Raises:
        Failure: the first check not passed.
    """
    for name, game_check in GAME_CHECKS.items():
        _run(name, partial(game_check, game), lambda: game.id)
    report = Report(game)
    common = Visit(game, Random(seed), texts.rule_ids(game), report.rules)
    for number in range(games):
        _check_game(common, Random(f"{seed}/{number}"), often, report)
        told(report)
    return report


def _check_game(common: Visit, rng: Random, often: float, report: Report) -> None:
    game = common.game
    seats, options = random_setup(game, rng)
    history = History(game.new_state(seats, **options))
    kept: list[tuple[State, object, int]] = []

    def way() -> str:
        trail = ", ".join(step.text for step in history.steps)
        return f"{game.id}, {seats} seats, options {options}, after: {trail or 'nothing'}"

    while True:
        visit = common.at(history, rng)
        kept.append((history.state, history.state.key(), hash(history.state)))
        first, over = not history.steps, history.state.current_player() == TERMINAL
        checks = EVERY_POSITION
        if first or over or rng.random() < often:
            checks = EVERY_POSITION | SOME_POSITIONS
        for name, visit_check in checks.items():
            _run(name, partial(visit_check, visit), way)
        report.positions += 1
        if over:
            break
        _run("apply", partial(history.apply, visit.random_action(history.state)), way)
        _run("length", partial(facts.length, game, len(history.steps)), way)
    _run("clone", partial(facts.unchanged, kept), way)
    _run("replay", partial(facts.replay, game, history, options), way)
    report.games += 1
    report.longest = max(report.longest, len(history.steps))
    end = history.state.outcome()
    assert end is not None
    report.endings[end.termination] += 1


def random_setup(game: Game, rng: Random) -> tuple[int, dict[str, OptionValue]]:
    """A number of seats and options that go together: half the time the defaults, else any."""
    while True:
        seats = rng.randint(game.min_seats, game.max_seats)
        options = game.read_options({})
        if rng.random() < 0.5:
            options |= {option.name: rng.choice(option.values) for option in game.options if option.values}
        try:
            game.new_state(seats, **options)
        except ValueError:
            continue
        return seats, options


def _run(name: str, todo: Callable[[], object], way: Callable[[], str]) -> None:
    try:
        todo()
    except Broken as broken:
        raise Failure(name, str(broken), way()) from broken
    except Exception as error:
        raise Failure(name, f"raised {type(error).__name__}: {error}", way()) from error
