"""How to play: seven steps for newcomers, with examples that the rules themselves play and count."""
