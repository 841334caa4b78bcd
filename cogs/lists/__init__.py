"""Lists of games and results."""
