"""Players: unique names, sessions, merging; on both databases."""

from __future__ import annotations

import asyncio

import pytest

from .conftest import Client, secrets_of
from .test_people import person_with

pytestmark = pytest.mark.anyio


async def test_a_name_is_unique_and_so_is_what_looks_like_it(any_client: Client) -> None:
    client = any_client
    ada, bea = [(await client.post("/person", status=201))["person"] for _ in range(2)]
    taken = await client.call("PUT", "/person/name", ada, json={"name": "Livia"})
    assert taken.status_code == 200 and taken.json()["name"] == "Livia"
    for alike in ("Livia", "LIVIA", "Liviа"):  # the last one ends with a Cyrillic letter
        refused = await client.call("PUT", "/person/name", bea, json={"name": alike})
        assert refused.status_code in (409, 422), alike
    assert (await client.call("PUT", "/person/name", ada, json={"name": "Drusa"})).status_code == 200
    former = await client.call("PUT", "/person/name", bea, json={"name": "Livia"})
    assert former.json()["code"] == "name_taken"  # reserved for a year
    assert (await client.call("PUT", "/person/name", ada, json={"name": "Livia"})).status_code == 200


async def test_of_two_who_take_a_name_at_once_one_gets_it(any_client: Client) -> None:
    people = [(await any_client.post("/person", status=201))["person"] for _ in range(8)]
    for round_ in range(5):
        wish = {"name": f"Faustina {'abcde'[round_]}"}
        wishes = (any_client.call("PUT", "/person/name", person, json=wish) for person in people)
        assert sorted(answer.status_code for answer in await asyncio.gather(*wishes)) == [200] + [409] * 7


async def test_two_players_of_one_person_become_one(any_client: Client) -> None:
    client = any_client
    first, second = await client.new_table("Ada", "bot"), await client.new_table("Ada", "bot")
    laptop, phone = await person_with(client, first), await person_with(client, second, first)
    assert (await client.call("PUT", "/person/name", phone, json={"name": "Livia"})).status_code == 200
    merged = await client.post("/person/merge", {"person": phone}, laptop)
    assert merged["name"] == "Livia" and len(merged["sessions"]) == 2
    tables = {first["table"]["table"], second["table"]["table"]}
    for secret in (laptop, phone):  # the old link goes on working
        assert {one["table"]["table"] for one in (await client.get("/person", secret))["tables"]} == tables
    assert (await client.get("/person/player", phone))["id"] == merged["id"]


async def test_ending_all_others_replaces_the_link(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "bot")
    old = await person_with(client, made)
    new = (await client.post("/person/sessions/end", secret=old))["person"]
    assert (await client.call("GET", "/person", old)).status_code == 404
    assert len((await client.get("/person", new))["tables"]) == 1
    assert (await client.get(f"/tables/{made['table']['table']}/notes", secrets_of(made)[0]))["text"] == ""
