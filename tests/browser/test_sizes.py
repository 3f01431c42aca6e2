"""Window sizes: the panel below 900 pixels and on a phone held sideways, a large board in a low window, no jumps."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.fitting import cut
from tests.browser.place import Place, link
from tests.browser.screenshots import Company
from tests.browser.test_everybody import findings, fits
from tests.browser.test_taking_back import named

# Steps of the turn of which only a part is in sight.
PARTS_OF_STEPS = """() => {
  const box = document.querySelector(".trail").getBoundingClientRect();
  return [...document.querySelectorAll(".trail .step")].map((step) => step.getBoundingClientRect()).filter((at) => {
    const seen = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top);
    return seen > 1 && seen < at.height - 1;
  }).length;
}"""


@pytest.mark.parametrize(("width", "height", "sheet"), [(768, 1024, False), (844, 390, True), (1024, 768, False)])
def test_the_sheet_stands_in_narrow_and_low_windows(
    place: Place, meet: Meet, width: int, height: int, sheet: bool
) -> None:
    person = meet(width, height).go(link(place.table("Nova", "bot", seed=8)))
    person.decisions()
    assert bool(person.page.locator(".sheet").count()) is sheet
    fits(person.page)
    board = person.page.locator("#board svg").first.bounding_box()
    assert board is not None and board["width"] > 300 and board["height"] > 180
    assert not findings(person.page)


def test_a_low_window_keeps_a_large_board_through_the_whole_turn(place: Place, meet: Meet) -> None:
    person = meet(1366, 768).go(link(place.table("Nova", "bot", seed=8)))
    page = person.page
    person.decisions()
    board = page.locator("#board svg").first
    box = board.bounding_box()
    assert box is not None and box["width"] >= 700 and box["height"] >= 480
    expect(page.locator(".shelf")).to_be_hidden()
    person.click(named("Play Senator")(person.decisions()))
    expect(page.locator(".shelf")).to_be_visible()
    assert board.bounding_box() == box, "the cards for sale lie over the board, which keeps its size"
    page.evaluate("() => localStorage.setItem('praefectus.settings', JSON.stringify({scale: 1.4, guide: false}))")
    person.reload()
    person.click(next(choice for choice in person.decisions() if choice.kind == "buy_card"))
    person.turn()
    expect(page.locator(".shelf")).to_be_visible()
    assert not cut(page), "names are cut in the largest text"
    assert not page.evaluate(PARTS_OF_STEPS), "a sliver of a step is seen"


ALL_ROWS_IN_SIGHT = """() => {
  const end = document.querySelector('#decide .choices').getBoundingClientRect().bottom + 1;
  return [...document.querySelectorAll('#decide .choice')].every((row) => row.getBoundingClientRect().bottom <= end);
}"""


def test_all_choices_of_a_prefect_are_in_sight(place: Place, meet: Meet) -> None:
    person = meet(1440, 900).go(link(place.table("Nova", "bot", seed=8)))
    page = person.page
    person.decisions()  # only then has the page kept its own settings
    page.evaluate("() => localStorage.setItem('praefectus.settings', JSON.stringify({guide: false}))")
    person.reload()
    person.play(named("Play Prefect"))
    person.turn()
    expect(page.locator("#decide .choice").nth(9)).to_be_visible()
    page.wait_for_function(ALL_ROWS_IN_SIGHT)


def test_long_choices_have_the_width_of_a_phone(place: Place, meet: Meet) -> None:
    """What a stand of the fish market gives is below its name; the player to act is in sight."""
    modules = ["salt", "fish_market"]
    made = place.table("Livia", "Marcus", "Octavia", "Gaius", board="hispania", modules=modules, seed=16)
    with ExitStack() as stack:
        path = Company(place, made, stack).play_until(2, "market")
        person = meet(390, 844, has_touch=True, is_mobile=True)
        page = person.go(path).page
        person.decisions()
        expect(page.locator(".pchip.is-acting")).to_be_in_viewport(ratio=1)
        assert page.locator(".choice .then").count()
        words = page.locator("#decide .choice .what")
        boxes = [words.nth(n).bounding_box() for n in range(words.count())]
        assert all(box and box["width"] > 150 for box in boxes), boxes
