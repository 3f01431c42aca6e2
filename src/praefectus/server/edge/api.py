"""The HTTP interface. What each path does stands in docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from praefectus.data.finding import find
from praefectus.game.tutorial import steps
from praefectus.language import Words, accepted
from praefectus.language import of as words_of
from praefectus.server import rulebook
from praefectus.server.aside import aside
from praefectus.server.edge import reference
from praefectus.server.edge.gate import Gate
from praefectus.server.edge.page import Kept
from praefectus.server.edge.socket import serve_connection
from praefectus.server.errors import Refused
from praefectus.server.models import answers, requests
from praefectus.server.models.given import MOST_SEATS, Stage, Word
from praefectus.server.models.messages import messages_schema
from praefectus.server.seat_secrets import TABLE_ID, hashed, opened
from praefectus.server.tables import deleting, making, seating
from praefectus.server.tables.hall import Hall
from praefectus.server.tables.keys import holder_of, keys_at, subjects_of
from praefectus.server.tables.table import Table, chat_message
from praefectus.server.tables.webhooks import parsed
from praefectus.server.wire import encoded

bearer = HTTPBearer(auto_error=False, description="The secret of a seat, or of the host.")
# One route says what a refusal is, the others where that stands: a model would be built for each status of each route.
REFUSAL = {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{answers.Refusal.__name__}"}}}}
refusals: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429, 503), REFUSAL)
router = APIRouter(prefix="/api", responses=refusals)
sockets = APIRouter()


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def gate_of(request: Request) -> Gate:
    gate: Gate = request.app.state.gate
    return gate


def words_for(request: Request) -> Words:
    """The words of whoever asks, as their browser says it."""
    return words_of(accepted(request.headers.get("accept-language")))


async def asked_words(request: Request) -> Words:
    """The same, for handlers: what is not asynchronous would be sent to a thread, and a browser has none."""
    return words_for(request)


TheWords = Annotated[Words, Depends(asked_words)]
TheHall = Annotated[Hall, Depends(hall_of)]
TheGate = Annotated[Gate, Depends(gate_of)]


@dataclass(slots=True)
class Visit:
    """A request to a table: which seats its secrets open."""

    table: Table
    secret_hash: str | None
    seats: frozenset[int]
    host: bool
    address: str
    words: Words
    subjects: frozenset[str] = frozenset()

    @property
    def who(self) -> str:
        """To whom the work of the bots is counted."""
        return hashed(self.address)

    def need_seat(self, wanted: int | None = None) -> int:
        """The seat that was shown to be theirs."""
        if self.secret_hash is None:
            raise Refused("no_secret", "needs-seat-secret")
        if not self.seats or (wanted is not None and wanted not in self.seats):
            raise Refused("not_yours", "secret-not-of-seat")
        return wanted if wanted is not None else min(self.seats)

    def need_host(self) -> None:
        if self.secret_hash is None:
            raise Refused("no_secret", "needs-host-secret")
        if not self.host:
            raise Refused("not_yours", "host-only")

    def need_sight(self) -> None:
        if not self.table.watching and not self.seats and not self.host:
            raise Refused("not_watchable", "not-watchable")


async def visit(
    request: Request,
    table: Annotated[str, PathParameter(pattern=TABLE_ID, description="Id of the table.")],
    hall: TheHall,
    gate: TheGate,
    words: TheWords,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Visit:
    address = gate.address(request)
    there = await gate.table(hall, address, table)
    if shown is None:
        return Visit(there, None, frozenset(), False, address, words)
    given = [hashed(secret) for secret in shown.credentials.split(",")[: 2 * MOST_SEATS]]
    keys = [key for each in await keys_at(there, given) for key in each]
    seats, host = there.seats_of(keys), there.is_host(keys)
    if not seats and not host:
        gate.guess(address)
        raise Refused("not_yours", "secret-fits-no-seat")
    subjects = await subjects_of(there, [*given, *keys], hashed(address))
    held = there.seats[min(seats)].secret_hash if seats else keys[0]  # notes and wishes belong to the seat
    return Visit(there, held, seats, host, address, words, subjects)


TheVisit = Annotated[Visit, Depends(visit)]


async def kept_answer(request: Request, key: str, make: Callable[[], Any]) -> Response:
    """Data that never changes while the server runs: made once, compressed once, with an ETag."""
    kept: dict[str, Kept] = request.app.state.kept
    if key not in kept:
        kept[key] = await aside(Kept.json, make)
    return kept[key].answer(request, "public, max-age=300")


async def in_words(request: Request, words: Words, key: str, make: Callable[[Words], Any]) -> Response:
    """The same for what people read: one answer for each language."""
    answer = await kept_answer(request, f"{key} {words.language}", lambda: make(words))
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


def json_text(text: str) -> Response:
    """An answer that a worker has written."""
    return Response(text, media_type="application/json")


@router.get("/health", response_model=answers.Health, responses={503: {"model": answers.Refusal}})
async def health(hall: TheHall, gate: TheGate) -> dict[str, Any]:
    """Whether the server is well."""
    return {
        "ok": True,
        "version": rulebook.VERSION,
        "database": "postgresql" if hall.storage.is_postgresql else "sqlite",
        "tables_open": len(hall.tables),
        "connections": gate.open,
    }


@router.get("/about", response_model=answers.About)
async def about(hall: TheHall) -> dict[str, Any]:
    """What people may want to know about this server: who runs it, and how long things are kept."""
    named = ("contact", "lobby_days", "playing_days", "over_days", "log_addresses")
    return {"version": rulebook.VERSION} | {name: getattr(hall.settings, name) for name in named}


@router.get("/messages.json")
async def messages(request: Request) -> Response:
    """The JSON schema of the WebSocket messages."""
    return await kept_answer(request, "messages", messages_schema)


@router.get("/catalogue")
async def catalogue(request: Request, words: TheWords) -> Response:
    """Names and texts of cards, gods, goods, modules and options."""
    return await in_words(request, words, "catalogue", reference.catalogue)


@router.get("/rules")
async def rules(request: Request, words: TheWords) -> Response:
    """The rules reference: every topic with its text and its grade of certainty."""
    return await in_words(request, words, "rules", reference.rules)


@router.get("/how-to-play")
async def how_to_play(request: Request, words: TheWords) -> Response:
    """How to play in seven steps, with the positions that its pictures show."""
    return await in_words(request, words, "how-to-play", steps.how_to_play)


@router.get("/rules/find", response_model=answers.TopicsFound)
async def find_rules(
    words: TheWords, question: Annotated[str, Query(max_length=200)], lang: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """The topics that answer a question, the best first, by their ids."""
    found = await aside(find, question, lang or words.language)  # the first of a language reads all topics
    return json_text(encoded({"topics": found}))


@router.get("/boards")
async def boards(request: Request, words: TheWords) -> Response:
    """All boards in short."""
    return await in_words(request, words, "boards", reference.boards)


@router.get("/boards/{board}")
async def board(request: Request, board: Word, words: TheWords) -> Response:
    """One board with its drawn layout."""
    if board not in reference.board_names():
        raise Refused("no_board", "no-such-board", board=board, known=", ".join(reference.board_names()))
    return await in_words(request, words, f"board {board}", lambda words: reference.board(board, words))


@router.get("/levels", response_model=answers.Levels)
async def levels(hall: TheHall, words: TheWords) -> dict[str, Any]:
    """The strengths of bots."""
    return {
        "levels": [
            {
                "name": level.name,
                "title": words.or_else(f"level-{level.name}", level.name),
                "sentence": words.or_else(f"level-{level.name}-text", level.sentence),
                "seconds": level.seconds,
                "rating": level.rating,
                "ready": hall.bots.ready or not level.seconds,
            }
            for level in hall.bots.levels.values()
        ],
        "standard": hall.bots.standard,
    }


# Tables


async def made(
    request: Request, hall: Hall, make: Callable[[str], Awaitable[tuple[Table, str, list[dict[str, Any]]]]]
) -> dict[str, Any]:
    """Make a table if this address may."""
    gate: Gate = request.app.state.gate
    address = gate.address(request)
    owner = hashed(address)
    with gate.new_table(address):
        if await hall.storage.unfinished(owner) >= hall.settings.unfinished_tables:
            raise Refused("too_many", "unfinished-tables", 3600, most=hall.settings.unfinished_tables)
        table, host, secrets = await make(owner)
    return {"table": table.info(words_for(request)), "host": host, "secrets": secrets}


@router.get("/tables", response_model=answers.TableList)
async def public_tables(
    hall: TheHall, words: TheWords, stage: Stage | None = None, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> answers.TableList:
    """Public tables, newest change first."""
    return answers.TableList(tables=await hall.public(stage, limit, words))


@router.post("/tables", status_code=201, response_model=answers.TableMade)
async def make_table(request: Request, wish: requests.NewTable, hall: TheHall) -> dict[str, Any]:
    """Make a table. The secrets in the answer are shown once and never again."""
    return await made(request, hall, lambda owner: making.make(hall, wish, owner))


@router.post("/quick", status_code=201, response_model=answers.TableMade)
async def quick_game(request: Request, hall: TheHall, wish: requests.QuickGame | None = None) -> dict[str, Any]:
    """A game against bots, started at once."""
    wish = wish or requests.QuickGame()
    bots = [requests.BotSeat(kind="bot", level=wish.level) for _ in range(wish.bots)]
    table = requests.NewTable(
        board=wish.board,
        modules=wish.modules,
        options=wish.options,
        seats=[requests.PersonSeat(kind="person", name=wish.name), *bots],
        start=True,
    )
    return await made(request, hall, lambda owner: making.make(hall, table, owner))


@router.post("/mine", response_model=answers.MyTables)
async def my_tables(known: requests.Mine, hall: TheHall, words: TheWords) -> answers.MyTables:
    """The tables a browser knows, those first where it is their turn."""
    infos = await hall.infos([entry.table for entry in known.tables], words)
    given = {hashed(secret) for entry in known.tables for secret in entry.secrets}
    carried = await hall.people.opened_by(given) if given else {}
    mine: list[answers.MyTable] = []
    for entry in known.tables:
        if entry.table not in infos:
            continue
        table = infos.pop(entry.table)
        hashes = [key for secret in entry.secrets for key in (hashed(secret), *carried.get(hashed(secret), ()))]
        seats, host = opened(hashes, table.seat_hashes), bool(opened(hashes, [table.host_hash]))
        if table.info.watching or seats or host:
            your_turn = table.info.stage == "playing" and table.info.to_act in seats
            mine.append(answers.MyTable(table=table.info, seats=seats, host=host, your_turn=your_turn))
    mine.sort(key=lambda entry: entry.table.changed, reverse=True)
    mine.sort(key=lambda entry: not entry.your_turn)
    return answers.MyTables(tables=mine)


@router.get("/tables/{table}", response_model=answers.TableInfo)
async def one_table(visit: TheVisit) -> answers.TableInfo:
    """One table."""
    return visit.table.info(visit.words)


@router.patch("/tables/{table}", response_model=answers.TableChanged)
async def change_table(visit: TheVisit, wish: requests.TableChange) -> dict[str, Any]:
    """The host changes the table before the start."""
    visit.need_host()
    secrets = await seating.change(visit.table, wish)
    return {"table": visit.table.info(visit.words), "secrets": secrets}


@router.delete(
    "/tables/{table}", status_code=204, response_class=Response, responses={202: {"model": answers.TableAnswer}}
)
async def delete_table(visit: TheVisit) -> Response:
    """The host deletes the table; a game that is being played when everybody agrees, or after 30 days of silence."""
    visit.need_host()
    return deleted_or_asked(visit, await deleting.ask(visit.table, visit.seats))


@router.post("/tables/{table}/deletion", responses={204: {}}, response_model=answers.TableAnswer)
async def answer_deletion(visit: TheVisit, answer: requests.Agreement) -> Response:
    """Agree to delete a game that is being played, or not."""
    visit.need_seat()
    return deleted_or_asked(visit, await deleting.answer(visit.table, visit.seats, answer.agree))


def deleted_or_asked(visit: Visit, deleted: bool) -> Response:
    """204 when the table is gone; else 202 with the table, which says who has still to agree."""
    if deleted:
        return Response(status_code=204)
    info = encoded({"table": visit.table.info(visit.words)})
    return Response(info, status_code=202, media_type="application/json")


@router.post("/tables/{table}/join", status_code=201, response_model=answers.Joined)
async def join(visit: TheVisit, wish: requests.Join, hall: TheHall) -> dict[str, Any]:
    """Sit down, unless somebody there does not wish to sit with you."""
    table = visit.table
    person = None if wish.person is None else hashed(wish.person)
    known = [visit.who] if person is None else [visit.who, person]
    hall.people.order.check_ban(known)
    there = [seat.secret_hash for seat in table.seats if seat.secret_hash is not None]
    if await hall.people.blocked([table.host_hash, *there], known):
        raise Refused("blocked", "blocked-here")
    if person is not None and not await hall.people.exists(person):
        person = None
    seat, secret = await seating.join(table, wish.name, wish.seat, visit.who)
    if person is not None:
        await hall.people.keep(person, [hashed(secret)])
    return {"seat": seat, "secret": secret, "table": visit.table.info(visit.words)}


@router.post("/tables/{table}/start", response_model=answers.TableAnswer)
async def start(visit: TheVisit) -> dict[str, Any]:
    """Begin the game."""
    visit.need_host()
    await seating.start(visit.table)
    return {"table": visit.table.info(visit.words)}


SeatInPath = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


def seat_at(visit: Visit, seat: int) -> int:
    if seat >= len(visit.table.seats):
        raise Refused("not_found", "no-such-seat", seats=len(visit.table.seats))
    return seat


@router.post("/tables/{table}/seats/{seat}/leave", response_model=answers.TableAnswer)
async def leave(visit: TheVisit, seat: SeatInPath, wish: requests.Leave | None = None) -> dict[str, Any]:
    """Give the seat up before the start, or hand it to a bot."""
    table, own = visit.table, seat_at(visit, seat) in visit.seats
    if own or (visit.host and table.stage == "lobby"):
        await seating.leave(table, seat, wish.level if wish and own else None)
    elif visit.host or (visit.seats and table.stage != "lobby"):
        await seating.stand_in_for(table, seat)
    else:
        visit.need_seat(seat)
    return {"table": visit.table.info(visit.words)}


@router.post("/tables/{table}/seats/{seat}/return", response_model=answers.TableAnswer)
async def come_back(visit: TheVisit, seat: SeatInPath) -> dict[str, Any]:
    """Take the seat back from the bot."""
    visit.need_seat(seat_at(visit, seat))
    await seating.come_back(visit.table, seat)
    return {"table": visit.table.info(visit.words)}


# The game


StateInQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.get("/tables/{table}/view", response_model=dict[str, Any])
async def view(
    visit: TheVisit,
    state: StateInQuery = None,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
) -> Response:
    """What a seat or a watcher sees, now or at a past state."""
    visit.need_sight()
    viewer = visit.need_seat(seat) if visit.seats or seat is not None else None
    table = visit.table
    if state is None:
        async with table.held():
            return Response(table.view_text(viewer, visit.words.language), media_type="application/json")
    return json_text(await table.looks.back(visit.who, "view_at", state, viewer, visit.words.language))


@router.get("/tables/{table}/log", response_model=answers.LogLines)
async def log(visit: TheVisit, start: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """What has happened, in sentences."""
    visit.need_sight()
    words = visit.words
    names = visit.table.names(words)
    return json_text(await visit.table.looks.back(visit.who, "log_lines", start, names, words.language))


@router.get("/tables/{table}/record", response_class=Response)
async def record(visit: TheVisit, form: Annotated[Literal["json", "text"], Query(alias="format")] = "json") -> Response:
    """Export: the versioned record, or the log as text."""
    visit.need_sight()
    table = visit.table
    if form == "json":
        body, media = await table.looks.back(visit.who, "record_text"), "application/json"
    else:
        title, tag = visit.words.say(table.title), visit.words.language
        text = await table.looks.back(visit.who, "as_text", title, table.names(visit.words), tag)
        body, media = text, "text/plain; charset=utf-8"
    ending = "json" if form == "json" else "txt"
    return Response(
        body,
        media_type=media,
        headers={"Content-Disposition": f'attachment; filename="praefectus-{visit.table.id}.{ending}"'},
    )


@router.get("/tables/{table}/points", response_model=answers.PointsOverTime)
async def points(visit: TheVisit) -> Response:
    """The points of all seats after every turn."""
    visit.need_sight()
    return json_text(await visit.table.looks.back(visit.who, "points"))


@router.get("/tables/{table}/houses", response_model=answers.HousesBuilt)
async def houses(visit: TheVisit) -> Response:
    """Who built where and when."""
    visit.need_sight()
    return json_text(await visit.table.looks.back(visit.who, "houses"))


@router.get("/tables/{table}/analysis", response_model=answers.Analysis)
async def analysis(visit: TheVisit) -> Response:
    """A game that is over, looked at: winning chances over time, and where most was lost."""
    visit.need_sight()
    return json_text(await visit.table.analysis(visit.who, visit.words))


@router.post("/tables/{table}/fork", status_code=201, response_model=answers.TableMade)
async def fork(request: Request, visit: TheVisit, hall: TheHall, wish: requests.Fork | None = None) -> dict[str, Any]:
    """A private copy of a position."""
    visit.need_sight()
    copy = await visit.table.looks.back(visit.who, "fork", wish.state if wish else None, hall.seed())
    return await made(request, hall, lambda owner: making.fork(hall, visit.table, copy, owner))


@router.post("/tables/{table}/rematch", status_code=201, response_model=answers.TableAnswer)
async def rematch(visit: TheVisit, hall: TheHall) -> dict[str, Any]:
    """The same table again."""
    if not visit.host:
        visit.need_seat()
    table = await making.rematch(hall, visit.table)
    return {"table": table.info(visit.words)}


@router.post("/tables/{table}/hint", response_model=answers.Hint)
async def hint(visit: TheVisit, hall: TheHall, question: requests.HintQuestion | None = None) -> dict[str, Any]:
    """What a bot would do, and why."""
    question = question or requests.HintQuestion()
    seat = visit.need_seat(question.seat)
    table = visit.table
    if not table.hints:
        raise Refused("no_hints", "hints-off")
    level = None if question.level is None else hall.bots.level(question.level)
    async with table.held():
        game = table.running()
        if game.to_act in visit.seats and question.seat is None:
            seat = int(game.to_act or 0)
        if game.to_act != seat:
            raise Refused("not_your_turn", "hint-not-your-turn")
        if game.held is not None:
            raise Refused("not_your_turn", "hint-turn-done")
        position, state = game.for_bots(), game.state
    reasons = await hall.bots.explain(position, level, visit.who)
    if reasons is None:
        return {"state": state, "choice": None, "sentence": visit.words("hint-no-reasons"), "choices": []}
    told: dict[str, Any] = visit.words.told(reasons)
    return {"state": state} | told


# Chat, notes, turn notices


@router.get("/tables/{table}/chat", response_model=answers.ChatMessages)
async def chat(
    visit: TheVisit,
    words: TheWords,
    hall: TheHall,
    before: StateInQuery = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> dict[str, Any]:
    """What was said at the table, oldest first."""
    visit.need_sight()
    rows = await hall.storage.chat(visit.table.id, before, limit)
    unheard: frozenset[int] = frozenset()
    if visit.secret_hash is not None:
        unheard = (await holder_of(visit.table, [visit.secret_hash], visit.who)).unheard
    said = [chat_message(row) for row in rows if row["seat"] not in unheard]
    return {"messages": [told(line, words) for line in said]}


def told(line: dict[str, Any], words: Words) -> dict[str, Any]:
    """A line of the chat in the language of its reader."""
    return line | {"name": words.say(line["name"]), "text": words.say(line["text"])}


@router.post("/tables/{table}/chat", status_code=201, response_model=answers.ChatMessage)
async def say(visit: TheVisit, gate: TheGate, line: requests.ChatLine) -> dict[str, Any]:
    """Say something."""
    seat = visit.need_seat()
    wait = gate.chats.take(visit.address)
    if wait:
        raise Refused("too_many", "chat-too-fast", wait)
    visit.table.hall.people.order.check_mute(visit.subjects)
    return told(await visit.table.say(seat, line.text), visit.words)


@router.get("/tables/{table}/notes", response_model=answers.NotesAnswer)
async def read_notes(visit: TheVisit, hall: TheHall) -> dict[str, Any]:
    """The private notes of the holder."""
    visit.need_seat()
    return {"text": await hall.storage.notes(visit.table.id, str(visit.secret_hash))}


@router.put("/tables/{table}/notes", response_model=answers.NotesAnswer)
async def write_notes(visit: TheVisit, hall: TheHall, notes: requests.Notes) -> dict[str, Any]:
    """Keep private notes."""
    visit.need_seat()
    await hall.storage.set_notes(visit.table.id, str(visit.secret_hash), notes.text)
    return {"text": notes.text}


def webhook_shown(table: Table, seat: int) -> dict[str, Any]:
    url = table.seats[seat].webhook
    return {"set": url is not None, "host": None if url is None else parsed(url).hostname}


@router.get("/tables/{table}/webhook", response_model=answers.WebhookAnswer)
async def read_webhook(visit: TheVisit) -> dict[str, Any]:
    """Whether turn notices are sent, and to which host."""
    return webhook_shown(visit.table, visit.need_seat())


@router.put("/tables/{table}/webhook", response_model=answers.WebhookAnswer)
async def set_webhook(request: Request, visit: TheVisit, hall: TheHall, wish: requests.Webhook) -> dict[str, Any]:
    """Send a notice to this address when it is the holder's turn."""
    seat = visit.need_seat()
    await hall.webhooks.check(wish.url)
    await seating.set_webhook(visit.table, seat, wish.url, f"{visit.words.language} {request.base_url}"[:200])
    return webhook_shown(visit.table, seat)


@router.delete("/tables/{table}/webhook", response_model=answers.WebhookAnswer)
async def delete_webhook(visit: TheVisit) -> dict[str, Any]:
    """Send no more notices."""
    seat = visit.need_seat()
    await seating.set_webhook(visit.table, seat, None, None)
    return webhook_shown(visit.table, seat)


@sockets.websocket("/api/tables/{table}/ws")
async def socket(websocket: WebSocket, table: str) -> None:
    await serve_connection(websocket.app.state.hall, websocket.app.state.gate, websocket, table)
