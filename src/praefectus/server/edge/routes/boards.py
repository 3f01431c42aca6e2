"""Custom boards for the editor: checked, tried out by bots, and copied. Nothing is stored."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request

from praefectus.data import LETTERS, OWN
from praefectus.data.boards import board, board_ids
from praefectus.data.own_board_check import Problem, tokens
from praefectus.data.own_board_file import MOST_LINES, MOST_PROVINCES, MOST_SITES, NAME_LENGTH
from praefectus.data.own_boards import check_own_board, copy_of_board, shortest
from praefectus.game.links import LinkError, decode_document, encode_document
from praefectus.reference.wording import board_sentence
from praefectus.server.edge import reference
from praefectus.server.edge.dependencies import TheLimits, TheRegistry, TheWords, refusals
from praefectus.server.edge.own_boards import own_board
from praefectus.server.errors import Refused
from praefectus.server.games.setup import checked_setup, meant_board
from praefectus.server.models import own_boards as answers
from praefectus.server.models import requests
from praefectus.server.models.fields import Word
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.threads import in_thread

router = APIRouter(prefix="/api", responses=refusals)
LIMITS = answers.BoardLimits(sites=MOST_SITES, provinces=MOST_PROVINCES, lines=MOST_LINES, name=NAME_LENGTH)


@router.post("/boards/check")
async def check(words: TheWords, file: Annotated[dict[str, Any], Body()]) -> answers.CheckedBoard:
    """Return everything that is wrong with a custom board; if nothing is, its facts.

    The body is the file itself. `number` is the entry's place in the file's list of cities, provinces, start spaces or
    lines, from 0.
    """
    checked = await in_thread(check_own_board, file)
    wrong = checked if isinstance(checked, list) else []
    facts = None if isinstance(checked, list) else await in_thread(reference.board_facts, checked, words)
    return answers.CheckedBoard(
        problems=[_problem(each, words.say(each.message)) for each in wrong],
        letters=_letters(file),
        limits=LIMITS,
        board=facts,
        link=await in_thread(_link, file),
    )


@router.post("/boards/link")
async def open_link(asked: Annotated[requests.BoardInLink, Body()]) -> answers.BoardFile:
    """Return the file in a link to a board. The link may come with the message around it. Nothing is stored."""
    try:
        kind, file = await in_thread(decode_document, asked.link)
    except LinkError as error:
        raise Refused("link_newer" if error.problem == "newer" else "wrong_link", error.message) from error
    if kind != "board":
        raise Refused("wrong_link", "own-board-not-in-link")
    return answers.BoardFile(board=file)


@router.post("/boards/try")
async def try_out(
    request: Request, registry: TheRegistry, limits: TheLimits, wish: requests.BoardTrial
) -> answers.BoardTrial:
    """Let bots play some games on a board and return how they went. Nothing is stored."""
    chosen = meant_board(wish.board)
    checked_setup(chosen, [], {}, wish.seats)
    played = await registry.bots.try_out(hashed(limits.address(request)), wish.board, wish.seats, wish.games)
    return answers.BoardTrial.model_validate(played)


@router.get("/boards/{name}/copy")
async def copy(registry: TheRegistry, words: TheWords, name: Word) -> dict[str, Any]:
    """Return a board as the file of a custom board, to change it; its sentence is in the reader's language."""
    if name.startswith(OWN):
        return copy_of_board(await own_board(registry.storage, name))
    if name not in board_ids():
        raise Refused("no_board", "no-such-board", board=name, known=", ".join(board_ids()))
    return copy_of_board(board(name), board_sentence(words, board(name)))


def _link(file: dict[str, Any]) -> str | None:
    content = shortest(file)
    try:
        return None if content is None else encode_document("board", content)
    except LinkError:
        return None


def _problem(problem: Problem, sentence: str) -> answers.BoardProblem:
    return answers.BoardProblem(about=problem.about, number=problem.number, name=problem.name, sentence=sentence)


def _letters(file: dict[str, Any]) -> list[answers.LetterTokens]:
    """Return how many cities of the file have each letter, and how many tokens there are; the file may be wrong."""
    cities = file.get("cities")
    rows = cities if isinstance(cities, list) else []
    counts = Counter(str(city.get("letter")) for city in rows if isinstance(city, dict))
    salt = file.get("salt_board") is True
    return [
        answers.LetterTokens(letter=letter, tokens=tokens(letter, salt), cities=counts[letter]) for letter in LETTERS
    ]
