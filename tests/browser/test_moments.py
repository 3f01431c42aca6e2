"""Moments: animations and optional sounds; with reduced motion nothing moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_taking_back import named

# Everything that moves is noted: flights by where they began, and the animations of cards, pieces, smoke and light.
NOTED = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push([this.getAttribute("class") ?? "", frames[0].transform ?? "", this.dataset.thing ?? ""]);
    return animate.call(this, frames, options);
  };
  const begins = (e) => window.moved.push([e.animationName.replace(/^svelte-\\w+-/, ""), "", ""]);
  addEventListener("animationstart", begins, true);
  addEventListener("transitionrun", (e) => window.moved.push(
    [`${e.target.getAttribute("class")} ${e.propertyName}`, e.target.style.transform, ""]), true);
  window.sounds = 0;
  for (const name of ["createOscillator", "createBufferSource"]) {
    const make = AudioContext.prototype[name];
    AudioContext.prototype[name] = function () { window.sounds++; return make.call(this); };
  }
}"""


def moving(meet: Meet, chrome: Browser, motion: Any = "no-preference", **settings: Any) -> Person:
    person = meet()
    person.page.emulate_media(reduced_motion=motion)
    person.context.add_init_script(f"({NOTED})()")
    if settings:
        person.context.add_init_script(
            f"localStorage['praefectus.settings'] = JSON.stringify({settings!r})".replace("True", "true")
        )
    return person


def moved(page: Page, what: str) -> list[list[str]]:
    """Return what moved whose class or name has this word; waits until there is some."""
    page.wait_for_function("(what) => moved.some(([name]) => name.includes(what))", arg=what)
    return [each for each in page.evaluate("() => moved") if what in each[0]]


def produce(person: Person, province: str) -> None:
    person.click(named("Play Prefect")(person.decisions()))
    person.turn()
    person.page.locator("#decide .choice", has_text=province).first.click()


def test_production_lights_its_province_and_goods_fly_from_each_house(
    place: Place, meet: Meet, chrome: Browser
) -> None:
    made = place.table("Nova", "Livia", seed=8)
    person = moving(meet, chrome)
    page = person.go(link(made, 0)).page
    person.decisions()
    page.locator(".choice", has_text="Play Prefect").click()
    person.turn()
    page.locator("#decide .choice .do, #decide button.choice").first.click()
    assert moved(page, "produced")
    assert moved(page, "flight")


@pytest.mark.parametrize("how", ["reduced", "instant"])
def test_nothing_moves_for_people_who_want_no_motion(place: Place, meet: Meet, chrome: Browser, how: str) -> None:
    made = place.table("Nova", "Livia", seed=8)
    person = moving(meet, chrome, "reduce") if how == "reduced" else moving(meet, chrome, pace="off")
    page = person.go(link(made, 0)).page
    produce(person, "")
    expect(page.get_by_role("heading", name="Turn complete")).to_be_visible()
    assert not [name for name, *_ in page.evaluate("() => moved") if name in ("produced", "rise") or "flight" in name]
    assert page.evaluate("() => sounds") == 0  # sounds are off until somebody wants them


def test_sounds_are_heard_when_they_are_switched_on(place: Place, meet: Meet, chrome: Browser) -> None:
    person = moving(meet, chrome)
    page = person.go(link(place.table("Nova", "Livia", seed=8), 0)).page
    lit = person.decisions()
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("switch", name="Sounds of the game").click()
    page.keyboard.press("Escape")
    person.click(named("Play Mercator")(lit))
    page.wait_for_function("() => sounds > 0")


def test_aetna_smokes_by_its_stage(place: Place, meet: Meet, chrome: Browser) -> None:
    """Tiles are drawn when provinces produce; the smoke is the thicker, the further a row has come."""
    made = place.table("Nova", "bot", board="sicilia", seed=8)
    person = moving(meet, chrome, pace="fast")
    page = person.go(link(made, 0)).page
    aetna = page.locator(".aetna")
    for _ in range(12):
        person.play_turns(1)
        if aetna.count():
            break
    expect(aetna).to_have_count(1)
    stage = int(aetna.get_attribute("data-stage") or 0)
    expect(aetna.locator(".puff")).to_have_count(stage + 1)
    assert moved(page, "rise")


def test_the_nile_rises_when_its_fertile_marker_moves(place: Place, meet: Meet, chrome: Browser) -> None:
    """A wave runs down from the spring, in three parts, after any Prefect."""
    made = place.table("Nova", "bot", board="aegyptus", seed=8)
    person = moving(meet, chrome, pace="fast")
    page = person.go(link(made, 0)).page
    for _ in range(30):
        person.play_turns(1)
        if page.evaluate("() => moved.some(([name]) => name === 'flood')"):
            break
    page.wait_for_function("() => moved.filter(([name]) => name === 'flood').length >= 3")  # one part after another


def test_a_ship_travels_romas_track(place: Place, meet: Meet, chrome: Browser) -> None:
    made = place.table("Nova", "Livia", board="roma", seed=8)
    person = moving(meet, chrome)
    page = person.go(link(made)).page
    person.click(person.play_to("cash_bonus")[0])
    before = len(page.evaluate("() => moved"))
    lit = person.turn()
    while sail := [choice for choice in lit if choice.kind in ("select", "move_sea")]:
        person.click(sail[-1])
        lit = person.turn()
    page.wait_for_function(
        "(n) => moved.slice(n).some(([name]) => name.includes('piece col') && name.endsWith(' transform'))", arg=before
    )


def test_a_purchase_slides_the_display(place: Place, meet: Meet, chrome: Browser) -> None:
    made = place.table("Nova", "Livia", seed=8)
    person = moving(meet, chrome)
    page = person.go(link(made, 0)).page
    person.click(named("Play Senator")(person.decisions()))
    person.turn()
    page.locator(".slot.lit").first.click()
    page.locator("#decide .choice.next").click()
    slid = [thing for name, start, thing in moved(page, "dc") if start.startswith("translate") and thing]
    assert len(slid) >= 3


def test_who_only_watches_does_not_fall_behind(place: Place, meet: Meet, chrome: Browser) -> None:
    """Sixteen actions come at once: at the slow pace they would take 27 seconds by the page's clock."""
    made = place.table("Nova", "Livia", seed=8)
    watcher = moving(meet, chrome, pace="slow")
    watcher.page.clock.install()
    page = watcher.go(f"/t/{made['table']['table']}").page
    page.wait_for_selector("#decide")
    page.clock.pause_at(page.evaluate("() => Date.now() + 3000") / 1000)
    player = meet().go(link(made))
    for _ in range(16):
        player.play()
    newest = str(player.decision())
    for _ in range(36):
        page.clock.run_for(500)
        if page.locator("#decide").get_attribute("data-state") == newest:
            break
    expect(page.locator("#decide")).to_have_attribute("data-state", newest)
