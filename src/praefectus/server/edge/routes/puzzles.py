"""Puzzles: the shipped ones, today's, and what a turn that was played from one is worth."""

from __future__ import annotations

import json
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path

from praefectus.puzzles import puzzle
from praefectus.puzzles.grading import puzzle_of
from praefectus.server.edge.dependencies import SIGHT, TheVisit, refusals
from praefectus.server.errors import Refused
from praefectus.server.models import responses

router = APIRouter(prefix="/api", responses=refusals)

PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$", description="Id of a shipped puzzle.")]


@router.get("/puzzles")
async def puzzles(day: date | None = None) -> responses.Puzzles:
    """Return all shipped puzzles without their solutions, and the one of a day of the reader's calendar."""
    found = puzzle.shipped_facts()
    numbered = (day or date.today()).toordinal()
    today = found[numbered % len(found)]["id"] if found else None
    return responses.Puzzles.model_validate({"today": today, "puzzles": found})


@router.get("/puzzles/{id}")
async def one_puzzle(id: PuzzleId) -> responses.PuzzleToSolve:  # noqa: A002 - the word of the address
    """Return where a puzzle begins: the game up to there as the text of a link, and who is to play."""
    found = puzzle_of(_link(id))
    return responses.PuzzleToSolve(id=id, link=found.game, seat=found.seat, seats=found.position.seats)


@router.get("/tables/{table}/puzzles/{id}", openapi_extra=SIGHT)
async def grade(visit: TheVisit, id: PuzzleId) -> responses.PuzzleAnswer:  # noqa: A002
    """Return what the turn played from a puzzle at this table is worth; `grade` is null as long as it is not over.

    A turn that was not judged when the puzzle was made is played to the end now, which takes some seconds.
    """
    visit.need_sight()
    answer = json.loads(await visit.table.history.ask(visit.who, "graded", _link(id)))
    told = None if answer is None else visit.table.calling(visit.words).told(answer)
    return responses.PuzzleAnswer.model_validate({"grade": told})


def _link(id_: str) -> str:
    try:
        return puzzle.shipped()[id_]
    except KeyError:
        raise Refused("not_found", "no-such-puzzle") from None
