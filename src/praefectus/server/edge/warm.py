"""Imported once, where server processes are forked: what each of them would have to read before its first game."""

from __future__ import annotations

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

from praefectus.language import ENGLISH
from praefectus.server import rulebook
from praefectus.server.edge import app as app

game = rulebook.new_game("imperium", [], {}, 2, 1)
for _ in range(20):
    game.play(game.choice_ids()[0])
game.view(None, ENGLISH)
rulebook.restored(game.header(), game.snapshot(), [])
rulebook.vocabulary()
