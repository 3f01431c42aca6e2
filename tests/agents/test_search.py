"""Search: it finds what the network alone does not see, keeps to its budget, and knows no more than the table."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from praefectus.agents import players
from praefectus.agents.network import forecast
from praefectus.agents.network.learned import Learned
from praefectus.agents.network.policy import Evaluation
from praefectus.agents.search.candidates import Batch, Candidate, batch, note
from praefectus.agents.search.lookahead import LEAST_PLAYOUTS, Budget, BudgetError, Plan
from praefectus.agents.search.loops import draw_loop
from praefectus.agents.search.playout_step import Answer, Outcome, Playing, exponential, logarithm, share_chances
from praefectus.agents.search.playouts import _answer, played_out
from praefectus.agents.search.positions import Positions
from praefectus.agents.search.search import Search
from praefectus.engine.arrays import to_array
from praefectus.game import Game
from praefectus.game.state import thaw
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.vocabulary import NONE, SEATS

from .conftest import SETUPS, greedy_game

SHALLOW = Plan(candidates=8, depth=4, tau=0.01, caution=0.0)


def scoring_position(entries: int = 60) -> tuple[Game, dict[int, int]]:
    """A choice at which some actions give many points right away and others none, and what each gives."""
    game, chance = greedy_game(entries), random.Random(1)
    while not game.over:
        seat, gains = game.to_act or 0, {}
        for action in game.legal():
            after = game.fork()
            after.play(action)
            gains[action.id] = after.scores()[seat] - game.scores()[seat]
        if max(gains.values()) >= 4 and min(gains.values()) <= 0 and 2 <= len(gains) <= 8:
            return game, gains
        game.play(players.choose(game, "greedy", chance))
    raise AssertionError("no such position in this game")


def test_it_finds_the_points_that_the_policy_does_not_see(network: Learned) -> None:
    """The stand-in likes all choices alike, and judges a position by its points."""
    game, gains = scoring_position()
    found = Search(network, Budget(nodes=20_000), plan=SHALLOW).choose(game, random.Random(1))
    assert gains[found] >= max(gains.values()) - 1


def test_it_finds_what_the_policy_is_nearly_sure_not_to_play(network: Learned) -> None:
    """The network gives 999 of 1,000 to what is worth least, and one of 2,000 to what is worth most."""
    game, gains = scoring_position()
    order = sorted(gains, key=lambda action: gains[action])
    shares = {order[0]: 0.999, order[-1]: 0.0005}
    logits = np.log([[shares.get(action, 1e-6) for action in range(PLAYABLE)]])
    search = Search(network, Budget(nodes=20_000), plan=replace(Plan(), depth=4))
    thinking = search.think(game, random.Random(1))
    next(thinking)
    asked = thinking.send(Evaluation(logits, None, None, None))
    with pytest.raises(StopIteration) as end:
        while True:
            assert isinstance(asked, Batch)
            asked = thinking.send(played_out(network, asked))
    assert [each.action for each in end.value.value] == [order[-1], order[0]]


def test_with_little_to_spend_it_looks_at_less(network: Learned) -> None:
    """Each that is looked at is played out often enough; the others come last, in the network's order."""
    game = greedy_game(30)
    while len(game.legal_ids()) < 8:
        game.play(players.choose(game, "greedy", random.Random(1)))
    plan, looked = replace(Plan(), depth=9), []
    for nodes in (60, 150, 400, 4000):
        found = Search(network, Budget(nodes=nodes), plan).judge(game, random.Random(1), amount=nodes)
        looked.append(sum(each.playouts > 0 for each in found))
        assert len(found) == 8 and all(each.playouts >= LEAST_PLAYOUTS for each in found[: looked[-1]])
        left = [each.share for each in found[looked[-1] :]]
        assert left == sorted(left, reverse=True)
    assert looked == sorted(looked) and looked[0] == 2 and looked[-1] == 8 and len(set(looked)) > 2


def test_a_slow_device_looks_less_far(network: Learned) -> None:
    """Rather than not at all: with 40 positions nine choices of two candidates, twice each."""
    game = greedy_game(30)
    asked: list[Any] = []
    for nodes in (4000, 100, 40, 20):
        search = Search(network, Budget(nodes=nodes), Plan(certain=1.0))
        thinking = search.think(game, random.Random(1), nodes)
        said = network.evaluate(np.array(next(thinking), np.int8))
        try:
            asked.append(thinking.send(said))
        except StopIteration:
            asked.append(None)
    assert [each and each.depth for each in asked] == [120, 24, 9, None]
    assert [each and len(each.actions) for each in asked[1:]] == [2, 2, None]


def test_playouts_are_judged_from_the_seat_that_chose(network: Learned) -> None:
    """The stand-in expects the points as they stand: after a choice these are known, no matter who is to act then."""
    game, _ = scoring_position()
    seat = game.to_act or 0
    for action in game.legal():
        after = game.fork()
        after.play(action)
        candidate = Candidate(action.id, 1.0)
        ends = played_out(network, batch(game.position, game.board, [candidate], 2, 0, random.Random(1)))
        note([candidate], 2, ends)
        assert candidate.points[0] == pytest.approx(after.scores(), abs=1.01)
        assert candidate.value == pytest.approx(after.scores()[seat] / 40, abs=0.03)


def test_the_same_chance_gives_the_same_choice(network: Learned) -> None:
    game = greedy_game(33)
    judged = [Search(network, Budget(nodes=3000)).judge(game, random.Random(7)) for _ in range(2)]
    assert [(each.action, each.value) for each in judged[0]] == [(each.action, each.value) for each in judged[1]]


def test_it_knows_nothing_but_the_position(network: Learned) -> None:
    """Two games in the same position, whose chance will go different ways, get the same answer."""
    game = greedy_game(33)
    other = Game.from_record(game.to_record())
    other.seed_chance("12345")
    answers = [Search(network, Budget(nodes=3000)).judge(each, random.Random(7)) for each in (game, other)]
    assert [each.value for each in answers[0]] == [each.value for each in answers[1]]


@pytest.mark.parametrize("nodes", [200, 2000, 20_000])
def test_a_turn_stays_within_its_budget_of_positions(network: Learned, nodes: int) -> None:
    game = greedy_game(30)
    search = Search(network, Budget(nodes=nodes), plan=replace(Plan(), depth=8))
    turn, seat, chance = game.turn, game.to_act, random.Random(1)
    while game.to_act == seat and game.turn == turn:
        game.play(search.choose(game, chance))
    assert 0 <= sum(search._spent.values()) <= nodes
    assert sum(search._spent.values()) > 0 or nodes < 300


def test_a_slow_moment_does_not_last(network: Learned) -> None:
    """When the machine was busy once, a playout seems too long for the budget; it is tried again soon."""
    game = greedy_game(33)
    search = Search(network, Budget(seconds=5.0), plan=SHALLOW)
    search._pace = 10.0
    thought = [search.judge(game, random.Random(7), amount=1.0)[0].playouts for _ in range(20)]
    assert thought[0] == 0 and thought[-1] > 0


def test_choices_made_elsewhere_count_as_used(network: Learned) -> None:
    """In a server the choices of one turn may be made by several processes."""
    game = greedy_game(30)
    first = Search(network, Budget(nodes=10_000))
    while True:
        before = first._allowed(game)
        turn = game.turn
        game.play(first.choose(game, random.Random(1)))
        if game.turn == turn:
            break
    elsewhere = Search(network, Budget(nodes=10_000))
    assert elsewhere._allowed(game) <= first._allowed(game) < before


def test_a_budget_of_nothing_is_refused() -> None:
    for wrong in ({"seconds": 0.0}, {"nodes": 0}, {"seconds": float("nan")}, {"seconds": -1.0}):
        with pytest.raises(BudgetError, match=r"leaves no(?:thing to search| time to think)"):
            Budget(**wrong)
    with pytest.raises(BudgetError, match="either"):
        Budget(seconds=1.0, nodes=5)


def test_a_certain_choice_is_not_looked_at(network: Learned) -> None:
    game = greedy_game(30)
    search = Search(network, Budget(nodes=10_000), plan=Plan(certain=0.0))
    assert search.judge(game, random.Random(1))[0].playouts == 0
    assert sum(search._spent.values()) == 0


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_it_plays_every_kind_of_game(network: Learned, setup: dict[str, Any]) -> None:
    game = greedy_game(25, **setup)
    search, chance = Search(network, Budget(nodes=600), plan=Plan(depth=3)), random.Random(2)
    for _ in range(6):
        if game.over:
            break
        judged = search.judge(game, chance)
        game.play(judged[0].action)
        for each in judged:
            assert np.shape(each.chances) == ((each.playouts, len(game.scores())) if each.playouts else (0,))
            assert np.min(each.chances, initial=0) >= 0 and np.max(each.chances, initial=0) <= 1 + 1e-5


def test_partners_win_together(network: Learned) -> None:
    game = greedy_game(25, board="cyprus", seats=4, modules=["teams"])
    judged = Search(network, Budget(nodes=20_000), plan=Plan(certain=1.0)).judge(game, random.Random(1))
    chances = np.array(judged[0].chances)
    assert chances[:, 0] == pytest.approx(chances[:, 2]) and chances[:, 1] == pytest.approx(chances[:, 3])
    assert chances[:, 0] + chances[:, 1] == pytest.approx(1)


def test_cores_change_nothing_but_the_time(network_file: object) -> None:
    game = greedy_game(33)
    answers = [
        Search(network, Budget(nodes=9000)).judge(game, random.Random(7))
        for network in (Learned(network_file, 1), Learned(network_file, 2))  # type: ignore[arg-type]
    ]
    assert [each.action for each in answers[0]] == [each.action for each in answers[1]]
    assert [each.value for each in answers[0]] == pytest.approx([each.value for each in answers[1]], abs=1e-4)


@pytest.mark.parametrize("number", [1e-12, 0.003, 0.74999, 0.75, 1.0, 1.49999, 1.5, 22.2])
def test_a_logarithm_of_plain_arithmetic(number: float) -> None:
    assert logarithm(number) == pytest.approx(math.log(number), abs=1e-11)


@pytest.mark.parametrize("number", [0.0, -1e-9, -0.125, -0.2, -3.0, -40.0])
def test_an_exponential_of_plain_arithmetic(number: float) -> None:
    assert exponential(number) == pytest.approx(math.exp(number), rel=1e-9)


@pytest.mark.parametrize(
    ("said", "chances"), [([-math.inf, 0, -math.inf, -1e30], [0, 1, 0, 0]), ([-math.inf] * 4, [0.25] * 4)]
)
def test_a_network_that_is_quite_sure_is_understood(said: list[float], chances: list[float]) -> None:
    """It says minus infinity where a chance is too small for its numbers; a search never came to its end then."""
    game = Game.new("imperium", 4, seed=1)
    wins = np.array([said], np.float32)
    tables: Any = SimpleNamespace(games=[thaw(game.state)])
    outcome = Outcome(np.zeros(1), np.zeros((1, SEATS)), np.zeros((1, SEATS)))
    share_chances(0, 0, 0, tables, Answer(wins, wins, wins, wins), outcome)
    assert outcome.chances[0, :4] == pytest.approx(chances)
    read = forecast.read(Evaluation(wins, wins, np.zeros_like(wins), wins), 0, thaw(game.state))
    assert [round(seat.chance, 6) for seat in read.seats] == chances


def test_playouts_draw_by_the_policys_shares(network: Learned) -> None:
    """Gumbel's luck on top of the logits: over many playouts the choices come as often as their shares say."""
    game = greedy_game(33)
    shares, count = network.policy(game), 4000
    positions = Positions(to_array(game.position), game.board, np.ones(count, np.int64))
    positions.step()
    draws = np.array([random.Random(k).randrange(1, 2**32) for k in range(count)])
    playing = Playing(np.arange(count), draws, np.full(count, NONE))
    said = network.evaluate(positions.rows[0])
    draw_loop()(count, 0, 0, 1.0, positions.tables, positions.choices, playing, _answer(said))
    taken = np.bincount(positions.actions[0], minlength=max(shares) + 1)
    for each, share in shares.items():
        assert taken[each] / count == pytest.approx(share, abs=4 * math.sqrt(share * (1 - share) / count))
