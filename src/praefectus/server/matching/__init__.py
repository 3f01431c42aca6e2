"""Strangers who look for a game: their wishes, and who plays together."""
