"""Bots, hints, forecasts and analysis: they think in worker processes of their own."""
