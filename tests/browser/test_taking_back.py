"""Undo, refused undo, and coming back in the middle of an action."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Lit, Person, Place, link


def named(start: str) -> Callable[[list[Lit]], Lit]:
    def choose(lit: list[Lit]) -> Lit:
        return next(choice for choice in lit if choice.text.startswith(start))

    return choose


def in_the_middle_of_an_architect(place: Place, person: Person) -> None:
    """Two steps into an Architect: the card is played, a ship chosen on the board."""
    person.go(link(place.table("Nova", "bot", seed=8)))
    person.play(named("Play Architect"))
    person.turn()
    person.page.locator('#board [data-key^="colonist:"]').last.press("Enter")
    expect(person.page.get_by_role("heading", name="Where to?")).to_be_visible()


def test_undo_step_by_step_and_the_whole_turn(place: Place, person: Person) -> None:
    in_the_middle_of_an_architect(place, person)
    page = person.page
    expect(page.get_by_role("group", name="This turn so far")).to_contain_text("Play Architect")
    page.get_by_role("button", name="Undo last step").click()
    expect(page.get_by_role("heading", name="Move colonists")).to_be_visible()
    page.get_by_role("button", name="Undo turn").click()
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    assert [choice for choice in person.decisions() if choice.text.startswith("Play Architect")]


def test_a_step_of_the_trail_goes_back_to_before_it(place: Place, person: Person) -> None:
    in_the_middle_of_an_architect(place, person)
    person.page.get_by_role("group", name="This turn so far").get_by_role("button").first.click()
    expect(person.page.get_by_role("heading", name="Play a card")).to_be_visible()


def test_undo_past_another_seat_is_asked_and_refused_or_agreed(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", seed=9)
    ada, bea = meet().go(link(made, 0)), meet().go(link(made, 1))
    ada.play_turns(1)
    state = bea.decision()
    ask_back(ada)
    bea.page.get_by_role("button", name="No", exact=True).click()
    expect(ada.page.locator(".toast")).to_be_visible()
    assert bea.decision() == state
    ada.page.get_by_role("button", name="Ask to undo my turn").click()  # so soon, nobody is asked
    expect(ada.page.locator(".toast")).to_contain_text("Ask again in")
    expect(bea.page.locator(".undoask")).to_have_count(0)


def test_an_undo_that_all_agree_to_is_carried_out(place: Place, meet: Meet) -> None:
    made = place.table("Ada", "Bea", seed=9)
    ada, bea = meet().go(link(made, 0)), meet().go(link(made, 1))
    ada.play_turns(1)
    ask_back(ada)
    bea.page.get_by_role("button", name="Agree", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Play a card")).to_be_visible()
    expect(bea.page.locator("#decide")).to_contain_text("Ada’s turn")
    expect(bea.page.locator(".undoask")).to_have_count(0)


def test_a_step_that_is_undone_closes_the_request_on_every_screen(place: Place, meet: Meet) -> None:
    """Bea takes back a step of her own while Ada's request is open."""
    made = place.table("Ada", "Bea", seed=9)
    ada, bea = meet().go(link(made, 0)), meet().go(link(made, 1))
    ada.play_turns(1)
    bea.play(named("Play Architect"))
    bea.turn()
    ask_back(ada)
    expect(bea.page.locator(".undoask")).to_be_visible()
    bea.page.get_by_role("button", name="Undo last step").click()
    for person in (ada, bea):
        expect(person.page.locator(".toast")).to_contain_text("The game moved on before everyone had answered")
        expect(person.page.locator(".undoask")).to_have_count(0)


def ask_back(person: Person) -> None:
    person.page.get_by_role("button", name="Ask to undo my turn").click()
    expect(person.page.locator(".undoask")).to_contain_text("waiting for")


def test_reload_in_the_middle_of_an_architect(place: Place, person: Person) -> None:
    in_the_middle_of_an_architect(place, person)
    before = [choice.id for choice in person.decisions()]
    person.reload()
    expect(person.page.get_by_role("heading", name="Where to?")).to_be_visible()
    expect(person.page.get_by_role("group", name="This turn so far")).to_contain_text("Play Architect")
    lit = person.turn()
    assert [choice.id for choice in lit] == before
    person.click(lit[0])
    assert person.turn()


def test_a_past_position_has_an_address_and_leads_back(place: Place, person: Person) -> None:
    made = place.table("Nova", "bot", seed=10)
    person.go(link(made)).play_turns(3)
    person.go(f"/t/{made['table']['table']}/60")
    expect(person.page.locator(".banner")).to_contain_text("move 60")
    assert person.page.locator("[data-choice]").count() == 0
    person.page.get_by_role("button", name="Back to the game").first.click()
    assert person.decisions()
