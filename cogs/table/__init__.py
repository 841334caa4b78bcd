"""What concerns a table whose game has begun: who plays, pauses, what is decided together."""
