"""The choices of the seat to act: what each says, where it points, what it costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.engine.interpreted import LightRecord
from praefectus.game.notation import GOODS, amount, listed
from praefectus.game.state import freeze, thaw
from praefectus.rules import turn
from praefectus.rules.actions import family_of
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import SPACES_MAX, WITH_ROMA

if TYPE_CHECKING:
    from praefectus.game.game import Game

TARGETS = {
    "done": "button",
    "play": "card",
    "produce": "province",
    "cash_bonus": "button",
    "income": "button",
    "new_colonists": "button",
    "copy_seat": "seat",
    "copy_display": "slot",
    "role": "card",
    "select": "colonist",
    "build": "city",
    "place_land": "place",
    "place_sea": "place",
    "take_good": "good",
    "buy_card": "slot",
    "pay_good": "good",
    "give": "good",
    "get": "good",
    "sell_unit": "button",
    "keep": "forum",
    "take_card": "forum_slot",
    "use": "forum",
    "bid": "button",
    "enter": "spot",
    "use_stand": "button",
    "take_offer": "button",
    "score_god": "god",
    "suggest": "card",
}


def choices(game: Game) -> list[dict[str, Any]]:
    g, b = game._g, game._b
    seat = int(turn.to_act(g))
    before = _holdings(g, seat)
    points_before = int(points(g, b, seat))
    frozen = freeze(g)
    shown = []
    for number in game._legal:
        after = thaw(frozen)
        turn.choose(after, b, number)
        coins, goods = _difference(before, _holdings(after, seat))
        gained = int(after.score[seat] if after.over else points(after, b, seat)) - points_before
        family, argument = family_of(number)
        text = game._notation.text(number, g)
        price = _part(coins, goods, -1)
        effect = _part(coins, goods, 1)
        if gained:
            effect = {**(effect or {"coins": 0, "goods": {}}), "points": gained}
        choice: dict[str, Any] = {"id": number, "text": text, "group": family, "target": _target(g, family, argument)}
        if price or effect:
            choice["price"], choice["effect"] = price, effect
            choice["sentence"] = f"{text}: {_in_words(price, effect)}."
        if turn.is_chance(after):
            choice["reveals"] = True
        if after.over or after.turns != g.turns:
            choice["ends_turn"] = True
        shown.append(choice)
    return shown


def _holdings(g: LightRecord, seat: int) -> list[int]:
    return [g.coins[seat], *g.goods[seat], g.fish[seat]]


def _difference(before: list[int], after: list[int]) -> tuple[int, dict[str, int]]:
    names = (*GOODS, "fish")
    goods = {name: after[i + 1] - before[i + 1] for i, name in enumerate(names) if after[i + 1] != before[i + 1]}
    return after[0] - before[0], goods


def _part(coins: int, goods: dict[str, int], sign: int) -> dict[str, Any] | None:
    """What is paid (sign -1) or gained (sign 1)."""
    part = {name: sign * count for name, count in goods.items() if sign * count > 0}
    if sign * coins <= 0 and not part:
        return None
    return {"coins": max(0, sign * coins), "goods": part}


def _in_words(price: dict[str, Any] | None, effect: dict[str, Any] | None) -> str:
    said = []
    for verb, part in (("pay", price), ("get", effect)):
        if part is None:
            continue
        things = [amount(part["coins"], "coins")] if part["coins"] else []
        things += [amount(count, name) for name, count in part["goods"].items()]
        if things:
            said.append(f"{verb} {listed(things)}")
    if effect and effect.get("points"):
        said.append(f"{effect['points']:+d} points")
    return ", ".join(said)


def _target(g: LightRecord, family: str, argument: int) -> dict[str, Any]:
    if family in ("move_land", "move_sea"):
        if family == "move_sea" and g.modules & WITH_ROMA:
            return {"kind": "space", "index": argument}
        return {"kind": "line", "index": argument, "line_kind": family[5:]}
    if family in ("buy_goods", "sell_goods"):
        good, units = GOODS[argument // SPACES_MAX], argument % SPACES_MAX + 1
        return {"kind": "good", "index": argument // SPACES_MAX, "good": good, "amount": units}
    target: dict[str, Any] = {"kind": TARGETS[family], "index": argument}
    if family in ("take_good", "pay_good", "give", "get"):
        target["good"] = (*GOODS, "fish")[argument]
    if family in ("place_land", "place_sea"):
        target["line_kind"] = family[6:]
    return target
