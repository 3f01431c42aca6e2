"""The buttons for rules and settings are at the top of every page, and work there."""

from __future__ import annotations

import pytest

from .conftest import Meet

PAGES = (
    "/", "/how-to-play", "/editor", "/post", "/me", "/mail", "/watch", "/leaderboards", "/players/Livia", "/puzzles",
    "/openings", "/tournaments", "/moderation", "/nothing-here",
)  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_a_drawer_opens_on_every_page(meet: Meet, path: str) -> None:
    person = meet().go(path)
    page = person.page
    for button in ("Rules", "Settings"):
        page.get_by_role("button", name=button, exact=True).first.click()
        page.get_by_role("dialog", name=button).wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    person.troubles[:] = [said for said in person.troubles if "status of 40" not in said]  # nobody is called Livia
