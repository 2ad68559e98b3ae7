"""Hack Attack: lay boards, place pieces, be first to line up three colours (Gamewright, 2000)."""

from pygames.core.game import Game, Option

GAME = Game(
    id="hack-attack",
    name="Hack Attack",
    folder="pygames.hack_attack",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    # 12 boards dealt; then, in each of two games at most, 200 turns of two decisions and one
    # choice of sides.
    max_length=12 + 2 * (2 * 200 + 1),
    tagline="Three colours in a row, on boards you lay yourself.",
    options=(
        Option("rotation", True, "a board may be turned end for end when it is laid", (False, True)),
        Option("hidden_boards", False, "the other player's boards lie face down", (False, True)),
        Option("pie_rule", False, "after the first turn the other player may swap sides", (False, True)),
        Option(
            "match", "single", "one game, or a pair of the same deal with sides swapped", ("single", "pair")
        ),
    ),
    terminations=("line", "repetition", "length", "pair"),
)
