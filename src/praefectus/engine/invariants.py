"""What must be true of a game after every decision: nothing is lost, nothing appears, everybody is asked for a reason.

`broken(g, b)` says in a sentence what does not add up in a position, or None. It reads the rules' tables, not the
rules: it counts cards, goods, houses, colonists, tokens and tiles anew. The checks behind it are written as the rules
are, in plain numbers, so that they also run compiled (`checked_games`, for a million games).
`broken_step(before, after, b)` compares two positions with one decision between them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from praefectus.engine.batches import ROOM
from praefectus.engine.interpreted import LightRecord
from praefectus.rules.modules.fish_market.market import MARKER_FISH, SPOT_COUNT
from praefectus.rules.modules.fish_market.vocabulary import LEAVE_STAND, MOUNTAINSIDE, SPOTS, WITH_FISH
from praefectus.rules.modules.forum.cards import CITIZENS, CLAUDIA, CLAUDIA_SPACES, PATRICIANS
from praefectus.rules.modules.forum.vocabulary import (
    AUCTION,
    BID,
    DRAW_PATRICIAN,
    FORUM_AUCTION,
    FORUM_CARDS,
    FORUM_SLOTS,
    KEEP_PATRICIAN,
    SELL_BONUS,
    WITH_FORUM,
)
from praefectus.rules.modules.roma.vocabulary import LAND_SHIPS, SHIPS, WITH_ROMA
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.modules.sicilia.vocabulary import TILES, WITH_SICILIA
from praefectus.rules.modules.sicilia.volcano import LAST_ROW, NEUTRAL_TILES, TILE_COUNT, TILE_PROVINCE
from praefectus.rules.modules.solitaria.contrarius_setup import SOLO_GODS, SOLO_HAND
from praefectus.rules.modules.solitaria.vocabulary import WITH_SOLITARIA
from praefectus.rules.modules.teams.partners import DROPPED_CARD, DROPPED_GOD
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded
from praefectus.rules.tables import (
    CARD_GOD,
    CARD_KIND,
    DECK_CARDS,
    HAND,
    HAND_GODS,
    SALT_REPLACES,
    SALT_SWAP,
    TOKENS,
)
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import (
    COIN_SIDE,
    COLONISTS,
    DECKS,
    DRAW_CARD,
    DRAW_TOKEN,
    FINISH_PURCHASE,
    FIRST_AUTOMATIC,
    FIRST_CHANCE,
    GET_GOOD,
    GOD_COLUMNS,
    GODS,
    GOODS,
    HOME,
    HOUSES,
    KINDS,
    NOBODY,
    NONE,
    PLACES,
    PLAY_CARD,
    PROVINCES,
    SALE_CARDS,
    SALT,
    SEA,
    SEATS,
    SLOTS,
    SPACES,
    STACK,
    STORED,
    TAKE,
    TRADED,
)

if TYPE_CHECKING:
    from praefectus.engine.cpu import Loop

# What can be wrong. A check returns WRONG * 8 + seat, or WRONG * 8 + TABLE where it is nobody's; 0 when all is well.
TABLE: Final = 7
STACK_SIZE: Final = 1
STACK_TOP: Final = 2
STACK_SEAT: Final = 3
TURN: Final = 4
EMPTY_HAND: Final = 5
NEGATIVE: Final = 6
SALT_STRAY: Final = 7
SPACE: Final = 8
EMPTY_SEAT: Final = 9
PENDING: Final = 10
ON_BOARD: Final = 11
COLONIST_PLACE: Final = 12
COLONIST_CITY: Final = 13
LINE_SHARED: Final = 14
LINE_TAKEN: Final = 15
HOUSE_COUNT: Final = 16
HOUSE_SUPPLY: Final = 17
HOUSE_CITY: Final = 18
CITY_HOUSES: Final = 19
PRODUCING: Final = 20
CARD_COUNT: Final = 21
CARDS_LEFT: Final = 22
GOD_COUNT: Final = 23
SEAT_CARDS: Final = 24
PILE_TOP: Final = 25
DISPLAY_GAP: Final = 26
END_MISSED: Final = 27
END_EARLY: Final = 28
MAGNUS: Final = 29
TOKEN_COUNT: Final = 30
MARKER_GOOD: Final = 31
MARKER_SIDE: Final = 32
FORUM_TWICE: Final = 33
FORUM_LOST: Final = 34
FORUM_ROW: Final = 35
FORUM_PATRICIAN: Final = 36
FISH_STRAY: Final = 37
FISH_SPOT: Final = 38
MARKET: Final = 39
STAND_OPEN: Final = 40
BYZANTIUM_MARK: Final = 41
SHIP_VISIT: Final = 42
VOLCANO_ROW: Final = 43
VOLCANO_PILE: Final = 44
CONTRARIUS: Final = 45
WINNER: Final = 46

SAID: Final = {
    STACK_SIZE: "the stack of open decisions is empty or overflows",
    STACK_TOP: "an automatic step waits on top of the stack",
    STACK_SEAT: "a decision belongs to a seat that does not exist",
    TURN: "somebody plays a card out of turn",
    EMPTY_HAND: "a card is to be played from an empty hand",
    NEGATIVE: "a number of coins, goods, fish, cards or tokens is below zero",
    SALT_STRAY: "there is salt in a game without salt",
    SPACE: "free spaces, colonists at home, goods and fish do not fill the storehouse",
    EMPTY_SEAT: "a seat that nobody has owns something",
    PENDING: "goods wait to be stored and nobody is asked about them",
    ON_BOARD: "the colonists on the board are miscounted",
    COLONIST_PLACE: "a colonist stands where no colonist can stand",
    COLONIST_CITY: "a colonist stands in a city without a house of its own",
    LINE_SHARED: "two colonists stand on one line",
    LINE_TAKEN: "the occupied lines are not those with a colonist",
    HOUSE_COUNT: "the houses on the board are miscounted",
    HOUSE_SUPPLY: "more than 15 houses are used",
    HOUSE_CITY: "a house stands outside the cities",
    CITY_HOUSES: "the houses of a city are miscounted",
    PRODUCING: "houses and the goods they produce do not match",
    CARD_COUNT: "a personality card was lost or appeared",
    CARDS_LEFT: "the cards left in the stack are miscounted",
    GOD_COUNT: "the gods of the cards do not match the cards",
    SEAT_CARDS: "the cards of a seat do not match their gods",
    PILE_TOP: "the top of a pile is not one of its cards",
    DISPLAY_GAP: "the card display has a gap, or is not filled up",
    END_MISSED: "the game should have ended",
    END_EARLY: "somebody has the Concordia card without a reason",
    MAGNUS: "nobody at the table has the Praefectus Magnus",
    TOKEN_COUNT: "the goods of the cities are not those of their tokens",
    MARKER_GOOD: "a bonus marker does not show the dearest good of its province",
    MARKER_SIDE: "a bonus marker stands on its edge",
    FORUM_TWICE: "a forum card is in two places",
    FORUM_LOST: "a forum card is nowhere",
    FORUM_ROW: "the row of forum cards has a gap",
    FORUM_PATRICIAN: "somebody has lost all patricians",
    FISH_STRAY: "there is fish in a game without fish",
    FISH_SPOT: "a bonus spot holds an impossible number of fish",
    MARKET: "a marker or a coin lies beside the fish market",
    STAND_OPEN: "a market stand is in use and nobody uses it",
    BYZANTIUM_MARK: "a god is marked by somebody who does not play",
    SHIP_VISIT: "a ship's visit outlasts its turn",
    VOLCANO_ROW: "the volcano's columns are not the tiles that were drawn",
    VOLCANO_PILE: "the volcano's pile is empty or holds too much",
    CONTRARIUS: "Contrarius owns goods or coins, or has to decide something",
    WINNER: "the game is over and nobody at the table has won it",
}


def broken(g: LightRecord, b: LightRecord) -> str | None:
    """What does not add up in this position, as a sentence; None when everything does."""
    return sentence(fault(g, b))


def sentence(found: int) -> str | None:
    """A fault in words."""
    if found == 0:
        return None
    what, seat = found // 8, found % 8
    said = SAID[what]
    return f"{said[0].upper()}{said[1:]}." if seat == TABLE else f"Seat {seat}: {said}."


# ---- the checks, written as the rules are


def players(g: Any) -> int:
    """Seats that decide something."""
    if g.modules & WITH_SOLITARIA:
        return int(g.seats) - 1
    return int(g.seats)


def on_stack(g: Any, kind: int, seat: int) -> bool:
    """Is such a frame open, of this seat or (NOBODY) of any?"""
    for frame in range(g.depth):
        if g.frame_kind[frame] == kind and (seat == NOBODY or g.frame_seat[frame] == seat):
            return True
    return False


def stack_fault(g: Any) -> int:
    if g.over:
        return 0
    if g.depth < 1 or g.depth > STACK:
        return STACK_SIZE * 8 + TABLE
    for frame in range(g.depth):
        kind = g.frame_kind[frame]
        seat = g.frame_seat[frame]
        if kind < FIRST_CHANCE and (seat < 0 or seat >= players(g)):
            return STACK_SEAT * 8 + TABLE
        if FIRST_CHANCE <= kind < FIRST_AUTOMATIC and seat != NOBODY:
            return STACK_SEAT * 8 + TABLE
        if kind >= FIRST_AUTOMATIC and (seat < NOBODY or seat >= g.seats):
            return STACK_SEAT * 8 + TABLE
    top = g.depth - 1
    if g.frame_kind[top] >= FIRST_AUTOMATIC:
        return STACK_TOP * 8 + TABLE
    if g.turn < 0 or g.turn >= players(g):
        return TURN * 8 + TABLE
    if g.frame_kind[top] == PLAY_CARD:
        holder = int(g.frame_seat[top])
        if holder != g.turn:
            return TURN * 8 + holder
        cards = 0
        for kind in range(KINDS):
            cards += g.hand[holder][kind]
        if cards == 0:
            return EMPTY_HAND * 8 + holder
    return 0


def storehouse_fault(g: Any) -> int:
    """Spaces are filled by colonists at home, goods and fish; nothing is below zero; nothing waits unasked."""
    for seat in range(g.seats):
        home = 0
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] == HOME:
                home += 1
        stored = 0
        waiting = 0
        for good in range(GOODS):
            if g.goods[seat][good] < 0:
                return NEGATIVE * 8 + seat
            stored += g.goods[seat][good]
        for good in range(STORED):
            if g.pending[seat][good] < 0:
                return NEGATIVE * 8 + seat
            waiting += g.pending[seat][good]
        if g.coins[seat] < 0 or g.fish[seat] < 0 or g.space[seat] < 0:
            return NEGATIVE * 8 + seat
        if not g.modules & WITH_SALT and g.goods[seat][SALT] > 0:
            return SALT_STRAY * 8 + seat
        spaces = SPACES
        if g.forum_cards[seat] >> CLAUDIA & 1:
            spaces += CLAUDIA_SPACES
        if spaces != home + stored + (g.fish[seat] + 1) // 2 + g.space[seat]:
            return SPACE * 8 + seat
        if waiting > 0 and not g.over:
            asked = on_stack(g, TAKE, seat) or on_stack(g, SELL_BONUS, NOBODY)
            if not asked and not on_stack(g, LAND_SHIPS, seat) and not on_stack(g, GET_GOOD, seat):
                return PENDING * 8 + seat
    for seat in range(g.seats, SEATS):
        owned = g.coins[seat] + g.fish[seat] + g.on_board[seat] + g.house_count[seat]
        if owned or g.houses[seat] or g.forum_cards[seat]:
            return EMPTY_SEAT * 8 + seat
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] != HOME:
                return EMPTY_SEAT * 8 + seat
    return 0


def colonist_fault(g: Any, b: Any) -> int:
    """Colonists on places or lines of their kind; one on a line; in a city only with a house, or at a team's start."""
    for kind in range(2):
        lines = 0
        for seat in range(g.seats):
            for slot in range(3 * kind, 3 * kind + 3):
                place = g.colonist[seat][slot]
                if place < HOME or (b.places <= place < PLACES) or place >= PLACES + b.lines[kind]:
                    return COLONIST_PLACE * 8 + seat
                second_partner = g.partners and players(g) // 2 <= seat < players(g)
                if 0 <= place < b.cities and not g.houses[seat] >> place & 1 and not second_partner:
                    return COLONIST_CITY * 8 + seat
                if place >= PLACES and (kind != SEA or not g.modules & WITH_ROMA):
                    line = place - PLACES
                    if b.no_stop[kind] >> line & 1:
                        return COLONIST_PLACE * 8 + seat
                    if lines >> line & 1:
                        return LINE_SHARED * 8 + seat
                    lines |= 1 << line
        if lines != g.taken[kind]:
            return LINE_TAKEN * 8 + TABLE
    for seat in range(g.seats):
        standing = 0
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] != HOME:
                standing += 1
        if standing != g.on_board[seat]:
            return ON_BOARD * 8 + seat
    return 0


def house_fault(g: Any, b: Any) -> int:
    """Every house stands in a city or on a god of Byzantium, and what it produces is known."""
    for seat in range(g.seats):
        if g.houses[seat] >> b.cities:
            return HOUSE_CITY * 8 + seat
        standing = 0
        for city in range(b.cities):
            standing += g.houses[seat] >> city & 1
        for god in range(GODS):
            standing += g.gods_marked[god] >> seat & 1
        if standing != g.house_count[seat]:
            return HOUSE_COUNT * 8 + seat
        if g.house_count[seat] > HOUSES:
            return HOUSE_SUPPLY * 8 + seat
        for good in range(GOODS):
            houses = 0
            for city in range(b.cities):
                if g.houses[seat] >> city & 1 and g.city_good[city] == good:
                    houses += 1
            if houses != g.producing[seat][good]:
                return PRODUCING * 8 + seat
    for city in range(b.cities):
        houses = 0
        for seat in range(g.seats):
            houses += g.houses[seat] >> city & 1
        if houses != g.city_houses[city]:
            return CITY_HOUSES * 8 + TABLE
    return 0


def unsold(g: Any, card: int) -> int:
    """Cards of a type in the display, in the deck being dealt, and in those below it."""
    left = int(g.deck_left[card])
    for slot in range(SLOTS):
        if g.display[slot] == card:
            left += 1
    for deck in range(DECKS):
        if g.deck < deck < g.decks:
            left += DECK_CARDS[g.card_set][deck][card]
    return left


def dealt_in_all(g: Any, card: int) -> int:
    """Cards of a type among those for sale in the whole game."""
    total = 0
    for deck in range(DECKS):
        if deck < g.decks:
            total += DECK_CARDS[g.card_set][deck][card]
    return total


def first_cards(g: Any, kind: int) -> int:
    """Cards of a personality that all seats together start with."""
    total = int(HAND[g.card_set][kind]) * players(g)
    if g.partners:
        for second in range(2):
            if DROPPED_CARD[second] == kind:
                total -= players(g) // 2
    if g.modules & WITH_SOLITARIA:
        total += SOLO_HAND[kind]
    return total


def first_gods(g: Any, column: int) -> int:
    """The same for the gods of the cards."""
    total = int(HAND_GODS[g.card_set][column]) * players(g)
    if g.partners:
        for second in range(2):
            if DROPPED_GOD[second] == column:
                total -= players(g) // 2
    if g.modules & WITH_SOLITARIA:
        total += SOLO_GODS[column]
    return total


def card_fault(g: Any) -> int:
    """Every card is in one hand, one pile, the display or the stack; its god counts for who has it."""
    left = 0
    for card in range(SALE_CARDS):
        if g.deck_left[card] < 0:
            return NEGATIVE * 8 + TABLE
        left += g.deck_left[card]
        for deck in range(DECKS):
            if g.deck < deck < g.decks:
                left += DECK_CARDS[g.card_set][deck][card]
    if left != g.cards_left:
        return CARDS_LEFT * 8 + TABLE
    for kind in range(KINDS):
        total = first_cards(g, kind)
        for card in range(SALE_CARDS):
            if CARD_KIND[card] == kind:
                total += dealt_in_all(g, card) - unsold(g, card)
        for seat in range(g.seats):
            if g.hand[seat][kind] < 0 or g.discard[seat][kind] < 0:
                return NEGATIVE * 8 + seat
            total -= g.hand[seat][kind] + g.discard[seat][kind]
        if total != 0:
            return CARD_COUNT * 8 + TABLE
    for column in range(GOD_COLUMNS):
        total = first_gods(g, column)
        for card in range(SALE_CARDS):
            if CARD_GOD[card] == column:
                total += dealt_in_all(g, card) - unsold(g, card)
        for seat in range(g.seats):
            total -= g.gods[seat][column]
        if total != 0:
            return GOD_COUNT * 8 + TABLE
    return 0


def pile_fault(g: Any) -> int:
    """What a seat bought is in its cards as in its gods, and its pile shows two of its cards."""
    for seat in range(g.seats):
        first = 0
        first_reward = 0
        pile = 0
        cards = 0
        rewards = 0
        contrarius = seat >= players(g)
        for kind in range(KINDS):
            cards += g.hand[seat][kind] + g.discard[seat][kind]
            pile += g.discard[seat][kind]
            first += SOLO_HAND[kind] if contrarius else HAND[g.card_set][kind]
        for column in range(GOD_COLUMNS):
            rewards += g.gods[seat][column]
            first_reward += SOLO_GODS[column] if contrarius else HAND_GODS[g.card_set][column]
        if cards - first != rewards - first_reward:
            return SEAT_CARDS * 8 + seat
        if contrarius:
            continue
        top = g.top[seat]
        below = g.below[seat]
        if (top == NONE) != (pile == 0) or (below == NONE) != (pile < 2):
            return PILE_TOP * 8 + seat
        if top != NONE and g.discard[seat][top] < 1:
            return PILE_TOP * 8 + seat
        if below != NONE and g.discard[seat][below] < (2 if below == top else 1):
            return PILE_TOP * 8 + seat
    return 0


def display_fault(g: Any) -> int:
    """Outside a purchase the row is closed up and filled; an empty one, or 15 houses, has ended the game."""
    if g.magnus < 0 or g.magnus >= g.seats:
        return MAGNUS * 8 + TABLE
    if g.over and (g.winner < 0 or g.winner >= g.seats):
        return WINNER * 8 + TABLE
    open_purchase = on_stack(g, FINISH_PURCHASE, NOBODY) or on_stack(g, DRAW_CARD, NOBODY)
    filled = 0
    for slot in range(SLOTS):
        card = g.display[slot]
        if card < NONE or card >= SALE_CARDS:
            return DISPLAY_GAP * 8 + TABLE
        if card != NONE:
            if filled < slot and not open_purchase:
                return DISPLAY_GAP * 8 + TABLE
            filled += 1
    if not open_purchase and not g.over and filled < SLOTS and g.cards_left > 0:
        return DISPLAY_GAP * 8 + TABLE
    fifteen = False
    for seat in range(g.seats):
        fifteen = fifteen or g.house_count[seat] == HOUSES
    sold_out = filled == 0 and g.cards_left == 0
    if g.end_by == NOBODY and (fifteen or (sold_out and not open_purchase)):
        return END_MISSED * 8 + TABLE
    if g.end_by != NOBODY and not fifteen and not sold_out:
        return END_EARLY * 8 + TABLE
    return 0


def token_fault(g: Any, b: Any) -> int:
    """The goods of the cities are the tokens of their letter; the markers show the dearest of each province."""
    dealt_up_to = b.cities
    for frame in range(g.depth):
        if not g.over and g.frame_kind[frame] == DRAW_TOKEN:
            dealt_up_to = g.frame_a[frame]
    for letter in range(4):
        for good in range(GOODS):
            expected = TOKENS[letter][good] - g.tokens_left[letter][good]
            if g.tokens_left[letter][good] < 0:
                return NEGATIVE * 8 + TABLE
            if good == SALT and (b.salt_board or g.modules & WITH_SALT):
                expected += 1
            if not b.salt_board and g.modules & WITH_SALT and good == SALT_REPLACES[letter]:
                expected -= 1
            if b.salt_board and not g.modules & WITH_SALT:
                if good == SALT:
                    expected = 0
                elif good == SALT_SWAP[letter]:
                    expected += 1 - g.tokens_left[letter][SALT]
            for city in range(dealt_up_to):
                if b.city_letter[city] == letter and g.city_good[city] == good:
                    expected -= 1
            if expected != 0:
                return TOKEN_COUNT * 8 + TABLE
    if dealt_up_to < b.cities:
        return 0
    for city in range(b.cities):
        if b.city_letter[city] == NONE and g.city_good[city] != b.printed_good[city]:
            return TOKEN_COUNT * 8 + TABLE
    for province in range(b.provinces):
        best = 0
        for city in range(b.cities):
            if b.city_province[city] == province and g.city_good[city] < TRADED:
                best = max(best, g.city_good[city])
        if g.province_good[province] != best:
            return MARKER_GOOD * 8 + TABLE
        if g.bonus_side[province] < 0 or g.bonus_side[province] > COIN_SIDE:
            return MARKER_SIDE * 8 + TABLE
    return 0


def forum_fault(g: Any) -> int:
    """Each forum card is in exactly one place; the citizens join the stock when the patricians have been dealt."""
    setting_up = on_stack(g, DRAW_PATRICIAN, NOBODY) or on_stack(g, KEEP_PATRICIAN, NOBODY)
    setting_up = setting_up or on_stack(g, AUCTION, NOBODY) or on_stack(g, BID, NOBODY)
    seen = g.forum_left_out
    for place in range(3 + g.seats):
        if place == 0:
            cards = g.forum_stock
        elif place == 1:
            cards = g.forum_discard
        elif place == 2:
            cards = g.forum_shown
        else:
            cards = g.forum_cards[place - 3]
            if not setting_up and not cards & PATRICIANS and place - 3 < players(g):
                return FORUM_PATRICIAN * 8 + place - 3
        if seen & cards:
            return FORUM_TWICE * 8 + TABLE
        seen |= cards
    gap = False
    for slot in range(FORUM_SLOTS):
        card = g.forum_tableau[slot]
        if card == NONE:
            gap = True
            continue
        if gap:
            return FORUM_ROW * 8 + TABLE
        if card < NONE or card >= FORUM_CARDS or seen >> card & 1:
            return FORUM_TWICE * 8 + TABLE
        seen |= 1 << card
    for frame in range(g.depth):
        kind = g.frame_kind[frame]
        if g.over or g.options & FORUM_AUCTION:
            continue
        if kind == KEEP_PATRICIAN:
            dealt = 1 << g.frame_a[frame] | 1 << g.frame_b[frame]
        elif kind == DRAW_PATRICIAN and g.frame_b[frame] > 0:
            dealt = 1 << (g.frame_b[frame] - 1)
        else:
            dealt = 0
        if seen & dealt:
            return FORUM_TWICE * 8 + TABLE
        seen |= dealt
    if seen != (PATRICIANS if setting_up else PATRICIANS | CITIZENS) | g.forum_left_out:
        return FORUM_LOST * 8 + TABLE
    return 0


def fish_fault(g: Any, b: Any) -> int:
    """Fish lie on bonus spots and in storehouses; markers and coins on the market; a stand in use is left again."""
    spots = SPOT_COUNT[1 if g.options & MOUNTAINSIDE else 0]
    for province in range(PROVINCES):
        most = MARKER_FISH if province < b.producing_provinces else 0
        if g.fish_spot[province] < 0 or g.fish_spot[province] > most:
            return FISH_SPOT * 8 + TABLE
    for seat in range(g.seats):
        if g.market_spot[seat] < NONE or g.market_spot[seat] >= spots:
            return MARKET * 8 + seat
    for spot in range(SPOTS):
        if g.spot_coins[spot] < 0 or (spot >= spots and g.spot_coins[spot] > 0):
            return MARKET * 8 + TABLE
    if not g.over and (g.at_stand > 0) != on_stack(g, LEAVE_STAND, NOBODY):
        return STAND_OPEN * 8 + TABLE
    return 0


def no_fish_fault(g: Any) -> int:
    for seat in range(g.seats):
        if g.fish[seat] != 0:
            return FISH_STRAY * 8 + seat
    for province in range(PROVINCES):
        if g.fish_spot[province] != 0:
            return FISH_STRAY * 8 + TABLE
    return 0


def roma_fault(g: Any) -> int:
    """Gods are marked by seats that play; ships are done with their visits when the next card is played."""
    for god in range(GODS):
        if g.gods_marked[god] >> g.seats:
            return BYZANTIUM_MARK * 8 + TABLE
    if not g.over and g.frame_kind[g.depth - 1] == PLAY_CARD:
        for seat in range(g.seats):
            if g.ships_landing[seat] != 0:
                return SHIP_VISIT * 8 + seat
            for ship in range(SHIPS):
                if g.ship_visit[seat][ship] != 0:
                    return SHIP_VISIT * 8 + seat
    return 0


def sicilia_fault(g: Any, b: Any) -> int:
    """Tiles that nobody has in sight are unseen, or lie in the column of their province."""
    neutral = 0
    left = g.neutral_left
    for province in range(b.provinces):
        drawn = 0
        for tile in range(TILES):
            if TILE_PROVINCE[tile] == province:
                drawn += TILE_COUNT[tile] - g.tiles_left[tile]
                left += g.tiles_left[tile]
        if g.volcano[province] != min(drawn, LAST_ROW):
            return VOLCANO_ROW * 8 + TABLE
    for tile in range(TILES):
        if g.tiles_left[tile] < 0 or g.tiles_left[tile] > TILE_COUNT[tile]:
            return VOLCANO_PILE * 8 + TABLE
        if TILE_PROVINCE[tile] == NONE:
            neutral += g.tiles_left[tile]
    if g.neutral_left < 0 or g.neutral_left > neutral or neutral > NEUTRAL_TILES or left == 0:
        return VOLCANO_PILE * 8 + TABLE
    return 0


def contrarius_fault(g: Any) -> int:
    """He has neither goods nor coins."""
    seat = int(g.seats) - 1
    owned = g.coins[seat] + g.fish[seat]
    for good in range(GOODS):
        owned += g.goods[seat][good]
    return CONTRARIUS * 8 + seat if owned else 0


def fault(g: Any, b: Any) -> int:
    """The first fault of a position as a number; 0 when there is none."""
    found = stack_fault(g)
    if found == 0:
        found = storehouse_fault(g)
    if found == 0:
        found = colonist_fault(g, b)
    if found == 0:
        found = house_fault(g, b)
    if found == 0:
        found = card_fault(g)
    if found == 0:
        found = pile_fault(g)
    if found == 0:
        found = display_fault(g)
    if found == 0:
        found = token_fault(g, b)
    if found == 0 and g.modules & WITH_FORUM:
        found = forum_fault(g)
    if found == 0:
        found = fish_fault(g, b) if g.modules & WITH_FISH else no_fish_fault(g)
    if found == 0 and g.modules & WITH_ROMA:
        found = roma_fault(g)
    if found == 0 and g.modules & WITH_SICILIA:
        found = sicilia_fault(g, b)
    if found == 0 and g.modules & WITH_SOLITARIA:
        found = contrarius_fault(g)
    return found


# ---- two positions with one decision between them


def broken_step(before: LightRecord, after: LightRecord, b: LightRecord) -> str | None:
    """What a decision did that no decision can do, as a sentence; None when it did nothing of the kind."""
    actor = before.frame_seat[before.depth - 1]
    if before.end_by != NOBODY and after.end_by != before.end_by:
        return "The Concordia card changed hands."
    if before.turns > after.turns:
        return "The turns went back."
    if sum(before.deck_left) > 0 and after.cards_left > before.cards_left:
        return "A card went back into the stack."
    for seat in range(before.seats):
        if before.houses[seat] & ~after.houses[seat]:
            return f"Seat {seat}: a house disappeared."
        if before.on_board[seat] > after.on_board[seat]:
            return f"Seat {seat}: a colonist went home."
        cards = [sum(g.hand[seat]) + sum(g.discard[seat]) for g in (before, after)]
        if cards[0] > cards[1]:
            return f"Seat {seat}: a card disappeared."
        if before.forum_cards[seat] & PATRICIANS & ~after.forum_cards[seat]:
            return f"Seat {seat}: a patrician left."
        if seat == actor:
            continue
        if any(new < old for new, old in zip(after.goods[seat], before.goods[seat], strict=True)):
            return f"Seat {seat}: goods were taken away while somebody else decided."
        if after.coins[seat] < before.coins[seat] and not before.partners:
            return f"Seat {seat}: coins were taken away while somebody else decided."
    return None


# ---- the same checks, compiled


CHECKS: Final = (
    players, on_stack, stack_fault, storehouse_fault, colonist_fault, house_fault, unsold, dealt_in_all, first_cards,
    first_gods, card_fault, pile_fault, display_fault, token_fault, forum_fault, fish_fault, no_fish_fault, roma_fault,
    sicilia_fault, contrarius_fault, fault,
)  # fmt: skip


def play_checked(games, boards, template, seed, first, count, limit, decisions, checks, faults):  # type: ignore[no-untyped-def]
    """As random_games, with every position checked: faults[k] is 0, or the fault of game k, which then stops there."""
    out = np.zeros(ROOM, np.int64)
    b = boards[0]
    for k in range(count):
        games[k] = template[0]
        g = games[k]
        x = seeded(seed, first + k)
        check = 0
        made = 0
        faults[k] = fault(g, b)
        while not g.over and made < limit and faults[k] == 0:
            legal(g, b, out)
            x = next_random(x)
            action = draw(g, b, out, x)
            choose(g, b, action)
            check = (check * CHECK_FACTOR + action + 1) & MASK32
            made += 1
            faults[k] = fault(g, b)
        decisions[k], checks[k] = made, check


@cache
def checked_games() -> Loop:
    """Random games on the CPU with every position checked."""
    from praefectus.engine.cpu import BOARDS, GAMES, INT, INTS, Loop

    return Loop(play_checked, (GAMES, BOARDS, GAMES, INT, INT, INT, INT, INTS, INTS, INTS), CHECKS)
