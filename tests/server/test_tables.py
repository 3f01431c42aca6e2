"""Making tables, sitting down, leaving and coming back, on both databases."""

from __future__ import annotations

import pytest

from praefectus.server.tables.seats import Seat

from .conftest import Client, secrets_of

pytestmark = pytest.mark.anyio


async def test_a_table_from_the_first_click_to_the_start(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "open", "bot", name="Friday evening")
    table, host = made["table"]["table"], made["host"]
    assert made["table"]["stage"] == "lobby"
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "open", "bot"]
    early = await client.post(f"/tables/{table}/start", secret=host, status=409)
    assert early["code"] == "seats_open"
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"}, status=201)
    assert joined["seat"] == 1
    full = await client.post(f"/tables/{table}/join", {"name": "Cy"}, status=409)
    assert full["code"] == "no_open_seat"
    started = await client.post(f"/tables/{table}/start", secret=host, status=200)
    assert started["table"]["stage"] == "playing"
    again = await client.post(f"/tables/{table}/start", secret=host, status=409)
    assert again["code"] == "already_started"


async def test_a_taken_seat_is_refused_and_the_open_ones_are_named(client: Client) -> None:
    made = await client.new_table("Ada", "open", "open")
    answer = await client.post(f"/tables/{made['table']['table']}/join", {"name": "Jo", "seat": 0}, status=409)
    assert answer["code"] == "seat_taken"
    assert "2 and 3" in answer["sentence"]


async def test_only_the_host_starts_and_changes(client: Client) -> None:
    made = await client.new_table("Ada", "open", "bot")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    assert (await client.post(f"/tables/{table}/start", status=401))["code"] == "no_secret"
    assert (await client.post(f"/tables/{table}/start", secret=joined["secret"], status=403))["code"] == "not_yours"
    answer = await client.call("PATCH", f"/tables/{table}", joined["secret"], json={"name": "Mine now"})
    assert answer.status_code == 403


async def test_the_host_rearranges_the_lobby_and_people_keep_their_secrets(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "open", "bot")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    wish = {
        "name": "New name",
        "public": True,
        "seats": [
            {"kind": "keep", "seat": 1},
            {"kind": "keep", "seat": 0},
            {"kind": "person", "name": "Bea"},
            {"kind": "open"},
        ],
    }
    answer = await client.call("PATCH", f"/tables/{table}", made["host"], json=wish)
    assert answer.status_code == 200, answer.text
    changed = answer.json()
    assert [seat["name"] for seat in changed["table"]["seats"]] == ["Jo", "Ada", "Bea", None]
    assert changed["secrets"][0]["seat"] == 2
    async with client.sit(table, joined["secret"]) as jo:
        assert jo.seats == [0]
    async with client.sit(table, secrets_of(made)[0], changed["secrets"][0]["secret"]) as ada:
        assert ada.seats == [1, 2]
        assert ada.table["name"] == "New name"


async def test_shuffled_seats_are_the_same_people(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", "Cy", "Dan", "Eve")
    answer = await client.call("PATCH", f"/tables/{made['table']['table']}", made["host"], json={"order": "shuffle"})
    names = [seat["name"] for seat in answer.json()["table"]["seats"]]
    assert sorted(names) == ["Ada", "Bea", "Cy", "Dan", "Eve"]
    async with client.sit(made["table"]["table"], secrets_of(made)[0]) as ada:
        assert ada.seats == [names.index("Ada")]


async def test_who_starts_is_drawn_and_the_others_follow_as_they_sit(client: Client) -> None:
    people = ["Ada", "Bea", "Cy"]
    starters = set()
    for _ in range(12):
        made = await client.new_table(*people, first="draw", start=True)
        names = [seat["name"] for seat in made["table"]["seats"]]
        first = people.index(names[0])
        assert names == people[first:] + people[:first]
        assert [names[given["seat"]] for given in made["secrets"]] == people  # everybody keeps the own secret
        assert made["table"]["to_act"] == 0
        starters.add(names[0])
    assert len(starters) > 1


async def test_people_who_wait_learn_where_the_draw_put_them(any_client: Client) -> None:
    """A table that is started under their eyes: players who were seated elsewhere are notified, and play from there."""
    client = any_client
    moved = False
    for _ in range(8):
        made = await client.new_table("Ada", "Bea", "Cy", first="draw")
        assert made["table"]["first"] == "draw"
        table, (ada_secret, bea_secret, cy_secret) = made["table"]["table"], secrets_of(made)
        async with client.sit(table, bea_secret) as bea, client.sit(table, cy_secret, ada_secret) as both:
            started = await client.post(f"/tables/{table}/start", secret=made["host"])
            names = [seat["name"] for seat in started["table"]["seats"]]
            for screen, people in ((bea, ["Bea"]), (both, ["Cy", "Ada"])):
                seats = [names.index(name) for name in people]
                while screen.opens != seats or screen.view is None:
                    await screen.receive()
                assert screen.seats == sorted(seats)
            starter = bea if names[0] == "Bea" else both
            assert (await starter.move())["type"] == "done"
            moved = moved or names[0] != "Ada"
    assert moved


async def test_the_host_may_let_them_start_as_they_sit(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", "Cy", "Dan", first="draw")
    table = made["table"]["table"]
    answer = await client.call("PATCH", f"/tables/{table}", made["host"], json={"first": "as_seated"})
    assert answer.json()["table"]["first"] == "as_seated"
    started = await client.post(f"/tables/{table}/start", secret=made["host"])
    assert [seat["name"] for seat in started["table"]["seats"]] == ["Ada", "Bea", "Cy", "Dan"]
    answer = await client.call("PATCH", f"/tables/{table}", made["host"], json={"first": "draw"})
    assert answer.json()["code"] == "already_started"


async def test_a_set_up_that_does_not_exist_is_refused_with_a_reason(client: Client) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
    for wrong in ({"board": "atlantis"}, {"modules": ["dragons"]}, {"options": {"dragons": True}}):
        answer = await client.post("/tables", {"seats": seats} | wrong, status=400)
        assert answer["code"] == "wrong_setup"
        assert answer["sentence"].endswith((".", "?"))
    answer = await client.post("/tables", {"seats": [{"kind": "bot", "level": "oracle"}] * 2}, status=400)
    assert "oracle" in answer["sentence"]


async def test_a_bot_of_a_level_that_is_gone_is_played_by_another(client: Client) -> None:
    """Whether somebody asks for it or a table was stored with it."""
    made = await client.post("/tables", {"seats": [{"kind": "bot", "level": "strong"}] * 2}, status=201)
    assert [seat["level"] for seat in made["table"]["seats"]] == ["strongest"] * 2
    assert Seat("bot", "Livia", "strong").level == Seat("person", stand_in="strong").stand_in == "strongest"


async def test_one_post_is_a_game_against_three_bots(client: Client) -> None:
    made = await client.post("/quick", status=201)
    assert made["table"]["stage"] == "playing"
    assert sorted(seat["kind"] for seat in made["table"]["seats"]) == ["bot", "bot", "bot", "person"]
    async with client.sit(made["table"]["table"], *secrets_of(made)) as player:
        view = await player.my_turn()
        assert view["choices"]


async def test_hot_seat_one_browser_holds_several_seats(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", "Cy", start=True)
    async with client.sit(made["table"]["table"], *secrets_of(made)) as screen:
        assert screen.seats == [0, 1, 2]
        acted = set()
        for _ in range(40):
            view = await screen.my_turn()
            assert view["you"] == view["to_act"]
            acted.add(view["to_act"])
            await screen.move(-1)
            if len(acted) == 3:
                break
        assert acted == {0, 1, 2}
        await screen.send(type="look", seat=(int(screen.view["to_act"]) + 1) % 3 if screen.view else 0)
        other = await screen.until("view")
        assert other["view"]["you"] == other["seat"] != other["view"]["to_act"]
        assert not other["view"]["choices"]


async def test_a_left_seat_is_played_by_a_bot_until_its_holder_returns(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "Jo", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    left = await client.post(f"/tables/{table}/seats/1/leave", {}, secret=secrets[1])
    assert left["table"]["seats"][1]["stand_in"]
    async with client.sit(table, secrets[0]) as ada:
        rounds = 0
        while rounds < 3:
            view = await ada.my_turn()
            await ada.move(-1)
            rounds += ada.view is not None and ada.view["turn"] != view["turn"]
        back = await client.post(f"/tables/{table}/seats/1/return", secret=secrets[1])
        assert back["table"]["seats"][1]["stand_in"] is None
        refused = await client.post(f"/tables/{table}/seats/1/leave", {}, secret=secrets[0], status=403)
        assert refused["code"] == "not_yours"


async def test_leaving_the_lobby_opens_the_seat_and_voids_the_secret(client: Client) -> None:
    made = await client.new_table("Ada", "open", "bot")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Jo"})
    left = await client.post(f"/tables/{table}/seats/1/leave", secret=joined["secret"])
    assert left["table"]["seats"][1]["kind"] == "open"
    answer = await client.call("GET", f"/tables/{table}/notes", joined["secret"])
    assert answer.status_code == 403


async def test_my_games_with_those_first_that_wait_for_me(client: Client) -> None:
    waiting = await client.new_table("Ada", "Bea", start=True)
    lobby = await client.new_table("Ada", "open")
    known = [{"table": made["table"]["table"], "secrets": secrets_of(made)} for made in (lobby, waiting)]
    known.append({"table": "A" * 22, "secrets": []})
    mine = (await client.post("/mine", {"tables": known}))["tables"]
    assert [entry["table"]["table"] for entry in mine] == [waiting["table"]["table"], lobby["table"]["table"]]
    assert [entry["your_turn"] for entry in mine] == [True, False]
    assert mine[0]["seats"] == [0, 1]


async def test_public_tables_are_listed_and_private_ones_are_not(any_client: Client) -> None:
    client = any_client
    shown = await client.new_table("Ada", "bot", public=True, start=True)
    await client.new_table("Ada", "bot", start=True)
    await client.new_table("Ada", "bot", public=True, watching=False, start=True)
    tables = (await client.get("/tables", params={"stage": "playing"}))["tables"]
    assert [table["table"] for table in tables] == [shown["table"]["table"]]
    assert (await client.get("/tables", params={"stage": "over"}))["tables"] == []


async def test_a_table_not_to_be_watched_shows_nothing_to_strangers(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", watching=False, start=True)
    table = made["table"]["table"]
    for path in ("view", "log", "record", "points", "houses", "chat"):
        answer = await client.call("GET", f"/tables/{table}/{path}")
        assert answer.status_code == 403, path
        assert (await client.call("GET", f"/tables/{table}/{path}", secrets_of(made)[0])).status_code == 200, path


async def test_notes_are_private_and_stay_with_their_holder(any_client: Client) -> None:
    client = any_client
    made = await client.new_table("Ada", "Jo", "bot")
    table, (ada, jo) = made["table"]["table"], secrets_of(made)
    answer = await client.call("PUT", f"/tables/{table}/notes", ada, json={"text": "Salt first.\nThen wine."})
    assert answer.json() == {"text": "Salt first.\nThen wine."}
    await client.call("PATCH", f"/tables/{table}", made["host"], json={"order": "shuffle"})
    assert await client.get(f"/tables/{table}/notes", ada) == {"text": "Salt first.\nThen wine."}
    assert await client.get(f"/tables/{table}/notes", jo) == {"text": ""}
    assert (await client.call("GET", f"/tables/{table}/notes")).status_code == 401


async def test_another_device_continues_with_the_secret_alone(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    async with client.sit(made["table"]["table"], secrets_of(made)[0]) as here:
        await here.my_turn()
        async with client.sit(made["table"]["table"], secrets_of(made)[0]) as there:
            await there.my_turn()
            done = await there.move()
            assert (await here.view_at(done["state"]))["state"] == done["state"]


async def test_presence_is_told(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", "bot")
    table, (ada_secret, jo_secret) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, ada_secret) as ada:
        async with client.sit(table, jo_secret):
            assert (await ada.until("presence", lambda m: m["online"] == [0, 1]))["watchers"] == 0
            async with client.sit(table):
                await ada.until("presence", lambda m: m["watchers"] == 1)
        await ada.until("presence", lambda m: m["online"] == [0] and m["watchers"] == 0)
