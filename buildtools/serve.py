"""`build.py play`: the built site on this machine, and the server that checks and measurements share."""

from __future__ import annotations

import argparse
import contextlib
import io
import socket
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import unquote, urlsplit

from buildtools import PUBLIC, BuildError, site
from buildtools.tools import say

PORT = 8420
PREFIX = "/pygames/"
"""The site is served under a path, as a project page is on most static hosts."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder under one prefix; asks the browser to check every file it has kept."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012 - as the base has it
    cache_control = "no-cache"
    packed: Mapping[Path, bytes] = {}
    """Files to send compressed with brotli to a browser that takes it (measurements alone use it)."""

    def __init__(self, *args: Any, prefix: str, **options: Any) -> None:
        self.prefix = prefix
        super().__init__(*args, **options)

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answers paths outside the prefix before the file is looked for."""
        path = urlsplit(self.path).path
        if not path.startswith(self.prefix):
            if path == "/" or path + "/" == self.prefix:
                self.send_response(HTTPStatus.FOUND)
                self.send_header("Location", self.prefix)
                self.send_header("Content-Length", "0")
                self.end_headers()
            else:
                self.send_error(HTTPStatus.NOT_FOUND)
            return None
        body = self.packed.get(Path(self.translate_path(self.path)))
        if body is not None and "br" in self.headers.get("Accept-Encoding", ""):
            return self._send_packed(body)
        return super().send_head()

    def _send_packed(self, body: bytes) -> BinaryIO:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(urlsplit(self.path).path))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def translate_path(self, path: str) -> str:
        """Strips the prefix; SimpleHTTPRequestHandler keeps the rest inside the folder."""
        return super().translate_path("/" + unquote(urlsplit(path).path)[len(self.prefix) :])

    def end_headers(self) -> None:
        """Adds what every answer carries."""
        self.send_header("Cache-Control", self.cache_control)
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing: the browser's own console shows what failed."""


class Server(ThreadingHTTPServer):
    """One thread a connection; a browser that hangs up is no error."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """A connection closed by the browser is everyday."""

    def stop(self) -> None:
        """Answers nobody any more; does nothing the second time."""
        if self.socket.fileno() != -1:
            self.shutdown()
            self.server_close()


def make_server(
    folder: Path, port: int = 0, prefix: str = PREFIX, handler: type[Handler] = Handler
) -> Server:
    """A server of `folder` on this machine alone; port 0 takes any free one."""
    return Server(("127.0.0.1", port), partial(handler, directory=str(folder), prefix=prefix))


def address(server: Server, prefix: str = PREFIX) -> str:
    """Where a browser on this machine finds the site."""
    return f"http://127.0.0.1:{server.server_address[1]}{prefix}"


def start(server: Server) -> None:
    """Lets a server answer in the background."""
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()


@contextlib.contextmanager
def serving(folder: Path, prefix: str = PREFIX, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serves `folder` on a free port while the block runs; gives the site's address."""
    server = make_server(folder, prefix=prefix, handler=handler)
    start(server)
    try:
        yield address(server, prefix)
    finally:
        server.stop()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `play`."""
    parser.add_argument(
        "--port", type=int, default=PORT, help="port to serve on (default: %(default)s, or a free one)"
    )
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")
    parser.add_argument("--no-build", action="store_true", help="serve public/ as it stands")


def run_command(args: argparse.Namespace) -> int:
    """Builds, serves and opens the site until it is interrupted."""
    if not args.no_build:
        site.build()
    elif not (PUBLIC / "index.html").exists():
        raise BuildError("public/ holds no site yet: run `python3 build.py build` first.")
    server = _free_server(args.port)
    say(f"The table is at {address(server)}  (Ctrl+C ends)")
    if not args.no_browser:
        threading.Thread(target=webbrowser.open, args=(address(server),), daemon=True).start()
    with server, contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


def _free_server(port: int) -> Server:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=0.2):
            say(f"port {port} is taken; using a free one")
            return make_server(PUBLIC)
    except OSError:
        pass
    try:
        return make_server(PUBLIC, port)
    except (OSError, OverflowError) as error:
        say(f"port {port} cannot be used ({error}); using a free one")
        return make_server(PUBLIC)
