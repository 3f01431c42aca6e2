"""The layout of a board that has no drawing yet, from its own coordinates: straight lines, no ground.

The page lays such a board out in the same way (web/src/lib/plain.ts).
"""

from collections import Counter
from math import hypot
from statistics import fmean
from typing import Any

from praefectus import data

WIDTH, HEIGHT, EDGE = 1600, 1200, 110
TWIN = 46  # how far a land and a sea line between the same places bend away from each other
PIECES = 12  # straight pieces of a bent line
LETTER = 10.5  # width of a letter of a label

Spot = tuple[float, float]


def plain_layout(board: data.Board) -> dict[str, Any]:
    """Cities, places, routes and markers where the drawing of a board would have them."""
    named = {city.name: (city.x, city.y) for city in board.cities}
    named |= {place.name: (place.x, place.y) for place in board.places}
    named |= {castle.name: (castle.x, castle.y) for castle in board.castles}
    left, top = (min(spot[axis] for spot in named.values()) for axis in (0, 1))
    wide, tall = (max(spot[axis] for spot in named.values()) - low or 1 for axis, low in ((0, left), (1, top)))
    height = HEIGHT if board.own is None else board.own.height
    spots = {
        name: (EDGE + (x - left) / wide * (WIDTH - 2 * EDGE), EDGE + (y - top) / tall * (HEIGHT - 2 * EDGE))
        for name, (x, y) in named.items()
    }
    if board.own is not None:
        spots = {name: (x * WIDTH, y * height) for name, (x, y) in named.items()}
    return {
        "id": board.id,
        "width": WIDTH,
        "height": height,
        "cities": [_place(city.name, spots) for city in board.cities],
        "spots": [_place(place.name, spots) for place in board.places],
        "routes": _routes(board, spots),
        "provinces": [_province(board, province.id, spots) for province in board.provinces],
    }


def _place(name: str, spots: dict[str, Spot]) -> dict[str, Any]:
    width = LETTER * len(name)
    label = {"x": -width / 2, "y": 44, "w": width, "h": 26, "lines": [name]}
    return {"name": name, "x": spots[name][0], "y": spots[name][1], "label": label}


def _routes(board: data.Board, spots: dict[str, Spot]) -> list[dict[str, Any]]:
    lines = [line for kind in data.COLONIST_KINDS for line in board.lines_of(kind)]
    twins = Counter(tuple(sorted(line.ends)) for line in lines)
    drawn: Counter[tuple[str, ...]] = Counter()
    routes = []
    for line in lines:
        ends = tuple(sorted(line.ends))
        start = spots[ends[0]]
        end = spots[ends[1]] if len(ends) > 1 else ((start[0] + WIDTH / 2) / 2, (start[1] + HEIGHT / 2) / 2)
        bend = TWIN * (drawn[ends] - (twins[ends] - 1) / 2)
        drawn[ends] += 1
        points = [_point(start, end, bend, number / PIECES) for number in range(PIECES + 1)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        routes.append({"kind": line.kind, "d": f"M{path}", "ring": _point(start, end, bend, 0.5)})
    return routes


def _point(start: Spot, end: Spot, bend: float, share: float) -> Spot:
    """A point of a line that is bent to its left."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    off = 4 * share * (1 - share) * bend / (hypot(dx, dy) or 1)
    return start[0] + dx * share - dy * off, start[1] + dy * share + dx * off


def _province(board: data.Board, province: str, spots: dict[str, Spot]) -> dict[str, Any]:
    """Its marker lies between its cities."""
    own = [spots[city.name] for city in board.cities if city.province == province]
    above = 60 if len(own) == 1 else 0
    return {"id": province, "marker": (fmean(x for x, _ in own), fmean(y for _, y in own) - above) if own else None}
