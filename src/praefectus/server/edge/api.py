"""The HTTP interface. What each path does stands in docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from praefectus.server import models, rulebook
from praefectus.server.edge import reference
from praefectus.server.edge.gate import Gate
from praefectus.server.edge.page import Kept
from praefectus.server.edge.socket import NOT_WATCHABLE, serve_connection
from praefectus.server.errors import Refused
from praefectus.server.seat_secrets import TABLE_ID, hashed, opened
from praefectus.server.tables import seating
from praefectus.server.tables.hall import Hall
from praefectus.server.tables.table import Table, chat_message
from praefectus.server.tables.webhooks import parsed

bearer = HTTPBearer(auto_error=False, description="The secret of a seat, or of the host.")
refusals: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Refusal} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=refusals)
sockets = APIRouter()


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def gate_of(request: Request) -> Gate:
    gate: Gate = request.app.state.gate
    return gate


TheHall = Annotated[Hall, Depends(hall_of)]
TheGate = Annotated[Gate, Depends(gate_of)]


@dataclass(slots=True)
class Visit:
    """A request to a table: which seats its secret opens."""

    table: Table
    secret_hash: str | None
    seats: frozenset[int]
    host: bool
    address: str

    @property
    def who(self) -> str:
        """To whom the work of the bots is counted."""
        return hashed(self.address)

    def need_seat(self, wanted: int | None = None) -> int:
        """The seat that was shown to be theirs."""
        if self.secret_hash is None:
            raise Refused("no_secret", "This needs the secret of a seat, in the Authorization header.")
        if not self.seats or (wanted is not None and wanted not in self.seats):
            raise Refused("not_yours", "The secret does not open this seat.")
        return wanted if wanted is not None else min(self.seats)

    def need_host(self) -> None:
        if self.secret_hash is None:
            raise Refused("no_secret", "This needs the secret of the host, in the Authorization header.")
        if not self.host:
            raise Refused("not_yours", "Only who made the table may do this.")

    def need_sight(self) -> None:
        if not self.table.watching and not self.seats and not self.host:
            raise Refused("not_watchable", NOT_WATCHABLE)


async def visit(
    request: Request,
    table: Annotated[str, PathParameter(pattern=TABLE_ID, description="Id of the table.")],
    hall: TheHall,
    gate: TheGate,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Visit:
    address = gate.address(request)
    there = await gate.table(hall, address, table)
    if shown is None:
        return Visit(there, None, frozenset(), False, address)
    secret_hash = hashed(shown.credentials)
    seats, host = there.seats_of([secret_hash]), there.is_host([secret_hash])
    if not seats and not host:
        gate.guess(address)
        raise Refused("not_yours", "The secret fits no seat of this table.")
    return Visit(there, secret_hash, seats, host, address)


TheVisit = Annotated[Visit, Depends(visit)]


async def kept_answer(request: Request, key: str, make: Callable[[], Any]) -> Response:
    """Data that never changes while the server runs: made once, compressed once, with an ETag."""
    kept: dict[str, Kept] = request.app.state.kept
    if key not in kept:
        kept[key] = await asyncio.to_thread(Kept.json, make)
    return kept[key].answer(request, "public, max-age=300")


def json_text(text: str) -> Response:
    """An answer that a worker has written."""
    return Response(text, media_type="application/json")


@router.get("/health", response_model=models.Health)
async def health(hall: TheHall, gate: TheGate) -> dict[str, Any]:
    """Whether the server is well."""
    return {
        "ok": True,
        "version": rulebook.VERSION,
        "database": "postgresql" if hall.storage.is_postgresql else "sqlite",
        "tables_open": len(hall.tables),
        "connections": gate.open,
    }


@router.get("/messages.json")
async def messages(request: Request) -> Response:
    """The JSON schema of the WebSocket messages."""
    return await kept_answer(request, "messages", models.messages_schema)


@router.get("/catalogue")
async def catalogue(request: Request) -> Response:
    """Names and texts of cards, gods, goods, modules and options."""
    return await kept_answer(request, "catalogue", reference.catalogue)


@router.get("/rules")
async def rules(request: Request) -> Response:
    """The rules reference: every topic with its text and its grade of certainty."""
    return await kept_answer(request, "rules", reference.rules)


@router.get("/boards")
async def boards(request: Request) -> Response:
    """All boards in short."""
    return await kept_answer(request, "boards", reference.boards)


@router.get("/boards/{board}")
async def board(request: Request, board: models.Word) -> Response:
    """One board with its drawn layout."""
    if board not in reference.board_names():
        raise Refused("no_board", f"There is no board {board!r}; there are: {', '.join(reference.board_names())}.")
    return await kept_answer(request, f"board {board}", lambda: reference.board(board))


@router.get("/levels", response_model=models.Levels)
async def levels(hall: TheHall) -> dict[str, Any]:
    """The strengths of bots."""
    return {
        "levels": [
            {"name": level.name, "sentence": level.sentence, "seconds": level.seconds, "rating": level.rating}
            for level in hall.bots.levels.values()
        ],
        "standard": hall.bots.standard,
    }


# Tables


async def made(
    request: Request, hall: Hall, make: Callable[[str], Awaitable[tuple[Table, str, list[dict[str, Any]]]]]
) -> dict[str, Any]:
    """Make a table if this address may."""
    gate = gate_of(request)
    address = gate.address(request)
    gate.new_table(address)
    owner = hashed(address)
    if await hall.storage.unfinished(owner) >= hall.settings.unfinished_tables:
        raise Refused(
            "too_many", f"At most {hall.settings.unfinished_tables} unfinished tables from one address.", 3600
        )
    table, host, secrets = await make(owner)
    return {"table": table.info(), "host": host, "secrets": secrets}


@router.get("/tables", response_model=models.TableList)
async def public_tables(
    hall: TheHall, stage: models.Stage | None = None, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> dict[str, Any]:
    """Public tables, newest change first."""
    return {"tables": await hall.public(stage, limit)}


@router.post("/tables", status_code=201, response_model=models.TableMade)
async def make_table(request: Request, wish: models.NewTable, hall: TheHall) -> dict[str, Any]:
    """Make a table. The secrets in the answer are shown once and never again."""
    return await made(request, hall, lambda owner: hall.make(wish, owner))


@router.post("/quick", status_code=201, response_model=models.TableMade)
async def quick_game(request: Request, hall: TheHall, wish: models.QuickGame | None = None) -> dict[str, Any]:
    """A game against bots, started at once."""
    wish = wish or models.QuickGame()
    bots = [models.BotSeat(kind="bot", level=wish.level) for _ in range(wish.bots)]
    table = models.NewTable(
        name=f"{wish.name[:30]}'s game",
        board=wish.board,
        modules=wish.modules,
        options=wish.options,
        seats=[models.PersonSeat(kind="person", name=wish.name), *bots],
        start=True,
    )
    return await made(request, hall, lambda owner: hall.make(table, owner))


@router.post("/mine", response_model=models.MyTables)
async def my_tables(request: Request, known: models.Mine, hall: TheHall) -> dict[str, Any]:
    """The tables a browser knows, those first where it is their turn."""
    infos = await hall.infos([entry.table for entry in known.tables])
    mine: list[dict[str, Any]] = []
    for entry in known.tables:
        if entry.table not in infos:
            continue
        info, seat_hashes, host_hash = infos.pop(entry.table)
        hashes = [hashed(secret) for secret in entry.secrets]
        seats = opened(hashes, seat_hashes)
        if not info["watching"] and not seats and not opened(hashes, [host_hash]):
            continue
        mine.append(
            {
                "table": info,
                "seats": seats,
                "host": bool(opened(hashes, [host_hash])),
                "your_turn": info["stage"] == "playing" and info["to_act"] in seats,
            }
        )
    mine.sort(key=lambda entry: str(entry["table"]["changed"]), reverse=True)
    mine.sort(key=lambda entry: not entry["your_turn"])
    return {"tables": mine}


@router.get("/tables/{table}", response_model=models.TableInfo)
async def one_table(visit: TheVisit) -> dict[str, Any]:
    """One table."""
    return visit.table.info()


@router.patch("/tables/{table}", response_model=models.TableChanged)
async def change_table(visit: TheVisit, wish: models.TableChange) -> dict[str, Any]:
    """The host changes the table before the start."""
    visit.need_host()
    secrets = await seating.change(visit.table, wish)
    return {"table": visit.table.info(), "secrets": secrets}


@router.delete("/tables/{table}", status_code=204, response_class=Response)
async def delete_table(visit: TheVisit) -> Response:
    """The host deletes the table; not while other people play there."""
    visit.need_host()
    await visit.table.delete(visit.seats)
    return Response(status_code=204)


@router.post("/tables/{table}/join", status_code=201, response_model=models.Joined)
async def join(visit: TheVisit, wish: models.Join) -> dict[str, Any]:
    """Sit down."""
    seat, secret = await seating.join(visit.table, wish.name, wish.seat)
    return {"seat": seat, "secret": secret, "table": visit.table.info()}


@router.post("/tables/{table}/start", response_model=models.TableAnswer)
async def start(visit: TheVisit) -> dict[str, Any]:
    """Begin the game."""
    visit.need_host()
    await seating.start(visit.table)
    return {"table": visit.table.info()}


SeatInPath = Annotated[int, PathParameter(ge=0, lt=models.MOST_SEATS)]


def seat_at(visit: Visit, seat: int) -> int:
    if seat >= len(visit.table.seats):
        raise Refused("not_found", f"The table has {len(visit.table.seats)} seats, numbered from 0.")
    return seat


@router.post("/tables/{table}/seats/{seat}/leave", response_model=models.TableAnswer)
async def leave(visit: TheVisit, seat: SeatInPath, wish: models.Leave | None = None) -> dict[str, Any]:
    """Give the seat up before the start, or hand it to a bot."""
    table, own = visit.table, seat_at(visit, seat) in visit.seats
    if not own and table.out_of_time(seat) and (visit.seats or visit.host):
        pass  # nobody need wait any longer
    elif not own and visit.host:
        if table.stage != "lobby" and table.is_there(seat):
            raise Refused(
                "not_yours", f"{table.seats[seat].name} is here and in time; only they may hand over the seat."
            )
    else:
        visit.need_seat(seat)
    await seating.leave(table, seat, wish.level if wish and own else None)
    return {"table": visit.table.info()}


@router.post("/tables/{table}/seats/{seat}/return", response_model=models.TableAnswer)
async def come_back(visit: TheVisit, seat: SeatInPath) -> dict[str, Any]:
    """Take the seat back from the bot."""
    visit.need_seat(seat_at(visit, seat))
    await seating.come_back(visit.table, seat)
    return {"table": visit.table.info()}


# The game


StateInQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.get("/tables/{table}/view", response_model=dict[str, Any])
async def view(
    visit: TheVisit,
    state: StateInQuery = None,
    seat: Annotated[int | None, Query(ge=0, lt=models.MOST_SEATS)] = None,
) -> Response:
    """What a seat or a watcher sees, now or at a past state."""
    visit.need_sight()
    viewer = visit.need_seat(seat) if visit.seats or seat is not None else None
    table = visit.table
    if state is None:
        async with table.held():
            return Response(table.view_text(viewer), media_type="application/json")
    return json_text(await table.look_back(visit.who, "view_at", state, viewer))


@router.get("/tables/{table}/log", response_model=models.LogLines)
async def log(visit: TheVisit, start: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """What has happened, in sentences."""
    visit.need_sight()
    return json_text(await visit.table.look_back(visit.who, "log_lines", start, visit.table.names))


@router.get("/tables/{table}/record", response_class=Response)
async def record(visit: TheVisit, form: Annotated[Literal["json", "text"], Query(alias="format")] = "json") -> Response:
    """Export: the versioned record, or the log as text."""
    visit.need_sight()
    table = visit.table
    if form == "json":
        body, media = await table.look_back(visit.who, "record_text"), "application/json"
    else:
        text = await table.look_back(visit.who, "as_text", table.name, table.names)
        body, media = text, "text/plain; charset=utf-8"
    ending = "json" if form == "json" else "txt"
    return Response(
        body,
        media_type=media,
        headers={"Content-Disposition": f'attachment; filename="praefectus-{visit.table.id}.{ending}"'},
    )


@router.get("/tables/{table}/points", response_model=models.PointsOverTime)
async def points(visit: TheVisit) -> Response:
    """The points of all seats after every turn."""
    visit.need_sight()
    return json_text(await visit.table.look_back(visit.who, "points"))


@router.get("/tables/{table}/houses", response_model=models.HousesBuilt)
async def houses(visit: TheVisit) -> Response:
    """Who built where and when."""
    visit.need_sight()
    return json_text(await visit.table.look_back(visit.who, "houses"))


@router.get("/tables/{table}/analysis", response_model=models.Analysis)
async def analysis(visit: TheVisit) -> Response:
    """A game that is over, looked at: winning chances over time, and where most was lost."""
    visit.need_sight()
    return json_text(await visit.table.analysis(visit.who))


@router.post("/tables/{table}/fork", status_code=201, response_model=models.TableMade)
async def fork(request: Request, visit: TheVisit, hall: TheHall, wish: models.Fork | None = None) -> dict[str, Any]:
    """A private copy of a position."""
    visit.need_sight()
    copy = await visit.table.look_back(visit.who, "fork", wish.state if wish else None, hall.seed())
    return await made(request, hall, lambda owner: hall.fork(visit.table, copy, owner))


@router.post("/tables/{table}/rematch", status_code=201, response_model=models.TableAnswer)
async def rematch(visit: TheVisit, hall: TheHall) -> dict[str, Any]:
    """The same table again."""
    if not visit.host:
        visit.need_seat()
    table = await hall.rematch(visit.table)
    return {"table": table.info()}


@router.post("/tables/{table}/hint", response_model=models.Hint)
async def hint(visit: TheVisit, hall: TheHall, question: models.HintQuestion | None = None) -> dict[str, Any]:
    """What a bot would do, and why."""
    question = question or models.HintQuestion()
    seat = visit.need_seat(question.seat)
    table = visit.table
    if not table.hints:
        raise Refused("no_hints", "At this table everybody thinks for themselves: hints are switched off.")
    level = None if question.level is None else hall.bots.level(question.level)
    async with table.held():
        game = table.running()
        if game.to_act in visit.seats and question.seat is None:
            seat = int(game.to_act or 0)
        if game.to_act != seat:
            raise Refused("not_your_turn", "A hint is given when it is your turn.")
        if game.held is not None:
            raise Refused("not_your_turn", "Nothing is left to choose in this turn; end it, or take a step back.")
        position, state = game.for_bots(), game.state
    reasons = await hall.bots.explain(position, level, visit.who)
    if reasons is None:
        sentence = "This bot plays without giving reasons; ask a stronger level."
        return {"state": state, "choice": None, "sentence": sentence, "choices": []}
    return {"state": state} | reasons


# Chat, notes, turn notices


@router.get("/tables/{table}/chat", response_model=models.ChatMessages)
async def chat(
    visit: TheVisit,
    hall: TheHall,
    before: StateInQuery = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> dict[str, Any]:
    """What was said at the table, oldest first."""
    visit.need_sight()
    rows = await hall.storage.chat(visit.table.id, before, limit)
    return {"messages": [chat_message(row) for row in rows]}


@router.post("/tables/{table}/chat", status_code=201, response_model=models.ChatMessage)
async def say(visit: TheVisit, gate: TheGate, line: models.ChatLine) -> dict[str, Any]:
    """Say something."""
    seat = visit.need_seat()
    wait = gate.chats.take(visit.address)
    if wait:
        raise Refused("too_many", "Too many chat messages; wait a moment.", wait)
    return await visit.table.say(seat, line.text)


@router.get("/tables/{table}/notes", response_model=models.NotesAnswer)
async def read_notes(visit: TheVisit, hall: TheHall) -> dict[str, Any]:
    """The private notes of the holder."""
    visit.need_seat()
    return {"text": await hall.storage.notes(visit.table.id, str(visit.secret_hash))}


@router.put("/tables/{table}/notes", response_model=models.NotesAnswer)
async def write_notes(visit: TheVisit, hall: TheHall, notes: models.Notes) -> dict[str, Any]:
    """Keep private notes."""
    visit.need_seat()
    await hall.storage.set_notes(visit.table.id, str(visit.secret_hash), notes.text)
    return {"text": notes.text}


def webhook_shown(table: Table, seat: int) -> dict[str, Any]:
    url = table.seats[seat].webhook
    return {"set": url is not None, "host": None if url is None else parsed(url).hostname}


@router.get("/tables/{table}/webhook", response_model=models.WebhookAnswer)
async def read_webhook(visit: TheVisit) -> dict[str, Any]:
    """Whether turn notices are sent, and to which host."""
    return webhook_shown(visit.table, visit.need_seat())


@router.put("/tables/{table}/webhook", response_model=models.WebhookAnswer)
async def set_webhook(request: Request, visit: TheVisit, hall: TheHall, wish: models.Webhook) -> dict[str, Any]:
    """Send a notice to this address when it is the holder's turn."""
    seat = visit.need_seat()
    await hall.webhooks.check(wish.url)
    await seating.set_webhook(visit.table, seat, wish.url, str(request.base_url)[:200])
    return webhook_shown(visit.table, seat)


@router.delete("/tables/{table}/webhook", response_model=models.WebhookAnswer)
async def delete_webhook(visit: TheVisit) -> dict[str, Any]:
    """Send no more notices."""
    seat = visit.need_seat()
    await seating.set_webhook(visit.table, seat, None, None)
    return webhook_shown(visit.table, seat)


@sockets.websocket("/api/tables/{table}/ws")
async def socket(websocket: WebSocket, table: str) -> None:
    await serve_connection(websocket.app.state.hall, websocket.app.state.gate, websocket, table)
