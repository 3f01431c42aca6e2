"""Several browsers at one table: playing over the network, watching, chat, hot seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link


def two_at_a_table(place: Place, meet: Meet, as_seated: bool = False) -> tuple[Person, Person]:
    """Ada makes a table on the front page with two bots and an open seat; Bea comes by the link and sits down."""
    ada, bea = meet(), meet()
    page = ada.go().page
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_label("Table name").fill("Friday evening")
    page.get_by_role("button", name="Create table").click()
    shared = page.get_by_label("Link to this table").input_value()
    bea.page.goto(shared)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take this seat").click()
    expect(page.get_by_text("Everyone is here")).to_be_visible()
    if as_seated:
        page.get_by_label("Random start player").click()
        expect(page.get_by_text("seat 1", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for person in (ada, bea):
        expect(person.page.locator("#decide")).to_be_visible()
    return ada, bea


def test_two_browsers_and_two_bots(place: Place, meet: Meet) -> None:
    ada, bea = two_at_a_table(place, meet)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_placeholder("Message the table").fill("Good luck!<b>")
    ada.page.keyboard.press("Enter")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.get_by_role("tabpanel")).to_contain_text("Good luck!<b>")
    play_together((ada, bea), 20)
    assert bea.seat() == (ada.seat() + 1) % 4


def test_who_starts_is_drawn_and_secrets_go_along(place: Place, meet: Meet) -> None:
    """Wherever the draw puts people, their windows know the seat and open it again; the host may leave it undrawn."""
    seats = set()
    for _ in range(4):
        ada, bea = two_at_a_table(place, meet)
        seats.add(ada.seat())
        for person in (ada, bea):
            kept = person.page.evaluate(
                "() => JSON.parse(localStorage.getItem('praefectus.tables')).tables[location.pathname.split('/')[2]]"
            )
            assert list(kept["secrets"]) == [str(person.seat())]
            person.page.reload()
            expect(person.page.locator("#decide")).to_be_visible()
        assert bea.seat() == (ada.seat() + 1) % 4
        if len(seats) > 1:
            break
    ada, bea = two_at_a_table(place, meet, as_seated=True)
    assert (ada.seat(), bea.seat()) == (0, 1)


def play_together(people: tuple[Person, ...], decisions: int) -> None:
    """The player to act plays: each may have something to choose in another's turn too."""
    made = 0
    while made < decisions and not all(person.over() for person in people):
        for person in people:
            if person.to_act():
                person.play()
                made += 1
        people[0].page.wait_for_timeout(20)


@pytest.mark.long
def test_two_browsers_and_two_bots_finish_a_game(place: Place, meet: Meet) -> None:
    ada, bea = two_at_a_table(place, meet)
    play_together((ada, bea), 3000)
    headlines = [person.page.get_by_role("heading", level=1).inner_text() for person in (ada, bea)]
    assert all("points" in headline for headline in headlines)


def test_watching_shows_the_table_and_offers_nothing(place: Place, meet: Meet) -> None:
    made = place.table("Nova", "bot", "bot", seed=3)
    nova, watcher = meet().go(link(made)), meet()
    watcher.go(f"/t/{made['table']['table']}")
    expect(watcher.page.locator("#decide")).to_contain_text("You’re watching")
    expect(nova.page.get_by_text("1 watching")).to_be_visible()
    nova.play_turns(2)
    nova.decisions()
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


def test_the_page_comes_back_after_the_server_was_killed(tmp_path: Path, meet: Meet) -> None:
    """In the middle of a turn the server dies; the page says so, reconnects on its own, and the turn continues."""
    place = Place(tmp_path)
    try:
        person = meet()
        person.url = place.url
        person.go(link(place.table("Nova", "bot", seed=6)))
        person.play(lambda lit: next(choice for choice in lit if choice.text.startswith("Play Architect")))
        before = [choice.id for choice in person.turn()]
        place.kill()
        expect(person.page.get_by_text("Connection lost")).to_be_visible()
        place.start()
        expect(person.page.get_by_text("Connection lost")).to_be_hidden()
        assert [choice.id for choice in person.decisions()] == before
        person.play_turns(1)
        person.troubles = [trouble for trouble in person.troubles if "WebSocket" not in trouble]
    finally:
        place.stop()
