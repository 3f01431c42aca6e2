"""Players: random, greedy, learned and searching ones; what they expect, and how they are trained."""
