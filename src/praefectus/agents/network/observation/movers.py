"""Which cities colonists can reach, and the lines where the chosen one may stop."""

from praefectus.agents.network.observation.layout import (
    CITY_SIZE,
    CITY_TOKENS,
    FAR_LINE_TOKENS,
    LAYOUT,
    LINE_SIZE,
    LINE_TOKENS,
    lowest,
)
from praefectus.agents.network.observation.modules import moves_along_lines, observe_other_moves
from praefectus.agents.network.observation.places import CITY_GAIN, CITY_OWN, CITY_PAYABLE
from praefectus.rules import extension
from praefectus.rules.architect import destinations
from praefectus.rules.fields import Numbers
from praefectus.rules.houses import building_sites
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import COLONISTS, LAND, LINES, MAX_STEPS, SEA

TABLE_MOVERS = LAYOUT.place("table.colonist_has_targets")
TABLE_MOVER_BEST = LAYOUT.place("table.colonist_best_target")
CITY_SITE = LAYOUT.place("city.building_site")
CITY_REACH = LAYOUT.place("city.reachable")
CITY_BOTH = LAYOUT.place("city.reachable_and_payable")
LINE_EXISTS = LAYOUT.place("line.exists")
LINE_STEPS = LAYOUT.place("line.steps")
LINE_BEST = LAYOUT.place("line.best_gain")
LINE_SECOND = LAYOUT.place("line.second_gain")
LINE_END = LAYOUT.place("line.first_end_payable")
LINE_END_SIZE = LAYOUT.place("line.second_end_payable") - LINE_END  # the second end is described as the first
END_OWN = LAYOUT.place("line.first_end_own_house") - LINE_END
END_SITE = LAYOUT.place("line.first_end_building_site") - LINE_END
END_GAIN = LAYOUT.place("line.first_end_gain") - LINE_END
END_GOOD = LAYOUT.place("line.first_end_good") - LINE_END


def observe_movers(g: GameRecord, b: BoardRecord, me: int, steps: int, payable: int, row: Numbers) -> None:
    """Where the seat may build now, and where colonists can get with the remaining steps."""
    sites = building_sites(g, b, me)
    reach = sites
    if steps > 0:
        for slot in range(COLONISTS):
            if g.colonist[me][slot] >= 0 and moves_along_lines(g, slot):
                lines = destinations(g, b, me, slot, steps)
                found = cities_beside(b, SEA if slot >= 3 else LAND, lines)
                found |= extension.far_cities(g, b, me, slot, steps)
                found &= ~g.houses[me]
                reach |= found
                observe_mover(slot, found & payable, row)
    start = CITY_TOKENS
    while reach:
        if reach & 1:
            row[start + CITY_REACH] = 1
            if sites & 1:
                row[start + CITY_SITE] = 1
            if payable & 1:
                row[start + CITY_BOTH] = 1
        reach >>= 1
        sites >>= 1
        payable >>= 1
        start += CITY_SIZE


def cities_beside(b: BoardRecord, kind: int, lines: int) -> int:
    """The cities at the ends of these lines (bits)."""
    cities = 0
    for line in range(min(b.lines[kind], LINES)):
        cities |= b.line_cities[kind][line] & -(lines >> line & 1)
    return cities


def observe_mover(slot: int, cities: int, row: Numbers) -> None:
    """How many cities a colonist could build in, and the best of them."""
    count = 0
    best = 0
    start = CITY_TOKENS
    while cities:
        if cities & 1:
            count += 1
            best = max(best, row[start + CITY_GAIN] + 1)
        cities >>= 1
        start += CITY_SIZE
    row[TABLE_MOVERS + slot] = count
    row[TABLE_MOVER_BEST + slot] = best


def observe_lines(g: GameRecord, b: BoardRecord, me: int, slot: int, steps: int, row: Numbers) -> None:
    """The lines where the chosen colonist may stop, from near to far."""
    kind = SEA if slot >= 3 else LAND
    if not moves_along_lines(g, slot):
        observe_other_moves(g, row)
        return
    lines = destinations(g, b, me, slot, steps)
    away = 0
    while lines:
        away += 1
        near = lines
        if away < MAX_STEPS:
            near &= extension.reach(g, b, me, slot, away)
        lines &= ~near
        while near:
            line = lowest(near)
            observe_line(g, b, b.line_cities[kind][line], away, LINE_TOKENS + (LINES * kind + line) * LINE_SIZE, row)
            near &= near - 1
    observe_far_lines(g, b, me, slot, steps, row)


def observe_far_lines(g: GameRecord, b: BoardRecord, me: int, slot: int, steps: int, row: Numbers) -> None:
    """The same of land lines beyond the first set."""
    lines = extension.far_destinations(g, b, me, slot, steps)
    away = 0
    while lines:
        away += 1
        near = lines
        if away < MAX_STEPS:
            near &= extension.far_destinations(g, b, me, slot, away)
        lines &= ~near
        while near:
            line = lowest(near)
            observe_line(g, b, b.line_cities[LAND][LINES + line], away, FAR_LINE_TOKENS + line * LINE_SIZE, row)
            near &= near - 1


def observe_line(g: GameRecord, b: BoardRecord, cities: int, away: int, start: int, row: Numbers) -> None:
    """How far a line is, and the cities at its ends as their tokens show them."""
    row[start + LINE_EXISTS] = 1
    row[start + LINE_STEPS] = away
    end = start + LINE_END
    best = 0
    second = 0
    while cities:
        city = lowest(cities)
        token = CITY_TOKENS + city * CITY_SIZE
        gain = row[token + CITY_GAIN]
        row[end + END_OWN] = row[token + CITY_OWN]
        row[end + END_SITE] = row[token + CITY_SITE]
        row[end + END_GAIN] = gain
        row[end + END_GOOD + g.city_good[city]] = 1
        if row[token + CITY_PAYABLE]:
            row[end] = 1
            if gain + 1 > best:
                second = best
                best = gain + 1
            else:
                second = gain + 1
        cities &= cities - 1
        end += LINE_END_SIZE
    row[start + LINE_BEST] = best
    row[start + LINE_SECOND] = second
