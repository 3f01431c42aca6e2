"""Where messages are used: by calls in Python and in the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

SPEAKERS = {"words", "Message", "MessageError"}  # callables that take an id: these, and errors that are MessageError
SECOND = {"Refused"}  # those to whom it is given after a code
PAGE_CALL = re.compile(r"""(?<![\w.$])say\(\s*(?P<quote>["'`])(?P<id>.*?)(?P=quote)""", re.DOTALL)
PAGE_TEXT = re.compile(r"""(?P<quote>["'`])(?P<id>[a-z][\w.-]*(?:\$\{[^}`]*\}[\w.-]*)*)(?P=quote)""")
ID = re.compile(r"[a-z][\w.-]*")
HOLE = re.compile(r"\$\{[^}]*\}")


@dataclass
class Uses:
    """What one side says: ids in calls, patterns of ids that are put together, and any text that may be an id."""

    calls: dict[str, list[str]] = field(default_factory=dict)  # id -> where
    patterns: dict[str, list[str]] = field(default_factory=dict)  # regular expression -> where
    optional: set[str] = field(default_factory=set)  # patterns of ids that may be missing
    texts: set[str] = field(default_factory=set)
    given: list[tuple[str, str, frozenset[str]]] = field(default_factory=list)  # where, id, names of the arguments

    def uses(self, id: str) -> bool:
        patterns = [*self.patterns, *self.optional]
        return id in self.calls or id in self.texts or any(re.fullmatch(pattern, id) for pattern in patterns)


def in_python(paths: Iterable[Path]) -> Uses:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    speakers = _speakers(trees.values())
    uses = Uses()
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                uses.texts.add(node.value)
            if isinstance(node, ast.Call) and _name(node.func) == "or_else" and node.args:  # it may be missing
                maybe = Uses()
                _call(maybe, node, node.args[0], f"{path}:{node.lineno}")
                uses.optional |= {*maybe.patterns, *map(re.escape, maybe.calls)}
            if isinstance(node, ast.Call) and _name(node.func) in speakers:
                place = 1 if _name(node.func) in SECOND else 0
                if len(node.args) > place:
                    _call(uses, node, node.args[place], f"{path}:{node.lineno}")
    return uses


def _call(uses: Uses, node: ast.Call, id: ast.expr, where: str) -> None:
    for said in _either(id):
        if isinstance(said, ast.Constant) and isinstance(said.value, str) and " " not in said.value:
            uses.calls.setdefault(said.value, []).append(where)
            if all(keyword.arg for keyword in node.keywords):
                names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                uses.given.append((where, said.value, names))
        elif isinstance(said, ast.JoinedStr):
            texts = [str(part.value) if isinstance(part, ast.Constant) else None for part in said.values]
            if not any(text and " " in text for text in texts):  # a sentence is no id
                pattern = "".join(".+" if text is None else re.escape(text) for text in texts)
                uses.patterns.setdefault(pattern, []).append(where)


def _either(node: ast.expr) -> Iterator[ast.expr]:
    """Both sides of an id that is chosen: "a" if ... else "b"."""
    if isinstance(node, ast.IfExp):
        yield from _either(node.body)
        yield from _either(node.orelse)
    else:
        yield node


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _speakers(trees: Iterable[ast.Module]) -> set[str]:
    """The speakers, with every class that is made from one."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = set(SPEAKERS)
    while more := {each.name for each in classes if {_name(base) for base in each.bases} & found} - found:
        found |= more
    return found


def in_the_page(paths: Iterable[Path]) -> Uses:
    uses = Uses()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for found in PAGE_TEXT.finditer(text):
            if "${" not in found["id"]:
                uses.texts.add(found["id"])
        for found in PAGE_CALL.finditer(text):
            where = f"{path}:{text.count(chr(10), 0, found.start()) + 1}"
            if "${" in found["id"]:
                parts = [re.escape(part) for part in HOLE.split(found["id"])]
                uses.patterns.setdefault(".+".join(parts), []).append(where)
            else:
                uses.calls.setdefault(found["id"], []).append(where)
                names = _names_given(text[found.end() :])
                if names is not None:
                    uses.given.append((where, found["id"], names))
    return uses


def _names_given(rest: str) -> frozenset[str] | None:
    """The names in an object literal of the call; None if the source does not show them."""
    if rest.lstrip().startswith(")"):
        return frozenset()
    start = re.match(r"\s*,\s*\{", rest)
    if start is None:
        return None
    depth, part, parts = 0, "", []
    for letter in rest[start.end() :]:
        if letter == "}" and depth == 0:
            break
        depth += (letter in "({[`" and not (letter == "`" and part.count("`") % 2)) - (
            letter in ")}]" or (letter == "`" and part.count("`") % 2)
        )
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    names = [each.split(":")[0].strip() for each in [*parts, part] if each.strip()]
    return None if any(not re.fullmatch(r"\w+", name) for name in names) else frozenset(names)
