"""Undo requests: one at a time, each with a number of its own, and gone everywhere as soon as somebody plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from praefectus.language import ENGLISH
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models.requests import BotSeat, NewTable, PersonSeat
from praefectus.server.tables import creation, undo
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

from .conftest import Client, secrets_of
from .test_play import hand_over
from .test_processes import pair  # noqa: F401
from .test_storage import registry  # noqa: F401

pytestmark = pytest.mark.anyio
# ruff: noqa: F811

ADA, BEA, CLEO = 0, 1, 2


@dataclass(eq=False)
class Screen:
    """Somebody who looks on, and what they were sent about undo requests."""

    seats: frozenset[int] = frozenset()
    language: str = ENGLISH
    muted_seats: frozenset[int] = frozenset()
    wants_views: bool = False
    sent: list[dict[str, Any]] = field(default_factory=list)

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"].startswith("undo_"):
            self.sent.append(message)

    def game_changed(self) -> None: ...

    async def reload_people(self) -> None: ...


Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let so many seconds pass."""
    passed = [0.0]
    monkeypatch.setattr(undo, "now", lambda: now() + int(1000 * passed[0]))

    def let_pass(seconds: float) -> None:
        passed[0] += seconds

    return let_pass


async def play_turn(table: Table) -> None:
    """The player to act plays until somebody else is."""
    game = table.running()
    seat = game.to_act
    while game.to_act == seat:
        await table.move(int(seat or 0), game.state, game.choice_ids()[-1])


async def three_people(registry: TableRegistry) -> Table:
    """Ada and Bea have played, Cleo is to act."""
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea", "Cleo")]
    table, _, _ = await creation.make(registry, NewTable(seats=seats, start=True, seed=5, first="as_seated"), "address")
    await play_turn(table)
    await play_turn(table)
    assert table.running().to_act == CLEO
    return table


async def ask(table: Table, seat: int) -> int:
    """Ask; the number of the request."""
    await undo.ask(table, seat, table.running().state, "turn", None, frozenset({seat}))
    assert table.request is not None
    return table.request.request


async def on_disk(registry: TableRegistry, table: Table) -> dict[str, Any] | None:
    stored = await registry.storage.load(table.id)
    assert stored is not None
    kept = stored.row["undo_request"]
    return json.loads(kept) if kept else None


async def loaded_again(registry: TableRegistry, table: Table) -> Table:
    """The table as another process, or this one after a restart, reads it."""
    registry.forget_all()
    again = await registry.get(table.id)
    assert again is not table
    return again


async def test_a_second_request_is_refused_and_leaves_the_first(registry: TableRegistry) -> None:
    table = await three_people(registry)
    await ask(table, ADA)
    before = await on_disk(registry, table)
    for seat in (BEA, ADA):
        with pytest.raises(Refused) as refused:
            await ask(table, seat)
        assert refused.value.code == "request_open"
        assert "Ada" in str(refused.value)
    assert table.request is not None and table.request.seat == ADA
    assert await on_disk(registry, table) == before


async def test_numbers_are_never_used_twice(registry: TableRegistry, later: Later) -> None:
    """At the same state of the game, and after the table was read again."""
    table = await three_people(registry)
    numbers = []
    for seat in (ADA, BEA, ADA):
        numbers.append(await ask(table, seat))
        await undo.answer(table, CLEO, numbers[-1], False)
        later(61)
        table = await loaded_again(registry, table)
    assert len(set(numbers)) == 3


async def test_a_yes_counts_only_for_the_request_it_was_given_to(registry: TableRegistry, later: Later) -> None:
    table = await three_people(registry)
    first = await ask(table, ADA)
    await undo.answer(table, BEA, first, False)
    later(61)
    second = await ask(table, ADA)
    with pytest.raises(Refused) as refused:
        await undo.answer(table, CLEO, first, True)
    assert refused.value.code == "no_request"
    assert table.request is not None
    assert (table.request.request, table.request.agreed) == (second, [])


async def test_after_a_no_the_same_person_asks_again_after_a_minute(registry: TableRegistry, later: Later) -> None:
    table = await three_people(registry)
    await undo.answer(table, CLEO, await ask(table, ADA), False)
    for read_again in (False, True):
        table = await loaded_again(registry, table) if read_again else table
        with pytest.raises(Refused) as refused:
            await ask(table, ADA)
        assert refused.value.code == "too_many"
    await undo.answer(table, CLEO, await ask(table, BEA), False)  # somebody else need not wait
    with pytest.raises(Refused):  # and does not shorten Ada's wait
        await ask(table, ADA)
    later(61)
    await ask(table, ADA)


async def test_after_a_no_the_same_person_asks_again_after_a_move(registry: TableRegistry) -> None:
    table = await three_people(registry)
    await undo.answer(table, CLEO, await ask(table, ADA), False)
    game = table.running()
    await table.move(CLEO, game.state, game.choice_ids()[-1])
    await ask(table, ADA)


async def in_the_middle(table: Table) -> None:
    """Cleo has chosen something that she can take back without asking."""
    game = table.running()
    for choice in game.choice_ids():
        await table.move(CLEO, game.state, choice)
        if game.to_act == CLEO and game.game.trail():
            return
        await undo.ask(table, CLEO, game.state, "step", None, frozenset({ADA, BEA, CLEO}))
    raise AssertionError("every choice ends the turn")


@pytest.mark.parametrize("what", ["undo", "move"])
async def test_a_plain_undo_or_a_move_closes_the_request_everywhere(registry: TableRegistry, what: str) -> None:
    """In memory, on disk, on every screen; and nobody can agree to it any more."""
    table = await three_people(registry)
    await in_the_middle(table)
    screens = [Screen(), Screen(frozenset({ADA}))]
    for screen in screens:
        table.presence.add(screen)
    number = await ask(table, ADA)
    game = table.running()
    if what == "undo":
        await undo.undo(table, CLEO, game.state, "step", None)
    else:
        await table.move(CLEO, game.state, game.choice_ids()[-1])
    assert table.request is None
    assert await on_disk(registry, table) is None
    for screen in screens:
        assert [message["type"] for message in screen.sent] == ["undo_request", "undo_closed"]
        assert screen.sent[1]["request"] == number and screen.sent[1]["outcome"] == "lapsed"
    with pytest.raises(Refused):
        await undo.answer(table, BEA, number, True)
    assert (await loaded_again(registry, table)).request is None


async def test_a_request_that_another_process_played_past_is_void(registry: TableRegistry) -> None:
    """That process had not heard of it, and left it on disk."""
    table = await three_people(registry)
    await ask(table, ADA)
    other = await loaded_again(registry, table)
    other.request = None  # it does not know
    await in_the_middle(other)
    assert await on_disk(registry, table) is not None
    assert (await loaded_again(registry, table)).request is None


async def test_bots_wait_while_people_decide(registry: TableRegistry) -> None:
    """Even one that was already thinking when the request came; and after a request that was read from disk."""
    bot: Any = BotSeat(kind="bot", level="random")
    people: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea")]
    wish = NewTable(seats=[*people, bot], start=True, seed=5, first="as_seated")
    registry.closing = True  # so that no bot plays on its own
    table, _, _ = await creation.make(registry, wish, "address")
    await play_turn(table)
    await play_turn(table)
    number = await ask(table, ADA)
    game = table.running()
    choice = game.choice_ids()[0]
    with pytest.raises(Refused):
        await table.move(2, game.state, choice, bot=True)
    assert table.request is not None
    table = await loaded_again(registry, table)
    assert not table.request_closed.is_set()
    await undo.answer(table, BEA, number, False)
    await table.read_again()
    assert table.request_closed.is_set()
    await table.move(2, game.state, choice, bot=True)
    registry.closing = False


async def test_all_processes_tell_the_same_outcome(pair: tuple[Client, Client]) -> None:
    here, there = pair
    made = await here.new_table("Ada", "Jo", start=True, seed=5)
    table, secrets = made["table"]["table"], secrets_of(made)
    for agree, outcome in ((False, "refused"), (True, "agreed")):
        async with here.sit(table, secrets[0]) as ada, there.sit(table, secrets[1]) as jo:
            mover, waiter = await hand_over(ada, jo)
            state = (mover.view or {})["state"]
            asked = await mover.ask(type="ask_undo", seat=mover.seats[0], state=state, what="step")
            assert asked["type"] == "done", asked
            request = (await waiter.until("undo_request"))["request"]["request"]
            await waiter.ask(type="answer_undo", seat=waiter.seats[0], request=request, agree=agree)
            assert (await mover.until("undo_closed"))["outcome"] == outcome
            assert next(m for m in waiter.seen[::-1] if m["type"] == "undo_closed")["outcome"] == outcome
