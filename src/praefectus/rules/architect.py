"""Architect: move colonists, as many steps in all as there are colonists on the board; then build houses."""

from praefectus.rules import extension
from praefectus.rules.actions import BUILD_HOUSE, DONE, MOVE_LAND, MOVE_SEA, SELECT
from praefectus.rules.bits import lowest
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.houses import beside_colonists, build, building_sites, can_build
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import ARCHITECT, COLONISTS, LAND, MAX_STEPS, PLACES, SEA


@ARCHITECT.start
def architect_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, BUILD, seat, HOUSES)
    push(g, MOVE, seat, extension.steps(g, b, seat))


def kind_of(slot: int) -> int:
    """Slots 0 to 2 are land colonists, 3 to 5 sea colonists."""
    return SEA if slot >= 3 else LAND


def destinations(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """Lines this colonist can reach with so many steps and where it may stop (bits)."""
    kind = kind_of(slot)
    lines = extension.reach(g, b, seat, slot, steps) & ~(g.taken[kind] | b.no_stop[kind])
    return extension.stops(g, b, seat, slot, steps, lines)


MOVE = decision("move", declined="done_moving")  # a = steps left, b = what has to follow


@MOVE.legal
def move_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """A colonist that can go somewhere; of several in one place only the first is offered."""
    if extension.may_decline(g, b, MOVE, seat):
        offer(out, DONE)
    steps = g.frame_a[g.depth - 1]
    if steps == 0:
        return
    for slot in range(COLONISTS):
        place = g.colonist[seat][slot]
        if place < 0:
            continue
        twin = False
        for other in range(slot - slot % 3, slot):
            if g.colonist[seat][other] == place and extension.may_move(g, seat, other):
                twin = True
        if not twin and extension.may_move(g, seat, slot) and destinations(g, b, seat, slot, steps):
            offer(out, SELECT, slot)


@MOVE.choose
def move_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    if action == DONE:
        pop(g)
        extension.moves_made(g, b, seat)
    else:
        push(g, WALK, seat, action - SELECT, g.frame_a[g.depth - 1])


WALK = decision("walk")  # a = colonist's slot, b = steps left


@WALK.legal
def walk_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Every free line within the steps that are left."""
    slot = g.frame_a[g.depth - 1]
    lines = destinations(g, b, seat, slot, g.frame_b[g.depth - 1])
    first = MOVE_SEA if slot >= 3 else MOVE_LAND
    while lines:
        offer(out, first, lowest(lines))
        lines &= lines - 1


@WALK.choose
def walk_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Move the colonist by the shortest way and count the steps."""
    slot = g.frame_a[g.depth - 1]
    line = action - (MOVE_SEA if slot >= 3 else MOVE_LAND)
    pop(g)
    move = g.depth - 1
    g.frame_a[move] -= distance(g, b, seat, slot, line)
    move_colonist(g, b, seat, slot, line)
    if g.frame_a[move] == 0:
        pop(g)
        extension.moves_made(g, b, seat)


def distance(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> int:
    """Steps to a line."""
    for steps in range(1, MAX_STEPS):
        if extension.reach(g, b, seat, slot, steps) >> line & 1:
            return steps
    return MAX_STEPS


def move_colonist(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> None:
    kind = kind_of(slot)
    place = g.colonist[seat][slot]
    if place >= PLACES:
        g.taken[kind] &= ~(1 << (place - PLACES))
    g.colonist[seat][slot] = PLACES + line
    if extension.blocks(g, kind):
        g.taken[kind] |= 1 << line
    extension.colonist_moved(g, b, seat, slot, line)


BUILD = decision("build")  # a = houses still allowed, b = houses built


@BUILD.legal
def build_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any city next to a colonist of the seat that it can pay for."""
    if extension.may_decline(g, b, BUILD, seat):
        offer(out, DONE)
    sites = building_sites(g, b, seat)
    while sites:
        city = lowest(sites)
        sites &= sites - 1
        if can_build(g, b, seat, city):
            offer(out, BUILD_HOUSE, city)


@BUILD.choose
def build_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    if action == DONE:
        pop(g)
        return
    top = g.depth - 1
    g.frame_a[top] -= 1
    g.frame_b[top] += 1
    houses_left = g.frame_a[top]
    build(g, b, seat, action - BUILD_HOUSE)
    if houses_left == 0:
        pop(g)


# what could be built after steps that are yet to be made


def any_payable(g: GameRecord, b: BoardRecord, seat: int, sites: int) -> bool:
    """Can the seat pay for a house in one of these cities, perhaps with the help of a card used while building?"""
    for city in range(b.cities):
        if sites >> city & 1 and (can_build(g, b, seat, city) or extension.house_helped(g, b, seat, city)):
            return True
    return False


def sites_within(g: GameRecord, b: BoardRecord, seat: int, steps: int) -> int:
    """Cities next to a colonist, or next to a free line that a colonist can come to (bits)."""
    sites = beside_colonists(g, b, seat)
    if steps > 0:
        for kind in range(2):
            lines = lines_within(g, b, seat, kind, steps)
            for line in range(b.lines[kind]):
                if lines >> line & 1:
                    sites |= b.line_cities[kind][line]
    return extension.building_sites(g, b, seat, sites) & ~g.houses[seat]


def lines_within(g: GameRecord, b: BoardRecord, seat: int, kind: int, steps: int) -> int:
    """Free lines that a colonist of this kind can come to (bits)."""
    lines = 0
    for slot in range(3 * kind, 3 * kind + 3):
        if g.colonist[seat][slot] >= 0 and extension.may_move(g, seat, slot):
            lines |= extension.reach(g, b, seat, slot, steps)
    return lines & ~(g.taken[kind] | b.no_stop[kind])
