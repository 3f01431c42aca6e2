"""My page: waking time, results, export, and deletion after which nothing remains."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, String, func, insert, select

from praefectus.server import Settings
from praefectus.server.encoding import now
from praefectus.server.operating.database import opened
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.storage import schema
from praefectus.server.tables import registry

from .conftest import PATIENCE, Client, Later, RunningServer, secrets_of
from .test_people import person_with
from .test_play import play_out

pytestmark = pytest.mark.anyio

DAILY = {"kind": "daily", "minutes": 12 * 60}
NIGHT = {"zone": "Asia/Kolkata", "sleep_from": 23 * 60, "sleep_to": 7 * 60}
NAME = "Liviana"
DAY = 24 * 60  # minutes
FAR = 4_000_000_000_000  # a moment in 2096


def pause(first: date, days: int) -> dict[str, str]:
    return {"first": first.isoformat(), "last": (first + timedelta(days=days - 1)).isoformat()}


# Waking time


async def test_sleep_and_pauses_have_limits(any_client: Client) -> None:
    client = any_client
    person = (await client.post("/person", status=201))["person"]
    year = datetime.now(ZoneInfo("Asia/Kolkata")).year + 1
    march, june = date(year, 3, 1), date(year, 6, 1)

    async def asked(**wish: Any) -> dict[str, Any]:
        return dict((await client.call("PUT", "/person/waking", person, json=NIGHT | wish)).json())

    assert "time zone" in (await asked(zone="Asia/Nowhere"))["sentence"]
    assert "9 sleeping hours" in (await asked(sleep_to=9 * 60))["sentence"]
    assert "tomorrow" in (await asked(pauses=[pause(date(year - 1, 1, 1), 2)]))["sentence"]
    assert "before the first" in (await asked(pauses=[pause(march, 0)]))["sentence"]
    assert "7 days" in (await asked(pauses=[pause(march, 8)]))["sentence"]
    touching = [pause(march, 4), pause(march + timedelta(days=4), 4)]
    assert "a day between" in (await asked(pauses=touching))["sentence"]
    three = [pause(march, 7), pause(june, 7), pause(date(year, 9, 1), 1)]
    assert "14 pause days" in (await asked(pauses=three))["sentence"]
    waking = (await asked(pauses=three[:2]))["waking"]
    assert waking["zone"] == "Asia/Kolkata" and waking["pauses"] == three[:2] and waking["days_left"] == 14
    assert (await client.get("/person/player", person))["waking"] == waking


async def test_a_pause_stops_the_clock_of_a_running_game_and_stays_once_begun(
    start_server: Callable[..., RunningServer], tmp_path: Path, later: Later
) -> None:
    client = Client(start_server(data_dir=tmp_path).url)
    made = await client.new_table("Ada", "Bea", start=True, clock=DAILY, first="as_seated")
    person = await person_with(client, made)

    def deadline() -> int:
        with sqlite3.connect(tmp_path / "praefectus.sqlite3") as file:
            return int(file.execute("SELECT deadline FROM tables").fetchone()[0])

    before, today = deadline(), datetime.now(ZoneInfo("UTC")).date()
    days = [pause(today + timedelta(days=1), 1)]
    utc = {"zone": "UTC", "sleep_from": 0, "sleep_to": 0}
    await client.call("PUT", "/person/waking", person, json=utc | {"pauses": days})
    assert deadline() == before + DAY * 60_000
    later(DAY)  # the pause has begun
    answer = await client.call("PUT", "/person/waking", person, json=utc | {"pauses": []})
    assert answer.json()["waking"]["pauses"] == days
    assert deadline() == before + DAY * 60_000
    await client.http.aclose()


# Results and export


async def test_finished_games_are_counted_and_exported(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "open", "bot", first="as_seated")
    table = made["table"]["table"]
    bea = (await client.post(f"/tables/{table}/join", {"name": "Bea"}, status=201))["secret"]
    person = await person_with(client, made)
    assert await client.get("/person/results", person) == {"boards": [], "opponents": []}
    await client.post(f"/tables/{table}/start", secret=made["host"])
    await client.call("PUT", f"/tables/{table}/notes", secret=person, json={"text": "my plan"})
    await client.post(f"/tables/{table}/seats/1/leave", {"level": "random"}, bea)
    await play_out(client, table, secrets_of(made)[0])
    winner = (await client.get(f"/tables/{table}"))["winner"]
    results = await client.get("/person/results", person)
    assert results["boards"] == [{"board": made["table"]["board"], "modules": [], "games": 1, "won": int(winner == 0)}]
    assert results["opponents"] == [{"name": "Bea", "games": 1, "won": int(winner == 0), "lost": int(winner == 1)}]
    exported = await client.get("/person/export", person)
    assert list(exported["games"]) == [table] and exported["games"][table]["log"]
    (seat,) = exported["about"]["seats"]
    assert (seat["name"], seat["notes"]) == ("Ada", "my plan") and seat["moves"]
    assert exported["about"]["rows"]["players"][0]["created"]
    whole = json.dumps(exported)
    assert person not in whole and bea not in whole and secrets_of(made)[0] not in whole
    for _ in range(4):
        await client.get("/person/export", person)
    assert (await client.call("GET", "/person/export", person)).status_code == 429


# Deletion


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look for what has expired all the time."""
    monkeypatch.setattr(registry, "EXPIRE_SECONDS", 0.2)


def filled(column: Column[Any], table: str) -> Any:
    """A value for a column that must have one."""
    if column.foreign_keys:
        return table
    if isinstance(column.type, LargeBinary):
        return NAME.encode()
    if isinstance(column.type, BigInteger):
        return FAR
    if isinstance(column.type, (Integer, Float)):
        return 1
    if isinstance(column.type, Boolean):
        return True
    assert isinstance(column.type, String), column
    if any(other.info.get("kept") for other in column.table.columns):
        return "stays"
    return f"{NAME} {column.table.name}"[: column.type.length]


async def fill(database: dict[str, Any], player: str, table: str) -> None:
    """Give the player a row in every table of the schema that can hold one, of today and of tomorrow."""
    async with opened(Settings(**database)) as connection:
        contest = {"id": table, "name": "", "created": 1, "plan": "{}", "starts": 1, "state": "over", "seed": ""}
        await connection.execute(insert(schema.tournaments), contest)
        played = {"table_id": table, "board": "italia", "modules": "[]", "size": 2, "finished": 1, "matched": False}
        await connection.execute(insert(schema.results), played)
        for part in {column.table.name: column.table for column in schema.player_columns()}.values():
            own = [column for column in schema.player_columns() if column.table is part]
            values: dict[str, Any] = {column.name: player for column in own}
            for column in part.columns:
                if column.name not in values and not column.nullable and column.autoincrement is not True:
                    values[column.name] = filled(column, table)
            await connection.execute(insert(part), values)
            count = select(func.count()).select_from(part).where(own[0] == player)
            assert await connection.scalar(count), part.name
        reason = {"kind": "mute", "subject": player, "reason": "loud", "at": now()}
        await connection.execute(insert(schema.sanctions), reason)


async def dumped(database: dict[str, Any]) -> str:
    """Everything in the database, as text."""
    lines: list[str] = []
    async with opened(Settings(**database), writing=False) as connection:
        for part in schema.metadata.sorted_tables:
            lines += [f"{part.name} {dict(row)}" for row in (await connection.execute(select(part))).mappings()]
    return "\n".join(lines)


async def test_nothing_of_a_deleted_player_remains(
    swept: None, any_client: Client, database: dict[str, Any], later: Later
) -> None:
    client = any_client
    made = await client.new_table(NAME, "open", clock=DAILY, first="as_seated")
    table, (own,) = made["table"]["table"], secrets_of(made)
    bea = (await client.post(f"/tables/{table}/join", {"name": "Bea"}, status=201))["secret"]
    person = await person_with(client, made)
    assert (await client.call("PUT", "/person/name", person, json={"name": NAME})).status_code == 200
    assert (await client.call("PUT", "/person/waking", person, json=NIGHT)).status_code == 200
    await client.post(f"/tables/{table}/start", secret=made["host"])
    await client.call("PUT", f"/tables/{table}/notes", secret=person, json={"text": f"plan of {NAME}"})
    async with client.sit(table, own) as player:
        await player.move()
        await player.ask(type="chat", seat=0, text=f"I am {NAME}")
    await client.call("PUT", f"/tables/{table}/seats/0/block", secret=bea)
    await client.call("POST", f"/tables/{table}/seats/0/report", secret=bea, json={"reason": "too loud"})
    await client.call("POST", f"/tables/{table}/seats/1/report", secret=own, json={"reason": "too quiet"})
    player_id = (await client.get("/person/player", person))["id"]
    await fill(database, player_id, table)
    before = await dumped(database)
    traces = [NAME, NAME.lower(), player_id, hashed(person), hashed(own), hashed(made["host"]), "Kolkata"]
    assert all(trace in before for trace in traces)

    closing = (await client.call("DELETE", "/person", person)).json()["closing"]
    assert closing is not None
    later(6 * DAY)
    await asyncio.sleep(1)
    assert (await client.get("/person/player", person))["closing"] == closing
    later(DAY + 1)
    async with asyncio.timeout(PATIENCE):
        while (await client.get(f"/tables/{table}"))["seats"][0]["name"] is not None:
            await asyncio.sleep(0.2)
    after = await dumped(database)
    assert [line for line in after.splitlines() if any(trace in line for trace in traces)] == []
    assert (await client.call("GET", "/person", person)).status_code == 404
    async with client.sit(table, bea) as left:
        live = json.dumps([left.seen, await client.get(f"/tables/{table}/chat", bea)])
        live += json.dumps([await client.get(f"/tables/{table}/log", bea), await client.get("/tables")])
    assert NAME not in live
    assert (await client.get(f"/tables/{table}"))["seats"][0]["stand_in"] is not None
    other = (await client.post("/person", status=201))["person"]
    assert (await client.call("PUT", "/person/name", other, json={"name": NAME})).status_code == 200  # it is free


async def test_who_changes_their_mind_stays(swept: None, client: Client, later: Later) -> None:
    made = await client.new_table("Ada", "bot", start=True)
    person = await person_with(client, made)
    assert (await client.call("DELETE", "/person", person)).json()["closing"] is not None
    assert (await client.post("/person/stay", secret=person))["closing"] is None
    later(8 * DAY)
    await asyncio.sleep(1)
    assert (await client.get("/person", person))["tables"][0]["table"]["seats"][0]["name"] == "Ada"
