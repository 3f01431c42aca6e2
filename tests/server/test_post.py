"""Games by link over HTTP: the page sends what its device saves, and saves what is answered."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from praefectus.server.edge.server import create_app
from praefectus.server.settings import Settings
from praefectus.server.tables import play_by_post

ROOTS = ["00112233445566aa", "00112233445566bb"]


@pytest.fixture
def client(tmp_path: Any) -> Any:
    with TestClient(create_app(Settings(data_dir=tmp_path, bot_workers=0))) as found:
        yield found


def asked(client: TestClient, what: str, /, status: int = 200, **body: Any) -> Any:
    answer = client.post(f"/api/post/{what}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def said(client: TestClient, saved: Any, **message: Any) -> Any:
    return asked(client, "table", saved=saved, table="post-x", message=message)


def view_in(answer: Any) -> Any:
    return next(message["view"] for message in answer["messages"] if message["type"] == "view")


def begun(client: TestClient) -> tuple[Any, Any]:
    """Return what Anna and Berta have saved when both have joined; Anna has drawn the set-up, and it is her turn."""
    anna = asked(client, "make", board="imperium", seats=2, own=[0], name="Anna", root=ROOTS[0])
    assert anna["info"]["stage"] == "joining" and anna["info"]["open_seats"] == [1]
    berta = asked(client, "open", link=f"Join us: https://example.org/#/g/{anna['saved']['link']}.")
    assert berta["outcome"] == "new" and not berta["info"]["people"][0]["you"]
    berta = asked(client, "join", saved=berta["saved"], seats=[1], name="Berta", root=ROOTS[1])
    assert berta["info"]["whose"] == 0 and not berta["info"]["your_turn"]
    anna = asked(client, "open", link=berta["saved"]["link"], saved=anna["saved"])
    assert anna["outcome"] == "newer" and anna["info"]["your_turn"]
    return anna["saved"], berta["saved"]


def turn(client: TestClient, saved: Any) -> Any:
    """One turn: always the first choice; the answer to the last message."""
    answer = said(client, saved, type="hello")
    for _ in range(60):
        if not answer["info"]["your_turn"]:
            return answer
        view = view_in(answer)
        if view["held"]:
            message = {"type": "end_turn", "seat": view["you"], "state": view["state"]}
        else:
            choice = view["choices"][0]
            number = choice["amounts"][0]["id"] if choice.get("amounts") else choice["id"]
            message = {"type": "move", "seat": view["you"], "state": view["state"], "choice": number, "hold": True}
        answer = said(client, answer["saved"], ref="r1", **message)
        assert answer["messages"][0]["type"] == "done", answer["messages"][0]
    raise AssertionError


def test_two_people_play_by_post(client: TestClient) -> None:
    """Each turn ends with a new link, which the other one opens; memory is only a cache."""
    anna, berta = begun(client)
    first = turn(client, anna)
    assert first["saved"]["link"] != anna["link"] and not first["saved"]["draft"] and first["info"]["whose"] == 1
    play_by_post._kept.clear()
    got = asked(client, "open", link=first["saved"]["link"], saved=berta)
    assert got["outcome"] == "newer" and got["info"]["your_turn"]
    welcome = said(client, got["saved"], type="hello")
    assert welcome["messages"][0]["seats"] == [1] and welcome["messages"][0]["table"]["seats"][0]["name"] == "Anna"
    second = turn(client, got["saved"])
    again = asked(client, "open", link=second["saved"]["link"], saved=first["saved"])
    assert again["outcome"] == "newer" and again["info"]["your_turn"]
    assert view_in(said(client, again["saved"], type="hello"))["since"]  # what Berta did
    assert asked(client, "open", link=first["saved"]["link"], saved=again["saved"])["outcome"] == "older"


def test_a_turn_goes_on_from_what_was_saved_and_can_be_taken_back(client: TestClient) -> None:
    anna, _ = begun(client)
    view = view_in(said(client, anna, type="hello"))
    move = {"type": "move", "seat": 0, "state": view["state"], "choice": view["choices"][0]["id"], "hold": True}
    moved = said(client, anna, **move)
    play_by_post._kept.clear()
    after = view_in(said(client, moved["saved"], type="hello"))
    assert after == view_in(moved) and after["undo"]["step"]
    stale = said(client, moved["saved"], **move)
    assert stale["messages"][0]["code"] == "stale" and stale["saved"] == moved["saved"]
    back = said(client, moved["saved"], type="undo", seat=0, state=after["state"])
    assert view_in(back)["choices"] == view["choices"]
    other = said(client, moved["saved"], type="move", seat=1, state=after["state"], choice=0)
    assert other["messages"][0]["code"] == "no_secret"


def test_a_fork_tells_both_turns(client: TestClient) -> None:
    anna, berta = begun(client)
    one = turn(client, anna)["saved"]
    view = view_in(said(client, anna, type="hello"))
    last = view["choices"][-1]
    move = {"type": "move", "seat": 0, "state": view["state"], "choice": last["id"], "hold": True}
    other = turn(client, said(client, anna, **move)["saved"])["saved"]
    berta = asked(client, "open", link=one["link"], saved=berta)["saved"]
    found = asked(client, "open", link=other["link"], saved=berta)
    assert found["outcome"] == "fork" and found["saved"]["link"] == one["link"]
    sides = found["fork"]
    assert sides["here"]["name"] == sides["there"]["name"] == "Anna"
    assert sides["here"]["lines"][0]["text"] != sides["there"]["lines"][0]["text"]
    taken = asked(client, "open", link=other["link"], saved=berta, instead=True)
    assert taken["saved"]["link"] == other["link"] and taken["saved"]["roots"] == berta["roots"]


def test_a_lost_seat_is_restored_or_handed_over(client: TestClient) -> None:
    anna, _ = begun(client)
    private = asked(client, "private", saved=anna)["link"]
    restored = asked(client, "open", link=private)
    assert restored["saved"]["roots"] == anna["roots"] and restored["info"]["your_turn"]
    sent = turn(client, anna)["saved"]  # Berta's device is lost now
    stranger = asked(client, "open", link=sent["link"])["saved"]
    wish = asked(client, "ask", saved=stranger, person=1, name="Berta", root="00112233445566cc")
    assert wish["info"]["asked"]["yours"] and not wish["info"]["your_turn"]
    seen = asked(client, "open", link=wish["saved"]["link"], saved=sent)
    assert seen["outcome"] == "newer" and seen["info"]["asked"]["needs_you"]
    agreed = asked(client, "agree", saved=seen["saved"])
    done = asked(client, "open", link=agreed["saved"]["link"], saved=wish["saved"])
    assert done["info"]["asked"] is None and done["info"]["your_turn"]
    assert asked(client, "decline", saved=seen["saved"])["info"]["asked"] is None


def test_looking_back(client: TestClient) -> None:
    anna, _ = begun(client)
    sent = turn(client, anna)["saved"]
    state = view_in(said(client, sent, type="hello"))["state"]
    past = asked(client, "look-back", saved=sent, what="view", state=state - 1, seat=0)
    assert past["state"] == state - 1 and past["choices"] == []
    lines = asked(client, "look-back", saved=sent, what="log")["lines"]
    assert lines[-1]["text"].startswith("Anna")
    assert asked(client, "look-back", saved=sent, what="record")["seats"] == 2
    assert asked(client, "look-back", saved=sent, what="points")["points"]


def test_what_does_not_fit_is_refused_with_a_sentence(client: TestClient) -> None:
    anna, _ = begun(client)
    for what, body in [
        ("open", {"link": "hello"}),
        ("open", {"link": anna["link"][:-2]}),
        ("table", {"saved": {"link": "2abc"}, "table": "x", "message": {"type": "hello"}}),
        ("make", {"board": "imperium", "seats": 6, "own": [0], "name": "Anna", "root": ROOTS[0]}),
        ("join", {"saved": anna, "seats": [0], "name": "Carla", "root": ROOTS[1]}),
    ]:
        assert asked(client, what, status=400, **body)["sentence"].endswith(".")
    assert asked(client, "open", status=422, link="a" * 10_000)["code"] == "malformed"
    assert asked(client, "table", status=422, saved=anna)["code"] == "malformed"
