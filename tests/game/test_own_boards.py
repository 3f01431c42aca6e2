"""Custom boards: the check names what is wrong, and a good file plays, is saved and read again (docs/own_boards.md)."""

import copy
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from praefectus import Game, data
from praefectus.agents.network.observation.table import TABLE_BOARD
from praefectus.agents.network.policy import row_of
from praefectus.data.own_board_file import MAX_BYTES
from praefectus.data.own_boards import copy_of_board, own_board_of_text
from praefectus.game.errors import RecordError, SetupError
from praefectus.language import LANGUAGES, of


def italia() -> dict[str, Any]:
    return copy_of_board(data.board("italia"))


def ids(content: Any) -> list[str]:
    checked = data.check_own_board(content)
    return [problem.message.id for problem in checked] if isinstance(checked, list) else []


def test_a_copy_plays_like_its_board() -> None:
    own, family = Game.new(italia(), 3, seed=4), Game.new("italia", 3, seed=4)
    assert own.legal() == family.legal() and own.log == family.log


def test_a_record_contains_its_board() -> None:
    game = Game.new(italia(), 3, seed=4)
    record = json.loads(json.dumps(game.to_record()))
    assert record["board"]["name"] == "Italia" and Game.from_record(record).log == game.log


def test_another_process_knows_the_board() -> None:
    configuration = Game.new(italia(), 2, seed=1).configuration
    assert data.board(pickle.loads(pickle.dumps(configuration)).board).name == "Italia"


def test_a_city_without_a_line() -> None:
    content = italia()
    content["lines"] = [line for line in content["lines"] if "Verona" not in line["ends"]]
    checked = data.check_own_board(content)
    assert isinstance(checked, list)
    assert [(problem.message.id, problem.about, problem.name) for problem in checked] == [
        ("own-board-city-alone", "city", "Verona")
    ]


def test_letters_match_the_tokens() -> None:
    content = italia()
    content["cities"][0]["letter"] = "B"
    assert ids(content) == ["own-board-letter", "own-board-letter"]


def test_a_province_without_cities() -> None:
    content = italia()
    content["provinces"].append({"id": "empty", "name": "Nulla", "colour": "#000000"})
    assert ids(content) == ["own-board-province-empty"]


@pytest.mark.parametrize("name", ["<b>Roma</b>", "a&b", " Roma", "Ro\nma", "{ $x }", "123", "\u202eamor"])
def test_markup_in_a_name(name: str) -> None:
    content = italia()
    content["cities"][0]["name"] = name
    assert ids(content)[:1] == ["own-board-strange-name"]


@pytest.mark.parametrize(("sentence", "fine"), [("La mer\u202f!", True), ("Two\nlines", False), ("\u202eamor", False)])
def test_a_sentence_is_one_line(sentence: str, fine: bool) -> None:
    """The spaces before French punctuation are part of one."""
    assert (ids(italia() | {"sentence": sentence}) == []) == fine


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("cities", 3, "own-board-list"),
        ("cities", [{}] * 101, "own-board-many"),
        ("players", [2, 9], "own-board-large"),
        ("name", 7, "own-board-text"),
        ("script", "x", "own-board-unknown"),
        ("height", float("nan"), "own-board-whole-number"),
        ("coast", [0, 0, 1, float("nan")], "own-board-number"),
        ("coast", [3, 0, 1, 2], "own-board-coast"),
        ("salt_board", 1, "own-board-yes-no"),
    ],
)
def test_wrong_types(key: str, value: Any, problem: str) -> None:
    assert problem in ids(italia() | {key: value})


def test_the_same_name_or_id_twice() -> None:
    content = italia()
    content["cities"][1]["name"] = "BAUZANUM"
    content["provinces"][1]["id"] = content["provinces"][0]["id"]
    assert ids(content) == ["own-board-name-twice", "own-board-id-twice"]


@pytest.mark.parametrize("content", [None, [], 3, "x", {}, {"format": "praefectus-board"}])
def test_anything_else_is_refused(content: Any) -> None:
    assert ids(content)


@pytest.mark.parametrize("text", ["[" * 60_000, "{", "\x00", " " * (MAX_BYTES + 1)])
def test_a_hostile_file(text: str) -> None:
    with pytest.raises(data.DataError):
        own_board_of_text(text)


def test_team_play_needs_one_start() -> None:
    apart = copy_of_board(data.board("britannia"))
    with pytest.raises(SetupError, match="start apart"):
        Game.new(apart, 4, ["teams"])


def test_everything_wrong_is_said_at_once() -> None:
    """A board in the making has no name, no start and too few cities; the editor shows all of that."""
    content = italia() | {"name": "", "start": [], "cities": italia()["cities"][1:]}
    found = ids(content)
    assert {"own-board-name", "own-board-letter", "own-board-no-start", "own-board-line-end"} <= set(found)


def test_a_start_space_that_nobody_uses() -> None:
    content = italia()
    content["start"].append({"name": "Nemo", "x": 0.1, "y": 0.1, "colonists": []})
    assert ids(content) == ["own-board-start-unused"]


def test_the_network_plays_a_board_it_has_never_seen() -> None:
    """The table's mark of the board stays empty, and the mark of no other fact is set in its place."""
    own, family = Game.new(italia(), 3, seed=4), Game.new("italia", 3, seed=4)
    mark = TABLE_BOARD + data.board_ids().index("italia")
    seen, known = row_of(own), row_of(family)
    assert known[mark] == 1 and seen[mark] == 0
    assert [number for number, (a, b) in enumerate(zip(seen, known, strict=True)) if a != b] == [mark]


HOSTILE: st.SearchStrategy[Any] = st.sampled_from(
    [
        None, True, False, 0, -1, 1e308, 10**30, float("nan"), float("inf"), "", " ", "x" * 10_000, "<script>",
        "{ $x }", "\u202eamor", "\ud800", "../../etc/passwd", "own-0000000000000000", "A", "land", "Roma", "Bauzanum",
        [], {},
        [[]] * 500, [{}] * 500, {"id": "x"}, [0.5, 0.5], ["Roma", "Roma"], ["Roma", "Verona", "Genua"],
        {"a": {"b": []}},
    ]
)  # fmt: skip


def places(content: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in a file: what holds it, and where."""
    for key in list(content) if isinstance(content, dict) else range(len(content)):
        yield content, key
        if isinstance(content[key], dict | list):
            yield from places(content[key])


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), value=HOSTILE, how=st.sampled_from(["replace", "remove", "again", "swap"]))
def test_a_hostile_file_gets_sentences_or_plays(seed: int, value: Any, how: str) -> None:
    chance, content = random.Random(seed), italia()
    for _ in range(chance.randrange(1, 4)):
        holder, key = chance.choice(list(places(content)))
        if how == "replace":
            holder[key] = copy.deepcopy(value)
        elif how == "remove":
            del holder[key]
        elif how == "again" and isinstance(holder, list):
            holder += [copy.deepcopy(holder[key])] * chance.choice([1, 40])
        else:
            other, place = chance.choice(list(places(content)))
            holder[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(holder[key])
    checked = data.check_own_board(content)
    if isinstance(checked, list):
        assert checked
        for problem in checked:
            sentences = [of(tag).say(problem.message) for tag in LANGUAGES]
            assert all(0 < len(sentence) < 300 and "<s" not in sentence for sentence in sentences), sentences
    else:
        game = Game.new(content, 2, seed=seed)
        for _ in range(20):
            game.play(chance.choice(game.legal_ids()))
        assert Game.from_record(json.loads(json.dumps(game.to_record()))).log == game.log


def test_a_file_that_contains_itself() -> None:
    content = italia()
    content["cities"][0]["province"] = content
    assert ids(content) == ["own-board-text"]
    content = italia()
    content["cities"] = [content]
    assert ids(content)


def test_a_record_with_a_hostile_board_is_refused() -> None:
    record = Game.new(italia(), 2, seed=1).to_record()
    hostile: list[Any] = [
        {"format": "praefectus-board"},
        [],
        3,
        italia() | {"cities": [{}] * 101},
        "own-0123456789abcdef",
    ]
    for wrong in hostile:
        with pytest.raises((RecordError, SetupError, data.DataError)):
            Game.from_record(record | {"board": wrong})
