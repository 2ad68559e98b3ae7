"""What the table asks of a game's face, insight and notation: three small protocols.

A face turns an *observed* state into text; it never sees what the viewer may not know.
Markup rules, which the shell, the styles and the tests rely on:

- Whatever a person can try carries `data-action="<action text>"` (a `<button type="button">`,
  or an SVG `<g role="button" tabindex="0">`), whether or not it is legal now. Legal ones also
  carry class `can`; the others `aria-disabled="true"`: a click on one is answered by its refusal.
- Whatever moves or is spoken of in an `Event.where` carries `data-key="<key>"`, unique on the page;
  on the board the table adds `data-touched` to what others touched since the viewer's last action.
- What can be looked at closely carries `data-card="<key>"`, for `card()`.
- Every `data-action` element has an accessible name that says the action in words.
- Colour never carries meaning alone; sizes come from the styles, never inline; no ids, no
  handlers, no inline styles.

Words for classes, styled once in `web/styles`: `board` (the one SVG or grid), `square`, `piece`,
`seat-0` to `seat-3` (sets `color` to that seat's colour; draw with `currentColor`), `card`,
`card back`, `chip` (a small count with its name), `can`, `chosen` (picked in a step not finished),
`last` (touched by the last action). What one game needs beyond these stands in `face.css` in its
folder, every rule below `.game-<id>`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pygames.core.game import State


@dataclass(frozen=True, slots=True)
class View:
    """One seat's table as text. The shell lays the regions out; the face fills them.

    `prompt`: one plain sentence, what is asked of whom (for the viewer on turn: "You ...").
    `board`: the largest thing, usually one SVG. `hand`: the viewer's own cards or pieces.
    `choices`: buttons for what is neither on the board nor in the hand (draw, pass).
    `panels`: for each seat its scores, counts and markers (without its name).
    `text`: the whole position in lines of plain words, for a terminal or a screen reader.
    """

    prompt: str
    board: str
    hand: str = ""
    choices: str = ""
    panels: tuple[str, ...] = ()
    text: list[str] = field(default_factory=list)


class Face(Protocol):
    """The module `face` of a game."""

    ACCENT: str
    """One CSS colour for light and one for dark, as `light-dark(#..., #...)`."""

    def symbols(self) -> str:
        """The game's `<symbol>` elements, each id beginning with the game's id, drawn once a page."""

    def emblem(self) -> str:
        """A square SVG for the lobby and the README."""

    def render(self, state: "State", names: Sequence[str]) -> View:
        """The observed state as its viewer sees it. A full state, as rulebooks show them, is drawn
        as the one on turn would see it if nothing were hidden."""

    def card(self, key: str) -> str:
        """The card or piece of a `data-card` key drawn large with its facts and rule text; empty
        if there is none of that key."""

    def gallery(self) -> Mapping[str, Sequence[str]]:
        """The cards worth a page of their own to look through: for each group, by its name, the
        `data-card` keys; empty where a game has none."""


class Insight(Protocol):
    """The module `insight` of a game: what a computer player wants to know."""

    ROLLOUT: int
    """How many decisions a rollout plays before `evaluate` judges; 0 judges at once."""

    def evaluate(self, state: "State") -> list[float]:
        """Each seat's expected return in [-1, 1] in a full state, judged by its look alone."""

    def weigh(self, state: "State", actions: Sequence[int]) -> list[float]:
        """How promising each action looks to the player on turn, any scale >= 0, cheap; used as
        rollout policy and move ordering. A full state."""


class Positions(Protocol):
    """The module `notation` of a game, beyond the texts of actions: whole positions as text."""

    def parse_position(self, text: str) -> "State":
        """The state drawn by a few lines of text, as in the rulebook and the tests.

        Raises:
            PositionError: with every reason, naming the line.
        """

    def format_position(self, state: "State") -> str:
        """Text that `parse_position` reads back to an equal state."""


def attr(value: str) -> str:
    """The value as a quoted HTML attribute.

    >>> attr('say "4"')
    '"say &quot;4&quot;"'
    """
    return f'"{escape(value)}"'


def action_button(text: str, label: str, legal: bool, *, key: str = "", extra: str = "") -> str:
    """A button that stands for an action text, marked by whether it is legal now.

    `label` is plain text; `extra` is more markup inside the button, before the label.
    """
    mark = ' class="can"' if legal else ' aria-disabled="true"'
    moving = f" data-key={attr(key)}" if key else ""
    return f'<button type="button"{mark} data-action={attr(text)}{moving}>{extra}{escape(label)}</button>'
