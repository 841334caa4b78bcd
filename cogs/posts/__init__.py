"""Messages that nobody pressed for: the posts of the outbox, made and delivered; the list of what waits for a
person."""
