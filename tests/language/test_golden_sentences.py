"""Sentences with 0, 1, 2 and many read as they were last reviewed."""

from __future__ import annotations

import pytest

from praefectus.language import LANGUAGES
from tests.language.sentences import GOLDEN, text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_sentences_with_numbers_are_as_reviewed(tag: str) -> None:
    """Changed on purpose? `python -m tests.language.sentences` writes them; read the diff."""
    assert text(tag) == (GOLDEN / f"{tag}.txt").read_text(encoding="utf-8")
