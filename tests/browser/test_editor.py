"""The board editor: boards are drawn, checked, tried out, played to the end, exported, shared and played by two."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from praefectus import data
from tests.browser.conftest import Meet
from tests.browser.place import Person, Place
from tests.browser.test_everybody import findings
from tests.browser.test_together import play_together

Spot = tuple[float, float]
COMPLETE = "The board is complete."
WHOLE_LETTERS = 30  # cities, with all tokens of the letters A to D


class Maker:
    """Somebody who draws a board with the mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        with self.page.expect_response(re.compile("/boards/check$")):  # it says how many tokens each letter has
            person.go("/editor")
        self.page.locator(".map").wait_for()

    def use(self, tool: str) -> None:
        self.page.locator(f"[data-tool={tool}]").click()

    def press(self, spot: Spot) -> None:
        """A press on a place of the board, in shares of its width and height."""
        x, y = self.at(spot)
        self.page.mouse.click(x, y)

    def drag(self, start: Spot, end: Spot) -> None:
        self.page.mouse.move(*self.at(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.at(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)))
        self.page.mouse.move(*self.at(end))
        self.page.mouse.up()

    def at(self, spot: Spot) -> Spot:
        box = self.page.locator("img.ground").bounding_box()
        assert box is not None
        return box["x"] + spot[0] * box["width"], box["y"] + spot[1] * box["height"]

    def begin(self, what: str, which: str) -> None:
        """From a copy of a board, or on a stretch of coast."""
        self.page.locator("label").filter(has_text=re.compile(f"^{what}")).locator("select").select_option(label=which)
        self.page.locator("img.ground").wait_for()
        self.page.wait_for_timeout(400)  # the ground is drawn again

    def name(self, name: str) -> None:
        self.page.get_by_label("Name", exact=True).last.fill(name)

    def cities(self, spots: Iterable[Spot]) -> None:
        self.use("city")
        for spot in spots:
            self.press(spot)

    def line(self, kind: str, spots: Iterable[Spot]) -> None:
        """One line after the other, through all these."""
        self.use(kind)
        for spot in spots:
            self.press(spot)

    def provinces(self, groups: list[list[Spot]]) -> None:
        """Paint each group of cities; the first one has its province from the start."""
        for group in groups[1:]:
            self.page.get_by_role("button", name="New province").click()
            self.use("paint")
            for spot in group:
                self.press(spot)

    @property
    def problems(self) -> Locator:
        return self.page.locator(".problems li")

    def complete(self) -> None:
        expect(self.page.locator(".problems")).to_contain_text(COMPLETE, timeout=20_000)

    def file(self, folder: Path) -> dict[str, Any]:
        """Save the board as a file and read it."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save as a file").click()
        download.value.save_as(folder / "board.json")
        content: dict[str, Any] = json.loads((folder / "board.json").read_text(encoding="utf-8"))
        return content

    def play(self, players: int = 2, level: str = "Random") -> None:
        box = self.page.locator("section[data-complete]")
        box.get_by_label("Players").select_option(str(players))
        box.get_by_label("Bots").select_option(label=level)
        box.locator("[data-play]").click()
        self.page.locator("#decide").wait_for()


def small_board(maker: Maker) -> None:
    """Seven cities with the letter A on the coast of Britain."""
    maker.begin("Coast", "British Isles")
    ring = [(0.25, 0.75), (0.3, 0.45), (0.42, 0.2), (0.62, 0.25), (0.72, 0.45), (0.7, 0.7), (0.5, 0.85)]
    maker.cities(ring)
    maker.use("start")
    maker.press((0.5, 0.5))
    maker.line("land", [(0.5, 0.5), *ring, ring[0]])
    maker.line("sea", [(0.5, 0.5), ring[0], ring[2], ring[4], ring[6]])
    maker.provinces([ring[:4], ring[4:]])
    maker.name("Seven towns")


def whole_board(maker: Maker) -> None:
    """Thirty cities on an empty board, in six provinces."""
    grid = [[(0.09 + 0.163 * column, 0.12 + 0.19 * row) for row in range(5)] for column in range(6)]
    maker.use("start")
    maker.press((0.5, 0.96))
    maker.cities(spot for column in grid for spot in column)
    snake = [spot for number, column in enumerate(grid) for spot in (column if number % 2 else column[::-1])]
    maker.line("land", [(0.5, 0.96), *snake])
    for row in range(5):
        maker.use("select")  # ends the line before
        maker.line("sea", [column[row] for column in grid])
    maker.use("select")
    maker.line("sea", [(0.5, 0.96), grid[2][4]])
    maker.provinces(grid)
    maker.name("Thirty cities")


def changed_copy(maker: Maker) -> None:
    """Italia with a city moved and renamed, and a line drawn."""
    maker.begin("Copy a board", "Italia")
    city = maker.page.get_by_role("button", name="Genua, letter A")
    box, ground = city.bounding_box(), maker.page.locator("img.ground").bounding_box()
    assert box is not None and ground is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    spot = (x - ground["x"]) / ground["width"], (y - ground["y"]) / ground["height"]
    maker.drag(spot, (spot[0] + 0.03, spot[1] - 0.03))
    maker.page.locator(".chosen").get_by_label("Name").fill("Ianua")
    maker.name("Our Italia")


BOARDS: dict[str, tuple[Callable[[Maker], None], int]] = {
    "a stretch of coast": (small_board, 7),
    "nothing": (whole_board, WHOLE_LETTERS),
    "a copy": (changed_copy, 25),
}


def table_of_two(ada: Person, bea: Person, board: str) -> None:
    """Ada opens a table on the board in her editor; Bea comes by its link."""
    ada.page.get_by_role("main").get_by_role("link", name="Create a table").click()
    expect(ada.page.get_by_role("button", name=board)).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_label("Your name").first.fill("Ada")
    ada.page.get_by_role("button", name="Create table").click()
    bea.page.goto(ada.page.get_by_label("Link to this table").input_value())
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take this seat").click()
    ada.page.get_by_role("button", name="Start the game").click()


def test_the_editor_says_at_once_what_is_missing(person: Person) -> None:
    maker = Maker(person)
    assert not findings(person.page)
    expect(person.page.get_by_text("Start with a copy of a board")).to_be_visible()
    maker.cities([(0.3, 0.3), (0.6, 0.4)])
    expect(maker.problems.filter(has_text="Land colonists have no start city; choose one.")).to_be_visible()
    expect(maker.problems.filter(has_text="2 cities have the letter A, but there are 7 tokens")).to_be_visible()
    problem = maker.problems.get_by_role("button", name="No line leads to City 2; draw one.")
    problem.click()
    expect(person.page.locator(".chosen").get_by_label("Name")).to_have_value("City 2")
    assert not findings(person.page)
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Undo").click()
    expect(maker.problems.filter(has_text="City 2")).to_have_count(0)
    person.page.reload()  # it is saved on the device
    expect(person.page.get_by_role("button", name="City 1, letter A")).to_be_visible()
    expect(person.page.locator("[data-play]")).to_be_disabled()


def test_no_board_is_lost_by_a_reload_or_by_opening_another(person: Person) -> None:
    """Lines stay with their cities while two have the same name, and the board before is a click away."""
    maker, spots = Maker(person), [(0.3, 0.3), (0.6, 0.3), (0.5, 0.6)]
    maker.cities(spots)
    maker.line("land", [spots[0], spots[2]])
    maker.use("select")
    maker.press(spots[0])
    person.page.locator(".chosen").get_by_label("Name").fill("City 2")
    person.page.reload()
    expect(maker.problems.filter(has_text="City 2").first).to_be_visible()
    maker.press(spots[1])
    person.page.keyboard.press("Delete")
    expect(person.page.get_by_role("button", name="City 2, letter A")).to_have_count(1)
    expect(person.page.locator("[data-thing^='line:']")).to_have_count(1)

    maker.begin("Copy a board", "Italia")
    genua = person.page.get_by_role("button", name="Genua, letter A")
    expect(genua).to_be_visible()
    person.page.reload()
    person.page.get_by_role("button", name="Back to the previous board").click()
    expect(person.page.locator("[data-thing^='line:']")).to_have_count(1)
    person.page.get_by_role("button", name="Back to the previous board").click()
    expect(genua).to_be_visible()


def test_a_board_is_drawn_tried_shared_and_played_by_two(place: Place, meet: Meet, tmp_path: Path) -> None:
    ada, bea = meet(), meet()
    maker = Maker(ada)
    small_board(maker)
    maker.complete()
    file = maker.file(tmp_path)
    checked = data.check_own_board(file)
    assert isinstance(checked, data.Board) and len(checked.cities) == 7
    ada.page.locator("[data-try]").click()
    expect(ada.page.locator(".trial")).to_contain_text("10 games", timeout=120_000)
    expect(ada.page.locator(".trial li")).to_have_count(3)

    address = ada.page.get_by_label("Link", exact=True).input_value()
    bea.page.goto(address)
    expect(bea.page.get_by_label("Name", exact=True)).to_have_value("Seven towns")
    expect(bea.page.locator(".problems")).to_contain_text(COMPLETE)
    Maker(bea)  # it is also saved there
    expect(bea.page.get_by_label("Name", exact=True)).to_have_value("Seven towns")

    table_of_two(ada, bea, "Seven towns")
    for each in (ada, bea):
        expect(each.page.locator("#decide")).to_be_visible()
        expect(each.page.locator("[data-city]:not(.capital)")).to_have_count(7)
    play_together((ada, bea), 8)
    ada.reload()
    expect(ada.page.locator("[data-city]:not(.capital)")).to_have_count(7)


@pytest.mark.long
@pytest.mark.parametrize("kind", BOARDS)
def test_own_boards_are_played_to_the_end(place: Place, meet: Meet, kind: str, tmp_path: Path) -> None:
    """Drawn, exported, played, reloaded, played to the end; the file is opened by somebody else and played by two."""
    draw, cities = BOARDS[kind]
    person = meet()
    maker = Maker(person)
    draw(maker)
    maker.complete()
    file = maker.file(tmp_path)
    checked = data.check_own_board(file)
    assert isinstance(checked, data.Board) and len(checked.cities) == cities
    maker.play()
    person.play_turns(2)
    person.reload()
    person.play_turns(1)
    expect(person.page.locator("[data-city]:not(.capital)")).to_have_count(cities)
    person.state = None
    person.play_out(4000)
    expect(person.page.locator(".endpage")).to_be_visible()
    person.reload()
    expect(person.page.locator(".endpage")).to_be_visible()

    ada, bea = meet(), meet()
    maker = Maker(ada)
    ada.page.locator("input[type=file]").set_input_files(tmp_path / "board.json")
    maker.complete()
    table_of_two(ada, bea, file["name"])
    for each in (ada, bea):
        expect(each.page.locator("[data-city]:not(.capital)")).to_have_count(cities)
    play_together((ada, bea), 8)
