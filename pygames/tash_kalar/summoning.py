"""Summoning: where a card's being can arrive now, and its arrival."""

from typing import TYPE_CHECKING

from pygames.core.text import _
from pygames.tash_kalar import cards
from pygames.tash_kalar.board import COLOURLESS
from pygames.tash_kalar.cards import BEINGS, LEGEND, NETHERVOID, RANKS
from pygames.tash_kalar.frames import (
    AFTER,
    EFFECT,
    FORMS,
    PICK_UP,
    SIDES,
    SPOT,
    TOKEN,
    TURNED,
    Frame,
    Handlers,
)
from pygames.tash_kalar.patterns import BIT, COMMON, EVERYWHERE, LEGENDARY, mask_of, squares_of
from pygames.tash_kalar.pieces import (
    USED,
    become_gateway,
    destroy,
    gateway,
    lift,
    place,
    side_of,
    store_of,
    tell,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

_COLOURLESS = mask_of(COLOURLESS)


class Sets:
    """The pieces of a position as sets of squares."""

    __slots__ = ("common", "heroic", "legend")

    def __init__(self, board: list[int]) -> None:
        common = [0, 0, 0, 0]
        heroic = [0, 0, 0, 0]
        legend = 0
        for bit, piece in zip(BIT, board, strict=True):
            if piece:
                common[piece >> 2 & 3] |= bit
                if piece & 2:
                    heroic[piece >> 2 & 3] |= bit
                    if piece & 1:
                        legend |= bit
        self.common = common
        """All pieces of each colour."""
        self.heroic = heroic
        """The heroic and legendary ones of each colour."""
        self.legend = legend
        """All legendary pieces."""


def summonable(s: "GameState", hand: list[int], improvising: bool) -> tuple[list[int], list[int]]:
    """The cards of the hand that can be summoned now, and those that can with an improvised piece."""
    sets = Sets(s.board)
    if not improvising:
        return [card for card in hand if places(s, sets, card)], []
    if s.wild or s.void:
        plain = [card for card in hand if places(s, sets, card)]
        return plain, [card for card in hand if places(s, sets, card, True)]
    plain, helped = [], []
    source = s.side if s.possessed < 0 else s.possessed
    common, heroic, others = sets.common[source], sets.heroic[source], _licences(s, sets, True)
    for card in hand:
        none, one = BEINGS[card].pattern.places_with(common, heroic, others)
        if none and _allowed(s, sets, card, none, False):
            plain.append(card)
        if one and _allowed(s, sets, card, one, True):
            helped.append(card)
    return plain, helped


def places(s: "GameState", sets: Sets, card: int, improvised: bool = False) -> int:
    """The set of squares where the card can be summoned now."""
    pattern = BEINGS[card].pattern
    source = s.turn % s.sides if s.possessed < 0 else s.possessed
    common, heroic = sets.common[source], sets.heroic[source]
    if improvised or s.wild or s.void:
        found = 0
        for used, mask in enumerate(pattern.places_with(common, heroic, _licences(s, sets, improvised))):
            if used & 1 or not improvised:
                found |= mask
    else:
        found = pattern.places(common, heroic)
    return _allowed(s, sets, card, found, improvised) if found else 0


def _licences(s: "GameState", sets: Sets, improvised: bool) -> list[tuple[int, int]]:
    """What may stand in for own pieces: the improvised piece first, then enemy pieces and empty
    squares lent by cards."""
    others: list[tuple[int, int]] = []
    enemies = [side for side in range(s.sides) if side not in (s.side, s.possessed)]
    if improvised:
        spent = s.improvised[s.side]
        fresh = [side for side in enemies if not spent >> side & 1]
        others.append((sum(sets.common[f] for f in fresh), sum(sets.heroic[f] for f in fresh)))
    if s.wild:
        foreign = (sum(sets.common[e] for e in enemies), sum(sets.heroic[e] for e in enemies))
        others += [foreign] * s.wild
    if s.void:
        others += [(EVERYWHERE & ~sum(sets.common), 0)] * s.void
    return others


def _allowed(s: "GameState", sets: Sets, card: int, found: int, improvised: bool) -> int:
    """Those of the places of a pattern where a piece of its rank can come to stand."""
    rank = RANKS[card]
    if BEINGS[card].pattern.anywhere:
        found = _COLOURLESS & ~(sets.common[0] | sets.common[1] | sets.common[2] | sets.common[3])
    elif rank == COMMON:
        found &= ~(sets.heroic[0] | sets.heroic[1] | sets.heroic[2] | sets.heroic[3])
    elif rank != LEGENDARY:
        found &= ~sets.legend
    if found and not s.stock[store_of(s.turn % s.sides, rank)] and not _plenty(s, card):
        found = mask_of([q for q in squares_of(found) if _has_piece_for(s, card, q, improvised)])
    return found


Match = tuple[int, tuple[int, ...], tuple[int, ...]]
"""(orientation, squares used, enemy squares among them)."""


def matches(s: "GameState", card: int, square: int, improvised: bool = False) -> list[Match]:
    """Every orientation in which the pattern lies around the square (or anywhere, if it may)."""
    pattern = BEINGS[card].pattern
    found = []
    for anchor in range(len(BIT)) if pattern.anywhere else (square,):
        for form, orientation in enumerate(pattern.orientations):
            cells = orientation.held[anchor]
            if cells is not None:
                match = _match(s, cells, improvised)
                if match is not None:
                    found.append((form, *match))
    return found


def _match(
    s: "GameState", cells: tuple[tuple[int, int], ...], improvised: bool
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    source = s.side if s.possessed < 0 else s.possessed
    used = []
    foreign = []
    void = s.void
    for q, rank in cells:
        piece = s.board[q]
        if not piece:
            void -= 1
            if void < 0 or rank > COMMON:
                return None
            continue
        if piece & 3 < rank:
            return None
        if side_of(piece) != source:
            if side_of(piece) == s.side:
                return None
            foreign.append(q)
        used.append(q)
    if len(foreign) > s.wild + improvised:
        return None
    if improvised and not any(_unspent(s, q) for q in foreign):
        return None
    return tuple(used), tuple(foreign)


def _unspent(s: "GameState", square: int) -> bool:
    return not s.improvised[s.side] >> side_of(s.board[square]) & 1


def spare_pieces(s: "GameState", card: int, square: int, improvised: bool) -> list[int] | None:
    """Which own pieces could be picked up to summon the being here; None if none need be."""
    side = s.side
    legendary = RANKS[card] == LEGENDARY
    if s.stock[store_of(side, RANKS[card])]:
        return None

    def fits(piece: int) -> bool:
        return piece > 0 and side_of(piece) == side and (piece & 3 == LEGENDARY) == legendary

    if fits(s.board[square]):
        return None
    found = matches(s, card, square, improvised)
    return [
        q
        for q, piece in enumerate(s.board)
        if fits(piece) and any(q not in used for _form, used, _foreign in found)
    ]


def _plenty(s: "GameState", card: int) -> bool:
    """Whether so many pieces of the type are on the board that one is always left to pick up."""
    side = s.side
    legendary = RANKS[card] == LEGENDARY
    there = sum(1 for p in s.board if p and p >> 2 & 3 == side and (p & 3 == LEGENDARY) == legendary)
    return there > BEINGS[card].pattern.size


def _has_piece_for(s: "GameState", card: int, square: int, improvised: bool) -> bool:
    return spare_pieces(s, card, square, improvised) != []


def nearest(s: "GameState", sets: Sets, card: int, most: int = 3) -> list[tuple[int, list[int]]]:
    """Where the pattern of a card lacks the fewest pieces of the side on turn: some of the squares,
    each with the cells not held in one way to lay it."""
    side = s.side
    pattern = BEINGS[card].pattern
    short, mask = pattern.nearest(sets.common[side], sets.heroic[side])
    found = []
    for square in squares_of(mask)[:most]:
        for orientation in pattern.orientations:
            cells = orientation.held[square]
            lacking = [q for q, rank in cells or () if s.board[q] & 3 < rank or side_of(s.board[q]) != side]
            if cells is not None and len(lacking) == short:
                found.append((square, sorted(lacking)))
                break
    return found


# -- the decisions of a summoning ----------------------------------------------------------------


def _spots(s: "GameState", frame: Frame) -> list[int]:
    _kind, card, improvised = frame
    return squares_of(places(s, Sets(s.board), card, bool(improvised)))


def _choose_spot(s: "GameState", frame: Frame, action: int) -> None:
    _kind, card, improvised = frame
    s.stack.pop()
    if spare_pieces(s, card, action, bool(improvised)) is None:
        s.stack.append((TURNED, card, improvised, action, -1))
    else:
        s.stack.append((PICK_UP, card, improvised, action))


def _pick_ups(s: "GameState", frame: Frame) -> list[int]:
    _kind, card, improvised, square = frame
    return spare_pieces(s, card, square, bool(improvised)) or []


def _choose_pick_up(s: "GameState", frame: Frame, action: int) -> None:
    s.stack.pop()
    s.stack.append((TURNED, *frame[1:], action))


def forms(s: "GameState", frame: Frame) -> dict[int, Match]:
    """The matches that differ in what matters, by orientation; where the pattern may lie anywhere, one
    for all, since only the colour that helps can matter then (see `token_colours`)."""
    _kind, card, improvised, square, picked = frame
    being = BEINGS[card]
    found: dict[object, Match] = {}
    for match in matches(s, card, square, bool(improvised)):
        form, used, foreign = match
        if picked in used:
            continue
        colours = None
        if improvised and not being.pattern.anywhere:
            colours = frozenset(side_of(s.board[q]) for q in foreign)
        marked = being.pattern.orientations[form].marked[square] if being.marks else None
        found.setdefault((colours, marked, used if being.tracks else None), match)
    return {match[0]: match for match in found.values()}


def _turnings(s: "GameState", frame: Frame) -> list[int] | None:
    found = forms(s, frame)
    if len(found) > 1:
        return sorted(FORMS + form for form in found)
    _choose_turning(s, frame, FORMS + next(iter(found)))
    return None


def _choose_turning(s: "GameState", frame: Frame, action: int) -> None:
    _kind, card, improvised, square, picked = frame
    s.stack.pop()
    form, used, _foreign = forms(s, frame)[action - FORMS]
    if improvised:
        s.stack.append((TOKEN, card, square, picked, form))
    else:
        arrive(s, card, square, picked, form, used)


def _tokens_of(s: "GameState", frame: Frame) -> dict[int, tuple[int, ...]]:
    """The enemy colours whose help may be what is improvised, each with the squares then used."""
    _kind, card, square, picked, form = frame
    anywhere = BEINGS[card].pattern.anywhere
    found: dict[int, tuple[int, ...]] = {}
    for turned, used, foreign in matches(s, card, square, True):
        if (anywhere or turned == form) and picked not in used:
            for q in foreign:
                if _unspent(s, q):
                    found.setdefault(side_of(s.board[q]), used)
    return found


def token_colours(s: "GameState", frame: Frame) -> list[int]:
    """The enemy colours whose help may be what is improvised."""
    return sorted(_tokens_of(s, frame))


def _tokens(s: "GameState", frame: Frame) -> list[int] | None:
    colours = token_colours(s, frame)
    if len(colours) > 1:
        return [SIDES + colour for colour in colours]
    _choose_token(s, frame, SIDES + colours[0])
    return None


def _choose_token(s: "GameState", frame: Frame, action: int) -> None:
    _kind, card, square, picked, form = frame
    used = _tokens_of(s, frame)[action - SIDES]
    s.stack.pop()
    s.improvised[s.side] |= 1 << (action - SIDES)
    arrive(s, card, square, picked, form, used)


def arrive(s: "GameState", card: int, square: int, picked: int, form: int, used: tuple[int, ...]) -> None:
    """The being arrives; its effect follows."""
    side = s.side
    rank = RANKS[card]
    s.wild = s.void = 0
    s.possessed = -1
    tell(s, _("{who} summons {name} on {at}."), square, name=BEINGS[card].name)
    if picked >= 0:
        lift(s, picked)
    ran = s.board[square] & 15
    if ran:
        destroy(s, square)
    place(s, square, side, rank)
    for q in used:
        if q != square:
            s.board[q] |= USED
    if card in NETHERVOID:
        _open_gateway(s, square, side, rank)
    s.summoned.append(square * 4 + rank)
    if card >= LEGEND:
        s.laurels += 1
    s.stack.append((AFTER, card))
    if cards.PROGRAMS[card]:
        s.stack.append((EFFECT, card, square, ran, form))
    else:
        s.board = [p & ~USED for p in s.board]


def _open_gateway(s: "GameState", square: int, side: int, rank: int) -> None:
    """A being of the Nethervoid becomes the Gateway if there is none, or if it outranks it."""
    old = gateway(s, side)
    if old < 0 or s.board[old] & 3 < rank:
        become_gateway(s, square)


HANDLERS: Handlers = {
    SPOT: (_spots, _choose_spot),
    PICK_UP: (_pick_ups, _choose_pick_up),
    TURNED: (_turnings, _choose_turning),
    TOKEN: (_tokens, _choose_token),
}
