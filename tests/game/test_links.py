"""Links: a whole game as a short text. docs/links.md describes the format."""

from __future__ import annotations

import random
import string
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from praefectus.agents import players
from praefectus.game import Configuration, Game, configure
from praefectus.game.links import EDITIONS, LinkError, codec, editions, missing_edition, text_of
from praefectus.game.links.arithmetic_coding import ALPHABET, NumberReader, NumberWriter, WrongNumber
from praefectus.game.links.link_text import GAME, with_check
from praefectus.game.result import Result, result_of
from praefectus.rules.record import BoardRecord, GameRecord
from tests.conformance.combinations import combinations, name, sample, tables

SHORT_GAME = 60  # choices


def played(configuration: Configuration, seed: int, choices: int = 10_000) -> Game:
    """A random game, to its end or for so many choices."""
    game = Game.new(configuration.board, configuration.seats, configuration.modules, configuration.options, seed)
    chance = random.Random(seed)
    for _ in range(choices):
        if game.over:
            break
        game.play(chance.choice(game.legal_ids()))
    return game


@pytest.fixture(scope="module")
def whole_games() -> list[Game]:
    chance, games = random.Random(4), []
    for seed, table in enumerate(
        [("imperium", 4, []), ("hispania", 4, ["salt", "forum"]), ("cyprus", 3, ["fish_market"])]
    ):
        game = Game.new(*table, seed=seed)
        while not game.over:
            game.play(players.agent("greedy").choose(game, chance))
        games.append(game)
    return games


@given(st.lists(st.tuples(st.integers(1, 90), st.integers(0, 89)), max_size=80), st.integers(0, 2**28 - 1))
def test_a_number_holds_every_choice(choices: list[tuple[int, int]], count: int) -> None:
    writer = NumberWriter()
    writer.write_count(count)
    for size, index in choices:
        writer.write_one_of(size, index % size)
    reader = NumberReader(writer.text())
    assert reader.read_count() == count
    assert [reader.read_one_of(size) for size, _ in choices] == [index % size for size, index in choices]


def same(game: Game, again: Game) -> bool:
    entries = [entry.action for entry in game.entries]
    return again.log == entries and again.state == game.state and again.configuration == game.configuration


@pytest.mark.parametrize("table", sample(40, seed=31), ids=name)
def test_every_table_goes_into_a_link_and_back(table: Configuration) -> None:
    """In its middle and at its end."""
    game = played(table, seed=5)
    assert same(game, Game.from_link(game.link()))
    early = played(table, seed=6, choices=SHORT_GAME)
    assert same(early, Game.from_link(early.link()))


@pytest.mark.long
def test_every_board_module_set_and_number_of_seats() -> None:
    sets = [table for board, seats in tables() for table in combinations(board, seats)]
    for seed, table in enumerate(sets):
        game = played(table, seed, choices=SHORT_GAME)
        assert same(game, Game.from_link(game.link())), name(table)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 40))
def test_any_moment_of_a_game(seed: int, choices: int) -> None:
    game = played(configure("italia", 3, ["forum"]), seed, choices)
    middle = game.at(random.Random(seed).randrange(len(game.log) + 1))
    assert same(middle, Game.from_link(middle.link()))


def test_a_turn_that_its_player_has_not_ended_stays_open() -> None:
    """A link of a held turn leads to the position in which the turn has not been handed over."""
    game = Game.new("imperium", 2, seed=3)
    game.play(next(action for action in game.legal() if action.text.endswith("Prefect")), hold=True)
    game.play(game.legal()[0], hold=True)
    assert game.held is not None
    assert same(game, Game.from_link(game.link()))


def test_undone_moves_are_not_in_a_link() -> None:
    game = Game.new("imperium", 3, seed=3)
    before = game.link()
    game.play(next(action for action in game.legal() if "Architect" in action.text))
    game.undo()
    assert game.link() == before


def test_strong_players_games_are_short(whole_games: list[Game]) -> None:
    """The sizes of docs/links.md: a few hundred characters."""
    assert all(80 < len(game.link()) < 420 for game in whole_games)


# the text in a message


def test_an_address_and_a_message_around_the_text_are_understood(whole_games: list[Game]) -> None:
    text = whole_games[0].link()
    for message in (
        f"https://example.org/play/#/g/{text}",
        f"(see https://example.org/#/g/{text}).",
        text + "!",
        f" {text}\n",
    ):
        assert text_of(message) == text
    assert Game.from_link(text[:40] + "\n" + text[40:]).state == whole_games[0].state


def damaged(text: str, kind: int, chance: random.Random) -> str:
    """One character changed, two swapped, one lost, one doubled, several changed, or cut off."""
    at = chance.randrange(1, len(text) - 1)
    other = chance.choice([character for character in ALPHABET if character != text[at]])
    return [
        text[:at] + other + text[at + 1 :],
        text[:at] + text[at + 1] + text[at] + text[at + 2 :],
        text[:at] + text[at + 1 :],
        text[: at + 1] + text[at:],
        "".join(chance.choice(ALPHABET) if chance.random() < 0.1 else character for character in text),
        text[:at],
    ][kind]


def count_wrong(games: list[Game], count: int, seed: int) -> tuple[int, int]:
    """Count the damaged texts that were accepted as another game, and the offered beginnings that are wrong."""
    chance, accepted, wrong = random.Random(seed), 0, 0
    texts = [game.link() for game in games]
    for number in range(count):
        game, text = games[number % len(games)], texts[number % len(games)]
        try:
            accepted += Game.from_link(damaged(text, number // len(games) % 6, chance)).log != game.log
        except LinkError as error:
            wrong += list(error.log) != game.log[: len(error.log)]
    return accepted, wrong


def test_no_damaged_text_is_another_game(whole_games: list[Game]) -> None:
    accepted, wrong = count_wrong(whole_games, 600, seed=8)
    assert accepted == 0 and wrong <= 1


@pytest.mark.long
def test_none_of_ten_thousand_damaged_texts_is_another_game(whole_games: list[Game]) -> None:
    accepted, wrong = count_wrong(whole_games, 10_000, seed=9)
    assert accepted == 0 and wrong <= 10


def test_the_certain_beginning_of_a_cut_off_link_is_offered(whole_games: list[Game]) -> None:
    game = whole_games[0]
    with pytest.raises(LinkError) as caught:
        Game.from_link(game.link()[:-30])
    assert caught.value.problem == "cut_off" and caught.value.configuration == game.configuration
    assert len(game.log) / 3 < len(caught.value.log) and list(caught.value.log) == game.log[: len(caught.value.log)]


@pytest.mark.parametrize(
    "text", ["", " ", "hello world", "1", "1abc", "1" + "z" * 3_990, "1" * 5_000, "é" * 20, "2" + "a" * 60]
)
def test_what_is_no_link_gets_a_sentence(text: str) -> None:
    with pytest.raises(LinkError) as caught:
        Game.from_link(text)
    assert str(caught.value).endswith((".", "!"))


@given(st.text(alphabet=string.printable, max_size=300))
def test_any_text_gets_a_sentence_or_a_game(text: str) -> None:
    try:
        Game.from_link(text)
    except LinkError as error:
        assert str(error)


def test_random_digits_with_a_right_check_are_refused() -> None:
    chance = random.Random(2)
    for _ in range(200):
        number = "".join(chance.choice(ALPHABET) for _ in range(chance.randrange(1, 400)))
        with pytest.raises(LinkError):
            Game.from_link(with_check(GAME, number))


def test_the_work_of_a_hostile_link_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real game in which nobody builds or buys continues for as long as a text may be; the replay stops in time."""
    monkeypatch.setattr(codec, "MAX_ENTRIES", 400)
    replay, chance = codec.Replay(configure("hellas", 4, ["teams", "fish_market"])), random.Random(1)
    with pytest.raises(WrongNumber):
        while not replay.over:
            replay.decide(chance.choice(replay.options))
    assert len(replay.log) == 400


# editions


def test_the_last_edition_describes_the_game_of_today() -> None:
    """After adding a board, module, option or card, or raising a version: append this line to editions.json."""
    assert missing_edition() is None


def test_editions_are_only_appended() -> None:
    """The first edition is what the first links were written with; changing it would make them other games."""
    first = EDITIONS[0]
    assert first.boards[:2] == ("imperium", "italia") and len(first.boards) == 16 and len(first.modules) == 13
    assert len(first.cards["forum_card"]) == 27


def test_a_newer_edition_is_refused_with_a_sentence(whole_games: list[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    later = replace(EDITIONS[-1], boards=(), modules=(), options={}, cards={})
    with monkeypatch.context() as newer:
        newer.setattr(editions, "EDITIONS", (*EDITIONS, later))
        text = whole_games[0].link()
    with pytest.raises(LinkError, match="newer version"):
        Game.from_link(text)


def test_a_newer_form_is_told_from_nonsense() -> None:
    with pytest.raises(LinkError, match="newer version"):
        Game.from_link(with_check("z", "5Yx1"))
    with pytest.raises(LinkError) as nonsense:
        Game.from_link("nothing")
    assert nonsense.value.problem == "not_a_link"


def one_point_more(g: GameRecord, b: BoardRecord) -> Result:
    found = result_of(g, b)
    return replace(found, points=tuple(points + 1 for points in found.points))


def test_a_changed_rule_is_noticed(whole_games: list[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """Scoring changes: the log would still be legal, but the points at the end differ."""
    text = whole_games[0].link()
    monkeypatch.setattr(codec, "result_of", one_point_more)
    with pytest.raises(LinkError) as caught:
        Game.from_link(text)
    assert caught.value.problem == "other_rules" and len(caught.value.log) > 200
