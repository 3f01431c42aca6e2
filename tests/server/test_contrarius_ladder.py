"""Games of one person against Contrarius have a ladder of their own."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

import pytest

from praefectus import data
from praefectus.agents.players import levels
from praefectus.server.ratings.contrarius import STRENGTH
from praefectus.server.ratings.model import ANCHOR_SIGMA, Rating, anchor_of, chances

from .conftest import RunningServer
from .strangers import Stranger, play_out

GAMES = 200
WON = {  # of 200 games each: docs/strength.md, "Contrarius"
    "beginner": {"newcomer": 119, "greedy": 192, "learned": 200},
    "standard": {"newcomer": 11, "greedy": 95, "learned": 200},
    "veteran": {"newcomer": 0, "greedy": 2, "learned": 179},
    "expert": {"newcomer": 0, "greedy": 0, "learned": 104},
}
NEWCOMER_AGAINST_BEGINNERS = 0.42  # of 200 games against three
RATED = {
    "modules": ["solitaria"],
    "options": {"solo_level": "beginner"},
    "public": True,
    "hints": False,
    "rated": True,
    "clock": {"kind": "live", "minutes": 15, "seconds": 30},
    "first": "as_seated",
    "start": True,
}


def strengths() -> dict[str, float]:
    """The agents of the measurement on the scale of people; the newcomer by its wins against three beginners."""
    known = {name: anchor_of(levels()[name].rating) or 0.0 for name in ("beginner", "greedy", "learned")}
    four, odds = math.sqrt(4 * (ANCHOR_SIGMA**2 + 9)), 3 * NEWCOMER_AGAINST_BEGINNERS / (1 - NEWCOMER_AGAINST_BEGINNERS)
    return known | {"newcomer": known["beginner"] + four * math.log(odds)}


def test_the_strength_of_each_level_explains_the_measured_games_best() -> None:
    agents = strengths()
    assert set(STRENGTH) == set(data.solitaria().handicap)
    for level, won in WON.items():

        def likelihood(strength: float, won: dict[str, int] = won) -> float:
            found = 0.0
            for agent, wins in won.items():
                pair = [Rating(agents[agent], ANCHOR_SIGMA), Rating(strength, ANCHOR_SIGMA)]
                chance = min(max(chances(pair)[0], 1e-12), 1 - 1e-12)
                found += wins * math.log(chance) + (GAMES - wins) * math.log(1 - chance)
            return found

        best = max((number / 10 for number in range(0, 800)), key=likelihood)
        assert abs(STRENGTH[level] - best) < 0.2, (level, best)


@pytest.fixture
def server(start_server: Callable[..., RunningServer], database: dict[str, Any]) -> RunningServer:
    return start_server(**database)


def begin(person: Stranger, **more: Any) -> str:
    body = RATED | {"seats": [{"kind": "person", "name": person.name}]} | more
    answer = person.http.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    table = str(made["table"]["table"])
    given = {"table": table, "secrets": [*(each["secret"] for each in made["secrets"]), made["host"]]}
    assert person.http.put("/person/tables", json={"tables": [given]}).status_code == 204
    return table


def profile_of(person: Stranger, games: int) -> dict[str, Any]:
    """The profile, once so many games are counted."""
    for _ in range(300):
        found: dict[str, Any] = person.gets(f"/players/{person.name}")
        if found["games"] == games:
            return found
        time.sleep(0.05)
    raise AssertionError("the game is not counted")


def test_games_against_contrarius_are_rated_apart(server: RunningServer) -> None:
    ada = Stranger(server, "Ada")
    for games in (1, 2):
        table = begin(ada)
        play_out(server, table, ada)
        profile = profile_of(ada, games)
    (rating,) = profile["ratings"]
    assert (rating["category"], rating["games"]) == ("contrarius", 2)
    assert rating["rating"] < 1500, "random play loses"
    assert [each["key"] for each in profile["sizes"]] == ["1"] and len(profile["curve"]) == 2
    board = ada.gets("/leaderboards/contrarius")
    assert [each["name"] for each in board["people"]] == ["Ada"] and "contrarius" in board["categories"]
    assert ada.gets("/leaderboards/live")["people"] == []


def test_who_leaves_has_lost_and_cannot_delete_the_game(server: RunningServer) -> None:
    ada = Stranger(server, "Ada")
    table = begin(ada)
    (belonging,) = ada.tables()
    refused = ada.http.delete(f"/tables/{table}", headers={"Authorization": f"Bearer {ada.secret}"})
    assert refused.status_code == 400, refused.text
    assert belonging["table"]["rated"] and not belonging["table"]["hints"]
    assert ada.http.post(f"/tables/{table}/seats/0/leave", json={}).status_code == 200
    profile = profile_of(ada, 1)
    assert profile["ratings"][0]["wins"] == 0 and profile["ratings"][0]["rating"] < 1500
    assert profile["finishes"] is None, "nobody waited for this person"


@pytest.mark.parametrize(
    "wish",
    [
        {"hints": True},
        {"public": False},
        {"seed": 7},
        {"clock": None},
        {"clock": {"kind": "game", "minutes": 60}},
        {"modules": [], "options": {}, "seats": [{"kind": "person"}, {"kind": "bot"}]},
        {"seats": [{"kind": "bot"}]},
        {"options": {"solo_mode": "cooperative"}, "seats": [{"kind": "person"}, {"kind": "person"}]},
    ],
)
def test_only_a_game_alone_as_it_comes_is_rated(
    start_server: Callable[..., RunningServer], tmp_path: Any, wish: dict[str, Any]
) -> None:
    server = start_server(data_dir=tmp_path)
    ada = Stranger(server)
    answer = ada.http.post("/tables", json=RATED | {"seats": [{"kind": "person"}]} | wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong_setup"), answer.text


def test_a_rated_table_stays_as_it_is(start_server: Callable[..., RunningServer], tmp_path: Any) -> None:
    server = start_server(data_dir=tmp_path)
    ada = Stranger(server, "Ada")
    table = begin(ada, start=False)
    host = {"Authorization": f"Bearer {ada.secret}"}
    changes: list[dict[str, Any]] = [{"hints": True}, {"public": False}, {"clock": {"kind": "none"}}, {"options": {}}]
    for change in changes:
        answer = ada.http.patch(f"/tables/{table}", json=change, headers=host)
        assert answer.status_code == 400, answer.text
