"""Why an action is not allowed."""

from dataclasses import dataclass

TABLE_RULES = {
    "table-notation": "An action is written in one of the forms the game knows.",
    "table-turn": "Only the seat whose decision it is may decide.",
    "table-over": "A finished game is not played on.",
    "table-seat": "Only the seats of the table may act at it.",
    "table-look-back": "At a position looked back at nothing is done; the game goes on where it stands.",
    "table-full": "A record has room for so many entries; after them one can only resign.",
    "table-takeback-none": "A seat takes back its own last decision; it must have made one.",
    "table-takeback-seat": "Between persons, nothing is taken back once another seat has decided.",
    "table-takeback-chance": "Between persons, nothing is taken back once the dealer has dealt on it.",
    "table-takeback-seen": "Between persons, nothing is taken back that showed its seat something hidden.",
}
"""The rules of the table itself, the same for every game: id and paragraph."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer to an action that is not allowed.

    `rule` is the id of a paragraph of the game's rulebook (`ht-must-differ`), or one of
    `TABLE_RULES`.
    `message` says in the rulebook's words what forbids the action here and now.
    """

    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"
