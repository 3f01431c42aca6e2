"""What houses are worth, and the walks of colonists that lead to them."""

from praefectus.agents.greedy.weights import (
    W_HOUSE,
    W_HOUSE_COIN,
    W_HOUSE_GOOD,
    W_KIND,
    W_PROVINCE,
    W_SPECIALIST,
    W_STEP,
    W_TEMPLE,
)
from praefectus.rules import extension
from praefectus.rules.architect import destinations, distance
from praefectus.rules.bits import lowest
from praefectus.rules.houses import building_sites, can_build, house_coins
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import (
    MINERVA_POINTS,
    VALUE,
)
from praefectus.rules.vocabulary import (
    BRICK,
    COLONISTS,
    JUPITER,
    LAND,
    LINES,
    MAX_STEPS,
    MERCURIUS,
    MINERVA,
    PLACES,
    SATURNUS,
    SEA,
    TRADED,
)


def city_worth(g: GameRecord, b: BoardRecord, seat: int, city: int) -> int:
    """A house in this city, less what it costs."""
    good = g.city_good[city]
    saturnus = g.gods[seat][SATURNUS]  # read whether they count or not: then nothing waits for a comparison
    jupiter = g.gods[seat][JUPITER]
    mercurius = g.gods[seat][MERCURIUS]
    worth = W_HOUSE + W_HOUSE_GOOD * VALUE[good] + W_HOUSE_COIN * house_coins(g, b, seat, city)
    worth += 0 if g.houses[seat] & b.province_cities[b.city_province[city]] else W_PROVINCE * saturnus
    worth += 0 if good == BRICK else W_TEMPLE * jupiter
    if good < TRADED:
        worth += 0 if g.producing[seat][good] > 0 else W_KIND * mercurius
        worth += W_SPECIALIST * g.gods[seat][MINERVA + good] * MINERVA_POINTS[good]
    return worth


def best_two(g: GameRecord, b: BoardRecord, seat: int, sites: int, best: int, second: int) -> tuple[int, int]:
    """The two most expensive of these and of the houses here that the seat can pay."""
    while sites:
        city = lowest(sites)
        sites &= sites - 1
        worth = city_worth(g, b, seat, city)
        if worth > second and can_build(g, b, seat, city):
            second = min(worth, best)
            best = max(worth, best)
    return best, second


def sites_worth(g: GameRecord, b: BoardRecord, seat: int, sites: int) -> int:
    """The best two houses that the seat can pay one by one."""
    best, second = best_two(g, b, seat, sites, 0, 0)
    return best + second // 2


def cities_in_reach(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """Cities next to lines where this colonist could stop (bits)."""
    kind = SEA if slot >= 3 else LAND
    if extension.on_track(g, slot):
        return 0
    lines = destinations(g, b, seat, slot, steps)
    cities = extension.far_cities(g, b, seat, slot, steps)
    while lines:
        cities |= b.line_cities[kind][lowest(lines)]
        lines &= lines - 1
    return cities & ~g.houses[seat]


def architect_worth(g: GameRecord, b: BoardRecord, seat: int) -> int:
    sites = building_sites(g, b, seat)
    steps = min(extension.steps(g, b, seat), MAX_STEPS - 1)
    if steps > 0:
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] >= 0:
                sites |= cities_in_reach(g, b, seat, slot, steps)
    return sites_worth(g, b, seat, sites)


def sites_of_others(g: GameRecord, b: BoardRecord, seat: int, slot: int) -> int:
    """Cities next to the other colonists (bits)."""
    sites = 0
    for other in range(COLONISTS):
        place = g.colonist[seat][other]
        if other != slot and place >= PLACES and not extension.on_track(g, other):
            sites |= b.line_cities[SEA if other >= 3 else LAND][place - PLACES]
    return sites & ~g.houses[seat]


def walk_worth(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> int:
    """Return what could be built after this walk, against what can be built without it."""
    kind = SEA if slot >= 3 else LAND
    if extension.on_track(g, slot):
        return 20 + 5 * line if g.house_count[seat] > 4 else 30 - 2 * line
    after = sites_of_others(g, b, seat, slot) | (b.line_cities[kind][line] & ~g.houses[seat])
    return sites_worth(g, b, seat, after) + W_STEP * distance(g, b, seat, slot, line)


def best_walk(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """The worth of a colonist's best walk; what the other colonists can build is the same after each of them."""
    kind = SEA if slot >= 3 else LAND
    lines = destinations(g, b, seat, slot, steps)
    best = -1000
    if extension.on_track(g, slot):
        for line in range(b.lines[kind]):
            if lines >> line & 1:
                best = max(best, walk_worth(g, b, seat, slot, line))
        return best
    others = sites_of_others(g, b, seat, slot)
    first_other, second_other = best_two(g, b, seat, others, 0, 0)
    away = ~(others | g.houses[seat])
    near = 0
    for step in range(1, MAX_STEPS + 1):
        if step < MAX_STEPS:
            arrived = extension.reach(g, b, seat, slot, step) & lines & ~near
        else:
            arrived = lines & ~near
        near |= arrived
        while arrived:
            cities = b.line_cities[kind][lowest(arrived)] & away
            first, second = best_two(g, b, seat, cities, first_other, second_other)
            best = max(best, first + second // 2 + W_STEP * step)
            arrived &= arrived - 1
        if near == lines:
            break
    far = extension.far_destinations(g, b, seat, slot, steps)
    while far:
        cities = b.line_cities[LAND][LINES + lowest(far)] & away
        first, second = best_two(g, b, seat, cities, first_other, second_other)
        best = max(best, first + second // 2 + W_STEP * distance(g, b, seat, slot, LINES + lowest(far)))
        far &= far - 1
    return best


def select_worth(g: GameRecord, b: BoardRecord, seat: int, slot: int) -> int:
    """The worth of moving this colonist with the steps that are left."""
    return best_walk(g, b, seat, slot, min(max(g.frame_a[g.depth - 1], 1), MAX_STEPS - 1))
