"""The choices of the seat to act: what each says, where it points, what it costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.engine.interpreted import LightRecord
from praefectus.game.notation import GOODS, amount, listed
from praefectus.game.state import freeze, thaw
from praefectus.rules import turn
from praefectus.rules.actions import family_of
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import SPACES_MAX

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
            effect["points"] = gained
        choice: dict[str, Any] = {"id": number, "text": text, "group": family, "target": _target(g, family, argument)}
        if price:
            choice["price"] = price
        if effect:
            choice["effect"] = effect
        if price or effect:
            choice["sentence"] = f"{text}: {_in_words(price, effect)}."
        if turn.is_chance(after):
            choice["reveals"] = True
        if family == "done" and (after.over or after.turns != g.turns):
            choice["ends_turn"] = True
        shown.append(choice)
    return shown


def _holdings(g: LightRecord, seat: int) -> list[int]:
    return [g.coins[seat], *g.goods[seat], g.fish[seat]]


def _difference(before: list[int], after: list[int]) -> tuple[int, dict[str, int]]:
    names = (*GOODS, "fish")
    goods = {name: after[i + 1] - before[i + 1] for i, name in enumerate(names) if after[i + 1] != before[i + 1]}
    return after[0] - before[0], goods


def _part(coins: int, goods: dict[str, int], sign: int) -> dict[str, Any]:
    """What is paid (sign -1) or gained (sign 1); nothing stands for nothing."""
    part: dict[str, Any] = {"coins": sign * coins} if sign * coins > 0 else {}
    if units := {name: sign * count for name, count in goods.items() if sign * count > 0}:
        part["goods"] = units
    return part


def _in_words(price: dict[str, Any], effect: dict[str, Any]) -> str:
    said = []
    for verb, part in (("pay", price), ("get", effect)):
        things = [amount(part["coins"], "coins")] if "coins" in part else []
        things += [amount(count, name) for name, count in part.get("goods", {}).items()]
        if things:
            said.append(f"{verb} {listed(things)}")
    if points := effect.get("points"):
        said.append(f"{points:+d} point{'' if abs(points) == 1 else 's'}")
    return ", ".join(said)


def _target(g: LightRecord, family: str, argument: int) -> dict[str, Any]:
    if family in ("move_land", "move_sea"):
        if family == "move_sea" and g.modules & WITH_ROMA:
            return {"kind": "space", "index": argument}
        return {"kind": "line", "index": argument, "line_kind": family[5:]}
    if family in ("buy_goods", "sell_goods"):
        good, units = GOODS[argument // SPACES_MAX], argument % SPACES_MAX + 1
        return {"kind": "good", "good": good, "amount": units}
    if family in ("take_good", "pay_good", "give", "get"):
        return {"kind": "good", "good": (*GOODS, "fish")[argument]}
    target: dict[str, Any] = {"kind": TARGETS[family], "index": argument}
    if family in ("place_land", "place_sea"):
        target["line_kind"] = family[6:]
    return target
