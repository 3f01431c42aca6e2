"""The choices of the seat to act: what each says, where it points, what it costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.data import GOODS, UNITS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import gathered
from praefectus.game.state import freeze, thaw
from praefectus.game.words import amount, listed
from praefectus.rules import turn
from praefectus.rules.actions import FAMILIES, family_of
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import SPACES_MAX

if TYPE_CHECKING:
    from praefectus.game.game import Game

LINE_KINDS = {"land_line": "land", "sea_line": "sea", "land_place": "land", "sea_place": "sea"}


def choices(game: Game) -> list[dict[str, Any]]:
    g, b = game.position, game.board_record
    seat = int(turn.to_act(g))
    before = _holdings(g, seat)
    points_before = int(points(g, b, seat))
    frozen = freeze(g)
    shown = []
    for legal in game.legal():
        number, text = legal.id, legal.text
        after = thaw(frozen)
        turn.choose(after, b, number)
        coins, goods = _difference(before, _holdings(after, seat))
        gained = int(after.score[seat] if after.over else points(after, b, seat)) - points_before
        family, argument = family_of(number)
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
    names = UNITS
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
    """What the page lights up for an action."""
    row = FAMILIES[family]
    if special := gathered("TARGETS", g.modules).get(row.of):
        return dict(special(argument))
    if row.of == "amount":
        return {"kind": "good", "good": GOODS[argument // SPACES_MAX], "amount": argument % SPACES_MAX + 1}
    if row.of in ("good", "unit"):
        return {"kind": "good", "good": UNITS[argument]}
    target: dict[str, Any] = {"kind": row.lights, "index": argument}
    if row.of in LINE_KINDS:
        target["line_kind"] = LINE_KINDS[row.of]
    return target
