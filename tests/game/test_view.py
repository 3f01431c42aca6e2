"""Views: what everybody may see, and what the seat to act may choose."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from praefectus import data, language
from praefectus.agents.players import action_values
from praefectus.game import Game, SetupError
from praefectus.game.choices import singly
from praefectus.game.modules import ALL
from praefectus.game.notation import texts
from praefectus.game.prompts import guide
from praefectus.game.score_view import counted
from praefectus.game.view_types import Choice, view_type
from praefectus.language import LANGUAGES, of
from praefectus.rules.actions import FAMILIES
from praefectus.rules.decisions import DECISIONS
from praefectus.rules.declarations import BY_SEAT
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONISTS, KINDS

MOST_BYTES = 15_000
ENGLISH = language.of("en")
FULL = [
    ("imperium", 5, ["salt", "forum", "fish_market"]),
    ("italia", 4, ["salt", "forum", "venus"]),
    ("cyprus", 6, ["teams"]),
    ("byzantium", 5, ["salt", "forum", "fish_market"]),
    ("roma", 5, ["salt", "forum"]),
    ("sicilia", 5, ["salt", "forum"]),
]

KEYS = {
    "format", "state", "board", "modules", "options", "to_act", "you", "over", "winner", "sides", "most", "round",
    "turn", "prompt", "choices", "held", "reach", "trail", "changed", "since", "latest", "undo", "seats", "cities",
    "prices", "reasons", "provinces", "cash_bonus", "display", "deck_left", "magnus", "end", "scores",
}  # fmt: skip


def positions(board: str, seats: int, modules: list[str], every: int = 60) -> list[Game]:
    """Positions of one random game, from its beginning to its end."""
    game, chooser, kept = Game.new(board, seats, modules, seed=8), random.Random(8), []
    choices = 0
    while not game.over:
        if choices % every == 0:
            kept.append(game.fork())
        game.play(chooser.choice(game.legal()))
        choices += 1
    return [*kept, game]


BASE = positions("imperium", 4, [])


@pytest.mark.parametrize("game", BASE, ids=lambda game: str(game.state_number))
def test_a_view_says_everything_once(game: Game) -> None:
    view = game.view(0)
    assert set(view) == KEYS
    assert json.loads(json.dumps(view)) == json.loads(json.dumps(game.view(0)))
    for seat in view["seats"]:
        at_home = seat["colonists"]["land_home"] + seat["colonists"]["sea_home"]
        assert at_home + len(seat["colonists"]["on_board"]) == COLONISTS
        assert seat["spaces"] == 12 == seat["free"] + at_home + sum(seat["goods"].values())
        assert seat["houses_left"] + seat["houses"] == HOUSES and seat["stock"] == sum(seat["goods"].values())
        assert seat["cards"] == len(seat["hand"]) + len(seat["pile"])
        assert all(0 <= kind < KINDS for kind in seat["hand"] + seat["pile"])
    for seat in view["seats"]:
        assert seat["houses"] == sum(seat["seat"] in city.get("houses", []) for city in view["cities"])
    assert view["magnus"] in range(4)


@pytest.mark.parametrize("game", BASE, ids=lambda game: str(game.state_number))
def test_gods_and_extras_add_up_to_the_points(game: Game) -> None:
    """Design: the score of every god is explained; nobody must guess who leads."""
    for row, seat in zip(game.view(None)["scores"], range(4), strict=True):
        assert row["seat"] == seat and row["total"] == game.scores()[seat]
        parts = [god["points"] for god in row["gods"]] + [extra["points"] for extra in row["extra"]]
        assert sum(parts) == row["total"]
        assert all(counted(god, ENGLISH) for god in row["gods"])


@pytest.mark.parametrize("game", BASE[:-1], ids=lambda game: str(game.state_number))
def test_only_the_seat_to_act_has_choices(game: Game) -> None:
    for seat in (None, *range(4)):
        view = game.view(seat)
        if seat == game.to_act:
            offered = sorted(singly(view["choices"]), key=lambda choice: choice["id"])
            assert [choice["id"] for choice in offered] == [action.id for action in game.legal()]
            assert [choice["text"] for choice in offered] == [action.text for action in game.legal()]
            assert view["prompt"]["seat"] == seat
        else:
            assert view["choices"] == [] and view["trail"] == []
            assert view["undo"]["step"] is False and view["undo"]["turn"] is False


@pytest.mark.parametrize("seat", [9, 4, -1, 1.0, "1", True])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: Any) -> None:
    with pytest.raises(SetupError, match=f"There is no seat {seat!r} here"):
        BASE[2].view(seat)
    with pytest.raises(SetupError, match="There is no seat"):
        BASE[2].svg(seat)


@pytest.mark.parametrize("seat", [None, 0])
def test_a_city_that_draws_its_token_later_has_no_good_yet(seat: int | None) -> None:
    """In the middle of the set-up 20 of 30 tokens are dealt: ten cities have neither good nor price, no marker lies."""
    whole = Game.new("imperium", 4, seed=7)
    view = whole.at(20).view(seat)
    assert [city["good"] for city in view["cities"][:20]] == [city["good"] for city in whole.view(None)["cities"][:20]]
    assert view["cities"][20:] == [{}] * 10
    assert all(province["undealt"] and "good" not in province for province in view["provinces"])
    assert not any("undealt" in province for province in whole.view(seat)["provinces"])
    TypeAdapter(view_type()).validate_python(view, strict=True)


def test_what_is_looked_at_while_tokens_are_dealt_follows_them() -> None:
    """Anyone who goes through the set-up with one game sees a city get its good, also where that is brick."""
    whole = Game.new("imperium", 4, seed=7)
    goods = [city["good"] for city in whole.view(None)["cities"]]
    game = whole.at(0)
    for dealt, entry in enumerate(whole.entries[: len(goods)]):
        assert [city.get("good") for city in game.view(None)["cities"]] == goods[:dealt] + [None] * (30 - dealt)
        game.follow([entry.action])
    assert [city.get("good") for city in game.view(None)["cities"]] == goods and "brick" in goods


def test_what_is_printed_needs_no_token() -> None:
    """Roma's sites beside the ship track have their goods from the beginning."""
    view = Game.new("roma", 3, data.board("roma").modules_needed, seed=1).at(0).view(0)
    known = [city.good for city in data.board("roma").cities]
    assert [city.get("good") for city in view["cities"]] == known and any(known)


def test_contrarius_sees_what_anybody_does() -> None:
    game = Game.new("imperium", 1, ["solitaria"], seed=1)
    assert game.view(1) == game.view(None)


def test_a_price_is_what_is_paid() -> None:
    """Coins and goods change as a choice says."""
    for game in BASE[:-1]:
        for choice in singly(game.view(game.to_act)["choices"]):
            if choice["group"] in ("build", "buy_goods", "sell_goods", "income"):
                assert paid(game, choice) == choice.get("change", {})


def paid(game: Game, choice: Choice) -> dict[str, int]:
    """Return what the log says about the choice."""
    after = game.fork()
    first = len(after.entries)
    after.play(choice["id"])
    return after.lines(first)[0].deltas.get(game.to_act, {})  # type: ignore[arg-type]


@pytest.mark.parametrize(("board", "seats", "modules"), FULL)
def test_a_view_has_the_shape_that_is_declared(board: str, seats: int, modules: list[str]) -> None:
    """The page's types are made from these shapes: nothing is sent that they do not name."""
    shape = TypeAdapter(view_type())
    for game in positions(board, seats, modules, every=40):
        for seat in (None, game.to_act):
            view = game.view(seat)
            assert shape.validate_python(view, strict=True) == view


@pytest.mark.parametrize(("board", "seats", "modules"), FULL)
def test_no_position_is_too_large_to_send(board: str, seats: int, modules: list[str]) -> None:
    """Issue: view and legal actions of one seat take at most 15 KB, with whatever modules are on."""
    for game in positions(board, seats, modules, every=25):
        assert len(json.dumps(game.view(game.to_act), separators=(",", ":")).encode()) <= MOST_BYTES


def test_looking_changes_nothing() -> None:
    game = BASE[2]
    state = game.state
    for seat in (None, 0, 1, 2, 3):
        game.view(seat)
    assert game.state == state


def test_a_language_that_there_is_not() -> None:
    for look in (BASE[2].view, BASE[2].svg):
        with pytest.raises(SetupError, match="There is no language xx; there are: en, "):
            look(language="xx")
    assert BASE[2].view(language="de-AT") == BASE[2].view(language="de") != BASE[2].view()


def test_last_turns_are_announced() -> None:
    """Rulebook, game end: everybody else has one last turn; the view names who still has one."""
    game, chooser = Game.new("imperium", 4, seed=8), random.Random(8)
    seen = []
    while not game.over:
        end = game.view(None)["end"]
        if end["by"] is not None:
            assert end["by"] not in end["last_turns"] or game.position.turn == end["by"]
            seen.append(len(end["last_turns"]))
        game.play(chooser.choice(game.legal()))
    assert seen == sorted(seen, reverse=True) and seen[-1] == 1


@pytest.mark.parametrize(
    ("board", "seats", "modules", "part"),
    [
        ("imperium", 3, ["forum"], "forum"),
        ("imperium", 3, ["fish_market"], "fish_market"),
        ("roma", 3, [], "ship_track"),
        ("roma", 3, [], "gods_marked"),
        ("sicilia", 3, [], "volcano"),
        ("germania", 3, [], "castles"),
        ("imperium", 1, ["solitaria"], "solitaria"),
    ],
)
def test_each_module_has_its_part(board: str, seats: int, modules: list[str], part: str) -> None:
    assert part in Game.new(board, seats, modules, seed=1).view(0)
    assert part not in Game.new("imperium", 3, seed=1).view(0)


def test_every_decision_of_a_seat_asks_something() -> None:
    """A row names its prompt and the words for choosing nothing; nobody is asked what no row names."""
    rows = [row for row in DECISIONS.values() if row.by == BY_SEAT]
    for words in map(of, LANGUAGES):
        assert all(f"prompt-{row.asks}" in words and f"declined-{row.declined}" in words for row in rows)


def test_every_action_says_something() -> None:
    """Every family of actions has its text, in the base game's table or in the file of its module."""
    assert {name.split()[-1] for name in texts(ALL)} | {"done"} == set(FAMILIES)


def test_the_guide_speaks_of_decisions_that_exist() -> None:
    assert len({tuple(guide(of(tag))) for tag in LANGUAGES}) == 1


def test_who_won_is_told_when_the_game_ends() -> None:
    """Also to viewers who saw every position before: nothing of an earlier view remains at the end."""
    game = Game.new(board="italia", seats=2, seed=3)
    while not game.over:
        game.view(0)
        if game.held is None:
            game.play(action_values(game)[0][1], hold=True)
        else:
            game.end_turn()
    assert [side["won"] for side in game.view(0)["sides"]] == [True, False]
    assert game.view(0) == Game.from_record(game.to_record()).view(0)


def test_the_others_are_asked_to_take_back_only_what_one_has_chosen() -> None:
    game = Game.new(seats=2, seed=3)
    assert [game.view(seat)["undo"]["ask"] for seat in (0, 1)] == [False, False]
    game.play("Play Senator")
    assert [game.view(seat)["undo"]["ask"] for seat in (0, 1)] == [True, False]
