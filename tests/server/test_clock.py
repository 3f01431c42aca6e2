"""Clocks: who spends time, who is out of it, and what the others may do then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from praefectus.server.tables.clock import MINUTE

from .conftest import Client, Later, RunningServer, secrets_of


@pytest.mark.anyio
async def test_the_others_may_hand_over_a_seat_whose_time_is_up(any_client: Client, later: Later) -> None:
    made = await any_client.new_table("Ada", "Bea", "bot", start=True, seed=1, clock={"kind": "turn", "minutes": 5})
    table = f"/tables/{made['table']['table']}"
    assert made["table"]["clock"] == {"kind": "turn", "minutes": 5, "seconds": 0}
    ada, bea = secrets_of(made)
    async with any_client.sit(made["table"]["table"], ada, bea) as screen:
        acting = (await screen.my_turn())["to_act"]
        other = (bea, ada)[acting]
        early = await any_client.post(f"{table}/seats/{acting}/leave", {}, other, status=403)
        assert early["code"] == "not_yours"
        later(6)
        assert (await any_client.post(f"{table}/seats/{acting}/leave", {}, status=401))["code"] == "no_secret"
        waiting = 1 - acting
        assert await any_client.post(f"{table}/seats/{waiting}/leave", {}, (ada, bea)[acting], status=403)
        handed = await any_client.post(f"{table}/seats/{acting}/leave", {}, other, status=200)
        assert handed["table"]["seats"][acting]["stand_in"]
        back = await any_client.post(f"{table}/seats/{acting}/return", None, (ada, bea)[acting], status=200)
        assert back["table"]["seats"][acting]["stand_in"] is None


@pytest.mark.anyio
async def test_what_is_left_comes_with_the_view_and_survives_a_restart(
    start_server: Callable[..., RunningServer], database: dict[str, object], later: Later
) -> None:
    first = start_server(**database)
    client = Client(first.url)
    made = await client.new_table("Ada", "Bea", start=True, clock={"kind": "game", "minutes": 30})
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as screen:
        view = await screen.my_turn()
        seat = view["to_act"]
        later(10)
        while view["to_act"] == seat:
            await screen.move()
            view = await screen.my_turn()
        shown = [message["clock"] for message in screen.seen if message["type"] == "view"][-1]
    assert shown["running"] == 1 - seat
    assert 19 * MINUTE < shown["left"][seat] <= 20 * MINUTE < 29 * MINUTE < shown["left"][1 - seat]
    await client.http.aclose()
    first.stop()
    client = Client(start_server(**database).url)
    async with client.sit(table, *secrets) as screen:
        again = (await screen.until("view"))["clock"]
    assert again["left"][seat] == shown["left"][seat]
    await client.http.aclose()


@pytest.mark.anyio
async def test_the_host_sets_the_clock_in_the_lobby_only(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", clock={"kind": "turn", "minutes": 3})
    path, host = f"/tables/{made['table']['table']}", made["host"]
    for wish, expected in (
        ({"kind": "game", "minutes": 60}, {"kind": "game", "minutes": 60, "seconds": 0}),
        ({"kind": "live", "minutes": 8, "seconds": 15}, {"kind": "live", "minutes": 8, "seconds": 15}),
        ({"kind": "none"}, None),
    ):
        changed = await client.call("PATCH", path, host, json={"clock": wish})
        assert changed.json()["table"]["clock"] == expected
    for wrong in ({"kind": "turn", "minutes": 0}, {"kind": "hourglass"}, {"kind": "turn", "minutes": 10**9}):
        assert (await client.call("PATCH", path, host, json={"clock": wrong})).status_code == 422
    await client.post(f"{path}/start", secret=host)
    late = await client.call("PATCH", path, host, json={"clock": {"kind": "turn", "minutes": 3}})
    assert late.json()["code"] == "already_started"


@pytest.mark.anyio
async def test_a_table_without_hints_gives_none(client: Client) -> None:
    made = await client.new_table("Ada", "bot", start=True, hints=False)
    path = f"/tables/{made['table']['table']}/hint"
    answer = await client.post(path, {}, secrets_of(made)[0], status=403)
    assert answer["code"] == "no_hints"
