"""The turn: what may be chosen at each point, what a choice does, and who decides.

What is in progress lies as frames on `state.stack` (see `frames`). `settle` looks at the top frame
until one asks something; the other modules bring the frames of their own: `summoning`, `closing`
(the end of a turn) and `setup`.
"""

import random
from typing import TYPE_CHECKING

from pygames.core.cards import card_of, public
from pygames.core.game import CHANCE, TERMINAL, Outcome
from pygames.core.text import _
from pygames.tash_kalar import closing, dealing, effects, flares, setup, summoning
from pygames.tash_kalar.board import ALL
from pygames.tash_kalar.cards import BEINGS, FLARE, FROZEN, LEGEND, NAMES, SCHOOLS
from pygames.tash_kalar.cards import WARP as WARP_PROGRAM
from pygames.tash_kalar.frames import (
    AFTER,
    CARD,
    CLOSE,
    DISCARD,
    DONE,
    DRAW,
    EFFECT,
    END,
    FLARE_FOE,
    IMPROVISE,
    KEEP,
    PASS,
    PUT,
    RETURN,
    SCHOOL,
    SPOT,
    TASK,
    THAW,
    TURN,
    WARP,
    Frame,
    Handlers,
)
from pygames.tash_kalar.patterns import COMMON, LEGENDARY
from pygames.tash_kalar.pieces import lift, place, side_of, tell

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

_ETHERWEAVE = SCHOOLS.index("Etherweave")
_BY_CHANCE = frozenset((SCHOOL, DRAW, TASK))


def by_chance(s: "GameState") -> bool:
    """Whether the dealer decides now."""
    return bool(s.stack) and s.stack[-1][0] in _BY_CHANCE


def player(s: "GameState") -> int:
    """See `State.current_player`."""
    if not s.stack:
        return TERMINAL
    if s.stack[-1][0] in _BY_CHANCE:
        return CHANCE
    if s.passed and not (s.stack[-1][0] == EFFECT and isinstance(effects.asking(s), effects.ChooseCard)):
        return (s.turn + s.sides) % s.seats  # the team mate, but for what lies in the seat's own hand
    return s.turn


def apply(s: "GameState", action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    frame = s.stack[-1]
    s.touched = []
    HANDLERS[frame[0]][1](s, frame, action)
    settle(s)


def settle(s: "GameState") -> None:
    """Go on until something is asked, and note what can be chosen."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        found = HANDLERS[frame[0]][0](s, frame)
        if found is not None:
            s.todo = found
            return
    s.todo = []


# -- a turn --------------------------------------------------------------------------------------


def _turn_choices(s: "GameState", frame: Frame) -> list[int] | None:
    seat = s.turn
    if s.passed:
        if s.acts > 0:
            return _placings(s)
        _close(s)
        return None
    if s.acts <= 0 and not _free_play_thinkable(s):
        _close(s)
        return None
    found = _free_plays(s)
    if s.acts <= 0:
        return sorted([END, *found])
    found += _summonings(s)
    if not s.discarded:
        pending = s.pending[seat]
        found += [DISCARD + card for v in s.hands[3 * seat] if (card := v & 255) != pending]
    if s.sides < s.seats:
        found.append(PASS)
    found.sort()
    return _placings(s) + found or [END]


def _close(s: "GameState") -> None:
    s.passed = 0
    s.stack[-1] = (CLOSE, 0)


def _placings(s: "GameState") -> list[int]:
    """Empty squares; with no common piece in stock, own pieces to pick up."""
    board = s.board
    side = s.turn % s.sides
    if s.stock[2 * side] > 0:
        return [q for q in ALL if not board[q]]
    return [q for q in ALL if board[q] and side_of(board[q]) == side and board[q] & 3 < LEGENDARY]


def _summonings(s: "GameState") -> list[int]:
    seat = s.turn
    hand = [v & 255 for v in s.hands[3 * seat]] + [v & 255 for v in s.hands[3 * seat + 1]]
    plain, helped = summoning.summonable(s, hand, closing.improvising(s))
    return [CARD + card for card in plain] + [IMPROVISE + card for card in helped]


def _free_plays(s: "GameState") -> list[int]:
    """Flares, frozen effects and warps."""
    seat = s.turn
    found = [CARD + card for v in s.hands[3 * seat + 2] if flares.ahead(s, card := v & 255)]
    if s.frozen[seat] >= 0:
        found.append(THAW)
    if s.pending[seat] < 0 and s.turns[seat] > 1:
        found += [WARP + card for v in s.hands[3 * seat] if (card := v & 255) in BEINGS and BEINGS[card].warp]
    return found


def _free_play_thinkable(s: "GameState") -> bool:
    """Whether, as far as everybody knows, the seat might play something after its last action.
    Asked of what is public alone, so that the pause tells nothing."""
    seat = s.turn
    if s.frozen[seat] >= 0:
        return True
    if s.hands[3 * seat + 2] and flares.thinkable(s):
        return True
    return (
        s.schools[seat] == _ETHERWEAVE
        and s.pending[seat] < 0
        and s.turns[seat] > 1
        and bool(s.hands[3 * seat])
    )


def _choose_turn(s: "GameState", frame: Frame, action: int) -> None:
    seat = s.turn
    if action < DONE:
        s.acts -= 1
        if s.board[action]:
            tell(s, _("{piece} on {at} is picked up."), action, piece=s.board[action])
            lift(s, action)
            s.stack.append((PUT,))
        else:
            place(s, action, s.side, COMMON)
    elif action == END:
        _close(s)
    elif action == THAW:
        card = s.frozen[seat]
        s.frozen[seat] = -1
        tell(s, _("{who} thaws {card}."), card=NAMES[card])
        s.stack.append((AFTER, card))
        s.away = 1
        s.stack.append((EFFECT, FROZEN + card, -1, 0, 0))
    elif action == PASS:
        closing.pass_control(s)
    elif action >= IMPROVISE:
        _summon(s, action - IMPROVISE, 1)
    elif action >= WARP:
        card = action - WARP
        s.pending[seat] = card
        tell(s, _("{who} warps {card}: it is pending."), card=NAMES[card])
        dealing.reveal(s, card)
        s.stack.append((EFFECT, WARP_PROGRAM + card, -1, 0, 0))
    elif action >= DISCARD:
        s.acts -= 1
        s.discarded = 1
        dealing.take(s, action - DISCARD)
        tell(s, _("{who} discards {card}."), card=NAMES[action - DISCARD])
        s.discards[seat].append(action - DISCARD)
        s.stack.append((RETURN,))
    elif action - CARD >= FLARE:
        dealing.take(s, action - CARD)
        s.stack.append((FLARE_FOE, action - CARD))
    else:
        _summon(s, action - CARD, 0)


def _summon(s: "GameState", card: int, improvised: int) -> None:
    s.acts -= 1
    dealing.take(s, card)
    if s.pending[s.turn] == card:
        s.pending[s.turn] = -1
    s.stack.append((SPOT, card, improvised))


def _put(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    place(s, action, s.side, COMMON)


def _empty_squares(s: "GameState", frame: Frame) -> list[int]:
    return [q for q in ALL if not s.board[q]]


def _returns(s: "GameState", frame: Frame) -> list[int] | None:
    seat = s.turn
    found = [
        CARD + card_of(v)
        for kind in range(3)
        for v in s.hands[3 * seat + kind]
        if card_of(v) != s.pending[seat]
    ]
    if not found:
        s.stack.pop()
        return None
    return [DONE, *sorted(found)]


def _choose_return(s: "GameState", frame: Frame, action: int) -> None:
    if action == DONE:
        s.stack.pop()
        return
    card = action - CARD
    deck = s.decks[dealing.deck_of(s, card)]
    if card < LEGEND:
        text = _("{who} puts a being at the bottom of its deck.")
    elif card < FLARE:
        text = _("{who} puts a legend at the bottom of its deck.")
    else:
        text = _("{who} puts a flare at the bottom of its deck.")
    tell(s, text, secret=_("{who} puts {card} at the bottom of its deck."), card=NAMES[card])
    deck.bottom.append(dealing.take(s, card))
    s.returned[3 * s.turn + (card >= LEGEND) + (card >= FLARE)] += 1


# -- effects and what follows --------------------------------------------------------------------


def _effect_choices(s: "GameState", frame: Frame) -> list[int] | None:
    if not s.fx:
        effects.begin(s, *frame[1:])
    found = effects.resume(s)
    if found:
        if s.sides < s.seats and not s.passed:
            found = sorted([*found, PASS])
        return found
    effects.end(s)
    s.stack.pop()
    return None


def _choose_effect(s: "GameState", frame: Frame, action: int) -> None:
    if action == PASS:
        closing.pass_control(s)
    else:
        effects.choose(s, action)


BURIED = 2
"""`state.away`: the card goes to the bottom of its deck."""


def _after(s: "GameState", frame: Frame) -> None:
    """The card leaves the hand; a frozen effect stays in play."""
    if closing.score_laurels(s):
        return
    card = frame[1]
    seat = s.turn
    thawed = s.away == 1
    buried = s.away == BURIED
    s.away = 0
    s.stack.pop()
    if buried:
        s.decks[seat].bottom.append(public(card))
    elif card < FLARE and BEINGS[card].frozen and not thawed:
        if s.frozen[seat] >= 0:
            s.stack.append((KEEP, card))
        else:
            s.frozen[seat] = card
    else:
        s.discards[dealing.deck_of(s, card)].append(card)


def _keeps(s: "GameState", frame: Frame) -> list[int]:
    return sorted((CARD + s.frozen[s.turn], CARD + frame[1]))


def _choose_keep(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    seat = s.turn
    cards = [s.frozen[seat], frame[1]]
    s.frozen[seat] = action - CARD
    cards.remove(action - CARD)
    s.discards[seat] += cards


def deal_unknown(s: "GameState", rng: random.Random) -> None:
    """Deal the face-down cards of a view at random. What its viewer may choose stays the same."""
    for number, deck in enumerate(s.decks):
        deck.deal(rng, dealing.hands_of_deck(s, number))
    for hand in s.hands:
        hand.sort()
    if not s.todo:
        settle(s)


def outcome(s: "GameState") -> Outcome | None:
    """See `State.outcome`."""
    return closing.outcome(s) if not s.stack else None


HANDLERS: Handlers = {
    TURN: (_turn_choices, _choose_turn),
    PUT: (_empty_squares, _put),
    RETURN: (_returns, _choose_return),
    EFFECT: (_effect_choices, _choose_effect),
    AFTER: (lambda s, frame: _after(s, frame), lambda s, frame, action: None),
    KEEP: (_keeps, _choose_keep),
    **dealing.HANDLERS,
    **summoning.HANDLERS,
    **flares.HANDLERS,
    **closing.HANDLERS,
    **setup.HANDLERS,
}
