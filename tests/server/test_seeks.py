"""Strangers search for a game and meet at a table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from praefectus.server.tables import registry, seat_changes

from .conftest import Client, Later, RunningServer
from .strangers import Stranger, play_out, seated, visit

Start = Callable[..., RunningServer]


@pytest.fixture
def server(start_server: Start, tmp_path: Path) -> RunningServer:
    return start_server(data_dir=tmp_path / "data")


def meet(server: RunningServer, count: int, **wishes: Any) -> list[Stranger]:
    people = [Stranger(server) for _ in range(count)]
    for person in people:
        assert person.look(**wishes).status_code == 201
    return people


def test_four_people_meet_and_play(server: RunningServer) -> None:
    people = meet(server, 4, sizes=[4], boards=["italia"], name="Livia")
    offers = [person.until("offered")["offer"] for person in people]
    assert all((offer["board"], offer["players"], offer["bots"]) == ("italia", 4, 0) for offer in offers)
    assert not people[0].tables()  # no table before the last yes
    for person in people:
        assert person.answer(True).status_code == 200
    tables = {person.until("seated")["table"] for person in people}
    assert len(tables) == 1
    seats = [person.tables()[0]["seats"] for person in people]
    assert sorted(seat for each in seats for seat in each) == [0, 1, 2, 3]
    table = people[0].tables()[0]["table"]
    assert (table["stage"], table["clock"]["kind"], table["hints"]) == ("playing", "live", False)
    assert [seat["name"] for seat in table["seats"]].count("Livia") == 1  # names that look alike are left out


def test_a_search_whose_game_is_over_is_gone(server: RunningServer) -> None:
    one, other = Stranger(server), Stranger(server)
    table = seated(one, other, boards=["italia"])
    assert one.seek["state"] == "seated"
    play_out(server, table, one, other)
    assert one.gets("/person/seeks")["seeks"] == other.gets("/person/seeks")["seeks"] == []


def test_all_wishes_must_fit(server: RunningServer) -> None:
    one, other, third = Stranger(server), Stranger(server), Stranger(server)
    one.look(boards=["italia"])
    other.look(boards=["imperium"])
    time.sleep(0.5)
    assert (one.seek["state"], other.seek["state"]) == ("open", "open")
    third.look(boards=["imperium", "hellas"])
    assert other.until("offered")["offer"]["board"] == "imperium"
    assert one.seek["state"] == "open"


def test_who_declines_waits_a_minute_and_the_others_stay(server: RunningServer, later: Later) -> None:
    one, other = meet(server, 2)
    since = one.until("offered")["since"]
    other.until("offered")
    assert one.answer(True).status_code == 200
    assert other.answer(False).status_code == 200
    assert one.until("open")["since"] == since
    assert other.until("declined")["table"] is None
    refused = other.look()
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
    later(1.1)
    assert other.look().status_code == 201
    assert one.until("offered")["state"] == "offered"


def test_silence_returns_the_others(server: RunningServer, later: Later) -> None:
    one, other = meet(server, 2)
    one.until("offered")
    other.until("offered")
    one.answer(True)
    later(0.4)
    assert one.until("open")["state"] == "open"
    assert other.until("silent")["table"] is None
    assert one.answer(True).json()["code"] == "no_request"


def test_a_daily_game_begins_without_a_handshake(server: RunningServer) -> None:
    one, other = meet(server, 2, pace="hours_24")
    table = one.until("seated")["table"]
    assert other.until("seated")["table"] == table
    clock = one.tables()[0]["table"]["clock"]
    assert (clock["kind"], clock["minutes"]) == ("daily", 24 * 60)


def test_bots_fill_seats_if_both_allow(server: RunningServer, later: Later) -> None:
    one, other = meet(server, 2, sizes=[4], bots=True)
    assert one.seek["state"] == "open"
    later(1.4)
    one.http.get("/person/seeks"), other.http.get("/person/seeks")  # both pages are still open
    later(0.3)
    assert one.until("offered")["offer"]["bots"] == 2
    other.until("offered")
    one.answer(True), other.answer(True)
    one.until("seated")
    assert [seat["kind"] for seat in one.tables()[0]["table"]["seats"]].count("bot") == 2


def test_a_closed_page_is_not_matched(server: RunningServer, later: Later) -> None:
    gone, here = Stranger(server), Stranger(server)
    gone.look()
    later(2)
    here.look()
    time.sleep(0.5)
    assert here.seek["state"] == "open"
    gone.http.get("/person/seeks")  # the page is back
    assert here.until("offered")["state"] == "offered"


def test_a_live_search_ends_after_a_quarter_of_an_hour(server: RunningServer, later: Later) -> None:
    one = Stranger(server)
    one.look()
    assert [step["what"] for step in one.seek["widens"]] == ["end"]
    later(15.1)
    assert one.until("late")["table"] is None


def test_one_live_and_five_daily_searches(server: RunningServer) -> None:
    one = Stranger(server)
    assert one.look().status_code == 201
    assert one.look().status_code == 429
    assert [one.look(pace="hours_48").status_code for _ in range(6)] == [201] * 5 + [429]


def test_a_blocked_person_is_never_met_again(server: RunningServer) -> None:
    one, other = meet(server, 2, pace="hours_24")
    table = one.until("seated")["table"]
    seat = other.tables()[0]["seats"][0]
    assert one.http.put(f"/tables/{table}/seats/{seat}/block").status_code == 200
    other.until("seated")
    one.look(pace="hours_12"), other.look(pace="hours_12")
    time.sleep(1)
    assert (one.seek["state"], other.seek["state"]) == ("open", "open")


def test_nobody_plays_two_live_games(server: RunningServer) -> None:
    one, other = meet(server, 2)
    for person in (one, other):
        person.until("offered")
        person.answer(True)
    table = one.until("seated")["table"]
    assert one.look().status_code == 429
    seat = one.tables()[0]["seats"][0]
    assert one.http.post(f"/tables/{table}/seats/{seat}/leave", json={}).status_code == 200
    assert one.look().status_code == 201


def test_a_no_show_closes_the_table_and_the_others_look_on(server: RunningServer, later: Later) -> None:
    one, other = Stranger(server), Stranger(server)
    table = seated(one, other)
    since, come_by = one.seek["since"], one.seek["come_by"]
    assert come_by > since
    where = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    with connect(where) as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [one.secret]}))
        while json.loads(socket.recv())["type"] != "welcome":
            pass
        later(1.1)
        assert one.until("open")["since"] == since
    assert other.until("no_show")["table"] is None
    assert one.http.get(f"/tables/{table}").status_code == 404
    assert other.look().status_code == 429
    third = Stranger(server)
    third.look()
    assert one.until("offered")["offer"]["players"] == 2


def test_a_table_to_which_all_came_goes_on(server: RunningServer, later: Later) -> None:
    one, other = Stranger(server), Stranger(server)
    table = seated(one, other)
    visit(server, table, one, other)
    later(1.1)
    for _ in range(100):
        if one.seek["come_by"] is None and one.seek["state"] == "seated":
            break
        time.sleep(0.05)
    time.sleep(0.5)
    assert one.http.get(f"/tables/{table}").status_code == 200


HALF_A_DAY = 12 * 60 + 1


def daily(server: RunningServer, count: int = 2) -> tuple[str, Stranger, list[Stranger]]:
    """A daily table, who is to act there, and the others."""
    people = meet(server, count, pace="hours_12", sizes=[count])
    table = str(people[0].until("seated")["table"])
    to_act = people[0].gets(f"/tables/{table}")["to_act"]
    seats = {person.seat(table): person for person in people}
    return table, seats.pop(to_act), list(seats.values())


def test_a_daily_seat_without_a_first_choice_goes_to_the_next_search(server: RunningServer, later: Later) -> None:
    table, slow, (other,) = daily(server)
    seat, left = slow.seat(table), slow.gets(f"/tables/{table}")["clock"]
    third = Stranger(server)
    third.look(pace="hours_12", sizes=[2], name="Cleo")
    later(HALF_A_DAY - 5)
    time.sleep(3)
    assert (third.seek["state"], slow.seek["state"]) == ("open", "seated")
    later(5)
    assert third.until("seated")["table"] == table
    assert slow.until("no_show")["table"] is None
    assert not slow.tables() and other.tables() and third.seat(table) == seat
    shown = other.gets(f"/tables/{table}")
    assert (shown["seats"][seat]["name"], shown["to_act"], shown["clock"]) == ("Cleo", seat, left)
    play(server, table, third, seat)
    visit(server, table, third)
    later(HALF_A_DAY)  # now the other person makes no choice, and nobody looks for a game
    assert third.until("open")["table"] is None
    assert other.until("no_show")["table"] is None
    assert third.http.get(f"/tables/{table}").status_code == 404


def test_a_daily_seat_is_given_away_once(server: RunningServer, later: Later) -> None:
    table, slow, (other,) = daily(server)
    second, third = Stranger(server), Stranger(server)
    second.look(pace="hours_12")
    later(HALF_A_DAY)
    assert second.until("seated")["table"] == table
    third.look(pace="hours_12")
    later(HALF_A_DAY)
    second.until("no_show")
    assert other.until("seated")["table"] != table, "the other one was first in line, and meets who looks now"
    third.until("seated")
    assert slow.seek["state"] == "no_show"


def test_who_has_made_a_choice_keeps_the_seat(server: RunningServer, later: Later) -> None:
    """The time of a later turn is another matter: its clock, then a stand-in."""
    table, first, (other,) = daily(server)
    play(server, table, first, first.seat(table))
    play(server, table, other, other.seat(table))
    third = Stranger(server)
    third.look(pace="hours_12")
    later(HALF_A_DAY)
    time.sleep(3)
    assert third.seek["state"] == "open" and first.gets(f"/tables/{table}")["stage"] == "playing"


def play(server: RunningServer, table: str, person: Stranger, seat: int) -> None:
    """Play a whole turn."""

    async def turn() -> None:
        async with Client(server.url).sit(table, person.secret, detail="light") as program:
            light = await program.until("light")
            while light["to_act"] == seat:
                choice = light["choices"][-1]
                await program.send(type="move", seat=seat, state=light["state"], choice=choice)
                light = await program.until("light")

    asyncio.run(turn())


def test_an_open_live_table_closes_after_half_an_hour_without_anybody(
    start_server: Start, tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "EXPIRE_SECONDS", 0.05)
    here = httpx.Client(base_url=f"{start_server(data_dir=tmp_path).url}/api")
    body = {"public": True, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    made = [here.post("/tables", json=body | {"live": live}).json()["table"]["table"] for live in (True, False)]
    later(31)
    for _ in range(100):
        if here.get(f"/tables/{made[0]}").status_code == 404:
            break
        time.sleep(0.05)
    assert [here.get(f"/tables/{table}").status_code for table in made] == [404, 200]


def test_a_table_that_could_not_begin_is_repaired(
    server: RunningServer, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(table: object) -> None:
        raise RuntimeError("the server stopped here")

    with monkeypatch.context() as patch:
        patch.setattr(seat_changes, "start", broken)
        one, other = meet(server, 2, pace="hours_72")
        one.until("starting")
    later(0.6)
    table = one.until("seated")["table"]
    assert other.until("seated")["table"] == table
    assert len(one.tables()) == 1


def test_wishes_that_no_board_fits_are_refused(server: RunningServer) -> None:
    one = Stranger(server)
    assert one.look(boards=["atlantis"]).json()["code"] == "wrong_setup"
    assert one.look(required=["venus"], excluded=["venus"]).json()["code"] == "wrong_setup"
    assert one.look(sizes=[]).status_code == 422


def test_who_looks_is_counted_and_not_named(server: RunningServer) -> None:
    one = Stranger(server)
    one.look(sizes=[4, 5], name="Livia")
    answer = one.http.get("/seeks")
    assert answer.json()["people"] == 1
    assert answer.json()["wanted"][0]["sizes"] == [4, 5]
    assert "Livia" not in answer.text and one.id not in answer.text
