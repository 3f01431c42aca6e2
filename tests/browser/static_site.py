"""A static site behind a plain file server, and what its visitors do."""

from __future__ import annotations

import functools
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from praefectus.language import words

from .place import Person

START = 120_000  # milliseconds: Python starts in a worker, on machines that do other things too


class Quiet(SimpleHTTPRequestHandler):
    """Any plain file server; it notes which files were asked for."""

    def __init__(self, host: Host, *given: Any, **more: Any) -> None:
        self.host = host
        super().__init__(*given, **more)

    def send_head(self) -> Any:
        under, unknown, moved = self.host.under, self.host.unknown, self.host.moves_index
        if not self.path.startswith(f"{under}/"):
            return self.send_error(404)
        asked = self.path.removeprefix(under)
        path = Path(self.translate_path(asked))
        if moved and asked.endswith("/index.html"):
            return self.redirect(self.path.removesuffix("index.html"))
        if path.is_dir() and not asked.partition("?")[0].endswith("/"):
            return self.redirect(f"{self.path}/")
        self.path = asked
        self.host.asked.add(path / "index.html" if path.is_dir() else path)
        if unknown and not (path.is_file() or (path / "index.html").is_file()):
            self.send_response(200 if unknown == "index.html" else 404)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            return (self.host.folder / unknown).open("rb")
        return super().send_head()

    def redirect(self, to: str) -> None:
        self.send_response(308)
        self.send_header("Location", to)
        self.end_headers()

    def log_message(self, *said: Any) -> None: ...


class Host:
    """Serves a folder, until it is stopped: below a path, and with the file that hosts show for unknown addresses.

    `moves_index`: as some do, it redirects index.html to its folder.
    """

    def __init__(self, folder: Path, under: str = "", unknown: str = "", moves_index: bool = False) -> None:
        self.folder, self.under, self.unknown, self.moves_index = folder, under, unknown, moves_index
        self.asked: set[Path] = set()
        handler = functools.partial(Quiet, self, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}{under}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.serving = True

    def stop(self) -> None:
        if self.serving:
            self.server.shutdown()
            self.server.server_close()
            self.serving = False


def begin(person: Person, level: str = "greedy", bots: int = 3) -> Person:
    """A quick game from the front page."""
    person.go("/")
    page = person.quick_settings()
    named = words.of("en")(f"level-{level}")
    page.get_by_role("group", name="Difficulty").get_by_role("button", name=named, exact=True).click()
    page.get_by_role("group", name="Opponents").get_by_role("button", name=str(bots), exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#decide")
    return person


def until(page: Page, condition: str) -> None:
    """Wait until a promise resolves to true; Playwright's own waiting takes the promise itself for true."""
    end = time.monotonic() + START / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"This did not come true: {condition}"
        page.wait_for_timeout(50)


def kept(page: Page) -> None:
    """Wait until the browser has stored everything that is needed offline."""
    until(page, "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'")
    until(page, "() => navigator.serviceWorker.controller !== null")


def remembered(page: Page) -> None:
    """Until the next start can begin with the memory of this one."""
    until(page, "async () => (await (await caches.open('praefectus memory')).keys()).length > 0")
