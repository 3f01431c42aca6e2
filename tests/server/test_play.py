"""Playing over the network: moves, views, undo, looking back, on both databases where the database matters."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from praefectus.game import Game
from praefectus.game.report import report
from praefectus.server.edge.reference import board_names

from .conftest import Client, Player, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


async def play_to(player: Player, state: int) -> dict[str, Any]:
    """Play at random until the log is that long or the game is over."""
    chance = random.Random(5)
    view = await player.my_turn()
    while view["state"] < state and not view["over"]:
        answer = await player.move(chance.randrange(1000))
        assert answer["type"] == "done", answer
        view = await player.my_turn()
    return view


async def play_out(client: Client, table: str, secret: str) -> None:
    """Play a game to its end as programs do."""
    chance = random.Random(7)
    async with client.sit(table, secret, detail="light") as program:
        while True:
            light = await program.until("light")
            if light["over"]:
                return
            if "choices" in light:
                choice = chance.choice(light["choices"])
                await program.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)


async def in_a_turn(screen: Player, steps: int) -> dict[str, Any]:
    """Play at random until somebody has taken so many steps of a turn that can be taken back."""
    chance = random.Random(3)
    for _ in range(500):
        view = await screen.my_turn()
        if view["undo"]["step"] and len(view["trail"]) >= steps:
            return view
        await screen.move(chance.randrange(100))
    raise AssertionError("no turn was that long")


async def test_a_game_against_bots_to_its_end(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "bot", start=True)
    table = made["table"]["table"]
    async with any_client.sit(table, *secrets_of(made)) as ada:
        view = await play_to(ada, 1_000_000)
        assert view["over"]
        assert view["winner"] is not None
        assert view["choices"] == []
        if ada.table["stage"] != "over":
            await ada.until("table", lambda m: m["table"]["stage"] == "over")
    shown = await any_client.get(f"/tables/{table}")
    assert shown["stage"] == "over"
    assert shown["winner"] == view["winner"]


async def test_a_move_is_seen_by_all_and_answered_after_it_is_on_disk(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "Jo", start=True)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with (
        any_client.sit(table, first) as ada,
        any_client.sit(table, second) as jo,
        any_client.sit(table) as watcher,
    ):
        mover = ada if (await ada.view_at(0))["to_act"] == 0 else jo
        done = await mover.move()
        for other in (ada, jo, watcher):
            view = await other.view_at(done["state"])
            assert view["state"] == done["state"]
        assert watcher.view is not None
        assert watcher.view["you"] is None
        assert watcher.view["choices"] == []


async def test_a_doubled_click_is_refused_with_the_current_view(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        view = await screen.my_turn()
        move = {"type": "move", "seat": view["to_act"], "state": view["state"], "choice": view["choices"][0]["id"]}
        await screen.socket.send(json.dumps(move | {"ref": "one"}))
        await screen.socket.send(json.dumps(move | {"ref": "two"}))
        done = await screen.until("done")
        refused = await screen.until("refused")
        assert (done["ref"], refused["ref"], refused["code"]) == ("one", "two", "stale")
        assert refused["state"] == done["state"]
        assert (await screen.view_at(done["state"]))["state"] == done["state"]


async def test_a_click_on_an_old_view_is_refused_after_somebody_else_played(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with (
        client.sit(made["table"]["table"], *secrets_of(made)) as here,
        client.sit(made["table"]["table"], *secrets_of(made)) as there,
    ):
        old = await here.my_turn()
        await there.my_turn()
        await there.move()
        answer = await here.ask(type="move", seat=old["to_act"], state=old["state"], choice=old["choices"][0]["id"])
        assert answer["code"] == "stale"


async def test_moves_for_another_seat_or_out_of_turn_or_illegal_are_refused(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as screen:
        view = await screen.my_turn()
    acting, other = view["to_act"], 1 - view["to_act"]
    state, choice = view["state"], view["choices"][0]["id"]
    async with client.sit(table, secrets[other]) as stranger, client.sit(table) as watcher:
        for cheat in (stranger, watcher):
            answer = await cheat.ask(type="move", seat=acting, state=state, choice=choice)
            assert answer["code"] == "no_secret"
        answer = await stranger.ask(type="move", seat=other, state=state, choice=choice)
        assert answer["code"] == "not_your_turn"
    async with client.sit(table, secrets[acting]) as player:
        answer = await player.ask(type="move", seat=acting, state=state, choice=999_999)
        assert answer["code"] == "illegal"
        assert (await player.move())["type"] == "done"


async def test_one_step_and_the_whole_turn_can_be_taken_back(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "Bea", start=True)
    async with any_client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        view = await in_a_turn(screen, 2)
        answer = await screen.ask(type="undo", seat=view["to_act"], state=view["state"], what="step")
        assert answer["type"] == "done"
        after = await screen.view_at(answer["state"])
        assert after["state"] > view["state"], "undo is an entry of the log"
        assert len(after["trail"]) == len(view["trail"]) - 1
        answer = await screen.ask(type="undo", seat=after["to_act"], state=after["state"], what="turn")
        assert answer["type"] == "done"
        after = await screen.view_at(answer["state"])
        assert after["trail"] == []
        assert not after["undo"]["step"]


async def test_a_step_of_the_trail_can_be_gone_back_to(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        view = await in_a_turn(screen, 2)
        first = view["trail"][0]["state"]
        answer = await screen.ask(type="undo", seat=view["to_act"], state=view["state"], what="to", to=first)
        assert answer["type"] == "done", answer
        assert (await screen.view_at(answer["state"]))["trail"] == []


async def hand_over(first: Player, second: Player) -> tuple[Player, Player]:
    """Play until the turn has passed from one player to the other; returns (who played, who is to act)."""
    view = await first.view_at(0)
    mover, waiter = (first, second) if view["to_act"] in first.seats else (second, first)
    while (await mover.my_turn())["to_act"] in mover.seats:
        answer = await mover.move(-1)
        await waiter.view_at(answer["state"])
        if mover.view is not None and mover.view["to_act"] in waiter.seats:
            return mover, waiter
    raise AssertionError("the turn never passed on")


async def test_past_the_barrier_the_others_are_asked_and_may_agree(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "Jo", start=True)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with any_client.sit(table, first) as ada, any_client.sit(table, second) as jo:
        mover, waiter = await hand_over(ada, jo)
        assert mover.view is not None
        state, seat = mover.view["state"], mover.seats[0]
        refused = await mover.ask(type="undo", seat=seat, state=state, what="step")
        assert refused["code"] in ("barrier", "not_your_turn", "nothing_to_undo")
        asked = await mover.ask(type="ask_undo", seat=seat, state=state, what="step")
        assert asked["type"] == "done"
        request = (await waiter.until("undo_request"))["request"]
        assert request["seat"] == seat
        assert request["needed"] == waiter.seats
        shown = await any_client.get(f"/tables/{table}")
        assert shown["undo_request"] == request
        answer = await waiter.ask(type="answer_undo", seat=waiter.seats[0], request=request["request"], agree=True)
        assert answer["type"] == "done"
        view = await mover.view_at(answer["state"])
        assert view["to_act"] == seat
        assert (await any_client.get(f"/tables/{table}"))["undo_request"] is None


async def test_an_undo_that_is_refused_or_overtaken_changes_nothing(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, first) as ada, client.sit(table, second) as jo:
        mover, waiter = await hand_over(ada, jo)
        assert mover.view is not None
        state = mover.view["state"]
        await mover.ask(type="ask_undo", seat=mover.seats[0], state=state, what="step")
        await waiter.until("undo_request")
        state = (await waiter.move())["state"]
        assert (await mover.until("undo_closed"))["outcome"] == "lapsed"
        await mover.ask(type="ask_undo", seat=mover.seats[0], state=state, what="turn")
        request = (await waiter.until("undo_request"))["request"]["request"]
        await waiter.ask(type="answer_undo", seat=waiter.seats[0], request=request, agree=False)
        closed = await mover.until("undo_closed")
        assert closed["outcome"] == "refused"
        assert (await client.get(f"/tables/{table}"))["state"] == state
        again = await waiter.ask(type="answer_undo", seat=waiter.seats[0], request=request, agree=True)
        assert again["code"] == "no_request"


async def test_against_bots_alone_nobody_needs_to_be_asked(client: Client) -> None:
    made = await client.new_table("Ada", "bot", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as ada:
        view = await ada.my_turn()
        turn = view["turn"]
        while view["turn"] == turn:
            await ada.move(-1)
            view = await ada.my_turn()
        answer = await ada.ask(type="ask_undo", seat=ada.seats[0], state=view["state"], what="step")
        assert answer["type"] == "done", answer
        after = await ada.view_at(answer["state"])
        assert after["to_act"] == ada.seats[0]
        assert after["turn"] < view["turn"]


async def test_a_reload_in_the_middle_of_a_turn_continues_there(client: Client, server: RunningServer) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as screen:
        view = await in_a_turn(screen, 2)
    async with client.sit(table, *secrets_of(made)) as again:
        assert await again.my_turn() == view
    server.app.state.registry.forget_all()
    async with client.sit(table, *secrets_of(made)) as from_disk:
        assert await from_disk.my_turn() == view


async def test_any_past_position_can_be_looked_at(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    seen: dict[int, dict[str, Any]] = {}
    async with client.sit(table, *secrets) as screen:
        for number in range(12):
            view = await screen.my_turn()
            seen[view["state"]] = view
            await screen.move(number)
        last = await screen.my_turn()
    for state, view in seen.items():
        past = await client.get(f"/tables/{table}/view", secrets[view["you"]], params={"state": state})
        assert past["choices"] == []
        for part in ("state", "to_act", "you", "seats", "cities", "scores", "round", "turn"):
            assert past[part] == view[part], part
    answer = await client.call("GET", f"/tables/{table}/view", params={"state": last["state"] + 1})
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_state"


async def test_the_log_in_sentences_is_the_same_live_and_afterwards(client: Client, server: RunningServer) -> None:
    """The same report live, later, from a stored game, in the export and in `praefectus replay`; with names."""
    made = await client.new_table("Ada", "Ada", start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as screen:
        await play_to(screen, 60)
        view = await in_a_turn(screen, 2)
        await screen.ask(type="undo", seat=view["to_act"], state=view["state"], what="step")
        await screen.move(0)
        await play_to(screen, 80)
        live = screen.lines
    log = await client.get(f"/tables/{table}/log")
    assert log["lines"][-len(live) :] == live and live[-1]["state"] <= log["state"]
    assert any(line["taken_back"] for line in log["lines"])
    assert {line["text"].split(" played")[0] for line in log["lines"] if line["round"]} == {"Ada I", "Ada II"}
    tail = await client.get(f"/tables/{table}/log", params={"start": live[-3]["state"] - 1})
    assert tail["lines"] == log["lines"][-3:] and tail["start"] == live[-3]["start"]
    server.app.state.registry.forget_all()
    async with client.sit(table, *secrets_of(made)) as again:
        await again.my_turn()
        assert again.lines == log["lines"][-len(again.lines) :]
    text = (await client.call("GET", f"/tables/{table}/record", params={"format": "text"})).text
    told = [line for line in text.splitlines() if line and not line.startswith((" ", "Round", "Set-up"))]
    assert told[2:-1] == [line["text"] for line in log["lines"]]
    record = (await client.call("GET", f"/tables/{table}/record")).json()
    assert text.splitlines()[1:] == report(Game.from_record(record), ["Ada I", "Ada II"])


async def test_points_over_time_and_who_built_where(client: Client) -> None:
    made = await client.new_table("Ada", "bot", start=True)
    table = made["table"]["table"]
    await play_out(client, table, secrets_of(made)[0])
    view = await client.get(f"/tables/{table}/view")
    points = (await client.get(f"/tables/{table}/points"))["points"]
    assert points[0]["turn"] == 0
    assert points[-1]["state"] == view["state"]
    assert points[-1]["seats"] == [score["total"] for score in view["scores"]]
    assert [row["turn"] for row in points] == sorted(row["turn"] for row in points)
    houses = (await client.get(f"/tables/{table}/houses"))["houses"]
    for number, city in enumerate(view["cities"]):
        built = sorted(house["seat"] for house in houses if house["city"] == number)
        assert built == city.get("houses", [])


async def test_the_record_can_be_taken_away_and_hides_the_future(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True, seed=123456789)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as screen:
        await play_to(screen, 20)
    answer = await client.call("GET", f"/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert "123456789" not in answer.text
    text = await client.call("GET", f"/tables/{table}/record", params={"format": "text"})
    assert text.headers["content-type"].startswith("text/plain")
    assert "Ada" in text.text


async def test_partners_win_together(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", "Cy", "Dan", modules=["teams"], start=True, seed=2)
    table = made["table"]["table"]
    chance = random.Random(7)
    async with client.sit(table, *secrets_of(made), detail="light") as screen:
        while not (light := await screen.until("light"))["over"]:
            choice = chance.choice(light["choices"])
            await screen.send(type="move", seat=light["to_act"], state=light["state"], choice=choice)
    view = await client.get(f"/tables/{table}/view")
    text = (await client.call("GET", f"/tables/{table}/record", params={"format": "text"})).text
    pairs = {0: "Ada and Cy win together with", 1: "Bea and Dan win together with"}
    assert pairs[view["seats"][view["winner"]]["team"]] in text.splitlines()[-1]
    totals = [score["total"] for score in view["scores"]]
    sums = {(0, 2): totals[0] + totals[2], (1, 3): totals[1] + totals[3]}
    assert [(tuple(side["seats"]), side["result"], side["rank"], side["won"]) for side in view["sides"]] == [
        (*best, rank, rank == 1) for rank, best in enumerate(sorted(sums.items(), key=lambda item: -item[1]), 1)
    ]


async def test_a_copy_to_try_things_leaves_the_game_alone(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "Jo", "bot", start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as screen:
        view = await play_to(screen, 60)
    copy = await client.post(f"/tables/{table}/fork", {"state": 50}, status=201)
    assert copy["table"]["from"] == {"table": None, "state": 50}
    assert copy["table"]["state"] >= 50
    assert len(copy["secrets"]) == 3, "bots play only when they are asked to"
    with_bots = await client.post(f"/tables/{table}/fork", {"state": 50, "bots": True}, status=201)
    assert [seat["kind"] for seat in with_bots["table"]["seats"]] == ["person", "person", "bot"]
    assert not copy["table"]["public"]
    async with client.sit(copy["table"]["table"], *secrets_of(copy)) as sandbox:
        await sandbox.my_turn()
        await sandbox.move(-1)
    assert (await client.get(f"/tables/{table}"))["state"] == view["state"]
    assert (await client.post(f"/tables/{table}/fork", {"state": 10_000}, status=404))["code"] == "no_state"


async def test_chat_reaches_everybody_and_is_kept(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "Jo", "bot")
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, first) as ada, client.sit(table) as watcher:
        assert (await ada.ask(type="chat", seat=0, text="Good luck! <b>hi</b>"))["type"] == "done"
        said = (await watcher.until("chat"))["message"]
        assert (said["name"], said["text"]) == ("Ada", "Good luck! <b>hi</b>")
        assert (await watcher.ask(type="chat", seat=0, text="me too"))["code"] == "no_secret"
        await client.post(f"/tables/{table}/chat", {"text": "Thanks"}, secret=second, status=201)
        await watcher.until("chat", lambda m: m["message"]["text"] == "Thanks")
    kept = (await client.get(f"/tables/{table}/chat"))["messages"]
    assert [message["text"] for message in kept] == ["Good luck! <b>hi</b>", "Thanks"]
    async with client.sit(table) as late:
        assert [message["text"] for message in late.seen[-1]["chat"]] == ["Good luck! <b>hi</b>", "Thanks"]


async def test_programs_may_ask_for_the_numbers_of_the_choices_only(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made), detail="light") as program:
        light = await program.until("light")
        for _ in range(5):
            await program.send(type="move", seat=light["to_act"], state=light["state"], choice=light["choices"][0])
            done = await program.until("done")
            light = await program.until("light", lambda m, state=done["state"]: m["state"] == state)  # type: ignore[misc]
    async with client.sit(made["table"]["table"], detail="light") as watcher:
        assert "choices" not in await watcher.until("light")


async def test_a_hint_is_an_answer_or_a_sentence_why_not(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as screen:
        view = await screen.my_turn()
    for level in (await client.get("/levels"))["levels"]:
        hint = await client.post(f"/tables/{table}/hint", {"level": level["name"]}, secret=secrets[view["to_act"]])
        assert hint["state"] == view["state"]
        assert hint["sentence"].endswith(".")
        if hint["choice"] is not None:
            assert hint["choice"] in [choice["id"] for choice in view["choices"]]
    refused = await client.post(f"/tables/{table}/hint", {}, secret=secrets[1 - view["to_act"]], status=409)
    assert refused["code"] == "not_your_turn"


async def test_many_tables_at_once_do_not_disturb_each_other(any_client: Client) -> None:
    async def one(number: int) -> None:
        made = await any_client.new_table(f"Ada {number}", "Bea", start=True)
        async with any_client.sit(made["table"]["table"], *secrets_of(made)) as screen:
            view = await play_to(screen, 30)
            assert view["state"] >= 30

    await asyncio.gather(*(one(number) for number in range(12)))


@pytest.mark.parametrize("board", board_names())
async def test_every_board_is_served(client: Client, board: str) -> None:
    facts = await client.get(f"/boards/{board}")
    people = ["Ada", "Bea", "Cy", "Dan", "Eve"][: facts["seats"][0]]
    made = await client.new_table(*people, board=board, start=True)
    table = made["table"]["table"]
    async with client.sit(table, *secrets_of(made)) as screen:
        view = await play_to(screen, (await screen.my_turn())["state"] + 20)
    assert len(view["cities"]) == len(facts["cities"])
    assert len(view["provinces"]) == len(facts["provinces"])
    assert set(facts["modules_needed"]) <= set(made["table"]["modules"])
    assert (await client.get(f"/tables/{table}/points"))["points"]


async def test_who_plays_out_of_turn_is_told_whose_turn_it_is(client: Client) -> None:
    """By name, as the page calls them; and seats are counted from 1."""
    made = await client.new_table("Ada", "Bea", start=True)
    table, (ada, bea) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, ada, bea) as both:
        view = await both.my_turn()
        waits = 1 - view["to_act"]
        answer = await both.ask(type="move", seat=waits, state=view["state"], choice=view["choices"][0]["id"])
        name = made["table"]["seats"][view["to_act"]]["name"]
        assert (answer["code"], answer["sentence"]) == ("not_your_turn", f"It’s {name}’s turn.")
    answer = await client.call("POST", f"/tables/{table}/seats/4/leave", secret=ada)  # type: ignore[assignment]
    assert (
        answer.status_code == 404 and answer.json()["sentence"] == "There’s no such seat. This table has seats 1 to 2."  # type: ignore[attr-defined]
    )
