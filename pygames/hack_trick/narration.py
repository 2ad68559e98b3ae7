"""What happened, in words, and where: the events an action with a log leaves behind.

Places are the faces' keys: `deck`, `row-N` (the Nth card of the Row), `aside-N`, `square-N`, and for
each seat `hand-S`, `pool-S`, `captured-S`.
"""

from collections.abc import Sequence

from pygames.core.game import CHANCE
from pygames.core.narration import Event, Log
from pygames.core.text import _
from pygames.hack_trick.board import SQUARES
from pygames.hack_trick.layout import DEALER, ENDINGS, HAND_NO, PLAY_COMMAND, SCORE


def marker_name(x2: bool) -> str:
    """The kind of a marker in words."""
    return _("the x2 marker") if x2 else _("a plain marker")


def squares_of(mask: int) -> list[int]:
    """The squares of a mask, rising.

    >>> squares_of(0b100000001)
    [1, 9]
    """
    return [square for square in SQUARES if mask >> (square - 1) & 1]


def _seat(seat: int) -> str:
    return f"{{p{seat}}}"


def first_dealer(log: Log, seat: int) -> None:
    log.append(Event(CHANCE, _("{who} deals first.").format(who=_seat(seat))))


def new_hand(log: Log, cells: list[int]) -> None:
    text = _("Hand {number} begins; {who} deals.").format(number=cells[HAND_NO], who=_seat(cells[DEALER]))
    log.append(Event(CHANCE, text))


def dealt(log: Log, seat: int, value: int) -> None:
    text = _("{who} is dealt a card.").format(who=_seat(seat))
    fuller = _("{who} is dealt a {value}.").format(who=_seat(seat), value=value)
    log.append(Event(CHANCE, text, {seat: fuller}, ("deck", f"hand-{seat}")))


def set_aside(log: Log, value: int, number: int) -> None:
    text = _("A {value} is laid aside, out of play.").format(value=value)
    log.append(Event(CHANCE, text, where=("deck", f"aside-{number}")))


def started(log: Log, seat: int, value: int) -> None:
    text = _("{who} starts the Row with a {value}.").format(who=_seat(seat), value=value)
    log.append(Event(seat, text, where=(f"hand-{seat}", "row-1")))


def announced(log: Log, seat: int, total: int) -> None:
    text = _("{who} announces a sum of {total}.").format(who=_seat(seat), total=total)
    log.append(Event(seat, text, where=(f"hand-{seat}",)))


def asked(log: Log, seat: int, total: int) -> None:
    text = _("{who} pays a captured token and asks: the hand of {other} sums to {total}.").format(
        who=_seat(seat), other=_seat(1 - seat), total=total
    )
    log.append(Event(seat, text, where=(f"captured-{seat}", f"hand-{1 - seat}")))


def drew(log: Log, seat: int, value: int) -> None:
    text = _("{who} draws a card.").format(who=_seat(seat))
    fuller = _("{who} draws a {value}.").format(who=_seat(seat), value=value)
    log.append(Event(seat, text, {seat: fuller}, ("deck", f"hand-{seat}")))


def reshuffled(log: Log, cards: int, last: int) -> None:
    text = _("The deck is empty: {cards} cards of the Row are shuffled into a new one; the {last} stays.")
    log.append(Event(CHANCE, text.format(cards=cards, last=last), where=("row-1", "deck")))


def played(log: Log, seat: int, value: int, square: int, number: int) -> None:
    text = _("{who} plays a {value}, which makes {square}.").format(
        who=_seat(seat), value=value, square=square
    )
    log.append(Event(seat, text, where=(f"hand-{seat}", f"row-{number}")))


def marked(log: Log, seat: int, square: int, x2: bool, taken: int) -> None:
    here = f"square-{square}"
    if taken:
        text = _("{who} captures {taken} on {square}.").format(who=_seat(seat), taken=taken, square=square)
        log.append(Event(seat, text, where=(here, f"captured-{seat}")))
    text = _("{who} places {marker} on {square}.").format(
        who=_seat(seat), marker=marker_name(x2), square=square
    )
    log.append(Event(seat, text, where=(f"pool-{seat}", here)))


def passed(log: Log, seat: int) -> None:
    log.append(Event(seat, _("{who} passes.").format(who=_seat(seat))))


def commanded(log: Log, seat: int, command: int, x2: bool) -> None:
    words = _("{who} pays {marker}: Play!") if command == PLAY_COMMAND else _("{who} pays {marker}: Guard!")
    log.append(Event(seat, words.format(who=_seat(seat), marker=marker_name(x2)), where=(f"pool-{seat}",)))


def showed(log: Log, seat: int, cards: int, value: int) -> None:
    if cards:
        shown = ", ".join([str(value)] * cards)
        text = _("{who} cannot play, and shows the hand: {cards}.").format(who=_seat(seat), cards=shown)
    else:
        text = _("{who} cannot play, having no cards.").format(who=_seat(seat))
    log.append(Event(seat, text, where=(f"hand-{seat}",)))


def out_of_markers(log: Log, seat: int) -> None:
    text = _("{who} must play and has no marker left.").format(who=_seat(seat))
    log.append(Event(seat, text, where=(f"pool-{seat}",)))


def how_won(result: Sequence[int]) -> str:
    """How a hand was won, as the end of a sentence."""
    squares = ", ".join(map(str, squares_of(result[3])))
    how = {
        "line": _("with the line {squares}"),
        "triple": _("with three markers on {squares}"),
        "markers": _("because the other has no marker to play with"),
    }
    return how[ENDINGS[result[1]]].format(squares=squares)


def hand_won(log: Log, result: Sequence[int], cells: list[int]) -> None:
    text = _("{who} wins the hand {how}: {points} points. The score is {a} to {b}.")
    if result[2] == 1:
        text = _("{who} wins the hand {how}: 1 point. The score is {a} to {b}.")
    said = text.format(
        who=_seat(result[0]), how=how_won(result), points=result[2], a=cells[SCORE], b=cells[SCORE + 1]
    )
    log.append(Event(result[0], said, where=tuple(f"square-{n}" for n in squares_of(result[3]))))
