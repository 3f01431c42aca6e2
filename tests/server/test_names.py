"""Names that are invisible or look like another one are refused."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from praefectus.server.models.requests import Join
from praefectus.server.players.names import alike

from .conftest import Client

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("A\u200bda", "invisible"),
        ("Ada\u200d", "invisible"),
        ("Ada\u00ad", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800\u2800", "invisible"),
        ("Ada\u202e", "isn’t allowed"),
        ("Ad\u0430", "Latin and Cyrillic"),
        ("a\u0301\u0302\u0303\u0304\u0305", "at most 3 marks"),
        ("\u0301", "must not be empty"),
    ],
)
def test_names_that_deceive_the_eye_are_refused_with_a_reason(name: str, said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Join(name=name)


@pytest.mark.parametrize(
    "name", ["Ada", "José", "Жанна", "Ἀθηνᾶ", "李小龍", "Zoë 🏛️", "👩‍🚀 Ada", "محمد", "O'Neill 2", "Nguyễn"]
)
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert Join(name=name).name == name


def test_a_name_is_kept_in_its_simplest_spelling() -> None:
    assert Join(name="Ａｄａ").name == "Ada"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "А\u0434\u0430".replace("\u0434", "d")),  # Cyrillic A and a
        ("Ilsa", "llsa"),
        ("Paul1", "Paull"),
        ("Bob0", "BobO"),
        ("Ada", "A da"),
        ("Ada", "Ada\ufe0f"),
        ("ΑΒΕ", "ABE"),  # Greek
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Ada", "Adam"), ("Jose", "José"), ("李", "王")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


async def test_nobody_sits_down_under_a_name_like_anothers(client: Client) -> None:
    made = await client.new_table("Paula", "open", "open")
    table = made["table"]["table"]
    for name in ("Paula", "PAULA", "Рaulа".replace("a", "а").replace("ul", "uІ")):
        answer = await client.call("POST", f"/tables/{table}/join", json={"name": name})
        assert answer.status_code in (409, 422), answer.text
    answer = await client.call("POST", f"/tables/{table}/join", json={"name": "PauIa"})
    assert answer.status_code == 409 and answer.json()["code"] == "name_taken"
    assert answer.json()["sentence"] == "Paula already sits at this table. Choose a name that’s easier to tell apart."
    assert (await client.post(f"/tables/{table}/join", {"name": "Paul"}, status=201))["seat"] == 1
