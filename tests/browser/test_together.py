"""Several browsers at one table: playing over the network, watching, chat, hot seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link


def two_at_a_table(place: Place, meet: Meet) -> tuple[Person, Person]:
    """Ada makes a table on the front page with two bots and an open seat; Bea comes by the link and sits down."""
    ada, bea = meet(), meet()
    page = ada.go().page
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_label("Name of the table").fill("Friday evening")
    page.get_by_role("button", name="Open the table").click()
    shared = page.get_by_label("Link of this table").input_value()
    bea.page.goto(shared)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Everybody is here")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for person in (ada, bea):
        expect(person.page.locator("#decide")).to_be_visible()
    return ada, bea


def play_in_turn(ada: Person, bea: Person, decisions: int) -> bool:
    """Whoever is to act plays; True when the game ended."""
    for _ in range(decisions):
        for person in (ada, bea):
            if person.over():
                return True
            if person.mine():
                person.play()
    return ada.over()


def test_two_browsers_and_two_bots(place: Place, meet: Meet) -> None:
    ada, bea = two_at_a_table(place, meet)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_placeholder("Say something").fill("Good luck!<b>")
    ada.page.keyboard.press("Enter")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.get_by_role("tabpanel")).to_contain_text("Good luck!<b>")
    for _ in range(3):
        for person in (ada, bea):
            person.play_turns(1)


@pytest.mark.long
def test_two_browsers_and_two_bots_finish_a_game(place: Place, meet: Meet) -> None:
    ada, bea = two_at_a_table(place, meet)
    assert play_in_turn(ada, bea, 5000)
    headlines = [person.page.get_by_role("heading", level=1).inner_text() for person in (ada, bea)]
    assert all("points" in headline for headline in headlines)


def test_watching_shows_the_table_and_offers_nothing(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "bot", "bot", seed=3)
    nova, watcher = meet().go(link(made)), meet()
    watcher.go(f"/t/{made['table']['table']}")
    expect(watcher.page.locator("#decide")).to_contain_text("You are watching")
    expect(nova.page.get_by_text("1 watching")).to_be_visible()
    nova.play_turns(2)
    nova.turn()
    expect(watcher.page.locator(f'#decide[data-state="{nova.state}"]')).to_be_visible()
    assert watcher.page.locator("[data-choice]").count() == 0


def test_hot_seat_hands_over(place: Place, person: Person) -> None:
    made = place.table("Ada", "Bea", seed=4)
    person.go(link(made))
    seats = set()
    for _ in range(8):
        seats.add(person.seat())
        person.play_turns(1)
    assert seats == {0, 1}


def test_a_restart_of_the_connection_is_survived(place: Place, person: Person) -> None:
    """The browser goes offline in the middle of a turn, comes back by itself, and the game goes on."""
    made = place.table("Nova", "bot", seed=6)
    person.go(link(made)).play_turns(1)
    person.context.set_offline(True)
    person.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    person.context.set_offline(False)
    person.play_turns(1)
