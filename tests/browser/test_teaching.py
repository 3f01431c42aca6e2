"""Cards that teach, the guided first game, names and levels in plain words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.place import LEVELS_HERE, Person, Place, link


def test_every_card_says_what_it_does_and_what_its_god_brings_you(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=8, modules=["forum"], board="imperium"))).page
    lit = person.decisions()
    told = page.locator("#decide .choice .sub").all_inner_texts()
    assert len(told) == len(lit) and all(len(text) > 20 for text in told), "a patrician is a bare name"
    person.click(person.quick(lit))
    big = page.get_by_role("tooltip")
    page.locator(".shelftabs button", has_text="Forum").click()
    page.locator("button.fcard, .fchip").first.hover()
    expect(big).to_be_visible()
    assert len(big.inner_text()) > 20
    page.locator("#hand .card").nth(1).hover()
    expect(big).to_contain_text("Move your colonists")
    expect(big).to_contain_text("Jupiter")
    expect(big).to_contain_text("is worth")
    page.mouse.move(5, 5)
    expect(big).to_be_hidden()
    page.locator(".shelftabs button", has_text="Cards").click()
    page.locator(".shelf .slot").first.hover()
    expect(big).to_contain_text("is worth")


def test_a_long_press_reads_a_card_and_does_not_play_it(place: Place, meet: Meet) -> None:
    person = meet(390, 844, has_touch=True, is_mobile=True).go(link(place.table("Nova", "bot", seed=8)))
    page = person.page
    state = person.decision()
    page.get_by_role("navigation", name="Panel").get_by_role("button", name="Hand").click()
    card = page.locator("#hand .card").first
    touch = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card.dispatch_event("pointerdown", touch)
    page.wait_for_timeout(600)
    expect(page.get_by_role("tooltip")).to_be_visible()
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click")
    page.get_by_role("navigation", name="Panel").get_by_role("button", name="Decide").click()
    assert person.decision() == state


def test_the_guided_first_game_tells_the_goal_and_suggests_an_opening(place: Place, person: Person) -> None:
    page = person.go().page
    expect(page.get_by_text("not made or approved by the publisher").first).to_be_visible()
    page.get_by_role("button", name="Guided first game").click()
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("build up what that god rewards")
    coach.get_by_role("button", name="Start").click()
    for _ in range(60):
        person.decisions()
        if coach.get_by_text("What you’ve learned").count():
            break
        best = page.locator("#decide .choice.best")
        if page.locator("#decide").get_attribute("data-held") is not None:
            page.locator(".endturn:enabled").click()
        elif best.count():
            (best.first.locator(".do") if best.first.locator(".do").count() else best.first).click()
        else:
            person.click(person.quick(person.decisions()))
        page.wait_for_timeout(150)
    expect(coach).to_contain_text("What you’ve learned")
    coach.get_by_role("button", name="Continue").click()
    expect(coach).to_be_hidden()
    hasty(person)


def hasty(person: Person) -> None:
    """Anyone who plays before the hint is there gets a refusal, which the browser writes down."""
    person.troubles[:] = [trouble for trouble in person.troubles if "Failed to load resource" not in trouble]


LESSONS = {
    "Salt": "replaces any other good",
    "The forum": "patrician",
    "The fish market": "market stands",
    "Teams": "the partner across the table",
    "Roma": "harbours",
    "Sicilia": "volcano tile",
    "Against Contrarius": "answers each of your turns",
}


@pytest.mark.parametrize(
    "lesson", [name if name == "The fish market" else pytest.param(name, marks=pytest.mark.long) for name in LESSONS]
)
def test_a_short_lesson_begins_with_what_is_new(place: Place, person: Person, lesson: str) -> None:
    """A real table of the module: three sentences, then the first step with what to look at."""
    page = person.go().page
    coach = page.get_by_role("complementary", name="Coach")
    page.locator(".entry").first.get_by_role("button").last.click()
    page.locator(".lessons").get_by_role("button", name=lesson, exact=True).click()
    expect(coach).to_contain_text(LESSONS[lesson])
    assert coach.get_by_role("listitem").count() == 3
    coach.get_by_role("button", name="Start").click()
    expect(coach.get_by_role("button", name="See the rule")).to_be_visible()
    if lesson == "The fish market":
        page.locator(".shelftabs button", has_text="Fish").click()
        page.locator(".shelfpanel .stand").first.hover()
        expect(page.get_by_role("tooltip")).to_contain_text("fish")


def test_whoever_begins_before_all_has_come_gets_the_same_opponents(place: Place, person: Person) -> None:
    held: list[Route] = []
    person.page.route("**/api/levels", lambda route: held.append(route), times=1)
    page = person.go().page
    page.locator(".entry").first.get_by_role("button").last.click()
    page.locator(".lessons").get_by_role("button", name="Salt", exact=True).click()
    expect(page.locator(".players")).to_contain_text("Easy")
    assert held
    held[0].continue_()


def test_whoever_plays_a_card_has_begun_the_lesson(place: Place, meet: Meet) -> None:
    """Without the button; and on a small screen in a long language button, choices and End turn are all in sight."""
    person = meet(1366, 768, locale="fr")
    page = person.go().page
    page.locator(LEVELS_HERE).wait_for()
    page.locator(".entry").first.get_by_role("button").last.click()
    page.locator(".lessons").get_by_role("button", name="Équipes", exact=True).click()
    coach = page.locator(".coach")
    begins = coach.get_by_role("button", name="Commencer")
    lit = person.turn()
    panel = page.locator("#decide").bounding_box()
    for seen in (begins, page.locator("#decide .endturn")):
        box = seen.bounding_box()
        assert panel and box and box["y"] + box["height"] <= panel["y"] + panel["height"]
    expect(begins).to_be_in_viewport(ratio=1)
    while not (prefect := [choice for choice in lit if "Jouer Préfet" in choice.text]):
        person.click(lit[-1])  # the partner's card is not joined
        lit = person.turn()
    person.click(prefect[0])
    person.turn()
    expect(coach.get_by_role("button", name="Voir la règle")).to_be_visible()
    advised = page.locator("#decide .choice.best")
    advised.wait_for()  # the network may take its time on a busy machine
    expect(advised).to_be_in_viewport(ratio=0.9)
    hasty(person)


def test_solo_and_teams_are_offered_on_the_front_page(place: Place, person: Person) -> None:
    page = person.go().page
    for mode, shown in (("Solo", "Contrarius"), ("Teams of two", "with ")):
        person.quick_settings().get_by_role("group", name="Mode").get_by_role("button", name=mode).click()
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".players")).to_contain_text(shown)
        person.go()
