"""Games as tables use them: set-up, playing with a numbered log, the stored form, and replay."""
