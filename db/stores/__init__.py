"""Queries and changes by subject: games, people, timers, posts, results."""
