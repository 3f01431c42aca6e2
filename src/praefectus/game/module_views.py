"""What each module adds to the view; None for a module that is not on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus import data
from praefectus.engine.interpreted import LightRecord
from praefectus.rules import extension
from praefectus.rules.modules.fish_market.vocabulary import MOUNTAINSIDE, WITH_FISH
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS, FORUM_SLOTS, WITH_FORUM
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.sicilia import volcano
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.solitaria.vocabulary import WITH_SOLITARIA
from praefectus.rules.vocabulary import COLONISTS, KINDS, NONE, PLACES

if TYPE_CHECKING:
    from praefectus.game.game import Game


def module_views(g: LightRecord, b: LightRecord, game: Game) -> dict[str, Any]:
    return {
        "forum": _forum(g) if g.modules & WITH_FORUM else None,
        "fish_market": _fish_market(g) if g.modules & WITH_FISH else None,
        "ship_track": _ship_track(g, game) if g.modules & WITH_ROMA else None,
        "gods_marked": _gods_marked(g) if g.modules & WITH_ROMA else None,
        "volcano": _volcano(g, game) if g.modules & WITH_SICILIA else None,
        "solitaria": _solitaria(g, game) if g.modules & WITH_SOLITARIA else None,
    }


def forum_cards(g: LightRecord, seat: int) -> list[int]:
    """The forum cards beside a seat."""
    return [card for card in range(FORUM_CARDS) if g.forum_cards[seat] >> card & 1]


def _forum(g: LightRecord) -> dict[str, Any]:
    tableau = g.forum_tableau[:FORUM_SLOTS]
    return {
        "tableau": [None if card == NONE else card for card in tableau],
        "stock": bin(g.forum_stock).count("1"),
        "thresholds": data.setup().forum_thresholds,
        "auction": [card for card in range(FORUM_CARDS) if g.forum_shown >> card & 1] if g.turns == 0 else [],
    }


def _fish_market(g: LightRecord) -> dict[str, Any]:
    name = "mountainside" if g.options & MOUNTAINSIDE else "coastal"
    spots = data.fish_market().sides[name].spots
    return {
        "side": name,
        "spots": [
            {
                "stands": list(spot.stands),
                "coins": g.spot_coins[number],
                "seats": [seat for seat in range(g.seats) if g.market_spot[seat] == number],
            }
            for number, spot in enumerate(spots)
        ],
    }


def _ship_track(g: LightRecord, game: Game) -> list[dict[str, Any]]:
    board = data.board(game.board)
    track = [{"space": n, "name": space.name, "ships": []} for n, space in enumerate(board.ship_track)]
    ostia = board.names.index("Ostia")
    for seat in range(g.seats):
        for slot in range(3, COLONISTS):
            place = g.colonist[seat][slot]
            if place == ostia or place >= PLACES:
                track[0 if place == ostia else place - PLACES]["ships"].append([seat, slot])  # type: ignore[attr-defined]
    return track


def _gods_marked(g: LightRecord) -> dict[str, list[int]]:
    gods = [god.id for god in data.cards().gods]
    return {god: [seat for seat in range(g.seats) if g.gods_marked[n] >> seat & 1] for n, god in enumerate(gods)}


def _volcano(g: LightRecord, game: Game) -> dict[str, Any]:
    board = data.board(game.board)
    provinces = [province.id for province in board.provinces]
    return {
        "rows": {name: g.volcano[provinces.index(name)] for name in board.volcano},
        "left": int(volcano.tiles_in_pile(g)),
    }


def province_view(g: LightRecord, b: LightRecord, province: int) -> dict[str, Any]:
    """What the modules add to a province: fish on its spot, and what the volcano did to it."""
    shown: dict[str, Any] = {}
    if g.modules & WITH_FISH:
        shown["fish"] = g.fish_spot[province]
    if g.modules & WITH_SICILIA:
        shown["stage"] = g.volcano[province]
        shown["closed"] = bool(volcano.ash_covered_cities(g, b) & b.province_cities[province])
        shown["erupted"] = bool(volcano.erupted(g, province))
    return shown


def _solitaria(g: LightRecord, game: Game) -> dict[str, Any]:
    seat = int(extension.people(g))
    lines = [line for line in game.lines()[-24:] if line.reaction]
    reaction = [line.reaction for line in lines if line.turn == lines[-1].turn]
    return {
        "seat": seat,
        "level": game.configuration.options.get("solo_level", "standard"),
        "mode": game.configuration.options.get("solo_mode", "solo"),
        "face_up": [kind for kind in range(KINDS) for _ in range(g.hand[seat][kind])],
        "track": int(extension.extra_points(g, seat)),
        "last": " ".join(reaction).replace(". Contrarius ", "; ") or None,
    }
