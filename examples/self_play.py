"""Learn Concordia by self-play in NumPy alone: python examples/self_play.py [MINUTES]. It soon beats the random player.

It plays both seats of Italia (advantage actor-critic): what turned out better than it expected becomes more likely.
A position is worth to one seat the opposite of what it is worth to the other.
"""

import os
import sys
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small gain nothing from more

import numpy as np

from praefectus.envs import ACTION_SPACE, FACTS, Batch

GAMES, STEPS, HIDDEN, PART = 256, 64, 64, 1024
RATE, TRACE, ENTROPY, POINTS = 1e-3, 0.97, 0.005, 25.0
SETTING = {"board": "italia", "seats": 2, "skip_forced": True, "round_limit": 60}
chance, games = np.random.default_rng(1), Batch(**SETTING, games=GAMES)
first, varies = games.observation[0].copy(), np.zeros(FACTS, bool)
for _ in range(300):  # find out which facts ever change on this board
    varies |= (games.step(games.sample()).observation != first).any(axis=0)
inputs = np.flatnonzero(varies)
shapes = [(len(inputs), HIDDEN), (HIDDEN,), (HIDDEN, ACTION_SPACE + 1), (ACTION_SPACE + 1,)]
net = [(chance.standard_normal(s) * 0.3 / np.sqrt(s[0]) * (len(s) > 1)).astype(np.float32) for s in shapes]
moments = [(np.zeros_like(weights), np.zeros_like(weights)) for weights in net]


def forward(x, mask):
    """Hidden units, chances of the legal actions, and the value for the seat to act."""
    hidden = np.tanh(x @ net[0] + net[1])
    out = hidden @ net[2] + net[3]
    wish = np.where(mask, out[:, :-1], -50)
    chances = np.exp(wish - wish.max(axis=1, keepdims=True)) * mask
    return hidden, chances / np.maximum(chances.sum(axis=1, keepdims=True), 1e-9), out[:, -1]


def look(env, rows=slice(None)):
    return np.clip(env.observation[rows][:, inputs] / np.float32(4), -1, 3), env.mask[rows].copy()


def pick(chances):
    return (chances.cumsum(axis=1) > chance.random((len(chances), 1), np.float32) * 0.9999).argmax(axis=1)


def collect(env):
    """Play on; returns positions, masks, choices, what each turned out to be worth, and how much of that is news."""
    steps, every = [], np.arange(GAMES)
    for _ in range(STEPS):
        (x, mask), seat = look(env), env.seat.copy()
        _, chances, value = forward(x, mask)
        env.step(chosen := pick(chances))
        margin = np.tanh((env.scores[every, seat] - env.scores[every, 1 - seat]) / POINTS) * env.done
        steps.append((x, mask, chosen, value, margin, np.where(env.seat == seat, 1, -1) * ~env.done))
    ahead, news, all_news = forward(*look(env))[2], np.zeros(GAMES), []
    for *_, value, reward, turn in reversed(steps):
        news, ahead = reward + turn * ahead - value + TRACE * turn * news, value
        all_news.append(news)
    x, mask, chosen, value, *_ = map(np.concatenate, zip(*steps, strict=True))
    news = np.concatenate(all_news[::-1]).astype(np.float32)
    return x, mask, chosen, news + value, (news - news.mean()) / (news.std() + 1e-6)


def learn(x, mask, chosen, worth, news):
    """One step of Adam for policy, entropy and value."""
    hidden, chances, value = forward(x, mask)
    logs = np.log(np.maximum(chances, 1e-9))
    slope = chances * (news[:, None] + ENTROPY * (logs - (chances * logs).sum(axis=1, keepdims=True)))
    slope[np.arange(len(x)), chosen] -= news
    top = np.hstack([slope, (value - worth)[:, None]]) / len(x)
    low = top @ net[2].T * (1 - hidden**2)
    for i, grad in enumerate([x.T @ low, low.sum(0), hidden.T @ top, top.sum(0)]):
        moments[i] = moments[i][0] * 0.9 + grad * 0.1, moments[i][1] * 0.99 + grad**2 * 0.01
        net[i] -= RATE * moments[i][0] / (np.sqrt(moments[i][1]) + 1e-6)


def wins_against_random(games=300):
    """The share of games won; the network has the first seat in every other one."""
    env, mine, won = Batch(**SETTING, games=games, seed=99, auto_reset=False), np.arange(games) % 2, np.zeros(games)
    while (env.seat >= 0).any():
        actions, ours = env.sample(), env.seat == mine
        actions[ours] = pick(forward(*look(env, ours))[1])
        env.step(actions)
        won[env.done] = env.reward[env.done, mine[env.done]] > 0
    return won.mean()


if __name__ == "__main__":
    minutes, began, updates = float(sys.argv[1]) if sys.argv[1:] else 3, time.time(), 0
    while updates % 20 or time.time() - began < 60 * minutes:
        if updates % 20 == 0:
            share, spent, played = wins_against_random(), time.time() - began, updates * STEPS * GAMES
            print(f"{spent:5.0f} s, {played:9,} decisions: wins {share:4.0%} against random", flush=True)
        memory = collect(games)
        for part in np.array_split(chance.permutation(GAMES * STEPS), GAMES * STEPS // PART):
            learn(*(column[part] for column in memory))
        updates += 1
    print(f"In the end it wins {wins_against_random(1000):.1%} of 1000 games against random.")
