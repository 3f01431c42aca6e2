"""The arena: agents meet at seat-balanced tables; results are saved, rated and reported."""

from praefectus.arena.errors import ArenaError
from praefectus.arena.match import Arena
from praefectus.arena.plan import FORMATS, Plan, make_plan

__all__ = ["FORMATS", "Arena", "ArenaError", "Plan", "make_plan"]
