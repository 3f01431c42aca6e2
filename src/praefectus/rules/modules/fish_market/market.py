"""Fish market: provinces give fish instead of bonus goods; before the card, fish buy almost anything at the stands."""

from praefectus import data
from praefectus.rules import extension, prefect
from praefectus.rules.actions import DONE
from praefectus.rules.declarations import automatic, decision
from praefectus.rules.fields import Choices
from praefectus.rules.modules.fish_market import stands
from praefectus.rules.modules.fish_market.actions import ENTER, USE_STAND
from praefectus.rules.modules.fish_market.vocabulary import MOUNTAINSIDE, SPOTS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import choose_good
from praefectus.rules.vocabulary import FISH, NONE, TRADED

_market = data.fish_market()
_sides = (_market.sides["coastal"], _market.sides["mountainside"])
_names = [stand.id for stand in _market.stands]

START_FISH = _market.start_fish
FISH_COINS = _market.vesta_coins_per_fish
SKIP_COINS = _market.skip_coins
PISCATUS_FISH = _market.piscatus_fish
EMPTY_SPOT_COINS = _market.prefect_coins_per_empty_spot
PREFECT_GOODS = _market.prefect_goods
MARKER_FISH = _market.fish_per_space  # the most that one marker shows

STANDS_AT_SPOT = 2
SPOT_COUNT = tuple(len(side.spots) for side in _sides)
NEW_SPOTS = tuple(side.max_new_spots or 2 * SPOTS for side in _sides)
STANDS_TO_USE = tuple(side.must_use for side in _sides)
SPOT_STANDS = tuple(
    tuple(
        tuple([*(_names.index(stand) for stand in side.spots[spot].stands), NONE][:STANDS_AT_SPOT])
        if spot < len(side.spots)
        else (NONE, NONE)
        for spot in range(SPOTS)
    )
    for side in _sides
)
assert max(SPOT_COUNT) <= SPOTS


def lay_fish(g: GameRecord, b: BoardRecord) -> None:
    """One fish on every bonus spot; nobody has been to the market."""
    for province in range(b.producing_provinces):
        g.fish_spot[province] = START_FISH
    for seat in range(g.seats):
        g.market_spot[seat] = NONE


# the Prefect


def take_fish(g: GameRecord, b: BoardRecord, seat: int, province: int) -> None:
    """The marker of the spot; the Praefectus Piscatus adds a fish from the supply and goes to the right."""
    g.pending[seat][FISH] += g.fish_spot[province]
    return_fish(g, seat, province)


def return_fish(g: GameRecord, seat: int, province: int) -> None:
    """The spot's marker is gone; the Praefectus Piscatus gives his fish also to a Prefect who did not take it."""
    spend_marker(g, province)
    if g.magnus == seat and extension.magnus_counts(g, seat):
        g.pending[seat][FISH] += PISCATUS_FISH
        prefect.pass_magnus(g)


def spend_marker(g: GameRecord, province: int) -> None:
    """The spot is empty: the province is inactive until a Prefect collects coins."""
    g.fish_spot[province] = 0


def empty_spot_coins(g: GameRecord, province: int) -> int:
    """A sestertius for a spot without fish."""
    return EMPTY_SPOT_COINS if g.fish_spot[province] == 0 and extension.has_spot(g, province) else 0


def restock(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """A good of choice for the Prefect's seat; single fish become two, and every empty spot gets one."""
    for _ in range(PREFECT_GOODS):
        choose_good(g, seat, (1 << TRADED) - 1)
    for province in range(b.producing_provinces):
        if not extension.has_spot(g, province):
            spend_marker(g, province)
        elif g.fish_spot[province] < MARKER_FISH:
            g.fish_spot[province] += 1


def fish_wealth(g: GameRecord, seat: int) -> int:
    return FISH_COINS * g.fish[seat]


# the market phase


def market_side(g: GameRecord) -> int:
    return 1 if g.options & MOUNTAINSIDE else 0


def market_phase_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Before the card, the seat may visit the market, if there is a spot that it could enter."""
    start = g.market_spot[seat]
    if extension.market_may_open(g, seat) or any_entry(g, b, seat, start):
        push(g, MARKET, seat, 0, start + 1)


def any_entry(g: GameRecord, b: BoardRecord, seat: int, start: int) -> bool:
    """Can a spot be entered? The next ones cost least, so they are looked at first."""
    if g.fish[seat] > 0:
        spots = SPOT_COUNT[market_side(g)]
        for ahead in range(spots):
            if can_enter(g, b, seat, (g.market_spot[seat] + 1 + ahead) % spots, start):
                return True
    return False


def spots_ahead(g: GameRecord, seat: int, spot: int) -> int:
    """Spots from the seat's marker to this one, along the arrows: a full circle from a spot to itself."""
    ahead = spot - g.market_spot[seat]
    return ahead if ahead > 0 else ahead + SPOT_COUNT[market_side(g)]


def skipped_spots(g: GameRecord, seat: int, spot: int) -> int:
    """Spots passed over on the way; the first visit of the game begins anywhere."""
    if g.market_spot[seat] == NONE:
        return 0
    return spots_ahead(g, seat, spot) - 1


def can_enter(g: GameRecord, b: BoardRecord, seat: int, spot: int, start: int) -> bool:
    """No farther than where the turn began, a coin for each skipped spot, and then a stand that can be used."""
    if g.market_spot[seat] != NONE and spots_ahead(g, seat, spot) > spots_ahead(g, seat, start):
        return False
    coins = SKIP_COINS * skipped_spots(g, seat, spot)
    if coins > extension.purse(g, seat):
        return False
    found = g.spot_coins[spot] - coins
    g.coins[seat] += found  # as it will be when the stand is used
    usable = any_stand(g, b, seat, spot, 0)
    g.coins[seat] -= found
    return usable


def any_stand(g: GameRecord, b: BoardRecord, seat: int, spot: int, used: int) -> bool:
    """Can one of the spot's stands be used, apart from those used already (bits)?"""
    for number in range(STANDS_AT_SPOT):
        if not used >> number & 1 and spot_stand_usable(g, b, seat, spot, number):
            return True
    return False


def spot_stand_usable(g: GameRecord, b: BoardRecord, seat: int, spot: int, number: int) -> bool:
    stand = SPOT_STANDS[market_side(g)][spot][number]
    return stand != NONE and stands.stand_usable(g, b, seat, stand)


# a = spots entered this turn, b = spot where the turn began, plus 1
MARKET = decision("market", declined="on_to_the_card")


@MARKET.legal
def market_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any spot ahead whose action can be paid and carried out, or on to the card."""
    offer(out, DONE)
    top = g.depth - 1
    for spot in range(SPOT_COUNT[market_side(g)]):
        if can_enter(g, b, seat, spot, g.frame_b[top] - 1):
            offer(out, ENTER, spot)


@MARKET.choose
def market_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Lay a coin on each skipped spot, take the coins lying on the new one, and use its stands."""
    if action == DONE:
        pop(g)
        return
    top = g.depth - 1
    spot = action - ENTER
    first_visit = g.market_spot[seat] == NONE
    walk_to(g, seat, spot)
    g.frame_a[top] += 1
    if first_visit:
        g.frame_b[top] = spot + 1
    if g.frame_a[top] >= NEW_SPOTS[market_side(g)] or (not first_visit and g.frame_b[top] == spot + 1):
        pop(g)
    if SPOT_STANDS[market_side(g)][spot][1] == NONE:
        stands.use_stand(g, b, seat, SPOT_STANDS[market_side(g)][spot][0])
    else:
        push(g, STAND, seat, spot)


def walk_to(g: GameRecord, seat: int, spot: int) -> None:
    skipped = skipped_spots(g, seat, spot)
    spots = SPOT_COUNT[market_side(g)]
    for step in range(skipped):
        g.spot_coins[(g.market_spot[seat] + 1 + step) % spots] += SKIP_COINS
    extension.spend(g, seat, SKIP_COINS * skipped)
    g.coins[seat] += g.spot_coins[spot]
    g.spot_coins[spot] = 0
    g.market_spot[seat] = spot


STAND = decision("stand")  # a = spot, b = bits of the stands already used


@STAND.legal
def stand_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """The mountainside's two stands in any order; one of them has to be used."""
    spot = g.frame_a[g.depth - 1]
    used = g.frame_b[g.depth - 1]
    if stands_used(used) >= STANDS_TO_USE[market_side(g)] or not any_stand(g, b, seat, spot, used):
        offer(out, DONE)
    for number in range(STANDS_AT_SPOT):
        if not used >> number & 1 and spot_stand_usable(g, b, seat, spot, number):
            offer(out, USE_STAND, number)


def stands_used(used: int) -> int:
    return (used & 1) + (used >> 1 & 1)


@STAND.choose
def stand_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    top = g.depth - 1
    spot = g.frame_a[top]
    if action == DONE:
        pop(g)
        return
    number = action - USE_STAND
    g.frame_b[top] |= 1 << number
    if stands_used(g.frame_b[top]) == STANDS_AT_SPOT:
        pop(g)
    stands.use_stand(g, b, seat, SPOT_STANDS[market_side(g)][spot][number])


LEAVE_STAND = automatic("leave_stand")  # the action of a market stand was carried out


@LEAVE_STAND.run
def leave_stand(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """The stand's action is done; the visit ends automatically when no other spot can be entered."""
    g.at_stand = 0
    top = g.depth - 1
    if top >= 0 and g.frame_kind[top] == MARKET and not extension.market_may_open(g, seat):
        if not any_entry(g, b, seat, g.frame_b[top] - 1):
            pop(g)
