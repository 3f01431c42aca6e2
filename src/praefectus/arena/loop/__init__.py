"""The compiled loop of the arena; in a folder of its own, so that it is compiled again only when it changes itself."""
