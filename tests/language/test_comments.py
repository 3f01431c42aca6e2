"""The lint for plain words in documents, docstrings and comments finds what it should, and nothing in this project."""

from __future__ import annotations

from pathlib import Path

import pytest

from praefectus.language import comments

AVOIDED = "The page comes back by itself."
FOUND = [
    ("a.py", f'"""{AVOIDED}"""\n'),
    ("a.py", f'def f():\n    """Return nothing.\n\n    {AVOIDED}\n    """\n'),
    ("a.py", f"x = 1  # {AVOIDED}\n"),
    ("a.ts", f"let x = 1; // {AVOIDED}\n"),
    ("a.svelte", f"<!-- {AVOIDED} -->\n"),
    ("a.css", f"/* {AVOIDED} */\n"),
    ("a.md", f"{AVOIDED}\n"),
]
NOT_FOUND = [
    ("a.py", f'said = "{AVOIDED}"\n'),
    ("a.ts", f'say("{AVOIDED}", "https://example.org");\n'),
    ("a.md", f"```\n{AVOIDED}\n```\n"),
    ("a.md", f"The code is `{AVOIDED}`\n"),
    ("a.md", "The page reconnects automatically.\n"),
]


def test_no_text_for_readers_of_the_project_has_an_avoided_word() -> None:
    assert list(comments.unwanted(comments.documents())) == []


@pytest.mark.parametrize(("name", "text"), FOUND)
def test_what_is_found(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    (fault,) = comments.unwanted([tmp_path / name])
    assert "not “by itself”" in fault


@pytest.mark.parametrize(("name", "text"), NOT_FOUND)
def test_what_is_not_found(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(comments.unwanted([tmp_path / name])) == []
