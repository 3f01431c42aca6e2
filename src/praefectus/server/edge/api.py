"""The HTTP interface. docs/protocol.md is generated from the docstrings and models: see http_document.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from praefectus import __version__
from praefectus.agents.players import BEGINNERS
from praefectus.game.tutorial import steps
from praefectus.language import Words, accepted
from praefectus.language import of as words_of
from praefectus.reference.search import find
from praefectus.server.edge import reference
from praefectus.server.edge.middleware import Gate
from praefectus.server.edge.socket import serve_connection
from praefectus.server.edge.static_page import Kept
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.models.fields import MOST_SEATS, Stage, Word
from praefectus.server.models.messages import messages_schema
from praefectus.server.players.seat_secrets import TABLE_ID, hashed, opened
from praefectus.server.tables import creation, deletion, seat_changes
from praefectus.server.tables.access import holder_of, keys_at, subjects_of
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table, chat_message
from praefectus.server.tables.webhooks import parsed
from praefectus.server.threads import in_thread

bearer = HTTPBearer(auto_error=False, description="The secret of a seat, or of the host.")
# One route declares the refusal, the others refer to it: otherwise each status of each route would build a model.
REFUSAL = {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{responses.Refusal.__name__}"}}}}
refusals: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429, 503), REFUSAL)
router = APIRouter(prefix="/api", responses=refusals)
sockets = APIRouter()

# Which secret an operation needs, for the schema and docs/protocol.md; the others need none.
HOST, SEAT, SEAT_OR_HOST, SIGHT, PERSONAL = (
    {"x-secret": secret} for secret in ("host", "seat", "seat or host", "seat, unless anyone can watch", "personal")
)


async def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def gate_of(request: Request) -> Gate:
    gate: Gate = request.app.state.gate
    return gate


def words_for(request: Request) -> Words:
    """The catalogue in the language of the request."""
    return words_of(accepted(request.headers.get("accept-language")))


async def asked_words(request: Request) -> Words:
    """The same, for handlers: what is not asynchronous would be sent to a thread, and a browser has none."""
    return words_for(request)


TheWords = Annotated[Words, Depends(asked_words)]
TheRegistry = Annotated[TableRegistry, Depends(registry_of)]
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
    registry: TheRegistry,
    gate: TheGate,
    words: TheWords,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Visit:
    address = gate.address(request)
    there = await gate.table(registry, address, table)
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
        kept[key] = await in_thread(Kept.json, make)
    return kept[key].answer(request, "public, max-age=300")


async def in_words(request: Request, words: Words, key: str, make: Callable[[Words], Any]) -> Response:
    """The same for what people read: one answer for each language."""
    answer = await kept_answer(request, f"{key} {words.language}", lambda: make(words))
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


def json_text(text: str) -> Response:
    """An answer that a worker has written."""
    return Response(text, media_type="application/json")


@router.get("/health", response_model=responses.Health, responses={503: {"model": responses.Refusal}})
async def health(registry: TheRegistry, gate: TheGate) -> dict[str, Any]:
    """Check whether the server is well."""
    return {
        "ok": True,
        "version": __version__,
        "database": "postgresql" if registry.storage.is_postgresql else "sqlite",
        "tables_open": len(registry.tables),
        "connections": gate.open,
    }


@router.get("/about", response_model=responses.About)
async def about(registry: TheRegistry) -> dict[str, Any]:
    """Return who runs the server and how long it stores things, in days; 0 means forever."""
    named = ("contact", "lobby_days", "playing_days", "over_days", "log_addresses")
    return {"version": __version__} | {name: getattr(registry.settings, name) for name in named}


@router.get("/messages.json")
async def messages(request: Request) -> Response:
    """Return the JSON schema of the WebSocket messages."""
    return await kept_answer(request, "messages", messages_schema)


@router.get("/catalogue")
async def catalogue(request: Request, words: TheWords) -> Response:
    """Return names and texts of cards, gods, goods, modules and variants, with grades of certainty.

    Cards, sale cards, forum cards and stands carry their numbers as `id`; goods, gods and seat colours come in the
    order of their numbers. `guide` has a sentence for a first game, by the `kind` of the prompt.
    """
    return await in_words(request, words, "catalogue", reference.catalogue)


@router.get("/rules")
async def rules(request: Request, words: TheWords) -> Response:
    """Return the rules reference: every topic with its text and its grade of certainty.

    A text has one paragraph per line; lines that begin with `- ` are a list. `part` is one of `basics`,
    `personalities`, `gods`, `modules`, `forum`, `stands`, `options` and `boards`; `module` names the module that a
    topic belongs to.
    """
    return await in_words(request, words, "rules", reference.rules)


@router.get("/how-to-play")
async def how_to_play(request: Request, words: TheWords) -> Response:
    """Return how to play in seven steps, with the positions that its pictures show."""
    return await in_words(request, words, "how-to-play", steps.how_to_play)


@router.get("/rules/find", response_model=responses.TopicsFound)
async def find_rules(
    words: TheWords, question: Annotated[str, Query(max_length=200)], lang: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """Return the ids of the topics that answer a question, the best first.

    `lang` is the language to search in; without it, the reader's.
    """
    found = await in_thread(find, question, lang or words.language)  # the first of a language reads all topics
    return json_text(encoded({"topics": found}))


@router.get("/boards")
async def boards(request: Request, words: TheWords) -> Response:
    """Return all boards in short."""
    return await in_words(request, words, "boards", reference.boards)


@router.get("/boards/{board}")
async def board(request: Request, board: Word, words: TheWords) -> Response:
    """Return the facts of one board, in the order of the numbers used in a view.

    Drawn layouts are part of the page.
    """
    if board not in reference.board_names():
        raise Refused("no_board", "no-such-board", board=board, known=", ".join(reference.board_names()))
    return await in_words(request, words, f"board {board}", lambda words: reference.board(board, words))


@router.get("/levels", response_model=responses.Levels)
async def levels(registry: TheRegistry, words: TheWords) -> dict[str, Any]:
    """Return the levels of the bots, the weakest first. `standard` is the one that a quick game uses."""
    return {
        "levels": [
            {
                "name": level.name,
                "title": words.or_else(f"level-{level.name}", level.name),
                "sentence": words.or_else(f"level-{level.name}-text", level.sentence),
                "seconds": level.seconds,
                "rating": level.rating,
                "ready": registry.bots.ready or not level.seconds,
            }
            for level in registry.bots.levels.values()
        ],
        "standard": registry.bots.standard,
    }


# Tables


async def made(
    request: Request, registry: TableRegistry, make: Callable[[str], Awaitable[tuple[Table, str, list[dict[str, Any]]]]]
) -> dict[str, Any]:
    """Make a table if this address may."""
    gate: Gate = request.app.state.gate
    address = gate.address(request)
    owner = hashed(address)
    with gate.new_table(address):
        if await registry.storage.unfinished(owner) >= registry.settings.unfinished_tables:
            raise Refused("too_many", "unfinished-tables", 3600, most=registry.settings.unfinished_tables)
        table, host, secrets = await make(owner)
    return {"table": table.info(words_for(request)), "host": host, "secrets": secrets}


@router.get("/tables", response_model=responses.TableList)
async def public_tables(
    registry: TheRegistry, words: TheWords, stage: Stage | None = None, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> responses.TableList:
    """Return the public tables, the latest change first."""
    return responses.TableList(tables=await registry.public(stage, limit, words))


@router.post("/tables", status_code=201, response_model=responses.TableMade)
async def make_table(request: Request, wish: requests.NewTable, registry: TheRegistry) -> dict[str, Any]:
    """Create a table. The secrets in the answer are shown only once.

    The server adds the modules that a board needs. The `person` seats belong to the browser that asks; with two or
    more of them several people share one screen. With `start` (and no open seat) the game begins at once.
    """
    return await made(request, registry, lambda owner: creation.make(registry, wish, owner))


@router.post("/quick", status_code=201, response_model=responses.TableMade)
async def quick_game(request: Request, registry: TheRegistry, wish: requests.QuickGame | None = None) -> dict[str, Any]:
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


@router.post("/mine", response_model=responses.MyTables)
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


@router.get("/tables/{table}", response_model=responses.TableInfo)
async def one_table(visit: TheVisit) -> responses.TableInfo:
    """Return one table."""
    return visit.table.info(visit.words)


@router.patch("/tables/{table}", response_model=responses.TableChanged, openapi_extra=HOST)
async def change_table(visit: TheVisit, wish: requests.TableChange) -> dict[str, Any]:
    """Change the table before the start. `name`, `public` and `watching` can be changed at any time.

    `seats` is the whole new list: `keep` keeps the person or bot of that seat, who may move to another place.
    Everyone else at the table gets a `table` message.
    """
    visit.need_host()
    secrets = await seat_changes.change(visit.table, wish)
    return {"table": visit.table.info(visit.words), "secrets": secrets}


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
    info = encoded({"table": visit.table.info(visit.words)})
    return Response(info, status_code=202, media_type="application/json")


@router.post("/tables/{table}/join", status_code=201, response_model=responses.Joined)
async def join(visit: TheVisit, wish: requests.Join, registry: TheRegistry) -> dict[str, Any]:
    """Take an open seat: the one in `seat`, or the first.

    `person` is the secret of a personal link that should include the seat. `blocked` when somebody at the table has
    blocked you.
    """
    table = visit.table
    person = None if wish.person is None else hashed(wish.person)
    known = [visit.who] if person is None else [visit.who, person]
    registry.people.order.check_ban(known)
    there = [seat.secret_hash for seat in table.seats if seat.secret_hash is not None]
    if await registry.people.blocked([table.host_hash, *there], known):
        raise Refused("blocked", "blocked-here")
    if person is not None and not await registry.people.exists(person):
        person = None
    seat, secret = await seat_changes.join(table, wish.name, wish.seat, visit.who)
    if person is not None:
        await registry.people.keep(person, [hashed(secret)])
    return {"seat": seat, "secret": secret, "table": visit.table.info(visit.words)}


@router.post("/tables/{table}/start", response_model=responses.TableAnswer, openapi_extra=HOST)
async def start(visit: TheVisit) -> dict[str, Any]:
    """Start the game. `seats_open` if a seat is still open."""
    visit.need_host()
    await seat_changes.start(visit.table)
    return {"table": visit.table.info(visit.words)}


@router.post("/tables/{table}/agree", response_model=responses.TableAnswer, openapi_extra=SEAT)
async def agree(visit: TheVisit) -> dict[str, Any]:
    """Agree to the rematch that this table is. It starts when every person has agreed."""
    visit.need_seat()
    await seat_changes.agree(visit.table, visit.seats)
    return {"table": visit.table.info(visit.words)}


SeatInPath = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


def seat_at(visit: Visit, seat: int) -> int:
    if seat >= len(visit.table.seats):
        raise Refused("not_found", "no-such-seat", seats=len(visit.table.seats))
    return seat


@router.post("/tables/{table}/seats/{seat}/leave", response_model=responses.TableAnswer, openapi_extra=SEAT_OR_HOST)
async def leave(visit: TheVisit, seat: SeatInPath, wish: requests.Leave | None = None) -> dict[str, Any]:
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
    return {"table": visit.table.info(visit.words)}


@router.post("/tables/{table}/seats/{seat}/remind", response_model=responses.TableAnswer, openapi_extra=SEAT)
async def remind(visit: TheVisit, seat: SeatInPath) -> dict[str, Any]:
    """Remind somebody whose turn it is, once the game has waited for a minute (setting `remind_seconds`).

    They get a notice, if they gave a webhook, and their page shows it. The next reminder can follow after ten minutes.
    """
    visit.need_seat()
    await seat_changes.remind(visit.table, seat_at(visit, seat))
    return {"table": visit.table.info(visit.words)}


@router.post("/tables/{table}/seats/{seat}/return", response_model=responses.TableAnswer, openapi_extra=SEAT)
async def come_back(visit: TheVisit, seat: SeatInPath) -> dict[str, Any]:
    """Take the seat back from the bot."""
    visit.need_seat(seat_at(visit, seat))
    await seat_changes.come_back(visit.table, seat)
    return {"table": visit.table.info(visit.words)}


@router.put("/tables/{table}/seats/{seat}/colour", response_model=responses.TableAnswer, openapi_extra=SEAT_OR_HOST)
async def take_colour(visit: TheVisit, seat: SeatInPath, wish: requests.ColourWish) -> dict[str, Any]:
    """Choose a colour before the start: people their own, the host those of bots and open seats.

    A bot or an open seat gives its colour away for the one that becomes free; a person does not.
    """
    if visit.table.seats[seat_at(visit, seat)].kind == "person" or not visit.host:
        visit.need_seat(seat)
    await seat_changes.take_colour(visit.table, seat, wish.colour)
    return {"table": visit.table.info(visit.words)}


# The game


StateInQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.get("/tables/{table}/view", response_model=dict[str, Any], openapi_extra=SIGHT)
async def view(
    visit: TheVisit,
    state: StateInQuery = None,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
) -> Response:
    """Return what a seat or a watcher sees, now or at a past state; section 4 describes it.

    A past view has no `choices`. `not_started` before the start.
    """
    visit.need_sight()
    viewer = visit.need_seat(seat) if visit.seats or seat is not None else None
    table = visit.table
    if state is None:
        async with table.held():
            return Response(table.view_text(viewer, visit.words.language), media_type="application/json")
    words = visit.words
    return json_text(
        await table.looks.back(visit.who, "view_at", state, viewer, words.language, table.names(words), table.colours)
    )


@router.get("/tables/{table}/log", response_model=responses.LogLines, openapi_extra=SIGHT)
async def log(visit: TheVisit, start: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """Return what has happened, in sentences: a line for each turn and each event of the set-up.

    The first line is the one that covers the entry `start`.
    """
    visit.need_sight()
    words = visit.words
    names = visit.table.names(words)
    return json_text(await visit.table.looks.back(visit.who, "log_lines", start, names, words.language))


@router.get("/tables/{table}/record", response_class=Response, openapi_extra=SIGHT)
async def record(visit: TheVisit, form: Annotated[Literal["json", "text"], Query(alias="format")] = "json") -> Response:
    """Download the game: `json` is the saved game that `praefectus replay` reads, `text` is the log.

    It contains what happened and no seed of what is to come.
    """
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


@router.get("/tables/{table}/points", response_model=responses.PointsOverTime, openapi_extra=SIGHT)
async def points(visit: TheVisit) -> Response:
    """Return the points of all seats at the start of each turn, without undone turns. The last row is now."""
    visit.need_sight()
    return json_text(await visit.table.looks.back(visit.who, "points"))


@router.get("/tables/{table}/houses", response_model=responses.HousesBuilt, openapi_extra=SIGHT)
async def houses(visit: TheVisit) -> Response:
    """Return who built where and when."""
    visit.need_sight()
    return json_text(await visit.table.looks.back(visit.who, "houses"))


@router.get("/tables/{table}/analysis", response_model=responses.Analysis, openapi_extra=SIGHT)
async def analysis(visit: TheVisit) -> Response:
    """Return a bot's review of a finished game: win chances over time, and the costliest choices.

    `not_over` while the game is running. The first request for a game takes some seconds. Without an installed
    network the judge is `greedy`, and forecasts and chances are null.
    """
    visit.need_sight()
    return json_text(await visit.table.analysis(visit.who, visit.words))


@router.post("/tables/{table}/fork", status_code=201, response_model=responses.TableMade, openapi_extra=SIGHT)
async def fork(
    request: Request, visit: TheVisit, registry: TheRegistry, wish: requests.Fork | None = None
) -> dict[str, Any]:
    """Create a private copy of a position. The browser that asks gets all its seats.

    Draws in the copy differ from those of the game, so it reveals nothing. What the table forbids is forbidden in the
    copy too: no hints if it has none, no bot in a person's seat, and no analysis before the original game is over.
    """
    visit.need_sight()
    copy = await visit.table.looks.back(visit.who, "fork", wish.state if wish else None, registry.seed())
    return await made(
        request, registry, lambda owner: creation.fork(registry, visit.table, copy, owner, bool(wish and wish.bots))
    )


@router.post(
    "/tables/{table}/rematch", status_code=201, response_model=responses.TableAnswer, openapi_extra=SEAT_OR_HOST
)
async def rematch(visit: TheVisit, registry: TheRegistry) -> dict[str, Any]:
    """Create the same table again, after the end, or agree to play there.

    Places, names, colours and secrets stay; who was last in the order of play starts. The first who asks is the host,
    by the secret of their seat. It starts when every person has asked or agreed, or when the host starts it; a bot
    plays for those who have not, and for those who had left. The others get a `table` message with `rematch`.
    """
    if not visit.host:
        visit.need_seat()
    key = str(visit.secret_hash) if visit.seats else visit.table.host_hash
    table = await creation.rematch(registry, visit.table, visit.seats, key, visit.who)
    return {"table": table.info(visit.words)}


@router.post("/tables/{table}/hint", response_model=responses.Hint, openapi_extra=SEAT)
async def hint(visit: TheVisit, registry: TheRegistry, question: requests.HintQuestion | None = None) -> dict[str, Any]:
    """Ask a bot what it would do, on your turn, and why.

    Without `level` the best bot answers; `greedy` answers at once. `no_hints` where the table has none. If the bot
    can't explain its moves, `choice` is null and `sentence` says so.
    """
    question = question or requests.HintQuestion()
    seat = visit.need_seat(question.seat)
    table = visit.table
    if not table.hints:
        raise Refused("no_hints", "hints-off")
    level = None if question.level is None else registry.bots.level(question.level)
    async with table.held():
        game = table.running()
        if game.to_act in visit.seats and question.seat is None:
            seat = int(game.to_act or 0)
        if game.to_act != seat:
            raise Refused("not_your_turn", "hint-not-your-turn")
        if game.held is not None:
            raise Refused("not_your_turn", "hint-turn-done")
        position, state = game.for_bots(), game.state
    reasons = await registry.bots.explain(position, level, visit.who)
    if reasons is None:
        none = visit.words("hint-no-reasons")
        return {"state": state, "choice": None, "reason": none, "numbers": None, "sentence": none, "choices": []}
    told: dict[str, Any] = table.calling(visit.words).told(reasons)
    if level in BEGINNERS or table.for_beginners:
        told |= {"numbers": None, "sentence": told["reason"]}
        told["choices"] = [each | {"share": None} for each in told["choices"]]
    return {"state": state} | told


# Chat, notes, turn notices


@router.get("/tables/{table}/chat", response_model=responses.ChatMessages, openapi_extra=SIGHT)
async def chat(
    visit: TheVisit,
    words: TheWords,
    registry: TheRegistry,
    before: StateInQuery = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> dict[str, Any]:
    """Return what was said at the table, oldest first."""
    visit.need_sight()
    rows = await registry.storage.chat(visit.table.id, before, limit)
    unheard: frozenset[int] = frozenset()
    if visit.secret_hash is not None:
        unheard = (await holder_of(visit.table, [visit.secret_hash], visit.who)).unheard
    said = [chat_message(row, visit.table.seats) for row in rows if row["seat"] not in unheard]
    return {"messages": [told(line, words) for line in said]}


def told(line: dict[str, Any], words: Words) -> dict[str, Any]:
    """A line of the chat in the language of its reader."""
    return line | {"name": words.say(line["name"]), "text": words.say(line["text"])}


@router.post("/tables/{table}/chat", status_code=201, response_model=responses.ChatMessage, openapi_extra=SEAT)
async def say(visit: TheVisit, gate: TheGate, line: requests.ChatLine) -> dict[str, Any]:
    """Write to the chat."""
    seat = visit.need_seat()
    wait = gate.chats.take(visit.address)
    if wait:
        raise Refused("too_many", "chat-too-fast", wait)
    visit.table.registry.people.order.check_mute(visit.subjects)
    return told(await visit.table.say(seat, line.text), visit.words)


@router.get("/tables/{table}/notes", response_model=responses.NotesAnswer, openapi_extra=SEAT)
async def read_notes(visit: TheVisit, registry: TheRegistry) -> dict[str, Any]:
    """Return the player's private notes."""
    visit.need_seat()
    return {"text": await registry.storage.notes(visit.table.id, str(visit.secret_hash))}


@router.put("/tables/{table}/notes", response_model=responses.NotesAnswer, openapi_extra=SEAT)
async def write_notes(visit: TheVisit, registry: TheRegistry, notes: requests.Notes) -> dict[str, Any]:
    """Save private notes. Only the player of this seat can read them."""
    visit.need_seat()
    await registry.storage.set_notes(visit.table.id, str(visit.secret_hash), notes.text)
    return {"text": notes.text}


def webhook_shown(table: Table, seat: int) -> dict[str, Any]:
    url = table.seats[seat].webhook
    return {"set": url is not None, "host": None if url is None else parsed(url).hostname}


@router.get("/tables/{table}/webhook", response_model=responses.WebhookAnswer, openapi_extra=SEAT)
async def read_webhook(visit: TheVisit) -> dict[str, Any]:
    """Return whether turn notices are sent, and to which host."""
    return webhook_shown(visit.table, visit.need_seat())


@router.put("/tables/{table}/webhook", response_model=responses.WebhookAnswer, openapi_extra=SEAT)
async def set_webhook(
    request: Request, visit: TheVisit, registry: TheRegistry, wish: requests.Webhook
) -> dict[str, Any]:
    """Send a notice to this address when it is the player's turn, once per turn.

    The server posts JSON that Discord understands: `content` (a sentence with the link), `username`,
    `allowed_mentions`, `table`, `seat` and `state`. It sends nothing while the player has the table open. Only `http`
    and `https` to public addresses (unless `webhook_private` is set); no redirects; 5 seconds; one retry.
    """
    seat = visit.need_seat()
    await registry.webhooks.check(wish.url)
    await seat_changes.set_webhook(visit.table, seat, wish.url, f"{visit.words.language} {request.base_url}"[:200])
    return webhook_shown(visit.table, seat)


@router.delete("/tables/{table}/webhook", response_model=responses.WebhookAnswer, openapi_extra=SEAT)
async def delete_webhook(visit: TheVisit) -> dict[str, Any]:
    """Stop sending notices."""
    seat = visit.need_seat()
    await seat_changes.set_webhook(visit.table, seat, None, None)
    return webhook_shown(visit.table, seat)


@sockets.websocket("/api/tables/{table}/ws")
async def socket(websocket: WebSocket, table: str) -> None:
    await serve_connection(websocket.app.state.registry, websocket.app.state.gate, websocket, table)
