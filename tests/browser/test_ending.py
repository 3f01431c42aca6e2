"""The end of a game: points god by god along a track, the winner's laurel last, then the results and all cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_everybody import findings

# The points of each seat on the track, every time that they change, and who has the laurel.
WATCHED = """() => {
  window.counts = [];
  window.laurels = [];
  const look = () => {
    const lanes = [...document.querySelectorAll(".ending .lane")];
    const now = JSON.stringify(lanes.map((lane) => [Number(lane.dataset.seat), Number(lane.dataset.points)]));
    if (lanes.length && counts.at(-1) !== now) counts.push(now);
    laurels = lanes.filter((lane) => lane.querySelector(".laurel")).map((lane) => Number(lane.dataset.seat));
    if (!document.querySelector(".endpage") || !lanes.length) requestAnimationFrame(look);
  };
  look();
}"""


def watching(place: Place, meet: Meet, pace: str, size: tuple[int, int] = (1440, 900)) -> tuple[Person, dict[str, Any]]:
    """A window at a game that somebody else plays to its end, with motion."""
    made = place.table("Nova", "Livia", "Gaius", board="italia", seed=3)
    person = meet(*size)
    person.page.emulate_media(reduced_motion="no-preference")
    person.context.add_init_script(f"localStorage['praefectus.settings'] = JSON.stringify({{pace: '{pace}'}})")
    person.context.add_init_script(f"addEventListener('load', {WATCHED})")
    page = person.go(link(made, 0)).page
    page.wait_for_selector("#decide")
    place.play_out(made)
    page.keyboard.press(" ")  # what was played meanwhile
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    return person, made


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["table", "phone"])
def test_points_are_counted_god_by_god_and_the_laurel_comes_last(place: Place, meet: Meet, size: Any) -> None:
    person, made = watching(place, meet, "fast", size)
    page = person.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".ending .laurel").first).to_be_visible(timeout=60_000)
    final = place.call(f"/tables/{made['table']['table']}/view", secret=made["secrets"][0]["secret"])
    counts = [dict(json.loads(count)) for count in page.evaluate("() => counts")]
    assert len(counts) >= 6  # one for each god, and the start
    assert set(counts[0].values()) == {0}
    assert counts[-1] == {score["seat"]: score["total"] for score in final["scores"]}
    assert page.evaluate("() => laurels") == next(side["seats"] for side in final["sides"] if side["won"])
    expect(page.locator(".endpage")).to_be_visible(timeout=60_000)
    faces = page.locator(".owncards .faces li")
    assert faces.count() >= 12 and page.locator(".owncards .art").first.bounding_box()["height"] >= 44
    assert not findings(page)


def test_it_is_skipped_with_one_key_and_not_shown_again(place: Place, meet: Meet) -> None:
    person, _ = watching(place, meet, "slow")
    page = person.page
    assert not findings(page)
    page.keyboard.press("Escape")
    expect(page.locator(".endpage")).to_be_visible()
    person.reload()
    expect(page.locator(".endpage")).to_be_visible()
    expect(page.locator(".ending")).to_have_count(0)
