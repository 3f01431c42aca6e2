"""The table object of a table that is not in memory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from praefectus.data import COLOURS
from praefectus.language import Words
from praefectus.server import rulebook
from praefectus.server.storage.kept import Row
from praefectus.server.tables.clock import Clock
from praefectus.server.tables.seats import called, table_title
from praefectus.server.wire import moment


def stored_info(row: Row, seats: Sequence[Row], words: Words) -> dict[str, Any]:
    """The table object of a table that is not in memory."""
    people = (seat["name"] for seat in seats if seat["kind"] == "person")
    title = table_title(row["name"], row["board"], people, row["from_state"] is not None)
    request = json.loads(row["undo_request"]) if row["undo_request"] else None
    clock = Clock.read(json.loads(row["clock"])) if row["clock"] else None
    if request is not None:
        del request["what"]
    return {
        "table": row["id"],
        "name": words.say(title),
        "stage": row["stage"],
        "board": row["board"],
        "modules": json.loads(row["modules"]),
        "options": json.loads(row["options"]),
        "public": row["public"],
        "watching": row["watching"],
        "clock": clock.agreed if clock else None,
        "hints": row["hints"],
        "chat": rulebook.may_talk(json.loads(row["modules"])) if row["talk"] is None else row["talk"],
        "seed": row["seed"],
        "first": row["first"],
        "created": moment(row["created"]),
        "changed": moment(row["changed"]),
        "seats": [
            {
                "seat": seat["seat"],
                "colour": COLOURS[seat["seat"]],
                "kind": seat["kind"],
                "name": seat["name"],
                "called": name,
                "level": seat["level"],
                "stand_in": seat["stand_in"],
                "online": seat["kind"] == "bot",
            }
            for seat, name in zip(seats, called([seat["name"] for seat in seats], words), strict=True)
        ],
        "state": row["state"],
        "to_act": row["to_act"],
        "round": row["round"],
        "turn": row["turn"],
        "winner": row["winner"],
        "watchers": 0,
        "from": None if row["from_state"] is None else {"table": None, "state": row["from_state"]},
        "rematch": row["rematch"],
        "undo_request": request,
    }
