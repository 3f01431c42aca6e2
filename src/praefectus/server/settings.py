"""The settings of the server: from flags, environment variables or a file, in this order."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Literal
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from praefectus.language import explain_error
from praefectus.server.errors import WrongSetting

PREFIX = "PRAEFECTUS_"
SQLITE = "sqlite+aiosqlite:///"  # before the path of a file
FILE_VARIABLE = "PRAEFECTUS_SETTINGS"  # names the file
OTHER_VARIABLES = {FILE_VARIABLE, "PRAEFECTUS_NETWORKS", "PRAEFECTUS_LEVELS", "PRAEFECTUS_CACHE_DIR"}
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
    """Return where games are stored by default."""
    import platformdirs

    return Path(platformdirs.user_data_dir("praefectus"))


class Settings(BaseModel):
    """All settings with their defaults; the catalogue (settings.ftl) describes each."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    workers: int = Field(1, ge=1, le=64)
    data_dir: Path = Field(default_factory=standard_data_dir)
    database_url: str | None = None
    durable: bool = True
    database_seconds: float = Field(4, gt=0, le=60)
    public_url: str | None = None
    contact: str | None = None
    static_dir: Path | None = None

    bot_workers: int = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 2) - 1),
        ge=0,
        le=256,
    )
    bot_prepare: bool = True
    bot_pause: float = Field(0.0, ge=0, le=60)
    snapshot_every: int = Field(16, ge=1)
    tables_in_memory: int = Field(2000, ge=1)
    commit_linger: float = Field(0.003, ge=0, le=1)

    message_bytes: int = Field(8 * 1024, ge=256)
    body_bytes: int = Field(64 * 1024, ge=1024)
    messages_per_second: float = Field(20, gt=0)
    messages_at_once: int = Field(60, ge=1)
    refusals_until_close: int = Field(100, ge=1)
    requests_per_second: float = Field(20, gt=0)
    requests_at_once: int = Field(100, ge=1)
    connections_per_address: int = Field(50, ge=1)
    connections: int = Field(5000, ge=1)
    tables_per_hour: int = Field(30, ge=1)
    lobby_days: float = Field(14, ge=0)
    playing_days: float = Field(180, ge=0)
    over_days: float = Field(0, ge=0)
    remind_seconds: float = Field(60, ge=0)
    away_seconds: float = Field(300, ge=0)
    away_days: float = Field(1, ge=0)
    silence_days: float = Field(30, ge=0)
    entries_taken_back: int = Field(2000, ge=1)
    unfinished_tables: int = Field(200, ge=1)
    guesses_per_minute: int = Field(30, ge=1)
    chat_in_ten_seconds: int = Field(10, ge=1)
    handshakes_per_minute: int = Field(120, ge=1)
    header_bytes: int = Field(16 * 1024, ge=1024)
    request_seconds: float = Field(10, gt=0)
    open_requests: int = Field(200, ge=1)
    hello_seconds: float = Field(10, gt=0)
    send_seconds: float = Field(20, gt=0)
    trusted_proxies: str | None = None

    metrics_port: int | None = Field(None, ge=1, le=65535)
    metrics_host: str = "127.0.0.1"

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_form: Literal["auto", "text", "json"] = "auto"
    log_addresses: bool = False

    mail_host: str | None = None
    mail_port: int = Field(587, ge=1, le=65535)
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str | None = None
    mail_password: str | None = None
    mail_from: str | None = None
    mail_seconds: float = Field(10, gt=0, le=60)
    mails_per_hour: int = Field(500, ge=1)

    webhook_private: bool = False
    webhook_seconds: float = Field(5, gt=0)

    @property
    def url(self) -> str:
        """The database's address for SQLAlchemy, with its asynchronous driver."""
        if self.database_url is None:
            return f"{SQLITE}{self.data_dir / 'praefectus.sqlite3'}"
        for start in ("postgresql+asyncpg://", "postgresql://", "postgres://"):
            if self.database_url.startswith(start):
                return "postgresql+asyncpg://" + self.database_url.removeprefix(start)
        if self.database_url.startswith("sqlite:///"):
            return SQLITE + self.database_url.removeprefix("sqlite:///")
        raise WrongSetting("database-address", scheme=repr(self.database_url.split(":", 1)[0]))

    @property
    def dsn(self) -> str:
        """PostgreSQL's address for asyncpg, with sslmode and the like, without what only libpq knows."""
        parts = urlsplit(self.url.replace("postgresql+asyncpg", "postgresql", 1))
        kept = [(name, value) for name, value in parse_qsl(parts.query) if name not in ONLY_LIBPQ]
        return urlunsplit(parts._replace(query=urlencode(kept)))

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")

    @property
    def place(self) -> str:
        """Where games are stored, for people: without a password."""
        return "PostgreSQL" if self.is_postgresql else self.url.removeprefix(SQLITE)

    @classmethod
    def found(cls, file: Path | None = None, **given: Any) -> Settings:
        """Read settings from arguments, environment and file; raise one sentence if something is wrong."""
        if file is None and os.environ.get(FILE_VARIABLE):
            file = Path(os.environ[FILE_VARIABLE])
        if file is not None:
            _check_file(cls, file)
        try:
            chosen = _sourced(cls, file)(**{name: value for name, value in given.items() if value is not None})
            return cls.model_construct(**dict(chosen))  # without its sources, so that other processes can get it
        except ValidationError as error:
            first = error.errors()[0]
            name = ".".join(str(part) for part in first["loc"])
            raise WrongSetting("setting-no-fit", name=name, why=explain_error(first)) from error


def _sourced(settings: type[Settings], file: Path | None) -> type[Settings]:
    """Return the settings with their sources: a flag comes before a variable, a variable before the file."""
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
    """Check that the file exists, is TOML, and contains only settings."""
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
    """Return environment variables that look like settings but aren't."""
    known = {PREFIX + name.upper() for name in Settings.model_fields} | OTHER_VARIABLES
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
