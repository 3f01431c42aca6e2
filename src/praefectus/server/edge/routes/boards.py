"""Own boards: checked for the editor. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body

from praefectus.data.boards import board, board_ids
from praefectus.data.own_board_check import Problem
from praefectus.data.own_boards import check_own_board, copy_of_board
from praefectus.game.plain_layout import plain_layout
from praefectus.server.edge import reference
from praefectus.server.edge.dependencies import TheWords, refusals
from praefectus.server.errors import Refused
from praefectus.server.models import responses
from praefectus.server.models.fields import Word
from praefectus.server.threads import in_thread

router = APIRouter(prefix="/api", responses=refusals)


@router.post("/boards/check")
async def check(words: TheWords, file: Annotated[dict[str, Any], Body()]) -> responses.CheckedBoard:
    """Return everything that is wrong with an own board; if nothing is, its facts and where it is drawn.

    The body is the file itself. `number` is the entry's place in the file's list of cities, provinces, start spaces or
    lines, from 0.
    """
    checked = await in_thread(check_own_board, file)
    if isinstance(checked, list):
        return responses.CheckedBoard(problems=[_problem(each, words.say(each.message)) for each in checked])
    facts = await in_thread(reference.board_facts, checked, words)
    return responses.CheckedBoard(problems=[], board=facts, layout=plain_layout(checked))


@router.get("/boards/{name}/copy")
async def copy(name: Word) -> dict[str, Any]:
    """Return a board of the family as the file of an own board, to change it."""
    if name not in board_ids():
        raise Refused("no_board", "no-such-board", board=name, known=", ".join(board_ids()))
    return copy_of_board(board(name))


def _problem(problem: Problem, sentence: str) -> responses.BoardProblem:
    return responses.BoardProblem(about=problem.about, number=problem.number, name=problem.name, sentence=sentence)
