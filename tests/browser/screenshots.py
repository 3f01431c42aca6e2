"""Pictures of every board and of the main pages into docs/screenshots: `python -m tests.browser.screenshots`.

The positions come from fixed seeds, so that a picture changes only when the page or a rule does.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from websockets.sync.client import connect

from praefectus.rules.actions import family_of
from tests.browser.place import Person, Place, browser, link

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
NAMES = ("Livia", "Marcus", "Octavia", "Gaius", "Julia", "Titus")
# board, seats, modules, options, seed, and the prompt at which the picture is taken
BOARDS: tuple[tuple[str, int, tuple[str, ...], dict[str, Any], int, str], ...] = (
    ("imperium", 4, (), {}, 11, "build"),
    ("italia", 3, (), {}, 12, "build"),
    ("hellas", 4, ("venus",), {}, 13, "build"),
    ("ionium", 4, ("teams",), {}, 14, "build"),
    ("cyprus", 5, ("salt",), {}, 15, "build"),
    ("hispania", 4, ("salt", "fish_market"), {}, 16, "market"),
    ("byzantium", 4, ("salt", "forum"), {}, 17, "build"),
    ("balearica", 3, ("fish_market",), {}, 18, "build"),
    ("roma", 4, (), {}, 19, "build"),
    ("sicilia", 1, ("solitaria",), {}, 20, "build"),
)
WORTH = {"build": 60, "buy_card": 40, "new_colonists": 20, "produce": 8, "take_card": 8, "use": 3, "enter": 4}


def weight(choice: dict[str, Any]) -> float:
    """How much a sensible person would like a choice."""
    effect = choice.get("effect") or {}
    points = effect.get("points", 0)
    liked = WORTH.get(choice["group"], 2 if choice["group"] != "done" else 0.3)
    return liked + 6 * max(0, points) + 0.4 * sum((effect.get("goods") or {}).values())


def play_until(place: Place, made: dict[str, Any], first_round: int, prompt: str | None, seed: int) -> int | None:
    """Play all seats sensibly until this round shows this prompt with a real choice; returns the seat to act."""
    chance = random.Random(seed)
    address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{made['table']['table']}/ws"
    with connect(address, max_size=None, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [given["secret"] for given in made["secrets"]]}))
        while True:
            message = json.loads(socket.recv(60))
            if message["type"] == "refused":
                raise RuntimeError(message["sentence"])
            if message["type"] != "view":
                continue
            view = message["view"]
            if view["over"]:
                return None
            if not view["choices"]:
                continue
            at = view["prompt"]["kind"]
            if prompt is not None and view["round"] >= first_round and (at == prompt or view["round"] > first_round + 3):
                if len(view["choices"]) > 2:
                    return int(view["to_act"])
            choice = chance.choices(view["choices"], [weight(one) for one in view["choices"]])[0]
            move = {"type": "move", "seat": view["to_act"], "state": view["state"], "choice": choice["id"]}
            socket.send(json.dumps(move))


def played(place: Place, board: str, seats: int, seed: int, until: tuple[int, str | None], **more: Any) -> str:
    """A table in the middle of a game, or after it; its link for the seat to act."""
    made = place.table(*NAMES[:seats], board=board, seed=seed, name=more.pop("name", "Tuesday senate"), **more)
    seat = play_until(place, made, *until, seed)
    return link(made, 0 if seat is None else seat)


class Album:
    """Takes pictures at one size and colour."""

    def __init__(self, chrome: Browser, place: Place) -> None:
        self.chrome = chrome
        self.place = place

    def take(self, name: str, path: str, width: int = 1440, height: int = 900, dark: bool = False, whole: bool = False) -> None:
        context = self.chrome.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=width < 700,
            device_scale_factor=1,
        )
        person = Person(context, self.place.url).go(path)
        page = person.page
        page.wait_for_selector("#decide, .hero, .endpage, .lobbyhead")
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(700)
        FOLDER.mkdir(parents=True, exist_ok=True)
        target = FOLDER / f"{name}.webp"
        target.write_bytes(webp(page, whole))
        context.close()
        if person.troubles:
            raise RuntimeError(f"{name}: {person.troubles[0]}")
        sys.stdout.write(f"{target.name}: {target.stat().st_size // 1024} KB\n")
        sys.stdout.flush()


def webp(page: Any, whole: bool) -> bytes:
    """Chromium writes WebP itself, which keeps the pictures small."""
    import base64

    session = page.context.new_cdp_session(page)
    options: dict[str, Any] = {"format": "webp", "quality": 82}
    if whole:
        size = session.send("Page.getLayoutMetrics")["cssContentSize"]
        options |= {
            "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 2400), "scale": 1},
        }
    return base64.b64decode(session.send("Page.captureScreenshot", options)["data"])


def main(wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder, browser() as chrome:
        place = Place(Path(folder))
        try:
            album = Album(chrome, place)
            pictures(album, place, lambda name: not wanted or name in wanted)
        finally:
            place.stop()
    return 0


def pictures(album: Album, place: Place, asked: Any) -> None:
    for board, seats, modules, options, seed, prompt in BOARDS:
        if asked(f"board-{board}"):
            more = {"modules": modules, "options": options}
            album.take(f"board-{board}", played(place, board, seats, seed, (8, prompt), **more))
    if any(asked(name) for name in ("table", "table-dark", "table-1024", "phone", "phone-dark")):
        table = played(place, "imperium", 4, 21, (9, "play"))
        for name, width, height, dark in (
            ("table", 1440, 900, False),
            ("table-dark", 1440, 900, True),
            ("table-1024", 1024, 768, False),
            ("phone", 390, 844, False),
            ("phone-dark", 390, 844, True),
        ):
            if asked(name):
                album.take(name, table, width, height, dark)
    if asked("front"):
        album.take("front", "/", whole=True)
    if asked("lobby"):
        made = place.table("Livia", "open", "bot", "bot", name="Tuesday senate", board="byzantium", modules=["salt", "forum"])
        album.take("lobby", f"/t/{made['table']['table']}#{made['host']},{made['secrets'][0]['secret']}", whole=True)
    if asked("end") or asked("end-phone"):
        over = played(place, "imperium", 4, 23, (0, None))
        if asked("end"):
            album.take("end", over, whole=True)
        if asked("end-phone"):
            album.take("end-phone", over, 390, 844)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
