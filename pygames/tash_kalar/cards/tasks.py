"""The tasks of the High Form: what each asks at the end of one's own turn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar.board import ALL, AT, CENTRE, DISTANCE, GREEN, MIDDLE, NEAR, RED, STEP

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

Condition = Callable[["GameState"], bool]


@dataclass(frozen=True)
class Task:
    """`kind`: its type, of which at most two may lie open with the next one. `advanced`: not among
    the first three."""

    name: str
    kind: str
    advanced: bool
    points: int
    text: str
    condition: Condition


def fulfilled(s: "GameState", task: int) -> bool:
    """Whether the seat on turn could claim the task now."""
    return TASKS[task].condition(s)


def _mine(s: "GameState", squares: Iterable[int], least: int = 1) -> list[int]:
    """The squares with pieces of the side on turn of at least this rank."""
    side = s.turn % s.sides
    return [q for q in squares if s.board[q] & 3 >= least and s.board[q] >> 2 & 3 == side]


def _theirs(s: "GameState", squares: Iterable[int], least: int = 1) -> list[int]:
    side = s.turn % s.sides
    return [q for q in squares if s.board[q] & 3 >= least and s.board[q] >> 2 & 3 != side]


def _felled(s: "GameState", least: int = 1) -> int:
    return sum(number for piece, number in enumerate(s.felled) if piece & 3 >= least)


def _destroyed(total: int, upgraded: int) -> Condition:
    return lambda s: _felled(s) >= total and _felled(s, 2) >= upgraded


def _held(squares: frozenset[int], total: int, upgraded: int, legendary: int = 0) -> Condition:
    return lambda s: (
        len(_mine(s, squares)) >= total
        and len(_mine(s, squares, 2)) >= upgraded
        and len(_mine(s, squares, 3)) >= legendary
    )


def _summoned(squares: frozenset[int], on_them: int) -> Condition:
    return lambda s: len(s.summoned) >= 2 and sum(being >> 2 in squares for being in s.summoned) >= on_them


def _cross(s: "GameState") -> bool:
    held = set(_mine(s, MIDDLE))
    return CENTRE in held and any(held.issuperset(STEP[CENTRE][start::2]) for start in (0, 1))


LINES = [
    [q for q in ALL if q in line]
    for line in (
        *({AT[x, y] for x in range(9) if (x, y) in AT} for y in (3, 4, 5)),
        *({AT[x, y] for y in range(9) if (x, y) in AT} for x in (3, 4, 5)),
    )
]
DIAGONALS = [[AT[i, i] for i in range(1, 8)], [AT[i, 8 - i] for i in range(1, 8)]]


def _line(s: "GameState") -> bool:
    return any(len(_mine(s, line)) - len(_theirs(s, line)) >= 6 for line in LINES)


def _diagonals(s: "GameState") -> bool:
    return all(len(_mine(s, line)) >= 4 and _mine(s, line, 2) for line in DIAGONALS)


def _rainbow(s: "GameState") -> bool:
    return all(len(_mine(s, colour, 2)) > len(_theirs(s, colour, 2)) for colour in (RED, GREEN))


_SIDES = [
    ({AT[0, i] for i in range(2, 7)}, {AT[8, i] for i in range(2, 7)}),
    ({AT[i, 0] for i in range(2, 7)}, {AT[i, 8] for i in range(2, 7)}),
]


def _corner(x: int, y: int) -> set[int]:
    """The three squares of the slanting edge at this corner (given as 0 or 8, 0 or 8)."""
    return {AT[abs(x - i), abs(y - (2 - i))] for i in range(3)}


_CORNERS = [(_corner(0, 0), _corner(8, 8)), (_corner(8, 0), _corner(0, 8))]


def _chain(ends: list[tuple[set[int], set[int]]]) -> Condition:
    def condition(s: "GameState") -> bool:
        held = set(_mine(s, ALL))
        return any(_reach(start & held, held) & goal for start, goal in ends)

    return condition


def _reach(start: set[int], through: set[int]) -> set[int]:
    found = set(start)
    edge = list(start)
    while edge:
        for q in NEAR[edge.pop()]:
            if q in through and q not in found:
                found.add(q)
                edge.append(q)
    return found


def _around(least: int) -> Condition:
    return lambda s: any(len(_mine(s, NEAR[q])) >= least for q in _theirs(s, ALL))


def _isolation(s: "GameState") -> bool:
    others = _theirs(s, ALL)
    return any(_isolated(s, q, [o for o in others if o != q]) for q in others)


def _isolated(s: "GameState", square: int, others: list[int]) -> bool:
    """Near another enemy piece, and yet unable to come next to one in three moves."""
    if not any(DISTANCE[square][o] <= 2 for o in others):
        return False
    touching = {q for o in others for q in NEAR[o]}
    found = {square}
    for _move in range(3):
        found |= {q for at in found for q in NEAR[at] if not s.board[q]}
    return not found & touching


TASKS = (
    Task(
        "Destruction",
        "destruction",
        False,
        1,
        _("Destroy at least 3 enemy pieces this turn."),
        _destroyed(3, 0),
    ),
    Task(
        "Devastation",
        "destruction",
        False,
        2,
        _("Destroy at least 4 enemy pieces this turn."),
        _destroyed(4, 0),
    ),
    Task(
        "Heroic Destruction",
        "destruction",
        False,
        2,
        _("Destroy at least 3 enemy pieces this turn, at least 1 of them upgraded."),
        _destroyed(3, 1),
    ),
    Task(
        "Heroic Devastation",
        "destruction",
        True,
        3,
        _("Destroy at least 4 enemy pieces this turn, at least 2 of them upgraded."),
        _destroyed(4, 2),
    ),
    Task(
        "End of Legends",
        "destruction",
        True,
        2,
        _("Destroy an enemy legendary piece this turn, or at least 2 heroic ones."),
        lambda s: _felled(s, 3) >= 1 or _felled(s, 2) >= 2,
    ),
    Task(
        "Red Conquest",
        "colored",
        False,
        2,
        _("Hold at least 3 red squares, at least 2 of them with upgraded pieces."),
        _held(RED, 3, 2),
    ),
    Task(
        "Green Conquest",
        "colored",
        False,
        2,
        _("Hold at least 3 green squares, at least 2 of them with upgraded pieces."),
        _held(GREEN, 3, 2),
    ),
    Task(
        "Color Conquest",
        "colored",
        False,
        3,
        _("Hold at least 5 coloured squares, at least 3 of them with upgraded pieces."),
        _held(RED | GREEN, 5, 3),
    ),
    Task(
        "Red Legends",
        "colored",
        True,
        3,
        _("Hold at least 2 red squares with upgraded pieces, at least 1 of them legendary."),
        _held(RED, 2, 2, 1),
    ),
    Task(
        "Green Legends",
        "colored",
        True,
        3,
        _("Hold at least 2 green squares with upgraded pieces, at least 1 of them legendary."),
        _held(GREEN, 2, 2, 1),
    ),
    Task(
        "Rainbow Dominance",
        "colored",
        False,
        2,
        _("Have more upgraded pieces than the opponent on red squares, and also on green squares."),
        _rainbow,
    ),
    Task(
        "Red Summoning",
        "summoning",
        False,
        1,
        _("Summon at least 2 beings this turn, at least 1 of them on a red square."),
        _summoned(RED, 1),
    ),
    Task(
        "Green Summoning",
        "summoning",
        False,
        1,
        _("Summon at least 2 beings this turn, at least 1 of them on a green square."),
        _summoned(GREEN, 1),
    ),
    Task(
        "Colored Summoning",
        "summoning",
        False,
        2,
        _("Summon at least 2 beings on coloured squares this turn, even on the same one."),
        _summoned(RED | GREEN, 2),
    ),
    Task(
        "Legendary Summoning",
        "summoning",
        True,
        2,
        _("Summon at least 2 beings this turn, at least 1 of them legendary."),
        lambda s: len(s.summoned) >= 2 and any(being & 3 == 3 for being in s.summoned),
    ),
    Task(
        "Central Dominance",
        "pattern",
        False,
        1,
        _("Hold at least 5 of the 9 central squares, at least 2 of them with upgraded pieces."),
        _held(MIDDLE, 5, 2),
    ),
    Task(
        "Center Cross",
        "pattern",
        False,
        2,
        _("Hold the central square and the 4 beside it, or the central square and the 4 at its corners."),
        _cross,
    ),
    Task(
        "Line Dominance",
        "pattern",
        False,
        2,
        _("In one of the 3 middle rows or 3 middle columns, have at least 6 pieces more than the enemy."),
        _line,
    ),
    Task(
        "Diagonals",
        "pattern",
        True,
        3,
        _("On each of the 2 main diagonals hold at least 4 squares, at least 1 with an upgraded piece."),
        _diagonals,
    ),
    Task(
        "Side Chain",
        "pattern",
        False,
        3,
        _("Join two opposite sides of the arena by a chain of adjacent pieces."),
        _chain(_SIDES),
    ),
    Task(
        "Corner Chain",
        "pattern",
        False,
        3,
        _("Join two opposite corners of the arena by a chain of adjacent pieces."),
        _chain(_CORNERS),
    ),
    Task(
        "Imprisonment",
        "enemy",
        False,
        1,
        _("Have at least 6 pieces adjacent to one enemy piece."),
        _around(6),
    ),
    Task(
        "Envelopment",
        "enemy",
        True,
        2,
        _("Have at least 7 pieces adjacent to one enemy piece."),
        _around(7),
    ),
    Task(
        "Isolation",
        "enemy",
        True,
        2,
        _(
            "Let an enemy piece within 2 squares of another one be unable to come next to any other in"
            " up to 3 moves over empty squares."
        ),
        _isolation,
    ),
)

KINDS = ("destruction", "colored", "summoning", "pattern", "enemy")
