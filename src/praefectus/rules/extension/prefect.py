"""Prefect and specialists: what provinces give, and what lies on their bonus markers."""

from praefectus.rules import prefect, storehouse
from praefectus.rules.extension.turn import partners_play
from praefectus.rules.fields import Choices
from praefectus.rules.modules.aegyptus import nile, trade
from praefectus.rules.modules.aegyptus.vocabulary import WITH_AEGYPTUS
from praefectus.rules.modules.coin_field import field
from praefectus.rules.modules.coin_field.vocabulary import WITH_COIN_FIELD
from praefectus.rules.modules.creta import gavdos
from praefectus.rules.modules.creta.gavdos import GAVDOS
from praefectus.rules.modules.creta.vocabulary import WITH_CRETA
from praefectus.rules.modules.fish_market import fish, market
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum import citizens, more_cards, patricians
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.roma import ships
from praefectus.rules.modules.roma.vocabulary import (
    WITH_ROMA,
)
from praefectus.rules.modules.sicilia import volcano
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.solitaria import contrarius_watching
from praefectus.rules.modules.solitaria.vocabulary import (
    WITH_SOLITARIA,
)
from praefectus.rules.modules.teams import partners
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import BONUS_COINS
from praefectus.rules.vocabulary import COIN_SIDE, GOODS_SIDE


def province_active(g: GameRecord, province: int) -> bool:
    """Can a Prefect produce there? Its marker must show the goods side."""
    if g.modules & WITH_SICILIA and volcano.erupted(g, province):
        return False
    if g.modules & WITH_FISH:
        return g.fish_spot[province] > 0
    return g.bonus_side[province] == GOODS_SIDE


def take_bonus(g: GameRecord, b: BoardRecord, seat: int, province: int) -> None:
    """What the Prefect's seat gets besides the produce of its houses."""
    if g.modules & WITH_SICILIA and volcano.smokes(g, province):
        volcano.produce_in_smoke(g, seat, province)
        if g.modules & WITH_FISH:
            market.spend_marker(g, province)
        elif g.modules & WITH_FORUM:
            patricians.marker_turned(g, seat, marker_coins(g, province))
    elif g.modules & WITH_FORUM and more_cards.chooses_bonus(g, seat) and has_bonus_good(g, province):
        more_cards.open_good_choice(g, seat, province)
    else:
        take_marker(g, b, seat, province)
    if g.modules & WITH_AEGYPTUS:
        nile.nile_feeds(g, seat, province)


def take_marker(g: GameRecord, b: BoardRecord, seat: int, province: int) -> None:
    """The bonus that the province shows: fish, on Gavdos any good, elsewhere the good of the marker."""
    if g.modules & WITH_FISH:
        fish = g.fish_spot[province]
        market.take_fish(g, b, seat, province)
        if g.modules & WITH_FORUM:
            patricians.fish_bonus_taken(g, seat, fish)
    elif g.modules & WITH_CRETA and province == GAVDOS:
        gavdos.open_bonus_choice(g, seat, province)
    else:
        prefect.take_bonus(g, b, seat, province)
        bonus_good_taken(g, seat, province, g.province_good[province])


def take_good_instead(g: GameRecord, seat: int, province: int, good: int) -> None:
    """A good of choice takes the place of the bonus; the marker counts as used, and fish go back to the supply."""
    if g.modules & WITH_FISH:
        g.pending[seat][good] += 1
        market.return_fish(g, seat, province)
    else:
        g.bonus_side[province] = COIN_SIDE
        prefect.take_bonus_good(g, seat, good)
        bonus_good_taken(g, seat, province, good)


def bonus_is_fish(g: GameRecord) -> bool:
    """Do provinces give fish instead of a good?"""
    return (g.modules & WITH_FISH) != 0


def bonus_good_taken(g: GameRecord, seat: int, province: int, good: int) -> None:
    """After the Prefect's seat took the bonus good of a province."""
    if g.modules & WITH_FORUM:
        patricians.marker_turned(g, seat, marker_coins(g, province))
        patricians.bonus_taken(g, seat, good)


def use_marker(g: GameRecord, province: int) -> None:
    """A province produced and nobody takes its bonus: the marker turns to its coin side."""
    if g.modules & WITH_FISH:
        market.spend_marker(g, province)
    if not g.modules & WITH_FISH or (g.modules & WITH_SICILIA and volcano.smokes(g, province)):
        g.bonus_side[province] = COIN_SIDE


def bonus_waits(g: GameRecord) -> bool:
    """Is it to be decided what the bonus is or whether it is sold, before everybody stores?"""
    if g.modules & WITH_CRETA and gavdos.bonus_choice_open(g):
        return True
    return (g.modules & WITH_FORUM) != 0 and (patricians.sale_is_open(g) or more_cards.good_choice_open(g))


def bonus_on_show(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Is there a bonus on the board whose like the seat could store?"""
    if g.modules & WITH_FISH:
        return fish.fish_fits(g, seat) and citizens.most_fish_on_show(g, b) > 0
    return g.space[seat] > 0 and citizens.goods_on_show(g, b) != 0


def take_like_bonus(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Take the like of a bonus on the board from the supply: a good of choice, or as many fish as one marker shows."""
    if g.modules & WITH_FISH:
        fish.gain_fish(g, seat, citizens.most_fish_on_show(g, b))
    else:
        storehouse.choose_good(g, seat, citizens.goods_on_show(g, b))


def has_bonus_good(g: GameRecord, province: int) -> bool:
    """Does the province's marker have a goods side?"""
    if g.modules & WITH_CRETA and not g.modules & WITH_FISH:
        return province != GAVDOS
    if g.modules & WITH_SICILIA:
        return not volcano.smokes(g, province)
    return True


def marker_coins(g: GameRecord, province: int) -> int:
    """The coins on the back of a province's bonus marker."""
    if g.modules & WITH_SICILIA:
        return volcano.sicilia_marker_coins(g, province)
    if g.modules & WITH_CRETA and province == GAVDOS:
        return gavdos.gavdos_marker_coins(g)
    return BONUS_COINS[g.province_good[province]]


def magnus_counts(g: GameRecord, seat: int) -> bool:
    """Does the Praefectus Magnus double the bonus of this Prefect?"""
    if partners_play(g):
        return partners.own_prefect(g, seat)
    return True


def houses_produced(g: GameRecord, province: int) -> None:
    """After the houses of a province produced, no matter who played the Prefect."""
    if g.modules & WITH_AEGYPTUS:
        trade.trade_income(g, province)


def produced(g: GameRecord, b: BoardRecord, seat: int, province: int) -> None:
    """After a province produced."""
    if g.modules & WITH_SOLITARIA:
        contrarius_watching.watch_production(g, seat, province)


def visible_coins(g: GameRecord, province: int) -> int:
    """What a Prefect who collects takes from a province: the coins of a turned marker, or of a spot without fish."""
    if g.modules & WITH_FISH:
        return market.empty_spot_coins(g, province)
    return marker_coins(g, province) if g.bonus_side[province] == COIN_SIDE else 0


def cash_bonus(g: GameRecord, b: BoardRecord) -> int:
    """Return what a Prefect collects: the coins visible on the bonus markers."""
    coins = 0
    for province in range(b.producing_provinces):
        coins += visible_coins(g, province)
    if g.modules & WITH_COIN_FIELD:
        coins += field.field_coins(coins)
    return coins


def has_spot(g: GameRecord, province: int) -> bool:
    """Has the province still a place for a bonus marker?"""
    if g.modules & WITH_SICILIA:
        return not volcano.erupted(g, province)
    return True


def cash_collected(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """After a Prefect collected the coins and turned the markers back."""
    if g.modules & WITH_CRETA:
        gavdos.return_marker(g)
    if g.modules & WITH_SOLITARIA:
        contrarius_watching.watch_coins(g, seat)
    if g.modules & WITH_ROMA:
        ships.open_ship_step(g, b, seat)
    if g.modules & WITH_FISH:
        market.restock(g, b, seat)


def prefect_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """What else a Prefect may do."""
    if g.modules & WITH_FORUM:
        patricians.sextus_legal(g, b, seat, out)


def prefect_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Carry out what prefect_legal offered."""
    if g.modules & WITH_FORUM:
        patricians.sextus_choose(g, b, seat, action)


def specialist_houses(g: GameRecord, b: BoardRecord, seat: int, good: int) -> int:
    """Houses that produce for a specialist."""
    if g.modules & WITH_SICILIA:
        return g.producing[seat][good] - volcano.lost_houses(g, b, seat, good)
    return g.producing[seat][good]


def income_taken(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """After a Colonist card brought coins."""
    if g.modules & WITH_SOLITARIA:
        contrarius_watching.watch_coins(g, seat)
