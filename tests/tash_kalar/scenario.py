"""Scenarios: draw a position, act by texts, look at what is drawn then.

    def test_knight_spares_commons() -> None:
        table = scene('''
            hand 1: knight
            board d4:
            . . C
            c c c
            c . .
        ''')
        table.act("summon knight", "at e4")
        table.offers("to e3", "skip", ...)         # exactly these, in any order
        table.act("to e3", "skip")
        table.shows("d3", ". h .", ". . C")

A test is named after the card it is of: `test_knight_...`, `test_flare_3_...`, `test_diagonals_...`;
`test_complete.py` counts at least two for each. Cards are dealt by themselves, the first that can be.
The text of a position is described in `pygames.tash_kalar.positions`.
"""

from textwrap import dedent

import pytest

from pygames.core.game import CHANCE
from pygames.core.notation import IllegalAction
from pygames.tash_kalar import GAME
from pygames.tash_kalar.board import NAMES as SQUARES
from pygames.tash_kalar.cards import NAMES
from pygames.tash_kalar.notation import format_position, parse_position
from pygames.tash_kalar.pieces import CHOSEN, USED, gateway
from pygames.tash_kalar.state import GameState
from pygames.tash_kalar.words import draw_rows


class Scene:
    """A game in play, from a drawn position on."""

    def __init__(self, state: GameState) -> None:
        self.state = state

    def act(self, *texts: str) -> "Scene":
        """Take these actions, one after the other; chance deals what comes first. Every position on
        the way can be kept as data and as text."""
        for text in texts:
            self.state.apply_action(self.state.string_to_action(text))
            while self.state.current_player() == CHANCE:
                self.state.apply_action(self.state.legal_actions()[0])
            assert GAME.state_from_json(self.state.to_json()) == self.state
            assert parse_position(format_position(self.state)) == self.state
        return self

    @property
    def choices(self) -> list[str]:
        return [self.state.action_to_string(action) for action in self.state.legal_actions()]

    @property
    def frozen(self) -> str:
        """The frozen card of seat 1, "" for none."""
        return _name(self.state.frozen[0])

    @property
    def pending(self) -> str:
        """The pending being of seat 1, "" for none."""
        return _name(self.state.pending[0])

    @property
    def discards(self) -> list[str]:
        """The discarded cards of seat 1."""
        return [NAMES[card] for card in self.state.discards[0]]

    def gate(self, side: int = 0) -> str:
        """The square of a side's Gateway, "" for none."""
        square = gateway(self.state, side)
        return SQUARES[square] if square >= 0 else ""

    def offers(self, *texts: str) -> "Scene":
        """Exactly these can be chosen."""
        assert sorted(self.choices) == sorted(texts)
        return self

    def allows(self, *texts: str) -> "Scene":
        """These can be chosen, among others."""
        assert set(texts) <= set(self.choices), self.choices
        return self

    def lacks(self, *texts: str) -> "Scene":
        """None of these can be chosen."""
        assert not set(texts) & set(self.choices)
        return self

    def refuses(self, text: str, rule: str) -> "Scene":
        """The text is answered by this rule."""
        with pytest.raises(IllegalAction) as caught:
            self.state.string_to_action(text)
        assert caught.value.refusal.rule == rule, caught.value.refusal
        return self

    def shows(self, corner: str, *drawing: str) -> "Scene":
        """This part of the board looks like this, from its upper left square on; the rows one by
        one or in one text."""
        rows = dedent("\n".join(drawing)).strip().splitlines()
        width = max(len(row.split()) for row in rows)
        board = [piece & ~(USED | CHOSEN) for piece in self.state.board]
        drawn = draw_rows(board, corner, width, len(rows))
        assert [row.split() for row in drawn] == [row.split() for row in rows], "\n".join(["", *drawn])
        return self


def _name(card: int) -> str:
    return NAMES[card] if card >= 0 else ""


def scene(text: str) -> Scene:
    """The scene of a drawn position."""
    return Scene(parse_position(dedent(text)))


def everfrost(text: str) -> Scene:
    """A scene of the Everfrost school."""
    return scene("        schools: everfrost imperial" + text)


def nethervoid(text: str) -> Scene:
    """A scene of the Nethervoid school."""
    return scene("        schools: nethervoid imperial" + text)


def etherweave(text: str) -> Scene:
    """A scene of the Etherweave school in a later turn, since nothing is warped in the first."""
    return scene("        schools: etherweave imperial\n        turns: 2 1" + text)
