"""Draw docs/architecture.svg from the import contracts in pyproject.toml: `python docs/draw_architecture.py`.

A package may import those below it. Packages in one row do not import each other.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "architecture.svg"
PACKAGE = "praefectus"

WIDTH, MARGIN, GAP = 940, 20, 6
LEFT = 70  # room for the arrow
ROW = 34  # height of a package without parts
PART = 24  # height of a row of parts
TITLE = 190  # width of a package's name when its parts are beside it

STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #24292f }
  .name { font-weight: 600 }
  .about { font-size: 12px; fill: #57606a }
  .part { font-size: 12px; text-anchor: middle }
  .package { fill: #f6f8fa; stroke: #8c959f }
  .inside { fill: #ffffff; stroke: #d0d7de }
  .arrow { stroke: #57606a; stroke-width: 2; fill: none }
  .head { fill: #57606a }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .about { fill: #9198a1 }
    .package { fill: #151b23; stroke: #656c76 }
    .inside { fill: #0d1117; stroke: #3d444d }
    .arrow { stroke: #9198a1 }
    .head { fill: #9198a1 }
  }
"""

ABOUT = {
    "cli": "one file for each command",
    "site": "the game as static files",
    "compilation": "compiles in advance",
    "terminal": "play in a terminal",
    "server": "tables for people and bots",
    "benchmark": "evaluation, results, data sets, baselines",
    "envs": "environments for Gymnasium, PettingZoo and OpenSpiel",
    "puzzles": "looks for puzzles, grades turns",
    "arena": "matches between agents, ratings, reports",
    "agents": "the bots, by name",
    "game": "Game: play, undo, view, sentences, records, links",
    "engine": "runs the rules: interpreted, CPU, GPU, WebAssembly",
    "rules": "the rulebook as code, one folder for each module",
    "reference": "the rules for people: topics and search",
    "data": "boards, cards and numbers as JSON, with their schemas",
    "language": "every sentence in English, German and French",
}


def contracts() -> dict[str, list[list[str]]]:
    """The rows of packages inside each container, from top to bottom."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {
        contract["containers"][0]: [[name.strip() for name in row.split("|")] for row in contract["layers"]]
        for contract in settings["tool"]["importlinter"]["contracts"]
    }


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5"/>'


def text(x: float, y: float, kind: str, words: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def across(count: int, x: float, width: float) -> list[tuple[float, float]]:
    """Place and width of so many boxes side by side."""
    each = (width - GAP * (count - 1)) / count
    return [(x + (each + GAP) * number, each) for number in range(count)]


def draw() -> str:
    """The picture as SVG."""
    inside = contracts()
    shapes: list[str] = []
    y = float(MARGIN)
    for row in inside[PACKAGE]:
        parts = inside.get(f"{PACKAGE}.{row[0]}", [])
        height = max(ROW, (PART + GAP) * len(parts) + GAP)
        for name, (x, width) in zip(row, across(len(row), LEFT, WIDTH - LEFT - MARGIN), strict=True):
            shapes += [box(x, y, width, height, "package"), text(x + 10, y + 22, "name", name)]
            beside = TITLE if len(row) == 1 else 20 + 10 * len(name)
            place = (x + 10, y + 42) if parts else (x + beside, y + 22)
            shapes.append(text(*place, "about", ABOUT[name]))
        for number, names in enumerate(parts):
            top = y + GAP + (PART + GAP) * number
            for name, (x, width) in zip(
                names, across(len(names), LEFT + TITLE, WIDTH - LEFT - TITLE - MARGIN - GAP), strict=True
            ):
                shapes += [box(x, top, width, PART, "inside"), text(x + width / 2, top + 16, "part", name)]
        y += height + GAP
    end = y - GAP
    arrow = [
        f'<path class="arrow" d="M40 {MARGIN} V{end - 10:g}"/>',
        f'<path class="head" d="M33 {end - 12:g} h14 l-7 12 z"/>',
        f'<text class="about" transform="translate(28 {end / 2 + 60:g}) rotate(-90)">may import</text>',
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {end + MARGIN:g}" role="img">'
    label = "<title>The packages of Praefectus: each may import those below it</title>"
    return "\n".join([head, label, f"<style>{STYLE}</style>", *arrow, *shapes, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
