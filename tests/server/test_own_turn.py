"""A turn waits for its owner to end it: over the network, after a restart, and while its owner is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from praefectus.server.tables.seats import NAMES

from .conftest import Client, Player, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


async def held(player: Player) -> dict[str, Any]:
    """A Prefect is played, so that nothing is left but to end the turn."""
    for text in ("Play Prefect", "Produce"):
        view = await player.my_turn()
        choice = next(one["id"] for one in view["choices"] if text in one["text"] or one["group"] == text.lower())
        answer = await player.ask(type="move", seat=0, state=view["state"], choice=choice, hold=True)
        assert answer["type"] == "done", answer
        view = await player.view_at(answer["state"])
    assert view["held"] == {"seat": 0, "reveals": False, "next": 1}
    return view


async def shown(player: Player, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while player.view is None or not wanted(player.view):
        await player.receive()
    return player.view


async def test_a_held_turn_waits_can_be_taken_back_and_is_handed_over(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "Jo", start=True, seed=5)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with any_client.sit(table, first) as ada, any_client.sit(table, second) as jo:
        view = await held(ada)
        seen = await jo.view_at(view["state"])
        assert (seen["to_act"], seen["choices"]) == (0, [])
        early = await jo.ask(type="end_turn", seat=1, state=view["state"])
        assert (early["type"], early["code"]) == ("refused", "not_your_turn")
        back = await ada.ask(type="undo", seat=0, state=view["state"], what="turn")
        assert back["type"] == "done"
        assert (await ada.view_at(back["state"]))["prompt"]["kind"] == "play"
        view = await held(ada)
        assert (await ada.ask(type="end_turn", seat=0, state=view["state"]))["type"] == "done"
        seen = await shown(jo, lambda v: v["to_act"] == 1)
        assert seen["held"] is None and seen["choices"]
        again = await ada.ask(type="end_turn", seat=0, state=view["state"])
        assert again["code"] == "not_your_turn"
    assert (await any_client.get(f"/tables/{table}"))["to_act"] == 1


async def test_a_held_turn_is_held_after_a_restart(
    start_server: Callable[..., RunningServer], database: dict[str, Any]
) -> None:
    server = start_server(**database)
    client = Client(server.url)
    made = await client.new_table("Ada", "bot", start=True, seed=5)
    table, (secret,) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, secret) as ada:
        state = (await held(ada))["state"]
    server.stop()
    client = Client(start_server(**database).url)
    async with client.sit(table, secret) as ada:
        view = await ada.my_turn()
        assert (view["state"], view["held"]["seat"], view["undo"]["step"]) == (state, 0, True)
        await ada.ask(type="end_turn", seat=0, state=state)
        view = await shown(ada, lambda v: v["state"] > state and v["to_act"] == 0)
        assert view["turn"] == 2, "the bot has had its turn"


async def test_a_bot_ends_the_turn_of_who_has_gone(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True, seed=5)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, first) as ada, client.sit(table, second) as jo:
        await held(ada)
        await client.post(f"/tables/{table}/seats/0/leave", {}, first)
        assert (await shown(jo, lambda v: v["to_act"] == 1))["choices"]


async def test_a_program_that_does_not_ask_for_it_holds_nothing(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True, seed=5)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as both:
        for group in ("play", "produce"):
            view = await both.my_turn()
            number = next(
                n
                for n, one in enumerate(view["choices"])
                if one["group"] == group and "Mer" not in one["text"] and (group != "play" or "Prefect" in one["text"])
            )
            await both.move(number)
        assert both.view is not None and (both.view["to_act"], both.view["held"]) == (1, None)


async def test_a_copy_keeps_bots_as_bots_when_asked_to(client: Client) -> None:
    made = await client.new_table("Ada", "bot", "Jo", start=True, seed=5)
    path = f"/tables/{made['table']['table']}/fork"
    alone = await client.post(path, {}, secrets_of(made)[0], status=201)
    assert [given["seat"] for given in alone["secrets"]] == [0, 1, 2]
    copy = await client.post(path, {"bots": True}, secrets_of(made)[0], status=201)
    assert [seat["kind"] for seat in copy["table"]["seats"]] == ["person", "bot", "person"]
    assert [given["seat"] for given in copy["secrets"]] == [0, 2]
    assert copy["table"]["seats"][1]["level"] == made["table"]["seats"][1]["level"]


async def test_bots_have_roman_names_that_nobody_else_has(client: Client) -> None:
    made = await client.new_table("Livia", "bot", "bot", "bot", "bot", start=True)
    names = [seat["name"] for seat in made["table"]["seats"]]
    assert len(set(names)) == 5 and set(names) <= {*NAMES}


async def test_a_level_that_searches_says_that_it_is_not_ready(client: Client) -> None:
    ready = {level["name"]: level["ready"] for level in (await client.get("/levels"))["levels"]}
    assert ready["greedy"] and not ready["strongest"], "nothing is compiled before somebody asks for it in this server"


async def test_choices_may_follow_at_once_and_all_or_none_is_played(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True, seed=8)
    async with client.sit(made["table"]["table"], secrets_of(made)[0]) as ada:
        view = await ada.my_turn()
        card = next(one["id"] for one in view["choices"] if one["text"] == "Play Architect")
        await ada.ask(type="move", seat=0, state=view["state"], choice=card, hold=True)
        view = await shown(ada, lambda v: v["reach"] is not None)
        colonist, going, *_ = view["reach"]["ways"][0]
        wrong = await ada.ask(type="move", seat=0, state=view["state"], choice=colonist, then=[1], hold=True)
        assert (wrong["type"], wrong["code"]) == ("refused", "illegal")
        done = await ada.ask(type="move", seat=0, state=view["state"], choice=colonist, then=[going], hold=True)
        assert done["type"] == "done", done
        moved = await ada.view_at(done["state"])
        assert len(moved["trail"]) == 3 and moved["seats"][0]["colonists"]["on_board"][0].get("line") is not None
