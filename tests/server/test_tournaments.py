"""Tournaments over the public interface: rounds, absent people, the host, and what happens at the end of a round."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import combinations
from typing import Any

import pytest

from praefectus.server.encoding import now
from praefectus.server.tables import tournaments

from .conftest import Later, RunningServer
from .strangers import PROXIED, Stranger, on_server, play_out, visit

Start = Callable[..., RunningServer]


@pytest.fixture
def server(start_server: Start, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    monkeypatch.setattr(tournaments, "STEP_SECONDS", 0.1)
    return start_server(data_dir=tmp_path / "data", **PROXIED)


@pytest.fixture
def either_server(start_server: Start, database: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    monkeypatch.setattr(tournaments, "STEP_SECONDS", 0.1)
    return start_server(**database, **PROXIED)


def people_of(server: RunningServer, count: int) -> list[Stranger]:
    return [Stranger(server, f"Person {number}", number) for number in range(1, count + 1)]


def planned(host: Stranger, minutes: float = 0, **wishes: Any) -> str:
    """Plan a tournament that starts in so many minutes; return its id."""
    starts = datetime.fromtimestamp(now() / 1000 + 60 * minutes, UTC).isoformat()
    plan = {"name": "Cup", "pace": "quick", "starts": starts, "pause": 0, "board": "italia", "modules": []}
    answer = host.http.post("/tournaments", json=plan | wishes)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def entered(cup: str, *people: Stranger) -> None:
    for person in people:
        assert person.http.put(f"/person/tournaments/{cup}").status_code == 200


def until(person: Stranger, cup: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(1200):
        found: dict[str, Any] = person.gets(f"/tournaments/{cup}")
        if wanted(found):
            return found
        time.sleep(0.05)
    raise AssertionError(f"the tournament stays at {found}")


def begun(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda found: (
        found["round"] == number and all(table["state"] == "playing" for table in found["played"][-1]["tables"])
    )


def over(found: dict[str, Any]) -> bool:
    return bool(found["state"] == "over")


def seated_at(table: dict[str, Any], people: list[Stranger]) -> list[Stranger]:
    names = {person.name: person for person in people}
    return [names[seat["name"]] for seat in table["seats"] if seat["name"] in names]


def seats_with(person: Stranger, table: str, kind: str) -> list[dict[str, Any]]:
    """Return the seats of a kind, once there are any."""
    for _ in range(600):
        if found := [seat for seat in person.gets(f"/tables/{table}")["seats"] if seat["kind"] == kind]:
            return found
        time.sleep(0.05)
    raise AssertionError(f"no seat is {kind}")


def test_three_people_play_a_whole_tournament(either_server: RunningServer) -> None:
    server = either_server
    people = people_of(server, 3)
    cup = planned(people[0], minutes=0.05)
    entered(cup, *people)
    before = people[0].gets(f"/tournaments/{cup}")
    assert (before["state"], before["seed"], before["people"]) == ("open", None, 3)
    for number in (1, 2, 3):
        found = until(people[0], cup, begun(number))
        (table,) = found["played"][-1]["tables"]
        known = people[0].gets(f"/tables/{table['table']}")
        assert known["rated"] and known["public"] and not known["hints"] and known["clock"]["kind"] == "live"
        assert [seat["name"] for seat in known["seats"]] == [seat["name"] for seat in table["seats"]]
        assert people[1].gets(f"/person/tournaments/{cup}")["table"] == table["table"]
        play_out(server, table["table"], *people)
    found = until(people[0], cup, over)
    assert hashlib.sha256(found["seed"].encode()).hexdigest() == before["seed_hash"]
    assert sum(one["points"] for one in found["standings"]) == 3 * (7 + 4 + 1)
    assert [one["place"] for one in found["standings"]] == [1, 2, 3]
    assert all(one["played"] == 3 for one in found["standings"])
    seats = {(seat["name"], place) for each in found["played"] for place, seat in enumerate(each["tables"][0]["seats"])}
    assert len(seats) == 9, "everybody sat in every seat once"
    answer = people[0].http.get(f"/tournaments/{cup}/export", params={"format": "csv"})
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert [row["name"] for row in rows] == [one["name"] for one in found["standings"]]
    assert all(sum(float(row[f"round {number}"]) for number in (1, 2, 3)) == float(row["points"]) for row in rows)
    assert people[0].http.get(f"/tournaments/{cup}/export", params={"format": "json"}).json() == found
    for table in (each["tables"][0]["table"] for each in found["played"]):
        assert people[0].gets(f"/tables/{table}/tournament") == {"id": cup, "name": "Cup"}


def test_an_absent_person_is_replaced_by_a_bot_and_does_not_play_the_next_round(
    server: RunningServer, later: Later
) -> None:
    people = people_of(server, 4)
    cup = planned(people[0], minutes=0.05, arrival=1, level="greedy")
    entered(cup, *people)
    (table,) = until(people[0], cup, begun(1))["played"][0]["tables"]
    visit(server, table["table"], *people[:3])
    later(2)
    found = until(people[0], cup, lambda each: None in [s["entrant"] for s in each["played"][0]["tables"][0]["seats"]])
    assert [seat["level"] for seat in seats_with(people[0], table["table"], "bot")] == ["greedy"]
    assert [one["name"] for one in found["standings"] if not one["here"]] == ["Person 4"]
    play_out(server, table["table"], *people[:3])
    found = until(people[0], cup, begun(2))
    assert {seat["name"] for seat in found["played"][1]["tables"][0]["seats"]} == {"Person 1", "Person 2", "Person 3"}
    assert next(one["points"] for one in found["standings"] if one["name"] == "Person 4") == 0
    assert sum(one["points"] for one in found["standings"]) == 7 + 4 + 2, "the bot is last"


def test_an_absent_person_makes_the_table_smaller(server: RunningServer, later: Later) -> None:
    people = people_of(server, 4)
    cup = planned(people[0], minutes=0.05, arrival=1, absent="smaller")
    entered(cup, *people)
    (table,) = until(people[0], cup, begun(1))["played"][0]["tables"]
    visit(server, table["table"], *people[:3])
    later(2)
    found = until(people[0], cup, lambda each: len(each["played"][0]["tables"]) == 2)
    old, new = until(people[0], cup, lambda each: each["played"][0]["tables"][-1]["state"] == "playing")["played"][0][
        "tables"
    ]
    assert (old["state"], old["table"], new["attempt"], len(new["seats"])) == ("annulled", None, 2, 3)
    assert people[0].http.get(f"/tables/{table['table']}").status_code == 404
    assert found["played"][0]["round"] == 1


def test_somebody_who_waits_takes_the_seat_of_an_absent_person(server: RunningServer, later: Later) -> None:
    people = people_of(server, 5)
    cup = planned(people[0], minutes=0.05, arrival=1)
    entered(cup, *people[:4])
    (table,) = until(people[0], cup, begun(1))["played"][0]["tables"]
    visit(server, table["table"], *people[:3])
    entered(cup, people[4])
    later(2)
    people[4].gets(f"/person/tournaments/{cup}")
    names = {f"Person {number}" for number in (1, 2, 3, 5)}
    until(people[0], cup, lambda each: {seat["name"] for seat in each["played"][0]["tables"][0]["seats"]} == names)
    assert people[4].gets(f"/person/tournaments/{cup}")["table"] == table["table"]
    for _ in range(100):
        if {seat["name"] for seat in people[0].gets(f"/tables/{table['table']}")["seats"]} == names:
            break
        time.sleep(0.05)
    play_out(server, table["table"], *people[:3], people[4])
    found = until(people[0], cup, lambda each: each["round"] == 2)
    assert sum(one["points"] for one in found["standings"]) == 14


def test_the_host_annuls_a_table_and_it_is_played_again(server: RunningServer) -> None:
    people = people_of(server, 3)
    cup = planned(people[0], minutes=0.05, pause=5)
    entered(cup, *people)
    (table,) = until(people[0], cup, begun(1))["played"][0]["tables"]
    play_out(server, table["table"], *people)
    until(people[0], cup, lambda each: each["played"][0]["tables"][0]["state"] == "decided")
    path = f"/tournaments/{cup}/tables/{table['table']}/annul"
    assert people[1].http.post(path).status_code == 403
    found = people[0].http.post(path).json()
    assert next((each["state"], each["attempt"]) for each in found["played"][0]["tables"]) == ("annulled", 1)
    assert all(one["points"] == 0 for one in found["standings"])
    assert people[0].gets(f"/tables/{table['table']}")["rated"] is False
    settling = server.app.state.registry.settling
    assert not on_server(server, settling.results.standings([each.id for each in people])).standings
    assert people[0].http.post(path).status_code == 409
    found = until(people[0], cup, lambda each: each["played"][0]["tables"][-1]["state"] == "playing")
    play_out(server, found["played"][0]["tables"][-1]["table"], *people)
    found = until(people[0], cup, lambda each: sum(one["points"] for one in each["standings"]) == 12)
    assert found["next_round"] is not None


def test_unfinished_daily_tables_are_decided_by_the_expected_points(server: RunningServer, later: Later) -> None:
    people = people_of(server, 6)
    cup = planned(people[0], minutes=0.02, pace="hours_24", days=2)
    entered(cup, *people)
    found = until(people[0], cup, begun(1))
    assert [len(table["seats"]) for table in found["played"][0]["tables"]] == [3, 3]
    later(2 * 24 * 60 + 1)
    found = until(people[0], cup, lambda each: each["round"] == 2)
    for table in found["played"][0]["tables"]:
        assert table["state"] == "decided" and table["forecast"]
        in_order = sorted(table["seats"], key=lambda seat: seat["rank"])
        assert all(one["score"] >= other["score"] for one, other in combinations(in_order, 2))
    assert sum(one["points"] for one in found["standings"]) == pytest.approx(24, abs=0.1)


def test_too_few_people_or_closed_pages_cancel_a_live_tournament(server: RunningServer, later: Later) -> None:
    people = people_of(server, 3)
    few, closed = planned(people[0], minutes=10), planned(people[0], minutes=10)
    entered(few, *people[:2])
    entered(closed, *people)
    later(11)
    for person in people[:2]:
        person.gets(f"/person/tournaments/{few}")
    for cup in (few, closed):
        until(people[0], cup, lambda each: each["state"] == "cancelled")
    assert people[0].gets("/tournaments")["tournaments"] == []


def test_what_is_refused(server: RunningServer) -> None:
    people = people_of(server, 3)
    nameless = Stranger(server, address=9)
    cup = planned(people[0], minutes=60)
    assert nameless.http.put(f"/person/tournaments/{cup}").status_code == 403
    assert "name" in nameless.http.put(f"/person/tournaments/{cup}").json()["sentence"]
    assert people[0].http.get("/tournaments/" + "x" * 22).status_code == 404
    assert people[1].http.delete(f"/tournaments/{cup}").status_code == 403
    starts = datetime.fromtimestamp(now() / 1000 + 60, UTC).isoformat()
    good = {"name": "Cup", "pace": "quick", "starts": starts}
    wrong: list[dict[str, Any]] = [
        {"rounds": 8},
        {"rounds": 2},
        {"seats": 2},
        {"board": "atlantis"},
        {"modules": ["teams"]},
        {"starts": "2020-01-01T00:00:00Z"},
        {"level": "nobody"},
        {"board": "corsica", "modules": ["creta"]},
    ]
    for wish in wrong:
        assert people[1].http.post("/tournaments", json=good | wish).status_code in (400, 422), wish
    for _ in range(2):
        planned(people[0], minutes=60)
    assert people[0].http.post("/tournaments", json=good).status_code == 429
    entered(cup, *people)
    entered(cup, *people)
    assert people[0].gets(f"/tournaments/{cup}")["people"] == 3, "who is in is in once"
    assert people[1].http.delete(f"/person/tournaments/{cup}").json()["entrant"] is None
    assert people[0].gets(f"/tournaments/{cup}")["people"] == 2
    assert people[0].http.delete(f"/tournaments/{cup}").status_code == 204
    assert people[0].http.delete(f"/tournaments/{cup}").status_code == 409
    assert people[1].http.put(f"/person/tournaments/{cup}").status_code == 409


def test_the_same_step_twice_at_once_changes_nothing(server: RunningServer) -> None:
    """PEOPLE.md 3.8: no pairing becomes two tables."""
    people = people_of(server, 8)
    cup = planned(people[0], minutes=0.02)
    entered(cup, *people)
    contests = server.app.state.registry.tournaments

    async def together() -> None:
        await asyncio.gather(*(contests.step() for _ in range(8)))

    for _ in range(20):
        on_server(server, together())
        time.sleep(0.1)
    found = until(people[0], cup, begun(1))
    assert [(table["number"], table["attempt"]) for table in found["played"][0]["tables"]] == [(1, 1), (2, 1)]
    assert all(len(person.tables()) == 1 for person in people)
