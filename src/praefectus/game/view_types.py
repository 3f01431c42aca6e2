"""The shapes of what people are shown: the view, its choices, cities, scores and result, field by field.

They are plain dictionaries, so that making one costs nothing; Pydantic checks them in the tests and turns them into the
schema from which the page's types are made (`python -m praefectus.game.view_types`). What a module adds is in its own
file as `InView`, `InSeat` and `InProvince`.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any, Literal, NotRequired, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict  # which Pydantic asks for before Python 3.12

from praefectus.game.modules import module_files

Units = dict[str, int]  # coins, goods or fish, by name; only what there is any of


class Target(TypedDict):
    """What a choice lights up: the kind of thing, and which one."""

    kind: str
    index: NotRequired[int]
    good: NotRequired[str]


class Promise(TypedDict):
    """What a choice costs and gives: found by carrying it out on a copy, with what must follow."""

    change: NotRequired[Units]  # of the seat's coins, goods and fish; "any" are goods still to be named
    among: NotRequired[list[str]]  # the units of which "any" are, where these are not all goods that are traded
    more_coins: NotRequired[int]  # at most so many on top, by the goods still to be named
    partner: NotRequired[int]  # coins of the price that the partner pays
    points: NotRequired[int]  # at most, where goods are still to be named
    least: NotRequired[int]  # and at least
    card: NotRequired[int]  # what a card for sale scores alone
    then: NotRequired[str]  # what a module will do about it
    reveals: NotRequired[bool]
    ends_turn: NotRequired[bool]


class Amount(Promise):
    """One of several amounts: goods that are traded, points of a bid."""

    id: int
    amount: int
    text: str


class Choice(Promise):
    """Something the seat may do. Where amounts are offered it is all of them, and `text` names none."""

    id: int
    text: str
    group: str  # the family of actions
    target: Target
    amounts: NotRequired[list[Amount]]
    now: NotRequired[str]  # what a card would do
    idle: NotRequired[bool]  # it would leave nothing to do


class Prompt(TypedDict):
    seat: int
    kind: str
    title: str
    sentence: str
    topic: str  # where the rules reference explains it


class ReachedLine(TypedDict):
    """A line that a colonist can go to, the cities next to it where the seat may build, and its text."""

    kind: Literal["land", "sea"]
    line: int
    opens: list[int]
    text: str


# A way to a line: the choice of the colonist, that of the line, the steps it takes, and the line's number in `lines`
Way = tuple[int, int, int, int]


class ReachedHouse(TypedDict):
    """A house that the seat could build now: the choice that ends moving, that of the house, and what it costs."""

    id: int
    then: int
    city: int
    change: Units
    text: str


class Reach(TypedDict):
    """While colonists move: choices of two steps, to go to a line or to build now.

    Many ways lead to one line: its text is sent once.
    """

    lines: list[ReachedLine]
    ways: list[Way]  # what opens most cities that can be paid comes first, of these the nearest
    payable: list[int]  # cities
    builds: list[ReachedHouse]


class Moved(TypedDict):
    """What became of a seat's coins, goods and fish."""

    seat: int
    change: Units


class Since(Moved):
    """What a seat has done since the seat that looks chose last: the cards it played, and what it has more or fewer."""

    played: list[int]
    houses: NotRequired[int]
    colonists: NotRequired[int]  # on the board
    cards: NotRequired[int]


class TrailStep(TypedDict):
    """A step of this turn that can be taken back."""

    state: int
    text: str
    group: str
    target: Target


class UndoView(TypedDict):
    step: bool
    turn: bool
    ask: bool  # only if the others agree


class HeldTurn(TypedDict):
    """A turn that waits for its owner to end it: who is next, unless something is revealed or the game ends."""

    seat: int
    reveals: bool
    next: int | None


class Price(TypedDict):
    coins: NotRequired[int]
    goods: NotRequired[Units]
    any: NotRequired[int]  # goods of any kind


class Colonist(TypedDict):
    """On a line, in a place, or on a space of a track."""

    slot: int  # 0 to 2 walk, 3 to 5 sail
    line: NotRequired[int]
    place: NotRequired[int]
    space: NotRequired[int]


class Colonists(TypedDict):
    land_home: int
    sea_home: int
    land: int  # on the board
    sea: int
    on_board: list[Colonist]


class SeatView(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    colour: str
    coins: int
    goods: Units
    fish: NotRequired[int]
    stock: int  # goods in all
    spaces: int
    free: int
    colonists: Colonists
    houses: int
    houses_left: int
    provinces: int  # with a house
    hand: list[int]  # personalities
    pile: list[int]
    top: int | None
    cards: int
    diplomats: NotRequired[list[str]]  # the gods of its Diplomats, of which each has its own
    team: NotRequired[int]
    contrarius: NotRequired[bool]
    points: int


class CityView(TypedDict):
    """For a seat with what a house costs it, and why it could not build: places in the lists of prices and reasons."""

    good: NotRequired[str]  # not before the city has its token
    houses: NotRequired[list[int]]
    price: NotRequired[int]
    reason: NotRequired[int]


class Yield(TypedDict):
    seat: int
    goods: Units


class ProvinceView(TypedDict):
    """A province and its marker: the good that a Prefect takes there, or the coins that show."""

    good: NotRequired[str]
    coins: NotRequired[int]
    undealt: NotRequired[bool]  # no marker lies before all cities have their tokens
    idle: NotRequired[bool]  # no Prefect can let it produce now
    yields: NotRequired[list[Yield]]  # what its houses would produce


class Place(TypedDict):
    """A place of the display: what it costs beside the card; for a seat whether it can pay both, and what it lacks."""

    card: int | None
    price: NotRequired[Price]
    payable: NotRequired[bool]
    lacking: NotRequired[str]
    worth: NotRequired[int]


class SpecialistScore(TypedDict):
    card: int
    cards: int
    each: int  # points of a card for every house
    houses: int


class GodScore(TypedDict):
    god: str
    cards: int
    points: int
    value: NotRequired[int]  # of each card, where they do not differ
    counts: NotRequired[int]  # types of goods, colonists or sestertii, where they are not the value itself
    each: NotRequired[int]  # points for each of them
    together: NotRequired[bool]  # the partners' provinces
    specialists: NotRequired[list[SpecialistScore]]
    with_best: NotRequired[int]  # salt houses, which count for the best specialist
    best: NotRequired[bool]  # nobody has more points of this god
    sum: NotRequired[int]  # of this row and those before it, at the end


class ExtraScore(TypedDict):
    what: str
    title: str
    points: int
    sum: NotRequired[int]
    sentence: str


class Score(TypedDict):
    """The points of a seat, row by row."""

    seat: int
    total: int
    gods: list[GodScore]
    extra: list[ExtraScore]


class SideView(TypedDict):
    """Who wins or loses together: what is compared, the rank, and the points of all."""

    seats: list[int]
    result: int
    total: NotRequired[int]  # where something else is compared
    rank: int
    won: bool


class EndView(TypedDict):
    """What will end the game, or has."""

    cards_left: int
    cards: int  # for sale in the whole game
    most_houses: int
    houses: int  # of a seat in the whole game
    builder: int | None  # who has most
    by: int | None
    last_turns: list[int]


class View(TypedDict):
    """What a seat, or somebody who watches, may see."""

    format: int
    state: int
    board: str
    modules: list[str]
    options: dict[str, bool | int | str]
    to_act: int | None
    you: int | None
    over: bool
    winner: int | None
    sides: list[SideView]  # the best first; before the end as if the game ended now
    most: int  # points of a seat
    round: int
    turn: int
    prompt: Prompt | None
    choices: list[Choice]
    held: HeldTurn | None
    reach: Reach | None
    trail: list[TrailStep]
    changed: Units  # since the turn of the seat that looks began
    since: list[Since]  # the others, when the seat that looks is to choose again
    latest: list[Moved]  # by the last choice, and what followed it
    undo: UndoView
    seats: list[SeatView]
    cities: list[CityView]
    prices: list[Price]
    reasons: list[str]
    provinces: list[ProvinceView]
    cash_bonus: int
    display: list[Place]
    deck_left: int
    magnus: int
    end: EndView
    scores: list[Score]


def _with_modules(base: Any, part: str, **more: Any) -> Any:
    """A shape with what the modules add to it; nothing of that is there without its module."""
    fields = get_type_hints(base, include_extras=True) | more
    for _, home in module_files():
        for name, hint in get_type_hints(getattr(home, part, object), include_extras=True).items():
            fields[name] = NotRequired[hint]
    return TypedDict(base.__name__, fields)  # type: ignore[operator]


@cache
def view_type() -> Any:
    """The shape of a whole view, modules included."""
    parts: dict[str, Any] = {
        "seats": list.__class_getitem__(_with_modules(SeatView, "InSeat")),
        "provinces": list.__class_getitem__(_with_modules(ProvinceView, "InProvince")),
    }
    return _with_modules(View, "InView", **parts)


def untitled(part: Any) -> Any:
    """A part of a schema as tools that make types of it read it: fields have names, not titles."""
    if isinstance(part, list):
        return [untitled(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    kept = {name: untitled(inner) for name, inner in part.items() if name != "title" or isinstance(inner, dict)}
    if "prefixItems" in kept:  # as it was called before the last draft, which not every tool reads
        kept["items"] = kept.pop("prefixItems")
    return kept


def schema() -> dict[str, Any]:
    """The JSON schema of a view."""
    return untitled(TypeAdapter(view_type()).json_schema()) | {"title": "View"}  # type: ignore[no-any-return]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema()))
