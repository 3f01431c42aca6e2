"""The page as an app: a small first load, installable, usable offline, with sound and motion that can be turned off."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.place import Person, Place

FIRST_LOAD = 650_000  # bytes, with a table and its board


def test_the_first_load_is_light_and_the_page_stays_without_the_server(tmp_path: Path, chrome: Browser) -> None:
    place = Place(tmp_path / "place")
    context = chrome.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    person = Person(context, place.url)
    session = context.new_cdp_session(person.page)
    session.send("Network.enable")
    came: list[int] = []
    session.on("Network.loadingFinished", lambda loaded: came.append(int(loaded["encodedDataLength"])))
    page = person.go().page
    page.get_by_role("button", name="Play now").click()
    person.turn()
    assert 100_000 < sum(came) <= FIRST_LOAD, sum(came)

    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and not manifest["errors"]
    hindered = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert hindered <= {"in-incognito"}  # as the windows of tests are

    assert page.evaluate("() => navigator.serviceWorker.ready.then((worker) => !!worker.active)")
    table = page.url
    place.kill()
    person.go()
    needs = page.get_by_text("Your games and the rules will be back")
    expect(needs).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    place.start()
    expect(needs).to_be_hidden(timeout=60_000)  # on its own
    page.goto(table)
    person.decisions()
    context.close()
    place.stop()


def test_whoever_wants_no_motion_sees_none_and_nothing_sounds_unasked(place: Place, person: Person) -> None:
    """Reduced motion: nothing moves, and other players' steps are shown at once."""
    page = person.go().page
    page.get_by_role("button", name="Play now").click()
    person.turn()
    moving = """() => [...document.querySelectorAll("*")].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const long = (times) => times.split(", ").some((time) => parseFloat(time) > 0.05);
      const moves = (animationName !== "none" && long(animationDuration)) || long(transitionDuration);
      return moves ? [`${element.tagName}.${element.getAttribute("class")}`] : [];
    })"""
    assert page.evaluate(moving) == []
    assert not page.evaluate("() => JSON.parse(localStorage['praefectus.settings'] ?? '{}').sound ?? false")
