"""The static site: the whole game as files that any web host can serve, and that a browser keeps for the train."""
