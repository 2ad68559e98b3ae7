"""A game in play: seats, a dealer, what each seat may see, taking back, resigning, saving.

The page and the command line are two ways to sit at a `Table`. It neither reads nor writes
anything itself: its owner is told of every change and keeps the record where it likes.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Self

from pygames.core.dealer import Dealer, RandomDealer
from pygames.core.face import View
from pygames.core.game import CHANCE, TERMINAL, Game, OptionValue, Outcome, State
from pygames.core.history import History, Step
from pygames.core.narration import Event, Log
from pygames.core.notation import IllegalAction
from pygames.core.record import MAX_ENTRIES, Record, Seat
from pygames.core.refusal import Refusal
from pygames.core.text import _

GUESSES = 8
"""How many guesses are compared to see whether an action showed its seat something; a page asks
after every action, so few."""
FULL = MAX_ENTRIES - 1_000
"""Entries after which a table is not played on: what follows an action at once must still fit in."""


class Table:
    """A record in play.

    Chance nodes are answered by the dealer at once, so it is always a seat's decision or the end.
    `on_change` is called with the record after every change, the opening of the table included.
    An error leaves the table as it was.

    Raises:
        ValueError: options the game does not have, or a number of seats it is not for.
        RecordError: a position that is none.
        DealError: from a fixed dealer.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, OptionValue] | None = None,
        *,
        position: str = "",
        dealer: Dealer | None = None,
        on_change: Callable[[Record], None] | None = None,
    ) -> None:
        complete = {} if position else game.read_options(options or {})
        record = Record(game, tuple(seats), complete, position)
        self._open(record, record.start(), dealer, on_change)

    @classmethod
    def resume(
        cls,
        record: Record,
        *,
        dealer: Dealer | None = None,
        on_change: Callable[[Record], None] | None = None,
    ) -> Self:
        """The table a record was written at.

        Raises:
            RecordError: the record does not replay.
        """
        table = cls.__new__(cls)
        table._open(record, record.replay(), dealer, on_change)
        return table

    def _open(
        self,
        record: Record,
        history: History,
        dealer: Dealer | None,
        on_change: Callable[[Record], None] | None,
    ) -> None:
        self.game = record.game
        self.seats = record.seats
        self.options = record.options
        self.position = record.position
        self.comments = dict(record.comments)
        self.history = history
        self.dealer = dealer or RandomDealer()
        self.on_change = on_change
        self._deal()
        self._changed()

    # -- what can be seen ------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The full position: for the dealer and the rules only, never for a screen."""
        return self.history.state

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def current_player(self) -> int:
        """The seat that decides now, or TERMINAL."""
        return TERMINAL if self.history.resigned is not None else self.state.current_player()

    def observe(self, seat: int) -> State:
        """The position as a seat (or SPECTATOR) knows it."""
        return self.state.observe(seat)

    def view(self, seat: int) -> View:
        """The table as a seat (or SPECTATOR) sees it."""
        return self.game.face.render(self.observe(seat), self.names)

    def log(self, seat: int) -> list[str]:
        """All that happened, each thing as this seat (or SPECTATOR) may read it."""
        return [event.text_for(seat, self.names) for event in self.history.events()]

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.history.outcome()

    def record(self) -> Record:
        """All that was done at this table."""
        entries = tuple(self.history.entries)
        return Record(
            self.game, self.seats, self.options, self.position, entries, dict(self.comments), self.outcome()
        )

    def full(self) -> bool:
        """Whether the record has no room for more than a resignation."""
        return len(self.history.entries) >= FULL

    # -- what can be done ------------------------------------------------------------------------

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why this action is not possible now; None if it is. `seat` is who wants to do it, by
        default the one whose decision it is."""
        return self._why_not_act(seat) or self.state.why_not(text)

    def _why_not_act(self, seat: int | None) -> Refusal | None:
        """Why this seat may do nothing now, whatever it wants."""
        if seat is not None and not 0 <= seat < len(self.seats):
            return Refusal("table-seat", _("Only the seats of the table may act at it."))
        if self.current_player() == TERMINAL:
            return Refusal("table-over", _("The game is over."))
        if self.full():
            return _no_room()
        if seat is not None and seat != self.current_player():
            name = self.names[self.current_player()]
            return Refusal("table-turn", _("It is for {name} to decide.").format(name=name))
        return None

    def push(self, text: str, seat: int | None = None) -> Log:
        """Take the action a text stands for; what happened, the dealer's answers included.

        Raises:
            MalformedAction, IllegalAction, AmbiguousAction: and nothing has changed.
            DealError: from a fixed dealer, and nothing has changed.
        """
        refusal = self._why_not_act(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        before = len(self.history.steps), len(self.history.entries)
        state = self.state
        self.history.apply(state.string_to_action(text))
        try:
            self._deal()
        except ValueError:
            self.history.state = state
            del self.history.steps[before[0] :], self.history.entries[before[1] :]
            raise
        events = [event for step in self.history.steps[before[0] :] for event in step.events]
        self._changed()
        return events

    def resign(self, seat: int) -> Log:
        """End the game by this seat giving up; it need not be its turn.

        Raises:
            IllegalAction: the game is over, or there is no such seat.
        """
        refusal = self._why_not_act(seat)
        if refusal is not None and refusal.rule not in ("table-turn", "table-full"):
            raise IllegalAction(refusal)
        event = self.history.resign(seat)
        self._changed()
        return [event]

    def comment(self, text: str) -> None:
        """Note something beside the last entry of the record; an empty text takes it away."""
        last = len(self.history.entries) - 1
        self.comments.pop(last, None)
        if text and last >= 0:
            self.comments[last] = text
        self._changed()

    def rematch(
        self,
        *,
        dealer: Dealer | None = None,
        on_change: Callable[[Record], None] | None = None,
    ) -> "Table":
        """A new table of the same people and options, each one seat further where the game says
        that seats alternate."""
        seats = (*self.seats[1:], self.seats[0]) if self.game.alternate else self.seats
        return Table(
            self.game, seats, self.options, position=self.position, dealer=dealer, on_change=on_change
        )

    # -- taking back -----------------------------------------------------------------------------

    def free(self) -> bool:
        """Whether anything may be taken back: nobody else is at the table whom it could wrong.
        Computers don't count, and persons of one name are one person."""
        return len({seat.name for seat in self.seats if seat.kind == "person"}) <= 1

    def why_not_take_back(self, seat: int) -> Refusal | None:
        """Why this seat may not take back its last decision; None if it may."""
        if not 0 <= seat < len(self.seats):
            return Refusal("table-seat", _("Only the seats of the table may act at it."))
        if self.history.resigned is not None:
            return Refusal("table-over", _("The game is over."))
        if self.full():
            return _no_room()
        last = self._last_decision(seat)
        if last is None:
            return Refusal("table-takeback-none", _("There is no decision of yours to take back."))
        if self.free():
            return None
        for step in self.history.steps[last + 1 :]:
            if step.player == CHANCE:
                return Refusal("table-takeback-chance", _("Something has been dealt since."))
            if step.player != seat:
                name = self.names[step.player]
                return Refusal("table-takeback-seat", _("{name} has decided since.").format(name=name))
        if _shows(self.history.steps[last], self.state):
            return Refusal("table-takeback-seen", _("It showed you something that was hidden."))
        return None

    def take_back(self, seat: int) -> Log:
        """Undo this seat's last decision and all that came after it.

        Raises:
            IllegalAction: it may not be taken back; the refusal's rule is one of `TABLE_RULES`.
        """
        refusal = self.why_not_take_back(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        last = self._last_decision(seat)
        assert last is not None, "refused above"
        text = self.history.steps[last].text
        self.history.take_back(len(self.history.steps) - last)
        self._changed()
        told = _("{seat} takes back a decision.").format(seat=f"{{p{seat}}}")
        return [Event(seat, told, {seat: _("You take back: {text}.").format(text=text)})]

    def _last_decision(self, seat: int) -> int | None:
        steps = self.history.steps
        return next((at for at in range(len(steps) - 1, -1, -1) if steps[at].player == seat), None)

    # -- inside ----------------------------------------------------------------------------------

    def _deal(self) -> None:
        number = self.history.deals()
        while self.current_player() == CHANCE:
            self.history.apply(self.dealer.deal(self.state, number))
            number += 1

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change(self.record())


def _no_room() -> Refusal:
    return Refusal("table-full", _("The record of this table is full: go on at a new table."))


def _shows(step: Step, after: State) -> bool:
    """Whether a step told its player more than it could have foretold: in some position that
    looked the same to it, the same action looks different afterwards."""
    seen = step.before.observe(step.player)
    known = after.observe(step.player).key()
    rng = Random(0)
    for _guess in range(GUESSES):
        other = seen.determinize(rng)
        other.apply_action(step.action)
        if other.observe(step.player).key() != known:
            return True
    return False
