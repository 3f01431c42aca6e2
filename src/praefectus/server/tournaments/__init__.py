"""Tournaments of tables: who sits with whom in a Swiss round, and the standings."""
