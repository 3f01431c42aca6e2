"""With friends, as people see it: invitations by name, appointments, and links in mails that act only on a click."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place
from tests.server.smtp_service import MailService, links_in

SITE = "https://games.example.org"


def named(person: Person, name: str) -> Page:
    """My page of a player with a unique name."""
    person.go("/me")
    page = person.page
    page.get_by_role("button", name="Create my personal link").click()
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_role("button", name="Use this name").click()
    expect(page.get_by_text("This name is yours now.")).to_be_visible()
    return page


def test_a_friend_is_invited_to_an_appointment_and_comes(place: Place, meet: Meet) -> None:
    ada, bea = meet(timezone_id="Europe/Berlin"), meet(timezone_id="Asia/Kolkata")
    page, other = named(ada, "Aurelia"), named(bea, "Beatrix")
    page.get_by_label("A player’s name").fill("Nobody at all")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Check the spelling")).to_be_visible()
    ada.troubles.clear()  # the refused request stands in the console
    page.get_by_label("A player’s name").fill("beatrix")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("button", name="Remove Beatrix from your friends")).to_be_visible()
    ada.go()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Invite Beatrix").click()
    expect(page.get_by_text("Invitation sent to Beatrix.")).to_be_visible()
    page.get_by_text("QR code and other apps").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    begin = datetime.now() + timedelta(days=3)
    page.get_by_label("Start time").fill(begin.strftime("%Y-%m-%dT20:00"))
    page.get_by_role("button", name="Set appointment").click()
    box = page.get_by_role("region", name="Appointment")
    expect(box).to_contain_text(begin.strftime("%A"))
    expect(box).to_contain_text("3 of 4 have joined.")
    bea.go("/me")
    offered = other.get_by_role("region", name="Invitations")
    expect(offered).to_contain_text("From Aurelia.")
    offered.get_by_role("link").click()
    expect(other.get_by_role("region", name="Appointment")).to_contain_text("3 of 4 have joined.")
    other.get_by_role("button", name="Take this seat").click()
    expect(other.get_by_role("region", name="Appointment")).to_contain_text("4 of 4 have joined.")
    expect(page.get_by_role("button", name="Remove appointment")).to_be_visible()
    page.get_by_role("button", name="Remove appointment").click()
    expect(other.get_by_role("region", name="Appointment")).to_be_hidden()
    bea.go("/me")
    expect(other.get_by_role("region", name="Invitations")).to_be_hidden()


def test_quiet_hours_stay(meet: Meet) -> None:
    page = named(meet(), "Quieta")
    page.get_by_label("Quiet from").fill("22:00")
    page.get_by_label("Quiet until").fill("07:30")
    page.get_by_role("button", name="Set quiet hours").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Quiet until")).to_have_value("07:30")
    page.get_by_role("button", name="No quiet hours").click()
    expect(page.get_by_role("button", name="No quiet hours")).to_be_hidden()


@pytest.fixture
def post() -> Iterator[MailService]:
    """A mail server with its own event loop."""
    service, loop, ready = MailService(), asyncio.new_event_loop(), threading.Event()

    async def serve() -> None:
        server = await loop.create_server(lambda: SMTP(service), "127.0.0.1", 0)
        service.port = server.sockets[0].getsockname()[1]
        ready.set()

    def run() -> None:
        loop.run_until_complete(serve())
        loop.run_forever()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(10)
    yield service
    loop.call_soon_threadsafe(loop.stop)
    thread.join(10)


@pytest.fixture
def house(tmp_path: Path, post: MailService) -> Iterator[Place]:
    """A server that sends mails."""
    place = Place(tmp_path / "house", **post.settings)
    yield place
    place.stop()


def mailed(post: MailService, page: Page, number: int) -> str:
    """The link of the page in one of the mails, as it opens here."""
    for _ in range(200):
        if len(post.came) > number:
            break
        page.wait_for_timeout(50)
    return next(link for link in links_in(post.came[number]) if "/mail#" in link).removeprefix(SITE)


def test_links_in_mails_act_on_a_click_and_bring_a_lost_player_back(
    house: Place, post: MailService, chrome: Browser
) -> None:
    laptop, library = (Person(chrome.new_context(service_workers="block"), house.url) for _ in range(2))
    page = named(laptop, "Livia")
    page.get_by_label("E-mail address").fill("livia@example.org")
    page.get_by_label("How often").select_option("daily")
    form = page.locator("form", has=page.get_by_label("E-mail address"))
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_text("We sent an e-mail to livia@example.org.")).to_be_visible()
    confirm = mailed(post, page, 0)
    laptop.go(confirm)
    expect(page.get_by_role("heading", name="Confirm your address")).to_be_visible()
    laptop.go("/me")
    expect(page.get_by_text("isn’t confirmed yet")).to_be_visible()  # opening the link did nothing
    laptop.go(confirm)
    page.reload()
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_text("livia@example.org is confirmed.")).to_be_visible()
    laptop.go("/me")
    expect(page.get_by_label("How often")).to_have_value("daily")
    expect(page.get_by_text("isn’t confirmed yet")).to_be_hidden()
    library.go("/me")
    other = library.page
    other.get_by_role("button", name="Lost your devices?").click()
    other.get_by_label("E-mail address").fill("livia@example.org")
    other.get_by_role("button", name="Send me a link").click()
    expect(other.get_by_text("a link is on its way")).to_be_visible()
    library.go(mailed(post, other, 1))
    other.get_by_role("button", name="Sign in on this device").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Livia")
    assert laptop.troubles == [] and library.troubles == []
    for person in (laptop, library):
        person.context.close()
