"""Positions of Leduc poker."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Self

from pygames.core.game import CHANCE, TERMINAL, Game, OptionValue, Outcome, State
from pygames.core.narration import Event, Log
from pygames.core.notation import PositionError
from pygames.core.refusal import Refusal
from tests.core.leduc import GAME, notation

NONE, HIDDEN = -1, 3
RANKS = ("jack", "queen", "king")
FOLD, CHECK, CALL, RAISE = 3, 4, 5, 6
BETS = (2, 4)
FIELDS = ("raises", "round", "raised", "checked", "player", "folded", "board")


class GameState(State):
    """`hands` and `board` are ranks, NONE before the deal, HIDDEN face down; `round` 2 is the
    showdown; `checked` is whether the first to act has checked."""

    __slots__ = (*FIELDS, "hands", "seats", "stakes", "viewer")

    game: ClassVar[Game] = GAME
    raises: int
    round: int
    raised: int
    checked: int
    player: int
    folded: int
    board: int
    hands: list[int]
    stakes: list[int]

    @classmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        state = cls.__new__(cls)
        state.seats = seats
        state.viewer = None
        state.raises = int(options["raises"])
        state.round = state.raised = state.checked = state.player = 0
        state.folded = state.board = NONE
        state.hands = [NONE, NONE]
        state.stakes = [1, 1]
        return state

    def current_player(self) -> int:
        if self.folded >= 0 or self.round == 2:
            return TERMINAL
        if NONE in self.hands or (self.round == 1 and self.board == NONE):
            return CHANCE
        return self.player

    def legal_actions(self) -> list[int]:
        player = self.current_player()
        if player == TERMINAL:
            return []
        if player == CHANCE:
            return [outcome for outcome, _weight in self.chance_outcomes()]
        actions = [CHECK] if self.stakes[0] == self.stakes[1] else [FOLD, CALL]
        return [*actions, RAISE] if self.raised < self.raises else actions

    def pool(self) -> list[int]:
        """How many cards of each rank are neither seen on the table nor in a known hand."""
        pool = [2, 2, 2]
        for card in (*self.hands, self.board):
            if 0 <= card < HIDDEN:
                pool[card] -= 1
        return pool

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.current_player() != CHANCE:
            raise ValueError("not a chance node")
        return [(rank, count) for rank, count in enumerate(self.pool()) if count]

    def apply_action(self, action: int, log: Log | None = None) -> None:
        if action < FOLD:
            self._deal(action, log)
            return
        player = self.player
        if log is not None:
            log.append(Event(player, f"{{p{player}}}: {notation.WORDS[action]}.", {}, (f"stake-{player}",)))
        if action == FOLD:
            self.folded = player
            return
        self.player = 1 - player
        if action == RAISE:
            self.stakes[player] = self.stakes[1 - player] + BETS[self.round]
            self.raised += 1
            return
        if action == CHECK and not self.checked:
            self.checked = 1
            return
        self.stakes[player] = self.stakes[1 - player]
        self.round += 1
        self.raised = self.checked = self.player = 0

    def _deal(self, rank: int, log: Log | None) -> None:
        if NONE in self.hands:
            seat = self.hands.index(NONE)
            self.hands[seat] = rank
            told = Event(
                CHANCE,
                f"{{p{seat}}} is dealt a card.",
                {seat: f"{{p{seat}}} is dealt a {RANKS[rank]}."},
                (f"hand-{seat}",),
            )
        else:
            self.board = rank
            told = Event(CHANCE, f"A {RANKS[rank]} is turned up.", {}, ("board",))
        if log is not None:
            log.append(told)

    def outcome(self) -> Outcome | None:
        if not self.is_terminal():
            return None
        if self.folded >= 0:
            winners: tuple[int, ...] = (1 - self.folded,)
        else:
            worth = [card + 3 * (card == self.board) for card in self.hands]
            winners = tuple(seat for seat in (0, 1) if worth[seat] == max(worth))
        won = [self.stakes[1 - seat] if seat in winners else -self.stakes[seat] for seat in (0, 1)]
        if len(winners) == 2:
            return Outcome("showdown", (), (0, 0))
        return Outcome("fold" if self.folded >= 0 else "showdown", winners, tuple(won))

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        for name in (*FIELDS, "seats", "viewer"):
            setattr(other, name, getattr(self, name))
        other.hands = self.hands[:]
        other.stakes = self.stakes[:]
        return other

    def observe(self, seat: int) -> Self:
        seen = self.clone()
        seen.viewer = seat
        if self.round < 2:
            seen.hands = [
                HIDDEN if owner != seat and card != NONE else card for owner, card in enumerate(self.hands)
            ]
        return seen

    def determinize(self, rng: Random) -> Self:
        full = self.clone()
        full.viewer = None
        for seat in (0, 1):
            if full.hands[seat] == HIDDEN:
                full.hands[seat] = rng.choices((0, 1, 2), full.pool())[0]
        return full

    def key(self) -> tuple[object, ...]:
        return (self.viewer, *(getattr(self, name) for name in FIELDS), *self.hands, *self.stakes)

    def action_to_string(self, action: int) -> str:
        return notation.action_to_string(action)

    def refuse(self, text: str) -> Refusal:
        if text == "fold" or text == "call":
            return Refusal("ld-level", f"The stakes are level, there is nothing to {text}.")
        if text == "check":
            return Refusal("ld-facing", "You face a raise: fold, call or raise.")
        if text == "raise":
            return Refusal("ld-limit", f"This round has been raised {self.raised} times.")
        if text.startswith("deal "):
            return Refusal("ld-deal", "Cards are dealt by the dealer.")
        return Refusal("table-notation", "The actions are fold, check, call and raise.")

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in FIELDS}
        return data | {"viewer": self.viewer, "hands": self.hands[:], "stakes": self.stakes[:]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        faults = [f"{name}: missing" for name in (*FIELDS, "viewer", "hands", "stakes") if name not in data]
        faults += [f"{name}: unknown" for name in data if name not in (*FIELDS, "viewer", "hands", "stakes")]
        if faults:
            raise PositionError(faults)
        limits = {"raises": (1, 3), "round": (0, 2), "raised": (0, 3), "checked": (0, 1), "player": (0, 1)}
        limits |= {"folded": (-1, 1), "board": (-1, 2)}
        for name, (low, high) in limits.items():
            if type(data[name]) is not int or not low <= data[name] <= high:
                faults.append(f"{name}: expected {low} to {high}")
        if data["viewer"] is not None and (
            type(data["viewer"]) is not int or data["viewer"] not in (-3, 0, 1)
        ):
            faults.append("viewer: expected null, 0, 1 or -3")
        for name, low, high in (("hands", -1, 3), ("stakes", 1, 40)):
            values = data[name]
            if not isinstance(values, list) or len(values) != 2:
                faults.append(f"{name}: expected two numbers")
            elif any(type(value) is not int or not low <= value <= high for value in values):
                faults.append(f"{name}: expected {low} to {high}")
        if faults:
            raise PositionError(faults)
        state = cls.initial(2, {"raises": data["raises"]})
        for name in (*FIELDS, "viewer"):
            setattr(state, name, data[name])
        state.hands = data["hands"][:]
        state.stakes = data["stakes"][:]
        faults = state._faults()
        if faults:
            raise PositionError(faults)
        return state

    def _faults(self) -> list[str]:
        faults = []
        if min(self.pool()) < 0:
            faults.append("hands: more than two cards of a rank")
        if self.viewer is None and HIDDEN in self.hands:
            faults.append("hands: a full position has no hidden cards")
        if self.viewer is not None and self.viewer >= 0 and self.hands[self.viewer] == HIDDEN:
            faults.append("hands: a seat knows its own card")
        if self.round == 2 and HIDDEN in self.hands:
            faults.append("hands: all is shown at the showdown")
        if (self.board != NONE or self.round) and NONE in self.hands:
            faults.append("board: dealt before the hands")
        if self.raised > self.raises:
            faults.append("raised: more than allowed")
        if self.board != NONE and self.round == 0:
            faults.append("board: turned up after the first round")
        if self.round == 2 and self.board == NONE:
            faults.append("board: none at the showdown")
        return faults
