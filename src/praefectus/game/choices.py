"""The choices of the seat to act: what each says, where it points, what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from praefectus.data import GOODS, UNITS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.card_now import card_now
from praefectus.game.modules import gathered, words_of
from praefectus.game.state import freeze, thaw
from praefectus.game.words import amount, listed
from praefectus.rules import extension, turn
from praefectus.rules.actions import ACTIONS, BUY_CARD, FAMILIES, PAY_GOOD, family_of
from praefectus.rules.scoring import card_worth, points
from praefectus.rules.storehouse import stock
from praefectus.rules.tables import VALUE
from praefectus.rules.vocabulary import GET_GOOD, NOBODY, PAY, SPACES_MAX, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game

LINE_KINDS = {"land_line": "land", "sea_line": "sea", "land_place": "land", "sea_place": "sea"}
CHEAPEST_FIRST = sorted(range(len(GOODS)), key=VALUE.__getitem__)
ANY = "good of your choice"
_out = [0] * (ACTIONS + 1)


@dataclass(frozen=True)
class Promise:
    """What a choice costs and brings the seat, with what must follow it: carried out on a copy.

    Where the seat still chooses which good it pays or takes, the goods are `paid_freely` and `taken_freely`, and the
    points lie between the least and the most.
    """

    coins: int = 0  # of the seat, less what its partner pays
    partner: int = 0  # coins that the partner pays
    goods: dict[str, int] = field(default_factory=dict)
    paid_freely: int = 0
    taken_freely: int = 0
    points: tuple[int, int] = (0, 0)
    reveals: bool = False
    ends_turn: bool = False


class Promises:
    """What is promised in one position."""

    def __init__(self, g: LightRecord, b: LightRecord) -> None:
        self.g, self.b = g, b
        self.seat = int(turn.to_act(g))
        self.frozen = freeze(g)
        self.held = self._held(g)
        self.points = int(points(g, b, self.seat))
        self.partner = int(extension.pays_for(g, self.seat))
        self.after, self.follows = g, [0]  # of the choice asked about last: the position, and what is legal there
        self.partners_coins = 0 if self.partner == NOBODY else g.coins[self.partner]

    def of(self, action: int) -> Promise:
        after = thaw(self.frozen)
        turn.choose(after, self.b, action)
        self._follow(after)
        reveals = bool(turn.is_chance(after))
        paid, taken = self._free(after)
        self.after, self.follows = after, self.follows if self._mine(after) else []
        held = self._held(after)
        ways = [after] if not paid and not taken else list(self._ways(after, paid + taken, bool(taken)))
        after = ways[0]
        held[0] = after.coins[self.seat]
        if taken:  # what comes whichever good is chosen, and so many more
            each = [self._held(way) for way in ways]
            held = [min(units) for units in zip(*each, strict=True)]
            taken = min(sum(units[1:]) for units in each) - sum(held[1:])
        partner = 0 if self.partner == NOBODY else max(0, self.partners_coins - after.coins[self.partner])
        worth = [self._worth(way) - self.points for way in ways]
        goods = {}
        if held != self.held:
            goods = {unit: n - was for unit, n, was in zip(UNITS, held[1:], self.held[1:], strict=True) if n != was}
        ends_turn = all(way.over or not (self._mine(way) or turn.is_chance(way)) for way in ways)
        coins = held[0] - self.held[0] - partner
        return Promise(coins, partner, goods, paid, taken, (min(worth), max(worth)), reveals, ends_turn)

    def _held(self, g: LightRecord) -> list[int]:
        return [g.coins[self.seat], *g.goods[self.seat], g.fish[self.seat]]

    def _mine(self, after: LightRecord) -> bool:
        """Does the seat go on deciding in this turn?"""
        return (
            not after.over
            and after.turns == self.g.turns
            and after.frame_seat[after.depth - 1] == self.seat
            and not turn.is_chance(after)
        )

    def _follow(self, after: LightRecord) -> None:
        """What the seat has no choice in follows at once; goods of free choice, too, where all are needed."""
        while self._mine(after):
            top = after.depth - 1
            if after.frame_kind[top] == PAY and after.frame_a[top] == stock(after, self.seat):
                good = next(good for good in CHEAPEST_FIRST if after.goods[self.seat][good])
                turn.choose(after, self.b, PAY_GOOD + good)
                continue
            turn.legal(after, self.b, _out)
            if _out[0] != 1:
                self.follows = _out[1 : _out[0] + 1]
                return
            turn.choose(after, self.b, _out[1])

    def _free(self, after: LightRecord) -> tuple[int, int]:
        """How many goods of its choice the seat pays and takes next."""
        if not self._mine(after):
            return 0, 0
        top = after.depth - 1
        if after.frame_kind[top] == PAY:
            return after.frame_a[top], 0
        taken = 0
        while top >= 0 and after.frame_kind[top] == GET_GOOD and after.frame_seat[top] == self.seat:
            taken += 1
            top -= 1
        return 0, taken

    def _ways(self, after: LightRecord, count: int, taking: bool) -> Iterator[LightRecord]:
        """The positions after the goods of free choice: all that are taken, and the cheapest and the dearest paid."""
        if count == 0:
            yield after
            return
        turn.legal(after, self.b, _out)
        legal = sorted(_out[1 : _out[0] + 1], key=lambda action: VALUE[family_of(action)[1]])
        if not taking:
            legal = [legal[0], legal[-1]] if after.gods[self.seat][VESTA] else legal[:1]
        frozen = freeze(after)
        for action in legal:
            way = thaw(frozen)
            turn.choose(way, self.b, action)
            yield from self._ways(way, count - 1, taking)

    def _worth(self, after: LightRecord) -> int:
        return int(after.score[self.seat] if after.over else points(after, self.b, self.seat))


def choices(game: Game) -> list[dict[str, Any]]:
    g, b = game.position, game.board_record
    promises = Promises(g, b)
    shown = []
    for legal in game.legal():
        promise = promises.of(legal.id)
        choice = {
            "id": legal.id,
            "text": legal.text,
            "group": legal.kind,
            "target": _target(g, legal.kind, legal.argument),
        }
        price, effect = _price(promise), _effect(promise)
        if legal.kind == "buy_card":
            effect["card"] = int(card_worth(g, b, promises.seat, g.display[legal.id - BUY_CARD]))
        if price:
            choice["price"] = price
        if effect:
            choice["effect"] = effect
        said = in_words(price, effect)
        if then := words_of(g, "then", g, b, legal.id):
            choice["then"] = then
        if said or then:
            choice["sentence"] = f"{legal.text}{f': {said}' if said else ''}.{f' Then {then}.' if then else ''}"
        if legal.kind == "play":
            gains = in_words({}, {name: part for name, part in effect.items() if name != "points"}).removeprefix("get ")
            now, idle = card_now(g, promises.after, b, promises.seat, legal.argument, promises.follows, gains)
            choice |= {"now": now} if now else {}
            choice |= {"idle": True} if idle else {}
        if promise.reveals:
            choice["reveals"] = True
        if promise.ends_turn:
            choice["ends_turn"] = True
        shown.append(choice)
    if shown and shown[0]["group"] in BY_GAIN:
        shown.sort(key=_gain, reverse=True)  # what brings most comes first; the coins stand among the provinces
    return shown


BY_GAIN = ("produce", "cash_bonus")


def _gain(choice: dict[str, Any]) -> int:
    """What a choice brings, in sestertii."""
    effect = choice.get("effect", {})
    goods = sum(VALUE[UNITS.index(unit)] * count for unit, count in effect.get("goods", {}).items() if unit in GOODS)
    return int(effect.get("coins", 0) + goods)


def _price(promise: Promise) -> dict[str, Any]:
    """What is paid; nothing stands for nothing."""
    price: dict[str, Any] = {"coins": -promise.coins} if promise.coins < 0 else {}
    if promise.partner:
        price["partner"] = promise.partner
    if units := {name: -count for name, count in promise.goods.items() if count < 0}:
        price["goods"] = units
    if promise.paid_freely:
        price["any"] = promise.paid_freely
    return price


def _effect(promise: Promise) -> dict[str, Any]:
    """What is gained."""
    effect: dict[str, Any] = {"coins": promise.coins} if promise.coins > 0 else {}
    if units := {name: count for name, count in promise.goods.items() if count > 0}:
        effect["goods"] = units
    if promise.taken_freely:
        effect["any"] = promise.taken_freely
    least, most = promise.points
    if least or most:
        effect["points"] = most
    if least != most:
        effect["least"] = least
    return effect


def in_words(price: dict[str, Any], effect: dict[str, Any]) -> str:
    """Pay 14 sestertii (11 of them your partner) and 1 good of your choice, get 2 cloth, +3 points."""
    said = []
    for verb, part in (("pay", price), ("get", effect)):
        things = [amount(part["coins"], "coins")] if "coins" in part else []
        if things and "partner" in part:
            things[0] += f" ({part['partner']} of them your partner)"
        things += [amount(count, name) for name, count in part.get("goods", {}).items()]
        if count := part.get("any"):
            things.append(f"1 {ANY}" if count == 1 else f"{count} goods of your choice")
        if things:
            said.append(f"{verb} {listed(things)}")
    most = effect.get("points", 0)
    least = effect.get("least", most)
    card = effect.get("card")
    if most or least:
        told = f"{most:+d} point{'' if abs(most) == 1 else 's'}"
        told = told if least == most else f"{least:+d} to {told}"
        said.append(told if card is None or card == most == least else f"{told} (the card {card:+d})")
    elif card:
        said.append(f"no points (the card {card:+d})")
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
