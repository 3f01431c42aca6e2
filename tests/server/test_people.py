"""Personal links, muting, blocking and reporting."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from praefectus.server.players.seat_secrets import new_secret

from .conftest import Client, secrets_of

pytestmark = pytest.mark.anyio


async def person_with(client: Client, *made: dict[str, Any]) -> str:
    """A personal link that carries these tables."""
    person: str = (await client.post("/person", status=201))["person"]
    tables = [{"table": one["table"]["table"], "secrets": [*secrets_of(one), one["host"]]} for one in made]
    answer = await client.call("PUT", "/person/tables", secret=person, json={"tables": tables})
    assert answer.status_code == 204, answer.text
    return person


async def test_a_personal_link_opens_all_tables_on_another_device(any_client: Client) -> None:
    client = any_client
    first = await client.new_table("Ada", "bot", start=True)
    second = await client.new_table("bot", "Ada", start=False)
    await client.new_table("Bea", "bot")
    person = await person_with(client, first, second)
    carried = (await client.get("/person", secret=person))["tables"]
    assert {(one["table"]["table"], tuple(one["seats"]), one["host"]) for one in carried} == {
        (first["table"]["table"], (0,), True),
        (second["table"]["table"], (1,), True),
    }
    table = first["table"]["table"]
    async with client.sit(table, person) as player:
        assert player.seats == [0] and player.opens == [0]
        assert (await player.move())["type"] == "done"
    await client.call("PUT", f"/tables/{table}/notes", secret=secrets_of(first)[0], json={"text": "mine"})
    assert (await client.get(f"/tables/{table}/notes", secret=person))["text"] == "mine"
    mine = await client.post("/mine", {"tables": [{"table": table, "secrets": [person]}]})
    assert mine["tables"][0]["seats"] == [0] and mine["tables"][0]["host"]
    assert (await client.call("DELETE", f"/tables/{second['table']['table']}", secret=person)).status_code == 204


async def test_a_renewed_link_leaves_the_old_one_with_nothing(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "bot", start=True, watching=False)
    table = made["table"]["table"]
    old = await person_with(client, made)
    async with client.sit(table, old) as stolen:
        new = (await client.post("/person/renew", secret=old))["person"]
        bye = await stolen.until("bye")
        assert bye["code"] == "no_person"
        with pytest.raises(ConnectionClosed):
            await stolen.until("never")
    assert (await client.call("GET", "/person", secret=old)).json()["code"] == "no_person"
    assert (await client.call("GET", f"/tables/{table}/view", secret=old)).status_code == 403
    assert (await client.get("/person", secret=new))["tables"][0]["seats"] == [0]
    async with client.sit(table, secrets_of(made)[0]) as still:  # the browser that took the seat keeps it
        assert still.seats == [0]


async def test_a_link_carries_only_what_its_holder_can_open(client: Client) -> None:
    made = await client.new_table("Ada", "bot")
    person = (await client.post("/person", status=201))["person"]
    wrong = {"tables": [{"table": made["table"]["table"], "secrets": [new_secret()]}]}
    assert (await client.call("PUT", "/person/tables", secret=person, json=wrong)).status_code == 204
    assert (await client.get("/person", secret=person))["tables"] == []
    assert (await client.call("GET", "/person", secret=new_secret())).status_code == 404
    assert (await client.call("GET", "/person")).status_code == 401


async def test_who_joins_with_a_link_has_the_seat_in_it_at_once_and_a_rematch_too(client: Client) -> None:
    made = await client.new_table("Ada", "open")
    person = (await client.post("/person", status=201))["person"]
    table = made["table"]["table"]
    await client.post(f"/tables/{table}/join", {"name": "Bea", "person": person}, status=201)
    assert [one["seats"] for one in (await client.get("/person", secret=person))["tables"]] == [[1]]


async def test_the_link_as_a_picture(client: Client) -> None:
    person = (await client.post("/person", status=201))["person"]
    drawn = await client.call("GET", "/person/code", secret=person)
    assert drawn.headers["content-type"] == "image/svg+xml" and drawn.text.startswith("<svg")
    other = (await client.post("/person", status=201))["person"]
    assert (await client.call("GET", "/person/code", secret=other)).text != drawn.text
    assert drawn.headers["cache-control"] == "no-store"


async def two_people(client: Client) -> tuple[str, list[str]]:
    made = await client.new_table("Ada", "open")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Bea"}, status=201)
    await client.post(f"/tables/{table}/start", secret=made["host"])
    return table, [*secrets_of(made), joined["secret"]]


async def test_who_is_muted_is_not_heard(any_client: Client) -> None:
    client = any_client
    table, (ada, bea) = await two_people(client)
    async with client.sit(table, ada) as one, client.sit(table, bea) as other:
        await other.ask(type="chat", seat=1, text="before")
        assert (await one.until("chat"))["message"]["text"] == "before"
        wishes = await client.call("PUT", f"/tables/{table}/seats/1/mute", secret=ada)
        assert wishes.json() == {"muted": [1], "blocked": []}
        welcome = await one.until("welcome")
        assert welcome["muted"] == [1] and welcome["chat"] == []
        await other.ask(type="chat", seat=1, text="during")
        async with client.sit(table) as watcher:  # others hear it
            assert [line["text"] for line in watcher.seen[0]["chat"]] == ["before", "during"]
        await client.call("DELETE", f"/tables/{table}/seats/1/mute", secret=ada)
        assert [line["text"] for line in (await one.until("welcome"))["chat"]] == ["before", "during"]
        await other.ask(type="chat", seat=1, text="after")
        await one.until("chat", lambda said: said["message"]["text"] == "after")
        assert "during" not in [seen["message"]["text"] for seen in one.seen if seen["type"] == "chat"]
    await client.call("PUT", f"/tables/{table}/seats/1/mute", secret=ada)
    assert (await client.get(f"/tables/{table}/chat", secret=ada))["messages"] == []
    assert len((await client.get(f"/tables/{table}/chat", secret=bea))["messages"]) == 3


async def test_who_is_blocked_does_not_sit_down_again_where_the_other_sits(any_client: Client) -> None:
    """Both come from one address here, so that only the personal links tell them apart."""
    client = any_client
    ada, bea = [(await client.post("/person", status=201))["person"] for _ in range(2)]
    made = await client.new_table("Ada", "open")
    table = made["table"]["table"]
    known = {"tables": [{"table": table, "secrets": [*secrets_of(made), made["host"]]}]}
    await client.call("PUT", "/person/tables", secret=ada, json=known)
    await client.post(f"/tables/{table}/join", {"name": "Bea", "person": bea}, status=201)
    wishes = (await client.call("PUT", f"/tables/{table}/seats/1/block", secret=ada)).json()
    assert wishes == {"muted": [], "blocked": [1]}
    other = await client.new_table("Ada", "open", "open")
    place = other["table"]["table"]
    known = {"tables": [{"table": place, "secrets": secrets_of(other)}]}
    await client.call("PUT", "/person/tables", secret=ada, json=known)
    answer = await client.call("POST", f"/tables/{place}/join", json={"name": "Bea", "person": bea})
    assert answer.status_code == 403 and answer.json()["code"] == "blocked"
    await client.post(f"/tables/{place}/join", {"name": "Cid"}, status=201)
    await client.call("DELETE", f"/tables/{table}/seats/1/block", secret=ada)
    await client.post(f"/tables/{place}/join", {"name": "Bea", "person": bea}, status=201)


async def test_nobody_mutes_themselves_a_bot_or_without_a_seat(client: Client) -> None:
    table, (ada, _) = await two_people(client)
    for seat, secret, code in ((0, ada, "not_yours"), (5, ada, "not_found"), (1, None, "no_secret")):
        for what in ("mute", "block"):
            answer = await client.call("PUT", f"/tables/{table}/seats/{seat}/{what}", secret=secret)
            assert answer.json()["code"] == code


async def test_reports_have_a_limit(client: Client) -> None:
    table, (ada, _) = await two_people(client)
    for _ in range(20):
        answer = await client.call("POST", f"/tables/{table}/seats/1/report", secret=ada, json={"reason": "rude"})
        assert answer.status_code == 204
    answer = await client.call("POST", f"/tables/{table}/seats/1/report", secret=ada, json={"reason": "rude"})
    assert answer.json()["code"] == "too_many"
