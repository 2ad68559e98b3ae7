"""Matches between levels: seats alternated, deals played once in every seating.

>>> [round(limit, 3) for limit in wilson(130, 200)]
[0.582, 0.713]
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from random import Random

from pygames.core.game import CHANCE, TERMINAL, Game, OptionValue
from pygames.players.player import Level, Player
from pygames.registry import load


@dataclass
class Result:
    """What came of a match; the lists have one number for each entrant.

    A game counts as won by the entrant whose seats have the highest return, alone; else as drawn
    by those who share it.
    """

    entrants: list[str]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    actions: int = 0
    """Decisions of all games together."""

    def score(self, entrant: int) -> float:
        """The share of games won, a draw counting one half."""
        return (self.wins[entrant] + self.draws[entrant] / 2) / self.games

    def interval(self, entrant: int) -> tuple[float, float]:
        """The 95 % confidence interval of `score`."""
        return wilson(self.wins[entrant] + self.draws[entrant] / 2, self.games)

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.actions / self.games:.0f} decisions each"]
        for number, name in enumerate(self.entrants):
            low, high = self.interval(number)
            lines.append(
                f"{name:<12} {self.score(number):6.1%}  ({low:.1%} to {high:.1%})"
                f"  {self.wins[number]} won, {self.draws[number]} drawn"
            )
        return "\n".join(lines)


def wilson(successes: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's score interval of a share: (low, high), for z = 1.96 with 95 % confidence."""
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def play_game(
    game: Game,
    players: Sequence[Player],
    seed: int | str,
    *,
    options: Mapping[str, OptionValue] | None = None,
    seconds: float | None = None,
) -> tuple[list[float], int]:
    """One game between players, one for each seat: the returns, and how many decisions it took.

    The seed fixes the deal; `seconds` is the time for a decision (None: the players' own limit).
    """
    dealer = Random(seed)
    state = game.new_state(len(players), **(options or {}))
    decisions = 0
    while (seat := state.current_player()) != TERMINAL:
        if seat == CHANCE:
            state.apply_action(state.sample_outcome(dealer))
        else:
            state.apply_action(players[seat].choose(state.observe(seat), budget=seconds))
            decisions += 1
    return state.returns(), decisions


def play_match(
    game: Game,
    entrants: Sequence[Level],
    games: int,
    seed: int,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seconds: float | None = None,
    jobs: int = 1,
    progress: Callable[[Result], None] = lambda result: None,
) -> Result:
    """Play at least this many games between two or more entrants, who take the seats in turn.

    Every deal is played once in each rotation of the seating, so `games` is rounded up to whole
    deals. The same seed and levels give the same result when `seconds` is None. With more `jobs`
    than one, deals are played in that many processes; the game must then be a registered one.

    Raises:
        ValueError: fewer than two entrants, more than seats, or a number below 1.
    """
    count = seats or max(game.min_seats, len(entrants))
    if not 2 <= len(entrants) <= count:
        raise ValueError(f"from 2 entrants to as many as there are seats ({count}), not {len(entrants)}")
    if games < 1 or jobs < 1:
        raise ValueError("games and jobs must be 1 or more")
    result = Result([level.id for level in entrants])
    result.wins = [0] * len(entrants)
    result.draws = [0] * len(entrants)
    deals = [
        _Deal(game.id, list(entrants), f"{seed}/{number}", count, dict(options or {}), seconds)
        for number in range(-(-games // len(entrants)))
    ]
    for outcomes in _play_deals(game, deals, jobs):
        for best, decisions in outcomes:
            result.games += 1
            result.actions += decisions
            counts = result.wins if len(best) == 1 else result.draws
            for entrant in best:
                counts[entrant] += 1
        progress(result)
    return result


@dataclass(frozen=True)
class _Deal:
    """One deal to be played in every seating; a process can be sent it."""

    game: str
    entrants: list[Level]
    seed: str
    seats: int
    options: dict[str, OptionValue]
    seconds: float | None


_Outcome = tuple[list[int], int]
"""The entrants with the highest return of a game, and how many decisions it took."""


def _play_deals(game: Game, deals: list[_Deal], jobs: int) -> Iterator[list[_Outcome]]:
    if jobs == 1:
        for deal in deals:
            yield _play_deal(game, deal)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield from pool.map(_play_registered, deals)


def _play_registered(deal: _Deal) -> list[_Outcome]:
    return _play_deal(load(deal.game), deal)


def _play_deal(game: Game, deal: _Deal) -> list[_Outcome]:
    outcomes = []
    for turned in range(len(deal.entrants)):
        seating = [(seat + turned) % len(deal.entrants) for seat in range(deal.seats)]
        players = [
            deal.entrants[entrant].make(f"{deal.seed}/{turned}/{seat}")
            for seat, entrant in enumerate(seating)
        ]
        returns, decisions = play_game(game, players, deal.seed, options=deal.options, seconds=deal.seconds)
        top = max(returns)
        best = {entrant for entrant, won in zip(seating, returns, strict=True) if won == top}
        outcomes.append((sorted(best), decisions))
    return outcomes
