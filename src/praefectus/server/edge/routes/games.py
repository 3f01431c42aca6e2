"""The game of a table: views, log, record, analysis, copies, rematch and hints."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from praefectus.agents.players import BEGINNERS
from praefectus.server.edge.dependencies import (
    SEAT,
    SEAT_OR_HOST,
    SIGHT,
    StateInQuery,
    TheRegistry,
    TheVisit,
    json_text,
    made,
    refusals,
)
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.models.fields import MOST_SEATS
from praefectus.server.tables import creation
from praefectus.server.tables.analysis import analysis as analyse
from praefectus.server.tables.watching import watched_state

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/tables/{table}/view", response_model=responses.ViewJson, openapi_extra=SIGHT)
async def view(
    visit: TheVisit,
    state: StateInQuery = None,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
) -> Response:
    """Return what a seat or a watcher sees, now or at a past state; section 4 describes it.

    A past view has no `choices`. `not_started` before the start. Without a seat, a rated game is seen
    `watch_delay` turns later, here and in everything else about it, until it is over.
    """
    visit.need_sight()
    viewer = visit.need_seat(seat) if visit.seats or seat is not None else None
    table = visit.table
    if state is None and (visit.seats or (state := await watched_state(table)) is None):
        async with table.held():
            return Response(table.view_text(viewer, visit.words.language), media_type="application/json")
    words = visit.words
    return json_text(await visit.past("view_at", state, viewer, words.language, table.names(words), table.colours))


@router.get("/tables/{table}/log", response_model=responses.LogLines, openapi_extra=SIGHT)
async def log(visit: TheVisit, start: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """Return what has happened, in sentences: a line for each turn and each event of the set-up.

    The first line is the one that covers the entry `start`.
    """
    visit.need_sight()
    words = visit.words
    names = visit.table.names(words)
    return json_text(await visit.past("log_lines", start, names, words.language))


@router.get("/tables/{table}/record", response_class=Response, openapi_extra=SIGHT)
async def record(visit: TheVisit, form: Annotated[Literal["json", "text"], Query(alias="format")] = "json") -> Response:
    """Download the game: `json` is the saved game that `praefectus replay` reads, `text` is the log.

    It contains what happened and no seed of what is to come.
    """
    visit.need_sight()
    table = visit.table
    if form == "json":
        body, media = await visit.past("record_text"), "application/json"
    else:
        title, tag = visit.words.say(table.title), visit.words.language
        text = await visit.past("as_text", title, table.names(visit.words), tag)
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
    return json_text(await visit.past("points"))


@router.get("/tables/{table}/houses", response_model=responses.HousesBuilt, openapi_extra=SIGHT)
async def houses(visit: TheVisit) -> Response:
    """Return who built where and when."""
    visit.need_sight()
    return json_text(await visit.past("houses"))


@router.get("/tables/{table}/analysis", response_model=responses.Analysis, openapi_extra=SIGHT)
async def analysis(visit: TheVisit) -> Response:
    """Return a bot's review of a finished game: win chances over time, and the costliest choices.

    `not_over` while the game is running. The first request for a game takes some seconds. Without an installed
    network the judge is `greedy`, and forecasts and chances are null.
    """
    visit.need_sight()
    return json_text(await analyse(visit.table, visit.who, visit.words))


@router.post("/tables/{table}/fork", status_code=201, openapi_extra=SIGHT)
async def fork(
    request: Request, visit: TheVisit, registry: TheRegistry, wish: requests.Fork | None = None
) -> responses.TableMade:
    """Create a private copy of a position. The browser that asks gets all its seats.

    Draws in the copy differ from those of the game, so it reveals nothing. What the table forbids is forbidden in the
    copy too: no hints if it has none, no bot in a person's seat, and no analysis before the original game is over.
    """
    visit.need_sight()
    if visit.table.rated and visit.table.stage == "playing":
        raise Refused("no_hints", "rated-no-copy")
    copy = await visit.table.history.ask(visit.who, "fork", wish.state if wish else None, registry.seed())
    return await made(
        request, registry, lambda owner: creation.fork(registry, visit.table, copy, owner, bool(wish and wish.bots))
    )


@router.post("/tables/{table}/rematch", status_code=201, openapi_extra=SEAT_OR_HOST)
async def rematch(visit: TheVisit, registry: TheRegistry) -> responses.TableAnswer:
    """Create the same table again, after the end, or agree to play there.

    Places, names, colours and secrets stay; the last in the order of play starts. The first to ask is the host,
    by the secret of their seat. It starts when every person has asked or agreed, or when the host starts it; a bot
    plays for those who have not, and for those who had left. The others get a `table` message with `rematch`.
    """
    if not visit.host:
        visit.need_seat()
    key = str(visit.secret_hash) if visit.seats else visit.table.host_hash
    table = await creation.rematch(registry, visit.table, visit.seats, key, visit.who)
    return responses.TableAnswer(table=table.info(visit.words))


@router.post("/tables/{table}/hint", openapi_extra=SEAT)
async def hint(visit: TheVisit, registry: TheRegistry, question: requests.HintQuestion | None = None) -> responses.Hint:
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
        return responses.Hint(state=state, choice=None, reason=none, numbers=None, sentence=none, choices=[])
    hint = responses.Hint.model_validate({"state": state} | table.calling(visit.words).told(reasons))
    if level in BEGINNERS or table.for_beginners:
        hint.numbers, hint.sentence = None, hint.reason
        for choice in hint.choices:
            choice.share = None
    return hint
