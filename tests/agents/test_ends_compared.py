"""Explaining why a choice is better, from playouts whose results are given."""

from __future__ import annotations

import pytest

from praefectus.agents.insight.ends_compared import LEAST_PAIRS, why
from praefectus.agents.search.candidates import Candidate
from praefectus.game import Game
from praefectus.language import of
from praefectus.rules.vocabulary import NONE


def ended(turns: int, *points: float, times: int = LEAST_PAIRS) -> Candidate:
    """A choice whose playouts all ended like this, but for a little luck that both choices share."""
    wobble = [number % 3 for number in range(times)]
    return Candidate(
        1, 1.0, points=[[each + more for each in points] for more in wobble], turns=[turns + more for more in wobble]
    )


SENTENCES = {
    "en": "Played to the end, compared with “that”: "
    "the game ends about 3 turns sooner and you get about 5 points more.",
    "de": "Bis zum Ende durchgespielt, verglichen mit „that“: "
    "die Partie endet etwa 3 Züge früher und du bekommst etwa 5 Punkte mehr.",
    "fr": "Joué jusqu’à la fin, comparé à « that » : "
    "la partie finit environ 3 tours plus tôt et vous obtenez environ 5 points de plus.",
}


@pytest.mark.parametrize(("tag", "sentence"), SENTENCES.items())
def test_the_two_largest_differences_are_told(tag: str, sentence: str) -> None:
    g = Game.new("imperium", 2, seed=1).position
    own = int(g.frame_seat[g.depth - 1])
    best, other = [0.0, 0.0], [0.0, 0.0]
    best[own], other[own] = 105.0, 100.0
    best[1 - own], other[1 - own] = 100.0, 102.0
    told = why(ended(90, *best), ended(96, *other), g, "that")
    assert told is not None and of(tag).say(told).replace("\xa0", " ").replace("\u202f", " ") == sentence


def test_others_are_named_where_nobody_chooses_for_themselves() -> None:
    g = Game.new("imperium", 2, seed=1).position
    told = why(ended(90, 100.0, 90.0), ended(90, 100.0, 94.0), g, "that", reader=False)
    assert told is not None and "gets about 4 points fewer" in of("en").say(told)


def test_equal_ends_tell_nothing() -> None:
    g = Game.new("imperium", 2, seed=1).position
    assert why(ended(90, 100.0, 90.0), ended(90, 100.0, 90.0), g, "that") is None


def test_what_luck_could_explain_is_not_told() -> None:
    g = Game.new("imperium", 2, seed=1).position
    best, other = ended(90, 100.0, 90.0), ended(90, 100.0, 90.0)
    best.points = [[100.0 + (20.0 if number % 2 else -16.0), 90.0] for number in range(LEAST_PAIRS)]
    assert why(best, other, g, "that") is None


def test_playouts_that_did_not_end_do_not_count() -> None:
    g = Game.new("imperium", 2, seed=1).position
    best, other = ended(90, 110.0, 90.0), ended(96, 100.0, 90.0)
    other.turns[0] = NONE
    assert why(best, other, g, "that") is None
    assert why(ended(90, 110.0, 90.0, times=17), ended(96, 100.0, 90.0, times=17), g, "that") is not None
