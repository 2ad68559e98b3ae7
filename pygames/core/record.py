"""The game record: one JSON document that replays, and its compact form for a link."""

import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pygames.core.game import Game, OptionValue, Outcome
from pygames.core.history import History
from pygames.core.narration import Log
from pygames.core.notation import PositionError

FORMAT = "pygames record 1"
COMMON = (
    b'"/takeback "/resign "comments":{"result":{"termination":"resignation","winners":[0],"scores":[]}}'
    b'{"format":"pygames record 1","game":"hack-","rules":1,"options":{},"seats":[{"kind":"person",'
    b'"name":"","kind":"computer","name":"","level":""}],"actions":["'
)
"""What every record holds, known to both sides of a compact one; part of the format."""
MAX_NAME = 40
MAX_ENTRIES = 20_000
"""Actions of a record, those taken back included."""
JOINERS = "\u200c\u200d"
"""They make one sign of several letters or pictures, and belong to names in many scripts."""
KINDS = ("person", "computer")


class RecordError(ValueError):
    """A text that is no record; `place` says where, `reason` what is wrong."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or a computer player of a level.

    Raises:
        ValueError: no such kind, a name that is empty, too long or not printable, a person with a
            level or a computer without.
    """

    kind: str
    name: str
    level: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"kind {self.kind!r} is none of {', '.join(KINDS)}")
        for what, text in (("name", self.name), ("level", self.level)):
            if len(text) > MAX_NAME:
                raise ValueError(f"a {what} is at most {MAX_NAME} characters")
            for character in text:
                if not character.isprintable() and character not in JOINERS:
                    raise ValueError(f"a {what} is of printable characters, and {character!r} is none")
        if not self.name.strip().strip(JOINERS):
            raise ValueError("a seat has a name")
        if bool(self.level) != (self.kind == "computer"):
            raise ValueError("a computer has a level, a person has none")


@dataclass(frozen=True)
class Record:
    """A game as it was played.

    `actions` are the texts of all actions, chance included, and entries of the table:
    `/takeback 3` undoes the last three actions, `/resign 1` is seat 1 giving up. `position` is
    the first position as text where the game did not begin at its beginning. `comments` are by
    the index of their action. `result` is None while the game goes on.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    position: str = ""
    actions: tuple[str, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)
    result: Outcome | None = None

    def to_json(self) -> dict[str, Any]:
        """The document as plain data."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": dict(self.options),
            "seats": [_seat_to_json(seat) for seat in self.seats],
            "actions": list(self.actions),
        }
        if self.position:
            data["position"] = self.position
        if self.comments:
            data["comments"] = {str(index): text for index, text in sorted(self.comments.items())}
        if self.result is not None:
            data["result"] = {
                "termination": self.result.termination,
                "winners": list(self.result.winners),
                "scores": list(self.result.scores),
            }
        return data

    def write(self) -> str:
        """The document as text, one action a line; `reading.read` gives back an
        equal record."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"

    def compact(self) -> str:
        """The record in letters that may stand in a link (deflate, base64url); see
        `reading.expand`."""
        text = json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))
        deflate = zlib.compressobj(9, zdict=COMMON)
        packed = deflate.compress(text.encode()) + deflate.flush()
        return urlsafe_b64encode(packed).decode().rstrip("=")

    def start(self) -> History:
        """The game before its first action.

        Raises:
            RecordError: options that do not go together, or an impossible position.
        """
        if not self.position:
            try:
                return History(self.game.new_state(len(self.seats), **self.options))
            except ValueError as error:
                raise RecordError("options", str(error).removeprefix("option ")) from error
        try:
            state = self.game.positions.parse_position(self.position)
        except PositionError as error:
            raise RecordError("position", str(error)) from error
        if state.viewer is not None:
            raise RecordError("position", "is what one seat sees, and cannot be played on")
        if state.seats != len(self.seats):
            raise RecordError("seats", f"{len(self.seats)} seats in a position for {state.seats}")
        return History(state)

    def replay(self) -> History:
        """The game played through.

        Raises:
            RecordError: the place and reason of the first entry that is not possible, or a result
                that is not the game's.
        """
        history = self.start()
        for _entry in self.follow(history):
            pass
        return history

    def follow(self, history: History) -> Iterator[tuple[str, Log]]:
        """Play the record through on a history of its start: each entry as it is done, and what
        happened.

        Raises:
            RecordError: as `replay`, when the place is reached.
        """
        for index, text in enumerate(self.actions):
            reason, events = _carry_out(history, text)
            if reason:
                raise RecordError(f"actions[{index}]", f"{text!r}: {reason}")
            yield text, events
        if history.outcome() != self.result:
            raise RecordError("result", f"expected {_named(history.outcome())}, got {_named(self.result)}")


def _carry_out(history: History, text: str) -> tuple[str, Log]:
    """Carry out one entry: the reason why it is not possible, or empty, and what happened."""
    if history.resigned is not None:
        return "the game was over by a resignation", []
    state = history.state
    if not text.startswith("/"):
        for action in state.legal_actions():
            if state.action_to_string(action) == text:
                return "", history.apply(action)
        refusal = state.why_not(text)
        return str(refusal) if refusal else "this is not the whole text of an action", []
    word, _space, number = text[1:].partition(" ")
    count = int(number) if re.fullmatch(r"[0-9]{1,6}", number) else -1
    if word == "takeback":
        if not 1 <= count <= len(history.steps):
            return f"from 1 to {len(history.steps)} actions can be taken back here", []
        history.take_back(count)
        return "", []
    if word == "resign":
        if state.is_terminal():
            return "the game is over", []
        if not 0 <= count < state.seats:
            return f"the seats are 0 to {state.seats - 1}", []
        return "", [history.resign(count)]
    return "the entries of the table are /takeback and /resign", []


def _named(result: Outcome | None) -> str:
    """A result as a reason names it.

    >>> _named(Outcome("line", (0,), (3, 1)))
    "'line', winners 0, scores 3 1"
    """
    if result is None:
        return "none"
    winners, scores = (" ".join(map(str, numbers)) or "none" for numbers in (result.winners, result.scores))
    return f"{result.termination!r}, winners {winners}, scores {scores}"


def _seat_to_json(seat: Seat) -> dict[str, str]:
    data = {"kind": seat.kind, "name": seat.name}
    return data | {"level": seat.level} if seat.level else data
