"""boards and rules: for people, and as JSON."""

import json

import pytest

from praefectus import data
from praefectus.language import of
from praefectus.reference import topics

from .conftest import Run, refused


def test_boards_lists_every_board(run: Run) -> None:
    said = run("boards").said
    assert all(name in said for name in data.board_ids())


def test_boards_as_json(run: Run) -> None:
    boards = json.loads(run("boards", "--json").said)
    imperium = boards[0]
    assert [board["id"] for board in boards] == data.board_ids()
    assert (imperium["cities"], imperium["provinces"], imperium["players"]) == (30, 12, [3, 5])


def test_rules_lists_every_topic(run: Run) -> None:
    listed = json.loads(run("rules", "--json").said)
    assert {topic["id"] for topic in listed} == {topic.id for topic in topics.reference()}
    assert all(topic["grade"] in ("certain", "inferred", "proposed") for topic in listed)


def test_rules_says_only_what_is_in_doubt(run: Run) -> None:
    """A certain rule carries no grade; another one says how sure it is."""
    said = run("rules", "prefect").said
    assert said.startswith("Prefect\n") and "Source: base rules" in said and "ertain" not in said
    assert of("en")("grade-proposed") in run("rules", "volcano").said


def test_rules_takes_several_words(run: Run) -> None:
    assert run("rules", "praefectus", "magnus").status == 0


@pytest.mark.parametrize("module", [module.name for module in data.modules()])
def test_rules_explains_every_module(run: Run, module: str) -> None:
    assert run("rules", module).status == 0


def test_rules_finds_what_is_nearly_so_called(run: Run) -> None:
    assert run("rules", "prefct").said.startswith("Prefect\n")


def test_rules_answers_a_question_and_names_more(run: Run) -> None:
    said = run("rules", "how", "many", "steps").said
    assert said.startswith("Movement and lines\n") and "Also: " in said and "Architect" in said
    assert "architect" in json.loads(run("rules", "how many steps", "--json").said)["see_also"]


def test_an_unknown_topic_is_refused(run: Run) -> None:
    refused(run("rules", "xyzzy"), "xyzzy", "praefectus rules")


@pytest.mark.parametrize("command", ["play", "serve", "replay", "simulate", "boards", "rules"])
def test_every_command_has_help(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.status == 0 and "--help" in outcome.said


def test_an_unknown_command_is_refused(run: Run) -> None:
    refused(run("conquer"), "conquer", "--help")


def test_an_unknown_flag_is_refused(run: Run) -> None:
    refused(run("boards", "--colour"), "--colour", "--help")
