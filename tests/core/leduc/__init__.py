"""Leduc poker: the smallest game with hidden cards, luck in the middle and an option.

It is here to try out what is built on the contract, and is written as a game should be.
"""

from pygames.core.game import Game, Option

GAME = Game(
    id="leduc",
    name="Leduc",
    folder="tests.core.leduc",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    max_length=3 + 2 * 6,
    tagline="Six cards, two rounds of betting.",
    options=(Option("raises", 2, "How often a round may be raised.", (1, 2, 3)),),
    terminations=("showdown", "fold"),
)
