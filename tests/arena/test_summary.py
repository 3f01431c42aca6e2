"""The summary's numbers match the games, recalculated here in a simple way."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pyarrow as pa
import pytest

from praefectus import language
from praefectus.arena.plan import Piece, Plan
from praefectus.arena.play import play_piece
from praefectus.arena.ratings import wilson
from praefectus.arena.report import write_report
from praefectus.arena.results import PART_NAMES
from praefectus.arena.summary import summarise

from .conftest import small_plan

ORIGIN = {
    "praefectus": "1.0",
    "engine": 2,
    "networks": {},
    "begun": {"date": "today", "machine": "this", "python": "3"},
}


def played(plan: Plan) -> pa.Table:
    return play_piece(plan, Piece(0, plan.total))


@pytest.fixture(scope="module")
def plan() -> Plan:
    return small_plan("greedy,random,beginner", games=9, seats=3)


@pytest.fixture(scope="module")
def table(plan: Plan) -> pa.Table:
    return played(plan)


@pytest.fixture(scope="module")
def summary(plan: Plan, table: pa.Table) -> dict[str, Any]:
    return {**summarise(plan, table), "origin": ORIGIN}


def test_one_against_the_rest(plan: Plan, table: pa.Table, summary: dict[str, Any]) -> None:
    assert [(pair["agent"], pair["against"]) for pair in summary["pairs"]] == [
        (m.one, m.rest) for m in plan.match_ups if m.one != "mixed"
    ]
    for pair in summary["pairs"]:
        one, rest = pair["agent"], pair["against"]
        games = [row for row in table.to_pylist() if sorted(row["agents"]) == sorted([one, rest, rest])]
        wins = sum(row["agents"][row["winner"]] == one for row in games)
        points = [row["points"][row["agents"].index(one)] for row in games]
        assert (pair["games"], pair["wins"]) == (len(games), wins) and len(games) == 9
        assert (pair["low"], pair["high"]) == pytest.approx(wilson(wins, 9), abs=1e-4)
        assert pair["even"] == pytest.approx(1 / 3, abs=1e-4)
        assert pair["points"] == pytest.approx(sum(points) / 9, abs=1e-2)


def test_mixed_tables(table: pa.Table, summary: dict[str, Any]) -> None:
    games = [row for row in table.to_pylist() if len(set(row["agents"])) == 3]
    for mine in summary["mixed"]:
        assert mine["games"] == len(games) == 9
        assert mine["wins"] == sum(row["agents"][row["winner"]] == mine["agent"] for row in games)


def test_wins_by_seat(table: pa.Table, summary: dict[str, Any]) -> None:
    rows = table.to_pylist()
    for seat in range(3):
        assert summary["by_seat"][seat]["wins"] == sum(r["winner"] == seat for r in rows)
    for agent in summary["agents"]:
        mine = [(r, seat) for r in rows for seat in range(3) if r["agents"][seat] == agent["agent"]]
        for seat in range(3):
            at_seat = [r for r, s in mine if s == seat]
            assert agent["by_seat"][seat]["games"] == len(at_seat)
            assert agent["by_seat"][seat]["wins"] == sum(r["winner"] == seat for r in at_seat)


def test_how_an_agent_plays_and_wins(table: pa.Table, summary: dict[str, Any]) -> None:
    rows = table.to_pylist()
    for agent in summary["agents"]:
        mine = [(r, seat) for r in rows for seat in range(3) if r["agents"][seat] == agent["agent"]]
        won = [(r, seat) for r, seat in mine if r["winner"] == seat]
        for part, name in enumerate(PART_NAMES):
            mean = sum(r["parts"][seat][part] for r, seat in mine) / len(mine)
            assert agent["parts"][name] == pytest.approx(mean, abs=1e-2)
        assert sum(agent["parts"].values()) == pytest.approx(agent["points"], abs=1e-2)
        for way, count in agent["winning"]["ended_by"].items():
            assert count == sum(r["ended_by"] == way for r, _ in won)
        assert agent["winning"]["took_concordia"] == sum(r["ender"] == seat for r, seat in won)
        assert sum(agent["winning"]["best_god"].values()) == len(won)
        ahead = [r["points"][seat] - max(r["points"][:seat] + r["points"][seat + 1 :]) for r, seat in won]
        assert agent["winning"]["ahead"] == pytest.approx(sum(ahead) / max(1, len(won)), abs=1e-2)


def test_where_houses_stand_and_when(table: pa.Table, summary: dict[str, Any]) -> None:
    rows = table.to_pylist()
    for agent in summary["agents"]:
        mine = [(r, seat) for r in rows for seat in range(3) if r["agents"][seat] == agent["agent"]]
        for number, city in enumerate(agent["cities"]):
            built = [h["turn"] // 3 + 1 for r, s in mine for h in r["houses"] if (h["seat"], h["city"]) == (s, number)]
            assert city["share"] == pytest.approx(len(built) / len(mine), abs=1e-4)
            assert city["round"] == pytest.approx(sum(built) / max(1, len(built)), abs=1e-2)
        assert sum(city["share"] for city in agent["cities"]) == pytest.approx(agent["houses"], abs=1e-2)
        assert agent["houses_by_round"] == sorted(agent["houses_by_round"])


def test_length(table: pa.Table, summary: dict[str, Any]) -> None:
    turns: list[Any] = table["turns"].to_pylist()
    assert summary["length"]["turns"] == pytest.approx(sum(turns) / len(turns), abs=1e-2)
    assert summary["length"]["longest"] == max(-(-turn // 3) for turn in turns)
    assert sum(bar["games"] for bar in summary["length"]["histogram"]) == len(turns)


def test_ratings_go_from_the_best_down(summary: dict[str, Any]) -> None:
    assert [rating["agent"] for rating in summary["ratings"]] == ["greedy", "beginner", "random"]


def test_with_two_seats_both_directions_are_of_the_same_games() -> None:
    plan = small_plan("greedy,random", games=8)
    first, second = summarise(plan, played(plan))["pairs"]
    assert (first["agent"], second["agent"]) == ("greedy", "random")
    assert first["wins"] + second["wins"] == first["games"] == second["games"] == 8


def test_a_team_counts_once() -> None:
    plan = small_plan("greedy,random", games=6, board="cyprus", seats=6, modules=["teams"])
    summary = summarise(plan, played(plan))
    assert [pair["games"] for pair in summary["pairs"]] == [6, 6]
    assert [row["seats"] for row in summary["by_seat"]] == [[0, 3], [1, 4], [2, 5]]
    assert sum(seat["wins"] for seat in summary["by_seat"]) == 12
    assert summary["pairs"][0]["even"] == pytest.approx(1 / 3, abs=1e-4)


SIDES = [
    ("cyprus", 6, ["teams"], {}, [0, 1, 2, 0, 1, 2]),
    ("imperium", 2, ["solitaria"], {"solo_mode": "cooperative"}, [0, 0, 2]),
    ("imperium", 2, ["solitaria"], {"solo_mode": "third_party"}, [0, 1, 2]),
]


@pytest.mark.parametrize(("board", "seats", "modules", "options", "sides"), SIDES)
def test_who_plays_together_has_one_result_and_rank(
    board: str, seats: int, modules: list[str], options: dict[str, str], sides: list[int]
) -> None:
    plan = small_plan("greedy,random", games=6, board=board, seats=seats, modules=modules, options=options)
    assert plan.side_of == tuple(sides)
    for row in played(plan).to_pylist():
        standings = list(zip(row["rank"], row["result"], row["won"], strict=True))
        assert all(standings[seat] == standings[side] for seat, side in enumerate(sides))
        ordered = sorted({(rank, -result) for rank, result, _ in standings})
        assert [rank for rank, _ in ordered] == list(range(1, len(set(sides)) + 1))
        assert [result for _, result in ordered] == sorted(result for _, result in ordered)
        assert [rank == 1 for rank in row["rank"]] == row["won"] and sides[row["winner"]] == row["winner"]
        total = sum(row["points"][seat] for seat, side in enumerate(sides) if side == 0)
        assert row["result"][0] == (total // 2 if sides == [0, 0, 2] else total)


def test_against_contrarius() -> None:
    plan = small_plan("greedy,random", games=10, board="imperium", seats=1, modules=["solitaria"])
    table = played(plan)
    summary = summarise(plan, table)
    assert {r["agent"] for r in summary["ratings"]} == {"greedy", "random", "Contrarius"}
    wins = [sum(r["winner"] == 0 for r in table.to_pylist() if r["agents"][0] == name) for name in plan.agents]
    assert [agent["wins"] for agent in summary["agents"]] == wins == [pair["wins"] for pair in summary["pairs"]]
    assert all(pair["against"] == "Contrarius" and pair["even"] is None for pair in summary["pairs"])
    assert "Contrarius" in write_report({**summary, "origin": ORIGIN})


class Page(HTMLParser):
    """Checks that tags are closed in order, and remembers what the page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.links: list[str] = []
        self.drawings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag == "svg":
            self.drawings.append(given.get("aria-label") or "")
        if tag not in ("meta", "br", "hr", "img", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


SECTIONS = (
    "Ratings", "One against the rest", "Mixed tables", "Wins by seat", "Points by god", "Length",
    "Where and when houses are built", "How each agent wins",
)  # fmt: skip


def test_the_report_needs_nothing_but_itself(summary: dict[str, Any]) -> None:
    text = write_report(summary)
    page = Page()
    page.feed(text)
    assert page.open == [] and page.links == [] and "url(" not in text and "@import" not in text
    assert "://" not in text and "<script" not in text
    assert "prefers-color-scheme: dark" in text
    for heading in SECTIONS:
        assert heading in page.text
    assert len(page.drawings) >= 12 and all(page.drawings)
    assert "nan" not in text.lower().replace("nantes", "") and "inf%" not in text


@pytest.mark.parametrize(
    ("tag", "title", "seat"), [("en", "Arena on ", "Red"), ("de", "Arena auf ", "Rot"), ("fr", "Arène sur ", "Rouge")]
)
def test_the_report_is_in_the_language_of_whoever_asks(
    summary: dict[str, Any], tag: str, title: str, seat: str
) -> None:
    language.speak(tag)
    try:
        text = write_report(summary)
    finally:
        language.speak("en")
    assert f'<html lang="{tag}">' in text and f"<title>{title}" in text and f">{seat}<" in text


def test_names_in_the_report_are_only_text(summary: dict[str, Any]) -> None:
    odd = {**summary, "agents": [{**agent, "agent": f"<b>{agent['agent']}</b>"} for agent in summary["agents"]]}
    assert "<b>" not in write_report(odd)
