"""Puzzles over HTTP: the list, a table at which to try one, and grades."""

from __future__ import annotations

import httpx
import pytest

from praefectus import Game
from praefectus.puzzles import shipped
from tests.puzzles.sample import CHANCES, played, sample

from .conftest import CERTIFICATES, PATIENCE, RunningServer


@pytest.fixture
def client(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.url + "/api", timeout=PATIENCE, verify=CERTIFICATES)


def test_the_list_has_all_puzzles_without_their_solutions(client: httpx.Client) -> None:
    listed = client.get("/puzzles").json()["puzzles"]
    assert [each["id"] for each in listed] == list(shipped.shipped())
    assert all("link" not in each and each["board_title"] for each in listed)


def test_a_puzzle_is_tried_at_a_table_and_graded(client: httpx.Client) -> None:
    puzzle = sample()
    made = client.post("/puzzles/begin", json={"puzzle": puzzle.link(), "name": "Nova"})
    assert made.status_code == 201
    table, secret = made.json()["table"]["table"], made.json()["secrets"][0]["secret"]
    assert made.json()["id"] == puzzle.id and made.json()["seat"] == puzzle.seat
    assert [seat["kind"] for seat in made.json()["table"]["seats"]].count("person") == 1
    link = client.get(f"/tables/{table}/link", headers={"Authorization": f"Bearer {secret}"}).json()["link"]
    assert Game.from_link(link).to_act == puzzle.seat
    early = client.post("/puzzles/grade", json={"puzzle": puzzle.link(), "game": link})
    assert (early.status_code, early.json()["code"]) == (409, "turn_not_over")
    for judged, grade in zip(puzzle.judged, ("solved", "nearly", "half", "missed"), strict=True):
        game = played(puzzle, judged.line).link()
        answer = client.post("/puzzles/grade", json={"puzzle": puzzle.link(), "game": game}).json()
        assert answer["grade"] == grade and answer["foreseen"]
        assert answer["loss"] == pytest.approx(CHANCES[0] - judged.chance)
        assert Game.from_link(answer["solution_link"]).state_number > puzzle.position.state_number


def test_other_games_and_other_links_are_refused_in_sentences(client: httpx.Client) -> None:
    puzzle = sample()
    other = Game.new("italia", 2, seed=9).link()
    for given in ({"puzzle": puzzle.link(), "game": other}, {"puzzle": "nothing", "game": other}):
        answer = client.post("/puzzles/grade", json=given)
        assert answer.status_code == 422
        assert len(answer.json()["sentence"]) > 20
    assert client.post("/puzzles/begin", json={"puzzle": other}).status_code == 422


def test_openings_are_counted_for_every_board_that_is_known(client: httpx.Client) -> None:
    found = client.get("/openings").json()
    assert found["games"] == len(found["tables"]) * found["each"] >= 10_000
    cards = found["tables"]["imperium-4"]
    assert len(cards) > 2 and sum(times for _, times, *_ in cards) > 0.9 * 4 * found["each"]
