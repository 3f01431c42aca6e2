"""City names: on every board each is readable and nearest to its own city."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.conftest import Meet
from tests.browser.place import Place, link
from tests.browser.test_boards import GAMES

LAYOUTS = Path(__file__).parents[2] / "web" / "boards" / "layout"
QUICK = ("britannia", "roma", "sicilia")  # the worst ones
# What a name meets: another name, a city, a house, a piece, a bonus marker, a standing place, a button, what is painted
# on the ground, the board's edge; buttons on what is painted; names whose own city is not the nearest. Letters fill the
# middle of their boxes.
MET = """(painted) => {
  const board = document.querySelector("#board");
  const boxes = (selector, called) => [...board.querySelectorAll(selector)].map((e) => {
    const b = e.getBoundingClientRect();
    return {called: called(e), l: b.left + 1, r: b.right - 1, t: b.top + 1, b: b.bottom - 1};
  });
  const letters = (all) => all.map((x) => ({...x, t: x.t + (x.b - x.t) * 0.18, b: x.b - (x.b - x.t) * 0.18}));
  const cities = letters(boxes(".nameof tspan", (e) => e.closest(".nameof").dataset.nameOf));
  const provinces = letters(boxes(".prov tspan", (e) => e.textContent));
  const things = [
    ...boxes(".city .plate, .city .sign, .start .plate, .station .plate", (e) =>
      e.closest("[data-city]")?.dataset.city ?? "a place"),
    ...boxes(".city .piece .body", (e) => "a house"),
    ...boxes(".piece.col .body", (e) => "a piece"),
    ...boxes(".marker .face", (e) => "a marker"),
    ...boxes(".ring .in", (e) => "a standing place"),
    ...boxes(".zoom", (e) => "a button"),
  ];
  const ground = board.querySelector(".ground").getBoundingClientRect(), k = ground.width / painted.width;
  const written = painted.written.map(([x, y, w, h]) => ({called: "what is painted", l: ground.left + x * k,
    t: ground.top + y * k, r: ground.left + (x + w) * k, b: ground.top + (y + h) * k}));
  const below = 2;  // capitals reach less far down than their box
  const meet = (a, b) => Math.min(a.r, b.r) > Math.max(a.l, b.l) && Math.min(a.b, b.b) > Math.max(a.t, b.t);
  const found = [];
  for (const a of boxes(".zoom", (e) => "a button"))
    for (const b of written) if (meet(a, b)) found.push("a button lies on what is painted");
  for (const a of [...cities, ...provinces]) {
    if (a.l < ground.left || a.r > ground.right || a.t < ground.top || a.b > ground.bottom + below)
      found.push(`${a.called} is cut off`);
    for (const b of [...things, ...written]) if (meet(a, b)) found.push(`${a.called} lies on ${b.called}`);
    for (const b of [...cities, ...provinces])
      if (a.called < b.called && meet(a, b)) found.push(`${a.called} lies on ${b.called}`);
  }
  const home = new Map([...board.querySelectorAll("[data-city]")].map((e) => {
    const b = (e.querySelector(".sign") ?? e.querySelector(".plate")).getBoundingClientRect();
    return [e.dataset.city, [(b.left + b.right) / 2, (b.top + b.bottom) / 2]];
  }));
  const far = (all, [x, y]) => Math.min(...all.map((a) =>
    Math.hypot(Math.max(a.l - x, 0, x - a.r), Math.max(a.t - y, 0, y - a.b))));
  for (const name of new Set(cities.map((a) => a.called))) {
    const own = home.get(name), lines = cities.filter((a) => a.called === name);
    if (own) for (const [other, at] of home)
      if (other !== name && far(lines, at) <= far(lines, own)) found.push(`${name} is nearer to ${other}`);
  }
  const names = cities.length;
  return {names, found: [...new Set(found)]};
}"""


def met(place: Place, meet: Meet, sizes: tuple[tuple[int, int], ...], boards: tuple[str, ...] = ()) -> list[str]:
    """Everything that is wrong on the boards."""
    person = meet()
    wrong = []
    for board, seats, modules, options in GAMES.values():
        if boards and board not in boards:
            continue
        made = place.table(*["Nova"] * seats, board=board, modules=modules, options=options, seed=5)
        painted = json.loads((LAYOUTS / f"{board}.json").read_text(encoding="utf-8"))
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            page = person.go(link(made)).page
            page.wait_for_selector("#board .nameof")
            page.evaluate("() => document.fonts.ready.then(() => true)")
            page.wait_for_timeout(150)
            found = page.evaluate(MET, painted)
            assert found["names"] > 10
            wrong += [f"{board} at {width}: {what}" for what in found["found"]]
    return wrong


def test_names_lie_on_nothing(place: Place, meet: Meet) -> None:
    assert met(place, meet, ((1366, 768), (1440, 900)), QUICK) == []


@pytest.mark.long
def test_names_lie_on_nothing_on_all_boards(place: Place, meet: Meet) -> None:
    assert met(place, meet, ((1366, 768), (1440, 900), (2560, 1440))) == []
