"""praefectus admin: the operator's commands, also while the server runs."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, get_args

import typer
from rich.console import Console
from rich.table import Table

from praefectus import language
from praefectus.language import Message, Words
from praefectus.server.errors import WrongSetting
from praefectus.server.players.moderation import ActionKind, ActionReason
from praefectus.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from praefectus.server.operating.listings import ReportLine
    from praefectus.server.storage.personal_data import KnownPerson

T = TypeVar("T")


def spoken() -> Words:
    """Return the words in the operator's language."""
    return language.of(language.spoken())


def words(id: str, /, **given: Any) -> str:  # noqa: A002 - what it is called in the catalogue
    return spoken()(id, **given)


admin = typer.Typer(
    name="admin",
    help=words("admin"),
    no_args_is_help=True,
)
screen = Console(highlight=False, width=None if sys.stdout.isatty() else 120)

DAYS = words("cli-name-days")
FILE = words("cli-name-file")
NUMBER = words("cli-name-number")
SEAT = words("cli-name-seat")
TABLE = words("cli-name-table")
KINDS, REASONS = get_args(ActionKind), get_args(ActionReason)
TableName = Annotated[str, typer.Argument(metavar=TABLE, help=words("admin-arg-table"))]
SeatNumber = Annotated[int | None, typer.Argument(metavar=SEAT, help=words("admin-arg-seat"))]
Address = Annotated[str | None, typer.Option(help=words("admin-opt-address"), show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help=words("cli-option-json"))]
Sure = Annotated[bool, typer.Option("--yes", help=words("admin-opt-yes"))]
SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar=FILE, help=words("admin-opt-settings"), show_default=False),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        "--database",
        metavar="URL",
        help=words("admin-opt-database"),
        show_default=words("admin-as-server"),
    ),
]
DataDir = Annotated[
    Path | None, typer.Option("--data-dir", help=words("admin-opt-data-dir"), show_default=words("admin-as-server"))
]


@admin.callback()
def where(
    context: typer.Context, settings: SettingsFile = None, database: Database = None, data_dir: DataDir = None
) -> None:
    """Find the server's database by the same file, variables and flags."""
    context.obj = Settings.found(settings, database_url=database, data_dir=data_dir)


def done(context: typer.Context, work: Callable[[AsyncConnection], Awaitable[T]], writing: bool = True) -> T:
    """Run one transaction."""
    from praefectus.server.operating.database import opened

    async def run_to_end() -> T:
        async with opened(context.obj, writing) as connection:
            return await work(connection)

    return asyncio.run(run_to_end())


def say(sentence: str) -> None:
    screen.print(sentence, soft_wrap=True, markup=False)


def write(content: Any) -> None:
    sys.stdout.write(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


def from_one(found: T) -> T:
    """Return the result with seats counted from 1, as the page shows them and the commands take them."""
    counted: Any = found
    if isinstance(found, list):
        counted = [from_one(each) for each in found]
    elif isinstance(found, dict):
        counted = {
            name: each + 1 if name == "seat" and each is not None else from_one(each) for name, each in found.items()
        }
    return counted  # type: ignore[no-any-return]


def ask(question: str, sure: bool) -> None:
    if not sure:
        typer.confirm(question, abort=True)


@admin.command("list", help=words("admin-list"))
def list_tables(
    context: typer.Context,
    stage: Annotated[str | None, typer.Option(help="lobby, playing, over", show_default=words("admin-all"))] = None,
    public: Annotated[bool, typer.Option("--public", help=words("admin-opt-public"))] = False,
    name: Annotated[str | None, typer.Option(help=words("admin-opt-name"), show_default=False)] = None,
    idle: Annotated[float, typer.Option(metavar=DAYS, help=words("admin-opt-idle"))] = 0,
    limit: Annotated[int, typer.Option(metavar="N", help=words("admin-opt-limit"), min=1)] = 50,
    as_json: AsJson = False,
) -> None:
    """List tables."""
    from praefectus.server.operating import administration

    if stage not in (None, "lobby", "playing", "over"):
        raise WrongSetting("admin-no-stage", stage=repr(stage))
    wanted = administration.TableFilter(stage, public, name, idle, limit)
    found = done(context, lambda connection: administration.list_tables(connection, wanted), writing=False)
    if as_json:
        write(found)
        return
    table = Table(title=words("admin-tables", count=len(found)), title_justify="left")
    for column in ("table", "mark", "name", "stage", "board", "people", "bots", "changed"):
        table.add_column(words(f"admin-column-{column}"), overflow="fold")
    for row in found:
        who = spoken().row(row["people"])
        table.add_row(
            row["table"], row["mark"], row["name"], row["stage"], row["board"], who, str(row["bots"]), row["changed"]
        )
    screen.print(table)


@admin.command(help=words("admin-look"))
def look(context: typer.Context, table: TableName, as_json: AsJson = False) -> None:
    """Show one table with its people, chat and reports, but no secret that opens a seat."""
    from praefectus.server.operating import administration

    found = from_one(done(context, lambda connection: administration.look(connection, table), writing=False))
    if as_json:
        write(found)
        return
    about_table = {"name": found["name"], "stage": found["stage"], "board": found["board"]}
    say(words("admin-table", changed=found["changed"], mark=found["mark"], **about_table))
    for seat in found["seats"]:
        more = [seat["kind"], seat["level"], words("admin-personal-link") if seat["personal_link"] else None]
        more += [*seat["order"], words("admin-stand-in", who=seat["stand_in"]) if seat["stand_in"] else None]
        about = spoken().row([str(each) for each in more if each])
        who = (
            words("admin-open") if seat["kind"] == "open" else administration.named({**seat, "seat": seat["seat"] - 1})
        )
        say("  " + words("admin-seat", seat=seat["seat"], who=who, about=about))
    say("  " + words("admin-log", entries=found["log"]["entries"], writes=found["log"]["writes"]))
    for line in found["chat"]:
        say(f"  {line['at']} {line['name']}: {line['text']}")
    for report in found["reports"]:
        _say_report(report)


@admin.command(help=words("admin-delete"))
def delete(
    context: typer.Context,
    tables: Annotated[list[str], typer.Argument(metavar=f"{TABLE}...", help=words("admin-arg-tables"))],
    yes: Sure = False,
) -> None:
    """Delete tables with everything that belongs to them; anyone looking at them is notified."""
    from praefectus.server.operating import administration

    ask(words("admin-ask-delete", count=len(tables)), yes)
    for table in tables:
        done(context, lambda connection, table=table: administration.delete_table(connection, table))  # type: ignore[misc]
        say(words("admin-deleted", table=table))


async def _whom(connection: AsyncConnection, table: str | None, seat: int | None, address: str | None) -> KnownPerson:
    from praefectus.server.operating import administration

    if address is not None and table is None:
        return administration.from_address(address)
    if table is None or seat is None or address is not None:
        raise WrongSetting("admin-whom")
    return await administration.person_at(connection, table, seat)


def _sanction(
    context: typer.Context,
    kind: Literal["mute", "ban"],
    table: str | None,
    seat: int | None,
    address: str | None,
    days: float | None,
    reason: str,
) -> None:
    from praefectus.server.operating import administration

    async def work(connection: AsyncConnection) -> None:
        who = await _whom(connection, table, seat, address)
        await administration.sanction(connection, kind, who, days, reason)

    done(context, work)
    if days is None:
        say(words("admin-muted" if kind == "mute" else "admin-banned"))
    else:
        say(words("admin-muted-days" if kind == "mute" else "admin-banned-days", days=days))


def _lift(
    context: typer.Context, kind: Literal["mute", "ban"], table: str | None, seat: int | None, address: str | None
) -> None:
    from praefectus.server.operating import administration

    async def work(connection: AsyncConnection) -> int:
        return await administration.lift(connection, kind, await _whom(connection, table, seat, address))

    count = done(context, work)
    if kind == "mute":
        say(words("admin-unmuted" if count else "admin-not-muted"))
    else:
        say(words("admin-unbanned" if count else "admin-not-banned"))


OptionalTable = Annotated[str | None, typer.Argument(metavar=TABLE, help=words("admin-arg-table"))]
Days = Annotated[
    float | None, typer.Option(metavar="N", help=words("admin-opt-days"), show_default=words("admin-for-good"), min=0)
]
Reason = Annotated[str, typer.Option(help=words("admin-opt-reason"), show_default=False)]


@admin.command(help=words("admin-mute"))
def mute(
    context: typer.Context,
    table: OptionalTable = None,
    seat: SeatNumber = None,
    address: Address = None,
    days: Days = None,
    reason: Reason = "",
) -> None:
    """Mute the person of a seat at all their tables, or everybody from an address."""
    _sanction(context, "mute", table, seat, address, days, reason)


@admin.command(help=words("admin-unmute"))
def unmute(
    context: typer.Context, table: OptionalTable = None, seat: SeatNumber = None, address: Address = None
) -> None:
    """Lift a mute."""
    _lift(context, "mute", table, seat, address)


@admin.command(help=words("admin-ban"))
def ban(
    context: typer.Context,
    table: OptionalTable = None,
    seat: SeatNumber = None,
    address: Address = None,
    days: Days = None,
    reason: Reason = "",
) -> None:
    """Ban the person of a seat with their address, or everybody from an address."""
    _sanction(context, "ban", table, seat, address, days, reason)


@admin.command(help=words("admin-unban"))
def unban(
    context: typer.Context, table: OptionalTable = None, seat: SeatNumber = None, address: Address = None
) -> None:
    """Lift a ban."""
    _lift(context, "ban", table, seat, address)


@admin.command(help=words("admin-order"))
def order(context: typer.Context, as_json: AsJson = False) -> None:
    """List who is muted or banned."""
    from praefectus.server.operating import administration

    found = from_one(done(context, administration.list_sanctions, writing=False))
    if as_json:
        write(found)
        return
    for row in found:
        seats = [words("admin-at", **seat) for seat in row["seats"]]
        where = spoken().row(seats) if seats else words("admin-an-address")
        until = words("admin-until", moment=row["until"]) if row["until"] else words("admin-for-good")
        told = words("admin-sanction", kind=row["kind"], at=row["at"], until=until, where=where)
        say(words("now-and", first=told, next=row["reason"]) if row["reason"] else told)
    if not found:
        say(words("admin-nobody"))


def _say_report(report: ReportLine) -> None:
    at = words("admin-closed", at=report["at"], closed=report["closed"]) if report["closed"] else report["at"]
    about = {"name": report["name"], "table": report["table"], "seat": report["seat"], "reason": report["reason"]}
    say(words("admin-report", number=report["report"], at=at, **about))
    for line in report["said"]:
        say("    " + words("admin-said", line=line))


@admin.command(help=words("admin-reports"))
def reports(
    context: typer.Context,
    close: Annotated[
        int | None, typer.Option(metavar=NUMBER, help=words("admin-opt-close"), show_default=False)
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help=words("admin-opt-all"))] = False,
    as_json: AsJson = False,
) -> None:
    """Show what players reported about each other."""
    from praefectus.server.operating import administration

    if close is not None:
        done(context, lambda connection: administration.close_report(connection, close))
        say(words("admin-report-closed", number=close))
        return
    found = from_one(done(context, lambda connection: administration.reports(connection, everything), writing=False))
    if as_json:
        write(found)
        return
    for report in found:
        _say_report(report)
    if not found:
        say(words("admin-no-reports"))


@admin.command(help=words("admin-moderator"))
def moderator(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar=words("cli-name-player"), help=words("admin-arg-player"))],
    remove: Annotated[bool, typer.Option("--remove", help=words("admin-opt-remove"))] = False,
) -> None:
    """Make the player with this name a moderator, or remove the role."""
    from praefectus.server.storage import moderating

    role = None if remove else "moderator"
    if not done(context, lambda connection: moderating.set_role(connection, name, role)):
        raise WrongSetting("no-such-player", name=name)
    say(words("admin-no-moderator" if remove else "admin-is-moderator", name=name))


@admin.command(help=words("admin-audit"))
def audit(
    context: typer.Context,
    undo: Annotated[int | None, typer.Option(metavar=NUMBER, help=words("admin-opt-undo"), show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """List what moderators have done, newest first, or undo one action."""
    from praefectus.server.storage import moderating

    if undo is not None:
        done(context, lambda connection: moderating.undo(connection, None, undo))
        say(words("admin-undone", number=undo))
        return
    found = done(context, moderating.audited, writing=False)
    if as_json:
        write(from_one([entry.model_dump() for entry in found]))
        return
    for entry in found:
        given = {name: getattr(entry, name) or "-" for name in ("at", "by", "name", "kind", "reason", "table", "until")}
        say(words("admin-action", number=entry.action, **given))
        for more in (entry.sentence, entry.undone and words("admin-action-undone", at=entry.undone)):
            if more:
                say(f"    {more}")
    if not found:
        say(words("admin-no-actions"))


@admin.command(help=words("admin-act"))
def act(
    context: typer.Context,
    report: Annotated[int, typer.Argument(metavar=NUMBER, help=words("admin-arg-report"))],
    kind: Annotated[str, typer.Argument(metavar="|".join(KINDS), help=words("admin-arg-kind"))],
    reason: Annotated[str, typer.Option(metavar="|".join(REASONS), help=words("admin-opt-why"))] = "other",
    days: Days = None,
    sentence: Annotated[str, typer.Option(help=words("admin-opt-to-person"), show_default=False)] = "",
) -> None:
    """Act on a report and close it."""
    from praefectus.server.storage import moderating

    for given, known in ((kind, KINDS), (reason, REASONS)):
        if given not in known:
            raise WrongSetting("admin-not-one-of", given=repr(given), known=", ".join(known))
    wish = moderating.Action(report, kind, days, reason, sentence)  # type: ignore[arg-type] # checked above
    say(words("admin-acted", number=done(context, lambda connection: moderating.act(connection, None, wish))))


@admin.command("read-only", help=words("admin-read-only"))
def read_only(
    context: typer.Context,
    switch: Annotated[str, typer.Argument(metavar="on|off", help=words("admin-arg-switch"))],
    sentence: Annotated[
        str | None, typer.Option(help=words("admin-opt-sentence"), show_default=words("admin-being-looked-after"))
    ] = None,
) -> None:
    """Maintenance mode: people can look but not play; for upgrades and moves to another machine."""
    from praefectus.server.operating import administration

    if switch not in ("on", "off"):
        raise WrongSetting("admin-on-off", switch=repr(switch))
    told = (sentence or Message("admin-being-looked-after")) if switch == "on" else None
    done(context, lambda connection: administration.set_read_only(connection, told))
    say(words("admin-read-only-on" if switch == "on" else "admin-read-only-off"))


@admin.command(help=words("admin-expire"))
def expire(
    context: typer.Context,
    lobby: Annotated[float | None, typer.Option(metavar=DAYS, show_default="lobby_days")] = None,
    playing: Annotated[float | None, typer.Option(metavar=DAYS, show_default="playing_days")] = None,
    over: Annotated[float | None, typer.Option(metavar=DAYS, show_default="over_days")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=words("admin-opt-dry-run"))] = False,
) -> None:
    """Delete tables on which nothing has changed for so many days, by stage; 0: none of that stage."""
    from praefectus.server.operating import administration

    days = administration.standard_days(context.obj)
    days |= {
        stage: given for stage, given in (("lobby", lobby), ("playing", playing), ("over", over)) if given is not None
    }
    count = done(context, lambda connection: administration.expire(connection, days, not dry_run))
    stages = spoken().row([f"{number} {stage}" for stage, number in count.items()])
    say(words("admin-would-expire" if dry_run else "admin-expired", count=sum(count.values()), stages=stages))


@admin.command("export-person", help=words("admin-export-person"))
def export_person(
    context: typer.Context,
    table: TableName,
    seat: Annotated[int, typer.Argument(metavar=SEAT, help=words("admin-arg-seat"))],
    out: Annotated[
        Path | None,
        typer.Option(metavar=FILE, help=words("admin-opt-out"), show_default=words("admin-screen")),
    ] = None,
) -> None:
    """Export everything stored about the person of a seat, as JSON; with a personal link, of all their seats."""
    from praefectus.server.operating import administration
    from praefectus.server.storage import personal_data

    async def work(connection: AsyncConnection) -> personal_data.PersonalData:
        who = await administration.person_at(connection, table, seat)
        return await personal_data.export_person(connection, who)

    found = done(context, work, writing=False)
    if out is None:
        write(found)
    else:
        out.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        say(words("admin-exported", file=str(out)))


@admin.command("delete-person", help=words("admin-delete-person"))
def delete_person(
    context: typer.Context,
    table: TableName,
    seat: Annotated[int, typer.Argument(metavar=SEAT, help=words("admin-arg-seat"))],
    yes: Sure = False,
) -> None:
    """Delete everything stored about the person of a seat; their moves stay without a name, and bots take over."""
    from praefectus.server.operating import administration
    from praefectus.server.storage import personal_data

    ask(words("admin-ask-delete-person"), yes)

    async def work(connection: AsyncConnection) -> int:
        who = await administration.person_at(connection, table, seat)
        return await personal_data.delete_person(connection, who)

    count = done(context, work)
    say(words("admin-person-deleted", count=count))
