"""What all tests share: how Hypothesis draws, and the compiled rules, which are compiled once and kept."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from praefectus.engine.cpu import CompiledLoops, compiled_loops

settings.register_profile(
    "praefectus", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("praefectus")


@pytest.fixture(scope="session")
def compiled() -> CompiledLoops:
    """The rules compiled for the CPU; from the cache that tests.prepare fills, where it did."""
    return compiled_loops()
