"""Write the HTTP part of docs/protocol.md from the OpenAPI schema.

`python -m praefectus.server.edge.http_document docs/protocol.md` replaces the text between two marks; a test compares.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from praefectus.server.edge.server import create_app
from praefectus.server.settings import Settings

Schema = dict[str, Any]  # a part of the OpenAPI document
BEGIN = (
    "<!-- Generated: change the docstrings and models, then run `python -m praefectus.server.edge.http_document`. -->"
)
END = "<!-- End of the generated part. -->"
WIDTH = 120
REFUSAL = "Refusal"
TYPES = {"integer": "whole number", "number": "number", "string": "text", "boolean": "true or false", "null": "null"}
LARGEST = 2**31 - 1  # a bound that the document leaves out
SIZES = (("minLength", "maxLength", "characters"), ("minItems", "maxItems", "entries"))


def schema() -> Schema:
    return create_app(Settings.model_validate({"data_dir": "unused"})).openapi()


def markdown(api: Schema) -> str:
    """Return all operations in the order of the routes, then their types."""
    blocks = [block for path, methods in api["paths"].items() for block in _operations(path, methods)]
    blocks.append("### Types")
    blocks.append(
        "A field without “optional” or a default is always there. Requests with unknown fields are refused with 422."
    )
    for name, shape in sorted(api["components"]["schemas"].items()):
        blocks += _type(name, shape)
    return "\n\n".join(blocks)


def _operations(path: str, methods: Schema) -> Iterator[str]:
    for method, operation in methods.items():
        yield f"### {method.upper()} {path}"
        yield from map(_folded, operation["description"].split("\n\n"))
        if facts := list(_facts(operation)):
            yield "\n".join(_folded(f"- {fact}") for fact in facts)


def _facts(operation: Schema) -> Iterator[str]:
    if "x-secret" in operation:
        yield f"Secret: {operation['x-secret']}."
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "query":
            need = "" if parameter["required"] else ", optional"
            yield f"Query `{parameter['name']}`: {_shape(parameter['schema'])}{need}."
    if "requestBody" in operation:
        body = operation["requestBody"]
        need = "" if body.get("required") else ", optional"
        yield f"Body: {_shape(_content(body), drop_null=True)}{need}."
    for status, answer in operation["responses"].items():
        shape = _shape(_content(answer))
        if shape != _link(REFUSAL):
            yield f"Answer {status}{f': {shape}' if shape else ''}."


def _content(part: Schema) -> Schema:
    shown: Schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return shown


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _shape(shape: Schema, drop_null: bool = False) -> str:
    """A type in words: `list of whole number`, `text or null`, a link to another type."""
    if "$ref" in shape:
        return _link(shape["$ref"].rpartition("/")[2])
    if "const" in shape:
        return f"`{shape['const']}`"
    if "enum" in shape:
        return " or ".join(f"`{value}`" for value in shape["enum"])
    for several in ("anyOf", "oneOf"):
        if several in shape:
            kinds = [_shape(each) for each in shape[several] if not (drop_null and each.get("type") == "null")]
            return " or ".join(dict.fromkeys(kinds))
    bounds = f" ({limits})" if (limits := _limits(shape)) else ""
    if shape.get("type") == "array":
        return f"list of {_shape(shape.get('items', {})) or 'anything'}{bounds}"
    if shape.get("type") == "object":
        return "object"
    return f"{TYPES[shape['type']]}{bounds}" if "type" in shape else ""


def _limits(shape: Schema) -> str:
    for least, most, what in SIZES:
        if most in shape:
            return f"{shape.get(least, 0)} to {shape[most]:,} {what}"
    most = shape.get("maximum", shape.get("exclusiveMaximum", 1) - 1)
    if "minimum" not in shape:
        return ""
    return f"{shape['minimum']:.0f} {'or more' if most == LARGEST else f'to {most:,.0f}'}"


def _type(name: str, shape: Schema) -> Iterator[str]:
    yield f"#### {name}"
    if "description" in shape:
        yield _folded(shape["description"])
    yield "\n".join(_folded(_field(field, facts, shape)) for field, facts in shape["properties"].items())


def _field(name: str, facts: Schema, owner: Schema) -> str:
    kind = _shape(facts)
    if name not in owner.get("required", ()):
        default = facts.get("default")
        kind += ", optional" if default in (None, [], {}) else f", default `{str(default).lower()}`"
    told = f". {facts['description'][:1].upper()}{facts['description'][1:]}" if "description" in facts else ""
    return f"- `{name}`: {kind}{told}."


def _folded(text: str) -> str:
    indent = "  " if text.startswith("- ") else ""
    return textwrap.fill(" ".join(text.split()), WIDTH, subsequent_indent=indent, break_long_words=False)


def renewed(document: str) -> str:
    """Return the document with the current text between its marks."""
    head, _, rest = document.partition(BEGIN)
    _, _, foot = rest.partition(END)
    return f"{head}{BEGIN}\n\n{markdown(schema())}\n\n{END}{foot}"


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(renewed(document.read_text(encoding="utf-8")), encoding="utf-8")
