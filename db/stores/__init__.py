"""What is stored, by subject: games, people, timers, posts, results."""
