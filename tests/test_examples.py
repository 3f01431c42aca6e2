"""The examples run as they stand; those that learn have learned something."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
NOTEBOOK = EXAMPLES / "learning.ipynb"


@pytest.mark.long
def test_pytorch_learns_against_the_random_player() -> None:
    pytest.importorskip("torch")
    path = EXAMPLES / "torch_actor_critic.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 80
    paths = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *filter(None, sys.path)])}
    said = subprocess.run([sys.executable, path, "60"], env=paths, capture_output=True, text=True, check=True).stdout
    before, after = map(int, re.findall(r"(\d+)%", said))
    assert after >= before + 10


@pytest.mark.long
def test_the_notebook_runs_from_beginning_to_end() -> None:
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(notebook, timeout=900, resources={"metadata": {"path": EXAMPLES}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert any("<svg" in str(output.get("data", {}).get("text/html", "")) for output in shown)


def test_the_notebook_is_kept_without_outputs() -> None:
    """Pictures of a run belong to whoever runs it."""
    nbformat = pytest.importorskip("nbformat")
    cells = nbformat.read(NOTEBOOK, as_version=4).cells
    assert not any(cell.get("outputs") for cell in cells)
