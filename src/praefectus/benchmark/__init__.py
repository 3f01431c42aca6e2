"""The benchmark: evaluation by a fixed protocol, signed results, a leaderboard, data sets and baselines."""

from praefectus.benchmark.evaluation import evaluate
from praefectus.benchmark.suites import Suite, suite

__all__ = ["Suite", "evaluate", "suite"]
