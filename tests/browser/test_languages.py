"""The page's language: taken from the browser, changed in the settings, remembered, and used for a whole game."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Browser, expect

from praefectus.language import LANGUAGES
from praefectus.server.edge.static_page import PACKAGED
from tests.browser.conftest import Meet
from tests.browser.fitting import cut, seen_by, sights
from tests.browser.place import Person, Place, link


def test_a_whole_game_in_german_with_the_keyboard(place: Place, meet: Meet) -> None:
    person = meet(locale="de-DE")
    page = person.go().page
    expect(page.locator("html")).to_have_attribute("lang", "de")
    person.quick_settings().locator("#myname").fill("Nova")
    page.get_by_role("group", name="Gegner").get_by_role("button", name="1").press("Enter")
    page.get_by_role("button", name="Jetzt spielen").press("Enter")
    expect(page.get_by_role("region", name="Entscheidung")).to_be_visible()
    for _ in range(2000):
        lit = person.turn()
        if not lit:
            break
        press(person, person.quick(lit).id)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"(gewinnst|gewinnt) mit \d+ Punkten"))
    expect(page.get_by_role("button", name="Bericht als Text")).to_be_visible()


def press(person: Person, choice: int) -> None:
    """Answer with Enter on the choice."""
    where = ".endturn" if choice < 0 else f'[data-choice="{choice}"]'
    button = person.page.locator(f"#decide {where}").first
    button.press("Enter")
    if button.locator(".doubt").count():  # a card that would do nothing is asked about once
        button.press("Enter")
    elif person.page.locator("#decide .narrow").count():  # several colonists could go there
        person.page.locator("#decide .choice").first.press("Enter")


def test_the_rules_are_asked_in_german(place: Place, meet: Meet) -> None:
    """The reference, its search and what is in play are the reader's, and change with the settings."""
    made = place.table("Ada", "Jo", board="imperium")
    person = meet(locale="de-AT")
    page = person.go(link(made, 0)).page
    expect(page.get_by_role("region", name="Entscheidung")).to_be_visible()
    page.keyboard.press("r")
    ask = page.get_by_role("textbox", name="Regeln durchsuchen")
    ask.fill("was macht der Präfekt")
    first = page.locator("article.rule").first
    expect(first).to_have_attribute("data-topic", "prefect")
    expect(first).to_contain_text("Produziere in einer Provinz oder nimm den Geldbonus.")
    ask.fill("Gleichstand gegen Contrarius")
    expect(page.locator("article.rule[data-topic=tie]")).to_be_visible()
    expect(page.locator("article.rule[data-topic=solo_end]")).to_have_count(0)
    page.get_by_role("checkbox", name="Nur Regeln an diesem Tisch").uncheck()
    expect(page.locator("article.rule[data-topic=solo_end]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("button[aria-label='Einstellungen']").click()
    page.get_by_label("Sprache").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.get_by_role("textbox", name="Chercher dans les règles").fill("que fait le préfet")
    expect(page.locator("article.rule").first).to_contain_text("Produisez dans une province, ou prenez le bonus")


def test_only_the_readers_language_is_loaded(place: Place, meet: Meet) -> None:
    """A chunk of its own for each, at most 40 KB compressed."""
    person = meet(locale="fr-CH")
    loaded: list[str] = []
    person.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    expect(person.go().page.locator("html")).to_have_attribute("lang", "fr")
    chunks = {tag: [path.name for path in (PACKAGED / "assets").glob(f"{tag}-*.js")] for tag in LANGUAGES}
    assert all(len(names) == 1 for names in chunks.values())
    assert [tag for tag, names in chunks.items() if names[0] in loaded] == ["fr"]
    for tag, names in chunks.items():
        compressed = gzip.compress((PACKAGED / "assets" / names[0]).read_bytes())
        assert 5_000 < len(compressed) <= 40_000, tag


def test_two_windows_of_one_table_in_two_languages(place: Place, meet: Meet) -> None:
    """Changed in the settings, and remembered when the page is loaded again."""
    made = place.table("Ada", "Jo")
    ada, jo = meet(locale="fr-CA"), meet(locale="en-GB")
    ada.go(link(made, 0))
    jo.go(link(made, 1))
    expect(ada.page.get_by_role("region", name="Décision")).to_be_visible()
    expect(jo.page.get_by_role("region", name="Decision")).to_be_visible()
    jo.page.locator("button[aria-label='Settings']").click()
    jo.page.get_by_label("Language").select_option("de")
    expect(jo.page.get_by_role("dialog")).to_contain_text("Schriftgröße")
    jo.page.keyboard.press("Escape")
    expect(jo.page.locator("html")).to_have_attribute("lang", "de")
    jo.reload()
    expect(jo.page.get_by_role("region", name="Entscheidung")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")


def test_whoever_has_no_name_is_called_by_each_in_their_language(place: Place, meet: Meet) -> None:
    """ "You" to the player, a colour to others and in the log; in another language it is translated."""
    german, french = meet(locale="de-DE"), meet(locale="fr-FR")
    page = german.go().quick_settings()
    page.get_by_role("group", name="Gegner").get_by_role("button", name="1").click()
    page.get_by_role("button", name="Jetzt spielen").click()
    german.turn()
    expect(page.locator(".is-me .pl-name")).to_have_text("Du")
    german.play_turns(1)
    page.get_by_role("tab", name="Bericht").click()
    expect(page.locator("ol.log")).to_contain_text(re.compile("(Rot|Grün) spielte"))
    other = french.go("/" + page.url.split("/", 3)[3]).page
    seats = place.call("/tables/" + page.url.rpartition("/")[2])["seats"]
    me = next(seat["seat"] for seat in seats if seat["kind"] == "person")
    colour = {"red": "Rouge", "green": "Vert"}[seats[me]["colour"]]
    expect(other.locator(f"[data-player='{me}'] .pl-name")).to_have_text(colour)
    other.get_by_role("tab", name="Journal").click()
    expect(other.locator("ol.log")).to_contain_text(f"{colour} a joué")
    assert seats[me]["name"] is None
    expect(other.get_by_role("heading", level=1)).to_have_text("Imperium")


@pytest.mark.parametrize(("tag", "settings"), [("en", "Settings"), ("de", "Einstellungen"), ("fr", "Réglages")])
def test_screen_readers_are_told_which_language_it_is(place: Place, meet: Meet, tag: str, settings: str) -> None:
    """The document, and each name of a language in its own."""
    page = meet(locale=tag).go().page
    expect(page.locator("html")).to_have_attribute("lang", tag)
    page.get_by_role("button", name=settings, exact=True).first.click()
    for each, name in LANGUAGES.items():
        expect(page.locator(f"option[lang={each}]")).to_have_text(name)


@pytest.mark.parametrize(
    ("tag", "buttons", "head", "sums", "title"),
    [("en", ("Log as text", "Points table (CSV)"), '"god"', '"total",', "Round 1"),
     ("de", ("Bericht als Text", "Punktetabelle (CSV)"), '"Gott"', '"Summe",', "Runde 1"),
     ("fr", ("Journal en texte", "Tableau des points (CSV)"), '"dieu"', '"total",', "Manche 1")],
)  # fmt: skip
def test_what_is_exported_is_in_the_language_of_its_reader(
    place: Place, meet: Meet, ended: str, tag: str, buttons: tuple[str, str], head: str, sums: str, title: str
) -> None:
    page = meet(locale=tag).go(ended).page
    saved = []
    for button in buttons:
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        saved.append(download.value.path().read_text(encoding="utf-8"))
    assert f"\n{title}\n" in saved[0]
    lines = saved[1].splitlines()
    assert lines[0].startswith(f"\ufeff{head},") and lines[-1].startswith(sums)
    assert any(line.startswith('"Vesta",') for line in lines)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
@pytest.mark.parametrize("tag", ["de", "fr"])
def test_no_text_is_cut_off(place: Place, chrome: Browser, ended: str, tag: str, width: int, height: int) -> None:
    """Front page, lobby, table, rules, keys, settings and end page: texts longer than English fit."""
    made = place.table("Livia", "open", "bot", board="byzantium", modules=["salt", "forum"])
    tables = {"lobby": f"/t/{made['table']['table']}#{made['host']},{made['secrets'][0]['secret']}", "end": ended}
    tables["play"] = link(place.table("Livia", "bot", seed=8, board="cyprus", modules=["salt"]), 0)
    person = seen_by(chrome, place, tag, width, height)
    found = {name: cut(person.page) for name in sights(place, person, tables)}
    person.context.close()
    assert not {name: faults for name, faults in found.items() if faults}
    assert not person.troubles
