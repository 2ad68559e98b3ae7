"""The position in plain words: the prompt, and all of it line by line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.hack_trick import belief, rules
from pygames.hack_trick.board import GOAL, HAND_LIMIT, ROWS, VALUES
from pygames.hack_trick.layout import (
    ABLE,
    CAPTURED,
    COMMAND,
    DEAL,
    DEALER,
    DECK_SIZE,
    DRAWN,
    DREW,
    END,
    FIRST,
    GUARD_COMMAND,
    HAND,
    HAND_NO,
    LAST,
    MAIN,
    MARK,
    MARKERS,
    ORDER,
    OVER,
    PAY,
    PHASE,
    PLAIN,
    PLAY_COMMAND,
    SCORE,
    SHOWED,
    SIZE,
    SQUARE,
    START,
    TOLD,
    TURN,
    X2,
    X2_AT,
)
from pygames.hack_trick.narration import how_won

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

COMMAND_NAMES = ("", "Play!", "Guard!")


def prompt(state: "GameState", names: Sequence[str]) -> str:
    """What is asked of whom, in one sentence."""
    cells = state.cells
    phase = cells[PHASE]
    if phase in (FIRST, DEAL):
        return _("The cards are dealt.")
    name = names[cells[TURN]]
    if phase == OVER:
        return _("{name} has won the match, {how}.").format(
            name=names[state.result[0]], how=how_won(state.result)
        )
    if state.viewer != cells[TURN]:
        return {
            START: _("{name} starts the Row."),
            MAIN: _("{name} plays or draws."),
            DRAWN: _("{name} draws a card."),
            MARK: _("{name} chooses a marker for {square}."),
            END: _("{name} ends the turn."),
            PAY: _("{name} chooses a marker to pay for {command}"),
        }[phase].format(name=name, square=cells[SQUARE], command=COMMAND_NAMES[cells[COMMAND]])
    if phase == MAIN:
        return _main_prompt(cells)
    return {
        START: _("You deal: start the Row with a card."),
        DRAWN: _("You draw a card."),
        MARK: _("You mark {square}: with which marker?"),
        END: _("You end your turn."),
        PAY: _("You pay for {command} With which marker?"),
    }[phase].format(square=cells[SQUARE], command=COMMAND_NAMES[cells[COMMAND]])


def _main_prompt(cells: list[int]) -> str:
    seat = cells[TURN]
    last = cells[LAST]
    if not cells[SIZE + seat]:
        return _("You have no cards: draw one.")
    if not rules.playable(cells, seat):
        return _("You cannot follow the {last}: draw.").format(last=last)
    if not rules.has_marker(cells, seat):
        return _("You have no marker left: draw.")
    if cells[SIZE + seat] == HAND_LIMIT:
        return _("With four cards you must play after the {last}.").format(last=last)
    if rules.must_play(cells):
        return _("You are commanded to play after the {last}.").format(last=last)
    return _("You play after the {last}, or draw.").format(last=last)


def known_sum(state: "GameState", seat: int) -> str:
    """What all know of a hand's sum: the last one told, less what was played since, and how many
    cards were drawn since: `sum 8−3+1 card`."""
    told, drawn, size = -1, 0, 0
    played: list[int] = []
    for seen in belief.chapters(state.past)[0]:
        for what in seen[seat]:
            if what == DREW:
                drawn += 1
                size += 1
            elif what < DREW:
                played.append(what)
                size -= 1
            elif what < ABLE:
                told = what - TOLD if what >= TOLD else (what - SHOWED) * size
                drawn, played = 0, []
    if told < 0 or not size:
        return ""
    known = _("sum {total}").format(total=told) + "".join(f"−{value}" for value in played)
    if not drawn:
        return known
    return known + (_("+1 card") if drawn == 1 else _("+{number} cards").format(number=drawn))


def _cards(values: Sequence[int]) -> str:
    return ", ".join(map(str, values)) or _("none")


def position_lines(state: "GameState", names: Sequence[str]) -> list[str]:
    """The whole position, a line each for the match, the cards, the keypad and the seats."""
    cells = state.cells
    lines = [
        _("Match to {goal}: {first} {a}, {second} {b}.").format(
            goal=GOAL, first=names[0], a=cells[SCORE], second=names[1], b=cells[SCORE + 1]
        )
    ]
    if cells[PHASE] == FIRST:
        return lines
    lines.append(
        _("Hand {number}, dealt by {name}.").format(number=cells[HAND_NO], name=names[cells[DEALER]])
    )
    lines.append(_("Row, oldest first: {cards}.").format(cards=_cards(state.row)))
    deck = _("Cards in the deck: {number}. Aside: {cards}.")
    lines.append(deck.format(number=cells[DECK_SIZE], cards=_cards(state.aside)))
    lines += ["   ".join(_square(cells, number, names) for number in row) for row in ROWS]
    lines += [_seat(state, seat, names) for seat in (0, 1)]
    if cells[ORDER] == PLAY_COMMAND:
        lines.append(_("{name} was commanded: Play!").format(name=names[cells[TURN]]))
    elif cells[ORDER] == GUARD_COMMAND:
        lines.append(_("{name} is guarded.").format(name=names[1 - cells[TURN]]))
    return lines


def _square(cells: list[int], number: int, names: Sequence[str]) -> str:
    for seat in (0, 1):
        count = cells[MARKERS + 10 * seat + number]
        if count:
            kinds = ["x2"] * (cells[X2_AT + seat] == number)
            plain = count - len(kinds)
            what = " + ".join([*kinds, *([str(plain)] if plain else [])])
            return f"{number}: {names[seat]} {what}"
    return f"{number}: –"


def _seat(state: "GameState", seat: int, names: Sequence[str]) -> str:
    cells = state.cells
    facts = [_("{number} in hand").format(number=cells[SIZE + seat])]
    if state.viewer in (None, seat):
        held = belief.hand_of(cells[HAND + 6 * seat : HAND + 6 * seat + len(VALUES)])
        facts = [_("holds {cards}").format(cards=_cards(held))]
    total = known_sum(state, seat)
    if total:
        facts.append(total)
    pool = _("{plain} plain markers and x2") if cells[X2 + seat] else _("{plain} plain markers")
    facts.append(pool.format(plain=cells[PLAIN + seat]))
    facts.append(_("{number} captured").format(number=cells[CAPTURED + seat]))
    return f"{names[seat]}: {'; '.join(facts)}."
