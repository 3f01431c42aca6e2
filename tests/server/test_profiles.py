"""Public profiles and leaderboards show finished public games and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from praefectus import data

from .conftest import RunningServer
from .strangers import PROXIED, Stranger, play_out, seated

Start = Callable[..., RunningServer]
RATED = {"rated": "yes", "boards": ["italia"]}


@pytest.fixture
def server(start_server: Start, database: dict[str, Any]) -> RunningServer:
    return start_server(**database, **PROXIED)


def test_a_profile_shows_finished_public_games(server: RunningServer) -> None:
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    assert ada.http.get("/players/Nobody").status_code == 404
    empty = ada.gets("/players/ada")  # names that look alike are one name
    assert (empty["name"], empty["games"], empty["ratings"], empty["finishes"]) == ("Ada", 0, [], None)
    table = seated(ada, bea, **RATED)
    play_out(server, table, ada, bea)
    for _ in range(200):
        profiles = [ada.gets(f"/players/{name}") for name in ("Ada", "Bea")]
        if all(profile["games"] for profile in profiles):
            break
        time.sleep(0.05)
    winner, loser = sorted(profiles, key=lambda profile: -profile["boards"][0]["won"])
    assert [each["boards"][0]["key"] for each in profiles] == ["italia", "italia"]
    assert {each["seats"][0]["key"] for each in profiles} == {"1", "2"}
    (rating,) = winner["ratings"]
    assert (rating["category"], rating["uncertain"], rating["level"]) == ("duel", True, None)
    assert rating["rating"] > 1500 > loser["ratings"][0]["rating"]
    assert winner["curve"][-1]["rating"] == rating["rating"]
    assert winner["best"][0]["table"] == table and loser["best"] == []
    for profile in profiles:
        (opening,) = profile["openings"]
        assert opening["games"] == 1 and len(opening["key"].split()) == 3
        assert set(opening["key"].split()) <= set(data.CARD_KINDS)
    assert sum(god["points"] for god in winner["gods"]) > 0
    at_table = ada.gets(f"/tables/{table}/people")
    assert [each["name"] for each in at_table] == ["Ada", "Bea"][:: 1 if ada.seat(table) == 0 else -1]
    assert all(each["rating"]["category"] == "duel" for each in at_table)
    for secret in (ada.id, ada.secret, "192.0.2"):
        assert secret not in str(profiles)
    month = datetime.now(UTC).strftime("%Y-%m")
    for asked in ({}, {"month": month}):
        board = ada.gets("/leaderboards/duel", **asked)["people"]
        assert [each["name"] for each in board] == [winner["name"], loser["name"]]
        assert [each["place"] for each in board] == [None, None]  # one game says too little
    assert ada.gets("/leaderboards/duel", month="2020-01")["people"] == []
    assert ada.gets("/leaderboards/live")["people"] == []


def test_a_private_game_is_in_no_profile(server: RunningServer) -> None:
    ada = Stranger(server, "Ada", 1)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    made = ada.http.post("/tables", json={"seats": seats, "start": True, "public": False}).json()
    table, secret = made["table"]["table"], made["secrets"][0]["secret"]
    ada.http.put("/person/tables", json={"tables": [{"table": table, "secrets": [secret]}]})
    play_out(server, table, ada)
    time.sleep(1)
    assert ada.gets("/players/Ada")["games"] == 0
