"""Everything that server processes need before their first game, imported once before they are forked."""

from __future__ import annotations

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

from praefectus.language import ENGLISH
from praefectus.server.edge import server as server
from praefectus.server.games.log_format import vocabulary
from praefectus.server.games.table_game import new_game, restored

game = new_game("imperium", [], {}, 2, 1)
for _ in range(20):
    game.play(game.choice_ids()[0])
game.view(None, ENGLISH)
restored(game.header(), game.snapshot(), [])
vocabulary()
