"""The sandbox looks different from the game, and leaves nothing behind unless it is saved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Place, link


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_sandbox_on_ones_own_turn(place: Place, meet: Meet, width: int, height: int) -> None:
    """Bots play only when they are asked to, and everything of the page stays on the screen."""
    made = place.table("Ada", "bot", board="italia", seed=3)
    ada = meet(width, height).go(link(made, 0))
    state, page, game = ada.decision(), ada.page, ada.page.url
    page.get_by_role("button", name="Sandbox").first.click()
    bar = page.get_by_role("region", name="Sandbox")
    expect(bar).to_be_visible()
    ada.state = None
    assert ada.decision() == state
    expect(page.locator(".endturn")).to_be_in_viewport()
    ada.state = None
    while ada.seat() == 0:
        ada.play()
        page.wait_for_timeout(50)
    bar.get_by_role("button", name="Bots play").click()
    page.wait_for_function("() => document.querySelector('#decide').dataset.seat === '0'")
    bar.get_by_role("button", name="Back to the game").click()
    page.wait_for_url(game)
    assert ada.decision() == state
    expect(bar).to_have_count(0)


def test_a_sandbox_is_among_my_games_only_when_it_is_saved(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "bot", board="italia", seed=3)
    page = meet().go(link(made, 0)).page
    page.get_by_role("button", name="Sandbox").first.click()
    expect(page.get_by_role("region", name="Sandbox")).to_be_visible()
    copy = page.url
    page.goto(place.url)
    boxes = page.locator(".mygames .gamebox")
    expect(boxes).to_have_count(1)
    page.goto(copy)
    page.get_by_role("button", name="Save", exact=True).click()
    page.goto(place.url)
    expect(boxes).to_have_count(2)
