"""Other players' turns: shown one action after another, skipped with a key, summed up until the first click."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_taking_back import named

# What the rows of the first decision say that a card would do now.
ROWS = {
    "Architect": re.compile(r"\d steps?"),
    "Prefect": re.compile(r"\d+ provinces can produce"),
    "Senator": re.compile(r"\d cards? you can afford"),
    "Diplomat": "nothing to copy yet",
}
# Pieces that look the same, and own ones that lie under others'.
CROWD = """() => {
  const all = [...document.querySelectorAll("#board .piece.col:not(.ghost)")];
  const at = all.map((piece) => piece.getBoundingClientRect());
  const near = at.flatMap((a, i) => at.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 10));
  const first = all.findIndex((piece) => piece.closest(".lit"));
  return [...near, ...all.slice(first).filter((piece) => !piece.closest(".lit"))].map(String);
}"""
# Was there ever something to skip?
SKIPPABLE = """window.skippable = false; new MutationObserver(() => {
  if (document.querySelector(".skipall")) window.skippable = true;
}).observe(document, {subtree: true, childList: true, attributes: true});"""
# How long the second and the third position of a replay stay.
TWO_STEPS = """() => new Promise((done) => {
  const at = () => Number(document.querySelector("#decide").dataset.state);
  const first = at();
  let began = 0;
  const look = () => {
    if (!began && at() > first) began = performance.now();
    if (at() > first + 2) done((performance.now() - began) / 1000);
    else requestAnimationFrame(look);
  };
  look();
})"""
# Names under a price.
HIDDEN = """() => {
  const boxes = (what) => [...document.querySelectorAll(`#board .city ${what}`)].map((e) => [
    e.closest(".city").dataset.city, e.getBoundingClientRect()]);
  const tags = boxes(".pricetag rect");
  return boxes(".name tspan").flatMap(([name, a]) => tags.filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - a.height / 4, b.bottom) - Math.max(a.top + a.height / 4, b.top) > 1).map(([city]) => `${name}: ${city}`));
}"""  # noqa: E501


def prefect_and_end(person: Person) -> None:
    person.play(named("Play Prefect"))
    person.turn()
    person.page.locator("#decide .choice").first.click()
    person.page.locator(".endturn:enabled").click()


def test_since_your_turn_is_told_until_the_first_click(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", "bot", seed=8))).page
    prefect_and_end(person)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_visible()
    assert since.get_by_role("listitem").count() == 2
    heard = page.locator("#decide > [role=status]")
    for name in since.locator("b").all_inner_texts():
        expect(heard).to_contain_text(f"{name} played")
    expect(page.locator("#board .changed").first).to_be_attached()
    page.locator("#hand h2").click()
    expect(since).to_be_hidden()
    expect(page.locator("#board .changed")).to_have_count(0)


def test_others_are_followed_at_a_pace_and_skipped_by_space(place: Place, chrome: Browser) -> None:
    """With motion, slowly: the steps of the bots are seen one by one; Space or a click shows where they lead."""
    context = chrome.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.add_init_script("localStorage['praefectus.settings'] = JSON.stringify({pace: 'slow'})")
    person = Person(context, place.url)
    page = person.go(link(place.table("Nova", "bot", "bot", seed=8))).page
    person.play(named("Play Prefect"))
    person.turn()
    page.locator("#decide .choice").first.click()
    expect(page.locator(".flights .flight").first).to_be_attached()  # the goods fly to their storehouse
    page.locator(".endturn:enabled").click()
    skip = page.locator(".skipall")
    expect(skip).to_be_visible()
    expect(page.locator("#decide.wait .doing")).to_be_visible(timeout=15_000)
    began = time.monotonic()
    page.locator("body").press("Space")
    page.wait_for_timeout(300)
    while page.locator("#decide.wait").count() and time.monotonic() - began < 10:
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    page.locator(".choice", has_text="Play Tribune").click()
    page.locator(".endturn:enabled").click()
    expect(skip).to_be_visible()
    while page.locator("#decide.wait").count() and time.monotonic() - began < 20:
        page.locator("#board").click(position={"x": 5, "y": 5})
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    assert not person.troubles
    context.close()


@pytest.mark.parametrize(("pace", "one_by_one"), [("off", False), ("fast", True)])
def test_others_are_shown_at_once_or_quickly(place: Place, chrome: Browser, pace: str, one_by_one: bool) -> None:
    """With motion; one's own turn comes automatically, and only what is shown one by one can be skipped."""
    context = chrome.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.add_init_script(f"localStorage['praefectus.settings'] = JSON.stringify({{pace: '{pace}'}})")
    context.add_init_script(SKIPPABLE)
    person = Person(context, place.url)
    page = person.go(link(place.table("Nova", "bot", "bot", seed=8))).page
    prefect_and_end(person)
    expect(page.locator("#decide")).to_contain_text("round 2", timeout=30_000)
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible(timeout=30_000)
    assert page.evaluate("window.skippable") is one_by_one
    assert not person.troubles
    context.close()


def test_an_architect_with_two_moves_and_a_house_takes_five_clicks(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", "bot", "bot", "bot", seed=8))).page
    person.turn()
    assert not any("bot" in name.lower() for name in page.locator(".pl .pl-name").all_inner_texts())
    expect(page.locator(".pl").nth(1)).to_contain_text("Greedy")
    for row, now in ROWS.items():
        expect(page.locator(".choice", has_text=f"Play {row}")).to_contain_text(now)  # type: ignore[arg-type]
    page.locator(".choice", has_text="Play Architect").click()
    person.turn()
    assert page.locator("#board .piece.col:not(.ghost)").count() == 10
    assert page.evaluate(CROWD) == [], "ten colonists at the capital stand apart, one's own in front"
    page.keyboard.press("p")
    expect(page.locator("#board .pricetag").first).to_be_visible()
    assert page.evaluate(HIDDEN) == [], "prices hide names"
    near = page.locator(".choice", has_text="1 step")
    expect(near.first).to_contain_text("To ")
    near.first.click()
    person.turn()
    page.locator(".choice", has_text="1 step").first.click()
    person.turn()
    page.locator(".choice", has_text="Build in").first.click()
    person.turn()
    page.locator(".endturn:enabled").click()
    expect(page.locator("#decide")).to_contain_text("round 2")


def test_replays_go_by_rounds_and_skip_the_set_up(place: Place, meet: Meet) -> None:
    person = meet().go(link(place.table("Nova", "bot", seed=10)))
    person.play_turns(2)
    page = person.page
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="back one round").click()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".log .cur, .log .later").first).to_be_attached()
    expect(page.locator("#decide")).to_have_attribute("data-turn", "0")
    expect(page.get_by_role("button", name="to the beginning")).to_be_disabled()
    page.get_by_role("button", name="forward one round").click()
    expect(page.locator("#decide")).to_have_attribute("data-turn", "2")
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_be_hidden()


def test_the_speed_of_a_replay_is_set_by_mouse_and_by_key(place: Place, meet: Meet) -> None:
    """Without motion too: the positions follow each other as quickly as one has asked for."""
    person = meet().go(link(place.table("Nova", "bot", seed=10)))
    person.play_turns(2)
    page = person.page
    page.get_by_role("tab", name="Log").click()
    speed = page.get_by_role("button", name=re.compile("^Speed"))
    expect(speed).to_have_accessible_name("Speed: normal")
    speed.click()
    expect(speed).to_have_accessible_name("Speed: slow")
    slow = seconds_of_two_steps(page)
    for told in ("normal", "fast", "fast"):
        page.keyboard.press(".")
        expect(speed).to_have_accessible_name(f"Speed: {told}")
    assert slow > 3 > seconds_of_two_steps(page)
    page.keyboard.press(",")
    expect(speed).to_have_accessible_name("Speed: normal")
    person.reload()
    page.get_by_role("tab", name="Log").click()
    expect(speed).to_have_accessible_name("Speed: normal")


def seconds_of_two_steps(page: Page) -> float:
    """Of a replay from its beginning."""
    beginning = page.get_by_role("button", name="to the beginning")
    beginning.click()
    expect(beginning).to_be_disabled()
    page.get_by_role("button", name="play forward").click()
    taken = float(page.evaluate(TWO_STEPS))
    page.get_by_role("button", name="pause", exact=True).click()
    return taken
