"""The languages that there are: a line of languages.json and a folder each."""

from __future__ import annotations

import json
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES: dict[str, str] = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
"""Tag and own name of each language, such as de: Deutsch."""
ENGLISH = "en"
DATA = "data.ftl"  # names and texts of the rows of data, whose English is in the rows (reference/wording.py)
PAGE = "page"  # a folder of each language: what only the page in the browser says


def known(tag: str | None) -> str | None:
    """The language that a tag such as de-AT or fr_CH.UTF-8 asks for, if there is one."""
    if not tag:
        return None
    main = tag.replace("_", "-").split(".")[0].split("-")[0].lower()
    return main if main in LANGUAGES else None


def sources(tag: str) -> list[Path]:
    """The files of a language that Python reads: all but those of the page."""
    return sorted((FOLDER / tag).glob("*.ftl"))


def page_sources(tag: str) -> list[Path]:
    """The files of a language that the page reads: its own, and what both sides say."""
    return [FOLDER / tag / "both.ftl", *sorted((FOLDER / tag / PAGE).glob("*.ftl"))]
