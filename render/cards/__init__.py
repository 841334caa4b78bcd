"""Pictures about people and tables instead of positions: a lobby's banner, cards of people, the best of a server."""
