"""Tables: seats, the game, the clock, undo, and viewers."""
