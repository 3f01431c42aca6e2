"""The view: what a seat, or somebody who watches, may see, built by inclusion. The page draws it and knows no rule."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from praefectus import data
from praefectus.data import COLOURS, GOODS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.choices import choices
from praefectus.game.modules import gathered, in_play
from praefectus.game.narration import last_turns
from praefectus.game.prompts import prompt
from praefectus.game.reach import reach
from praefectus.game.score_view import score_view
from praefectus.game.words import amount, listed, many
from praefectus.rules import extension, turn
from praefectus.rules.houses import (
    CITY_CLOSED,
    NO_COLONIST_THERE,
    NO_HOUSE_LEFT,
    NO_SHIP_LANDED,
    NOT_PAYABLE,
    OWN_HOUSE_THERE,
    building_sites,
    first_good,
    house_coins,
    refusal,
    second_good,
)
from praefectus.rules.scoring import card_worth, god_value
from praefectus.rules.senator import can_buy, slot_any, slot_good
from praefectus.rules.storehouse import lacking, stock
from praefectus.rules.tables import CARD_COST, HOUSES
from praefectus.rules.vocabulary import (
    BUY,
    COLONISTS,
    DIPLOMAT,
    GODS,
    HOME,
    MINERVA,
    NOBODY,
    NONE,
    PLACES,
    SALT,
    SLOTS,
    TRADED,
    WINE_SIDE,
    WITH_SLOT,
)

if TYPE_CHECKING:
    from praefectus.game.game import Game

FORMAT = 1


def build_view(game: Game, seat: int | None) -> dict[str, Any]:
    g, b = game.position, game.board_record
    you = seat if seat is not None and 0 <= seat < extension.people(g) else None
    values = [[int(god_value(g, b, s, god)) for god in range(GODS)] for s in range(g.seats)]
    scores = [score_view(g, b, s, values[s]) for s in range(g.seats)]
    mine = you is not None and you == game.to_act
    return {
        "format": FORMAT,
        "state": game.state_number,
        "board": game.board,
        "modules": list(game.configuration.modules),
        "options": dict(game.configuration.options),
        "to_act": game.to_act,
        "you": you,
        "over": game.over,
        "winner": game.winner,
        "sides": [asdict(side) | {"seats": list(side.seats)} for side in game.result().sides],
        "round": game.round,
        "turn": game.turn,
        "prompt": prompt(game),
        "choices": choices(game) if mine and game.held is None else [],
        "held": held(game),
        "reach": reach(game) if mine else None,
        "trail": [{"state": number, "text": text} for number, text in game.trail()] if mine else [],
        "undo": {"step": mine and game.can_undo(), "turn": mine and game.can_undo(), "ask": bool(game.entries)},
        "seats": [_seat(g, s, scores[s]["total"]) for s in range(g.seats)],
        "cities": _cities(g, b, you),
        "provinces": [_province(g, b, province) for province in range(b.provinces)],
        "cash_bonus": int(extension.cash_bonus(g, b)),
        "display": [_slot(g, b, slot, you) for slot in range(SLOTS)],
        "deck_left": g.cards_left,
        "magnus": g.magnus,
        **_modules(g, b, game),
        "end": _end(g),
        "scores": scores,
    }


def held(game: Game) -> dict[str, Any] | None:
    """The turn that only its owner ends: who is next, unless something is revealed or the game is over then."""
    if game.held is None:
        return None
    g = game.position
    reveals = bool(turn.is_chance(g))
    return {"seat": game.held, "reveals": reveals, "next": None if reveals or g.over else int(turn.to_act(g))}


def _modules(g: LightRecord, b: LightRecord, game: Game) -> dict[str, Any]:
    """What the modules show; None of those that are not on."""
    return gathered("VIEW") | {name: part for seen in in_play(g, "view") for name, part in seen(g, b, game).items()}


def _goods(g: LightRecord, seat: int) -> dict[str, int]:
    return dict(zip(GOODS, g.goods[seat], strict=True))


def _cards(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) if count for _ in range(count)]


def _numbers(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers


def _seat(g: LightRecord, seat: int, points: int) -> dict[str, Any]:
    at_home = [slot for slot in range(COLONISTS) if g.colonist[seat][slot] == HOME]
    used = sum(g.goods[seat]) + (g.fish[seat] + 1) // 2 + len(at_home)
    hand, pile = _cards(g.hand[seat]), _cards(g.discard[seat])
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "team": team if (team := int(extension.team(g, seat))) != NONE else None,
        "coins": g.coins[seat],
        "goods": _goods(g, seat),
        "fish": g.fish[seat],
        "spaces": used + g.space[seat],
        "free": g.space[seat],
        "colonists": {
            "land_home": sum(slot < 3 for slot in at_home),
            "sea_home": sum(slot >= 3 for slot in at_home),
            "on_board": [_colonist(g, seat, slot) for slot in range(COLONISTS) if slot not in at_home],
        },
        "houses": _numbers(g.houses[seat]),
        "houses_left": HOUSES - g.house_count[seat],
        "hand": hand,
        "pile": pile,
        "top": None if g.top[seat] == NONE else g.top[seat],
        "cards": len(hand) + len(pile),
        "diplomats": diplomats(g, seat),
        **gathered("SEAT_VIEW"),
        **{name: part for seen in in_play(g, "seat_view") for name, part in seen(g, seat).items()},
        "points": points,
        "contrarius": seat >= extension.people(g),
    }


def _gods_of_kinds(hand: str) -> dict[int, list[int]]:
    """The gods of every card but the Diplomat, of which each has its own."""
    gods = {data.CARD_KINDS.index(card.kind): [GOD_IDS.index(card.god)] for card in data.cards().types}
    gods |= {data.CARD_KINDS.index(card.kind): [*map(GOD_IDS.index, card.gods)] for card in data.cards().hands[hand]}
    return {kind: of for kind, of in gods.items() if kind != DIPLOMAT}


GOD_IDS = data.GODS
KIND_GODS = [_gods_of_kinds(hand) for hand in data.CARD_SETS]  # by g.card_set


def diplomats(g: LightRecord, seat: int) -> list[str]:
    """The gods of the seat's Diplomats: what is left of its gods when all other cards are counted."""
    if seat >= extension.people(g):
        return []
    left = [*g.gods[seat][:MINERVA]]
    for kind, gods in KIND_GODS[g.card_set].items():
        for god in gods:
            if god < MINERVA:
                left[god] -= g.hand[seat][kind] + g.discard[seat][kind]
    return [GOD_IDS[god] for god, count in enumerate(left) for _ in range(count)]


def _colonist(g: LightRecord, seat: int, slot: int) -> dict[str, Any]:
    place = g.colonist[seat][slot]
    on_line = place >= PLACES
    ship_track = on_line and bool(extension.on_track(g, slot))
    return {
        "slot": slot,
        "kind": "sea" if slot >= 3 else "land",
        "place": None if on_line else place,
        "line": place - PLACES if on_line and not ship_track else None,
        "space": place - PLACES if ship_track else None,
    }


def _cities(g: LightRecord, b: LightRecord, you: int | None) -> list[dict[str, Any]]:
    """Good and owners of every city; with a seat also its price, and why it could not build there."""
    sites = 0 if you is None else building_sites(g, b, you)
    owners: list[list[int]] = [[] for _ in range(b.cities)]
    for seat in range(g.seats):
        for city in _numbers(g.houses[seat]):
            owners[city].append(seat)
    shown = []
    for city, houses in enumerate(owners):
        seen: dict[str, Any] = {"index": city, "good": GOODS[g.city_good[city]], "houses": houses}
        if you is not None and (reason := _why_not_build(g, b, city, you, sites)):
            seen["reason"] = reason
        if you is not None and you not in houses:
            goods = (first_good(g, b, you, city), second_good(g, b, you, city))
            price = {GOODS[good]: 1 for good in goods if good != NONE}
            seen["price"] = {"coins": int(house_coins(g, b, you, city)), "goods": price}
        shown.append(seen)
    return shown


REFUSALS = {
    OWN_HOUSE_THERE: "you have a house here",
    NO_HOUSE_LEFT: "you have no house left",
    CITY_CLOSED: "nobody can build here any more",
    NO_SHIP_LANDED: "no ship of yours has just landed there",
    NO_COLONIST_THERE: "no colonist of yours stands next to it",
}


def _why_not_build(g: LightRecord, b: LightRecord, city: int, seat: int, sites: int) -> str | None:
    """Why this seat could not build here now, even with an Architect; None when it could."""
    why = int(refusal(g, b, seat, city, sites))
    if why != NOT_PAYABLE:
        return REFUSALS.get(why)
    coins = int(house_coins(g, b, seat, city) - extension.purse(g, seat))
    needed = [good for good in (first_good(g, b, seat, city), second_good(g, b, seat, city)) if good != NONE]
    missing = [amount(coins, "coins")] if coins > 0 else []
    missing += [said for _, said in _short(g, seat, dict.fromkeys(needed, 1))]
    return f"you are short of {listed(missing)}"


def _short(g: LightRecord, seat: int, needed: dict[int, int]) -> list[tuple[int, str]]:
    """The goods that are missing, less what salt stands in for: how many, and in words."""
    missing = {good: short for good, count in needed.items() if (short := int(lacking(g, seat, good, count)))}
    short = sum(missing.values()) - g.goods[seat][SALT]
    if short <= 0:
        return []
    if len(missing) == 1:
        return [(short, amount(short, GOODS[good])) for good in missing]
    if not g.goods[seat][SALT]:
        return [(count, amount(count, GOODS[good])) for good, count in missing.items()]
    return [(short, f"{short} of {' or '.join(GOODS[good] for good in missing)}")]


def _province(g: LightRecord, b: LightRecord, province: int) -> dict[str, Any]:
    """A province and its marker: the good that a Prefect takes there, or the coins that show."""
    produces = province < b.producing_provinces
    coins = int(extension.visible_coins(g, province)) if produces else 0
    shown: dict[str, Any] = {
        "index": province,
        "good": GOODS[g.province_good[province]],
        "side": "coin" if coins else "good",
        "active": produces and bool(extension.province_active(g, province)),
        "coins": coins or (int(extension.marker_coins(g, province)) if produces else 0),
        "yield": _yield(g, b, province),
    }
    for seen in in_play(g, "province_view"):
        shown |= seen(g, b, province)
    return shown


def _yield(g: LightRecord, b: LightRecord, province: int) -> list[list[Any]]:
    """What the houses of each owner there would produce; Contrarius stores nothing."""
    shown = []
    for owner in range(extension.people(g)):
        if cities := g.houses[owner] & b.province_cities[province]:
            goods: dict[str, int] = {}
            for city in _numbers(cities):
                good = GOODS[g.city_good[city]]
                goods[good] = goods.get(good, 0) + 1
            shown.append([owner, goods])
    return shown


def _slot(g: LightRecord, b: LightRecord, slot: int, you: int | None) -> dict[str, Any]:
    """A place of the display; with a seat also what the card would cost it now, and what it would score."""
    card = g.display[slot]
    side = 1 if g.options & WINE_SIDE else 0
    cost = ["any"] * b.slot_any[side][slot]
    for good in range(TRADED):
        cost += [GOODS[good]] * b.slot_cost[side][slot][good]
    shown: dict[str, Any] = {"slot": slot, "card": None if card == NONE else card, "slot_cost": cost}
    if card == NONE:
        return shown
    if you is None:
        goods = {
            GOODS[good]: count for good in range(TRADED) if (count := CARD_COST[card][good] + cost.count(GOODS[good]))
        }
        return shown | {"price": {"goods": goods, "any": b.slot_any[side][slot]}}
    how = _purchase(g, you)
    needed = {good: CARD_COST[card][good] + int(slot_good(g, b, you, how, slot, good)) for good in range(TRADED)}
    free = int(slot_any(g, b, you, how, slot))
    payable = bool(can_buy(g, b, you, how, slot))
    shown["price"] = {"goods": {GOODS[good]: count for good, count in needed.items() if count}, "any": free}
    shown["payable"] = payable
    shown["lacking"] = None if payable else _why_not_buy(g, how, slot, you, needed, free)
    shown["worth"] = int(card_worth(g, b, you, card))
    return shown


def _purchase(g: LightRecord, seat: int) -> int:
    """How the seat pays for cards: as in its open purchase, else as a Senator."""
    top = g.depth - 1
    buying = not g.over and g.frame_kind[top] == BUY and g.frame_seat[top] == seat
    return int(g.frame_b[top]) if buying else WITH_SLOT


def _why_not_buy(g: LightRecord, how: int, slot: int, seat: int, needed: dict[int, int], free: int) -> str:
    """What the seat lacks for a card: its goods, then so many of any kind."""
    if not extension.for_sale(g, how, slot):
        return "a card that may buy it"
    missing = _short(g, seat, needed)
    short = sum(needed.values()) + free - int(stock(g, seat)) - sum(count for count, _ in missing)
    any_kind = ["1 good of any kind" if short == 1 else f"{short} goods of any kind"] if short > 0 else []
    return listed([said for _, said in missing] + any_kind)


def _end(g: LightRecord) -> dict[str, Any]:
    left = sum(card != NONE for card in g.display) + g.cards_left
    return {
        "cards_left": left,
        "most_houses": max(g.house_count[: g.seats]),
        "by": None if g.end_by == NOBODY else g.end_by,
        "last_turns": last_turns(g),
    }


def compact(view: dict[str, Any]) -> dict[str, Any]:
    """The view as it is sent: what stands twice is said once, and what a reader can count is left out.

    Lists stand in the order of their numbers, prices and reasons of cities are numbers of lists, and the words of a
    choice's price are left to the reader, who has the figures. docs/protocol.md tells it field by field.
    """
    prices: list[dict[str, Any]] = []
    reasons: list[str] = []
    return view | {
        "choices": [_compact_choice(choice) for choice in view["choices"]],
        "seats": [_compact_seat(seat) for seat in view["seats"]],
        "cities": [_compact_city(city, prices, reasons) for city in view["cities"]],
        "provinces": [_without(province, "index") for province in view["provinces"]],
        "display": [_without(place, "slot") for place in view["display"]],
        "prices": prices,
        "reasons": reasons,
        "scores": [_compact_score(score) for score in view["scores"]],
    }


def _without(thing: dict[str, Any], place: str) -> dict[str, Any]:
    """Without its number, which is its place in the list, and without what is empty."""
    return {name: value for name, value in thing.items() if name != place and value is not None and value != []}


def _compact_choice(choice: dict[str, Any]) -> dict[str, Any]:
    """Price and effect as one change of coins and goods, and of points."""
    if "sentence" not in choice and "effect" not in choice:
        return choice
    price, effect = choice.get("price", {}), choice.get("effect", {})
    sent = {name: value for name, value in choice.items() if name not in ("price", "effect", "sentence")}
    change = {good: -count for good, count in price.get("goods", {}).items()} | effect.get("goods", {})
    for unit in ("coins", "any"):
        if count := effect.get(unit, 0) - price.get(unit, 0):
            change[unit] = count
    if change:
        sent["change"] = change
    if "partner" in price:
        sent["partner"] = price["partner"]
    sent |= {name: effect[name] for name in ("points", "least", "card") if name in effect}
    return sent


TOLD_ELSEWHERE = ("seat", "colour", "houses", "cards")


def _compact_seat(seat: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty or not so, and without what its place in the list, the cities and the hand tell."""
    sent = {
        name: value
        for name, value in seat.items()
        if name not in TOLD_ELSEWHERE and value is not None and value is not False and value != []
    }
    if not seat["fish"]:
        del sent["fish"]
    sent["goods"] = {good: count for good, count in seat["goods"].items() if count}
    on_board = [
        {name: number for name, number in colonist.items() if number is not None and name != "kind"}
        for colonist in seat["colonists"]["on_board"]
    ]
    sent["colonists"] = seat["colonists"] | {"on_board": on_board}
    return sent


def _compact_city(city: dict[str, Any], prices: list[dict[str, Any]], reasons: list[str]) -> dict[str, Any]:
    sent = {"good": city["good"]}
    if city["houses"]:
        sent["houses"] = city["houses"]
    if "price" in city:
        sent["price"] = _number(city["price"], prices)
    if "reason" in city:
        sent["reason"] = _number(city["reason"], reasons)
    return sent


def _number(thing: Any, known: list[Any]) -> int:
    """Its place in the list, where it is added the first time."""
    if thing not in known:
        known.append(thing)
    return known.index(thing)


def _compact_score(score: dict[str, Any]) -> dict[str, Any]:
    """Each god as a list: name, cards, value, points, and what is counted."""
    gods = [[*god.values()] for god in score["gods"]]
    for god in gods:
        god[4] = god[4].removeprefix(f"{many(god[1], 'card')} x ")
    return {"total": score["total"], "gods": gods, "extra": score["extra"]}
