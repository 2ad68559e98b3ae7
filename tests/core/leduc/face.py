"""Leduc poker as text for the page."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from pygames.core.face import View, action_button
from pygames.core.game import CHANCE, TERMINAL

if TYPE_CHECKING:
    from tests.core.leduc.state import GameState

ACCENT = "light-dark(#333, #ccc)"
NAMES = {-1: "none", 0: "jack", 1: "queen", 2: "king", 3: "face down"}
LABELS = {"fold": "Fold", "check": "Check", "call": "Call", "raise": "Raise"}


def symbols() -> str:
    return '<symbol id="leduc-card" viewBox="0 0 10 14"><rect width="10" height="14"/></symbol>'


def emblem() -> str:
    return '<svg viewBox="0 0 10 10"><rect width="10" height="10"/></svg>'


def render(state: "GameState", names: Sequence[str]) -> View:
    turn = state.current_player()
    mine = turn >= 0 and state.viewer in (None, turn)
    legal = [state.action_to_string(action) for action in state.legal_actions()] if mine else []
    cards = []
    for place, card in (("hand-0", state.hands[0]), ("hand-1", state.hands[1]), ("board", state.board)):
        look = f' data-card="{NAMES[card]}"' if 0 <= card < 3 else ""
        cards.append(f'<span class="card" data-key="{place}"{look}>{NAMES[card]}</span>')
    prompt = {CHANCE: "The dealer deals.", TERMINAL: "The game is over."}.get(turn) or (
        "You decide." if mine else f"{names[turn]} decides."
    )
    return View(
        prompt,
        "".join(cards),
        choices="".join(action_button(text, label, text in legal) for text, label in LABELS.items()),
        panels=tuple(
            f'<span data-key="stake-{seat}">{escape(names[seat])} has {stake} in the pot</span>'
            for seat, stake in enumerate(state.stakes)
        ),
        text=[
            *(
                f"{names[seat]}: {NAMES[state.hands[seat]]}, {state.stakes[seat]} in the pot"
                for seat in (0, 1)
            ),
            f"On the table: {NAMES[state.board]}",
        ],
    )


def card(key: str) -> str:
    return f"<p>A {key}. There are two of it.</p>" if key in ("jack", "queen", "king") else ""
