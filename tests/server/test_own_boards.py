"""Custom boards on a server: checked, stored with their tables only, limited in size, refused in sentences."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest

from praefectus import Game, data
from praefectus.data.own_boards import copy_of_board, shortest
from praefectus.game.links import encode_document

from .conftest import CERTIFICATES, PATIENCE, RunningServer

MARKUP = "<img src=x onerror=alert(1)>"
MARK = re.compile("<[a-z]")


@pytest.fixture
def client(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.url + "/api", timeout=PATIENCE, verify=CERTIFICATES)


def ours(**more: Any) -> dict[str, Any]:
    return copy_of_board(data.board("italia")) | {"name": "Ours"} | more


def said(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    sentence = answer.json()["sentence"]
    assert 10 < len(sentence) < 300 and not MARK.search(sentence)
    return str(sentence)


def test_a_table_on_an_own_board_goes_with_its_board(client: httpx.Client) -> None:
    made = client.post("/quick", json={"board": ours(), "bots": 1, "level": "random"}).json()
    table, secret = made["table"]["table"], made["secrets"][0]["secret"]
    name = made["table"]["board"]
    assert name.startswith("own-") and made["table"]["board_title"] == "Ours"
    assert client.get(f"/boards/{name}").json()["title"] == "Ours"
    assert client.get(f"/boards/{name}/copy").json()["name"] == "Ours"
    headers = {"Authorization": f"Bearer {secret}"}
    record = client.get(f"/tables/{table}/record", headers=headers).json()
    assert record["board"]["name"] == "Ours"
    assert Game.from_record(record).configuration.board == name
    text = client.get(f"/tables/{table}/link", headers=headers).json()["link"]
    opened = client.post("/links/open", json={"link": text}).json()
    assert opened["board"]["title"] == "Ours" and opened["table"]["board_title"] == "Ours"
    seats = [{"kind": "person", "name": "Nova"}, {"kind": "bot", "level": "random"}]
    copy = client.post("/links/play", json={"link": text, "seats": seats}).json()
    assert copy["table"]["board"] == name


def test_a_copy_has_its_sentence_in_the_readers_language(client: httpx.Client) -> None:
    """And none that tells of rules that the copy does not have."""

    def sentence(board: str, language: str) -> str:
        copy = client.get(f"/boards/{board}/copy", headers={"Accept-Language": language}).json()
        assert isinstance(data.check_own_board(copy), data.Board)
        return str(copy["sentence"])

    assert len({sentence("imperium", language) for language in ("en", "de", "fr")}) == 3
    assert sentence("germania", "en") == ""


def test_a_board_is_checked_and_becomes_a_link(client: httpx.Client) -> None:
    found = client.post("/boards/check", json=ours()).json()
    assert not found["problems"] and found["board"]["title"] == "Ours"
    assert client.post("/boards/link", json={"link": f"Try this: https://x.org/#/b/{found['link']}."}).json() == {
        "board": shortest(ours())
    }
    unfinished = client.post("/boards/check", json=ours(cities=[], lines=[])).json()
    assert unfinished["problems"] and unfinished["link"]
    assert client.post("/boards/check", json=ours(cities=3)).json()["link"] is None
    for wrong in ("5abcdefghijklmnop", "hello", found["link"][:-7], Game.new(seed=1).link()):
        said(client.post("/boards/link", json={"link": wrong}))
    said(client.post("/boards/link", json={"link": encode_document("puzzle", {"game": ""})}))


@pytest.mark.parametrize(
    "wrong",
    [
        {"cities": [{"name": MARKUP, "province": "x", "letter": "A", "x": 0.5, "y": 0.5}]},
        {"name": MARKUP},
        {"sentence": "<script>alert(1)</script>"},
        {"provinces": [{"id": MARKUP, "name": "A", "colour": "#000000"}]},
        {"provinces": [{"id": "a", "name": "A", "colour": "red;background:url(//x)"}]},
        {"lines": [{"kind": "land", "ends": ["Roma", "Roma"]}] * 400},
        {"cities": [[[[]]]]},
        {"coast": [0, 0, 1e999, 1]},
        {"format": "praefectus-board", "version": 10**9},
        {MARKUP: 1},
    ],
)
def test_a_hostile_board_is_refused_in_a_sentence(client: httpx.Client, wrong: dict[str, Any]) -> None:
    file = json.dumps(ours(**wrong)).replace("Infinity", "1e999")
    headers = {"Content-Type": "application/json"}
    checked = client.post("/boards/check", content=file, headers=headers)
    if checked.status_code == 200:
        problems = checked.json()["problems"]
        assert problems and checked.json()["board"] is None
        assert all(not MARK.search(problem["sentence"] + (problem["name"] or "")) for problem in problems)
    else:
        said(checked)
    said(client.post("/quick", content=f'{{"board": {file}, "bots": 1}}', headers=headers))
    said(client.post("/boards/try", content=f'{{"board": {file}, "seats": 2}}', headers=headers))


def test_a_huge_board_is_refused_before_it_is_read(client: httpx.Client) -> None:
    huge = ours(sentence="x" * 100_000)
    for path, body in (("/boards/check", huge), ("/quick", {"board": huge, "bots": 1})):
        assert client.post(path, json=body).status_code == 413
    deep = '{"format": "praefectus-board", "cities": ' + "[" * 30_000 + "]" * 30_000 + "}"
    said(client.post("/boards/check", content=deep, headers={"Content-Type": "application/json"}))
