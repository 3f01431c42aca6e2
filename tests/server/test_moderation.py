"""Moderators: reports, what they do about them, the audit list, undo and appeals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.storage.moderating import set_role

from .conftest import RunningServer
from .strangers import PROXIED, Stranger, on_server, seated, visit

Start = Callable[..., RunningServer]


@pytest.fixture
def server(start_server: Start, database: dict[str, Any]) -> RunningServer:
    return start_server(**database, **PROXIED)


def moderator(server: RunningServer, name: str = "Judge") -> Stranger:
    somebody = Stranger(server, name, 9)

    async def promote(connection: AsyncConnection) -> bool:
        return await set_role(connection, name, "moderator")

    assert on_server(server, server.app.state.registry.storage.run(promote))
    return somebody


def reported(server: RunningServer) -> tuple[Stranger, Stranger, str]:
    """Ada reports Bea at their table."""
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    table = seated(ada, bea)
    visit(server, table, ada, bea)
    about = ada.http.post(f"/tables/{table}/seats/{bea.seat(table)}/report", json={"reason": "rude"})
    assert about.status_code == 204
    return ada, bea, table


def test_only_moderators_see_the_page(server: RunningServer) -> None:
    ada = Stranger(server, "Ada", 1)
    assert ada.http.get("/moderation").status_code == 403
    assert not ada.gets("/person/player")["moderates"]
    judge = moderator(server)
    assert judge.gets("/person/player")["moderates"]
    assert judge.gets("/moderation") == {"reports": [], "done": []}


def test_a_report_is_handled_appealed_and_undone(server: RunningServer) -> None:
    _, bea, table = reported(server)
    judge = moderator(server)
    (report,) = judge.gets("/moderation")["reports"]
    assert (report["table"], report["reason"], report["seat"]) == (table, "rude", bea.seat(table))
    assert report["state"] is not None
    wish = {"report": report["report"], "kind": "seeks", "days": 3, "reason": "insult", "sentence": "Be kind."}
    answer = judge.http.post("/moderation/actions", json=wish).json()
    assert answer["reports"] == []
    (done,) = answer["done"]
    assert (done["by"], done["name"], done["kind"], done["undone"]) == ("Judge", "Bea", "seeks", None)
    refused = bea.look(pace="hours_24")
    assert refused.json()["code"] == "no_seeks" and "Be kind." in refused.json()["sentence"]
    assert bea.http.post("/person/appeal", json={"text": "I was not rude"}).status_code == 204
    assert bea.http.post("/person/appeal", json={"text": "again"}).status_code == 429
    (appeal,) = judge.gets("/moderation")["reports"]
    assert (appeal["kind"], appeal["name"], appeal["reason"]) == ("appeal", "Bea", "I was not rude")
    undone = judge.http.delete(f"/moderation/actions/{done['action']}").json()
    assert undone["done"][0]["undone"] is not None
    assert judge.http.delete(f"/moderation/actions/{done['action']}").status_code == 404
    assert judge.http.delete(f"/moderation/reports/{appeal['report']}").json()["reports"] == []
    assert bea.look(pace="hours_24").status_code == 201
    assert bea.http.post("/person/appeal", json={"text": "once more"}).status_code == 404


def test_a_banned_person_can_appeal(server: RunningServer) -> None:
    _, bea, _ = reported(server)
    judge = moderator(server)
    report = judge.gets("/moderation")["reports"][0]["report"]
    wish = {"report": report, "kind": "ban", "reason": "cheating"}
    assert judge.http.post("/moderation/actions", json=wish).status_code == 201
    assert bea.http.get("/person").json()["code"] == "banned"
    assert bea.http.post("/person/appeal", json={"text": "it was not me"}).status_code == 204


def test_nobody_acts_without_the_role(server: RunningServer) -> None:
    ada, _, _ = reported(server)
    judge = moderator(server)
    report = judge.gets("/moderation")["reports"][0]["report"]
    wish = {"report": report, "kind": "ban", "reason": "other"}
    assert ada.http.post("/moderation/actions", json=wish).status_code == 403
    assert ada.http.delete(f"/moderation/reports/{report}").status_code == 403
    assert judge.http.post("/moderation/actions", json=wish | {"kind": "void"}).status_code == 404
    assert judge.gets("/moderation")["reports"]  # what failed changed nothing
