"""Pictures of every board and of the main pages into docs/screenshots: `python -m tests.browser.screenshots`.

The positions come from fixed seeds, so that a picture changes only when the page or a rule does.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser
from websockets.sync.client import connect

from tests.browser.place import Person, Place, browser, link

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screenshots"
MIDDLE = 12  # round
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
    ("britannia", 3, (), {}, 21, "build"),
    ("gallia", 4, ("forum",), {}, 22, "build"),
    ("corsica", 2, (), {}, 23, "build"),
    ("creta", 2, ("salt",), {}, 24, "build"),
    ("aegyptus", 3, (), {}, 25, "build"),
    ("ionium_small", 2, ("venus",), {}, 26, "build"),
)


class Company:
    """All seats of a table in one connection: it plays them sensibly, then stays, so that everybody is there."""

    def __init__(self, place: Place, made: dict[str, Any], stack: ExitStack) -> None:
        self.place = place
        self.made = made
        self.secrets = {given["seat"]: given["secret"] for given in made["secrets"]}
        self.table = f"/tables/{made['table']['table']}"
        address = place.url.replace("http", "ws", 1) + f"/api{self.table}/ws"
        self.socket = stack.enter_context(connect(address, max_size=None))
        self.socket.send(json.dumps({"type": "hello", "secrets": list(self.secrets.values())}))

    def view(self) -> dict[str, Any]:
        """The next one in which a seat has a choice, or the last one."""
        while True:
            message = json.loads(self.socket.recv(60))
            if message["type"] == "refused":
                raise RuntimeError(message["sentence"])
            if message["type"] == "view" and (message["view"]["choices"] or message["view"]["over"]):
                return dict(message["view"])

    def play_until(self, first_round: int | None, prompt: str) -> str:
        """Until a seat sees this prompt in this round or later, with a real choice; the link for that seat."""
        while not (view := self.view())["over"]:
            seat = view["to_act"]
            late = first_round is not None and view["round"] >= first_round
            if late and len(view["choices"]) > 2 and view["prompt"]["kind"] == prompt:
                return link(self.made, seat)
            hint = self.place.call(f"{self.table}/hint", {"seat": seat, "level": "greedy"}, self.secrets[seat])
            move = {"type": "move", "seat": seat, "state": view["state"], "choice": hint["choice"]}
            self.socket.send(json.dumps(move))
        return link(self.made, 0)


class Album:
    """Takes pictures at one size and colour."""

    def __init__(self, chrome: Browser, place: Place, stack: ExitStack) -> None:
        self.chrome = chrome
        self.place = place
        self.stack = stack

    def table(self, board: str, seats: int, seed: int, until: tuple[int | None, str] = (None, ""), **more: Any) -> str:
        """A table in the middle of a game, or after it; its link for the seat to act."""
        made = self.place.table(*NAMES[:seats], board=board, seed=seed, name="Tuesday senate", **more)
        return Company(self.place, made, self.stack).play_until(*until)

    def take(
        self, name: str, path: str, width: int = 1440, height: int = 900, dark: bool = False, whole: bool = False
    ) -> None:
        context = self.chrome.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=width < 700,
            device_scale_factor=1,
        )
        context.add_init_script("localStorage.setItem('praefectus.settings', JSON.stringify({guide: false}))")
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


# The preview that messengers show: the game's name on a board, in the shape that they show whole.
PREVIEW = (1200, 630)
NAMED = """(box) => {
  const band = document.createElement("div");
  band.style.cssText = `position:fixed;z-index:999;left:${box.x}px;top:${box.y + box.height - 118}px;
    width:${box.width}px;height:118px;display:flex;align-items:center;justify-content:center;gap:26px;
    background:#14232b;color:#f4f1e6;font:700 66px Cinzel;letter-spacing:.06em`;
  const icon = document.createElement("img");
  icon.src = "/icon.svg";
  icon.style.cssText = "width:74px;height:74px";
  document.querySelector(".zoom")?.remove();
  band.append(icon, "PRAEFECTUS");
  document.body.append(band);
  return icon.decode();
}"""


def preview(album: Album, table: str) -> None:
    """Write the page's preview picture: a board in the middle of a game, with the game's name."""
    context = album.chrome.new_context(
        viewport={"width": 1900, "height": 1000}, device_scale_factor=2, color_scheme="light", reduced_motion="reduce"
    )
    context.add_init_script("localStorage.setItem('praefectus.settings', JSON.stringify({guide: false}))")
    page = Person(context, album.place.url).go(table).page
    page.wait_for_selector("svg.map")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    whole = page.locator("svg.map").bounding_box()
    assert whole is not None
    height = whole["width"] * PREVIEW[1] / PREVIEW[0]
    clip = whole | {"height": height, "y": whole["y"] + (whole["height"] - height) / 4}
    page.evaluate(NAMED, clip)
    picture = Image.open(BytesIO(page.screenshot(clip=clip))).convert("RGB")
    target = ROOT / "web" / "public" / "preview.jpg"
    picture.resize(PREVIEW, Image.Resampling.LANCZOS).save(target, "JPEG", quality=80, optimize=True)
    context.close()


def webp(page: Any, whole: bool) -> bytes:
    """Chromium writes WebP itself, which keeps the pictures small."""
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
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        place = Place(Path(folder))
        stack.callback(place.stop)
        album = Album(stack.enter_context(browser()), place, stack)
        pictures(album, place, lambda name: not wanted or name in wanted)
    return 0


def pictures(album: Album, place: Place, asked: Any) -> None:
    for board, seats, modules, options, seed, prompt in BOARDS:
        if asked(f"board-{board}"):
            more = {"modules": modules, "options": options}
            album.take(f"board-{board}", album.table(board, seats, seed, (MIDDLE, prompt), **more))
    if any(asked(name) for name in ("table", "table-dark", "table-1024", "phone", "phone-dark")):
        table = album.table("imperium", 4, 21, (MIDDLE, "play"))
        for name, width, height, dark in (
            ("table", 1440, 900, False),
            ("table-dark", 1440, 900, True),
            ("table-1024", 1024, 768, False),
            ("phone", 390, 844, False),
            ("phone-dark", 390, 844, True),
        ):
            if asked(name):
                album.take(name, table, width, height, dark)
    if asked("preview"):
        preview(album, album.table("imperium", 4, 21, (MIDDLE, "play")).partition("#")[0])
    if asked("front"):
        album.take("front", "/", whole=True)
    if asked("lobby"):
        made = place.table(
            "Livia", "open", "bot", "bot", name="Tuesday senate", board="byzantium", modules=["salt", "forum"]
        )
        album.take("lobby", f"/t/{made['table']['table']}#{made['host']},{made['secrets'][0]['secret']}", whole=True)
    if asked("end") or asked("end-phone"):
        over = album.table("imperium", 4, 23)
        if asked("end"):
            album.take("end", over, whole=True)
        if asked("end-phone"):
            album.take("end-phone", over, 390, 844)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
