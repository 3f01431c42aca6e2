"""web/build_page.py finds the parts of the package that a wheel needs; `tests/test_installing.py` builds whole wheels."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_messages_of_a_wheel_are_compiled() -> None:
    """Run as the build does, without the package imported."""
    program = "import build_page; build_page.compile_messages()"
    done = subprocess.run([sys.executable, "-c", program], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
