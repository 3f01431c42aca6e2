"""Conduct: points for leaving games and missing tables, and the share of finished games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import func, select

from praefectus.server.players.conduct import DAY, WEEK, Fact, conduct, finishing_share, leaving
from praefectus.server.storage import schema

from .conftest import RunningServer
from .strangers import PROXIED, Stranger, on_server, play_out, seated, visit

NOW = 1_800_000_000_000


def test_ten_points_are_allowed_and_more_cost_days() -> None:
    assert conduct([Fact(NOW - DAY, 6), Fact(NOW - DAY, 4)], NOW) == (10, None)
    points, until = conduct([Fact(NOW - DAY, 6), Fact(NOW - DAY, 6)], NOW)
    assert (points, until) == (12, NOW + DAY)
    assert conduct([Fact(NOW - 3 * DAY, 6), Fact(NOW - 3 * DAY, 6)], NOW).suspended_until is None  # two days are over


def test_games_and_weeks_take_points_away() -> None:
    facts = [Fact(NOW - 2 * DAY, 6), Fact(NOW - 2 * DAY, 6)]
    assert conduct([*facts, Fact(NOW - DAY, -1), Fact(NOW - DAY, -1)], NOW) == (10, None)  # played on
    assert conduct([Fact(NOW - 3 * WEEK, 4)], NOW).points == 1
    assert conduct([Fact(NOW - DAY, -1)] * 5, NOW).points == 0  # good conduct is no credit for later


def test_a_share_is_shown_from_five_games_on() -> None:
    assert finishing_share(4, 4) is None
    assert finishing_share(5, 5) == 93
    assert finishing_share(100, 100) == 99
    assert finishing_share(0, 5) == 60


def test_a_fact_counts_once_per_table(start_server: Callable[..., RunningServer], database: dict[str, Any]) -> None:
    server = start_server(**database)
    ada = Stranger(server)
    settling = server.app.state.registry.settling
    for kind in ("left", "left", "no_show"):
        on_server(server, settling.conduct.note(ada.id, "table", kind))
    assert on_server(server, settling.conduct.of(ada.id)).points == 10


def test_who_leaves_early_gets_twice_the_points(
    start_server: Callable[..., RunningServer], database: dict[str, Any]
) -> None:
    """Losing on purpose is quickest at the beginning."""
    assert (leaving(29, 100), leaving(40, 100)) == ("left_early", "left")
    server = start_server(**database, **PROXIED)
    ada, bea = Stranger(server, "Ada", 1), Stranger(server, "Bea", 2)
    table = seated(ada, bea, rated="yes", boards=["italia"])
    visit(server, table, ada, bea)
    assert ada.http.post(f"/tables/{table}/seats/{ada.seat(table)}/leave", json={}).status_code == 200
    play_out(server, table, bea)
    settling = server.app.state.registry.settling
    for _ in range(200):
        points = on_server(server, settling.conduct.of(ada.id)).points
        if points:
            break
        time.sleep(0.05)
    assert points == 12


def test_who_leaves_too_often_plays_no_rated_games(
    start_server: Callable[..., RunningServer], database: dict[str, Any]
) -> None:
    server = start_server(**database, **PROXIED)
    ada = Stranger(server, "Ada", 1)
    settling = server.app.state.registry.settling
    for table in ("one", "two"):
        on_server(server, settling.conduct.note(ada.id, table, "left"))
    refused = ada.look(rated="yes")
    assert refused.status_code == 403 and "2 days" in refused.json()["sentence"]
    assert ada.look(rated="either").json()["seeks"][-1]["rated"] == "no"


def test_looking_around_creates_nobody(start_server: Callable[..., RunningServer], database: dict[str, Any]) -> None:
    server = start_server(**database)
    ada = Stranger(server, "Ada")
    registry = server.app.state.registry
    for path in ("/seeks", "/leaderboards/live", "/players/Ada", "/tables"):
        ada.http.headers.pop("Authorization", None)
        assert ada.http.get(path).status_code == 200
    assert on_server(server, players(registry)) == 1


async def players(registry: Any) -> int:
    query = select(func.count()).select_from(schema.players)
    return int(await registry.storage.read(lambda connection: connection.scalar(query)))
