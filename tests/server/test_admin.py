"""praefectus admin, backup and restore, while a server is running and people play."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import pytest

from praefectus.server.logs import mark_of

from . import postgresql, served
from .conftest import PATIENCE, SOURCES, Client, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


def surroundings(database: dict[str, Any]) -> dict[str, str]:
    environment = os.environ | {"PYTHONPATH": str(SOURCES), "PRAEFECTUS_DATA_DIR": str(database["data_dir"])}
    if "database_url" in database:
        environment["PRAEFECTUS_DATABASE_URL"] = database["database_url"]
    return environment


async def command(database: dict[str, Any], *words: str) -> tuple[int | None, str]:
    """`praefectus WORDS` in a process of its own; returns its status and what it said."""
    with TemporaryDirectory() as folder:
        said = Path(folder) / "said"
        process = served.commanded(surroundings(database), list(words), said)
        await asyncio.to_thread(process.join, PATIENCE)
        return process.exitcode, said.read_text(encoding="utf-8")


async def told(database: dict[str, Any], *words: str) -> str:
    status, said = await command(database, *words)
    assert status == 0, said
    return said


async def two_people(client: Client) -> tuple[str, list[str]]:
    made = await client.new_table("Ada", "open", name="The villa")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Bea"}, status=201)
    await client.post(f"/tables/{table}/start", secret=made["host"])
    return table, [*secrets_of(made), joined["secret"]]


async def test_tables_are_listed_looked_at_and_deleted_while_the_server_runs(
    any_server: RunningServer, any_client: Client, database: dict[str, Any]
) -> None:
    client = any_client
    table, (ada, bea) = await two_people(client)
    await client.new_table("Cid", "bot")
    async with client.sit(table, ada) as one, client.sit(table, bea) as other:
        await other.ask(type="chat", seat=1, text="Salve")
        await client.call("POST", f"/tables/{table}/seats/1/report", secret=ada, json={"reason": "too friendly"})
        listed = json.loads(await told(database, "admin", "list", "--stage", "playing", "--json"))
        assert [(row["table"], row["people"]) for row in listed] == [(table, ["Ada", "Bea"])]
        looked = await told(database, "admin", "look", mark_of(table))
        for part in ("The villa", "seat 2: Bea (person)", "Bea: Salve", "too friendly"):
            assert part in looked
        for secret in (ada, bea):
            assert secret not in looked
        assert "too friendly" in await told(database, "admin", "reports")
        await told(database, "admin", "reports", "--close", "1")
        assert "No reports." in await told(database, "admin", "reports")
        await told(database, "admin", "delete", f"{any_server.url}/t/{table}", "--yes")
        bye = await one.until("bye")
        assert bye["code"] == "no_table"
    assert (await client.call("GET", f"/tables/{table}")).status_code == 404
    status, said = await command(database, "admin", "look", table)
    assert status == 2 and said.count("\n") == 1 and "There is no table" in said


async def test_somebody_is_muted_and_banned_while_they_play(any_client: Client, database: dict[str, Any]) -> None:
    client = any_client
    table, (ada, bea) = await two_people(client)
    async with client.sit(table, ada) as one, client.sit(table, bea) as other:
        said = await told(database, "admin", "mute", table, "2", "--days", "2", "--reason", "Be kind")
        assert "for 2 days" in said
        async with asyncio.timeout(PATIENCE):
            while (answer := await other.ask(type="chat", seat=1, text="Why?"))["type"] != "refused":
                await asyncio.sleep(0.2)
        assert answer["code"] == "muted" and "Be kind" in answer["sentence"]
        assert "Bea at" in await told(database, "admin", "order")
        await told(database, "admin", "unmute", table, "2")
        async with asyncio.timeout(PATIENCE):
            while (await other.ask(type="chat", seat=1, text="Thanks"))["type"] != "done":
                await asyncio.sleep(0.2)
        await told(database, "admin", "ban", "--address", "127.0.0.1")
        assert (await one.until("bye"))["code"] == "banned"
    answer = await client.call("GET", "/levels")  # type: ignore[assignment]
    assert answer.status_code == 403 and answer.json()["code"] == "banned"  # type: ignore[attr-defined]
    await told(database, "admin", "unban", "--address", "127.0.0.1")
    async with asyncio.timeout(PATIENCE):
        while (await client.call("GET", "/levels")).status_code != 200:
            await asyncio.sleep(0.2)


async def test_a_server_that_is_read_only_says_so_and_goes_on_afterwards(
    any_client: Client, database: dict[str, Any]
) -> None:
    client = any_client
    made = await client.new_table("Ada", "bot", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as player:
        await player.move()
        state = player.view["state"] if player.view else 0
        await told(database, "admin", "read-only", "on", "--sentence", "Back at noon.")
        async with asyncio.timeout(PATIENCE):
            while (answer := await player.ask(type="chat", seat=0, text="Still here?"))["type"] != "refused":
                await asyncio.sleep(0.2)
        assert (answer["code"], answer["sentence"]) == ("read_only", "Back at noon.")
        refused = await client.call("POST", "/quick")
        assert refused.status_code == 503 and refused.json()["sentence"] == "Back at noon."
        assert (await client.get(f"/tables/{made['table']['table']}/view"))["state"] >= state
        await told(database, "admin", "read-only", "off")
        async with asyncio.timeout(PATIENCE):
            while (await player.ask(type="chat", seat=0, text="Good."))["type"] != "done":
                await asyncio.sleep(0.2)
        assert (await player.move())["type"] == "done"


async def test_a_persons_data_is_given_out_and_deleted_while_the_game_goes_on(
    any_client: Client, database: dict[str, Any], tmp_path: Path
) -> None:
    client = any_client
    table, (ada, bea) = await two_people(client)
    async with client.sit(table, ada, bea) as both:
        for _ in range(4):
            await both.move()
        await both.ask(type="chat", seat=1, text="my secret recipe")
        await client.call("PUT", f"/tables/{table}/notes", secret=bea, json={"text": "my plan"})
        out = tmp_path / "bea.json"
        await told(database, "admin", "export-person", table, "2", "--out", str(out))
        exported = out.read_text(encoding="utf-8")
        assert "my secret recipe" in exported and "my plan" in exported and bea not in exported
        assert any(json.loads(exported)["seats"][0]["moves"])
        await told(database, "admin", "delete-person", table, "2", "--yes")
        await both.until("table", lambda message: message["table"]["seats"][1]["name"] is None)
        assert both.seats == [0]
    info = await client.get(f"/tables/{table}")
    assert info["seats"][1]["stand_in"] is not None
    said = json.dumps(await client.get(f"/tables/{table}/chat"))
    assert "recipe" not in said and "Bea" not in said and "(deleted)" in said
    assert "recipe" not in await told(database, "admin", "look", table, "--json")
    async with client.sit(table, ada) as left:  # a bot takes over for the player who is gone
        state = (await left.my_turn())["state"]
        for _ in range(3):
            state = (await left.move())["state"]
        assert state


async def test_a_deleted_person_asks_nothing_any_more(any_client: Client, database: dict[str, Any]) -> None:
    """A request to take back has a name in it, in memory and in the database."""
    client = any_client
    table, (ada, bea) = await two_people(client)
    async with client.sit(table, ada, bea) as both:
        view = await both.my_turn()
        mover = view["to_act"]
        while view["to_act"] == mover:
            await both.move(-1)
            view = await both.my_turn()
    secrets = (ada, bea) if mover in both.opens[:1] else (bea, ada)
    async with client.sit(table, secrets[0]) as asker, client.sit(table, secrets[1]) as other:
        asked = await asker.ask(type="ask_undo", seat=mover, state=view["state"], what="step")
        assert asked["type"] == "done"
        await other.until("undo_request")
        await told(database, "admin", "delete-person", table, str(mover + 1), "--yes")
        await other.until("undo_closed")
    assert (await client.get(f"/tables/{table}"))["undo_request"] is None
    rows = await written(database, "SELECT undo_request FROM tables")
    assert rows == [(None,)]


async def test_a_damaged_table_is_listed_and_can_be_deleted(any_client: Client, database: dict[str, Any]) -> None:
    made = [await any_client.new_table("Ada", "bot") for _ in range(2)]
    good, bad = (each["table"]["table"] for each in made)
    await written(database, f"UPDATE tables SET options = 'x' WHERE id = '{bad}'")
    await written(database, f"UPDATE seats SET level = 'strong' WHERE kind = 'bot' AND table_id = '{good}'")
    tables = {row["table"]: row for row in json.loads(await told(database, "admin", "list", "--json"))}
    assert {table: row["damaged"] for table, row in tables.items()} == {good: False, bad: True}
    assert "(damaged)" in await told(database, "admin", "list")
    status, said = await command(database, "admin", "look", bad)
    assert status == 2 and "can’t be read" in said
    looked = json.loads(await told(database, "admin", "look", good, "--json"))
    assert {seat["level"] for seat in looked["seats"]} == {None, "strongest"}
    await told(database, "admin", "delete", bad, "--yes")
    assert [row["table"] for row in json.loads(await told(database, "admin", "list", "--json"))] == [good]


async def written(database: dict[str, Any], statement: str) -> list[tuple[Any, ...]]:
    """Return what a statement finds or changes in the database, beside the server."""
    if "database_url" in database:
        connection = await asyncpg.connect(database["database_url"])
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()
    file = sqlite3.connect(database["data_dir"] / "praefectus.sqlite3")
    with file:
        found = file.execute(statement).fetchall()
    file.close()
    return found


async def test_a_database_of_a_newer_version_is_one_sentence(
    start_server: Callable[..., RunningServer], database: dict[str, Any], tmp_path: Path
) -> None:
    """As it is typed: to serve it, to look after it, to write a backup of it, to bring one back."""
    start_server(**database).stop()
    await written(database, "UPDATE alembic_version SET version_num = '9999'")
    commands = [["serve", "--port", "0"], ["admin", "list"], ["backup", str(tmp_path / "backup")]]
    if "database_url" not in database:
        commands.append(
            ["restore", str(database["data_dir"] / "praefectus.sqlite3"), "--data-dir", str(tmp_path / "new")]
        )
    for words in commands:
        status, said = await command(database, *words)
        assert status == 2 and "newer" in said and said.count("\n") == 1, (words, said)


async def test_old_tables_expire_by_command(any_client: Client, database: dict[str, Any]) -> None:
    await any_client.new_table("Ada", "open")
    await asyncio.sleep(0.01)
    assert "Would delete 1 table" in await told(database, "admin", "expire", "--lobby", "1e-9", "--dry-run")
    assert "Deleted 1 table: 1 lobby" in await told(database, "admin", "expire", "--lobby", "1e-9")
    assert json.loads(await told(database, "admin", "list", "--json")) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["list", "--stage", "late"], "There is no stage 'late'"),
        (["look", "nothing"], "There is no table 'nothing'"),
        (["ban"], "Name a player: TABLE and SEAT, or --address."),
        (["read-only", "maybe"], "Write on or off, not 'maybe'."),
        (["reports", "--close", "7"], "There is no report 7."),
    ],
)
async def test_wrong_words_are_one_sentence(server: RunningServer, words: list[str], said: str) -> None:
    status, complained = await command({"data_dir": server.settings.data_dir}, "admin", *words)
    assert status == 2 and said in complained and complained.count("\n") == 1


async def test_a_folder_without_games_is_one_sentence(tmp_path: Path) -> None:
    """As it is typed: in a process that begins with nothing."""
    for words in (["admin", "list"], ["backup", str(tmp_path / "x")]):
        done = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "praefectus", *words],
            env=surroundings({"data_dir": tmp_path / "empty"}),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "There are no games in" in done.stderr


# Backups


async def played_on(client: Client, table: str, secrets: list[str], acknowledged: dict[str, int]) -> None:
    """Moves as fast as they are acknowledged, until somebody stops it."""
    async with client.sit(table, *secrets) as player:
        while not (player.view and player.view["over"]):
            answer = await player.move(len(player.seen))
            if answer["type"] == "done":
                acknowledged[table] = answer["state"]


async def test_a_backup_under_load_has_every_acknowledged_move_and_goes_into_both_databases(
    any_server: RunningServer,
    any_client: Client,
    database: dict[str, Any],
    start_server: Callable[..., RunningServer],
    cluster: postgresql.Cluster,
    tmp_path: Path,
) -> None:
    client = any_client
    tables = [await client.new_table("Ada", "Bea", start=True) for _ in range(6)]
    person = (await client.post("/person", status=201))["person"]
    kept = {"tables": [{"table": one["table"]["table"], "secrets": secrets_of(one)} for one in tables]}
    await client.call("PUT", "/person/tables", secret=person, json=kept)
    acknowledged: dict[str, int] = {}
    play = [
        asyncio.create_task(played_on(client, one["table"]["table"], secrets_of(one), acknowledged)) for one in tables
    ]
    while len(acknowledged) < len(tables):
        await asyncio.sleep(0.05)
    before = dict(acknowledged)
    file = tmp_path / "games.backup"
    said = await told(database, "backup", str(file), "--check")
    assert "6 tables are in" in said and "All 6 games were replayed" in said
    assert any(acknowledged[table] > state for table, state in before.items())  # people went on playing
    for task in play:
        task.cancel()
    await asyncio.gather(*play, return_exceptions=True)
    status, said = await command(database, "backup", str(file))
    assert status == 2 and "already exists" in said
    status, said = await command(database, "restore", str(file), "--replace")
    assert status == 2 and ("Another process already serves" in said or "stop the server first" in said)
    for name, target in (
        ("sqlite", {"data_dir": tmp_path / "back"}),
        ("postgresql", {"data_dir": tmp_path / "back2", "database_url": cluster.new_database()}),
    ):
        assert "6 tables restored to" in await told(target, "restore", str(file)), name
        status, said = await command(target, "restore", str(file))
        assert status == 2 and "--replace replaces them" in said
        restored = Client(start_server(**target).url)
        for table, state in before.items():
            assert (await restored.get(f"/tables/{table}/view"))["state"] >= state
        assert len((await restored.get("/person", secret=person))["tables"]) == 6
        one = tables[0]
        async with restored.sit(one["table"]["table"], *secrets_of(one)) as player:  # and it goes on
            await player.my_turn()
            if player.view and not player.view["over"]:
                assert (await player.move())["type"] == "done"
            await client.call("POST", f"/tables/{one['table']['table']}/seats/1/report", json={"reason": "x"})
        await restored.http.aclose()


async def test_what_is_no_backup_and_a_damaged_game_are_refused_before_anything_changes(
    any_server: RunningServer, any_client: Client, database: dict[str, Any], tmp_path: Path
) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("These are not games.")
    target = {"data_dir": tmp_path / "back"}
    status, said = await command(target, "restore", str(nonsense))
    assert status == 2 and "isn’t a backup" in said and said.count("\n") == 1
    made = await any_client.new_table("Ada", "Bea", start=True)
    async with any_client.sit(made["table"]["table"], *secrets_of(made)) as player:
        for _ in range(8):
            await player.move()
    file = tmp_path / "games.backup"
    await told(database, "backup", str(file))
    with sqlite3.connect(file) as damaged:
        damaged.execute("DELETE FROM log WHERE start = (SELECT start FROM log ORDER BY start LIMIT 1 OFFSET 2)")
    damaged.close()
    status, said = await command(target, "restore", str(file))
    assert status == 2 and "1 of 1 games" in said and "Nothing was changed" in said
    assert not (tmp_path / "back" / "praefectus.sqlite3").exists()
