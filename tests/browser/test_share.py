"""Share: a link to the game that is shown, from every place where a game is shown."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from praefectus.game import Game
from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_everybody import findings

GAME = re.compile(r"/#/g/1\w+$")
MOMENT = re.compile(r"/#/g/1\w+/\d+$")


def shared(person: Person, form: re.Pattern[str] = GAME) -> str:
    """The link that the open drawer shows."""
    field = person.page.get_by_label("Link", exact=True)
    expect(field).to_have_value(form)
    return field.input_value()


def test_a_game_is_shared_at_its_moment_with_code_and_picture(place: Place, meet: Meet) -> None:
    """The link holds the game up to the moment that is shown, or the whole game; the picture is a PNG."""
    made = place.table("Nova", "bot", "bot", seed=8)
    person = meet(permissions=["clipboard-read", "clipboard-write"]).go(link(made))
    page = person.page
    person.play_turns(2)
    state = person.decision()
    share = page.get_by_role("navigation", name="Page").get_by_role("button", name="Share")
    share.focus()
    page.keyboard.press("Enter")
    now = shared(person)
    assert Game.from_link(now).state_number == state
    assert not findings(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == now
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    picture = Image.open(BytesIO(Path(saved.value.path()).read_bytes()))
    assert picture.format == "PNG"
    assert picture.width == 1200
    assert len(picture.convert("RGB").getcolors(1_000_000) or []) > 1000, "the picture is empty"
    page.keyboard.press("Escape")
    expect(share).to_be_focused()

    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="back one round").click()
    expect(page.locator(".banner")).to_be_visible()
    page.get_by_role("group", name="History").get_by_role("button", name="Share").click()
    moment = int(page.url.rpartition("/")[2])
    assert Game.from_link(shared(person)).state_number == moment
    page.get_by_label("The whole game, opened at this moment").check()
    whole = shared(person, MOMENT)
    assert whole.endswith(f"/{moment}")
    assert Game.from_link(whole).state_number == state


# A browser with a share sheet: it notes what it is given, or refuses.
SHEET = """
window.given = [];
navigator.share = async (what) => {
  if (window.refuses) throw new DOMException("not here", "NotAllowedError");
  window.given.push(what);
};
"""


def test_the_share_sheet_gets_the_link_and_where_it_refuses_the_link_is_copied(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "bot", seed=8)
    person = meet(permissions=["clipboard-read", "clipboard-write"])
    person.context.add_init_script(SHEET)
    page = person.go(link(made)).page
    person.decisions()
    page.get_by_role("navigation", name="Page").get_by_role("button", name="Share").click()
    text = shared(person)
    page.get_by_role("button", name="Share…").click()
    [given] = page.evaluate("window.given")
    assert given["url"] == text and "Imperium" in given["title"] and given["text"]
    page.evaluate("window.refuses = true")
    page.get_by_role("button", name="Share…").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == text
