"""Games by link over HTTP: computed from what the page sends, nothing is stored (docs/links.md, docs/privacy.md)."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from praefectus.game import PraefectusError
from praefectus.language import Words
from praefectus.server.edge.dependencies import TheWords, json_text, refusals
from praefectus.server.errors import Refused
from praefectus.server.threads import in_thread

# Bodies are read by models/play_by_post.py when somebody asks: most pages never do, and every page starts sooner.
router = APIRouter(prefix="/api/post", responses=refusals)


async def computed(request: Request, words: Words) -> Response:
    """The answer to a question about a game by link."""
    from praefectus.server.tables import play_by_post

    what = request.url.path.rpartition("/")[2]
    body = await request.body()
    async with _work(request):
        try:
            return json_text(await in_thread(play_by_post.answer, what, body, words))
        except ValidationError as error:
            raise RequestValidationError(error.errors(include_url=False)) from None
        except PraefectusError as error:
            raise Refused("wrong_setup", error.message) from error


def _work(request: Request) -> asyncio.Semaphore:
    """One game by link at a time is replayed here: that is work, and tables come first."""
    state = request.app.state
    if not hasattr(state, "post_work"):
        state.post_work = asyncio.Semaphore(1)
    work: asyncio.Semaphore = state.post_work
    return work


@router.post("/make")
async def make(request: Request, words: TheWords) -> Response:
    """Make a game by link (docs/links.md): `board`, `modules`, `options`, `seats` (2 to 6), `own` (a list of seats),
    `name`, and `root`, 16 random hex digits that only the device knows.

    All answers about games by link hold `saved`, what the device saves and sends with its next question (`link`,
    `roots`, `draft`, `held`), and `info`: people, open seats, whose turn it is. The server stores nothing.
    """
    return await computed(request, words)


@router.post("/open")
async def open_link(request: Request, words: TheWords) -> Response:
    """Open a `link`, or a private one, and compare it with what the device has `saved` of this game, if anything.

    `outcome` is `new`, `same`, `newer`, `older`, `fork`, `other_people` or `other_game`; a `fork` has the turns of both
    sides. With `instead`, the device takes the link's side.
    """
    return await computed(request, words)


@router.post("/join")
async def join(request: Request, words: TheWords) -> Response:
    """Take `seats` under a `name`, with a new `root`, in the game that is `saved`."""
    return await computed(request, words)


@router.post("/ask")
async def ask(request: Request, words: TheWords) -> Response:
    """Ask for the seats of a `person` whose device is lost, under a `name`, with a new `root`."""
    return await computed(request, words)


@router.post("/agree")
async def agree(request: Request, words: TheWords) -> Response:
    """Agree to hand over the seats that somebody asks for; when everyone else has agreed, they change hands."""
    return await computed(request, words)


@router.post("/decline")
async def decline(request: Request, words: TheWords) -> Response:
    """Continue without handing the seats over."""
    return await computed(request, words)


@router.post("/private")
async def private(request: Request, words: TheWords) -> Response:
    """A private `link` that restores the seats of this device on another one."""
    return await computed(request, words)


@router.post("/table")
async def table(request: Request, words: TheWords) -> Response:
    """What a table's WebSocket would answer to a `message` (`hello`, `move`, `end_turn`, `undo` or `look`), as a list
    of `messages`. When somebody else has to choose next, `saved` has the new link."""
    return await computed(request, words)


@router.post("/look-back")
async def look_back(request: Request, words: TheWords) -> Response:
    """The game from its first entry on; `what` is `view` (with `state` and `seat`), `log`, `link`, `points`, `houses`,
    `record` or `text`."""
    return await computed(request, words)
