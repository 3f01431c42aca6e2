"""What all tests share: Hypothesis profiles, and the rules, which are compiled once and cached."""

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
