"""The lint for sentences outside the catalogue finds what it should, and nothing in this project."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from praefectus.language import literals


def test_every_sentence_of_the_program_and_the_page_is_a_message() -> None:
    assert list(literals.faults()) == []


def test_every_exemption_is_needed() -> None:
    found = list(literals.literals())
    for row in literals.ELSEWHERE:
        assert any(literals.exempt(row, name, text) for name, _, text in found), row


FOUND = [
    'raise SetupError("There is no such board.")',
    'screen.print(f"{count} games were played")',
    'title = "most common"',
    'words("a", why=f"the seat {seat} is taken")',
]
NOT_FOUND = [
    '"""A sentence of documentation."""',
    'words("no-such-board", board=board)',
    'logger.error("the database failed: %s", why)',
    'assert fits, "the answer ends them all"',
    'raise ValueError("two rules are called alike")',
    'query = "SELECT id FROM tables WHERE id = 1"',
    'text = "<circle class=one two>"',
    'name = "Roma"',
]


@pytest.mark.parametrize("code", FOUND)
def test_it_finds_a_sentence(code: str) -> None:
    assert list(literals.sentences(ast.parse(code)))


@pytest.mark.parametrize("code", NOT_FOUND)
def test_it_leaves_other_texts_alone(code: str) -> None:
    assert not list(literals.sentences(ast.parse(code)))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("A.svelte", "<p>Your turn</p>"),
        ("A.svelte", '<button aria-label="Close">{say("x")}</button>'),
        ("A.svelte", '<p>{list.join(", ")}</p>'),
        ("A.svelte", '<script>const a = "Please wait a moment.";</script>'),
        ("a.ts", 'const text = `${n} card` + (n === 1 ? "" : "s");'),
        ("a.ts", 'throw new Error("The table is gone, look again");'),
        ("a.ts", 'const both = names.join(" and ");'),
        ("a.ts", "const title = `${name}: ${text}`;"),
        ("A.svelte", '<p>{title ? `${title}. ` : ""}{say("x")}</p>'),
        ("A.svelte", '<p>{held ? say("x") : ""}{watching ? " " + say("y") : ""}</p>'),
        ("A.svelte", """<button title="{text}: {say('x')}"></button>"""),
    ],
)
def test_it_finds_words_in_the_page(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert list(literals.in_the_page(tmp_path))


@pytest.mark.parametrize(
    "text",
    [
        '<p class="small muted">{say("your-turn")}</p>',
        "<!-- a comment of words --><p>{name}</p>",
        '<svg viewBox="0 0 24 24"><use href="#i-{name}" /></svg>',
        '<script>/** What it does. */ const a = say("b", { c });</script>',
    ],
)
def test_it_leaves_the_rest_of_the_page_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "A.svelte").write_text(text)
    assert not list(literals.in_the_page(tmp_path))
