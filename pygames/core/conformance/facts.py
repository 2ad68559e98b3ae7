"""Checks of the rules' frame: actions, ends, copies, lengths, replays."""

from collections.abc import Mapping

from pygames.core.conformance.visit import Broken, Visit
from pygames.core.game import CHANCE, TERMINAL, Game, OptionValue, State
from pygames.core.history import History
from pygames.core.reading import expand, read
from pygames.core.record import Record, Seat


def options(game: Game) -> None:
    """Options and seats a game does not have are refused; every one it has can be played."""
    counts = range(game.min_seats, game.max_seats + 1)
    for option in game.options:
        if option.values and option.default not in option.values:
            raise Broken(f"the default of option {option.name} is not one of its values")
        for value in option.values or (option.default,):
            if not any(_can_begin(game, seats, {option.name: value}) for seats in counts):
                raise Broken(f"option {option.name}={value!r} begins no game")
    for seats in counts:
        if not _can_begin(game, seats, {}):
            raise Broken(f"no game begins for {seats} seats")
    if not game.terminations:
        raise Broken("Game.terminations names no way to end")


def _can_begin(game: Game, seats: int, chosen: Mapping[str, OptionValue]) -> bool:
    try:
        state = game.new_state(seats, **chosen)
    except ValueError:
        return False
    return state.seats == seats and not state.is_terminal()


def actions(visit: Visit) -> None:
    """Legal actions are rising small ints, none exactly at the end; asking changes nothing."""
    state, player = visit.state, visit.player
    before = state.key()
    found = state.legal_actions()
    if player not in (CHANCE, TERMINAL) and not 0 <= player < state.seats:
        raise Broken(f"current_player() is {player} of {state.seats} seats")
    if any(type(action) is not int or not 0 <= action < 2**30 for action in found):
        raise Broken(f"legal_actions() are not small ints: {found}")
    if found != sorted(set(found)):
        raise Broken(f"legal_actions() are not rising: {found}")
    if bool(found) == (player == TERMINAL):
        raise Broken(f"legal_actions() are {found} for player {player}")
    _check_chance(visit, found)
    found.clear()
    if state.legal_actions() == found and player != TERMINAL:
        raise Broken("legal_actions() gives away a list of the state's own")
    if state.key() != before or state.viewer is not None:
        raise Broken("asking for actions changed the state")


def _check_chance(visit: Visit, found: list[int]) -> None:
    state = visit.state
    if visit.player != CHANCE:
        try:
            state.chance_outcomes()
        except ValueError:
            return
        raise Broken("chance_outcomes() answers where nothing is dealt")
    outcomes = state.chance_outcomes()
    if [outcome for outcome, _weight in outcomes] != found:
        raise Broken("chance_outcomes() and legal_actions() differ")
    if any(type(weight) is not int or weight < 1 for _outcome, weight in outcomes):
        raise Broken(f"weights are not positive whole numbers: {outcomes}")
    for _try in range(3):
        if state.sample_outcome(visit.rng) not in found:
            raise Broken("sample_outcome() is none of the outcomes")


def outcome(visit: Visit) -> None:
    """An outcome exactly at the end, of a declared kind; returns within bounds, summing to 0."""
    state, end = visit.state, visit.state.outcome()
    returns = state.returns()
    if (end is None) == (visit.player == TERMINAL) or state.is_terminal() != (visit.player == TERMINAL):
        raise Broken(f"outcome() is {end} for player {visit.player}")
    if len(returns) != state.seats or any(not -1 <= value <= 1 for value in returns):
        raise Broken(f"returns() are {returns}")
    if state.seats > 1 and abs(sum(returns)) > 1e-9:
        raise Broken(f"returns() do not sum to 0: {returns}")
    if end is None:
        if any(returns):
            raise Broken(f"returns() are {returns} before the end")
        return
    if end.termination not in visit.game.terminations:
        raise Broken(f"Game.terminations does not name {end.termination!r}")
    if list(end.winners) != sorted(set(end.winners)) or not set(end.winners) <= set(range(state.seats)):
        raise Broken(f"winners are {end.winners}")
    if len(end.scores) not in (0, state.seats):
        raise Broken(f"scores are {end.scores} of {state.seats} seats")
    best = max(returns)
    if len(end.winners) < state.seats and any((returns[seat] == best) != (seat in end.winners or not best)
                                              for seat in range(state.seats)):  # fmt: skip
        raise Broken(f"returns() are {returns} for winners {end.winners}")


def clone(visit: Visit) -> None:
    """A copy is equal and independent, and the same action does the same to it."""
    state = visit.state
    before, number = state.key(), hash(state)
    if visit.player == TERMINAL:
        if state.clone() != state:
            raise Broken("a clone is not equal")
        return
    action = visit.random_action(state)
    first, second = state.clone(), state.clone()
    if first != state or hash(first) != number or first is state:
        raise Broken("a clone is not equal")
    first.apply_action(action)
    second.apply_action(action, [])
    if state.key() != before or hash(state) != number:
        raise Broken(f"{state.action_to_string(action)!r} on a clone changed the original")
    if first != second:
        raise Broken(f"{state.action_to_string(action)!r} does different things with and without a log")


def unchanged(kept: list[tuple[State, object, int]]) -> None:
    """All positions of a game are still what they were."""
    for number, (state, key, hashed) in enumerate(kept):
        if state.key() != key or hash(state) != hashed:
            raise Broken(f"the position after {number} actions was changed by a later one")


def length(game: Game, actions: int) -> None:
    """No game is longer than declared."""
    if actions > game.max_length:
        raise Broken(f"longer than max_length {game.max_length}")


def insight(visit: Visit) -> None:
    """What the computer players ask is answered in bounds and changes nothing."""
    state, judge = visit.state, visit.game.insight
    before = state.key()
    values = judge.evaluate(state)
    if len(values) != state.seats or any(not -1 <= value <= 1 for value in values):
        raise Broken(f"evaluate() gives {values}")
    if visit.player >= 0:
        found = state.legal_actions()
        weights = judge.weigh(state, found)
        if len(weights) != len(found) or any(not 0 <= weight < float("inf") for weight in weights):
            raise Broken(f"weigh() gives {weights} for {len(found)} actions")
        if not sum(weights):
            raise Broken("weigh() gives every action nothing")
    if state.key() != before:
        raise Broken("asking changed the state")


def replay(game: Game, history: History, chosen: Mapping[str, OptionValue]) -> None:
    """A record is written, read and replayed to the same end."""
    seats = tuple(Seat("person", f"Player {seat + 1}") for seat in range(history.state.seats))
    record = Record(game, seats, chosen, "", tuple(history.entries), {}, history.outcome())
    if (
        read(record.write(), lambda _id: game) != record
        or expand(record.compact(), lambda _id: game) != record
    ):
        raise Broken("a record read again is not equal")
    if record.replay().state != history.state:
        raise Broken("a record replays to another position")
