"""Personal links, muting, blocking and reporting in the page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Place
from tests.browser.test_together import two_at_a_table


def personal_link(page: Page) -> str:
    """Return what the button would copy."""
    return str(page.evaluate("() => location.origin + '/me#' + localStorage.getItem('praefectus.person')"))


def test_all_my_games_on_another_device_until_the_link_is_renewed(place: Place, meet: Meet) -> None:
    ada, _ = two_at_a_table(place, meet)
    seat, table = ada.seat(), ada.page.url
    ada.go()
    ada.page.get_by_role("link", name="Play on another device").click()
    drawer = ada.page.get_by_role("main")
    expect(drawer.get_by_alt_text("Personal link as a QR code")).to_be_visible()
    link = personal_link(ada.page)
    assert re.search(r"/me#[\w-]{32}$", link)
    phone = meet()
    phone.page.goto(link)
    expect(phone.page.get_by_text("Friday evening").first).to_be_visible()
    assert "#" not in phone.page.url and "/me" not in phone.page.url  # the secret does not stay in the address bar
    phone.page.goto(table)
    assert phone.seat() == seat
    drawer.get_by_role("button", name="Renew the link").click()
    drawer.get_by_role("button", name="Renew it now").click()
    expect(drawer.get_by_text("You have a new link")).to_be_visible()
    assert personal_link(ada.page) != link
    expect(phone.page.get_by_text("This personal link no longer works")).to_be_visible()
    stranger = meet()
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("This personal link no longer works")).to_be_visible()
    stranger.troubles.clear()  # the refused request is in the console
    phone.troubles.clear()


def test_who_is_muted_is_not_heard_and_who_is_reported_is_reported(place: Place, meet: Meet) -> None:
    ada, bea = two_at_a_table(place, meet)
    for person in (ada, bea):
        person.page.get_by_role("tab", name="Chat").click()
    bea.page.get_by_placeholder("Message the table").fill("You play badly")
    bea.page.keyboard.press("Enter")
    chat = ada.page.get_by_role("tabpanel")
    expect(chat).to_contain_text("You play badly")
    about = ada.page.locator(".players").get_by_role("button", name="About Bea")
    about.click()
    menu = ada.page.get_by_role("dialog", name="About Bea").first
    menu.get_by_role("button", name="Mute").click()
    expect(chat).not_to_contain_text("You play badly")
    expect(chat).to_contain_text("Muted: Bea")
    menu.get_by_label("What happened?").fill("rude")
    menu.get_by_role("button", name="Report").click()
    expect(ada.page.get_by_text("The server admin has your report about Bea.")).to_be_visible()
    about.click()
    menu.get_by_role("button", name="Unmute").click()
    expect(chat).to_contain_text("You play badly")


def test_a_set_up_that_the_host_chose_is_told_and_a_deleted_table_says_so(place: Place, meet: Meet) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = place.call("/tables", {"seats": seats, "seed": 77, "name": "Known draws"})
    watcher = meet()
    watcher.page.goto(f"{place.url}/t/{made['table']['table']}")
    expect(watcher.page.get_by_text("77, set by the host, who may know what comes up.")).to_be_visible()
    headers = {"Authorization": f"Bearer {made['host']}"}
    watcher.context.request.delete(f"{place.url}/api/tables/{made['table']['table']}", headers=headers)
    expect(watcher.page.get_by_text("This table no longer exists.")).to_be_visible()


def test_the_privacy_notice_is_one_click_away(meet: Meet) -> None:
    page = meet().go().page
    page.get_by_role("button", name="Privacy").click()
    expect(page.get_by_role("dialog")).to_contain_text("You need no account")
    expect(page.get_by_role("dialog")).to_contain_text("14 days")
