"""The site's pages and styles as text, drawn at build time by the same faces as in the browser."""

import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path

import pygames
from pygames.core.face import attr
from pygames.core.game import Game
from pygames.core.text import _
from pygames.players import load_level
from web import rulebook
from web.layout import Place, Scene, cards_page, document, lobby, rules_page, table, table_page
from web.layout.document import icon, site_bar
from web.seating import choices, usual_seats

HERE = Path(__file__).parent
STYLES = ("tokens", "base", "table", "pieces", "lobby", "rules")
PLAYING = '<script type="module" src="boot.js"></script>\n'
"""Of a page where Python runs."""
READING = '<script type="module" src="js/reading.js"></script>\n'
"""Of a page to read."""
CARDS = '<script type="module" src="js/cards.js"></script>\n'
"""Of a page of cards to search."""
SIZES = ((320, 640), (360, 760), (480, 800), (768, 640), (1024, 720))
"""Width and height in px of the frames on the page of sizes."""


def site() -> dict[str, bytes]:
    """Everything static by its address: pages, style sheet, manifest, icons.

    Raises:
        RulebookError: a rulebook breaks its grammar.
    """
    games = [pygames.load(name) for name in pygames.games()]
    texts = {
        "index.html": lobby_page(games),
        "embed.html": embed_page(games),
        "embed-sizes.html": sizes_page(games),
        "404.html": missing_page(),
        "style.css": style(games),
        "site.webmanifest": manifest(),
    }
    for game in games:
        texts[table_page(game.id)] = first_table(game)
        texts[rules_page(game.id)] = rulebook_page(game)
        if game.face.gallery():
            texts[cards_page(game.id)] = gallery_page(game)
    files = {name: text.encode() for name, text in texts.items()}
    return files | {path.name: path.read_bytes() for path in sorted((HERE / "icons").iterdir())}


def style(games: list[Game]) -> str:
    """The one style sheet: the scheme, the page, then each game's accent and own rules."""
    shared = "".join((HERE / "styles" / f"{name}.css").read_text("utf-8") for name in STYLES)
    sheet = shared + "".join(
        f".game-{game.id} {{\n  --accent: {game.face.ACCENT};\n}}\n\n{game.style()}" for game in games
    )
    return sheet + light_alone(sheet)


def light_alone(sheet: str) -> str:
    """The colours again for a browser of before 2024, which knows no `light-dark()`: the light ones.

    >>> light_alone("a { color: light-dark(#222, #eee); } b { color: red; }")
    '@supports not (color: light-dark(red, red)) {a { color: #222; }}'
    """
    rules = re.findall(
        r"[^{}]+\{[^{}]*light-dark\([^{}]*\}", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    )
    plain = re.sub(r"light-dark\(([^,()]+), [^()]+\)", r"\1", "".join(rules)).replace("light dark;", "light;")
    return f"@supports not (color: light-dark(red, red)) {{{plain}}}"


def places(game: Game) -> list[Place]:
    """Who sits at a table when nobody has said anything else."""
    return [
        Place(
            seat.name,
            _("{level} computer").format(level=load_level(game, seat.level).name.lower())
            if seat.level
            else _("you"),
        )
        for seat in usual_seats(game)
    ]


def lobby_page(games: list[Game]) -> str:
    return document(
        title="pygames",
        description=_("Modern board and card games in your browser, with the rules, offline."),
        main=lobby(games, {game.id: choices(game) for game in games}),
        page="lobby",
        games=games,
        scripts=PLAYING,
    )


def first_table(game: Game) -> str:
    """A game's table before the first action, for its fewest seats."""
    seats = places(game)
    view = game.face.render(game.new_state().observe(0), [place.name for place in seats])
    return document(
        title=f"{game.name} · pygames",
        description=game.tagline,
        main=table(Scene(game, view, seats, thinking=_("The table is being laid ..."))),
        page="table",
        games=[game],
        scripts=PLAYING,
    )


def rulebook_page(game: Game) -> str:
    book = rulebook.read(game)
    contents = "".join(f'<li><a href="#{where}">{escape(words)}</a></li>' for where, words in book.headings)
    main = f"""{site_bar()}
<div class="rulebook game-{game.id}">
<header class="rulebook-head">{game.face.emblem()}<div><p>{_("Rules")}</p><h1>{escape(game.name)}</h1>
<div class="row"><a class="button main" href={attr(table_page(game.id))}>{icon("play")}{_("Play")}</a>{_cards_link(game)}</div></div></header>
<nav class="contents" aria-label={attr(_("Contents"))}><ol>{contents}</ol></nav>
<article class="rules">
{book.html}</article>
</div>"""
    return document(
        title=f"{game.name}: {_('Rules')} · pygames",
        description=_("The rules of {name} in plain words, with positions to try.").format(name=game.name),
        main=main,
        page="rules",
        games=[game],
        scripts=READING,
    )


def _cards_link(game: Game) -> str:
    if not game.face.gallery():
        return ""
    return f'<a class="button" href={attr(cards_page(game.id))}>{_("All cards")}</a>'


def gallery_page(game: Game) -> str:
    """All cards of a game, by group, to search and to print."""
    groups = game.face.gallery()
    options = "".join(f"<option>{escape(name)}</option>" for name in groups)
    sections = "".join(
        f'<section class="gallery" data-group={attr(name)}><h2>{escape(name)}</h2><ul>'
        + "".join(f"<li>{game.face.card(key)}</li>" for key in keys)
        + "</ul></section>"
        for name, keys in groups.items()
    )
    main = f"""{site_bar()}
<div class="rulebook cards game-{game.id}">
<header class="rulebook-head">{game.face.emblem()}<div><p>{_("Cards")}</p><h1>{escape(game.name)}</h1>
<div class="row"><a class="button" href={attr(rules_page(game.id))}>{_("Rules")}</a></div></div></header>
<form class="row" role="search" data-search><label>{_("Words")} <input type="search" name="words"></label>
<label>{_("Group")} <select name="group"><option value="">{_("All")}</option>{options}</select></label>
<output name="found" aria-live="polite"></output></form>
{sections}</div>"""
    return document(
        title=f"{game.name}: {_('Cards')} · pygames",
        description=_("All cards of {name} with their effects in plain words.").format(name=game.name),
        main=main,
        page="rules",
        games=[game],
        scripts=READING + CARDS,
    )


def embed_page(games: list[Game]) -> str:
    """The page for a frame in someone else's page; what it shows stands behind the `#`."""
    links = "".join(f"<li><a href={attr(table_page(game.id))}>{escape(game.name)}</a></li>" for game in games)
    main = f"""<div class="table" data-table=""><div class="waiting"><h1>{_("The table is being laid ...")}</h1>
<noscript><p>{_("A table needs JavaScript.")}</p><ul>{links}</ul></noscript></div></div>"""
    return document(
        title="pygames",
        description=_("A table to stand in another page."),
        main=main,
        page="embed",
        games=games,
        head='<meta name="robots" content="noindex">\n',
        scripts=PLAYING,
    )


def embed_code(address: str, width: int, height: int) -> str:
    """The HTML that puts a frame of this size on a page.

    >>> embed_code("embed.html#game=hexal", 320, 640)
    '<iframe src="embed.html#game=hexal" width="320" height="640" title="A table" loading="lazy"></iframe>'
    """
    return (
        f'<iframe src={attr(address)} width="{width}" height="{height}" title={attr(_("A table"))} '
        'loading="lazy"></iframe>'
    )


def sizes_page(games: list[Game]) -> str:
    """How to put a table on a page, shown in every size; one frame, so that one Python runs."""
    sizes = "".join(
        f'<label class="button"><input class="unseen" type="radio" name="size" value="{width}"{" checked" if at == 1 else ""}>'
        f"{width} × {height}</label>"
        for at, (width, height) in enumerate(SIZES)
    )
    links = "".join(
        f'<a class="button game-{game.id}" target="frame" href={attr(f"embed.html#game={game.id}")}>{escape(game.name)}</a>'
        for game in games
    )
    code = escape(embed_code(f"https://your.site/embed.html#game={games[0].id}", *SIZES[1]))
    main = f"""{site_bar()}
<div class="rulebook"><h1>{_("A table on your page")}</h1>
<div class="rules"><p>{_("Put this where the table is to stand. It needs no account, sets no cookie and asks no other site.")}</p>
<pre><code>{code}</code></pre>
<p>{_("After the # you may add a position of a rulebook (position=...) or a whole record (record=...), as the table's menu copies it.")}</p></div>
</div>
<div class="sizes"><div class="row" role="group" aria-label={attr(_("Games"))}>{links}</div>
<fieldset class="row"><legend class="unseen">{_("Size")}</legend>{sizes}</fieldset>
<iframe name="frame" title={attr(_("A table"))} loading="lazy" src={attr(f"embed.html#game={games[0].id}")}></iframe></div>"""
    return document(
        title=f"{_('A table on your page')} · pygames",
        description=_("How to embed a table, in every size."),
        main=main,
        page="sizes",
        scripts=READING,
    )


def missing_page() -> str:
    main = f"""{site_bar()}
<div class="waiting"><h1>{_("There is nothing here")}</h1>
<p>{_("The address may be old or mistyped. The tables you left standing are safe in the lobby.")}</p>
<a class="button main" href="./">{_("To the lobby")}</a></div>"""
    return document(
        title="404 · pygames", description=_("No such page."), main=main, page="missing", scripts=READING
    )


def manifest() -> str:
    """The web app manifest."""
    facts: Mapping[str, object] = {
        "name": "pygames",
        "short_name": "pygames",
        "description": _("Modern board and card games in your browser, with the rules, offline."),
        "start_url": "./",
        "scope": "./",
        "id": "./",
        "display": "standalone",
        "background_color": "#f3f0e9",
        "theme_color": "#f3f0e9",
        "categories": ["games"],
        "icons": [
            {"src": "icon.svg", "type": "image/svg+xml", "sizes": "any"},
            {"src": "icon-maskable.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "maskable"},
            {"src": "icon-180.png", "type": "image/png", "sizes": "180x180"},
        ],
    }
    return json.dumps(facts, indent=1)
