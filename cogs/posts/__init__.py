"""Messages that nobody pressed for: the posts of the outbox, made and delivered."""
