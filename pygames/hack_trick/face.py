"""The table of Hack Trick as text: an observed state in, marked-up regions out."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, cast

from pygames.core.face import View, action_button
from pygames.core.game import SPECTATOR, State
from pygames.core.text import _
from pygames.hack_trick import drawing
from pygames.hack_trick.board import GOAL, ROWS, SQUARES, VALUES, bit
from pygames.hack_trick.layout import (
    CAPTURED,
    CELLS,
    DEAL,
    DECK_SIZE,
    END,
    FIRST,
    GUARD_COMMAND,
    HAND,
    HAND_NO,
    HELD,
    LAST,
    MAIN,
    MARK,
    MARKERS,
    MASK,
    NOTHING,
    ORDER,
    OVER,
    PAY,
    PHASE,
    PLAIN,
    PLAY_COMMAND,
    SCORE,
    SIZE,
    SQUARE,
    START,
    TURN,
    X2,
    X2_AT,
)
from pygames.hack_trick.narration import how_won
from pygames.hack_trick.words import known_sum, position_lines, prompt

if TYPE_CHECKING:
    from pygames.hack_trick.state import GameState

ACCENT = "light-dark(#0b6b5d, #5fd6bd)"

symbols = drawing.symbols
emblem = drawing.emblem


def card(key: str) -> str:
    """See `Face.card`; a key is a card's value or `square-` and a number."""
    if key in map(str, VALUES):
        return drawing.large_card(int(key))
    kind, _dash, number = key.partition("-")
    if kind == "square" and number in map(str, SQUARES):
        return drawing.large_square(int(number))
    return ""


def gallery() -> dict[str, list[str]]:
    """See `Face.gallery`: the table shows all there is."""
    return {}


def render(state: State, names: Sequence[str]) -> View:
    """See `Face.render`. A full state shows both hands, and the hand of the seat on turn to act."""
    game_state = cast("GameState", state)
    cells = game_state.cells
    told = prompt(game_state, names)
    actor = game_state.viewer if game_state.viewer is not None else cells[TURN]
    if cells[PHASE] in (FIRST, OVER):
        actor = SPECTATOR
    can = {state.action_to_string(action) for action in state.legal_actions()} if actor >= 0 else set()
    return View(
        prompt=told,
        board=_keypad(game_state, names, actor, can) + _lane(game_state, names),
        hand=_hand(cells, actor, can),
        choices=_choices(cells, actor, can),
        panels=(_panel(game_state, 0), _panel(game_state, 1)),
        text=[told, *position_lines(game_state, names)],
    )


# -- the keypad --------------------------------------------------------------------------------------


def _on_keypad(state: "GameState") -> tuple[list[int], list[int], int, bool]:
    """Marker counts of both seats in two runs of ten, x2 squares, squares of a combination as bits,
    and whether this is the finished hand, which stays until the next Row is started."""
    cells = state.cells
    result = state.result
    if cells[PHASE] in (DEAL, START, OVER) and result:
        counts = [0, *result[6:15], 0, *result[15:24]]
        return counts, list(result[4:6]), result[3], cells[PHASE] != OVER
    return cells[MARKERS:CELLS], cells[X2_AT : X2_AT + 2], 0, False


def _keypad(state: "GameState", names: Sequence[str], actor: int, can: set[str]) -> str:
    cells = state.cells
    counts, x2_at, won, finished = _on_keypad(state)
    drawn = []
    for number in (number for row in ROWS for number in row):
        inside, labels, classes = "", [], ""
        for seat in (0, 1):
            count = counts[10 * seat + number]
            if count:
                inside += drawing.stack(number, seat, count, x2_at[seat] == number)
                labels.append(_count_label(names[seat], count, x2_at[seat] == number))
        value = number - cells[LAST]
        action = f"mark {number}" if actor >= 0 else ""
        if cells[PHASE] == MAIN and value in VALUES and value != cells[LAST]:
            held = actor >= 0 and cells[HELD + actor] >> value & 1
            inside += drawing.need(value, bool(held))
            labels.append(_("a {value} marks it").format(value=value))
            if held:
                action = f"play {value}"
        if action in can:
            classes += " can"
        if won & bit(number) or (cells[PHASE] == MARK and number == cells[SQUARE]):
            classes += " chosen"
        elif number == cells[SQUARE] and cells[PHASE] not in (DEAL, START):
            classes += " last"
        label = _("Square {number}: {what}").format(number=number, what=", ".join(labels) or _("empty"))
        drawn.append(drawing.square(number, classes, label, action, inside))
    return drawing.keypad(drawn, _("Keypad"), " finished" if finished else "")


def _count_label(name: str, count: int, x2: bool) -> str:
    if x2:
        other = _("{name}: the x2 marker and {count} plain") if count > 1 else _("{name}: the x2 marker")
        return other.format(name=name, count=count - 1)
    one = _("{name}: 1 marker") if count == 1 else _("{name}: {count} markers")
    return one.format(name=name, count=count)


# -- the Row, the deck, what lies aside --------------------------------------------------------------


def _lane(state: "GameState", names: Sequence[str]) -> str:
    cells = state.cells
    row = [
        drawing.small_card(value, " last" if at == len(state.row) else "", f"row-{at}")
        for at, value in enumerate(state.row, 1)
    ]
    aside = [drawing.small_card(value, "", f"aside-{at}") for at, value in enumerate(state.aside, 1)]
    deck = drawing.back("deck") + f"<b>{cells[DECK_SIZE]}</b>"
    parts = (
        _group("deck", _("Deck"), deck),
        _group("row", _("Row"), "".join(row) or f"<i>{_('not started')}</i>"),
        _group("aside", _("Aside"), "".join(aside) or "<i>–</i>"),
    )
    return f'<div class="lane">{"".join(parts)}</div>{_last_hand(state, names)}'


def _group(kind: str, name: str, inside: str) -> str:
    label = f'<span class="of">{name}</span>'
    return f'<div class="of-{kind}" role="group" aria-label="{name}">{label}<div>{inside}</div></div>'


def _last_hand(state: "GameState", names: Sequence[str]) -> str:
    """How the hand before was won, as long as nothing is marked in this one."""
    cells, result = state.cells, state.result
    if not result or cells[MASK] or cells[MASK + 1] or cells[PHASE] == OVER:
        return ""
    points = _("1 point") if result[2] == 1 else _("2 points")
    told = _("Hand {number} went to {name} {how}: {points}.").format(
        number=cells[HAND_NO] - 1, name=names[result[0]], how=how_won(result), points=points
    )
    return f'<p class="last-hand">{escape(told)}</p>'


# -- the hand and the choices ------------------------------------------------------------------------


def _hand(cells: list[int], actor: int, can: set[str]) -> str:
    if actor < 0:
        return ""
    verb = "start" if cells[PHASE] == START else "play"
    buttons = []
    for value in VALUES:
        action = f"{verb} {value}"
        makes, label = "", _("Start the Row with the {value}").format(value=value)
        if verb == "play":
            label = _("Play the {value}").format(value=value)
            if cells[LAST] == value:
                makes = _("same")
                label = _("The {value}, the same as the last card").format(value=value)
            elif cells[LAST] != NOTHING:
                makes = f"→ {value + cells[LAST]}"
                label = _("Play the {value}, for square {square}").format(
                    value=value, square=value + cells[LAST]
                )
        for copy in range(cells[HAND + 6 * actor + value]):
            key = f"card-{actor}-{value}-{copy + 1}"
            buttons.append(drawing.card_button(value, action, label, makes, key, action in can))
    cards = "".join(buttons) or f"<p>{_('No cards')}</p>"
    return f'<div class="cards" data-key="hand-{actor}">{cards}</div>'


def _choices(cells: list[int], actor: int, can: set[str]) -> str:
    if actor < 0:
        return ""
    phase = cells[PHASE] if cells[TURN] == actor else MAIN
    if phase == START:
        return ""
    if phase in (MARK, PAY):
        verb = "mark" if phase == MARK else "pay"
        plain, double = drawing.marker(actor, False), drawing.marker(actor, True)
        offers = [(f"{verb} plain", _("Plain marker"), plain), (f"{verb} x2", _("x2 marker"), double)]
    elif phase == END:
        cost = drawing.marker(actor, False)
        offers = [("pass", _("Pass"), ""), ("play!", _("Play!"), cost), ("guard!", _("Guard!"), cost)]
    else:
        offers = [("draw", _("Draw a card"), ""), ("ask", _("Ask"), drawing.marker(1 - actor, False))]
    return "".join(action_button(text, label, text in can, extra=extra) for text, label, extra in offers)


# -- the panels --------------------------------------------------------------------------------------


def _panel(state: "GameState", seat: int) -> str:
    cells = state.cells
    marks = "".join(f'<i class="{"got" if n < cells[SCORE + seat] else "open"}"></i>' for n in range(GOAL))
    score = _("{score} of {goal} points").format(score=cells[SCORE + seat], goal=GOAL)
    pool = f"{drawing.marker(seat, False)}{cells[PLAIN + seat]}{_word(_('plain'))}"
    if cells[X2 + seat]:
        pool += f" {drawing.marker(seat, True)}{_word('x2')}"
    chips = [_chip(pool, f"pool-{seat}")]
    if cells[CAPTURED + seat]:
        taken = f"{drawing.marker(1 - seat, False)}{cells[CAPTURED + seat]}{_word(_('captured'))}"
        chips.append(_chip(taken, f"captured-{seat}"))
    if cells[PHASE] not in (FIRST, OVER):
        if cells[ORDER] == PLAY_COMMAND and seat == cells[TURN]:
            chips.append(_chip(_("commanded")))
        if cells[ORDER] == GUARD_COMMAND and seat != cells[TURN]:
            chips.append(_chip(_("guarded")))
    total = known_sum(state, seat)
    if total:
        chips.append(_chip(escape(total), kind="sum"))
    return (
        f'<p class="score"><span class="dots-of-score" aria-hidden="true">{marks}</span> {score}</p>'
        f'{_panel_hand(state, seat)}<p class="chips">{"".join(chips)}</p>'
    )


def _chip(inside: str, key: str = "", *, kind: str = "") -> str:
    keyed = f' data-key="{key}"' if key else ""
    return f'<span class="{f"chip {kind}".strip()}"{keyed}>{inside}</span>'


def _word(word: str) -> str:
    """What a mark means, where there is room to say it."""
    return f' <span class="word">{word}</span>'


def _panel_hand(state: "GameState", seat: int) -> str:
    """The cards of a seat whose hand is not in the viewer's own hand region."""
    cells = state.cells
    shown_as_hand = state.viewer if state.viewer is not None else cells[TURN]
    if seat == shown_as_hand and cells[PHASE] not in (FIRST, OVER):
        return ""
    number = cells[SIZE + seat]
    label = _("1 card in hand") if number == 1 else _("{number} cards in hand").format(number=number)
    if state.viewer in (None, seat):
        cards = "".join(
            drawing.small_card(value) for value in VALUES for _copy in range(cells[HAND + 6 * seat + value])
        )
    else:
        cards = "".join(drawing.back(f"back-{seat}-{at + 1}") for at in range(number))
    return f'<p class="cards" data-key="hand-{seat}">{cards}<span>{label}</span></p>'
