"""How Contrarius builds: the white die names the type of city, and his order of preference chooses one."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.bits import lowest
from praefectus.rules.declarations import chance
from praefectus.rules.fields import Choices
from praefectus.rules.houses import place_house
from praefectus.rules.modules.solitaria.actions import CITY_DIE, CITY_PICK
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius
from praefectus.rules.modules.solitaria.contrarius_ships import ROLL_CITY, build_on_track
from praefectus.rules.modules.solitaria.vocabulary import DIE_FACES
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import equally_likely, offer, pop, push_chance
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import MINERVA, NONE, PLACES, SALT, TRADED

_solitaria = data.solitaria()
_specialist_good = {each.kind: data.GOODS.index(each.good) for each in data.cards().specialists}

# faces of the white die: a good, or NONE for his best specialist's
WHITE_DIE = tuple(NONE if face == "specialist" else data.GOODS.index(face) for face in _solitaria.white_die)
BEST_SPECIALISTS = tuple(_specialist_good[kind] for kind in _solitaria.specialist_ranking)
GOOD_ORDER = tuple(data.GOODS.index(good) for good in _solitaria.good_order)
RUNGS = len(_solitaria.build_order)
RUNG_NEW_PROVINCE = tuple(int(rung.province == "new") for rung in _solitaria.build_order)
RUNG_EMPTY_CITY = tuple(int(rung.city == "empty") for rung in _solitaria.build_order)
SALT_OF_EVERY_KIND = int(_solitaria.salt_city_is_of_every_kind)
TIES_BY_PEOPLE = int("fewest_human_houses_in_province" in _solitaria.build_ties)
TIES_BY_CHANCE = int("random" in _solitaria.build_ties)
assert len(WHITE_DIE) == DIE_FACES


@ROLL_CITY.legal
def roll_city_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for face in range(DIE_FACES):
        offer(out, CITY_DIE, face)


@ROLL_CITY.choose
def roll_city_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The die names the good: of a city, or of a site in the space where his ship has landed."""
    face = action - CITY_DIE
    space = g.frame_a[g.depth - 1] - 1
    pop(g)
    if space >= 0:
        build_on_track(g, b, space, rolled_good(g, face))
    else:
        g.solo_rolled = face
        look_for_city(g, b, rolled_good(g, face))


def rolled_good(g: GameRecord, face: int) -> int:
    """The sixth face stands for the good of his highest specialist."""
    if WHITE_DIE[face] != NONE:
        return WHITE_DIE[face]
    for rank in range(TRADED):
        if g.gods[contrarius(g)][MINERVA + BEST_SPECIALISTS[rank]] > 0:
            return BEST_SPECIALISTS[rank]
    return GOOD_ORDER[0]


def look_for_city(g: GameRecord, b: BoardRecord, good: int) -> None:
    """A city of this good, else of the next one in his order; the best he can find, chance between equals."""
    first = 0
    while GOOD_ORDER[first] != good:
        first += 1
    for further in range(TRADED):
        wanted = GOOD_ORDER[(first + further) % TRADED]
        for rung in range(RUNGS):
            cities = cities_on_rung(g, b, wanted, rung)
            if cities:
                g.solo_good = wanted
                g.solo_rung = rung
                if cities & (cities - 1) and TIES_BY_CHANCE:
                    push_chance(g, BREAK_TIE, wanted, rung)
                else:
                    build_his_house(g, b, lowest(cities))
                return


def cities_on_rung(g: GameRecord, b: BoardRecord, good: int, rung: int) -> int:
    """Cities that meet one of his preferences, the fewest houses of people in their province (bits)."""
    seat = contrarius(g)
    cities = 0
    fewest = HOUSES
    fewest_people = PLACES * HOUSES
    closed = extension.closed_cities(g, b) | g.houses[seat]
    for city in range(b.cities):
        if not is_of_kind(g, city, good) or closed >> city & 1:
            continue
        province = b.province_cities[b.city_province[city]]
        new = 0 if g.houses[seat] & province else 1
        if new != RUNG_NEW_PROVINCE[rung] or (RUNG_EMPTY_CITY[rung] and g.city_houses[city] > 0):
            continue
        people = houses_of_people(g, b, province) if TIES_BY_PEOPLE else 0
        if g.city_houses[city] < fewest or (g.city_houses[city] == fewest and people < fewest_people):
            fewest = g.city_houses[city]
            fewest_people = people
            cities = 0
        if g.city_houses[city] == fewest and people == fewest_people:
            cities |= 1 << city
    return cities


def can_build_somewhere(g: GameRecord, b: BoardRecord) -> bool:
    """Is there a city without a house of his that is open to him?"""
    closed = extension.closed_cities(g, b) | g.houses[contrarius(g)]
    for city in range(b.cities):
        for good in range(TRADED):
            if not closed >> city & 1 and is_of_kind(g, city, good):
                return True
    return False


def is_of_kind(g: GameRecord, city: int, good: int) -> bool:
    """Is it a city that he looks for? Salt takes the place of any good, so a salt city is of every kind."""
    return g.city_good[city] == good or (SALT_OF_EVERY_KIND != 0 and g.city_good[city] == SALT)


def own_houses(g: GameRecord, b: BoardRecord, seat: int, cities: int) -> int:
    """A seat's houses among some cities."""
    houses = 0
    for city in range(b.cities):
        if g.houses[seat] & cities & 1 << city:
            houses += 1
    return houses


def houses_of_people(g: GameRecord, b: BoardRecord, cities: int) -> int:
    """Houses of all people among some cities."""
    houses = 0
    for seat in range(extension.people(g)):
        houses += own_houses(g, b, seat, cities)
    return houses


BREAK_TIE = chance("break_tie", weight=equally_likely)  # a = good, b = which of his preferences the cities meet


@BREAK_TIE.legal
def break_tie_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    top = g.depth - 1
    cities = cities_on_rung(g, b, g.frame_a[top], g.frame_b[top])
    for city in range(b.cities):
        if cities >> city & 1:
            offer(out, CITY_PICK, city)


@BREAK_TIE.choose
def break_tie_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    build_his_house(g, b, action - CITY_PICK)


def build_his_house(g: GameRecord, b: BoardRecord, city: int) -> None:
    """He pays nothing and needs no colonist."""
    place_house(g, b, contrarius(g), city)
    g.solo_city = city
    extension.contrarius_built(g, b)
