"""Chat at a table: open by default, closed for teams during the game, unless the host decides otherwise."""

from __future__ import annotations

import pytest

from .conftest import Client, secrets_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("modules", "wish", "opened"),
    [([], None, True), (["salt"], None, True), (["teams"], None, False), (["teams"], True, True), ([], False, False)],
)
async def test_the_chat_is_closed_for_teams_unless_its_host_opens_it(
    client: Client, modules: list[str], wish: bool | None, opened: bool
) -> None:
    """Venus, team play: partners do not communicate except through the Legatus."""
    made = await client.new_table("Ada", "Bea", "Cy", "Dan", modules=modules, chat=wish, start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    assert made["table"]["chat"] is opened
    assert (await client.get(f"/tables/{table}"))["chat"] is opened
    async with client.sit(table, secrets[0]) as ada, client.sit(table, secrets[2]) as cy:
        answer = await ada.ask(type="chat", seat=ada.seats[0], text="Play the Prefect!")
        if opened:
            assert answer["type"] == "done"
            assert (await cy.until("chat"))["message"]["text"] == "Play the Prefect!"
        else:
            assert (answer["type"], answer["code"]) == ("refused", "chat_closed")
            assert answer["sentence"] == "Chat is off at this table until the game is over."
    said = await client.call("POST", f"/tables/{table}/chat", secrets[1], json={"text": "Hello"})
    assert said.status_code == (201 if opened else 403)
    kept = await client.get(f"/tables/{table}/chat", secrets[1])
    assert len(kept["messages"]) == (2 if opened else 0)


async def test_a_closed_chat_is_open_before_the_game(client: Client) -> None:
    """People agree on a time and on seats in the lobby; the host may change the switch there, and only there."""
    made = await client.new_table("Ada", "Bea", "Cy", "Dan", modules=["teams"])
    table, secrets = made["table"]["table"], secrets_of(made)
    said = await client.call("POST", f"/tables/{table}/chat", secrets[0], json={"text": "At eight?"})
    assert said.status_code == 201
    changed = await client.call("PATCH", f"/tables/{table}", made["host"], json={"chat": True})
    assert changed.json()["table"]["chat"] is True
    changed = await client.call("PATCH", f"/tables/{table}", made["host"], json={"modules": [], "chat": False})
    assert changed.json()["table"]["chat"] is False
    await client.call("POST", f"/tables/{table}/start", made["host"])
    late = await client.call("PATCH", f"/tables/{table}", made["host"], json={"chat": True})
    assert late.status_code == 409


async def test_everybody_reads_a_phrase_in_their_own_language(client: Client) -> None:
    """Quick phrases in the chat, translated for each reader."""
    made = await client.new_table("Ada", "Bea")
    table, secrets = made["table"]["table"], secrets_of(made)
    said = await client.post(f"/tables/{table}/chat", {"phrase": "good-luck"}, secrets[0], 201)
    assert said["text"] == "Good luck!"
    for language, text in (("de", "Viel Glück!"), ("fr", "Bonne chance\u202f!"), ("en", "Good luck!")):
        headers = {"Accept-Language": language, "Authorization": f"Bearer {secrets[1]}"}
        answer = await client.http.get(f"/tables/{table}/chat", headers=headers)
        assert [line["text"] for line in answer.json()["messages"]] == [text]
    async with client.sit(table, secrets[0]) as ada, client.sit(table, secrets[1]) as bea:
        assert (await ada.ask(type="chat", seat=ada.seats[0], phrase="thanks"))["type"] == "done"
        assert (await bea.until("chat"))["message"]["text"] == "Thank you!"


@pytest.mark.parametrize("line", [{}, {"text": "Hi", "phrase": "hello"}, {"phrase": "shout"}, {"phrase": ""}])
async def test_a_line_is_either_a_text_or_a_known_phrase(client: Client, line: dict[str, str]) -> None:
    made = await client.new_table("Ada", "Bea")
    await client.post(f"/tables/{made['table']['table']}/chat", line, secrets_of(made)[0], 422)
