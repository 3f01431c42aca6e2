"""The compiled loop of the arena; in a folder of its own, so that it is compiled anew only when it changes itself."""
