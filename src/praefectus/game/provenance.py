"""Where numbers come from: which program, when, and on what computer."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime

import praefectus
from praefectus.game.records import ENGINE_VERSION, module_versions


def program(modules: tuple[str, ...]) -> dict[str, object]:
    """The versions of the program, of its rules, and of those of the modules in play."""
    return {"praefectus": praefectus.__version__, "engine": ENGINE_VERSION, "rules": module_versions(modules)}


def begun() -> dict[str, str]:
    """Return when and where something began that may continue elsewhere."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
    }
