"""Messages as Python: a function of its arguments for each. Needs fluent.syntax and Babel.

What it knows of Fluent: terms, references, attributes, selectors by number, plural form and word, NUMBER, and SIGNED
and OF, which the page has as well. Marks that isolate arguments are never written.
"""

from __future__ import annotations

import re
from keyword import iskeyword
from typing import Any

from babel import Locale
from babel.plural import to_gettext
from fluent.syntax import ast

from praefectus.language.catalogue import Entry, WrongMessage, read, referred, variables
from praefectus.language.languages import DATA, ENGLISH, sources

FORMS = ("zero", "one", "two", "few", "many", "other")  # in the order in which gettext's rules count them
HEAD = '''"""Made from the messages of {tag!r} by praefectus.language.compiler; changes are lost."""

from praefectus.language.elision import of_name as _of_name
from praefectus.language.numbers import Numbers, Plurals

_numbers = Numbers({decimal!r}, {group!r})
_value, _number, _signed = _numbers.value, _numbers.number, _numbers.signed
_plural = Plurals({rule!r}, {forms!r})
'''
FUNCTIONS = {"NUMBER": "_number", "SIGNED": "_signed", "OF": "_of_name"}


def compiled(tag: str) -> str:
    """The module of a language: MESSAGES, a function by id."""
    messages = read(sources(tag))
    english = messages if tag == ENGLISH else read(sources(ENGLISH))
    lines = [_head(tag)]
    table = []
    for number, (name, entry) in enumerate(messages.items()):
        if name.startswith("-") or (name not in english and entry.path.name != DATA):
            continue  # terms are written where they are used; a message that English lacks is one that nothing says
        given = sorted(variables(english, english[name].pattern)) if name in english else []
        try:
            body = _pattern(entry.pattern, messages, None)
        except WrongMessage as error:
            raise WrongMessage(f"{entry.path}:{entry.line}: {error}") from None
        if wrong := [each for each in given if not each.isidentifier() or iskeyword(each)]:
            raise WrongMessage(f"{entry.path}:{entry.line}: ${wrong[0]} is no name that Python allows.")
        signature = f"*, {', '.join(given)}" if given else ""
        lines.append(f"def m{number}({signature}):\n    return {body}\n")
        table.append(f"    {name!r}: m{number},")
    return "\n".join([*lines, "MESSAGES = {", *table, "}", ""])


def _head(tag: str) -> str:
    locale = Locale.parse(tag)
    symbols = locale.number_symbols.get("latn", locale.number_symbols)
    rule = to_gettext(locale.plural_form).split("plural=")[1].rstrip(";")
    rule = re.sub(r"\be\b", "0", rule)  # the exponent of 1e6, which our numbers do not have
    forms = tuple(form for form in FORMS if form in locale.plural_form.tags or form == "other")
    return HEAD.format(tag=tag, decimal=symbols["decimal"], group=symbols["group"], rule=rule, forms=forms)


Given = dict[str, Any] | None  # what a term is given; None in a message, whose arguments come from outside


def _pattern(pattern: ast.Pattern, messages: dict[str, Entry], given: Given) -> str:
    """An expression that is a text."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(repr(element.value))
        else:
            parts.append(_text(element.expression, messages, given))
    return _joined(parts)


def _joined(parts: list[str]) -> str:
    """Texts and values one after another."""
    if not parts:
        return "''"
    return parts[0] if len(parts) == 1 else f"({' + '.join(parts)})"


def _text(node: Any, messages: dict[str, Entry], given: Given) -> str:
    """An expression of Fluent as one of Python that is a text."""
    if isinstance(node, ast.StringLiteral):
        return repr(node.parse()["value"])
    if isinstance(node, ast.NumberLiteral):
        return repr(node.value)
    if isinstance(node, ast.VariableReference):
        if given is None:
            return f"_value({node.id.name})"
        return repr(str(given.get(node.id.name, "")))
    if isinstance(node, ast.Placeable):
        return _text(node.expression, messages, given)
    if isinstance(node, ast.MessageReference):
        return _pattern(referred(messages, node), messages, given)
    if isinstance(node, ast.TermReference):
        named = node.arguments.named if node.arguments else []
        return _pattern(referred(messages, node), messages, {each.name.name: _literal(each.value) for each in named})
    if isinstance(node, ast.FunctionReference):
        if node.id.name not in FUNCTIONS:
            raise WrongMessage(f"There is no function {node.id.name}; there are {', '.join(FUNCTIONS)}.")
        options = [f"{each.name.name}={_literal(each.value)!r}" for each in node.arguments.named]
        return f"{FUNCTIONS[node.id.name]}({', '.join([_bare(node.arguments.positional[0], given), *options])})"
    if isinstance(node, ast.SelectExpression):
        return _select(node, messages, given)
    raise WrongMessage(f"{type(node).__name__} is not known here.")


def _bare(node: Any, given: Given) -> str:
    """An argument as it is, not yet a text."""
    if isinstance(node, ast.FunctionReference):
        return _bare(node.arguments.positional[0], given)
    if not isinstance(node, ast.VariableReference):
        raise WrongMessage("Only an argument such as $count can be chosen by or written as a number.")
    return node.id.name if given is None else repr(given.get(node.id.name))


def _literal(node: Any) -> Any:
    if isinstance(node, ast.StringLiteral):
        return node.parse()["value"]
    return float(node.value) if "." in node.value else int(node.value)


def _select(node: ast.SelectExpression, messages: dict[str, Entry], given: Given) -> str:
    chosen = _bare(node.selector, given)
    keys = [_key(variant) for variant in node.variants]
    counts = any(not isinstance(key, str) for key in keys) or set(keys) <= set(FORMS)
    said = {key: _pattern(variant.value, messages, given) for key, variant in zip(keys, node.variants, strict=True)}
    default = next(_key(variant) for variant in node.variants if variant.default)
    text = ""
    for key in sorted(keys, key=lambda key: isinstance(key, str)):  # a number itself before the form that it takes
        if key == default:
            continue
        is_form = counts and isinstance(key, str)
        test = f"_plural[{chosen}] == {key!r}" if is_form else f"{chosen} == {key!r}"
        text += f"{said[key]} if {test} else "
    return f"({text}{said[default]})"


def _key(variant: ast.Variant) -> int | float | str:
    if isinstance(variant.key, ast.NumberLiteral):
        value = variant.key.value
        return float(value) if "." in value else int(value)
    return variant.key.name
