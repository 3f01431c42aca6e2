"""Beside the game: rules, first-game tips, clocks, forecasts, and the analysis afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from praefectus.agents.network.installed import NETWORKS_VARIABLE, STANDARD_NETWORK
from praefectus.engine.cpu import CACHE_VARIABLE
from tests.agents.stub_network import write_standin
from tests.browser.conftest import Meet
from tests.browser.place import Lit, Person, Place, link
from tests.browser.screenshots import Company
from tests.browser.test_everybody import findings


@pytest.fixture
def foreseeing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server whose workers have a network, if one that knows nothing; and nothing is compiled there yet."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setenv(NETWORKS_VARIABLE, str(write_standin(tmp_path / "networks" / STANDARD_NETWORK).parent))
    place = Place(tmp_path / "place")
    yield place
    place.stop()


def test_rules_are_found_by_any_word_and_say_what_is_in_doubt(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=2))).page
    person.turn()
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Rules reference")
    search = drawer.get_by_label("Search the rules")
    search.fill("third costs")
    houses = drawer.locator('[data-topic="houses"]')
    expect(houses).to_contain_text("Multiply the sestertii by the number of houses")
    expect(houses.get_by_role("table")).to_be_visible()
    expect(houses.locator(".grade")).to_have_count(0)  # what is certain carries no badge
    search.fill("volcano")
    expect(drawer).to_contain_text("No results for this table")
    drawer.get_by_label("Only rules used at this table").uncheck()
    expect(drawer.locator('[data-topic="volcano"] .grade.proposed')).to_be_visible()
    search.fill("gobbledygook")
    expect(drawer).to_contain_text("No results.")
    page.keyboard.press("Escape")
    page.locator("#hand").get_by_text("Prefect").first.hover()
    expect(drawer).to_be_hidden()


def test_everything_that_has_a_name_has_a_rule(place: Place, person: Person) -> None:
    """A click on a card, a god, a module, a forum card or a stand looks its name up."""
    page = person.go(link(place.table("Nova", "bot", seed=2))).page
    person.turn()
    page.locator(".slot").first.click()
    drawer = page.get_by_role("dialog", name="Rules reference")
    expect(drawer.locator(".rule").first).to_be_visible()
    drawer.get_by_label("Only rules used at this table").uncheck()
    catalogue = place.call("/catalogue")
    for part in ("cards", "gods", "modules", "forum", "stands", "options"):
        for entry in catalogue[part]:
            drawer.get_by_label("Search the rules").fill(entry["title"])
            assert drawer.locator(".rule").count(), entry["title"]


def test_the_first_game_is_guided_until_one_knows(place: Place, person: Person) -> None:
    page = person.go(link(place.table("Nova", "bot", seed=8))).page
    lit = person.turn()
    guide = page.get_by_role("complementary", name="First-game tip")
    expect(guide).to_contain_text("Each turn you play one card")
    expect(guide).to_contain_text("You can click: 7 cards in your hand" if len(lit) == 7 else "cards in your hand")
    guide.get_by_role("button", name="Show me").click()
    expect(page.locator("#hand .pointed").first).to_be_visible()
    person.click(next(choice for choice in lit if choice.text.startswith("Play Architect")))
    lit = person.turn()
    expect(guide).to_contain_text("Your colonists move along lines")
    page.get_by_role("button", name="Undo turn").click()
    person.turn()
    expect(guide).to_be_hidden()  # a card has been played before
    person.click(next(choice for choice in person.decisions() if choice.text.startswith("Play Architect")))
    person.turn()
    guide.get_by_role("button", name="Turn off tips").click()
    expect(guide).to_be_hidden()
    person.reload()
    person.turn()
    expect(guide).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="First-game tips").click()
    page.keyboard.press("Escape")
    expect(guide).to_be_visible()


def test_a_hint_marks_the_row_that_it_names(place: Place, person: Person) -> None:
    """By mouse and by key; one plain reason first, numbers behind Why?; it is gone with the decision."""
    made = place.table("Nova", "bot", seed=8)
    page = person.go(link(made)).page
    lit = person.turn()
    best = page.locator("#decide .choice.best")
    expect(best).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(best).to_have_count(1)
    path = f"/tables/{made['table']['table']}/hint"
    hint = place.call(path, {"seat": 0, "level": None}, made["secrets"][0]["secret"])
    expect(best).to_have_attribute("data-choice", str(hint["choice"]))
    line, shares = page.locator(".hintline"), page.locator("#decide .choice .fx.bronze")
    expect(line).to_contain_text(hint["reason"])
    expect(line).not_to_contain_text("%")
    assert shares.count() == 0
    page.get_by_role("button", name="Why?").click()
    expect(line).to_contain_text(hint["numbers"])
    assert shares.count() == sum(each["share"] is not None for each in hint["choices"] if each["id"] in ids(lit))
    person.click(next(choice for choice in lit if choice.id == hint["choice"]))
    lit = person.turn()
    expect(best).to_have_count(0)
    page.keyboard.press("i")
    expect(best).to_have_count(1)
    assert int(best.get_attribute("data-choice") or -1) in ids(lit)


def ids(lit: list[Lit]) -> set[int]:
    return {choice.id for choice in lit}


def test_a_clock_counts_down_and_its_end_is_shown(place: Place, meet: Meet) -> None:
    """The page counts; whether a time is up the server decides, and refuses until it is."""
    made = place.table("Ada", "Bea", seed=9, clock={"kind": "turn", "minutes": 2})
    bea = meet()
    bea.page.clock.install()
    bea.go(link(made, 1))
    ada = bea.page.get_by_role("article", name="Ada")
    expect(ada.locator(".pl-clock")).to_have_text(re.compile(r"2:00|1:\d\d"))
    bea.page.clock.run_for(61_000)
    expect(ada.locator(".pl-clock")).to_have_text(re.compile(r"0:\d\d"))
    expect(bea.page.get_by_role("button", name="let a bot take over")).to_have_count(0)
    bea.page.clock.run_for(62_000)
    expect(ada.locator(".pl-clock.out")).to_be_visible()
    bea.page.get_by_role("button", name="let a bot take over").click()
    expect(bea.page.locator(".toast")).to_contain_text("still has time")
    bea.troubles = [trouble for trouble in bea.troubles if "403" not in trouble]


def test_a_table_is_made_with_a_clock_and_without_hints(place: Place, person: Person) -> None:
    page = person.go().page
    page.get_by_label("Clock").select_option("game")
    page.get_by_label("Minutes", exact=True).fill("90")
    page.get_by_role("switch", name="Hints", exact=True).click()
    page.get_by_role("button", name="Create table").click()
    facts = page.locator(".facts")
    expect(facts).to_contain_text("90 minutes for the whole game")
    expect(facts).to_contain_text(re.compile(r"Hints\s*off"))
    page.get_by_role("button", name="Start now with bots").click()
    person.turn()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    expect(page.locator(".pl-clock")).to_have_text("1 h 29 min")


def test_what_to_expect_at_the_end(foreseeing: Place, meet: Meet) -> None:
    person = meet()
    person.url = foreseeing.url
    page = person.go(link(foreseeing.table("Nova", "Livia", "Marcus", seed=2))).page
    person.turn()
    page.get_by_role("tab", name="Score").click()  # it folds while one decides
    page.get_by_role("button", name="End", exact=True).click()
    chances = page.locator(".score .chance td b")
    expect(chances).to_have_count(3)
    shares = [int(text.removesuffix("%")) for text in chances.all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    page.get_by_role("button", name="Now", exact=True).click()
    expect(page.locator(".score .total small").first).to_contain_text("→")
    person.go()
    person.quick_settings().get_by_role("group", name="Difficulty").get_by_role("button", name="Strongest").click()
    expect(page.get_by_text("Still loading; until then the bot plays without thinking ahead.")).to_be_visible()


@pytest.mark.long
def test_partners_win_together_with_their_points_added(place: Place, person: Person) -> None:
    with ExitStack() as stack:
        made = place.table("Ada", "Bea", "Cy", "Dan", modules=["teams"], seed=3)
        page = person.go(Company(place, made, stack).play_until(None, "")).page
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_contain_text(re.compile("(Ada and Cy|Bea and Dan) win with"))
    totals = [int(text) for text in page.locator("table.fin").first.locator("tr.tot td").all_inner_texts()]
    expect(headline).to_contain_text(f"with {totals[0] + totals[1]} points")
    expect(page.locator(".podium .rank")).to_have_text(["I", "I", "II", "II"])
    expect(page.locator(".podium .bar.win")).to_have_count(2)
    assert totals[0] + totals[1] > totals[2] + totals[3]


def test_dear_choices_are_shown_on_the_board_with_the_better_ones(place: Place, person: Person, ended: str) -> None:
    """Your own moments come first; each opens its position, where both choices are marked and the cost is shown."""
    page = person.go(ended).page
    page.get_by_role("button", name="Analyse the game").click()
    study = page.get_by_role("region", name="Turning points")
    expect(study.get_by_role("heading", name="Costliest choices")).to_be_visible(timeout=300_000)  # on a busy machine
    own = [name.startswith("Nova") for name in study.locator(".loss b").all_inner_texts()]
    assert own == sorted(own, reverse=True) and any(own)
    loss = study.locator(".loss").first
    said = loss.inner_text()
    loss.click()
    expect(page.locator(".banner")).to_contain_text("Viewing move")
    told = page.locator("#decide dl.studied dd")
    expect(told).to_have_text([re.compile("."), re.compile("."), re.compile("points")])
    taken, better, _ = told.all_inner_texts()
    assert f"{taken} instead of {better}" in said
    expect(page.locator(".map .studied.better, .card.better, .slot.better").first).to_be_visible()
    assert not findings(page)
    page.get_by_role("button", name="Back to the game").first.click()
    expect(page.get_by_role("heading", name="Points by god")).to_be_visible()
