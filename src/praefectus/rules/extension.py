"""The extension points: where the modules change or add to the base game.

This is the only file that looks at which modules are on. Each point says what the base game does; a module's own
file holds what it does instead. The core calls these points as extension.name(...).
"""

from praefectus.rules import mercator, prefect, scoring, storehouse
from praefectus.rules.actions import CARD, CARD_DIE, CITY_DIE, CITY_PICK, DONE, FORUM_CARDS, ROLE, TILE, USE
from praefectus.rules.modules import (
    balearica,
    fish_market,
    fish_stands,
    forum,
    forum_auction,
    forum_citizens,
    forum_patricians,
    roma,
    sicilia,
    solitaria,
    teams,
    venus,
)
from praefectus.rules.modules.roma import ALL_TRACK_SITES
from praefectus.rules.modules.solitaria import SOLO_DECKS
from praefectus.rules.stack import offer, pop, push, push_chance
from praefectus.rules.tables import BONUS_COINS
from praefectus.rules.vocabulary import (
    AUCTION,
    BID,
    BREAK_TIE,
    BUILD_TRACK,
    CHOOSE_GOD,
    CHOOSE_ROLE,
    COIN_SIDE,
    DECKS,
    DRAW_FORUM,
    DRAW_PATRICIAN,
    DRAW_SPECIALIST,
    DRAW_TILE,
    EXCHANGE,
    FILL_FORUM,
    FINISH_REACTION,
    FISH,
    FREE_HOUSE,
    GET_GOOD,
    GOODS_SIDE,
    HALF_PRICE,
    KEEP_PATRICIAN,
    LAND_SHIPS,
    LEAVE_STAND,
    LEGATUS,
    MAGISTER,
    MARKET,
    NONE,
    OFFER,
    OFFER_CITIZENS,
    PARTNER_ACTS,
    PLAY_FOR_SELF,
    PRAETOR,
    PROCONSUL,
    REACT,
    ROLL_CARD,
    ROLL_CITY,
    SAIL,
    SCORE_BYZANTIUM,
    SEA,
    SELL_BONUS,
    SHIP_HOUSE,
    SOLO_COOPERATIVE,
    STAND,
    START_SPACE,
    SUGGEST,
    TAKE_FORUM,
    USE_FORUM,
    WITH_BALEARICA,
    WITH_FISH,
    WITH_FORUM,
    WITH_ROMA,
    WITH_SALT,
    WITH_SICILIA,
    WITH_SOLITARIA,
    WITH_TEAMS,
    WITH_VENUS,
)

# ---- set-up


def card_set(g):
    """Which hands and decks are used: 0 base game, 1 Venus, 2 team play."""
    if g.partners:
        return 2
    if g.modules & WITH_VENUS:
        return 1
    return 0


def decks(g):
    """How many numerals of the deck are used."""
    if g.modules & WITH_SOLITARIA:
        return SOLO_DECKS
    return min(g.seats, DECKS)


def set_up_seat(g, b, seat):
    """After a seat got its hand, goods, coins and colonists."""
    if g.modules & WITH_SOLITARIA and seat == solitaria.contrarius(g):
        solitaria.set_up_contrarius(g, b)
    elif g.partners:
        teams.set_up_partner(g, b, seat)
    elif g.modules & WITH_SOLITARIA:
        solitaria.set_up_person(g, seat)


def drawn_first(g):
    """Open what chance decides before city tokens and card display are dealt."""
    if g.modules & WITH_SOLITARIA:
        solitaria.draw_specialist(g)


def with_salt(g):
    """Is salt among the goods?"""
    return (g.modules & WITH_SALT) != 0


def set_up(g, b):
    """Open what the modules set up after city tokens and card display were dealt."""
    if g.modules & WITH_FORUM:
        forum.set_up_forum(g, b)
    if g.partners:
        teams.open_start_spaces(g, b)
    if g.modules & WITH_SICILIA:
        sicilia.sicilia_set_up(g)


def markers_laid(g, b):
    """After every province got its bonus marker."""
    if g.modules & WITH_FISH:
        fish_market.lay_fish(g, b)


# ---- the turn


def people(g):
    """Seats that play cards."""
    if g.modules & WITH_SOLITARIA:
        return g.seats - 1
    return g.seats


def partners_play(g):
    """1 when seats that sit opposite form a team."""
    if g.modules & WITH_TEAMS or (g.modules & WITH_SOLITARIA and g.options & SOLO_COOPERATIVE):
        return 1
    return 0


def team(g, seat):
    """The seat's team, or NONE where everybody plays alone."""
    if g.partners and seat < people(g):
        return teams.team_of(g, seat)
    return NONE


def next_seat(g):
    """Who plays next."""
    return (g.turn + 1) % people(g)


def game_ends(g, seat):
    """Would it be the turn of whoever ended the game?"""
    if g.modules & WITH_SOLITARIA:
        return solitaria.solo_game_ends(g, seat)
    if g.partners:
        return teams.team_ends(g, seat)
    return g.end_by == seat


def buy_start_goods(g, b, seat):
    """The start without goods: before their first card, players buy some."""
    if g.partners:
        teams.partners_buy_start_goods(g, b, seat)
    else:
        mercator.start_goods_begin(g, b, seat)


def turn_begins(g, b, seat):
    """Before the card is played."""
    if g.modules & WITH_FORUM:
        forum.forget_marks(g)
    if g.modules & WITH_ROMA:
        roma.forget_ship_moves(g)
    if g.modules & WITH_FISH and not g.modules & WITH_TEAMS:
        fish_market.market_phase_begins(g, b, seat)


def market_phase(g, b, seat):
    """Open the seat's visit to the fish market, before its card is carried out."""
    if g.modules & WITH_FISH:
        fish_market.market_phase_begins(g, b, seat)


def market_may_open(g, seat):
    """Could something done at the market make a spot open that cannot be entered now?"""
    return (g.modules & WITH_FORUM) != 0 and forum_citizens.citizen_for_market(g, seat)


def card_played(g, b, seat, kind):
    """A card was played from the hand; what is opened here comes after its action."""
    if g.modules & WITH_SOLITARIA:
        solitaria.card_will_be_answered(g, seat)
    if g.partners:
        teams.partner_follows(g, seat, kind)
    if g.modules & WITH_FORUM and kind != LEGATUS:  # whose player acts after the partner
        push(g, OFFER_CITIZENS, seat)


def partner_begins(g, b, seat):
    """In team play, before a partner's part of a card is opened; what is opened here comes after it."""
    if g.modules & WITH_FORUM:
        push(g, OFFER_CITIZENS, seat)


def card_laid(g, b, seat, kind):
    """The action of a played card waits to begin; what is opened here comes before it."""
    if g.partners:
        teams.market_before_card(g, b, seat, kind)


def cards_first(g):
    """In team play, do both partners lay their cards before anything is carried out?"""
    return (g.modules & WITH_FISH) != 0


def personality_begun(g, b, seat, kind):
    """A personality's action was opened, whether played or copied."""
    if g.modules & WITH_SOLITARIA:
        solitaria.watch_personality(g, seat, kind)
    if g.modules & WITH_FORUM:
        forum_patricians.mark_display_copy(g)


def carry_out(g, b, seat, kind):
    """Begin the action of a personality that the base game does not have."""
    if kind == MAGISTER:
        venus.magister_start(g, b, seat)
    elif venus.is_double_choice(kind):
        venus.double_choice_start(g, b, seat, kind)
    elif kind == PRAETOR:
        teams.praetor_start(g, b, seat)
    elif kind == PROCONSUL:
        teams.proconsul_start(g, b, seat)
    elif kind == LEGATUS:
        teams.legatus_start(g, b, seat)


def role_taken(g, card, role):
    """One half of a double-choice card was chosen."""
    if g.partners:
        teams.role_left(g, card, role)


# ---- Tribune


def tribune_played(g, b, seat):
    """Before the cards come back."""
    if g.modules & WITH_FORUM:
        forum.open_forum(g, seat)


def tribune_draws_tile(g):
    """Does every Tribune stir a volcano?"""
    return (g.modules & WITH_SICILIA) != 0


def cards_recovered(g, b, seat):
    """Between the return of the cards and the new colonist."""
    if g.modules & WITH_FORUM:
        forum_patricians.titus_exchanges(g, seat)
    if g.modules & WITH_SICILIA:
        push_chance(g, DRAW_TILE, seat + 1)


# ---- Architect


def steps(g, b, seat):
    """Steps of an Architect: one for each colonist on the board."""
    if g.modules & WITH_FORUM:
        return g.on_board[seat] + forum_patricians.extra_steps(g, seat)
    return g.on_board[seat]


def architect_begins(g, b, seat):
    """After the frames for moving and building were opened."""


def reach(g, b, seat, slot, count):
    """Lines that a colonist can get to with so many steps (bits)."""
    if g.modules & WITH_ROMA and slot >= 3:
        return roma.ship_reach(g, b, seat, slot, count)
    if g.modules & WITH_BALEARICA and slot < 3:
        return balearica.ride_reach(g, b, seat, slot, count)
    return b.reach[1 if slot >= 3 else 0][g.colonist[seat][slot]][count]


def may_move(g, seat, slot):
    """May this colonist move (again) in this turn?"""
    if g.modules & WITH_ROMA:
        return roma.ship_may_move(g, seat, slot)
    return True


def stops(g, b, seat, slot, steps, lines):
    """Free lines in reach where the colonist may stop (bits)."""
    if g.modules & WITH_FISH:
        return fish_stands.stand_stops(g, b, seat, slot, steps, lines)
    return lines


def may_decline(g, b, kind, seat):
    """May a move, a house or a card be left out?"""
    if g.modules & WITH_FISH:
        return fish_stands.may_decline_stand(g, b, kind, seat)
    return True


def house_helped(g, b, seat, city):
    """Could a card that is used while building make a house payable?"""
    return (g.modules & WITH_FORUM) != 0 and forum_citizens.citizen_helps_in(g, b, seat, city)


def stand_steps(g, seat, count):
    """Steps that come with a house at the fish market."""
    if g.modules & WITH_FORUM:
        return count + forum_patricians.extra_steps(g, seat)
    return count


def blocks(g, kind):
    """Does a colonist of this kind keep its line for itself?"""
    return kind != SEA or not g.modules & WITH_ROMA


def colonist_moved(g, b, seat, slot, line):
    """After a colonist came to a line."""
    if g.modules & WITH_ROMA and slot >= 3:
        roma.ship_moved(g, seat, slot)


def moves_made(g, b, seat):
    """After the last move."""
    if g.modules & WITH_ROMA:
        roma.ships_land(g, b, seat)


def may_build_from(g, seat, slot):
    """May houses be built next to this colonist on a line?"""
    if g.modules & WITH_ROMA:
        return roma.ship_may_build(g, seat, slot)
    return True


def entry_places(g, b, seat, kind, places):
    """Where a new colonist may stand (bits)."""
    if g.modules & WITH_BALEARICA:
        return balearica.island_entry(g, seat, kind, places)
    return places


# ---- houses


def building_sites(g, b, seat, sites):
    """Cities where the seat may build, before its own houses are taken out (bits)."""
    if g.modules & WITH_FORUM:
        sites |= forum_patricians.foreign_sites(g, b, seat)
    if g.modules & WITH_SICILIA:
        sites &= ~sicilia.ash_covered_cities(g, b)
    return sites


def closed_cities(g, b):
    """Cities where nobody may build without a colonist (bits)."""
    if g.modules & WITH_SICILIA:
        return sicilia.ash_covered_cities(g, b)
    if g.modules & WITH_ROMA:
        return ALL_TRACK_SITES
    return 0


def provinces_settled(g, b, seat):
    """Provinces with a house, for cards that count them outside the scoring."""
    if g.modules & WITH_ROMA:
        return roma.city_provinces(g, b, seat)
    return scoring.provinces_held(g, b, seat)


def house_coins(g, b, seat, city, coins):
    """The coins that the house costs."""
    if g.modules & WITH_FORUM:
        return forum_patricians.forum_house_coins(g, seat, city, coins)
    return coins


def house_good(g, b, seat, city, good):
    """A good that the house costs, or NONE."""
    if g.modules & WITH_FORUM:
        return forum_patricians.forum_house_good(g, seat, city, good)
    return good


def house_paid(g, b, seat, city):
    """After a house was paid, before it is placed."""
    if g.modules & WITH_FORUM:
        forum_patricians.forum_house_paid(g, b, seat, city)
    if g.modules & WITH_ROMA:
        roma.track_house_paid(g, seat, city)


def contrarius_built(g, b):
    """After a house of Contrarius was placed in a city."""
    if g.modules & WITH_ROMA:
        solitaria.sail_foremost_ship(g, b)


def purse(g, seat):
    """The coins a seat can spend."""
    if g.partners:
        return teams.team_purse(g, seat)
    return g.coins[seat]


def spend(g, seat, coins):
    if g.partners:
        teams.team_spend(g, seat, coins)
    else:
        g.coins[seat] -= coins


# ---- Prefect and specialists


def province_active(g, province):
    """Can a Prefect let it produce? Its marker must show the goods side."""
    if g.modules & WITH_SICILIA and sicilia.erupted(g, province):
        return False
    if g.modules & WITH_FISH:
        return g.fish_spot[province] > 0
    return g.bonus_side[province] == GOODS_SIDE


def take_bonus(g, b, seat, province):
    """What the Prefect's seat gets besides the produce of its houses."""
    if g.modules & WITH_SICILIA and sicilia.smokes(g, province):
        sicilia.produce_in_smoke(g, seat, province)
        if g.modules & WITH_FISH:
            fish_market.spend_marker(g, province)
        elif g.modules & WITH_FORUM:
            forum_patricians.marker_turned(g, seat, marker_coins(g, province))
    elif g.modules & WITH_FISH:
        fish = g.fish_spot[province]
        fish_market.take_fish(g, b, seat, province)
        if g.modules & WITH_FORUM:
            forum_patricians.fish_bonus_taken(g, seat, fish)
    else:
        prefect.take_bonus(g, b, seat, province)
        if g.modules & WITH_FORUM:
            forum_patricians.marker_turned(g, seat, marker_coins(g, province))
            forum_patricians.bonus_taken(g, seat, g.province_good[province])


def bonus_waits(g):
    """Is it to be decided whether the bonus is sold, before everybody stores?"""
    return (g.modules & WITH_FORUM) != 0 and forum_patricians.sale_is_open(g)


def bonus_on_show(g, b, seat):
    """Is there a bonus on the board whose like the seat could store?"""
    if g.modules & WITH_FISH:
        return storehouse.fits(g, seat, FISH) and forum_citizens.most_fish_on_show(g, b) > 0
    return g.space[seat] > 0 and forum_citizens.goods_on_show(g, b) != 0


def take_like_bonus(g, b, seat):
    """Take the like of a bonus on the board from the supply: a good of choice, or as many fish as one marker shows."""
    if g.modules & WITH_FISH:
        storehouse.gain_fish(g, seat, forum_citizens.most_fish_on_show(g, b))
    else:
        storehouse.choose_good(g, seat, forum_citizens.goods_on_show(g, b))


def has_bonus_good(g, province):
    """Does the province's marker have a goods side?"""
    if g.modules & WITH_SICILIA:
        return not sicilia.smokes(g, province)
    return True


def marker_coins(g, province):
    """The coins on the back of a province's bonus marker."""
    if g.modules & WITH_SICILIA:
        return sicilia.sicilia_marker_coins(g, province)
    return BONUS_COINS[g.province_good[province]]


def magnus_counts(g, seat):
    """Does the Praefectus Magnus double the bonus of this Prefect?"""
    if g.partners:
        return teams.own_prefect(g, seat)
    return True


def produced(g, b, seat, province):
    """After a province produced."""
    if g.modules & WITH_SOLITARIA:
        solitaria.watch_production(g, seat, province)


def cash_bonus(g, b):
    """The coins visible on the bonus markers."""
    if g.modules & WITH_FISH:
        return fish_market.empty_spot_coins(g, b)
    if g.modules & WITH_SICILIA:
        return sicilia.sicilia_cash(g, b)
    coins = 0
    for province in range(b.producing_provinces):
        if g.bonus_side[province] == COIN_SIDE:
            coins += BONUS_COINS[g.province_good[province]]
    return coins


def has_spot(g, province):
    """Has the province still a place for a bonus marker?"""
    if g.modules & WITH_SICILIA:
        return not sicilia.erupted(g, province)
    return True


def cash_collected(g, b, seat):
    """After a Prefect collected the coins and turned the markers back."""
    if g.modules & WITH_SOLITARIA:
        solitaria.watch_coins(g, seat)
    if g.modules & WITH_ROMA:
        roma.open_ship_step(g, b, seat)
    if g.modules & WITH_FISH:
        fish_market.restock(g, b, seat)


def prefect_legal(g, b, seat, out):
    """What else a Prefect may do."""
    if g.modules & WITH_FORUM:
        forum_patricians.sextus_legal(g, b, seat, out)


def prefect_choose(g, b, seat, action):
    """Carry out what prefect_legal offered."""
    if g.modules & WITH_FORUM:
        forum_patricians.sextus_choose(g, b, seat, action)


def specialist_houses(g, b, seat, good):
    """Houses that produce for a specialist."""
    if g.modules & WITH_SICILIA:
        return g.producing[seat][good] - sicilia.lost_houses(g, b, seat, good)
    return g.producing[seat][good]


def income_taken(g, b, seat):
    """After a Colonist card brought coins."""
    if g.modules & WITH_SOLITARIA:
        solitaria.watch_coins(g, seat)


# ---- trade, purchases, copies


def trade_kinds(g, seat, kinds):
    """How many kinds of goods a Mercator trades in."""
    if g.modules & WITH_FORUM:
        return forum_patricians.forum_trade_kinds(g, seat, kinds)
    return kinds


def purchase_discount(g, seat, good):
    """Coins off a purchase of this good."""
    if g.modules & WITH_FORUM:
        return forum_patricians.forum_discount(g, seat, good)
    return 0


def sale_bonus(g, seat):
    """Coins more for every unit sold."""
    if g.modules & WITH_FORUM:
        return forum_patricians.forum_sale_bonus(g, seat)
    return 0


def may_buy(g, traded):
    """May goods still be bought in this trade?"""
    return fish_stands.stand_may_buy(traded)


def may_sell(g, traded):
    return fish_stands.stand_may_sell(traded)


def bought_mark(g):
    """A mark that this trade bought something, for may_sell."""
    return fish_stands.stand_bought_mark(g)


def sold_mark(g):
    return fish_stands.stand_sold_mark(g)


def slot_paid_freely(g, seat):
    """May the goods below a display place be paid with any goods?"""
    return (g.modules & WITH_FORUM) != 0 and forum_patricians.slot_of_any_goods(g, seat)


def for_sale(g, how, slot):
    """May this card be bought with a purchase of this kind?"""
    if g.modules & WITH_FORUM and not forum_patricians.not_itself(how, slot):
        return False
    if g.partners:
        return teams.for_sale_to(g, how, slot)
    return True


def refill_waits(g, seat):
    """Does the display stay as it is after this purchase?"""
    if g.partners:
        return teams.praetor_open(g, seat)
    return False


def may_copy(g, seat, other):
    """May a Diplomat copy this seat's card?"""
    if g.partners:
        return teams.partner_may_copy(g, seat, other)
    if g.modules & WITH_VENUS:
        return venus.magister_copyable(g, seat, other)
    return True


def other_copies(g, b, seat):
    """Is there a card to copy besides the other seats' top cards?"""
    if g.modules & WITH_SOLITARIA:
        return solitaria.any_card_lies_open(g)
    return (g.modules & WITH_FORUM) != 0 and forum_patricians.lucius_can_copy(g, seat)


def copy_legal(g, b, seat, out):
    """Cards to copy besides the other seats' top cards."""
    if g.modules & WITH_SOLITARIA:
        solitaria.open_cards_legal(g, out)
    if g.modules & WITH_FORUM:
        forum_patricians.lucius_legal(g, seat, out)


def copied(g, seat, other):
    """A seat's top card was chosen to be copied."""
    if g.partners:
        teams.partner_copied(g, seat, other)


def copy_choose(g, b, seat, action):
    """Carry out what copy_legal offered."""
    if g.modules & WITH_SOLITARIA:
        solitaria.copy_open_card(g, seat, action - ROLE)
    if g.modules & WITH_FORUM:
        forum_patricians.lucius_choose(g, seat, action)


# ---- decisions, chance and automatic steps of the modules


def legal(g, b, kind, seat, out):
    """Legal actions of a kind of decision that the base game does not have."""
    if kind == DRAW_TILE:
        sicilia.draw_tile_legal(g, out)
    elif kind in (DRAW_FORUM, DRAW_PATRICIAN):
        forum.draw_forum_legal(g, out)
    elif kind == KEEP_PATRICIAN:
        forum.keep_patrician_legal(g, out)
    elif kind == BID:
        forum_auction.bid_legal(g, seat, out)
    elif kind == TAKE_FORUM:
        forum.take_forum_legal(g, out)
    elif kind == USE_FORUM:
        offer(out, DONE)
    elif kind == EXCHANGE:
        forum_citizens.exchange_legal(g, seat, out)
    elif kind == SELL_BONUS:
        forum_patricians.sell_bonus_legal(g, out)
    elif kind == FREE_HOUSE:
        forum_citizens.free_house_legal(g, b, seat, out)
    elif kind == HALF_PRICE:
        forum_citizens.half_price_legal(g, seat, out)
    elif kind == MARKET:
        fish_market.market_legal(g, b, seat, out)
    elif kind == STAND:
        fish_market.stand_legal(g, b, seat, out)
    elif kind == OFFER:
        fish_stands.offer_legal(g, b, seat, out)
    elif kind == GET_GOOD:
        storehouse.get_good_legal(g, b, seat, out)
    elif kind == CHOOSE_ROLE and venus.is_double_choice(g.frame_a[g.depth - 1]):
        venus.role_legal(g, b, seat, out)
    elif kind == CHOOSE_ROLE:
        teams.join_legal(g, b, seat, out)
    elif kind == START_SPACE:
        teams.start_space_legal(g, b, seat, out)
    elif kind == SUGGEST:
        teams.suggest_legal(g, b, seat, out)
    elif kind == PLAY_FOR_SELF:
        teams.play_for_self_legal(g, b, seat, out)
    elif kind == SAIL:
        roma.sail_legal(g, b, seat, out)
    elif kind == SHIP_HOUSE:
        roma.ship_house_legal(g, b, seat, out)
    elif kind == CHOOSE_GOD:
        roma.choose_god_legal(g, b, seat, out)
    elif kind == DRAW_SPECIALIST:
        solitaria.draw_specialist_legal(g, out)
    elif kind == ROLL_CITY:
        solitaria.roll_city_legal(g, out)
    elif kind == ROLL_CARD:
        solitaria.roll_card_legal(g, out)
    elif kind == BREAK_TIE:
        solitaria.break_tie_legal(g, b, out)


def also_legal(g, b, kind, seat, out):
    """Actions that a module offers beside those of the open decision."""
    if g.modules & WITH_FORUM:
        forum_citizens.offer_citizens(g, b, kind, seat, out)


def also_chosen(g, b, kind, seat, action):
    """Carry out an action that also_legal offered; False when it was none of them."""
    if USE <= action < USE + FORUM_CARDS:
        forum_citizens.use_citizen(g, b, kind, seat, action - USE)
        return True
    return False


def choose(g, b, kind, seat, action):
    """Carry out a decision that the base game does not have."""
    if kind == DRAW_TILE:
        sicilia.draw_tile_choose(g, action - TILE)
    elif kind == DRAW_FORUM:
        forum.draw_forum_choose(g, action)
    elif kind == DRAW_PATRICIAN:
        forum.draw_patrician_choose(g, b, action)
    elif kind == KEEP_PATRICIAN:
        forum.keep_patrician_choose(g, b, seat, action)
    elif kind == BID:
        forum_auction.bid_choose(g, seat, action)
    elif kind == TAKE_FORUM:
        forum.take_forum_choose(g, seat, action)
    elif kind == USE_FORUM:
        pop(g)
    elif kind == EXCHANGE:
        forum_citizens.exchange_choose(g, seat, action)
    elif kind == SELL_BONUS:
        forum_patricians.sell_bonus_choose(g, seat, action)
    elif kind == FREE_HOUSE:
        forum_citizens.free_house_choose(g, b, seat, action)
    elif kind == HALF_PRICE:
        forum_citizens.half_price_choose(g, seat, action)
    elif kind == MARKET:
        fish_market.market_choose(g, b, seat, action)
    elif kind == STAND:
        fish_market.stand_choose(g, b, seat, action)
    elif kind == OFFER:
        fish_stands.offer_choose(g, b, seat, action)
    elif kind == GET_GOOD:
        storehouse.get_good_choose(g, b, seat, action)
    elif kind == CHOOSE_ROLE and venus.is_double_choice(g.frame_a[g.depth - 1]):
        venus.role_choose(g, b, seat, action)
    elif kind == CHOOSE_ROLE:
        teams.join_choose(g, b, seat, action)
    elif kind == START_SPACE:
        teams.start_space_choose(g, b, seat, action)
    elif kind == SUGGEST:
        teams.suggest_choose(g, b, seat, action)
    elif kind == PLAY_FOR_SELF:
        teams.play_for_self_choose(g, b, seat, action)
    elif kind == SAIL:
        roma.sail_choose(g, b, seat, action)
    elif kind == SHIP_HOUSE:
        roma.ship_house_choose(g, b, seat, action)
    elif kind == CHOOSE_GOD:
        roma.choose_god_choose(g, b, seat, action)
    elif kind == DRAW_SPECIALIST:
        solitaria.draw_specialist_choose(g, action - CARD)
    elif kind == ROLL_CITY:
        solitaria.roll_city_choose(g, b, action - CITY_DIE)
    elif kind == ROLL_CARD:
        solitaria.roll_card_choose(g, action - CARD_DIE)
    elif kind == BREAK_TIE:
        solitaria.break_tie_choose(g, b, action - CITY_PICK)


def weight(g, b, kind, action):
    """Weight of an outcome of a module's chance."""
    if kind == DRAW_TILE:
        return sicilia.tile_weight(g, action - TILE)
    return 1


def run(g, b, kind, seat, first, second):
    """An automatic step of a module."""
    if kind == LEAVE_STAND:
        fish_market.leave_stand(g, b, seat)
    elif kind == PARTNER_ACTS:
        teams.partner_acts(g, b, seat, first, second)
    elif kind == OFFER_CITIZENS:
        forum_citizens.offer_last_citizens(g, b, seat)
    elif kind == FILL_FORUM:
        forum.fill_forum(g)
    elif kind == AUCTION:
        forum.auction(g)
    elif kind == LAND_SHIPS:
        roma.bonuses_landed(g, seat)
    elif kind == BUILD_TRACK:
        roma.open_track(g, b, seat)
    elif kind == SCORE_BYZANTIUM:
        roma.score_byzantium(g, b, seat)
    elif kind == REACT:
        solitaria.react(g, b, first, second)
    elif kind == FINISH_REACTION:
        solitaria.finish_reaction(g)


# ---- scoring


def fish_value(g, seat):
    """What the fish in the storehouse add to Vesta."""
    if g.modules & WITH_FISH:
        return fish_market.fish_wealth(g, seat)
    return 0


def venus_value(g, b, seat):
    """What a card of Venus is worth; the base game has none."""
    if g.modules & WITH_SOLITARIA and seat == solitaria.contrarius(g):
        return solitaria.contrarius_venus(g, b)
    if g.partners:
        return teams.shared_provinces(g, b, seat)
    if g.modules & WITH_VENUS:
        return venus.settled_provinces(g, b, seat)
    return 0


def extra_points(g, seat):
    """Points beside the gods and the Concordia card."""
    total = 0
    if g.modules & WITH_FORUM:
        total += forum.forum_points(g, seat)
    if g.modules & WITH_ROMA:
        total += g.god_points[seat]
    if g.modules & WITH_SOLITARIA and seat == solitaria.contrarius(g):
        total += solitaria.contrarius_points(g)
    return total


def result(g, seat):
    """What is compared to find the winner."""
    if g.modules & WITH_SOLITARIA:
        return solitaria.solo_result(g, seat)
    if g.partners:
        return teams.team_result(g, seat)
    return g.score[seat]


def decide_winner(g):
    """After the winner was found by points and Praefectus Magnus."""
    if g.modules & WITH_SOLITARIA:
        solitaria.beat_contrarius(g)
    elif g.partners:
        teams.name_winner(g)
