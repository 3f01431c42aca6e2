"""Details that make a table easy to follow: watching, chat, rules, tidying lists, copies, and looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link
from tests.browser.test_everybody import findings
from tests.browser.test_taking_back import named


def ring(page: Page) -> bool:
    """Is what has the focus seen to have it? By an outline, or on the board by a ring of its own."""
    return bool(
        page.evaluate(
            """() => {
              const focused = document.activeElement;
              if (!focused || focused === document.body) return false;
              const style = getComputedStyle(focused);
              if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) return true;
              const around = focused.querySelector(".halo, .ringlit, .face");
              return !!around && getComputedStyle(around).stroke === "rgb(11, 95, 208)";
            }"""
        )
    )


def test_the_rule_chat_copies_and_the_list_of_games(place: Place, meet: Meet) -> None:
    """One table through two rounds: each detail is checked where a player meets it."""
    made = place.table("Nova", "bot", "bot", seed=8)
    person = meet().go(link(made))
    page = person.page
    guide, rules = page.get_by_role("complementary", name="First-game tip"), page.get_by_role("dialog")

    lit = person.decisions()
    guide.get_by_role("button", name="See the rule").click()
    topic = place.call(f"/tables/{made['table']['table']}/view", secret=made["secrets"][0]["secret"])["prompt"]["topic"]
    expect(rules.locator(f'.rule.asked[data-topic="{topic}"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    person.click(named("Play Prefect")(lit))
    person.turn()
    guide.get_by_role("button", name="See the rule").click()
    expect(rules.locator('.rule.asked[data-topic="prefect"]')).to_be_in_viewport()
    page.keyboard.press("Escape")

    tabs = page.get_by_role("tablist").last
    page.get_by_role("tab", name="Chat").click()  # the score was folded
    where = tabs.bounding_box()
    for number in range(9):
        page.get_by_placeholder("Message the table").fill(f"Word {number}")
        page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("Word 8")
    assert tabs.bounding_box() == where, "the chat pushes its tabs away"
    assert not findings(page)

    person.click(person.quick(person.decisions()))
    page.locator(".endturn:enabled").click()
    lit = person.turn()
    while lit[0].kind != "play":
        lit = person.turn()
    person.click(named("Play Diplomat")(lit))
    person.turn()
    expect(page.get_by_role("heading", name="Diplomat")).to_be_visible()
    expect(page.locator(".pl.lit")).to_have_count(2)
    expect(guide).to_contain_text("You can click: 2 players")
    page.locator(".topcard:not(.none)").last.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("On top of")

    watcher = meet().go(f"/t/{made['table']['table']}")
    expect(watcher.page.locator(".shelf .slot:not(.empty) .slot-p").first).to_be_visible()
    assert watcher.page.locator(".shelf .slot:not(.empty) .slot-p .ic").count() >= 7, "whoever watches sees no prices"
    expect(watcher.page.locator("#hand")).to_contain_text("Watching")
    assert watcher.page.locator("#hand .card").count() > 0  # hands are open: the rule says so

    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="back one round").click()
    expect(page.locator(".banner")).to_be_visible()
    assert not findings(page)
    page.get_by_role("button", name="Try something else from here (on a copy)").click()
    expect(page).not_to_have_url(re.compile(made["table"]["table"]))
    person.decisions()
    copy = place.call(f"/tables/{page.url.rpartition('/t/')[2].partition('/')[0]}")
    assert [seat["kind"] for seat in copy["seats"]] == ["person"] * 3  # bots play in a sandbox only when asked
    page.get_by_role("button", name="Save", exact=True).click()

    games = person.go().page.get_by_role("region", name="My games")
    expect(games.locator(".gamebox")).to_have_count(2)
    games.get_by_role("button", name="Remove ").first.click()
    expect(games.locator(".gamebox")).to_have_count(1)
    person.reload()
    expect(games.locator(".gamebox")).to_have_count(1)


def test_the_focus_is_seen_and_kept_step_by_step(place: Place, person: Person) -> None:
    """What axe cannot see: after each step, in the list and on the board, something has the focus, and shows it."""
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    lit = person.decisions()
    digit = next(n for n, choice in enumerate(lit, 1) if choice.text.startswith("Play Architect"))
    page.keyboard.press(str(digit))
    assert ring(page)
    page.keyboard.press("Enter")
    person.turn()
    assert ring(page)
    page.keyboard.press("b")
    assert ring(page) and page.evaluate("() => !!document.activeElement.closest('#board')")
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        assert ring(page), key
    page.keyboard.press("Enter")
    if page.locator("#decide .narrow").count():
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    person.turn()
    assert ring(page)
    page.keyboard.press("z")
    person.turn()
    assert ring(page)
    page.keyboard.press("h")
    assert ring(page) and page.evaluate("() => !!document.activeElement.closest('#hand')")


def test_a_table_is_opened_before_the_levels_are_known(place: Place, person: Person) -> None:
    """On a slow line; bots then play at the standard level."""
    waiting: list[Route] = []
    person.page.route("**/api/levels", lambda route: waiting.append(route))
    page = person.go().page
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Create table").click()
    assert made.value.status == 201
    for route in waiting:
        route.continue_()
    expect(page.get_by_label("Link to this table")).to_be_visible()
