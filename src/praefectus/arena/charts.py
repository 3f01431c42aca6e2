"""Charts of the report as inline SVG. Colours are CSS variables, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from praefectus.arena.messages import number as digits
from praefectus.arena.messages import percent, spoken, words
from praefectus.data import COLOURS

WIDTH = 720
LEFT = 150  # room for names
ROW = 34
MAP_WIDTH, MAP_HEIGHT, MAP_EDGE = 420, 260, 18
Share = dict[str, Any]  # share, low, high of something named


def svg(width: float, height: float, title: str, body: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}" '
        f'style="max-width:{width:g}px">{body}</svg>'
    )


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{name}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "grid") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, colour: str, said: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" fill="var(--{colour})">'
        f"<title>{escape(said)}</title></rect>"
    )


def round_steps(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers for an axis."""
    rough = max(high - low, 1e-9) / about
    size = 10.0 ** len(str(int(rough))) / 10 if rough >= 1 else 0.1 if rough > 0.05 else 0.01
    step = next(step for step in (size, 2 * size, 5 * size, 10 * size) if step >= rough or step == 10 * size)
    first = -(-low // step) * step
    return [first + step * k for k in range(int((high - first) / step + 1e-9) + 1)]


def axis(low: float, high: float, top: float, bottom: float, left: float, right: float, unit: str = "") -> str:
    """Upright grid lines with numbers below."""
    drawn = []
    for value in round_steps(low, high):
        x = left + (right - left) * (value - low) / max(high - low, 1e-9)
        drawn.append(line(x, top, x, bottom) + text(x, bottom + 16, f"{digits(value)}{unit}", "middle", "small"))
    return "".join(drawn)


def intervals(title: str, rows: Sequence[tuple[str, str, float, float, float, str]], unit: str = "") -> str:
    """A point with its interval in every row: name, colour, value, low, high, what it says."""
    low, high = min(row[3] for row in rows), max(row[4] for row in rows)
    room = max((high - low) * 0.06, 0.01)
    low, high = low - room, high + room
    right, height = WIDTH - 70, ROW * len(rows) + 30

    def at(value: float) -> float:
        return LEFT + (right - LEFT) * (value - low) / (high - low)

    drawn = [axis(low, high, 4, height - 26, LEFT, right, unit)]
    for number, (name, colour, value, least, most, said) in enumerate(rows):
        y = ROW * number + 20
        drawn.append(text(LEFT - 10, y + 4, name, "end"))
        drawn.append(
            f'<g style="--mine:var(--{colour})"><line x1="{at(least):.1f}" y1="{y}" x2="{at(most):.1f}" y2="{y}" '
            f'class="interval"/><circle cx="{at(value):.1f}" cy="{y}" r="5.5" fill="var(--mine)">'
            f"<title>{escape(said)}</title></circle></g>"
        )
        drawn.append(text(right + 8, y + 4, f"{digits(value, 1)}{unit}", "start", "small"))
    return svg(WIDTH, height, title, "".join(drawn))


def shares_by_seat(title: str, colour: str, seats: Sequence[Share]) -> str:
    """Upright bars with intervals, one for each seat."""
    width, height, bottom = 60 + 64 * len(seats), 190, 150
    most = max(0.05, *(float(seat["high"]) for seat in seats))

    def at(share: float) -> float:
        return bottom - (bottom - 12) * share / most

    drawn = []
    for value in round_steps(0, 100 * most, 4):
        drawn.append(line(40, at(value / 100), width - 6, at(value / 100)))
        drawn.append(text(36, at(value / 100) + 4, words("percent", share=digits(value)), "end", "small"))
    for number, seat in enumerate(seats):
        x = 50 + 64 * number
        names = [words(f"colour-{COLOURS[each]}") for each in seat["seats"]]
        share = words("arena-share", name=spoken().listed(names), share=percent(seat["share"]), games=seat["games"])
        drawn.append(box(x, at(seat["share"]), 40, bottom - at(seat["share"]), colour, share))
        drawn.append(line(x + 20, at(seat["low"]), x + 20, at(seat["high"]), "whisker"))
        for row, word in enumerate(names):
            drawn.append(text(x + 20, bottom + 16 + 13 * row, word, "middle", "small"))
    return svg(width, height, title, "".join(drawn))


def stacked(
    title: str, rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[tuple[str, str]], unit: str
) -> str:
    """A bar in parts for every row; parts have a name and a colour."""
    most = max(1e-9, *(sum(max(value, 0) for value in values) for _, values in rows))
    right, height = WIDTH - 60, ROW * len(rows) + 30
    drawn = [axis(0, most, 4, height - 26, LEFT, right, unit)]
    for number, (name, values) in enumerate(rows):
        y, x = ROW * number + 8, float(LEFT)
        drawn.append(text(LEFT - 10, y + 16, name, "end"))
        for value, (part, colour) in zip(values, parts, strict=True):
            width = (right - LEFT) * max(value, 0) / most
            if width > 0:
                drawn.append(
                    box(
                        x,
                        y,
                        width,
                        22,
                        colour,
                        words("arena-part", name=name, part=part, value=f"{digits(value, 1)}{unit}"),
                    )
                )
                if width > 26:
                    drawn.append(text(x + width / 2, y + 15, f"{value:.0f}", "middle", "inside"))
                x += width
        drawn.append(text(x + 6, y + 16, digits(sum(values), 1) if not unit else "", "start", "small"))
    return svg(WIDTH, height, title, "".join(drawn))


def bars(title: str, colour: str, histogram: Sequence[dict[str, int]]) -> str:
    """Return how many games lasted so many rounds."""
    width, height, bottom = 340, 170, 136
    most = max(1, *(bar["games"] for bar in histogram))
    each = (width - 20) / max(1, len(histogram))
    drawn = [line(10, bottom, width - 10, bottom, "base")]
    every = -(-len(histogram) // 7)
    for number, bar in enumerate(histogram):
        x, tall = 10 + each * number, (bottom - 10) * bar["games"] / most
        said = words("arena-bar", first=bar["from"], last=bar["to"], games=bar["games"])
        drawn.append(box(x + 1, bottom - tall, each - 2, tall, colour, said))
        if number % every == 0:
            drawn.append(text(x + each / 2, bottom + 16, str(bar["from"]), "middle", "small"))
    drawn.append(text(width / 2, bottom + 32, words("arena-rounds"), "middle", "small"))
    return svg(width, height, title, "".join(drawn))


def curves(title: str, rows: Sequence[tuple[str, str, Sequence[float]]], across: str) -> str:
    """A line for every row over the same steps, named at its end."""
    height, bottom, left, right = 260, 222, 44, WIDTH - 150
    most = max(1.0, *(max(values, default=0) for _, _, values in rows))
    steps = max(2, *(len(values) for _, _, values in rows))

    def at(step: int, value: float) -> tuple[float, float]:
        return left + (right - left) * step / (steps - 1), bottom - (bottom - 12) * value / most

    drawn = [axis(0, steps - 1, 12, bottom, left, right)]
    for value in round_steps(0, most, 4):
        drawn.append(line(left, at(0, value)[1], right, at(0, value)[1]))
        drawn.append(text(left - 6, at(0, value)[1] + 4, digits(value), "end", "small"))
    ends: list[float] = []
    for name, colour, values in sorted(rows, key=lambda row: -row[2][-1] if row[2] else 0):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(step, value) for step, value in enumerate(values)))
        drawn.append(f'<polyline points="{points}" class="curve" stroke="var(--{colour})"/>')
        y = max(at(0, values[-1])[1] + 4, ends[-1] + 15 if ends else 0) if values else bottom
        ends.append(y)
        drawn.append(f'<rect x="{right + 8}" y="{y - 9:.1f}" width="10" height="10" fill="var(--{colour})"/>')
        drawn.append(text(right + 22, y, name, "start", "small"))
    drawn.append(text((left + right) / 2, height - 4, across, "middle", "small"))
    return svg(WIDTH, height, title, "".join(drawn))


def city_map(
    title: str, places: Sequence[tuple[str, float, float]], routes: Sequence[tuple[int, int]],
    cities: Sequence[dict[str, Any]], rounds: tuple[float, float],
) -> str:  # fmt: skip
    """The board with a circle for every city: its area says how often, its colour says when."""

    across, down = [x for _, x, _ in places], [y for _, _, y in places]

    def at(place: int) -> tuple[float, float]:
        return (
            MAP_EDGE + (MAP_WIDTH - 2 * MAP_EDGE) * (across[place] - min(across)) / (max(across) - min(across)),
            MAP_EDGE + (MAP_HEIGHT - 2 * MAP_EDGE) * (down[place] - min(down)) / (max(down) - min(down)),
        )

    drawn = [line(*at(first), *at(second), "route") for first, second in routes]
    most = max(0.01, *(city["share"] for city in cities))
    for number, city in enumerate(cities):
        x, y = at(number)
        late = min(1.0, max(0.0, (city["round"] - rounds[0]) / max(rounds[1] - rounds[0], 1e-9)))
        said = words("arena-city", city=city["city"], share=percent(city["share"]), round=digits(city["round"], 1))
        colour = f"color-mix(in oklab, var(--early), var(--late) {100 * late:.0f}%)" if city["share"] else "var(--line)"
        drawn.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 13 * (city["share"] / most) ** 0.5:.1f}" class="city" '
            f'style="fill:{colour}"><title>{escape(said)}</title></circle>'
        )
    for place in range(len(cities), len(places)):
        x, y = at(place)
        drawn.append(text(min(max(x, 40), MAP_WIDTH - 40), y + 4, places[place][0], "middle", "small"))
    return svg(MAP_WIDTH, MAP_HEIGHT, title, "".join(drawn))
