"""Baselines to compare with and to start from: PPO, imitation, MaskablePPO, and a search with any of their networks.

Each is a program: `python -m praefectus.benchmark.baselines.ppo --help`. All need PyTorch. Each writes a network that
plays as `learned@FOLDER` and, with search, as `search@FOLDER:500n`: in the arena, in evaluate, and as an opponent.
"""
