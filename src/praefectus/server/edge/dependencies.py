"""What routes share: the asker, the table, the seats that secrets open, and cached answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response
from fastapi import Path as PathParameter
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from praefectus.language import Words, accepted
from praefectus.language import of as words_of
from praefectus.server.edge.middleware import AddressLimits
from praefectus.server.edge.static_page import CachedAnswer
from praefectus.server.errors import Refused
from praefectus.server.models import responses
from praefectus.server.models.fields import MOST_SEATS
from praefectus.server.players.seat_secrets import TABLE_ID, hashed
from praefectus.server.tables.access import keys_at, subjects_of
from praefectus.server.tables.creation import CreatedTable
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table
from praefectus.server.tables.watching import watched_state
from praefectus.server.threads import in_thread

bearer = HTTPBearer(auto_error=False, description="The secret of a seat, or of the host.")
# One route declares the refusal and the others refer to it: otherwise each status of each route builds a model.
REFUSAL = {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{responses.Refusal.__name__}"}}}}
refusals: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429, 503), REFUSAL)

# Which secret an operation needs, for the schema and docs/protocol.md; other operations need none.
HOST, SEAT, SEAT_OR_HOST, SIGHT, PERSONAL = (
    {"x-secret": secret} for secret in ("host", "seat", "seat or host", "seat, unless anyone can watch", "personal")
)
SeatInPath = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]
StateInQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


async def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def limits_of(request: Request) -> AddressLimits:
    limits: AddressLimits = request.app.state.limits
    return limits


def words_for(request: Request) -> Words:
    """The catalogue in the language of the request."""
    return words_of(accepted(request.headers.get("accept-language")))


async def asked_words(request: Request) -> Words:
    """Return the same for handlers. It is async because FastAPI runs other functions in a thread, and a browser has
    none."""
    return words_for(request)


TheWords = Annotated[Words, Depends(asked_words)]
TheRegistry = Annotated[TableRegistry, Depends(registry_of)]
TheLimits = Annotated[AddressLimits, Depends(limits_of)]


@dataclass(slots=True)
class Visit:
    """A request to a table, with the seats that its secrets open."""

    table: Table
    secret_hash: str | None
    seats: frozenset[int]
    host: bool
    address: str
    words: Words
    subjects: frozenset[str] = frozenset()

    @property
    def who(self) -> str:
        """The asker to whom the bots' computing is counted."""
        return hashed(self.address)

    def shown(self) -> responses.TableAnswer:
        """Return the table as it is now."""
        return responses.TableAnswer(table=self.table.info(self.words))

    def need_seat(self, wanted: int | None = None) -> int:
        """Return the asker's seat; refuse if their secrets open none."""
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

    async def past(self, what: str, *arguments: Any) -> str:
        """Ask something about the history of the game, as far as the asker may see it now."""
        limit = None if self.seats else await watched_state(self.table)
        asked = (what, *arguments) if limit is None else ("until", limit, what, *arguments)
        return str(await self.table.history.ask(self.who, *asked))


async def visit(
    request: Request,
    table: Annotated[str, PathParameter(pattern=TABLE_ID, description="Id of the table.")],
    registry: TheRegistry,
    limits: TheLimits,
    words: TheWords,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Visit:
    address = limits.address(request)
    there = await limits.table(registry, address, table)
    if shown is None:
        return Visit(there, None, frozenset(), False, address, words)
    given = [hashed(secret) for secret in shown.credentials.split(",")[: 2 * MOST_SEATS]]
    keys = [key for each in await keys_at(there, given) for key in each]
    seats, host = there.seats_of(keys), there.is_host(keys)
    if not seats and not host:
        limits.guess(address)
        raise Refused("not_yours", "secret-fits-no-seat")
    subjects = await subjects_of(there, [*given, *keys], hashed(address))
    held = there.seats[min(seats)].secret_hash if seats else keys[0]  # notes and mutes belong to the seat
    return Visit(there, held, seats, host, address, words, subjects)


TheVisit = Annotated[Visit, Depends(visit)]


async def cached_answer(request: Request, key: str, make: Callable[[], Any]) -> Response:
    """Answer with data that is constant while the server runs: built and compressed once, with an ETag."""
    kept: dict[str, CachedAnswer] = request.app.state.kept
    if key not in kept:
        kept[key] = await in_thread(CachedAnswer.json, make)
    return kept[key].answer(request, "public, max-age=300")


async def in_words(request: Request, words: Words, key: str, make: Callable[[Words], Any]) -> Response:
    """Do the same for text: one cached answer per language."""
    answer = await cached_answer(request, f"{key} {words.language}", lambda: make(words))
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


def json_text(text: str) -> Response:
    """Answer with JSON that a worker has written."""
    return Response(text, media_type="application/json")


async def made(
    request: Request,
    registry: TableRegistry,
    make: Callable[[str], Awaitable[CreatedTable]],
    puzzle: bool = False,
) -> responses.TableMade:
    """Create a table if this address may; tables for puzzles are counted apart."""
    limits: AddressLimits = request.app.state.limits
    address = limits.address(request)
    owner = hashed(address)
    with limits.new_puzzle(address) if puzzle else limits.new_table(address):
        if await registry.storage.unfinished(owner) >= registry.settings.unfinished_tables:
            raise Refused("too_many", "unfinished-tables", 3600, most=registry.settings.unfinished_tables)
        table, host, secrets = await make(owner)
    return responses.TableMade(table=table.info(words_for(request)), host=host, secrets=secrets)


def seat_at(visit: Visit, seat: int) -> int:
    if seat >= len(visit.table.seats):
        raise Refused("not_found", "no-such-seat", seats=len(visit.table.seats))
    return seat
