"""Guild cards of Mocha & Baksheesh: one file for each card or family of alike cards."""
