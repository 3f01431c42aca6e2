"""People: their names, their secrets, and moderation."""
