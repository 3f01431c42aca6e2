"""The log as a report: a passage for each turn, in sentences, and every number in it true."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import groupby

import pytest

from praefectus import data
from praefectus.data import GOODS, UNITS
from praefectus.game import Configuration, Game
from praefectus.game.log_facts import SETUP, Line, holdings
from praefectus.game.log_phrases import clauses, sentences
from praefectus.game.report import Passage, passages, report
from praefectus.language import LANGUAGES
from praefectus.rules.actions import FAMILIES
from tests.conformance.combinations import combinations, tables, with_options

NAMES = [f"Player{seat}" for seat in range(6)]  # no city, card or citizen is called so


def played(board: str, seats: int, modules: list[str], choices: int = 10_000) -> Game:
    game, chooser = Game.new(board, seats, modules, seed=3), random.Random(3)
    while not game.over and choices:
        game.play(chooser.choice(game.legal()))
        choices -= 1
    return game


def test_a_report_has_the_setup_the_rounds_and_the_points() -> None:
    game = played("italia", 3, [])
    lines = report(game)
    assert lines[:3] == ["Italia, 3 players.", "", "Set-up"]
    rounds = [line for line in lines if line.startswith("Round ")]
    assert rounds == [f"Round {number + 1}" for number in range(len(rounds))] and len(rounds) == (game.turn + 2) // 3
    colours = ["Red", "Green", "Yellow"]
    turns = [passage.text for passage in passages(game) if passage.round != SETUP]
    assert len(turns) == game.turn
    assert all(text.startswith(f"{colours[number % 3]} played the ") for number, text in enumerate(turns))
    scores = ", ".join(f"{colour} {score}" for colour, score in zip(colours, game.scores(), strict=True))
    assert lines[-1] == f"Points: {scores}. {colours[game.winner or 0]} wins with {max(game.scores())} points."


def test_a_turn_is_told_in_one_sentence_with_the_name_of_its_player() -> None:
    game = Game.new("imperium", 4, seed=3)
    for text in ("Play Architect", "Move the ship from Roma", "Move to Syracusae–Carthago"):
        game.play(text)
    game.play("Build in Carthago")
    told = passages(game, ["Marcus"])[-1].text
    done = "played the Architect, sailed to Syracusae–Carthago and built in Carthago"
    assert told == f"Marcus {done} for 4 sestertii, 1 brick and 1 wine."


@pytest.mark.parametrize(
    ("board", "modules"),
    [("imperium", []), ("hispania", []), ("hispania", ["salt"]), ("imperium", ["salt"]), ("byzantium", ["forum"])],
)
def test_the_setup_names_the_goods_of_the_cities(board: str, modules: list[str]) -> None:
    """What the log says of a city is what the city is, also where a salt token was swapped."""
    game = Game.new(board, 3, modules, seed=5)
    told = "\n".join(report(game))
    for number, city in enumerate(data.board(board).cities):
        assert f"{city.name} {GOODS[game.position.city_good[number]]}" in told


# what is reported adds up

PLURAL = {"brick": "bricks", "tool": "tools"}
UNIT = "|".join(["sestertii", "sestertius", *PLURAL.values(), *UNITS])
AMOUNT = re.compile(rf"(\d+) ({UNIT})\b")
RUN = rf"((?:\d+ (?:{UNIT})(?:, | and )?)+)"  # 2 sestertii, 1 brick and 1 wine
CHANGE = re.compile(rf"\b(received|collected|took|kept|bought|sold|exchanged|gave|paid|for) {RUN}")
SINGULAR = {plural: unit for unit, plural in PLURAL.items()} | {"sestertii": "coins", "sestertius": "coins"}
SUBJECT = re.compile(r"(?:^|\. )(Player\d|Contrarius)(?= )")


def told_changes(text: str) -> dict[tuple[int, str], int]:
    """Return what a passage says that everybody gained and paid, as a reader understands it."""
    changes: Counter[tuple[int, str]] = Counter()
    starts = [(found.end(), found[1]) for found in SUBJECT.finditer(text)]
    given = False
    for found in CHANGE.finditer(text):
        who = next(name for end, name in reversed(starts) if end <= found.start())
        verb = found[1]
        sign = (1 if given else -1) if verb == "for" else -1 if verb in {"sold", "exchanged", "gave", "paid"} else 1
        given = verb in {"sold", "exchanged"}
        for count, unit in AMOUNT.findall(found[2]):
            changes[int(who.removeprefix("Player")), SINGULAR.get(unit, unit)] += sign * int(count)
    return {key: change for key, change in changes.items() if change}


def true_changes(lines: list[Line]) -> dict[tuple[int, str], int]:
    changes: Counter[tuple[int, str]] = Counter()
    for line in lines:
        for seat, delta in line.changes.items():
            for unit, count in delta.items():
                changes[seat, unit] += count
    return {key: change for key, change in changes.items() if change}


def tell_and_compare(table: Configuration, seed: int, choices: int) -> set[str]:
    """Play at random, take back now and then, and compare every passage with the positions; return the passages."""
    chooser = random.Random(seed)
    game = Game.new(table.board, table.seats, table.modules, table.options, seed=seed)
    start = {seat: holdings(game.position, seat) for seat in range(game.seats)}
    first = len(game.entries)
    while not game.over and choices:
        game.play(chooser.choice(game.legal_ids()))
        choices -= 1
        if chooser.random() < 0.04 and game.can_undo() and len(game.entries) > first:
            game.undo()
    lines = game.lines()
    told: list[Passage] = passages(game, NAMES[: table.seats])
    for passage in told:
        assert passage.text.endswith(".") and passage.text[0].isupper(), passage
        for odd in ("None", "  ", ",.", ". .", "..", "{", "nothing nothing", " ."):
            assert odd not in passage.text, passage
        assert all(passage.taken_back)
        if passage.round != SETUP:
            assert told_changes(passage.text) == true_changes(lines[passage.start : passage.stop]), passage
    turns = [turn for turn, _ in groupby(lines, key=lambda line: (line.round, line.turn)) if turn[0] != SETUP]
    untold = len(turns) - sum(passage.round != SETUP for passage in told)
    assert untold == 0 or (untold == 1 and not game.over), "Every turn is told, but one that has only begun."
    for seat, before in start.items():
        whole = Counter(dict(zip(("coins", *UNITS), before, strict=True)))
        for line in lines[first:]:
            whole.update(line.changes.get(seat, {}))
        assert [whole[unit] for unit in ("coins", *UNITS)] == holdings(game.position, seat)
    assert game.log_lines(NAMES[: table.seats]) == [passage.text for passage in told]
    later = passages(game, NAMES[: table.seats], len(lines) // 2)
    assert later == told[len(told) - len(later) :], "It can be read on from anywhere."
    for tag in LANGUAGES:
        assert len(passages(game, NAMES[: table.seats], tag=tag)) == len(told), "Every language tells all of it."
    return {line.family for line in lines}


def module_sets() -> list[Configuration]:
    """One table for each set of modules, with options drawn."""
    chooser = random.Random(7)
    sets: dict[tuple[str, ...], Configuration] = {}
    everything = [table for board, seats in tables() for table in combinations(board, seats)]
    chooser.shuffle(everything)
    for table in everything:
        sets.setdefault(table.modules, table)
    return [with_options(table, chooser) for table in sets.values()]


def test_what_is_told_adds_up_with_every_set_of_modules() -> None:
    """Coins, goods and fish of every line are those of the positions; no line is empty; all choices were reported."""
    told: set[str] = set()
    for number, table in enumerate(module_sets()):
        told |= tell_and_compare(table, number, 24)
    for number, table in enumerate(module_sets()[::20]):
        told |= tell_and_compare(table, number, 260)
    assert len(told) > 25


@pytest.mark.long
def test_long_games_are_told_with_every_set_of_modules() -> None:
    told: set[str] = set()
    for number, table in enumerate(module_sets()):
        told |= tell_and_compare(table, number, 10_000)
    assert told == set(FAMILIES)


def test_every_family_of_actions_can_be_told() -> None:
    for family in FAMILIES.values():
        known = sentences() if family.by_chance else clauses()
        assert any(name == family.name or name.endswith(f" {family.name}") for name in known), family.name


def test_a_report_is_told_in_the_language_of_who_reads() -> None:
    game = Game.new("sicilia", 2, seed=3)
    game.play("Play Mercator")
    game.play("Buy 1 brick")
    german, french = (passages(game, ["Ada"], tag=tag)[-1].text for tag in ("de", "fr"))
    assert german == "Ada spielte „Mercator“, erhielt 3 Sesterzen und kaufte 1 Ziegel für 3 Sesterzen."
    assert french.startswith("Ada a joué «") and french.endswith("a acheté 1 brique pour 3 sesterces.")
    assert "Die gelbe Provinz: " in "\n".join(report(game, tag="de"))


def test_what_was_taken_back_is_folded_into_its_turn() -> None:
    game = Game.new("imperium", 3, seed=3)
    game.play("Play Prefect")
    game.undo()
    assert all(passage.round == SETUP for passage in passages(game))
    game.play("Play Mercator")
    last = passages(game)[-1]
    assert last.taken_back == ("Red played the Prefect.",) and last.text.startswith("Red played the Mercator")
    assert "  (Undone: Red played the Prefect.)" in report(game)
    again = Game.from_record(game.to_record())
    assert report(again) == report(game)


def test_the_praefectus_magnus_is_followed() -> None:
    """The log says when it goes to somebody else."""
    told = [line for line in played("imperium", 4, []).log_lines() if "The Praefectus Magnus went to" in line]
    assert told and all(" produce" in line for line in told)


@pytest.mark.parametrize(("seats", "modules"), [(1, ["solitaria"]), (3, []), (4, ["teams"])])
def test_a_round_is_one_turn_of_every_person(seats: int, modules: list[str]) -> None:
    """Contrarius has no turns of his own; log and view count the same rounds."""
    game = played("imperium", seats, modules, 80)
    assert game.lines()[-1].round == (game.lines()[-1].turn // seats) + 1
    assert game.view(None)["round"] == game.turn // seats + 1


def test_contrarius_is_called_by_his_name() -> None:
    """Issue, solitaria: every reaction explains itself; he is no colour."""
    lines = report(played("imperium", 1, ["solitaria"]))
    assert lines[-1].startswith("Points: Red ") and ", Contrarius " in lines[-1]
    assert any("Contrarius built in" in line or "built in" in line.partition("Contrarius ")[2] for line in lines)
    assert any("Contrarius placed a new" in line for line in lines)
    assert sum(line.count("Contrarius starts with the") for line in lines) == 1
