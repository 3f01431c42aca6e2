"""Prometheus metrics, served on their own port."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from praefectus.server.errors import WrongSetting

if TYPE_CHECKING or sys.platform != "emscripten":
    from wsgiref.simple_server import WSGIServer

    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
else:  # a browser has no metrics
    from praefectus.server.null_metrics import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()

moves = Counter("praefectus_moves", "Moves and undos that are on disk.", registry=registry)
chats = Counter("praefectus_chat_messages", "Chat messages that are on disk.", registry=registry)
commits = Histogram(
    "praefectus_commit_seconds",
    "How long a commit took, with everything it wrote.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=registry,
)
outages = Counter("praefectus_database_outages", "Times the database did not do what it was asked.", registry=registry)
refusals = Counter("praefectus_refusals", "What was refused, by its code.", ["code"], registry=registry)
errors = Counter("praefectus_errors", "Failures of the server itself; the log tells them.", registry=registry)
worker_deaths = Counter("praefectus_worker_deaths", "Times that the bots' workers died.", registry=registry)
evictions = Counter("praefectus_tables_let_go", "Tables that were let go from memory.", registry=registry)
loads = Counter("praefectus_tables_loaded", "Tables that were read from the database.", registry=registry)
sockets = Gauge("praefectus_sockets", "WebSocket connections that are open.", registry=registry)
tables = Gauge("praefectus_tables_in_memory", "Tables in memory.", registry=registry)
away = Gauge("praefectus_database_away", "1 while the database does not answer.", registry=registry)
waiting = Gauge(
    "praefectus_questions_waiting", "Questions that wait for the bots' workers.", ["queue"], registry=registry
)
thinking = Gauge(
    "praefectus_questions_thought_about", "Questions that the workers think about.", ["queue"], registry=registry
)


def serve_metrics(host: str, port: int) -> WSGIServer:
    """Serve the metrics on their own port, which the public does not reach."""
    try:
        server, _ = start_http_server(port, host, registry)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise WrongSetting("measures-port", host=host, port=str(port), why=reason) from error
    return server
