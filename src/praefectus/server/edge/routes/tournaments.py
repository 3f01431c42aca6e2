"""Tournaments of tables: what is planned and played, taking part, and what their hosts do."""

from __future__ import annotations

import csv
import hashlib
import io
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from fastapi import Path as PathParameter

from praefectus import data
from praefectus.server.edge.dependencies import PERSONAL, SIGHT, TheRegistry, TheVisit, refusals
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.edge.routes.seeks import meeting_of
from praefectus.server.encoding import moment, now
from praefectus.server.errors import Refused
from praefectus.server.matching import setups
from praefectus.server.matching.wishes import DAY
from praefectus.server.models import tournaments as models
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import TABLE_ID, drawn
from praefectus.server.storage.tournaments import Tournament, TournamentTable
from praefectus.server.tables.meeting import clock_of
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.tournaments import Tournaments, new_seed
from praefectus.server.tournaments.pairing import FEWEST, MOST
from praefectus.server.tournaments.plan import Plan
from praefectus.server.tournaments.standings import POINTS, points_of, standings

router = APIRouter(prefix="/api", responses=refusals)

MOST_DAYS = 60  # ahead
TournamentId = Annotated[str, PathParameter(pattern=TABLE_ID)]


def tournaments_of(registry: TableRegistry) -> Tournaments:
    if registry.tournaments is None:
        raise Refused("wrong_setup", "people-need-server")
    return registry.tournaments


@router.get("/tournaments")
async def tournaments(registry: TheRegistry) -> models.Tournaments:
    """Return tournaments that are open or running, and those of the last month."""
    listed = await tournaments_of(registry).stored.listed()
    return models.Tournaments(tournaments=[info(found, people, number) for found, people, number in listed])


@router.post("/tournaments", status_code=201, openapi_extra=PERSONAL)
async def plan_tournament(
    registry: TheRegistry, player: ThePlayer, wish: models.NewTournament
) -> models.TournamentInfo:
    """Plan a tournament: everybody with a name can, up to three at a time.

    It runs automatically. The first round is drawn when it starts, from a seed that nobody knows before; with fewer
    than three people it is cancelled. Its games are rated.
    """
    contests = tournaments_of(registry)
    if player.name is None:
        raise Refused("not_yours", "tournament-needs-name")
    registry.people.rules.check_seeks([player.id])
    at = round(wish.starts.timestamp() * 1000)
    if not now() - DAY < at <= now() + MOST_DAYS * DAY:
        raise Refused("malformed", "appointment-unfit", days=MOST_DAYS)
    for name in wish.modules or ():
        if name not in setups.wishable():
            raise Refused("wrong_setup", "seek-unknown", name=name)
    if wish.board is not None and wish.board not in data.board_ids():
        raise Refused("wrong_setup", "seek-unknown", name=wish.board)
    plan = Plan(
        wish.pace,
        wish.rounds,
        wish.seats,
        wish.board,
        None if wish.modules is None else tuple(wish.modules),
        wish.days,
        wish.pause,
        wish.arrival,
        wish.absent,
        registry.bots.level(wish.level),
    )
    if plan.setup(range(FEWEST, MOST + 1), "", 1) is None:
        raise Refused("wrong_setup", "tournament-impossible")
    contest = Tournament(drawn(16), wish.name, player.id, player.name, plan, at, "open", None, new_seed())
    await contests.stored.add(contest)
    return info(contest, 0, 0)


@router.get("/tournaments/{tournament}")
async def tournament(registry: TheRegistry, tournament: TournamentId) -> models.Tournament:
    """Return a tournament with its rounds and standings."""
    contests = tournaments_of(registry)
    return shown(contests, await contests.stored.get(tournament))


@router.get("/tournaments/{tournament}/export", response_class=Response)
async def export(
    registry: TheRegistry, tournament: TournamentId, form: Annotated[Literal["json", "csv"], Query(alias="format")]
) -> Response:
    """Download the standings (`csv`), or everything (`json`)."""
    contests = tournaments_of(registry)
    found = shown(contests, await contests.stored.get(tournament))
    body, media = (found.model_dump_json(indent=1), "application/json")
    if form == "csv":
        body, media = as_csv(found), "text/csv; charset=utf-8"
    name = f'attachment; filename="praefectus-tournament-{tournament}.{form}"'
    return Response(body, media_type=media, headers={"Content-Disposition": name})


@router.delete("/tournaments/{tournament}", status_code=204, response_class=Response, openapi_extra=PERSONAL)
async def cancel(registry: TheRegistry, player: ThePlayer, tournament: TournamentId) -> Response:
    """Cancel a tournament, as its host or a moderator. Games that have begun go on."""
    contests = tournaments_of(registry)
    need_host(await contests.stored.get(tournament), player)
    if not await contests.stored.end(tournament, "cancelled"):
        raise Refused("over", "tournament-closed")
    return Response(status_code=204)


@router.post("/tournaments/{tournament}/tables/{table}/annul", openapi_extra=PERSONAL)
async def annul(
    registry: TheRegistry,
    player: ThePlayer,
    tournament: TournamentId,
    table: Annotated[str, PathParameter(pattern=TABLE_ID)],
) -> models.Tournament:
    """Annul a table of the newest round, as the host or a moderator; the same people play again."""
    contests = tournaments_of(registry)
    contest = await contests.stored.get(tournament)
    need_host(contest, player)
    await contests.annul(contest, table)
    return shown(contests, await contests.stored.get(tournament))


@router.get("/person/tournaments/{tournament}", openapi_extra=PERSONAL)
async def my_part(registry: TheRegistry, player: ThePlayer, tournament: TournamentId) -> models.MyTournament:
    """Return one's own part in a tournament, and that one's page is open.

    At the start of a live tournament the first round is drawn among the people whose page asked this within three
    minutes. A player who let a table down plays again from the next round when their page asks.
    """
    contests = tournaments_of(registry)
    if registry.people.rules.read_only is None:
        await contests.stored.here(tournament, player.id)
    return part(await contests.stored.get(tournament), player)


@router.put("/person/tournaments/{tournament}", openapi_extra=PERSONAL)
async def join(registry: TheRegistry, player: ThePlayer, tournament: TournamentId) -> models.MyTournament:
    """Take part in a tournament. It needs a name, and that the player may play rated games.

    Who comes after the first round plays from the next one, or takes the seat of somebody who did not come.
    """
    contests = tournaments_of(registry)
    if player.name is None:
        raise Refused("not_yours", "tournament-needs-name")
    await meeting_of(registry).rated_wish(player, "yes")
    await contests.stored.join(tournament, player.id)
    return part(await contests.stored.get(tournament), player)


@router.delete("/person/tournaments/{tournament}", openapi_extra=PERSONAL)
async def leave(registry: TheRegistry, player: ThePlayer, tournament: TournamentId) -> models.MyTournament:
    """Leave a tournament: no more rounds. A game that has begun goes on."""
    contests = tournaments_of(registry)
    await contests.stored.leave(tournament, player.id)
    return part(await contests.stored.get(tournament), player)


@router.get("/tables/{table}/tournament", openapi_extra=SIGHT)
async def tournament_of(visit: TheVisit, registry: TheRegistry) -> models.TournamentOf:
    """Return the tournament that a table belongs to, if any."""
    visit.need_sight()
    found = await tournaments_of(registry).stored.of_table(visit.table.id)
    return models.TournamentOf(id=None, name=None) if found is None else models.TournamentOf(id=found[0], name=found[1])


def need_host(contest: Tournament, player: Player) -> None:
    if contest.host != player.id and not player.moderates:
        raise Refused("not_yours", "tournament-host-only")


def part(contest: Tournament, player: Player) -> models.MyTournament:
    mine = contest.entrant_of(player.id)
    playing = [table for table in contest.tables_of(contest.round) if table.state == "playing"]
    table = next(
        (each.table for each in playing if mine and any(seat.entrant == mine.number for seat in each.seats)), None
    )
    return models.MyTournament(
        entrant=None if mine is None else mine.number,
        host=contest.host == player.id or player.moderates,
        table=table,
    )


def info(contest: Tournament, people: int, number: int) -> models.TournamentInfo:
    plan, clock = contest.plan, clock_of(contest.plan.pace)
    return models.TournamentInfo(
        id=contest.id,
        name=contest.name,
        state=contest.state,
        host=contest.host_name,
        starts=moment(contest.starts),
        pace=plan.pace,
        live=plan.live,
        minutes=clock.minutes,
        seconds=clock.seconds,
        rounds=plan.rounds,
        round=number,
        seats=plan.seats,
        board=plan.board,
        modules=None if plan.modules is None else list(plan.modules),
        people=people,
    )


def shown(contests: Tournaments, contest: Tournament) -> models.Tournament:
    """Return a tournament with everything about it."""
    plan, names = contest.plan, {each.number: each.name for each in contest.entrants.values()}
    here = {each.number for each in contests.there(contest)}
    # before the first draw nobody may know their lot, from which the first tables follow
    ranking = contest.standings if contest.tables else standings(contest.entrants, (), "")
    inside = sum(not each.gone for each in contest.entrants.values())
    return models.Tournament(
        **info(contest, inside, contest.round).model_dump(),
        days=plan.days,
        pause=plan.pause,
        arrival=plan.arrival,
        absent=plan.absent,
        level=plan.level,
        seed_hash=hashlib.sha256(contest.seed.encode()).hexdigest(),
        seed=contest.seed if contest.tables else None,
        next_round=next_round(contest),
        scale=[models.PointScale(seats=seats, points=list(points)) for seats, points in POINTS.items()],
        standings=[
            models.Ranked(
                place=one.place,
                entrant=one.entrant,
                name=names[one.entrant],
                points=one.points,
                wins=one.wins,
                opponents=one.opponents,
                share=one.share,
                played=one.played,
                gone=contest.entrants[one.entrant].gone,
                here=one.entrant in here,
            )
            for one in ranking
            if one.played or not contest.entrants[one.entrant].gone
        ],
        played=[round_shown(contest, number, names) for number in range(1, contest.round + 1)],
    )


def next_round(contest: Tournament) -> str | None:
    """Return when the next round is drawn, if that is known."""
    if contest.state == "open":
        return moment(contest.starts)
    tables = contest.tables_of(contest.round)
    if contest.state != "running" or contest.round >= contest.plan.rounds:
        return None
    if any(table.state != "decided" for table in tables):
        return None
    return moment(max(table.decided or 0 for table in tables) + contest.plan.pause_length)


def round_shown(contest: Tournament, number: int, names: dict[int, str | None]) -> models.TournamentRound:
    tables = sorted(
        (table for table in contest.tables if table.round == number), key=lambda each: (each.number, each.attempt)
    )
    first = tables[0]
    return models.TournamentRound(
        round=number,
        board=first.board,
        modules=list(first.modules),
        ends=moment(max(table.begun for table in tables) + contest.plan.round_length),
        tables=[table_shown(table, names) for table in tables],
    )


def table_shown(table: TournamentTable, names: dict[int, str | None]) -> models.TournamentTable:
    decided = table.decided is not None
    points = points_of(table.placed) if decided else [None] * len(table.seats)
    return models.TournamentTable(
        table=table.table if table.checked or table.state != "annulled" else None,
        number=table.number,
        attempt=table.attempt,
        state=table.state,
        forecast=table.forecast,
        seats=[
            models.TournamentSeat(
                entrant=seat.entrant,
                name=names.get(seat.entrant or 0),
                rank=seat.rank,
                score=seat.score,
                points=gained,
                left=seat.left,
            )
            for seat, gained in zip(table.seats, points, strict=True)
        ],
    )


def as_csv(found: models.Tournament) -> str:
    """Return the standings as lines for a spreadsheet, with the points of each round."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\r\n")
    rounds = [f"round {number}" for number in range(1, found.round + 1)]
    lines.writerow(["place", "name", "points", "wins", "opponents", "share", "played", *rounds])
    for one in found.standings:
        by_round = [
            next(
                (
                    seat.points
                    for table in each.tables
                    if table.state == "decided"
                    for seat in table.seats
                    if seat.entrant == one.entrant
                ),
                "",
            )
            for each in found.played
        ]
        name = one.name or ""
        safe = f"'{name}" if name[:1] in "=+-@" else name  # a spreadsheet would read a formula
        lines.writerow([one.place, safe, one.points, one.wins, one.opponents, one.share, one.played, *by_round])
    return written.getvalue()
