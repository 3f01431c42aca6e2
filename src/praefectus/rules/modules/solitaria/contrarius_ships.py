"""Roma: with each house his foremost ship moves on, to Carthago, Athenae and Byzantium."""

from praefectus import data
from praefectus.rules.declarations import chance
from praefectus.rules.houses import place_house
from praefectus.rules.modules.roma import ships
from praefectus.rules.modules.roma.ships import BYZANTIUM, TRACK_SITES
from praefectus.rules.modules.roma.vocabulary import FIRST_SHIP, SHIPS
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, solo_level
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import equally_likely, push_chance
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import GODS, NONE, PLACES

_solitaria = data.solitaria()
_track = [space.name for space in data.board("roma").ship_track]

NEXT_STOP = tuple(
    next((_track.index(stop) for stop in _solitaria.roma_stops if _track.index(stop) > space), NONE)
    for space in range(len(_track))
)
BUILDS_ON_TRACK = tuple(int(_solitaria.roma_builds_on_track[level]) for level in _solitaria.handicap)


# a = space of the ship track where Contrarius may build, plus 1; 0 for a city
ROLL_CITY = chance("roll_city", weight=equally_likely)


def sail_foremost_ship(g: GameRecord, b: BoardRecord) -> None:
    """With each house his foremost ship moves to its next stop; one in Byzantium has arrived."""
    seat = contrarius(g)
    foremost = NONE
    slot = NONE
    for ship in range(SHIPS):
        place = g.colonist[seat][FIRST_SHIP + ship]
        space = max(place - PLACES, 0) if place >= 0 else NONE
        if foremost < space < BYZANTIUM:
            foremost = space
            slot = FIRST_SHIP + ship
    if slot == NONE:
        return
    stop = NEXT_STOP[foremost]
    if stop == NONE or (stop == BYZANTIUM and not ships.can_mark_god(g, seat)):
        return
    g.colonist[seat][slot] = PLACES + stop
    g.solo_space = stop
    if stop == BYZANTIUM:
        score_his_best_god(g, b, seat)
    elif TRACK_SITES[stop] and BUILDS_ON_TRACK[solo_level(g)]:
        push_chance(g, ROLL_CITY, stop + 1)


def score_his_best_god(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """The god that gives him most."""
    best = NONE
    best_points = NONE
    for god in range(GODS):
        if ships.god_open(g, seat, god):
            points = ships.god_reward(g, b, seat, god)
            if points > best_points:
                best = god
                best_points = points
    ships.mark_god(g, b, seat, best)
    g.solo_god = best


def build_on_track(g: GameRecord, b: BoardRecord, space: int, good: int) -> None:
    """A house if one of the space's sites is of the rolled kind and has none of his."""
    seat = contrarius(g)
    if g.house_count[seat] < HOUSES:
        for city in range(b.cities):
            if TRACK_SITES[space] & ~g.houses[seat] & 1 << city and g.city_good[city] == good:
                place_house(g, b, seat, city)
                return
