"""Main actions: the spaces of the board and the city cards, what each needs and does."""
