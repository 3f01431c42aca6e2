"""Public profiles of players, and leaderboards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from statistics import fmean
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi import Path as PathParameter
from sqlalchemy.engine import RowMapping

from praefectus.server.edge.dependencies import SIGHT, TheRegistry, TheVisit, refusals
from praefectus.server.encoding import moment
from praefectus.server.errors import Refused
from praefectus.server.models import profiles as models
from praefectus.server.ratings.model import CATEGORIES, Category, Rating, Ratings, anchors_of, nearest_level
from praefectus.server.storage.profiles import Listed, StoredProfiles
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.settling import Settling, category_at

router = APIRouter(prefix="/api", responses=refusals)

LISTED: list[Category] = [category for category in CATEGORIES if category != "bots"]
MOST_BEST = 10
MOST_OPENINGS = 5
MOST_POINTS = 300  # of a curve
SHOWN_PER_MU = 50

NameInPath = Annotated[str, PathParameter(max_length=40)]
Month = Annotated[str | None, Query(pattern=r"^20\d\d-(0[1-9]|1[0-2])$")]


def settling_of(registry: TableRegistry) -> Settling:
    if registry.settling is None:
        raise Refused("wrong_setup", "people-need-server")
    return registry.settling


def profiles_of(registry: TableRegistry) -> StoredProfiles:
    return StoredProfiles(settling_of(registry).results.storage)


@router.get("/players/{name}")
async def profile(registry: TheRegistry, name: NameInPath) -> models.Profile:
    """Return what everybody may know about a player: it comes from finished public games."""
    settling, profiles = settling_of(registry), profiles_of(registry)
    found = await profiles.player_called(name)
    if found is None:
        raise Refused("not_found", "no-such-player", name=name)
    player, called = found
    games = await profiles.games(player)
    known = await settling.results.standings([player])
    found_ratings = (rating_info(registry, known, player, category) for category in CATEGORIES)
    return models.Profile(
        name=called,
        games=len(games),
        finishes=await settling.conduct.share(player),
        ratings=[rating for rating in found_ratings if rating is not None],
        curve=[
            models.CurvePoint(
                category=game["category"],
                at=moment(game["finished"]),
                rating=Rating(game["mu"], game["sigma"]).shown,
            )
            for game in reversed(games[:MOST_POINTS])
            if game["category"] is not None and game["mu"] is not None
        ],
        boards=counted(games, lambda game: [game["board"]]),
        modules=counted(games, lambda game: json.loads(game["modules"])),
        sizes=counted(games, lambda game: [str(game["size"])]),
        seats=counted(games, lambda game: [str(game["seat"] + 1)]),
        openings=counted(games, lambda game: [game["opening"]] if game["opening"] else [])[:MOST_OPENINGS],
        gods=by_god(games),
        best=best(games),
    )


def rating_info(registry: TableRegistry, known: Ratings, player: str, category: Category) -> models.RatingInfo | None:
    """Return a player's rating in a category, if they have one."""
    there = known.standings.get((player, category))
    if there is None:
        return None
    anchors = anchors_of(registry.bots.levels.values())
    level = None if there.rating.uncertain else nearest_level(there.rating, anchors)
    return models.RatingInfo(category=category, **shown(there.rating), games=there.games, wins=there.wins, level=level)


@router.get("/tables/{table}/people", openapi_extra=SIGHT)
async def people_at(visit: TheVisit, registry: TheRegistry) -> list[models.SeatPlayer]:
    """Return the players with a name at a table: their ratings in its category, and how many games they finish."""
    visit.need_sight()
    settling, table = settling_of(registry), visit.table
    owners = await settling.results.people([seat.secret_hash for seat in table.seats if seat.secret_hash])
    names = await profiles_of(registry).names(set(owners.values()))
    known = await settling.results.standings(list(names))
    category = category_at(table)
    found = []
    for number, seat in enumerate(table.seats):
        player = owners.get(seat.secret_hash or "")
        if player in names:
            rating = rating_info(registry, known, player, category)
            share = await settling.conduct.share(player)
            found.append(models.SeatPlayer(seat=number, name=names[player], finishes=share, rating=rating))
    return found


def shown(rating: Rating) -> dict[str, int | bool]:
    return {
        "rating": rating.shown,
        "spread": round(2 * SHOWN_PER_MU * rating.sigma),
        "uncertain": rating.uncertain,
    }


def won(game: RowMapping) -> bool:
    return game["rank"] == 1 and game["left_at"] is None


def counted(games: Iterable[RowMapping], keys: Callable[[RowMapping], list[str]]) -> list[models.Counted]:
    """Count games by what they have in common, the most frequent first."""
    groups: dict[str, list[RowMapping]] = {}
    for game in games:
        for key in keys(game):
            groups.setdefault(key, []).append(game)
    return [
        models.Counted(
            key=key,
            games=len(group),
            won=sum(map(won, group)),
            points=round(fmean(game["points"] for game in group), 1),
        )
        for key, group in sorted(groups.items(), key=lambda each: (-len(each[1]), each[0]))
    ]


def by_god(games: list[RowMapping]) -> list[models.GodPoints]:
    points: dict[str, int] = {}
    for game in games:
        for god, some in json.loads(game["gods"]).items():
            points[god] = points.get(god, 0) + some
    order = sorted(points.items(), key=lambda each: (-each[1], each[0]))
    return [models.GodPoints(god=god, points=round(some / len(games), 1)) for god, some in order]


def best(games: list[RowMapping]) -> list[models.GameResult]:
    there = sorted((game for game in games if game["there"] and won(game)), key=lambda game: -game["points"])
    return [
        models.GameResult(
            table=game["table_id"],
            at=moment(game["finished"]),
            board=game["board"],
            modules=json.loads(game["modules"]),
            players=game["size"],
            rank=game["rank"],
            points=game["points"],
            rated=game["category"] is not None,
        )
        for game in there[:MOST_BEST]
    ]


@router.get("/leaderboards/{category}")
async def leaderboard(registry: TheRegistry, category: Category, month: Month = None) -> models.Leaderboard:
    """Return the strongest players of a category: `live` and `daily` with three to five, `duel` with two, or `teams`.

    A place needs about 30 games, 10 different opponents and a game within 60 days; others follow without a place. With
    `month` (year and month, such as 2026-11), it has everybody who played then.
    """
    profiles = profiles_of(registry)
    if month is None:
        people = await profiles.leaderboard(category)
    else:
        year, number = map(int, month.split("-"))
        start, end = (
            round(datetime(year + months // 12, months % 12 + 1, 1, tzinfo=UTC).timestamp() * 1000)
            for months in (number - 1, number)
        )
        people = await profiles.month(category, start, end)
    return models.Leaderboard(category=category, categories=LISTED, month=month, people=placed(people))


def placed(people: list[Listed]) -> list[models.Place]:
    return [
        models.Place(
            place=number if person.placed else None,
            name=person.name,
            **shown(person.rating),
            games=person.games,
            wins=person.wins,
        )
        for number, person in enumerate(people, 1)
    ]
