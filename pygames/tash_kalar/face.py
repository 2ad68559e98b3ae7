"""The table of Tash-Kalar as text: an observed state in, marked-up regions out."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, cast

from pygames.core.cards import FACE_DOWN, card_of
from pygames.core.face import View, action_button
from pygames.core.game import CHANCE, SPECTATOR, TERMINAL, State
from pygames.core.text import _
from pygames.tash_kalar import closing, describe, drawing, effects, prompts, rules, summoning
from pygames.tash_kalar.board import ALL, DIRECTIONS
from pygames.tash_kalar.board import NAMES as SQUARES
from pygames.tash_kalar.cards import BEINGS, CARDS, DECK, FLARE, LEGEND, NAMES, SCHOOLS
from pygames.tash_kalar.cards.tasks import TASKS, fulfilled
from pygames.tash_kalar.frames import CLAIM, EFFECT, HIGH_FORM, MELEE, PICK_UP, SPOT
from pygames.tash_kalar.notation import SEAT_COLOURS, card_text
from pygames.tash_kalar.pieces import HAND, SELF, USED

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

ACCENT = "light-dark(#8f2f45, #e79aa6)"

symbols = drawing.symbols
emblem = drawing.emblem

_ARROWS = dict(zip(("n", "ne", "e", "se", "s", "sw", "w", "nw"), "↑↗→↘↓↙←↖", strict=True))


def card(key: str) -> str:
    """See `Face.card`; a key is `card-` or `task-` and a number."""
    kind, _dash, number = key.partition("-")
    if not number.isascii() or not number.isdigit() or len(number) > 3:
        return ""
    if kind == "card" and int(number) < CARDS:
        return drawing.large_card(int(number))
    if kind == "task" and int(number) < len(TASKS):
        return f'<div class="large-being">{drawing.task_face(int(number))}</div>'
    return ""


def gallery() -> dict[str, list[str]]:
    """See `Face.gallery`: the beings by school, the legends, the flares, the tasks."""
    groups = {
        school: [f"card-{DECK * book + number}" for number in range(DECK)]
        for book, school in enumerate(SCHOOLS)
    }
    groups[_("Legends")] = [f"card-{number}" for number in range(LEGEND, FLARE)]
    groups[_("Flares")] = [f"card-{number}" for number in range(FLARE, CARDS)]
    groups[_("Tasks")] = [f"task-{number}" for number in range(len(TASKS))]
    return groups


def render(state: State, names: Sequence[str]) -> View:
    """See `Face.render`. In a full state the seat on turn is the one to act."""
    s = cast("GameState", state)
    mover = rules.player(s)
    actor = s.viewer if s.viewer is not None else mover
    if mover in (CHANCE, TERMINAL):
        actor = SPECTATOR if s.viewer is None else s.viewer
    can = {}
    if actor == mover:
        can = {s.action_to_string(action): action for action in s.legal_actions()}
    told = describe.prompt(s, names, actor)
    lines = [told, *describe.position_lines(s, names)]
    beings: dict[int, describe.Reach] = {}
    if actor == mover and actor >= 0:
        sets = summoning.Sets(s.board)
        cards = map(card_of, s.hands[3 * actor] + s.hands[3 * actor + 1])
        beings = {number: describe.reach(s, number, sets) for number in cards if number < FLARE}
        lines += describe.own_lines(beings)
    hand, in_hand = _hand(s, actor, can, beings)
    return View(
        prompt=told,
        board=_arena(s, names, actor, can) + _tasks(s, can, actor),
        hand=hand,
        choices=_choices(s, can, in_hand),
        panels=tuple(_panel(s, seat, actor, names) for seat in range(s.seats)),
        text=lines,
    )


# -- the arena -----------------------------------------------------------------------------------


def _arena(s: "GameState", names: Sequence[str], actor: int, can: dict[str, int]) -> str:
    touched = {s.fx[SELF], s.fx[HAND]} if s.fx else set()
    acting = actor == rules.player(s) and actor >= 0
    legal = {action: text for text, action in can.items()}
    verb = _verb(s) if acting else ""
    seats = tuple(names)
    squares = []
    for q, piece in enumerate(s.board):
        action = legal.get(q) or (f"{verb} {SQUARES[q]}" if acting else "")
        classes = (" can" if q in legal else "") + (" chosen" if q in touched or piece & USED else "")
        squares.append(_square(q, piece, classes, action, seats, s.sides))
    return drawing.arena(squares)


@lru_cache(maxsize=1024)  # few of the 69 squares look other than before
def _square(q: int, piece: int, classes: str, action: str, names: tuple[str, ...], sides: int) -> str:
    label = describe.square_words(q, piece, names, sides, drawing.square_kind(q))
    if action:
        label = _("{action}: {square}").format(action=action.capitalize(), square=label)
    return drawing.square(q, classes, label, action, drawing.piece(piece) if piece else "")


def _verb(s: "GameState") -> str:
    """What a person means who touches a square that cannot be chosen now."""
    kind = s.stack[-1][0] if s.stack else -1
    if kind == EFFECT:
        verb = effects.asking(s).verb
        return "choose" if verb in _WORDLESS else verb
    return {SPOT: "at", PICK_UP: "pick up"}.get(kind, "place")


_WORDLESS = {"toward", "colour", "either"}


def _tasks(s: "GameState", can: dict[str, int], actor: int) -> str:
    """The tasks on the table; those whose condition holds for the seat on turn are marked."""
    if s.aim != HIGH_FORM or not s.tasks:
        return ""
    parts = []
    for task in s.tasks:
        met = fulfilled(s, task)
        sign = f'<span class="chip met">{_("fulfilled")}</span>' if met else ""
        action = f"claim {TASKS[task].name.lower()}"
        button = action_button(action, _("Claim"), True) if action in can else ""
        parts.append(f'<li class="task" data-card="task-{task}">{drawing.task_face(task)}{sign}{button}</li>')
    if s.next_task >= 0:
        parts.append(
            f'<li class="task next" data-card="task-{s.next_task}"><i>{_("Next")}</i>'
            f" {drawing.task_face(s.next_task)}</li>"
        )
    return f'<ul class="tasks" aria-label="{_("Tasks")}">{"".join(parts)}</ul>'


# -- the hand ------------------------------------------------------------------------------------


def _hand(
    s: "GameState", actor: int, can: dict[str, int], beings: Mapping[int, describe.Reach]
) -> tuple[str, set[str]]:
    """The viewer's cards, and the actions they stand for."""
    if not 0 <= actor < s.seats:
        return "", set()
    offered: set[str] = set()
    parts = []
    acting = actor == rules.player(s)
    for kind in range(3):
        for value in s.hands[3 * actor + kind]:
            number = card_of(value)
            if number != FACE_DOWN:
                deeds = _deeds(s, number, can) if acting else []
                offered.update(deed[0] for deed in deeds)
                near = _nearness(*beings[number]) if number in beings else ""
                parts.append(_being(s, number, drawing.buttons(deeds), near))
    inside = "".join(parts) or f"<p>{_('No cards')}</p>"
    label = _("Your cards")
    return f'<div class="beings" role="list" tabindex="0" aria-label="{label}">{inside}</div>', offered


def _being(s: "GameState", number: int, deeds: str, near: str) -> str:
    rank = BEINGS[number].rank if number < FLARE else "F"
    waiting = " pending" if number in s.pending else ""
    return (
        f'<div class="being rank-{rank}{waiting}" role="listitem" data-key="card-{number}">'
        f'<div class="face" data-card="card-{number}">{drawing.card_face(number)}</div>'
        f"{near}{deeds}</div>"
    )


def _deeds(s: "GameState", number: int, can: dict[str, int]) -> list[tuple[str, str, bool, str]]:
    """What can be done with a card of the hand, as buttons."""
    name = card_text(number)
    if number >= FLARE:
        deeds = [(name, _("Play"), _("Play {name}"))]
    else:
        deeds = [(f"summon {name}", _("Summon"), _("Summon {name}"))]
        if closing.improvising(s):
            deeds.append((f"improvise {name}", _("Improvise"), _("Improvise {name}, with an enemy piece")))
        if BEINGS[number].warp:
            deeds.append((f"warp {name}", _("Warp"), _("Warp {name}")))
        if number < LEGEND:
            deeds.append((f"discard {name}", _("Discard"), _("Discard {name}")))
    if f"return {name}" in can:
        deeds.append((f"return {name}", _("Put back"), _("Put {name} back under its deck")))
    if f"discard {name}" in can and all(f"discard {name}" != deed[0] for deed in deeds):
        deeds.append((f"discard {name}", _("Discard"), _("Discard {name}")))
    return [(action, label, action in can, told.format(name=NAMES[number])) for action, label, told in deeds]


def _nearness(here: list[str], near: list[str], far: str) -> str:
    """How far a being is from its summoning, for the seat on turn."""
    if here:
        return f'<p class="near ready">{_("Ready at {squares}").format(squares=_few(here))}</p>'
    if near:
        return f'<p class="near">{_("One short: {squares}").format(squares=_few(near))}</p>'
    return f'<p class="near far">{far}</p>'


def _few(squares: list[str]) -> str:
    return ", ".join(squares[:4]) + (" …" if len(squares) > 4 else "")


# -- the choices ---------------------------------------------------------------------------------


def _choices(s: "GameState", can: dict[str, int], elsewhere: set[str]) -> str:
    """What the effect in progress says, and buttons for what is neither on the arena, nor on a task,
    nor on a card of the hand."""
    offers = [
        text
        for text, action in can.items()
        if action >= len(ALL) and text not in elsewhere and not text.startswith("claim ")
    ]
    offers.sort(key=_LEAVING.__contains__)
    labels = {"skip": _("Claim none")} if s.stack and s.stack[-1][0] == CLAIM else {}
    return _effect(s) + "".join(action_button(text, labels.get(text, _label(text)), True) for text in offers)


def _effect(s: "GameState") -> str:
    """The words of the effect in progress: its card is no longer in a hand."""
    if not s.stack or s.stack[-1][0] != EFFECT:
        return ""
    number, text = prompts.effect_of(s.stack[-1][1])
    return f'<p class="effect" data-card="card-{number}">{escape(text)}</p>'


_LEAVING = ("skip", "done", "end")
"""What leads on without doing anything stands last."""


def _label(text: str) -> str:
    """An action as a button says it."""
    word, _space, rest = text.partition(" ")
    if word == "toward" and rest in DIRECTIONS:
        return f"{_ARROWS[rest]} {rest.upper()}"
    if word == "colour":
        return SEAT_COLOURS[int(rest) - 1].capitalize()
    plain = {
        "skip": _("Skip, this is optional"),
        "done": _("Done"),
        "end": _("End the turn"),
        "pass": _("Hand over to your team mate"),
    }
    return plain.get(text, text[:1].upper() + text[1:])


# -- the panels ----------------------------------------------------------------------------------


def _panel(s: "GameState", seat: int, actor: int, names: Sequence[str]) -> str:
    side = seat % s.sides
    school = SCHOOLS[s.schools[seat]] if s.schools[seat] >= 0 else _("no school yet")
    parts = [f'<p class="school">{drawing.icon(side, 1)}{escape(school)}</p>', _points(s, side)]
    if seat == s.turn and rules.player(s) != TERMINAL and s.acts > 0:
        parts.append(_chip(_("actions"), str(s.acts), "acts"))
    common, legends = s.stock[2 * side : 2 * side + 2]
    parts += [
        f'<span class="chip" aria-label="{_("{count} pieces in stock").format(count=common)}" role="img">'
        f"{drawing.icon(side, 1)}{common}</span>",
        f'<span class="chip" role="img" aria-label="'
        f'{_("{count} legendary pieces in stock").format(count=legends)}">'
        f"{drawing.icon(side, 3)}{legends}</span>",
        _chip(_("hand"), "·".join(str(len(hand)) for hand in s.hands[3 * seat : 3 * seat + 3])),
        _chip(_("deck"), str(len(s.decks[seat]) if s.decks else 0)),
        _chip(_("discarded"), str(len(s.discards[seat])), "discarded"),
    ]
    for word, card_number in ((_("frozen"), s.frozen[seat]), (_("pending"), s.pending[seat])):
        if card_number >= 0:
            parts.append(
                f'<span class="chip" data-card="card-{card_number}">{word}: '
                f"{escape(NAMES[card_number])}</span>"
            )
    if s.captive[seat]:
        parts.append(
            _chip(_("on the Merchant of Time"), describe.piece_words(s.captive[seat], names, s.sides))
        )
    if s.aim == MELEE:
        left = [foe for foe in range(s.sides) if foe != side and not s.improvised[side] >> foe & 1]
        told = _("may improvise with {colours}").format(
            colours=", ".join(SEAT_COLOURS[foe] for foe in left) or _("none")
        )
        drawn = "".join(drawing.icon(foe, 1) for foe in left) or "–"
        parts.append(f'<span class="chip" role="img" aria-label="{told}">{_("improvise")} {drawn}</span>')
    return "".join(parts)


def _points(s: "GameState", side: int) -> str:
    points = closing.score(s, side)
    if s.aim != MELEE:
        return f'<p class="points"><b>{points[0]}</b> / {closing.goal(s)}</p>'
    foes = [foe for foe in range(s.sides) if foe != side]
    told = "".join(
        f'<span class="chip" role="img" aria-label="{SEAT_COLOURS[foe]}: {number}">'
        f"{drawing.icon(foe, 1)}{number}</span>"
        for foe, number in zip(foes, points, strict=True)
    )
    return f'<p class="points">{told} / {closing.goal(s)}</p>'


def _chip(word: str, value: str, kind: str = "") -> str:
    return f'<span class="{f"chip {kind}".strip()}">{escape(word)} {escape(value)}</span>'
