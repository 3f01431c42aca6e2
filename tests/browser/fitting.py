"""Pictures of the page in every language and at every width: `python -m tests.browser.fitting FOLDER`.

`cut` finds text that is cut off: wider than its button, row, tab or heading.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page

from praefectus.language import LANGUAGES
from praefectus.language.catalogue import read
from praefectus.language.languages import page_sources
from tests.browser.place import Person, Place, browser
from tests.browser.screenshots import Company

SIZES = ((390, 844), (1024, 768), (1366, 768), (1440, 900))
SETTINGS = {tag: read(page_sources(tag))["settings"].pattern.elements[0].value for tag in LANGUAGES}
# What cannot be read whole: clipped by its own box or by one around it that does not scroll.
CUT = """() => {
  const found = [];
  const shown = {opacityProperty: true, visibilityProperty: true};
  const visible = (e) => e.checkVisibility(shown) && e.getClientRects().length;
  const called = (e, text) => `${e.tagName}.${e.className}: ${text.textContent.trim().slice(0, 60)}`;
  for (const e of document.querySelectorAll("button, a, h1, h2, h3, th, td, label, legend, summary, option, dt, dd, " +
      "[role=tab], .choice, .choice *, .chip, p, li, span, b, strong, small")) {
    if (!visible(e) || e.closest("svg, .vh, [aria-hidden=true], select")) continue;
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || (e.title && e.title.includes(e.textContent.trim()))) continue;  // its title tells it whole
    const style = getComputedStyle(e);
    const clips = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
    if (clips && style.overflowX !== "auto" && style.overflowX !== "scroll" && e.scrollWidth > e.clientWidth + 1 &&
        style.display !== "inline") found.push(`clipped: ${called(e, e)}`);
    const range = document.createRange(); range.selectNodeContents(e);
    const text = range.getBoundingClientRect();
    for (let box = e; box && box !== document.body; box = box.parentElement) {
      const s = getComputedStyle(box), around = box.getBoundingClientRect();
      if (s.overflowX === "auto" || s.overflowX === "scroll") break;
      const button = box.matches("button, [role=tab], .chip, h1, h2, h3");
      if ((s.overflowX === "hidden" || s.overflowX === "clip" || button) && text.right > around.right + 2 &&
          around.width > 1) {
        found.push(`over: ${called(box, e)}`);
        break;
      }
    }
    if (text.right > innerWidth + 1 && !e.closest("[class*=scroll], .choices, .tabs, nav, table, pre"))
      found.push(`beyond the window: ${called(e, e)}`);
  }
  for (const e of document.querySelectorAll(".slot-me, .slot-p"))  // what a card costs, and what is missing
    if (visible(e) && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1))
      found.push(`cut: ${called(e, e)}`);
  return [...new Set(found)];
}"""


def cut(page: Page) -> list[str]:
    """Return what is cut off on the page as it is now."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    found: list[str] = page.evaluate(CUT)
    return found


def sights(place: Place, person: Person, tables: dict[str, str]) -> Iterator[str]:
    """Lead a person from one thing to look at to the next, each by its name."""
    page = person.page
    person.go("/")
    page.wait_for_selector(".hero")
    page.wait_for_load_state("networkidle")
    yield "front"
    person.go(tables["lobby"])
    page.wait_for_selector(".lobbyhead")
    yield "lobby"
    for name in ("play", "prefect", "move", "trade", "buy"):
        if name in tables:
            person.go(tables[name])
            page.wait_for_selector("#decide .choice, #decide .acts")
            yield name
    page.keyboard.press("r")
    page.locator("dialog:visible, [role=dialog]:visible").first.wait_for()
    yield "rules"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog:visible, [role=dialog]:visible").first.wait_for()
    yield "help"
    page.keyboard.press("Escape")
    page.locator(
        f"button[aria-label='{SETTINGS[person.page.evaluate('document.documentElement.lang')]}']"
    ).first.click()
    page.locator("dialog:visible, [role=dialog]:visible").first.wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    person.go(tables["end"])
    page.wait_for_selector(".endpage")
    yield "end"


def prepared(
    place: Place, stack: ExitStack, prompts: tuple[str, ...] = ("play", "prefect", "move", "trade", "buy")
) -> dict[str, str]:
    """A lobby, a game that is over, and a table at each of these prompts; as links."""
    made = place.table(
        "Livia", "open", "bot", "bot", name="Dienstagssenat", board="byzantium", modules=["salt", "forum"]
    )
    tables = {"lobby": f"/t/{made['table']['table']}#{made['host']},{made['secrets'][0]['secret']}"}
    tables["end"] = Company(place, place.table("Livia", "Marcus", seed=14), stack).play_until(None, "")
    for prompt in prompts:
        table = place.table("Livia", "Marcus", "Octavia", seed=21, board="cyprus", modules=["salt"])
        tables[prompt] = Company(place, table, stack).play_until(5, prompt)
    return tables


def seen_by(chrome: Browser, place: Place, tag: str, width: int, height: int) -> Person:
    context = chrome.new_context(
        viewport={"width": width, "height": height}, locale=tag, reduced_motion="reduce", has_touch=width < 700
    )
    return Person(context, place.url)


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        place = Place(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(place.stop)
        chrome = stack.enter_context(browser())
        tables = prepared(place, stack)
        for tag in LANGUAGES:
            for width, height in SIZES:
                person = seen_by(chrome, place, tag, width, height)
                for name in sights(place, person, tables):
                    person.page.screenshot(path=folder / f"{name}-{tag}-{width}.png")
                    for fault in cut(person.page):
                        sys.stdout.write(f"{name} {tag} {width}: {fault}\n")
                        sys.stdout.flush()
                person.context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
