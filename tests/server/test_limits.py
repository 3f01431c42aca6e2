"""Limits, secrets, texts and settings on their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from praefectus.server.edge.rate_limits import KEPT, PerAddress, TokenBucket, network_of
from praefectus.server.errors import WrongSetting
from praefectus.server.models.requests import ChatLine, Join, Notes
from praefectus.server.players.seat_secrets import fits, hashed, new_secret, new_table_id, opened
from praefectus.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_lets_a_burst_through_and_then_a_steady_rate() -> None:
    clock = Clock()
    allowance = TokenBucket(2, 3, clock)
    assert [allowance.take() for _ in range(3)] == [0, 0, 0]
    assert allowance.take() == 0.5
    clock.now = 0.5
    assert allowance.take() == 0
    assert allowance.empty()
    clock.now = 100
    assert [allowance.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_addresses_are_counted_apart_and_not_kept_for_ever() -> None:
    addresses = PerAddress(1, 1, Clock())
    assert addresses.take("a") == 0
    assert addresses.take("a") > 0
    assert addresses.take("b") == 0
    for number in range(KEPT + 10):
        addresses.take(str(number))
    assert len(addresses.kept) == KEPT


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_one_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_secrets_are_long_different_and_stored_as_hashes() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(secret) == 32 for secret in secrets)
    assert len({new_table_id() for _ in range(100)}) == 100
    secret = new_secret()
    assert secret not in hashed(secret)
    assert fits(hashed(secret), hashed(secret))
    assert not fits(hashed(secret), hashed(new_secret()))
    assert not fits(hashed(secret), None)
    assert not fits(None, None)


def test_secrets_open_exactly_their_seats() -> None:
    first, second = new_secret(), new_secret()
    stored = [hashed(first), None, hashed(second)]
    assert opened([hashed(second), hashed("x")], stored) == [2]
    assert opened([hashed(first), hashed(second)], stored) == [0, 2]
    assert opened([], stored) == []


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 41, "a\nb", "a\x00b", "a\u202eb", "\u2066", "a\u200fb", "\ud800", "\ue000"]
)
def test_names_without_anything_to_read_or_with_control_characters_are_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        Join(name=name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Zoë 🏛️", "Zoë 🏛️"),
    ],
)
def test_names_are_kept_as_written(name: str, kept: str) -> None:
    assert Join(name=name).name == kept


def test_notes_have_lines_and_chat_has_one() -> None:
    assert Notes(text="a\nb").text == "a\nb"
    with pytest.raises(ValidationError):
        ChatLine(text="a\nb")
    with pytest.raises(ValidationError):
        ChatLine(text="x" * 501)


@pytest.mark.parametrize("start", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_is_one_url(start: str) -> None:
    settings = Settings(database_url=f"{start}://me:word@db.example/games")
    assert settings.url == "postgresql+asyncpg://me:word@db.example/games"
    assert settings.place == "PostgreSQL"  # and no password
    assert settings.is_postgresql


def test_the_place_of_the_games_is_the_file_that_was_named(tmp_path: Path) -> None:
    assert Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}").place == str(tmp_path / "games.db")
    assert Settings(data_dir=tmp_path).place == str(tmp_path / "praefectus.sqlite3")


def test_a_wrong_setting_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAEFECTUS_SNAPSHOT_EVERY", "often")
    with pytest.raises(WrongSetting, match="snapshot_every"):
        Settings.found()
    monkeypatch.undo()
    with pytest.raises(WrongSetting, match="postgresql://"):
        _ = Settings(database_url="mysql://x").url


def test_no_id_reads_like_an_option() -> None:
    assert not [letters for _ in range(1000) for letters in (new_table_id(), new_secret()) if letters.startswith("-")]
