"""Watching: public games by rating, and a page of a game that other sites can show."""

from __future__ import annotations

import base64
import hashlib
import html
import json
from pathlib import Path
from statistics import fmean
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from praefectus.language import Words, known
from praefectus.language import of as words_of
from praefectus.server.edge.dependencies import TheRegistry, TheVisit, TheWords, Visit, refusals
from praefectus.server.edge.middleware import EMBEDDED
from praefectus.server.edge.routes.profiles import settling_of
from praefectus.server.errors import Refused
from praefectus.server.models.responses import TableInfo
from praefectus.server.models.watching import WatchedGame, WatchedGames
from praefectus.server.ratings.model import Category, category_of, in_teams
from praefectus.server.tables.table import Table

router = APIRouter(responses=refusals)

MOST_LISTED = 100
AGAIN_SECONDS = 30  # after which an embedded page asks again
STYLE = (Path(__file__).parents[1] / "embedded.css").read_text(encoding="utf-8")
POLICY = (
    "default-src 'none'; img-src 'self'; "
    f"style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors *"
)
Language = Annotated[str | None, Query(max_length=35)]


@router.get("/api/watch")
async def games_to_watch(registry: TheRegistry, words: TheWords) -> WatchedGames:
    """Return the public games that are being played and that anybody can watch, the strongest players first.

    Without a seat, rated games are seen `watch_delay` turns later.
    """
    results = settling_of(registry).results
    running = [table for table in await registry.public("playing", MOST_LISTED, words) if table.watching]
    stored = await registry.infos([table.table for table in running], words)
    keys = {name: found.seat_hashes for name, found in stored.items()}
    owners = await results.people([each for hashes in keys.values() for each in hashes if each is not None])
    ratings = await results.standings(set(owners.values()))
    games: list[WatchedGame] = []
    for table in running:
        people = {owners[each] for each in keys.get(table.table, ()) if each in owners}
        category = _category(table)
        there = [found.rating.shown for who in people if (found := ratings.standings.get((who, category)))]
        games.append(WatchedGame(table=table, rating=round(fmean(there)) if there else None))
    games.sort(key=lambda game: -(game.rating or 0))
    return WatchedGames(games=games)


def _category(table: TableInfo) -> Category:
    live = table.live or (table.clock is not None and table.clock.kind == "live")
    people = sum(seat.kind == "person" for seat in table.seats)
    return category_of(live, in_teams(table.modules), len(table.seats), people)


@router.get(EMBEDDED + "t/{table}", response_class=Response)
async def embedded(visit: TheVisit, language: Language = None) -> Response:
    """Show a public game on another site, in a frame: the position as a picture, without any script.

    It asks again every 30 seconds. Rated games are shown with the delay of all watchers.
    """
    words = _words(visit, language)
    table = _shown(visit)
    points = json.loads(await visit.past("scores"))
    names = table.names(words)
    rows = "".join(
        f"<li>{html.escape(words('embed-points', name=name, points=some))}</li>"
        for name, some in zip(names, points, strict=True)
    )
    delay = table.watch_delay
    said = words("embed-over") if table.stage == "over" else words("watch-delayed", turns=delay) if delay else ""
    title = html.escape(f"{words.say(table.title)} · {table.played_on.name}")
    again = "" if table.stage == "over" else f'<meta http-equiv="refresh" content="{AGAIN_SECONDS}">'
    picture = f"{EMBEDDED}t/{table.id}/position.svg?language={words.language}"
    body = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width">{again}<title>{title}</title><style>{STYLE}</style></head>'
        f"<body><main><h1>{title}</h1>"
        f'<img src="{picture}" alt="{html.escape(words("embed-picture"))}"><ul>{rows}</ul><p>{html.escape(said)}</p>'
        f'<p><a href="/t/{table.id}" target="_blank" rel="noopener noreferrer">{html.escape(words("embed-open"))}</a>'
        "</p>"
        "</main></body></html>"
    )
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return Response(body, media_type="text/html", headers=headers)


@router.get(EMBEDDED + "t/{table}/position.svg", response_class=Response)
async def position(request: Request, visit: TheVisit, language: Language = None) -> Response:
    """Return the position of a public game as a picture."""
    words = _words(visit, language)
    table = _shown(visit)
    drawn = await visit.past("drawing", words.language, table.names(words), table.colours)
    etag = f'"{hashlib.sha256(drawn.encode()).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _words(visit: Visit, language: str | None) -> Words:
    found = known(language) if language else None
    return words_of(found) if found else visit.words


def _shown(visit: Visit) -> Table:
    """Return the table, if everybody may see it: an embedded page shows nothing to a seat."""
    table = visit.table
    if not table.public or not table.watching or visit.seats:
        raise Refused("not_watchable", "embed-none")
    return table
