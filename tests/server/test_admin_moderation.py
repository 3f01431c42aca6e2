"""What moderators do, by the commands of an operator, beside a server that runs."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from .conftest import RunningServer
from .strangers import PROXIED, Stranger, play_out, seated
from .test_admin import command, told
from .test_moderation import reported
from .test_rated_games import RATED, ratings_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(start_server: Callable[..., RunningServer], database: dict[str, Any]) -> RunningServer:
    return start_server(**database, **PROXIED)


async def listed(database: dict[str, Any], *words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await told(database, "admin", *words, "--json"))
    return found


async def test_a_player_becomes_a_moderator_and_is_none_any_more(
    server: RunningServer, database: dict[str, Any]
) -> None:
    judge = await asyncio.to_thread(Stranger, server, "Judge", 9)
    assert judge.http.get("/moderation").status_code == 403
    assert "judge" in await told(database, "admin", "moderator", "judge")  # names that look alike are one name
    assert judge.http.get("/moderation").status_code == 200
    await told(database, "admin", "moderator", "Judge", "--remove")
    assert judge.http.get("/moderation").status_code == 403
    status, said = await command(database, "admin", "moderator", "Nobody")
    assert status != 0 and "Nobody" in said and "Traceback" not in said


async def test_the_operator_acts_on_a_report_and_undoes_it(server: RunningServer, database: dict[str, Any]) -> None:
    _, bea, table = await asyncio.to_thread(reported, server)
    assert await told(database, "admin", "audit")
    (report,) = await listed(database, "reports")
    number = str(report["report"])
    wish = ("--reason", "insult", "--days", "3", "--sentence", "Be kind.")
    said = await told(database, "admin", "act", number, "seeks", *wish)
    (action,) = re.findall(r"\d+", said)
    refused = await until(lambda: look(bea), 403)
    assert refused.json()["code"] == "no_seeks" and "Be kind." in refused.json()["sentence"]
    assert await listed(database, "reports") == []
    (entry,) = await listed(database, "audit")
    assert (entry["by"], entry["name"], entry["kind"], entry["reason"]) == (None, "Bea", "seeks", "insult")
    assert (entry["table"], entry["sentence"], entry["undone"]) == (table, "Be kind.", None)
    shown = await told(database, "admin", "audit")
    assert "Bea" in shown and "Be kind." in shown
    await told(database, "admin", "audit", "--undo", action)
    await until(lambda: look(bea), 201)
    assert (await listed(database, "audit"))[0]["undone"] is not None
    for again in (("audit", "--undo", action), ("act", "999", "note")):
        status, said = await command(database, "admin", *again)
        assert status != 0 and said.strip() and "Traceback" not in said, said


async def test_the_operator_lets_a_result_count_nothing(server: RunningServer, database: dict[str, Any]) -> None:
    ada, bea = [await asyncio.to_thread(Stranger, server, name, number) for number, name in enumerate(("Ada", "Bea"))]
    table = await asyncio.to_thread(seated, ada, bea, **RATED)
    await asyncio.to_thread(play_out, server, table, ada, bea)
    before = await asyncio.to_thread(ratings_of, server, ada, bea)
    assert len(before) == 2
    about = ada.http.post(f"/tables/{table}/seats/{bea.seat(table)}/report", json={"reason": "helped another"})
    assert about.status_code == 204
    (report,) = await listed(database, "reports")
    said = await told(database, "admin", "act", str(report["report"]), "void", "--reason", "cheating")
    assert ada.gets("/players/Ada")["ratings"] == []
    await told(database, "admin", "audit", "--undo", re.findall(r"\d+", said)[0])
    assert ada.gets("/players/Ada")["ratings"] != []


async def test_unknown_kinds_and_reasons_are_one_sentence(server: RunningServer, database: dict[str, Any]) -> None:
    for words in (("1", "flog"), ("1", "mute", "--reason", "because"), ("1", "mute", "--days", "-1")):
        status, said = await command(database, "admin", "act", *words)
        assert status != 0 and "Traceback" not in said, said


def look(person: Stranger) -> httpx.Response:
    """Look for a game, and stop again."""
    answer = person.look(pace="hours_24")
    if answer.status_code == 201:
        person.http.delete(f"/person/seeks/{person.seek['id']}").raise_for_status()
    return answer


async def until(ask: Callable[[], Any], status: int) -> Any:
    """Ask again until the server has heard of the change."""
    for _ in range(100):
        answer = await asyncio.to_thread(ask)
        if answer.status_code == status:
            return answer
        await asyncio.sleep(0.1)
    raise AssertionError(f"the answer is {answer.status_code}, not {status}: {answer.text}")
