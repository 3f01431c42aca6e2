"""What must be true of a game: what the modules keep elsewhere, and their own checks."""

from praefectus.rules.extension.turn import partners_play, people
from praefectus.rules.modules.aegyptus.invariants import aegyptus_fault
from praefectus.rules.modules.aegyptus.vocabulary import WITH_AEGYPTUS
from praefectus.rules.modules.creta.gavdos import CHOOSE_BONUS
from praefectus.rules.modules.creta.invariants import creta_fault
from praefectus.rules.modules.creta.vocabulary import WITH_CRETA
from praefectus.rules.modules.fish_market.invariants import fish_fault, no_fish_fault
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.cards import PATRICIANS, holds
from praefectus.rules.modules.forum.invariants import forum_fault
from praefectus.rules.modules.forum.more_cards import BONUS_GOOD
from praefectus.rules.modules.forum.patricians import CLAUDIA, CLAUDIA_SPACES, SELL_BONUS
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.gallia.invariants import gallia_fault
from praefectus.rules.modules.gallia.vocabulary import WITH_GALLIA
from praefectus.rules.modules.germania.invariants import germania_fault
from praefectus.rules.modules.germania.vocabulary import WITH_GERMANIA
from praefectus.rules.modules.roma.invariants import roma_fault
from praefectus.rules.modules.roma.ships import LAND_SHIPS
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.sicilia.invariants import sicilia_fault
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.solitaria.contrarius_setup import SOLO_GODS, SOLO_HAND
from praefectus.rules.modules.solitaria.invariants import contrarius_fault
from praefectus.rules.modules.solitaria.vocabulary import WITH_SOLITARIA
from praefectus.rules.modules.teams.partners import DROPPED_CARD, DROPPED_GOD
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.setup import DRAW_TOKEN
from praefectus.rules.stack import is_open
from praefectus.rules.tables import HAND, HAND_GODS, SPACES
from praefectus.rules.vocabulary import GODS, NOBODY, NONE


def storehouse_spaces(g: GameRecord, seat: int) -> int:
    """The spaces of a storehouse."""
    if g.modules & WITH_FORUM and holds(g, seat, CLAUDIA):
        return SPACES + CLAUDIA_SPACES
    return SPACES


def goods_may_wait(g: GameRecord, seat: int) -> bool:
    """May goods wait to be stored, though their owner is not asked about them now?"""
    if g.modules & WITH_FORUM and (is_open(g, SELL_BONUS, NOBODY) or is_open(g, BONUS_GOOD, NOBODY)):
        return True
    if g.modules & WITH_CRETA and is_open(g, CHOOSE_BONUS, NOBODY):
        return True
    return (g.modules & WITH_ROMA) != 0 and is_open(g, LAND_SHIPS, seat)


def houses_elsewhere(g: GameRecord, seat: int) -> int:
    """Houses of a seat outside the cities."""
    houses = 0
    if g.modules & WITH_ROMA:
        for god in range(GODS):
            houses += g.gods_marked[god] >> seat & 1
    return houses


def first_hand(g: GameRecord, seat: int, kind: int) -> int:
    """Cards of a personality that a seat starts with, before partners give one up."""
    if seat >= people(g):
        return SOLO_HAND[kind]
    return HAND[g.card_set][kind]


def first_hand_gods(g: GameRecord, seat: int, column: int) -> int:
    """The same for the gods of the cards."""
    if seat >= people(g):
        return SOLO_GODS[column]
    return HAND_GODS[g.card_set][column]


def other_first_cards(g: GameRecord, kind: int) -> int:
    """Cards of a personality at the start beside a hand for each person: fewer with partners, more with Contrarius."""
    cards = 0
    if partners_play(g):
        for second in range(2):
            if DROPPED_CARD[second] == kind:
                cards -= people(g) // 2
    if g.modules & WITH_SOLITARIA:
        cards += SOLO_HAND[kind]
    return cards


def other_first_gods(g: GameRecord, column: int) -> int:
    """The same for the gods of the cards."""
    cards = 0
    if partners_play(g):
        for second in range(2):
            if DROPPED_GOD[second] == column:
                cards -= people(g) // 2
    if g.modules & WITH_SOLITARIA:
        cards += SOLO_GODS[column]
    return cards


def module_things(g: GameRecord, seat: int) -> bool:
    """Has a seat anything that a module brought: forum cards, a marker on the market?"""
    if g.modules & WITH_FORUM and g.forum_cards[seat]:
        return True
    if g.modules & WITH_FISH and not is_open(g, DRAW_TOKEN, NOBODY):
        return g.market_spot[seat] != NONE
    return False


def card_gone(before: GameRecord, after: GameRecord, seat: int) -> bool:
    """Is a card gone that stays with its owner? Personalities apart, the base game has none."""
    return (before.modules & WITH_FORUM) != 0 and (
        before.forum_cards[seat] & PATRICIANS & ~after.forum_cards[seat]
    ) != 0


def module_fault(g: GameRecord, b: BoardRecord) -> int:
    """The first fault of a module; the base game has none."""
    found = 0
    if g.modules & WITH_FORUM:
        found = forum_fault(g)
    if found == 0:
        found = fish_fault(g, b) if g.modules & WITH_FISH else no_fish_fault(g)
    if found == 0 and g.modules & WITH_ROMA:
        found = roma_fault(g)
    if found == 0 and g.modules & WITH_SICILIA:
        found = sicilia_fault(g, b)
    if found == 0 and g.modules & WITH_SOLITARIA:
        found = contrarius_fault(g)
    if found == 0 and g.modules & WITH_CRETA:
        found = creta_fault(g)
    if found == 0 and g.modules & WITH_GALLIA:
        found = gallia_fault(g)
    if found == 0 and g.modules & WITH_AEGYPTUS:
        found = aegyptus_fault(g)
    if found == 0 and g.modules & WITH_GERMANIA:
        found = germania_fault(g)
    return found
