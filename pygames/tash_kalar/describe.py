"""The position in plain words: the prompt, and all of it line by line."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygames.core.cards import FACE_DOWN, card_of
from pygames.core.game import CHANCE, Outcome
from pygames.core.text import _
from pygames.tash_kalar import closing, prompts, rules, summoning
from pygames.tash_kalar.board import NAMES as SQUARES
from pygames.tash_kalar.cards import BEINGS, NAMES, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS
from pygames.tash_kalar.frames import HIGH_FORM, MELEE
from pygames.tash_kalar.notation import SEAT_COLOURS
from pygames.tash_kalar.patterns import EVERYWHERE, squares_of
from pygames.tash_kalar.pieces import GATE, RANKS, rank_of, side_of

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState


def prompt(s: "GameState", names: Sequence[str], actor: int) -> str:
    """What is asked of whom, in one sentence."""
    end = s.outcome()
    if end is not None:
        return ended(s, end, names)
    if rules.player(s) == CHANCE:
        return _("Cards are dealt.")
    asked = prompts.asked(s)
    if rules.player(s) == actor:
        return f"{asked[:1].upper()}{asked[1:]}."
    told = _("{name} has {asked}.") if prompts.has_actions(s) else _("{name} is asked: {asked}.")
    return told.format(name=names[rules.player(s)], asked=asked)


def ended(s: "GameState", end: Outcome, names: Sequence[str]) -> str:
    """What brought the game to its end, and who won it."""
    why = _("A deck has run out")
    if end.termination == "points":
        why = _("{goal} points were reached").format(goal=closing.goal(s))
    if len(end.winners) == s.seats:
        return _("{why}: the victory is shared.").format(why=why)
    winners = _(" and ").join(names[seat] for seat in end.winners)
    others = [score for seat, score in enumerate(end.scores) if seat not in end.winners]
    if max(others) == end.scores[end.winners[0]]:
        return _("{why}; the points are equal, and the tie goes to {winners}.").format(
            why=why, winners=winners
        )
    return _("{why}: {winners} won.").format(why=why, winners=winners)


def piece_words(piece: int, names: Sequence[str], sides: int) -> str:
    """A piece in words: `heroic piece of Ann, the Gateway`."""
    owner = owner_words(side_of(piece), names, sides)
    told = _("{rank} piece of {owner}").format(rank=RANKS[rank_of(piece)], owner=owner)
    return told + _(", the Gateway") if piece & GATE else told


def owner_words(side: int, names: Sequence[str], sides: int) -> str:
    """Whose a colour is: one name, or the two of a team."""
    return _(" and ").join(names[side::sides])


def square_words(square: int, piece: int, names: Sequence[str], sides: int, kind: str) -> str:
    """A square in words: `e5, red: common piece of Bo`."""
    colour = {"red": _(", red"), "green": _(", green"), "centre": _(", centre")}.get(kind, "")
    told = piece_words(piece, names, sides) if piece else _("empty")
    return f"{SQUARES[square]}{colour}: {told}"


Reach = tuple[list[str], list[str], str]
"""Of a being, for the seat on turn: where it can be summoned now; the empty squares where one more
common piece would let it be; if there are neither, what it lacks at one square."""


def reach(s: "GameState", card: int, sets: summoning.Sets) -> Reach:
    """How far a being is from its summoning."""
    here = [SQUARES[q] for q in squares_of(summoning.places(s, sets, card))]
    side = s.turn % s.sides
    taken = sum(sets.common)
    near = BEINGS[card].pattern.lacking_one(sets.common[side], sets.heroic[side], EVERYWHERE & ~taken)
    far = "" if here or near else _far(s, card, sets)
    return here, [SQUARES[q] for q in squares_of(near)], far


def _far(s: "GameState", card: int, sets: summoning.Sets) -> str:
    """What a being that is two or more pieces away lacks, at one square: `2 short at e4: d5, f6`."""
    square, lacking = summoning.nearest(s, sets, card, 1)[0]
    lacking_words = ", ".join(SQUARES[q] for q in lacking)
    return _("{count} short at {square}: {lacking}").format(
        count=len(lacking), square=SQUARES[square], lacking=lacking_words
    )


def score_words(s: "GameState", side: int) -> str:
    """The points of a side, in the melee one for each enemy colour."""
    points = closing.score(s, side)
    if s.aim != MELEE:
        return _("{points} of {goal} points").format(points=points[0], goal=closing.goal(s))
    foes = [foe for foe in range(s.sides) if foe != side]
    return ", ".join(f"{SEAT_COLOURS[foe]} {number}" for foe, number in zip(foes, points, strict=True))


def hand_words(s: "GameState", seat: int) -> str:
    """The hand as the viewer knows it."""
    known, down = [], 0
    for hand in s.hands[3 * seat : 3 * seat + 3]:
        for value in hand:
            if card_of(value) == FACE_DOWN:
                down += 1
            else:
                known.append(NAMES[card_of(value)])
    if down:
        known.append(_("{count} cards face down").format(count=down))
    return ", ".join(known) or _("no cards")


def position_lines(s: "GameState", names: Sequence[str]) -> list[str]:
    """Everything the viewer knows, a line each."""
    lines = []
    pieces: list[list[str]] = [[] for _side in range(s.sides)]
    for square, piece in zip(SQUARES, s.board, strict=True):
        if piece:
            pieces[side_of(piece)].append(f"{square} {RANKS[rank_of(piece)]}")
    for side in range(s.sides):
        told = ", ".join(pieces[side]) or _("none")
        lines.append(
            _("Pieces of {owner}: {told}.").format(owner=owner_words(side, names, s.sides), told=told)
        )
    for side in range(s.sides):
        common, legends = s.stock[2 * side : 2 * side + 2]
        lines.append(
            _("{owner}: {score}; in stock {common} pieces and {legends} legendary ones.").format(
                owner=owner_words(side, names, s.sides),
                score=score_words(s, side),
                common=common,
                legends=legends,
            )
        )
    for seat in range(s.seats):
        lines += _seat_lines(s, seat, names)
    if s.aim == HIGH_FORM and s.tasks:
        tasks = "; ".join(f"{TASKS[t].name} ({TASKS[t].points}): {TASKS[t].text}" for t in s.tasks)
        lines.append(_("Tasks: {tasks}").format(tasks=tasks))
        if s.next_task >= 0:
            lines.append(_("Next task: {name}.").format(name=TASKS[s.next_task].name))
    if s.final >= 0:
        lines.append(_("The last round: {count} turns are still to come.").format(count=s.final))
    return lines


def _seat_lines(s: "GameState", seat: int, names: Sequence[str]) -> list[str]:
    name = names[seat]
    school = SCHOOLS[s.schools[seat]] if s.schools[seat] >= 0 else _("no school yet")
    deck = len(s.decks[seat]) if s.decks else 0
    lines = [
        _("{name}: {school}, hand: {hand}; {deck} cards in the deck.").format(
            name=name, school=school, hand=hand_words(s, seat), deck=deck
        )
    ]
    if s.discards[seat]:
        pile = ", ".join(NAMES[card] for card in s.discards[seat])
        lines.append(_("{name} has discarded {pile}.").format(name=name, pile=pile))
    if s.frozen[seat] >= 0:
        card = s.frozen[seat]
        lines.append(
            _("{name} has frozen {card}: {text}").format(
                name=name, card=NAMES[card], text=BEINGS[card].frozen_text
            )
        )
    if s.pending[seat] >= 0:
        lines.append(_("{name} has {card} pending.").format(name=name, card=NAMES[s.pending[seat]]))
    if s.captive[seat]:
        piece = piece_words(s.captive[seat], names, s.sides)
        lines.append(_("On {name}'s Merchant of Time lies a {piece}.").format(name=name, piece=piece))
    return lines


def own_lines(beings: Mapping[int, Reach]) -> list[str]:
    """Of each being in the hand of the seat on turn, where it can be summoned and what it lacks."""
    lines = []
    for card, (here, near, _lacking) in beings.items():
        told = (
            _("can be summoned at {squares}").format(squares=", ".join(here))
            if here
            else _("cannot be summoned")
        )
        if near:
            told += _("; one piece short with {squares}").format(squares=", ".join(near))
        lines.append(f"{NAMES[card]} {told}.")
    return lines
