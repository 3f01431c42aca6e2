"""Stored games name the rules and the vocabulary they were stored with, and are translated when they are read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.rules.stored_names import action_vocabulary
from praefectus.server import Settings
from praefectus.server.edge.server import registry_of
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import other_rules, rules_of
from praefectus.server.storage import schema
from praefectus.server.tables.registry import TableRegistry

from .test_storage import registry, table_with_moves  # noqa: F401

pytestmark = pytest.mark.anyio

SHIFT = 1000


def of_another_day() -> str:
    """The vocabulary of a version in which every family had other numbers."""
    said = action_vocabulary().as_json()
    for part in said["parts"].values():
        part["first"] += SHIFT
    return json.dumps(said)


async def test_a_game_says_by_which_rules_and_words_it_was_begun(registry: TableRegistry) -> None:  # noqa: F811
    table = await table_with_moves(registry, 5)
    stored = await registry.storage.load(table.id)
    assert stored is not None
    assert json.loads(stored.row["rules"])["engine"] >= 1
    assert stored.row["vocabulary"] == action_vocabulary().mark
    assert {row["vocabulary"] for row in stored.tail} <= {action_vocabulary().mark}
    async with registry.storage.reader.begin() as connection:  # type: ignore[attr-defined]
        content = await connection.scalar(select(schema.vocabularies.c.content))
    assert json.loads(str(content)) == action_vocabulary().as_json()


async def test_a_game_of_another_vocabulary_is_translated_and_goes_on(database: dict[str, Any]) -> None:
    """The first moves in other numbers, the later ones in those of today, as after an upgrade in the middle."""
    registry = registry_of(Settings(**database, snapshot_every=1000))  # noqa: F811
    await registry.open()
    table = await table_with_moves(registry, 40)
    view = table.running().view(None)
    rows = await registry.storage.entries(table.id, 0)

    async def rewrite(connection: AsyncConnection) -> None:
        await connection.execute(schema.vocabularies.insert(), {"mark": "yesterday", "content": of_another_day()})
        await connection.execute(schema.snapshots.delete())
        for row in rows[:25]:
            entries = [entry + SHIFT if entry >= 0 else entry for entry in json.loads(row["entries"])]
            mine = (schema.log.c.table_id == table.id, schema.log.c.start == row["start"])
            values = {"entries": json.dumps(entries), "vocabulary": "yesterday"}
            await connection.execute(update(schema.log).where(*mine).values(values))
        await connection.execute(update(schema.tables).values(vocabulary="yesterday"))

    await registry.storage.run(rewrite)  # type: ignore[attr-defined]
    registry.forget_all()
    again = await registry.get(table.id)
    assert again is not table
    assert again.running().view(None) == view
    record = json.loads(await again.history.ask("me", "record_text"))
    assert record["entries"] == view["state"]
    game = again.running()
    await again.move(int(game.to_act or 0), game.state, game.choice_ids()[-1])
    await registry.close()


async def test_a_game_that_no_rules_of_today_can_follow_says_why(database: dict[str, Any]) -> None:
    registry = registry_of(Settings(**database, snapshot_every=1000))  # noqa: F811
    await registry.open()
    table = await table_with_moves(registry, 10)
    rules = json.dumps({"engine": 99, "modules": {}})
    rows = await registry.storage.entries(table.id, 0)

    async def rewrite(connection: AsyncConnection) -> None:
        await connection.execute(schema.snapshots.delete())
        mine = (schema.log.c.table_id == table.id, schema.log.c.start == rows[-1]["start"])
        length = len(json.loads(rows[-1]["entries"]))
        await connection.execute(update(schema.log).where(*mine).values(entries=json.dumps([0] * length)))
        await connection.execute(update(schema.tables).values(rules=rules))

    await registry.storage.run(rewrite)  # type: ignore[attr-defined]
    registry.forget_all()
    with pytest.raises(Refused) as refused:
        await registry.get(table.id)
    assert refused.value.code == "other_rules" and "99" in str(refused.value)
    assert other_rules(rules_of([]), []) is None
    await registry.close()
