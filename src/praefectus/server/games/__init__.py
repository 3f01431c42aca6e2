"""Games as tables use them: set-up, playing with a numbered log, stored form, replay."""
