"""Gymnasium's interface: one seat is ours, bots of a level play the others."""

import gymnasium

import praefectus.envs.gym  # noqa: F401 - registers the environment

env = gymnasium.make("praefectus/Concordia-v0", board="italia", seats=3, opponents="beginner", render_mode="ansi")
seen, info = env.reset(seed=1)
over = stopped = False
steps = 0
while not (over or stopped):
    action = env.action_space.sample(seen["action_mask"])  # here a network would choose
    seen, reward, over, stopped, info = env.step(action)
    steps += 1
print(env.render())
print(f"{steps} choices of ours from seat {info['seat']}, reward {reward:+.0f}, points {info['points']}")
