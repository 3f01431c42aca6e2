"""Gymnasium's interface: you have one seat, bots of a level play the others."""

import gymnasium

import praefectus.envs.gym  # noqa: F401 - registers the environment

env = gymnasium.make("praefectus/Concordia-Italia3-v1", opponents="beginner", render_mode="ansi")
seen, info = env.reset(seed=1)
terminated = truncated = False
steps = 0
while not (terminated or truncated):
    action = env.action_space.sample(seen["action_mask"])  # here a network would choose
    seen, reward, terminated, truncated, info = env.step(action)
    steps += 1
print(env.render())
print(f"{steps} choices of ours from seat {info['seat']}, reward {reward:+.0f}, points {info['points']}")
