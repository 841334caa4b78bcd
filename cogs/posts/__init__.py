"""What is sent without being asked for: the posts of the outbox, made when they are delivered."""
