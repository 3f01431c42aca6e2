"""Opponents by name: which names work, which are refused, and that all of them play by the rules."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from praefectus.agents import players
from praefectus.agents.greedy import choice_worth, greedy_choice
from praefectus.agents.network import observation as obs
from praefectus.agents.network import policy
from praefectus.agents.network.installed import QUICK_NETWORK
from praefectus.agents.network.narrow import narrow_row
from praefectus.agents.network.policy import Evaluation, row_of
from praefectus.game import Game, PraefectusError
from praefectus.game.state import board_of
from praefectus.rules.actions import ACTIONS
from praefectus.rules.mercator import TRADE
from praefectus.terminal.session import Session

from .conftest import SETUPS, greedy_game
from .stub_network import write_standin


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("foo", "There is no agent “foo”; the agents are random, novice"),
        ("", "There is no agent “”"),
        ("greedy:3", "There is no agent “greedy:3”"),
        ("search:0s", "A budget of 0 seconds per turn"),
        ("search:0n", "A budget of 0 positions per turn"),
        ("search:-1s", "isn’t a budget"),
        ("search:soon", "isn’t a budget"),
        ("search:3s:0", "asks for 0 cores"),
        ("learned:hot", "needs a temperature"),
        ("learned:nan", "needs a temperature"),
        ("narrow:1", "needs the share of choices to overlook"),
    ],
)
def test_what_is_no_agent_is_refused_in_one_sentence(installed: Path, spec: str, words: str) -> None:
    with pytest.raises(PraefectusError) as refusal:
        players.agent(spec)
    assert words in str(refusal.value) and "\n" not in str(refusal.value)


def test_without_a_network_only_levels_that_need_none_are_offered(nothing_installed: None) -> None:
    assert list(players.levels()) == ["random", "novice", "beginner", "greedy"]
    with pytest.raises(PraefectusError, match="needs a trained network"):
        players.agent("learned")
    with pytest.raises(PraefectusError, match="There is no bot “strongest”"):
        players.level("strongest")
    assert players.explain(greedy_game(20))["forecast"] is None


def test_a_folder_may_hold_the_quick_network_alone(nothing_installed: None, tmp_path: Path) -> None:
    """As the installed one may: PRAEFECTUS_NETWORKS plays it."""
    write_standin(tmp_path / QUICK_NETWORK)
    game = greedy_game(5)
    assert players.agent(f"learned@{tmp_path}").choose(game, random.Random(1)) in game.legal_ids()
    with pytest.raises(PraefectusError, match="needs a network, and there is no"):
        players.agent(f"learned@{tmp_path / 'empty'}")


class Looking(random.Random):
    """Overlooks nothing, or everything."""

    def __init__(self, number: float) -> None:
        super().__init__(1)
        self.number = number

    def random(self) -> float:
        return self.number

    def getrandbits(self, k: int) -> int:  # else it would choose by random() too
        return super().getrandbits(k)


def test_who_overlooks_everything_takes_anything_or_looks_once_more() -> None:
    game = greedy_game(20)
    best = players.choose(game, "greedy")
    for level in ("novice", "beginner"):
        assert players.choose(game, level, Looking(1.0)) == best
    blind = Looking(0.0)
    assert {players.choose(game, "beginner", blind) for _ in range(30)} == {best}
    assert len({players.choose(game, "novice", blind) for _ in range(30)}) > 1


def test_a_level_that_is_gone_is_played_by_another(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "strong" not in players.levels()
    assert players.level("strong") == players.levels()["strongest"]
    assert players.agent("strong") == players.agent("strongest")
    own = [{"name": "strong", "sentence": "Ours.", "seconds": 0.0, "rating": None, "agent": "greedy"}]
    (tmp_path / "levels.json").write_text(json.dumps(own))
    monkeypatch.setenv(players.LEVELS_VARIABLE, str(tmp_path / "levels.json"))  # an operator's own of that name
    assert players.level("strong").agent == "greedy"


def test_levels_go_from_friendly_to_strong_and_say_what_they_are(installed: Path) -> None:
    names = list(players.levels())
    assert (names[0], names[-1]) == ("random", "strongest")
    seconds = [level.seconds for level in players.levels().values()]
    assert seconds == sorted(seconds)
    for level in players.levels().values():
        assert level.sentence.endswith(".") and players.agent(level.agent).seconds == level.seconds


def test_any_agent_can_sit_where_a_level_can(installed: Path) -> None:
    assert players.level("search:500n").agent == "search:500n"
    assert players.level("search:0.2s").seconds == 0.2


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
@pytest.mark.parametrize("spec", ["beginner", "greedy", "narrow", "learned", "learned:0", "search:100n"])
def test_everybody_plays_every_kind_of_game(installed: Path, setup: dict[str, Any], spec: str) -> None:
    game, chance = greedy_game(15, **setup), random.Random(3)
    for _ in range(5):
        if not game.over:
            game.play(players.choose(game, spec, chance))


def test_the_narrow_player_does_not_see_what_others_hold() -> None:
    row = row_of(greedy_game(40))
    narrow = narrow_row(row)
    assert narrow[: obs.SEAT_SIZE] == row[: obs.SEAT_SIZE]
    other = slice(obs.SEAT_SIZE, 2 * obs.SEAT_SIZE)
    assert row[other][obs.SEAT_COINS] and not narrow[other][obs.SEAT_COINS]
    assert not any(narrow[other][obs.SEAT_HAND : obs.SEAT_PILE])
    assert narrow[other][obs.SEAT_HOUSES] == row[other][obs.SEAT_HOUSES] > 0


def test_where_rules_are_not_compiled_a_search_that_must_not_wait_plays_at_sight(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("praefectus.agents.search.positions.rules_compiled", lambda: False)
    game = greedy_game(30)
    assert players.choose(game, "search:60s", random.Random(1), wait=False) in {each.id for each in game.legal()}


def test_an_agent_cannot_foretell_chance_nor_touch_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given a fork: in a copy that is played further, other cards are drawn than in the game at the terminal."""
    foretold: list[list[int]] = []

    def pick(game: Game) -> int:
        return random.Random(len(game.log)).choice(game.legal_ids())

    def spy(game: Game, chance: random.Random) -> int:
        chosen = pick(game)
        if len(foretold) < 6:
            ahead = copy.deepcopy(game)
            while not ahead.over and len(ahead.log) < len(game.log) + 600:
                ahead.play(pick(ahead))
            foretold.append(ahead.log)
            game.play(chosen)
        return chosen

    monkeypatch.setitem(players.PLAIN, "spy", spy)
    game = Game.new("italia", 3, seed=5)
    again = Game.new("italia", 3, seed=5)
    Session(game, (), players.level("spy"), Console(quiet=True)).run()
    players.agent.cache_clear()
    while not again.over:
        again.play(pick(again))
    assert game.log == again.log
    assert sum(game.log[: len(log)] != log for log in foretold) > 2


def test_an_explorer_opens_in_many_ways_and_then_plays_as_usual() -> None:
    """A card that the network gives one share in 150 is hardly ever played by `learned`, but early by an explorer."""

    def drawn(game: Game, think: Callable[[Game, random.Random, float], Any], temperature: float) -> Counter[int]:
        logits = [0.0] * ACTIONS
        logits[game.legal_ids()[0]] = 5.0
        found: Counter[int] = Counter()
        for seed in range(100):
            thought = think(game, random.Random(seed), temperature)
            next(thought)
            try:
                thought.send(Evaluation([logits], [], None, None))
            except StopIteration as end:
                found[end.value] += 1
        return found

    game, chance = Game.new("italia", 2, seed=3), random.Random(3)
    first = game.legal_ids()[0]
    assert drawn(game, policy.choice, 0.5)[first] == 100
    assert 30 < drawn(game, policy.exploring, 2)[first] < 70 and len(drawn(game, policy.exploring, 3)) == 3
    while game.round <= policy.OPENING_ROUNDS or game.legal()[0].kind != "play":
        game.play(players.choose(game, "greedy", chance))
    assert drawn(game, policy.exploring, 2)[game.legal_ids()[0]] == 100


def test_greedy_judges_a_forum_card_that_is_used_while_trading() -> None:
    """It was taken for goods to be sold, of a kind that does not exist."""
    game, chance, judged = Game.new("imperium", 3, ["forum"], seed=9), random.Random(9), 0
    while not game.over:
        top = game.position.depth - 1
        kind, seat = game.position.frame_kind[top], game.position.frame_seat[top]
        if kind == TRADE:
            used = [action.id for action in game.legal() if action.kind == "use"]
            judged += len([choice_worth(game.position, board_of(game.board), seat, kind, action) for action in used])
        game.play(chance.choice(game.legal_ids()))
    assert judged


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_greedy_takes_the_first_of_the_worthiest(setup: dict[str, Any]) -> None:
    """It calculates some things once for all choices; what each is worth on its own says the same."""
    game, chance = Game.new(**setup, seed=4), random.Random(4)
    for _ in range(300):
        if game.over:
            break
        legal, top = game.legal_ids(), game.position.depth - 1
        kind, seat = game.position.frame_kind[top], game.position.frame_seat[top]
        worths = [choice_worth(game.position, board_of(game.board), seat, kind, action) for action in legal]
        chosen = greedy_choice(game.position, board_of(game.board), [len(legal), *legal])
        assert chosen == legal[worths.index(max(worths))]
        game.play(chosen if chance.random() < 0.8 else chance.choice(legal))
