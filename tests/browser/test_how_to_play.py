"""The page How to play: seven steps with pictures, found at once, readable everywhere, on paper too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from praefectus.language import LANGUAGES, of
from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_everybody import findings

STEPS = ["goal", "hand", "turn", "build", "produce", "cards", "end"]


def opened(person: Person) -> Person:
    person.go("/how-to-play").page.locator("#end tfoot").wait_for()
    person.page.wait_for_function("document.querySelectorAll('.boardpic .city').length > 100")
    return person


def test_a_newcomer_finds_it_first(place: Place, person: Person) -> None:
    """The first link of the front page, and the first thing in the rules."""
    page = person.go().page
    expect(page.locator("main a").first).to_have_text("How to play")
    page.locator("main a").first.click()
    expect(page).to_have_url(f"{place.url}/how-to-play")
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play")
    expect(page).to_have_title("How to play · Praefectus")
    page.go_back()
    page.get_by_role("button", name="Rules", exact=True).first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator(".body a").first).to_have_text("How to play")
    drawer.get_by_text("What the icons mean").click()
    expect(drawer.get_by_text("Land colonist", exact=True)).to_be_visible()
    drawer.get_by_role("link", name="How to play").click()
    expect(page.locator("#goal")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_from_a_table_and_back(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=2))).page
    person.turn()
    page.keyboard.press("r")
    page.get_by_role("dialog").get_by_role("link", name="How to play").click()
    expect(page.locator("#goal")).to_be_visible()
    page.go_back()
    expect(page.locator("#decide [data-choice]").first).to_be_visible()


@pytest.mark.parametrize("width", [390, 1366, 1440])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_steps_can_be_seen_and_read(meet: Meet, width: int, theme: str) -> None:
    """Nothing is cut off at the side, every picture is drawn, and axe finds nothing."""
    person = opened(meet(width, 844, color_scheme=theme))
    page = person.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert [section.get_attribute("id") for section in page.locator("section.lstep").all()] == [*STEPS, "icons"]
    for step in STEPS:
        assert page.locator(f"#{step} figure").count(), step
    assert page.locator("#hand .lcard").count() == 6  # seven cards, two of them Prefects
    assert page.locator("#cards .ldisplay li").count() == 7
    drawn = "[...document.querySelectorAll('.boardpic')].every((box) => box.clientHeight > 150)"
    assert page.evaluate(drawn) and page.locator(".boardpic").count() == 5
    assert findings(page) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_it_speaks_every_language(meet: Meet, tag: str) -> None:
    page = opened(meet(locale=tag)).page
    expect(page.get_by_role("heading", level=1)).to_have_text(of(tag)("how-to-play"))
    assert [title.split("\n")[-1] for title in page.locator("section.lstep h2").all_inner_texts()][:7] == [
        of(tag)(f"learn-{step}") for step in STEPS
    ]


def test_another_language_is_told_at_once(meet: Meet) -> None:
    page = opened(meet()).page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    expect(page.locator("h1")).to_have_text(of("de")("how-to-play"))


def test_a_link_leads_to_its_step_and_the_first_game_begins_here(meet: Meet) -> None:
    page = opened(meet(390, 844)).page
    page.get_by_role("navigation", name="Steps").get_by_role("link", name="Produce and trade").click()
    expect(page.locator("#produce h2")).to_be_in_viewport()
    page.get_by_role("button", name="Start the guided first game").click()
    page.wait_for_url("**/t/*")


def test_it_is_printed_without_what_belongs_to_the_screen(meet: Meet) -> None:
    person = opened(meet())
    page = person.page
    page.emulate_media(media="print")
    for hidden in (".top", ".lnav", ".lgo", ".foot"):
        expect(page.locator(hidden).first).to_be_hidden()
    for step in STEPS:
        expect(page.locator(f"#{step} figure").first).to_be_visible()
    assert page.evaluate("() => document.querySelector('.boardpic').clientWidth") <= 520
    assert len(page.pdf(format="A4")) > 50_000


def test_it_is_not_loaded_before_it_is_wanted(meet: Meet) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go().page.get_by_role("button", name="Play now").wait_for()
    assert not [url for url in asked if "HowToPlay" in url or "how-to-play" in url]
