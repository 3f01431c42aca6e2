"""The log, the search in the rules reference, and the chat, which is closed for teams."""

from __future__ import annotations

import json
import urllib.request
from contextlib import ExitStack

from .conftest import Meet
from .place import Person, Place, link
from .screenshots import Company


def opened(person: Person, tab: str) -> None:
    person.page.get_by_role("tab", name=tab).click()


def test_the_page_tells_what_the_export_tells(place: Place, meet: Meet) -> None:
    """The same report, byte for byte, with the set-up apart and what was taken back folded."""
    made = place.table("Ada", "Bea", board="italia", seed=4)
    with ExitStack() as stack:
        company = Company(place, made, stack)
        company.play_until(3, "build")
        company.socket.send(json.dumps({"type": "ping"}))
        view = place.call(f"/tables/{made['table']['table']}/view", secret=next(iter(company.secrets.values())))
        undo = {"type": "undo", "seat": view["to_act"], "state": view["state"], "what": "step"}
        company.socket.send(json.dumps(undo))
        while json.loads(company.socket.recv(30))["type"] != "done":
            pass
        company.play_until(4, "build")
        person = meet().go(link(made))
        opened(person, "Log")
        earlier = person.page.get_by_role("button", name="Earlier moves")
        if earlier.count():
            earlier.click()
        box = person.page.get_by_role("region", name="Log")
        box.locator("summary", has_text="Set-up").click()
        person.page.wait_for_function("document.querySelectorAll('[data-line]').length > 15")
        shown = [text.strip() for text in box.locator("[data-line]").all_inner_texts()]
        address = f"{place.url}/api/tables/{made['table']['table']}/record?format=text"
        export = urllib.request.urlopen(address, timeout=30).read().decode().splitlines()
        told = [line for line in export[2:-1] if line and not line.startswith((" ", "Round ", "Set-up", "Points: "))]
        assert shown == told
        assert box.locator("details.back").count() == sum(line.startswith("  (Undone: ") for line in export) == 1
        assert sum(line.startswith("Ada played the") for line in shown) >= 2


def test_the_rules_are_asked(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", board="imperium", seed=4)
    person = meet().go(link(made, 0))
    person.page.get_by_role("tab", name="Log").wait_for()
    person.page.keyboard.press("r")
    ask = person.page.get_by_role("textbox", name="Search the rules")
    ask.fill("how many steps")
    person.page.locator("article.rule[data-topic=movement]").wait_for()
    assert person.page.locator("article.rule").first.get_attribute("data-topic") == "movement"
    ask.fill("tie against contrarius")
    person.page.locator("article.rule[data-topic=tie]").wait_for()
    assert not person.page.locator("article.rule[data-topic=solo_end]").count()
    person.page.get_by_role("checkbox", name="Only rules used at this table").uncheck()
    person.page.get_by_text("Not in play at this table").wait_for()
    person.page.locator("article.rule[data-topic=solo_end]").wait_for()


def test_partners_cannot_chat(place: Place, meet: Meet) -> None:
    """Venus, team play: only through the Legatus; said at the table, and the box to write in is gone."""
    made = place.table("Ada", "Bea", "Cy", "Dan", modules=["teams"], seed=4)
    person = meet().go(link(made, 0))
    opened(person, "Chat")
    person.page.get_by_text("partners communicate only through the Legatus").wait_for()
    assert not person.page.locator("form.say").count()
    free = place.table("Ada", "Bea", "Cy", "Dan", modules=["teams"], chat=True, seed=4)
    other = meet().go(link(free, 0))
    opened(other, "Chat")
    other.page.locator("form.say").wait_for()
    assert not other.page.get_by_text("partners communicate only through the Legatus").count()
