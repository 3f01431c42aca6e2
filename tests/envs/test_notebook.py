"""The example notebook, without its plots."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from praefectus.envs import ACTION_SPACE, FACTS

NOTEBOOK = Path(__file__).parents[2] / "examples" / "learning.ipynb"


def test_a_game_that_is_over_has_no_chances_and_no_warning() -> None:
    """Nothing is legal there: chances are divided by a sum of zero."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = next("".join(cell["source"]) for cell in cells if "def forward" in "".join(cell["source"]))
    names: dict[str, Any] = {"np": np, "FACTS": FACTS, "ACTION_SPACE": ACTION_SPACE}
    exec(code, names)
    mask = np.zeros((2, ACTION_SPACE), bool)
    mask[0, [3, 5]] = True
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        _, chances, _ = names["forward"](np.zeros((2, FACTS), np.float32), mask)
    assert np.allclose(chances.sum(axis=1), [1, 0]) and names["pick"](chances)[0] in (3, 5)
