"""Houses: where a seat may build, what it costs, who pays."""

from praefectus.rules import scoring
from praefectus.rules.extension.turn import partners_play
from praefectus.rules.modules.forum import patricians
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.gallia import ports
from praefectus.rules.modules.gallia.vocabulary import WITH_GALLIA
from praefectus.rules.modules.roma import ships
from praefectus.rules.modules.roma.ships import ALL_TRACK_SITES
from praefectus.rules.modules.roma.vocabulary import (
    WITH_ROMA,
)
from praefectus.rules.modules.sicilia import volcano
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.solitaria import contrarius_ships
from praefectus.rules.modules.teams import partners
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NOBODY


def building_sites(g: GameRecord, b: BoardRecord, seat: int, sites: int) -> int:
    """Cities where the seat may build, before its own houses are taken out (bits)."""
    if g.modules & WITH_FORUM:
        sites |= patricians.foreign_sites(g, b, seat)
    if g.modules & WITH_SICILIA:
        sites &= ~volcano.ash_covered_cities(g, b)
    return sites


def closed_cities(g: GameRecord, b: BoardRecord) -> int:
    """Cities where nobody may build without a colonist (bits)."""
    if g.modules & WITH_SICILIA:
        return volcano.ash_covered_cities(g, b)
    if g.modules & WITH_ROMA:
        return ALL_TRACK_SITES
    return 0


def provinces_settled(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Provinces with a house, for cards that count them outside the scoring."""
    if g.modules & WITH_ROMA:
        return ships.city_provinces(g, b, seat)
    return scoring.provinces_held(g, b, seat)


def house_coins(g: GameRecord, b: BoardRecord, seat: int, city: int, coins: int) -> int:
    """The coins that the house costs."""
    if g.modules & WITH_FORUM:
        return patricians.forum_house_coins(g, seat, city, coins)
    return coins


def house_good(g: GameRecord, b: BoardRecord, seat: int, city: int, good: int) -> int:
    """A good that the house costs, or NONE."""
    if g.modules & WITH_FORUM:
        return patricians.forum_house_good(g, seat, city, good)
    return good


def house_paid(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    """After a house was paid, before it is placed."""
    if g.modules & WITH_FORUM:
        patricians.forum_house_paid(g, b, seat, city)
    if g.modules & WITH_ROMA:
        ships.track_house_paid(g, seat, city)


def house_placed(g: GameRecord, seat: int, city: int) -> None:
    """After a house was placed in a city."""
    if g.modules & WITH_GALLIA:
        ports.ships_enter(g, seat, city)


def contrarius_built(g: GameRecord, b: BoardRecord) -> None:
    """After a house of Contrarius was placed in a city."""
    if g.modules & WITH_ROMA:
        contrarius_ships.sail_foremost_ship(g, b)


def purse(g: GameRecord, seat: int) -> int:
    """The coins a seat can spend."""
    if partners_play(g):
        return partners.team_purse(g, seat)
    return g.coins[seat]


def pays_for(g: GameRecord, seat: int) -> int:
    """Return who pays what the seat lacks in coins: its partner, or NOBODY."""
    if partners_play(g):
        return partners.partner(g, seat)
    return NOBODY


def spend(g: GameRecord, seat: int, coins: int) -> None:
    if partners_play(g):
        partners.team_spend(g, seat, coins)
    else:
        g.coins[seat] -= coins
