"""Records: what is written can be read again; what is damaged is refused with one sentence."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from praefectus.game import Game, PraefectusError, RecordError
from praefectus.game.records import (
    ENGINE_VERSION,
    FORMAT,
    RECORD_VERSION,
    module_versions,
    translate_log,
)
from praefectus.rules.actions import FAMILIES, family_of
from praefectus.rules.modules.forum.cards import MORE_CARDS
from praefectus.rules.stored_names import action_vocabulary, first_vocabulary, translation
from tests.game.strategies import _record, anything, damaged_records, games


def refused(record: Any) -> str:
    with pytest.raises(RecordError) as error:
        Game.from_record(record)
    said = str(error.value)
    assert said.endswith(".") and "\n" not in said and "Traceback" not in said
    return said


def played_out(game: Game) -> Game:
    chooser = random.Random(5)
    while not game.over:
        game.play(chooser.choice(game.legal()))
    return game


# round trips


@settings(max_examples=25)
@given(games())
def test_a_record_leads_to_the_same_position(game: Game) -> None:
    again = Game.from_record(json.loads(json.dumps(game.to_record())))
    assert again.state == game.state
    assert again.log == game.log and again.entries == game.entries
    assert again.log_lines() == game.log_lines()
    assert again.to_record() == game.to_record()


def test_a_saved_game_is_loaded(tmp_path: Path) -> None:
    game = Game.new("italia", 2, seed=1)
    game.play(game.legal()[0])
    game.save(tmp_path / "game.json")
    assert Game.load(tmp_path / "game.json").state == game.state
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_says_what_it_is() -> None:
    record = Game.new("italia", 2, ["salt"], seed=1).to_record()
    assert (record["format"], record["version"], record["engine"]) == (FORMAT, RECORD_VERSION, ENGINE_VERSION)
    assert (record["board"], record["seats"], record["modules"]) == ("italia", 2, ["salt"])
    assert record["entries"] == len(record["log"])


def test_a_loaded_game_goes_on() -> None:
    assert "scores" in played_out(Game.from_record(_record())).to_record()


# damaged records


@settings(max_examples=250)
@given(damaged_records())
def test_a_damaged_record_is_a_sentence_or_a_game(record: dict[str, Any]) -> None:
    """Bad input: never anything but RecordError; what is accepted is a whole game that can be written again."""
    try:
        game = Game.from_record(record)
    except RecordError as error:
        said = str(error)
        assert said.endswith(".") and "\n" not in said, said
    else:
        assert Game.from_record(json.loads(json.dumps(game.to_record()))).state == game.state


@given(anything)
def test_anything_else_is_refused(thing: Any) -> None:
    with pytest.raises(RecordError):
        Game.from_record(thing)


@pytest.mark.parametrize("name", ["version", "engine"])
def test_a_newer_record_is_refused(name: str) -> None:
    """Bad input: a record of a newer version says so, and what would read it."""
    said = refused(_record() | {name: 99})
    assert f"{name} 99" in said and "newer" in said


# vocabularies and versions


def test_a_record_names_the_families_that_it_uses() -> None:
    record = _record()
    families = {family_of(entry)[0] for entry in record["log"] if entry >= 0}
    assert set(record["vocabulary"]["parts"]) == families
    assert record["vocabulary"]["parts"]["token"] == {"first": FAMILIES["token"].first, "size": 6, "of": ["good"]}
    assert record["vocabulary"]["things"]["good"][0] == "brick"
    assert record["rules"] == module_versions(["salt", "forum"]) and list(record["rules"]) == ["salt", "forum"]


def test_a_record_of_the_first_version_still_loads() -> None:
    """Its numbers are those of the table as it was then."""
    record = _record()
    log = translate_log(record["log"], record["vocabulary"])
    back = translation(action_vocabulary(), first_vocabulary())
    old = {name: record[name] for name in ("format", "engine", "board", "seats", "modules", "options", "entries")}
    old |= {"version": 1, "log": [entry if entry < 0 else back[entry] for entry in log]}
    was, now = Game.from_record(old).position, Game.from_record(record).position
    assert was.forum_left_out == MORE_CARDS and now.forum_left_out == 0  # an option adds them, and it is off
    was.forum_left_out = 0
    assert vars(was) == vars(now)


def moved(record: dict[str, Any], shift: int) -> dict[str, Any]:
    """The same game, with every family of actions starting so much later."""
    record = copy.deepcopy(record)
    for part in record["vocabulary"]["parts"].values():
        part["first"] += shift
    record["log"] = [entry if entry < 0 else entry + shift for entry in record["log"]]
    return record


def test_a_record_is_read_by_the_names_of_its_numbers() -> None:
    assert Game.from_record(moved(_record(), 1000)).state == Game.from_record(_record()).state


def test_a_record_that_plays_what_nobody_knows_here_is_refused() -> None:
    record = copy.deepcopy(_record())
    record["vocabulary"]["parts"]["wink"] = record["vocabulary"]["parts"].pop("token")
    assert "Entry 0 of the saved game is “wink " in refused(record)
    assert "which this program doesn’t know" in refused(record)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda said: said.pop("things"),
        lambda said: said["parts"].update(token=5),
        lambda said: said["parts"]["token"].update(size=7),
        lambda said: said["parts"]["token"].update(first="0"),
        lambda said: said["parts"]["token"].update(of=[10**9, 10**9]),
        lambda said: said["parts"]["token"].update(of=["stones"]),
        lambda said: said["parts"]["token"].update(first=said["parts"]["card"]["first"]),
        lambda said: said["things"]["good"].append("brick"),
    ],
)
def test_a_damaged_vocabulary_is_refused(spoil: Callable[[dict[str, Any]], object]) -> None:
    record = copy.deepcopy(_record())
    spoil(record["vocabulary"])
    assert "vocabulary" in refused(record) or "number" in refused(record)


def test_a_game_goes_on_with_the_cards_it_began_with() -> None:
    """A forum card that the record's vocabulary does not list came later: it is in no pile of this game."""
    record = copy.deepcopy(_record())
    names = record["vocabulary"]["things"]["forum_card"]
    first = FAMILIES["forum_card"].first
    played = {entry - first for entry in record["log"] if entry >= 0 and family_of(entry)[0] == "forum_card"}
    later = next(number for number in range(len(names)) if number not in played)
    name, names[later] = names[later], "somebody else"
    game = Game.from_record(record)
    assert game.configuration.left_out == {"forum_card": (name,)}
    assert game.position.forum_left_out == 1 << later and not game.position.forum_stock >> later & 1
    again = Game.from_record(json.loads(json.dumps(game.to_record())))
    assert again.state == game.state and again.to_record() == game.to_record()
    whole = Game.from_record(_record())
    assert whole.position.forum_stock >> later & 1 and not whole.position.forum_left_out


def test_a_record_of_newer_rules_of_a_module_is_refused() -> None:
    said = refused(_record() | {"rules": {"salt": 1, "forum": 7}})
    assert "version 7 of the rules of the module Forum" in said and "newer" in said
    assert "rules versions of its modules" in refused(_record() | {"rules": None})
    assert "which version of the rules of the module Forum" in refused(_record() | {"rules": {"salt": 1}})


def test_a_log_is_translated_by_the_words_that_are_stored_beside_it() -> None:
    words = json.loads(json.dumps(action_vocabulary().as_json()))
    log = _record()["log"]
    assert translate_log(log, words) == log
    words["parts"]["token"]["first"] += 5000
    first = FAMILIES["token"].first
    kept = [entry + 5000 if entry >= 0 and family_of(entry)[0] == "token" else entry for entry in log]
    assert kept[0] >= first + 5000 and translate_log(kept, words) == log


def test_a_log_of_older_rules_is_refused_for_that_reason_and_only_where_it_does_not_fit() -> None:
    older = _record() | {"rules": {"salt": 1, "forum": 0}}
    assert Game.from_record(older).state == Game.from_record(_record()).state
    log = list(older["log"])
    log[40] = 0 if log[40] != 0 else 1
    now = module_versions(["forum"])["forum"]
    assert f"version 0 of the rules of the module Forum (now {now})" in refused(older | {"log": log})


@pytest.mark.parametrize("name", ["format", "version", "engine", "log", "entries", "board", "seats"])
def test_a_record_without_a_field_is_refused(name: str) -> None:
    refused({key: value for key, value in _record().items() if key != name})


def test_a_truncated_log_is_refused() -> None:
    record = _record()
    said = refused(record | {"log": record["log"][:-3]})
    assert "cut off" in said and str(record["entries"]) in said


def test_an_edited_entry_is_refused() -> None:
    """An entry that the rules do not allow there is named."""
    record = _record()
    log = list(record["log"])
    log[40] = 0 if log[40] != 0 else 1
    assert "Entry 40" in refused(record | {"log": log})


@pytest.mark.parametrize("entry", [-5000, 100_000, "3", None, True, 1.0, [1]])
def test_an_entry_that_is_no_action_is_refused(entry: object) -> None:
    record = _record()
    refused(record | {"log": [*record["log"][:-1], entry]})


def test_taking_back_what_was_not_there_is_refused() -> None:
    record = _record()
    refused(record | {"log": [-1 - 20], "entries": 1})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"board": "atlantis"}, "There is no board"),
        ({"board": ["italia"]}, "There is no board"),
        ({"seats": "3"}, "whole number"),
        ({"seats": 9}, "players"),
        ({"modules": ["pepper"]}, "There is no module"),
        ({"modules": [["salt"]]}, "Modules"),
        ({"modules": [None]}, "Modules"),
        ({"modules": "salt"}, "list"),
        ({"options": []}, "object"),
        ({"options": {"speed": 1}}, "There is no option"),
        ({"options": {"wine_side": [True]}}, "can’t be"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(change: dict[str, Any], says: str) -> None:
    assert says in refused(_record() | change)


def test_scores_that_the_game_does_not_have_are_refused() -> None:
    """Bad input: an edited record; the log says what everybody scored."""
    record = played_out(Game.from_record(_record())).to_record()
    refused(record | {"scores": [score + 1 for score in record["scores"]]})


# files


@settings(max_examples=40)
@given(cut=st.integers(0, 3000))
def test_a_cut_off_file_is_refused(cut: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    whole = json.dumps(_record())
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(whole[: min(cut, len(whole) - 1)], encoding="utf-8")
    with pytest.raises(RecordError, match="isn’t a complete JSON file"):
        Game.load(path)
    assert path.read_text(encoding="utf-8") == whole[: min(cut, len(whole) - 1)]


@settings(max_examples=60)
@given(content=st.binary(max_size=200))
def test_any_other_file_is_refused(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(content)
    with pytest.raises(PraefectusError):
        Game.load(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="There is no file"):
        Game.load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="can’t be read"):
        Game.load(tmp_path)


def test_a_deeply_nested_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(RecordError):
        Game.load(path)


def test_saving_keeps_the_older_file_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    game = Game.new("italia", 2, seed=1)
    game.save(path)
    before = path.read_text()

    def fail(self: Path, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    game.play(game.legal()[0])
    with pytest.raises(RecordError, match=r"game\.json can’t be written: disk full"):
        game.save(path)
    assert path.read_text() == before


def test_a_place_that_cannot_be_written_to_is_named_as_it_was_given(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"/nope/x\.json can’t be written: No such file or directory\.$"):
        Game.new("italia", 2, seed=1).save(tmp_path / "nope" / "x.json")
