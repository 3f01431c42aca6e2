"""praefectus admin: what an operator does, also while the server runs."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from praefectus.server.errors import WrongSetting
from praefectus.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from praefectus.server.operating.administration import Somebody

T = TypeVar("T")

admin = typer.Typer(
    name="admin",
    help="Look after a server: list and delete tables, keep order among people, give out or delete their data. "
    "All of it also while the server runs.",
    no_args_is_help=True,
)
screen = Console(highlight=False, width=None if sys.stdout.isatty() else 120)

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, its link, or its mark in the log.")]
SeatNumber = Annotated[int | None, typer.Argument(metavar="[SEAT]", help="The number of a seat, from 0.")]
Address = Annotated[str | None, typer.Option(help="Everybody from this address instead of a seat.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON for a program to read.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="The server's settings.", show_default=False)
]
Database = Annotated[
    str | None,
    typer.Option("--database-url", "--database", metavar="URL", help="Its database.", show_default="as the server's"),
]
DataDir = Annotated[
    Path | None, typer.Option("--data-dir", help="The folder of its SQLite file.", show_default="as the server's")
]


@admin.callback()
def where(
    context: typer.Context, settings: SettingsFile = None, database: Database = None, data_dir: DataDir = None
) -> None:
    """Find the same database as the server does: by the same file, variables and flags."""
    context.obj = Settings.found(settings, database_url=database, data_dir=data_dir)


def done(context: typer.Context, work: Callable[[AsyncConnection], Awaitable[T]], writing: bool = True) -> T:
    """Carry out one transaction."""
    from praefectus.server.operating.database import opened

    async def carry_out() -> T:
        async with opened(context.obj, writing) as connection:
            return await work(connection)

    return asyncio.run(carry_out())


def say(sentence: str) -> None:
    screen.print(sentence, soft_wrap=True, markup=False)


def write(content: Any) -> None:
    sys.stdout.write(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


def ask(question: str, sure: bool) -> None:
    if not sure:
        typer.confirm(question, abort=True)


@admin.command("list")
def list_tables(
    context: typer.Context,
    stage: Annotated[str | None, typer.Option(help="lobby, playing or over.", show_default="all")] = None,
    public: Annotated[bool, typer.Option("--public", help="Public tables only.")] = False,
    name: Annotated[str | None, typer.Option(help="A part of the table's name.", show_default=False)] = None,
    idle: Annotated[float, typer.Option(metavar="DAYS", help="Nothing has changed there for so many days.")] = 0,
    limit: Annotated[int, typer.Option(help="How many, newest change first.", min=1)] = 50,
    as_json: AsJson = False,
) -> None:
    """List tables."""
    from praefectus.server.operating import administration

    if stage not in (None, "lobby", "playing", "over"):
        raise WrongSetting("admin-no-stage", stage=repr(stage))
    wanted = administration.Wanted(stage, public, name, idle, limit)
    found = done(context, lambda connection: administration.list_tables(connection, wanted), writing=False)
    if as_json:
        write(found)
        return
    table = Table(title=f"{len(found)} tables", title_justify="left")
    for column in ("table", "mark", "name", "stage", "board", "people", "bots", "changed"):
        table.add_column(column, overflow="fold")
    for row in found:
        who = ", ".join(name or "?" for name in row["people"])
        table.add_row(
            row["table"], row["mark"], row["name"], row["stage"], row["board"], who, str(row["bots"]), row["changed"]
        )
    screen.print(table)


@admin.command()
def look(context: typer.Context, table: TableName, as_json: AsJson = False) -> None:
    """Look at one table: who sits there, what was said and reported; nothing that opens a seat."""
    from praefectus.server.operating import administration

    found = done(context, lambda connection: administration.look(connection, table), writing=False)
    if as_json:
        write(found)
        return
    say(f"{found['name']}: {found['stage']}, {found['board']}, changed {found['changed']}, mark {found['mark']}")
    for seat in found["seats"]:
        more = [seat["level"], "personal link" if seat["personal_link"] else None, *seat["order"]]
        more += [f"stand-in {seat['stand_in']}"] if seat["stand_in"] else []
        about = ", ".join(str(each) for each in more if each)
        who = "open" if seat["kind"] == "open" else administration.seat_name(seat)
        say(f"  seat {seat['seat']}: {who} ({seat['kind']})" + (f", {about}" if about else ""))
    say(f"  log: {found['log']['entries']} entries in {found['log']['writes']} writes")
    for line in found["chat"]:
        say(f"  {line['at']} {line['name']}: {line['text']}")
    for report in found["reports"]:
        _say_report(report)


@admin.command()
def delete(
    context: typer.Context,
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="Ids, links or marks.")],
    yes: Sure = False,
) -> None:
    """Delete tables with everything that belongs to them; who looks at them is told."""
    from praefectus.server.operating import administration

    ask(f"Delete {len(tables)} tables for good?", yes)
    for table in tables:
        done(context, lambda connection, table=table: administration.delete_table(connection, table))  # type: ignore[misc]
        say(f"{table} is deleted.")


async def _whom(connection: AsyncConnection, table: str | None, seat: int | None, address: str | None) -> Somebody:
    from praefectus.server.operating import administration

    if address is not None and table is None:
        return administration.from_address(address)
    if table is None or seat is None or address is not None:
        raise WrongSetting("admin-whom")
    return await administration.somebody_at(connection, table, seat)


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
    what = "may not speak" if kind == "mute" else "may not come in"
    say(f"They {what} any more, {'for good' if days is None else f'for {days:g} days'}.")


def _lift(
    context: typer.Context, kind: Literal["mute", "ban"], table: str | None, seat: int | None, address: str | None
) -> None:
    from praefectus.server.operating import administration

    async def work(connection: AsyncConnection) -> int:
        return await administration.lift(connection, kind, await _whom(connection, table, seat, address))

    count = done(context, work)
    what = "speak" if kind == "mute" else "come in"
    say(f"They may {what} again." if count else f"They were allowed to {what} anyway.")


OptionalTable = Annotated[
    str | None, typer.Argument(metavar="[TABLE]", help="The id of a table, its link, or its mark in the log.")
]
Days = Annotated[float | None, typer.Option(help="For so many days.", show_default="for good", min=0)]
Reason = Annotated[str, typer.Option(help="What they are told.", show_default=False)]


@admin.command()
def mute(
    context: typer.Context,
    table: OptionalTable = None,
    seat: SeatNumber = None,
    address: Address = None,
    days: Days = None,
    reason: Reason = "",
) -> None:
    """Do not let somebody chat: the person of a seat, at all their tables, or everybody from an address."""
    _sanction(context, "mute", table, seat, address, days, reason)


@admin.command()
def unmute(
    context: typer.Context, table: OptionalTable = None, seat: SeatNumber = None, address: Address = None
) -> None:
    """Let somebody chat again."""
    _lift(context, "mute", table, seat, address)


@admin.command()
def ban(
    context: typer.Context,
    table: OptionalTable = None,
    seat: SeatNumber = None,
    address: Address = None,
    days: Days = None,
    reason: Reason = "",
) -> None:
    """Do not let somebody in: the person of a seat with the address they came from, or everybody from an address."""
    _sanction(context, "ban", table, seat, address, days, reason)


@admin.command()
def unban(
    context: typer.Context, table: OptionalTable = None, seat: SeatNumber = None, address: Address = None
) -> None:
    """Let somebody in again."""
    _lift(context, "ban", table, seat, address)


@admin.command()
def order(context: typer.Context, as_json: AsJson = False) -> None:
    """List who is muted or banned."""
    from praefectus.server.operating import administration

    found = done(context, administration.order, writing=False)
    if as_json:
        write(found)
        return
    for row in found:
        where = ", ".join(f"{seat['name']} at {seat['table']} seat {seat['seat']}" for seat in row["seats"])
        until = f"until {row['until']}" if row["until"] else "for good"
        why = f"; {row['reason']}" if row["reason"] else ""
        say(f"{row['kind']} since {row['at']} {until}: {where or 'an address'}{why}")
    if not found:
        say("Nobody is muted or banned.")


def _say_report(report: dict[str, Any]) -> None:
    closed = f", closed {report['closed']}" if report["closed"] else ""
    say(
        f"report {report['report']} of {report['at']}{closed}: {report['name']} "
        f"(table {report['table']}, seat {report['seat']}): {report['reason']}"
    )
    for line in report["said"]:
        say(f"    said: {line}")


@admin.command()
def reports(
    context: typer.Context,
    close: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="This report is dealt with.", show_default=False)
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also those that are dealt with.")] = False,
    as_json: AsJson = False,
) -> None:
    """Read what players reported about each other."""
    from praefectus.server.operating import administration

    if close is not None:
        done(context, lambda connection: administration.close_report(connection, close))
        say(f"Report {close} is dealt with.")
        return
    found = done(context, lambda connection: administration.reports(connection, everything), writing=False)
    if as_json:
        write(found)
        return
    for report in found:
        _say_report(report)
    if not found:
        say("There are no reports.")


@admin.command("read-only")
def read_only(
    context: typer.Context,
    switch: Annotated[str, typer.Argument(metavar="on|off", help="Nothing changes any more, or play goes on.")],
    sentence: Annotated[
        str, typer.Option(help="What people are told.")
    ] = "The server is being looked after; nothing can be changed just now. Your games go on soon.",
) -> None:
    """Stop every change while people may still look; for upgrades and moves to another machine."""
    from praefectus.server.operating import administration

    if switch not in ("on", "off"):
        raise WrongSetting("admin-on-off", switch=repr(switch))
    done(context, lambda connection: administration.set_read_only(connection, sentence if switch == "on" else None))
    say("Nothing changes any more." if switch == "on" else "Play goes on.")


@admin.command()
def expire(
    context: typer.Context,
    lobby: Annotated[float | None, typer.Option(metavar="DAYS", show_default="lobby_days")] = None,
    playing: Annotated[float | None, typer.Option(metavar="DAYS", show_default="playing_days")] = None,
    over: Annotated[float | None, typer.Option(metavar="DAYS", show_default="over_days")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
) -> None:
    """Delete tables on which nothing has changed for so many days, by stage; 0: none of that stage."""
    from praefectus.server.operating import administration

    days = administration.standard_days(context.obj)
    days |= {
        stage: given for stage, given in (("lobby", lobby), ("playing", playing), ("over", over)) if given is not None
    }
    count = done(context, lambda connection: administration.expire(connection, days, not dry_run))
    what = "would be deleted" if dry_run else "are deleted"
    say(
        f"{sum(count.values())} tables {what}: "
        + ", ".join(f"{number} {stage}" for stage, number in count.items())
        + "."
    )


@admin.command("export-person")
def export_person(
    context: typer.Context,
    table: TableName,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The number of a seat, from 0.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it here.", show_default="the screen")] = None,
) -> None:
    """Give out all that is kept about the person of a seat, as JSON; with a personal link, of all their seats."""
    from praefectus.server.operating import administration

    async def work(connection: AsyncConnection) -> dict[str, Any]:
        return await administration.export_person(connection, await administration.somebody_at(connection, table, seat))

    found = done(context, work, writing=False)
    if out is None:
        write(found)
    else:
        out.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        say(f"Everything about them is in {out}.")


@admin.command("delete-person")
def delete_person(
    context: typer.Context,
    table: TableName,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The number of a seat, from 0.")],
    yes: Sure = False,
) -> None:
    """Delete what is kept about the person of a seat; their moves stay without a name, and bots play on for them."""
    from praefectus.server.operating import administration

    ask("Delete what is kept about this person for good?", yes)

    async def work(connection: AsyncConnection) -> int:
        return await administration.delete_person(connection, await administration.somebody_at(connection, table, seat))

    count = done(context, work)
    say(f"What was kept about them is deleted; they sat at {count} {'table' if count == 1 else 'tables'}.")
