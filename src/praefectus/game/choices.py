"""The choices of the seat to act: what each says, where it points, what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from praefectus.data import GOODS, UNITS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.card_now import card_now
from praefectus.game.modules import gathered, words_of
from praefectus.game.shapes import Choice, Target
from praefectus.game.shapes import Promise as Told
from praefectus.game.state import Trial, numbers
from praefectus.language import Words
from praefectus.rules import extension, turn
from praefectus.rules.actions import ACTIONS, BUY_CARD, FAMILIES, PAY_GOOD, family_of
from praefectus.rules.scoring import card_worth, points
from praefectus.rules.storehouse import stock
from praefectus.rules.tables import VALUE
from praefectus.rules.vocabulary import GET_GOOD, NOBODY, PAY, SPACES_MAX, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game

LINES = ("land_line", "sea_line")
CHEAPEST_FIRST = sorted(range(len(GOODS)), key=VALUE.__getitem__)
_out = [0] * (ACTIONS + 1)


def _traded(argument: int) -> int:
    return argument % SPACES_MAX + 1


# families whose choices are amounts: how many an argument means; choice-FAMILY says what all of a good have in common,
# amounts-FAMILY where they are not of a good
AMOUNTS: dict[str, Callable[[int], int]] = {"buy_goods": _traded, "sell_goods": _traded} | gathered("AMOUNTS")


@dataclass(slots=True)
class Promise:
    """What a choice costs and brings the seat, with what must follow it: carried out on a copy.

    Where the seat still chooses which good it pays or takes, the goods are `paid_freely` and `taken_freely`, the
    points lie between the least and the most, and some coins may come by the goods.
    """

    coins: int = 0  # of the seat, less what its partner pays
    more_coins: int = 0  # at most so many on top
    partner: int = 0  # coins that the partner pays
    goods: dict[str, int] = field(default_factory=dict)
    paid_freely: int = 0
    taken_freely: int = 0
    points: tuple[int, int] = (0, 0)
    reveals: bool = False
    ends_turn: bool = False


class Several(Exception):
    """There is more than one option."""


class Single(list[int]):
    """Where the rules list what is legal until a second option shows that there is a choice."""

    def __setitem__(self, place: Any, value: Any) -> None:
        if place > 1:
            raise Several
        super().__setitem__(place, value)


_single = Single([0, 0])


class Promises:
    """What is promised in one position."""

    def __init__(self, g: LightRecord, b: LightRecord) -> None:
        self.g, self.b = g, b
        self.seat = int(turn.to_act(g))
        self.turns = g.turns
        self.held = self._held(g)
        self.numbers = numbers(g)
        counted = Trial(g)
        self.points = int(points(counted, b, self.seat))
        self.counted = list(counted.touched().items())
        self.partner = int(extension.pays_for(g, self.seat))
        self.after: LightRecord = g  # the position that the choice asked about last leads to
        self.partners_coins = 0 if self.partner == NOBODY else g.coins[self.partner]

    def of(self, action: int) -> Promise:
        after: LightRecord = Trial(self.g, self.numbers)
        self.after = after
        turn.choose(after, self.b, action)
        going_on = self._follow(after)
        reveals = bool(turn.is_chance(after))
        paid, taken = self._free(after) if going_on else (0, 0)
        held = self._held(after)
        more_coins = 0
        if not paid and not taken:
            worth = self._worth(after) - self.points
            least_and_most, ends_turn = (worth, worth), not going_on and not reveals
        else:
            ways = list(self._ways(after, paid + taken, bool(taken)))
            after = ways[0]
            each = [self._held(way) for way in ways]
            held[0] = min(units[0] for units in each)
            more_coins = max(units[0] for units in each) - held[0]
            if taken:  # what comes whichever good is chosen, and so many more
                held = [min(units) for units in zip(*each, strict=True)]
                taken = min(sum(units[1:]) for units in each) - sum(held[1:])
            elif sum(each[0][1:]) != sum(held[1:]) - paid:  # what the payment itself brings, and so many fewer
                held[1:] = map(max, list(zip(*each, strict=True))[1:])
                paid = sum(held[1:]) - max(sum(units[1:]) for units in each)
            gained = [self._worth(way) - self.points for way in ways]
            least_and_most = min(gained), max(gained)
            ends_turn = all(way.over or not (self._mine(way) or turn.is_chance(way)) for way in ways)
        partner = 0 if self.partner == NOBODY else max(0, self.partners_coins - after.coins[self.partner])
        goods = {}
        if held != self.held:
            goods = {unit: n - was for unit, n, was in zip(UNITS, held[1:], self.held[1:], strict=True) if n != was}
        coins = held[0] - self.held[0] - partner
        return Promise(coins, more_coins, partner, goods, paid, taken, least_and_most, reveals, ends_turn)

    def _held(self, g: LightRecord) -> list[int]:
        return [g.coins[self.seat], *g.goods[self.seat], g.fish[self.seat]]

    def _mine(self, after: LightRecord) -> bool:
        """Does the seat go on deciding in this turn?"""
        return (
            not after.over
            and after.turns == self.turns
            and after.frame_seat[after.depth - 1] == self.seat
            and not turn.is_chance(after)
        )

    def _follow(self, after: LightRecord) -> bool:
        """What the seat has no choice in follows at once; goods of free choice, too, where all are needed. Does the
        seat go on deciding then?"""
        while self._mine(after):
            top = after.depth - 1
            if after.frame_kind[top] == PAY and after.frame_a[top] == stock(after, self.seat):
                good = next(good for good in CHEAPEST_FIRST if after.goods[self.seat][good])
                turn.choose(after, self.b, PAY_GOOD + good)
                continue
            try:
                turn.legal(after, self.b, _single)
            except Several:
                return True
            turn.choose(after, self.b, _single[1])
        return False

    def follows(self) -> list[int]:
        """What the seat may choose after the choice asked about last; nothing where that ends the turn."""
        if not self._mine(self.after):
            return []
        turn.legal(self.after, self.b, _out)
        return _out[1 : _out[0] + 1]

    def _free(self, after: LightRecord) -> tuple[int, int]:
        """How many goods of its choice the seat pays and takes next."""
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
        for action in legal:
            way = Trial(after)
            turn.choose(way, self.b, action)
            yield from self._ways(way, count - 1, taking)

    def _worth(self, after: LightRecord) -> int:
        """The points then: the same as now where nothing has changed of all that counting them looked at."""
        if after.over:
            return int(after.score[self.seat])
        fields = vars(after)
        for name, now in self.counted:
            if name in fields and fields[name] != now:
                return int(points(after, self.b, self.seat))
        return self.points


def choices(game: Game, words: Words) -> list[Choice]:
    """Every choice of the seat to act; amounts of one thing are one choice."""
    g, b = game.position, game.board_record
    promises, text = Promises(g, b), partial(game.text, words=words)
    rows: dict[object, Choice] = {}
    for number in game.legal_ids():
        family, argument = family_of(number)
        promise = promises.of(number)
        told = _promised(promise)
        if family == "buy_card":
            told["card"] = int(card_worth(g, b, promises.seat, g.display[number - BUY_CARD]))
        if then := words_of(g, "then", g, b, number, words):
            told["then"] = then
        target = target_of(g, family, argument)
        if amounts := AMOUNTS.get(family):
            good = target.get("good")
            if (row := rows.get((family, good))) is None:
                label = words(f"choice-{family}", goods=words(f"good-{good}")) if good else words(f"amounts-{family}")
                row = rows[family, good] = {"id": number, "text": label, "group": family, "target": target}
                row["amounts"] = []
            row["amounts"].append({"id": number, "amount": amounts(argument), "text": text(number), **told})
            continue
        choice: Choice = {"id": number, "text": text(number), "group": family, "target": target}
        choice.update(told)  # type: ignore[typeddict-item]
        if family == "play":
            gains = words.listed(_things(choice, 1, words))
            follows = promises.follows()
            now, idle = card_now(g, promises.after, b, promises.seat, argument, follows, gains, words)
            if now:
                choice["now"] = now
            if idle:
                choice["idle"] = True
        rows[number] = choice
    shown = list(rows.values())
    if shown and shown[0]["group"] in BY_GAIN:
        shown.sort(key=_gain, reverse=True)  # what brings most comes first; the coins stand among the provinces
    return shown


BY_GAIN = ("produce", "cash_bonus")


def _gain(choice: Choice) -> int:
    """What a choice brings, in sestertii."""
    change = choice.get("change", {})
    goods = sum(VALUE[UNITS.index(unit)] * count for unit, count in change.items() if unit in GOODS and count > 0)
    return max(0, change.get("coins", 0)) + goods


def singly(offered: list[Choice]) -> list[Choice]:
    """The choices with every amount on its own."""
    single: list[Choice] = []
    for choice in offered:
        single += [{**choice, **amount} for amount in choice.get("amounts", ())] or [choice]  # type: ignore[typeddict-unknown-key]
    return single


def _promised(promise: Promise) -> Told:
    """What is told of it; nothing stands for nothing."""
    told: Told = {}
    if change := changes(promise):
        told["change"] = change
    if promise.more_coins:
        told["more_coins"] = promise.more_coins
    if promise.partner:
        told["partner"] = promise.partner
    least, most = promise.points
    if least or most:
        told["points"] = most
    if least != most:
        told["least"] = least
    if promise.reveals:
        told["reveals"] = True
    if promise.ends_turn:
        told["ends_turn"] = True
    return told


def changes(promise: Promise) -> dict[str, int]:
    """What becomes of coins, goods and fish."""
    change = {"coins": promise.coins, **promise.goods} if promise.coins else promise.goods
    if free := promise.taken_freely - promise.paid_freely:
        change["any"] = free
    return change


def sentence(choice: Choice, words: Words) -> str:
    """Buy 2 cloth: pay 14 sestertii (11 of them your partner), get 2 cloth, +1 point. Then Contrarius ..."""
    said = words("told-plain", text=choice["text"])
    if parts := in_words(choice, words):
        told = parts[0]
        for part in parts[1:]:
            told = words("list-middle", head=told, next=part)
        said = words("told-choice", text=choice["text"], told=told)
    return words("told-then", sentence=said, then=choice["then"]) if "then" in choice else said


def in_words(choice: Choice, words: Words) -> list[str]:
    """Pay 14 sestertii (11 of them your partner) and 1 good of your choice; get 2 cloth; +3 points."""
    said = []
    for verb, sign in (("told-pay", -1), ("told-get", 1)):
        things = _things(choice, sign, words)
        if things and sign < 0 and "partner" in choice:
            things[0] = words("told-partner", coins=things[0], partner=choice["partner"])
        if things:
            said.append(words(verb, things=words.listed(things)))
    if "more_coins" in choice:
        said.append(words("told-more", coins=words("amount-coins", count=choice["more_coins"])))
    most = choice.get("points", 0)
    least, card = choice.get("least", most), choice.get("card", most)
    if most or least:
        told = words("told-points", points=most)
        told = told if least == most else words("told-range", least=least, points=told)
        said.append(told if card == most == least else words("told-card", points=told, card=card))
    elif card:
        said.append(words("told-no-points", card=card))
    return said


def _things(choice: Choice, sign: int, words: Words) -> list[str]:
    """What is paid or got: the units whose change has this sign."""
    return [
        words("told-any" if unit == "any" else f"amount-{unit}", count=count * sign)
        for unit, count in choice.get("change", {}).items()
        if count * sign > 0
    ]


def target_of(g: LightRecord, family: str, argument: int) -> Target:
    """What the page lights up for an action."""
    row = FAMILIES[family]
    if special := gathered("TARGETS", g.modules).get(row.of):
        return special(argument)  # type: ignore[no-any-return]
    if row.of == "amount":
        return {"kind": "good", "good": GOODS[argument // SPACES_MAX]}
    if row.of in ("good", "unit"):
        return {"kind": "good", "good": UNITS[argument]}
    if row.of in LINES:  # land and sea have lines of their own
        return {"kind": row.of, "index": argument}
    return {"kind": row.lights, "index": argument}
