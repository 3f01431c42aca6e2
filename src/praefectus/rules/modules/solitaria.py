"""Solitaria: Contrarius, who plays no cards but reacts to every card of a person, by dice and fixed preferences.

He is the last seat. His cards lie before him: face up they are in his hand, face down in his pile. The fields named
solo_ tell the story of his last reaction.
"""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.actions import CARD, CARD_DIE, CITY_DIE, CITY_PICK, DIE_FACES, ROLE
from praefectus.rules.colonist import entry_places, place_colonist
from praefectus.rules.houses import place_house
from praefectus.rules.modules import roma
from praefectus.rules.modules.roma import BYZANTIUM, FIRST_SHIP, SHIPS, TRACK_SITES
from praefectus.rules.prefect import houses_produce, pass_magnus, store_produce
from praefectus.rules.senator import receive_card
from praefectus.rules.stack import offer, pop, push, push_chance
from praefectus.rules.tables import CARD_KIND, HOUSES, SPACES, START_COINS
from praefectus.rules.vocabulary import (
    BREAK_TIE,
    CAPITAL_ONLY,
    CARRY_OUT,
    COIN_SIDE,
    COLONIST,
    COLONISTS,
    DRAW_SPECIALIST,
    DRAW_TILE,
    FINISH_PURCHASE,
    FINISH_REACTION,
    GOD_COLUMNS,
    GODS,
    GOODS,
    HOME,
    KINDS,
    MINERVA,
    NOBODY,
    NONE,
    PLACES,
    PROCONSUL,
    REACT,
    ROLL_CARD,
    ROLL_CITY,
    SALE_CARDS,
    SLOTS,
    SOLO_EXPERT,
    SOLO_VETERAN,
    SPECIALIST,
    TRADED,
    TRIBUNE,
    VESTA,
)

FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {
    "solo_points": ("i2", ()),  # points of his reactions
    "solo_end": ("i2", ()),  # when he ended the game: turns after which it is over
    "solo_kind": ("i1", ()),  # personality that was really carried out
    "solo_way": ("i1", ()),  # which of its two uses
    "solo_province": ("i1", ()),  # where a Prefect let produce
    "solo_gain": ("i1", ()),  # points of this reaction
    "solo_rolled": ("i1", ()),  # face of the white die, or NONE
    "solo_good": ("i1", ()),  # kind of city he looked for in the end
    "solo_rung": ("i1", ()),  # which of his preferences found the city, or NONE
    "solo_city": ("i1", ()),  # where he built, or NONE
    "solo_produced": ("i1", ()),  # 1 when the province of that house produced
    "solo_card": ("i1", ()),  # card for sale that he took, or NONE
    "solo_placed": ("i1", ()),  # kind of colonist that he placed, or NONE
    "solo_space": ("i1", ()),  # space his ship came to, or NONE
    "solo_god": ("i1", ()),  # god he scored in Byzantium, or NONE
}

_solitaria = data.solitaria()
_specialist_good = {specialist.kind: data.GOODS.index(specialist.good) for specialist in data.cards().specialists}
_levels = tuple(_solitaria.handicap)

# the two uses of a Prefect or a Colonist
OTHER_WAY = 0
PRODUCE_OR_PLACE = 1
COINS_WAY = 2
WAYS = 3

# what a reaction consists of
TAKES_CARD = 1  # the first three one after the other, if there are several
BUILDS = 2
PLACES_COLONIST = 3
PRODUCES = 4
SCORES = 5
SCORES_PROVINCE = 6
SCORES_GOOD = 7
_ops = {
    "take_card": TAKES_CARD,
    "build": BUILDS,
    "produce_where_built": PRODUCES,
    "points": SCORES,
    "points_per_house_in_province": SCORES_PROVINCE,
    "points_per_house_of_good": SCORES_GOOD,
    "place_colonist": PLACES_COLONIST,
    # what was copied, repeated or chosen is known by then and has a reaction of its own
    "reaction_of_copied_card": 0,
    "reaction_of_chosen_half": 0,
}
_option = {None: OTHER_WAY, "produce": PRODUCE_OR_PLACE, "place": PRODUCE_OR_PLACE, "coins": COINS_WAY}
REACTION_STEPS = max(len(reaction.effects) for reaction in _solitaria.reactions)


def _steps(kind: str, way: int) -> list[tuple[int, int]]:
    """What he does after a card used in this way; a way that the data does not tell apart has the general reaction."""
    for reaction in _solitaria.reactions:
        if kind in reaction.on and _option[reaction.option] in (OTHER_WAY, way):
            return [(_ops[effect.op], effect.n) for effect in reaction.effects]
    return []


_reactions = [
    [[*_steps(kind, way), *[(0, 0)] * REACTION_STEPS][:REACTION_STEPS] for way in range(WAYS)]
    for kind in data.CARD_KINDS
]
REACTION_OP = tuple(tuple(tuple(step[0] for step in steps) for steps in ways) for ways in _reactions)
REACTION_N = tuple(tuple(tuple(step[1] for step in steps) for steps in ways) for ways in _reactions)

SOLO_DECKS = _solitaria.decks
SOLO_COINS = _solitaria.human_coins
HANDICAP = tuple(_solitaria.handicap[level] for level in _levels)
SOLO_HAND = tuple(sum(card[0] == kind for card in _solitaria.start_cards) for kind in data.CARD_KINDS)
SOLO_GODS = tuple(
    sum(card[1] == god for card in _solitaria.start_cards) for god in (*data.GODS, *[None] * (GOD_COLUMNS - GODS))
)
SOLO_COLONISTS = tuple(_solitaria.colonists_on_board[kind] for kind in data.COLONIST_KINDS)
SOLO_MAX_COLONISTS = _solitaria.max_colonists
SOLO_COLONIST_FIRST = data.COLONIST_KINDS.index(_solitaria.new_colonist_first)
FIRST_SPECIALISTS = sum(1 << SPECIALIST + _specialist_good[kind] for kind in _solitaria.start_specialists)
MAGNUS_WITH_CONTRARIUS = int(_solitaria.magnus_starts_with_contrarius)
# faces of the white die: a good, or NONE for his best specialist's
WHITE_DIE = tuple(NONE if face == "specialist" else data.GOODS.index(face) for face in _solitaria.white_die)
CARD_DIE_FACES = tuple(_solitaria.card_die)
BEST_SPECIALISTS = tuple(_specialist_good[kind] for kind in _solitaria.specialist_ranking)
GOOD_ORDER = tuple(data.GOODS.index(good) for good in _solitaria.good_order)
RUNGS = len(_solitaria.build_order)
RUNG_NEW_PROVINCE = tuple(int(rung.province == "new") for rung in _solitaria.build_order)
RUNG_EMPTY_CITY = tuple(int(rung.city == "empty") for rung in _solitaria.build_order)
TIES_BY_PEOPLE = int("fewest_human_houses_in_province" in _solitaria.build_ties)
TIES_BY_CHANCE = int("random" in _solitaria.build_ties)
PRODUCTION_GIVES_BONUS = int(_solitaria.production_gives_bonus)
NOT_COPYABLE = sum(1 << data.CARD_KINDS.index(kind) for kind in _solitaria.copy_rule.not_copyable)
COPIED_FACE_DOWN = int(_solitaria.copy_rule.turned_face_down)
COPIED_SCORES = int(_solitaria.copy_rule.still_scores)
SOLO_VESTA = _solitaria.vesta_vp
SOLO_VENUS = _solitaria.cooperative_venus_vp
REACTS_TO_LAST_CARD = int(_solitaria.reaction_after_human_end)
REACTS_IN_LAST_TURNS = int(_solitaria.last_turn_reaction)
PEOPLE_WIN_TIES = int(_solitaria.tie_wins)
TEAM_DIVISOR = _solitaria.cooperative_divisor
_track = [space.name for space in data.board("roma").ship_track]
NEXT_STOP = tuple(
    next((_track.index(stop) for stop in _solitaria.roma_stops if _track.index(stop) > space), NONE)
    for space in range(len(_track))
)
BUILDS_ON_TRACK = tuple(int(_solitaria.roma_builds_on_track[level]) for level in _levels)
TILE_FIRST = int(_solitaria.sicilia_draws_before_colonist)
assert COPIED_SCORES, "A copied card that no longer scores would need its god to be forgotten."
assert len(WHITE_DIE) == len(CARD_DIE_FACES) == DIE_FACES


def contrarius(g):
    """His seat: the last one."""
    return g.seats - 1


def solo_level(g):
    """0 standard, 1 veteran, 2 expert."""
    if g.options & SOLO_EXPERT:
        return 2
    return 1 if g.options & SOLO_VETERAN else 0


# set-up


def set_up_person(g, seat):
    """The first person has the coins of a first player, whoever comes next one more."""
    g.coins[seat] += SOLO_COINS - START_COINS[0]


def set_up_contrarius(g, b):
    """Five cards face up and two colonists; no goods, no coins."""
    seat = contrarius(g)
    for kind in range(KINDS):
        g.hand[seat][kind] = SOLO_HAND[kind]
    for god in range(GOD_COLUMNS):
        g.gods[seat][god] = SOLO_GODS[god]
    g.coins[seat] = 0
    for good in range(GOODS):
        g.goods[seat][good] = 0
    g.on_board[seat] = 0
    for slot in range(COLONISTS):
        kind = slot // 3
        if b.entry[kind] != NONE:
            g.colonist[seat][slot] = b.entry[kind] if slot % 3 < SOLO_COLONISTS[kind] else HOME
        if g.colonist[seat][slot] != HOME:
            g.on_board[seat] += 1
    g.space[seat] = SPACES - COLONISTS + g.on_board[seat]
    forget_reaction(g)
    if not MAGNUS_WITH_CONTRARIUS:
        g.magnus = seat - 1


def draw_specialist(g):
    """Before the display is dealt, he receives a specialist of the first deck."""
    push_chance(g, DRAW_SPECIALIST)


def draw_specialist_legal(g, out):
    for card in range(SALE_CARDS):
        if FIRST_SPECIALISTS >> CARD_KIND[card] & 1 and g.deck_left[card] > 0:
            offer(out, CARD, card)


def draw_specialist_choose(g, card):
    pop(g)
    g.deck_left[card] -= 1
    g.cards_left -= 1
    lay_open(g, card)


def lay_open(g, card):
    """A card comes face up into his display."""
    receive_card(g, contrarius(g), card)
    g.hand[contrarius(g)][CARD_KIND[card]] += 1


# what the person really did


def watches(g, seat):
    """Is it this seat's action that he reacts to? Of two partners, the player's of the card."""
    return not g.partners or seat == g.card_of


def card_will_be_answered(g, seat):
    """A card was played: his reaction comes after its action; not in the last turns."""
    if seat == g.turn and (g.end_by == NOBODY or REACTS_IN_LAST_TURNS):
        g.solo_kind = NONE
        push(g, REACT, contrarius(g))


def watch_personality(g, seat, kind):
    """A copied or chosen personality takes the place of the card; what follows a Proconsul does not."""
    if watches(g, seat) and g.solo_kind != PROCONSUL:
        g.solo_kind = kind
        g.solo_way = OTHER_WAY


def watch_production(g, seat, province):
    if watches(g, seat):
        g.solo_way = PRODUCE_OR_PLACE
        g.solo_province = province


def watch_coins(g, seat):
    if watches(g, seat):
        g.solo_way = COINS_WAY


# the reaction


def react(g, b, step, n):
    """Begin the reaction, or carry out one step of it."""
    seat = contrarius(g)
    if step == 0:
        begin_reaction(g)
    elif step == TAKES_CARD:
        if g.display[0] != NONE:
            push_chance(g, ROLL_CARD)
    elif step == BUILDS:
        if g.house_count[seat] < HOUSES:
            push_chance(g, ROLL_CITY)
    elif step == PRODUCES:
        province_of_house_produces(g, b)
    elif step == SCORES:
        reaction_scores(g, n)
    elif step == SCORES_PROVINCE:
        reaction_scores(g, n * own_houses(g, b, seat, b.province_cities[g.solo_province]))
    elif step == SCORES_GOOD:
        reaction_scores(g, n * g.producing[seat][g.solo_kind - SPECIALIST])
    elif step == PLACES_COLONIST:
        place_his_colonist(g, b)


def begin_reaction(g):
    """Open the steps of the reaction to what was carried out; the first one on top."""
    forget_reaction(g)
    if g.solo_kind == NONE or (g.end_by != NOBODY and not REACTS_TO_LAST_CARD):
        return
    seat = contrarius(g)
    push(g, FINISH_REACTION, seat)
    draws_tile = g.solo_kind == TRIBUNE and extension.tribune_draws_tile(g)
    if draws_tile and not TILE_FIRST:
        push_chance(g, DRAW_TILE, seat + 1)
    way = g.solo_way
    if g.solo_kind == COLONIST and way == OTHER_WAY:
        way = PRODUCE_OR_PLACE
    for back in range(REACTION_STEPS):
        step = REACTION_STEPS - 1 - back
        op = REACTION_OP[g.solo_kind][way][step]
        if op != 0:
            push_steps(g, seat, op, REACTION_N[g.solo_kind][way][step])
    if draws_tile and TILE_FIRST:
        push_chance(g, DRAW_TILE, seat + 1)


def push_steps(g, seat, op, n):
    """Cards, houses and colonists come one after the other; points are multiplied."""
    if op <= PLACES_COLONIST:
        for _ in range(n):
            push(g, REACT, seat, op, 1)
    else:
        push(g, REACT, seat, op, n)


def forget_reaction(g):
    g.solo_gain = 0
    g.solo_produced = 0
    g.solo_rolled = NONE
    g.solo_good = NONE
    g.solo_rung = NONE
    g.solo_city = NONE
    g.solo_card = NONE
    g.solo_placed = NONE
    g.solo_space = NONE
    g.solo_god = NONE


def finish_reaction(g):
    """If he ended the game, everybody plays once more; partners have one turn together."""
    if g.end_by == contrarius(g) and g.solo_end == 0:
        last_turns = 1 if g.partners else extension.people(g)
        g.solo_end = g.turns + 1 + last_turns


def reaction_scores(g, points):
    g.solo_gain += points
    g.solo_points += points


def place_his_colonist(g, b):
    """The kind of which more are left; it stands where new colonists stand and blocks nothing."""
    seat = contrarius(g)
    kind = SOLO_COLONIST_FIRST
    if colonists_left(g, 1 - kind) > colonists_left(g, kind):
        kind = 1 - kind
    for _ in range(2):
        places = entry_places(g, b, seat, kind, CAPITAL_ONLY)
        if places and colonists_left(g, kind) > 0 and g.on_board[seat] < SOLO_MAX_COLONISTS:
            place = 0
            while not places >> place & 1:
                place += 1
            place_colonist(g, seat, kind, place)
            g.solo_placed = kind
            return
        kind = 1 - kind


def colonists_left(g, kind):
    left = 0
    for slot in range(3 * kind, 3 * kind + 3):
        if g.colonist[contrarius(g)][slot] == HOME:
            left += 1
    return left


def province_of_house_produces(g, b):
    """The province of the new house produces for the people, if it is active; the marker turns."""
    if g.solo_city == NONE:
        return
    province = b.city_province[g.solo_city]
    if not extension.province_active(g, province):
        return
    g.bonus_side[province] = COIN_SIDE
    if PRODUCTION_GIVES_BONUS and extension.has_bonus_good(g, province):
        g.pending[g.turn][g.province_good[province]] += 1
    houses_produce(g, b, province)
    store_produce(g, g.turn)
    g.solo_produced = 1
    if g.magnus == contrarius(g):
        pass_magnus(g)


# cards


def roll_card_legal(g, out):
    for face in range(DIE_FACES):
        offer(out, CARD_DIE, face)


def roll_card_choose(g, face):
    """The card at the place that was rolled, or the last one before it; the row closes up as after a purchase."""
    pop(g)
    slot = min(CARD_DIE_FACES[face], SLOTS) - 1
    while slot > 0 and g.display[slot] == NONE:
        slot -= 1
    card = g.display[slot]
    g.display[slot] = NONE
    lay_open(g, card)
    g.solo_card = card
    push(g, FINISH_PURCHASE, contrarius(g))


# houses


def roll_city_legal(g, out):
    for face in range(DIE_FACES):
        offer(out, CITY_DIE, face)


def roll_city_choose(g, b, face):
    """The die names the good: of a city, or of a site in the space where his ship has landed."""
    space = g.frame_a[g.depth - 1] - 1
    pop(g)
    if space >= 0:
        build_on_track(g, b, space, rolled_good(g, face))
    else:
        g.solo_rolled = face
        look_for_city(g, b, rolled_good(g, face))


def rolled_good(g, face):
    """The sixth face stands for the good of his highest specialist."""
    if WHITE_DIE[face] != NONE:
        return WHITE_DIE[face]
    for rank in range(TRADED):
        if g.gods[contrarius(g)][MINERVA + BEST_SPECIALISTS[rank]] > 0:
            return BEST_SPECIALISTS[rank]
    return GOOD_ORDER[0]


def look_for_city(g, b, good):
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


def lowest(cities):
    city = 0
    while not cities >> city & 1:
        city += 1
    return city


def cities_on_rung(g, b, good, rung):
    """Cities that meet one of his preferences, the fewest houses of people in their province (bits)."""
    seat = contrarius(g)
    cities = 0
    fewest = HOUSES
    fewest_people = PLACES * HOUSES
    closed = extension.closed_cities(g, b) | g.houses[seat]
    for city in range(b.cities):
        if g.city_good[city] != good or closed >> city & 1:
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


def own_houses(g, b, seat, cities):
    """A seat's houses among some cities."""
    houses = 0
    for city in range(b.cities):
        if g.houses[seat] & cities & 1 << city:
            houses += 1
    return houses


def houses_of_people(g, b, cities):
    """Houses of all people among some cities."""
    houses = 0
    for seat in range(extension.people(g)):
        houses += own_houses(g, b, seat, cities)
    return houses


def break_tie_legal(g, b, out):
    top = g.depth - 1
    cities = cities_on_rung(g, b, g.frame_a[top], g.frame_b[top])
    for city in range(b.cities):
        if cities >> city & 1:
            offer(out, CITY_PICK, city)


def break_tie_choose(g, b, city):
    pop(g)
    build_his_house(g, b, city)


def build_his_house(g, b, city):
    """He pays nothing and needs no colonist."""
    place_house(g, b, contrarius(g), city)
    g.solo_city = city
    extension.contrarius_built(g, b)


# Roma


def sail_foremost_ship(g, b):
    """With each house his foremost ship goes on to its next stop; one in Byzantium has arrived."""
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
    if stop == NONE or (stop == BYZANTIUM and not roma.can_mark_god(g, seat)):
        return
    g.colonist[seat][slot] = PLACES + stop
    g.solo_space = stop
    if stop == BYZANTIUM:
        score_his_best_god(g, b, seat)
    elif TRACK_SITES[stop] and BUILDS_ON_TRACK[solo_level(g)]:
        push_chance(g, ROLL_CITY, stop + 1)


def score_his_best_god(g, b, seat):
    """The god that gives him most."""
    best = NONE
    best_points = NONE
    for god in range(GODS):
        if roma.god_open(g, seat, god):
            points = roma.god_reward(g, b, seat, god)
            if points > best_points:
                best = god
                best_points = points
    roma.mark_god(g, b, seat, best)
    g.solo_god = best


def build_on_track(g, b, space, good):
    """A house if one of the space's sites is of the rolled kind and has none of his."""
    seat = contrarius(g)
    if g.house_count[seat] < HOUSES:
        for city in range(b.cities):
            if TRACK_SITES[space] & ~g.houses[seat] & 1 << city and g.city_good[city] == good:
                place_house(g, b, seat, city)
                return


# the Diplomat


def card_lies_open(g, kind):
    """Can this card of his be copied?"""
    return g.hand[contrarius(g)][kind] > 0 and not NOT_COPYABLE >> kind & 1


def any_card_lies_open(g):
    for kind in range(KINDS):
        if card_lies_open(g, kind):
            return True
    return False


def open_cards_legal(g, out):
    for kind in range(KINDS):
        if card_lies_open(g, kind):
            offer(out, ROLE, kind)


def copy_open_card(g, seat, kind):
    """The card is turned face down; it still scores."""
    if COPIED_FACE_DOWN:
        g.hand[contrarius(g)][kind] -= 1
        g.discard[contrarius(g)][kind] += 1
    push(g, CARRY_OUT, seat, kind)


# end and scoring


def solo_game_ends(g, seat):
    """Ended by a person: as usual, and for partners at once. Ended by him: after everybody's last turn."""
    if g.end_by == NOBODY:
        return False
    if g.end_by == contrarius(g):
        return g.turns >= g.solo_end
    return g.partners != 0 or g.end_by == seat


def contrarius_points(g):
    """His reactions, the handicap of the level, and what Vesta gives to somebody without money."""
    return g.solo_points + HANDICAP[solo_level(g)] + SOLO_VESTA * g.gods[contrarius(g)][VESTA]


def contrarius_venus(g, b):
    """Among partners' cards: a province counts for him where he has two houses."""
    provinces = 0
    for province in range(b.provinces):
        houses = g.houses[contrarius(g)] & b.province_cities[province]
        if houses & (houses - 1):
            provinces += 1
    return SOLO_VENUS * provinces


def solo_result(g, seat):
    """Points; of partners the half of both together."""
    if g.partners and seat < extension.people(g):
        return (g.score[0] + g.score[1]) // TEAM_DIVISOR
    return g.score[seat]


def beat_contrarius(g):
    """Somebody has to have more points than he; on a tie he wins."""
    seat = contrarius(g)
    best = NONE
    for back in range(g.seats):
        other = (g.magnus + g.seats - back) % g.seats
        if other != seat and (best == NONE or solo_result(g, other) > solo_result(g, best)):
            best = other
    margin = solo_result(g, best) - solo_result(g, seat)
    g.winner = best if margin > 0 or (margin == 0 and PEOPLE_WIN_TIES) else seat
    if g.partners and g.winner != seat:
        g.winner = 0
