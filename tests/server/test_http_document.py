"""docs/protocol.md describes the HTTP interface as it is, with the secret that each operation needs."""

from __future__ import annotations

from pathlib import Path

import httpx

from praefectus.server.edge.http_document import renewed, schema

from .conftest import CERTIFICATES, PATIENCE, RunningServer

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
# a body that fits, where an operation refuses others before it asks for the secret
BODIES = {
    "/tables/{table}": {},
    "/deletion": {"agree": True},
    "/chat": {"text": "Salve!"},
    "/colour": {"colour": "white"},
    "/notes": {"text": ""},
    "/webhook": {"url": "https://example.org"},
    "/report": {"reason": "Spam"},
    "/moderation/actions": {"report": 1, "kind": "note", "reason": "other"},
    "/person/appeal": {"text": "I was not rude."},
    "/person/tables": {"tables": []},
    "/person/notices": {"off": []},
    "/person/seeks": {"pace": "quick", "sizes": [2]},
    "/answer": {"agree": True},
    "/invitations": {"name": "Bea"},
    "/person/friends": {"name": "Bea"},
    "/person/push": {"endpoint": "https://example.org", "p256dh": "A" * 87, "auth": "A" * 22},
}


def test_the_http_part_of_the_protocol_is_current() -> None:
    written = DOCUMENT.read_text(encoding="utf-8")
    command = "python -m praefectus.server.edge.http_document docs/protocol.md"
    assert renewed(written) == written, f"{command} updates it."


def test_every_operation_needs_the_secret_that_the_document_names(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE, verify=CERTIFICATES) as client:
        table = client.post("/api/quick").json()["table"]["table"]
        for path, methods in schema()["paths"].items():
            body = next((body for end, body in BODIES.items() if path.endswith(end)), None)
            names = {
                "board": "imperium",
                "name": "imperium",
                "category": "live",
                "device": "0" * 64,
                "friend": "A" * 22,
                "seek": "A" * 22,
                "tournament": "A" * 22,
            }
            address = path.format(table=table, seat=0, report=1, action=1, key="A" * 22, **names)
            for method, operation in methods.items():
                needed = operation.get("x-secret", "")
                required = needed in ("host", "seat", "seat or host", "personal")
                answer = client.request(method, address, json=body, params={"question": "goal"})
                assert (answer.status_code == 401) == required, f"{method} {path} needs “{needed}”: {answer.text}"
