"""A line of play: the present state, and every step that led to it."""

from dataclasses import dataclass

from pygames.core.game import CHANCE, Outcome, State
from pygames.core.narration import Event, Log
from pygames.core.text import _


@dataclass(frozen=True, slots=True)
class Step:
    """One action on the way: who took it (a seat or CHANCE), where, and what happened."""

    before: State
    player: int
    action: int
    text: str
    events: Log


class History:
    """A game from its first position on.

    `steps` are those that led to `state`; `entries` are all that was written down, with what was
    taken back since. Nothing here asks whether an action is legal: `Table` and the records do.
    """

    def __init__(self, start: State) -> None:
        self.state = start.clone()
        self.steps: list[Step] = []
        self.entries: list[str] = []
        self.resigned: int | None = None

    def apply(self, action: int) -> Log:
        """Carry out a legal action; what happened."""
        before = self.state
        step = Step(before, before.current_player(), action, before.action_to_string(action), [])
        self.state = before.clone()
        self.state.apply_action(action, step.events)
        self.steps.append(step)
        self.entries.append(step.text)
        return step.events

    def take_back(self, count: int) -> None:
        """Undo the last `count` steps, 1 to `len(steps)`."""
        self.state = self.steps[-count].before
        del self.steps[-count:]
        self.entries.append(f"/takeback {count}")

    def resign(self, seat: int) -> Event:
        """End the game by the seat giving up."""
        self.resigned = seat
        self.entries.append(f"/resign {seat}")
        return self.resignation(seat)

    @staticmethod
    def resignation(seat: int) -> Event:
        return Event(seat, _("{seat} resigns.").format(seat=f"{{p{seat}}}"))

    def events(self) -> Log:
        """All that happened on this line."""
        told = [event for step in self.steps for event in step.events]
        return told if self.resigned is None else [*told, self.resignation(self.resigned)]

    def deals(self) -> int:
        """How many chance nodes lie on this line."""
        return sum(step.player == CHANCE for step in self.steps)

    def outcome(self) -> Outcome | None:
        """How the game ended: by the rules, or all other seats winning by a resignation."""
        if self.resigned is None:
            return self.state.outcome()
        others = tuple(seat for seat in range(self.state.seats) if seat != self.resigned)
        return Outcome("resignation", others)
