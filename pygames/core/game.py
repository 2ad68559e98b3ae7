"""The contract: what a game is, and what a state of it can be asked.

The verbs are OpenSpiel's, the manners python-chess's: an unchecked fast layer
(`legal_actions`, `apply_action`) below a checked layer of text (`string_to_action`, `why_not`).
"""

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar, Self, cast

from pygames.core import notation
from pygames.core.face import Face, Insight, Positions
from pygames.core.narration import EVERYONE, Log
from pygames.core.refusal import Refusal
from pygames.core.text import _

CHANCE = -1
"""`current_player()` where the dealer decides."""
TERMINAL = -2
"""`current_player()` where the game has ended."""
SPECTATOR = EVERYONE
"""The viewer of `observe()` who holds no seat and sees only what is public."""

Json = dict[str, Any]
OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `termination` in one word or two, the winning seats (none: a draw), the
    score of each seat where the game counts any."""

    termination: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. `values` lists what is allowed (for a switch False, True);
    a text option has no `values` and is checked by the game itself. `each`: the words of a text
    option that has one for every seat, in the order of the seats."""

    name: str
    default: OptionValue
    help: str
    values: tuple[OptionValue, ...] = ()
    each: tuple[str, ...] = ()

    def read(self, value: OptionValue) -> OptionValue:
        """The value, given as itself or as text.

        Raises:
            ValueError: not one of `values`; the message names the option.

        >>> Option("rotate", True, "", (False, True)).read("no")
        False
        """
        if not self.values:
            if isinstance(value, str):
                return value
            raise ValueError(f"option {self.name}: expected text, got {value!r}")
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() in _spellings(allowed):
                return allowed
        raise ValueError(f"option {self.name}: {value!r} is none of {', '.join(map(str, self.values))}")


def _spellings(value: OptionValue) -> tuple[str, ...]:
    if value is True:
        return ("true", "yes", "on", "1")
    if value is False:
        return ("false", "no", "off", "0")
    return (str(value).lower(),)


class State(ABC):
    """One position of a game, or one seat's view of a position.

    A full state has `viewer is None`. `observe(seat)` gives the same class with `viewer = seat`
    and everything that seat does not know face down; on its own turn an observed state answers
    `legal_actions` like the full one, but it cannot be played on: `determinize` makes a full
    state of it. No random number generator lives in a state.
    """

    __slots__ = ()

    game: ClassVar["Game"]
    seats: int
    viewer: int | None

    @classmethod
    @abstractmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        """The state before the first action; options are complete and valid each for itself.

        Raises:
            ValueError: options or seats that do not go together.
        """

    # -- whose decision, which actions -----------------------------------------------------------

    @abstractmethod
    def current_player(self) -> int:
        """The seat that decides now, or CHANCE, or TERMINAL."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What the current player may do, small ints in rising order; the possible outcomes at a
        chance node; nothing once the game has ended. Never empty otherwise."""

    @abstractmethod
    def apply_action(self, action: int, log: Log | None = None) -> None:
        """Carry out a legal action (not checked); with a log, append what happened to it."""

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """At a chance node: each outcome with its whole-number weight, in rising order."""
        raise ValueError("not a chance node")

    def sample_outcome(self, rng: random.Random) -> int:
        """At a chance node: one outcome, drawn by weight. A game may answer faster."""
        outcomes = self.chance_outcomes()
        if len(outcomes) == 1:
            return outcomes[0][0]
        at = int(rng.random() * sum(weight for _outcome, weight in outcomes))
        for outcome, weight in outcomes:
            at -= weight
            if at < 0:
                return outcome
        raise AssertionError("weights must be positive whole numbers")

    # -- the end ---------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.current_player() == TERMINAL

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def returns(self) -> list[float]:
        """Each seat's result in [-1, 1], summing to 0; zeros while the game goes on.

        By default winners share what the others lose. The seats of a team all win.
        """
        end = self.outcome()
        if end is None or not end.winners or len(end.winners) == self.seats:
            return [0.0] * self.seats
        lost = self.seats - len(end.winners)
        gain = lost / len(end.winners) if lost < len(end.winners) else 1.0
        loss = -gain * len(end.winners) / lost
        return [gain if seat in end.winners else loss for seat in range(self.seats)]

    # -- copies, views ---------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def observe(self, seat: int) -> Self:
        """This position as the seat (or SPECTATOR) knows it, everything else face down. Equal for
        all full states that differ only in what the seat cannot know. Observing an observed
        state again as the same seat changes nothing."""

    @abstractmethod
    def determinize(self, rng: random.Random) -> Self:
        """A full state that agrees with all the viewer knows (cards seen, counts, sums told),
        drawn with the probability the rules of the deal give it."""

    @abstractmethod
    def key(self) -> Hashable:
        """A value equal for equal states (of one viewer) and for no others."""

    def information_state(self, seat: int) -> str:
        """All the seat knows, as one canonical text."""
        return json.dumps(self.observe(seat).to_json(), sort_keys=True, separators=(",", ":"))

    # -- text ------------------------------------------------------------------------------------

    @abstractmethod
    def action_to_string(self, action: int) -> str:
        """The text of a legal action in this position; no two legal actions share one."""

    def string_to_action(self, text: str) -> int:
        """The legal action a text stands for; a unique beginning, cut between words, is enough.

        Raises:
            MalformedAction, IllegalAction, AmbiguousAction: see `core.notation`.
        """
        named = {self.action_to_string(action): action for action in self.legal_actions()}
        found = notation.match(text, named)
        if len(found) == 1:
            return named[found[0]]
        if found:
            raise notation.AmbiguousAction(text, found)
        refusal = self.why_not(text)
        assert refusal is not None, f"{text!r} is neither legal nor refused"
        if refusal.rule == "table-notation":
            raise notation.MalformedAction(refusal.message)
        raise notation.IllegalAction(refusal)

    def why_not(self, text: str) -> Refusal | None:
        """Why the current player may not do what the text says; None if it is legal (or the
        beginning of something legal). Answers for every text, and never raises."""
        if notation.match(text, map(self.action_to_string, self.legal_actions())):
            return None
        if self.is_terminal():
            return Refusal("table-over", _("The game is over."))
        return self.refuse(notation.fold(text))

    @abstractmethod
    def refuse(self, text: str) -> Refusal:
        """The rule that forbids this (folded) text, which is known not to be legal now;
        `Refusal("table-notation", ...)` with the forms there are if it is no action at all."""

    # -- data ------------------------------------------------------------------------------------

    @abstractmethod
    def to_json(self) -> Json:
        """The state as plain JSON data; `Game.state_from_json` reads it back."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Json) -> Self:
        """The state of the data, everything validated.

        Raises:
            PositionError: an impossible position, with every reason.
        """

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.viewer, self.key()))

    def __repr__(self) -> str:
        return f"pygames.load({self.game.id!r}).state_from_json({self.to_json()!r})"

    def __str__(self) -> str:
        return "\n".join(self.game.face.render(self, self.game.seat_names(self.seats)).text)


@dataclass(frozen=True)
class Game:
    """A game: its facts, its options, and its folder's modules, imported when first asked for."""

    id: str
    name: str
    folder: str
    """Import path of the game's package, `pygames.hack_trick`."""
    rules_version: int
    """Raised whenever the same record would replay differently."""
    min_seats: int
    max_seats: int
    max_length: int
    """No game is longer than this many actions, chance included (proved or declared)."""
    tagline: str
    options: tuple[Option, ...] = ()
    terminations: tuple[str, ...] = ()
    """Every way a game can end, as `Outcome.termination` names it."""
    alternate: bool = True
    """Whether the seats move on by one in a rematch."""

    @cached_property
    def state_type(self) -> type[State]:
        return cast(type[State], import_module(f"{self.folder}.state").GameState)

    @cached_property
    def face(self) -> Face:
        return cast(Face, import_module(f"{self.folder}.face"))

    @cached_property
    def insight(self) -> Insight:
        return cast(Insight, import_module(f"{self.folder}.insight"))

    @cached_property
    def positions(self) -> Positions:
        return cast(Positions, import_module(f"{self.folder}.notation"))

    def rulebook(self) -> str:
        """The rulebook as Markdown text; see `docs/architecture.md` for its small grammar."""
        return files(self.folder).joinpath("rulebook.md").read_text("utf-8")

    def style(self) -> str:
        """The styles of this game alone, every rule below `.game-<id>`."""
        return files(self.folder).joinpath("face.css").read_text("utf-8")

    def seat_names(self, seats: int) -> list[str]:
        return [_("Player {number}").format(number=seat + 1) for seat in range(seats)]

    def new_state(self, seats: int | None = None, **options: OptionValue) -> State:
        """The state before the first action, by default a normal game for the fewest seats.

        Raises:
            ValueError: a number of seats or an option the game does not have.
        """
        count = self.min_seats if seats is None else seats
        if not self.min_seats <= count <= self.max_seats:
            raise ValueError(f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {count}")
        return self.state_type.initial(count, self.read_options(options))

    def read_options(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options, those not given at their defaults.

        Raises:
            ValueError: an unknown option or a value it does not allow.
        """
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                has = ", ".join(sorted(known)) or "none"
                raise ValueError(f"{self.name} has no option {name!r}; it has {has}")
        return {option.name: option.read(given.get(option.name, option.default)) for option in self.options}

    def state_from_json(self, data: object) -> State:
        """Read a state written by `State.to_json`.

        Raises:
            PositionError: not a possible state of this game; every reason is listed.
        """
        if not isinstance(data, dict):
            raise notation.PositionError([f"expected an object, got {type(data).__name__}"])
        return self.state_type.from_json(data)


def returns_of(scores: Sequence[float]) -> list[float]:
    """Scores as returns in [-1, 1] summing to 0: each seat's share of seats it beats less those
    that beat it.

    >>> returns_of([3, 1])
    [1.0, -1.0]
    """
    others = max(1, len(scores) - 1)
    return [sum((mine > s) - (mine < s) for s in scores) / others for mine in scores]
