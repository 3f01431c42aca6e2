"""The fish market: spots, stands, and the fish on the provinces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from praefectus import data
from praefectus.game.log_phrases import PAID, PAID_AND_GAINED, SAID
from praefectus.game.message_parts import amount_message
from praefectus.language import Message, Translatable, Words
from praefectus.reference.wording import worded
from praefectus.rules.actions import family_of
from praefectus.rules.modules.fish_market.market import (
    EMPTY_SPOT_COINS,
    MARKER_FISH,
    PISCATUS_FISH,
    SPOT_STANDS,
    market_side,
)
from praefectus.rules.modules.fish_market.stands import offer_usable
from praefectus.rules.modules.fish_market.vocabulary import MOUNTAINSIDE
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.turn import to_act
from praefectus.rules.vocabulary import NONE

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.log_phrases import Teller
    from praefectus.game.notation import Notation

PROMPTS = ("market", "stand", "offer")


def magnus() -> str:
    return "Praefectus Piscatus"


def asked(g: GameRecord, name: str, title: Translatable, sentence: Translatable) -> tuple[Translatable, Translatable]:
    if name == "prefect":
        return title, Message("prompt-fish-prefect", coins=amount_message(EMPTY_SPOT_COINS, "coins"))
    if name == "build" and g.at_stand:
        return title, Message("prompt-house-stand")
    if name == "offer":
        stand = data.fish_market().stands[g.frame_a[g.depth - 1]].id
        return Message(f"stand-{stand}"), Message("prompt-offer-what")
    return title, sentence


def _in_text(stand: int) -> Message:
    return Message(f"stand-{data.fish_market().stands[stand].id}-in-text")


def _enter(notation: Notation, g: GameRecord, spot: int) -> Message:
    stands = [_in_text(stand) for stand in SPOT_STANDS[market_side(g)][spot] if stand != NONE]
    return Message("choice-enter", stands=stands)


def _use_stand(notation: Notation, g: GameRecord, number: int) -> Message:
    return Message("choice-use_stand", stand=_in_text(SPOT_STANDS[market_side(g)][g.frame_a[g.depth - 1]][number]))


def _take_offer(notation: Notation, g: GameRecord, number: int) -> Message:
    """Pay 1 fish and take 3 sestertii."""
    return _offer("choice-take_offer", g.frame_a[g.depth - 1], number)


def _offer(message: str, stand: int, number: int) -> Message:
    """Return what an offer of a stand costs and does."""
    offer = data.fish_market().stands[stand].options[number]
    paid = {"fish": offer.fish, **(offer.pay or {})}
    taken = [amount_message(count, name) for name, count in (offer.gain or {}).items()]
    does = [Message("stand-takes", goods=taken)] if taken else []
    does += [Message(f"stand-does-{offer.does}")] if offer.does else []
    price = [amount_message(count, name) for name, count in paid.items()]
    return Message(message, price=price, does=does)


def then(g: GameRecord, b: BoardRecord, action: int, words: Words) -> str:
    """The prices of a stand with something left to choose; others show their price anyway."""
    family, argument = family_of(action)
    if family == "enter":
        stands = [stand for stand in SPOT_STANDS[market_side(g)][argument] if stand != NONE]
    elif family == "use_stand":
        stands = [SPOT_STANDS[market_side(g)][g.frame_a[g.depth - 1]][argument]]
    else:
        return ""
    seat = int(to_act(g))
    offers = [
        _offer("then-offer", stand, number)
        for stand in stands
        for number in range(len(data.fish_market().stands[stand].options))
        if offer_usable(g, b, seat, stand, number)
    ]
    return words.either(offers) if len(offers) > 1 else ""


TEXTS = {"enter": _enter, "use_stand": _use_stand, "take_offer": _take_offer}


def _stands(notation: Notation, g: GameRecord, spot: int) -> dict[str, Any]:
    return {"stands": [stand for stand in SPOT_STANDS[market_side(g)][spot] if stand != NONE]}


def _stand(notation: Notation, g: GameRecord, number: int) -> dict[str, Any]:
    return {"stands": [SPOT_STANDS[market_side(g)][g.frame_a[g.depth - 1]][number]]}


CLAUSES = {
    "enter": SAID,
    "use_stand": SAID,
    "take_offer": PAID_AND_GAINED,
    "take_offer nothing": PAID,
}
FACTS = {"spot": _stands, "stand_of_spot": _stand}


def _named(teller: Teller, stands: list[int]) -> str:
    """Stands in the middle of a sentence."""
    return teller.words.listed([_in_text(stand) for stand in stands])


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


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    name = "mountainside" if g.options & MOUNTAINSIDE else "coastal"
    spots: list[Spot] = [
        {
            "stands": list(spot.stands),
            "coins": g.spot_coins[number],
            "seats": [seat for seat in range(g.seats) if g.market_spot[seat] == number],
        }
        for number, spot in enumerate(data.fish_market().sides[name].spots)
    ]
    more = words("piscatus-more", name=magnus(), fish=words("amount-fish", count=PISCATUS_FISH))
    return {"fish_market": {"side": name, "spots": spots, "per_space": MARKER_FISH, "magnus": more}}


def province_view(g: GameRecord, b: BoardRecord, province: int) -> dict[str, Any]:
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
            "goods": (goods := [unit for option in stand.options for unit in option.gain if unit in data.GOODS]),
            "icon": stand.options[0].does or (f"g-{goods[0]}" if goods else "coin"),
            "grade": stand.grade,
        }
        for number, stand in enumerate(market.stands)
    ]
    sides = {name: side.model_dump() | {"name": worded(words, f"market-{name}")} for name, side in market.sides.items()}
    return {"stands": stands, "market_sides": sides}


TOPICS = {
    "fish_market": lambda: {f"{stand.id}_stand": ("stands", "fish_market") for stand in data.fish_market().stands}
}
