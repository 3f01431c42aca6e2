"""A player without a name is called by the colour of their seat, in each reader’s language; no word is stored."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from praefectus.game import Game
from praefectus.game.report import report
from praefectus.language import of

from .conftest import Client, RunningServer, secrets_of
from .test_admin import told
from .test_languages import speak

pytestmark = pytest.mark.anyio

RED = {"en": "Red", "de": "Rot", "fr": "Rouge"}
GREEN = {"en": "Green", "de": "Grün", "fr": "Vert"}
NOBODY = {"kind": "person"}


async def two_without_names(client: Client, **more: Any) -> dict[str, Any]:
    wish = {"seats": [NOBODY, NOBODY], "first": "as_seated", "start": True, "public": True} | more
    made: dict[str, Any] = await client.post("/tables", wish, status=201)
    return made


def rows(server: RunningServer, query: str) -> list[Any]:
    with closing(sqlite3.connect(server.settings.data_dir / "praefectus.sqlite3")) as database:
        return database.execute(query).fetchall()


async def test_two_viewers_of_one_table_read_each_their_own(server: RunningServer, client: Client) -> None:
    made = await two_without_names(client)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, first) as one, client.sit(table, second) as other:
        for player, secret, tag in ((one, first, "de"), (other, second, "fr")):
            await player.view_at(0)
            await player.send(type="hello", secrets=[secret], detail="full", language=tag)
            await player.until("welcome")
        assert [seat["called"] for seat in one.table["seats"]] == ["Rot", "Grün"]
        assert [seat["called"] for seat in other.table["seats"]] == ["Rouge", "Vert"]
        await one.move()
        for player, begins in ((one, "Rot spielte"), (other, "Rouge a joué")):
            while not player.lines or not player.lines[-1]["text"].startswith(begins):
                await player.receive()
        await one.ask(type="chat", seat=0, text="Salve!")
        assert (await other.until("chat"))["message"]["name"] == "Rouge"
        await other.ask(type="chat", seat=1, text="Salve et tu!")
        heard = await one.until("chat", lambda message: message["message"]["seat"] == 1)
        assert heard["message"]["name"] == "Grün"
    for tag in RED:
        spoken = {"Accept-Language": tag}
        shown = (await client.http.get(f"/tables/{table}", headers=spoken)).json()
        assert [(seat["name"], seat["called"]) for seat in shown["seats"]] == [(None, RED[tag]), (None, GREEN[tag])]
        (listed,) = (await client.http.get("/tables", headers=spoken)).json()["tables"]
        assert listed["seats"][0]["called"] == RED[tag]
        chat = (await client.http.get(f"/tables/{table}/chat", headers=spoken)).json()["messages"]
        assert [line["name"] for line in chat] == [RED[tag], GREEN[tag]]
        lines = (await client.http.get(f"/tables/{table}/log", headers=spoken)).json()["lines"]
        assert any(line["text"].startswith(RED[tag]) for line in lines)
    assert rows(server, "SELECT name FROM seats") == [(None,), (None,)]
    assert rows(server, "SELECT name FROM chat") == [("",), ("",)]


@pytest.mark.parametrize("tag", RED)
async def test_a_table_that_is_not_in_memory_says_the_same(server: RunningServer, client: Client, tag: str) -> None:
    made = await two_without_names(client)
    registry = server.app.state.registry
    registry.in_memory.clear()
    known = {"tables": [{"table": made["table"]["table"], "secrets": secrets_of(made)}]}
    (mine,) = (await client.http.post("/mine", json=known, headers={"Accept-Language": tag})).json()["tables"]
    assert [seat["called"] for seat in mine["table"]["seats"]] == [RED[tag], GREEN[tag]]


async def test_a_name_that_somebody_gave_stays_and_is_told_apart_where_it_is_a_colour(client: Client) -> None:
    """Such names are in older games too, where the page wrote them; nobody knows whether somebody meant them."""
    made = await two_without_names(client, seats=[NOBODY, {"kind": "person", "name": "Rot"}])
    german = {"Accept-Language": "de"}
    shown = (await client.http.get(f"/tables/{made['table']['table']}", headers=german)).json()
    assert [seat["called"] for seat in shown["seats"]] == ["Rot I", "Rot II"]
    assert [seat["called"] for seat in made["table"]["seats"]] == ["Red", "Rot"]


async def test_who_asks_and_who_refuses_to_take_back(client: Client) -> None:
    made = await two_without_names(client)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, first) as one, client.sit(table, second) as other:
        await speak(one, first, "de")
        await speak(other, second, "fr")
        while (await one.view_at(0))["to_act"] == 0:
            await one.move()
        asked = await one.ask(type="ask_undo", seat=0, state=(await other.my_turn())["state"], what="turn")
        assert asked["type"] == "done"
        request = (await other.until("undo_request"))["request"]
        assert request["sentence"] == "Rouge demande à annuler son dernier tour."
        await other.ask(type="answer_undo", seat=1, request=request["request"], agree=False)
        assert (await one.until("undo_closed"))["sentence"] == "Grün hat die Rücknahme abgelehnt."


@pytest.mark.parametrize("tag", RED)
async def test_an_export_is_in_the_language_of_whoever_asks_and_a_record_in_none(client: Client, tag: str) -> None:
    """The text; the record is the same for everybody, and put into any language where it is read again."""
    made = await two_without_names(client)
    table, (secret, _) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets_of(made)) as both:
        for _ in range(12):
            await both.move()
    spoken = {"Accept-Language": tag, "Authorization": f"Bearer {secret}"}
    text = (await client.http.get(f"/tables/{table}/record?format=text", headers=spoken)).text
    record = (await client.http.get(f"/tables/{table}/record", headers=spoken)).text
    words = of(tag)
    assert words("log-title-setup") in text and words("log-title-round", round=1) in text
    assert words("log-not-over") in text
    assert f"\n{RED[tag]} " in text and GREEN[tag] in text
    others = {colour for each in RED for colour in (RED[each], GREEN[each])} - {RED[tag], GREEN[tag]}
    assert not [word for word in others if word in text]
    assert not [word for word in (*RED.values(), *GREEN.values()) if word in record]
    assert text == "\n".join(["Imperium", *report(Game.from_record(json.loads(record)), (), tag), ""])


async def test_a_copy_and_a_rematch_keep_no_words(server: RunningServer, client: Client) -> None:
    made = await two_without_names(client)
    table = made["table"]["table"]
    copy = await client.post(f"/tables/{table}/fork", {"state": 0}, secrets_of(made)[0])
    assert [(seat["name"], seat["called"]) for seat in copy["table"]["seats"]] == [(None, "Red"), (None, "Green")]
    assert {name for (name,) in rows(server, "SELECT name FROM seats")} == {None}


async def test_who_sits_down_without_a_name(client: Client) -> None:
    made = await client.new_table("Ada", "open", "open")
    for number in (1, 2):
        joined = await client.post(f"/tables/{made['table']['table']}/join", {"seat": number}, status=201)
    assert [seat["called"] for seat in joined["table"]["seats"]] == ["Ada", "Green", "Yellow"]


async def test_what_was_said_goes_with_who_said_it(any_client: Client) -> None:
    """Seats move when the order is shuffled and when the first player is drawn: a line follows its person, so that it
    is never shown, silenced, reported, given out or deleted as somebody else's."""
    client = any_client
    made = await client.post("/tables", {"seats": [NOBODY, NOBODY, NOBODY], "first": "draw"}, status=201)
    table, secrets = made["table"]["table"], secrets_of(made)
    for number, secret in enumerate(secrets):
        await client.post(f"/tables/{table}/chat", {"text": f"I am {number}"}, secret)
    for _ in range(3):
        await client.call("PATCH", f"/tables/{table}", made["host"], json={"order": "shuffle"})
    await client.call("POST", f"/tables/{table}/start", made["host"])
    for number, secret in enumerate(secrets):
        async with client.sit(table, secret) as player:
            (seat,) = player.seats
            (line,) = [line for line in player.seen[0]["chat"] if line["text"] == f"I am {number}"]
            assert (line["seat"], line["name"]) == (seat, ("Red", "Green", "Yellow")[number])
    kept = (await client.get(f"/tables/{table}/chat"))["messages"]
    async with client.sit(table, secrets[0]) as player:
        assert kept == player.seen[0]["chat"]


async def test_what_somebody_said_who_got_up_is_nobody_elses(client: Client) -> None:
    made = await client.new_table("Ada", "open")
    table = made["table"]["table"]
    for text in ("first", "second"):
        joined = await client.post(f"/tables/{table}/join", {}, status=201)
        await client.post(f"/tables/{table}/chat", {"text": text}, joined["secret"])
        if text == "first":
            await client.post(f"/tables/{table}/seats/1/leave", {}, joined["secret"])
    for tag, name, somebody in (("en", "Green", "Someone"), ("de", "Grün", "Jemand"), ("fr", "Vert", "Quelqu’un")):
        chat = (await client.http.get(f"/tables/{table}/chat", headers={"Accept-Language": tag})).json()["messages"]
        assert [(line["seat"], line["name"]) for line in chat] == [(None, somebody), (1, name)]


async def test_the_operator_reads_colours_too(any_client: Client, database: dict[str, Any]) -> None:
    made = await two_without_names(any_client)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    await any_client.post(f"/tables/{table}/chat", {"text": "Salve"}, second)
    report = await any_client.call("POST", f"/tables/{table}/seats/1/report", first, json={"reason": "rude"})
    assert report.status_code == 204
    looked = await told(database, "--lang", "de", "admin", "look", table)
    assert "Grün: Salve" in looked and "Rot" in looked and "Grün (Tisch" in looked
    assert "Rouge, Vert" in await told(database, "--lang", "fr", "admin", "list")


async def test_the_usual_sentence_of_a_server_that_is_read_only(any_client: Client, database: dict[str, Any]) -> None:
    await told(database, "--lang", "fr", "admin", "read-only", "on")
    async with asyncio.timeout(30):
        while (refused := await any_client.call("POST", "/quick")).status_code != 503:
            await asyncio.sleep(0.2)
    assert refused.json()["sentence"] == of("en")("admin-being-looked-after")
    refused = await any_client.http.post("/quick", headers={"Accept-Language": "de"})
    assert refused.json()["sentence"] == of("de")("admin-being-looked-after")


def test_a_game_of_the_terminal_is_told_in_any_language(tmp_path: Path) -> None:
    """What `praefectus play --keep` writes has no words."""
    game = Game.new("imperium", 3, seed=4)
    for _ in range(30):
        game.play(game.legal()[0])
    game.save(tmp_path / "game.json")
    kept = json.dumps(json.loads((tmp_path / "game.json").read_text()))
    assert not [word for word in (*RED.values(), *GREEN.values()) if word in kept]
    for tag, colour in RED.items():
        assert any(line.startswith(colour) for line in report(Game.load(tmp_path / "game.json"), (), tag))
