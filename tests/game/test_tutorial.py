"""How to play: its examples are positions of real games, counted by the rules, and its document is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from praefectus import data
from praefectus.engine.invariants import broken
from praefectus.game.game import Game
from praefectus.game.tutorial import positions
from praefectus.game.tutorial.__main__ import renewed
from praefectus.game.tutorial.positions import GREEN, RED, YELLOW
from praefectus.game.tutorial.steps import how_to_play
from praefectus.game.tutorial.tutorial_types import Figure
from praefectus.language import LANGUAGES, of
from praefectus.rules.scoring import points

DOCUMENT = Path(__file__).parents[2] / "docs" / "playing.md"
STEPS = ["goal", "hand", "turn", "build", "produce", "cards", "end"]
EXAMPLES = [
    positions.start,
    positions.built,
    positions.before_producing,
    positions.produced,
    positions.before_trading,
    positions.traded,
    positions.ended,
]


def figures(tag: str, step: str) -> list[Figure]:
    shown = next(each for each in how_to_play(of(tag))["steps"] if each["id"] == step)
    return [part["figure"] for part in shown["parts"] if "figure" in part]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.__name__)
def test_every_example_is_a_position_that_a_game_can_have(example: type[Game]) -> None:
    game = example()  # type: ignore[call-arg]
    assert broken(game.position, game.board_record) is None


@pytest.mark.parametrize("tag", LANGUAGES)
def test_there_are_seven_steps_with_pictures_in_every_language(tag: str) -> None:
    page = how_to_play(of(tag))
    assert [step["id"] for step in page["steps"]] == STEPS
    for step in page["steps"]:
        told = [part.get("text", "") for part in step["parts"]]
        assert step["title"] and any(told) and any("figure" in part for part in step["parts"])
        assert all(
            figure["caption"] and figure.get("view", "start") in page["views"] for figure in figures(tag, step["id"])
        )


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_other_languages_have_sentences_of_their_own(tag: str) -> None:
    def sentences(tag: str) -> set[str]:
        return {part["text"] for step in how_to_play(of(tag))["steps"] for part in step["parts"] if "text" in part}

    assert sentences(tag).isdisjoint(sentences("en"))


def test_the_scoring_example_adds_up_to_what_the_rules_count() -> None:
    game = positions.ended()
    (score,) = figures("en", "end")
    total = sum(row["points"] for row in score["rows"])
    assert score["total"] == total == game.scores()[RED] == points(game.position, game.board_record, RED)
    assert {row.get("god", "concordia") for row in score["rows"]} == {*data.GODS, "concordia"} - {"venus"}
    assert game.over and game.winner == RED and game.scores()[RED] > max(game.scores()[GREEN], game.scores()[YELLOW])


def test_the_first_turn_is_paid_as_the_rules_ask() -> None:
    """Rulebook, Architect: a brick city costs 1 food and 1 sestertius, a food city 1 brick, 1 food and 2."""
    before, after = positions.start().position, positions.built().position
    assert before.coins[RED] - after.coins[RED] == 3
    paid = [old - new for old, new in zip(before.goods[RED], after.goods[RED], strict=True)]
    assert paid == [1, 2, 0, 0, 0, 0] and after.house_count[RED] == 2
    assert "pay 1 brick, 2 food and 3 sestertii" in figures("en", "build")[-1]["caption"]


def test_the_document_is_what_the_page_says() -> None:
    """If not: `python -m praefectus.game.tutorial docs/playing.md` writes it."""
    written = DOCUMENT.read_text(encoding="utf-8")
    assert renewed(written) == written, "python -m praefectus.game.tutorial docs/playing.md"


def test_a_document_that_says_something_else_is_found() -> None:
    written = DOCUMENT.read_text(encoding="utf-8")
    stale = written.replace("139", "140", 1)
    assert stale != written and renewed(stale) == written
