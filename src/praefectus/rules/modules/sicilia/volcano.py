"""Sicilia: every Tribune draws a volcano tile; three provinces lose their bonus, then building, then production.

The pile is unknown to the table: the state holds which tiles nobody has seen yet, and how many neutral ones of them
lie in the pile.
"""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.declarations import chance, when_declared
from praefectus.rules.fields import Choices
from praefectus.rules.modules.sicilia.actions import TILE
from praefectus.rules.modules.sicilia.vocabulary import TILES
from praefectus.rules.prefect import pass_magnus
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push_chance
from praefectus.rules.storehouse import receive
from praefectus.rules.vocabulary import COIN_SIDE, GOODS, GOODS_SIDE, NONE, PROVINCES, SEATS, TRADED

_sicilia = data.sicilia()
_provinces = [province.id for province in data.board("sicilia").provinces]
_rows = {row.effect: row.row for row in _sicilia.rows if row.effect != "none"}
_with_rules: set[str] = set()
assert len(_sicilia.tiles) == TILES

_columns = [_provinces.index(province) for province in data.board("sicilia").volcano]
VOLCANO_COLUMN = tuple(_columns.index(n) if n in _columns else NONE for n in range(PROVINCES))  # by province
SICILIA_COINS = tuple(data.setup().bonus_marker_coins_sicilia[good] for good in data.GOODS[:TRADED])
TILE_COUNT = tuple(tile.count for tile in _sicilia.tiles)
TILE_PROVINCE = tuple(NONE if tile.province is None else _provinces.index(tile.province) for tile in _sicilia.tiles)
TILE_GOODS = tuple(tuple(tile.gain.get(good, 0) for good in data.GOODS) for tile in _sicilia.tiles)
TILE_COINS = tuple(tile.gain.get("coins", 0) for tile in _sicilia.tiles)
NEUTRAL_TILES = sum(tile.count for tile in _sicilia.tiles if tile.province is None)
NEUTRAL_IN_PILE = tuple(_sicilia.neutral_by_players.get(parties, 0) for parties in range(SEATS + 1))
TILES_BEFORE = tuple(_sicilia.drawn_before_by_players.get(parties, 0) for parties in range(SEATS + 1))
TOO_MANY_BEFORE = _sicilia.redraw_same_province
LAST_ROW = len(_sicilia.rows)
SMOKE_COINS = _sicilia.smoke_marker_coins
SMOKE_KEEPS_SIDE = int(_sicilia.smoke_marker_keeps_side)
MAGNUS_USED_WITHOUT_BONUS = int(_sicilia.magnus_used_without_bonus)


def sicilia_set_up(g: GameRecord) -> None:
    """The pile by the number of parties, Contrarius among them, and the tiles drawn before the game."""
    for tile in range(TILES):
        g.tiles_left[tile] = TILE_COUNT[tile]
    g.neutral_left = NEUTRAL_IN_PILE[g.seats]
    for _ in range(TILES_BEFORE[g.seats]):
        push_chance(g, DRAW_TILE)


# the pile


def tiles_in_pile(g: GameRecord) -> int:
    """Return how many tiles can still be drawn."""
    return province_tiles(g) + g.neutral_left


def province_tiles(g: GameRecord) -> int:
    left = 0
    for tile in range(TILES):
        if TILE_PROVINCE[tile] != NONE:
            left += g.tiles_left[tile]
    return left


def neutral_unseen(g: GameRecord) -> int:
    """Neutral tiles that nobody has seen, whether they are in the pile or were left out."""
    unseen = 0
    for tile in range(TILES):
        if TILE_PROVINCE[tile] == NONE:
            unseen += g.tiles_left[tile]
    return unseen


DRAW_TILE = chance("draw_tile")  # a = seat that draws, plus 1; 0 in the set-up


@DRAW_TILE.legal
def draw_tile_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any tile that may be in the pile. Before the game, a tile that would be put back is not drawn."""
    before = g.frame_a[g.depth - 1] == 0
    for tile in range(TILES):
        province = TILE_PROVINCE[tile]
        if g.tiles_left[tile] == 0:
            continue
        if province == NONE:
            if g.neutral_left > 0:
                offer(out, TILE, tile)
        elif not before or g.volcano[province] + 1 < TOO_MANY_BEFORE:
            offer(out, TILE, tile)


@DRAW_TILE.weight
def tile_weight(g: GameRecord, b: BoardRecord, action: int) -> int:
    """Each tile of the pile is as likely as another; a neutral one may be any of those unseen."""
    tile = action - TILE
    if TILE_PROVINCE[tile] == NONE:
        return g.neutral_left * g.tiles_left[tile]
    return max(1, neutral_unseen(g)) * g.tiles_left[tile]


@DRAW_TILE.choose
def draw_tile_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The drawer takes what the tile shows; then a neutral tile is discarded and another goes into its column."""
    tile = action - TILE
    drawer = g.frame_a[g.depth - 1] - 1
    pop(g)
    g.tiles_left[tile] -= 1
    if TILE_PROVINCE[tile] == NONE:
        g.neutral_left -= 1
    if tiles_in_pile(g) == 0:
        renew_pile(g)
    if TILE_PROVINCE[tile] != NONE:
        stir_volcano(g, TILE_PROVINCE[tile])
    if drawer != NONE and drawer < extension.people(g):
        g.coins[drawer] += TILE_COINS[tile]
        for good in range(GOODS):
            g.pending[drawer][good] += TILE_GOODS[tile][good]
        receive(g, drawer)


def renew_pile(g: GameRecord) -> None:
    """All neutral tiles form a new pile."""
    g.neutral_left = NEUTRAL_TILES
    for tile in range(TILES):
        if TILE_PROVINCE[tile] == NONE:
            g.tiles_left[tile] = TILE_COUNT[tile]


def stir_volcano(g: GameRecord, province: int) -> None:
    """The tile goes to the topmost free row of its column; smoke takes the marker's place, an eruption removes it."""
    if g.volcano[province] < LAST_ROW:
        g.volcano[province] += 1
    if g.volcano[province] == ERUPTION_ROW or (g.volcano[province] == SMOKE_ROW and not SMOKE_KEEPS_SIDE):
        g.bonus_side[province] = GOODS_SIDE


# what the volcano does, from which row on


def row_of(effect: str) -> int:
    """Declare that the rules know an effect of the volcano; returns the row from which on it lasts."""
    if effect not in _rows:
        raise ValueError(f"There are rules for the volcano's effect {effect!r}, which data/sicilia.json does not have.")
    _with_rules.add(effect)
    return _rows[effect]


@when_declared
def check_rows() -> None:
    """Each effect of the data needs a rule."""
    for effect in _rows.keys() - _with_rules:
        raise ValueError(f"The volcano's effect {effect!r} of data/sicilia.json has no rule.")


SMOKE_ROW = row_of("smoke")


def smokes(g: GameRecord, province: int) -> bool:
    """Has the province no bonus good any more?"""
    return g.volcano[province] >= SMOKE_ROW


ERUPTION_ROW = row_of("eruption")


def erupted(g: GameRecord, province: int) -> bool:
    """Will the province never produce again?"""
    return g.volcano[province] >= ERUPTION_ROW


NO_BUILDING_ROW = row_of("no_building")


def ash_covered_cities(g: GameRecord, b: BoardRecord) -> int:
    """Cities where nobody builds any more (bits)."""
    cities = 0
    for province in range(b.provinces):
        if g.volcano[province] >= NO_BUILDING_ROW:
            cities |= b.province_cities[province]
    return cities


def sicilia_marker_coins(g: GameRecord, province: int) -> int:
    """Coins on the back of a province's marker: one more than elsewhere; a smoke marker has its own."""
    if erupted(g, province):
        return 0
    if smokes(g, province):
        return SMOKE_COINS
    return SICILIA_COINS[g.province_good[province]]


def produce_in_smoke(g: GameRecord, seat: int, province: int) -> None:
    """The marker turns, but gives no good."""
    g.bonus_side[province] = COIN_SIDE
    if MAGNUS_USED_WITHOUT_BONUS and g.magnus == seat and extension.magnus_counts(g, seat):
        pass_magnus(g)


def lost_houses(g: GameRecord, b: BoardRecord, seat: int, good: int) -> int:
    """A seat's houses of a good in provinces where the volcano erupted."""
    houses = 0
    for province in range(b.provinces):
        if erupted(g, province):
            cities = g.houses[seat] & b.province_cities[province]
            for city in range(b.cities):
                if cities >> city & 1 and g.city_good[city] == good:
                    houses += 1
    return houses
