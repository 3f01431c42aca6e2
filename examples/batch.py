"""Thousands of games at once: how the batched environment is used, and how fast it is here."""

import time

from praefectus.envs import Batch
from praefectus.game import configure

env = Batch(board="imperium", seats=4, modules=["salt"], games=4096, seed=1)
print(f"{env.games} games, {env.threads} threads")
print(f"observation {env.observation.shape} {env.observation.dtype}, mask {env.mask.shape}, reward {env.reward.shape}")

finished, points, began = 0, 0, time.perf_counter()
for _ in range(500):
    step = env.step(env.sample())  # instead of sample(): your choice for every game, an action where its mask is True
    finished += int(step.done.sum())
    points += int(env.scores[step.done].max(axis=1).sum())
seconds = time.perf_counter() - began
print(f"{500 * env.games / seconds:,.0f} steps/s; {finished} games over, won with {points / finished:.0f} points")

# Several boards, numbers of seats and module sets in one batch: game i plays setting i modulo their number.
several = [configure("italia", 2), configure("roma", 3), configure("cyprus", 6, ["teams"])]
mixed = Batch(settings=several, games=300, seed=1)
mixed.step(mixed.sample())
print(f"Players by game: {mixed.players[:6]} ...; who acts: {mixed.seat[:6]} ...")
