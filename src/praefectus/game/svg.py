"""A position as a drawing: the board of the page with houses and pieces, and beside it what the players have.

The drawn boards are those of the page (web/boards); an installed package contains them.
"""

from __future__ import annotations

import base64
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from praefectus import data, language
from praefectus.game.errors import PraefectusError
from praefectus.game.message_parts import GOD_NAMES
from praefectus.game.plain_layout import plain_layout
from praefectus.language import Message, Words
from praefectus.reference.wording import place as called_by_a_phrase
from praefectus.reference.wording import worded
from praefectus.rules.vocabulary import SALT

if TYPE_CHECKING:
    from praefectus.game.game import Game

INSTALLED = Path(__file__).parent / "boards"
SOURCES = Path(__file__).parents[3] / "web" / "boards"

SEATS = ("#c43a1d", "#35a07a", "#f3c51f", "#2456a6", "#23282c", "#f6f4ee")
GOODS = {
    "brick": "#b9502b", "food": "#b47800", "tool": "#5d6b76", "wine": "#6d2347", "cloth": "#1f7f96", "salt": "#e9edf0",
    "fish": "#4f86b0",
}  # fmt: skip
INK, PAPER, EDGE, COIN = "#14232b", "#fffdf7", "#10181c", "#d3a024"
FONT = "Atkinson Hyperlegible Next, Atkinson Hyperlegible, DejaVu Sans, Helvetica, Arial, sans-serif"
CITY, MARKER, PIECE, HOUSE = 26, 24, 11, 14
PANEL = 620  # width of the column beside the board
KEY, KEY_COLUMNS, DOT = 200, 3, 10  # the key of the goods is at its foot
UNDEALT = "?"
LINE = 31
WALKERS = 3  # slots of colonists that walk; the others sail
ROUTES = {"land": ("#7a4a22", "9 7"), "sea": ("#1d5f8c", "3 8")}  # colour and dashes

View = Mapping[str, Any]


class DrawingError(PraefectusError):
    """A board that cannot be drawn, or nothing to draw it with."""


def drawings() -> Path:
    """The folder of the drawn boards."""
    return INSTALLED if INSTALLED.is_dir() else SOURCES


@lru_cache(maxsize=4)
def layout(board: str) -> dict[str, Any]:
    """Return where everything of a board is drawn; a board without a drawing is laid out plainly."""
    path = drawings() / "layout" / f"{board}.json"
    if not path.is_file():
        return plain_layout(data.board(board))
    return dict(json.loads(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=4)
def ground(board: str) -> str | None:
    """The map picture as a data address; None if there is none."""
    picture = drawings() / "ground" / f"{board}.webp"
    if not picture.is_file():
        return None
    return f"data:image/webp;base64,{base64.b64encode(picture.read_bytes()).decode()}"


def svg(
    game: Game, seat: int | None = None, tag: str = "en", names: Sequence[str] = (), colours: Sequence[str] = ()
) -> str:
    """The position as this seat sees it, or as a watcher does; with the players' names and colours, if given."""
    tints = [SEATS[data.COLOURS.index(colour)] for colour in colours] or SEATS
    view, drawn = game.view(seat), layout(game.board)
    width, height, land = drawn["width"], drawn["height"], ground(game.board)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + PANEL} {height}" font-family="{FONT}">',
        f'<rect width="{width + PANEL}" height="{height}" fill="#eef2f1"/>',
        *([f'<image href="{land}" width="{width}" height="{height}" preserveAspectRatio="none"/>'] if land else []),
        *routes(drawn),
        *markers(view, drawn),
        *cities(view, drawn, tints),
        *spots(drawn, language.of(tag)),
        *colonists(view, drawn, tints),
        f'<g transform="translate({width + 20} 0)">',
        *panel(view, language.of(tag), names, tints),
        *key(view, language.of(tag), height),
        "</g></svg>",
    ]
    return "\n".join(parts)


def text(x: float, y: float, said: str, size: int = 22, **more: str) -> str:
    given = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{INK}"{given}>{escape(said)}</text>'


def circle(x: float, y: float, r: float, fill: str, edge: str = EDGE, width: float = 1.5) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{fill}" stroke="{edge}" stroke-width="{width}"/>'


def name(place: Mapping[str, Any]) -> Iterator[str]:
    label = place.get("label")
    if label:
        for number, line in enumerate(label["lines"]):
            halo = {"text_anchor": "middle", "stroke": "#f7f5ee", "stroke_width": "4", "paint_order": "stroke"}
            middle = place["x"] + label["x"] + label["w"] / 2
            yield text(middle, place["y"] + label["y"] + 21 + 25 * number, line, 23, font_weight="600", **halo)


def routes(drawn: Mapping[str, Any]) -> Iterator[str]:
    """The lines, and the rings on which colonists stand."""
    for route in drawn["routes"]:
        colour, dashes = ROUTES[route["kind"]]
        yield f'<path d="{route["d"]}" fill="none" stroke="{PAPER}" stroke-width="7" stroke-opacity="0.6"/>'
        yield f'<path d="{route["d"]}" fill="none" stroke="{colour}" stroke-width="4" stroke-dasharray="{dashes}"/>'
        x, y = route["ring"]
        yield circle(x, y, 6, PAPER, colour, 2.5)


def cities(view: View, drawn: Mapping[str, Any], tints: Sequence[str]) -> Iterator[str]:
    """Each city in the colour of its good, its houses around it."""
    track = [site for space in drawn.get("track", []) for site in space.get("sites", [])]
    for place, city in zip([*drawn["cities"], *track], view["cities"], strict=False):
        yield circle(place["x"], place["y"], CITY, PAPER)
        yield circle(place["x"], place["y"], CITY - 6, GOODS.get(city.get("good", ""), PAPER), width=0.5)
        if "good" not in city:
            yield text(place["x"], place["y"] + 8, UNDEALT, 24, text_anchor="middle")
        yield from name(place)
        owners = city.get("houses", [])
        for number, owner in enumerate(owners):
            x = place["x"] + (number - (len(owners) - 1) / 2) * (2 * HOUSE + 3)
            yield (
                f'<path d="M{x - HOUSE:.1f} {place["y"] + HOUSE:.1f}v{-HOUSE}l{HOUSE} {-HOUSE}l{HOUSE} {HOUSE}'
                f'v{HOUSE}z" '
                f'fill="{tints[owner]}" stroke="{PAPER}" stroke-width="2.5" paint-order="stroke"/>'
            )


def spots(drawn: Mapping[str, Any], say: Words) -> Iterator[str]:
    """Capitals, start spaces and trades, some of which are called by a phrase."""
    for place in drawn["spots"]:
        if "x" in place:
            yield circle(place["x"], place["y"], CITY, PAPER, "#b8862b", 4)
            called = called_by_a_phrase(place["name"])
            if place.get("label") and isinstance(called, Message):
                place = place | {"label": place["label"] | {"lines": [say.say(called)]}}
            yield from name(place)


def markers(view: View, drawn: Mapping[str, Any]) -> Iterator[str]:
    """The bonus markers of the provinces: a good, or coins."""
    known = {
        province.id: shown for province, shown in zip(data.board(drawn["id"]).provinces, view["provinces"], strict=True)
    }
    for place in drawn["provinces"]:
        if place.get("marker") is None:
            continue
        (x, y), province = place["marker"], known[place["id"]]
        coins = province.get("coins")
        fill = COIN if coins is not None else GOODS.get(province.get("good", ""), PAPER)
        box = f'x="{x - MARKER}" y="{y - MARKER}" width="{2 * MARKER}" height="{2 * MARKER}" rx="8"'
        yield f'<rect {box} fill="{fill}" stroke="{PAPER}" stroke-width="4"/>'
        if coins is not None:
            yield text(x, y + 8, str(coins), 26, text_anchor="middle", font_weight="700")
        elif "undealt" in province:
            yield text(x, y + 8, UNDEALT, 24, text_anchor="middle")


def colonists(view: View, drawn: Mapping[str, Any], tints: Sequence[str]) -> Iterator[str]:
    """Those on foot are round, ships are pointed; several at one place stand side by side."""
    land = [route for route in drawn["routes"] if route["kind"] == "land"]
    sea = [route for route in drawn["routes"] if route["kind"] == "sea"]
    named = {place["name"]: place for place in (*drawn["spots"], *drawn.get("track", []))}
    others = {
        number: named[place.name] for number, place in enumerate(data.board(drawn["id"]).places, len(view["cities"]))
    }
    places = {**dict(enumerate(drawn["cities"])), **others}
    standing: dict[tuple[float, float], list[tuple[int, bool]]] = defaultdict(list)
    for seat in view["seats"]:
        for piece in seat["colonists"]["on_board"]:
            walks = piece["slot"] < WALKERS
            if "line" in piece:
                x, y = (land if walks else sea)[piece["line"]]["ring"]
            elif "space" in piece:
                x, y = drawn["track"][piece["space"]]["x"], drawn["track"][piece["space"]]["y"]
            elif "x" in (place := places.get(piece.get("place", -1), {})):
                x, y = place["x"], place["y"] + CITY + PIECE
            else:
                continue
            standing[x, y].append((seat["seat"], walks))
    for (x, y), pieces in standing.items():
        for number, (owner, walks) in enumerate(pieces):
            at = x + (number - (len(pieces) - 1) / 2) * (2 * PIECE + 2)
            if walks:
                yield circle(at, y, PIECE, tints[owner], PAPER, 2.5)
            else:
                hull = f"M{at - 14:.1f} {y:.1f}h28l-6 10h-16zM{at:.1f} {y - 14:.1f}l12 12h-12z"
                yield f'<path d="{hull}" fill="{tints[owner]}" stroke="{PAPER}" stroke-width="2" paint-order="stroke"/>'


def panel(view: View, say: Words, names: Sequence[str], tints: Sequence[str]) -> Iterator[str]:
    """Yield what everybody has, and what is for sale."""
    y = 40.0
    title = say("drawing-title", board=data.board(view["board"]).name, round=view["round"])
    yield text(0, y, title, 30, font_weight="700")
    for seat in view["seats"]:
        y += 1.6 * LINE
        acts = seat["seat"] == view["to_act"]
        if names:
            yield text(40, y, names[seat["seat"]], 24, font_weight="700")
            y += LINE
        yield circle(14, y - 9, 13, tints[seat["seat"]], COIN if acts else INK, 4)
        coins = say("amount-coins", count=seat["coins"])
        has = say("drawing-seat", points=seat["points"], coins=coins, houses=seat["houses"])
        yield text(40, y, say("drawing-to-act", has=has) if acts else has, 24)
        y += LINE
        goods = ", ".join(say(f"amount-{good}", count=count) for good, count in seat["goods"].items() if count)
        cards = say("drawing-cards", count=seat["cards"])
        yield text(40, y, f"{goods}; {cards}" if goods else cards, 21)
    y += 2 * LINE
    yield text(0, y, say("drawing-for-sale", count=view["deck_left"]), 26, font_weight="700")
    for place, slot in enumerate(view["display"], 1):
        if slot.get("card") is not None:
            y += LINE
            card = data.cards().types[slot["card"]]
            called = worded(say, f"card-{card.kind}")
            yield text(0, y, f"{place}. {called} ({GOD_NAMES[data.GODS.index(card.god)]})", 22)
    if view["over"]:
        yield text(0, y + 2 * LINE, say("drawing-over"), 26, font_weight="700")


def key(view: View, say: Words, height: int) -> Iterator[str]:
    """Yield which colour is which good, at the foot of the panel; salt where a city has it."""
    dealt = {city.get("good") for city in view["cities"]}
    for number, good in enumerate(good for good in data.GOODS if good in dealt or good != data.GOODS[SALT]):
        row, column = divmod(number, KEY_COLUMNS)
        x, y = column * KEY + 14, height - 30 + (row - 1) * LINE
        yield circle(x, y - 7, DOT, GOODS[good])
        yield text(x + 22, y, say(f"good-{good}"), 21)


def pixels(drawing: str, width: int) -> Any:
    """The drawing as an array of height x width x 3, for films and learners; needs praefectus[pictures]."""
    import numpy as np

    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise DrawingError("no-rasteriser") from None
    from io import BytesIO

    png = resvg_py.svg_to_bytes(svg_string=drawing, width=width)
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))
