"""A game through PettingZoo's interface, all seats played at random."""

from praefectus.envs import aec

env = aec.env(board="italia", seats=3, modules=["salt"])
env.reset(seed=1)
steps = 0
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(f"{agent}: reward {reward:+.0f}, {info['points']} points")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        steps += 1
print(f"{steps} decisions")
