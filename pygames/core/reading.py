"""Reading a record from outside: a file, a saved table, a link.

Nothing read here is trusted: whatever is wrong is a `RecordError` that names the place, and
nothing else is ever raised.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Callable
from typing import Any

from pygames.core.game import Game, OptionValue, Outcome
from pygames.core.record import COMMON, FORMAT, MAX_ENTRIES, MAX_NAME, Record, RecordError, Seat
from pygames.registry import load as registered

MAX_TEXT = 1_000_000
"""Characters of a record."""
MAX_LINK = 200_000
"""Characters of a compact record."""
MAX_DEPTH = 8
MAX_LINE = 2_000
"""Characters of an action, a comment or any other text but the position."""

Load = Callable[[str], Game]


def read(text: str | bytes, load: Load = registered) -> Record:
    """The record a text holds. Its actions are not played through yet: see `Record.replay`.

    `load` finds the game of an id and raises ValueError where there is none.

    Raises:
        RecordError: not a record, too large, of an unknown game or other rules.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise RecordError(f"byte {error.start}", "this is not UTF-8 text") from error
    if len(text) > MAX_TEXT:
        raise RecordError("record", f"longer than {MAX_TEXT} characters")
    _check_depth(text)
    try:
        data = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(place, f"this is not JSON ({error.msg})") from error
    except RecordError:
        raise
    except ValueError as error:  # Python reads no number of thousands of digits
        raise RecordError("record", "a number in it is too long") from error
    return _read_document(data, load)


def expand(link: str, load: Load = registered) -> Record:
    """The record of a compact form.

    Raises:
        RecordError: as `read`; a checksum finds every change that would alter the record.
    """
    if len(link) > MAX_LINK:
        raise RecordError("link", f"longer than {MAX_LINK} characters")
    odd = re.search(r"[^A-Za-z0-9_-]", link)
    if odd:
        raise RecordError(f"character {odd.start()}", f"{odd.group()!r} does not belong in a link")
    inflate = zlib.decompressobj(zdict=COMMON)
    try:
        packed = urlsafe_b64decode(link + "=" * (-len(link) % 4))
        text = inflate.decompress(packed, MAX_TEXT)
    except (Base64Error, zlib.error) as error:
        raise RecordError("link", "damaged or cut off") from error
    if inflate.unconsumed_tail:
        raise RecordError("link", f"holds more than {MAX_TEXT} characters")
    whole = inflate.eof and not inflate.unused_data
    if not whole or urlsafe_b64encode(packed).decode().rstrip("=") != link:
        raise RecordError("link", "damaged or cut off")
    return read(text, load)


def _check_depth(text: str) -> None:
    depth = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', text):
        mark = found.group()
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise RecordError(f"character {found.start()}", f"nested deeper than {MAX_DEPTH}")
        elif mark in "]}":
            depth -= 1


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _value in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise RecordError("record", f"{twin!r} stands twice in one object")
    return data


def _no_constant(name: str) -> Any:
    raise RecordError("record", f"{name} is no number of a record")


def _read_document(data: Any, load: Load) -> Record:
    form = data.get("format", FORMAT) if isinstance(data, dict) else FORMAT
    if form != FORMAT:  # told first: a later format may have other fields
        raise RecordError("format", f"expected {FORMAT!r}, got {form!r:.40}")
    fields = _fields(
        data,
        "record",
        {"format": str, "game": str, "rules": int, "options": dict, "seats": list, "actions": list},
        {"position": str, "comments": dict, "result": dict},
    )
    game_id = _text(fields["game"], "game")
    try:
        game = load(game_id)
    except ValueError as error:
        raise RecordError("game", str(error)) from error
    _check_rules(game, fields["rules"])
    seats = tuple(_read_seat(entry, f"seats[{at}]") for at, entry in enumerate(fields["seats"]))
    if not game.min_seats <= len(seats) <= game.max_seats:
        raise RecordError(
            "seats", f"{game.name} is for {game.min_seats} to {game.max_seats}, not {len(seats)}"
        )
    if len(fields["actions"]) > MAX_ENTRIES:
        raise RecordError("actions", f"more than {MAX_ENTRIES}")
    actions = tuple(_text(entry, f"actions[{at}]") for at, entry in enumerate(fields["actions"]))
    return Record(
        game,
        seats,
        _read_options(game, fields["options"]),
        _position(fields.get("position", "")),
        actions,
        _read_comments(fields.get("comments", {}), len(actions)),
        _read_result(fields["result"], len(seats)) if "result" in fields else None,
    )


def _check_rules(game: Game, version: int) -> None:
    known = game.rules_version
    if version > known:
        raise RecordError(
            "rules", f"version {version} of {game.name} is newer than the version {known} known here"
        )
    if version < known:
        raise RecordError(
            "rules",
            f"version {version} of {game.name} is no longer played, only version {known}; "
            "an older release of pygames replays this record",
        )


def _read_seat(data: Any, place: str) -> Seat:
    fields = _fields(data, place, {"kind": str, "name": str}, {"level": str})
    try:
        return Seat(**fields)
    except ValueError as error:
        raise RecordError(place, str(error)) from error


def _read_options(game: Game, data: dict[str, Any]) -> dict[str, OptionValue]:
    for name, value in data.items():
        _text(name, "options")
        if type(value) not in (bool, int, str):
            raise RecordError(f"options.{name}", f"expected a switch, a number or a text, got {_kind(value)}")
        if isinstance(value, str):
            _text(value, f"options.{name}")
    try:
        options = game.read_options(data)
    except ValueError as error:
        raise RecordError("options", str(error)) from error
    for name, value in data.items():
        if options[name] != value or type(options[name]) is not type(value):
            raise RecordError(f"options.{name}", f"expected {options[name]!r}, got {value!r}")
    return data


def _read_comments(data: dict[str, Any], count: int) -> dict[int, str]:
    for key in data:
        if not re.fullmatch(r"0|[1-9][0-9]{0,5}", key) or int(key) >= count:
            raise RecordError("comments", f"{key!r} is the number of none of {count} actions")
    return {int(key): _text(text, f"comments.{key}") for key, text in data.items()}


def _read_result(data: dict[str, Any], seats: int) -> Outcome:
    fields = _fields(data, "result", {"termination": str, "winners": list, "scores": list}, {})
    for name in ("winners", "scores"):
        for at, number in enumerate(fields[name]):
            if type(number) is not int or abs(number) > 10**9:
                raise RecordError(f"result.{name}[{at}]", f"expected a whole number, got {_kind(number)}")
    if any(not 0 <= seat < seats for seat in fields["winners"]):
        raise RecordError("result.winners", f"the seats are 0 to {seats - 1}")
    return Outcome(
        _text(fields["termination"], "result.termination"), tuple(fields["winners"]), tuple(fields["scores"])
    )


def _fields(data: Any, place: str, needed: dict[str, type], more: dict[str, type]) -> dict[str, Any]:
    """The fields of an object, each of the type it must have."""
    if not isinstance(data, dict):
        raise RecordError(place, f"expected an object, got {_kind(data)}")
    prefix = "" if place == "record" else f"{place}."
    for name in data:
        if name not in needed and name not in more:
            raise RecordError(place, f"{name[:MAX_NAME]!r} is no field of it")
    for name, kind in (needed | more).items():
        if name in data and type(data[name]) is not kind:
            raise RecordError(prefix + name, f"expected {_KINDS[kind]}, got {_kind(data[name])}")
        if name in needed and name not in data:
            raise RecordError(prefix + name, "is missing")
    return data


_KINDS = {
    str: "a text",
    int: "a whole number",
    dict: "an object",
    list: "a list",
    bool: "a switch",
    float: "a fraction",
    type(None): "null",
}


def _kind(value: Any) -> str:
    return _KINDS[type(value)]


def _text(value: Any, place: str) -> str:
    if type(value) is not str:
        raise RecordError(place, f"expected a text, got {_kind(value)}")
    if not 1 <= len(value) <= MAX_LINE or not value.isprintable():
        raise RecordError(place, f"expected 1 to {MAX_LINE} printable characters")
    return value


def _position(value: str) -> str:
    if not all(line.isprintable() for line in value.split("\n")):
        raise RecordError("position", "expected lines of printable characters")
    return value
