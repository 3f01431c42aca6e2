"""The server itself, the rules reference, boards, cards and levels."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from praefectus import __version__
from praefectus.data import OWN
from praefectus.game.tutorial import steps
from praefectus.reference.search import find
from praefectus.server.edge import reference
from praefectus.server.edge.dependencies import (
    TheLimits,
    TheRegistry,
    TheWords,
    cached_answer,
    in_words,
    json_text,
    refusals,
)
from praefectus.server.edge.own_boards import own_board
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.models import reference as models
from praefectus.server.models import responses
from praefectus.server.models.fields import Word
from praefectus.server.models.messages import messages_schema
from praefectus.server.threads import in_thread

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/health", responses={503: {"model": responses.Refusal}})
async def health(registry: TheRegistry, limits: TheLimits) -> responses.Health:
    """Check whether the server is well."""
    return responses.Health(
        ok=True,
        version=__version__,
        database="postgresql" if registry.storage.is_postgresql else "sqlite",
        tables_open=len(registry.tables),
        connections=limits.open,
    )


@router.get("/about")
async def about(registry: TheRegistry) -> responses.About:
    """Return who runs the server and how long it stores things, in days; 0 means forever."""
    settings = registry.settings
    return responses.About(
        version=__version__,
        contact=settings.contact,
        lobby_days=settings.lobby_days,
        playing_days=settings.playing_days,
        over_days=settings.over_days,
        log_addresses=settings.log_addresses,
    )


@router.get("/messages.json")
async def messages(request: Request) -> Response:
    """Return the JSON schema of the WebSocket messages."""
    return await cached_answer(request, "messages", messages_schema)


@router.get("/catalogue", response_model=models.Catalogue)
async def catalogue(request: Request, words: TheWords) -> Response:
    """Return names and texts of cards, gods, goods, modules and variants, with grades of certainty.

    Cards, sale cards, forum cards and stands carry their numbers as `id`; goods, gods and seat colours come in the
    order of their numbers. `guide` has a sentence for a first game, by the `kind` of the prompt.
    """
    return await in_words(request, words, "catalogue", reference.catalogue)


@router.get("/rules", response_model=models.Topics)
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


@router.get("/boards", response_model=models.Boards)
async def boards(request: Request, words: TheWords) -> Response:
    """Return all boards in short."""
    return await in_words(request, words, "boards", reference.boards)


@router.get("/boards/{board}", response_model=models.BoardFacts)
async def board(request: Request, board: Word, words: TheWords) -> Response:
    """Return the facts of one board, in the order of the numbers used in a view.

    Drawn layouts are part of the page.
    """
    if board.startswith(OWN):
        facts = reference.board_facts(await own_board(request.app.state.registry.storage, board), words)
        return Response(encoded(facts), media_type="application/json", headers={"Cache-Control": "no-cache"})
    if board not in reference.board_names():
        raise Refused("no_board", "no-such-board", board=board, known=", ".join(reference.board_names()))
    return await in_words(request, words, f"board {board}", lambda words: reference.board(board, words))


@router.get("/levels")
async def levels(registry: TheRegistry, words: TheWords) -> responses.Levels:
    """Return the levels of the bots, the weakest first. `standard` is the one that a quick game uses."""
    return responses.Levels(
        levels=[
            responses.Level(
                name=level.name,
                title=words.or_else(f"level-{level.name}", level.name),
                sentence=words.or_else(f"level-{level.name}-text", level.sentence),
                seconds=level.seconds,
                rating=level.rating,
                ready=registry.bots.ready or not level.seconds,
            )
            for level in registry.bots.levels.values()
        ],
        standard=registry.bots.standard,
    )
