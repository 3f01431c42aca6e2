"""Fair play: seats, stand-ins, undo, chosen draws, and tables that are no longer open to watchers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

from .conftest import Client, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


async def test_the_seat_of_somebody_who_is_there_is_theirs(client: Client) -> None:
    made = await client.new_table("Ada", "open")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    await client.post(f"/tables/{table}/start", secret=made["host"])
    async with client.sit(table, joined["secret"]):
        refused = await client.post(f"/tables/{table}/seats/1/leave", {}, secret=made["host"], status=403)
        assert refused["code"] == "not_yours" and "Jo" in refused["sentence"]
    # who has only just lost the connection is still there
    await client.post(f"/tables/{table}/seats/1/leave", {}, secret=made["host"], status=403)


async def test_advice_for_beginners_has_no_percentages(client: Client) -> None:
    """Where all bots are for newcomers; elsewhere the numbers are there for those who ask why."""
    for level, plain in (("novice", True), ("greedy", False)):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": level}]
        made = await client.post("/tables", {"seats": seats, "first": "as_seated", "start": True})
        hint = await client.post(f"/tables/{made['table']['table']}/hint", {}, secrets_of(made)[0])
        assert hint["reason"] and (hint["numbers"] is None) == plain
        if plain:
            assert "%" not in hint["sentence"] and all(each["share"] is None for each in hint["choices"])


async def test_a_stand_in_plays_like_the_bots_of_the_table(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, away_seconds=0).url)
    seats = [
        {"kind": "person", "name": "Ada"},
        {"kind": "bot", "level": "beginner"},
        {"kind": "bot", "level": "greedy"},
    ]
    made = await client.post("/tables", {"seats": [*seats, {"kind": "open"}], "first": "as_seated", "live": True})
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    await client.post(f"/tables/{table}/start", secret=made["host"])
    path = f"/tables/{table}/seats/{joined['seat']}/leave"
    handed = await client.post(path, {"level": "random"}, secret=made["host"])
    assert handed["table"]["seats"][joined["seat"]]["stand_in"] == "greedy"
    await client.http.aclose()


async def test_without_bots_only_the_holder_says_how_the_stand_in_plays(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, away_seconds=0).url)
    made = await client.new_table("Ada", "open", live=True)
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    await client.post(f"/tables/{table}/start", secret=made["host"])
    path = f"/tables/{table}/seats/{joined['seat']}/leave"
    standard = (await client.get("/levels"))["standard"]
    handed = await client.post(path, {"level": "random"}, secret=made["host"])
    assert handed["table"]["seats"][joined["seat"]]["stand_in"] == standard
    handed = await client.post(path, {"level": "beginner"}, secret=joined["secret"])
    assert handed["table"]["seats"][joined["seat"]]["stand_in"] == "beginner"
    await client.http.aclose()


async def test_who_has_a_stand_in_is_asked_before_their_own_turn_is_taken_back(client: Client) -> None:
    made = await client.new_table("Ada", "open", start=False)
    table, secrets = made["table"]["table"], secrets_of(made)
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    await client.post(f"/tables/{table}/start", secret=made["host"])
    async with client.sit(table, secrets[0]) as ada, client.sit(table, joined["secret"]) as jo:
        players = {0: ada, 1: jo}
        turns: list[int] = []
        while len(turns) < 4:  # until Ada has moved, Jo after her, and Ada again
            seat = (await ada.view_at(0))["to_act"]
            turns += [seat] if turns[-1:] != [seat] and (turns or seat == 0) else []
            done = await players[seat].move(-1)
            await ada.view_at(done["state"])
        view = ada.view or {}
        await client.post(f"/tables/{table}/seats/1/leave", {}, secret=joined["secret"])
        state = (await ada.my_turn())["state"]
        answer = {"type": "refused"}
        for step in range(view["state"]):
            answer = await ada.ask(type="ask_undo", seat=0, state=state, what="to", to=step)
            if answer["type"] == "done":
                break
            state = answer["state"]
        assert answer["type"] == "done"
        assert (await jo.until("undo_request"))["request"]["needed"] == [1]


async def test_a_chosen_code_is_shown_to_all(client: Client) -> None:
    chosen = await client.new_table("Ada", "open", seed=7)
    drawn = await client.new_table("Ada", "open")
    assert (await client.get(f"/tables/{chosen['table']['table']}"))["seed"] == 7
    assert (await client.get(f"/tables/{drawn['table']['table']}"))["seed"] is None


async def test_watchers_go_when_watching_is_switched_off(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with any_client.sit(table) as watcher, any_client.sit(table, secrets[0]) as ada:
        changed = await any_client.call("PATCH", f"/tables/{table}", made["host"], json={"watching": False})
        assert changed.status_code == 200
        assert (await watcher.until("bye"))["code"] == "not_watchable"
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                await watcher.receive()
        await ada.my_turn()
        assert (await ada.ask(type="ping"))["type"] == "pong"
