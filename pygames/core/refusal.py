"""Why an action is not allowed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer to an action that is not allowed.

    `rule` is the id of a paragraph of the game's rulebook (`ht-must-differ`), or one of the
    three of the table itself: `table-turn` (another seat decides), `table-over` (the game has
    ended), `table-notation` (the text is no action of this game).
    `message` says in the rulebook's words what forbids the action here and now.
    """

    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"
