"""A newcomer opens the front page and plays a whole game by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.place import Person


def test_from_the_front_page_to_the_final_scoring(person: Person) -> None:
    page = person.go().page
    person.quick_settings().get_by_label("Your name").first.fill("Nova")
    page.get_by_role("group", name="Opponents").get_by_role("button", name="2").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    person.play_out()
    expect(page.get_by_role("heading", level=1)).to_contain_text("points")
    table = page.locator("table.fin").first
    expect(table).to_contain_text("Jupiter")
    totals = [int(text) for text in table.locator("tr.tot td").all_inner_texts()]
    assert len(totals) == 3 and totals == sorted(totals, reverse=True)
    expect(page.get_by_role("heading", name="When houses were built")).to_be_visible()
    expect(page.locator(".chartbox path").first).to_be_attached()
    with page.expect_download() as download:
        page.get_by_role("button", name="Saved game (JSON)").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".lobbyhead, #decide").first).to_be_visible()
