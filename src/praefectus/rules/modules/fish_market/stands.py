"""The stands of the fish market: what each offers, who can use it, and what using it does."""

from collections.abc import Mapping

from praefectus import data
from praefectus.rules import architect, colonist, extension, senator
from praefectus.rules.actions import DONE
from praefectus.rules.architect import BUILD, MOVE, WALK
from praefectus.rules.colonist import SETTLE
from praefectus.rules.declarations import Declared, F, Rules, decision, when_declared
from praefectus.rules.dispatch import dispatch
from praefectus.rules.fields import Choices
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.fish_market.actions import TAKE_OFFER
from praefectus.rules.modules.fish_market.fish import gain_fish
from praefectus.rules.modules.fish_market.market import LEAVE_STAND
from praefectus.rules.modules.fish_market.vocabulary import MUST_BUILD
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import BUY, FINISH_PURCHASE
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import gain, lacking, pay
from praefectus.rules.vocabulary import (
    ALREADY_PAID,
    CAPITAL_ONLY,
    LAND,
    LINES,
    NONE,
    PLACES,
    SALT,
    SEA,
    SLOTS,
    TRADED,
    WITH_SLOT,
)

STAND_OFFERS = 2  # a stand offers one or two things
STAND_STEPS = 1
STAND_HOUSES = 1
STAND_COLONISTS = 1
STAND_CARDS = 1
STAND_KINDS = 1

# the rules of what an offer does beside giving goods and coins, by number; 0 is nothing
CAN_DO: Rules = {}
BEGINS: Rules = {}


class StandAction(Declared):
    """What the offer of a stand does; the data names it (`does`)."""

    def can(self, rule: F) -> F:
        """Is there something to do: (g, b, seat)?"""
        return self.take(CAN_DO, rule)

    def begins(self, rule: F) -> F:
        """Begins to do it: (g, b, seat)."""
        return self.take(BEGINS, rule)


def stand_action(name: str) -> StandAction:
    """Declare what offers of this name do."""
    if name not in _does:
        raise ValueError(f"There are rules for the stand action {name!r}, which data/fish_market.json does not have.")
    action = StandAction(_does.index(name))
    action.name = name
    return action


@when_declared
def check_stands() -> None:
    """What an offer of the data does needs rules."""
    for number, name in enumerate(_does):
        if name is not None and (number not in CAN_DO or number not in BEGINS):
            raise ValueError(f"What a stand does ({name!r} in data/fish_market.json) has no rules.")


_stands = data.fish_market().stands
_offers = [[*stand.options, None][:STAND_OFFERS] for stand in _stands]
_does = [None, *dict.fromkeys(o.does for offers in _offers for o in offers if o and o.does)]
assert all(len(stand.options) <= STAND_OFFERS for stand in _stands)


def _only(amounts: Mapping[str, int] | None) -> tuple[int, int]:
    """The one good that an offer gives or costs, and how much of it; NONE and 0 when there is none."""
    goods = [(data.GOODS.index(name), amount) for name, amount in (amounts or {}).items() if name in data.GOODS]
    assert len(goods) <= 1
    return goods[0] if goods else (NONE, 0)


_gives = [[_only(o.gain if o else None) for o in offers] for offers in _offers]
_costs = [[_only(o.pay if o else None) for o in offers] for offers in _offers]

OFFER_FISH = tuple(tuple(o.fish if o else 0 for o in offers) for offers in _offers)  # 0: no such offer
OFFER_COINS = tuple(tuple(o.gain.get("coins", 0) if o else 0 for o in offers) for offers in _offers)
OFFER_GOOD = tuple(tuple(good for good, _ in offers) for offers in _gives)
OFFER_UNITS = tuple(tuple(units for _, units in offers) for offers in _gives)
PRICE_GOOD = tuple(tuple(good for good, _ in offers) for offers in _costs)
PRICE_UNITS = tuple(tuple(units for _, units in offers) for offers in _costs)
OFFER_DOES = tuple(tuple(_does.index(o.does) if o else 0 for o in offers) for offers in _offers)


def stand_usable(g: GameRecord, b: BoardRecord, seat: int, stand: int) -> bool:
    """Can one of its offers be paid and carried out?"""
    for option in range(STAND_OFFERS):
        if offer_usable(g, b, seat, stand, option):
            return True
    return False


def offer_usable(g: GameRecord, b: BoardRecord, seat: int, stand: int, option: int) -> bool:
    """Fish and goods to pay, room for what comes, and something to do."""
    fish = OFFER_FISH[stand][option]
    if fish == 0 or fish > g.fish[seat]:
        return False
    if OFFER_UNITS[stand][option] > g.space[seat] + spaces_freed(g, seat, fish):
        return False
    good = PRICE_GOOD[stand][option]
    if good != NONE and lacking(g, seat, good, PRICE_UNITS[stand][option]) > g.goods[seat][SALT]:
        return False
    gain_fish(g, seat, -fish)  # as it will be when the stand is used: what a step brings needs room
    can = stand_can(g, b, seat, OFFER_DOES[stand][option])
    gain_fish(g, seat, fish)
    return can


def spaces_freed(g: GameRecord, seat: int, fish: int) -> int:
    """Storehouse spaces that become free when fish are paid."""
    return (g.fish[seat] + 1) // 2 - (g.fish[seat] - fish + 1) // 2


def nothing_to_do(g: GameRecord, b: BoardRecord, seat: int, does: int) -> bool:
    """An offer that only gives goods or coins."""
    return True


@dispatch(CAN_DO, by="does", passes="g, b, seat", otherwise=nothing_to_do)
def stand_can(g: GameRecord, b: BoardRecord, seat: int, does: int) -> bool:
    """Is there a house to build, a colonist to place, a card to buy?"""
    return bool(CAN_DO[does](g, b, seat)) if does in CAN_DO else True


@dispatch(BEGINS, by="does", passes="g, b, seat")
def stand_begins(g: GameRecord, b: BoardRecord, seat: int, does: int) -> None:
    """Begin what is to be done."""
    if does in BEGINS:
        BEGINS[does](g, b, seat)


HOUSE = stand_action("house")


@HOUSE.can
def house_stand_can(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    return house_within(g, b, seat, extension.stand_steps(g, seat, STAND_STEPS))


@HOUSE.begins
def house_stand_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, BUILD, seat, STAND_HOUSES)
    push(g, MOVE, seat, extension.stand_steps(g, seat, STAND_STEPS), MUST_BUILD)


COLONIST = stand_action("colonist")


@COLONIST.can
def colonist_stand_can(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    return colonist.can_settle(g, b, seat, CAPITAL_ONLY, ALREADY_PAID)


@COLONIST.begins
def colonist_stand_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, SETTLE, seat, STAND_COLONISTS, CAPITAL_ONLY * 4 + ALREADY_PAID)


SENATOR = stand_action("senator")


@SENATOR.can
def senator_stand_can(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    return any_card_payable(g, b, seat)


@SENATOR.begins
def senator_stand_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, FINISH_PURCHASE, seat)
    push(g, BUY, seat, extension.senator_cards(g, seat, STAND_CARDS), WITH_SLOT)


MERCATOR = stand_action("mercator")


@MERCATOR.can
def mercator_stand_can(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Always: trading may come to nothing."""
    return True


@MERCATOR.begins
def mercator_stand_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    g.coins[seat] += extension.mercator_coins(g, seat)
    push(g, TRADE, seat, extension.trade_kinds(g, seat, STAND_KINDS))


def use_stand(g: GameRecord, b: BoardRecord, seat: int, stand: int) -> None:
    """Carry out the stand's action, or first choose between its two offers."""
    push(g, LEAVE_STAND, seat)
    g.at_stand = stand + 1
    if OFFER_FISH[stand][1] > 0:
        push(g, OFFER, seat, stand)
    else:
        take_stand_offer(g, b, seat, stand, 0)


OFFER = decision("offer")  # a = stand


@OFFER.legal
def offer_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """The offers that can be paid; nothing, should something done meanwhile have made them all impossible."""
    stand = g.frame_a[g.depth - 1]
    if not stand_usable(g, b, seat, stand):
        offer(out, DONE)
    for option in range(STAND_OFFERS):
        if offer_usable(g, b, seat, stand, option):
            offer(out, TAKE_OFFER, option)


@OFFER.choose
def offer_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    stand = g.frame_a[g.depth - 1]
    pop(g)
    if action != DONE:
        take_stand_offer(g, b, seat, stand, action - TAKE_OFFER)


def take_stand_offer(g: GameRecord, b: BoardRecord, seat: int, stand: int, option: int) -> None:
    """Pay the fish and the goods, take what is given, and begin what is to be done."""
    gain_fish(g, seat, -OFFER_FISH[stand][option])
    g.coins[seat] += OFFER_COINS[stand][option]
    if PRICE_GOOD[stand][option] != NONE:
        pay(g, seat, PRICE_GOOD[stand][option], PRICE_UNITS[stand][option])
    if OFFER_GOOD[stand][option] != NONE:
        gain(g, seat, OFFER_GOOD[stand][option], OFFER_UNITS[stand][option])
    does = OFFER_DOES[stand][option]
    if does != 0:
        extension.stand_does(g, seat)
    stand_begins(g, b, seat, does)


# what a stand begins has to be carried out


def may_decline_stand(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    """A house, a card: left undone only where nothing can be done any more."""
    if g.at_stand == 0:
        return True
    top = g.depth - 1
    if kind == MOVE and g.frame_b[top] == MUST_BUILD:
        return house_within(g, b, seat, 0) or not house_within(g, b, seat, g.frame_a[top])
    if kind == BUILD:
        return not house_within(g, b, seat, 0)
    if kind == BUY:
        return extension.card_may_be_left(g, seat) or not any_card_payable(g, b, seat)
    return True


def any_card_payable(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    for slot in range(SLOTS):
        if senator.can_buy(g, b, seat, WITH_SLOT, slot):
            return True
    return False


def house_within(g: GameRecord, b: BoardRecord, seat: int, steps: int) -> bool:
    """Can a house be built after at most so many steps, also paid with what they give?"""
    sites = architect.sites_within(g, b, seat, steps)
    return architect.any_payable(g, b, seat, sites) or extension.house_after_bonuses(g, b, seat, steps, NONE, NONE)


def stand_stops(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int, lines: int, first: int) -> int:
    """A step of the house stand may only end where a house can still be built (bits, from the line `first` on)."""
    if g.at_stand == 0:
        return lines
    move = g.depth - 1
    if g.frame_kind[move] == WALK:
        move -= 1
    if g.frame_b[move] != MUST_BUILD or g.frame_kind[move] != MOVE or not house_within(g, b, seat, steps):
        return lines
    stops = 0
    for line in range(LINES):
        if lines >> line & 1:
            if extension.on_track(g, slot):
                builds = extension.house_after_bonuses(g, b, seat, steps, slot, first + line)
            else:
                builds = house_after_step(g, b, seat, slot, steps, first + line)
            if builds:
                stops |= 1 << line
    return stops


def house_after_step(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int, line: int) -> bool:
    """Can a house still be built once this colonist has gone to a line?"""
    kind = SEA if slot >= 3 else LAND
    left = steps - architect.distance(g, b, seat, slot, line)
    place = g.colonist[seat][slot]
    blocks = extension.blocks(g, kind)
    if place >= PLACES:
        architect.leave_line(g, kind, place - PLACES)
    if blocks:
        architect.take_line(g, kind, line)
    g.colonist[seat][slot] = PLACES + line  # the step is only tried
    builds = house_within(g, b, seat, left)
    g.colonist[seat][slot] = place
    if blocks:
        architect.leave_line(g, kind, line)
        if place >= PLACES:
            architect.take_line(g, kind, place - PLACES)
    return builds


# the Mercator stand trades one way


def stand_bought_mark(g: GameRecord) -> int:
    """With two types at a stand, both are bought or both are sold."""
    return 1 << TRADED if g.at_stand > 0 else 0


def stand_sold_mark(g: GameRecord) -> int:
    return 2 << TRADED if g.at_stand > 0 else 0


def stand_may_buy(traded: int) -> bool:
    return not traded & 2 << TRADED


def stand_may_sell(traded: int) -> bool:
    return not traded & 1 << TRADED
