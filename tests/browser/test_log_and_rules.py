"""The log as a report, the rules reference that can be asked, and the chat that teams do without."""

from __future__ import annotations

import json
import urllib.request

from .conftest import Meet
from .place import Person, Place, link


def opened(person: Person, tab: str) -> None:
    person.page.get_by_role("tab", name=tab).click()


def test_the_page_tells_what_the_export_tells(place: Place, meet: Meet) -> None:
    """The same report, byte for byte, with the set-up apart and what was taken back folded."""
    made = place.table("Ada", "Bea", board="italia", seed=4)
    person = meet().go(link(made))
    person.play_turns(4)
    person.play()
    person.page.get_by_role("button", name="Step").click()
    person.play()
    opened(person, "Log")
    if person.page.get_by_role("button", name="Earlier lines").count():
        person.page.get_by_role("button", name="Earlier lines").click()
    box = person.page.get_by_role("region", name="Log")
    box.get_by_text("Set-up").click()
    person.page.wait_for_function("document.querySelectorAll('[data-line]').length > 10")
    shown = [text.strip() for text in box.locator("[data-line]").all_inner_texts()]
    table = made["table"]["table"]
    address = f"{place.url}/api/tables/{table}/record?format=text"
    export = urllib.request.urlopen(address, timeout=30).read().decode().splitlines()
    told = [line for line in export[2:-1] if line and not line.startswith((" ", "Round ", "Set-up", "Points: "))]
    assert shown == told
    assert box.get_by_text("Taken back: 1").count() == 1
    assert json.dumps(shown).count("Ada played the") >= 2


def test_the_rules_are_asked(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", board="imperium", seed=4)
    person = meet().go(link(made, 0))
    person.page.keyboard.press("r")
    ask = person.page.get_by_role("textbox", name="Search the rules")
    ask.fill("how many steps")
    first = person.page.locator("article.rule").first
    first.get_by_text("Movement and lines").wait_for()
    ask.fill("tie against contrarius")
    person.page.get_by_text("Who wins, and ties").wait_for()
    assert not person.page.get_by_text("Not in play at this table").count()
    person.page.get_by_role("checkbox", name="only what is in play").uncheck()
    person.page.get_by_text("Not in play at this table").wait_for()
    person.page.get_by_text("The end against Contrarius").first.wait_for()


def test_partners_cannot_chat(place: Place, meet: Meet) -> None:
    """Venus, team play: only through the Legatus; said at the table, and the box to write in is gone."""
    made = place.table("Ada", "Bea", "Cy", "Dan", modules=["teams"], seed=4)
    person = meet().go(link(made, 0))
    opened(person, "Chat")
    person.page.get_by_text("partners speak only through the Legatus").wait_for()
    assert not person.page.get_by_role("textbox", name="Message").count()
    free = place.table("Ada", "Bea", "Cy", "Dan", modules=["teams"], chat=True, seed=4)
    other = meet().go(link(free, 0))
    opened(other, "Chat")
    assert not other.page.get_by_text("partners speak only through the Legatus").count()
