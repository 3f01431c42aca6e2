"""The rules reference is complete and can be asked: every rule that is played has its topic."""

from __future__ import annotations

import re

import pytest

from praefectus import data
from praefectus.data.finding import find
from praefectus.game.modules import gathered
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.rows import MODULES
from praefectus.server.edge.reference import rules


def test_every_decision_has_its_topic():
    """Also what chance decides, and what goes on by itself; and no topic names a decision that is not there."""
    told = {name for topic in data.reference() for name in topic.tells}
    assert {row.name for row in DECISIONS.values()} == told


def named_things() -> list[tuple[str, str]]:
    """Everything with a name in the data: what it is, and how somebody would ask for it."""
    things = [("personality", kind.name) for kind in data.cards().kinds]
    things += [("card for sale", card.kind) for card in data.cards().types]
    things += [("god", god.name) for god in data.cards().gods]
    things += [("good", good) for good in data.GOODS]
    things += [("forum card", card.name) for card in data.forum()]
    things += [("stand", stand.name) for stand in data.fish_market().stands]
    things += [("side of the market", name) for name in data.fish_market().sides]
    things += [("module", module.title) for module in data.modules()]
    things += [("option", option.title) for option in data.options()]
    things += [("board", f"board {name}") for name in data.board_ids()]
    things += [("solo level", level) for level in data.solitaria().handicap]
    return list(dict.fromkeys(things))


def plain(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.lower()))


@pytest.mark.parametrize(("what", "name"), named_things())
def test_every_thing_is_found_by_its_name(what: str, name: str):
    """The first answer is the topic of that name, or one that says the name."""
    first = {topic.id: topic for topic in data.reference()}[find(name)[0]]
    said = [plain(text) for text in (first.title, *first.aliases, first.id, first.body)]
    assert any(plain(name.removeprefix("board ")) in text for text in said)


def test_every_volcano_tile_and_reaction_is_told():
    volcano, reactions = data.topic("volcano").body, data.topic("reactions").body
    for tile in data.sicilia().tiles:
        for unit, count in tile.gain.items():
            assert f"{count} {'sesterti' if unit == 'coins' else unit}" in volcano
    assert all(row.text in volcano for row in data.sicilia().rows)
    assert all(reaction.text in reactions for reaction in data.solitaria().reactions)
    assert all(rung.text in data.topic("contrarius_builds").body for rung in data.solitaria().build_order)


def test_every_module_has_a_topic_and_what_it_brings_belongs_to_it():
    shown = {topic["id"]: topic for topic in rules()["topics"]}
    for module in MODULES:
        assert shown[module]["module"] == module
    for module, things in gathered("TOPICS").items():
        for thing in things():
            assert shown[thing]["module"] == module
    assert shown["auction"]["module"] == "forum" and shown["team_talk"]["module"] == "teams"
    assert shown["solo_end"]["module"] == "solitaria" and shown["without_salt"]["boards"] == ["byzantium", "hispania"]
    assert shown["britannia_start"]["module"] is None and shown["britannia"]["boards"] == ["britannia"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how many steps", "movement"),
        ("what does the prefect do", "prefect"),
        ("What does the Prefect do?", "prefect"),
        ("win", "tie"),
        ("how do I win", "tie"),
        ("who wins a tie?", "tie"),
        ("third house cost", "houses"),
        ("may partners talk", "team_talk"),
        ("chat", "team_talk"),
        ("highest bid", "auction"),
        ("how does the auction work", "auction"),
        ("byzantium without salt", "without_salt"),
        ("cooperative result", "solo_end"),
        ("tie against contrarius", "solo_end"),
        ("magnus in the solo game", "solo_magnus"),
        ("when does the game end", "end"),
        ("frankincense", "aegyptus"),
        ("fertile nile", "aegyptus"),
        ("waiting ship", "gallia"),
        ("coin field", "coin_field"),
        ("gavdos", "creta"),
        ("start cities of britannia", "britannia_start"),
        ("pref", "prefect"),
        ("archit", "architect"),
        ("storehouse full", "storehouse"),
        ("selling wine", "mercator"),
        ("PATRICIANS", "forum"),
        ("prefct", "prefect"),
    ],
)
def test_questions_are_answered(question: str, answer: str):
    """By words and their stems, not by pieces of words: "win" is no wine."""
    assert answer in find(question)[:2], find(question)


def test_win_is_no_wine():
    assert not [topic for topic in find("win") if "wine" in topic]


@pytest.mark.parametrize("nonsense", ["", "   ", "?!", "xyzzy", "\u0000", "%' OR 1=1", "🏛" * 50, "the of and"])
def test_nonsense_finds_nothing_and_harms_nothing(nonsense: str):
    assert isinstance(find(nonsense), list)
    assert find("xyzzy") == []
