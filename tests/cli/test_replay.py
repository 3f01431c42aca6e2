"""replay: a record printed with one line per turn; damaged ones are refused and left as they are."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from praefectus.game import Game

from .conftest import Run, refused


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A game of three turns."""
    game = Game.new(seed=3)
    for text in ("Play Mercator", "Sell 1 wine", "Done", "Play Prefect", "Produce in Gallia", "Play Senator"):
        game.play(text)
    path = tmp_path / "kept.json"
    game.save(path)
    return path


def edited(path: Path, **changes: Any) -> str:
    record = json.loads(path.read_text())
    record.update(changes)
    other = path.with_name("edited.json")
    other.write_text(json.dumps(record))
    return str(other)


def test_a_record_is_told_one_line_a_turn(run: Run, kept: Path) -> None:
    lines = run("replay", str(kept)).said.splitlines()
    assert lines[0] == "Imperium, 4 players."
    assert "Red played the Mercator, received 3 sestertii and sold 1 wine for 6 sestertii." in lines
    assert any(line.startswith("Green played the Prefect, produced in Gallia and received ") for line in lines)


@pytest.mark.parametrize(
    ("tag", "said"),
    [("en", ["Imperium, 4 players.", "Round 1", "Yellow played the Senator", "The game isn’t over."]),
     ("de", ["Imperium, 4 Personen.", "Runde 1", "Rot spielte „Mercator“", "Die Partie ist nicht zu Ende."]),
     ("fr", ["Imperium, 4 joueurs.", "Manche 1", "Rouge a joué", "La partie n’est pas terminée."])],
)  # fmt: skip
def test_a_record_is_told_in_the_language_of_whoever_reads_it(run: Run, kept: Path, tag: str, said: list[str]) -> None:
    """As text and inside JSON; the record itself is the same everywhere."""
    text = run("--lang", tag, "replay", str(kept), "--save", "again.json").said
    assert not [each for each in said if each not in text], text
    told = json.loads(run("--lang", tag, "replay", str(kept), "--json").said)
    assert told["report"] == text.splitlines()
    assert json.loads(Path("again.json").read_text()) == json.loads(kept.read_text())


def test_it_stops_where_it_is_told(run: Run, kept: Path) -> None:
    whole = Game.load(kept)
    said = run("replay", str(kept), "--to", str(whole.state_number - 1)).said
    assert "Yellow played the Senator" not in said and "Green played the Prefect" in said


def test_it_can_show_the_table(run: Run, kept: Path) -> None:
    assert "Players" in run("replay", str(kept), "--picture").said


def test_the_table_in_the_middle_of_the_set_up(run: Run, kept: Path) -> None:
    """What is not dealt yet has no good, and no marker lies."""
    said = run("replay", str(kept), "--to", "20", "--picture").said
    assert "Leptis Magna ?  Cyrene ?" in said and "+brick" not in said
    view = json.loads(run("replay", str(kept), "--to", "20", "--json").said)["view"]
    assert not any("good" in shown for shown in (*view["cities"][20:], *view["provinces"]))


def test_as_json(run: Run, kept: Path) -> None:
    told = json.loads(run("replay", str(kept), "--json").said)
    assert told["view"]["board"] == "imperium" and told["report"][0] == "Imperium, 4 players."


def test_reading_changes_nothing(run: Run, kept: Path) -> None:
    before = kept.read_bytes()
    run("replay", str(kept))
    assert kept.read_bytes() == before


@pytest.mark.parametrize("more", [[], ["--game", "1"]])
def test_a_missing_file(run: Run, more: list[str]) -> None:
    refused(run("replay", "nowhere.json", *more), "no file nowhere.json")


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    refused(run("replay", str(tmp_path)))


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.98])
def test_a_truncated_file(run: Run, kept: Path, share: float) -> None:
    content = kept.read_bytes()
    cut = kept.with_name("cut.json")
    cut.write_bytes(content[: int(len(content) * share)])
    refused(run("replay", str(cut)), "cut.json")


def test_a_log_that_lost_its_end(run: Run, kept: Path) -> None:
    log = json.loads(kept.read_text())["log"]
    refused(run("replay", edited(kept, log=log[:-2])), "cut off")


def test_an_edited_log(run: Run, kept: Path) -> None:
    log = json.loads(kept.read_text())["log"]
    refused(run("replay", edited(kept, log=[*log[:-1], 0])), f"Entry {len(log) - 1}")


@pytest.mark.parametrize("log", ["all of it", [1.5], [None], [True]])
def test_a_log_of_something_else(run: Run, kept: Path, log: Any) -> None:
    refused(run("replay", edited(kept, log=log)), "log")


def test_a_log_with_a_number_that_means_nothing(run: Run, kept: Path) -> None:
    refused(run("replay", edited(kept, log=[10**9], entries=1)), "Entry 0", "isn’t a known action")


@pytest.mark.parametrize("name", ["version", "engine"])
def test_a_record_of_a_newer_version(run: Run, kept: Path, name: str) -> None:
    refused(run("replay", edited(kept, **{name: 99})), name, "99", "newer")


def test_another_kind_of_file(run: Run, kept: Path) -> None:
    refused(run("replay", edited(kept, format="chess")), "praefectus-record")
    kept.write_text("[1, 2, 3]")
    refused(run("replay", str(kept)), "praefectus-record")


def test_a_file_that_is_no_text(run: Run, kept: Path) -> None:
    kept.write_bytes(bytes(range(256)))
    refused(run("replay", str(kept)), "kept.json")


@pytest.mark.parametrize(
    "changes",
    [{"board": "atlantis"}, {"seats": 9}, {"modules": ["pepper"]}, {"options": {"cheat": True}}, {"modules": "salt"}],
    ids=str,
)
def test_a_record_of_a_game_that_cannot_be_set_up(run: Run, kept: Path, changes: dict[str, Any]) -> None:
    refused(run("replay", edited(kept, **changes)))


def test_a_position_beyond_the_end(run: Run, kept: Path) -> None:
    refused(run("replay", str(kept), "--to", "100000"), "there is no position 100000")


def test_a_link_instead_of_a_file(tmp_path: Path, run: Run) -> None:
    """`praefectus link` writes it; replay reads it back, also from an address; a damaged one is one sentence."""
    game, chance = Game.new("italia", 2, seed=4), random.Random(4)
    while not game.over:
        game.play(chance.choice(game.legal_ids()))
    game.save(tmp_path / "game.json")
    link = run("link", str(tmp_path / "game.json"), "--site", "https://play.example.org/").said.strip()
    assert link == f"https://play.example.org/#/g/{game.link()}"
    assert run("replay", link).said == run("replay", str(tmp_path / "game.json")).said
    cut_off = run("replay", link[:-12])
    assert cut_off.status == 2 and "cut off" in cut_off.complained and "--beginning" in cut_off.complained
    assert run("replay", link[:-12], "--beginning").said.startswith("Italia")


def test_a_link_longer_than_the_name_of_a_file_can_be(run: Run) -> None:
    game, chance = Game.new("imperium", 4, ["forum"], seed=4), random.Random(4)
    while not game.over:
        game.play(chance.choice(game.legal_ids()))
    assert len(game.link()) > 255
    assert run("replay", game.link()).said.startswith("Imperium")
