"""Every message of every language renders, with any arguments."""

from __future__ import annotations

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from praefectus.language import LANGUAGES
from praefectus.language.catalogue import Entry, read, variables
from praefectus.language.compiler import FORMS
from praefectus.language.languages import DATA, ENGLISH, sources
from praefectus.language.message_cache import messages_of

COUNTS = (0, 1, 2, 5, 21, 1234, -1)


class Arguments(Visitor):
    """Which arguments are numbers, and between which words others choose."""

    def __init__(self) -> None:
        self.numbers, self.words = set[str](), dict[str, list[str]]()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        self.numbers |= {each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [getattr(variant.key, "name", None) for variant in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            if None in keys or set(keys) <= set(FORMS):
                self.numbers.add(node.selector.id.name)
            else:
                self.words[node.selector.id.name] = [key for key in keys if key]
        self.generic_visit(node)


def kinds_of(entries: list[Entry]) -> Arguments:
    found = Arguments()
    for entry in entries:
        found.visit(entry.pattern)
    return found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_message_is_said(tag: str) -> None:
    english, own = read(sources(ENGLISH)), read(sources(tag))
    for name_of, say in messages_of(tag).items():
        entries = [messages[name_of] for messages in (english, own) if name_of in messages]
        kinds = kinds_of(entries)
        given = variables(english, english[name_of].pattern) if name_of in english else frozenset()
        assert name_of in english or own[name_of].path.name == DATA
        for number in COUNTS:
            for word in range(1 + max((len(each) for each in kinds.words.values()), default=0)):
                values = {
                    name: number if name in kinds.numbers
                    else [*kinds.words[name], "x"][min(word, len(kinds.words[name]))] if name in kinds.words
                    else f"<{name}>"
                    for name in given
                }  # fmt: skip
                said = say(**values)
                assert said.strip() and "{" not in said.replace("{{", ""), (name_of, said)
                assert all(f"<{name}>" in said for name in given if values[name] == f"<{name}>"), (name_of, said)
