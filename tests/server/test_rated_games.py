"""Rated games: who can play them, what is forbidden, and what follows from the results."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from praefectus.server.storage.results import StoredResults

from .conftest import Later, RunningServer
from .strangers import PROXIED, Stranger, on_server, play_out, seated, visit

Start = Callable[..., RunningServer]
RATED = {"rated": "yes", "boards": ["italia"]}


@pytest.fixture
def server(start_server: Start, database: dict[str, Any]) -> RunningServer:
    return start_server(**database, **PROXIED)


@pytest.fixture
def one_server(start_server: Start, tmp_path: Any) -> RunningServer:
    return start_server(data_dir=tmp_path / "data", **PROXIED)


def results_of(server: RunningServer) -> StoredResults:
    settling = server.app.state.registry.settling
    assert settling is not None
    found: StoredResults = settling.results
    return found


def ratings_of(server: RunningServer, *people: Stranger) -> dict[str, Any]:
    """Return the ratings in the category of two, once they are there."""
    for _ in range(200):
        known = on_server(server, results_of(server).standings([person.id for person in people]))
        if len(known.standings) == len(people):
            return {person.name or "": known.standings[person.id, "duel"] for person in people}
        time.sleep(0.05)
    raise AssertionError("the result is not counted")


def test_a_rated_game_is_counted_once_and_the_cache_is_the_computation(server: RunningServer) -> None:
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    table = seated(ada, bea, **RATED)
    assert ada.gets(f"/tables/{table}")["rated"]
    play_out(server, table, ada, bea)
    winner = ada.gets(f"/tables/{table}")["winner"]
    known = ratings_of(server, ada, bea)
    won, lost = (known["Ada"], known["Bea"])[:: 1 if ada.seat(table) == winner else -1]
    assert won.rating.mu > 25 > lost.rating.mu and (won.wins, lost.wins) == (1, 0)
    assert won.rating.uncertain
    assert on_server(server, results_of(server).recompute()) == 0
    on_server(server, results_of(server).void(table, "a test"))
    assert not on_server(server, results_of(server).standings([ada.id])).standings


def test_two_players_who_become_one_have_one_rating(server: RunningServer) -> None:
    ada, bea, phone = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2), Stranger(server, None, 3)
    table = seated(ada, bea, **RATED)
    play_out(server, table, ada, bea)
    known = ratings_of(server, ada, bea)
    assert phone.http.post("/person/merge", json={"person": ada.secret}).status_code == 200
    after = on_server(server, results_of(server).standings([ada.id, phone.id])).standings
    assert after == {(phone.id, "duel"): known["Ada"]}
    assert on_server(server, results_of(server).recompute()) == 0


def test_rated_games_need_a_name_and_two_addresses(one_server: RunningServer) -> None:
    nameless, ada, bea = Stranger(one_server, address=1), Stranger(one_server, "Ada", 2), Stranger(one_server, "Bea", 2)
    assert "name" in nameless.look(**RATED).json()["sentence"]
    ada.look(**RATED)
    bea.look(**RATED)
    time.sleep(1)
    assert (ada.seek["state"], bea.seek["state"]) == ("open", "open")
    cleo = Stranger(one_server, "Cleo", 3)
    cleo.look(**RATED | {"rated": "either"})
    assert ada.until("offered")["offer"]["rated"]


def test_a_rated_game_allows_no_help(one_server: RunningServer) -> None:
    ada, bea = Stranger(one_server, "Ada", 1), Stranger(one_server, "Bea", 2)
    table = seated(ada, bea, **RATED)
    refused = [
        ada.http.post(f"/tables/{table}/fork"),
        ada.http.post(f"/tables/{table}/hint", json={}),
        ada.http.post(f"/tables/{table}/chat", json={"text": "hello"}),
    ]
    assert [answer.status_code for answer in refused] == [403, 403, 403]
    play_out(one_server, table, ada, bea)
    assert ada.http.post(f"/tables/{table}/fork").status_code == 201


def test_who_runs_out_of_time_is_replaced_and_last(one_server: RunningServer, later: Later) -> None:
    ada, bea = Stranger(one_server, "Ada", 1), Stranger(one_server, "Bea", 2)
    table = seated(ada, bea, **RATED)
    late = ada.gets(f"/tables/{table}")["to_act"]
    slow, other = (ada, bea) if ada.seat(table) == late else (bea, ada)
    visit(one_server, table, ada, bea)
    later(5)
    for _ in range(200):
        seat = other.gets(f"/tables/{table}")["seats"][late]
        if seat["stand_in"]:
            break
        time.sleep(0.05)
    assert seat["stand_in"]
    play_out(one_server, table, other)
    known = ratings_of(one_server, ada, bea)
    assert known[slow.name or ""].rating.mu < 25
    assert slow.look(**RATED).status_code == 403  # it was the first turn: 12 points, two above the limit
    later(2 * 24 * 60)
    assert slow.look(**RATED).status_code == 201


def test_nobody_chooses_their_own_address(start_server: Start, tmp_path: Any) -> None:
    """Without a proxy in front of the server, what a request says about its address counts nothing."""
    server = start_server(data_dir=tmp_path / "data")
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    ada.look(**RATED)
    bea.look(**RATED)
    time.sleep(1)
    assert (ada.seek["state"], bea.seek["state"]) == ("open", "open")
