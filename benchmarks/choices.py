"""How much a way of searching gains per choice, measured without whole games: python benchmarks/choices.py --minutes 10

Choices of self-play of which the network is not quite sure are played out to the end of the game, each action many
times, and judged by the network on the way. One part of these playouts then stands for a search, the other shows how
often its choice wins: the gain over the network's likeliest action. One set of playouts serves every plan, and some
hundred choices say more about a plan than a hundred games.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network import policy
from praefectus.agents.network.learned import Learned, standard_network
from praefectus.agents.search.candidates import RANDOM_NUMBERS
from praefectus.agents.search.lookahead import Plan
from praefectus.agents.search.loops import draw_loop
from praefectus.agents.search.playout_step import Answer, Playing
from praefectus.agents.search.positions import Positions
from praefectus.engine.arrays import to_array
from praefectus.game import Game
from praefectus.rules.vocabulary import NONE

STRIDE, LOOKS = 8, 40  # the network's opinion is stored after every so many choices, so often
PLAYOUTS, SEEN = 64, 44  # of every action; so many of them stand for the search
MOST, LEAST_SHARE, SURE = 8, 0.0003, 0.9998
KEPT_SHARE, A_GAME = 0.2, 6  # of the choices that are unclear; so many of a game at most
SPLITS = 6  # how often playouts are dealt out again

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Case:
    """A choice, and what came of its actions; arrays by action and playout."""

    shares: NDArray[np.float64]
    opinions: Floats  # of the network, after 0, 8, 16 ... choices: [looks, actions, playouts]
    rewards: Floats
    lengths: NDArray[np.int64]  # real choices to the end


def cases(
    network: Learned, board: str, seats: int, modules: list[str], temperature: float, chance: random.Random
) -> Iterator[Case]:
    """Unclear choices of games that the network plays with itself, played out with that temperature."""
    while True:
        game = Game.new(board=board, seats=seats, modules=modules, seed=chance.getrandbits(31))
        found = []
        while not game.over:
            shares = network.policy(game)
            best = sorted(shares.items(), key=lambda item: -item[1])[:MOST]
            named = [item for item in best if item[1] >= LEAST_SHARE]
            if len(named) > 1 and best[0][1] <= SURE and chance.random() < KEPT_SHARE:
                found.append((to_array(game.position).copy(), int(game.to_act or 0), game.turn, named))
            game.play(policy.drawn(shares, chance, policy.USUAL_TEMPERATURE))
        chance.shuffle(found)
        for position, seat, turn, named in found[:A_GAME]:
            yield played_out(network, board, seats, position, seat, turn, named, temperature, chance)


def played_out(
    network: Learned,
    board: str,
    seats: int,
    position: np.ndarray,
    seat: int,
    turn: int,
    named: list[tuple[int, float]],
    temperature: float,
    chance: random.Random,
) -> Case:
    """Every action to the end of the game; the same luck for all."""
    count = len(named) * PLAYOUTS
    luck = [[chance.randrange(1, RANDOM_NUMBERS) for _ in range(PLAYOUTS)] * len(named) for _ in range(2)]
    positions = Positions(position, board, np.array(luck[0], np.int64))
    positions.actions[0] = np.repeat([action for action, _ in named], PLAYOUTS)
    playing = Playing(np.zeros(count, np.int64), np.array(luck[1], np.int64), np.full(count, NONE, np.int64))
    opinions = np.full((LOOKS, count), np.nan, np.float32)
    lengths = np.zeros(count, np.int64)
    positions.step()
    choice = 0
    while len(live := np.flatnonzero(~positions.over)):
        playing.live[: len(live)] = live
        said = network.evaluate(positions.rows[0][live])
        if choice % STRIDE == 0 and choice < STRIDE * LOOKS:
            from_actor = (seat + seats - positions.actors[0, live].astype(int)) % seats
            opinions[choice // STRIDE, live] = said.values[np.arange(len(live)), from_actor]
        answer = Answer(said.logits, said.values, said.values, said.values)
        draw_loop()(len(live), seat, turn, temperature, positions.tables, positions.choices, playing, answer)
        lengths[live] = choice = choice + 1
        positions.step()
    rewards = positions.rewards[0, :, seat].copy()
    shape = len(named), PLAYOUTS
    return Case(
        np.array([share for _, share in named]),
        np.where(np.isnan(opinions), rewards, opinions).reshape(LOOKS, *shape),
        rewards.reshape(shape),
        lengths.reshape(shape),
    )


def taken(case: Case, plan: Plan, rounds: tuple[int, ...], seen: NDArray[np.int64]) -> tuple[int, int]:
    """Which action a search would take that sees these playouts, so many in each round, and what it would cost."""
    staying = [place for place in range(min(plan.candidates, len(case.shares))) if _named(case, plan, place)]
    if len(staying) < 2 or case.shares[0] > plan.certain:
        return 0, 0
    opinions = case.rewards if plan.depth >= STRIDE * LOOKS else case.opinions[plan.depth // STRIDE]
    used = cost = 0
    for number, playouts in enumerate(rounds):
        cost += int(np.minimum(case.lengths, plan.depth)[staying][:, seen[used : used + playouts]].sum())
        used += playouts
        values = opinions[staying][:, seen[:used]]
        error = float((values.std(1) / np.sqrt(used)).mean())
        merits = np.log(case.shares[staying]) + values.mean(1) / np.hypot(plan.tau, plan.caution * error)
        kept = len(staying) if number == len(rounds) - 1 else max(2, (len(staying) + 1) // 2)
        staying = [staying[place] for place in np.argsort(-merits)[:kept]]
    return staying[0], cost


def _named(case: Case, plan: Plan, place: int) -> bool:
    return place == 0 or bool(case.shares[place] >= plan.least_share)


def judged(found: list[Case], plan: Plan, rounds: tuple[int, ...]) -> tuple[float, float, float]:
    """Gain in reward a choice, its standard error, and the positions judged a choice."""
    gains, costs = np.zeros(len(found)), np.zeros(len(found))
    for number, case in enumerate(found):
        chance = np.random.default_rng(number)
        for _ in range(SPLITS):
            dealt = chance.permutation(PLAYOUTS)
            action, cost = taken(case, plan, rounds, dealt[:SEEN])
            held = case.rewards[:, dealt[SEEN:]].mean(1)
            gains[number] += (held[action] - held[0]) / SPLITS
            costs[number] += cost / SPLITS
    return float(gains.mean()), float(gains.std() / np.sqrt(len(found))), float(costs.mean())


PLANS: dict[str, tuple[Plan, tuple[int, ...]]] = {
    "the plan of today": (Plan(), (8, 12, 24)),
    "a quarter of the playouts": (Plan(), (2, 4, 5)),
    "four candidates of a share of 0.003 or more": (Plan(candidates=4, least_share=0.003, certain=0.995), (16, 28)),
    "the same, and more trust in the policy": (
        Plan(candidates=4, least_share=0.003, certain=0.995, tau=0.02, caution=1.0),
        (16, 28),
    ),
    "80 choices deep": (Plan(depth=80), (8, 12, 24)),
    "to the end": (Plan(depth=STRIDE * LOOKS), (8, 12, 24)),
    "more trust in the policy": (Plan(caution=0.5), (8, 12, 24)),
    "less trust in the policy": (Plan(tau=0.002, caution=0.1), (8, 12, 24)),
}


def main() -> int:
    parser = argparse.ArgumentParser(description="What a way of searching gains a choice, without playing games.")
    parser.add_argument("--minutes", type=float, default=10.0, help="for playing choices out")
    parser.add_argument("--board", default="imperium")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--modules", default="", help="such as salt,forum")
    parser.add_argument("--temperature", type=float, default=Plan().temperature, help="0.5: all play on as `learned`")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    modules = [module for module in given.modules.split(",") if module]
    found, ends = [], time.monotonic() + 60 * given.minutes
    chance = random.Random(given.seed)
    for case in cases(standard_network(), given.board, given.seats, modules, given.temperature, chance):
        found.append(case)
        if time.monotonic() > ends:
            break
    print(f"{len(found)} choices of {given.board}, {given.seats} seats, {given.modules or 'no modules'}\n")
    print("| plan | gain in reward a choice, in hundredths | positions judged |\n|---|---|---|")
    for name, (plan, rounds) in PLANS.items():
        gain, error, cost = judged(found, plan, rounds)
        print(f"| {name} | {100 * gain:.1f} ± {100 * error:.1f} | {cost:,.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
