"""play: a game at the terminal, also when it is typed from a pipe."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from praefectus.game import Game

from .conftest import Run, refused

SETUPS = [
    ["--board", "imperium"],
    ["--board", "italia", "--seats", "2", "--modules", "salt,forum,fish_market"],
    ["--board", "balearica", "--seats", "3"],
    ["--board", "roma", "--seats", "3", "--modules", "venus"],
    ["--board", "sicilia", "--seats", "3"],
    ["--board", "cyprus", "--seats", "6", "--modules", "teams"],
]


def test_the_table_is_shown(run: Run) -> None:
    said = run("play", "--seed", "3", "--seat", "1", typed="q\n").said
    for word in ("Storehouse", "Hand", "Display", "Gallia", "Massilia", "Red", "Green", "Play Architect"):
        assert word in said


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup[1])
def test_every_module_has_its_picture(run: Run, setup: list[str]) -> None:
    outcome = run("play", "--people", "1", "--seed", "5", *setup, typed="1\n" * 12 + "b\ns\nl\nq\n")
    assert (outcome.status, outcome.complained) == (0, "")


def test_a_game_of_bots_ends_with_the_points_explained(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--people", "0", "--seed", "4", "--save", "bots.json")
    game = Game.load(tmp_path / "bots.json")
    assert game.over and game.winner is not None
    assert "wins with" in outcome.said and "Jupiter" in outcome.said


def test_partners_win_together_with_what_is_compared(run: Run, tmp_path: Path) -> None:
    arguments = ("play", "--people", "0", "--seats", "4", "--modules", "teams", "--bots", "random", "--seed", "4")
    said = run(*arguments, "--save", "teams.json").said
    result = Game.load(tmp_path / "teams.json").result()
    assert f"win together with {result.sides[0].result} points." in said
    assert result.sides[0].result == sum(result.points[seat] for seat in result.winners)


def test_quitting_keeps_the_game_and_loading_goes_on(run: Run, tmp_path: Path) -> None:
    first = run("play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed="2\nq\n")
    kept = Game.load(tmp_path / "kept.json")
    assert "--load" in first.said
    assert kept.lines()[-1].text == "Play Architect"
    run("play", "--load", "kept.json", "--seat", "1", typed="1\nq\n")
    assert Game.load(tmp_path / "kept.json").state_number > kept.state_number


def test_going_on_is_against_the_same_bots(run: Run) -> None:
    """As they were asked for, and quoted for a shell."""
    said = run("play", "--bots", "beginner", "--seat", "1", "--save", "my game.json", typed="q\n").said
    assert "praefectus play --load 'my game.json' --bots beginner --seat 1`" in said
    assert "--bots" not in run("play", "--seat", "1", typed="q\n").said.splitlines()[-1]


def test_when_a_bot_fails_the_game_is_kept_as_far_as_it_came(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "def choose(game, rng):\n    return game.legal()[0] if game.turn < 6 else {}['gold']\n"
    )
    outcome = run("play", "--people", "0", "--bots", "mine.py", "--seed", "3", "--save", "kept.json")
    assert outcome.status == 2 and "The agent “mine.py” failed: KeyError: 'gold'" in outcome.complained
    assert "continue with `praefectus play --load kept.json --bots mine.py --people 0`" in outcome.said
    assert Game.load(tmp_path / "kept.json").turn == 6


def test_the_help_tells_of_agents_of_ones_own(run: Run) -> None:
    said = " ".join(run("play", "--help").said.replace("│", " ").split())
    assert "mine.py or module:function" in said


def test_who_starts_is_drawn(run: Run, tmp_path: Path) -> None:
    """The person sits at a seat that the seed draws; to continue the game you have to name it."""
    seats = set()
    for seed in range(6):
        said = run("play", "--seed", str(seed), "--save", "kept.json", typed="q\n").said
        seats.add(said.split("--seat ")[1].split("`")[0])
        assert seats == seats & {"1", "2", "3", "4"}
    assert len(seats) > 1
    refused(run("play", "--load", "kept.json"), "--seat", "1 to 4")


def test_people_sit_side_by_side_or_as_they_wish(run: Run) -> None:
    pairs = {
        run("play", "--people", "2", "--seed", str(seed), typed="q\n").said.split("--seat ")[1].split("`")[0]
        for seed in range(8)
    }
    assert len(pairs) > 1 and pairs <= {"1,2", "2,3", "3,4", "1,4"}
    assert "--seat 2,4`" in run("play", "--seat", "4,2", typed="q\n").said


@pytest.mark.parametrize("seat", ["0", "5", "1,1", "first", "1,"])
def test_a_seat_that_does_not_exist(run: Run, seat: str) -> None:
    refused(run("play", "--seat", seat), seat, "1 to 4")


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed="2\n")
    assert outcome.status == 0
    assert Game.load(tmp_path / "kept.json").lines()[-1].text == "Play Architect"


def test_without_save_each_game_has_a_file_of_its_own(run: Run, tmp_path: Path) -> None:
    run("play", typed="q\n")
    assert len(list((tmp_path / "data").rglob("game-*.json"))) == 1


def test_undo_takes_a_choice_back(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed="2\nu\nq\n")
    game = Game.load(tmp_path / "kept.json")
    assert game.legal()[0].text == "Play Tribune"
    assert game.log[-1] < 0


def test_a_choice_can_be_typed_by_its_text(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed="play mercator\nq\n")
    assert any(line.text == "Play Mercator" for line in Game.load(tmp_path / "kept.json").lines())


@pytest.mark.parametrize(("tag", "typed"), [("de", "Merc"), ("fr", "JOUER march")])
def test_a_choice_is_typed_in_the_players_language(run: Run, tmp_path: Path, tag: str, typed: str) -> None:
    """By the beginning of what it says there; what it says in English is refused, in that language."""
    run("--lang", tag, "play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed=f"{typed}\nq\n")
    assert any(line.text == "Play Mercator" for line in Game.load(tmp_path / "kept.json").lines())
    said = run("--lang", tag, "play", "--seed", "4", "--seat", "1", typed="play mercator\nq\n").said
    assert {"de": "„play mercator“ ist jetzt nicht möglich", "fr": "«\u202fplay mercator\u202f» n’est pas possible"}[
        tag
    ] in said


@pytest.mark.parametrize("answer", ["0", "99", "fly to the moon", "play", "u", "r xyzzy", "-1"])
def test_a_wrong_answer_is_explained_and_changes_nothing(run: Run, tmp_path: Path, answer: str) -> None:
    run("play", "--seed", "3", "--seat", "1", "--save", "before.json", typed="q\n")
    outcome = run("play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed=f"{answer}\nq\n")
    assert outcome.status == 0 and "Traceback" not in outcome.said
    assert (tmp_path / "before.json").read_text() == (tmp_path / "kept.json").read_text()


def test_a_rule_can_be_looked_up_at_the_table(run: Run) -> None:
    assert "Produce in one province" in run("play", typed="r prefect\nq\n").said


def test_solo_is_a_game_against_contrarius(run: Run, tmp_path: Path) -> None:
    said = run("play", "--solo", "--solo-level", "veteran", "--seed", "2", "--save", "solo.json", typed="q\n").said
    game = Game.load(tmp_path / "solo.json")
    assert "Contrarius" in said
    assert game.configuration.modules == ("solitaria",) and game.configuration.options["solo_level"] == "veteran"


def test_a_solo_game_can_be_played_to_its_end(run: Run, tmp_path: Path) -> None:
    """The answers are drawn at random; whatever is no choice is refused and asked again."""
    answers = random.Random(1)
    typed = "".join(f"{answers.randint(1, 9)}\n" for _ in range(60_000))
    outcome = run("play", "--solo", "--seed", "8", "--save", "solo.json", typed=typed)
    assert Game.load(tmp_path / "solo.json").over
    assert "wins with" in outcome.said


def test_it_runs_as_a_program_without_a_terminal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "praefectus", "play", "--seed", "3", "--seat", "1", "--save", "kept.json"]
    done = subprocess.run(command, input="2\nq\n", text=True, capture_output=True, cwd=tmp_path, timeout=120)
    assert done.returncode == 0 and done.stderr == ""
    assert json.loads((tmp_path / "kept.json").read_text())["format"] == "praefectus-record"


# what is refused


def test_an_unknown_board(run: Run) -> None:
    refused(run("play", "--board", "atlantis"), "atlantis", "imperium")


def test_an_unknown_module(run: Run) -> None:
    refused(run("play", "--modules", "salt,pepper"), "pepper", "salt")


def test_an_unknown_option(run: Run) -> None:
    refused(run("play", "--option", "cheat=true"), "cheat", "wine_side")


def test_an_option_without_its_value(run: Run) -> None:
    refused(run("play", "--option", "fish_side", "--modules", "fish_market"), "fish_side")


def test_a_value_that_the_option_does_not_have(run: Run) -> None:
    refused(run("play", "--option", "wine_side=perhaps"), "perhaps", "true")


def test_a_number_of_seats_that_does_not_exist(run: Run) -> None:
    refused(run("play", "--seats", "7"), "7", "2, 3, 4 or 5")


def test_modules_that_exclude_each_other(run: Run) -> None:
    refused(run("play", "--modules", "venus,teams"), "venus", "teams")


def test_a_module_on_a_board_that_it_does_not_fit(run: Run) -> None:
    refused(run("play", "--modules", "roma"), "roma", "Imperium")


def test_more_people_than_seats(run: Run) -> None:
    refused(run("play", "--people", "5", "--seats", "4"), "5", "4")


def test_an_unknown_bot(run: Run) -> None:
    refused(run("play", "--bots", "hal"), "hal", "random")


def test_an_unknown_level_of_contrarius(run: Run) -> None:
    refused(run("play", "--solo", "--solo-level", "mild"), "mild", "veteran")


def test_a_file_that_cannot_be_written(run: Run) -> None:
    refused(run("play", "--save", "/dev/null/game.json"), "/dev/null")


def test_a_hint_says_what_to_do_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    said = run("play", "--seed", "3", "--seat", "1", "--save", "kept.json", typed="i\nq\n").said
    hint = next(line for line in said.splitlines() if line.startswith("> Play ") and "points" in line)
    assert hint.endswith(".") and Game.load(tmp_path / "kept.json").lines()[-1].family != "play"
