"""Links that hold a game, over HTTP: written for a table, opened without one, played on from."""

from __future__ import annotations

import random

import pytest

from praefectus.game import Game
from praefectus.game.links import EDITIONS, link_text
from praefectus.game.links.arithmetic_coding import NumberWriter

from .conftest import Client, secrets_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def game() -> Game:
    """A finished game of chance."""
    game, chance = Game.new("imperium", 3, seed=5), random.Random(5)
    while not game.over:
        game.play(chance.choice(game.legal_ids()))
    return game


async def test_a_table_gives_the_link_of_each_moment(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    path, secret = f"/tables/{made['table']['table']}", secrets_of(made)[0]
    text = (await client.get(f"{path}/link", secret))["link"]
    state = (await client.get(f"{path}/view", secret))["state"]
    assert Game.from_link(text).state_number == state
    assert Game.from_link((await client.get(f"{path}/link?state=3", secret))["link"]).state_number == 3


async def test_a_link_opens_at_its_end_and_at_every_moment(client: Client, game: Game) -> None:
    """The message around the link does not matter, and nobody has a seat."""
    text = game.link()
    opened = await client.post("/links/open", {"link": f"Look: https://example.org/#/g/{text}."})
    assert (opened["link"], opened["problem"]) == (text, None)
    assert opened["view"] == game.view(None) | {"choices": [], "trail": []}
    assert opened["table"]["stage"] == "over"
    assert len(opened["log"]["lines"]) > 20
    view = await client.post("/links/view", {"link": text, "state": 40})
    assert (view["state"], view["seats"]) == (40, game.at(40).view(None)["seats"])
    assert (await client.post("/links/link", {"link": text, "state": 40}))["link"] == game.at(40).link()
    rows = (await client.post("/links/points", {"link": text}))["points"]
    assert rows[-1]["seats"] == game.scores()
    assert (await client.post("/links/houses", {"link": text}))["houses"]


async def test_a_damaged_link_says_so_and_offers_its_certain_beginning(client: Client, game: Game) -> None:
    text = game.link()
    opened = await client.post("/links/open", {"link": text[:-20]})
    assert opened["problem"] == "damaged"
    assert opened["sentence"] == "This link is cut off: its end is missing. Ask for the whole link."
    assert opened["view"] is None
    beginning = Game.from_link(opened["link"])
    assert 64 <= beginning.state_number < game.state_number
    assert beginning.log == game.log[: beginning.state_number]
    assert (await client.post("/links/open", {"link": "1abc"}))["link"] is None
    answer = await client.call("POST", "/links/view", json={"link": text[:-20]})
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong_link")


async def test_a_link_of_a_newer_edition_says_so(client: Client) -> None:
    writer = NumberWriter()
    writer.write_count(len(EDITIONS) + 3)
    opened = await client.post(
        "/links/open", {"link": link_text.with_check(link_text.GAME, writer.text() + "00000000")}
    )
    assert opened["problem"] == "newer"
    assert "newer version" in opened["sentence"]


async def test_long_texts_are_refused_before_they_are_read(client: Client) -> None:
    answer = await client.call("POST", "/links/open", json={"link": "1" * 2_000})
    assert answer.json()["sentence"] and answer.json()["link"] is None
    answer = await client.call("POST", "/links/open", json={"link": "1" * 20_000})
    assert answer.status_code == 422


async def test_a_moment_is_played_on_with_bots_in_the_other_seats(client: Client, game: Game) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"link": game.link(), "state": 60, "seats": seats}
    made = await client.post("/links/play", wish, status=201)
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "bot", "bot"]
    assert [given["seat"] for given in made["secrets"]] == [0]
    lines = (await client.get(f"/tables/{made['table']['table']}/log", secrets_of(made)[0]))["lines"]
    assert lines[0]["start"] == 0, "the game before the moment is missing"
    answer = await client.call("POST", "/links/play", json=wish | {"seats": seats[:2]})
    assert answer.json()["code"] == "wrong_setup"
