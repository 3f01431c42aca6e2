"""Tables: creating, listing, changing and deleting them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from praefectus.server.edge.dependencies import HOST, SEAT, TheRegistry, TheVisit, TheWords, Visit, made, refusals
from praefectus.server.encoding import encoded
from praefectus.server.models import requests, responses
from praefectus.server.models.fields import Stage
from praefectus.server.players.seat_secrets import hashed, opened
from praefectus.server.tables import creation, deletion, seat_changes

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/tables")
async def public_tables(
    registry: TheRegistry, words: TheWords, stage: Stage | None = None, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> responses.TableList:
    """Return the public tables, the latest change first."""
    return responses.TableList(tables=await registry.public(stage, limit, words))


@router.post("/tables", status_code=201)
async def make_table(request: Request, wish: requests.NewTable, registry: TheRegistry) -> responses.TableMade:
    """Create a table. The secrets in the answer are shown only once.

    The server adds the modules that a board needs. The `person` seats belong to the browser that asks; with two or
    more of them several people share one screen. With `start` (and no open seat) the game begins at once.
    """
    return await made(request, registry, lambda owner: creation.make(registry, wish, owner))


@router.post("/quick", status_code=201)
async def quick_game(
    request: Request, registry: TheRegistry, wish: requests.QuickGame | None = None
) -> responses.TableMade:
    """Create a game against bots and start it. The person's seat is random."""
    wish = wish or requests.QuickGame()
    bots = [requests.BotSeat(kind="bot", level=wish.level) for _ in range(wish.bots)]
    table = requests.NewTable(
        board=wish.board,
        modules=wish.modules,
        options=wish.options,
        seats=[requests.PersonSeat(kind="person", name=wish.name), *bots],
        start=True,
    )
    return await made(request, registry, lambda owner: creation.make(registry, table, owner))


@router.post("/mine")
async def my_tables(known: requests.Mine, registry: TheRegistry, words: TheWords) -> responses.MyTables:
    """Return the tables that a browser knows: first those where it is their turn, then by last change.

    Tables that no longer exist are left out.
    """
    infos = await registry.infos([entry.table for entry in known.tables], words)
    given = {hashed(secret) for entry in known.tables for secret in entry.secrets}
    carried = await registry.people.opened_by(given) if given else {}
    mine: list[responses.MyTable] = []
    for entry in known.tables:
        if entry.table not in infos:
            continue
        table = infos.pop(entry.table)
        hashes = [key for secret in entry.secrets for key in (hashed(secret), *carried.get(hashed(secret), ()))]
        seats, host = opened(hashes, table.seat_hashes), bool(opened(hashes, [table.host_hash]))
        if table.info.watching or seats or host:
            your_turn = table.info.stage == "playing" and table.info.to_act in seats
            mine.append(responses.MyTable(table=table.info, seats=seats, host=host, your_turn=your_turn))
    mine.sort(key=lambda entry: entry.table.changed, reverse=True)
    mine.sort(key=lambda entry: not entry.your_turn)
    return responses.MyTables(tables=mine)


@router.get("/tables/{table}")
async def one_table(visit: TheVisit) -> responses.TableInfo:
    """Return one table."""
    return visit.table.info(visit.words)


@router.patch("/tables/{table}", openapi_extra=HOST)
async def change_table(visit: TheVisit, wish: requests.TableChange) -> responses.TableChanged:
    """Change the table before the start. `name`, `public` and `watching` can be changed at any time.

    `seats` is the whole new list: `keep` keeps the person or bot of that seat, who may move to another place.
    Everyone else at the table gets a `table` message.
    """
    visit.need_host()
    secrets = await seat_changes.change(visit.table, wish)
    return responses.TableChanged(table=visit.table.info(visit.words), secrets=secrets)


@router.delete(
    "/tables/{table}",
    status_code=204,
    response_class=Response,
    responses={202: {"model": responses.TableAnswer}},
    openapi_extra=HOST,
)
async def delete_table(visit: TheVisit) -> Response:
    """Delete the table with everything about it; its viewers get a `bye` with `no_table`.

    A game that other people play is deleted only when all of them agree, or after 30 days without a turn and
    without any of them there (setting `silence_days`). Until then the answer is 202, and `deletion` of the table says
    who has still to agree. Send the secrets of your own seats along with the host's: those seats agree at once.
    """
    visit.need_host()
    return deleted_or_asked(visit, await deletion.ask(visit.table, visit.seats))


@router.post(
    "/tables/{table}/deletion",
    status_code=202,
    responses={204: {}},
    response_model=responses.TableAnswer,
    openapi_extra=SEAT,
)
async def answer_deletion(visit: TheVisit, answer: requests.Agreement) -> Response:
    """Agree to delete a running game, or refuse, which ends the request.

    204 when this was the last agreement and the table is gone, otherwise 202. `no_request` when nobody has asked.
    """
    visit.need_seat()
    return deleted_or_asked(visit, await deletion.answer(visit.table, visit.seats, answer.agree))


def deleted_or_asked(visit: Visit, deleted: bool) -> Response:
    """204 when the table is gone; else 202 with the table, which says who has still to agree."""
    if deleted:
        return Response(status_code=204)
    return Response(encoded(visit.shown()), status_code=202, media_type="application/json")
