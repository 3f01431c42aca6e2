"""Watching: rated games with a delay, everywhere; games by rating; pages that other sites can show."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from .conftest import Client, RunningServer, secrets_of
from .strangers import PROXIED, Stranger, on_server, play_out, seated

PATIENCE = 30  # seconds for an answer: the process that looks back has to start
RATED = {"rated": "yes", "boards": ["italia"]}


@pytest.fixture
def server(start_server: Any, tmp_path: Any) -> RunningServer:
    running: RunningServer = start_server(data_dir=tmp_path / "data", **PROXIED)
    return running


def newer_than(state: int) -> Callable[[Any], bool]:
    return lambda message: bool(message["state"] > state)


def played(server: RunningServer, table: str, choices: int, *people: Stranger) -> int:
    """Play some choices at random; return the state."""

    async def play() -> int:
        chance = random.Random(3)
        async with Client(server.url).sit(table, *(person.secret for person in people), detail="light") as program:
            light = await program.until("light")
            for _ in range(choices):
                choice = chance.choice(light["choices"])
                await program.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)
                state = light["state"]
                light = await program.until("light", newer_than(state))
            return int(light["state"])

    return asyncio.run(play())


def turns(server: RunningServer, table: str) -> list[tuple[int, int]]:
    """Return the turn of every entry of the game's log, with the state before it."""

    async def look() -> list[tuple[int, int]]:
        there = await server.app.state.registry.get(table)
        return [(place, there.game.game.line(n).turn) for n, place in enumerate(there.game.places)]

    found: list[tuple[int, int]] = on_server(server, look())
    return found


def test_watchers_see_a_rated_game_one_turn_of_each_seat_later(server: RunningServer) -> None:
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    table = seated(ada, bea, **RATED)
    now = played(server, table, 30, ada, bea)
    address = f"{server.url}/api/tables/{table}"
    anybody = httpx.Client(base_url=address, timeout=PATIENCE)
    info = anybody.get(address).json()
    assert info["watch_delay"] == 2
    by_state = dict(turns(server, table))
    shown = anybody.get("/view").json()["state"]
    assert shown < now and by_state[shown] == info["turn"] - 2
    assert ada.gets(f"/tables/{table}/view")["state"] == now, "players see everything"
    for state in (shown + 1, now):
        assert anybody.get("/view", params={"state": state}).status_code == 404
    assert anybody.get("/view", params={"state": shown}).status_code == 200
    assert anybody.get("/log").json()["state"] == shown
    assert len(anybody.get("/record").json()["log"]) == shown
    assert anybody.get("/points").json()["points"][-1]["state"] == shown
    assert all(house["state"] <= shown for house in anybody.get("/houses").json()["houses"])
    assert anybody.get("/link").status_code == anybody.post("/fork").status_code == 403
    assert anybody.get("/analysis").status_code == 409

    async def watched() -> dict[str, Any]:
        async with Client(server.url).sit(table) as watcher:
            return await watcher.until("view")

    message = asyncio.run(watched())
    assert message["view"]["state"] == message["log"]["state"] == shown
    play_out(server, table, ada, bea)
    assert anybody.get("/view").json()["over"]
    assert anybody.get(address).json()["watch_delay"] is None


def test_a_watcher_is_shown_the_game_as_it_goes_on(server: RunningServer) -> None:
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    table = seated(ada, bea, **RATED)

    async def watched() -> list[tuple[int, int]]:
        seen: list[tuple[int, int]] = []
        async with (
            Client(server.url).sit(table) as watcher,
            Client(server.url).sit(table, ada.secret, bea.secret, detail="light") as program,
        ):
            light, chance = await program.until("light"), random.Random(5)
            while len(seen) < 5:
                choice = chance.choice(light["choices"])
                await program.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)
                state = light["state"]
                light = await program.until("light", newer_than(state))
                try:
                    async with asyncio.timeout(0.2):
                        message = await watcher.until("view")
                        seen.append((message["view"]["state"], light["state"]))
                except TimeoutError:
                    continue
        return seen

    seen = asyncio.run(watched())
    states = [state for state, _ in seen]
    assert states == sorted(set(states)) and all(state < current for state, current in seen[1:])


@pytest.mark.anyio
async def test_unrated_games_have_no_delay(server: RunningServer) -> None:
    client = Client(server.url)
    made = await client.new_table("Ada", "Bea", start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as player:
        done = await player.move()
    assert (await client.get(f"/tables/{table}/view"))["state"] == done["state"]


def test_games_are_listed_by_the_rating_of_their_players(server: RunningServer) -> None:
    people = [Stranger(server, f"Person {number}", number) for number in range(1, 5)]
    first = seated(*people[:2], **RATED)
    play_out(server, first, *people[:2])
    winner = people[0].gets(f"/tables/{first}")["winner"]
    strong = next(person for person in people[:2] if person.seat(first) == winner)
    weak = next(person for person in people[:2] if person is not strong)
    low, high = seated(weak, people[2], **RATED), seated(strong, people[3], **RATED)
    games = people[0].gets("/watch")["games"]
    assert [game["table"]["table"] for game in games] == [high, low]
    assert games[0]["rating"] > 1500 > games[1]["rating"]


def test_other_sites_can_show_a_public_game_and_nothing_else(server: RunningServer) -> None:
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea <b>", 2)
    table = seated(ada, bea, **RATED)
    state = played(server, table, 20, ada, bea)
    page = httpx.get(f"{server.url}/embed/t/{table}", params={"language": "de"}, timeout=PATIENCE)
    assert page.status_code == 200 and '<html lang="de">' in page.text
    assert "frame-ancestors *" in page.headers["content-security-policy"]
    assert "x-frame-options" not in page.headers and "set-cookie" not in page.headers
    for word in ("<script", "<form", "<input", "<button", ada.secret, "<b>"):
        assert word not in page.text
    assert "Bea &lt;b&gt;" in page.text
    picture = httpx.get(f"{server.url}/embed/t/{table}/position.svg", timeout=PATIENCE)
    assert picture.headers["content-type"] == "image/svg+xml" and "Bea &lt;b&gt;" in picture.text
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    tag = picture.headers["etag"]
    unchanged = {"If-None-Match": tag}
    again = httpx.get(f"{server.url}/embed/t/{table}/position.svg", headers=unchanged, timeout=PATIENCE)
    assert again.status_code == 304
    assert state > 0
    for path in ("/", f"/t/{table}", f"/api/tables/{table}"):
        other = httpx.get(server.url + path, timeout=PATIENCE)
        assert other.headers["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in other.headers["content-security-policy"], path


@pytest.mark.anyio
async def test_a_private_game_is_shown_nowhere(server: RunningServer) -> None:
    made = await Client(server.url).new_table("Ada", "Bea", start=True, public=False)
    for end in ("", "/position.svg"):
        answer = httpx.get(f"{server.url}/embed/t/{made['table']['table']}{end}", timeout=PATIENCE)
        assert answer.status_code == 403
