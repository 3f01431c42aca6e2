"""The messages of a language as Python functions: compiled when they are first needed, or when a wheel is made.

The compiled form is a Python file whose name contains a hash of its sources, so a changed message gives another file.
Only people who change messages need the packages that read FTL.
"""

from __future__ import annotations

import hashlib
import importlib.util
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from praefectus.language.languages import ENGLISH, FOLDER, sources

KEPT = FOLDER / "compiled"
MAKERS = ("compiler.py", "numbers.py")  # another maker makes another form


def form_of(tag: str) -> Path:
    """The file that holds the language as it is now."""
    digest = hashlib.sha256()
    for path in [FOLDER / name for name in MAKERS] + sources(ENGLISH) + sources(tag):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return KEPT / f"{tag}_{digest.hexdigest()[:16]}.py"


def compile_language(tag: str) -> Path:
    """Write the form of a language, if it is not there, and drop older ones of it."""
    form = form_of(tag)
    if form.is_file():
        return form
    from praefectus.language.compiler import compiled

    text = compiled(tag)
    try:
        KEPT.mkdir(exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=KEPT, suffix=".part", delete=False, encoding="utf-8") as part:
            part.write(text)
        Path(part.name).replace(form)
    except OSError:  # a package folder that cannot be written to: a file that lasts as long as the process
        folder = Path(tempfile.mkdtemp(prefix="praefectus-"))
        form = folder / form.name
        form.write_text(text, encoding="utf-8")
        return form
    for other in KEPT.glob(f"{tag}_*.py"):
        if other != form:
            with suppress(OSError):
                other.unlink()
    return form


@cache
def messages_of(tag: str) -> dict[str, Callable[..., str]]:
    """Its messages by their ids, each a function of its arguments."""
    sealed = KEPT / f"{tag}.pyc"  # of a static site, which carries neither sources nor a compiler
    form = sealed if sealed.is_file() else compile_language(tag)
    spec = importlib.util.spec_from_file_location(f"praefectus.language.compiled.{form.stem}", form)
    if spec is None or spec.loader is None:
        raise ImportError(f"The messages in {form} cannot be read.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    messages: dict[str, Callable[..., str]] = module.MESSAGES
    return messages


if __name__ == "__main__":
    from praefectus.language.languages import LANGUAGES

    for language in LANGUAGES:
        compile_language(language)
