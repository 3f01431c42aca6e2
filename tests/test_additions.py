"""Additions to the game leave old records, data sets and networks readable.

A copy of the package gets forum cards, a personality, a board, a module and a family of actions. Nothing there has its
old number any more. What was written before must lead to the same games, and the shipped network must play on.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import praefectus
from praefectus.agents.network.installed import networks
from praefectus.agents.network.learned import standard_network
from praefectus.engine import dataset
from praefectus.game import Game, configure
from praefectus.game.links import EDITIONS, LinkError
from praefectus.rules.stored_names import action_vocabulary, first_vocabulary, translation

PACKAGE = Path(praefectus.__file__).parent
CHILD = Path(__file__).parent / "additions_process.py"
TABLES: list[tuple[str, int, list[str], dict[str, Any], int]] = [  # board, seats, modules, options, choices
    ("imperium", 4, [], {}, 10_000),
    ("italia", 3, ["salt", "forum"], {"forum_auction": True}, 10_000),
    ("hispania", 4, ["forum"], {}, 10_000),
    ("hellas", 5, ["venus", "fish_market", "forum", "salt"], {"fish_side": "mountainside"}, 150),
    ("cyprus", 6, ["teams", "forum", "fish_market"], {}, 150),
    ("balearica", 3, ["venus"], {"no_goods": True}, 120),
    ("roma", 3, ["forum"], {}, 150),
    ("sicilia", 4, ["salt"], {"wine_side": True}, 150),
    ("byzantium", 1, ["solitaria"], {}, 60),
]


# how things are added: all that knows where the package keeps them


def replaced(copy: Path, file: str, old: str, new: str) -> None:
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert len(re.findall(old, text, re.M)) == 1, f"{file} no longer says {old!r} once; adapt how the test adds things."
    path.write_text(re.sub(old, new, text, flags=re.M), encoding="utf-8")


def rewritten(copy: Path, file: str, change: Any) -> None:
    path = copy / "data" / file
    content = json.loads(path.read_text(encoding="utf-8"))
    change(content)
    path.write_text(json.dumps(content), encoding="utf-8")


def add_forum_cards(copy: Path) -> None:
    def add(cards: list[dict[str, Any]]) -> None:
        plain = {"text": "A gift.", "example": "None.", "grade": "proposed", "gives": {"coins": 1}}
        cards.insert(
            3, {**plain, "id": "nova_flavia", "name": "Nova Flavia", "kind": "patrician", "gives": {"brick": 1}}
        )
        cards.insert(20, {**plain, "id": "novus", "name": "Novus", "kind": "citizen"})
        cards.append({**plain, "id": "ultimus", "name": "Ultimus", "kind": "citizen"})

    rewritten(copy, "forum.json", add)


def add_personality(copy: Path) -> None:
    def add(cards: dict[str, Any]) -> None:
        for rows in (cards["kinds"], cards["types"]):
            own = {"kind": "quaestor", "name": "Quaestor", "id": len(rows)}
            rows.append({name: own.get(name, value) for name, value in rows[0].items()})

    rewritten(copy, "cards.json", add)
    for path in [*(copy / "data").glob("*.py"), *(copy / "rules").glob("*.py")]:  # wherever the kinds are listed
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('"proconsul",\n)', '"proconsul", "quaestor",\n)'), encoding="utf-8")
    new = '@personality("quaestor").start\n@TRIBUNE.start\n'
    replaced(copy, "rules/tribune.py", r"^@TRIBUNE\.start\n", new)
    imported = "from praefectus.rules.declarations import "
    replaced(copy, "rules/tribune.py", f"^{imported}", f"{imported}personality, ")


def add_board(copy: Path) -> None:
    board = json.loads((copy / "data/boards/italia.json").read_text(encoding="utf-8")) | {"id": "nova", "name": "Nova"}
    (copy / "data/boards/nova.json").write_text(json.dumps(board), encoding="utf-8")
    replaced(copy, "data/boards.py", r'"imperium",', '"imperium", "nova",')


def add_module(copy: Path) -> None:
    def add(modules: list[dict[str, Any]]) -> None:
        modules.insert(1, {**modules[0], "name": "novelty", "title": "Novelty"})

    rewritten(copy, "modules.json", add)
    home = copy / "rules/modules/novelty"
    home.mkdir()
    (home / "__init__.py").touch()
    text = "from praefectus.rules.declarations import module_bit\n\nWITH_NOVELTY = BIT = module_bit('novelty')\n"
    (home / "vocabulary.py").write_text(text, encoding="utf-8")


def add_family(copy: Path) -> None:
    replaced(copy, "rules/actions.py", r"^PRODUCE = ", 'WINK = family("wink", 3)\nPRODUCE = ')


def make_the_observation_too_small(copy: Path) -> None:
    replaced(copy, "rules/vocabulary.py", r"^PROVINCES: Final = 14", "PROVINCES: Final = 11")


# the copy, and what was written before


def copied(folder: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "static", "networks")
    return Path(shutil.copytree(PACKAGE, folder / "src" / "praefectus", ignore=ignored))


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = copied(tmp_path_factory.mktemp("grown"))
    for add in (add_forum_cards, add_personality, add_board, add_module, add_family):
        add(copy)
    return copy


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records and a data set of today."""
    folder = tmp_path_factory.mktemp("written")
    for number, (board, seats, modules, options, choices) in enumerate(TABLES):
        game, chance = Game.new(board, seats, modules, options, seed=number + 1), random.Random(number)
        for _ in range(choices):
            if game.over:
                break
            game.play(chance.choice(game.legal()))
        game.save(folder / f"{number}.json")
    table = configure("italia", 3, ["forum"])
    about = {"board": "italia", "seats": 3, "modules": ["forum"], "options": {}}
    dataset.record(table, 2, 5, folder / "games.parquet", engine="interpreted", threads=1, about=about)
    return folder


def asked(copy: Path, what: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """The answer of a process that uses the copy."""
    places = {"PYTHONPATH": str(copy.parent), "PRAEFECTUS_NETWORKS": str(networks()), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(CHILD), what, *map(str, arguments)]
    return subprocess.run(command, env=os.environ | places, capture_output=True, text=True, timeout=600)


def answer(copy: Path, what: str, *arguments: object) -> Any:
    done = asked(copy, what, *arguments)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


# (a) what was written before leads to the same games


def test_everything_has_another_number_in_the_copy(grown: Path) -> None:
    there = answer(grown, "vocabulary")
    assert there["mark"] != action_vocabulary().mark and there["place"].startswith(str(grown))
    assert there["boards"][1] == "nova" and there["families"]["wink"][2] == 3


def test_records_lead_to_the_same_position(grown: Path, written: Path) -> None:
    from tests.additions_process import standing

    files = sorted(written.glob("*.json"))
    there = answer(grown, "standing", *files)
    assert len(there) == len(TABLES)
    for file, found in zip(files, there, strict=True):
        assert found == json.loads(json.dumps(standing(Game.load(file)))), file.name


def test_records_of_the_first_version_lead_to_the_same_position(grown: Path, written: Path, tmp_path: Path) -> None:
    """They have no vocabulary: their numbers are those of the table as it was then."""
    from tests.additions_process import standing

    file = written / "1.json"
    record = json.loads(file.read_text(encoding="utf-8"))
    back = translation(action_vocabulary(), first_vocabulary())
    log = [entry if entry < 0 else back[entry] for entry in record["log"]]
    old = {name: record[name] for name in record if name not in ("vocabulary", "rules")}
    (tmp_path / "first.json").write_text(json.dumps(old | {"version": 1, "log": log}), encoding="utf-8")
    assert answer(grown, "standing", tmp_path / "first.json") == [json.loads(json.dumps(standing(Game.load(file))))]


def test_links_lead_to_the_same_position(grown: Path, written: Path) -> None:
    """Whether or not the new edition was added to the list; a new game needs it."""
    from tests.additions_process import standing

    games = [Game.load(file) for file in sorted(written.glob("*.json"))]
    texts = [game.link() for game in games]
    here = [json.loads(json.dumps(standing(Game.from_link(text)))) for text in texts]
    assert answer(grown, "links", *texts) == here
    assert "edition is missing" in asked(grown, "write link").stderr
    assert answer(grown, "edition") == len(EDITIONS) + 1
    assert answer(grown, "links", *texts) == here
    with pytest.raises(LinkError, match="newer version"):
        Game.from_link(answer(grown, "write link"))


def test_a_data_set_is_read_in_the_numbers_of_the_copy(grown: Path, written: Path) -> None:
    there = answer(grown, "dataset", written / "games.parquet")
    rows = dataset.read(written / "games.parquet").to_pydict()
    names = action_vocabulary().names
    assert there["names"] == [names[action] for action in rows["action"]] and there["replayed"]


def test_a_record_with_something_new_is_refused_here(grown: Path, tmp_path: Path) -> None:
    """A newer program's card, board or module is named in the reason."""
    answer(grown, "write", tmp_path / "new.json")
    with pytest.raises(praefectus.PraefectusError, match=r"“\w+ (nova_flavia|novus|ultimus)”, which this program"):
        Game.load(tmp_path / "new.json")


# (b) the shipped network plays on


def test_the_network_thinks_the_same_of_the_same_position(grown: Path, written: Path) -> None:
    from tests.additions_process import opinion

    files = [written / f"{number}.json" for number in (3, 4, 5, 6, 7, 8)]
    there = answer(grown, "opinion", *files)
    for file, found in zip(files, there, strict=True):
        assert found == pytest.approx(opinion(standard_network(), Game.load(file)), abs=1e-5), file.name


@pytest.mark.parametrize(
    ("board", "seats", "modules"),
    [("nova", 3, ""), ("imperium", 4, "forum,novelty"), ("hispania", 3, "forum,venus,salt")],
)
def test_the_network_plays_whole_games(grown: Path, board: str, seats: int, modules: str) -> None:
    there = answer(grown, "play", board, seats, modules)
    assert there["over"] and len(there["scores"]) == seats and there["choices"] > 50


# (c) an observation without room


def test_an_observation_without_room_is_an_error_at_import(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    make_the_observation_too_small(copy)
    done = asked(copy, "observation")
    assert done.returncode != 0
    assert "The observation has room for 11 provinces of a board, and Imperium has 12." in done.stderr
