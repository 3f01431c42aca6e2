"""What can be set about the server: by a flag, by an environment variable, or in a file; the first one counts."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Literal
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from praefectus.server.errors import WrongSetting

PREFIX = "PRAEFECTUS_"
FILE_VARIABLE = "PRAEFECTUS_SETTINGS"  # names the file
OTHER_VARIABLES = {FILE_VARIABLE, "PRAEFECTUS_NETWORKS", "PRAEFECTUS_CACHE_DIR"}
ONLY_LIBPQ = {
    "channel_binding",
    "client_encoding",
    "connect_timeout",
    "fallback_application_name",
    "gssencmode",
    "keepalives",
    "keepalives_count",
    "keepalives_idle",
    "keepalives_interval",
    "load_balance_hosts",
    "require_auth",
    "sslcompression",
    "sslsni",
    "tcp_user_timeout",
}


def standard_data_dir() -> Path:
    """Where the games are kept when nothing else is said."""
    import platformdirs

    return Path(platformdirs.user_data_dir("praefectus"))


class Settings(BaseModel):
    """All settings with their standard values."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = Field("127.0.0.1", description="Address to listen at; 0.0.0.0 lets your network in.")
    port: int = Field(8000, ge=0, le=65535, description="Port to listen at; 0 takes any free one.")
    workers: int = Field(1, ge=1, le=64, description="Server processes that share the port; several need PostgreSQL.")
    data_dir: Path = Field(default_factory=standard_data_dir, description="Folder of the SQLite file.")
    database_url: str | None = Field(None, description="postgresql://user:password@host/name; SQLite without it.")
    durable: bool = Field(True, description="SQLite waits for the disk at every commit, so a power cut loses nothing.")
    database_seconds: float = Field(
        4, gt=0, le=60, description="How long a database may take to answer before people are told that it does not."
    )
    public_url: str | None = Field(
        None, description="Address under which people reach the server, for links in notices."
    )
    contact: str | None = Field(None, description="How people reach whoever runs the server; for the privacy notice.")
    static_dir: Path | None = Field(None, description="Folder of the built page, if not the one in the package.")

    bot_workers: int = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 2) - 1),
        ge=0,
        le=256,
        description="Processes in which bots search; two more play at sight and look back at games.",
    )
    bot_prepare: bool = Field(True, description="Compile what searching bots need as soon as the server starts.")
    bot_pause: float = Field(0.0, ge=0, le=60, description="Least time in seconds between two choices of a bot.")
    snapshot_every: int = Field(16, ge=1, description="Log entries between two snapshots of a game.")
    tables_in_memory: int = Field(2000, ge=1, description="Tables that are kept in memory though nobody looks at them.")
    commit_linger: float = Field(0.003, ge=0, le=1, description="Seconds a busy writer waits to gather more moves.")

    message_bytes: int = Field(8 * 1024, ge=256, description="Size of a WebSocket message.")
    body_bytes: int = Field(64 * 1024, ge=1024, description="Size of the body of a request.")
    messages_per_second: float = Field(20, gt=0, description="Messages of one connection, in the long run.")
    messages_at_once: int = Field(60, ge=1, description="Messages of one connection in a burst.")
    refusals_until_close: int = Field(100, ge=1, description="Refused messages in a minute that close a connection.")
    requests_per_second: float = Field(20, gt=0, description="Requests of one address, in the long run.")
    requests_at_once: int = Field(100, ge=1, description="Requests of one address in a burst.")
    connections_per_address: int = Field(50, ge=1, description="WebSocket connections of one address.")
    connections: int = Field(5000, ge=1, description="WebSocket connections of all.")
    tables_per_hour: int = Field(30, ge=1, description="New tables of one address.")
    lobby_days: float = Field(14, ge=0, description="Days after which a table is deleted that never started; 0: never.")
    playing_days: float = Field(180, ge=0, description="Days without a turn after which a game is deleted; 0: never.")
    over_days: float = Field(0, ge=0, description="Days after which a finished game is deleted; 0: never.")
    away_seconds: float = Field(60, ge=0, description="How long somebody may be away before the host acts for them.")
    entries_taken_back: int = Field(2000, ge=1, description="Log entries that may be taken back in one game.")
    unfinished_tables: int = Field(200, ge=1, description="Tables of one address that are not over.")
    guesses_per_minute: int = Field(30, ge=1, description="Wrong links and secrets of one address.")
    chat_in_ten_seconds: int = Field(10, ge=1, description="Chat messages of one address.")
    handshakes_per_minute: int = Field(120, ge=1, description="New WebSocket connections of one address.")
    header_bytes: int = Field(16 * 1024, ge=1024, description="Size of the head of a request.")
    request_seconds: float = Field(10, gt=0, description="How long a request may take to arrive.")
    open_requests: int = Field(200, ge=1, description="Connections of one address on which no request has come yet.")
    hello_seconds: float = Field(10, gt=0, description="How long the first message of a connection may take.")
    trusted_proxies: str | None = Field(None, description="Addresses whose X-Forwarded-For is believed.")

    metrics_port: int | None = Field(None, ge=1, le=65535, description="Port of Prometheus' /metrics; none without it.")
    metrics_host: str = Field("127.0.0.1", description="Address at which /metrics is told.")

    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="What is worth a line of the log."
    )
    log_form: Literal["auto", "text", "json"] = Field(
        "auto", description="text: lines for people; json: one object a line; auto: text on a terminal, else json."
    )
    log_addresses: bool = Field(False, description="Write people's addresses into the log.")

    webhook_private: bool = Field(False, description="Allow turn notices to addresses that are not public.")
    webhook_seconds: float = Field(5, gt=0, description="How long one attempt at a turn notice may take, all in all.")

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it, with its asynchronous driver."""
        if self.database_url is None:
            return f"sqlite+aiosqlite:///{self.data_dir / 'praefectus.sqlite3'}"
        for start in ("postgresql+asyncpg://", "postgresql://", "postgres://"):
            if self.database_url.startswith(start):
                return "postgresql+asyncpg://" + self.database_url.removeprefix(start)
        if self.database_url.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.database_url.removeprefix("sqlite:///")
        raise WrongSetting("database-address", scheme=repr(self.database_url.split(":", 1)[0]))

    @property
    def dsn(self) -> str:
        """The address of PostgreSQL as asyncpg reads it, with sslmode and the like, without what only libpq knows."""
        parts = urlsplit(self.url.replace("postgresql+asyncpg", "postgresql", 1))
        kept = [(name, value) for name, value in parse_qsl(parts.query) if name not in ONLY_LIBPQ]
        return urlunsplit(parts._replace(query=urlencode(kept)))

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")

    @property
    def place(self) -> str:
        """Where the games are kept, for people: no password in it."""
        return "PostgreSQL" if self.is_postgresql else self.url.removeprefix("sqlite+aiosqlite:///")

    @classmethod
    def found(cls, file: Path | None = None, **given: Any) -> Settings:
        """Settings as they are given here, in the environment and in a file; one sentence if something is wrong."""
        if file is None and os.environ.get(FILE_VARIABLE):
            file = Path(os.environ[FILE_VARIABLE])
        if file is not None:
            _check_file(cls, file)
        try:
            chosen = _sourced(cls, file)(**{name: value for name, value in given.items() if value is not None})
            return cls.model_construct(**dict(chosen))  # without its sources, and so fit for other processes
        except ValidationError as error:
            first = error.errors()[0]
            name = ".".join(str(part) for part in first["loc"])
            raise WrongSetting("setting-no-fit", name=name, why=first["msg"]) from error


def _sourced(settings: type[Settings], file: Path | None) -> type[Settings]:
    """The settings with the places from which they are read; a flag comes before a variable, a variable before the
    file."""
    from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

    class Sourced(settings, BaseSettings):  # type: ignore[misc, valid-type]
        model_config = SettingsConfigDict(env_prefix=PREFIX, toml_file=file)

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    return Sourced


def _check_file(settings: type[Settings], file: Path) -> None:
    """The file is there, is TOML, and names settings only."""
    try:
        with file.open("rb") as opened:
            names = tomllib.load(opened)
    except OSError as error:
        raise WrongSetting("settings-unreadable", file=str(file), why=error.strerror) from error
    except ValueError as error:
        raise WrongSetting("settings-not-toml", file=str(file), why=str(error)) from error
    for name in names:
        if name not in settings.model_fields:
            raise WrongSetting("settings-unknown", file=str(file), name=repr(name))


def unknown_variables() -> list[str]:
    """Environment variables that look like settings and are none."""
    known = {PREFIX + name.upper() for name in Settings.model_fields} | OTHER_VARIABLES
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
