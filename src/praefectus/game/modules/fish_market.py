"""The fish market: spots, stands, and the fish on the provinces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from praefectus import data
from praefectus.data.wording import worded
from praefectus.engine.interpreted import LightRecord
from praefectus.game.phrases import PAID, PAID_AND_GAINED, TOLD
from praefectus.game.words import amount, kind_names, listed
from praefectus.language import Words
from praefectus.rules.modules.fish_market.market import (
    EMPTY_SPOT_COINS,
    MARKER_FISH,
    PISCATUS_FISH,
    SPOT_STANDS,
    market_side,
)
from praefectus.rules.modules.fish_market.vocabulary import MOUNTAINSIDE
from praefectus.rules.vocabulary import NONE

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation
    from praefectus.game.phrases import Teller

PROMPTS = {
    "market": ("Fish market", "Enter a spot of the fish market, or go on to your card."),
    "stand": ("Market stands", "Choose a stand of this spot."),
    "offer": ("Market stand", "Choose what you take at this stand."),
}
GUIDE = {"market": "The fish market is visited before the card: fish buys small advantages there."}
DECLINED = {"on_to_the_card": "On to the card"}
STAND_ACTIONS = {
    "house": "move one step and build a house",
    "colonist": "place a colonist",
    "senator": "buy a card",
    "mercator": "trade one kind of good",
}


def magnus() -> str:
    return "Praefectus Piscatus"


def asked(g: LightRecord, name: str, title: str, sentence: str) -> tuple[str, str]:
    if name == "prefect":
        coins = f"{amount(EMPTY_SPOT_COINS, 'coins')} for each spot without fish"
        return (
            title,
            f"Let a province with fish produce and take its fish, or collect {coins} and a good of your choice.",
        )
    if name == "build" and g.at_stand:
        return title, "The house stand: build one house at the usual price."
    if name == "offer":
        stand = stand_name(g.frame_a[g.depth - 1])
        return stand[:1].upper() + stand[1:], "Choose what you pay and what you get for it."
    return title, sentence


def stand_name(stand: int) -> str:
    """A stand in the middle of a sentence."""
    name = data.fish_market().stands[stand].name
    return name if name.split()[0] in kind_names() else name[:1].lower() + name[1:]


def _enter(notation: Notation, g: LightRecord, spot: int) -> str:
    stands = [stand_name(stand) for stand in SPOT_STANDS[market_side(g)][spot] if stand != NONE]
    return f"Go to the {listed(stands)}"


def _use_stand(notation: Notation, g: LightRecord, number: int) -> str:
    return f"Use the {stand_name(SPOT_STANDS[market_side(g)][g.frame_a[g.depth - 1]][number])}"


def _take_offer(notation: Notation, g: LightRecord, number: int) -> str:
    """Pay 1 fish and take 3 sestertii."""
    offer = data.fish_market().stands[g.frame_a[g.depth - 1]].options[number]
    price = [amount(offer.fish, "fish"), *(amount(count, name) for name, count in (offer.pay or {}).items())]
    taken = [amount(count, name) for name, count in (offer.gain or {}).items()]
    does = ([f"take {listed(taken)}"] if taken else []) + ([STAND_ACTIONS[offer.does]] if offer.does else [])
    return f"Pay {listed(price)}: {listed(does)}"


TEXTS = {"enter": _enter, "use_stand": _use_stand, "take_offer": _take_offer}


def _stands(notation: Notation, g: LightRecord, spot: int) -> dict[str, Any]:
    return {"stands": [stand for stand in SPOT_STANDS[market_side(g)][spot] if stand != NONE]}


def _stand(notation: Notation, g: LightRecord, number: int) -> dict[str, Any]:
    return {"stands": [SPOT_STANDS[market_side(g)][g.frame_a[g.depth - 1]][number]]}


CLAUSES = {
    "enter": TOLD,
    "use_stand": TOLD,
    "take_offer": PAID_AND_GAINED,
    "take_offer nothing": PAID,
}
FACTS = {"spot": _stands, "stand_of_spot": _stand}


def _named(teller: Teller, stands: list[int]) -> str:
    """Stands in the middle of a sentence."""
    rows = [data.fish_market().stands[stand] for stand in stands]
    return teller.words.listed(
        [teller.words.or_else(f"stand-{row.id}", stand_name(n)) for row, n in zip(rows, stands, strict=True)]
    )


WORDS = {"stands": _named}


class Spot(TypedDict):
    stands: list[str]
    coins: int
    seats: list[int]


class FishMarket(TypedDict):
    side: str
    spots: list[Spot]
    per_space: int  # fish in a space of the storehouse
    magnus: str  # what the Praefectus Piscatus is called, and does


class InView(TypedDict):
    fish_market: FishMarket


class InProvince(TypedDict):
    fish: int


def view(g: LightRecord, b: LightRecord, game: Game) -> InView:
    name = "mountainside" if g.options & MOUNTAINSIDE else "coastal"
    spots: list[Spot] = [
        {
            "stands": list(spot.stands),
            "coins": g.spot_coins[number],
            "seats": [seat for seat in range(g.seats) if g.market_spot[seat] == number],
        }
        for number, spot in enumerate(data.fish_market().sides[name].spots)
    ]
    more = f"{magnus()}: the next production brings {amount(PISCATUS_FISH, 'fish')} more"
    return {"fish_market": {"side": name, "spots": spots, "per_space": MARKER_FISH, "magnus": more}}


def province_view(g: LightRecord, b: LightRecord, province: int) -> dict[str, Any]:
    """Fish lie where goods would: no province gives a bonus good."""
    return {"fish": g.fish_spot[province], "good": None}


def catalogue(words: Words) -> dict[str, Any]:
    """The stands with their texts and grades, and the two sides of the market."""
    market = data.fish_market()
    stands = [
        {
            "id": number,
            "name": stand.id,
            "title": worded(words, f"stand-{stand.id}"),
            "text": worded(words, f"stand-{stand.id}-text"),
            "fish": min(option.fish for option in stand.options),
            "grade": stand.grade,
        }
        for number, stand in enumerate(market.stands)
    ]
    sides = {name: side.model_dump() | {"name": worded(words, f"market-{name}")} for name, side in market.sides.items()}
    return {"stands": stands, "market_sides": sides}


TOPICS = {
    "fish_market": lambda: {f"{stand.id}_stand": ("stands", "fish_market") for stand in data.fish_market().stands}
}
