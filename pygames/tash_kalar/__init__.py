"""Tash-Kalar: beings summoned from formations of pieces in an arena, by Vlaada Chvátil (2013)."""

from pygames.core.game import Game, Option

AIMS = ("high form", "duel", "melee")

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
            "what two sides play; three or four players on their own play the melee",
            AIMS[:2],
        ),
        Option(
            "teams",
            False,
            "four seats play as two teams, seats 1 and 3 against seats 2 and 4",
            (False, True),
        ),
        Option(
            "schools",
            "imperial highland sylvan everfrost",
            "the school of each seat in order: imperial, highland, sylvan, everfrost, nethervoid, etherweave,"
            " or random; seats without one draw theirs",
            each=("imperial", "highland", "sylvan", "everfrost", "nethervoid", "etherweave", "random"),
        ),
        Option(
            "ban",
            False,
            "before schools are drawn at random, each seat bans one school",
            (False, True),
        ),
    ),
)
