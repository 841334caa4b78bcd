"""Before a game: its lobby as a message with buttons, and the same by commands."""
