"""Puzzles: the list, a table at which to try one, and the grade of a turn; and the first cards of strong players."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Request, Response

from praefectus.data import COLOURS, board
from praefectus.game.links import LinkError
from praefectus.language import Words
from praefectus.puzzles import shipped
from praefectus.puzzles.puzzle import Puzzle
from praefectus.server.edge.dependencies import (
    TheLimits,
    TheRegistry,
    TheWords,
    in_words,
    json_text,
    made,
    refusals,
)
from praefectus.server.edge.routes.links import Opened
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.tables import creation
from praefectus.server.threads import in_thread

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/puzzles", response_model=responses.PuzzleList)
async def puzzles(request: Request, words: TheWords) -> Response:
    """Return the puzzles of this installation. The puzzle of the day is the next one in the list each day."""
    return await in_words(request, words, "puzzles", _briefs)


def _briefs(words: Words) -> responses.PuzzleList:
    return responses.PuzzleList(
        puzzles=[
            responses.PuzzleBrief(
                id=brief.id,
                board=brief.board,
                board_title=board(brief.board).name,
                seats=brief.seats,
                modules=list(brief.modules),
                level=brief.level,
                themes=list(brief.themes),
            )
            for brief in shipped.shipped().values()
        ],
        openings=shipped.openings()["games"],
    )


@router.get("/openings", response_model=responses.Openings)
async def openings(request: Request, words: TheWords) -> Response:
    """Return the first cards of strong players by board and seats: how often each is chosen, and how they fare then."""
    return await in_words(request, words, "openings", lambda words: shipped.openings())


async def _puzzle(asked: str) -> Puzzle:
    try:
        return await in_thread(shipped.puzzle_of, shipped.link_of(asked))
    except LinkError as error:
        raise Refused("link_newer" if error.problem == "newer" else "wrong_link", error.message) from error


@router.post("/puzzles/begin", status_code=201)
async def begin(
    request: Request, registry: TheRegistry, wish: Annotated[requests.PuzzleBegun, Body()]
) -> responses.PuzzleTable:
    """Make a table at which to try a puzzle: its seat is yours, bots have the others. Delete it when you leave."""
    puzzle = await _puzzle(wish.puzzle)
    copy = await Opened(request, registry, puzzle.game).ask("fork", None, registry.seed())
    seats = [
        requests.PersonSeat(kind="person", name=wish.name)
        if seat == puzzle.seat
        else requests.BotSeat(kind="bot", level=None)
        for seat in range(puzzle.position.seats)
    ]
    table = await made(request, registry, lambda owner: creation.play_on(registry, copy, seats, owner), puzzle=True)
    return responses.PuzzleTable(
        table=table.table,
        host=table.host,
        secrets=table.secrets,
        id=puzzle.id,
        seat=puzzle.seat,
        colour=COLOURS[puzzle.seat],
        level=puzzle.level,
        themes=list(puzzle.themes),
    )


@router.post("/puzzles/grade", response_model=responses.PuzzleGrade)
async def grade(
    request: Request, registry: TheRegistry, limits: TheLimits, words: TheWords,
    tried: Annotated[requests.PuzzleTried, Body()],
) -> Response:  # fmt: skip
    """Grade the turn that a game plays from the puzzle's position, by what it loses against the best one.

    A turn that nobody foresaw is played to the end many times, which takes some seconds. `turn_not_over` as long as
    the seat has something left to choose.
    """
    puzzle = await _puzzle(tried.puzzle)
    who = hashed(limits.address(request))
    found = await registry.bots.grade(who, puzzle.link(), tried.game)
    if found is None:
        raise Refused("turn_not_over", "puzzle-not-over")
    return json_text(encoded(words.told(found)))
