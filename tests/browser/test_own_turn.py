"""Your turn lasts until you end it: one button, one key. A card that would do nothing asks for confirmation."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_taking_back import named


def test_the_turn_is_handed_over_by_its_owner_alone(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    lit = person.decisions()
    end = page.locator(".endturn")
    expect(end).to_be_disabled()
    where = end.bounding_box()
    person.click(named("Play Prefect")(lit))
    assert end.bounding_box() == where, "the button stays in its place"
    person.turn()
    page.locator("#decide [data-choice]:not(.endturn)").first.click()
    expect(page.get_by_role("heading", name="Turn complete")).to_be_visible()
    assert end.bounding_box() == where
    page.get_by_role("button", name="Undo last step").click()
    expect(page.get_by_role("heading", name="Prefect")).to_be_visible()
    page.locator("#decide [data-choice]:not(.endturn)").first.click()
    expect(end).to_be_enabled()
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    expect(page.locator("#decide")).to_contain_text("round 2")


def test_two_quick_enters_do_not_skip_building(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    person.play(named("Play Architect"))
    person.turn()
    turn = page.locator("#decide").get_attribute("data-turn")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Move colonists")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="Move colonists")).to_be_hidden()
    assert page.locator("#decide").get_attribute("data-turn") == turn


def test_a_card_that_would_do_nothing_says_so_and_asks_once(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    person.decisions()
    row = page.locator(".choice", has_text="Play Diplomat")
    expect(row).to_contain_text("nothing to copy yet; would only use up your turn")
    row.click()
    expect(row).to_contain_text("Play it anyway?")
    row.click()
    expect(page.get_by_role("heading", name="Turn complete")).to_be_visible()


def test_experts_may_have_it_end_by_itself(place: Place, person: Person) -> None:
    person.context.add_init_script("localStorage['praefectus.settings'] = JSON.stringify({endsByItself: true})")
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    person.play(named("Play Prefect"))
    person.turn()
    page.locator("#decide [data-choice]:not(.endturn)").first.click()
    expect(page.locator("#decide")).to_contain_text("round 2")


def test_a_damaged_link_reads_like_a_missing_table(person: Person) -> None:
    person.go("/t/what!-is~this")
    person.go("/t/abc")
    expect(person.page.get_by_role("heading", name="No table here")).to_be_visible()
    person.troubles.clear()


def test_a_guest_who_has_joined_is_here(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "open")
    host = meet().go(f"/t/{made['table']['table']}#{made['host']},{made['secrets'][0]['secret']}")
    guest = meet().go(f"/t/{made['table']['table']}")
    guest.page.get_by_label("Your name").first.fill("Livia")
    guest.page.get_by_role("button", name="Take this seat").first.click()
    seat = host.page.locator(".seatrow, .seat, li", has_text="Livia").first
    expect(seat).to_contain_text("here")
