"""QR codes: what the page draws is read by another program, and a phone's camera reads what another phone shows."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image, ImageFilter
from playwright.sync_api import Browser, Page, expect

from tests.prepare import chromium

from .conftest import Meet
from .place import FLAGS, Person, Place
from .test_post import NAMES, Friend, together

MOST_MODULES = 17 + 4 * 17  # along a side of version 17
PHONE: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True}
WIDTH, HEIGHT = 390, 844
CAMERA = (1280, 720)
DESK = 90  # how bright the surroundings of a code are


def code(page: Page) -> Image.Image:
    """The QR code that the page shows, as a picture."""
    shown = page.get_by_role("img", name="The link as a QR code")
    return Image.open(BytesIO(shown.screenshot())).convert("L")


def modules(page: Page) -> int:
    """Return how many modules lie along a side of the code."""
    box = str(page.get_by_role("img", name="The link as a QR code").get_attribute("viewBox")).split()
    return int(float(box[2]) + 2 * float(box[0]))


def seen(picture: Image.Image) -> Image.Image:
    """Return what a camera sees of it at arm's length: smaller, turned a little, not quite sharp, on a grey desk."""
    side = CAMERA[1] * 2 // 3
    small = picture.resize((side, side), Image.Resampling.LANCZOS)
    scene = Image.new("L", CAMERA, DESK)
    scene.paste(small, ((CAMERA[0] - side) // 2, (CAMERA[1] - side) // 2))
    return scene.rotate(4, Image.Resampling.BICUBIC, fillcolor=DESK).filter(ImageFilter.GaussianBlur(0.6))


def film(path: Path, picture: Image.Image) -> None:
    """A film of one picture, for Chromium's camera."""
    grey = bytes([128]) * (CAMERA[0] * CAMERA[1] // 2)
    frame = b"FRAME\n" + picture.tobytes() + grey
    path.write_bytes(f"YUV4MPEG2 W{CAMERA[0]} H{CAMERA[1]} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * 2)


def scan(friend: Friend, camera: Path, shown: Page) -> None:
    """Hold a phone over the code that another one shows."""
    film(camera, seen(code(shown)))
    bar = friend.page.locator(".seatbar.post")
    if bar.count():
        bar.get_by_role("button").first.click()
    friend.page.get_by_role("button", name="Scan a QR code").click()


def test_the_code_of_a_turn_is_read_by_another_program(meet: Meet) -> None:
    """On a phone, from its pixels: version 17 at most, the same link, also as a camera sees it."""
    anna, berta = (Friend(meet(WIDTH, HEIGHT, **PHONE), name) for name in NAMES[:2])
    together([anna, berta])
    link = anna.play()
    picture = code(anna.page)
    assert modules(anna.page) <= MOST_MODULES
    for each in (picture, seen(picture)):
        [found] = zxingcpp.read_barcodes(each)
        assert found.text == link
    assert picture.width >= 600  # 300 of the 390 points of its screen


@pytest.fixture
def camera(tmp_path: Path) -> Path:
    """What the camera sees: a film that a test writes."""
    path = tmp_path / "camera.y4m"
    film(path, Image.new("L", CAMERA, DESK))
    return path


@pytest.fixture
def phones(chrome: Browser, place: Place, camera: Path) -> Iterator[Meet]:
    """Phones of one Chromium whose camera shows the film."""
    flags = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={camera}"]
    running = chrome.browser_type.launch(executable_path=chromium(), args=[*FLAGS, *flags])
    people: list[Person] = []

    def take(allowed: bool = True) -> Person:
        more = PHONE | {"viewport": {"width": WIDTH, "height": HEIGHT}, "reduced_motion": "reduce"}
        people.append(Person(running.new_context(permissions=["camera"] if allowed else [], **more), place.url))
        return people[-1]

    yield take
    troubles = [trouble for person in people for trouble in person.troubles]
    running.close()
    assert not troubles, troubles


def test_four_phones_at_a_table_pass_a_game_by_camera(phones: Meet, camera: Path) -> None:
    """Nobody sends or types a link: everyone joins by scanning the phone before them, and so does the next turn."""
    friends = [Friend(phones(), name) for name in NAMES]
    anna, *others = friends
    anna.make(len(friends))
    shown = anna.page
    for friend in others:
        friend.person.go("/post")
        scan(friend, camera, shown)
        friend.page.get_by_label("Your name").fill(friend.name)
        friend.page.get_by_role("button", name="Take this seat").first.click()
        friend.page.get_by_role("heading", name="Send the link").wait_for()
        shown = friend.page
    scan(anna, camera, shown)
    link = anna.play()
    scan(others[0], camera, anna.page)
    assert others[0].acts()
    assert others[0].address(others[0].text()) == link
    expect(others[0].page.locator("video")).to_have_count(0)  # the camera is off


def test_a_camera_that_is_not_allowed_or_stopped_is_said(phones: Meet, camera: Path) -> None:
    page = phones(allowed=False).go("/post").page
    page.get_by_role("button", name="Scan a QR code").click()
    expect(page.get_by_role("alert")).to_contain_text("The camera isn’t allowed here")
    person = phones().go("/post")
    page = person.page
    page.get_by_role("button", name="Scan a QR code").click()
    expect(page.locator("video")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("video")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    film(camera, seen(Image.open(BytesIO(not_a_game()))))
    page.get_by_role("button", name="Scan a QR code").click()
    expect(page.get_by_role("alert")).to_be_visible()
    person.troubles.clear()  # the server has refused it


def not_a_game() -> bytes:
    """A QR code with something else in it."""
    written = zxingcpp.create_barcode("https://example.org/", zxingcpp.BarcodeFormat.QRCode)
    picture, into = Image.fromarray(written.to_image(scale=8, add_quiet_zones=True)), BytesIO()
    picture.save(into, "PNG")
    return into.getvalue()
