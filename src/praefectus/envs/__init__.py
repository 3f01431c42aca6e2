"""Environments for learning: thousands of games at once, and adapters for Gymnasium, PettingZoo and OpenSpiel."""

from praefectus.agents.network.observation.compact import FACTS, layout
from praefectus.envs.batch import Batch, Step
from praefectus.envs.compiled.steps import ACTION_SPACE

__all__ = ["ACTION_SPACE", "FACTS", "Batch", "Step", "layout"]
