"""Tables: who sits there, the game, the clock, undo, and everybody who looks on."""
