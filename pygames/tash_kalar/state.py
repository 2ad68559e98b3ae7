"""A position of Tash-Kalar: what it holds, what each seat may see of it."""

import random
from collections.abc import Hashable, Mapping
from typing import Self

from pygames.core.cards import Deck, hidden
from pygames.core.game import Json, OptionValue, Outcome, State
from pygames.core.narration import Log
from pygames.core.refusal import Refusal
from pygames.tash_kalar import GAME, data, dealing, notation, refusals, rules, setup
from pygames.tash_kalar.board import SQUARES
from pygames.tash_kalar.frames import HIGH_FORM

_SCALARS = (
    "acts",
    "again",
    "away",
    "banned",
    "discarded",
    "emperor",
    "extra_legends",
    "extra_own",
    "final",
    "laurels",
    "next_task",
    "oblivion",
    "passed",
    "possessed",
    "triggered",
    "turn",
    "void",
    "wild",
)
_LISTS = (
    "board",
    "captive",
    "felled",
    "frozen",
    "fx",
    "improvised",
    "malus",
    "pending",
    "points",
    "returned",
    "stack",
    "stock",
    "summoned",
    "tasks",
    "touched",
    "turns",
)


class GameState(State):
    """A position. A *side* is a colour: each seat its own, or one for each team (seat % 2).

    board: 69 pieces (see `pieces`). stock: for each side its common-or-heroic and its legendary
    pieces. hands: entries (see `core.cards`), sorted, for each seat its beings, its
    legends, its flare; decks: one for each seat, then
    the legends, the flares, the tasks; discards likewise, oldest first. frozen, pending, captive:
    for each seat its frozen card, its pending being (-1: none), the piece on its Merchant of Time
    (0: none). points: for each side 4 numbers, by enemy colour in the melee, else the first counts.
    improvised: for each side the set of colours used up. banned: the set of banned schools.
    returned: how many beings, legends, flares each seat has put back under the decks. tasks,
    next_task: the current ones, the next one (-1: none).

    Of the turn: turn (the seat), acts (actions left), discarded, felled (enemy pieces destroyed, by
    piece), summoned (square * 4 + rank of each being), laurels (legends not yet scored), again
    (an extra turn follows), extra_own and extra_legends (extra draws), wild (enemy pieces that may
    count as own for the next summoning), void (empty squares likewise), possessed (the colour that
    counts instead, or -1), oblivion (how often each destroyed piece counts besides once), emperor,
    passed (control is the team mate's), away (what becomes of the card now resolved).
    malus: for each seat the actions it lacks next turn; turns: how many turns it began.
    final: turns still to begin before the end, -1 while that is not in sight; triggered: 1 points,
    2 deck. stack: frames of what is in progress, see `rules`; fx: registers of the effect.
    touched: the squares something happened on by the last action, in order.
    `todo`: what can be chosen now, computed once when the position arises.
    """

    __slots__ = (
        *_SCALARS,
        *_LISTS,
        "aim",
        "decks",
        "discards",
        "hands",
        "log",
        "schools",
        "seats",
        "sides",
        "todo",
        "viewer",
    )

    game = GAME
    board: list[int]
    stock: list[int]
    hands: list[list[int]]
    decks: list[Deck]
    discards: list[list[int]]
    frozen: list[int]
    pending: list[int]
    captive: list[int]
    points: list[int]
    returned: list[int]
    improvised: list[int]
    tasks: list[int]
    touched: list[int]
    next_task: int
    turn: int
    acts: int
    discarded: int
    felled: list[int]
    summoned: list[int]
    laurels: int
    again: int
    extra_own: int
    extra_legends: int
    wild: int
    void: int
    possessed: int
    oblivion: int
    emperor: int
    passed: int
    away: int
    banned: int
    malus: list[int]
    turns: list[int]
    final: int
    triggered: int
    stack: list[tuple[int, ...]]
    fx: list[int]
    todo: list[int]
    log: Log | None
    viewer: int | None

    def __init__(self, seats: int, sides: int, aim: int, schools: tuple[int, ...]) -> None:
        self.seats = seats
        self.sides = sides
        self.aim = aim
        self.schools = schools
        for name in _SCALARS:
            setattr(self, name, 0)
        self.next_task = self.possessed = self.final = -1
        self.board = [0] * SQUARES
        self.stock = [17 if aim == HIGH_FORM else 18 - sides, 3] * sides
        self.hands = [[] for _kind in range(3 * seats)]
        self.decks = []
        self.discards = [[] for _deck in range(seats + 3)]
        self.frozen = [-1] * seats
        self.pending = [-1] * seats
        self.captive = [0] * seats
        self.points = [0] * (4 * sides)
        self.improvised = [0] * sides
        self.returned = [0] * (3 * seats)
        self.tasks = []
        self.touched = []
        self.felled = [0] * 16
        self.summoned = []
        self.malus = [0] * seats
        self.turns = [0] * seats
        self.stack = []
        self.fx = []
        self.todo = []
        self.log = None
        self.viewer = None

    @classmethod
    def initial(cls, seats: int, options: Mapping[str, OptionValue]) -> Self:
        """See `State.initial`.

        Raises:
            ValueError: a form for another number of seats, or schools that are none.
        """
        new = cls(*setup.terms(seats, options))
        setup.prepare(new, bool(options["ban"]))
        rules.settle(new)
        return new

    # -- whose decision, which actions -----------------------------------------------------------

    @property
    def side(self) -> int:
        """The side of the seat on turn."""
        return self.turn % self.sides

    def current_player(self) -> int:
        return rules.player(self)

    def legal_actions(self) -> list[int]:
        """See `State.legal_actions`; in an observed state nothing but on the viewer's own turn."""
        if self.viewer is not None and self.viewer != rules.player(self):
            return []
        return self.todo[:]

    def apply_action(self, action: int, log: Log | None = None) -> None:
        self.log = log
        rules.apply(self, action)
        self.log = None

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """See `State.chance_outcomes`: each card of the pool once."""
        if self.viewer is not None or not rules.by_chance(self):
            raise ValueError("not a chance node of a full state")
        return [(action, 1) for action in self.todo]

    def sample_outcome(self, rng: random.Random) -> int:
        return self.todo[int(rng.random() * len(self.todo))]

    def outcome(self) -> Outcome | None:
        return rules.outcome(self)

    def card_name(self, card: int) -> str:
        """A card's name in lower case, as actions name it."""
        return notation.card_text(card)

    # -- copies, views ---------------------------------------------------------------------------

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.seats = self.seats
        new.sides = self.sides
        new.aim = self.aim
        new.schools = self.schools
        new.viewer = self.viewer
        new.log = None
        new.todo = self.todo
        new.acts = self.acts
        new.again = self.again
        new.away = self.away
        new.banned = self.banned
        new.discarded = self.discarded
        new.emperor = self.emperor
        new.extra_legends = self.extra_legends
        new.extra_own = self.extra_own
        new.final = self.final
        new.laurels = self.laurels
        new.next_task = self.next_task
        new.oblivion = self.oblivion
        new.passed = self.passed
        new.possessed = self.possessed
        new.triggered = self.triggered
        new.turn = self.turn
        new.void = self.void
        new.wild = self.wild
        new.board = self.board[:]
        new.captive = self.captive[:]
        new.felled = self.felled[:]
        new.frozen = self.frozen[:]
        new.fx = self.fx[:]
        new.improvised = self.improvised[:]
        new.malus = self.malus[:]
        new.pending = self.pending[:]
        new.points = self.points[:]
        new.returned = self.returned[:]
        new.stack = self.stack[:]
        new.stock = self.stock[:]
        new.summoned = self.summoned[:]
        new.tasks = self.tasks[:]
        new.touched = self.touched[:]
        new.turns = self.turns[:]
        new.hands = [hand[:] for hand in self.hands]
        new.decks = [deck.clone() for deck in self.decks]
        new.discards = [pile[:] for pile in self.discards]
        return new

    def observe(self, seat: int) -> Self:
        """See `State.observe`."""
        new = self.clone()
        if self.viewer == seat:
            return new
        if self.viewer is not None:
            raise ValueError("an observed state shows one viewer's knowledge only")
        new.viewer = seat
        for number, deck in enumerate(new.decks[:-1]):  # tasks are public
            deck.observe(seat, [v for hand in dealing.hands_of_deck(self, number) for v in hand])
        new.hands = [sorted(hidden(hand, seat)) for hand in self.hands]
        if rules.player(self) != seat:
            new.todo = []
        return new

    def determinize(self, rng: random.Random) -> Self:
        """See `State.determinize`: every card the viewer cannot place is equally likely in each
        place it could be."""
        new = self.clone()
        if self.viewer is None:
            return new
        new.viewer = None
        rules.deal_unknown(new, rng)
        return new

    def key(self) -> Hashable:
        return (
            self.schools,
            self.aim,
            *(getattr(self, name) for name in _SCALARS),
            *(tuple(getattr(self, name)) for name in _LISTS),
            *(tuple(hand) for hand in self.hands),
            *(deck.key() for deck in self.decks),
            *(tuple(pile) for pile in self.discards),
        )

    # -- text and data ---------------------------------------------------------------------------

    def action_to_string(self, action: int) -> str:
        return notation.action_text(self, action)

    def refuse(self, text: str) -> Refusal:
        return refusals.refuse(self, text)

    def to_json(self) -> Json:
        return data.write_data(self)

    @classmethod
    def from_json(cls, data_: Json) -> Self:
        new = cls(*data.read_terms(data_))
        data.read_data(new, data_)
        return new
