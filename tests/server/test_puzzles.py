"""Puzzles over HTTP: the list, a table at which to try one, and grades."""
