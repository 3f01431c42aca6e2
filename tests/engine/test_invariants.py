"""The invariants find every type of fault, each put into a real position on purpose."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from praefectus.engine.invariants import broken, broken_step, sentence
from praefectus.game import configure
from praefectus.game.state import board_of, freeze, thaw
from praefectus.rules import declarations, invariants
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.invariants import fault_of
from praefectus.rules.modules.aegyptus.trade import TRADE_PLACE
from praefectus.rules.modules.forum.patricians import CLAUDIA
from praefectus.rules.modules.gallia.ports import WAITING
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import FINISH_PURCHASE
from praefectus.rules.vocabulary import LINES, NOBODY, NONE, PLACES
from tests.conformance.walk import Walk

TABLES = {
    "base": configure("imperium", 4),
    "forum": configure("imperium", 4, ["forum"]),
    "fish": configure("imperium", 4, ["fish_market"]),
    "roma": configure("roma", 3),
    "sicilia": configure("sicilia", 3),
    "solo": configure("imperium", 1, ["solitaria"]),
    "creta": configure("creta", 3),
    "gallia": configure("gallia", 3),
    "aegyptus": configure("aegyptus", 3),
    "germania": configure("germania", 3),
    "solo with all": configure("imperium", 1, ["solitaria", "salt", "forum", "fish_market"]),
}


@cache
def position(table: str, ending: bool = False) -> bytes:
    """A position before a card, some way into a game; or one after the Concordia card was taken."""
    walk = Walk(TABLES[table], seed=3)
    if ending:
        while walk.g.end_by == NOBODY:
            walk.step()
    else:
        decisions = 40 if "solitaria" in TABLES[table].modules else 100  # of each seat; solo games are short
        while len(walk.log) < decisions * walk.g.seats or walk.g.frame_kind[walk.g.depth - 1] != PLAY_CARD:
            walk.step()
    return freeze(walk.g)


def hand_cards_over(g: GameRecord) -> None:
    """All forum cards of a seat go to the next one; not Claudia Agrippina, who has spaces."""
    source = next(seat for seat in range(4) if not g.forum_cards[seat] >> CLAUDIA & 1)
    target = (source + 1) % 4
    g.forum_cards[source], g.forum_cards[target] = 0, g.forum_cards[source] | g.forum_cards[target]


def no_cards_in_hand(g: GameRecord) -> None:
    g.hand[g.turn] = [0] * len(g.hand[g.turn])


def sixteen_houses(g: GameRecord) -> None:
    g.houses[0], g.house_count[0] = (1 << 16) - 1, 16


def same_line(g: GameRecord) -> None:
    g.colonist[0][0] = g.colonist[1][0] = PLACES + 3


def foreign_city(g: GameRecord) -> None:
    g.colonist[0][0] = next(city for city in range(30) if not g.houses[0] >> city & 1)


def back_into_the_deck(g: GameRecord) -> None:
    g.deck_left[g.display[6]] += 1
    g.cards_left += 1
    g.display[6] = NONE


def other_token(g: GameRecord) -> None:
    city = next(city for city in range(30) if g.city_houses[city] == 0)
    g.city_good[city] = (g.city_good[city] + 1) % 5


def hole_in_the_forum(g: GameRecord) -> None:
    g.forum_stock |= 1 << g.forum_tableau[0]
    g.forum_tableau[0] = NONE


def swap_gods(g: GameRecord) -> None:
    g.gods[0][1] += 1
    g.gods[1][1] -= 1


def set_field(name: str, value: int, *index: int) -> Callable[[GameRecord], None]:
    def change(g: GameRecord) -> None:
        if not index:
            setattr(g, name, value)
            return
        row = getattr(g, name)
        for number in index[:-1]:
            row = row[number]
        row[index[-1]] = value

    return change


def add(name: str, value: int, *index: int) -> Callable[[GameRecord], None]:
    def change(g: GameRecord) -> None:
        if not index:
            setattr(g, name, getattr(g, name) + value)
            return
        row = getattr(g, name)
        for number in index[:-1]:
            row = row[number]
        row[index[-1]] += value

    return change


def two_on_a_far_line(g: GameRecord) -> None:
    for seat in (0, 1):
        land_colonist_at(PLACES + LINES + 3, seat)(g)


def land_colonist_at(place: int, seat: int = 0) -> Callable[[GameRecord], None]:
    """A land colonist of a seat goes there, wherever it was; the rest adds up."""

    def change(g: GameRecord) -> None:
        before = g.colonist[seat][0]
        if PLACES <= before < PLACES + LINES:
            g.taken[0] &= ~(1 << (before - PLACES))
        if before < 0:
            g.on_board[seat] += 1
            g.space[seat] += 1
        g.colonist[seat][0] = place

    return change


FAULTS: dict[str, tuple[str, Callable[[GameRecord], None]]] = {
    "STACK_SIZE": ("base", set_field("depth", 0)),
    "STACK_TOP": ("base", set_field("frame_kind", FINISH_PURCHASE, 0)),
    "STACK_SEAT": ("base", set_field("frame_seat", 5, 0)),
    "TURN": ("base", lambda g: set_field("turn", (g.turn + 1) % 4)(g)),
    "EMPTY_HAND": ("base", no_cards_in_hand),
    "NEGATIVE": ("base", set_field("coins", -1, 1)),
    "SALT_STRAY": ("base", set_field("goods", 1, 0, 5)),
    "SPACE": ("base", add("space", 1, 2)),
    "EMPTY_SEAT": ("base", set_field("coins", 3, 5)),
    "PENDING": ("base", set_field("pending", 1, 0, 2)),
    "ON_BOARD": ("base", add("on_board", 1, 0)),
    "COLONIST_PLACE": ("base", set_field("colonist", PLACES + 50, 0, 0)),
    "COLONIST_CITY": ("base", foreign_city),
    "LINE_SHARED": ("base", same_line),
    "LINE_TAKEN": ("base", lambda g: set_field("taken", g.taken[0] ^ 1 << 5, 0)(g)),
    "HOUSE_COUNT": ("base", add("house_count", 1, 0)),
    "HOUSE_SUPPLY": ("base", sixteen_houses),
    "HOUSE_CITY": ("base", lambda g: set_field("houses", g.houses[0] | 1 << 30, 0)(g)),
    "CITY_HOUSES": ("base", add("city_houses", 1, 3)),
    "PRODUCING": ("base", add("producing", 1, 0, 2)),
    "CARD_COUNT": ("base", add("hand", 1, 0, 2)),
    "CARDS_LEFT": ("base", add("cards_left", 1)),
    "GOD_COUNT": ("base", add("gods", 1, 0, 1)),
    "SEAT_CARDS": ("base", swap_gods),
    "PILE_TOP": ("base", set_field("top", 20, 0)),
    "DISPLAY_GAP": ("base", back_into_the_deck),
    "END_MISSED": ("ending", set_field("end_by", NOBODY)),
    "END_EARLY": ("base", set_field("end_by", 2)),
    "MAGNUS": ("base", set_field("magnus", 4)),
    "TOKEN_COUNT": ("base", other_token),
    "MARKER_GOOD": ("base", lambda g: set_field("province_good", (g.province_good[0] + 1) % 5, 0)(g)),
    "MARKER_SIDE": ("base", set_field("bonus_side", 2, 0)),
    "FORUM_TWICE": ("forum", lambda g: add("forum_discard", g.forum_stock & -g.forum_stock)(g)),
    "FORUM_LOST": ("forum", lambda g: add("forum_stock", -(g.forum_stock & -g.forum_stock))(g)),
    "FORUM_ROW": ("forum", hole_in_the_forum),
    "FORUM_STRAY": ("forum", set_field("forum_cards", 1, 5)),
    "FORUM_PATRICIAN": ("forum", hand_cards_over),
    "FISH_STRAY": ("base", set_field("fish_spot", 1, 0)),
    "FISH_SPOT": ("fish", set_field("fish_spot", 3, 0)),
    "MARKET_STRAY": ("fish", set_field("market_spot", 9, 0)),
    "STAND_OPEN": ("fish", set_field("at_stand", 2)),
    "BYZANTIUM_MARK": ("roma", lambda g: set_field("gods_marked", g.gods_marked[0] | 1 << 4, 0)(g)),
    "SHIP_VISIT": ("roma", set_field("ship_visit", 1, 0, 0)),
    "VOLCANO_ROW": ("sicilia", add("volcano", -1, 0)),
    "VOLCANO_PILE": ("sicilia", set_field("neutral_left", 50)),
    "CHOSEN_MARKER": ("creta", set_field("chosen_marker", 6)),
    "WAITING_COLONIST": ("gallia", land_colonist_at(WAITING)),
    "NILE_PLACE": ("aegyptus", set_field("nile_marker", 5)),
    "CASTLE_EMPTY": ("germania", set_field("castle_good", NONE, 3)),
    "FAR_LINE_SHARED": ("germania", two_on_a_far_line),
    "FAR_LINE_TAKEN": ("germania", set_field("far_taken", 1)),
    "TRADER": ("aegyptus", land_colonist_at(TRADE_PLACE[0])),
    "CONTRARIUS": ("solo", set_field("coins", 3, 1)),
    "WINNER": ("over", set_field("winner", -1)),
}


NUMBERS: dict[str, int] = {
    name: number
    for file in (invariants, *declarations.module_files("invariants"))
    for name, number in vars(file).items()
    if name in FAULTS
}


def prepared(table: str) -> tuple[GameRecord, BoardRecord]:
    if table == "ending":
        return thaw(position("base", ending=True)), board_of("imperium")
    if table == "over":
        g = thaw(position("base", ending=True))
        g.over, g.winner = 1, 0
        return g, board_of("imperium")
    return thaw(position(table)), board_of(TABLES[table].board)


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_and_named(name: str) -> None:
    """Each kind of fault, alone, in a position that was sound before."""
    table, change = FAULTS[name]
    g, b = prepared(table)
    assert broken(g, b) is None
    change(g)
    found = fault_of(g, b)
    assert found // 8 == NUMBERS[name], sentence(found)
    said = broken(g, b)
    assert said is not None and said.endswith(".") and declarations.FAULTS[found // 8][1:] in said


def give_him_a_forum_card(g: GameRecord) -> None:
    card = 1 << (g.forum_stock.bit_length() - 1)
    g.forum_stock, g.forum_cards[1] = g.forum_stock - card, card


@pytest.mark.parametrize("change", [set_field("market_spot", 2, 1), give_him_a_forum_card])
def test_contrarius_has_no_part_in_forum_and_market(change: Callable[[GameRecord], None]) -> None:
    g, b = prepared("solo with all")
    assert broken(g, b) is None
    change(g)
    assert fault_of(g, b) // 8 == NUMBERS["CONTRARIUS"]


def test_every_kind_of_fault_is_tried() -> None:
    assert {NUMBERS[name] for name in FAULTS} == set(declarations.FAULTS)


def other(g: GameRecord) -> int:
    return int((g.turn + 1) % 4)


# what was there before, or is there after, that cannot be
STEPS: dict[str, Callable[[GameRecord, GameRecord], None]] = {
    "a house disappeared": lambda before, after: add("houses", 1 << 40, 1)(before),
    "a colonist went home": lambda before, after: add("on_board", 1, 1)(before),
    "a card disappeared": lambda before, after: add("hand", 1, 1, 0)(before),
    "turns went back": lambda before, after: add("turns", 1)(before),
    "went back into the stack": lambda before, after: add("cards_left", 1)(after),
    "goods were taken away": lambda before, after: add("goods", 1, other(before), 0)(before),
    "coins were taken away": lambda before, after: add("coins", 1, other(before))(before),
}


@pytest.mark.parametrize("said", STEPS)
def test_a_step_that_no_decision_takes_is_found(said: str) -> None:
    before, after = thaw(position("base")), thaw(position("base"))
    assert broken_step(before, after) is None
    STEPS[said](before, after)
    assert said in str(broken_step(before, after))


def test_the_concordia_card_stays_where_it_is() -> None:
    before, after = thaw(position("base", ending=True)), thaw(position("base", ending=True))
    after.end_by = (before.end_by + 1) % 4
    assert "Concordia" in str(broken_step(before, after))


def test_a_patrician_stays() -> None:
    before, after = thaw(position("forum")), thaw(position("forum"))
    after.forum_cards[0] = 0
    assert "stays with its owner" in str(broken_step(before, after))
