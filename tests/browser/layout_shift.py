"""How much a page moves on its own: the sum of Chromium's layout shifts."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

OBSERVE = """
window.shifts = [];
new PerformanceObserver((seen) => {
  for (const each of seen.getEntries())
    shifts.push([each.value, each.sources.map(({ node }) => node?.nodeName + "." + (node?.className ?? ""))]);
}).observe({ type: "layout-shift", buffered: true });
"""
# the boards of each group, in their order
GROUPS = """() => [...document.querySelectorAll("#make .boards")].map((group) =>
  [...group.querySelectorAll(".boardpick b")].map((board) => board.textContent))"""
SIZES = ((390, 844), (1366, 768))


def observe(context: BrowserContext) -> None:
    context.add_init_script(OBSERVE)


def shifted(page: Page) -> float:
    """The layout shift so far; said with what moved."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[tuple[float, list[str]]] = page.evaluate("shifts")
    print(found)
    return sum(value for value, _ in found)


def height_of_play(page: Page) -> float:
    box = page.get_by_role("button", name="Play now").bounding_box()
    assert box is not None
    return box["y"]
