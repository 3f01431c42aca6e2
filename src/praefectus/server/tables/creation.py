"""New tables: as requested, as a copy of a position, from a record, or as a rematch."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from praefectus.data import board
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy, History, from_record
from praefectus.server.games.log_format import rules_of
from praefectus.server.games.setup import board_columns, checked_setup, meant_board
from praefectus.server.games.table_game import TableGame
from praefectus.server.models.requests import BotSeat, NewTable, OpenSeat, PersonSeat
from praefectus.server.models.responses import SeatSecret
from praefectus.server.players.seat_secrets import hashed, new_secret, new_table_id
from praefectus.server.ratings import contrarius
from praefectus.server.storage.interface import Append, Columns
from praefectus.server.tables import notices, seat_changes
from praefectus.server.tables.appointments import appointment_columns
from praefectus.server.tables.seats import Seat, arranged, bot_seat, seat_rows
from praefectus.server.tables.table import Table
from praefectus.server.tables.tally import Tally

if TYPE_CHECKING:
    from praefectus.server.tables.registry import TableRegistry


class CreatedTable(NamedTuple):
    """A new table, the host's secret, and the secrets of the asking browser's seats."""

    table: Table
    host: str
    secrets: list[SeatSecret]


async def make(registry: TableRegistry, wish: NewTable, address: str) -> CreatedTable:
    """Create a table."""
    chosen = meant_board(wish.board)
    modules, options = checked_setup(chosen, wish.modules, wish.options, len(wish.seats))
    seats: list[Seat] = []
    secrets: list[SeatSecret] = []
    people = [place.name for place in wish.seats if isinstance(place, PersonSeat)]
    for number, place in enumerate(wish.seats):
        match place:
            case BotSeat():
                seats.append(bot_seat(registry.bots, place.level, [*(seat.name for seat in seats), *people]))
            case OpenSeat():
                seats.append(Seat("open"))
            case PersonSeat():
                secret = new_secret()
                seats.append(Seat("person", place.name, secret_hash=hashed(secret), address=address))
                secrets.append(SeatSecret(seat=number, secret=secret))
    if wish.start and any(seat.kind == "open" for seat in seats):
        raise Refused("seats_open", "open-seats-cannot-start")
    if wish.rated and not _counts(wish, modules, own=chosen.own is not None):
        raise Refused("wrong_setup", "rated-contrarius")
    host = new_secret()
    row = new_row(
        name=wish.name or "",
        **board_columns(chosen),
        modules=modules,
        options=options,
        seed=wish.seed,
        public=wish.public,
        watching=wish.watching,
        host_hash=hashed(host),
        address=address,
        clock=seat_changes.agreed(wish.clock),
        hints=wish.hints,
        talk=wish.chat,
        first=wish.first,
        live=wish.live,
        patience=wish.patience,
        rated=wish.rated,
    )
    if wish.appointment is not None:
        row |= appointment_columns(wish.appointment)
    await registry.storage.create_table(row, seat_rows(row["id"], arranged(seats)))
    table = await registry.get(row["id"])
    if wish.start:
        await seat_changes.start(table)
        for given in secrets:
            (given.seat,) = table.seats_of([hashed(given.secret)])
    return CreatedTable(table, host, secrets)


def _counts(wish: NewTable, modules: Sequence[str], own: bool) -> bool:
    """Return whether a game can be rated that strangers did not meet for: alone against Contrarius, as he comes."""
    alone = contrarius.plays_alone(modules, len(wish.seats)) and wish.seats[0].kind == "person"
    timed = wish.clock is not None and wish.clock.kind in ("live", "daily")
    return alone and timed and wish.public and not wish.hints and wish.seed is None and not own


async def fork(registry: TableRegistry, origin: Table, copy: Copy, address: str, bots: bool = False) -> CreatedTable:
    """Create a private copy of a position. The asking browser gets all seats, or bots play their own; what the table
    forbids stays forbidden."""
    setup = board_columns(origin.played_on) | {"modules": origin.modules, "options": origin.options}
    setup |= {"hints": origin.hints, "talk": origin.talk}
    since: Columns = {"rules": origin.rules, "vocabulary": origin.vocabulary}
    since |= {"from_table": origin.id, "from_state": copy.origin}
    return await _keep_copy(registry, origin.name, copy, origin.seats, setup, since, address, bots)


async def bring(registry: TableRegistry, name: str, record: Columns, address: str) -> CreatedTable:
    """Create a table for the game of a record, at its end; the asking browser gets all seats."""
    game = from_record(json.dumps(record))
    chosen = game.configuration
    setup = board_columns(chosen.own_board or board(chosen.board))
    setup |= {"modules": list(chosen.modules), "options": dict(chosen.options)}
    setup |= {"hints": True, "talk": True}
    copy = History(TableGame(game, str(seed := registry.seed()))).fork(None, seed)
    since = {"rules": rules_of(chosen.modules), "vocabulary": registry.storage.mark}
    seats = [Seat("person") for _ in range(chosen.seats)]
    return await _keep_copy(registry, name, copy, seats, setup, since, address)


async def play_on(
    registry: TableRegistry, copy: Copy, seats: Sequence[PersonSeat | BotSeat], address: str
) -> CreatedTable:
    """Create a table that continues a game in a link; the asking browser gets the seats of people."""
    chosen = json.loads(copy.header)
    if len(seats) != chosen["seats"]:
        raise Refused("wrong_setup", "link-seats", seats=chosen["seats"])
    setup = board_columns(meant_board(chosen["board"])) | {name: chosen[name] for name in ("modules", "options")}
    setup |= {"hints": True, "talk": True}
    since = {"rules": rules_of(chosen["modules"]), "vocabulary": registry.storage.mark}
    places: list[Seat] = []
    for seat in seats:
        taken = [place.name for place in places]
        places.append(
            bot_seat(registry.bots, seat.level, taken) if isinstance(seat, BotSeat) else Seat("person", seat.name)
        )
    return await _keep_copy(registry, "", copy, places, setup, since, address, bots=True)


async def _keep_copy(
    registry: TableRegistry,
    name: str,
    copy: Copy,
    places: Sequence[Seat],
    setup: Columns,
    since: Columns,
    address: str,
    bots: bool = False,
) -> CreatedTable:
    host = new_secret()
    seats: list[Seat] = []
    secrets: list[SeatSecret] = []
    for number, seat in enumerate(places):
        if seat.kind == "bot" and bots:
            seats.append(Seat("bot", seat.name, seat.level, colour=seat.colour, place=seat.place))
            continue
        secret = new_secret()
        person = Seat("person", seat.name, secret_hash=hashed(secret), colour=seat.colour, place=seat.place)
        seats.append(person)
        secrets.append(SeatSecret(seat=number, secret=secret))
    row = new_row(
        name=name,
        **setup,
        seed=None,
        public=False,
        watching=False,
        host_hash=hashed(host),
        address=address,
        clock=None,
        first="as_seated",
        live=False,
        patience=None,
    )
    row |= {
        **copy.standing,
        "bot_to_act": (acting := copy.standing["to_act"]) is not None and seats[acting].kind == "bot",
        "stage": "over" if copy.over else "playing",
        "header": copy.header,
        **since,
    }
    entries = None
    state = copy.standing["state"]
    if state:
        entries = Append(row["id"], 0, state, None, copy.entries, row["created"], None, copy.snapshot)
    await registry.storage.create_table(row, seat_rows(row["id"], arranged(seats)), entries)
    return CreatedTable(await registry.get(row["id"]), host, secrets)


async def rematch(registry: TableRegistry, origin: Table, asking: frozenset[int], key: str, address: str) -> Table:
    """Create a rematch with the same people and secrets, or agree to it. The first to ask becomes its host, by this
    key. It begins when every person has agreed, or when the host starts it."""
    await registry.run_to_end(_rematch(registry, origin, asking, key, address))
    table = await registry.get(str(origin.rematch))
    hashes = [secret for seat in asking if (secret := origin.seats[seat].secret_hash) is not None]
    await seat_changes.agree(table, table.seats_of(hashes))
    return table


async def _rematch(registry: TableRegistry, origin: Table, asking: frozenset[int], key: str, address: str) -> None:
    async with origin.held():
        if origin.stage != "over":
            raise Refused("not_over", "rematch-when-over")
        if origin.rematch is not None and await registry.storage.listed([origin.rematch]):
            return
        seats = [_asked_again(seat, number in asking) for number, seat in enumerate(origin.seats)]
        row = new_row(
            name=origin.name,
            **board_columns(origin.played_on),
            modules=origin.modules,
            options=origin.options,
            seed=None,
            public=origin.public,
            watching=origin.watching,
            host_hash=key,
            address=address,
            clock=origin.clock and origin.clock.as_agreed,
            hints=origin.hints,
            talk=origin.talk,
            first="as_seated",
            live=origin.live,
            patience=origin.patience,
            rated=origin.rated and not origin.matched,
        )
        row["tally"] = (origin.tally or Tally()).after(origin.seats, origin.running().winners).stored()
        await registry.storage.create_table(row, seat_rows(row["id"], seats[-1:] + seats[:-1]))  # the last begins
        made = await registry.get(row["id"])
        await origin.write_change({"rematch": made.id}, happened=notices.rematch(made))
        origin.rematch = made.id
    origin.send_table()


def _asked_again(seat: Seat, agrees: bool) -> Seat:
    """Return a seat for a rematch, with its place, colour and name; a bot plays for somebody who has left."""
    if seat.kind != "person":
        return seat
    left = seat.stand_in is not None and not agrees
    return replace(
        seat,
        stand_in=seat.stand_in if left else None,
        stand_in_since=0 if left else None,
        agreed=None if left else agrees,
        reminded=None,
    )


def new_row(**given: Any) -> Columns:
    """Return the row of a table in the lobby."""
    at = now()
    return (
        {"own_board": None, "matched": False, "rated": False, "settled": False}
        | given
        | {
            "id": new_table_id(),
            "stage": "lobby",
            "modules": json.dumps(given["modules"]),
            "options": json.dumps(given["options"]),
            "clock": given["clock"].stored() if given["clock"] else None,
            "deadline": None,
            "alarm": None,
            "header": None,
            "created": at,
            "changed": at,
            "version": 0,
            "state": 0,
            "to_act": None,
            "round": None,
            "turn": None,
            "winner": None,
            "bot_to_act": False,
            "from_table": None,
            "from_state": None,
            "rematch": None,
            "undo_request": None,
            "undo_refused": None,
            "deletion": None,
            "tally": None,
            "appointment": None,
            "rules": None,
            "vocabulary": None,
        }
    )
