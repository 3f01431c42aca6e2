"""Forecasts, and the analysis of finished games; both come from the workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from praefectus.agents.network.installed import NETWORKS_VARIABLE, STANDARD_NETWORK
from tests.agents.stub_network import write_standin

from .conftest import Client, RunningServer, secrets_of
from .test_play import play_out

pytestmark = pytest.mark.anyio


@pytest.fixture
def with_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NETWORKS_VARIABLE, str(write_standin(tmp_path / "networks" / STANDARD_NETWORK).parent))


@pytest.fixture
def without_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path / "nothing"))


async def test_a_forecast_comes_beside_the_view(with_network: None, client: Client) -> None:
    made = await client.new_table("Ada", "Bea", "Cy", start=True, seed=2)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        first = await screen.until("forecast")
        assert first["state"] == screen.view["state"]
        assert [seat["seat"] for seat in first["seats"]] == [0, 1, 2]
        assert sum(seat["chance"] for seat in first["seats"]) == pytest.approx(1, abs=0.001)
        await screen.move()
        moved = await screen.until("forecast")
        assert moved["state"] > first["state"]
        async with client.sit(made["table"]["table"]) as watcher:
            assert await watcher.until("forecast") == moved


async def test_no_forecast_while_a_held_turn_waits_for_a_card_to_be_drawn(with_network: None, client: Client) -> None:
    """Nobody chooses there, so the network would be asked as nobody; it is asked when the turn is handed over."""
    made = await client.new_table("Ada", "Bea", start=True, seed=2)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        view = await screen.my_turn()
        await screen.until("forecast")
        for text in ("Play Senator", "Buy", "Done"):
            choice = next(each["id"] for each in view["choices"] if each["text"].startswith(text))
            answer = await screen.ask(type="move", seat=0, state=view["state"], choice=choice, hold=True)
            view = await screen.view_at(answer["state"])
        assert view["held"]
        await asyncio.sleep(1)
        await screen.ask(type="end_turn", seat=0, state=view["state"])
        await screen.until("forecast", lambda message: message["state"] > view["state"])
        assert view["state"] not in [message["state"] for message in screen.seen if message["type"] == "forecast"]


async def test_no_forecast_where_hints_are_off_or_nobody_draws_it(with_network: None, client: Client) -> None:
    for hints, detail in ((False, "full"), (True, "light")):
        made = await client.new_table("Ada", "Bea", start=True, hints=hints)
        async with client.sit(made["table"]["table"], *secrets_of(made), detail=detail) as screen:
            await asyncio.sleep(1)
            await screen.ask(type="ping")
            assert not [message for message in screen.seen if message["type"] == "forecast"]


async def test_without_a_network_nobody_is_asked_again(
    without_network: None, client: Client, server: RunningServer
) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        await screen.move()
        for _ in range(600):
            if not server.app.state.registry.bots.can_forecast:
                break
            await asyncio.sleep(0.05)
        await screen.move()
    assert not server.app.state.registry.bots.can_forecast
    assert not [message for message in screen.seen if message["type"] == "forecast"]


async def test_a_game_is_looked_at_when_it_is_over(with_network: None, client: Client) -> None:
    made = await client.new_table("Ada", "bot", board="italia", start=True, seed=3)
    path = f"/tables/{made['table']['table']}"
    early = await client.call("GET", f"{path}/analysis", secrets_of(made)[0])
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    await play_out(client, made["table"]["table"], secrets_of(made)[0])
    one, two = await asyncio.gather(client.get(f"{path}/analysis"), client.get(f"{path}/analysis"))
    assert one == two
    assert one["judge"] == "learned" and one["seats"] == 2
    view = await client.get(f"{path}/view")
    last = one["moments"][-1]
    assert last["state"] == view["state"]
    assert [seat["chance"] for seat in last["forecast"]["seats"]] == [float(seat == view["winner"]) for seat in (0, 1)]
    assert all(moment["forecast"] for moment in one["moments"])
    losses = [loss["chance"] for loss in one["losses"]]
    assert losses == sorted(losses, reverse=True)
    for loss in one["losses"]:
        past = await client.get(f"{path}/view", params={"state": loss["state"]})
        assert past["to_act"] == loss["seat"]


async def test_without_a_network_the_greedy_player_judges(
    without_network: None, start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path / "data").url)
    made = await client.new_table("Ada", "bot", start=True, seed=4)
    await play_out(client, made["table"]["table"], secrets_of(made)[0])
    found = await client.get(f"/tables/{made['table']['table']}/analysis")
    assert found["judge"] == "greedy" and found["losses"]
    assert all(moment["forecast"] is None for moment in found["moments"][:-1])
    await client.http.aclose()
