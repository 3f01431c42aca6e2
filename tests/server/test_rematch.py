"""Rematches: who is the host, when they start, and that places, names and colours stay."""

from __future__ import annotations

import random
from typing import Any

import pytest

from praefectus.language import of as words_of
from praefectus.server.errors import Refused
from praefectus.server.models.requests import BotSeat, NewTable, PersonSeat
from praefectus.server.tables import creation, seat_changes
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

from .conftest import Client, secrets_of
from .test_copies import end
from .test_play import play_out
from .test_storage import registry  # noqa: F401

pytestmark = pytest.mark.anyio
# ruff: noqa: F811


async def ended(registry: TableRegistry, *people: str, bots: int = 0, **more: Any) -> Table:
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in people]
    seats += [BotSeat(kind="bot", level="random")] * bots
    table, _, _ = await creation.make(registry, NewTable(seats=seats, start=True, public=True, **more), "address")
    await end(table)
    return table


async def asks(table: Table, *names: str) -> Table:
    """These people ask for a rematch together."""
    seats = frozenset(number for number, seat in enumerate(table.seats) if seat.name in names)
    key = str(table.seats[min(seats)].secret_hash)
    return await creation.rematch(table.registry, table, seats, key, "address")


def around(table: Table) -> list[tuple[str | None, str | None]]:
    """Names and colours as people sit."""
    return [(seat.name, seat.colour) for seat in sorted(table.seats, key=lambda seat: seat.place or 0)]


async def test_against_bots_it_begins_at_once_and_who_asks_is_its_host(any_client: Client) -> None:
    """The secret of the seat opens it all, so that a browser needs no other one."""
    client = any_client
    made = await client.new_table("Ada", "bot", start=True)
    table, secret = made["table"]["table"], secrets_of(made)[0]
    assert (await client.post(f"/tables/{table}/rematch", secret=secret, status=409))["code"] == "not_over"
    await play_out(client, table, secret)
    async with client.sit(table, secret) as ada:
        again = (await client.post(f"/tables/{table}/rematch", secret=secret, status=201))["table"]
        await ada.until("table", lambda m: m["table"]["rematch"] == again["table"])
    assert again["stage"] == "playing"
    assert (await client.post(f"/tables/{table}/rematch", secret=secret))["table"]["table"] == again["table"]
    async with client.sit(again["table"], secret) as ada:
        assert ada.seats == [1], "who was last in the order of play begins"
        assert ada.seen[-1]["host"] or any(said.get("host") for said in ada.seen)
    seats = sorted(again["seats"], key=lambda seat: seat["place"])
    before = made["table"]["seats"]
    assert [(seat["name"], seat["colour"]) for seat in seats] == [(seat["name"], seat["colour"]) for seat in before]


async def test_between_people_it_begins_when_all_have_agreed(registry: TableRegistry) -> None:
    over = await ended(registry, "Ada", "Bea", bots=1)
    again = await asks(over, "Bea")
    bea = next(seat for seat in over.seats if seat.name == "Bea")
    assert again.host_hash == bea.secret_hash and again.stage == "lobby"
    agreed = {seat.name: seat.agreed for seat in again.seats if seat.kind == "person"}
    assert agreed == {"Ada": False, "Bea": True}
    assert again.id not in [info.table for info in await registry.public(None, 50, words_of("en"))], (
        "nobody else can join"
    )
    assert await asks(over, "Ada") is again
    assert again.stage == "playing" and around(again) == around(over)  # type: ignore[comparison-overlap]
    assert again.id in [info.table for info in await registry.public(None, 50, words_of("en"))]


async def test_the_host_begins_without_somebody_who_does_not_answer(registry: TableRegistry) -> None:
    """A bot plays for them until they take their seat."""
    over = await ended(registry, "Ada", "Bea")
    again = await asks(over, "Ada")
    await seat_changes.start(again)
    number = next(number for number, seat in enumerate(again.seats) if seat.name == "Bea")
    assert again.seats[number].stand_in is not None
    await seat_changes.come_back(again, number)
    assert again.seats[number].stand_in is None


async def test_for_somebody_who_has_left_the_bot_plays_on(registry: TableRegistry) -> None:
    over = await ended(registry, "Ada", "Bea")
    await seat_changes.leave(over, next(n for n, seat in enumerate(over.seats) if seat.name == "Bea"), "greedy")
    again = await asks(over, "Ada")
    assert again.stage == "playing"
    assert {seat.name: seat.stand_in for seat in again.seats} == {"Ada": None, "Bea": "greedy"}
    assert around(again) == around(over)


async def test_who_comes_back_to_the_end_plays_again(registry: TableRegistry) -> None:
    over = await ended(registry, "Ada", "Bea")
    await seat_changes.leave(over, next(n for n, seat in enumerate(over.seats) if seat.name == "Bea"), "greedy")
    again = await asks(over, "Bea")
    assert again.stage == "lobby" and not any(seat.stand_in for seat in again.seats)


@pytest.mark.parametrize(
    ("people", "setup"),
    [
        (("Ada",), {"board": "sicilia", "modules": ["solitaria"]}),  # solo
        (("Ada", "Bea", "Cleo", "Dora"), {"board": "ionium", "modules": ["teams"]}),
    ],
)
async def test_everybody_at_one_screen_begins_at_once(
    registry: TableRegistry, people: tuple[str, ...], setup: Any
) -> None:
    over = await ended(registry, *people, **setup)
    again = await asks(over, *people)
    assert again.stage == "playing" and around(again) == around(over)
    seen = again.running().view(0, colours=again.colours)["seats"]
    assert len({seat["colour"] for seat in seen}) == len(seen), "Contrarius has a colour of his own"


async def test_a_rematch_that_was_deleted_can_be_asked_for_again(registry: TableRegistry) -> None:
    over = await ended(registry, "Ada", "Bea")
    first = await asks(over, "Ada")
    await registry.delete(first.id)
    assert (await asks(over, "Bea")).id != first.id


async def test_a_colour_is_chosen_before_the_start_and_stays(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot gives its colour away, a person does not; name, places and colours stay when the game begins."""
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea")]
    wish = NewTable(seats=[*seats, BotSeat(kind="bot", level="random")])
    table, _, _ = await creation.make(registry, wish, "address")
    await seat_changes.take_colour(table, 0, "yellow")
    assert table.colours == ("yellow", "green", "red")
    with pytest.raises(Refused, match="Bea has this colour"):
        await seat_changes.take_colour(table, 0, "green")
    with pytest.raises(Refused, match="no such colour"):
        await seat_changes.take_colour(table, 0, "pink")
    before, name = around(table), words_of("en").say(table.title)
    monkeypatch.setattr(registry.draw, "randrange", lambda count: 1)
    await seat_changes.start(table)
    assert table.seats[0].name == "Bea"
    assert around(table) == before and words_of("en").say(table.title) == name
    registry.forget_all()
    assert around(await registry.get(table.id)) == before
    assert [seat["colour"] for seat in table.running().view(0, colours=table.colours)["seats"]] == [*table.colours]
    with pytest.raises(Refused, match="has started"):
        await seat_changes.take_colour(table, 0, "white")


async def played_out(table: Table) -> None:
    chance = random.Random(1)
    while not (game := table.running()).over:
        await table.move(int(game.to_act or 0), game.state, chance.choice(game.choice_ids()))


async def test_rematches_count_the_wins_of_people_wherever_they_sit(registry: TableRegistry) -> None:
    """People who play again and again see how often each of them has won."""
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea", "Cleo", "Dora")]
    wish = NewTable(seats=seats, start=True, modules=["teams"], board="italia")
    table, _, _ = await creation.make(registry, wish, "address")
    await played_out(table)
    assert table.info(words_of("en")).tally is None
    wins: dict[str | None, int] = {seat.name: 0 for seat in table.seats}
    for games in (1, 2, 3):
        for winner in table.running().winners:
            wins[table.seats[winner].name] += 1
        table = await asks(table, "Ada", "Bea", "Cleo", "Dora")
        tally = table.info(words_of("en")).tally
        assert tally is not None and tally.games == games
        assert {seat.name: won for seat, won in zip(table.seats, tally.wins, strict=True)} == wins
        await played_out(table)
    assert sum(wins.values()) == 6  # partners win together
