"""Gold (possible) and magenta (chosen) stand out from their ground and from each other, for colour-blind people too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[1] / "web" / "src" / "css" / "tokens.css"
OUTLINE, TEXT = 3.0, 4.5  # WCAG 2.2: graphics and text
DIFFERENT = 30.0  # CIE 1976; 2.3 is just noticeable
NO_GOOD, NO_PLAYER = 25.0, 17.0  # magenta from goods and players, gold from players
GOODS = ("brick", "food", "tool", "wine", "cloth", "coin")
PLAYERS = ("p-red", "p-green", "p-yellow", "p-blue", "p-black", "p-white")
# Machado, Oliveira and Fernandes 2009, whole strength, on linear RGB
SEEN_AS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
Colour = tuple[float, ...]


def tokens(theme: str) -> dict[str, Colour]:
    """The colours of a theme in linear RGB."""
    light, dark = TOKENS.read_text(encoding="utf-8").split('[data-theme="dark"]', 1)
    text = light if theme == "light" else light + dark
    return {name: linear(value) for name, value in re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text)}


def linear(value: str) -> Colour:
    parts = (int(value[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] for c in (one, other))
    return (high + 0.05) / (low + 0.05)


def seen(colour: Colour, how: str) -> Colour:
    return tuple(min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in SEEN_AS[how])


def lab(colour: Colour) -> Colour:
    rows = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
    xyz = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in rows)
    shares = (part / white for part, white in zip(xyz, (0.95047, 1.0, 1.08883), strict=True))
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour) -> float:
    distance: float = sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
    return distance


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_gold_and_magenta_stand_out(theme: str) -> None:
    if not TOKENS.is_file():
        pytest.skip("The page was built elsewhere.")
    found = tokens(theme)
    for ground in ("panel", "raised"):
        assert contrast(found["may"], found[ground]) >= OUTLINE
        assert contrast(found["purpura"], found[ground]) >= OUTLINE
    for button in ("purpura", "purpura-hover"):
        assert contrast(found[button], found["on-purpura"]) >= TEXT
    for how in SEEN_AS:
        gold, magenta = (lab(seen(found[name], how)) for name in ("may", "purpura"))
        assert apart(gold, magenta) >= DIFFERENT, how


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_gold_and_magenta_are_no_good_and_no_player(theme: str) -> None:
    """Gold has the hue of grain and coins: it is only ever a frame, and they are filled pictures with an outline."""
    if not TOKENS.is_file():
        pytest.skip("The page was built elsewhere.")
    found = {name: lab(colour) for name, colour in tokens(theme).items()}
    for name in GOODS + PLAYERS:
        assert apart(found["purpura"], found[name]) >= NO_GOOD, name
    for name in PLAYERS:
        assert apart(found["may"], found[name]) >= NO_PLAYER, name
