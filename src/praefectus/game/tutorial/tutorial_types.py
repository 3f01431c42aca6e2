"""The shapes of How to play, as the page receives it."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict


class HousePrice(TypedDict):
    """What houses in cities of one good cost: goods, and sestertii for the first, second and third."""

    good: str
    goods: list[str]
    coins: list[int]


class God(TypedDict):
    """A god, and what one card of theirs is worth."""

    god: str
    title: str
    text: str


class ScoreRow(TypedDict):
    """The points of one god, or of the Concordia card, and what they are counted from."""

    god: NotRequired[str]
    title: str
    counted: str
    points: int


class Figure(TypedDict):
    """A picture: what is drawn, of which position, and what is said below it."""

    kind: str  # board, hand, turn, storehouse, houses, display, gods or score
    caption: str
    view: NotRequired[str]
    around: NotRequired[list[str]]  # cities that are in sight; all of them where none are named
    heads: NotRequired[list[str]]  # of the columns of a table
    houses: NotRequired[list[HousePrice]]
    gods: NotRequired[list[God]]
    rows: NotRequired[list[ScoreRow]]
    total: NotRequired[int]
    total_title: NotRequired[str]


class Part(TypedDict, total=False):
    """A passage of a step: a text, a list or a picture."""

    text: str
    items: list[str]
    figure: Figure


class Step(TypedDict):
    """One of the seven."""

    id: str
    title: str
    parts: list[Part]


class HowToPlay(TypedDict):
    """The whole page, with the positions that its pictures show."""

    title: str
    lead: str
    steps: list[Step]
    views: dict[str, Any]  # each a View
