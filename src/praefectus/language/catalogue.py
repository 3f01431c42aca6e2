"""The messages of the Fluent files as trees: what the compiler and the check read. Needs fluent.syntax."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class WrongMessage(Exception):
    """A file of messages that cannot be read; says where and why."""


@dataclass(frozen=True)
class Entry:
    """A message, or an attribute of one (id.name), or a term (-id)."""

    id: str
    pattern: ast.Pattern
    path: Path
    line: int


def read(paths: Iterable[Path]) -> dict[str, Entry]:
    """All messages and terms of these files by id; attributes have ids of their own."""
    found: dict[str, Entry] = {}
    for path in paths:
        for entry in _entries(path):
            if entry.id in found:
                raise WrongMessage(f"{path}:{entry.line}: {entry.id} stands in {found[entry.id].path.name} already.")
            found[entry.id] = entry
    return found


def _entries(path: Path) -> Iterator[Entry]:
    text = path.read_text(encoding="utf-8")
    for part in FluentParser().parse(text).body:
        line = text.count("\n", 0, part.span.start) + 1 if part.span else 0
        if isinstance(part, ast.Junk):
            why = "; ".join(note.message or note.code for note in part.annotations)
            raise WrongMessage(f"{path}:{line}: {why}.")
        if isinstance(part, (ast.Message, ast.Term)):
            name = f"-{part.id.name}" if isinstance(part, ast.Term) else part.id.name
            if part.value is not None:
                yield Entry(name, part.value, path, line)
            for attribute in part.attributes:
                yield Entry(f"{name}.{attribute.id.name}", attribute.value, path, line)


class _Variables(Visitor):
    def __init__(self, messages: dict[str, Entry]) -> None:
        self.messages, self.names = messages, set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names |= variables(self.messages, referred(self.messages, node))


def referred(messages: dict[str, Entry], node: ast.MessageReference | ast.TermReference) -> ast.Pattern:
    """The pattern that a reference means."""
    name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
    name = f"{name}.{node.attribute.name}" if node.attribute else name
    if name not in messages:
        raise WrongMessage(f"{{ {name} }} is used, but there is no such message.")
    return messages[name].pattern


def variables(messages: dict[str, Entry], pattern: ast.Pattern) -> set[str]:
    """The arguments of a message, with those of the messages in it; a term's are its own."""
    found = _Variables(messages)
    found.visit(pattern)
    return found.names
