"""Seats: joining, starting, leaving and coming back."""

from __future__ import annotations

from fastapi import APIRouter

from praefectus.server.edge.dependencies import (
    HOST,
    SEAT,
    SEAT_OR_HOST,
    SeatInPath,
    TheRegistry,
    TheVisit,
    refusals,
    seat_at,
)
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.tables import seat_changes

router = APIRouter(prefix="/api", responses=refusals)


@router.post("/tables/{table}/join", status_code=201)
async def join(visit: TheVisit, wish: requests.Join, registry: TheRegistry) -> responses.Joined:
    """Take an open seat: the one in `seat`, or the first.

    `person` is the secret of a personal link that should include the seat. `blocked` when somebody at the table has
    blocked you.
    """
    table = visit.table
    player = None if wish.person is None else await registry.people.player_of(hashed(wish.person))
    known = [visit.who] if player is None else [visit.who, player.id]
    registry.people.rules.check_ban(known)
    there = [seat.secret_hash for seat in table.seats if seat.secret_hash is not None]
    if await registry.people.blocked([table.host_hash, *there], known):
        raise Refused("blocked", "blocked-here")
    seat, secret = await seat_changes.join(table, wish.name, wish.seat, visit.who)
    if player is not None:
        await registry.people.keep(player.id, [hashed(secret)])
    return responses.Joined(seat=seat, secret=secret, table=visit.table.info(visit.words))


@router.post("/tables/{table}/start", openapi_extra=HOST)
async def start(visit: TheVisit) -> responses.TableAnswer:
    """Start the game. `seats_open` if a seat is still open."""
    visit.need_host()
    await seat_changes.start(visit.table)
    return visit.shown()


@router.post("/tables/{table}/agree", openapi_extra=SEAT)
async def agree(visit: TheVisit) -> responses.TableAnswer:
    """Agree to the rematch that this table is. It starts when every person has agreed."""
    visit.need_seat()
    await seat_changes.agree(visit.table, visit.seats)
    return visit.shown()


@router.post("/tables/{table}/seats/{seat}/leave", openapi_extra=SEAT_OR_HOST)
async def leave(visit: TheVisit, seat: SeatInPath, wish: requests.Leave | None = None) -> responses.TableAnswer:
    """Give up a seat before the start, or hand it to a bot during the game.

    The bot has the level of the table's best bot, or else the standard level or the `level` that the player names.
    The player keeps the secret and can come back. The host and the other players can also hand over somebody else's
    seat: with a clock when that player's time is up, without one after five minutes' absence at a `live` table or one
    day at any other (settings `away_seconds` and `away_days`). Otherwise the answer is `not_yours`.
    """
    table, own = visit.table, seat_at(visit, seat) in visit.seats
    if own or (visit.host and table.stage == "lobby"):
        await seat_changes.leave(table, seat, wish.level if wish and own else None)
    elif visit.host or (visit.seats and table.stage != "lobby"):
        await seat_changes.stand_in_for(table, seat)
    else:
        visit.need_seat(seat)
    return visit.shown()


@router.post("/tables/{table}/seats/{seat}/remind", openapi_extra=SEAT)
async def remind(visit: TheVisit, seat: SeatInPath) -> responses.TableAnswer:
    """Remind somebody whose turn it is, once the game has waited for a minute (setting `remind_seconds`).

    They get a notice, if they gave a webhook, and their page shows it. The next reminder can follow after ten minutes.
    """
    visit.need_seat()
    await seat_changes.remind(visit.table, seat_at(visit, seat))
    return visit.shown()


@router.post("/tables/{table}/seats/{seat}/return", openapi_extra=SEAT)
async def come_back(visit: TheVisit, seat: SeatInPath) -> responses.TableAnswer:
    """Take the seat back from the bot."""
    visit.need_seat(seat_at(visit, seat))
    await seat_changes.come_back(visit.table, seat)
    return visit.shown()


@router.put("/tables/{table}/seats/{seat}/colour", openapi_extra=SEAT_OR_HOST)
async def take_colour(visit: TheVisit, seat: SeatInPath, wish: requests.ColourWish) -> responses.TableAnswer:
    """Choose a colour before the start: people their own, the host those of bots and open seats.

    A bot or an open seat gives its colour away for the one that becomes free; a person does not.
    """
    if visit.table.seats[seat_at(visit, seat)].kind == "person" or not visit.host:
        visit.need_seat(seat)
    await seat_changes.take_colour(visit.table, seat, wish.colour)
    return visit.shown()
