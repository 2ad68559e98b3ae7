"""Whether data of the right shape is a position that can be."""

from typing import TYPE_CHECKING

from pygames.core.game import SPECTATOR, Json
from pygames.hack_trick import belief, dealing, rules
from pygames.hack_trick.board import (
    ASIDE,
    COMPLETES,
    COPIES,
    GOAL,
    HAND_LIMIT,
    PLAIN_MARKERS,
    SQUARES,
    VALUES,
    bit,
)
from pygames.hack_trick.layout import (
    ASKED,
    CAPTURED,
    COMMAND,
    DEAL,
    DEALER,
    DEALT,
    DECK,
    DECK_SIZE,
    DRAWN,
    DREW,
    END,
    FIRST,
    GUARD_COMMAND,
    HAND,
    HAND_NO,
    HELD,
    MAIN,
    MARK,
    MARKERS,
    MASK,
    NONE,
    ORDER,
    OVER,
    PAY,
    PHASE,
    PHASE_NAMES,
    PLAIN,
    PLAY_COMMAND,
    SCORE,
    SIZE,
    SQUARE,
    START,
    TURN,
    X2,
)

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState


class Faults(list[str]):
    """The reasons found so far."""

    def need(self, holds: bool, reason: str) -> bool:
        if not holds:
            self.append(reason)
        return holds


def check(faults: Faults, state: "GameState", data: Json) -> None:
    """Add the reasons why the state, filled from the data, cannot be."""
    _check_cards(faults, state, data)
    _check_markers(faults, state.cells)
    _check_moment(faults, state)
    _check_score(faults, state)
    if not faults:  # it rests on all the others
        _check_past(faults, state)


def _check_cards(faults: Faults, state: "GameState", data: Json) -> None:
    cells = state.cells
    for value in VALUES:
        faults.need(cells[DECK + value] >= 0, f"more than {COPIES} cards of value {value}")
    for seat, hand in enumerate(data["hands"]):
        open_ = state.viewer in (None, seat)
        wanted = "cards in rising order" if open_ else "the number of its cards"
        fits = hand == sorted(hand) if open_ and isinstance(hand, list) else isinstance(hand, list) == open_
        faults.need(fits, f"hands: of the hand of seat {seat} give {wanted}")
    faults.need(cells[DECK_SIZE] > 0, "row, hands, aside: no card is left for the deck")
    pairs = zip(state.row, state.row[1:], strict=False)
    faults.need(all(a != b for a, b in pairs), "row: neighbours must differ")


def _check_markers(faults: Faults, cells: list[int]) -> None:
    over = cells[PHASE] == OVER
    for seat in (0, 1):
        counts = cells[MARKERS + 10 * seat : MARKERS + 10 * seat + 10]
        doubles, counts[0], cells[MARKERS + 10 * seat] = counts[0], 0, 0
        faults.need(cells[X2 + seat] + doubles <= 1, f"markers: seat {seat} has more than one x2 marker")
        plain = cells[PLAIN + seat] + sum(counts) - doubles
        faults.need(plain <= PLAIN_MARKERS, f"markers: seat {seat} has more than nine plain markers")
        total = plain + cells[X2 + seat] + doubles + cells[CAPTURED + 1 - seat]
        faults.need(total <= 10, f"markers: seat {seat} has more than ten markers, those captured included")
        faults.need(
            max(counts) < 3 + over, f"markers: three of seat {seat} on one square would have won the hand"
        )
        mask = cells[MASK + seat]
        done = any(mask & bit(square) and COMPLETES[square][mask] for square in SQUARES)
        faults.need(over or not done, f"markers: seat {seat} has a line and would have won the hand")
    faults.need(not cells[MASK] & cells[MASK + 1], "markers: both seats on one square")


def _check_moment(faults: Faults, state: "GameState") -> None:
    """Whether the phase fits what lies on the table."""
    cells = state.cells
    phase, turn = cells[PHASE], cells[TURN]
    sizes = cells[SIZE], cells[SIZE + 1]
    if phase in (FIRST, DEAL, START):
        fresh = dealing.fresh_cells()
        same = all(cells[at] == fresh[at] for at in (ORDER, ASKED, COMMAND, *range(PLAIN, HELD)))
        faults.need(
            same and not state.row and not state.base, f"phase: {PHASE_NAMES[phase]} comes before all play"
        )
        dealt = [min(3, cells[DEALT]), max(0, min(4, cells[DEALT] - 3))]
        if cells[DEALER] == 0:
            dealt.reverse()
        faults.need(list(sizes) == dealt, "hands: first three cards to one, then four to the dealer")
        faults.need(len(state.aside) == max(0, cells[DEALT] - 7), "aside: two cards, after the hands")
        faults.need(phase != DEAL or cells[DEALT] < 9, "phase: the deal is done")
        faults.need(turn == (cells[DEALER] if phase == START else 0), "turn: not that of this phase")
        return
    faults.need(len(state.aside) == ASIDE, "aside: two cards lie aside")
    faults.need(len(state.row) > (phase in (MARK, END, PAY)), "row: too few cards for this phase")
    faults.need((cells[COMMAND] != NONE) == (phase == PAY), "command: named only while it is paid for")
    guarded = cells[ORDER] == GUARD_COMMAND
    faults.need(cells[COMMAND] != PLAY_COMMAND or not guarded, "command: the other seat is guarded")
    if phase in (MARK, END, PAY):
        faults.need(sizes[turn] < HAND_LIMIT, f"hands: seat {turn} has just played and cannot hold four")
    both_kinds = cells[PLAIN + turn] > 0 and cells[X2 + turn] > 0
    faults.need(phase not in (MARK, PAY) or both_kinds, "pools: there is no choice of kinds to make")
    faults.need(phase != END or rules.has_marker(cells, turn), "pools: without a marker the turn has ended")
    if phase in (END, PAY):
        faults.need(cells[MARKERS + 10 * turn + cells[SQUARE]] > 0, "markers: none on the square just played")
    if phase == MAIN and state.viewer in (None, turn):
        lost = rules.must_play(cells) and not rules.has_marker(cells, turn)
        faults.need(not lost, f"pools: seat {turn} must play without a marker, and has lost the hand")
    if phase == DRAWN:
        faults.need(sizes[turn] < HAND_LIMIT, f"hands: seat {turn} may not draw a fifth card")
        if state.viewer in (None, turn):
            faults.need(not rules.must_play(cells), f"order: seat {turn} must play and cannot have drawn")


def _check_score(faults: Faults, state: "GameState") -> None:
    cells = state.cells
    over = cells[PHASE] == OVER
    a, b = cells[SCORE], cells[SCORE + 1]
    faults.need((max(a, b) >= GOAL) == over, f"score: {GOAL} points end the match, and nothing else")
    faults.need(min(a, b) < GOAL, "score: only one can have won")
    hands = cells[HAND_NO]
    first = cells[PHASE] == FIRST
    if not faults.need((hands == 0) == first, "hand: 0 before the first dealer is known, and only then"):
        return
    finished = hands if over else max(0, hands - 1)
    faults.need(finished <= a + b <= 2 * finished, "hand: each finished hand gives one or two points")
    if state.result:
        winner, _ending, points = state.result[:3]
        faults.need(cells[SCORE + winner] >= points, "result: the winner has fewer points")
    else:
        faults.need(not over, "result: missing")


def _check_past(faults: Faults, state: "GameState") -> None:
    """Whether the hidden cards may be what the past says they are."""
    cells = state.cells
    parts, unions = belief.chapters(state.past)
    size = [0, 0]
    for number, part in enumerate(parts):
        for seat, seen in enumerate(part):
            for what in seen:
                size[seat] += (what == DREW) - (what < DREW)
                if not 0 <= size[seat] <= HAND_LIMIT:
                    faults.append(f"past: seat {seat} has too few or too many cards")
                    return
        if number < len(unions):
            faults.need(len(unions[number]) == sum(size), "past: not all cards at a reshuffle")
    faults.need(size == cells[SIZE : SIZE + 2], "past: it does not lead to hands of this size")
    wanted = bool(unions) and state.viewer != SPECTATOR
    faults.need(bool(state.base) == wanted, "base: the hands at the last reshuffle, if there was one")
    if faults:
        return
    if state.base:
        sums = [a + b for a, b in zip(state.base[:6], state.base[6:], strict=True)]
        if not faults.need(sums == belief.counts(unions[-1]), "base: not the hands of the reshuffle"):
            return
    if state.viewer == SPECTATOR:
        possible = bool(belief.world_weights(state.past, bytes(cells[DECK : DECK + 6])))
        faults.need(possible, "past: no hands agree with it")
        return
    for seat in (0, 1):
        if state.viewer == seat:  # what the other knows of an open hand needs no card of the deck
            hand = belief.hand_of(cells[HAND + 6 * seat : HAND + 6 * seat + 6])
            possible = hand in belief.hand_ways(state.past, state.base, seat)
        else:
            hands = state.possible_hands(seat)
            hand = belief.hand_of(cells[HAND + 6 * seat : HAND + 6 * seat + 6])
            possible = bool(hands) if state.viewer is not None else hand in hands
        faults.need(possible, f"past: the hand of seat {seat} does not agree with it")
