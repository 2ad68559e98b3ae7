"""A table as text: the skeleton that stays and the regions that change."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from pygames.core.face import View, attr
from pygames.core.game import Game
from pygames.core.refusal import Refusal
from pygames.core.text import _
from web.layout.document import do_button, icon, rules_page


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits on a seat: `kind` is what is written under the name ("you", "strong computer")."""

    name: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log as the viewer may read it; `who` is a seat, or below 0 for the dealer,
    `step` the number of the position it led to, which can be looked back at."""

    who: int
    text: str
    step: int


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is to be seen of a table by one viewer at one moment.

    `mover`: the seat on turn, -1 when there is none. `thinking`: what the computer is said to do,
    empty when it does nothing. `refusal`: why the last try was not allowed. `result`: the outcome
    in words once the game is over, `ending`: what brought it about. `takeback`: whether there is a
    decision to take back. `answer`: lines that answer a typed question. `passing`: the name of the
    person who is to get the device once the viewer has seen enough. `at`: the step that is looked
    back at; None for the present. `touched`: the keys of what others touched since the viewer last
    did something, or of what is looked back at.
    """

    game: Game
    view: View
    places: Sequence[Place]
    mover: int = -1
    log: Sequence[Entry] = ()
    refusal: Refusal | None = None
    thinking: str = ""
    result: str = ""
    ending: str = ""
    takeback: bool = False
    answer: Sequence[str] = ()
    passing: str = ""
    at: int | None = None
    touched: Sequence[str] = ()


def seat_shape(seat: int) -> str:
    """The shape and colour a seat is known by; for a reader its number stands in the name beside it."""
    return f'<svg class="shape seat-{seat}" aria-hidden="true" focusable="false"><use href="#shape-{seat}"/></svg>'


def regions(scene: Scene) -> dict[str, str]:
    """The inside of every region of a table."""
    return at_once(scene) | late(scene)


def at_once(scene: Scene) -> dict[str, str]:
    """The regions that answer a wish."""
    board, hand, choices = _touched(scene.view.board, scene.touched), scene.view.hand, scene.view.choices
    if scene.at is not None or scene.result:
        board, hand, choices = _quiet(board), _quiet(hand), ""
    return {
        "panels": _panels(scene),
        "board": board,
        "prompt": _prompt(scene),
        "notes": _notes(scene),
        "choices": choices,
        "hand": hand,
    }


_CAN = re.compile(r'class="((?:[^" ]+ )*)can((?: [^" ]+)*)"')


def _quiet(part: str) -> str:
    """A part of a table at which nothing can be done: it is looked back at, or the game is over.

    >>> _quiet('<button class="square can chosen" data-action="x">')
    '<button class="square  chosen" aria-disabled="true" data-action="x">'
    """
    return _CAN.sub(r'class="\1\2" aria-disabled="true"', part)


def late(scene: Scene) -> dict[str, str]:
    """The regions that nobody waits for, so that they may follow a moment later."""
    return {
        "log": "".join(_entry(entry, entry.step == scene.at) for entry in scene.log),
        "tools": _tools(scene),
        "words": "".join(f"<p>{escape(line)}</p>" for line in scene.view.text),
    }


def table(scene: Scene) -> str:
    """The inside of the main landmark: the whole table."""
    game, part = scene.game, regions(scene)
    return f"""<div class="table game-{game.id}" data-table={attr(game.id)}>
<header class="table-bar"><a class="button quiet bare" href="./" data-do="leave" aria-label={attr(_("Lobby"))}\
>{icon("back")}</a><h1>{escape(game.name)}</h1>{_region("tools", part, role="toolbar", label=_("Table"))}</header>
<div class="playing">
{_region("panels", part, role="group", label=_("Players"))}
{_region("board", part, tag="section", label=_("Board"))}
<div class="asked">{_region("prompt", part)}{_region("notes", part)}{_region("choices", part)}</div>
{_region("hand", part, tag="section", label=_("Hand"))}
<div class="more">
<form class="typed" data-do="type"><label><span class="unseen">{_("Type an action")}</span><input name="text" \
autocomplete="off" autocapitalize="off" spellcheck="false" placeholder={attr(_("Type an action"))}></label>\
<button class="button small">{_("Do it")}</button></form>
<details><summary>{_("Position in words")}</summary>{_region("words", part)}</details>
</div>
</div>
{_drawer("log", _("Log"), f'<ol data-region="log">{part["log"]}</ol>')}
{_drawer("rules", _("Rules"), f'<div class="rules" data-region="rules">{_rules_link(game)}</div>')}
</div>"""


def _region(name: str, part: Mapping[str, str], *, tag: str = "div", role: str = "", label: str = "") -> str:
    extra = (f' role="{role}"' if role else "") + (f" aria-label={attr(label)}" if label else "")
    return f'<{tag} data-region="{name}"{extra}>{part[name]}</{tag}>'


def _drawer(name: str, title: str, inside: str) -> str:
    close = do_button("close", _("Close"), symbol="close", kind="quiet", bare=True)
    return (
        f'<aside class="drawer" data-drawer="{name}" aria-label={attr(title)} hidden>'
        f"<header><h2>{title}</h2>{close}</header>{inside}</aside>"
    )


def _rules_link(game: Game) -> str:
    return f"<p><a href={attr(rules_page(game.id))}>{_('The rulebook')}</a></p>"


def _touched(board: str, keys: Sequence[str]) -> str:
    """The board with the elements of these keys marked."""
    for key in keys:
        mark = f"data-key={attr(key)}"
        board = board.replace(mark, f"{mark} data-touched", 1)
    return board


def _panels(scene: Scene) -> str:
    panels = scene.view.panels or ("",) * len(scene.places)
    return "".join(
        f'<section class="panel{" moving" if seat == scene.mover else ""}"><h2>{seat_shape(seat)}'
        f"<bdi>{escape(place.name)}</bdi><small>{escape(place.kind)}</small>"
        f"{_turn_mark() if seat == scene.mover else ''}</h2>{panel}</section>"
        for seat, (place, panel) in enumerate(zip(scene.places, panels, strict=True))
    )


def _turn_mark() -> str:
    return f'<span class="to-move">{_("to move")}</span>'


def _prompt(scene: Scene) -> str:
    if scene.at is not None:
        now = do_button("look", _("Back to the present"), kind="main")
        return f"<h2>{_('Looking back')}</h2>{now}"
    if scene.passing:
        pass_on = do_button("pass", _("Hand over to {name}").format(name=scene.passing), kind="main")
        return f"<h2>{_('You have seen what there is to see')}</h2>{pass_on}"
    if scene.result:
        again = do_button("again", _("Play again"), kind="main")
        leave = do_button("leave", _("To the lobby"))
        why = f'<p class="ending">{escape(scene.ending)}</p>' if scene.ending else ""
        return f'<h2 class="result">{escape(scene.result)}</h2>{why}<div class="row">{again}{leave}</div>'
    shape = seat_shape(scene.mover) if scene.mover >= 0 else ""
    return f"<h2>{shape} {escape(scene.view.prompt)}</h2>"


def _notes(scene: Scene) -> str:
    """What stands under the prompt: a refusal with its rule, an answer, or that the computer thinks."""
    if scene.refusal is not None:
        return refusal_line(scene.game, scene.refusal)
    if scene.answer:
        return f'<div class="answer">{"".join(f"<p>{escape(line)}</p>" for line in scene.answer)}</div>'
    if scene.thinking:
        dots = '<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>'
        return f'<p class="thinking">{dots}{escape(scene.thinking)}</p>'
    return ""


def refusal_line(game: Game, refusal: Refusal) -> str:
    """Why something is not allowed, with the way to its rule."""
    where = rules_page(game.id, refusal.rule)
    link = f' <a href={attr(where)} data-do="open" data-what="rules">{_("The rule")}</a>'
    own = refusal.rule.startswith("table-")
    return f'<p class="refusal">{icon("help")}<span>{escape(refusal.message)}{"" if own else link}</span></p>'


@lru_cache(maxsize=1024)
def _entry(entry: Entry, here: bool) -> str:
    mark = seat_shape(entry.who) if entry.who >= 0 else ""
    current = ' aria-current="step"' if here else ""
    return (
        f'<li><button type="button" data-do="look" data-what="{entry.step}"{current}>{mark}'
        f"<span>{escape(entry.text)}</span></button></li>"
    )


def _tools(scene: Scene) -> str:
    undo = do_button("takeback", _("Take back"), symbol="takeback", kind="quiet", bare=True)
    if not scene.takeback:
        undo = undo.replace("<button ", '<button aria-disabled="true" ', 1)
    menu = "".join(
        (
            do_button("again", _("New table"), symbol="plus", kind="quiet"),
            do_button("save", _("Save as a file"), symbol="save", kind="quiet"),
            do_button("link", _("Copy a link"), symbol="link", kind="quiet"),
            do_button("theme", _("Light or dark"), symbol="theme", kind="quiet"),
            "" if scene.result else do_button("resign", _("Resign"), symbol="flag", kind="quiet"),
        )
    )
    return (
        undo
        + do_button("open", _("Log"), symbol="log", what="log", kind="quiet", bare=True)
        + do_button("open", _("Rules"), symbol="rules", what="rules", kind="quiet", bare=True)
        + f'<details class="menu"><summary class="button quiet bare" aria-label={attr(_("More"))}>{icon("menu")}</summary>'
        f"<div>{menu}</div></details>"
    )
