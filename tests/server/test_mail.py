"""E-mail: a confirmed address gets one mail for everything that waits, and lets a player sign in again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from praefectus.server import Settings
from praefectus.server.errors import WrongSetting
from praefectus.server.tables import mail as mails

from . import postgresql
from .conftest import Client, Later, RunningServer, ServerProcess, secrets_of
from .smtp_service import MailService, links_in, secret_in
from .test_push import Game, carry, game, new_person

pytestmark = pytest.mark.anyio

StartServer = Callable[..., RunningServer]
BEA = "bea@example.org"
HOUR = 60  # minutes


@pytest.fixture
async def post() -> AsyncIterator[MailService]:
    service = MailService()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(service), "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    yield service
    server.close()


@pytest.fixture
async def host(start_server: StartServer, tmp_path: Path, post: MailService) -> AsyncIterator[Client]:
    client = Client(start_server(data_dir=tmp_path / "host", **post.settings).url)
    yield client
    await client.http.aclose()


async def put(client: Client, path: str, secret: str, body: Any, status: int = 200) -> dict[str, Any]:
    answer = await client.call("PUT", path, secret, json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


async def confirmed(client: Client, post: MailService, person: str, mail: str = BEA, rhythm: str = "each") -> None:
    """Give a player a confirmed address."""
    await put(client, "/person/mail", person, {"mail": mail, "rhythm": rhythm})
    secret = secret_in(await post.mail(lambda each: each["To"] == mail))
    assert (await client.post("/mail/confirm", {"link": secret})) == {"mail": mail}


async def game_by_mail(client: Client, post: MailService, rhythm: str = "each", **more: Any) -> Game:
    there = await game(client, **more)
    await confirmed(client, post, there.bea, rhythm=rhythm)
    return there


async def test_an_address_gets_mails_only_after_its_owner_confirmed_it(
    start_server: StartServer, database: dict[str, Any], post: MailService, later: Later
) -> None:
    client = Client(start_server(**database, **post.settings).url)
    there = await game(client)
    answer = await put(client, "/person/mail", there.bea, {"mail": "Bea@Example.org", "rhythm": "each"})
    assert answer["can_mail"] and answer["mail"] == {
        "mail": BEA, "rhythm": "each", "confirmed": False, "bounced": False,
    }  # fmt: skip
    asked = await post.mail()
    assert asked["From"] == "Concordia <games@example.org>" and asked["Auto-Submitted"] == "auto-generated"
    await there.play(0)
    later(0.2)
    assert await post.quiet()
    (link,) = links_in(asked)
    assert link.startswith("https://games.example.org/mail#confirm.")  # behind a #: opening it tells the server nothing
    for _ in range(2):  # programs that open links don't confirm: the page asks first
        assert (await client.http.get(f"{client.url}/mail")).status_code == 200
    assert not (await client.get("/person/notices", there.bea))["mail"]["confirmed"]
    await client.post("/mail/confirm", {"link": secret_in(asked)})
    await client.post("/mail/confirm", {"link": secret_in(asked)}, status=409)  # once
    assert (await client.get("/person/notices", there.bea))["mail"]["confirmed"]
    await there.play(1)
    await there.play(0)
    later(0.2)
    came = await post.mail()
    assert came["Subject"] == "It’s your turn" and f"https://games.example.org/t/{there.table}" in links_in(came)
    assert "Secret plans" not in came.as_string() and "Ada" not in came.as_string()
    assert came["References"] == f"<{there.table}@games.example.org>"
    assert came["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    await client.http.aclose()


async def test_a_mail_for_what_is_no_longer_true_is_not_sent(host: Client, post: MailService, later: Later) -> None:
    there = await game_by_mail(host, post)
    await there.play(0)
    await there.play(1)
    later(0.2)
    assert await post.quiet()


async def test_several_games_are_one_mail_and_the_next_waits(host: Client, post: MailService, later: Later) -> None:
    there = await game_by_mail(host, post)
    other = await game(host, there.bea)
    await there.play(0)
    await other.play(0)
    later(0.2)
    came = await post.mail()
    assert came["Subject"] == "2 of your games are waiting for you"
    tables = [link for link in links_in(came) if "/t/" in link]
    assert sorted(tables) == sorted(f"https://games.example.org/t/{each.table}" for each in (there, other))
    third = await game(host, there.bea)
    await third.play(0)
    later(5)
    assert await post.quiet()
    later(6)
    assert (await post.mail())["Subject"] == "It’s your turn"


@pytest.mark.parametrize(("rhythm", "minutes"), [("hourly", HOUR), ("daily", 24 * HOUR)])
async def test_a_digest_comes_once_an_hour_or_a_day(
    host: Client, post: MailService, later: Later, rhythm: str, minutes: int
) -> None:
    there = await game_by_mail(host, post, rhythm)
    await there.play(0)
    later(0.2)
    await post.mail()
    games = [await game(host, there.bea) for _ in range(2)]
    for each in games:
        await each.play(0)
    later(minutes - 2)
    assert await post.quiet()
    later(2)
    assert (await post.mail())["Subject"] == "2 of your games are waiting for you"
    assert await post.quiet()


async def test_one_click_stops_the_mails_and_opening_the_link_does_not(
    host: Client, post: MailService, later: Later
) -> None:
    there = await game_by_mail(host, post)
    await there.play(0)
    later(0.2)
    address = str((await post.mail())["List-Unsubscribe"]).strip("<>").removeprefix("https://games.example.org/api")
    asked = await host.call("GET", address)
    assert asked.status_code == 303 and asked.headers["location"].startswith("/mail#stop.")
    assert (await host.get("/person/notices", there.bea))["mail"]["rhythm"] == "each"
    click = await host.call("POST", address, data={"List-Unsubscribe": "One-Click"})
    assert click.status_code == 204
    assert (await host.get("/person/notices", there.bea))["mail"]["rhythm"] == "none"
    await there.play(1)
    await there.play(0)
    later(11)
    assert await post.quiet()
    await host.post(f"/mail/stop/{'x' * 32}", status=409)


async def test_quiet_hours_hold_notices_back_and_end_with_one(host: Client, post: MailService, later: Later) -> None:
    there = await game_by_mail(host, post)
    at = datetime.now(UTC)
    begun = at.hour * 60 + at.minute
    quiet = {"zone": "Asia/Kolkata", "start": (begun + 330 - 5) % 1440, "end": (begun + 330 + 120) % 1440}
    answer = await put(host, "/person/notices", there.bea, {"off": ["undo"], "quiet": quiet})
    assert answer["quiet"] == quiet and answer["off"] == ["undo"]
    other = await game(host, there.bea)
    await there.play(0)
    await other.play(0)
    later(110)
    assert await post.quiet()
    later(11)
    assert (await post.mail())["Subject"] == "2 of your games are waiting for you"
    await put(host, "/person/notices", there.bea, {"off": [], "quiet": quiet | {"zone": "Asia/Nowhere"}}, 422)


async def test_a_busy_mail_server_is_asked_again(host: Client, post: MailService, later: Later) -> None:
    there = await game_by_mail(host, post)
    post.refused, before = ["421 too busy", "450 greylisted"], post.asked
    await there.play(0)
    later(0.2)
    await asked(post, before + 1)
    assert await post.quiet()
    later(5)
    await asked(post, before + 2)
    assert await post.quiet()
    later(10)
    assert (await post.mail())["Subject"] == "It’s your turn"
    assert not (await host.get("/person/notices", there.bea))["mail"]["bounced"]


async def asked(post: MailService, times: int) -> None:
    async with asyncio.timeout(15):
        while post.asked < times:
            await asyncio.sleep(0.05)


async def test_two_mails_that_come_back_switch_them_off(host: Client, post: MailService, later: Later) -> None:
    there = await game_by_mail(host, post)
    for number in range(2):
        post.refused, before = ["550 nobody here"], post.asked
        await there.play(0)
        later(11)
        await asked(post, before + 1)
        await there.play(1)
        box = (await host.get("/person/notices", there.bea))["mail"]
        assert (box["rhythm"], box["bounced"]) == (("each", False), ("none", True))[number]
    await there.play(0)
    later(11)
    assert await post.quiet()
    answer = await put(host, "/person/mail", there.bea, {"mail": BEA, "rhythm": "daily"})  # they try again
    assert answer["mail"]["rhythm"] == "daily" and not answer["mail"]["bounced"]


async def test_a_server_that_hangs_or_refuses_us_harms_nobody(
    start_server: StartServer, tmp_path: Path, post: MailService, later: Later, caplog: pytest.LogCaptureFixture
) -> None:
    client = Client(start_server(data_dir=tmp_path / "host", **post.settings | {"mail_seconds": 0.5}).url)
    there = await game_by_mail(client, post)
    post.hangs, before = True, post.asked
    await there.play(0)
    later(0.2)
    await asked(post, before + 1)
    await there.play(1)  # the game goes on meanwhile
    other = await new_person(client)
    answer = await client.call("PUT", "/person/mail", other, json={"mail": "eve@example.org", "rhythm": "each"})
    assert answer.status_code == 503 and "later" in answer.json()["sentence"]
    post.hangs = False
    post.data = ["554 this looks like spam"]
    await there.play(0)
    with caplog.at_level(logging.INFO, "praefectus.server.tables.mail"):  # whatever level another test left
        async with asyncio.timeout(30):
            while "a mail was answered with 554" not in caplog.text:
                later(6)  # each failure doubles the wait before the next attempt
                await asyncio.sleep(0.5)
    await client.http.aclose()


async def test_a_lost_player_comes_back_by_mail_once_and_cannot_be_taken_away(
    start_server: StartServer, database: dict[str, Any], post: MailService, later: Later
) -> None:
    client = Client(start_server(**database, **post.settings).url)
    there = await game_by_mail(client, post)
    for mail in ("nobody@example.org", BEA):
        await client.call("POST", "/mail/recover", json={"mail": mail})
    came = await post.mail()
    assert came["To"] == BEA and "15 minutes" in came.get_content() and await post.quiet(1)
    (link,) = links_in(came)
    assert link.startswith("https://games.example.org/mail#enter.")
    given = {"link": secret_in(came), "label": "A library’s computer"}
    entered = await client.post("/mail/enter", given, status=201)
    assert [each["table"]["table"] for each in (await client.get("/person", entered["person"]))["tables"]] == [
        there.table
    ]
    await client.post("/mail/enter", given, status=409)
    assert "72 hours" in (await client.call("DELETE", "/person", entered["person"])).json()["sentence"]
    stolen = {"mail": "thief@example.org", "rhythm": "each"}
    assert "72 hours" in (await put(client, "/person/mail", entered["person"], stolen, 403))["sentence"]
    assert "72 hours" in (await client.call("DELETE", "/person/mail", entered["person"])).json()["sentence"]
    later(0.2)
    assert (await post.mail())["Subject"] == "Someone signed in with your e-mail address"
    later(3 * 24 * HOUR + 1)
    await put(client, "/person/mail", entered["person"], stolen)
    assert (await post.mail(lambda each: each["To"] == BEA))["Subject"] == "Your e-mail address was replaced"
    await client.call("POST", "/mail/recover", json={"mail": BEA})
    await post.mail(lambda each: each["To"] == "thief@example.org")
    assert await post.quiet(1)
    await client.http.aclose()


async def test_a_link_to_sign_in_lasts_fifteen_minutes(host: Client, post: MailService, later: Later) -> None:
    person = await new_person(host)
    await confirmed(host, post, person)
    await host.call("POST", "/mail/recover", json={"mail": BEA})
    secret = secret_in(await post.mail())
    later(16)
    answer = await host.call("POST", "/mail/enter", json={"link": secret, "label": "late"})
    assert answer.status_code == 409 and "no longer works" in answer.json()["sentence"]


async def test_nobody_is_flooded(host: Client, post: MailService) -> None:
    person = await new_person(host)
    for number in range(3):
        await put(host, "/person/mail", person, {"mail": BEA, "rhythm": ("each", "daily")[number % 2]})
    await put(host, "/person/mail", person, {"mail": "other@example.org", "rhythm": "each"})
    assert "ten minutes" in (await put(host, "/person/mail", person, {"mail": BEA, "rhythm": "each"}, 429))["sentence"]
    assert sum(mail["To"] == BEA for mail in post.came) == 3


async def test_what_cannot_be_an_address_is_refused(host: Client) -> None:
    person = await new_person(host)
    for mail in ("bea", "bea@host", "bea@example.org\r\nBcc: x@example.org", "a b@example.org", "x" * 250 + "@a.org"):
        await put(host, "/person/mail", person, {"mail": mail, "rhythm": "each"}, 422)


async def test_without_a_mail_server_the_page_says_so(client: Client) -> None:
    person = await new_person(client)
    assert not (await client.get("/person/notices", person))["can_mail"]
    answer = await client.call("PUT", "/person/mail", person, json={"mail": BEA, "rhythm": "each"})
    assert "doesn’t send e-mail" in answer.json()["sentence"]


def test_half_of_the_settings_is_an_error() -> None:
    mails.check(Settings())
    with pytest.raises(WrongSetting, match="mail_from and public_url"):
        mails.check(Settings(mail_host="localhost"))


async def test_two_processes_send_each_mail_once(
    cluster: postgresql.Cluster, tmp_path: Path, post: MailService
) -> None:
    url = cluster.new_database()
    processes = [
        ServerProcess(tmp_path / f"url{n}", data_dir=tmp_path / f"{n}", database_url=url, **post.settings)
        for n in (1, 2)
    ]
    try:
        await asyncio.gather(*(process.start() for process in processes))
        client, made = Client(processes[0].url), []
        for number in range(6):
            person = await new_person(client)
            await confirmed(client, post, person, f"p{number}@example.org")
            made.append(await client.new_table("Ada", "Bea"))
            await carry(client, person, made[-1]["table"]["table"], secrets_of(made[-1])[1])
        starts = (client.post(f"/tables/{each['table']['table']}/start", secret=each["host"]) for each in made)
        await asyncio.gather(*starts)
        for number in range(6):
            await post.mail(lambda each, to=f"p{number}@example.org": each["To"] == to)  # type: ignore[misc]
        assert await post.quiet()
    finally:
        for process in processes:
            process.kill()
