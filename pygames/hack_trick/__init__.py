"""Hack Trick: a duel of hidden sums on a magic square, by József Dorsonczky (2015)."""

from pygames.core.game import Game

GAME = Game(
    id="hack-trick",
    name="Hack Trick",
    folder="pygames.hack_trick",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    # A hand: 9 cards dealt, 1 starter, 20 plays of at most 4 decisions, 22 draws of 2 steps and at
    # most 20 Asks. A match: at most 9 hands, and one choice of the first dealer.
    max_length=9 * (9 + 1 + 20 * 4 + 22 * 2 + 20) + 1,
    tagline="Two cards make a square; three markers break the code.",
    terminations=("line", "triple", "markers"),
)
