"""Bots, hints, forecasts and analysis, computed in worker processes."""
