"""Putting steps together, and carrying them out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from pygames.tash_kalar import pieces
from pygames.tash_kalar.effects.choices import Either
from pygames.tash_kalar.effects.selectors import (
    Fx,
    Guard,
    Selector,
)
from pygames.tash_kalar.effects.steps import Ask, Do, Jump, NextColour, Node, Unless, finish
from pygames.tash_kalar.frames import DONE, EFFECT
from pygames.tash_kalar.pieces import (
    AT,
    CHOSEN,
    COLOUR,
    COUNT,
    DOWN,
    EVEN,
    FORM,
    HAND,
    KEPT,
    LAST,
    PC,
    PROGRAM,
    RAN,
    REGISTERS,
    SELF,
    SPARE,
    START,
    TOP,
    USED,
    WAY,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


class When:
    __slots__ = ("guard", "otherwise", "steps")

    def __init__(self, guard: Guard, steps: "Effect", otherwise: "Effect") -> None:
        self.guard = guard
        self.steps = steps
        self.otherwise = otherwise


class ForEach:
    __slots__ = ("enemies", "steps")

    def __init__(self, enemies: bool, steps: "Effect") -> None:
        self.enemies = enemies
        self.steps = steps


class Branches:
    __slots__ = ("optional", "steps", "words")

    def __init__(self, words: tuple[str, ...], steps: tuple["Effect", ...]) -> None:
        self.words = words
        self.steps = steps
        self.optional = False


Part = Node | When | ForEach | Branches
Effect = tuple[Part, ...]
ENEMIES, COLOURS = True, False


def when(guard: Guard, *steps: Part, otherwise: Effect = ()) -> When:
    return When(guard, steps, otherwise)


def for_each(which: bool, *steps: Part) -> ForEach:
    """The steps once for each colour in play (COLOURS, the own one too) or each enemy colour."""
    return ForEach(which, steps)


def either(*branches: tuple[str, *tuple[Part, ...]]) -> Branches:
    """One of the branches, each a word for the player and the steps it stands for."""
    return Branches(tuple(branch[0] for branch in branches), tuple(branch[1:] for branch in branches))


Declinable = TypeVar("Declinable", Ask, Branches)


def may(step: Declinable) -> Declinable:
    """The step may be declined."""
    step.optional = True
    return step


def upto(times: int | tuple[int, ...], step: Ask) -> Ask:
    """Up to so many times; at any point one may stop."""
    step.optional = True
    step.times = times
    return step


def do(act: Callable[["GameState", Fx], None]) -> Do:
    return Do(act)


def destroy_all(*sels: Selector) -> Do:
    """Destroy every piece of the selectors, as they stand before the first falls."""

    def act(s: "GameState", fx: Fx) -> None:
        for q in sorted({q for sel in sels for q in sel.squares(s, fx)}):
            pieces.destroy(s, q)

    return Do(act)


def gain(n: int) -> Do:
    """Gain actions this turn."""

    def act(s: "GameState", fx: Fx) -> None:
        s.acts += n

    return Do(act)


def go_on_with(s: "GameState", fx: Fx, program: int) -> None:
    """Leave the rest of this effect and do another program from its start, with the same being."""
    s.stack[-1] = (EFFECT, program, *s.stack[-1][2:])
    fx[PROGRAM] = program
    fx[PC] = 0


def count_enemy() -> Do:
    """The next being summoned this turn may count one enemy piece as own for its pattern."""

    def act(s: "GameState", fx: Fx) -> None:
        s.wild += 1

    return Do(act)


def legend_summoned() -> Do:
    """The summoning of this being counts as one of a legend, on the same square."""

    def act(s: "GameState", fx: Fx) -> None:
        s.summoned[-1] = fx[START] * 4 + 3
        s.laurels += 1

    return Do(act)


def remember(value: Callable[["GameState", Fx], int]) -> Do:
    """Keep a number in SPARE."""

    def act(s: "GameState", fx: Fx) -> None:
        fx[SPARE] = value(s, fx)

    return Do(act)


def keep(register: int) -> Do:
    """Keep the square a register holds in KEPT."""

    def act(s: "GameState", fx: Fx) -> None:
        fx[KEPT] = fx[register]

    return Do(act)


# -- programs --

Program = tuple[Node, ...]


def compiled(effect: Effect) -> Program:
    """An effect as a flat list of instructions."""
    program: list[Node] = []
    _compile(effect, program)
    return tuple(program)


def _compile(effect: Effect, program: list[Node]) -> None:
    for part in effect:
        if isinstance(part, When):
            guard = Unless(part.guard, 0)
            program.append(guard)
            _compile(part.steps, program)
            if part.otherwise:
                over = Jump(0)
                program.append(over)
                guard.target = len(program)
                _compile(part.otherwise, program)
                over.target = len(program)
            else:
                guard.target = len(program)
        elif isinstance(part, ForEach):
            start = len(program)
            head = NextColour(part.enemies, 0)
            program.append(head)
            _compile(part.steps, program)
            program.append(Jump(start))
            head.target = len(program)
        elif isinstance(part, Branches):
            _compile_branches(part, program)
        else:
            program.append(part)


def _compile_branches(part: Branches, program: list[Node]) -> None:
    head = Either(part.words)
    head.optional = part.optional
    past = Jump(0)
    program += [head, past]
    ends = [past]
    for steps in part.steps:
        start = len(program)
        _compile(steps, program)
        head.starts.append((start, program[start]))
        ends.append(Jump(0))
        program.append(ends[-1])
    for end in ends:
        end.target = len(program)


PROGRAMS: list[Program] = []
"""Every effect by its number, see `cards`."""


def begin(s: "GameState", program: int, square: int = -1, ran: int = 0, form: int = 0) -> None:
    """Start an effect; `resume` goes on with it."""
    s.fx = fx = [0] * REGISTERS
    fx[PROGRAM] = program
    fx[SELF] = fx[START] = square
    fx[RAN] = ran
    fx[FORM] = form
    fx[LAST] = fx[AT] = fx[WAY] = fx[HAND] = fx[COLOUR] = fx[KEPT] = -1


def resume(s: "GameState") -> list[int]:
    """Go on with the effect until it asks something: the legal choices. Empty once it is over."""
    fx = s.fx
    while fx[PC] < len(program := PROGRAMS[fx[PROGRAM]]):
        node = program[fx[PC]]
        if not isinstance(node, Ask):
            node.run(s, fx)
            continue
        if not fx[COUNT]:
            fx[DOWN] = fx[TOP] = fx[EVEN] = 0
        found = node.choices(s, fx)
        if not found:
            finish(s, fx)
        elif node.stops(fx):
            return sorted([*found, DONE])
        elif len(found) > 1:
            return found
        else:
            node.choose(s, fx, found[0])
    return []


def asking(s: "GameState") -> Ask:
    """The step that asks now."""
    node = PROGRAMS[s.fx[PROGRAM]][s.fx[PC]]
    assert isinstance(node, Ask)
    return node


def choose(s: "GameState", action: int) -> None:
    """Carry out a choice of the step that asks; `resume` goes on."""
    if action == DONE:
        finish(s, s.fx)
    else:
        asking(s).choose(s, s.fx, action)


def end(s: "GameState") -> None:
    """Forget the effect and its marks."""
    s.fx = []
    s.board = [p & ~(USED | CHOSEN) for p in s.board]
