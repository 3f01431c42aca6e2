"""Everyone at a table reads it in their own language; records have no language."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Client, Player, secrets_of

pytestmark = pytest.mark.anyio


async def speak(player: Player, secret: str, language: str) -> dict[str, Any]:
    """Say hello again in another language; the view that comes then."""
    player.view = None
    await player.send(type="hello", secrets=[secret], detail="full", language=language)
    return await player.view_at(0)


async def test_two_people_at_one_table_read_it_in_two_languages(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True)
    table, (first, second) = made["table"]["table"], secrets_of(made)
    async with client.sit(table, first) as ada, client.sit(table, second) as jo:
        await speak(ada, first, "de-AT")
        await speak(jo, second, "fr")
        refused = [await who.ask(type="move", seat=seat, state=999, choice=0) for seat, who in enumerate((ada, jo))]
        assert refused[0]["sentence"].startswith("Die Partie ist inzwischen weitergegangen")
        assert refused[1]["sentence"].startswith("La partie a continué")
        # a request to take back is put to each of the others in their words
        await ada.move()
        while ada.view is not None and ada.view["to_act"] == 0 and ada.view["choices"]:
            await ada.move()
        if ada.view is not None and ada.view["held"]:
            await ada.ask(type="end_turn", seat=0, state=ada.view["state"])
        asked = await ada.ask(type="ask_undo", seat=0, state=(await jo.my_turn())["state"], what="turn")
        assert asked["type"] == "done"
        request = await jo.until("undo_request")
        assert request["request"]["sentence"] == "Ada demande à annuler son dernier tour."
        shown = await client.http.get(f"/tables/{table}", headers={"Accept-Language": "de"})
        assert shown.json()["undo_request"]["sentence"] == "Ada bittet darum, den letzten Zug zurückzunehmen."
        await jo.ask(type="answer_undo", seat=1, request=request["request"]["request"], agree=False)
        closed = await ada.until("undo_closed")
        assert closed["sentence"] == "Jo hat die Rücknahme abgelehnt."


async def test_a_language_that_nobody_knows_is_english(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True)
    (secret, _) = secrets_of(made)
    async with client.sit(made["table"]["table"], secret) as ada:
        await speak(ada, secret, "tlh")
        assert (await ada.ask(type="move", seat=0, state=99, choice=0))["sentence"].startswith("The game has moved on")


@pytest.mark.parametrize(
    ("language", "sentence", "architect"),
    [("de", "Tisch nicht gefunden. Prüfe den Link.", "Architekt"),
     ("fr-CA, en;q=0.5", "Table introuvable. Vérifiez le lien.", "Architecte"),
     ("ja", "Table not found. Check the link.", "Architect")],
)  # fmt: skip
async def test_http_answers_in_the_language_of_the_browser(
    client: Client, language: str, sentence: str, architect: str
) -> None:
    said = {"Accept-Language": language}
    refused = await client.http.get("/tables/abcdefghjkabcdefghjk22", headers=said)
    assert refused.status_code == 404 and refused.json()["sentence"] == sentence
    catalogue = await client.http.get("/catalogue", headers=said)
    assert "Accept-Language" in catalogue.headers["Vary"]
    assert architect in [card["title"] for card in catalogue.json()["cards"]]


@pytest.mark.parametrize(
    ("method", "path", "body", "german"),
    [("GET", "/tables/ab-cd", None, "Dieser Link ist unvollständig oder beschädigt"),
     ("POST", "/tables", {"seats": [{"kind": "person", "name": "Ad\u0430"}]},
      "der Name mischt Buchstaben, die gleich aussehen (lateinisch und kyrillisch)."),
     ("POST", "/tables", {"seats": [{"kind": "person", "name": "x" * 50}]}, "es dürfen höchstens 40 Zeichen sein."),
     ("POST", "/tables", {"seats": "two"}, "seats ist ungültig: es muss eine Liste sein."),
     ("POST", "/tables", {}, "es fehlt."),
     ("POST", "/tables", {"colour": 1}, "ist ungültig"),
     ("POST", "/tables", {"seats": [{"kind": "cat"}]}, "es ist keiner der möglichen Werte."),
     ("GET", "/rules/find?question=" + "x" * 300, None, "es dürfen höchstens 200 Zeichen sein.")],
)  # fmt: skip
async def test_what_does_not_fit_is_told_in_our_words(
    client: Client, method: str, path: str, body: Any, german: str
) -> None:
    """None of the sentences of the library that finds it, which are English."""
    answer = await client.http.request(method, path, json=body, headers={"Accept-Language": "de"})
    assert answer.status_code == 422
    assert german in answer.json()["sentence"], answer.text


async def test_a_message_that_does_not_fit_is_told_in_our_words(client: Client) -> None:
    made = await client.new_table("Ada", "Jo", start=True)
    (secret, _) = secrets_of(made)
    async with client.sit(made["table"]["table"], secret) as ada:
        await speak(ada, secret, "fr")
        said = await ada.ask(type="move", seat="zero", state=0, choice=0)
        assert said["sentence"].endswith("seat\u202f: il faut un nombre entier.")


async def test_a_table_without_a_name_is_called_after_who_sits_there(client: Client) -> None:
    """In the reader’s language: the table stores no words."""
    wish = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}], "public": True, "start": True}
    made = (await client.http.post("/tables", json=wish, headers={"Accept-Language": "fr"})).json()
    table, (secret,) = made["table"]["table"], secrets_of(made)
    assert made["table"]["name"] == "Table d’Ada"
    shown = await client.http.get("/tables", headers={"Accept-Language": "de"})
    assert [each["name"] for each in shown.json()["tables"]] == ["Tisch von Ada"]
    known = {"tables": [{"table": table, "secrets": [secret]}]}
    mine = await client.http.post("/mine", json=known, headers={"Accept-Language": "en"})
    assert mine.json()["tables"][0]["table"]["name"] == "Ada’s table"
    async with client.sit(table, secret) as ada:
        await ada.send(type="hello", secrets=[secret], detail="full", language="de")
        assert (await ada.until("welcome"))["table"]["name"] == "Tisch von Ada"
    copy = await client.http.post(f"/tables/{table}/fork", json={"state": 1}, headers={"Accept-Language": "de"})
    assert copy.json()["table"]["name"] == "Tisch von Ada (Kopie)"
