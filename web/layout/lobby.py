"""The lobby as text: the games, the tables left standing, and the form of a new table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from pygames.core.face import attr
from pygames.core.game import Game, Option, OptionValue
from pygames.core.text import _
from web.layout.document import do_button, icon, rules_page, site_bar, table_page
from web.layout.table import seat_shape


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to fill a seat: `value` is what the form sends (`you`, `here`, a level's id)."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Saved:
    """A table left standing: `what` is its key in the store, `fault` why it cannot be
    opened and has been set aside (then its game may be unknown)."""

    what: str
    game: Game | None
    who: str
    when: str
    state: str = ""
    fault: str = ""


def lobby(games: Sequence[Game], choices: Mapping[str, Sequence[Choice]], saved: Sequence[Saved] = ()) -> str:
    """The inside of the main landmark: the whole lobby. `choices`: for each game's id, the ways to
    fill a seat."""
    return f"""{site_bar("lobby")}
<div class="lobby">
<header class="welcome"><h1>{_("Sit down and play")}</h1>
<p>{_("Modern board and card games against the computer or someone beside you. No account, no network needed.")}</p></header>
<div data-region="saved">{saved_list(saved)}</div>
<section class="games" aria-label={attr(_("Games"))}>
{"".join(game_card(game, choices[game.id]) for game in games)}
</section>
<footer class="foot"><label class="button quiet">{icon("load")}<span>{_("Open a saved table")}</span>\
<input class="unseen" type="file" accept=".json,application/json" data-do="load"></label>
<a class="button quiet" href="embed-sizes.html">{icon("link")}<span>{_("Put a table on your page")}</span></a>
<p>{_("Unofficial fan work; the games are their authors' and publishers'.")}</p></footer>
</div>"""


def saved_list(saved: Sequence[Saved]) -> str:
    """The tables left standing, the latest first; nothing when there are none."""
    if not saved:
        return ""
    return (
        f'<section class="saved" aria-label={attr(_("Tables in play"))}><h2>{_("Tables in play")}</h2>'
        f"<ul>{''.join(map(_saved, saved))}</ul></section>"
    )


def _saved(entry: Saved) -> str:
    forget = do_button(
        "forget", _("Forget this table"), symbol="trash", what=entry.what, kind="quiet", bare=True
    )
    keep = do_button("save", _("Save as a file"), symbol="save", what=entry.what, kind="quiet", bare=True)
    game, emblem, name = entry.game, "", _("Set aside")
    if game is not None:
        emblem, name = game.face.emblem(), game.name
    facts = (
        f'<span class="emblem">{emblem}</span><span class="facts"><strong>{escape(name)}'
        f'</strong> <span>{escape(entry.who)}</span> <span class="state">{escape(entry.fault or entry.state)}</span> '
        f"<time>{escape(entry.when)}</time></span>"
    )
    if game is None or entry.fault:
        return f'<li class="faulty"><div class="resume">{facts}</div>{keep}{forget}</li>'
    return (
        f'<li class="game-{game.id}"><a class="resume" href={attr(table_page(game.id))} data-do="resume" '
        f"data-what={attr(entry.what)}>{facts}</a>{keep}{forget}</li>"
    )


def game_card(game: Game, choices: Sequence[Choice]) -> str:
    """A game in the lobby: play at once, sit down otherwise, or read its rules."""
    seats = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}–{game.max_seats}"
    return f"""<article class="game game-{game.id}">
<a class="face" href={attr(table_page(game.id))} tabindex="-1" aria-hidden="true">{game.face.emblem()}</a>
<div class="about"><h2>{escape(game.name)}</h2><p>{escape(game.tagline)}</p>
<p class="seats-count">{icon("people")}{_("{seats} players").format(seats=seats)}</p>
<div class="row"><a class="button main" href={attr(table_page(game.id))} data-do="sit" data-what={attr(game.id)}>\
{icon("play")}<span>{_("Play")}</span><span class="unseen"> {escape(game.name)}</span></a>
<a class="button" href={attr(rules_page(game.id))}>{_("Rules")}<span class="unseen"> {_("of")} {escape(game.name)}</span></a></div></div>
<details class="sitting"><summary>{_("Who plays, and how")}<span class="unseen">: {escape(game.name)}</span></summary>
{new_table(game, choices)}</details>
</article>"""


def new_table(game: Game, choices: Sequence[Choice]) -> str:
    """The form of a new table: who sits on each seat, and the game's options. Its fields are
    `seat-0`, `seat-1`, ... (a `Choice.value`; `empty` beyond the fewest seats), `name-0`, ... and
    `option-<name>`, `option-<name>-0`, ... where each seat has its own. By default the first seat is the first choice, the others the
    one in the middle."""
    seats = "".join(_seat(game, seat, choices) for seat in range(game.max_seats))
    options = "".join(_option(option) for option in game.options if not option.each)
    more = (
        f'<fieldset class="options"><legend>{_("The game")}</legend>{options}</fieldset>' if options else ""
    )
    return (
        f'<form class="new-table" action={attr(table_page(game.id))} data-do="sit" data-what={attr(game.id)}>'
        f"<fieldset><legend>{_('Seats')}</legend>{seats}</fieldset>{more}"
        f'<button class="button main">{_("Sit down")}</button></form>'
    )


def _seat(game: Game, seat: int, choices: Sequence[Choice]) -> str:
    number = seat + 1
    ways = list(choices)
    if seat >= game.min_seats:
        ways.append(Choice("empty", _("Nobody")))
        default = "empty"
    else:
        default = choices[0].value if seat == 0 else choices[len(choices) // 2].value
    options = "".join(
        f"<option value={attr(way.value)}{' selected' if way.value == default else ''}>{escape(way.label)}</option>"
        for way in ways
    )
    return (
        f'<div class="seating">{seat_shape(seat)}'
        f'<label><span class="unseen">{_("Seat {number}").format(number=number)}</span>'
        f'<select name="seat-{seat}">{options}</select></label>'
        f'<label><span class="unseen">{_("Name on seat {number}").format(number=number)}</span>'
        f'<input name="name-{seat}" maxlength="24" autocomplete="off" '
        f"placeholder={attr(_('Name'))}></label>"
        f"{''.join(_of_seat(option, seat) for option in game.options if option.each)}</div>"
    )


def _of_seat(option: Option, seat: int) -> str:
    """What an option is for one seat: its word of the default, the last word where that has none."""
    usual = str(option.default).split()
    chosen = usual[seat] if seat < len(usual) else option.each[-1]
    label = _("Seat {number}: {option}").format(number=seat + 1, option=option.name)
    return (
        f'<label class="own"><span class="unseen">{escape(label)}</span>'
        f'<select name="option-{option.name}-{seat}">{_ways(option.each, chosen)}</select></label>'
    )


def _ways(values: Sequence[OptionValue], chosen: OptionValue) -> str:
    return "".join(
        f"<option value={attr(str(value))}{' selected' if value == chosen else ''}>"
        f"{escape(str(value).capitalize())}</option>"
        for value in values
    )


def _option(option: Option) -> str:
    name, help_text = f"option-{option.name}", escape(option.help)
    if option.values == (False, True):
        checked = " checked" if option.default is True else ""
        return f'<label class="check"><input type="checkbox" name="{name}" value="yes"{checked}><span>{help_text}</span></label>'
    if option.values:
        ways = _ways(option.values, option.default)
        return f'<label class="field"><span>{help_text}</span><select name="{name}">{ways}</select></label>'
    return f'<label class="field"><span>{help_text}</span><textarea name="{name}" rows="3">{escape(str(option.default))}</textarea></label>'
