"""Checks of states as data: keys, JSON, positions as text, and all of it damaged."""

import json
from random import Random
from typing import Any

from pygames.core.conformance.visit import Broken, Visit
from pygames.core.game import Game, State
from pygames.core.notation import PositionError

DAMAGES = 12
"""How many damaged copies are tried of each position."""
JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    99,
    10**30,
    0.5,
    "",
    "x",
    "0",
    [],
    [[]],
    {},
    {"a": 1},
)


def written(state: State) -> str:
    return json.dumps(state.to_json(), sort_keys=True)


def key(visit: Visit) -> None:
    """Keys are equal exactly where all that can be written down is."""
    _check_key(visit, visit.state)


def _check_key(visit: Visit, state: State) -> None:
    text = written(state)
    whole = (state.viewer, state.key())
    if visit.keys.setdefault(whole, text) != text:
        raise Broken(f"one key for two positions: {visit.keys[whole]} and {text}")
    if visit.written.setdefault(text, whole) != whole:
        raise Broken(f"two keys for one position: {visit.written[text]} and {whole}")


def json_round_trip(visit: Visit) -> None:
    """The position and every view of it are plain data and read back equal."""
    for state in (visit.state, *(visit.state.observe(viewer) for viewer in visit.viewers())):
        data = state.to_json()
        if json.loads(json.dumps(data)) != data:
            raise Broken(f"not plain JSON: {data}")
        again = visit.game.state_from_json(json.loads(json.dumps(data)))
        if again != state or again.viewer != state.viewer or written(again) != written(state):
            raise Broken(f"read back as {written(again)}, was {written(state)}")
        if state.viewer is None and again.legal_actions() != state.legal_actions():
            raise Broken("read back with other legal actions")


def corrupt_json(visit: Visit) -> None:
    """Damaged data is refused with reasons, or is another position that can be played."""
    views = [visit.state, visit.state.observe(visit.rng.choice(visit.viewers()))]
    for state in views:
        for _damage in range(DAMAGES):
            whole = state.to_json()
            data = damaged(whole, visit.rng)
            try:
                _try_data(visit, data)
            except Exception as error:
                what = error if isinstance(error, Broken) else f"raised {type(error).__name__}: {error}"
                raise Broken(f"of viewer {state.viewer} with {difference(whole, data)}: {what}") from error


def _try_data(visit: Visit, data: Any) -> None:
    try:
        state = visit.game.state_from_json(data)
    except PositionError as error:
        if not error.reasons or not all(error.reasons):
            raise Broken("refused without a reason") from error
        return
    _check_key(visit, state)
    if visit.game.state_from_json(state.to_json()) != state:
        raise Broken("does not read back equal")
    if state.viewer is None:
        for _step in range(12):
            if state.is_terminal():
                break
            state.apply_action(visit.random_action(state))
            state.observe(0)


def difference(one: Any, other: Any, place: str = "") -> str:
    """The first place where data differs, and what it is there in the other."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *other]:
            if name not in other:
                return f"{place}.{name} missing"
            if name not in one or repr(one[name]) != repr(other[name]):
                return difference(one.get(name), other[name], f"{place}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if repr(mine) != repr(theirs):
                return difference(mine, theirs, f"{place}[{at}]")
    return f"{place or 'all of it'} = {other!r} (was {one!r})"


def damaged(data: Any, rng: Random) -> Any:
    """The data with one thing in it changed."""
    if not isinstance(data, dict | list) or not data or rng.random() < 0.1:
        if type(data) is int and rng.random() < 0.5:
            return data + rng.choice((-1, 1))
        return rng.choice(JUNK)
    places: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
    place = rng.choice(places)
    other: Any = data.copy()
    what = rng.random()
    if what < 0.7:
        other[place] = damaged(data[place], rng)
    elif what < 0.8:
        del other[place]
    elif isinstance(other, dict):
        other["surprise"] = data[place]
    else:
        other.append(data[place])
    return other


def text_round_trip(visit: Visit) -> None:
    """A position as text reads back equal; damaged text is refused with reasons or is a position."""
    notation = visit.game.positions
    text = notation.format_position(visit.state)
    if notation.parse_position(text) != visit.state:
        raise Broken(f"read back as another position:\n{text}")
    for _damage in range(DAMAGES):
        try_position(visit.game, damaged_text(text, visit.rng))


def try_position(game: Game, text: str) -> None:
    """Read a text that may be no position."""
    try:
        state = game.positions.parse_position(text)
    except PositionError as error:
        if not error.reasons or not all(error.reasons):
            raise Broken(f"refused without a reason:\n{text}") from error
    except Exception as error:
        raise Broken(f"raised {type(error).__name__}: {error} for\n{text}") from error
    else:
        if (
            state.viewer is None
            and game.positions.parse_position(game.positions.format_position(state)) != state
        ):
            raise Broken(f"written otherwise than read:\n{text}")


def damaged_text(text: str, rng: Random) -> str:
    """The text with a letter, a word or a line changed."""
    at = rng.randrange(len(text) + 1)
    lines = text.split("\n")
    row = rng.randrange(len(lines))
    words = text.split(" ")
    word = rng.randrange(len(words))
    return rng.choice(
        (
            text[:at] + rng.choice("x9-: \n²\0") + text[at:],
            text[:at] + text[at + 1 :],
            "\n".join(lines[:row] + lines[row + 1 :]),
            "\n".join([*lines, lines[row]]),
            " ".join(words[:word] + words[word + 1 :]),
            " ".join([*words[:word], rng.choice(("99", "-1", "x", "")), *words[word + 1 :]]),
            text[:at],
        )
    )
