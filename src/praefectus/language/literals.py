"""Finds sentences for people outside the catalogue, in Python and in the page. For `make lint`.

A literal of several words is a sentence, wherever it is not one of what `ELSEWHERE` lists with its reason. In the page
also every text of a template, every label, and words that are joined by hand: lists and plurals belong to the language.
"""

from __future__ import annotations

import ast
import builtins
import re
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path

from praefectus.language.languages import FOLDER

PACKAGE = FOLDER.parent
WEB = PACKAGE.parents[1] / "web" / "src"

WORDS = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,;:]? [a-zÀ-ÿ]{2,}")
LOGS = {"log", "debug", "info", "warning", "error", "exception", "critical"}  # for the server admin
MADE = re.compile(r"\s*(?:<|SELECT|WITH|PRAGMA|INSERT|DELETE|UPDATE|CREATE|ALTER|DROP|\(SELECT)")  # markup, SQL

# Where English literals are allowed, and why. Developers change the package or write programs with it; errors that
# only they can cause are in English, like the traceback around them.
ELSEWHERE = {
    "data/*": "files of the package: who changes them is a developer",
    "reference/*": "texts of the package: who changes them is a developer",
    "rules/*": "invariants and rows of the rules: developers",
    "engine/*": "compiling the rules: developers",
    "language/*": "messages: who writes them",
    "envs/*": "environments: programs call them",
    "agents/network/observation/*": "what the network sees: developers",
    "agents/training/*": "names of measurements, and of games to measure by",
    "server/metrics.py": "Prometheus' descriptions of measurements",
    "server/models/*": "the schema of the protocol: who writes a client",
    "server/edge/dependencies.py": "the schema, and headers of HTTP",
    "server/edge/routes/*": "the schema, and headers of HTTP",
    "server/edge/application.py": "the schema",
    "server/edge/http_document.py": "docs/protocol.md",
    "server/edge/static_page.py": "headers of HTTP",
    "server/edge/socket.py": "why a connection was closed: programs read it, the page has its own words",
    "server/storage/*": "what is logged of a database",
    "server/cluster/*": "what is logged of other processes",
    "server/tables/webhooks.py": "headers of HTTP",
    "server/logs.py": "what others log",
    "site/*": "HTML, and building with Node: developers; the command `site` has its own words",
    "arena/charts.py": "colours",
    "game/svg.py": "names of fonts",
    "puzzles/choosing.py": "why a candidate is not published: developers",
    "puzzles/candidates.py": "candidates as their reader sees them: developers",
    "puzzles/make.py": "the progress of a run: developers",
    "game/log_phrases.py": "names of phrases of the log",
    "game/modules/*": "names of phrases of the log",
    "terminal/render.py": "styles",
    "cli/*": "command lines to be typed",
    "server/operating/commands.py": "names of stages",
}
NAMES = {  # not the whole file: names of this form only
    "game/log_phrases.py": r"[a-z_{}]+( [a-z_{}]+)+",
    "game/modules/*": r"[a-z_{}]+( [a-z_{}]+)+",
    "terminal/render.py": r"[a-z]+ [a-z]+",
    "cli/*": r"praefectus .*",
    "server/operating/commands.py": r"lobby, playing, over",
    "server/edge/static_page.py": r"public, max-age.*|[a-z]+-src .*",
    "server/tables/webhooks.py": r"[A-Z][A-Za-z-]+: .*",
    "server/edge/dependencies.py": r".*max-age=.*|(The secret|Id) of .*|seat(,| or) .*",
    "server/edge/routes/*": r".*(charset|filename)=.*",
}


def literals(package: Path = PACKAGE) -> Iterator[tuple[str, int, str]]:
    """Literals of the code that are sentences, with file and line."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if not name.startswith("language/compiled/"):
            for line, text in sentences(ast.parse(path.read_text(encoding="utf-8"))):
                yield name, line, text


def in_python(package: Path = PACKAGE) -> Iterator[str]:
    """Sentences in the code that should be messages, a line each."""
    for name, line, text in literals(package):
        if not any(exempt(pattern, name, text) for pattern in ELSEWHERE):
            yield f"src/praefectus/{name}:{line}: {text[:80]!r}"


def exempt(pattern: str, name: str, text: str) -> bool:
    """Return whether a row of `ELSEWHERE` allows this."""
    return fnmatch(name, pattern) and bool(re.fullmatch(NAMES.get(pattern, ".*"), text, re.DOTALL))


def sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Literals of several words: no documentation, nothing that is logged or asserted, neither markup nor SQL."""
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        over = above[node]
        if isinstance(over, (ast.Expr, ast.JoinedStr)) or not WORDS.search(text) or MADE.match(text):
            continue
        if not any(_for_developers(each) for each in _over(node, above)):
            yield node.lineno, text


def _over(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while node in above:
        node = above[node]
        yield node


def _for_developers(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        owner = node.func.value
        return node.func.attr in LOGS and isinstance(owner, ast.Name) and owner.id == "logger"
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
        return hasattr(builtins, node.exc.func.id)  # a mistake of the program: errors for people are our own
    return isinstance(node, ast.Assert)


# The page

LABELS = re.compile(r"""\b(?:title|aria-label|aria-description|placeholder|alt|label)="([^"]*)\"""")
LITERAL = re.compile(r""""((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""")
SENTENCE = re.compile(r"^[A-Z][a-zà-ÿ]*,? [a-z]|\w{2,} \w{2,}.*[.!?…]$|^(?:[A-Za-z]+ ){3,}[A-Za-z]+$")
JOINED = re.compile(
    r"""\.join\(\s*(["'`])(?:,? (?:and|or) |, |; )\1\s*\)|\+ ?["']s["']|\? ?["']{2} ?: ?["']s["']|\? ?["']s["'] ?:"""
    r"""|(?<=\})[:.;] \$\{|`[:.;,] \$\{|(?<=\})[:.;] `|(?<=\}): (?=\{say)"""
    r"""|["'][:.;,] ["'] \+|\+ ["'] ["']|["'] ["'] \+ say"""
)  # also colons and full stops between two texts: French has a space before the colon
SAME_EVERYWHERE = {"PRAEFECTUS", "Praefectus Magnus", "Esc"}  # names, and labels of keys
PAGE_ELSEWHERE = {
    "lib/language.svelte.ts": "a message that is missing: developers",
    "search/*.ts": "errors of the program, which are logged",
    "device/worker.ts": "the same",
}


def in_the_page(web: Path = WEB) -> Iterator[str]:
    """Words in components and scripts of the page, a line each."""
    for path in sorted([*web.rglob("*.svelte"), *web.rglob("*.ts")]):
        name = path.relative_to(web).as_posix()
        code = path.read_text(encoding="utf-8")
        for comment in (r"/\*.*?\*/", r"<!--.*?-->", r"(?<![:\"'`\w])//[^\n]*", r"<style\b.*?</style>"):
            code = re.sub(comment, _blank, code, flags=re.DOTALL)
        found = [*_written(code)] if path.suffix == ".svelte" else []
        if not any(fnmatch(name, pattern) for pattern in PAGE_ELSEWHERE):
            found += [*_spoken(code), *_joined(code)]
        for place, text in sorted(found):
            yield f"web/src/{name}:{code.count(chr(10), 0, place) + 1}: {text[:80]!r}"


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def _written(code: str) -> Iterator[tuple[int, str]]:
    """Texts and labels of a template."""
    template, depth, plain = re.sub(r"<script\b.*?</script>", _blank, code, flags=re.DOTALL), 0, []
    for letter in template:
        depth += (letter == "{") - (letter == "}")
        plain.append(letter if (depth == 0 and letter != "}") or letter == "\n" else " ")
    text = "".join(plain)
    for label in LABELS.finditer(text):
        if re.search(r"[A-Za-zÀ-ÿ]{2,}", label[1]) and label[1] not in SAME_EVERYWHERE:
            yield label.start(), label[0]
    for word in re.finditer(r"[A-Za-zÀ-ÿ][^\n]*[A-Za-zÀ-ÿ]", re.sub(r"<[^>]*>", _blank, text, flags=re.DOTALL)):
        if word[0].strip() not in SAME_EVERYWHERE:
            yield word.start(), word[0]


def _spoken(code: str) -> Iterator[tuple[int, str]]:
    """Sentences in scripts and expressions; what follows `class=` is none."""
    for literal in LITERAL.finditer(re.sub(r'\b(?:class|style|d|points|viewBox)="[^"]*"', _blank, code)):
        text = re.sub(r"\$\{[^}]*\}", "{}", next(part for part in literal.groups() if part is not None))
        if SENTENCE.search(text) and not re.search(r"[\[\]<>=#]|^input", text):
            yield literal.start(), text


def _joined(code: str) -> Iterator[tuple[int, str]]:
    """Lists, plurals and sentences that are put together by hand."""
    for join in JOINED.finditer(code):
        yield join.start(), join[0]


def faults() -> Iterable[str]:
    """Yield what should be a message, a line each."""
    yield from in_python()
    if WEB.is_dir():
        yield from in_the_page()


def main() -> int:
    wrong = list(faults())
    for fault in wrong:
        sys.stderr.write(f"{fault} is no message of the catalogue; docs/translating.md tells how to say it.\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
