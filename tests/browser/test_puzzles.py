"""A puzzle in the page: solved, nearly, missed, an unforeseen turn, and on a device without a server."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from praefectus.puzzles.puzzle import Puzzle
from tests.browser.conftest import Meet, Visit
from tests.browser.place import Person
from tests.browser.static_site import START
from tests.browser.test_everybody import findings
from tests.puzzles.sample import sample

JUDGED = 90_000  # milliseconds: an unforeseen turn is played to the end


def begin(person: Person, puzzle: Puzzle) -> Page:
    """An own mistake, which is asked again today."""
    mistakes = {puzzle.link(): {"link": puzzle.link(), "due": "2020-01-01", "found": 0}}
    person.go("/")
    person.page.evaluate(
        "given => localStorage.setItem('praefectus.puzzles', given)", json.dumps({"mistakes": mistakes})
    )
    person.go("/puzzles")
    person.page.reload()
    person.page.get_by_role("region", name="Your own mistakes").get_by_role("button", name="Try it").click()
    expect(person.page.get_by_role("region", name="Puzzle", exact=True)).to_contain_text("which card", timeout=START)
    return person.page


def play(page: Page, line: tuple[int, ...]) -> None:
    for action in line:
        page.locator(f"#decide [data-choice='{action}']").click()
    page.locator(".endturn:enabled").click()


@pytest.mark.parametrize(
    ("turn", "grade", "title"), [(0, "solved", "Solved"), (1, "nearly", "Nearly"), (3, "missed", "Missed")]
)
def test_a_turn_is_graded_on_the_board(meet: Meet, turn: int, grade: str, title: str) -> None:
    puzzle, person = sample(), meet()
    page = begin(person, puzzle)
    play(page, puzzle.judged[turn].line)
    answer = page.get_by_role("region", name="Answer")
    expect(answer).to_have_attribute("data-grade", grade)
    expect(answer.get_by_role("heading")).to_have_text(title)
    assert not findings(page)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('praefectus.puzzles'))")
    assert kept["mistakes"][puzzle.link()]["found"] == (1 if grade == "solved" else 0)
    if grade == "solved":
        answer.get_by_role("button", name="Continue from here").click()
        expect(page.get_by_role("region", name="Puzzle", exact=True)).to_have_count(0)
        person.go("/")
        expect(page.locator(".mygames .gamebox")).to_have_count(1)
    else:
        answer.get_by_text("Show the solution").click()
        answer.get_by_role("button", name="Continue from the solution").click()
        expect(page.get_by_role("region", name="Puzzle", exact=True)).to_have_count(0)


def test_an_unforeseen_turn_is_judged_on_the_spot(meet: Meet) -> None:
    whole = sample()
    puzzle = Puzzle(whole.game, whole.level, whole.themes, whole.judged[:1])
    page = begin(meet(390, 844), puzzle)
    play(page, whole.judged[2].line)
    answer = page.get_by_role("region", name="Answer")
    expect(answer).to_be_visible(timeout=JUDGED)
    page.get_by_role("button", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()


def test_the_puzzle_of_the_day_and_the_openings_are_offered(meet: Meet) -> None:
    person = meet()
    person.go("/")
    page = person.page
    page.get_by_role("link", name="Puzzles").first.click()
    page.get_by_role("region", name="Puzzle of the day").get_by_role("button", name="Try it").click()
    expect(page.get_by_role("region", name="Puzzle", exact=True)).to_be_visible()
    page.get_by_role("button", name="All puzzles").click()
    assert not findings(page)
    page.get_by_role("link", name="First cards of strong players").click()
    rows = page.get_by_role("row")
    expect(rows.nth(1)).to_be_visible()
    rows.nth(1).get_by_role("button").click()
    expect(page.get_by_role("navigation", name="Cards so far").get_by_role("button")).to_have_count(2)
    assert not findings(page)


@pytest.mark.long
def test_puzzles_work_without_a_server(visit: Visit) -> None:
    puzzle, person = sample(), visit()
    page = begin(person, puzzle)
    play(page, puzzle.best.line)
    expect(page.get_by_role("region", name="Answer")).to_have_attribute("data-grade", "solved", timeout=START)
