"""What the network says about a game: forecasts, hints with reasons, and the analysis afterwards."""
