"""The network as a player: what it observes, how its answers are read, and the files it ships in."""
