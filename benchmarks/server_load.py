"""How many moves a second one server process carries, and how long it takes to load a game.

    python benchmarks/server_load.py [--postgresql] [--games 500] [--seconds 15] [--json]

Scripted clients in a process of their own play both seats of every game over loopback, with SQLite, or a PostgreSQL
that is started for it, and every commit on disk. First as fast as the server answers; then at 300 moves a second, to
see how long a single move takes; then the time to load long and short games from the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop

import praefectus
from praefectus.server import Settings
from praefectus.server.edge.server import registry_of
from praefectus.server.models.requests import NewTable, PersonSeat
from praefectus.server.tables import creation
from praefectus.server.tables.registry import TableRegistry

sys.path.append(str(Path(__file__).parents[1]))
from tests.server import postgresql
from tests.server.light_socket import LightSocket, connected

SOURCES = Path(praefectus.__file__).parents[1]
# All clients share one address, so the limits per address are lifted.
LIMITS = {
    "requests_per_second": 100_000,
    "requests_at_once": 100_000,
    "messages_per_second": 100_000,
    "messages_at_once": 100_000,
    "tables_per_hour": 1_000_000,
    "unfinished_tables": 1_000_000,
    "connections_per_address": 100_000,
    "handshakes_per_minute": 1_000_000,
    "bot_workers": 0,
}
SERVER = (
    "import sys, pathlib; from praefectus.server import serve\n"
    "def ready(url):\n"
    "    part = pathlib.Path(sys.argv[1] + '.part'); part.write_text(url); part.rename(sys.argv[1])\n"
    "serve(port=0, ready=ready, log_level='error')"
)


class Seats:
    """One game, both seats of it."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.random = random.Random(number)
        self.socket: LightSocket
        self.light: dict[str, Any] = {}
        self.done = False
        self.told: asyncio.Future[None]
        self.moves = 0
        self.times: list[tuple[float, float]] = []

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """A new table, and a connection to it."""
        people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
        answer = await http.post("/api/tables", json={"seats": people, "start": True})
        made = answer.raise_for_status().json()
        self.socket = await connected(self.url, made["table"]["table"], self._hear, lambda: None)
        secrets = [given["secret"] for given in made["secrets"]]
        self.done = True
        await self._ask({"type": "hello", "secrets": secrets, "detail": "light"})

    async def _ask(self, message: dict[str, Any]) -> None:
        """Say something, and wait until nothing in the game changes any more."""
        self.told = asyncio.get_running_loop().create_future()
        self.began = time.perf_counter()
        self.socket.send(json.dumps(message).encode())
        await self.told

    def _hear(self, text: bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "done":
                self.times.append((self.began, time.perf_counter() - self.began))
                self.done = True
            case "refused":
                self.told.set_exception(RuntimeError(message["sentence"]))
            case "light" if self.done:
                self.light = message
                if not self.told.done():
                    self.told.set_result(None)

    async def move(self) -> None:
        """One move, and the time until it was acknowledged."""
        light = self.light
        choice = self.random.choice(light["choices"])
        self.done = False
        await self._ask({"type": "move", "seat": light["to_act"], "state": light["state"], "choice": choice})
        self.moves += 1


async def seated(url: str, games: int) -> list[Seats]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        tables = [Seats(url, number) for number in range(games)]
        for start in range(0, games, 20):
            await asyncio.gather(*(table.sit_down(http) for table in tables[start : start + 20]))
    return tables


async def renewed(table: Seats, http: httpx.AsyncClient) -> None:
    """A finished game is followed by a new one."""
    if table.light["over"]:
        table.socket.close()
        await table.sit_down(http)


async def full_speed(url: str, games: int, seconds: float, server: int) -> dict[str, Any]:
    tables = await seated(url, games)
    stop = time.perf_counter() + seconds

    async def play(table: Seats, http: httpx.AsyncClient) -> None:
        while time.perf_counter() < stop:
            await renewed(table, http)
            await table.move()

    began = time.perf_counter()
    used, own = processor_seconds(server), time.process_time()
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await asyncio.gather(*(play(table, http) for table in tables))
    took = time.perf_counter() - began
    moves = sum(table.moves for table in tables)
    now_used, now_own = processor_seconds(server), time.process_time()
    per_move = None if used is None or now_used is None else round(1000 * (now_used - used) / moves, 3)
    for table in tables:
        table.socket.close()
    return {
        "games": games,
        "moves": moves,
        "seconds": round(took, 2),
        "moves_per_second": round(moves / took),
        "server_ms_per_move": per_move,
        "clients_ms_per_move": round(1000 * (now_own - own) / moves, 3),
    }


async def steady(url: str, games: int, seconds: float, rate: float) -> dict[str, Any]:
    """Moves at a fixed rate, spread over the games; the time counts from when the move was due."""
    tables = await seated(url, games)
    random.Random(0).shuffle(tables)
    waits: list[float] = []
    free = asyncio.Queue[Seats]()
    for table in tables:
        free.put_nowait(table)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:

        async def one(table: Seats, due: float) -> None:
            await table.move()
            waits.append(sum(table.times[-1]) - due)
            await renewed(table, http)
            free.put_nowait(table)

        began = time.perf_counter()
        tasks: list[asyncio.Task[None]] = []
        for number in range(int(seconds * rate)):
            due = began + number / rate
            delay = due - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            tasks.append(asyncio.create_task(one(await free.get(), due)))
        await asyncio.gather(*tasks)
        took = time.perf_counter() - began
    for table in tables:
        table.socket.close()
    waits.sort()
    return {
        "games": games,
        "moves_per_second": round(len(waits) / took),
        "median_ms": round(1000 * statistics.median(waits), 1),
        "p99_ms": round(1000 * waits[int(0.99 * len(waits))], 1),
        "worst_ms": round(1000 * waits[-1], 1),
    }


async def load_times(settings: Settings, short: int, long: int, repeats: int) -> dict[str, Any]:
    """The time to load games of so many decisions from the database; short and long ones take turns."""
    registry = registry_of(settings)
    await registry.open()
    made: dict[int, list[str]] = {}
    for length in (short, long):
        made[length] = await asyncio.gather(*(game_of(registry, length + more) for more in range(8)))
    times: dict[int, list[float]] = {short: [], long: []}
    for _ in range(repeats):
        for number in range(8):
            for length in (short, long):
                registry.forget_all()
                began = time.perf_counter()
                await registry.get(made[length][number])
                times[length].append(time.perf_counter() - began)
    await registry.close()
    medians = {length: 1000 * statistics.median(taken) for length, taken in times.items()}
    return {
        f"load_{short}_ms": round(medians[short], 2),
        f"load_{long}_ms": round(medians[long], 2),
        "ratio": round(medians[long] / medians[short], 2),
    }


async def game_of(registry: TableRegistry, decisions: int) -> str:
    """A table whose log has so many decisions."""
    people: list[Any] = [PersonSeat(kind="person", name="Ada"), PersonSeat(kind="person", name="Bea")]
    table, _, _ = await creation.make(registry, NewTable(seats=people, start=True), "benchmark")
    for _ in range(decisions):
        game = table.running()
        if game.to_act is None:
            raise SystemExit("The game ended too early to be measured.")
        await table.move(game.to_act, game.state, game.choice_ids()[-1])
    return table.id


def processor_seconds(process: int) -> float | None:
    """The processor time a process has used so far, where the system reports it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def clients(url: str, games: int, seconds: float, rate: float, server: int, results: Any) -> None:
    """The clients' process."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        results.put(runner.run(full_speed(url, games, seconds, server)))
        results.put(runner.run(steady(url, games, seconds, rate)))


@contextmanager
def own_postgresql() -> Iterator[str]:
    """The address of a PostgreSQL that waits for the disk, as it does for everybody."""
    cluster = postgresql.start(durable=True)
    try:
        yield cluster.new_database()
    finally:
        cluster.stop()


def measure(games: int, seconds: float, rate: float, with_postgresql: bool = False) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        database = {"database_url": stack.enter_context(own_postgresql())} if with_postgresql else {}
        environment = os.environ | {
            f"PRAEFECTUS_{key.upper()}": str(value) for key, value in (LIMITS | database).items()
        }
        environment["PRAEFECTUS_DATA_DIR"] = str(folder / "data")
        environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES), environment.get("PYTHONPATH", "")])
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(folder / "url")], env=environment)
        try:
            while not (folder / "url").exists():
                if server.poll() is not None:
                    raise SystemExit("The server did not start.")
                time.sleep(0.05)
            context = multiprocessing.get_context("spawn")
            results = context.Queue()
            process = context.Process(
                target=clients, args=((folder / "url").read_text(), games, seconds, rate, server.pid, results)
            )
            process.start()
            try:
                fast = results.get(timeout=seconds + 300)
                fixed = results.get(timeout=seconds + 300)
            finally:
                process.join(10)
                if process.is_alive():
                    process.terminate()
        finally:
            server.terminate()
            server.wait(15)
        loads = asyncio.run(load_times(Settings(data_dir=folder / "loads", bot_workers=0, **database), 50, 1000, 20))
    return {"full_speed": fast, "steady": fixed, "load": loads}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="games played at the same time")
    parser.add_argument("--seconds", type=float, default=15, help="length of each measurement")
    parser.add_argument("--rate", type=float, default=300, help="moves a second of the steady measurement")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument("--postgresql", action="store_true", help="with a PostgreSQL that is started for it")
    given = parser.parse_args()
    result = measure(given.games, given.seconds, given.rate, given.postgresql)
    if given.json:
        print(json.dumps(result))
        return
    fast, fixed, loads = result["full_speed"], result["steady"], result["load"]
    wanted = "2,500" if given.postgresql else "1,000"
    print(
        f"{fast['games']} games at full speed: {fast['moves_per_second']} moves/s (wanted: {wanted}), "
        f"{fast['server_ms_per_move']} ms of processor time a move in the server, "
        f"{fast['clients_ms_per_move']} in the clients"
    )
    print(
        f"{fixed['games']} games at {fixed['moves_per_second']} moves/s: median {fixed['median_ms']} ms, "
        f"99th percentile {fixed['p99_ms']} ms (wanted: at most 100), worst {fixed['worst_ms']} ms"
    )
    print(
        f"load: {loads['load_50_ms']} ms after 50 decisions, {loads['load_1000_ms']} ms after 1,000: "
        f"ratio {loads['ratio']} (wanted: at most 1.2)"
    )


if __name__ == "__main__":
    main()
