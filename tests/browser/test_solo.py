"""The game against Contrarius: what he will do, and what he did."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Meet
from .place import Place, link


def test_what_contrarius_will_do_and_did_is_in_sight(place: Place, meet: Meet) -> None:
    """On every card and choice, before the choice; his die, place and reason after it, until he reacts again."""
    made = place.table("Livia", modules=["solitaria"], options={"solo_level": "beginner"}, seed=3)
    person = meet(1366, 768).go(link(made))
    lit = person.decisions()
    page = person.page
    builds = "Contrarius finds nothing and builds 1 house"
    rows, cards = page.locator("#decide .choice .sub.then"), page.locator("#hand .card .card-t.then")
    assert rows.count() == cards.count() == len(lit), "a line on every card"
    expect(page.locator("#hand .card", has_text="Architect").locator(".then")).to_have_text(
        "Contrarius takes 1 card from the display"
    )
    person.click(next(choice for choice in lit if choice.text.startswith("Play Prefect")))
    lit = person.turn()
    expect(page.locator("#decide .choice .sub.then", has_text=builds).first).to_be_visible()
    person.click(next(choice for choice in lit if choice.kind == "produce"))
    lit = person.turn()
    if any(choice.kind == "end_turn" for choice in lit):
        person.click(next(choice for choice in lit if choice.kind == "end_turn"))
        lit = person.turn()
    said = page.locator("#decide .reaction")
    expect(said).to_contain_text("turned to building instead")
    expect(said).to_contain_text("an empty city in a province new to him")
    sizes = said.locator("p").bounding_box()
    assert sizes and sizes["width"] > 200, "his words have the width of the panel"
    assert said.locator(".die").count() == 1 and "level" not in said.inner_text()
    person.click(next(choice for choice in lit if choice.text.startswith("Play Architect")))
    person.turn()
    expect(said).to_contain_text("Then: Contrarius takes 1 card from the display.")
