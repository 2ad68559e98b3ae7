"""Tash-Kalar: beings summoned from formations of pieces in an arena, by Vlaada Chvátil (2013)."""

from pygames.core.game import Game, Option

FORMS = ("high form", "duel", "melee", "team high form", "team duel")

GAME = Game(
    id="tash-kalar",
    name="Tash-Kalar",
    folder="pygames.tash_kalar",
    rules_version=1,
    min_seats=2,
    max_seats=4,
    # Nothing in the rules makes players use up their decks; games of random moves stay far below.
    max_length=20_000,
    tagline="Formations of pieces call legendary beings into the arena.",
    terminations=("points", "deck"),
    options=(
        Option(
            "form",
            "high form",
            "high form or duel for 2, melee for 3 or 4, team high form or team duel for 4",
            FORMS,
        ),
        Option(
            "schools",
            "imperial highland",
            "the school of each seat: imperial, highland, sylvan, everfrost, nethervoid, etherweave, random",
        ),
    ),
)
