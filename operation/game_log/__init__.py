"""What `bot.py log` prints of a game: report.py puts rows, journal and posts together, the others say them in words."""
