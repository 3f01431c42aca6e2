"""Absent players: when a bot may play for them, how they are notified and come back, and who may delete the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models.requests import BotSeat, ClockWish, NewTable, PersonSeat
from praefectus.server.storage import schema
from praefectus.server.tables import creation, deletion, seat_changes
from praefectus.server.tables.absence import LEASE
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

from .conftest import Client, secrets_of
from .test_storage import registry  # noqa: F401
from .test_undo_requests import Screen, loaded_again

pytestmark = pytest.mark.anyio
# ruff: noqa: F811

ADA, BEA, BOT = 0, 1, 2
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000

Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let so many milliseconds pass."""
    passed = [0]
    for module in ("table", "seat_changes", "absence", "presence"):
        monkeypatch.setattr(f"praefectus.server.tables.{module}.now", lambda: now() + passed[0])

    def let_pass(milliseconds: int) -> None:
        passed[0] += milliseconds

    return let_pass


async def game(registry: TableRegistry, **more: Any) -> Table:
    """Ada and Bea with a bot; Ada is to act."""
    people: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea")]
    bot: Any = BotSeat(kind="bot", level="random")
    wish = NewTable(seats=[*people, bot], start=True, seed=5, first="as_seated", **more)
    table, _, _ = await creation.make(registry, wish, "address")
    return table


async def refused(table: Table, seat: int = ADA) -> str:
    with pytest.raises(Refused) as refused:
        await seat_changes.stand_in_for(table, seat)
    assert refused.value.code == "not_yours" and table.seats[seat].stand_in is None
    return str(refused.value)


async def test_with_a_clock_a_bot_plays_only_when_time_is_up(registry: TableRegistry, later: Later) -> None:
    """Three days for a turn: being away is no reason."""
    table = await game(registry, clock=ClockWish(kind="turn", minutes=3 * 24 * 60), live=True)
    later(2 * DAY)
    assert "still has time" in await refused(table)
    later(DAY + MINUTE)
    await refused(table, BEA)  # whose turn it is not
    await seat_changes.stand_in_for(table, ADA)
    assert table.seats[ADA].stand_in == "random"


@pytest.mark.parametrize(("live", "patience"), [(True, 5 * MINUTE), (False, DAY)])
async def test_without_a_clock_only_after_an_absence(
    registry: TableRegistry, later: Later, live: bool, patience: int
) -> None:
    """It counts from when they went, after a restart as before."""
    table = await game(registry, live=live)
    screen = Screen(frozenset({ADA}))
    table.presence.add(screen)
    later(3 * DAY)
    assert "is here" in await refused(table)
    table.presence.remove(screen)
    await registry.last_seen.write()
    later(patience - MINUTE)
    assert "hasn’t been away long enough" in await refused(table)
    table = await loaded_again(registry, table)
    assert "minute" in await refused(table)
    later(2 * MINUTE)
    await seat_changes.stand_in_for(table, ADA)
    assert table.seats[ADA].stand_in is not None


async def test_the_table_says_how_long_somebody_may_be_away(registry: TableRegistry, later: Later) -> None:
    table = await loaded_again(registry, await game(registry, live=True, patience=120))
    later(119 * MINUTE)
    await refused(table)
    later(MINUTE)
    await seat_changes.stand_in_for(table, ADA)


async def test_somebody_who_is_there_is_reminded_first(registry: TableRegistry, later: Later) -> None:
    """After a minute, and not twice within ten; only when that does not help a bot may play, also after a restart."""
    table = await game(registry, live=True)
    table.presence.add(Screen(frozenset({ADA})))
    later(MINUTE // 2)
    for seat, said in ((ADA, "in 1 minute"), (BEA, "isn’t waiting for Bea")):
        with pytest.raises(Refused, match=said):
            await seat_changes.remind(table, seat)
    later(5 * MINUTE)
    assert "is here" in await refused(table)
    changed = table.changed
    await seat_changes.remind(table, ADA)
    assert table.changed == changed, "the game waits since then"
    with pytest.raises(Refused, match="in 10 minutes"):
        await seat_changes.remind(table, ADA)
    assert "hasn’t been away long enough" in await refused(table)
    table = await loaded_again(registry, table)
    table.presence.add(Screen(frozenset({ADA})))
    later(MINUTE)
    await seat_changes.stand_in_for(table, ADA)


@pytest.mark.parametrize(
    ("category", "mu", "sigma", "level"),
    [
        ("live", 14.0, 2.0, "beginner"),
        ("live", 40.0, 2.0, "journeyman"),
        ("duel", 14.0, 2.0, "beginner"),  # known from other games only
        ("live", 14.0, 7.0, "random"),  # not certain: the best bot at the table
        (None, 0.0, 0.0, "random"),  # without a rating
    ],
)
async def test_the_stand_in_is_about_as_strong_as_the_person(
    registry: TableRegistry, later: Later, category: str | None, mu: float, sigma: float, level: str
) -> None:
    table = await game(registry, live=True)
    person = await registry.people.make("a" * 64)
    await registry.people.keep(person, [str(table.seats[ADA].secret_hash)])
    if category is not None:
        values = {"person": person, "category": category, "mu": mu, "sigma": sigma, "games": 30, "wins": 9, "last": 1}
        storage: Any = registry.storage
        await storage.run(lambda connection: connection.execute(schema.ratings.insert(), values))
    later(HOUR)
    await seat_changes.stand_in_for(table, ADA)
    assert table.seats[ADA].stand_in == level
    await seat_changes.come_back(table, ADA)
    await seat_changes.leave(table, ADA, "random")
    assert table.seats[ADA].stand_in == level


async def test_who_is_connected_to_another_process_is_not_away(registry: TableRegistry, later: Later) -> None:
    """Even where its word was not heard: it is on disk; a process that dies leaves it there for a moment."""
    table = await game(registry, live=True)
    later(DAY)
    who = str(table.seats[ADA].secret_hash)
    await registry.storage.set_last_seen({(table.id, who): now() + DAY + LEASE})
    await refused(table)
    later(LEASE + 5 * MINUTE)
    await seat_changes.stand_in_for(table, ADA)


async def test_those_who_are_there_are_written_down_again_and_again(registry: TableRegistry) -> None:
    table = await game(registry)
    table.presence.add(Screen(frozenset({ADA, BEA})))
    registry.last_seen.due.clear()
    registry.last_seen.note_all(1234)
    await registry.last_seen.write()
    people = {str(table.seats[seat].secret_hash) for seat in (ADA, BEA)}
    assert await registry.storage.last_seen(table.id) == dict.fromkeys(people, 1234)
    await registry.delete(table.id)
    registry.last_seen.note(table.id, people, 5678)
    await registry.last_seen.write()  # of a table that is gone
    assert not await registry.storage.last_seen(table.id)


async def test_absence_from_the_lobby_does_not_count(registry: TableRegistry, later: Later) -> None:
    people: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea")]
    table, _, _ = await creation.make(registry, NewTable(seats=people, live=True, first="as_seated"), "address")
    screen = Screen(frozenset({ADA}))
    table.presence.add(screen)
    table.presence.remove(screen)
    later(DAY)
    await seat_changes.start(table)
    await refused(table, BEA)


async def test_the_absent_person_is_told_and_takes_the_seat_back(registry: TableRegistry, later: Later) -> None:
    table = await game(registry, live=True)
    sent: list[tuple[str, Any]] = []
    registry.webhooks.send = lambda url, content, who: sent.append((url, content))  # type: ignore[method-assign]
    await seat_changes.set_webhook(table, ADA, "https://example.org/hook", "de https://example.org/")
    screen = Screen(frozenset({BEA}))
    table.presence.add(screen)
    later(6 * MINUTE)
    await seat_changes.stand_in_for(table, ADA)
    assert registry.delivery is not None
    await registry.delivery.close()  # makes notices of what has happened
    ((url, content),) = sent
    assert url == "https://example.org/hook" and content["seat"] == ADA
    assert "spielt ein Bot für dich" in content["content"] and f"/t/{table.id}" in content["content"]
    await seat_changes.come_back(table, ADA)
    assert table.seats[ADA].stand_in is None
    await refused(table)  # who has just come back is not away
    choice = table.running().choice_ids()[0]
    with pytest.raises(Refused):  # nor does the bot play what it had thought of
        await table.move(ADA, table.running().state, choice, bot=True)


async def test_the_others_ask_and_strangers_do_not(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True, live=True)
    path, (ada, bea) = f"/tables/{made['table']['table']}/seats/0/leave", secrets_of(made)
    assert made["table"]["live"]
    for secret in (bea, made["host"]):
        assert (await client.post(path, {}, secret, status=403))["code"] == "not_yours"
    assert (await client.post(path, {}, status=401))["code"] == "no_secret"
    assert (await client.post(path, {}, ada, status=200))["table"]["seats"][0]["stand_in"]


async def test_everybody_sees_who_is_away_and_since_when(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True, live=True)
    table, (ada, bea) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, bea) as player:
        (gone,) = next(message for message in player.seen if message["type"] == "welcome")["away"]
        assert gone["seat"] == 0 and gone["since"] < gone["stand_in_from"]
        async with client.sit(table, ada):
            assert (await player.until("presence", lambda m: 0 in m["online"]))["away"] == []
        (gone,) = (await player.until("presence", lambda m: 0 not in m["online"]))["away"]
        assert gone["seat"] == 0


async def test_live_play_is_chosen_in_the_lobby(client: Client) -> None:
    made = await client.new_table("Ada", "Bea")
    path, host = f"/tables/{made['table']['table']}", made["host"]
    assert made["table"]["live"] is False
    assert (await client.call("PATCH", path, host, json={"live": True})).json()["table"]["live"]
    await client.post(f"{path}/start", secret=host)
    assert (await client.call("PATCH", path, host, json={"live": False})).json()["code"] == "already_started"


# Deleting


async def test_a_running_game_is_deleted_when_everybody_agrees(any_client: Client) -> None:
    """Though nobody is online; the host's own seat has agreed by asking."""
    made = await any_client.new_table("Ada", "Bea", "Cleo", "bot", start=True)
    path, (ada, bea, cleo) = f"/tables/{made['table']['table']}", secrets_of(made)
    assert (await any_client.call("POST", f"{path}/deletion", bea, json={"agree": True})).json()["code"] == "no_request"
    for _ in range(2):  # asked twice is asked once
        asked = await any_client.call("DELETE", path, f"{made['host']},{ada}")
        assert asked.status_code == 202
        deletion = asked.json()["table"]["deletion"]
        assert (deletion["seat"], deletion["agreed"], deletion["needed"]) == (0, [0], [1, 2])
    assert deletion["sentence"].startswith("Ada wants to delete")
    refused = await any_client.call("POST", f"{path}/deletion", bea, json={"agree": False})
    assert refused.status_code == 202 and refused.json()["table"]["deletion"] is None
    await any_client.call("DELETE", path, f"{made['host']},{ada}")
    agreed = await any_client.call("POST", f"{path}/deletion", bea, json={"agree": True})
    assert agreed.json()["table"]["deletion"]["needed"] == [2]
    assert (await any_client.call("POST", f"{path}/deletion", cleo, json={"agree": True})).status_code == 204
    assert (await any_client.call("GET", path)).status_code == 404


async def test_whose_seat_a_bot_plays_is_asked_too(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    path, (ada, bea) = f"/tables/{made['table']['table']}", secrets_of(made)
    await client.post(f"{path}/seats/1/leave", {}, bea)
    asked = await client.call("DELETE", path, f"{made['host']},{ada}")
    assert asked.status_code == 202 and asked.json()["table"]["deletion"]["needed"] == [1]


async def test_a_game_against_bots_is_deleted_by_its_host_who_is_there(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "bot", "bot", start=True)
    table, (ada,) = made["table"]["table"], secrets_of(made)
    async with any_client.sit(table, ada) as player:
        deleted = await any_client.call("DELETE", f"/tables/{table}", f"{made['host']},{ada}")
        assert deleted.status_code == 204
        assert (await player.until("bye"))["code"] == "no_table"


async def test_after_thirty_days_of_silence_the_host_deletes_alone(registry: TableRegistry, later: Later) -> None:
    table = await game(registry)
    later(29 * DAY)
    assert not await deletion.ask(table, frozenset({ADA}))
    assert table.deletion is not None
    table.presence.was_there(BEA)  # Bea looks in: the silence is broken
    later(2 * DAY)
    assert not await deletion.ask(table, frozenset({ADA}))
    later(29 * DAY)
    assert await deletion.ask(table, frozenset({ADA}))


async def test_a_request_to_delete_survives_a_restart(registry: TableRegistry) -> None:
    table = await game(registry)
    await deletion.ask(table, frozenset({ADA}))
    again = await loaded_again(registry, table)
    assert again.deletion == table.deletion is not None
    assert await deletion.answer(again, frozenset({BEA}), True)


async def test_tables_of_an_older_version_are_not_live(registry: TableRegistry, later: Later) -> None:
    """Nobody was written down as seen there: absence counts from the last change."""
    table = await game(registry)

    async def forget(connection: AsyncConnection) -> None:
        await connection.execute(schema.seen.delete())
        await connection.execute(update(schema.tables).values(changed=now()))

    registry.last_seen.due.clear()
    await registry.storage.run(forget)  # type: ignore[attr-defined]
    later(HOUR)
    table = await loaded_again(registry, table)
    assert not table.live and "23 hours" in await refused(table)
