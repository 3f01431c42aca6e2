"""No-op metrics for the browser build."""

from __future__ import annotations

from typing import Any


class CollectorRegistry:
    """An empty registry."""


class Measure:
    """A metric that counts nothing."""

    def __init__(self, *given: Any, **more: Any) -> None: ...

    def labels(self, *labels: str) -> Measure:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def set(self, value: float) -> None: ...

    def set_function(self, function: Any) -> None: ...

    def observe(self, amount: float) -> None: ...


Counter = Gauge = Histogram = Measure
