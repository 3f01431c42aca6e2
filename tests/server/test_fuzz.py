"""The HTTP interface under schemathesis: whatever is sent, the answer is never a server error."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from praefectus.server import Settings, create_app

from .conftest import GENEROUS, RunningServer

EXAMPLES = 25


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server with one running table that is known to the fuzzer."""
    server = RunningServer(
        Settings(**(GENEROUS | {"data_dir": tmp_path_factory.mktemp("fuzz"), "webhook_seconds": 0.2}))
    )
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
    made = httpx.post(server.url + "/api/tables", json={"seats": seats, "start": True}).json()
    yield {
        "url": server.url,
        "table": made["table"]["table"],
        "secret": made["secrets"][0]["secret"],
        "host": made["host"],
    }
    server.stop()


def _schema() -> Any:
    app = create_app(Settings(data_dir=Path("unused")))
    return schemathesis.openapi.from_dict(app.openapi())


schema = _schema()
counter = threading.Lock()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_never_a_server_error(case: Any, fuzzed: dict[str, Any]) -> None:
    """Half of the requests go to a real table with a real secret, so that they get past the door."""
    real = hash(repr(case.body)) % 2 == 0
    if real and case.path_parameters and "table" in case.path_parameters:
        case.path_parameters["table"] = fuzzed["table"]
        case.headers = dict(case.headers or {}) | {
            "Authorization": f"Bearer {fuzzed['host' if hash(repr(case)) % 3 == 0 else 'secret']}"
        }
    answer = case.call(base_url=fuzzed["url"])
    case.validate_response(
        answer,
        checks=[not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance],
    )
