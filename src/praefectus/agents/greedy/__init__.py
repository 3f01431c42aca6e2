"""The greedy player: a readable heuristic. It asks what each choice gives now, and never looks beyond its card.

Plain functions over the records, like the rules.
"""

from praefectus.agents.greedy.choice import choice_worth, greedy_choice

__all__ = ["choice_worth", "greedy_choice"]
