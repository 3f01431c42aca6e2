"""A real server on a free port, clients for it, and both databases."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import ssl
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cached_property
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets

import praefectus
from praefectus.server import Settings, create_app, encoding
from praefectus.server.edge.server import configured, listening

from . import postgresql, served

SOURCES = Path(praefectus.__file__).parents[1]
PATIENCE = 60.0
CERTIFICATES = ssl.create_default_context()  # read once, and not for every client
# Tests come from one address, and quickly.
GENEROUS: dict[str, Any] = {
    "requests_per_second": 10_000,
    "requests_at_once": 10_000,
    "messages_per_second": 10_000,
    "messages_at_once": 10_000,
    "tables_per_hour": 100_000,
    "unfinished_tables": 100_000,
    "guesses_per_minute": 100_000,
    "connections_per_address": 5_000,
    "chat_in_ten_seconds": 1_000,
    "handshakes_per_minute": 1_000_000,
    "bot_workers": 1,
    "bot_prepare": False,
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgresql.Cluster]:
    cluster = postgresql.start()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """Settings for each of the two databases."""
    if request.param == "sqlite":
        return {"data_dir": tmp_path / "data"}
    cluster: postgresql.Cluster = request.getfixturevalue("cluster")
    return {"data_dir": tmp_path / "data", "database_url": cluster.new_database()}


Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let so many minutes pass on the servers of this process."""
    passed = [0.0]
    monkeypatch.setattr(encoding, "clock", lambda: encoding.system_clock() + int(passed[0] * 60_000))

    def let_pass(minutes: float) -> None:
        passed[0] += minutes

    return let_pass


Receiver = tuple[int, asyncio.Queue[dict[str, Any]]]  # its port, and what was posted to it


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    """A web server that keeps what is posted to it."""
    got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line[15:]) for line in head.decode().split("\r\n") if line.lower().startswith("content-length:")
        )
        body = await reader.readexactly(length)
        got.put_nowait({"head": head.decode()} | json.loads(body))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1], got
    server.close()


class RunningServer:
    """A server in a thread of the test process, with its own event loop and a real port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        listener = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = uvicorn.Server(configured(self.app, settings))
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        for _ in range(600):
            if self.server.started:
                return
            if not self.thread.is_alive():
                break
            threading.Event().wait(0.05)
        raise RuntimeError("The server did not start.")

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)


@pytest.fixture
def start_server() -> Iterator[Callable[..., RunningServer]]:
    """Start servers with any settings; all are stopped after the test."""
    running: list[RunningServer] = []

    def start(**settings: Any) -> RunningServer:
        server = RunningServer(Settings(**(GENEROUS | settings)))
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(start_server: Callable[..., RunningServer], tmp_path: Path) -> RunningServer:
    """A server with SQLite."""
    return start_server(data_dir=tmp_path / "data")


@pytest.fixture
def any_server(start_server: Callable[..., RunningServer], database: dict[str, Any]) -> RunningServer:
    """A server with each database in turn."""
    return start_server(**database)


class ServerProcess:
    """A server in a process of its own, which can be killed."""

    def __init__(self, url_file: Path, **settings: Any) -> None:
        self.url_file = url_file
        self.settings = GENEROUS | settings
        self.process: ForkServerProcess | None = None
        self.url = ""

    async def start(self, port: int = 0, stderr: Path | None = None) -> None:
        self.url_file.unlink(missing_ok=True)
        environment = os.environ | {f"PRAEFECTUS_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment.setdefault("PRAEFECTUS_LOG_LEVEL", "error")
        environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES), environment.get("PYTHONPATH", "")])
        self.process = served.begin(dict(environment), port, self.url_file, stderr)
        async with asyncio.timeout(PATIENCE):
            while not self.url_file.exists():
                if self.process.exitcode is not None:
                    raise RuntimeError("The server process ended at once.")
                await asyncio.sleep(0.005)
        self.url = self.url_file.read_text().rstrip("/")

    @property
    def pid(self) -> int:
        assert self.process is not None and self.process.pid is not None
        return self.process.pid

    async def stopped(self) -> int | None:
        """Ask it to stop, and wait until it has; the code with which it ended."""
        assert self.process is not None
        self.process.terminate()
        await asyncio.to_thread(self.process.join, 20)
        return self.process.exitcode

    def kill(self) -> None:
        """SIGKILL, without any chance to tidy up."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


def serving(process: ServerProcess) -> list[int]:
    """The processes that listen at the port of the first one, that one left out; who has lived longest comes first."""
    port = f":{int(process.url.rsplit(':', 1)[1]):04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    listener = next(f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == "0A")
    found: dict[int, int] = {}
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if any(str(each.readlink()) == listener for each in (place / "fd").iterdir()):
                found[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[19])
    return sorted(found.keys() - {process.pid}, key=lambda each: (found[each], each))


class Player:
    """One WebSocket connection."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.opens: list[int | None] = []
        self.view: dict[str, Any] | None = None
        self.lines: list[str] = []
        self.seen: list[dict[str, Any]] = []
        self.refs = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.seen.append(message)
        match message["type"]:
            case "welcome":
                self.table, self.seats, self.opens = message["table"], message["seats"], message["opens"]
            case "table":
                self.table = message["table"]
            case "view":
                self.view = message["view"]
                known = [line for line in self.lines if line["start"] < message["log"]["start"]]
                self.lines = known + message["log"]["lines"]
        return message

    async def until(self, kind: str, wanted: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = await self.receive()
            if message["type"] == kind and wanted(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and wait for its own answer."""
        self.refs += 1
        ref = f"r{self.refs}"
        await self.send(**message, ref=ref)
        while True:
            answer = await self.receive()
            if answer.get("ref") == ref:
                return answer

    async def view_at(self, state: int) -> dict[str, Any]:
        """Wait until a view of this state or a later one has come."""
        while self.view is None or self.view["state"] < state:
            await self.receive()
        return self.view

    async def my_turn(self) -> dict[str, Any]:
        """Wait until this connection is to act, or the game is over."""
        while self.view is None or not (self.view["over"] or self.view["to_act"] in self.seats):
            await self.receive()
        return self.view

    async def move(self, number: int = 0) -> dict[str, Any]:
        """Play one of the choices shown; returns the answer, with the new view at hand."""
        view = await self.my_turn()
        choice = view["choices"][number % len(view["choices"])]["id"]
        answer = await self.ask(type="move", seat=view["to_act"], state=view["state"], choice=choice)
        if answer["type"] == "done":
            await self.view_at(answer["state"])
        return answer


class Client:
    """HTTP and WebSocket to one server."""

    def __init__(self, url: str) -> None:
        self.url = url

    @cached_property
    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url + "/api", timeout=PATIENCE, verify=CERTIFICATES)

    async def call(self, method: str, path: str, secret: str | None = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        return await self.http.request(method, path, headers=headers, **more)

    async def get(self, path: str, secret: str | None = None, **more: Any) -> Any:
        answer = await self.call("GET", path, secret, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, secret: str | None = None, status: int | None = None) -> Any:
        answer = await self.call("POST", path, secret, json=body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def new_table(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A table from short words: a name for a person, "bot" or "open"."""
        places = [{"kind": seat} if seat in ("open", "bot") else {"kind": "person", "name": seat} for seat in seats]
        made: dict[str, Any] = await self.post("/tables", {"seats": places, "first": "as_seated"} | more, status=201)
        return made

    @asynccontextmanager
    async def sit(self, table: str, *secrets: str, detail: str = "full") -> AsyncIterator[Player]:
        """Connect with these secrets, or to watch."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
        async with websockets.connect(address, max_size=None, compression=None) as socket:
            player = Player(socket)
            await player.send(type="hello", secrets=list(secrets), detail=detail)
            await player.until("welcome")
            yield player


def secrets_of(made: dict[str, Any]) -> list[str]:
    return [given["secret"] for given in made["secrets"]]


@pytest.fixture
async def client(server: RunningServer) -> AsyncIterator[Client]:
    client = Client(server.url)
    yield client
    await client.http.aclose()


@pytest.fixture
async def any_client(any_server: RunningServer) -> AsyncIterator[Client]:
    client = Client(any_server.url)
    yield client
    await client.http.aclose()
