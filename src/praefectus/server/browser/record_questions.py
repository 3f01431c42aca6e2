"""Answer one question about the record of a game, on a device only: a server does not replay what strangers send.

A server's page asks here when its reader wants this device to think. Nothing is stored.
"""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from praefectus.game import Game, PraefectusError
from praefectus.game.message_parts import calling
from praefectus.language import Words
from praefectus.server.browser.bots import DeviceBots
from praefectus.server.edge.dependencies import TheRegistry, TheWords, json_text
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.games.history import from_record
from praefectus.server.games.table_game import TableGame
from praefectus.server.models import fields, responses
from praefectus.server.tables.seats import Seat, arranged, called

router = APIRouter(prefix="/api")


class RecordQuestion(fields.Strict):
    record: dict[str, Any]


async def _game(question: RecordQuestion) -> Game:
    try:
        return from_record(json.dumps(question.record))
    except PraefectusError as error:
        raise Refused("wrong_setup", error.message) from error


async def _bots(registry: TheRegistry) -> DeviceBots:
    assert isinstance(registry.bots, DeviceBots)
    return registry.bots


TheGame = Annotated[Game, Depends(_game)]
TheBots = Annotated[DeviceBots, Depends(_bots)]


def _answer(game: Game, words: Words, found: dict[str, Any]) -> Response:
    names = called(arranged([Seat("person")] * game.seats), words)
    return json_text(encoded(calling(words, names).told(found)))


@router.post("/records/hint", response_model=responses.Hint)
async def hint(game: TheGame, bots: TheBots, words: TheWords) -> Response:
    """Return what a bot would do for the seat to act, and why."""
    if game.over:
        raise Refused("not_your_turn", "hint-not-your-turn")
    reasons = await bots.explain(TableGame(game, "0").for_bots(), None, "")
    return _answer(game, words, {"state": game.state_number} | (reasons or {}))


@router.post("/records/analysis", response_model=responses.Analysis)
async def analysis(game: TheGame, bots: TheBots, words: TheWords) -> Response:
    """Return win chances over time and the costliest choices."""
    return _answer(game, words, await bots.analyse(game))
