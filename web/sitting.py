"""Who looks at the table: one device, and perhaps several people who pass it on."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygames.core.game import SPECTATOR, State
from pygames.core.narration import Log
from pygames.core.record import Seat


def hides(state: State, people: Sequence[int]) -> bool:
    """Whether one of these people may not see what another one sees."""
    views = [state.observe(seat).key() for seat in people]
    return any(view != views[0] for view in views)


@dataclass
class Sitting:
    """The people of one device at one table.

    `viewer` is the seat whose view is on the screen, SPECTATOR when nobody's is. `cover` is the
    seat that must say it is there before its view is shown; `passing` the seat the viewer is to
    pass the device to once it has seen what its last action brought.
    """

    seats: Sequence[Seat]
    viewer: int = SPECTATOR
    cover: int | None = None
    passing: int | None = None
    people: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.people = tuple(at for at, seat in enumerate(self.seats) if seat.kind == "person")
        if len(self.people) == 1:
            self.viewer = self.people[0]

    def follow(self, state: State, news: Log = ()) -> None:  # type: ignore[assignment]
        """Look where the game now is; `news` are the events since the last look.

        One person alone always looks. Of several the one on turn does, after a cover if there is
        anything to hide; but who has just been told something privately may read it first.
        """
        mover = state.current_player()
        if len(self.people) < 2:
            return
        if mover == self.viewer or mover not in self.people:
            self.cover = self.passing = None
        elif not hides(state, self.people):
            self.viewer, self.cover, self.passing = mover, None, None
        elif self.viewer != SPECTATOR and any(self.viewer in event.private for event in news):
            self.passing = mover
        elif self.passing is None:
            self.viewer, self.cover = SPECTATOR, mover

    def hand_over(self) -> None:
        """The viewer has seen enough: nobody's view is shown until the next one is there."""
        if self.passing is not None:
            self.viewer, self.cover, self.passing = SPECTATOR, self.passing, None

    def uncover(self) -> None:
        """The next one is there."""
        if self.cover is not None:
            self.viewer, self.cover = self.cover, None

    def leave(self) -> None:
        """Nobody is known to look any more, as after a reload."""
        if len(self.people) != 1:
            self.viewer, self.cover, self.passing = SPECTATOR, None, None
