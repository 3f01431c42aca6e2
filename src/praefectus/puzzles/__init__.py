"""Puzzles: turns of real games in which one card is clearly best."""
