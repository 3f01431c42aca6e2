"""The examples run unchanged; those that learn have learned something."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from praefectus import Game, data, language
from praefectus.agents import players
from praefectus.game.notation import notation
from praefectus.reference import topics
from praefectus.terminal import table_text

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
NOTEBOOK = EXAMPLES / "learning.ipynb"
DOCUMENT = (ROOT / "docs" / "language_models.md").read_text(encoding="utf-8")


@pytest.fixture
def language_model() -> ModuleType:
    found = importlib.util.spec_from_file_location("language_model", EXAMPLES / "language_model.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def chat_completions() -> Any:
    """A server that speaks them, and always chooses the second; what it was asked is stored."""
    asked: list[tuple[dict[str, str], dict[str, Any]]] = []

    class Model(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append((dict(self.headers), body))
            answer = json.dumps({"choices": [{"message": {"content": "I take 2."}}]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: Any) -> None:
            """Nobody reads it."""

    server = HTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1/chat/completions", asked
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("key", ["", "a-key"])
def test_a_language_model_is_asked_and_sent_a_key_only_where_there_is_one(
    key: str, language_model: ModuleType, chat_completions: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, asked = chat_completions
    monkeypatch.setenv("MODEL_URL", address)
    monkeypatch.setenv("MODEL_KEY", key)
    game = Game.new(seats=3, seed=7)
    assert language_model.choose(game, random.Random(1)) == game.legal()[1].id
    headers, body = asked[0]
    assert headers.get("Authorization") == (f"Bearer {key}" if key else None)
    assert body["messages"][1]["content"] == language_model.prompt(game)


@pytest.mark.parametrize("board", data.board_ids())
def test_a_language_model_reads_every_line_of_the_map(board: str, language_model: ModuleType) -> None:
    """Each once, by the words of the choices, and where a start space that is no end of a line leads."""
    rows = dict(row.split(": ", 1) for row in language_model.board_map(board).splitlines()[1:] if ": " in row)
    for kind, names in zip(data.COLONIST_KINDS, notation(board).lines, strict=True):
        told = [way.split("–", 1) for way in rows.get(f"Lines by {kind}", "").rstrip(".").split("; ") if way]
        assert sorted(f"{first}–{end}" for first, ends in told for end in ends.split(" / ")) == sorted(names)
    assert all(f"{place} leads to " in language_model.board_map(board) for place in data.board(board).first_steps)


def test_the_sizes_in_the_document_are_right_within_a_tenth(language_model: ModuleType) -> None:
    """In characters: the table of three seats, the map, and all rules."""

    def table_size(board: str) -> int:
        game = Game.new(board, 3, data.board(board).modules_needed, seed=7)
        return len(table_text(game.view(game.to_act), game.to_act))

    maps = [len(language_model.board_map(board)) for board in data.board_ids()]
    sizes = {
        "5,700": table_size("imperium"),
        "7,000": table_size("roma"),
        "900": min(maps),
        "2,400": max(maps),
        "60,000": sum(len(topic.body) for topic in topics.reference()),
    }
    for written, size in sizes.items():
        assert written in DOCUMENT and size == pytest.approx(int(written.replace(",", "")), rel=0.1)


def test_the_snippet_that_explains_a_choice_in_words() -> None:
    """docs/opponents.md: a sentence is a message until it has a language."""
    text = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    assert "words = language.of(" in text and 'words.told(found)["sentence"]' in text
    found = players.explain(Game.new(seats=3, seed=7))
    assert isinstance(found["sentence"], dict)
    assert language.of("en").told(found)["sentence"].startswith(("Play ", "“Play "))


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
    """Pictures of a run belong to the user who runs it."""
    nbformat = pytest.importorskip("nbformat")
    cells = nbformat.read(NOTEBOOK, as_version=4).cells
    assert not any(cell.get("outputs") for cell in cells)
