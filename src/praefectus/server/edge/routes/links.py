"""Links that hold a whole game: written for a table, and opened without one.

Opening a link stores nothing: every request contains the link, which follows the # in the page's address.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response

from praefectus.data import COLOURS, Board, board, own_board
from praefectus.game.links import text_of
from praefectus.game.links.link_text import GAME
from praefectus.language import Words
from praefectus.server.edge.dependencies import (
    SIGHT,
    StateInQuery,
    TheLimits,
    TheRegistry,
    TheVisit,
    TheWords,
    json_text,
    made,
    refusals,
)
from praefectus.server.edge.reference import board_facts
from praefectus.server.encoding import encoded, moment, now
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.tables import creation
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.seats import Seat, arranged, called, table_title

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/tables/{table}/link", openapi_extra=SIGHT)
async def link(visit: TheVisit, state: StateInQuery = None) -> responses.GameLink:
    """Return the game up to now, or up to a past state, as the text of a link."""
    visit.need_sight()
    if visit.table.rated and visit.table.stage == "playing":
        raise Refused("no_hints", "rated-no-copy")
    return responses.GameLink(link=str(await visit.table.history.ask(visit.who, "link_text", state)))


class Opened:
    """The game of a link, and who asks about it."""

    def __init__(self, request: Request, registry: TableRegistry, given: str) -> None:
        self.registry = registry
        self.who = hashed(request.app.state.limits.address(request))
        self.text = text_of(given)
        self.own_board: Board | None = None

    async def ask(self, what: str, *arguments: Any, beginning: bool = False) -> Any:
        """Answer a question about the game, as a table would."""
        game = await self.registry.bots.read_link(self.who, self.text, beginning)
        if self.own_board is None and isinstance(content := json.loads(game[0])["board"], dict):
            self.own_board = own_board(content)
        return await self.registry.bots.look_back(self.who, game, what, *arguments)

    async def shown(self, words: Words, beginning: bool = False) -> responses.OpenedLink:
        """The game at its end, as anybody at a table would see it."""
        end = await self.ask("last_state", beginning=beginning)
        # The text of a whole game is its link; one with people in it, or damaged, is written again.
        as_it_is = self.text.startswith(GAME) and not beginning
        clean = self.text if as_it_is else await self.ask("link_text", None, beginning=beginning)
        view = json.loads(await self.ask("view_at", int(end), None, words.language, beginning=beginning))
        names = called(arranged([Seat("person")] * len(view["seats"])), words)
        log = json.loads(await self.ask("log_lines", 0, names, words.language, beginning=beginning))
        return responses.OpenedLink(
            link=clean,
            problem=None,
            sentence=None,
            table=_table(view, names, words),
            view=view,
            log=responses.LogLines.model_validate(log),
            board=None if self.own_board is None else board_facts(self.own_board, words),
        )


def _table(view: responses.ViewJson, names: tuple[str, ...], words: Words) -> responses.TableInfo:
    """The table at which the game would be; nobody sits there."""
    at = moment(now())
    return responses.TableInfo(
        table="",
        name=words.say(table_title("", view["board"], [], False)),
        stage="over" if view["over"] else "playing",
        board=view["board"],
        board_title=board(view["board"]).name,
        modules=view["modules"],
        options={},
        public=False,
        watching=True,
        watch_delay=None,
        clock=None,
        rated=False,
        matched=False,
        hints=False,
        chat=False,
        seed=None,
        first="as_seated",
        live=False,
        patience=None,
        created=at,
        changed=at,
        seats=[
            responses.SeatInfo(
                seat=seat,
                place=seat,
                colour=COLOURS[seat],
                kind="person",
                name=None,
                called=name,
                level=None,
                stand_in=None,
                agreed=None,
                reminded=None,
                online=True,
            )
            for seat, name in enumerate(names)
        ],
        state=view["state"],
        to_act=view["to_act"],
        round=view["round"],
        turn=view["turn"],
        winner=None,
        watchers=0,
        origin=None,
        rematch=None,
        tally=None,
        undo_request=None,
        deletion=None,
    )


Asked = Annotated[requests.InLink, Body()]


@router.post("/links/open")
async def open_link(request: Request, registry: TheRegistry, words: TheWords, asked: Asked) -> responses.OpenedLink:
    """Open the game in a link; of a damaged or cut link, return the sentence and its certain beginning. The link may
    come with the message around it. The server stores nothing."""
    opened = Opened(request, registry, asked.link)
    try:
        return await opened.shown(words)
    except Refused as refused:
        if refused.code not in ("wrong_link", "link_newer"):
            raise
        found = responses.OpenedLink(
            link=None,
            problem="newer" if refused.code == "link_newer" else "damaged",
            sentence=words.say(refused.message),
            table=None,
            view=None,
            log=None,
            board=None,
        )
    with suppress(Refused):  # nothing of it is certain
        found.link = await opened.ask("link_text", None, beginning=True)
    return found


@router.post("/links/view", response_model=responses.ViewJson)
async def link_view(request: Request, registry: TheRegistry, words: TheWords, asked: Asked) -> Response:
    """Return what a spectator sees at a state of the game in a link."""
    opened = Opened(request, registry, asked.link)
    state = asked.state if asked.state is not None else int(await opened.ask("last_state"))
    return json_text(await opened.ask("view_at", state, None, words.language))


@router.post("/links/link")
async def link_up_to(request: Request, registry: TheRegistry, asked: Asked) -> responses.GameLink:
    """Return the link of the same game up to a state."""
    text = await Opened(request, registry, asked.link).ask("link_text", asked.state)
    return responses.GameLink(link=text)


@router.post("/links/points", response_model=responses.PointsOverTime)
async def link_points(request: Request, registry: TheRegistry, asked: Asked) -> Response:
    """Return the points of all seats at the start of each turn, as for a table."""
    return json_text(await Opened(request, registry, asked.link).ask("points"))


@router.post("/links/houses", response_model=responses.HousesBuilt)
async def link_houses(request: Request, registry: TheRegistry, asked: Asked) -> Response:
    """Return who built where and when, as for a table."""
    return json_text(await Opened(request, registry, asked.link).ask("houses"))


@router.post("/links/analysis", response_model=responses.Analysis)
async def link_analysis(
    request: Request, registry: TheRegistry, limits: TheLimits, words: TheWords, asked: Asked
) -> Response:
    """Return win chances over time and the costliest choices, also of a game that is not over."""
    opened = Opened(request, registry, asked.link)
    wait = limits.analyses.take(limits.address(request))
    if wait:
        raise Refused("too_many", "too-many-requests", wait)
    return json_text(encoded(words.told(json.loads(await opened.ask("analysis")))))


@router.post("/links/play", status_code=201)
async def play_on(
    request: Request, registry: TheRegistry, wish: Annotated[requests.PlayOn, Body()]
) -> responses.TableMade:
    """Make a table that continues from a state of the game in a link, with new random draws."""
    copy = await Opened(request, registry, wish.link).ask("fork", wish.state, registry.seed())
    return await made(request, registry, lambda owner: creation.play_on(registry, copy, wish.seats, owner))
