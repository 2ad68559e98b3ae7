"""The page as text: skeletons and regions, the same at build time (first paint) and in the browser.

Markup rules between this package, the styles and the shell:

- A part of the page that changes is an element with `data-region="<name>"`; its inside is made by
  the function of that name here and patched by the shell. Regions of a table: `panels`, `board`,
  `prompt`, `notes`, `choices`, `hand`, `tools`, `log`, `rules`, `words`; of the lobby: `saved`; of
  every page: `main`, `live`, `notice`, `cover`.
- A wish of a person that is no action of the game is an element with `data-do="<verb>"`, with its
  object in `data-what`. The verbs are in `DO`.
- Everything works as plain links and forms as far as that goes without a script: addresses are
  relative and flat (`hack-trick.html`, `hack-trick-rules.html`, `embed.html`).
- No ids inside regions, no inline styles, no handlers. Text that people wrote is escaped here.
"""

from web.layout.document import (
    DO,
    cards_page,
    cover,
    document,
    drawn_card,
    icon,
    notice,
    rules_page,
    table_page,
)
from web.layout.lobby import Choice, Saved, lobby, new_table, saved_list
from web.layout.table import Entry, Place, Scene, at_once, late, regions, table

__all__ = [
    "DO",
    "Choice",
    "Entry",
    "Place",
    "Saved",
    "Scene",
    "at_once",
    "cards_page",
    "cover",
    "document",
    "drawn_card",
    "icon",
    "late",
    "lobby",
    "new_table",
    "notice",
    "regions",
    "rules_page",
    "saved_list",
    "table",
    "table_page",
]
