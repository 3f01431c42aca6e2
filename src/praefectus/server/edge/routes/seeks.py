"""Searching for players."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from praefectus import data
from praefectus.server.edge.dependencies import PERSONAL, TheLimits, TheRegistry, refusals
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.encoding import moment, now
from praefectus.server.errors import Refused
from praefectus.server.matching import setups
from praefectus.server.matching.wishes import DAILY_PACES, HOURS, LIVE_PACES, Wishes, is_live
from praefectus.server.models import seeks as models
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import TABLE_ID, hashed
from praefectus.server.storage.seeks import StoredSeek
from praefectus.server.tables.meeting import Meeting, clock_of
from praefectus.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=refusals)

MOST_WANTED = 20  # that are listed
SeekId = Annotated[str, PathParameter(pattern=TABLE_ID)]


def meeting_of(registry: TableRegistry) -> Meeting:
    if registry.meeting is None:
        raise Refused("wrong_setup", "people-need-server")
    return registry.meeting


@router.get("/seeks")
async def looking(registry: TheRegistry) -> models.Looking:
    """Return how many people search for a game now, what they want, and when people usually meet."""
    stored = meeting_of(registry).stored
    waiting = await stored.open_now()
    paces = []
    for pace in (*LIVE_PACES, *DAILY_PACES):
        clock = clock_of(pace)
        paces.append(models.PaceInfo(pace=pace, live=is_live(pace), minutes=clock.minutes, seconds=clock.seconds))
    return models.Looking(
        people=len({seek.person for seek in waiting}),
        wanted=[
            models.Wanted(
                pace=seek.wishes.pace,
                sizes=sorted(seek.wishes.sizes),
                boards=sorted(seek.wishes.boards),
                rated=seek.wishes.rated,
                bots=seek.wishes.bots,
                since=moment(seek.since),
            )
            for seek in waiting[:MOST_WANTED]
        ],
        hours=await stored.hours(),
        paces=paces,
        modules=list(setups.wishable()),
    )


@router.get("/person/seeks", openapi_extra=PERSONAL)
async def my_seeks(registry: TheRegistry, player: ThePlayer) -> models.MySeeks:
    """Return your searches, with those that ended a moment ago.

    A live search is matched only while its page asks at least every 90 seconds.
    """
    return await shown_to(meeting_of(registry), player)


@router.post("/person/seeks", status_code=201, openapi_extra=PERSONAL)
async def look_for_game(
    request: Request, registry: TheRegistry, limits: TheLimits, player: ThePlayer, wish: models.NewSeek
) -> models.MySeeks:
    """Search for players: one live game, and up to five daily ones.

    Wishes are sets, and a table opens when the wishes of all its people have something in common. A live table is
    offered for 20 seconds and begins when all accept; a daily one begins at once. The personal secret opens the seat.
    Everybody must connect to a live table within 60 seconds, otherwise it is deleted and the others search on.

    Rated games need a unique name, and people at one address don't play them together.
    """
    meeting = meeting_of(registry)
    address = hashed(limits.address(request))
    registry.people.rules.check_ban([player.id, address])
    registry.people.rules.check_seeks([player.id, address])
    for name in wish.boards:
        if name not in data.board_ids():
            raise Refused("wrong_setup", "seek-unknown", name=name)
    for name in (*wish.required, *wish.excluded):
        if name not in setups.wishable():
            raise Refused("wrong_setup", "seek-unknown", name=name)
    wishes = Wishes(
        wish.pace,
        frozenset(wish.sizes),
        frozenset(wish.boards),
        frozenset(wish.required),
        frozenset(wish.excluded),
        await meeting.rated_wish(player, wish.rated),
        wish.bots,
    )
    await meeting.look(player, wishes, wish.name, address)
    return await shown_to(meeting, player)


@router.delete("/person/seeks/{seek}", status_code=204, response_class=Response, openapi_extra=PERSONAL)
async def stop_looking(registry: TheRegistry, player: ThePlayer, seek: SeekId) -> Response:
    """Stop a search. `not_found` if it has found a table meanwhile, or has ended."""
    if not await meeting_of(registry).stored.cancel(seek, player.id):
        raise Refused("not_found", "seek-gone")
    return Response(status_code=204)


@router.post("/person/seeks/{seek}/answer", openapi_extra=PERSONAL)
async def answer_offer(
    registry: TheRegistry, player: ThePlayer, seek: SeekId, answer: models.SeekAnswer
) -> models.MySeeks:
    """Accept or decline the table that was found. When somebody declines, the others wait again at their old place.

    After declining or not answering, a player can look again after 1 minute, the second time in a day after 5, then 30.
    """
    meeting = meeting_of(registry)
    await meeting.answer(seek, player, answer.agree)
    return await shown_to(meeting, player)


async def shown_to(meeting: Meeting, player: Player) -> models.MySeeks:
    mine = [shown(seek) for seek in await meeting.stored.of(player.id)]
    waiting = await meeting.stored.open_now()
    return models.MySeeks(seeks=mine, people=len({seek.person for seek in waiting}))


def shown(seek: StoredSeek) -> models.MySeek:
    wishes, at = seek.wishes, now()
    return models.MySeek(
        id=seek.id,
        state=seek.state,
        since=moment(seek.since),
        pace=wishes.pace,
        live=wishes.live,
        sizes=sorted(wishes.sizes),
        boards=sorted(wishes.boards),
        required=sorted(wishes.required),
        excluded=sorted(wishes.excluded),
        rated=wishes.rated,
        bots=wishes.bots,
        widens=widens(seek, at) if seek.state == "open" else [],
        offer=offer_of(seek, at) if seek.state in ("offered", "starting") else None,
        table=seek.table if seek.state == "seated" else None,
        first_choice_hours=None if wishes.live else min(HOURS[wishes.pace], 24),
        come_by=moment(seek.until) if seek.state == "seated" and wishes.live and seek.until > at else None,
    )


def widens(seek: StoredSeek, at: int) -> list[models.Widens]:
    """Return what the search will accept later, and when it ends."""
    widening, found = seek.wishes.widening, []
    if seek.wishes.rated != "no" and at < (then := seek.since + widening.any_rating):
        found.append(models.Widens(what="ratings", at=moment(then)))
    if len(seek.wishes.sizes) > 1 and at < (then := seek.since + widening.other_sizes):
        found.append(models.Widens(what="sizes", at=moment(then)))
    if seek.wishes.bots and at < (then := seek.since + widening.bots):
        found.append(models.Widens(what="bots", at=moment(then)))
    return [*found, models.Widens(what="end", at=moment(seek.until))]


def offer_of(seek: StoredSeek, at: int) -> models.TableOffer | None:
    draft = seek.draft
    if draft is None:
        return None
    return models.TableOffer(
        board=draft.board,
        modules=list(draft.modules),
        players=draft.size,
        bots=draft.size - draft.people,
        rated=draft.rated,
        seconds=max(0, seek.until - at) / 1000,
        accepted=bool(seek.answer),
    )
