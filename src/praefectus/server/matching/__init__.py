"""Players who search for a game: what they want, and who plays together."""
