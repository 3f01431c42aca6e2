"""Roma: land colonists inside the walls, ships on a track of nine spaces that ends in Byzantium.

A ship's place is Ostia, or PLACES + its space. What ships bring comes in a fixed order: moves, bonuses, houses,
Byzantium.
"""

from praefectus import data
from praefectus.rules.actions import BUILD_HOUSE, DONE, SELECT
from praefectus.rules.architect import BUILD, MOVE, WALK
from praefectus.rules.declarations import automatic, decision
from praefectus.rules.fields import Choices
from praefectus.rules.houses import beside_colonists, build, can_build, use_house
from praefectus.rules.modules.roma.actions import SCORE_GOD
from praefectus.rules.modules.roma.vocabulary import FIRST_SHIP, SHIPS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, specialist
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import GET_GOOD, receive
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONISTS, GODS, GOODS, MINERVA, PLACES, SEA, TRADED, VENUS

_roma = data.roma()
_board = data.board("roma")
_track = _board.ship_track

TRACK_SPACES = len(_track)
TRACK_COINS = tuple(space.gain.get("coins", 0) for space in _track)
TRACK_GOODS = tuple(tuple(space.gain.get(good, 0) for good in data.GOODS) for space in _track)
TRACK_CHOICE = tuple(sum(1 << data.GOODS.index(good) for good in space.choice) for space in _track)
TRACK_SITES = tuple(sum(1 << _board.names.index(site) for site in space.sites) for space in _track)
ALL_TRACK_SITES = sum(TRACK_SITES)
BYZANTIUM = next(number for number, space in enumerate(_track) if space.kind == "god")
BYZANTIUM_GODS = sum(1 << data.GODS.index(god) for god in _roma.gods)
SHIP_MOVES = _roma.ship_moves_per_turn
SHIPS_INTO_BYZANTIUM = _roma.ships_into_byzantium_per_turn
PREFECT_SHIP_STEPS = _roma.prefect_ship_steps
HOUSES_ON_ENTERING = _roma.houses_on_entering
SHARED_GOD_DIVISOR = _roma.shared_god_divisor
SHARED_GOD_ROUNDING = SHARED_GOD_DIVISOR - 1 if _roma.shared_god_round == "up" else 0
TRACK_VENUS_POINTS = _roma.venus_vp


# ships on the track


def forget_ship_moves(g: GameRecord) -> None:
    """A new turn: every ship may move again."""
    for seat in range(g.seats):
        for ship in range(SHIPS):
            g.ship_moves[seat][ship] = 0


def ship_may_move(g: GameRecord, seat: int, slot: int) -> bool:
    """Land colonists as often as there are steps, each ship once a turn."""
    return slot < FIRST_SHIP or g.ship_moves[seat][slot - FIRST_SHIP] < SHIP_MOVES


def ship_reach(g: GameRecord, b: BoardRecord, seat: int, slot: int, count: int) -> int:
    """Any space ahead; Byzantium only for one ship a turn, and only where a god could be marked (bits)."""
    spaces = b.reach[SEA][g.colonist[seat][slot]][count]
    if ships_into_byzantium(g, seat) >= SHIPS_INTO_BYZANTIUM or not can_mark_god(g, seat):
        spaces &= ~(1 << BYZANTIUM)
    return spaces


def ships_into_byzantium(g: GameRecord, seat: int) -> int:
    """Ships of the seat that came to Byzantium in this turn."""
    ships = 0
    for ship in range(SHIPS):
        if g.ship_moves[seat][ship] > 0 and g.colonist[seat][FIRST_SHIP + ship] == PLACES + BYZANTIUM:
            ships += 1
    return ships


def ship_moved(g: GameRecord, seat: int, slot: int) -> None:
    ship = slot - FIRST_SHIP
    g.ship_moves[seat][ship] += 1
    g.ship_visit[seat][ship] = HOUSES_ON_ENTERING
    g.ships_landing[seat] |= 1 << ship


def ship_may_build(g: GameRecord, seat: int, slot: int) -> bool:
    """A ship builds only where it has just landed."""
    return slot < FIRST_SHIP or g.ship_visit[seat][slot - FIRST_SHIP] > 0


def track_house_paid(g: GameRecord, seat: int, city: int) -> None:
    """A house on the track uses up what one of the ships there may build."""
    for ship in range(SHIPS):
        if g.ship_visit[seat][ship] > 0:
            space = g.colonist[seat][FIRST_SHIP + ship] - PLACES
            if TRACK_SITES[space] >> city & 1:
                g.ship_visit[seat][ship] -= 1
                return


# after the moves


def ships_land(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """All moves are made: bonuses, then the houses (the Architect's, or one on the track), then Byzantium."""
    if g.ships_landing[seat] == 0:
        return
    top = g.depth - 1
    own = top >= 0 and g.frame_seat[top] == seat
    if own and g.frame_kind[top] == MOVE:
        return  # moves inside an Architect's moves: the bonuses come when those are over
    if own and g.frame_kind[top] == BUILD:
        houses = g.frame_a[top]
        built = g.frame_b[top]
        pop(g)
        push(g, SCORE_BYZANTIUM, seat)
        push(g, BUILD, seat, houses, built)
    else:
        push(g, SCORE_BYZANTIUM, seat)
        push(g, BUILD_TRACK, seat)
    push(g, LAND_SHIPS, seat)
    for ship in range(SHIPS):
        if g.ships_landing[seat] >> ship & 1:
            land_ship(g, seat, g.colonist[seat][FIRST_SHIP + ship] - PLACES)
    g.ships_landing[seat] = 0


def land_ship(g: GameRecord, seat: int, space: int) -> None:
    """The bonus of a space; all goods that came are stored together."""
    g.coins[seat] += TRACK_COINS[space]
    for good in range(GOODS):
        g.pending[seat][good] += TRACK_GOODS[space][good]
    if TRACK_CHOICE[space] and g.space[seat] > 0:
        push(g, GET_GOOD, seat, TRACK_CHOICE[space], 1)


LAND_SHIPS = automatic("land_ships")  # Roma, after moving: bonuses


@LAND_SHIPS.run
def bonuses_landed(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """What does not fit is lost."""
    receive(g, seat)


# a house on the track outside the Architect's building


def track_sites(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Sites where ships of the seat have just landed, without a house of its own (bits)."""
    return beside_colonists(g, b, seat) & ALL_TRACK_SITES & ~g.houses[seat]


BUILD_TRACK = automatic("build_track")


@BUILD_TRACK.run
def open_track(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """Ask only where a house can be paid."""
    if payable_track_site(g, b, seat):
        push(g, SHIP_HOUSE, seat)


def payable_track_site(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    sites = track_sites(g, b, seat)
    for city in range(b.cities):
        if sites >> city & 1 and can_build(g, b, seat, city):
            return True
    return False


# Roma: a house where a ship has just landed, outside an Architect's building
SHIP_HOUSE = decision("ship_house", declined="build_nothing_there")


@SHIP_HOUSE.legal
def ship_house_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    offer(out, DONE)
    sites = track_sites(g, b, seat)
    for city in range(b.cities):
        if sites >> city & 1 and can_build(g, b, seat, city):
            offer(out, BUILD_HOUSE, city)


@SHIP_HOUSE.choose
def ship_house_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    if action != DONE:
        build(g, b, seat, action - BUILD_HOUSE)
    if action == DONE or not payable_track_site(g, b, seat):
        pop(g)


# the Prefect's ship step


def open_ship_step(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """A Prefect who collected coins may move one ship forward."""
    for slot in range(FIRST_SHIP, COLONISTS):
        if ship_can_sail(g, b, seat, slot):
            push(g, SAIL, seat, PREFECT_SHIP_STEPS)
            return


def ship_can_sail(g: GameRecord, b: BoardRecord, seat: int, slot: int) -> bool:
    return g.colonist[seat][slot] >= 0 and ship_may_move(g, seat, slot) and ship_reach(g, b, seat, slot, 1) != 0


SAIL = decision("sail", declined="sail_no_ship")  # Prefect's ship step


@SAIL.legal
def sail_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """One of the ships that can move; of several in one space only the first is offered."""
    offer(out, DONE)
    for slot in range(FIRST_SHIP, COLONISTS):
        if ship_can_sail(g, b, seat, slot):
            twin = False
            for other in range(FIRST_SHIP, slot):
                if g.colonist[seat][other] == g.colonist[seat][slot] and ship_can_sail(g, b, seat, other):
                    twin = True
            if not twin:
                offer(out, SELECT, slot)


@SAIL.choose
def sail_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    if action == DONE:
        pop(g)
    else:
        push(g, WALK, seat, action - SELECT, g.frame_a[g.depth - 1])


# Byzantium


def can_mark_god(g: GameRecord, seat: int) -> bool:
    """Has the seat a house left, and is there a god it has not scored?"""
    if g.house_count[seat] >= HOUSES:
        return False
    for god in range(GODS):
        if god_open(g, seat, god):
            return True
    return False


def god_open(g: GameRecord, seat: int, god: int) -> bool:
    """Each god once for each seat."""
    return BYZANTIUM_GODS >> god & 1 == 1 and not g.gods_marked[god] >> seat & 1


SCORE_BYZANTIUM = automatic("score_byzantium")


@SCORE_BYZANTIUM.run
def score_byzantium(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """The visits end; a ship in Byzantium lets its seat score a god."""
    scores = False
    for ship in range(SHIPS):
        if g.ship_visit[seat][ship] > 0 and g.colonist[seat][FIRST_SHIP + ship] == PLACES + BYZANTIUM:
            scores = True
        g.ship_visit[seat][ship] = 0
    if scores and can_mark_god(g, seat):
        push(g, CHOOSE_GOD, seat)


CHOOSE_GOD = decision("god")


@CHOOSE_GOD.legal
def choose_god_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for god in range(GODS):
        if god_open(g, seat, god):
            offer(out, SCORE_GOD, god)


@CHOOSE_GOD.choose
def choose_god_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    mark_god(g, b, seat, action - SCORE_GOD)


def mark_god(g: GameRecord, b: BoardRecord, seat: int, god: int) -> None:
    """Score one card of the god and mark it with a house; the last house ends the game."""
    g.god_points[seat] += god_reward(g, b, seat, god)
    g.gods_marked[god] |= 1 << seat
    use_house(g, seat)


def god_reward(g: GameRecord, b: BoardRecord, seat: int, god: int) -> int:
    """Return what one card of the god is worth now; half of it, rounded up, where another colour has been."""
    worth = 0
    if god == MINERVA:
        for good in range(TRADED):
            worth = max(worth, specialist(g, b, seat, good))
    elif god == VENUS:
        worth = track_venus(g, b, seat)
    else:
        worth = god_value(g, b, seat, god)
    if g.gods_marked[god] & ~(1 << seat):
        return (worth + SHARED_GOD_ROUNDING) // SHARED_GOD_DIVISOR
    return worth


def track_venus(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Venus, for everybody: points for every quarter, Carthago and Athenae with at least two of the seat's houses."""
    provinces = 0
    for province in range(b.provinces):
        houses = g.houses[seat] & b.province_cities[province]
        if houses & (houses - 1):
            provinces += 1
    return TRACK_VENUS_POINTS * provinces


def city_provinces(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Quarters with a house: Carthago and Athenae are provinces only for the gods."""
    provinces = 0
    for province in range(b.producing_provinces):
        if g.houses[seat] & b.province_cities[province]:
            provinces += 1
    return provinces
