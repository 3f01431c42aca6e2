"""Facts are stated once and read: no field without a reader, no second list of names, no grade written by hand."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

import praefectus
from praefectus import data
from praefectus.data.grades import doubts, grade_of, graded, weakest
from praefectus.language import of
from praefectus.reference import topics
from praefectus.rules import vocabulary
from praefectus.server.edge.reference import catalogue

PACKAGE = Path(praefectus.__file__).parent
WEB = Path(__file__).parent.parent / "web"


def run(script: str | Path, *arguments: str, package: Path = PACKAGE) -> str:
    """Return what a script prints, with this copy of the package."""
    done = subprocess.run(
        [sys.executable, str(script), *arguments],
        env=os.environ | {"PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def unread(package: Path = PACKAGE) -> list[str]:
    fields: list[str] = json.loads(run(Path(__file__).with_name("unread_fields.py"), package=package))
    return fields


@pytest.fixture
def changed(tmp_path: Path) -> Callable[..., Path]:
    """A copy of the package in which some words of a file are others."""

    def change(*changes: tuple[str, str, str]) -> Path:
        ignored = shutil.ignore_patterns("__pycache__", "static", "*.npz", "*.safetensors")
        copy = Path(shutil.copytree(PACKAGE, tmp_path / "praefectus", ignore=ignored))
        for file, before, after in changes:
            text = (copy / file).read_text(encoding="utf-8")
            assert before in text, (file, before)
            (copy / file).write_text(text.replace(before, after, 1), encoding="utf-8")
        return copy

    return change


# every field has a reader


def test_every_field_of_the_data_is_read() -> None:
    """By the rules, the game, the rules reference or the page; a field that nobody reads is not there."""
    assert unread() == []


def test_a_field_without_a_reader_is_found(changed: Callable[..., Path]) -> None:
    copy = changed(
        ("data/schema.py", "    trades: int\n", "    trades: int\n    dice: int\n"),
        ("data/setup.json", '"trades": 2,', '"trades": 2, "dice": 6,'),
        ("data/forum.json", '{"spaces": 4}', '{"spaces": 4, "temples": 1}'),
    )
    assert unread(copy) == ["ForumCard effect claudia_agrippina temples", "Setup dice"]


def test_the_rules_follow_the_data(changed: Callable[..., Path], tmp_path: Path) -> None:
    copy = changed(
        ("data/setup.json", '"colonist_card_coins": 5', '"colonist_card_coins": 6'),
        ("data/setup.json", '"houses": 15', '"houses": 14'),
        ("data/cards.json", '"concordia_vp": 7', '"concordia_vp": 8'),
        ("data/forum.json", '"gives": {"brick": 1, "food": 1}', '"gives": {"wine": 2}'),
    )
    script = tmp_path / "told_by_the_copy.py"
    script.write_text(
        "from praefectus import data\n"
        "from praefectus.rules import colonist, houses, scoring\n"
        "from praefectus.rules.modules.forum import cards as forum\n"
        "print(colonist.INCOME_COINS, houses.HOUSES, scoring.CONCORDIA_POINTS)\n"
        "print(*forum.GIVEN_GOODS[[card.id for card in data.forum()].index('laurentius')])\n",
        encoding="utf-8",
    )
    assert run(script, package=copy).split("\n")[:2] == ["6 14 8", "0 0 0 2 0 0"]


# names are listed once


def test_numbers_of_the_rules_are_places_in_the_lists_of_names() -> None:
    for names in (data.UNITS, data.GODS):
        assert [getattr(vocabulary, name.upper()) for name in names] == list(range(len(names)))
    assert (len(data.GOODS), len(data.GODS), len(data.UNITS)) == (vocabulary.GOODS, vocabulary.GODS, vocabulary.STORED)
    assert [special.good for special in data.cards().specialists] == list(data.GOODS[: vocabulary.TRADED])
    specials = data.CARD_KINDS[vocabulary.SPECIALIST : vocabulary.SPECIALIST + vocabulary.TRADED]
    assert tuple(special.kind for special in data.cards().specialists) == specials
    assert len(data.COLOURS) == vocabulary.SEATS


@pytest.mark.parametrize("list_of_names", ["GOODS", "GODS", "COLOURS", "CARD_KINDS"])
def test_no_file_lists_the_names_again(list_of_names: str) -> None:
    """Two neighbours of a list side by side are a list of one's own; data files name things in their own order."""
    names = getattr(data, list_of_names)
    words = [*pairwise(names), *pairwise(name.capitalize() for name in names)]
    pairs = [f'"{first}", "{second}"' for first, second in words]
    sources = [path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "data" / "schema.py"]
    sources += [path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}")]
    again = [path.name for path in sources if sum(pair in path.read_text(encoding="utf-8") for pair in pairs) > 1]
    assert again == []


def test_the_page_is_told_the_names() -> None:
    told = catalogue(of("en"))
    assert told.colours == list(data.COLOURS)
    assert [good.name for good in told.goods] == list(data.GOODS)
    assert [god.name for god in told.gods] == list(data.GODS)
    assert [card.name for card in told.cards] == list(data.CARD_KINDS)


# grades


def test_the_weakest_of_some_grades() -> None:
    assert weakest(["certain", "proposed", "inferred"]) == "proposed"
    assert weakest(["certain", "inferred"]) == "inferred"
    assert weakest([]) == "certain"


def test_a_fact_has_the_grade_that_its_file_gives() -> None:
    assert grade_of(["setup.prices"]) == "certain"
    assert grade_of(["setup.displays.wine"]) == "inferred" and grade_of(["setup.displays.standard"]) == "certain"
    assert grade_of(["forum.novius"]) == "proposed" and grade_of(["forum.laurentius"]) == "certain"
    assert grade_of(["setup.prices", "forum.commodus"]) == "inferred"
    assert grade_of(["boards.roma.lines"]) == "certain" and grade_of(["boards.roma"]) == "proposed"
    assert ("Massilia", "inferred") in doubts(["boards.roma.ship_track"])


@pytest.mark.parametrize("fact", ["setup.prizes", "sestup.prices", "forum.nobody", "boards.roma.towers"])
def test_a_fact_that_does_not_exist_is_refused(fact: str) -> None:
    with pytest.raises(data.DataError, match="There is no fact"):
        graded(fact)


def test_no_topic_is_surer_than_what_it_rests_on() -> None:
    for topic in topics.reference():
        assert topic.grade == weakest(grade for fact in topic.rests_on for grade in graded(fact).values()), topic.id


@pytest.mark.parametrize(
    ("module", "facts"),
    [
        ("salt", ["setup.start_goods_with_salt", "setup.salt_tokens", "setup.salt_replaces", "setup.salt_swap"]),
        ("forum", ["forum", "setup.forum_thresholds"]),
        ("venus", ["cards.decks.venus", "cards.hands.venus", "cards.kinds.magister"]),
        ("teams", ["cards.decks.teams", "cards.hands.teams", "cards.team_drop", "setup.money_by_team"]),
        ("balearica", ["boards.balearica.lines", "boards.balearica.start"]),
        ("fish_market", ["fish_market"]),
        ("roma", ["roma", "boards.roma.ship_track"]),
        ("sicilia", ["sicilia", "setup.bonus_marker_coins_sicilia"]),
        ("solitaria", ["solitaria"]),
        ("coin_field", ["coin_field"]),
        ("creta", ["creta"]),
        ("gallia", ["gallia", "boards.gallia.lines", "boards.gallia.new_colonists"]),
        ("aegyptus", ["aegyptus", "boards.aegyptus.lines"]),
    ],
)
def test_a_module_rests_on_all_its_facts(module: str, facts: list[str]) -> None:
    assert set(facts) <= set(topics.topic(module).rests_on)
    told = {entry.name: entry.grade for entry in catalogue(of("en")).modules}
    assert told[module] == topics.topic(module).grade


def test_a_module_becomes_surer_with_its_last_doubtful_fact(changed: Callable[..., Path], tmp_path: Path) -> None:
    copy = changed(
        ("data/setup.json", '"start_goods_with_salt": "inferred"', '"start_goods_with_salt": "certain"'),
        ("data/setup.json", '"salt_replaces": "inferred"', '"salt_replaces": "certain"'),
    )
    script = tmp_path / "graded_by_the_copy.py"
    script.write_text("from praefectus.reference import topics\nprint(topics.topic('salt').grade)\n", encoding="utf-8")
    assert topics.topic("salt").grade == "inferred"
    assert run(script, package=copy).strip() == "certain"


def test_the_list_of_modules_in_the_docs_has_their_grades() -> None:
    rows = (Path(__file__).parent.parent / "docs" / "modules.md").read_text(encoding="utf-8").splitlines()
    cells = [row.split("|") for row in rows if row.startswith("| `")]
    told = {row[1].strip(" `"): row[-2].strip() for row in cells}
    grades = {module.name: topics.topic(module.name).grade for module in data.modules()}
    grades |= {option.name: grade_of(option.rests_on) for option in data.options()}
    assert {name: told.get(name) for name in grades} == grades
