"""The choices of the seat to act: text, target, cost and gain of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial, reduce
from typing import TYPE_CHECKING, Any

from praefectus.data import GOODS, UNITS
from praefectus.game.apply_action import carry_out
from praefectus.game.card_preview import card_now
from praefectus.game.modules import all_words_of, gathered
from praefectus.game.state import Trial, numbers, peek
from praefectus.game.view_types import Choice, Target
from praefectus.game.view_types import Promise as PromiseView
from praefectus.language import Words
from praefectus.rules import extension, turn
from praefectus.rules.actions import ACTIONS, BUY_CARD, FAMILIES, PAY_GOOD, family_of
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import card_worth, points
from praefectus.rules.senator import PAY
from praefectus.rules.storehouse import GET_GOOD, TAKE, stock
from praefectus.rules.tables import VALUE
from praefectus.rules.vocabulary import NOBODY, SPACES_MAX, TRADED, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game

LINES = ("land_line", "sea_line")
TRADED_GOODS = list(GOODS[:TRADED])
FREELY = (PAY, GET_GOOD, TAKE)  # decisions about goods of free choice
WORTH = (1, *VALUE[: len(GOODS)], 0)  # of coins, goods and fish, in sestertii
CHEAPEST_FIRST = sorted(range(len(GOODS)), key=VALUE.__getitem__)
_out = [0] * (ACTIONS + 1)


def _traded(argument: int) -> int:
    return argument % SPACES_MAX + 1


# families whose choices are amounts: how many an argument means; choice-FAMILY says what all of a good have in common,
# amounts-FAMILY where they are not of a good
AMOUNTS: dict[str, Callable[[int], int]] = {"buy_goods": _traded, "sell_goods": _traded} | gathered("AMOUNTS")


@dataclass(slots=True)
class Promise:
    """Return what a choice costs and gives the seat, with what must follow it: carried out on a copy.

    Where the seat still chooses which good it pays or takes, the goods are `paid_freely` and `taken_freely`, the
    points lie between the least and the most, and some coins may come by the goods.
    """

    coins: int = 0  # of the seat, less what its partner pays
    more_coins: int = 0  # at most so many on top
    partner: int = 0  # coins that the partner pays
    goods: dict[str, int] = field(default_factory=dict)
    paid_freely: int = 0
    taken_freely: int = 0
    among: list[str] = field(default_factory=list)  # the units that are taken freely are of these
    points: tuple[int, int] = (0, 0)
    gain: int = 0  # the largest gain, in sestertii
    reveals: bool = False
    ends_turn: bool = False


@dataclass(slots=True)
class Way:
    """A position that a choice leads to, with what the seat and its partner had before the partner's part began."""

    g: GameRecord
    held: list[int]  # coins, goods, fish
    partner: int  # coins of the partner


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

    def __init__(self, g: GameRecord, b: BoardRecord) -> None:
        self.g, self.b = g, b
        self.seat = int(turn.to_act(g))
        self.turns = g.turns
        self.partner = int(extension.pays_for(g, self.seat))
        self.held, self.partners_coins = self._had(g)
        self.numbers = numbers(g)
        counted = Trial(g)
        self.points = int(points(counted, b, self.seat))
        self.counted = list(counted.touched().items())
        self.after: GameRecord = g  # the position that the choice asked about last leads to

    def of(self, action: int) -> Promise:
        after: GameRecord = Trial(self.g, self.numbers)
        self.after = after
        going_on, seen = self._follow(after, self._carry_out(after, action, None))
        kind = after.frame_kind[after.depth - 1] if going_on else None
        paid = after.frame_a[after.depth - 1] if kind == PAY else 0
        ways = list(self._ways(after, seen)) if kind in FREELY else [self._way(after, seen)]
        held, taken, among, more_coins = ways[0].held, 0, list[str](), 0
        if kind in FREELY:
            each = [way.held for way in ways]
            held = [min(way[0] for way in each), *self._had(after)[0][1:]]
            more_coins = max(way[0] for way in each) - held[0]
            if not paid:  # what comes whichever goods are chosen, and so many more
                held = [min(units) for units in zip(*each, strict=True)]
                taken = min(sum(way[1:]) for way in each) - sum(held[1:])
                if taken:
                    most = [max(units) for units in zip(*each, strict=True)]
                    among = [unit for unit, n, was in zip(UNITS, most[1:], held[1:], strict=True) if n > was]
            elif sum(each[0][1:]) != sum(held[1:]) - paid:  # what the payment itself gives, and so many fewer
                held[1:] = map(max, list(zip(*each, strict=True))[1:])
                paid = sum(held[1:]) - max(sum(way[1:]) for way in each)
        partner = max(0, self.partners_coins - ways[0].partner)
        goods = {}
        if held != self.held:
            goods = {unit: n - was for unit, n, was in zip(UNITS, held[1:], self.held[1:], strict=True) if n != was}
        gained = [self._worth(way.g) - self.points for way in ways]
        return Promise(
            coins=held[0] - self.held[0] - partner,
            more_coins=more_coins,
            partner=partner,
            goods=goods,
            paid_freely=paid,
            taken_freely=taken,
            among=among,
            points=(min(gained), max(gained)),
            gain=max(self._gain(way) for way in ways),
            reveals=bool(turn.is_chance(after)),
            ends_turn=all(way.g.over or not (self._mine(way.g) or turn.is_chance(way.g)) for way in ways),
        )

    def _had(self, g: GameRecord) -> tuple[list[int], int]:
        """Return what the seat has, and its partner's coins."""
        coins, seat = peek(g, "coins"), self.seat
        held = [coins[seat], *peek(g, "goods")[seat], peek(g, "fish")[seat]]
        return held, 0 if self.partner == NOBODY else coins[self.partner]

    def _way(self, g: GameRecord, seen: tuple[list[int], int] | None) -> Way:
        return Way(g, *(self._had(g) if seen is None else seen))

    def _gain(self, way: Way) -> int:
        """The gain in sestertii, without what is paid."""
        if way.held == self.held:
            return 0
        return sum([(n - was) * worth for n, was, worth in zip(way.held, self.held, WORTH, strict=True) if n > was])

    def _carry_out(
        self, after: GameRecord, action: int, seen: tuple[list[int], int] | None
    ) -> tuple[list[int], int] | None:
        """Carry out an action; what the seat and its partner had when the partner's part began, if it did."""
        now = carry_out(after, self.b, self.seat, action, self._had)
        return now if seen is None else seen

    def _mine(self, after: GameRecord) -> bool:
        """Does the seat continue deciding in this turn?"""
        return (
            not after.over
            and after.turns == self.turns
            and after.frame_seat[after.depth - 1] == self.seat
            and not turn.is_chance(after)
        )

    def _follow(
        self, after: GameRecord, seen: tuple[list[int], int] | None
    ) -> tuple[bool, tuple[list[int], int] | None]:
        """What the seat has no choice in follows at once; so do goods of free choice where all are needed. Does the
        seat continue deciding then?"""
        while self._mine(after):
            top = after.depth - 1
            if after.frame_kind[top] == PAY and after.frame_a[top] == stock(after, self.seat):
                good = next(good for good in CHEAPEST_FIRST if after.goods[self.seat][good])
                seen = self._carry_out(after, PAY_GOOD + good, seen)
                continue
            try:
                turn.legal(after, self.b, _single)
            except Several:
                return True, seen
            seen = self._carry_out(after, _single[1], seen)
        return False, seen

    def follows(self) -> list[int]:
        """Return what the seat may choose after the choice asked about last; nothing where that ends the turn."""
        if not self._mine(self.after):
            return []
        turn.legal(self.after, self.b, _out)
        return _out[1 : _out[0] + 1]

    def _ways(self, after: GameRecord, seen: tuple[list[int], int] | None, kept: int = 0) -> Iterator[Way]:
        """The positions after the goods of free choice: all that are taken or kept (in one order, none below `kept`),
        and the cheapest and the most expensive paid."""
        kind = after.frame_kind[after.depth - 1] if self._mine(after) else None
        if kind not in FREELY:
            yield self._way(after, seen)
            return
        turn.legal(after, self.b, _out)
        legal = _out[1 : _out[0] + 1]
        if kind == PAY:
            legal.sort(key=lambda action: VALUE[family_of(action)[1]])
            legal = [legal[0], legal[-1]] if after.gods[self.seat][VESTA] else legal[:1]
        elif kind == TAKE:
            legal = [action for action in legal if action >= kept] or legal
        for action in legal:
            way = Trial(after)
            yield from self._ways(way, self._carry_out(way, action, seen), action if kind == TAKE else 0)

    def _worth(self, after: GameRecord) -> int:
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
    gains: dict[int, int] = {}
    for number in game.legal_ids():
        family, argument = family_of(number)
        promise = promises.of(number)
        promised = _promised(promise)
        gains[number] = promise.gain
        if family == "buy_card":
            promised["card"] = int(card_worth(g, b, promises.seat, g.display[number - BUY_CARD]))
        if then := all_words_of(g, "then", g, b, number, words):
            promised["then"] = reduce(lambda first, after: words("now-and", first=first, next=after), then)
        target = target_of(g, family, argument)
        if amounts := AMOUNTS.get(family):
            good = target.get("good")
            if (row := rows.get((family, good))) is None:
                label = words(f"choice-{family}", goods=words(f"good-{good}")) if good else words(f"amounts-{family}")
                row = rows[family, good] = {"id": number, "text": label, "group": family, "target": target}
                row["amounts"] = []
            row["amounts"].append({"id": number, "amount": amounts(argument), "text": text(number), **promised})
            continue
        choice: Choice = {"id": number, "text": text(number), "group": family, "target": target}
        choice.update(promised)  # type: ignore[typeddict-item]
        if family == "play":
            brought = words.listed(_things(choice, 1, words))
            follows = promises.follows()
            now, idle = card_now(g, promises.after, b, promises.seat, argument, follows, brought, words)
            if now:
                choice["now"] = now
            if idle:
                choice["idle"] = True
        rows[number] = choice
    shown = list(rows.values())
    if shown and shown[0]["group"] in BY_GAIN:
        shown.sort(
            key=lambda choice: gains[choice["id"]], reverse=True
        )  # the best gain first; the cash bonus is sorted among the provinces
    return shown


BY_GAIN = ("produce", "cash_bonus")


def singly(offered: list[Choice]) -> list[Choice]:
    """The choices with every amount on its own."""
    single: list[Choice] = []
    for choice in offered:
        single += [{**choice, **amount} for amount in choice.get("amounts", ())] or [choice]  # type: ignore[typeddict-unknown-key]
    return single


def _promised(promise: Promise) -> PromiseView:
    """The choice as data; a missing field means none."""
    shown: PromiseView = {}
    if change := changes(promise):
        shown["change"] = change
    if promise.more_coins:
        shown["more_coins"] = promise.more_coins
    if promise.partner:
        shown["partner"] = promise.partner
    if promise.among and promise.among != TRADED_GOODS:
        shown["among"] = promise.among
    least, most = promise.points
    if least or most:
        shown["points"] = most
    if least != most:
        shown["least"] = least
    if promise.reveals:
        shown["reveals"] = True
    if promise.ends_turn:
        shown["ends_turn"] = True
    return shown


def changes(promise: Promise) -> dict[str, int]:
    """Return what becomes of coins, goods and fish."""
    change = {"coins": promise.coins, **promise.goods} if promise.coins else promise.goods
    if free := promise.taken_freely - promise.paid_freely:
        change["any"] = free
    return change


def sentence(choice: Choice, words: Words) -> str:
    """Buy 2 cloth: pay 14 sestertii (your partner pays 11), get 2 cloth, +1 point. Then Contrarius ..."""
    said = words("told-plain", text=choice["text"])
    if parts := in_words(choice, words):
        shown = parts[0]
        for part in parts[1:]:
            shown = words("list-middle", head=shown, next=part)
        said = words("told-choice", text=choice["text"], told=shown)
    return words("told-then", sentence=said, then=choice["then"]) if "then" in choice else said


def in_words(choice: Choice, words: Words) -> list[str]:
    """Pay 14 sestertii (your partner pays 11) and 1 good of your choice; get 2 cloth; +3 points."""
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
    least, card = choice.get("least", most), choice.get("card")  # only a card for sale has a worth of its own
    if most or least:
        shown = words("told-points", points=most)
        shown = shown if least == most else words("told-range", least=least, points=shown)
        alone = card is None or card == most == least
        said.append(shown if alone else words("told-card", points=shown, card=card))
    elif card:
        said.append(words("told-no-points", card=card))
    return said


def _things(choice: Choice, sign: int, words: Words) -> list[str]:
    """Return what is paid or got: the units whose change has this sign."""
    return [
        _any(choice, count * sign, words) if unit == "any" else words(f"amount-{unit}", count=count * sign)
        for unit, count in choice.get("change", {}).items()
        if count * sign > 0
    ]


def _any(choice: Choice, count: int, words: Words) -> str:
    """2 goods of your choice (brick, food or wine)."""
    said = words("told-any", count=count)
    among = [words(f"good-{unit}") for unit in choice.get("among", ())]
    return words("told-any-of", goods=said, among=words.either(among)) if among else said


def target_of(g: GameRecord, family: str, argument: int) -> Target:
    """Return what the page lights up for an action."""
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
