"""What can happen to pieces on the arena. Every change of the board goes through here.

A piece is one int: rank (1 common, 2 heroic, 3 legendary), plus its colour times 4, plus marks that
travel with it. An empty square is 0. `piece & 15` is what the piece is, without its marks.
"""

from typing import TYPE_CHECKING

from pygames.core.narration import Event
from pygames.core.text import _
from pygames.tash_kalar.board import NAMES
from pygames.tash_kalar.patterns import COMMON, HEROIC, LEGENDARY

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

USED = 16
"""Was part of the pattern of the being now resolved."""
CHOSEN = 32
"""Was already chosen by the step now resolved."""
GATE = 64
"""Is its colour's Gateway."""

# The registers of the effect in progress, `state.fx` (empty while there is none).
PROGRAM, PC, SELF, START, RAN, FORM, LAST, AT, WAS, WAY = range(10)
COUNT, HAND, EVEN, DID, DOWN, TOP, COLOUR, SPARE, FIRM, KEPT = range(10, 20)
"""PROGRAM, PC: which effect, which instruction. SELF: square of the summoned being, -1 if gone.
START: square it was summoned on. RAN: the piece (colour and rank) its arrival destroyed, or 0.
FORM: which orientation of its pattern. LAST: square of the piece last acted on, -1 if gone.
AT: the square last chosen. WAS: what stood there before. WAY: direction of the last move, -1.
COUNT: choices carried out by this step. HAND: square of the piece taken up to move, -1.
EVEN: landings on an equal rank by this step. DID: choices carried out by the last finished step.
DOWN, TOP: pieces destroyed by the latest step, and their highest rank. COLOUR: the colour of a
`for_each` round or of `choose_colour`. SPARE: a number `remember` keeps. FIRM: 1 once the player
has taken up a piece, which must then move. KEPT: the square `keep` keeps, -1."""
REGISTERS = KEPT + 1
MOST_SPARE = 70**4 - 1
"""The greatest number SPARE holds: four squares, base 70."""

RANKS = (_("no piece"), _("common"), _("heroic"), _("legendary"))


def rank_of(piece: int) -> int:
    return piece & 3


def side_of(piece: int) -> int:
    """The colour of a piece; meaningless for an empty square."""
    return piece >> 2 & 3


def store_of(side: int, rank: int) -> int:
    """Index in `state.stock`: common and heroic pieces share one store, legendary have their own."""
    return side * 2 + (rank == LEGENDARY)


def tell(
    s: "GameState", text: str, *squares: int, piece: int = 0, other: int = 0, secret: str = "", **words: str
) -> None:
    """Log an event of the seat on turn. The text may name `{who}`, the seat; `{origin}` and `{at}`,
    the first and the last of the squares; `{piece}` and `{other}`; and any further words. `secret`
    is what the seat itself reads."""
    s.touched += squares
    if s.log is None:
        return
    names = tuple(NAMES[q] for q in squares)
    words |= {"who": f"{{p{s.turn}}}", "piece": describe(piece), "other": describe(other)}
    if names:
        words |= {"origin": names[0], "at": names[-1]}
    private = {s.turn: _fill(secret, words)} if secret else {}
    s.log.append(Event(s.turn, _fill(text, words), private, names))


def _fill(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(f"{{{word}}}", value)
    return text[:1].upper() + text[1:]


def place(s: "GameState", square: int, side: int, rank: int) -> None:
    """Put a piece from the stock on an empty square."""
    s.stock[store_of(side, rank)] -= 1
    s.board[square] = side << 2 | rank
    tell(s, _("{piece} is placed on {at}."), square, piece=side << 2 | rank)


def lift(s: "GameState", square: int, *, gone: bool = False) -> int:
    """Take a piece off the board, back to its stock (or out of the game); the piece it was."""
    piece = s.board[square]
    s.board[square] = 0
    if not gone:
        s.stock[store_of(side_of(piece), rank_of(piece))] += 1
    fx = s.fx
    if fx:
        if fx[SELF] == square:
            fx[SELF] = -1
        if fx[LAST] == square:
            fx[LAST] = -1
    return piece


def destroy(s: "GameState", square: int, times: int = 1, *, gone: bool = False) -> None:
    """Destroy a piece. An enemy one counts for the turn as `times` pieces (0: not at all)."""
    piece = s.board[square] & 15
    lift(s, square, gone=gone)
    _count(s, piece, times)
    tell(s, _("{piece} on {at} is destroyed."), square, piece=piece)


def _count(s: "GameState", piece: int, times: int) -> None:
    if times and piece >> 2 != s.turn % s.sides:
        s.felled[piece] += times + s.oblivion
    if s.fx:
        s.fx[DOWN] += 1
        s.fx[TOP] = max(s.fx[TOP], piece & 3)


def move(s: "GameState", origin: int, target: int) -> None:
    """Move or leap a piece; what stands on the target is destroyed."""
    if s.board[target]:
        destroy(s, target)
    piece = s.board[origin]
    s.board[target] = piece
    s.board[origin] = 0
    _follow(s, origin, target)
    tell(s, _("{piece} goes from {origin} to {at}."), origin, target, piece=piece)


def _follow(s: "GameState", origin: int, target: int) -> None:
    fx = s.fx
    if fx:
        if fx[SELF] == origin:
            fx[SELF] = target
        if fx[LAST] == origin:
            fx[LAST] = target


def swap(s: "GameState", one: int, other: int) -> None:
    """Exchange two pieces; nothing is destroyed."""
    s.board[one], s.board[other] = s.board[other], s.board[one]
    fx = s.fx
    if fx:
        for register in (SELF, LAST):
            if fx[register] in (one, other):
                fx[register] = one + other - fx[register]
    tell(s, _("The pieces on {origin} and {at} change places."), one, other)


def can_rerank(s: "GameState", piece: int, rank: int) -> bool:
    """Whether the stock allows the piece to become this rank."""
    return 1 <= rank <= 3 and (rank_of(piece) + rank == COMMON + HEROIC or has(s, side_of(piece), rank))


def has(s: "GameState", side: int, rank: int) -> bool:
    """Whether a piece of this colour and rank is in stock."""
    return s.stock[store_of(side, rank)] > 0


def rerank(s: "GameState", square: int, rank: int) -> None:
    """Upgrade or downgrade a piece; a legendary piece is no Gateway."""
    piece = s.board[square]
    side = side_of(piece)
    s.stock[store_of(side, rank_of(piece))] += 1
    s.stock[store_of(side, rank)] -= 1
    piece = piece & ~3 | rank
    s.board[square] = piece & ~GATE if rank == LEGENDARY else piece
    tell(s, _("{piece} on {at} becomes {other}."), square, piece=piece, other=side << 2 | rank)


def convert(s: "GameState", square: int, side: int, rank: int) -> None:
    """Replace a piece by one of another colour; an enemy piece counts as destroyed."""
    piece = lift(s, square) & 15
    _count(s, piece, 1)
    s.stock[store_of(side, rank)] -= 1
    s.board[square] = side << 2 | rank
    tell(s, _("{piece} on {at} is replaced by {other}."), square, piece=piece, other=side << 2 | rank)


def capture(s: "GameState", square: int) -> None:
    """Take a piece off the board, onto the Merchant of Time of the seat on turn."""
    piece = s.board[square] & ~(USED | CHOSEN)
    s.captive[s.turn] = piece
    s.board[square] = 0
    tell(s, _("{piece} on {at} is taken away."), square, piece=piece)


def release(s: "GameState", square: int) -> None:
    """The piece on the Merchant of Time leaps back; what stands on the square is destroyed."""
    if s.board[square]:
        destroy(s, square)
    s.board[square] = piece = s.captive[s.turn]
    s.captive[s.turn] = 0
    tell(s, _("{piece} comes back on {at}."), square, piece=piece)


def gateway(s: "GameState", side: int) -> int:
    """The square of the colour's Gateway, -1 if it has none on the board."""
    return next((q for q, p in enumerate(s.board) if p & GATE and side_of(p) == side), -1)


def become_gateway(s: "GameState", square: int) -> None:
    """Move the Gateway marker to this piece, also from one that was taken away."""
    side = side_of(s.board[square])
    for group in (s.board, s.captive):
        for place, piece in enumerate(group):
            if piece & GATE and side_of(piece) == side:
                group[place] = piece & ~GATE
    s.board[square] |= GATE
    tell(s, _("{piece} on {at} is the Gateway now."), square, piece=s.board[square])


def counts(s: "GameState") -> tuple[list[int], list[int]]:
    """Of each side the upgraded pieces and all pieces on the board."""
    upgraded = [0] * s.sides
    total = [0] * s.sides
    for piece in s.board:
        if piece:
            total[piece >> 2 & 3] += 1
            if piece & 2:
                upgraded[piece >> 2 & 3] += 1
    return upgraded, total


def describe(piece: int) -> str:
    """A piece in words, its owner as the narration names seats (`{p0}`)."""
    if not piece:
        return RANKS[0]
    return _("a {rank} piece of {owner}").format(rank=RANKS[piece & 3], owner=f"{{p{piece >> 2 & 3}}}")
