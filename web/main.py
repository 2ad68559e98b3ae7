"""Where the page's program begins."""

from pyodide.ffi import create_proxy
from pyscript import window

from web.app import App


async def begin() -> None:
    """Show what the address asks for, then answer every wish, first those made meanwhile."""
    page = window.pygamesPage
    app = App(page)
    page.hear(create_proxy(app.heard), create_proxy(app.held), create_proxy(app.parting))
    page.tellUpdates(create_proxy(app.update_ready))
    await app.go()
    page.listen(create_proxy(app.wish))
    page.begun()
