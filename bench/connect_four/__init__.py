"""Connect Four in flat lists through the verbs of the contract: the yardstick of the benchmarks."""

from pygames.core.game import Game

GAME = Game(
    id="connect-four",
    name="Connect Four",
    folder="bench.connect_four",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    max_length=42,
    tagline="Four in a row.",
)
