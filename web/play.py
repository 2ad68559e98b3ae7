"""A table being played in this tab: what is shown of it, and what a wish does to it. No browser here."""

from collections.abc import Sequence
from dataclasses import replace

from pygames.core.face import View
from pygames.core.game import SPECTATOR, TERMINAL, Outcome, State
from pygames.core.narration import Event, Log
from pygames.core.notation import IllegalAction, NotationError
from pygames.core.record import Seat
from pygames.core.refusal import Refusal
from pygames.core.table import Table
from pygames.core.text import _
from pygames.players import load_level
from web.layout import Entry, Place, Scene
from web.sitting import Sitting, hides
from web.words import Asked, answer


class Play:
    """A table and the people before it.

    `holding` is whether this tab plays at it (another one may). `thinking` is what the computer is
    said to do. `at` is the step looked back at, None for the present.
    """

    def __init__(self, key: str, table: Table) -> None:
        self.key = key
        self.table = table
        self.sitting = Sitting(table.seats)
        self.sitting.follow(table.state)
        self.holding = True
        self.thinking = ""
        self.refusal: Refusal | None = None
        self.answer: list[str] = []
        self.at: int | None = None
        self.said = 0
        """How many events the viewer had been told of at its last action."""

    # -- what is to be seen ----------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat whose view is shown; a tab that looks on shows nobody's."""
        return self.sitting.viewer if self.holding else SPECTATOR

    def mine(self) -> bool:
        """Whether the viewer may decide now."""
        return self.viewer == self.table.current_player() and self.holding

    def computer(self) -> Seat | None:
        """The computer that is on turn."""
        mover = self.table.current_player()
        seat = self.table.seats[mover] if mover != TERMINAL else None
        return seat if seat and seat.kind == "computer" and not self.table.full() else None

    def scene(self) -> Scene:
        """All the viewer sees now, or saw at the step it looks back at."""
        return self.completed(self.glance())

    def completed(self, glance: Scene) -> Scene:
        """What `glance` has left out, for all that may be seen a moment later, see `layout.late`."""
        return replace(glance, log=self.log(), takeback=self.undoer() is not None)

    def glance(self) -> Scene:
        """The scene without its log, and without whether there is a decision to take back."""
        table = self.table
        past = self.at is not None
        view = table.game.face.render(self._seen(), table.names)
        outcome = table.outcome()
        mover = table.current_player()
        return Scene(
            table.game,
            view,
            [Place(seat.name, self._kind(at)) for at, seat in enumerate(table.seats)],
            mover=mover if mover >= 0 and not past else -1,
            refusal=self.refusal,
            thinking=self.thinking,
            result="" if outcome is None or past else self.result(outcome),
            ending="" if outcome is None or past else self._ending(view),
            answer=self.answer,
            passing=table.names[self.sitting.passing] if self.sitting.passing is not None else "",
            at=self.at,
            touched=self._touched(),
        )

    def _touched(self) -> list[str]:
        """The keys of what others touched since the viewer last did something; of what is looked
        back at, what led to it."""
        steps = self.table.history.steps
        if self.at is not None:
            return [key for event in steps[self.at - 1].events for key in event.where] if self.at else []
        keys: dict[str, None] = {}
        if self.viewer >= 0:
            for step in reversed(steps):
                for event in reversed(step.events):
                    if event.who == self.viewer:
                        return list(keys)
                    keys.update(dict.fromkeys(event.where))
        return list(keys)

    def _seen(self) -> State:
        steps = self.table.history.steps
        if self.at is None or self.at >= len(steps):
            return self.table.observe(self.viewer)
        return steps[self.at].before.observe(self.viewer)

    def log(self) -> list[Entry]:
        """What happened as the viewer may read it; each line with the step it leads to."""
        names, viewer = self.table.names, self.viewer
        lines = [
            Entry(event.who, event.text_for(viewer, names), number + 1)
            for number, step in enumerate(self.table.history.steps)
            for event in step.events
        ]
        resigned = self.table.history.resigned
        if resigned is not None:
            event = self.table.history.resignation(resigned)
            lines.append(Entry(event.who, event.text_for(viewer, names), len(self.table.history.steps)))
        return lines

    def _kind(self, at: int) -> str:
        seat = self.table.seats[at]
        if seat.kind == "computer":
            return _("{level} computer").format(level=level_name(self.table, seat).lower())
        return _("you") if self.sitting.people == (at,) else ""

    def result(self, outcome: Outcome) -> str:
        """How it ended, in words."""
        names = self.table.names
        if not outcome.winners:
            told = _("Nobody wins")
        elif len(outcome.winners) == len(names):
            told = _("A draw")
        elif self.sitting.people == outcome.winners:
            told = _("You win")
        else:
            told = _("{names} wins") if len(outcome.winners) == 1 else _("{names} win")
            told = told.format(names=_(" and ").join(names[seat] for seat in outcome.winners))
        if not outcome.scores:
            return told
        if len(outcome.scores) > 2:
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
            return f"{told}: {scores}"
        high, low = sorted(outcome.scores, reverse=True)
        return _("{told}, {high} to {low}").format(told=told, high=high, low=low)

    def _ending(self, view: View) -> str:
        """What brought the end about, in one sentence."""
        history = self.table.history
        if history.resigned is None:
            return view.prompt
        return history.resignation(history.resigned).text_for(self.viewer, self.table.names)

    def status(self) -> str:
        """One line on how it stands, that everybody may read, for the list of tables."""
        outcome = self.table.outcome()
        if outcome is not None:
            return self.result(outcome)
        return _("{name} to move").format(name=self.table.names[self.table.current_player()])

    # -- wishes ----------------------------------------------------------------------------------

    def act(self, text: str) -> Log:
        """Try the text of an action as the viewer; what happened. A refusal is kept to be shown."""
        past = self.at is not None
        self._look_up()
        if past:
            told = _("That was an earlier position; this is how it stands now.")
            self.refusal = Refusal("table-look-back", told)
            return []
        if not self.holding:
            self.refusal = Refusal("table-seat", _("Another tab plays at this table."))
            return []
        try:
            events = self.table.push(text, self.viewer)
        except NotationError as error:
            self.refusal = _refusal(error)
            return []
        self.said = len(self.table.history.events()) - len(events)
        self.sitting.follow(self.table.state, events)
        return events

    def typed(self, text: str) -> Log:
        """A typed text: an action, or one of the words."""
        if self.mine() and self.table.why_not(text, self.viewer) is None:
            return self.act(text)
        self._look_up()
        legal = self._legal() if self.mine() else []
        log = [entry.text for entry in self.log()]
        view = self.table.view(self.viewer)
        told = answer(text, Asked(view, self.viewer, legal, log, self.said))
        if told is None:
            return self.act(text)
        self.answer = told
        return []

    def answer_for(self, text: str) -> Log:
        """The computer on turn has decided."""
        events = self.table.push(text)
        self.thinking = ""
        self.sitting.follow(self.table.state, events)
        return events

    def undoer(self) -> int | None:
        """The seat that may take back now: the viewer, or with nothing hidden who decided last."""
        table, viewer, people = self.table, self.viewer, self.sitting.people
        if not self.holding:
            return None
        if table.why_not_take_back(viewer) is None:
            return viewer
        last = next((step.player for step in reversed(table.history.steps) if step.player in people), viewer)
        if last == viewer or hides(table.state, people):
            return None
        return last if table.why_not_take_back(last) is None else None

    def take_back(self) -> Log:
        """Take the last decision back."""
        self._look_up()
        seat = self.undoer()
        try:
            events = self.table.take_back(self.viewer if seat is None else seat)
        except IllegalAction as error:
            self.refusal = error.refusal
            return []
        self.thinking = ""
        self.said = min(self.said, len(self.table.history.events()))
        self.sitting.passing = None
        self.sitting.follow(self.table.state)
        return events

    def resign(self) -> Log:
        """The viewer gives up; a spectator's wish is refused."""
        self._look_up()
        try:
            events = self.table.resign(self.viewer)
        except IllegalAction as error:
            self.refusal = error.refusal
            return []
        self.sitting.passing = None
        return events

    def look(self, step: int | None) -> None:
        """Look back at the position after so many steps; None, or the last: the present."""
        self._look_up()
        last = len(self.table.history.steps)
        self.at = None if step is None or not 0 <= step < last else step

    def _look_up(self) -> None:
        self.refusal, self.answer, self.at = None, [], None

    def _legal(self) -> list[str]:
        state = self.table.observe(self.viewer)
        return [state.action_to_string(action) for action in state.legal_actions()]

    # -- what is told ----------------------------------------------------------------------------

    def told(self, events: Sequence[Event], scene: Scene) -> list[str]:
        """What a screen reader says after a wish: what happened, and what is asked now."""
        if self.refusal is not None:
            return [self.refusal.message]
        if self.answer:
            return self.answer
        lines = [event.text_for(self.viewer, self.table.names) for event in events]
        return lines if self.sitting.cover is not None else [*lines, scene.result or scene.view.prompt]


def moves(events: Sequence[Event]) -> list[tuple[str, str]]:
    """What moved: from the key of a drawn element to that of another."""
    return [(event.where[0], event.where[-1]) for event in events if len(event.where) > 1]


def level_name(table: Table, seat: Seat) -> str:
    """The name of a computer's level; a level no longer known keeps its id."""
    try:
        return load_level(table.game, seat.level).name
    except ValueError:
        return seat.level


def _refusal(error: NotationError) -> Refusal:
    return error.refusal if isinstance(error, IllegalAction) else Refusal("table-notation", str(error))
