"""The greedy player: a readable heuristic. It asks what each choice brings now, and looks no further than its card.

Plain functions over the records, like the rules.
"""

from praefectus.agents.greedy.choice import choice_worth, greedy_choice

__all__ = ["choice_worth", "greedy_choice"]
