"""Removed words are gone, and the list contains every word that readers objected to."""

from __future__ import annotations

import pytest

from praefectus.language.check import avoided
from praefectus.language.removed_words import counts, main

# What readers marked, and a sentence that has it.
MARKED = {
    "whoever": "Whoever has the link may watch.",
    "kept for saved": "This table is kept.",
    "brings for gives": "Takes what brings most now.",
    "stands for is shown": "The price stands above.",
    "lit": "Nothing is lit.",
    "kinds of goods": "Two kinds of goods.",
    "by itself": "It comes back by itself.",
    "told": "Nobody is told.",
    "take back": "The turn was taken back.",
    "play on": "Let a bot play on.",
    "for good": "Deleted for good.",
    "dear": "A house here is dear.",
    "at sight": "Plays at sight.",
    "anew": "Drawn anew.",
    "looked after": "The server is looked after.",
    "too, after a comma": "You can watch, too.",
    "a space before %": "It wins 95 % of the games.",
    "a hyphen between cities": "Roma - Massilia",
    "a straight apostrophe": "It isn't there.",
    "shelf": "Hide the shelf.",
    "pile": "Your pile is empty.",
    "capital": "Start in the capital.",
    "victory points": "You have 3 victory points.",
    "seats from 0": "Seats are numbered from 0 here.",
    "not contracted": "You cannot play.",
}


def test_no_removed_word_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    found = counts()
    assert len(found) > 100 and not any(found.values())
    assert main() == 0
    assert {line.split()[0] for line in capsys.readouterr().out.splitlines()} == {"0"}


@pytest.mark.parametrize("sentence", MARKED.values(), ids=MARKED.keys())
def test_what_readers_marked_is_on_the_list(sentence: str) -> None:
    assert any(word.search(sentence) for word in avoided()["en"])
