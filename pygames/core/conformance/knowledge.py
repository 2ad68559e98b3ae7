"""Checks that nobody is shown what it may not know, and that guesses are honest."""

from collections import Counter, defaultdict
from random import Random

from pygames.core.conformance.positions import written
from pygames.core.conformance.visit import Broken, Visit
from pygames.core.game import CHANCE, State
from pygames.core.narration import Log

GUESSES = 3
SAMPLES = 400
"""How many guesses the weights are counted over."""
STEPS = 40
"""No more actions than these are compared at one position."""

Told = tuple[tuple[int, str, tuple[str, ...]], ...]


def observe(visit: Visit) -> None:
    """A view is of its viewer, stays what it is when viewed again, and has the same turn; the one
    on turn has the same actions in its view."""
    state = visit.state
    before = written(state)
    for viewer in visit.viewers():
        seen = state.observe(viewer)
        if seen.viewer != viewer:
            raise Broken(f"observe({viewer}) is a view of {seen.viewer}")
        if seen.observe(viewer) != seen:
            raise Broken(f"observe({viewer}) twice is not the same as once")
        if seen.current_player() != visit.player or seen.outcome() != state.outcome():
            raise Broken(f"observe({viewer}) has another turn or outcome")
        if viewer == visit.player:
            _same_actions(state, seen, "its view")
    if written(state) != before:
        raise Broken("observe() changed the state")


def _same_actions(state: State, other: State, where: str) -> None:
    if other.legal_actions() != state.legal_actions():
        raise Broken(f"the one on turn has {state.legal_actions()}, but {other.legal_actions()} in {where}")
    for action in state.legal_actions():
        if other.action_to_string(action) != state.action_to_string(action):
            raise Broken(f"action {action} has another text in {where}")


def determinize(visit: Visit) -> None:
    """A guess is a full position that looks the same to the viewer in every way, may be played on,
    and is the same for the same luck."""
    played_out = visit.rng.choice(visit.viewers())
    for viewer in visit.viewers():
        seen = visit.state.observe(viewer)
        before = written(seen)
        page = visit.game.face.render(seen, visit.names)
        for _guess in range(GUESSES):
            seed = visit.rng.random()
            guess = seen.determinize(Random(seed))
            if guess.viewer is not None:
                raise Broken("determinize() gives no full position")
            if guess.observe(viewer) != seen:
                raise Broken(f"a guess of viewer {viewer} looks different: {written(guess.observe(viewer))}")
            if guess.information_state(viewer) != visit.state.information_state(viewer):
                raise Broken(f"information_state({viewer}) differs between positions that look the same")
            if visit.game.face.render(guess.observe(viewer), visit.names) != page:
                raise Broken(f"the face shows viewer {viewer} a difference it may not see")
            if viewer == visit.player:
                _same_actions(visit.state, guess, "a guess")
            if seen.determinize(Random(seed)) != guess:
                raise Broken("determinize() draws luck from elsewhere")
            if visit.game.state_from_json(guess.to_json()) != guess:
                raise Broken("a guess does not read back equal")
        if written(seen) != before:
            raise Broken("determinize() changed the view")
        if viewer == played_out:
            _play_out(guess, visit)


def _play_out(state: State, visit: Visit) -> None:
    for _step in range(visit.game.max_length - len(visit.history.steps)):
        if state.is_terminal():
            return
        state.apply_action(visit.random_action(state))
    if not state.is_terminal():
        raise Broken(f"a game on from a guess is longer than max_length {visit.game.max_length}")


def events(visit: Visit) -> None:
    """A viewer who cannot tell two positions apart is told the same on the way to both; and where
    a deal makes a difference it sees, it is told of it."""
    for viewer in visit.viewers():
        told: dict[object, dict[State, Told]] = defaultdict(dict)
        for state, action in _possible_steps(visit, viewer):
            log: Log = []
            after = state.clone()
            after.apply_action(action, log)
            text = _told(log, viewer, visit)
            seen = after.observe(viewer).key()
            for other, words in told[seen].items():
                if words != text and other != after:
                    raise Broken(
                        f"viewer {viewer} sees the same but is told {text} after "
                        f"{state.action_to_string(action)!r}, else {words}"
                    )
            told[seen][after] = text
            if visit.player == CHANCE and sum(text in words.values() for words in told.values()) > 1:
                raise Broken(f"viewer {viewer} sees different things, but is told the same: {text}")


def _possible_steps(visit: Visit, viewer: int) -> list[tuple[State, int]]:
    """What could happen now as far as the viewer knows."""
    state = visit.state
    guess = state.observe(viewer).determinize(visit.rng)
    steps = [(other, action) for other in (state, guess) for action in other.legal_actions()]
    return steps if len(steps) <= STEPS else visit.rng.sample(steps, STEPS)


def _told(log: Log, viewer: int, visit: Visit) -> Told:
    names = [f"Seat{seat}" for seat in range(visit.state.seats)]
    told = tuple((event.who, event.text_for(viewer, names), event.where) for event in log)
    for _who, text, _where in told:
        if not text.strip() or "{" in text or "\n" in text:
            raise Broken(f"a text of an event is {text!r}")
    return told


def weights(visit: Visit) -> None:
    """Where all was known before a hidden deal, guesses are of what may have been dealt, as often
    as the deal gives it."""
    state = visit.state
    if visit.player != CHANCE:
        return
    for viewer in visit.viewers():
        if not _knows_all(visit, viewer):
            continue
        groups: dict[object, dict[State, int]] = defaultdict(dict)
        for action, weight in state.chance_outcomes():
            after = state.clone()
            after.apply_action(action)
            group = groups[after.observe(viewer).key()]
            group[after] = group.get(after, 0) + weight
        for group in groups.values():
            _check_weights(group, viewer, visit)


def _knows_all(visit: Visit, viewer: int) -> bool:
    """Whether the viewer could tell every step so far from all that could have been instead."""
    for step in visit.history.steps:
        if step.player == viewer:
            continue
        after = step.before.clone()
        after.apply_action(step.action)
        seen = after.observe(viewer)
        for action in step.before.legal_actions():
            other = step.before.clone()
            other.apply_action(action)
            if other != after and other.observe(viewer) == seen:
                return False
    return True


def _check_weights(group: dict[State, int], viewer: int, visit: Visit) -> None:
    view = next(iter(group)).observe(viewer)
    count = SAMPLES if len(group) > 1 else 4
    found = Counter(view.determinize(visit.rng) for _guess in range(count))
    total = sum(group.values())
    for guess in found:
        if guess not in group:
            raise Broken(f"a guess of viewer {viewer} cannot be: {written(guess)}")
    for after, weight in group.items():
        share = weight / total
        spread = 5 * (count * share * (1 - share)) ** 0.5 + 1
        if abs(found[after] - count * share) > spread:
            raise Broken(
                f"{found[after]} of {count} guesses of viewer {viewer} are {written(after)}, {share:.0%} due"
            )
